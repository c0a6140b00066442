"""What may follow at a table, what follows, and that a log says all of it."""

import pytest

from stope.errors import (
    AlreadyRematched,
    AlreadyStarted,
    BadMove,
    BadNonce,
    BadOption,
    BadSeats,
    HostOnly,
    IllegalMove,
    MatchNotOver,
    MovedOn,
    NoSuchSeat,
    NothingSaid,
    NotStarted,
    PlayedByBot,
    PlayedByPerson,
    SeatNotYours,
    SeatsEmpty,
    SeatTaken,
    StillThere,
    TableOver,
    UnknownBot,
    UnknownGame,
    UnknownOption,
    UnknownPhrase,
)
from stope.games import GAMES
from stope.tables.entries import (
    BotSat,
    DaysClock,
    Freed,
    Handed,
    LiveClock,
    Moved,
    Opened,
    Rematched,
    Row,
    Said,
    Sat,
    Settings,
    Started,
    TakenBack,
    entry_json,
    read_entry,
)
from stope.tables.fairness import commitment, fair_record, match_key, verify
from stope.tables.table import Table
from tables.logs import SECRET, Log, everything, nonce, rebuilt

LEAVE, GO_ON = {"move": "leave"}, {"move": "go-on"}
LIVE = LiveClock(seconds=60, increment=5)


def sat(seat=0, person="ann", name="Ann", number=None):
    return Sat(seat=seat, person=person, name=name, nonce=nonce(seat) if number is None else number)


def refuses(log, error, entry, person=None, at=0.0, *, away=False, match=None):
    """Check that an entry is refused so, and that nothing has changed by it."""
    before = everything(log.table)
    with pytest.raises(error, match=match):
        log.do(entry, person, at, away=away)
    assert everything(log.table) == before


def playing(*persons, game="diamant", clock=None):
    return Log(game, len(persons), clock=clock).sit(*persons).start()


@pytest.fixture(scope="module")
def finished():
    return playing("ann", "bo", None).play_to_the_end()


# Opening


def opening(**changes):
    given = {
        "game": "diamant",
        "seats": 3,
        "options": {},
        "host": "ann",
        "settings": Settings(),
        "commitment": commitment(SECRET),
    }
    return Opened(**{**given, **changes})


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
    with pytest.raises(NoSuchSeat):
        log.table.check_turn(seat, 0)


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
    assert news.notices == log.table.match.story


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
    assert news.notices
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
    log.table.check_turn(0, 1)
    with pytest.raises(MovedOn) as refusal:
        log.table.check_turn(0, turn)
    assert refusal.value.details == {"seat": 0, "given": turn, "expected": 1}


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
    log.do(Handed(seat=1, level="miner"), person, 60.0)
    assert log.table.seats[1].bot == "miner"


@pytest.mark.parametrize("person", ["ann", "cleo", None])
def test_the_others_and_the_server_hand_over_the_seat_of_who_is_away(person):
    log = playing("ann", "bo", "cleo")
    log.do(Handed(seat=1, level="miner"), person, away=True)
    assert log.table.seats[1].bot == "miner"


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


# The log


@pytest.mark.parametrize("changes", [{"seq": 1}, {"seq": 3}, {"seq": 0}, {"table": "u"}])
def test_an_entry_out_of_order_or_of_another_table_does_not_follow(changes):
    log = Log()
    row = Row(
        **{
            "table": "t",
            "seq": 2,
            "at": 0.0,
            "rules_version": 1,
            "person": "ann",
            "message": None,
            "entry": sat(),
            **changes,
        }
    )
    before = everything(log.table)
    with pytest.raises(ValueError, match="after 1"):
        log.table.add(row)
    assert everything(log.table) == before


@pytest.mark.parametrize(
    "entry",
    [
        opening(settings=Settings(clock=LIVE, fill_after=20)),
        opening(settings=Settings(clock=DaysClock(days=3), public=True)),
        sat(),
        BotSat(seat=1, level="miner"),
        Freed(seat=1),
        Started(),
        Moved(seat=1, move={"move": "place", "x": -1}),
        Handed(seat=1, level="miner"),
        TakenBack(seat=1),
        Said(person="ann", name="Ann", text="Hello"),
        Rematched(table="u"),
    ],
    ids=lambda entry: entry.kind,
)
def test_an_entry_comes_back_from_what_is_stored(entry):
    assert read_entry(entry_json(entry)) == entry


@pytest.mark.parametrize(
    "stored",
    [None, [], {}, {"kind": "flew"}, {"kind": "freed"}, {"kind": "freed", "seat": 1, "by": 2}],
)
def test_what_is_no_entry_is_not_read(stored):
    with pytest.raises(ValueError, match="validation error"):
        read_entry(stored)


def test_a_table_is_the_same_after_every_entry_of_its_log():
    log = Log(clock=LIVE).sit("ann", "bo", None)
    log.do(Freed(seat=1), "ann")
    log.do(sat(1, "cleo", "Cleo"), "cleo")
    log.start(3.0)
    log.move(0, "ann", "go-on", 8.0)
    log.do(Said(person="dag", name="Dag", text="Hm"), "dag", 9.0)
    log.do(Handed(seat=1, level="miner"), "ann", 70.0)
    log.move(1, None, "leave", 70.5)
    log.do(TakenBack(seat=1), "cleo", 71.0)
    log.move(2, None, "go-on", 69.0)
    log.play_to_the_end()
    log.do(Rematched(table="u"), "ann", 1e5)
    live = Table("t", SECRET)
    for row in log.rows:
        live.add(row)
        assert everything(rebuilt(log.rows[: row.seq])) == everything(live)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("clock", [None, LIVE, DaysClock(days=2)])
def test_a_whole_match_is_played_rebuilt_and_verified(game, clock):
    seats = GAMES[game].usual_seats
    persons = ["ann", "bo", *["ann", None] * 4][:seats]
    log = playing(*persons, game=game, clock=clock).play_to_the_end(step=7.0)
    assert log.table.match.result
    again = rebuilt(log.rows)
    assert everything(again) == everything(log.table)
    record = fair_record(log.table.match, SECRET, log.table.nonces)
    assert verify(record).state_bytes() == again.match.state_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_a_whole_match(game):
    seats = GAMES[game].usual_seats
    log = playing(*[None] * seats, game=game).play_to_the_end()
    assert log.table.over
    assert log.table.nonces == {}
    assert everything(rebuilt(log.rows)) == everything(log.table)
