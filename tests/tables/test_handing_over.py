"""Bots that play for persons, and the clocks at a table."""

import pytest

from stope.errors.tables import PlayedByBot, PlayedByPerson, SeatNotYours, StillThere, WrongStandIn
from stope.tables.log_entries import (
    DaysClock,
    Handed,
    Moved,
    TakenBack,
)
from tests.tables.logs import (
    LEAVE,
    LIVE,
    nonce,
    playing,
    refuses,
)

# Bots for persons


def test_a_person_hands_their_own_seat_to_a_bot_and_takes_it_back():
    log = playing("ann", "bo", None)
    log.do(Handed(seat=1, level="foreman"), "bo")
    assert log.table.seats[1].bot == "foreman"
    assert log.table.bots_owing() == [1, 2]
    log.do(TakenBack(seat=1), "bo")
    assert log.table.seats[1].bot is None
    assert log.table.bots_owing() == [2]
    log.move(1, "bo", "leave")


def test_a_seat_that_a_bot_plays_for_still_belongs_to_its_person():
    log = playing("ann", "bo", None)
    log.do(Handed(seat=1, level="miner"), "bo")
    assert log.table.seats_of("bo") == [1]
    assert log.table.nonces == {0: nonce(0), 1: nonce(1)}


def test_while_a_bot_plays_its_person_does_not_move_but_the_bot_does():
    log = playing("ann", "bo", None)
    log.do(Handed(seat=1, level="miner"), "bo")
    refuses(log, PlayedByBot, Moved(seat=1, move=LEAVE), "bo")
    log.move(1, None, "leave")
    assert log.table.match.actors == (0, 2)


def test_a_seat_is_handed_over_once():
    log = playing("ann", "bo", None)
    log.do(Handed(seat=1, level="miner"), "bo")
    refuses(log, PlayedByBot, Handed(seat=1, level="master"), "bo")
    refuses(log, PlayedByBot, Handed(seat=2, level="master"), "ann", away=True)


@pytest.mark.parametrize("person", ["ann", "bo", "cleo", None])
def test_nobody_else_hands_over_the_seat_of_who_is_there_and_has_time(person):
    log = playing("ann", "bo", "cleo", "dag", clock=LIVE)
    refuses(log, StillThere, Handed(seat=3, level="miner"), person, 59.0)


@pytest.mark.parametrize("person", ["ann", "cleo", None])
def test_the_others_and_the_server_hand_over_the_seat_of_who_is_out_of_time(person):
    log = playing("ann", "bo", "cleo", clock=LIVE)
    log.do(Handed(seat=1, level="foreman"), person, 60.0)
    assert log.table.seats[1].bot == "foreman"


@pytest.mark.parametrize("person", ["ann", "cleo", None])
def test_the_others_and_the_server_hand_over_the_seat_of_who_is_away(person):
    log = playing("ann", "bo", "cleo")
    log.do(Handed(seat=1, level="foreman"), person, away=True)
    assert log.table.seats[1].bot == "foreman"


@pytest.mark.parametrize("person", ["ann", "cleo", None])
@pytest.mark.parametrize(("away", "at"), [(True, 0.0), (False, 60.0)])
def test_an_absent_player_gets_the_bot_that_the_table_names_and_no_other(person, away, at):
    log = playing("ann", "bo", "cleo", clock=LIVE, stand_in="miner")
    for level in ("random", "newcomer", "foreman", "master"):
        refuses(log, WrongStandIn, Handed(seat=1, level=level), person, at, away=away)
    log.do(Handed(seat=1, level="miner"), person, at, away=away)


def test_everyone_may_choose_any_bot_for_their_own_seat():
    log = playing("ann", "bo", "cleo", stand_in="master")
    for level in ("random", "newcomer", "miner"):
        log.do(Handed(seat=1, level=level), "bo")
        log.do(TakenBack(seat=1), "bo")


def test_without_a_word_from_the_host_a_foreman_stands_in_after_a_minute():
    settings = playing("ann", "bo", "cleo").table.opened.settings
    assert (settings.stand_in, settings.stand_in_after) == ("foreman", 60)


def test_who_only_watches_hands_over_nothing():
    log = playing("ann", "bo", "cleo", clock=LIVE)
    refuses(log, SeatNotYours, Handed(seat=1, level="miner"), "dag", 1e6, away=True)


def test_who_has_decided_is_not_out_of_time():
    log = playing("ann", "bo", "cleo", clock=LIVE)
    log.move(1, "bo", "go-on", 10.0)
    refuses(log, StillThere, Handed(seat=1, level="miner"), "ann", 1e6)


@pytest.mark.parametrize("person", ["ann", "cleo", None])
def test_only_its_person_takes_a_seat_back(person):
    log = playing("ann", "bo", None)
    log.do(Handed(seat=1, level="miner"), "bo")
    refuses(log, SeatNotYours, TakenBack(seat=1), person)


def test_there_is_nothing_to_take_back_from_a_person_or_from_a_bot_of_the_hosts():
    log = playing("ann", "bo", None)
    refuses(log, PlayedByPerson, TakenBack(seat=1), "bo")
    refuses(log, SeatNotYours, TakenBack(seat=2), "ann")


# Clocks at the table


def test_in_simultaneous_decisions_each_seat_pays_for_itself():
    log = playing("ann", "bo", "cleo", clock=LIVE)
    log.move(2, "cleo", "go-on", 4.0)
    log.move(0, "ann", "leave", 10.0)
    clocks = log.table.clocks
    assert [clocks.runs(seat) for seat in range(3)] == [False, True, False]
    assert [clocks.left(seat, 20.0) for seat in range(3)] == [55, 40, 61]


def test_handing_over_and_taking_back_stop_no_clock():
    log = playing("ann", "bo", None, clock=LIVE)
    log.do(Handed(seat=1, level="miner"), "bo", 10.0)
    log.do(TakenBack(seat=1), "bo", 20.0)
    assert log.table.clocks.left(1, 30.0) == 30


@pytest.mark.parametrize("clock", [LIVE, DaysClock(days=1)])
def test_agreeing_and_disagreeing_without_end_earns_no_time(clock):
    log = playing("ann", "bo", game="dark-cave", clock=clock)
    (seat,) = log.table.match.actors
    person, given = log.table.seats[seat].person, log.table.clocks.left(seat, 0.0)
    for second in range(40):
        log.move(seat, person, "disagree" if second % 2 else "agree", float(second))
    assert log.table.clocks.left(seat, 50.0) == given - 50
    assert log.table.turn_of(seat) == 40


def test_a_game_that_all_agree_to_end_stops_every_clock():
    log = playing("ann", "bo", game="dark-cave", clock=LIVE)
    for seat, person in enumerate(("ann", "bo")):
        log.move(seat, person, "agree", 1.0)
    assert log.table.over
    assert not any(log.table.clocks.runs(seat) for seat in range(2))
