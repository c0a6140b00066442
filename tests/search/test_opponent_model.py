"""The opponent model, and the public history that it reads."""

import pickle

import numpy as np
import pytest

import stope
from stope.bots import make_bot
from stope.engine.records import blank
from stope.games import GAMES
from stope.games.dark_cave.moves import PassOne, PassTwo
from stope.search.ismcts import SEARCH_STATE
from stope.search.opponent_model import MAX_SCRIPTS, update_posteriors
from stope.search.public_history import HistoryRecorder
from tests.support.bot_decisions import asked, search_result
from tests.support.random_play import key_of

DIAMANT = GAMES["diamant"]
SCRIPTS = DIAMANT.scripts
SCRIPTED_SHARE = 64


def posteriors(history, scripted_share=SCRIPTED_SHARE):
    """Return the posterior of each seat that it searches, and that it scripted each script."""
    search_state = blank(SEARCH_STATE)[0]
    search_state.scripts, search_state.scripted_share, search_state.rollout_sharpness = (
        len(SCRIPTS),
        scripted_share,
        DIAMANT.search_config.rollout_sharpness,
    )
    search_state.key[:] = key_of(1)
    update_posteriors(history, search_state, blank(DIAMANT.playout_record)[0])
    return search_state.search_posterior.copy(), search_state.script_posterior[
        :, : len(SCRIPTS)
    ].copy()


def played_by(names, seed, caves=5):
    """Return a match of these bots, up to the end of so many caves."""
    match = stope.new("diamant", seats=len(names), seed=seed)
    bots = [make_bot("diamant", name, seed + number) for number, name in enumerate(names)]
    while not match.over and match.view(None).to_json()["cave"] <= caves:
        choices = [(seat, bots[seat].choose(match.view(seat)).move) for seat in match.actors]
        for seat, move in choices:
            match.play(seat, move)
    return match


def test_no_game_has_more_scripts_than_the_model_can_hold():
    assert all(len(game.scripts) <= MAX_SCRIPTS for game in GAMES.values())


def test_before_any_evidence_a_small_share_follows_a_script():
    searches, scripted = posteriors(stope.new("diamant", seats=5, seed=1).view(0).history)
    assert searches == pytest.approx(np.full(8, 0.75))
    assert scripted == pytest.approx(np.full((8, len(SCRIPTS)), 0.25 / len(SCRIPTS)))


@pytest.mark.parametrize("script", SCRIPTS[1:])
@pytest.mark.compiled
def test_a_scripted_seat_is_recognized_within_a_match(script):
    right = 0
    for seed in range(12):
        names = [script, "miner", "miner", "miner"]
        searches, scripted = posteriors(played_by(names, seed).view(1).history)
        assert searches + scripted.sum(axis=1) == pytest.approx(np.ones(8))
        right += scripted[0, SCRIPTS.index(script)] == max(searches[0], *scripted[0])
    assert right >= 9


@pytest.mark.compiled
def test_a_searching_seat_is_seldom_taken_for_a_scripted_one():
    searching = []
    for seed in range(12):
        searches, _ = posteriors(played_by(["master@200", *["careful"] * 3], seed).view(1).history)
        searching.append(searches[0])
    assert np.median(searching) > 0.75


def test_a_decision_against_a_script_speaks_against_it_and_any_other_for_it():
    match = played_by(["miner"] * 3, 2, caves=2)
    history = match.view(0).history
    for number in range(len(history.seats)):
        view, seat, move = history.views[number], history.seats[number], history.moves[number]
        one = HistoryRecorder(DIAMANT.state)
        one.add(view, seat, move)
        searches, scripted = posteriors(one.history())
        contradicted = move != (view.bag >= 9)
        nine_gems = scripted[seat, SCRIPTS.index("nine-gems")] / searches[seat]
        strangers = 0.25 / len(SCRIPTS) / 0.75
        assert nine_gems < strangers / 3 if contradicted else nine_gems > 0.9 * strangers


def test_the_history_holds_every_decision_with_the_view_before_it():
    match = stope.new("diamant", seats=3, seed=4)
    go_on, leave = match.moves(0)
    before = match.view(None).record.bag
    for seat, move in ((0, go_on), (1, leave), (2, go_on)):
        assert match.view(0).history.seats.size == 0
        match.play(seat, move)
    history = match.view(2).history
    assert dict(zip(history.seats.tolist(), history.moves.tolist(), strict=True)) == {
        0: 0,
        1: 1,
        2: 0,
    }
    assert history.views.bag.tolist() == [before] * 3
    assert history.views.leaving.tolist() == [0] * 3


def test_a_view_keeps_the_history_it_was_made_with():
    match = stope.new("diamant", seats=8, seed=3)
    view, seen = match.view(0), []
    while not match.over:
        view = match.view(0)
        seen.append((view, view.history.seats.size, view.history.views.tobytes()))
        for seat in match.actors:
            match.play(seat, match.moves(seat)[seat == 7])
    assert view.history.seats.size > 100
    for earlier, size, views in seen:
        assert (earlier.history.seats.size, earlier.history.views.tobytes()) == (size, views)


def test_a_replayed_match_has_the_same_history():
    match = played_by(["miner", "careful", "nine-gems"], 5)
    again = stope.replay(match.record())
    assert again.view(1) == match.view(1)
    assert again.view(1).history.seats.size == match.view(1).history.seats.size > 0


def test_views_with_another_history_are_not_equal():
    match = played_by(["miner", "careful", "nine-gems"], 5, caves=1)
    same_table = stope.from_position(match.position())
    assert same_table.view(0).record.tobytes() == match.view(0).record.tobytes()
    assert same_table.view(0) != match.view(0)


def test_a_choice_that_is_not_shown_yet_is_in_no_history_and_changes_no_answer():
    answers = set()
    for choice in (0, 1):
        match = played_by(["miner", "careful", "nine-gems", "miner"], 8, caves=1)
        shown = match.view(0).history
        match.play(2, match.moves(2)[choice])
        view = match.view(0)
        assert view.history.seats.tolist() == shown.seats.tolist()
        assert not (view.history.views.leaving & 4 & view.history.views.committed).any()
        answers.add(asked(DIAMANT, "master@300", view, 1))
    assert len(answers) == 1


def test_that_others_have_decided_tells_nothing_about_what_they_decided():
    values = []
    for decided in ([], [1], [3, 2, 1]):
        match = played_by(["miner", *["six-cards"] * 3], 0, caves=3)
        while match.view(None).record.turned < 6:
            for seat in match.actors:
                match.play(seat, match.moves(seat)[0])
        for seat in decided:
            match.play(seat, match.moves(seat)[0])
        found = [search_result(DIAMANT, match.view(0), 5000, seed) for seed in range(3)]
        shares = [{one.code: one.value for one in result.moves} for result in found]
        values.append([np.mean([share[code] for share in shares]) for code in (0, 1)])
    assert values == [pytest.approx(values[0], abs=0.03)] * 3


def test_views_travel_to_other_processes_with_their_history():
    view = played_by(["miner", "careful", "nine-gems"], 5, caves=2).view(0)
    packed = pickle.dumps(view)
    assert pickle.loads(packed) == view
    assert len(packed) < 100 * view.record.nbytes
    assert asked(DIAMANT, "master@300", pickle.loads(packed), 1) == asked(
        DIAMANT, "master@300", view, 1
    )


def test_the_past_cannot_be_changed():
    view = played_by(["miner", "careful", "nine-gems"], 5, caves=1).view(0)
    for column in view.history:
        with pytest.raises(ValueError, match="read-only"):
            column[0] = column[-1]


def test_what_was_seen_of_the_others_changes_what_is_expected():
    expected = set()
    for others in ("nine-gems", "two-hazards"):
        match = played_by(["miner", *[others] * 3], 6, caves=2)
        table = stope.from_position(match.position()).view(0)
        view = stope.View(DIAMANT, 0, table.record, match.view(0).history)
        assert asked(DIAMANT, "master@2000", view, 1) != asked(DIAMANT, "master@2000", table, 1)
        expected.add(asked(DIAMANT, "master@2000", view, 1))
    assert len(expected) == 2


def test_a_game_whose_bots_read_no_history_keeps_none():
    match = stope.new("duel", seed=1)
    for _ in range(20):
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    assert match.view(0).history.seats.size == 0


def test_decisions_with_secrets_are_not_in_the_history():
    match = stope.new("dark-cave", seats=5, seed=1)
    bots = [make_bot("dark-cave", "random", seat) for seat in range(5)]
    public_moves = []
    while not match.over:
        seat = match.actors[0]
        move = bots[seat].choose(match.view(seat)).move
        shown = match.view(None).record.tobytes()
        match.play(seat, move)
        if not isinstance(move, PassOne | PassTwo):
            public_moves.append((seat, match.game.moves.encode(move), shown))
    history = match.view(0).history
    assert len(public_moves) < len(match.history)
    assert public_moves == [
        (int(seat), int(code), view.tobytes())
        for view, seat, code in zip(history.views, history.seats, history.moves, strict=True)
    ]
