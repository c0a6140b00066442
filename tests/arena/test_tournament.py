"""Tournaments: paired deals, ratings that find what is true, runs that go on where they stopped."""

import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

import stope
from stope.arena import tournament, workers
from stope.arena.estimates import estimate, estimate_ratio, estimate_share
from stope.arena.ratings import ratings
from stope.arena.tasks import Settings, Task, lay_out, play_match, play_task
from stope.bots import check_bot, is_policy, policies
from stope.cli.arena import named
from stope.games import GAMES
from tests.support.child_processes import first_line, started

#: Seconds after which a test gives up; a busy machine takes a small part of them.
PATIENCE = 120


def finished(settings, deals, **how):
    return tournament.play(settings, deals, tournament.nothing_yet(settings), **how)


def assert_same(one, other):
    for column in fields(tournament.Results):
        assert np.array_equal(getattr(one, column.name), getattr(other, column.name)), column.name


MIXED = Settings("diamant", ("careful", "miner", "random"), seed=11)


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
    assert_same(tournament.play(settings, 30, part), whole)


def test_results_are_kept_and_others_are_refused(tmp_path):
    path = tmp_path / "run.npz"
    settings = Settings("diamant", ("careful", "random", "random"), seed=9)
    assert tournament.load(path, settings).deals == 0
    results = finished(settings, 5)
    tournament.save(path, settings, results)
    assert_same(tournament.load(path, settings), results)
    with pytest.raises(stope.OtherResults, match=r"run\.npz"):
        tournament.load(path, Settings("diamant", ("careful", "random", "random"), seed=10))
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(stope.BadRecord):
        tournament.load(path, settings)
    path.write_text("no results")
    with pytest.raises(stope.BadRecord):
        tournament.load(path, settings)


def test_results_without_all_columns_are_refused(tmp_path):
    path = tmp_path / "old.npz"
    settings = Settings("diamant", ("careful", "random", "random"))
    np.savez(path, settings=settings.digest(), wins=np.zeros((1, 3, 3)))
    with pytest.raises(stope.BadRecord, match="reasons"):
        tournament.load(path, settings)


def test_a_damaged_file_of_results_is_refused_or_whole(tmp_path):
    path = tmp_path / "run.npz"
    settings = Settings("diamant", ("careful", "random", "random"), seed=9)
    tournament.save(path, settings, finished(settings, 5))
    whole, rng = path.read_bytes(), random.Random(1)
    refused = 0
    for _ in range(600):
        damaged = bytearray(whole)
        for _ in range(rng.randint(1, 8)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        path.write_bytes(damaged)
        try:
            tournament.load(path, settings)
        except (stope.BadRecord, stope.OtherResults):
            refused += 1
    assert refused > 300


@pytest.mark.parametrize(
    ("column", "spoil"),
    [
        ("numbers", lambda numbers: numbers * 0),
        ("wins", lambda wins: wins * np.nan),
        ("wins", lambda wins: wins[:-1]),
        ("wins", lambda wins: wins + 1),
        ("scores", lambda scores: scores / 0.0 + np.inf),
        ("roles", lambda roles: roles + 5),
        ("reasons", lambda reasons: reasons.astype(np.int64)),
        ("reasons", lambda reasons: reasons - 9),
    ],
)
def test_results_that_no_tournament_has_are_refused(tmp_path, column, spoil):
    path = tmp_path / "run.npz"
    settings = Settings("diamant", ("careful", "random", "random"), seed=9)
    results = finished(settings, 5)
    with np.errstate(all="ignore"):
        spoilt = replace(results, **{column: spoil(getattr(results, column))})
    tournament.save(path, settings, spoilt)
    with pytest.raises(stope.BadRecord, match=column):
        tournament.load(path, settings)


# Matches decision by decision, in processes and on clusters


def test_a_match_through_views_has_the_cards_of_the_simulation():
    for game in GAMES.values():
        seats = game.usual_seats
        settings = Settings(game.name, ("random",) * seats, seed=2**63 + 5)
        played = stope.simulate(game.name, seats, 9, seed=settings.seed, keep_states=True)
        for deal in (0, 7):
            match = lay_out(settings, deal)
            # all shuffles come from the key
            assert match.position()["key"] == game.position(played.states[deal])["key"]
        assert match.position_text() == lay_out(settings, 7).position_text()
        assert match.position_text() != lay_out(settings, 6).position_text()


def test_bots_that_leave_nothing_to_chance_play_the_same_match_both_ways():
    settings = Settings("diamant", ("two-hazards", "nine-gems", "six-cards"), seed=4)
    assert_same(finished(settings, 4), finished(settings, 4, step_by_step=True, threads=1))


def test_a_match_is_the_same_whenever_it_is_played():
    one, other = play_match(MIXED, 5, 1), play_match(MIXED, 5, 1)
    assert one.record() == other.record()
    assert one.record() != play_match(MIXED, 5, 2).record()


def test_processes_change_nothing_and_a_run_goes_on_with_the_deals_missing():
    whole = finished(MIXED, 6, step_by_step=True, threads=1)
    gaps = tournament.Results(
        *(getattr(whole, column.name)[[1, 4]] for column in fields(tournament.Results))
    )
    heard: list[int] = []
    rest = tournament.play(MIXED, 6, gaps, report=heard.append, threads=2, step_by_step=True)
    assert_same(rest, whole)
    assert heard == list(range(7, 19))


def test_what_is_finished_is_kept_when_the_playing_ends_early():
    kept: list[tournament.Results] = []

    def stop(matches):
        if matches == 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        finished(MIXED, 6, step_by_step=True, threads=1, report=stop, keep=kept.append)
    assert kept[-1].numbers.tolist() == [0, 1]
    assert_same(
        tournament.play(MIXED, 6, kept[-1], step_by_step=True, threads=1),
        finished(MIXED, 6, step_by_step=True, threads=1),
    )


LONG_RUN = """
import sys
from pathlib import Path
from stope.arena import tournament
from stope.arena.tasks import Settings

if __name__ == "__main__":
    settings = Settings("diamant", ("careful", "miner", "random"))
    path = Path(sys.argv[1])

    def report(matches):
        if matches == 12:
            print("playing", flush=True)

    tournament.play(
        settings, 100_000, tournament.nothing_yet(settings), threads=2, step_by_step=True,
        report=report, keep=lambda results: tournament.save(path, settings, results),
    )
"""


def test_ctrl_c_ends_all_processes_and_keeps_what_is_finished(tmp_path):
    script, kept = tmp_path / "long_run.py", tmp_path / "kept.npz"
    script.write_text(LONG_RUN, encoding="utf-8")
    command = [sys.executable, str(script), str(kept)]
    with started(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert first_line(run) == "playing\n"
        # to the whole group, as a terminal does
        os.killpg(run.pid, signal.SIGINT)
        _, complaint = run.communicate(timeout=PATIENCE)
        assert complaint.count("Traceback") == 1
        assert complaint.rstrip().endswith("KeyboardInterrupt")
        results = tournament.load(kept, Settings("diamant", ("careful", "miner", "random")))
        assert results.deals >= 3
        with pytest.raises(ProcessLookupError):
            _wait_until_gone(run.pid)


def _wait_until_gone(group):
    for _ in range(10 * PATIENCE):
        os.killpg(group, 0)
        time.sleep(0.1)


def test_a_match_that_fails_in_a_process_is_told_with_its_deal():
    settings = Settings("diamant", ("nobody",) * 3)
    tasks = [Task(settings, deal, 1, 0, step_by_step=True) for deal in (3, 4)]
    with pytest.raises(stope.MatchFailed, match=r"[34] with nobody, nobody, nobody .*UnknownBot"):
        list(workers.in_processes(play_task, tasks, 2))


def test_a_process_that_is_killed_is_told():
    with pytest.raises(stope.WorkerLost, match="process"):
        list(workers.in_processes(os._exit, [1, 2, 3], 2))


def test_ray_gives_the_same_results_as_processes(monkeypatch):
    ray = pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert_same(
        finished(MIXED, 2, ray=True, threads=1, step_by_step=True),
        finished(MIXED, 2, threads=1, step_by_step=True),
    )
    assert not ray.is_initialized()


def test_a_cluster_that_does_not_answer_is_told(monkeypatch):
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(ConnectionError, match=r"RAY_ADDRESS=127\.0\.0\.1:1"):
        finished(MIXED, 1, ray=True, step_by_step=True)


def test_without_ray_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(stope.NoRay, match=r"stope\[ray\]"):
        finished(MIXED, 1, ray=True)


def test_names_of_bots_are_checked_before_anything_is_played():
    game = GAMES["diamant"]
    check_bot(game, "careful")
    assert is_policy(game, "careful")
    for bad in ("nobody", "careful@", ""):
        assert not is_policy(game, bad)
    unknown: list[Any] = ["nobody", "careful@", "", None, 3]
    for name in unknown:
        with pytest.raises(stope.UnknownBot, match="careful"):
            check_bot(game, name)
    with pytest.raises(stope.UnknownBot):
        finished(Settings("diamant", ("careful", "careful", "nobody")), 1, step_by_step=True)
    with pytest.raises(stope.BadNumber):
        finished(MIXED, 1, threads=0, step_by_step=True)


# Roles, teams and ranks


@pytest.mark.parametrize("step_by_step", [False, True])
def test_teams_win_whole_wins_and_roles_are_told_apart(step_by_step):
    settings = Settings("dark-cave", ("careful",) * 4 + ("random",), seed=2)
    deals = 4 if step_by_step else 60
    results = finished(settings, deals, step_by_step=step_by_step, threads=1)
    assert set(np.unique(results.roles)) <= {0, 1}
    # with five players there are three loyal cards and one saboteur of each clan, one card unused
    saboteurs = (results.roles == 1).sum(axis=2)
    assert set(np.unique(saboteurs)) <= {0, 1, 2}
    for standing in tournament.standings(settings, results):
        matches = results.deals * 5 * settings.bots.count(standing.bot)
        assert sum(role.matches for role in standing.roles) == matches
        won = sum(role.matches * role.won.mean for role in standing.roles)
        assert won == pytest.approx(matches * standing.won.mean)
        assert standing.won.mean >= standing.wins.mean
    report = tournament.to_json(settings, results)
    assert list(report["standings"][0]["roles"]) == ["loyal", "saboteur"]
    assert sum(report["endings"].values()) == report["matches"]


def test_the_role_of_a_bot_is_that_of_its_seat():
    settings = Settings("dark-cave", ("careful", "random", "random", "random", "random"), seed=2)
    results = finished(settings, 3)
    for rotation in range(5):
        played = stope.simulate(
            "dark-cave", 5, 3, settings.lineup(rotation), seed=2, keep_states=True
        )
        seats = [(bot - rotation) % 5 for bot in range(5)]
        assert np.array_equal(results.roles[:, rotation], played.states.character[:, seats])


def test_who_plays_alone_has_ranks_and_no_rating():
    settings = Settings("duel", ("careful",), seed=1)
    results = finished(settings, 50)
    report = tournament.to_json(settings, results)
    assert set(report["endings"]) <= {"rank-1", "rank-2", "rank-3", "rank-4"}
    assert sum(report["endings"].values()) == 50
    first = [15, 20, 25]
    for score, reason in zip(results.scores[:, 0, 0], results.reasons[:, 0], strict=True):
        assert reason == 2 + sum(score >= gold for gold in first)
    assert report["standings"][0]["rating"] is None
    # a rank is no win: what counts is the gold
    assert not results.wins.any()
    assert report["standings"][0]["score"]["mean"] == pytest.approx(results.scores.mean())


def test_one_deal_tells_no_interval():
    report = tournament.to_json(MIXED, finished(MIXED, 1))
    assert report["standings"][0]["score"]["interval"] is None


def test_intervals_of_ratios_are_those_of_means_where_counts_are_equal():
    values = np.random.default_rng(3).normal(3, 2, 50)
    plain, ratio = estimate(values), estimate_ratio(2 * values, np.full(50, 2.0))
    assert ratio.mean == pytest.approx(plain.mean)
    assert ratio.half_width == pytest.approx(plain.half_width)
    assert estimate_ratio(np.zeros(5), np.zeros(5)).half_width == float("inf")


def test_intervals_of_ratios_hold_what_they_promise():
    rng = np.random.default_rng(4)
    held = 0
    for _ in range(400):
        counts = rng.integers(0, 4, 80).astype(float)
        figure = estimate_ratio(rng.binomial(counts.astype(int), 0.3).astype(float), counts)
        held += abs(figure.mean - 0.3) <= figure.half_width
    assert 360 <= held <= 396


def test_intervals_hold_what_they_promise():
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        figure = estimate(rng.normal(3, 2, 50))
        held += abs(figure.mean - 3) <= figure.half_width
    assert 360 <= held <= 396


def test_who_won_every_deal_is_not_certain_to_win():
    settings = Settings("diamant", ("nine-gems", "random", "random"), seed=9)
    always = np.zeros((20, 3, 3))
    always[:, :, 0] = 1
    results = replace(finished(settings, 20), wins=always, scores=always)
    best = tournament.standings(settings, results)[0]
    assert best.wins.mean == best.won.mean == 1
    assert 0.05 < best.wins.half_width < 0.15
    assert best.rating is not None
    assert best.rating.half_width > 10


def test_intervals_of_shares_hold_what_they_promise():
    rng = np.random.default_rng(6)
    for share in (0.05, 0.5, 0.97):
        held = 0
        for _ in range(400):
            figure = estimate_share(rng.binomial(1, share, 40).astype(float))
            held += abs(figure.mean - share) <= figure.half_width
        assert held >= 360


def test_ratings_find_the_strengths_that_made_the_results():
    rng = np.random.default_rng(2)
    true = np.array([200.0, 0.0, -200.0])
    strength = 10 ** (true / 400)
    # luck of each player multiplied with the strength: Plackett and Luce, which pairs see as
    # Bradley and Terry
    scores = strength / rng.exponential(size=(3000, 3, 3))
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
        "newcomer",
        "miner",
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
