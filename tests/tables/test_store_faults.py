"""Races, faults and sudden ends: all of an append is there or none of it, and others go on."""

import asyncio
import contextlib
import itertools
import signal

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError, OperationalError

from stope.tables.store import sqlite
from stope.tables.store.store import MessageDone, SeqTaken, open_store
from tests.tables.rows import SECRET, begin, head, numbers, row, rows


class Broken(Exception):
    """What a database says that fails on purpose."""


@contextlib.contextmanager
def failing(store, first: int, *, for_good: bool):
    """Let a statement fail, the first, second, ... from now on, alone or with all after it."""
    count = itertools.count(1)

    def fail(*_details) -> None:
        number = next(count)
        if number == first or (for_good and number > first):
            raise Broken(number)

    event.listen(store.database.engine, "before_cursor_execute", fail)
    try:
        yield
    finally:
        event.remove(store.database.engine, "before_cursor_execute", fail)


@contextlib.contextmanager
def counted_commits(store, fail: bool = False):
    """Count commits, or let them fail."""
    commits = []

    def commit(_connection) -> None:
        commits.append(1)
        if fail:
            raise Broken("commit")

    event.listen(store.database.engine, "commit", commit)
    try:
        yield commits
    finally:
        event.remove(store.database.engine, "commit", commit)


async def outcomes(*works):
    return await asyncio.gather(*works, return_exceptions=True)


# Races


def test_of_many_who_want_a_number_one_gets_it(where):
    async def race():
        async with open_store(where) as one, open_store(where) as two:
            await begin(one, "t")
            for seq in (2, 3, 4):
                answers = await outcomes(
                    *(
                        store.append([row("t", seq, f"p{number}", f"m{seq}")], head("t", seq))
                        for number, store in zip(range(50), itertools.cycle([one, two]))
                    )
                )
                assert answers.count(None) == 1
                assert sum(isinstance(answer, SeqTaken) for answer in answers) == len(answers) - 1
            assert await numbers(one, "t") == await numbers(two, "t") == [1, 2, 3, 4]

    asyncio.run(race())


def test_a_message_sent_to_two_processes_at_once_is_done_once(where):
    async def race():
        async with open_store(where) as one, open_store(where) as two:
            await begin(one, "t")
            for seq in range(2, 20):
                again = [row("t", seq, "ann", f"m{seq}")]
                answers = await outcomes(
                    *(store.append(again, head("t", seq)) for store in (one, two, one, two))
                )
                assert answers.count(None) == 1
                done = [answer.seq for answer in answers if isinstance(answer, MessageDone)]
                assert done == [seq] * 3
            assert await numbers(one, "t") == list(range(1, 20))

    asyncio.run(race())


def test_many_tables_go_on_side_by_side(where):
    async def play(store, table):
        for seq in range(2, 12):
            await store.append([row(table, seq, "ann", f"m{seq}")], head(table, seq), ["ann"])
            assert (await store.rows(table, after=seq - 1))[0].seq == seq

    async def scene():
        tables = [f"t{number}" for number in range(40)]
        async with open_store(where) as one, open_store(where) as two:
            await begin(one, *tables)
            stores = itertools.cycle([one, two])
            await asyncio.gather(*(play(next(stores), table) for table in tables))
            for table in tables:
                assert await numbers(two, table) == list(range(1, 12))
            assert len(await one.heads_of("ann", 100)) == 40

    asyncio.run(scene())


# Faults


async def untouched(store) -> None:
    """Check that nothing of the append that fails in these tests is there."""
    assert await numbers(store, "t") == [1]
    assert await store.heads_of("ann", 9) == [head("t", 1)]
    assert await store.heads_of("bob", 9) == []
    assert await store.seq_of_message("t", "bob", "m") is None


@pytest.mark.parametrize("for_good", [False, True])
def test_whichever_statement_of_an_append_fails_nothing_is_half_written(where, for_good):
    async def scene():
        async with open_store(where) as store:
            await begin(store, "t")
            piece = [row("t", 2, "bob", "m"), row("t", 3)]
            for number in itertools.count(1):
                with failing(store, number, for_good=for_good):
                    (answer,) = await outcomes(store.append(piece, head("t", 3), ["bob", "cleo"]))
                if answer is None:
                    break
                assert isinstance(answer, Broken)
                await untouched(store)
            # changing the head, looking for the message, the log, those who sat and who sit
            assert number > 5
            assert await numbers(store, "t") == [1, 2, 3]
            assert await store.heads_of("bob", 9) == [head("t", 3)]
            assert await store.heads_of("ann", 9) == []

    asyncio.run(scene())


def test_whichever_statement_of_a_creation_fails_no_table_is_there(where):
    async def scene():
        async with open_store(where) as store:
            for number in itertools.count(1):
                new = store.create("t", SECRET, None, head("t", 2), rows("t", 1, 2), ["ann"])
                with failing(store, number, for_good=False):
                    (answer,) = await outcomes(new)
                if answer is None:
                    break
                assert isinstance(answer, Broken)
                assert await store.keys_of("t") is None
                assert await store.rows("t") == []
                assert await store.heads_of("ann", 9) == []
            assert number > 3
            assert await numbers(store, "t") == [1, 2]

    asyncio.run(scene())


def test_a_commit_that_fails_reaches_everyone_and_nothing_is_there(where):
    async def scene():
        async with open_store(where) as store:
            tables = [f"t{number}" for number in range(10)]
            await begin(store, *tables)
            with counted_commits(store, fail=True):
                answers = await outcomes(
                    *(store.append(rows(table, 2, 3), head(table, 3)) for table in tables),
                    # refused because of the first one, which is not there in the end
                    store.append(rows("t0", 2, 2), head("t0", 2)),
                )
            assert all(isinstance(answer, Broken) for answer in answers)
            for table in tables:
                assert await numbers(store, table) == [1]
                await store.append(rows(table, 2, 3), head(table, 3))
                assert await numbers(store, table) == [1, 2, 3]

    asyncio.run(scene())


def test_a_full_disk_takes_nothing_and_goes_on_when_there_is_room(tmp_path):
    async def limit(store, pages):
        await store.database.write(lambda connection: connection.exec_driver_sql(pages))

    async def scene():
        async with open_store(tmp_path / "tables.db") as store:
            await begin(store, "t", "u")
            await limit(store, "PRAGMA max_page_count=40")
            big = [row("t", 2, text="x" * 300_000)]
            answers = await outcomes(
                store.append(rows("u", 2, 2), head("u", 2)),
                store.append(big, head("t", 2)),
                store.append(rows("u", 3, 3), head("u", 3)),
            )
            assert isinstance(answers[1], OperationalError)
            assert "full" in str(answers[1])
            assert await numbers(store, "t") == [1]
            # the others are there if they were told so, and only then
            told = [seq for seq, answer in ((2, answers[0]), (3, answers[2])) if answer is None]
            assert await numbers(store, "u") == [1, *told]
            await limit(store, "PRAGMA max_page_count=1000000")
            await store.append(big, head("t", 2))
            assert await store.rows("t", after=1) == big

    asyncio.run(scene())


# Group commit


def test_what_waits_together_is_committed_together(tmp_path):
    async def scene():
        tables = [f"t{number}" for number in range(200)]
        async with open_store(tmp_path / "tables.db") as store:
            await asyncio.gather(*(begin(store, table) for table in tables))
            with counted_commits(store) as commits:
                await asyncio.gather(
                    *(store.append(rows(table, 2, 2), head(table, 2)) for table in tables)
                )
            assert len(commits) <= 3
            for table in tables:
                assert await numbers(store, table) == [1, 2]

    asyncio.run(scene())


def test_a_refusal_stops_nobody_who_is_committed_with_it(tmp_path):
    async def scene():
        async with open_store(tmp_path / "tables.db") as store:
            await begin(store, "t", "u", "v")
            with counted_commits(store) as commits:
                answers = await outcomes(
                    store.append(rows("t", 2, 2), head("t", 2)),
                    store.append(rows("t", 2, 2), head("t", 2), ["eve"]),
                    store.append(rows("u", 1, 2), head("u", 2), ["eve"]),
                    store.append(rows("v", 2, 2), head("v", 2)),
                    store.append(rows("t", 3, 3), head("t", 3)),
                )
            assert len(commits) == 1
            assert [type(answer) for answer in answers] == [
                type(None),
                SeqTaken,
                SeqTaken,
                type(None),
                type(None),
            ]
            assert await numbers(store, "t") == [1, 2, 3]
            assert await numbers(store, "u") == [1]
            assert await numbers(store, "v") == [1, 2]
            assert await store.heads_of("eve", 9) == []

    asyncio.run(scene())


@pytest.mark.parametrize("moments", [0, 1, 2, 5])
def test_who_stops_waiting_harms_nobody(where, moments):
    async def scene():
        tables = [f"t{number}" for number in range(20)]
        async with open_store(where) as store:
            await begin(store, *tables)
            tasks = [
                asyncio.create_task(store.append(rows(table, 2, 3), head(table, 3), ["bob"]))
                for table in tables
            ]
            for _ in range(moments):
                await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
            answers = await outcomes(*tasks)
            assert answers[1::2] == [None] * 10
            for table, answer in zip(tables, answers, strict=True):
                log = await numbers(store, table)
                assert log == [1, 2, 3] or (answer is not None and log == [1])
                sits = table in {one.table for one in await store.heads_of("bob", 99)}
                assert sits == (log == [1, 2, 3])
            # and everything goes on
            await begin(store, "u")

    asyncio.run(scene())


def test_what_waits_is_finished_when_the_store_is_closed(tmp_path):
    async def scene():
        async with open_store(tmp_path / "tables.db") as store:
            await begin(store, "t")
            writing = asyncio.create_task(store.append(rows("t", 2, 2), head("t", 2)))
            await asyncio.sleep(0)
        await writing
        with pytest.raises(RuntimeError, match="closed"):
            await store.append(rows("t", 3, 3), head("t", 3))
        async with open_store(tmp_path / "tables.db") as store:
            assert await numbers(store, "t") == [1, 2]

    asyncio.run(scene())


# Sudden ends

APPENDER = """
import asyncio, sys
from stope.tables.store.store import open_store
from tests.tables.rows import begin, head, row

async def play(store, table):
    for seq in range(2, 100_000):
        await store.append([row(table, seq, "ann", f"m{seq}")], head(table, seq))
        print(table, seq, flush=True)

async def main():
    async with open_store(sys.argv[1]) as store:
        tables = [f"t{number}" for number in range(8)]
        await begin(store, *tables)
        await asyncio.gather(*(play(store, table) for table in tables))

asyncio.run(main())
"""


def test_what_was_acknowledged_is_there_after_the_process_was_killed(where, child):
    process = child(APPENDER, where)
    told = dict.fromkeys((f"t{number}" for number in range(8)), 1)
    for line in itertools.islice(process.stdout, 300):
        table, seq = line.split()
        told[table] = int(seq)
    process.send_signal(signal.SIGKILL)
    for line in process.stdout:
        # the last line may be half a line
        if line.endswith("\n"):
            table, seq = line.split()
            told[table] = int(seq)
    process.wait()

    async def look():
        async with open_store(where) as store:
            heads = {one.table: one for one in await store.public_heads(99)}
            for table, seq in told.items():
                log = await numbers(store, table)
                assert log == list(range(1, len(log) + 1))
                assert len(log) >= seq
                assert heads[table] == head(table, len(log))
                # and the table can go on
                end = len(log) + 1
                await store.append([row(table, end)], head(table, end))

    asyncio.run(look())


def test_a_killed_process_leaves_no_lock_behind(where, child):
    process = child(APPENDER, where)
    next(iter(process.stdout))

    async def kill_and_write():
        async with open_store(where) as store:
            await begin(store, "mine")
            process.send_signal(signal.SIGKILL)
            await store.append(rows("mine", 2, 9), head("mine", 9))
            assert await numbers(store, "mine") == list(range(1, 10))

    asyncio.run(kill_and_write())
    process.wait()


def test_what_could_not_be_written_is_in_no_error(where):
    def write(connection) -> None:
        connection.execute(text("SELECT :word FROM nowhere"), {"word": "sesame"})

    async def scene():
        async with open_store(where) as store:
            with pytest.raises(DBAPIError) as caught:
                await store.database.write(write)
            assert "nowhere" in str(caught.value)
            assert "sesame" not in str(caught.value)

    asyncio.run(scene())


def test_the_log_of_a_database_in_a_file_does_not_grow_for_ever(tmp_path, monkeypatch):
    """What is written is moved to the file beside those who write, and the log begins anew."""
    monkeypatch.setattr(sqlite, "_MOVE_SECONDS", 0.02)
    monkeypatch.setattr(sqlite, "_LONG_LOG", 50)
    path = tmp_path / "tables.sqlite"
    log = path.with_name("tables.sqlite-wal")

    async def scene():
        async with open_store(path) as store:
            await begin(store, "t")
            sizes = []
            for seq in range(2, 402):
                await store.append([row("t", seq)], head("t", seq))
                sizes.append(log.stat().st_size)
            return max(sizes), await numbers(store, "t")

    longest, log_numbers = asyncio.run(scene())
    assert log_numbers == list(range(1, 402))
    # each move takes some pages of four kilobytes
    assert longest < 400 * 4096
    assert not log.exists()
