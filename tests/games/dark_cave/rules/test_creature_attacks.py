"""What rats, lindworms and goblins of the Dark Cave do: DC-61 to DC-63."""

import pytest

from stope.games.dark_cave.cards import Group
from stope.games.dark_cave.events import (
    CardLost,
    Cause,
    CreatureStruck,
    GoldStolen,
    GoldTaken,
    LaidLow,
    LostCardSeen,
    SitsOut,
    StoodUp,
    TurnBegan,
)
from stope.games.dark_cave.moves import Card, Lure, PassOne, Strike
from tests.support.events import of
from tests.support.positions.dark_cave import (
    AWAY,
    THREE,
    act,
    against,
    heard,
    part,
    phase,
    seat_of,
    step,
    stop,
    table,
    walk,
)
from tests.support.positions.dark_cave_creatures import GOBLIN, lured

rule = pytest.mark.rule


# DC-61


@rule("DC-61")
def test_a_rat_takes_one_card_of_each_clockwise_from_the_active_player():
    match = lured(1, "1,0/0 1,0/0 1,0/0 0,5/0", "/ / /", "A105")
    before = [["C103", "C104"], ["C106", "C107"], ["C102", "C105"], ["C110", "C111"]]
    lost = [event for event, _ in heard(match, CardLost)]
    assert [event.seat for event in lost] == [1, 2, 0]
    assert {event.cause for event in lost} == {Cause.RAT}
    assert [len(hand) for hand in part(match, "hands")] == [1, 1, 1, 2]
    for event, hearers in heard(match, LostCardSeen):
        assert hearers == [event.seat]
        gone = event.card.name
        assert gone in before[event.seat]
        assert gone not in part(match, "hands")[event.seat]
        # discarded unseen: the owner alone knows it
        assert f"{gone}:{event.seat}" in part(match, "discard")
        for viewer in (0, 1, 2, 3, None):
            known = match.view(viewer).to_json()["discard"]
            assert (gone in known) == (viewer == event.seat)


@rule("DC-61")
def test_the_others_see_the_group_of_the_lost_card():
    match = table(f"hands A105 C104 / C201 | {'table C108@1,0 ' + AWAY} | dwarves 0,5/0 1,0/0")
    act(match, Lure(Card.A105, 1, 0, 0))
    assert heard(match, CardLost) == [(CardLost(1, Cause.RAT, Group.II), [0, 1, None])]
    assert heard(match, LostCardSeen) == [(LostCardSeen(1, Card.C201), [1])]


@rule("DC-61")
def test_an_empty_hand_loses_nothing():
    match = table(
        f"hands A105 C104 / / C106 | {THREE} | table C108@1,0 {AWAY} | dwarves 0,5/0 1,0/0 1,0/0"
    )
    events = act(match, Lure(Card.A105, 1, 0, 0))
    assert [event.seat for event in of(events, CardLost, LostCardSeen)] == [2, 2]
    assert part(match, "hands")[1:] == [[], []]
    # the rat itself may have been the last card of its player
    match = table("hands A105 / C106 | table C108@1,0 | dwarves 1,0/0 0,0/0 | pile C107")
    assert of(act(match, Lure(Card.A105, 1, 0, 0)), CardLost) == []


@rule("DC-61")
def test_the_hand_stays_smaller_for_the_rest_of_the_game():
    match = table(
        f"hands A105 C104 / C105 C106 C107 | table C108@1,0 {AWAY} | dwarves 0,5/0 1,0/0"
        " | pile C102 C103 C110 C111"
    )
    act(match, Lure(Card.A105, 1, 0, 0))
    assert len(part(match, "hands")[1]) == 2
    act(match, PassOne(Card[part(match, "hands")[1][0]]))
    stop(match)
    assert len(part(match, "hands")[1]) == 2


@rule("DC-61")
@pytest.mark.compiled
def test_the_lost_card_is_chosen_at_random():
    lost = set()
    for number in range(30):
        match = table(
            f"hands A105 C104 / C105 C106 C107 | table C108@1,0 {AWAY} | dwarves 0,5/0 1,0/0"
            f" | key {number:064x}"
        )
        act(match, Lure(Card.A105, 1, 0, 0))
        lost |= {event.card.name for event, _ in heard(match, LostCardSeen)}
    assert lost == {"C105", "C106", "C107"}


@rule("DC-61")
def test_a_dwarf_that_walks_to_a_rat_loses_a_card():
    match = table(
        "hands C104 C105 / C106 | table C101@1,0 | creatures rat@1,0/0:1:A105 | pile C107"
    )
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0")
    assert LostCardSeen(0, Card.C105) in events
    assert part(match, "hands")[0] == ["C107"]


# DC-62


@rule("DC-62")
def test_a_dwarf_laid_low_stands_up_in_its_next_turn_and_does_not_move_then():
    match = table(
        f"hands A106 C104 / C105 C106 | table C108@1,0 C101@2,0 {AWAY} | dwarves 0,5/0 1,0/0"
        " | pile C102 C103 C110 C111"
    )
    events = act(match, Lure(Card.A106, 1, 0, 0))
    assert of(events, LaidLow, TurnBegan, StoodUp) == [LaidLow(1), TurnBegan(1), StoodUp(1)]
    assert heard(match, LaidLow)[0][1] == [0, 1, None]
    assert seat_of(match, 1)["lying"] is False
    assert against(match, step("2,0/0")) is not None
    # a card is played and drawn, but there are no steps
    assert TurnBegan(0) in act(match, PassOne(Card.C105))
    assert part(match, "hands")[1] == ["C103", "C106"]
    act(match, PassOne(Card.C104))
    act(match, PassOne(Card.C106))
    assert phase(match) == "steps"
    walk(match, "2,0/0")


@rule("DC-62")
def test_it_lies_until_its_players_turn():
    match = table(
        f"hands A106 C104 / C105 C106 / C107 | {THREE} | table C108@1,0 C101@2,0 {AWAY}"
        " | dwarves 0,5/0 0,5/0 1,0/0"
    )
    act(match, Lure(Card.A106, 1, 0, 0))
    assert seat_of(match, 2)["lying"] is True
    assert part(match, "dwarves") == ["0,5/0", "0,5/0", "1,0/0l"]
    assert StoodUp(2) in act(match, PassOne(Card.C105))
    assert seat_of(match, 2)["lying"] is False


@rule("DC-62")
def test_even_if_that_turn_is_sat_out():
    match = table(
        f"hands A106 C104 / / C107 | {THREE} | table C108@1,0 C101@2,0 {AWAY}"
        " | dwarves 0,5/0 1,0/0 0,5/0"
    )
    events = act(match, Lure(Card.A106, 1, 0, 0))
    assert of(events, LaidLow, StoodUp, SitsOut, TurnBegan) == [
        LaidLow(1),
        TurnBegan(1),
        StoodUp(1),
        SitsOut(1),
        TurnBegan(2),
    ]
    assert seat_of(match, 1)["lying"] is False


@rule("DC-62")
def test_the_own_dwarf_makes_no_step_in_this_turn_and_none_in_the_next():
    match = table(
        "hands A106 C104 C103 / C105 C107 | table C108@1,0 C101@2,0 | dwarves 1,0/0 2,0/0"
    )
    events = act(match, Lure(Card.A106, 1, 0, 0))
    assert of(events, LaidLow, TurnBegan, StoodUp) == [LaidLow(0), TurnBegan(1)]
    assert part(match, "dwarves")[0] == "1,0/0l"
    act(match, PassOne(Card.C105))
    events = stop(match)
    assert StoodUp(0) in events
    assert TurnBegan(1) in act(match, PassOne(Card.C104))


@rule("DC-62")
def test_a_dwarf_that_walks_to_a_lindworm_lies_until_its_next_turn():
    match = table(
        "hands C104 C105 / C106 | table C101@1,0 | creatures lindworm@1,0/0:1:A106"
        " | dwarves 0,0/0 1,0/0"
    )
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0")
    # the one that stood there before is left alone, and the turn is over
    assert of(events, LaidLow, StoodUp, TurnBegan) == [LaidLow(0), TurnBegan(1)]
    assert part(match, "dwarves") == ["1,0/0l", "1,0/0"]


@rule("DC-62")
def test_a_dwarf_that_lies_already_goes_on_lying():
    match = table(
        f"hands A106 C104 / C105 / C106 | {THREE} | table C108@1,0 C101@2,0 {AWAY}"
        " | dwarves 0,5/0 0,5/0 1,0/0l"
    )
    act(match, Lure(Card.A106, 1, 0, 0))
    assert part(match, "dwarves")[2] == "1,0/0l"
    events = act(match, PassOne(Card.C105))
    assert StoodUp(2) in events
    assert TurnBegan(0) in act(match, PassOne(Card.C106))
    assert part(match, "dwarves")[2] == "1,0/0"


@rule("DC-62")
@pytest.mark.parametrize(
    ("card", "event"),
    [("A105", CardLost(1, Cause.RAT, Group.I)), ("A209", GoldStolen(1))],
)
def test_a_lying_dwarf_is_attacked_like_any_other(card, event):
    match = table(
        f"hands {card} C104 / C105 / C106 | {THREE} | table C108@1,0 {AWAY}"
        " | dwarves 0,5/0 1,0/0l 0,5/0"
    )
    assert event in act(match, Lure(Card[card], 1, 0, 0))


@rule("DC-62")
def test_a_dwarf_that_stood_up_can_be_laid_low_again_in_the_same_turn():
    match = table(
        "hands C104 C103 / A106 C105 C106 | table C108@1,0 C101@2,0 | dwarves 2,0/0 1,0/0l"
    )
    act(match, PassOne(Card.C104))
    assert StoodUp(1) in stop(match)
    events = act(match, Lure(Card.A106, 1, 0, 0))
    assert of(events, LaidLow, StoodUp, TurnBegan) == [LaidLow(1), TurnBegan(0)]
    act(match, PassOne(Card.C103))
    assert StoodUp(1) in stop(match)
    assert TurnBegan(0) in act(match, PassOne(Card.C105))


# DC-63


@rule("DC-63")
def test_a_goblin_takes_one_gold_of_each_to_the_supply():
    match = lured(0, "0,5/0 1,0/0 1,0/0 0,5/0", "/ / /")
    assert heard(match, GoldStolen) == [
        (GoldStolen(1), [0, 1, 2, 3, None]),
        (GoldStolen(2), [0, 1, 2, 3, None]),
    ]
    assert part(match, "gold") == [3, 2, 2, 3]
    assert match.view(None).to_json()["supply"] == 46 - 12 + 2


@rule("DC-63")
def test_without_gold_nothing_is_lost_but_the_goblin_stops_all_the_same():
    match = table(
        f"hands A209 C104 / C105 / C106 | {THREE} | table C101@1,0 C108@2,0 C102@0,-5v"
        " | gold 3 0 1 | dwarves 0,-5/0 1,0/0 0,-5/0"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    events = walk(match, "1,0/0")
    assert of(events, GoldStolen) == []
    assert TurnBegan(1) in events
    assert part(match, "gold") == [3, 0, 1]
    assert part(match, "creatures") == ["goblin@1,0/0:0:A209"]


@rule("DC-63")
def test_gold_on_veins_is_safe_from_goblins():
    # C313: north, east, west and the vein in the centre
    match = table(f"hands A308 C104 / C105 | table C108@1,0 C313@2,0g {AWAY} | dwarves 0,5/0 2,0/3")
    act(match, Lure(Card.A308, 1, 0, 0))
    events = walk(match, "2,0/2", "2,0/3")
    assert of(events, GoldStolen, GoldTaken) == [GoldStolen(1)]
    assert "C313@2,0g" in part(match, "table")


@rule("DC-37")
@rule("DC-63")
def test_on_a_vein_the_attack_comes_before_the_gold():
    match = table(
        "hands C104 C106 / C105 | table C313@1,0g | dwarves 1,0/2 0,0/0 | gold 0 3"
        " | creatures goblin@1,0/3:1:A209"
    )
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/3")
    assert of(events, GoldStolen, GoldTaken) == [GoldTaken(0, 1, 0)]
    assert part(match, "gold") == [1, 3]


@rule("DC-37")
@rule("DC-56")
def test_a_dwarf_stopped_on_a_vein_takes_the_gold_though_it_drove_the_creature_off():
    match = table(
        "hands C104 C106 / C105 | table C313@1,0g | dwarves 1,0/2 0,0/0 | axes A104 /"
        " | creatures goblin@1,0/3:1:A209"
    )
    act(match, PassOne(Card.C104))
    assert of(walk(match, "1,0/3"), GoldTaken) == []
    assert of(act(match, Strike()), CreatureStruck, GoldTaken) == [
        CreatureStruck(0, GOBLIN),
        GoldTaken(0, 1, 0),
    ]
    assert part(match, "gold") == [4, 3]
