"""Where dwarves go whose players have looked at a goal is on record, and says what they saw."""

import math
import random
from collections import Counter
from itertools import permutations

import pytest

import stope
from dark_cave.guesses import about, worlds
from dark_cave.scramble import scrambled
from dark_cave.tables import THREE, act, part, phase, table, viewers, walk, walking
from stope.errors import BadPosition
from stope.games.dark_cave import GAME
from stope.games.dark_cave.cards import NAMES
from stope.games.dark_cave.courses import MOST_SOUGHT, PER_CARD, SHUNNED
from stope.games.dark_cave.moves import Card, LayGoal, Look, PassOne
from stope.games.dark_cave.views import goals_json
from stope.kernel.inclination import SCALE
from stope.kernel.records import plain
from walks import hidden
from walks import walk as walk_at_random

rule = pytest.mark.rule
HANDS = f"hands A101 C104 C105 / C106 C109 / C107 C110 | {THREE}"
GOALS_DOWN = "D02@-4,-4d D01@4,-4d D03@-4,4d D04@4,4d"
#: Two rooms in the east, one in the west.
ROOMS = "C101@1,0 C101@2,0 C101@-1,0"
CORNERS = [(-4, -4), (4, -4), (-4, 4), (4, 4)]
#: Seat 1 has looked at two goals, seat 2 at the exit and at another one, seat 0 at none.
LOOKED = f"{HANDS} | table D02@-4,-4d:1 D01@4,-4d:12 D03@-4,4d D04@4,4d:2"


def odds(match, viewer):
    """Return how probably each goal that lies face down is the exit, as a viewer sees it."""
    goals = match.view(viewer).to_json()["goals"]
    return {(goal["x"], goal["y"]): goal["exit"] for goal in goals}


def seen_goals(match, viewer):
    """Return for each corner the goal that a viewer sees there, or None."""
    cards = {(card["x"], card["y"]): card for card in match.view(viewer).to_json()["table"]}
    return {place: cards[place]["card"] for place in CORNERS}


def courses_of(match):
    found = {}
    for word in part(match, "courses"):
        seat, place, cards = word.replace(">", ":").split(":")
        found[int(seat), tuple(map(int, place.split(",")))] = int(cards)
    return found


# What is on record


@rule("DC-50")
@pytest.mark.parametrize(
    ("way", "courses"),
    [
        ("1,0/0", ["0>4,-4:+1"]),
        ("1,0/0 2,0/0", ["0>4,-4:+2"]),
        ("1,0/0 2,0/0 1,0/0", ["0>4,-4:+1"]),
        ("1,0/0 0,0/0", []),
        ("-1,0/0", ["0>4,-4:-1"]),
        ("1,0/0 0,0/0 -1,0/0", ["0>4,-4:-1"]),
    ],
)
def test_who_has_looked_at_a_goal_comes_nearer_to_it_or_goes_away(way, courses):
    match = table(f"{HANDS} | table {GOALS_DOWN} {ROOMS}")
    act(match, Look(Card.A101, 4, -4))
    assert part(match, "courses") == []
    walk(match, *way.split())
    assert part(match, "courses") == courses


@rule("DC-50")
def test_courses_add_up_over_turns():
    match = walking(
        f"{HANDS} | table D01@4,-4d:0 {ROOMS} | dwarves 1,0/0 0,0/0 0,0/0 | courses 0>4,-4:-3",
        steps=1,
    )
    walk(match, "2,0/0")
    assert part(match, "courses") == ["0>4,-4:-2"]


@rule("DC-50")
def test_every_goal_that_was_looked_at_has_a_course_of_its_own():
    match = walking(f"{HANDS} | table D02@-4,-4d:0 D01@4,-4d:01 D03@-4,4d {ROOMS}")
    walk(match, "1,0/0", "2,0/0")
    assert part(match, "courses") == ["0>-4,-4:-2", "0>4,-4:+2"]


@rule("DC-50")
def test_steps_on_one_card_count_nothing():
    match = walking(f"{HANDS} | table D01@4,-4d:0 C216@1,0")
    walk(match, "1,0/2")
    assert part(match, "courses") == ["0>4,-4:+1"]
    walk(match, "1,0/0")
    assert part(match, "courses") == ["0>4,-4:+1"]


@rule("DC-50")
def test_a_ladder_leads_as_much_nearer_as_it_is_long():
    match = walking(f"{HANDS} | table D01@4,-4d:0 C111@4,-6")
    walk(match, "4,-6/0")
    assert part(match, "courses") == ["0>4,-4:+6"]


@rule("DC-50")
def test_with_many_players_the_goals_of_courses_are_nearer():
    match = walking("hands C102 / A101 / C103 / C104 / C105 / C106 | table D01@3,-3d:0 C101@1,0")
    walk(match, "1,0/0")
    assert part(match, "courses") == ["0>3,-3:+1"]


@rule("DC-50")
def test_steps_of_who_has_not_looked_count_nothing():
    match = table(f"{HANDS} | table {GOALS_DOWN.replace('D01@4,-4d', 'D01@4,-4d:12')} {ROOMS}")
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0", "2,0/0", "1,0/0")
    assert part(match, "courses") == []
    # seat 1 has looked, but stays where it is
    act(match, PassOne(Card.C106))
    assert phase(match) == "steps"
    assert part(match, "courses") == []


@rule("DC-50")
def test_only_steps_after_the_look_count():
    match = table(f"{HANDS} | table {GOALS_DOWN} {ROOMS} | dwarves 1,0/0 0,0/0 0,0/0")
    act(match, Look(Card.A101, 4, -4))
    walk(match, "2,0/0")
    assert part(match, "courses") == ["0>4,-4:+1"]


@rule("DC-50")
def test_a_second_look_changes_no_course():
    match = table(f"{HANDS} | table D01@4,-4d:0 {ROOMS} | courses 0>4,-4:+3")
    act(match, Look(Card.A101, 4, -4))
    assert part(match, "courses") == ["0>4,-4:+3"]


@rule("DC-38")
@pytest.mark.parametrize("goal", ["D01", "D04"])
def test_a_goal_turned_up_ends_all_courses_to_it(goal):
    match = walking(
        f"{HANDS} | table D02@-4,-4d:01 {goal}@4,-4d:02 C101@4,-3"
        " | dwarves 4,-3/0 0,0/0 0,0/0"
        " | courses 0>-4,-4:-5 0>4,-4:+5 1>-4,-4:+1 2>4,-4:-2"
    )
    walk(match, "4,-4/0")
    if goal == "D04":
        # everyone has seen it, though it is not laid yet
        assert phase(match) == "goal"
        assert part(match, "courses") == ["0>-4,-4:-5", "1>-4,-4:+1"]
        assert table(match.position_text()).position() == match.position()
        act(match, LayGoal(False))
    # one card north, nearer to the other goal
    assert part(match, "courses") == ["0>-4,-4:-4", "1>-4,-4:+1"]


@rule("DC-50")
@pytest.mark.parametrize(("course", "way"), [("+100", "1,0/0"), ("-100", "-1,0/0")])
def test_courses_do_not_grow_without_end(course, way):
    match = walking(f"{HANDS} | table D01@4,-4d:0 {ROOMS} | courses 0>4,-4:{course}")
    walk(match, way)
    assert part(match, "courses") == [f"0>4,-4:{course}"]
    walk(match, "0,0/0")
    assert part(match, "courses") == [f"0>4,-4:{course[0]}99"]


COURSES = "courses 1>-4,-4:-1 1>4,-4:+3 2>4,-4:+2 2>4,4:-2"


@rule("DC-8")
def test_everyone_sees_courses_and_positions_keep_them():
    match = table(f"{LOOKED} | {COURSES}")
    assert part(match, "courses") == COURSES.split()[1:]
    assert f"| {COURSES}" in match.position_text()
    assert table(match.position_text()).position() == match.position()
    assert stope.from_position(match.position()).position() == match.position()
    for viewer in viewers(match):
        record = match.view(viewer).record
        assert record.course[1].tolist() == [-1, 3, 0, 0]
        assert record.course[2].tolist() == [0, 2, 0, -2]
        for world in worlds(match, viewer, 3):
            assert (world.course == record.course).all()


def test_a_table_without_courses_says_nothing_of_them():
    match = table(LOOKED)
    assert part(match, "courses") == []
    assert "courses" not in match.position_text()


@rule("DC-50")
@pytest.mark.parametrize(
    "courses",
    [
        # not where a goal lies
        "1>0,0:+1",
        "1>4,-3:+1",
        "1>400,0:+1",
        # seats that have not looked at it
        "0>4,-4:+1",
        "2>-4,-4:+1",
        # beyond the table
        "3>4,-4:+1",
        "8>4,-4:+1",
        # twice the same
        "1>4,-4:+1 1>4,-4:+2",
        # too far
        "1>4,-4:+101",
        "1>4,-4:-101",
        # not a course
        "1>4,-4:1",
        "1>4,-4",
        "1:4,-4:+1",
        "1>4,-4:+",
        "1>2:+1",
        "x",
    ],
)
def test_courses_that_cannot_be_are_refused(courses):
    with pytest.raises(BadPosition) as refusal:
        table(f"{LOOKED} | courses {courses}")
    assert refusal.value.rule == "DC-50"


@rule("DC-50")
@pytest.mark.parametrize("given", ["1>4,-4:+1", [5], [None], ["1>4,-4:+1"] * 33])
def test_courses_are_a_list_of_words(given):
    position = table(LOOKED).position()
    with pytest.raises(BadPosition) as refusal:
        stope.from_position({**position, "courses": given})
    assert refusal.value.rule == "DC-50"


@rule("DC-50")
@pytest.mark.parametrize("goal", ["D04@4,-4", "D04@4,-4d:01234567*"])
def test_a_goal_that_everyone_sees_has_no_courses(goal):
    with pytest.raises(BadPosition) as refusal:
        table(f"{HANDS} | table {goal} | courses 1>4,-4:+1")
    assert refusal.value.rule == "DC-50"


@rule("DC-38")
@rule("DC-50")
def test_a_goal_that_waits_to_be_laid_has_no_courses():
    match = table(
        f"{HANDS} | table D04@4,-4d:1 C101@4,-3 | dwarves 4,-3/0 0,0/0 0,0/0"
        " | phase goal | pending 4,-4 | entry S | drawer 0 | to_draw 1"
    )
    position = match.position()
    assert position["table"][2] == "D04@4,-4d:01234567*"
    position["table"][2] = "D04@4,-4d:1"
    assert stope.from_position(position).position() == match.position()
    with pytest.raises(BadPosition) as refusal:
        stope.from_position({**position, "courses": ["1>4,-4:+1"]})
    assert refusal.value.rule == "DC-50"


# What it says


def odds_the_long_way(match, viewer):
    """Return how probably each goal is the exit, from what the viewer sees of it."""
    seen = seen_goals(match, viewer)
    if "D01" in seen.values():
        return {place: float(seen[place] == "D01") for place in CORNERS}
    speaks = dict.fromkeys((place for place in CORNERS if seen[place] is None), 0)
    for (seat, place), cards_nearer in courses_of(match).items():
        if seat != viewer and place in speaks:
            sought = PER_CARD * min(cards_nearer, MOST_SOUGHT)
            speaks[place] += sought if cards_nearer > 0 else -SHUNNED
    likely = {place: math.exp(hint / SCALE) for place, hint in speaks.items()}
    return {place: likely.get(place, 0) / sum(likely.values()) for place in CORNERS}


JUDGED = {
    "quiet": LOOKED,
    "steps": f"{LOOKED} | {COURSES}",
    "far": f"{LOOKED} | courses 1>-4,-4:+100 1>4,-4:-100 2>4,-4:+8 2>4,4:+5",
    "one": f"{HANDS} | table D02@-4,-4d:0 D03@4,-4d:01 D04@-4,4d D01@4,4d:2"
    " | courses 0>-4,-4:+9 0>4,-4:-1 1>4,-4:-2 2>4,4:+2",
    "turned": f"{HANDS} | table D02@-4,-4 D03@4,-4d:1 D04@-4,4d:1 D01@4,4d:2"
    " | courses 1>4,-4:+4 1>-4,4:-4 2>4,4:+1",
}
every_table = pytest.mark.parametrize("text", JUDGED.values(), ids=JUDGED)


@every_table
def test_the_odds_are_what_the_courses_of_others_make_them(text):
    match = table(text)
    for viewer in viewers(match):
        expected, found = odds_the_long_way(match, viewer), odds(match, viewer)
        down = [place for place in CORNERS if text != JUDGED["turned"] or place != (-4, -4)]
        assert list(found) == down
        assert found == pytest.approx({place: expected[place] for place in down}, abs=1e-3)
        assert sum(found.values()) == pytest.approx(1, abs=2e-3)


@every_table
def test_guesses_lay_the_exit_as_often_as_the_odds_say(text):
    match, draws = table(text), 3_000
    for viewer in viewers(match):
        expected = odds_the_long_way(match, viewer)
        found = Counter(
            tuple(NAMES[face] for face in world.face[1:5]) for world in worlds(match, viewer, draws)
        )
        seen = seen_goals(match, viewer).values()
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
    match = table(f"{HANDS} | table D02@-4,-4d{known} D01@4,-4d D03@-4,4d D04@4,4d{known}")
    for viewer in (0, None):
        assert odds(match, viewer) == dict.fromkeys(CORNERS, 0.25)
    if known:
        assert odds(match, 1) == {(-4, -4): 0, (4, -4): 0.5, (-4, 4): 0.5, (4, 4): 0}


@rule("DC-50")
def test_who_has_seen_the_exit_is_certain_whatever_others_do():
    match = table(
        f"{HANDS} | table D02@-4,-4d:1 D01@4,-4d:02 D03@-4,4d D04@4,4d"
        " | courses 1>-4,-4:+9 2>4,-4:-9"
    )
    for seat in (0, 2):
        assert odds(match, seat) == {(-4, -4): 0, (4, -4): 1, (-4, 4): 0, (4, 4): 0}


def test_who_has_seen_all_goals_but_the_exit_is_certain_too():
    match = table(
        f"{HANDS} | table D02@-4,-4d:0 D01@4,-4d:1 D03@-4,4d:0 D04@4,4d:0 | courses 1>4,-4:-9"
    )
    assert odds(match, 0) == {(-4, -4): 0, (4, -4): 1, (-4, 4): 0, (4, 4): 0}


@rule("DC-38")
def test_once_the_exit_lies_open_no_other_goal_can_be_it():
    match = table(f"{HANDS} | table D02@-4,-4d:1 D01@4,-4 D03@-4,4d D04@4,4d | courses 1>-4,-4:+9")
    for viewer in viewers(match):
        assert odds(match, viewer) == {(-4, -4): 0, (-4, 4): 0, (4, 4): 0}


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_goal_that_one_who_knows_it_shuns_is_less_likely_and_one_sought_likelier(viewer):
    goals = "D02@-4,-4d:1 D01@4,-4d:1 D03@-4,4d D04@4,4d"
    found = odds(table(f"{HANDS} | table {goals} | courses 1>-4,-4:-1 1>4,-4:+1"), viewer)
    assert found[-4, -4] < 0.15
    assert found[4, -4] > 0.3
    assert found[-4, -4] < found[-4, 4] == found[4, 4] < found[4, -4]
    further = odds(table(f"{HANDS} | table {goals} | courses 1>-4,-4:-1 1>4,-4:+4"), viewer)
    assert further[4, -4] > found[4, -4] + 0.1
    # it may be a bluff
    assert further[-4, -4] > 0.02


def test_two_who_seek_a_goal_say_more_than_one():
    goals = "D02@-4,-4d:12 D01@4,-4d D03@-4,4d D04@4,4d"
    one = odds(table(f"{HANDS} | table {goals} | courses 1>-4,-4:+2"), 0)
    two = odds(table(f"{HANDS} | table {goals} | courses 1>-4,-4:+2 2>-4,-4:+2"), 0)
    assert two[-4, -4] > one[-4, -4] + 0.05


def test_what_a_seat_did_itself_says_nothing_of_goals_to_it():
    quiet = table(LOOKED)
    loud = table(f"{LOOKED} | courses 1>-4,-4:+9 1>4,-4:-9 2>4,4:+9")
    for seat in (1, 2):
        assert odds(quiet, seat) == odds(loud, seat)
    alone = table(f"{HANDS} | table D02@-4,-4d:1 D03@4,-4d:1 | courses 1>-4,-4:+9 1>4,-4:-9")
    assert odds(alone, 1) == {(-4, -4): 0, (4, -4): 0, (-4, 4): 0.5, (4, 4): 0.5}
    assert odds(alone, 0)[-4, -4] > 0.5


# What it does not say


@rule("DC-8")
def test_goals_that_a_seat_has_not_seen_change_no_odds():
    one = table(f"{LOOKED} | {COURSES}")
    other = table(f"{HANDS} | table D03@-4,-4d:1 D02@4,-4d:12 D04@-4,4d D01@4,4d:2 | {COURSES}")
    for viewer in (0, None):
        assert odds(one, viewer) == odds(other, viewer)
    assert odds(one, 1) != odds(other, 1)


@rule("DC-8")
def test_in_whole_matches_the_odds_depend_on_nothing_secret():
    chance, told = random.Random(3), 0
    for seed in range(12):
        for state, _, _ in walk_at_random(GAME, seed, every=7):
            told += bool(state.course.any())
            for viewer in (*range(state.seats), None):
                twin = hidden(GAME, scrambled(state, viewer, chance), viewer)
                seen = hidden(GAME, state, viewer)
                expected = goals_json(seen, plain(seen), viewer)
                assert goals_json(twin, plain(twin), viewer) == expected
    assert told > 50
