"""A log has an end: what nobody has to do is refused one day, what the rules require never."""

import pytest

from stope.errors.tables import TableFull
from stope.tables import row_limits
from stope.tables.log_entries import (
    BotSat,
    Freed,
    Handed,
    LetIn,
    Moved,
    Renamed,
    Said,
    Started,
    TakenBack,
    Undone,
)
from stope.tables.row_limits import Group
from tests.tables.logs import GO_ON, LEAVE, Log, match_of, playing, refuses, sat
from tests.tables.test_undo import cave, placing, undo

SAID = Said(person="ann", name="Ann", phrase="hello")


@pytest.fixture(autouse=True)
def _few_rows(monkeypatch):
    monkeypatch.setattr(row_limits, "MOST_ENTRIES", dict.fromkeys(Group, 10))
    monkeypatch.setattr(row_limits, "MOST_TAKEN_BACK", 3)
    monkeypatch.setattr(row_limits, "MOST_CHANGES", 5)


def fill_up(log, person="ann"):
    """Say so much that nothing more of this person is written."""
    for _ in range(30):
        try:
            log.do(Said(person=person, name=person.title(), phrase="hello"), person)
        except TableFull:
            return
    pytest.fail("nothing was refused")


def change_bots_until_refused(log):
    """Let the host add and remove a bot until the table takes no more of it."""
    for _ in range(30):
        try:
            log.do(BotSat(seat=1, level="miner"), "ann")
            log.do(Freed(seat=1), "ann")
        except TableFull:
            return
    pytest.fail("nothing was refused")


def sit_until_refused(log, person, seat):
    """Sit down and stand up again until the table takes no more of it."""
    for _ in range(30):
        try:
            log.do(sat(seat, person, person.title()), person)
        except TableFull:
            return
        log.do(Freed(seat=seat), person)
    pytest.fail("nothing was refused")


def test_the_host_removes_a_guest_however_much_strangers_have_talked_and_sat_down():
    log = Log().sit("ann", "bo")
    fill_up(log, "stranger")
    fill_up(log, "another")
    fill_up(log, "bo")
    sit_until_refused(log, "stranger", 2)
    refuses(log, TableFull, Renamed(seat=1, name="Bob"), "bo")
    log.do(Freed(seat=1), "ann")
    log.do(LetIn(person="bo"), "ann")
    log.do(Renamed(seat=0, name="Anna"), "ann")
    for seat in (1, 2):
        log.do(BotSat(seat=seat, level="miner"), "ann")
    log.do(Started(), "ann")
    assert match_of(log.table)


def test_a_player_takes_a_seat_back_however_much_strangers_have_talked():
    log = playing("ann", "bo", None)
    for person in ("stranger", "another", "ann"):
        fill_up(log, person)
    for _ in range(3):
        log.do(Handed(seat=1, level="foreman"), "ann", away=True)
        log.do(TakenBack(seat=1), "bo")
    # not for ever: the last bot stays
    log.do(Handed(seat=1, level="foreman"), "ann", away=True)
    refuses(log, TableFull, TakenBack(seat=1), "bo")
    log.do(Handed(seat=0, level="foreman"), "ann")
    log.do(TakenBack(seat=0), "ann")


def test_people_with_a_seat_talk_when_strangers_may_no_longer():
    log = Log().sit("ann", "bo")
    fill_up(log, "stranger")
    log.do(Said(person="bo", name="Bo", phrase="hello"), "bo")
    log.do(SAID, "ann")


def test_the_host_adds_and_removes_bots_for_a_while():
    log = Log()
    change_bots_until_refused(log)
    # bots that the server adds can be removed only so often, too
    log.do(BotSat(seat=1, level="miner"))
    refuses(log, TableFull, Freed(seat=1), "ann")


def test_a_full_table_can_be_filled_with_bots_and_begun():
    log = Log().sit("ann")
    fill_up(log)
    change_bots_until_refused(log)
    for seat in log.table.empty_seats:
        log.do(BotSat(seat=seat, level="miner"))
    log.do(Started(), "ann")
    assert log.table.match is not None


def test_at_a_full_table_a_match_is_played_to_its_end():
    log = playing("ann", "bo", None)
    fill_up(log)
    log.do(Handed(seat=1, level="foreman"), "ann", away=True)
    while not log.table.over:
        seat = match_of(log.table).actors[0]
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
