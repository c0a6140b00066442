"""Notifications between processes: leases taken over, and who owes a decision, and no more."""

import asyncio
import os
import signal

import pytest

from stope.errors.database import NoDatabase
from stope.tables.store import postgres
from stope.tables.store.database import read_address
from stope.tables.store.notifications import Missed, Notifications, OwingNoted, TakenOver
from stope.tables.store.store import Owing, open_store
from tests.tables.postgres_server import TERMINATE, connected
from tests.tables.rows import begin, head, rows

#: seconds after which a test gives up
PATIENCE = 60


async def heard(notifications, *expected) -> None:
    """Wait until the expected notifications have come, in this order."""
    for one in expected:
        assert await asyncio.wait_for(anext(notifications), PATIENCE) == one


async def silence(notifications) -> None:
    waiting = asyncio.ensure_future(anext(notifications))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    waiting.cancel()


def owing(seq, *tables):
    return [Owing(table, seq, {"ann": True}) for table in tables]


def test_other_processes_hear_who_owes_a_decision_but_not_of_appends(server):
    address = server.empty_tables()

    async def scene():
        async with (
            open_store(address) as one,
            open_store(address) as two,
            one.listen() as notifications,
            two.listen() as own,
        ):
            await begin(two, "t", "u")
            await two.append(rows("t", 2, 5), head("t", 5))
            await silence(notifications)
            await two.note_owing(owing(5, "t", "u"))
            for listener in (notifications, own):
                await heard(listener, OwingNoted(frozenset("tu")))
                await silence(listener)

    asyncio.run(scene())


def test_after_a_lost_connection_everything_is_to_be_looked_at_again(server):
    address = server.empty_tables()

    async def scene():
        async with open_store(address) as store, store.listen() as notifications:
            await begin(store, "t")
            for seq in (2, 3):
                async with connected(address) as connection:
                    await connection.execute(TERMINATE)
                await heard(notifications, Missed())
                # the store has connected again too, and so does what listens
                await store.note_owing(owing(seq, "t"))
                await heard(notifications, OwingNoted(frozenset("t")))
                await silence(notifications)

    asyncio.run(scene())


def test_a_connection_that_is_gone_without_a_word_is_noticed(server, monkeypatch):
    monkeypatch.setattr(postgres, "PULSE", 0.05)
    monkeypatch.setattr(postgres, "ANSWER", 2.0)
    address = server.empty_tables()

    async def scene():
        async with open_store(address) as store, store.listen() as notifications:
            # nothing is lost as long as the connection answers
            await silence(notifications)
            async with connected(address) as connection:
                # the listener's process stands still: it neither answers nor ends
                found = "SELECT pid FROM pg_stat_activity WHERE query = 'SELECT 1'"
                (listener,) = [row["pid"] for row in await connection.fetch(found)]
                os.kill(listener, signal.SIGSTOP)
                try:
                    await heard(notifications, Missed())
                finally:
                    os.kill(listener, signal.SIGCONT)
            await store.note_owing(owing(1, "t"))
            await heard(notifications, OwingNoted(frozenset("t")))

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
        async with open_store(tmp_path / "tables.db") as store, store.listen() as notifications:
            await begin(store, "t")
            await store.note_owing(owing(1, "t"))
            await silence(notifications)

    asyncio.run(scene())


def test_a_slow_reader_gets_everything_once_and_what_is_urgent_first():
    async def scene():
        notifications = Notifications()
        for _ in range(1000):
            for table in "tu":
                notifications.put(OwingNoted(frozenset(table)))
                notifications.put(TakenOver(table))
        notifications.put(Missed())
        notifications.put(Missed())
        await heard(notifications, Missed(), TakenOver("t"), TakenOver("u"))
        await heard(notifications, OwingNoted(frozenset("tu")))
        await silence(notifications)
        notifications.put(OwingNoted(frozenset("v")))
        await heard(notifications, OwingNoted(frozenset("v")))
        await silence(notifications)

    asyncio.run(scene())
