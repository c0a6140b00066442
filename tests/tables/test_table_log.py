"""A log says everything about a table."""

import pytest

from stope.games import GAMES
from stope.tables.fairness import fair_record, verify
from stope.tables.log_entries import (
    BotSat,
    DaysClock,
    Freed,
    Handed,
    LogRow,
    Moved,
    Rematched,
    Said,
    Settings,
    Started,
    TakenBack,
    entry_json,
    read_entry,
)
from stope.tables.table import Table
from tests.tables.logs import (
    LIVE,
    SECRET,
    Log,
    everything,
    match_of,
    opening,
    playing,
    rebuilt,
    sat,
)

# The log


@pytest.mark.parametrize("changes", [{"seq": 1}, {"seq": 3}, {"seq": 0}, {"table": "u"}])
def test_an_entry_out_of_order_or_of_another_table_does_not_follow(changes):
    log = Log()
    row = LogRow(
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
        Handed(seat=1, level="foreman"),
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
    log.do(Handed(seat=1, level="foreman"), "ann", 70.0)
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
    assert verify(record).state_bytes() == match_of(again).state_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_a_whole_match(game):
    seats = GAMES[game].usual_seats
    log = playing(*[None] * seats, game=game).play_to_the_end()
    assert log.table.over
    assert log.table.nonces == {}
    assert everything(rebuilt(log.rows)) == everything(log.table)
