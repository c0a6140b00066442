"""Notices between processes: which table has come to which number, and nothing else."""

import asyncio
import itertools
import os
import signal

import pytest

from stope.errors.database import NoDatabase
from stope.tables.store import postgres
from stope.tables.store.database import Changes, read_address
from stope.tables.store.store import SeqTaken, open_store
from tests.tables.postgres_server import TERMINATE, connected
from tests.tables.rows import begin, head, numbers, rows

#: seconds after which a test gives up
PATIENCE = 60


async def heard(changes, *expected) -> None:
    """Wait until the changes that are expected have come, in this order."""
    for change in expected:
        assert await asyncio.wait_for(anext(changes), PATIENCE) == change


async def silence(changes) -> None:
    waiting = asyncio.ensure_future(anext(changes))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    waiting.cancel()


def test_other_processes_hear_of_every_append(server):
    address = server.empty_tables()

    async def scene():
        async with (
            open_store(address) as one,
            open_store(address) as two,
            one.listen() as changes,
            two.listen() as own,
        ):
            await begin(two, "t")
            await heard(changes, ("t", 1))
            await two.append(rows("t", 2, 5), head("t", 5))
            await heard(changes, ("t", 5))
            assert await numbers(one, "t") == [1, 2, 3, 4, 5]
            await heard(own, ("t", 5))
            await silence(changes)

    asyncio.run(scene())


def test_what_is_refused_is_not_heard_of(server):
    address = server.empty_tables()

    async def scene():
        async with open_store(address) as store, store.listen() as changes:
            await begin(store, "t", "u")
            await heard(changes, ("t", 1), ("u", 1))
            with pytest.raises(SeqTaken):
                await store.append(rows("t", 1, 2), head("t", 2))
            await store.append(rows("u", 2, 2), head("u", 2))
            await heard(changes, ("u", 2))
            await silence(changes)

    asyncio.run(scene())


def test_after_a_lost_connection_everything_is_to_be_looked_at_again(server):
    address = server.empty_tables()

    async def scene():
        async with open_store(address) as store, store.listen() as changes:
            await begin(store, "t")
            await heard(changes, ("t", 1))
            for seq in (2, 3):
                async with connected(address) as connection:
                    await connection.execute(TERMINATE)
                await heard(changes, None)
                # the store has connected again too, and so does what listens
                await store.append(rows("t", seq, seq), head("t", seq))
                await heard(changes, ("t", seq))
                await silence(changes)

    asyncio.run(scene())


def test_a_connection_that_is_gone_without_a_word_is_noticed(server, monkeypatch):
    monkeypatch.setattr(postgres, "PULSE", 0.05)
    monkeypatch.setattr(postgres, "ANSWER", 2.0)
    address = server.empty_tables()

    async def scene():
        async with open_store(address) as store, store.listen() as changes:
            # nothing is lost as long as the connection answers
            await silence(changes)
            async with connected(address) as connection:
                # the listener's process stands still: it neither answers nor ends
                found = "SELECT pid FROM pg_stat_activity WHERE query = 'SELECT 1'"
                (listener,) = [row["pid"] for row in await connection.fetch(found)]
                os.kill(listener, signal.SIGSTOP)
                try:
                    await heard(changes, None)
                finally:
                    os.kill(listener, signal.SIGCONT)
            await begin(store, "t")
            await heard(changes, ("t", 1))

    asyncio.run(scene())


def test_who_cannot_listen_at_first_is_told(tmp_path):
    async def scene():
        database = postgres.Postgres(read_address(f"postgresql://me@/t?host={tmp_path}"))
        with pytest.raises(NoDatabase):
            async with database.listen():
                pass
        await database.close()

    asyncio.run(scene())


def test_a_file_brings_no_notices(tmp_path):
    async def scene():
        async with open_store(tmp_path / "tables.db") as store, store.listen() as changes:
            await begin(store, "t")
            await silence(changes)

    asyncio.run(scene())


def test_a_slow_reader_hears_the_newest_number_of_each_table_once():
    async def scene():
        changes = Changes()
        for seq, table in itertools.product(range(1, 1000), "tu"):
            changes.changed(table, seq)
        changes.changed("t", 7)
        await heard(changes, ("t", 999), ("u", 999))
        await silence(changes)
        changes.changed("t", 1000)
        changes.missed()
        changes.changed("u", 1000)
        await heard(changes, None, ("u", 1000))
        await silence(changes)

    asyncio.run(scene())
