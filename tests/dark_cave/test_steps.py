"""Spaces and steps in the Dark Cave: DC-30 to DC-36."""

from collections import Counter

import pytest

import stope
from dark_cave.printed import CARDS, FACING, PATHS, WAY, Printed
from dark_cave.tables import act, against, of, part, phase, seat_of, step, stop, table, walk
from stope.games.dark_cave.cards import Creature, Group
from stope.games.dark_cave.events import (
    AttackEndured,
    CardLost,
    Cause,
    CreatureStruck,
    Drew,
    GoldStolen,
    LaidLow,
    LostCardSeen,
    Stepped,
    TunnelPaid,
    TurnBegan,
)
from stope.games.dark_cave.moves import Card, Chop, Endure, PassOne, Step, Stop, Strike
from stope.kernel.sides import Side

rule = pytest.mark.rule

#: in the middle of a turn: the card was played, the dwarf may move
WALKING = "phase steps | drawer 0 | to_draw 1 | steps"


def walking(text: str, steps: int = 3) -> stope.Match:
    """Return a table where seat 0 has its steps before it."""
    return table(f"{text} | {WALKING} {steps}")


def ways(match: stope.Match) -> set[tuple[int, int, int]]:
    return {(move.x, move.y, move.space) for move in match.moves(0) if isinstance(move, Step)}


# DC-30

#: crossings that can lie beside a card on each of its open sides, those of group I first
CROSSINGS = ["C101", "C101", "C101", "C108", "C201", "C201"]
#: where the card under test lies
X, Y = 10, 10


class Surrounded:
    """A card with a crossing beside each of its open sides."""

    def __init__(self, name: str, turned: bool):
        self.card: Printed = CARDS[name]
        self.turned = turned
        crossings = list(CROSSINGS)
        if name in crossings:
            crossings.remove(name)
        sides = self.card.open(turned)
        self.beside = dict(zip(sides, crossings, strict=False))
        tokens = [f"{name}@{X},{Y}{'v' * turned}"]
        tokens += [
            f"{other}@{X + WAY[side][0]},{Y + WAY[side][1]}" for side, other in self.beside.items()
        ]
        self.tokens = " ".join(tokens)

    def across(self, side: str) -> tuple[int, int, int]:
        """Return the space beyond an open side."""
        x, y = WAY[side]
        return X + x, Y + y, CARDS[self.beside[side]].space_at(FACING[side])

    def match(self, x: int, y: int, space: int) -> stope.Match:
        return walking(f"hands A101 / A103 | table {self.tokens} | dwarves {x},{y}/{space} 0,0/0")


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
    assert match.why_not(1, Step(0, 0, 0)).rule == "DC-9"


# DC-32

#: all six ladders, far from each other: the space that has it
LADDERS = {
    "C111@10,10": "10,10/0",
    "C210@-10,10": "-10,10/0",
    "C211@-10,-10v": "-10,-10/0",
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


# DC-33

#: card, where it lies, where the dwarf begins, the way over the bridge, and the steps that cost
OVER = [
    # group I, east-west above: on entering
    ("C112@1,0", "0,0/0", ["1,0/1", "2,0/0"], [1, 0]),
    ("C112@1,0", "2,0/0", ["1,0/1", "0,0/0"], [1, 0]),
    ("C112@1,0", "0,0/0", ["1,0/1", "0,0/0", "1,0/1"], [1, 0, 1]),
    # group II, east-west above: between the two spaces
    ("C212@1,0", "0,0/0", ["1,0/3", "1,0/2", "2,0/0"], [0, 1, 0]),
    ("C212@1,0", "2,0/0", ["1,0/2", "1,0/3", "0,0/0"], [0, 1, 0]),
    ("C212@1,0", "1,0/2", ["1,0/3", "1,0/2", "1,0/3"], [1, 1, 1]),
    ("C212@1,0", "0,0/0", ["1,0/3", "0,0/0", "1,0/3"], [0, 0, 0]),
    # group II, north-south above
    ("C213@0,1", "0,0/0", ["0,1/0", "0,1/1", "0,2/0"], [0, 1, 0]),
    ("C213@0,1", "0,2/0", ["0,1/1", "0,1/0", "0,0/0"], [0, 1, 0]),
    # group III, north-south above: on entering the centre
    ("C311@0,1", "0,0/0", ["0,1/0", "0,1/2", "0,1/1"], [0, 1, 0]),
    ("C311@0,1", "0,2/0", ["0,1/1", "0,1/2", "0,1/0"], [0, 1, 0]),
    ("C311@0,1", "0,1/0", ["0,1/2", "0,1/0", "0,1/2"], [1, 0, 1]),
    # the lower path costs nothing
    ("C112@0,1", "0,0/0", ["0,1/0", "0,2/0"], [0, 0]),
    ("C112@0,1", "0,2/0", ["0,1/0", "0,0/0"], [0, 0]),
    ("C212@0,1", "0,0/0", ["0,1/0", "0,1/1", "0,2/0"], [0, 0, 0]),
    ("C213@1,0", "0,0/0", ["1,0/3", "1,0/2", "2,0/0"], [0, 0, 0]),
    ("C311@1,0", "0,0/0", ["1,0/4", "1,0/5", "1,0/3"], [0, 0, 0]),
    ("C311@1,0", "2,0/0", ["1,0/3", "1,0/5", "1,0/4"], [0, 0, 0]),
]


@rule("DC-33")
@pytest.mark.parametrize(("bridge", "start", "way", "costs"), OVER)
def test_a_dwarf_loses_a_card_whenever_it_moves_over_the_bridge(bridge, start, way, costs):
    beyond = "C101@2,0" if bridge.endswith("1,0") else "C101@0,2"
    match = walking(
        f"hands C102 C103 A101 A103 / C104 | table {bridge} {beyond} | dwarves {start} 0,0/0"
    )
    left = 4
    for place, cost in zip(way, costs, strict=True):
        events = walk(match, place)
        lost = of(events, CardLost)
        assert lost == [CardLost(0, Cause.BRIDGE, Group.I)] * cost
        left -= cost
        left += len(of(events, Drew))
        assert len(part(match, "hands")[0]) == left
    assert part(match, "hands")[1] == ["C104"]


@rule("DC-33")
@pytest.mark.parametrize(
    ("bridge", "start", "way", "costs"), [entry for entry in OVER if any(entry[3])]
)
def test_without_a_card_nothing_is_lost_on_a_bridge(bridge, start, way, costs):
    beyond = "C101@2,0" if bridge.endswith("1,0") else "C101@0,2"
    match = walking(f"hands / C104 C105 | table {bridge} {beyond} | dwarves {start} 0,0/0")
    events = walk(match, *way)
    assert of(events, CardLost, LostCardSeen) == []
    assert len(of(events, Stepped)) == len(way)
    assert part(match, "hands")[1] == ["C104", "C105"]
    assert part(match, "losses") == 0


@rule("DC-33")
def test_the_two_paths_of_a_bridge_card_are_not_connected():
    for card, spaces in (("C112", 2), ("C212", 4), ("C213", 4), ("C311", 6)):
        half = spaces // 2
        around = Surrounded(card, False)
        for space in range(spaces):
            there = {place[2] for place in ways(around.match(X, Y, space)) if place[:2] == (X, Y)}
            assert all((other < half) == (space < half) for other in there)


@rule("DC-33")
def test_the_lost_card_is_discarded_unseen():
    match = walking("hands C102 / C104 | table C112@1,0 | pile_left 5")
    before = len(part(match, "discard"))
    notices = match.play(0, step("1,0/1"))
    assert part(match, "hands")[0] == []
    assert len(part(match, "discard")) == before + 1
    assert part(match, "discard")[-1] == "C102:0"
    (lost,) = [notice for notice in notices if isinstance(notice.event, CardLost)]
    assert lost.event == CardLost(0, Cause.BRIDGE, Group.I)
    assert lost.heard_by(1)
    assert lost.heard_by(None)
    (seen,) = [notice for notice in notices if isinstance(notice.event, LostCardSeen)]
    assert seen.event == LostCardSeen(0, Card.C102)
    assert seen.heard_by(0)
    assert not seen.heard_by(1)
    assert not seen.heard_by(None)
    assert match.view(1).to_json()["discard"][-1] == "unseen I"


@rule("DC-33")
def test_the_lost_card_is_chosen_at_random():
    hand = ["C102", "A105", "C216", "A308"]
    found = Counter()
    for number in range(400):
        match = walking(f"hands {' '.join(hand)} / C104 | table C112@1,0 | key {number:064x}")
        events = walk(match, "1,0/1")
        (seen,) = of(events, LostCardSeen)
        (lost,) = of(events, CardLost)
        found[seen.card.name] += 1
        assert lost.group + 1 == int(seen.card.name[1])
        assert sorted([*part(match, "hands")[0], seen.card.name]) == sorted(hand)
    # standard deviation 8.7
    assert all(abs(found[card] - 100) < 40 for card in hand)


@rule("DC-33")
def test_two_losses_in_one_turn_are_independent():
    found = Counter()
    for number in range(400):
        match = walking(f"hands C102 A105 C216 / C104 | table C112@1,0 | key {number:064x}")
        events = walk(match, "1,0/1", "0,0/0", "1,0/1")
        found[tuple(seen.card.name for seen in of(events, LostCardSeen))] += 1
    assert len(found) == 6
    assert all(abs(times - 400 / 6) < 33 for times in found.values())


@rule("DC-33")
def test_a_copy_of_a_card_is_as_likely_as_any_other():
    found = Counter()
    for number in range(400):
        match = walking(f"hands C101 C101 C101 A105 / C104 | table C112@1,0 | key {number:064x}")
        (seen,) = of(walk(match, "1,0/1"), LostCardSeen)
        found[seen.card.name] += 1
    assert abs(found["C101"] - 300) < 40


# DC-34

#: card, space before the tunnel, tunnel, space after it
TUNNELS = [
    ("C113", "1,0/0", "1,0/2", "1,0/1"),
    ("C113", "1,0/1", "1,0/2", "1,0/0"),
    ("C114", "1,0/0", "1,0/2", "1,0/1"),
    ("C114", "1,0/1", "1,0/2", "1,0/0"),
    *(("C214", f"1,0/{arm}", "1,0/4", f"1,0/{3 - arm}") for arm in range(4)),
    *(("C215", f"1,0/{arm}", "1,0/4", f"1,0/{arm}") for arm in range(4)),
    ("C312", "1,0/2", "1,0/6", "1,0/5"),
    ("C312", "1,0/5", "1,0/6", "1,0/2"),
]


@rule("DC-34")
@pytest.mark.parametrize(("card", "before", "tunnel", "after"), TUNNELS)
def test_entering_a_tunnel_costs_one_gold_and_leaving_it_nothing(card, before, tunnel, after):
    match = walking(f"hands A101 / A103 | table {card}@1,0 | dwarves {before} 0,0/0 | gold 2 3")
    supply = match.view(None).to_json()["supply"]
    events = walk(match, tunnel)
    assert events == [Stepped(0, 1, 0, int(tunnel[-1])), TunnelPaid(0)]
    assert part(match, "gold") == [1, 3]
    assert match.view(None).to_json()["supply"] == supply + 1
    assert of(walk(match, after), TunnelPaid) == []
    assert part(match, "gold") == [1, 3]
    # and again
    assert TunnelPaid(0) in walk(match, tunnel)
    assert part(match, "gold") == [0, 3]


@rule("DC-34")
@pytest.mark.parametrize(("card", "before", "tunnel", "after"), TUNNELS)
def test_without_gold_the_tunnel_is_free(card, before, tunnel, after):
    match = walking(f"hands A101 / A103 | table {card}@1,0 | dwarves {before} 0,0/0 | gold 0 3")
    supply = match.view(None).to_json()["supply"]
    events = walk(match, tunnel, after)
    assert of(events, TunnelPaid) == []
    assert len(of(events, Stepped)) == 2
    assert part(match, "gold") == [0, 3]
    assert match.view(None).to_json()["supply"] == supply


@rule("DC-34")
@pytest.mark.parametrize("card", ["C113", "C114", "C214", "C215", "C312"])
def test_passing_beside_the_tunnel_costs_nothing(card):
    # in from the start card in the west, out in the north or south
    out = {"C113": "1,-1", "C214": "1,-1", "C312": "1,-1", "C114": "1,1", "C215": "1,1"}[card]
    printed = CARDS[card]
    west, other = printed.space_at("W"), printed.space_at("N" if "-" in out else "S")
    way = [f"1,0/{west}"]
    if printed.group == 3:
        way.append("1,0/2")
    if printed.group > 1:
        way.append(f"1,0/{other}")
    way.append(f"{out}/0")
    match = walking(f"hands A101 / A103 | table {card}@1,0 C101@{out} | boots A103 -", steps=4)
    assert of(walk(match, *way), TunnelPaid) == []
    assert part(match, "gold") == [3, 3]


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


# DC-36

#: crossings on both sides of the start card
ROOM = "C101@1,0 C101@2,0 C101@-1,0"


@rule("DC-36")
@pytest.mark.parametrize(
    ("creature", "card"), [("rat", "A105"), ("lindworm", "A106"), ("goblin", "A209")]
)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_dwarf_that_enters_the_space_of_a_creature_is_attacked_and_stops(creature, card, owner):
    match = walking(
        f"hands C102 C103 / C104 C105 C106 | table {ROOM} | "
        f"creatures {creature}@1,0/0:{owner}:{card} | dwarves 0,0/0 1,0/0"
    )
    events = walk(match, "1,0/0")
    attacks = of(events, CardLost, LaidLow, GoldStolen)
    expected = {
        "rat": CardLost(0, Cause.RAT, Group.I),
        "lindworm": LaidLow(0),
        "goblin": GoldStolen(0),
    }
    # only this dwarf is attacked, not the one that stood there before
    assert attacks == [expected[creature]]
    assert TurnBegan(1) in events
    assert match.actors == (1,)
    assert len(part(match, "hands")[1]) == 3
    assert part(match, "gold") == ([2, 3] if creature == "goblin" else [3, 3])
    assert seat_of(match, 0)["lying"] == (creature == "lindworm")
    assert not seat_of(match, 1)["lying"]
    # one card is drawn, as in every turn
    assert len(part(match, "hands")[0]) == (2 if creature == "rat" else 3)
    # the creature stays, unless its card lay before the one whose turn begins
    assert len(part(match, "creatures")) == (1 if owner == 0 else 0)


@rule("DC-36")
def test_several_creatures_attack_in_turn_rat_lindworm_goblin():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 0,0/0 | "
        "creatures goblin@1,0/0:0:A209 lindworm@1,0/0:0:A106 rat@1,0/0:0:A105"
    )
    events = walk(match, "1,0/0")
    assert of(events, CardLost, LaidLow, GoldStolen) == [
        CardLost(0, Cause.RAT, Group.I),
        LaidLow(0),
        GoldStolen(0),
    ]
    assert len(part(match, "creatures")) == 3


ALL_THREE = "creatures rat@1,0/0:0:A105 lindworm@1,0/0:0:A106 goblin@1,0/0:0:A209"


@rule("DC-36")
def test_before_each_attack_the_player_is_asked_for_an_axe():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 1,0/0 | {ALL_THREE} | axes A104 /"
    )
    events = walk(match, "1,0/0")
    assert events == [Stepped(0, 1, 0, 0)]
    assert (phase(match), match.actors) == ("axe", (0,))
    assert set(match.moves(0)) == {Strike(), Endure()}
    events = act(match, Endure())
    assert events[0] == AttackEndured(0, Creature.RAT)
    assert of(events, CardLost, LaidLow, GoldStolen) == [CardLost(0, Cause.RAT, Group.I)]
    assert phase(match) == "axe"
    events = act(match, Endure())
    assert events == [AttackEndured(0, Creature.LINDWORM), LaidLow(0)]
    # a lying dwarf may use its axe too
    events = act(match, Strike())
    assert events[0] == CreatureStruck(0, Creature.GOBLIN)
    assert of(events, GoldStolen) == []
    assert TurnBegan(1) in events
    assert part(match, "creatures") == ["rat@1,0/0:0:A105", "lindworm@1,0/0:0:A106"]
    assert part(match, "axes") == [[], []]
    assert part(match, "gold") == [3, 3]


@rule("DC-36")
def test_an_axe_that_was_used_is_not_asked_for_again():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 1,0/0 | {ALL_THREE} | axes A104 /"
    )
    walk(match, "1,0/0")
    events = act(match, Strike())
    assert of(events, CreatureStruck, CardLost, LaidLow, GoldStolen) == [
        CreatureStruck(0, Creature.RAT),
        LaidLow(0),
        GoldStolen(0),
    ]
    assert {"C102", "C103"} <= set(part(match, "hands")[0])
    assert match.actors == (1,)


@rule("DC-36")
def test_with_several_axes_several_creatures_can_be_driven_off():
    match = walking(f"hands C102 C103 / C104 | table {ROOM} | {ALL_THREE} | axes A104 A206 A305 /")
    walk(match, "1,0/0")
    events = act(match, Strike()) + act(match, Strike()) + act(match, Strike())
    assert [event.creature for event in of(events, CreatureStruck)] == list(Creature)
    assert of(events, CardLost, LaidLow, GoldStolen) == []
    assert part(match, "creatures") == []
    # the movement is over although all of them are gone
    assert TurnBegan(1) in events
    assert part(match, "dwarves")[0] == "1,0/0"


@rule("DC-36")
def test_only_the_player_of_the_dwarf_that_came_is_asked_for_an_axe():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 1,0/0 | "
        "creatures goblin@1,0/0:0:A209 | axes / A104"
    )
    events = walk(match, "1,0/0")
    assert GoldStolen(0) in events
    assert part(match, "axes") == [[], ["A104"]]
    # both have one: still only the one who came
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 1,0/0 | "
        "creatures goblin@1,0/0:0:A209 | axes A206 / A104"
    )
    walk(match, "1,0/0")
    assert match.actors == (0,)
    assert match.why_not(1, Strike()).rule == "DC-56"
    events = act(match, Endure())
    assert of(events, GoldStolen, TurnBegan) == [GoldStolen(0), TurnBegan(1)]


@rule("DC-36")
def test_a_creature_that_is_driven_off_has_ended_the_movement_all_the_same():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | creatures goblin@1,0/0:0:A209 | axes A104 /"
    )
    walk(match, "1,0/0")
    events = act(match, Strike())
    assert of(events, GoldStolen) == []
    assert TurnBegan(1) in events
    assert part(match, "gold") == [3, 3]
    assert part(match, "creatures") == []


@rule("DC-36")
def test_a_web_beside_the_dwarf_can_still_be_chopped_after_a_creature_stopped_it():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | creatures goblin@1,0/0:0:A209 | axes A104 / | "
        "webs 1,0E2:0:A102"
    )
    walk(match, "1,0/0")
    events = act(match, Endure())
    assert of(events, GoldStolen, TurnBegan) == [GoldStolen(0)]
    assert match.actors == (0,)
    assert against(match, step("0,0/0")) == "DC-13"
    assert set(match.moves(0)) == {Stop(), Chop(1, 0, Side.E)}


@rule("DC-36")
def test_standing_on_the_space_of_a_creature_and_walking_away_is_no_entering():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | {ALL_THREE} | dwarves 1,0/0 0,0/0 | axes A104 /"
    )
    assert walk(match, "2,0/0") == [Stepped(0, 2, 0, 0)]
    assert phase(match) == "steps"
    # but coming back is
    walk(match, "1,0/0")
    assert phase(match) == "axe"


@rule("DC-36")
def test_who_stays_on_the_space_of_a_creature_is_not_attacked():
    match = table(f"hands C102 C103 / C104 | table {ROOM} | {ALL_THREE} | dwarves 1,0/0 0,0/0")
    events = act(match, PassOne(Card.C102)) + act(match, Stop())
    assert of(events, CardLost, LaidLow, GoldStolen) == []
    assert part(match, "gold") == [3, 3]


@rule("DC-36")
def test_creatures_on_other_spaces_of_the_card_do_not_stop_a_dwarf():
    match = walking(
        "hands C102 C103 / C104 | table C201@1,0 C101@2,0 | "
        "creatures goblin@1,0/0:0:A209 rat@1,0/2:0:A105"
    )
    events = walk(match, "1,0/3", "1,0/1", "2,0/0")
    assert of(events, CardLost, GoldStolen) == []
    assert part(match, "dwarves")[0] == "2,0/0"


@rule("DC-36")
def test_an_attack_that_takes_nothing_ends_the_movement_too():
    match = walking(
        f"hands / C104 | table {ROOM} | gold 0 3 | creatures goblin@1,0/0:0:A209 rat@1,0/0:0:A105"
    )
    events = walk(match, "1,0/0")
    assert of(events, CardLost, GoldStolen) == []
    assert TurnBegan(1) in events


@rule("DC-36")
def test_a_ladder_onto_the_space_of_a_creature_is_entering():
    match = walking("hands C102 / C104 | table C111@9,9 | creatures goblin@9,9/0:0:A209")
    assert GoldStolen(0) in walk(match, "9,9/0")


@rule("DC-36")
def test_a_lindworm_keeps_the_dwarf_down_through_its_next_turn():
    match = walking(f"hands C102 C103 / C104 C105 | table {ROOM} | creatures lindworm@1,0/0:0:A106")
    walk(match, "1,0/0")
    assert part(match, "dwarves")[0] == "1,0/0l"
    act(match, PassOne(Card.C104))
    stop(match)
    assert part(match, "dwarves")[0] == "1,0/0"
    assert TurnBegan(1) in act(match, PassOne(Card.C102))
