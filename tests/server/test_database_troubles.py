"""A database that is gone, hangs, or has forgotten something."""

import asyncio
import contextlib
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed

from stope.errors.database import NoDatabase
from stope.server import table_session
from stope.server.context import open_context
from stope.server.rate_limit import TokenBucket
from stope.tables.log_entries import BotSat
from stope.tables.store import postgres, sqlite
from stope.tables.store.database import DatabaseUnavailable
from stope.tables.store.store import open_store
from tests.server.serving import PATIENCE, closed_with, nonce, served, wait_until_ready
from tests.server.sessions import SECRET, opened
from tests.tables.database_line import database_line
from tests.tables.postgres_server import TERMINATE, connected


@pytest.fixture
def line_to_database(postgres_server):
    with database_line(postgres_server.empty_tables()) as line:
        yield line


def sit_down(line):
    """Take all seats, begin, and return how often the first seat has moved."""
    for seat in range(3):
        line.ask("sit", seat=seat, name="Ann", nonce=nonce())
    assert line.ask("start")["type"] == "done"
    return line.until(lambda news: news["views"])["views"][0]["turn"]


def refused_for_now(guest, path="/api/me"):
    answer = guest.http.get(path)
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("trouble", ["cut", "hang"])
def test_a_database_that_does_not_answer_is_a_matter_of_later(
    line_to_database, guests, monkeypatch, trouble
):
    monkeypatch.setattr(postgres, "ANSWER", 1.0)
    monkeypatch.setattr(postgres, "CONNECT", 1.0)
    with served(line_to_database.address, TokenBucket(10_000, 1000)) as address:
        wait_until_ready(address)
        ann = guests(address, "Ann")
        table = ann.open_table(game="diamant", seats=3)["table"]
        with ann.at(table) as line:
            turn = sit_down(line)
            getattr(line_to_database, trouble)()
            line.send("move", seat=0, turn=turn, move={"move": "go-on"})
            assert closed_with(line) == 1013
        for path in ("/api/me", "/api/tables", "/api/tables/mine"):
            assert refused_for_now(ann, path) == (503, "try-later")
        with ann.at(table, greet=False) as line:
            assert closed_with(line) == 1013
        assert ann.http.get("/healthz").text == "ok\n"
        line_to_database.restore()
        for _ in range(100 * PATIENCE):
            if ann.http.get("/api/me").status_code == 200:
                break
        with ann.at(table) as line:
            moved = line.ask("move", seat=1, turn=0, move={"move": "go-on"})
            assert moved["type"] == "done"


def test_a_file_that_another_program_keeps_locked_is_a_matter_of_later(
    tmp_path, guests, monkeypatch
):
    path = tmp_path / "tables.sqlite"
    # SQLite by itself would wait for longer than this test
    monkeypatch.setattr(sqlite, "_PATIENCE", 10.0 * PATIENCE)
    with served(str(path)) as address:
        ann = guests(address, "Ann")
        table = ann.open_table(game="diamant", seats=3)["table"]
        monkeypatch.setattr(sqlite, "ANSWER", 0.5)
        with (
            ann.at(table) as line,
            contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other,
        ):
            other.execute("BEGIN IMMEDIATE")
            given = {"name": "Bob", "language": "en"}
            made = ann.http.post("/api/people", json=given)
            assert (made.status_code, made.json()["code"]) == (503, "try-later")
            line.send("sit", id="sit-once", seat=0, name="Ann", nonce=nonce())
            assert closed_with(line) == 1013
            # what is only read is there
            assert ann.http.get("/api/tables/mine").status_code == 200
            other.execute("ROLLBACK")
        monkeypatch.setattr(sqlite, "ANSWER", PATIENCE)
        with ann.at(table) as line:
            line.ask("free", seat=0)
            answer = line.ask("sit", seat=0, name="Ann", nonce=nonce())
            assert answer["type"] == "done"


def test_whoever_moves_after_others_waits_no_longer_than_they_for_a_database_that_hangs(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(table_session, "LOCK_SECONDS", 0.1)

    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            table = await context.registry.open(opened(), SECRET, None)
            hung, answers = asyncio.Event(), asyncio.Event()

            async def append(*_given, **_named):
                hung.set()
                await answers.wait()
                raise DatabaseUnavailable("no answer in time")

            monkeypatch.setattr(context.store, "append", append)
            first = asyncio.create_task(table.do(BotSat(seat=0, level="miner"), "ann"))
            await hung.wait()
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(DatabaseUnavailable):
                    await table.do(BotSat(seat=1, level="miner"), "ann")
                with pytest.raises(DatabaseUnavailable):
                    await table.catch_up()
            answers.set()
            with pytest.raises(DatabaseUnavailable):
                await first

    asyncio.run(story())


def test_nobody_waits_for_ever_for_a_server_that_never_answers(line_to_database, monkeypatch):
    monkeypatch.setattr(postgres, "CONNECT", 0.5)
    line_to_database.hang()

    async def begin():
        async with open_store(line_to_database.address):
            pass

    with pytest.raises(NoDatabase):
        asyncio.run(begin())


# A database that was restored from a backup, or a replica that was behind


async def execute(address, *statements):
    async with connected(address) as connection:
        for statement in statements:
            await connection.execute(statement)


def test_a_table_that_is_behind_in_the_database_is_read_again(postgres_server, guests):
    database = postgres_server.empty_tables()
    with served(database, TokenBucket(10_000, 1000)) as address:
        wait_until_ready(address)
        ann = guests(address, "Ann")
        table = ann.open_table(game="diamant", seats=3)["table"]
        with ann.at(table) as line:
            sit_down(line)
            start = line.news["heard"]
            for seat in (0, 1):
                line.ask("move", seat=seat, turn=0, move={"move": "go-on"})
            asyncio.run(
                execute(
                    database,
                    "DELETE FROM log WHERE seq > 5",
                    "UPDATE tables SET seq = 5, owed_at = 5",
                )
            )
            # what the player decides next is checked against what the database has
            assert line.ask("move", seat=0, turn=1, move={"move": "leave"})["code"] == "moved-on"
            told = line.until(lambda news: news["fresh"] and news["heard"] == start)
            assert [view["turn"] for view in told["views"]] == [0, 0, 0]
            assert line.ask("move", seat=0, turn=0, move={"move": "leave"})["type"] == "done"
        with ann.at(table) as line:
            assert [view["turn"] for view in line.news["views"]] == [1, 0, 0]


def test_another_log_of_the_same_length_is_read_again(postgres_server, guests):
    database = postgres_server.empty_tables()
    with served(database, TokenBucket(10_000, 1000)) as address:
        wait_until_ready(address)
        ann = guests(address, "Ann")
        table = ann.open_table(game="diamant", seats=3)["table"]
        with ann.at(table) as line:
            sit_down(line)
            line.ask("move", seat=0, turn=0, move={"move": "go-on"})
            moved = (
                """UPDATE log SET entry = replace(entry, '"seat":0', '"seat":2') WHERE seq = 6"""
            )
            # as when a backup is restored, the connections to the database are lost
            asyncio.run(execute(database, moved, TERMINATE))
            told = line.until(lambda news: news["fresh"] and news["heard"] > 1)
            assert [view["turn"] for view in told["views"]] == [0, 0, 1]


def test_a_table_that_is_not_in_the_database_any_more_is_closed(postgres_server, guests):
    database = postgres_server.empty_tables()
    with served(database, TokenBucket(10_000, 1000)) as address:
        wait_until_ready(address)
        ann = guests(address, "Ann")
        table = ann.open_table(game="diamant", seats=3)["table"]
        with ann.at(table) as line:
            sit_down(line)
            asyncio.run(
                execute(
                    database,
                    "DELETE FROM log",
                    "DELETE FROM members",
                    "DELETE FROM sightings",
                    "DELETE FROM tables",
                )
            )
            line.send("move", seat=0, turn=0, move={"move": "go-on"})
            assert closed_with(line) == 4404
        with ann.at(table, greet=False) as line, contextlib.suppress(ConnectionClosed):
            assert closed_with(line) == 4404
