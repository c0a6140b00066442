"""What may follow at a table, what follows, and that a log says all of it."""

import pytest

from stope.errors.arena import UnknownBot
from stope.errors.games import BadMove, BadOption, BadSeats, UnknownGame, UnknownOption
from stope.errors.matches import IllegalMove, MatchNotOver, NoSuchSeat
from stope.errors.tables import (
    AlreadyRematched,
    AlreadyStarted,
    BadNonce,
    HostOnly,
    MovedOn,
    NothingSaid,
    NotStarted,
    PlayedByPerson,
    SeatNotYours,
    SeatsEmpty,
    SeatTaken,
    TableOver,
    UnknownPhrase,
)
from stope.tables.fairness import match_key
from stope.tables.log_entries import (
    BotSat,
    Freed,
    Handed,
    Moved,
    Rematched,
    Said,
    Sat,
    Settings,
    Started,
    TakenBack,
)
from stope.tables.table import Table
from tests.tables.logs import (
    LEAVE,
    SECRET,
    Log,
    nonce,
    opening,
    playing,
    refuses,
    sat,
)


@pytest.fixture(scope="module")
def finished():
    return playing("ann", "bo", None).play_to_the_end()


# Opening


def test_an_open_table_has_empty_seats_and_no_match():
    table = Log("diamant", 4).table
    assert table.empty_seats == [0, 1, 2, 3]
    assert table.match is None
    assert not table.over
    assert table.nonces == {}
    assert table.bots_owing() == []


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"seats": 2}, BadSeats),
        ({"options": {"colour": "red"}}, UnknownOption),
        ({"options": {"chests": "ajar"}}, BadOption),
        ({"settings": Settings(fill_with="nobody")}, UnknownBot),
        ({"settings": Settings(stand_in="nobody")}, UnknownBot),
        ({"settings": Settings(fill_with="master@9999s")}, UnknownBot),
    ],
)
def test_a_table_that_no_game_is_for_is_not_opened(changes, error):
    with pytest.raises(error):
        Table("t", SECRET).check(opening(**changes), "ann", 0.0)


def test_nobody_opens_a_table_in_the_name_of_another_but_the_server():
    with pytest.raises(HostOnly):
        Table("t", SECRET).check(opening(), "bo", 0.0)
    Table("t", SECRET).check(opening(), None, 0.0)


def test_a_table_is_opened_once():
    refuses(Log(), AlreadyStarted, opening(), "ann")


def test_another_secret_than_was_promised_deals_no_cards():
    row = Log().rows[0]
    with pytest.raises(ValueError, match="secret of table t"):
        Table("t", bytes(32)).add(row)


def test_a_table_without_a_first_entry_has_nothing_to_tell():
    table = Table("t", SECRET)
    with pytest.raises(LookupError):
        _ = table.opened
    with pytest.raises(NotStarted):
        _ = table.clocks


# Sitting down


def test_a_person_takes_an_empty_seat_and_adds_to_the_cards():
    log = Log()
    log.do(sat(1, "bo", " Bo\u200b  the\nbold "), "bo")
    seat = log.table.seats[1]
    assert (seat.person, seat.name, seat.bot) == ("bo", "Bo the bold", None)
    assert log.table.nonces == {1: nonce(1)}
    assert log.table.empty_seats == [0, 2]


def test_several_seats_on_one_device_belong_to_one_person():
    log = Log().sit("ann", "ann", "bo")
    assert log.table.seats_of("ann") == [0, 1]
    assert log.table.seats_of("bo") == [2]
    assert log.table.seats_of("cleo") == []
    assert log.table.seats_of(None) == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_taken_seat_is_not_taken_again(seat):
    log = Log().sit("ann", "bo", None)
    for person in ("ann", "cleo"):
        refuses(log, SeatTaken, sat(seat, person), person, match=f"Seat {seat} is taken")
    refuses(log, SeatTaken, BotSat(seat=seat, level="miner"), "ann")


def test_nobody_sits_down_in_the_name_of_another():
    refuses(Log(), SeatNotYours, sat(0, "ann"), "bo")
    refuses(Log(), SeatNotYours, sat(0, "ann"), None)


@pytest.mark.parametrize("seat", [-1, 3, 10**9])
def test_a_seat_that_is_not_at_the_table_is_refused_with_those_there_are(seat):
    refuses(Log(), NoSuchSeat, sat(seat), "ann", match=r"0 to 2.*DI-1")
    refuses(Log(), NoSuchSeat, BotSat(seat=seat, level="miner"), "ann")
    refuses(Log(), NoSuchSeat, Freed(seat=seat), "ann")
    log = playing("ann", "bo", None)
    for entry in (Moved(seat=seat, move=LEAVE), TakenBack(seat=seat)):
        refuses(log, NoSuchSeat, entry, "ann")
    refuses(log, NoSuchSeat, Handed(seat=seat, level="miner"), "ann")


@pytest.mark.parametrize("name", ["", " ", "\u3164", "..."])
def test_a_seat_is_not_taken_without_a_name(name):
    refuses(Log(), NothingSaid, sat(name=name), "ann")


@pytest.mark.parametrize("number", ["", "00" * 15, "00" * 65, "0" * 33, "AB" * 16, "xy" * 16])
def test_a_number_of_the_wrong_length_or_letters_does_not_go_into_the_cards(number):
    refuses(Log(), BadNonce, sat(number=number), "ann", match="16 to 64 bytes")


@pytest.mark.parametrize("number", ["0f" * 16, "0f" * 64])
def test_a_number_of_16_to_64_bytes_goes_into_the_cards(number):
    log = Log()
    log.do(sat(number=number), "ann")
    assert log.table.nonces == {0: number}


@pytest.mark.parametrize("person", ["ann", None])
def test_the_host_or_the_server_puts_a_bot_on_an_empty_seat(person):
    log = Log()
    log.do(BotSat(seat=2, level="newcomer"), person)
    assert log.table.seats[2].bot == "newcomer"
    assert log.table.empty_seats == [0, 1]


def test_a_guest_puts_no_bot_on_a_seat():
    refuses(Log().sit("ann", "bo"), HostOnly, BotSat(seat=2, level="miner"), "bo")


@pytest.mark.parametrize("level", ["", "nobody", "master@9999s", "foreman@999999999", "miner@1"])
def test_a_bot_that_we_have_not_or_that_lets_others_wait_is_refused(level):
    refuses(Log(), UnknownBot, BotSat(seat=0, level=level), "ann", match="newcomer")
    refuses(playing("ann", "bo", None), UnknownBot, Handed(seat=0, level=level), "ann")


# Standing up


@pytest.mark.parametrize(("seat", "person"), [(1, "bo"), (1, "ann"), (2, "ann"), (1, None)])
def test_a_seat_is_freed_by_its_person_the_host_or_the_server(seat, person):
    log = Log().sit("ann", "bo", None)
    log.do(Freed(seat=seat), person)
    assert log.table.empty_seats == [seat]
    assert seat not in log.table.nonces


@pytest.mark.parametrize(("seat", "person"), [(0, "bo"), (2, "bo"), (1, "cleo")])
def test_a_guest_frees_no_seat_of_others(seat, person):
    refuses(Log().sit("ann", "bo", None), HostOnly, Freed(seat=seat), person)


def test_an_empty_seat_is_nobodys_to_free():
    refuses(Log(), SeatNotYours, Freed(seat=0), "ann")


# The start


@pytest.mark.parametrize("person", ["ann", None])
def test_the_host_or_the_server_starts_when_everyone_sits(person):
    log = Log().sit("ann", "bo", None)
    news = log.do(Started(), person)
    assert log.table.match.actors == (0, 1, 2)
    assert news.events == log.table.match.events


def test_the_cards_follow_from_the_secret_and_from_what_every_person_added():
    match = playing("ann", "bo", None).table.match
    key = match_key(SECRET, {0: nonce(0), 1: nonce(1)})
    assert match.record()["start"]["key"] == key.hex()


def test_a_match_does_not_start_with_empty_seats():
    log = Log("diamant", 4).sit("ann", "bo")
    refuses(log, SeatsEmpty, Started(), "ann", match="2, 3")


def test_a_guest_does_not_start_the_match():
    refuses(Log().sit("ann", "bo", None), HostOnly, Started(), "bo")


@pytest.mark.parametrize(
    ("entry", "person"),
    [
        (Started(), "ann"),
        (Freed(seat=0), "ann"),
        (Sat(seat=0, person="cleo", name="Cleo", nonce=nonce(7)), "cleo"),
        (BotSat(seat=0, level="miner"), "ann"),
    ],
)
def test_after_the_start_nobody_sits_down_stands_up_or_starts(entry, person):
    refuses(playing("ann", "bo", None), AlreadyStarted, entry, person)


@pytest.mark.parametrize(
    "entry",
    [
        Moved(seat=0, move=LEAVE),
        Handed(seat=0, level="miner"),
        TakenBack(seat=0),
        Rematched(table="u"),
    ],
)
def test_before_the_start_nobody_moves_hands_over_takes_back_or_goes_on(entry):
    refuses(Log().sit("ann", "bo", None), NotStarted, entry, "ann")


# Moves


def test_a_move_is_made_by_the_person_of_the_seat_or_by_the_server_for_a_bot():
    log = playing("ann", "bo", None)
    log.move(0, "ann", "leave")
    log.move(2, None, "leave")
    news = log.move(1, "bo", "leave")
    assert news.events
    assert log.table.match.view(None).to_json()["cave"] == 2


@pytest.mark.parametrize(("seat", "person"), [(0, "bo"), (1, "ann"), (2, "ann"), (0, "cleo")])
def test_nobody_moves_for_another(seat, person):
    refuses(playing("ann", "bo", None), SeatNotYours, Moved(seat=seat, move=LEAVE), person)


def test_a_person_moves_for_each_seat_on_the_same_device():
    log = playing("ann", "ann", "bo")
    log.move(1, "ann", "leave")
    log.move(0, "ann", "go-on")
    assert log.table.match.actors == (2,)


def test_the_server_does_not_move_for_a_person():
    refuses(playing("ann", "bo", None), PlayedByPerson, Moved(seat=0, move=LEAVE), None)


@pytest.mark.parametrize("move", [{}, {"move": "fly"}, {"move": "leave", "x": 1}, {"seat": 0}])
def test_what_is_no_move_is_refused(move):
    refuses(playing("ann", "bo", None), BadMove, Moved(seat=0, move=move), "ann")


def test_a_move_that_a_rule_forbids_is_refused_with_the_rule():
    log = playing("ann", "bo", None)
    for seat, person in ((0, "ann"), (2, None)):
        log.move(seat, person, "leave")
    log.move(1, "bo", "go-on")
    refuses(log, IllegalMove, Moved(seat=0, move=LEAVE), "ann", match="DI-11")


def test_the_turns_of_a_seat_count_its_moves():
    log = playing("ann", "bo", None)
    assert [log.table.turn_of(seat) for seat in range(3)] == [0, 0, 0]
    for _ in range(2):
        for seat, person in ((0, "ann"), (2, None), (1, "bo")):
            log.move(seat, person, "leave")
    log.move(1, "bo", "leave")
    assert [log.table.turn_of(seat) for seat in range(3)] == [2, 3, 2]


@pytest.mark.parametrize("turn", [-1, 0, 2])
def test_a_move_for_another_turn_is_refused_with_the_one_it_is(turn):
    log = playing("ann", "bo", None)
    log.move(0, "ann", "go-on")
    change = Moved(seat=0, move=LEAVE)
    log.table.check(change, "ann", 0.0, turn=1)
    with pytest.raises(MovedOn) as refusal:
        log.table.check(change, "ann", 0.0, turn=turn)
    assert refusal.value.details == {"seat": 0, "given": turn, "expected": 1}


@pytest.mark.parametrize("turn", [0, 1, 2, 7])
@pytest.mark.parametrize("person", ["bo", "dag"])
def test_the_turn_of_a_seat_is_told_to_nobody_else(turn, person):
    log = playing("ann", "bo", None)
    for choice in ("go-on", "leave"):
        log.move(0, "ann", choice)
    with pytest.raises(SeatNotYours):
        log.table.check(Moved(seat=0, move=LEAVE), person, 0.0, turn=turn)


# Talk


@pytest.mark.parametrize(
    "entry",
    [
        Said(person="dag", name="Dag", phrase="hello"),
        Said(person="dag", name="Dag", text="Hello, all!"),
    ],
)
def test_anyone_says_a_phrase_or_a_text_at_any_time(entry, finished):
    Log().do(entry, "dag")
    playing("ann", "bo", None).do(entry, "dag")
    finished.table.check(entry, "dag", 1e6)


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ({}, NothingSaid),
        ({"text": ""}, NothingSaid),
        ({"text": " \u200b\n"}, NothingSaid),
        ({"phrase": "hello", "text": ""}, NothingSaid),
        ({"phrase": "hi"}, UnknownPhrase),
        ({"phrase": "hi", "text": "Hello"}, UnknownPhrase),
    ],
)
def test_nothing_and_unknown_phrases_are_not_said(said, error):
    refuses(Log(), error, Said(person="ann", name="Ann", **said), "ann")


# The end


def test_after_the_end_nobody_moves_hands_over_or_takes_back(finished):
    for entry in (Moved(seat=0, move=LEAVE), Handed(seat=0, level="miner"), TakenBack(seat=0)):
        refuses(finished, TableOver, entry, "ann", 1e6)


def test_before_the_end_nobody_goes_on_at_another_table():
    log = playing("ann", "bo", None)
    refuses(log, MatchNotOver, Rematched(table="u"), "ann", match="0, 1, 2")


def test_everyone_goes_on_at_one_other_table():
    log = playing("ann", "bo", None).play_to_the_end()
    log.do(Rematched(table="u"), "bo")
    assert log.table.next_table == "u"
    refuses(log, AlreadyRematched, Rematched(table="v"), "ann", match="table u")
