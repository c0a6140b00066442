"""A log has an end: what nobody has to do is refused one day, what the rules require never."""

import pytest

from stope.errors.tables import TableFull
from stope.tables import row_limits
from stope.tables.log_entries import (
    BotSat,
    Freed,
    Handed,
    Moved,
    Said,
    Sat,
    Started,
    TakenBack,
    Undone,
)
from tests.tables.logs import GO_ON, LEAVE, Log, nonce, playing, refuses
from tests.tables.test_undo import cave, placing, undo

SAID = Said(person="ann", name="Ann", phrase="hello")


@pytest.fixture(autouse=True)
def _few_rows(monkeypatch):
    monkeypatch.setattr(row_limits, "MOST_ENTRIES", 20)
    monkeypatch.setattr(row_limits, "MOST_CHANGES", 5)


def fill_up(log):
    """Say so much that nothing more is written."""
    for _ in range(30):
        try:
            log.do(SAID, "ann")
        except TableFull:
            return
    pytest.fail("nothing was refused")


def test_a_full_table_can_be_filled_with_bots_and_begun():
    log = Log()
    log.do(Sat(seat=0, person="ann", name="Ann", nonce=nonce(0)), "ann")
    fill_up(log)
    refuses(log, TableFull, BotSat(seat=1, level="miner"), "ann")
    refuses(log, TableFull, Freed(seat=0), "ann")
    for seat in (1, 2):
        log.do(BotSat(seat=seat, level="miner"))
    log.do(Started(), "ann")
    assert log.table.match is not None


def test_at_a_full_table_a_match_is_played_to_its_end():
    log = playing("ann", "bo", None)
    fill_up(log)
    # whoever leaves gets a bot, once: to take the seat back is more than the rules require
    log.do(Handed(seat=1, level="foreman"), "ann", away=True)
    refuses(log, TableFull, TakenBack(seat=1), "bo")
    while not log.table.over:
        seat = log.table.match.actors[0]
        log.move(seat, log.table.seats[seat].person if seat == 0 else None, "leave")
    refuses(log, TableFull, SAID, "ann")


def test_a_seat_changes_its_mind_so_often_and_the_others_do_not_notice():
    log = playing("ann", "bo", "cleo")
    log.move(1, "bo", "go-on")
    for number in range(5):
        log.move(1, "bo", "leave" if number % 2 else "go-on")
    refuses(log, TableFull, Moved(seat=1, move=LEAVE), "bo")
    # for the others it is as if nothing had happened
    log.move(0, "ann", "go-on")
    log.do(Moved(seat=0, move=GO_ON), "ann")
    log.do(SAID, "ann")
    log.move(2, "cleo", "go-on")


def test_changes_of_mind_take_nothing_from_what_all_share():
    def room_left(changes):
        log = playing("ann", "bo", "cleo")
        log.move(1, "bo", "go-on")
        for _ in range(changes):
            log.move(1, "bo", "go-on")
        before = log.table.seq
        fill_up(log)
        return log.table.seq - before

    assert room_left(0) == room_left(5)


def test_moves_are_undone_so_often_and_then_the_match_goes_on(monkeypatch):
    monkeypatch.setattr(row_limits, "MOST_UNDONE", 3)
    log = cave("ann", None)
    lay = Moved(seat=0, move=placing(log)[0])
    for _ in range(3):
        log.do(lay, "ann")
        undo(log)
    log.do(lay, "ann")
    refuses(log, TableFull, Undone(seat=0), "ann")
    log.do(SAID, "ann")
    log.do(Moved(seat=0, move={"move": "stop"}), "ann")
