"""What cancels out is left out of a story that is told from its beginning."""

import pytest

from stope.tables.audience import hears
from stope.tables.log_entries import BotSat, Freed, Handed, LetIn, Renamed, Sat, TakenBack
from tests.tables.logs import Log, nonce, playing


def kept(log, person):
    """Return the numbers of the entries that are left in the story for a person."""
    table = log.table

    def heard(seq):
        return hears(table, table.updates[seq - 1], person)

    return [
        seq
        for seq in range(1, table.seq + 1)
        if heard(seq) and not table.folding.is_folded(seq, heard)
    ]


def test_bots_that_came_and_went_are_left_out():
    log = Log()
    for _ in range(3):
        log.do(BotSat(seat=1, level="miner"), "ann")
        log.do(Freed(seat=1), "ann")
    log.do(BotSat(seat=1, level="miner"), "ann")
    assert kept(log, "ann") == [1, 8]


def test_people_who_came_and_went_are_left_out_and_others_stay():
    log = Log()
    log.do(Sat(seat=0, person="bo", name="Bo", nonce=nonce(0)), "bo")
    log.do(Sat(seat=1, person="cleo", name="Cleo", nonce=nonce(1)), "cleo")
    log.do(Freed(seat=0), "bo")
    assert kept(log, None) == [1, 3]


def test_of_names_the_last_one_is_told_and_none_of_who_has_left():
    log = Log()
    log.do(Sat(seat=0, person="bo", name="Bo", nonce=nonce(0)), "bo")
    for name in ("Beau", "Bob", "Bobby"):
        log.do(Renamed(seat=0, name=name), "bo")
    assert kept(log, None) == [1, 2, 5]
    log.do(Freed(seat=0), "bo")
    assert kept(log, None) == [1]
    log.do(Sat(seat=0, person="cleo", name="Cleo", nonce=nonce(1)), "cleo")
    assert kept(log, None) == [1, 7]


def test_guests_who_were_removed_and_let_in_again_are_left_out():
    log = Log()
    for _ in range(3):
        log.do(Sat(seat=0, person="bo", name="Bo", nonce=nonce(0)), "bo")
        log.do(Freed(seat=0), "ann")
        log.do(LetIn(person="bo"), "ann")
    assert kept(log, "ann") == [1]


def test_a_seat_handed_over_and_taken_back_is_left_out_unless_the_bot_has_moved():
    log = playing("ann", "bo", None)
    begun = log.table.seq
    for _ in range(4):
        log.do(Handed(seat=1, level="miner"), "bo")
        log.do(TakenBack(seat=1), "bo")
    assert kept(log, "ann") == [*range(1, begun + 1)]
    handed = log.table.seq + 1
    log.do(Handed(seat=1, level="miner"), "bo")
    log.move(1, None, "go-on")
    log.do(TakenBack(seat=1), "bo")
    assert {handed, handed + 2} < set(kept(log, "ann"))


def test_of_changed_decisions_the_last_one_is_told_to_those_who_hear_of_it():
    log = playing("ann", "bo", "cleo")
    first = log.table.seq + 1
    for choice in ("go-on", "leave", "go-on", "leave"):
        log.move(1, "bo", choice)
    begun = [*range(1, first)]
    assert kept(log, "bo") == [*begun, first + 3]
    # that Bo has decided everyone knows; what came after it nobody else
    for other in ("ann", "cleo", None):
        assert kept(log, other) == [*begun, first]


def test_the_next_decision_does_not_replace_the_one_before():
    log = playing("ann", "bo", "cleo")
    first = log.table.seq + 1
    for seat, person in enumerate(("ann", "bo", "cleo")):
        log.move(seat, person, "go-on")
    log.move(0, "ann", "leave")
    assert first in kept(log, "ann")
    assert log.table.seq in kept(log, "ann")


@pytest.mark.parametrize("person", ["ann", "bo", None])
def test_agreeing_and_disagreeing_is_told_once(person):
    log = playing("ann", "bo", game="dark-cave")
    begun = log.table.seq
    for choice in ("agree", "disagree", "agree", "disagree"):
        log.move(0, "ann", choice)
    assert kept(log, person) == [*range(1, begun + 1), begun + 4]
