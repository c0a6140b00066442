"""Bridges and tunnels of the Dark Cave and what they cost: DC-33 and DC-34."""

from collections import Counter

import pytest

from stope.games.dark_cave.cards import Group
from stope.games.dark_cave.events import CardLost, Cause, Drew, LostCardSeen, Stepped, TunnelPaid
from stope.games.dark_cave.moves import Card
from tests.support.dark_cave_printed_cards import CARDS
from tests.support.events import of
from tests.support.positions.dark_cave import part, step, walk, walking, ways
from tests.support.positions.dark_cave_crossings import Surrounded, X, Y

rule = pytest.mark.rule


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
    found: Counter[str] = Counter()
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
    found: Counter[tuple[str, ...]] = Counter()
    for number in range(400):
        match = walking(f"hands C102 A105 C216 / C104 | table C112@1,0 | key {number:064x}")
        events = walk(match, "1,0/1", "0,0/0", "1,0/1")
        found[tuple(seen.card.name for seen in of(events, LostCardSeen))] += 1
    assert len(found) == 6
    assert all(abs(times - 400 / 6) < 33 for times in found.values())


@rule("DC-33")
def test_a_copy_of_a_card_is_as_likely_as_any_other():
    found: Counter[str] = Counter()
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
