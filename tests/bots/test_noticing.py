"""Noticing how others play, from what everyone saw of them."""

import pickle

import numpy as np
import pytest

import stope
from bots.decisions import asked, thought
from stope.bots import make_bot
from stope.games import GAMES
from stope.kernel.past import Chronicle
from stope.kernel.playouts import players_record
from stope.kernel.records import blank
from stope.kernel.search import MIND
from stope.kernel.suspicion import MOST_HABITS, suspect
from walks import key_of

DIAMANT = GAMES["diamant"]
HABITS = DIAMANT.habits
DOUBT = 64


def suspected(past, doubt=DOUBT):
    """Return how likely each seat thinks, and how likely it follows each rule of thumb."""
    mind = blank(MIND)[0]
    mind.habits, mind.doubt, mind.sharpness = len(HABITS), doubt, DIAMANT.manner.sharpness
    mind.key[:] = key_of(1)
    suspect(past, mind, blank(players_record(DIAMANT.most_moves))[0])
    return mind.thinks.copy(), mind.follows[:, : len(HABITS)].copy()


def played_by(names, seed, caves=5):
    """Return a match of these bots, up to the end of so many caves."""
    match = stope.new("diamant", seats=len(names), seed=seed)
    bots = [make_bot("diamant", name, seed + number) for number, name in enumerate(names)]
    while not match.over and match.view(None).to_json()["cave"] <= caves:
        choices = [(seat, bots[seat].choose(match.view(seat)).move) for seat in match.actors]
        for seat, move in choices:
            match.play(seat, move)
    return match


def test_every_game_has_room_for_its_rules_of_thumb():
    assert all(len(game.habits) <= MOST_HABITS for game in GAMES.values())


def test_of_strangers_a_few_are_supposed_to_follow_a_rule():
    thinks, follows = suspected(stope.new("diamant", seats=5, seed=1).view(0).past)
    assert thinks == pytest.approx(np.full(8, 0.75))
    assert follows == pytest.approx(np.full((8, len(HABITS)), 0.25 / len(HABITS)))


@pytest.mark.parametrize("rule", HABITS[1:])
def test_who_follows_a_rule_is_found_out_within_a_match(rule):
    right = 0
    for seed in range(12):
        names = [rule, "miner", "miner", "miner"]
        thinks, follows = suspected(played_by(names, seed).view(1).past)
        assert thinks + follows.sum(axis=1) == pytest.approx(np.ones(8))
        right += follows[0, HABITS.index(rule)] == max(thinks[0], *follows[0])
    assert right >= 9


def test_who_thinks_is_seldom_taken_for_a_follower():
    trusted = []
    for seed in range(12):
        thinks, _ = suspected(played_by(["master@200", *["careful"] * 3], seed).view(1).past)
        trusted.append(thinks[0])
    assert np.median(trusted) > 0.75


def test_a_decision_against_a_rule_speaks_against_it_and_any_other_for_it():
    match = played_by(["miner"] * 3, 2, caves=2)
    past = match.view(0).past
    for number in range(len(past.seats)):
        table, seat, move = past.tables[number], past.seats[number], past.moves[number]
        one = Chronicle(DIAMANT.state)
        one.add(table, seat, move)
        thinks, follows = suspected(one.told())
        contradicted = move != (table.bag >= 9)
        nine_gems = follows[seat, HABITS.index("nine-gems")] / thinks[seat]
        strangers = 0.25 / len(HABITS) / 0.75
        assert nine_gems < strangers / 3 if contradicted else nine_gems > 0.9 * strangers


def test_the_past_holds_every_decision_with_the_table_before_it():
    match = stope.new("diamant", seats=3, seed=4)
    go_on, leave = match.moves(0)
    before = match.view(None).record.bag
    for seat, move in ((0, go_on), (1, leave), (2, go_on)):
        assert match.view(0).past.seats.size == 0
        match.play(seat, move)
    past = match.view(2).past
    assert dict(zip(past.seats.tolist(), past.moves.tolist(), strict=True)) == {0: 0, 1: 1, 2: 0}
    assert past.tables.bag.tolist() == [before] * 3
    assert past.tables.leaving.tolist() == [0] * 3


def test_a_view_keeps_the_past_it_was_made_with():
    match = stope.new("diamant", seats=8, seed=3)
    view, seen = match.view(0), []
    while not match.over:
        view = match.view(0)
        seen.append((view, view.past.seats.size, view.past.tables.tobytes()))
        for seat in match.actors:
            match.play(seat, match.moves(seat)[seat == 7])
    assert view.past.seats.size > 100
    for earlier, size, tables in seen:
        assert (earlier.past.seats.size, earlier.past.tables.tobytes()) == (size, tables)


def test_a_replayed_match_has_the_same_past():
    match = played_by(["miner", "careful", "nine-gems"], 5)
    again = stope.replay(match.record())
    assert again.view(1) == match.view(1)
    assert again.view(1).past.seats.size == match.view(1).past.seats.size > 0


def test_views_with_another_past_are_not_equal():
    match = played_by(["miner", "careful", "nine-gems"], 5, caves=1)
    same_table = stope.from_position(match.position())
    assert same_table.view(0).record.tobytes() == match.view(0).record.tobytes()
    assert same_table.view(0) != match.view(0)


def test_a_choice_that_is_not_shown_yet_is_in_no_past_and_changes_no_answer():
    answers = set()
    for choice in (0, 1):
        match = played_by(["miner", "careful", "nine-gems", "miner"], 8, caves=1)
        shown = match.view(0).past
        match.play(2, match.moves(2)[choice])
        view = match.view(0)
        assert view.past.seats.tolist() == shown.seats.tolist()
        assert not (view.past.tables.leaving & 4 & view.past.tables.committed).any()
        answers.add(asked(DIAMANT, "master@300", view, 1))
    assert len(answers) == 1


def test_that_others_have_decided_tells_nothing_about_what_they_decided():
    promised = []
    for decided in ([], [1], [3, 2, 1]):
        match = played_by(["miner", *["six-cards"] * 3], 0, caves=3)
        while match.view(None).record.turned < 6:
            for seat in match.actors:
                match.play(seat, match.moves(seat)[0])
        for seat in decided:
            match.play(seat, match.moves(seat)[0])
        found = [thought(DIAMANT, match.view(0), 5000, seed) for seed in range(3)]
        shares = [{one.code: one.share for one in thoughts.prospects} for thoughts in found]
        promised.append([np.mean([share[code] for share in shares]) for code in (0, 1)])
    assert promised == [pytest.approx(promised[0], abs=0.03)] * 3


def test_views_travel_to_other_processes_with_their_past():
    view = played_by(["miner", "careful", "nine-gems"], 5, caves=2).view(0)
    packed = pickle.dumps(view)
    assert pickle.loads(packed) == view
    assert len(packed) < 100 * view.record.nbytes
    assert asked(DIAMANT, "master@300", pickle.loads(packed), 1) == asked(
        DIAMANT, "master@300", view, 1
    )


def test_the_past_cannot_be_changed():
    view = played_by(["miner", "careful", "nine-gems"], 5, caves=1).view(0)
    for column in view.past:
        with pytest.raises(ValueError, match="read-only"):
            column[0] = column[-1]


def test_what_was_seen_of_the_others_changes_what_is_expected():
    expected = set()
    for others in ("nine-gems", "two-hazards"):
        match = played_by(["miner", *[others] * 3], 6, caves=2)
        table = stope.from_position(match.position()).view(0)
        view = stope.View(DIAMANT, 0, table.record, match.view(0).past)
        assert asked(DIAMANT, "master@2000", view, 1) != asked(DIAMANT, "master@2000", table, 1)
        expected.add(asked(DIAMANT, "master@2000", view, 1))
    assert len(expected) == 2


@pytest.mark.parametrize("game", ["duel", "dark-cave"])
def test_where_decisions_tell_secrets_there_is_no_past(game):
    match = stope.new(game, seed=1)
    for _ in range(20):
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    assert match.view(0).past.seats.size == 0
