"""Boots and battle-axes laid before players in the Dark Cave: DC-54 and DC-55."""

import pytest

from stope.games.dark_cave.events import Drew, Equipped, Stepped, StoodUp, Tool, TurnBegan
from stope.games.dark_cave.moves import Card, Equip, Lure, PassOne, PassTwo, Swap
from tests.support.events import of
from tests.support.positions.dark_cave import (
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

rule = pytest.mark.rule
ROW = "C101@1,0 C101@2,0 C101@3,0 C201@4,0"


def steps_made(match) -> int:
    """Let the dwarf to move go to and fro as long as it may; return the number of its steps."""
    made = 0
    seat = match.position()["turn"]
    while match.position()["turn"] == seat and phase(match) == "steps":
        here = part(match, "dwarves")[seat]
        made += len(of(walk(match, "1,0/0" if here == "0,0/0" else "0,0/0"), Stepped))
    return made


# DC-54


@rule("DC-54")
@pytest.mark.parametrize("card", ["A103", "A205"])
@pytest.mark.parametrize("other", [0, 1, 2])
def test_boots_lie_before_anyone(card, other):
    match = table(f"hands {card} C104 / C105 / C106 | pile C107 | table C101@1,0")
    act(match, Equip(Card[card], other))
    assert heard(match, Equipped) == [(Equipped(0, other, Tool.BOOTS), [0, 1, 2, None])]
    assert [seat_of(match, seat)["boots"] for seat in range(3)] == [
        seat == other for seat in range(3)
    ]
    assert part(match, "boots") == [card if seat == other else "-" for seat in range(3)]
    assert part(match, "discard") == []


@rule("DC-54")
def test_boots_give_one_step_more_at_once():
    match = table("hands A103 C104 / C105 | table C101@1,0")
    act(match, Equip(Card.A103, 0))
    assert part(match, "steps") == 4
    assert steps_made(match) == 4


@rule("DC-54")
def test_the_dwarf_goes_four_cards_far():
    match = table(f"hands A103 C104 / C105 | table {ROW}")
    act(match, Equip(Card.A103, 0))
    walk(match, "1,0/0", "2,0/0", "3,0/0", "4,0/3")
    assert part(match, "dwarves")[0] == "4,0/3"
    assert match.actors == (1,)


@rule("DC-54")
def test_each_turn_for_the_rest_of_the_game():
    match = table(
        "hands C104 C106 / C105 C107 | pile C102 C103 C110 C111 | boots A103 - | table C101@1,0"
    )
    for _ in range(2):
        act(match, PassOne(Card[part(match, "hands")[0][0]]))
        assert steps_made(match) == 4
        act(match, PassOne(Card[part(match, "hands")[1][0]]))
        assert steps_made(match) == 3


@rule("DC-54")
def test_boots_before_another_player_are_that_players():
    match = table("hands A103 C104 / C105 C106 | table C101@1,0")
    act(match, Equip(Card.A103, 1))
    assert steps_made(match) == 3
    act(match, PassOne(Card.C105))
    assert steps_made(match) == 4


@rule("DC-54")
def test_nobody_gets_a_second_pair():
    match = table("hands A103 C104 / C105 / C106 | boots A205 A103 -")
    assert against(match, Equip(Card.A103, 0)) == "DC-54"
    assert against(match, Equip(Card.A103, 1)) == "DC-54"
    assert against(match, Equip(Card.A103, 2)) is None
    assert [move.seat for move in match.moves(0) if isinstance(move, Equip)] == [2]


@rule("DC-54")
def test_with_nobody_without_boots_the_card_can_only_be_discarded():
    match = table("hands A103 A205 / C105 | boots A103 -")
    assert Equip(Card.A205, 1) in match.moves(0)
    match = table("hands A103 / C105 | boots A103 A205")
    assert match.moves(0) == [PassOne(Card.A103)]
    assert against(match, Equip(Card.A103, 0)) == "DC-54"
    assert against(match, Equip(Card.A103, 1)) == "DC-54"


@rule("DC-54")
def test_boots_may_lie_before_one_who_has_left():
    out = f"dwarves out 0,0/0 0,0/0 | first_out 0 | {THREE}"
    match = table(f"hands C104 / A103 C105 / C106 | {out} | turn 1")
    act(match, Equip(Card.A103, 0))
    assert seat_of(match, 0)["boots"] is True
    # and one who has left may lay them before anyone
    match = table(f"hands A103 C104 / C105 / C106 | {out} | table C101@1,0")
    assert TurnBegan(1) in act(match, Equip(Card.A103, 0))
    match = table(f"hands A103 C104 / C105 / C106 | {out} | table C101@1,0")
    act(match, Equip(Card.A103, 2))
    assert seat_of(match, 2)["boots"] is True


@rule("DC-54")
@pytest.mark.parametrize("seat", [2, 7])
def test_boots_need_a_player(seat):
    match = table("hands A103 A104 / C105")
    assert against(match, Equip(Card.A103, seat)) == "DC-54"
    assert against(match, Equip(Card.A104, seat)) == "DC-55"


@rule("DC-54")
@rule("DC-55")
@pytest.mark.parametrize("card", ["C104", "A101", "A105"])
def test_other_cards_are_no_tools(card):
    match = table(f"hands A103 {card} / C105")
    assert against(match, Equip(Card[card], 0)) in ("DC-54", "DC-55")
    assert against(match, Equip(Card.A305, 0)) == "DC-7"


@rule("DC-54")
def test_a_dwarf_that_stood_up_gets_no_step_from_new_boots():
    match = table("hands C104 / A103 C105 | table C101@1,0 | dwarves 0,0/0 0,0/0l")
    act(match, PassOne(Card.C104))
    events = stop(match)
    assert StoodUp(1) in events
    act(match, Equip(Card.A103, 1))
    assert match.actors == (0,)
    assert part(match, "dwarves") == ["0,0/0", "0,0/0"]


@rule("DC-54")
def test_boots_are_for_dwarves_not_for_creatures():
    match = table(
        "hands A105 C104 / C105 | boots A103 - | table C101@1,0 C108@2,0 C102@0,5"
        " | dwarves 0,5/0 0,5/0"
    )
    act(match, Lure(Card.A105, 2, 0, 0))
    assert part(match, "steps") == 3


# DC-55


@rule("DC-55")
@pytest.mark.parametrize("card", ["A104", "A206", "A305"])
@pytest.mark.parametrize("other", [0, 1, 2])
def test_an_axe_lies_before_anyone(card, other):
    match = table(f"hands {card} C104 / C105 / C106 | pile C107")
    events = act(match, Equip(Card[card], other))
    assert heard(match, Equipped) == [(Equipped(0, other, Tool.AXE), [0, 1, 2, None])]
    assert [seat_of(match, seat)["axes"] for seat in range(3)] == [
        int(seat == other) for seat in range(3)
    ]
    assert part(match, "axes")[other] == [card]
    assert part(match, "discard") == []
    assert [event.seat for event in of(events, Drew)] == [0]


@rule("DC-55")
def test_several_axes_may_lie_before_one_player():
    match = table("hands A305 C104 / C105 | axes / A104 A206")
    act(match, Equip(Card.A305, 1))
    assert seat_of(match, 1)["axes"] == 3
    assert sorted(part(match, "axes")[1]) == ["A104", "A206", "A305"]


@rule("DC-55")
def test_an_axe_may_lie_before_one_who_has_left_and_be_laid_by_one():
    out = f"dwarves out 0,0/0 0,0/0 | first_out 0 | {THREE}"
    match = table(f"hands C104 / A104 C105 / C106 | {out} | turn 1")
    act(match, Equip(Card.A104, 0))
    assert seat_of(match, 0)["axes"] == 1
    match = table(f"hands A104 C104 / C105 / C106 | {out}")
    act(match, Equip(Card.A104, 1))
    assert seat_of(match, 1)["axes"] == 1


@rule("DC-55")
def test_an_axe_can_always_be_played():
    match = table("hands A104 / C105 | axes A206 A305 /")
    assert set(match.moves(0)) == {Equip(Card.A104, 0), Equip(Card.A104, 1), PassOne(Card.A104)}


@rule("DC-54")
@rule("DC-55")
def test_tools_stay_with_the_player_and_are_not_in_the_hand():
    match = table("hands A103 A104 A203 / C105 | pile C107")
    act(match, Equip(Card.A104, 0))
    assert sorted(seat_of(match, 0)["cards"]) == ["I", "I", "II"]
    act(match, PassOne(Card.C105))
    act(match, Swap(Card.A203, 1))
    assert seat_of(match, 0)["axes"] == 1
    assert seat_of(match, 1)["axes"] == 0


@rule("DC-54")
@rule("DC-55")
def test_tools_passed_as_cards_are_discarded_unseen():
    match = table("hands A103 A104 / C105")
    act(match, PassTwo(Card.A103, Card.A104))
    assert sorted(part(match, "discard")) == ["A103:0", "A104:0"]
    assert part(match, "boots") == ["-", "-"]
    assert part(match, "axes") == [[], []]


@rule("DC-54")
def test_without_boots_the_fourth_step_is_refused():
    match = table("hands C104 C106 / C105 | table C101@1,0 | axes A104 / | webs 1,0E2:1:A102")
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0", "0,0/0", "1,0/0")
    assert phase(match) == "steps"
    assert against(match, step("0,0/0")) == "DC-13"
