"""Whether bots of the Dark Cave agree to end the game: DC-71."""

import pytest

from stope.games.dark_cave.ai.end_proposal import reply, would_agree
from stope.games.dark_cave.moves import Agree
from tests.support.positions.dark_cave import THREE, TWO, act, table

rule = pytest.mark.rule

#: Seat 0 has left the cave; seat 1 has cards enough to follow.
ONE_OUT = (
    f"hands C104 C106 / C105 C107 / C102 C103 | {THREE} | table D01@4,4"
    " | dwarves out 0,0/0 0,0/0 | first_out 0"
)


@rule("DC-71")
def test_a_seat_that_has_left_agrees_once():
    match = table(ONE_OUT)
    assert reply(match.view(0).record, 0) == Agree()
    act(match, Agree(), seat=0)
    assert reply(match.view(0).record, 0) is None


@rule("DC-71")
def test_a_seat_that_can_still_reach_the_exit_does_not_agree():
    assert reply(table(ONE_OUT).view(1).record, 1) is None


@rule("DC-71")
@pytest.mark.parametrize(("dwarf", "agrees"), [("0,0/0", True), ("4,-3/0", False)])
def test_a_dwarf_too_far_from_the_exit_for_the_turns_that_are_left_agrees(dwarf, agrees):
    text = f"hands C104 / C105 | {TWO} | pile_left 0 | table D01@4,-4 C203@4,-3"
    view = table(f"{text} | dwarves 0,0/0 {dwarf}").view(1).record
    assert would_agree(view, 1) is agrees
