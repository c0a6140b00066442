"""Axes against creatures of the Dark Cave: DC-56."""

import pytest

from stope.games.dark_cave.cards import Group
from stope.games.dark_cave.events import (
    AttackEndured,
    CardLost,
    Cause,
    CreatureStruck,
    GoldStolen,
    LaidLow,
    TurnBegan,
)
from stope.games.dark_cave.moves import Card, Chop, Endure, Lure, PassOne, Strike
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    AWAY,
    SEEN,
    THREE,
    act,
    against,
    heard,
    part,
    phase,
    seat_of,
    table,
    walk,
)
from tests.support.positions.dark_cave_creatures import ATTACKS, GOBLIN, LINDWORM, RAT, lured

rule = pytest.mark.rule


@rule("DC-56")
def test_all_bearers_on_the_space_are_asked_the_active_player_first_then_clockwise():
    match = lured(2, "1,0/0 1,0/0 1,0/0 1,0/0", "A104 / / A206 / A305")
    asked = []
    while phase(match) == "axe":
        [seat] = match.actors
        asked.append(seat)
        assert set(match.moves(seat)) == {Strike(), Endure()}
        for other in {0, 1, 2, 3} - {seat}:
            assert against(match, Strike(), seat=other) == "DC-56"
        assert of(act(match, Endure()), AttackEndured) == [AttackEndured(seat, GOBLIN)]
    assert asked == [2, 3, 0]
    assert [event.seat for event, _ in heard(match, GoldStolen)] == [2, 3, 0, 1]
    assert part(match, "axes") == [["A104"], [], ["A206"], ["A305"]]


@rule("DC-56")
def test_if_the_active_dwarf_is_elsewhere_its_player_is_not_asked():
    match = lured(2, "1,0/0 1,0/0 0,5/0 1,0/0", "A104 / / A206 / A305")
    asked = []
    while phase(match) == "axe":
        asked += match.actors
        act(match, Endure())
    assert asked == [3, 0]
    match = lured(2, "1,0/0 1,0/0 0,5/0 1,0/0", "A104 / A206 / / A305")
    asked = []
    while phase(match) == "axe":
        asked += match.actors
        act(match, Endure())
    assert asked == [3, 0, 1]


@rule("DC-56")
@pytest.mark.parametrize("endured", [0, 1, 2])
def test_the_first_axe_drives_it_off_and_nobody_is_attacked(endured):
    match = lured(1, "1,0/0 1,0/0 1,0/0 1,0/0", "A305 / A104 / / A206")
    for _ in range(endured):
        act(match, Endure())
    [striker] = match.actors
    assert striker == [1, 3, 0][endured]
    act(match, Strike())
    everyone = [0, 1, 2, 3, None]
    assert heard(match, CreatureStruck) == [(CreatureStruck(striker, GOBLIN), everyone)]
    assert heard(match, *ATTACKS) == []
    assert phase(match) != "axe"
    assert part(match, "creatures") == []
    left = [["A305"], ["A104"], [], ["A206"]]
    used = left[striker].pop()
    assert part(match, "axes") == left
    assert set(part(match, "discard")) == {used + SEEN, "A209" + SEEN}
    assert part(match, "gold") == [3, 3, 3, 3]
    # its player still moves and draws
    assert part(match, "turn") == 1
    assert phase(match) == "steps"


@rule("DC-56")
def test_who_has_several_axes_is_asked_once_and_uses_one():
    match = lured(0, "0,5/0 1,0/0 0,5/0 1,0/0", "/ A104 A206 / / A305")
    assert match.actors == (1,)
    act(match, Endure())
    assert match.actors == (3,)
    match = lured(0, "0,5/0 1,0/0 0,5/0 1,0/0", "/ A104 A206 / / A305")
    act(match, Strike())
    assert seat_of(match, 1)["axes"] == 1
    assert heard(match, *ATTACKS) == []


@rule("DC-56")
def test_axes_elsewhere_and_in_hands_are_of_no_use():
    hands = "A209 C104 / A104 C107 / C102 C105"
    match = table(
        f"hands {hands} | {THREE} | table C101@1,0 C108@2,0 {AWAY} | dwarves 0,5/0 1,0/0 0,5/0"
        " | axes A305 / / A206"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    assert GoldStolen(1) in walk(match, "1,0/0")


@rule("DC-56")
def test_an_axe_bearer_on_another_space_of_the_card_is_not_asked():
    match = table(
        f"hands A209 C104 / C103 C107 / C102 C105 | {THREE} | table C201@1,0 C108@2,0 {AWAY}"
        " | dwarves 0,5/0 1,0/1 1,0/0 | axes / / A206"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    assert of(walk(match, "1,0/1"), GoldStolen) == [GoldStolen(1)]


@rule("DC-56")
def test_bearers_are_asked_when_a_creature_is_put_on_their_space():
    match = table(
        "hands A209 C104 / C103 C107 | table C108@2,0 C101@1,0 | dwarves 0,0/0 2,0/0 | axes / A206"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    assert match.actors == (1,)
    act(match, Strike())
    assert part(match, "creatures") == []
    assert part(match, "gold") == [3, 3]


@rule("DC-56")
@rule("DC-62")
def test_a_dwarf_that_lies_down_may_use_an_axe():
    match = lured(0, "0,5/0 1,0/0l 0,5/0 0,5/0", "/ A104 / /")
    assert match.actors == (1,)
    act(match, Strike())
    assert part(match, "creatures") == []


@rule("DC-56")
def test_a_dwarf_of_one_who_left_is_on_no_space():
    match = table(
        f"hands A209 C104 / C103 C107 / C102 C105 | {THREE} | table C101@1,0 C108@2,0 {AWAY}"
        " | dwarves 0,5/0 1,0/0 out | first_out 2 | axes / / A206"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    assert of(walk(match, "1,0/0"), GoldStolen) == [GoldStolen(1)]


WAITING = (
    "hands C104 C105 / C103 C107 / C102 C106 | {clans} | table C101@1,0 C101@2,0"
    " | dwarves 0,0/0 1,0/0 1,0/0"
)


@rule("DC-56")
@rule("DC-36")
def test_if_a_dwarf_enters_only_its_player_is_asked_and_only_it_is_attacked():
    text = WAITING.format(clans=THREE) + " | creatures goblin@1,0/0:1:A209"
    match = table(text + " | axes A104 / A206 / A305")
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0")
    assert of(events, *ATTACKS) == []
    assert match.actors == (0,)
    for other in (1, 2):
        assert against(match, Strike(), seat=other) == "DC-56"
    assert of(act(match, Endure()), *ATTACKS) == [GoldStolen(0)]
    assert part(match, "gold") == [2, 3, 3]
    # without an axe nobody is asked
    match = table(text + " | axes / A206 / A305")
    act(match, PassOne(Card.C104))
    assert of(walk(match, "1,0/0"), *ATTACKS) == [GoldStolen(0)]
    assert match.actors == (1,)


@rule("DC-56")
def test_a_creature_met_is_discarded_by_its_owner_and_the_movement_is_over_all_the_same():
    match = table(
        WAITING.format(clans=THREE) + " | creatures goblin@1,0/0:2:A209 | axes A104 / / | pile C110"
    )
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    events = act(match, Strike())
    assert of(events, CreatureStruck) == [CreatureStruck(0, GOBLIN)]
    assert TurnBegan(1) in events
    assert part(match, "creatures") == []
    assert {"A104" + SEEN, "A209" + SEEN} <= set(part(match, "discard"))
    assert part(match, "dwarves")[0] == "1,0/0"
    assert part(match, "hands")[0] == ["C105", "C110"]


ALL_THREE = "creatures rat@1,0/0:1:A105 lindworm@1,0/0:1:A106 goblin@1,0/0:2:A209"


@rule("DC-36")
@rule("DC-56")
def test_several_creatures_attack_an_entering_dwarf_in_order_with_a_question_before_each():
    match = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE} | axes A104 A206 A305 / /")
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    told = []
    while phase(match) == "axe":
        assert match.actors == (0,)
        told += of(act(match, Endure()), AttackEndured, *ATTACKS)
    assert told == [
        AttackEndured(0, RAT),
        CardLost(0, Cause.RAT, Group.I),
        AttackEndured(0, LINDWORM),
        LaidLow(0),
        AttackEndured(0, GOBLIN),
        GoldStolen(0),
    ]
    assert match.actors == (1,)


@rule("DC-36")
@rule("DC-56")
def test_without_axes_all_attack_at_once_in_their_order():
    match = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE}")
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0")
    assert of(events, *ATTACKS) == [CardLost(0, Cause.RAT, Group.I), LaidLow(0), GoldStolen(0)]
    # the owner's turn has begun and taken rat and lindworm away
    assert TurnBegan(1) in events
    assert part(match, "creatures") == ["goblin@1,0/0:2:A209"]


@rule("DC-36")
@rule("DC-56")
def test_one_axe_drives_off_one_creature_and_the_others_attack():
    match = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE} | axes A104 / /")
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    events = act(match, Strike())
    assert of(events, CreatureStruck, *ATTACKS) == [
        CreatureStruck(0, RAT),
        LaidLow(0),
        GoldStolen(0),
    ]
    match = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE} | axes A104 / /")
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    assert of(act(match, Endure()), *ATTACKS) == [CardLost(0, Cause.RAT, Group.I)]
    assert of(act(match, Strike()), CreatureStruck, *ATTACKS) == [
        CreatureStruck(0, LINDWORM),
        GoldStolen(0),
    ]


@rule("DC-56")
def test_outside_these_moments_nothing_drives_a_creature_off():
    match = table(
        f"hands C104 C105 / C103 C107 / C102 C106 | {THREE} | table C101@1,0 C101@2,0"
        " | dwarves 1,0/0 0,0/0 0,0/0 | creatures goblin@1,0/0:1:A209 | axes A104 / /"
    )
    assert against(match, Strike()) == "DC-56"
    assert against(match, Endure()) == "DC-56"
    act(match, PassOne(Card.C104))
    assert phase(match) == "steps"
    assert against(match, Strike()) == "DC-56"
    # walking away is no entering
    assert of(walk(match, "2,0/0"), *ATTACKS) == []
    assert against(match, Strike()) == "DC-56"
    # coming back is
    walk(match, "1,0/0")
    assert phase(match) == "axe"
    assert against(match, Chop(1, 0, Side.E)) == "DC-56"


@rule("DC-56")
@rule("DC-57")
def test_a_table_waiting_for_a_step_or_an_axe_can_be_written_and_read():
    walking = table("hands A105 C104 / C107 | table C108@1,0 C101@2,0")
    act(walking, Lure(Card.A105, 1, 0, 0))
    asking = lured(2, "1,0/0 1,0/0 1,0/0 1,0/0", "A104 / / A206 / A305")
    act(asking, Endure())
    meeting = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE} | axes A104 A206 / /")
    act(meeting, PassOne(Card.C104))
    walk(meeting, "1,0/0")
    act(meeting, Strike())
    for match in (walking, asking, meeting):
        again = table(match.position_text())
        assert again.state_bytes() == match.state_bytes()
        assert again.actors == match.actors
