"""The name on a seat changes before the start, by the same rules as when people sit down."""

import pytest

from stope.errors.matches import NoSuchSeat
from stope.errors.tables import AlreadyStarted, NothingSaid, SeatNotYours
from stope.tables.log_entries import Renamed, Said
from tests.tables.logs import Log, everything, nonce, rebuilt, refuses


def names(log):
    return [seat.name for seat in log.table.seats]


def rename(log, seat, person, name):
    log.do(Renamed(seat=seat, name=name), person)
    return log.table.seats[seat].name


def test_a_person_changes_the_name_on_their_own_seat_and_nothing_else():
    log = Log().sit("ann", "bo", None)
    assert rename(log, 1, "bo", "  Boris\n the bold") == "Boris the bold"
    assert names(log)[0] == "Ann"
    assert log.table.seats[1].person == "bo"
    assert log.table.nonces == {0: nonce(0), 1: nonce(1)}
    assert everything(rebuilt(log.rows)) == everything(log.table)


def test_a_name_that_somebody_has_gets_a_number():
    log = Log().sit("ann", "bo", None)
    assert rename(log, 1, "bo", "ANN") == "ANN 2"
    # one's own name is no obstacle, neither as it is nor in other letters
    assert rename(log, 0, "ann", "ann") == "ann"
    assert rename(log, 1, "bo", "Ann") == "Ann 2"
    assert rename(log, 1, "bo", log.table.seats[2].name) == f"{log.table.seats[2].name} 2"


def test_nobody_takes_the_name_under_which_another_has_spoken():
    log = Log().sit("ann", "bo", None)
    log.do(Said(person="eve", name="Eve", phrase="hello"), "eve")
    assert rename(log, 1, "bo", "Eve") == "Eve 2"


def test_a_speaker_has_the_new_name():
    log = Log().sit("ann", "bo", None)
    rename(log, 1, "bo", "Boris")
    log.do(Said(person="bo", name="Bo", phrase="hello"), "bo")
    assert log.rows[-1].entry.name == "Boris"


@pytest.mark.parametrize("person", ["ann", "eve", None])
def test_nobody_else_changes_a_name_not_even_the_host(person):
    refuses(Log().sit("ann", "bo", None), SeatNotYours, Renamed(seat=1, name="Boris"), person)


def test_bots_empty_seats_and_seats_that_there_are_not_have_no_name_to_change():
    log = Log().sit("ann", None)
    refuses(log, SeatNotYours, Renamed(seat=1, name="Boris"), "ann")
    refuses(log, SeatNotYours, Renamed(seat=2, name="Boris"), "ann")
    refuses(log, NoSuchSeat, Renamed(seat=3, name="Boris"), "ann")


@pytest.mark.parametrize("name", ["", " ", "\u3164", "!!"])
def test_a_name_has_something_to_read(name):
    refuses(Log().sit("ann", "bo", None), NothingSaid, Renamed(seat=0, name=name), "ann")


def test_names_stay_once_the_match_has_begun():
    log = Log().sit("ann", "bo", None).start()
    refuses(log, AlreadyStarted, Renamed(seat=0, name="Anna"), "ann")
