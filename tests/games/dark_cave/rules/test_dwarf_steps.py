"""Spaces and steps in the Dark Cave: DC-30 to DC-32 and DC-35."""

import pytest

import stope
from stope.games.dark_cave.events import Stepped
from stope.games.dark_cave.moves import Card, PassOne, Step
from tests.support.dark_cave_printed_cards import CARDS, FACING, PATHS, WAY
from tests.support.events import of
from tests.support.positions.dark_cave import (
    act,
    against,
    part,
    phase,
    step,
    stop,
    table,
    walk,
    walking,
    ways,
)
from tests.support.positions.dark_cave_crossings import CROSSINGS, Surrounded, X, Y

rule = pytest.mark.rule


# DC-30


every_way = pytest.mark.parametrize(
    ("name", "turned"),
    [(name, turned) for name, card in PATHS.items() for turned in (False, True)],
)


@rule("DC-30")
@pytest.mark.parametrize("name", CARDS)
def test_the_number_of_spaces_is_that_of_the_list(name):
    if name[0] == "D":
        place = "0,0" if name == "D00" else "4,4"
        match = table(f"hands A101 / A103 | table {name}@{place}")
    else:
        match = table(f"hands A101 / A103 | table {name}@10,10")
    (shown,) = [card for card in match.view(0).to_json()["table"] if card["card"] == name]
    assert shown["spaces"] == CARDS[name].spaces
    x, y = shown["x"], shown["y"]
    for space in range(8):
        drawn = f"hands A101 / A103 | table {name}@{x},{y} | dwarves {x},{y}/{space} 0,0/0"
        if space >= CARDS[name].spaces:
            with pytest.raises(stope.BadPosition, match="DC-30"):
                table(drawn)
        elif (name, space) == ("D01", 4):
            with pytest.raises(stope.BadPosition, match="DC-39"):
                table(drawn)
        else:
            assert part(table(drawn), "dwarves")[0] == f"{x},{y}/{space}"


@rule("DC-30")
@rule("DC-31")
@every_way
@pytest.mark.compiled
def test_from_each_space_steps_lead_to_those_beside_it_and_nowhere_else(name, turned):
    around = Surrounded(name, turned)
    card = around.card
    for space in range(card.spaces):
        expected = {(X, Y, other) for one, other in card.inner_steps() if one == space}
        expected |= {
            around.across(side)
            for side in card.open(turned)
            if card.space_at(side, turned) == space
        }
        if card.feature == "ladder" and card.featured() == space:
            expected.add((0, 0, 0))
        assert ways(around.match(X, Y, space)) == expected
        # and back again
    for side in card.open(turned):
        assert (X, Y, card.space_at(side, turned)) in ways(around.match(*around.across(side)))


def crossing_steps(around: Surrounded, start: str, end: str) -> int | None:
    """Return how many steps a card takes from one side to another, or None if there is no way."""
    seen = {around.across(start)}
    goal = (X, Y, around.card.space_at(end, around.turned))
    edge = seen
    for number in range(1, 9):
        found = set()
        for place in edge:
            found |= {there for there in ways(around.match(*place)) if there[:2] == (X, Y)}
        if goal in found:
            return number
        edge = found - seen
        seen |= found
    return None


@rule("DC-30")
@pytest.mark.parametrize("name", [name for name, card in PATHS.items() if len(card.open()) > 1])
@pytest.mark.compiled
def test_a_card_takes_as_many_steps_to_cross_as_its_group_says(name):
    around = Surrounded(name, False)
    card = around.card
    for start in card.open():
        for end in card.open():
            if start == end:
                continue
            joined = any(start in path and end in path for path in card.paths)
            if joined:
                assert crossing_steps(around, start, end) == card.group
            elif card.feature == "bridge":
                assert crossing_steps(around, start, end) is None
            else:
                # through the tunnel: I bend, tunnel, bend; II arm, tunnel, arm; III five spaces
                assert crossing_steps(around, start, end) == {1: 3, 2: 3, 3: 5}[card.group]


@rule("DC-30")
def test_the_start_card_has_one_space_and_is_crossed_in_one_step():
    around = "C101@1,0 C101@-1,0 C101@0,1 C108@0,-1"
    match = walking(f"hands A101 / A103 | table {around}")
    assert ways(match) == {(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0)}


@rule("DC-30")
@pytest.mark.parametrize("goal", ["D01", "D02", "D03", "D04"])
@pytest.mark.parametrize("turned", [False, True])
def test_goals_have_a_centre_and_a_space_for_each_open_side(goal, turned):
    if goal == "D01" and turned:
        return
    card = CARDS[goal]
    beside = dict(zip(card.open(turned), CROSSINGS, strict=False))
    tokens = [f"{name}@{4 + WAY[side][0]},{4 + WAY[side][1]}" for side, name in beside.items()]
    tokens.append(f"{goal}@4,4{'v' * turned}")
    for space in range(card.spaces):
        if (goal, space) == ("D01", 4):
            continue
        match = walking(f"hands A101 / A103 | table {' '.join(tokens)} | dwarves 4,4/{space} 0,0/0")
        expected = {(4, 4, other) for one, other in card.inner_steps() if one == space}
        expected |= {
            (4 + WAY[side][0], 4 + WAY[side][1], CARDS[name].space_at(FACING[side]))
            for side, name in beside.items()
            if card.space_at(side, turned) == space
        }
        if goal == "D02" and space == 2:
            expected.add((0, 0, 0))
        assert ways(match) == expected


# DC-31


@rule("DC-31")
@pytest.mark.parametrize(
    ("there", "verdict"),
    [
        # C301 at 1,0: N, E, S, W, centre
        ("1,0/4", None),
        ("2,0/0", None),
        ("1,0/0", "DC-31"),
        ("1,0/2", "DC-31"),
        ("1,0/3", "DC-31"),
        # staying is no step
        ("1,0/1", "DC-31"),
        # no such space, an empty place, across a corner, too far away
        ("1,0/5", "DC-31"),
        ("1,1/0", "DC-31"),
        ("2,1/0", "DC-31"),
        ("0,0/0", "DC-31"),
        ("3,0/0", "DC-31"),
        ("50,50/0", "DC-31"),
    ],
)
def test_a_step_leads_to_an_adjacent_space(there, verdict):
    cards = "C301@1,0 C101@2,0 C101@3,0 C101@2,1"
    match = walking(f"hands A101 / A103 | table {cards} | dwarves 1,0/1 0,0/0")
    assert against(match, step(there)) == verdict


@rule("DC-31")
@pytest.mark.parametrize(
    ("there", "verdict"),
    [("0,-1/2", None), ("0,-1/0", "DC-31"), ("0,-1/1", "DC-31"), ("0,-1/3", "DC-31")],
)
def test_across_a_side_a_step_leads_to_the_space_that_begins_there(there, verdict):
    # C201 to the north: its arm in the south is the space 2
    match = walking("hands A101 / A103 | table C201@0,-1")
    assert against(match, step(there)) == verdict


@rule("DC-31")
def test_there_is_no_way_through_a_closed_side():
    match = walking("hands A101 / A103 | table C101@1,0 C104@2,1 C102@1,1 | dwarves 1,1/0 0,0/0")
    assert against(match, step("2,1/0")) == "DC-31"
    assert against(match, step("1,0/0")) is None


@rule("DC-31")
def test_a_web_blocks_the_side_it_lies_on_from_both_directions_and_no_other():
    cards = "C101@1,0 C101@-1,0"
    for dwarf, blocked, free in (("0,0/0", "1,0/0", "-1,0/0"), ("1,0/0", "0,0/0", "1,1/0")):
        match = walking(
            f"hands A101 / A103 | table {cards} C101@1,1 | "
            f"webs 0,0E2:1:A102 | dwarves {dwarf} 0,0/0"
        )
        assert against(match, step(blocked)) == "DC-53"
        assert against(match, step(free)) is None


@rule("DC-31")
def test_a_web_does_not_block_steps_on_the_card_itself():
    match = walking("hands A101 / A103 | table C201@1,0 | webs 0,0E2:1:A102 | dwarves 1,0/3 0,0/0")
    assert ways(match) == {(1, 0, 0), (1, 0, 1), (1, 0, 2)}


@rule("DC-31")
def test_a_space_that_does_not_touch_the_web_is_too_far_away_rather_than_blocked():
    match = walking("hands A101 / A103 | table C301@1,0 | webs 0,0E2:1:A102 | dwarves 1,0/4 0,0/0")
    assert against(match, step("0,0/0")) in ("DC-31", "DC-53")
    assert ways(match) == {(1, 0, 0), (1, 0, 1), (1, 0, 2), (1, 0, 3)}


@rule("DC-31")
def test_steps_may_go_back_and_forth():
    match = walking("hands A101 / A103 | table C101@1,0")
    events = walk(match, "1,0/0", "0,0/0", "1,0/0")
    assert of(events, Stepped) == [Stepped(0, 1, 0, 0), Stepped(0, 0, 0, 0), Stepped(0, 1, 0, 0)]
    assert part(match, "dwarves")[0] == "1,0/0"


@rule("DC-31")
def test_only_the_own_dwarf_moves():
    match = walking("hands A101 / A103 | table C101@1,0 C101@-1,0 | dwarves 1,0/0 -1,0/0")
    walk(match, "0,0/0")
    assert part(match, "dwarves") == ["0,0/0", "-1,0/0"]
    assert against(match, Step(0, 0, 0), 1) == "DC-9"


# DC-32

#: all six ladders, far from each other: the space that has it
LADDERS = {
    "C111@10,10": "10,10/0",
    "C210@-10,10": "-10,10/1",
    "C211@-10,-10v": "-10,-10/1",
    "C310@20,0": "20,0/2",
    "D02@4,4": "4,4/2",
}


@rule("DC-32")
@pytest.mark.parametrize("start", ["0,0/0", *LADDERS.values()])
def test_a_ladder_leads_to_every_other_ladder_in_one_step(start):
    spots = {"0,0/0", *LADDERS.values()}
    match = walking(
        f"hands A101 / A103 | table {' '.join(LADDERS)} | dwarves {start} 0,0/0", steps=1
    )
    for there in spots:
        assert against(match, step(there)) == ("DC-31" if there == start else None)
    other = min(spots - {start})
    x, y, space = step(other).x, step(other).y, step(other).space
    assert Stepped(0, x, y, space) in walk(match, other)
    assert part(match, "dwarves")[0] == other


@rule("DC-32")
def test_only_the_space_with_the_ladder_counts():
    cards = "C310@20,0 C111@10,10 D02@4,4"
    for start in ("20,0/0", "20,0/1", "4,4/0", "4,4/1"):
        match = walking(f"hands A101 / A103 | table {cards} | dwarves {start} 0,0/0")
        x, y = start.split("/")[0].split(",")
        assert ways(match) == {(int(x), int(y), 2)}
    match = walking(f"hands A101 / A103 | table {cards}")
    assert against(match, step("20,0/0")) == "DC-31"
    assert against(match, step("4,4/1")) == "DC-31"


@rule("DC-32")
def test_a_ladder_on_a_face_down_goal_leads_nowhere():
    match = walking("hands A101 / A103 | table D02@4,4d C111@10,10")
    assert ways(match) == {(10, 10, 0)}
    assert against(match, step("4,4/2")) in ("DC-31", "DC-38")


@rule("DC-32")
def test_the_ladder_of_a_goal_counts_from_when_it_is_turned_up():
    match = walking("hands A101 C101 / C102 C103 | table D02@4,4d C101@3,4 | dwarves 3,4/0 0,0/0")
    walk(match, "4,4/0")
    stop(match)
    act(match, PassOne(Card.C102))
    assert against(match, step("4,4/2")) is None


@rule("DC-32")
def test_webs_do_not_matter_to_ladders():
    match = walking(
        "hands A101 / A103 | table C111@1,0 | webs 0,0E2:1:A102 0,0S2:1:A204 0,-1S2:1:A304"
    )
    # on foot the way is blocked, but the ladder leads there
    assert ways(match) == {(1, 0, 0)}
    walk(match, "1,0/0")
    assert part(match, "dwarves")[0] == "1,0/0"


@rule("DC-32")
def test_without_another_ladder_the_start_card_leads_nowhere_else():
    match = walking("hands A101 / A103 | table C101@1,0 C101@7,7")
    assert ways(match) == {(1, 0, 0)}


@rule("DC-32")
def test_a_neighbouring_ladder_is_one_way_and_not_two():
    match = walking("hands A101 / A103 | table C111@1,0")
    assert [move for move in match.moves(0) if isinstance(move, Step)] == [Step(1, 0, 0)]


# DC-35


@rule("DC-35")
def test_any_number_of_dwarves_may_share_a_space():
    hands = "C102 / C103 / C104 / C105 / C106 / C107 / C108 / C109"
    dwarves = "0,0/0 " + "1,0/0 " * 7
    match = table(f"hands {hands} | table C101@1,0 C101@2,0 | dwarves {dwarves}")
    act(match, PassOne(Card.C102))
    walk(match, "1,0/0")
    assert part(match, "dwarves") == ["1,0/0"] * 8
    # and it may walk on
    assert phase(match) == "steps"
    walk(match, "2,0/0")
    assert part(match, "dwarves") == ["2,0/0"] + ["1,0/0"] * 7
