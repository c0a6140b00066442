"""Tournaments: paired deals, ratings that find what is true, runs that go on where they stopped."""

import numpy as np
import pytest

import stope
from stope.arena import tournament
from stope.arena.ratings import estimate, ratings
from stope.arena.tournament import Settings
from stope.bots import policies
from stope.cli.standings import named
from stope.games import GAMES


def finished(settings, deals):
    return tournament.play(settings, deals, tournament.nothing_yet(settings), lambda _: None)


def test_every_bot_plays_every_deal_on_every_seat():
    settings = Settings("diamant", ("careful", "random", "nine-gems"), seed=3)
    results = finished(settings, 20)
    assert results.wins.shape == (20, 3, 3)
    for rotation in range(3):
        seats = settings.bots[rotation:] + settings.bots[:rotation]
        played = stope.simulate("diamant", 3, 20, seats, seed=3)
        for bot, name in enumerate(settings.bots):
            assert np.array_equal(
                results.scores[:, rotation, bot], played.scores[:, seats.index(name)]
            )
    assert np.allclose(results.wins.sum(axis=2), 1)


def test_copies_of_one_bot_do_equally_well_on_every_deal_that_leaves_nothing_to_chance():
    results = finished(Settings("diamant", ("six-cards",) * 4, seed=5), 10)
    assert np.allclose(results.wins, 0.25)


def test_the_series_goes_on_where_it_stopped():
    settings = Settings("diamant", ("careful", "random", "random"), seed=9)
    whole = finished(settings, 30)
    part = finished(settings, 11)
    rest = tournament.play(settings, 30, part, lambda _: None)
    assert np.array_equal(rest.wins, whole.wins)
    assert np.array_equal(rest.scores, whole.scores)


def test_results_are_kept_and_others_are_refused(tmp_path):
    path = tmp_path / "run.npz"
    settings = Settings("diamant", ("careful", "random", "random"), seed=9)
    assert tournament.load(path, settings).deals == 0
    results = finished(settings, 5)
    tournament.save(path, settings, results)
    assert np.array_equal(tournament.load(path, settings).scores, results.scores)
    with pytest.raises(stope.BadRecord):
        tournament.load(path, Settings("diamant", ("careful", "random", "random"), seed=10))
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(stope.BadRecord):
        tournament.load(path, settings)
    path.write_text("no results")
    with pytest.raises(stope.BadRecord):
        tournament.load(path, settings)


def test_intervals_hold_what_they_promise():
    chance = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        figure = estimate(chance.normal(3, 2, 50))
        held += abs(figure.mean - 3) <= figure.half_width
    assert 360 <= held <= 396


def test_ratings_find_the_strengths_that_made_the_results():
    chance = np.random.default_rng(2)
    true = np.array([200.0, 0.0, -200.0])
    strength = 10 ** (true / 400)
    # luck of each player multiplied with the strength: Plackett and Luce, which pairs see as
    # Bradley and Terry
    scores = strength / chance.exponential(size=(3000, 3, 3))
    wins = (scores == scores.max(axis=2, keepdims=True)).astype(float)
    names = ["a", "b", "c"]
    for figure, point in zip(ratings(names, names, wins * 0, scores), true, strict=True):
        assert abs(figure.mean - point) < 3 * figure.half_width
        assert figure.half_width < 15


def test_the_careful_player_stands_above_chance_in_every_game():
    for game in GAMES.values():
        seats = game.usual_seats
        settings = Settings(game.name, ("careful",) + ("random",) * (seats - 1), seed=1)
        table = tournament.standings(settings, finished(settings, 40))
        assert table[0].bot == "careful"


def test_published_rules_of_diamant_are_what_they_say():
    game = GAMES["diamant"]
    assert list(policies(game)) == [
        "random",
        "careful",
        "nine-gems",
        "two-hazards",
        "six-cards",
        "expected-value",
        "lead-and-trail",
        "guided",
    ]
    from stope.bots import make_bot

    def decides(bot, text):
        match = stope.from_position_text("diamant", text)
        return type(make_bot("diamant", bot, 1).choose(match.view(0)).move).__name__

    rich = "path 9 15 5+2 | bag 9 | seats 0i 0i 0i"
    assert decides("nine-gems", rich) == "Leave"
    assert decides("nine-gems", "path 9 15 | bag 8 | seats 0i 0i 0i") == "GoOn"
    assert decides("two-hazards", "path 9 snake gas | bag 3 | seats 0i 0i 0i") == "Leave"
    assert decides("two-hazards", "path 9 15 snake | bag 8 | seats 0i 0i 0i") == "GoOn"
    assert decides("expected-value", "path 9 15 | bag 8 | seats 0i 0i 0i") == "GoOn"
    risky = "path 17+2 15 14+2 snake gas | bag 14 | seats 0i 0i 0i"
    assert decides("expected-value", risky) == "Leave"
    ahead, behind = "20i 5i 5i", "5i 20i 5i"
    close = "cave 3 | path 17+2 15 snake | bag 10 | seats "
    assert decides("lead-and-trail", close + ahead) == "Leave"
    assert decides("lead-and-trail", close + behind) == "GoOn"


def test_line_ups_are_read():
    assert named("careful,random*2") == ["careful", "random", "random"]
    for bad in ("random*0", "random*x", "random*²"):
        with pytest.raises(stope.BotCount):
            named(bad)
