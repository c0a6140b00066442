"""Evidence about the exit: the steps of dwarves whose players have looked at goals."""

import math
import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from stope.engine.records import duplicate, new_evidence
from stope.games.dark_cave import GAME
from stope.games.dark_cave.ai.insights import insights
from stope.games.dark_cave.ai.weights import MOST_SOUGHT, PER_CARD, SHUNNED
from stope.games.dark_cave.cards import NAMES
from stope.games.dark_cave.moves import Card, LayGoal, Look, PassOne, PassTwo
from stope.search.softmax import SCALE
from tests.games.dark_cave.ai.drawn_evidence import goals, judged, nearer
from tests.games.dark_cave.information.samples import about, worlds
from tests.support.noninterference.dark_cave import scrambled
from tests.support.positions.dark_cave import (
    THREE,
    WALKING,
    act,
    phase,
    step,
    table,
    viewers,
    walk,
    walking,
)
from tests.support.random_play import hidden
from tests.support.random_play import walk as walk_at_random

rule = pytest.mark.rule
HANDS = f"hands A101 C104 C105 / C106 C109 / C107 C110 | {THREE}"
GOALS_DOWN = "D02@-4,-4d D01@4,-4d D03@-4,4d D04@4,4d"
#: Two rooms in the east, one in the west.
ROOMS = "C101@1,0 C101@2,0 C101@-1,0"
CORNERS = [(-4, -4), (4, -4), (-4, 4), (4, 4)]
#: Seat 1 has looked at two goals, seat 2 at the exit and at another one, seat 0 at none.
LOOKED = f"{HANDS} | table D02@-4,-4d:1 D01@4,-4d:12 D03@-4,4d D04@4,4d:2"


def odds(match, viewer):
    """Return the probability of each face-down goal to be the exit, as a viewer sees it."""
    goals = match.view(viewer).to_json()["insights"]["goals"]
    return {(goal["x"], goal["y"]): goal["exit"] for goal in goals}


def seen_goals(match, viewer):
    """Return for each corner the goal that a viewer sees there, or None."""
    cards = {(card["x"], card["y"]): card for card in match.view(viewer).to_json()["table"]}
    return {place: cards[place]["card"] for place in CORNERS}


def record_of(match):
    """Return how much nearer dwarves came to goals that their players had looked at."""
    return nearer(match, match.view(None).evidence)


# Steps that are evidence


@rule("DC-50")
@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("1,0/0", ["0>4,-4:+1"]),
        ("1,0/0 2,0/0", ["0>4,-4:+2"]),
        ("1,0/0 2,0/0 1,0/0", ["0>4,-4:+1"]),
        ("1,0/0 0,0/0", []),
        ("-1,0/0", ["0>4,-4:-1"]),
        ("1,0/0 0,0/0 -1,0/0", ["0>4,-4:-1"]),
    ],
)
def test_who_has_looked_at_a_goal_comes_nearer_to_it_or_goes_away(way, expected):
    match = table(f"{HANDS} | table {GOALS_DOWN} {ROOMS}")
    act(match, Look(Card.A101, 4, -4))
    assert record_of(match) == []
    walk(match, *way.split())
    assert record_of(match) == expected


@rule("DC-50")
def test_steps_count_for_every_goal_that_was_looked_at():
    match = walking(f"{HANDS} | table D02@-4,-4d:0 D01@4,-4d:01 D03@-4,4d {ROOMS}")
    walk(match, "1,0/0", "2,0/0")
    assert record_of(match) == ["0>-4,-4:-2", "0>4,-4:+2"]


@rule("DC-50")
def test_steps_on_one_card_count_nothing():
    match = walking(f"{HANDS} | table D01@4,-4d:0 C216@1,0")
    walk(match, "1,0/2")
    assert record_of(match) == ["0>4,-4:+1"]
    walk(match, "1,0/0")
    assert record_of(match) == ["0>4,-4:+1"]


@rule("DC-50")
def test_a_ladder_leads_as_much_nearer_as_it_is_long():
    match = walking(f"{HANDS} | table D01@4,-4d:0 C111@4,-6")
    walk(match, "4,-6/0")
    assert record_of(match) == ["0>4,-4:+6"]


@rule("DC-50")
def test_with_many_players_steps_count_towards_the_nearer_corners():
    match = walking("hands C102 / A101 / C103 / C104 / C105 / C106 | table D01@3,-3d:0 C101@1,0")
    walk(match, "1,0/0")
    assert record_of(match) == ["0>3,-3:+1"]


@rule("DC-50")
def test_steps_of_who_has_not_looked_count_nothing():
    match = table(f"{HANDS} | table {GOALS_DOWN.replace('D01@4,-4d', 'D01@4,-4d:12')} {ROOMS}")
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0", "2,0/0", "1,0/0")
    assert record_of(match) == []
    # seat 1 has looked, but stays where it is
    act(match, PassOne(Card.C106))
    assert phase(match) == "steps"
    assert record_of(match) == []


@rule("DC-50")
def test_only_steps_after_the_look_count():
    match = table(f"{HANDS} | table {GOALS_DOWN} {ROOMS} | dwarves 1,0/0 0,0/0 0,0/0")
    act(match, Look(Card.A101, 4, -4))
    walk(match, "2,0/0")
    assert record_of(match) == ["0>4,-4:+1"]


@rule("DC-50")
def test_steps_add_up_over_turns():
    now = judged(
        f"{HANDS} | table D01@4,-4d:0 {ROOMS} | dwarves 1,0/0 0,0/0 0,0/0 | {WALKING} 1"
        " | nearer 0>4,-4:-3"
    )
    now.play(step("2,0/0"))
    assert nearer(now.match, now.evidence) == ["0>4,-4:-2"]


@rule("DC-50")
def test_a_second_look_changes_nothing():
    now = judged(f"{HANDS} | table D01@4,-4d:0 {ROOMS} | nearer 0>4,-4:+3")
    now.play(Look(Card.A101, 4, -4))
    assert nearer(now.match, now.evidence) == ["0>4,-4:+3"]


@rule("DC-38")
@pytest.mark.parametrize("goal", ["D01", "D04"])
def test_a_step_onto_a_goal_counts_for_the_others(goal):
    match = walking(
        f"{HANDS} | table D02@-4,-4d:01 {goal}@4,-4d:02 C101@4,-3 | dwarves 4,-3/0 0,0/0 0,0/0"
    )
    walk(match, "4,-4/0")
    if goal == "D04":
        assert phase(match) == "goal"
        act(match, LayGoal(False))
    # one card north
    assert "0>-4,-4:+1" in record_of(match)


@rule("DC-50")
@pytest.mark.parametrize(("sum_so_far", "way"), [("+100", "1,0/0"), ("-100", "-1,0/0")])
def test_steps_do_not_add_up_without_end(sum_so_far, way):
    now = judged(f"{HANDS} | table D01@4,-4d:0 {ROOMS} | {WALKING} 3 | nearer 0>4,-4:{sum_so_far}")
    now.play(step(way))
    assert nearer(now.match, now.evidence) == [f"0>4,-4:{sum_so_far}"]
    now.play(step("0,0/0"))
    assert nearer(now.match, now.evidence) == [f"0>4,-4:{sum_so_far[0]}99"]


NEARER = "nearer 1>-4,-4:-1 1>4,-4:+3 2>4,-4:+2 2>4,4:-2"


@rule("DC-8")
def test_everyone_sees_the_steps_of_others():
    match = walking(f"{HANDS} | table D01@4,-4d:0 {ROOMS}")
    walk(match, "1,0/0")
    for viewer in viewers(match):
        assert nearer(match, match.view(viewer).evidence) == ["0>4,-4:+1"]


# The probabilities that follow


def odds_the_long_way(now, viewer):
    """Return the same as ``odds``, calculated from the evidence in the obvious way."""
    seen = seen_goals(now.match, viewer)
    if "D01" in seen.values():
        return {place: float(seen[place] == "D01") for place in CORNERS}
    points = dict.fromkeys((place for place in CORNERS if seen[place] is None), 0)
    for seat, goal in np.argwhere(now.evidence.nearer).tolist():
        cards_nearer, place = int(now.evidence.nearer[seat, goal]), goals(now.match)[goal]
        if seat != viewer and place in points:
            sought = PER_CARD * min(cards_nearer, MOST_SOUGHT)
            points[place] += sought if cards_nearer > 0 else -SHUNNED
    likely = {place: math.exp(total / SCALE) for place, total in points.items()}
    return {place: likely.get(place, 0) / sum(likely.values()) for place in CORNERS}


JUDGED = {
    "quiet": LOOKED,
    "steps": f"{LOOKED} | {NEARER}",
    "far": f"{LOOKED} | nearer 1>-4,-4:+100 1>4,-4:-100 2>4,-4:+8 2>4,4:+5",
    "one": f"{HANDS} | table D02@-4,-4d:0 D03@4,-4d:01 D04@-4,4d D01@4,4d:2"
    " | nearer 0>-4,-4:+9 0>4,-4:-1 1>4,-4:-2 2>4,4:+2",
    "turned": f"{HANDS} | table D02@-4,-4 D03@4,-4d:1 D04@-4,4d:1 D01@4,4d:2"
    " | nearer 1>4,-4:+4 1>-4,4:-4 2>4,4:+1",
}
every_table = pytest.mark.parametrize("text", JUDGED.values(), ids=JUDGED)


@every_table
def test_the_odds_are_what_the_steps_of_others_make_them(text):
    now = judged(text)
    for viewer in viewers(now.match):
        expected, found = odds_the_long_way(now, viewer), odds(now, viewer)
        down = [place for place in CORNERS if text != JUDGED["turned"] or place != (-4, -4)]
        assert list(found) == down
        assert found == pytest.approx({place: expected[place] for place in down}, abs=1e-3)
        assert sum(found.values()) == pytest.approx(1, abs=2e-3)


@every_table
@pytest.mark.compiled
def test_guesses_lay_the_exit_as_often_as_the_odds_say(text):
    now, draws = judged(text), 3_000
    for viewer in viewers(now.match):
        expected = odds_the_long_way(now, viewer)
        found = Counter(
            tuple(NAMES[face] for face in world.face[1:5])
            for world in worlds(now.match, viewer, draws, now.prior(viewer))
        )
        seen = seen_goals(now.match, viewer).values()
        orders = [
            order
            for order in permutations(("D01", "D02", "D03", "D04"))
            if all(card in (name, None) for card, name in zip(seen, order, strict=True))
        ]
        assert set(found) <= set(orders)
        # wherever the exit lies, the other goals lie in any order
        exits = [CORNERS[order.index("D01")] for order in orders]
        for order, place in zip(orders, exits, strict=True):
            assert found[order] == about(expected[place] / exits.count(place), draws), viewer


@pytest.mark.parametrize("known", ["", ":1", ":12"])
def test_where_nobody_went_anywhere_all_goals_are_equally_likely(known):
    now = judged(f"{HANDS} | table D02@-4,-4d{known} D01@4,-4d D03@-4,4d D04@4,4d{known}")
    for viewer in (0, None):
        assert odds(now, viewer) == dict.fromkeys(CORNERS, 0.25)
    if known:
        assert odds(now, 1) == {(-4, -4): 0, (4, -4): 0.5, (-4, 4): 0.5, (4, 4): 0}


@rule("DC-50")
def test_who_has_seen_the_exit_is_certain_whatever_others_do():
    now = judged(
        f"{HANDS} | table D02@-4,-4d:1 D01@4,-4d:02 D03@-4,4d D04@4,4d"
        " | nearer 1>-4,-4:+9 2>4,-4:-9"
    )
    for seat in (0, 2):
        assert odds(now, seat) == {(-4, -4): 0, (4, -4): 1, (-4, 4): 0, (4, 4): 0}


def test_who_has_seen_all_goals_but_the_exit_is_certain_too():
    now = judged(
        f"{HANDS} | table D02@-4,-4d:0 D01@4,-4d:1 D03@-4,4d:0 D04@4,4d:0 | nearer 1>4,-4:-9"
    )
    assert odds(now, 0) == {(-4, -4): 0, (4, -4): 1, (-4, 4): 0, (4, 4): 0}


@rule("DC-38")
def test_once_the_exit_lies_open_no_other_goal_can_be_it():
    now = judged(f"{HANDS} | table D02@-4,-4d:1 D01@4,-4 D03@-4,4d D04@4,4d | nearer 1>-4,-4:+9")
    for viewer in viewers(now.match):
        assert odds(now, viewer) == {(-4, -4): 0, (-4, 4): 0, (4, 4): 0}


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_goal_that_one_who_knows_it_shuns_is_less_likely_and_one_sought_likelier(viewer):
    goals = "D02@-4,-4d:1 D01@4,-4d:1 D03@-4,4d D04@4,4d"
    found = odds(judged(f"{HANDS} | table {goals} | nearer 1>-4,-4:-1 1>4,-4:+1"), viewer)
    assert found[-4, -4] < 0.15
    assert found[4, -4] > 0.3
    assert found[-4, -4] < found[-4, 4] == found[4, 4] < found[4, -4]
    further = odds(judged(f"{HANDS} | table {goals} | nearer 1>-4,-4:-1 1>4,-4:+4"), viewer)
    assert further[4, -4] > found[4, -4] + 0.1
    # it may be a bluff
    assert further[-4, -4] > 0.02


def test_two_who_seek_a_goal_say_more_than_one():
    goals = "D02@-4,-4d:12 D01@4,-4d D03@-4,4d D04@4,4d"
    one = odds(judged(f"{HANDS} | table {goals} | nearer 1>-4,-4:+2"), 0)
    two = odds(judged(f"{HANDS} | table {goals} | nearer 1>-4,-4:+2 2>-4,-4:+2"), 0)
    assert two[-4, -4] > one[-4, -4] + 0.05


def test_what_a_seat_did_itself_says_nothing_of_goals_to_it():
    quiet = judged(LOOKED)
    loud = judged(f"{LOOKED} | nearer 1>-4,-4:+9 1>4,-4:-9 2>4,4:+9")
    for seat in (1, 2):
        assert odds(quiet, seat) == odds(loud, seat)
    alone = judged(f"{HANDS} | table D02@-4,-4d:1 D03@4,-4d:1 | nearer 1>-4,-4:+9 1>4,-4:-9")
    assert odds(alone, 1) == {(-4, -4): 0, (4, -4): 0, (-4, 4): 0.5, (4, 4): 0.5}
    assert odds(alone, 0)[-4, -4] > 0.5


# Nothing hidden is evidence


@rule("DC-8")
def test_goals_that_a_seat_has_not_seen_change_no_odds():
    one = judged(f"{LOOKED} | {NEARER}")
    other = judged(f"{HANDS} | table D03@-4,-4d:1 D02@4,-4d:12 D04@-4,4d D01@4,4d:2 | {NEARER}")
    for viewer in (0, None):
        assert odds(one, viewer) == odds(other, viewer)
    assert odds(one, 1) != odds(other, 1)


@rule("DC-8")
@pytest.mark.compiled
def test_in_whole_matches_insights_depend_on_nothing_secret():
    rng, told = random.Random(3), 0
    for seed in range(12):
        evidence = new_evidence(GAME.evidence)
        for number, (state, mover, move) in enumerate(walk_at_random(GAME, seed)):
            if number % 7 == 0:
                told += bool(evidence.nearer.any())
                for viewer in (*range(state.seats), None):
                    twin = hidden(GAME, scrambled(state, viewer, rng), viewer)
                    seen = hidden(GAME, state, viewer)
                    expected = insights(seen, viewer, evidence)
                    assert insights(twin, viewer, evidence) == expected
            if not isinstance(GAME.moves.decode(move), PassOne | PassTwo):
                told_by_view, public = duplicate(evidence), hidden(GAME, state, None)
                GAME.functions["update_evidence"](public, mover, move, told_by_view)
                GAME.functions["update_evidence"](state, mover, move, evidence)
                assert told_by_view.tobytes() == evidence.tobytes()
    assert told > 50
