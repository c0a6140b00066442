"""The Dark Cave ends when every seat says so: DC-71."""

import json

import pytest

import stope
from stope.games.codecs import Seats
from stope.games.dark_cave.events import Agreed, Disagreed, Ended
from stope.games.dark_cave.moves import Agree, Card, Disagree, Lure, PassOne
from stope.games.dark_cave.state import Ending
from tests.support.events import of
from tests.support.positions.dark_cave import (
    THREE,
    act,
    against,
    heard,
    part,
    phase,
    seat_of,
    stop,
    table,
    walk,
)
from tests.support.positions.dark_cave_endings import EXIT

rule = pytest.mark.rule

TALKING = f"hands C104 C106 / C105 / C107 | {THREE} | table C108@1,0 {EXIT}"


@rule("DC-71")
def test_the_game_ends_when_every_seat_has_said_so():
    match = table(f"{TALKING} | dwarves out 0,0/0 0,0/0 | first_out 0")
    for seat in (2, 0):
        assert act(match, Agree(), seat=seat) == [Agreed(seat)]
        assert seat_of(match, seat)["agreed"] is True
        assert not match.over
    assert seat_of(match, 1)["agreed"] is False
    events = act(match, Agree(), seat=1)
    assert events[0] == Agreed(1)
    assert of(events, Ended) == [Ended(Ending.AGREED, Seats((0, 2)))]
    assert match.result == stope.Result((3, 0, 3), (0, 2), "agreed")
    everyone = [0, 1, 2, None]
    assert [hearers for _, hearers in heard(match, Agreed)] == [everyone] * 3


@rule("DC-71")
def test_those_who_have_left_are_asked_too():
    match = table(f"{TALKING} | dwarves out 0,0/0 0,0/0 | first_out 0")
    act(match, Agree(), seat=1)
    act(match, Agree(), seat=2)
    assert not match.over
    act(match, Agree(), seat=0)
    assert match.over


@rule("DC-71")
def test_anyone_may_take_it_back_before():
    match = table(TALKING)
    act(match, Agree(), seat=0)
    act(match, Agree(), seat=1)
    assert act(match, Disagree(), seat=0) == [Disagreed(0)]
    assert heard(match, Disagreed)[0][1] == [0, 1, 2, None]
    assert [seat_of(match, seat)["agreed"] for seat in range(3)] == [False, True, False]
    act(match, Agree(), seat=2)
    assert not match.over
    act(match, Agree(), seat=0)
    assert match.over


@rule("DC-71")
def test_nobody_says_it_twice_or_takes_back_what_was_not_said():
    match = table(TALKING)
    assert against(match, Disagree(), seat=1) == "DC-71"
    assert against(match, Agree(), seat=1) is None
    act(match, Agree(), seat=1)
    assert against(match, Agree(), seat=1) == "DC-71"
    assert against(match, Disagree(), seat=1) is None
    assert against(match, Disagree(), seat=0) == "DC-71"


@rule("DC-71")
def test_it_changes_nothing_else_and_lasts_over_turns():
    match = table(f"{TALKING} | agreed 2")
    act(match, Agree(), seat=0)
    assert (phase(match), match.actors) == ("card", (0,))
    act(match, PassOne(Card.C104))
    stop(match)
    act(match, PassOne(Card.C105))
    stop(match)
    assert part(match, "agreed") == [0, 2]
    act(match, Agree(), seat=1)
    assert match.over


@rule("DC-71")
def test_it_may_be_said_while_others_decide_whatever_they_decide():
    match = table(
        f"hands A209 C106 / C105 / C107 | {THREE} | table C108@1,0 C101@2,0"
        " | dwarves 2,0/0 0,0/0 0,0/0 | axes / A104 /"
    )
    act(match, Lure(Card.A209, 1, 0, 0))
    assert phase(match) == "creature"
    act(match, Agree(), seat=2)
    walk(match, "0,0/0")
    assert phase(match) == "axe"
    act(match, Agree(), seat=0)
    assert match.actors == (1,)
    assert of(act(match, Agree(), seat=1), Ended) == [Ended(Ending.AGREED, Seats())]


@rule("DC-71")
def test_the_game_can_end_by_agreement_while_a_goal_waits_to_be_laid():
    # D04 from the south: open there both ways round, and nothing else beside it
    match = table(
        f"hands C104 / C105 / C106 | {THREE} | table C203@4,-3 D04@4,-4d"
        " | dwarves 4,-3/0 0,0/0 0,0/0"
    )
    act(match, PassOne(Card.C104))
    walk(match, "4,-4/0")
    assert phase(match) == "goal"
    for seat in range(3):
        act(match, Agree(), seat=seat)
    assert match.over
    assert match.result.winners == ()


@rule("DC-71")
def test_bots_do_not_search_it_but_the_record_keeps_it():
    match = table(TALKING)
    for seat in range(3):
        assert not {Agree(), Disagree()} & set(match.moves(seat))
    act(match, Agree(), seat=1)
    act(match, Disagree(), seat=1)
    for seat in range(3):
        assert not {Agree(), Disagree()} & set(match.moves(seat))
        act(match, Agree(), seat=seat)
    assert [move for _, move in match.history] == [Agree(), Disagree(), Agree(), Agree(), Agree()]
    again = stope.replay(json.loads(json.dumps(match.record())))
    assert again.result == match.result
    assert again.state_bytes() == match.state_bytes()
