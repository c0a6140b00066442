"""Leases: at any time at most one process can write to the log of a table."""

import asyncio
import contextlib
import functools
import random

import pytest

from stope.tables.store import leases
from stope.tables.store.leases import ServerProcess
from stope.tables.store.notifications import TakenOver
from stope.tables.store.store import LeaseLost, NotThere, SeqTaken, open_store
from tests.tables.postgres_server import connected
from tests.tables.rows import begin, head, numbers, rows

PATIENCE = 60
ONE, TWO = ServerProcess("one", "http://one"), ServerProcess("two", "/at/two")


async def do(store, work, **values):
    return await store.database.write(functools.partial(work, **values))


@contextlib.asynccontextmanager
async def opened(address, count):
    """Open as many stores of a database, as different processes would."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(open_store(address)) for _ in range(count)]


async def expire(address, *names):
    """Let the rows of processes be out of date, as after ``LEASE_SECONDS`` without a heartbeat."""
    async with connected(address) as connection:
        await connection.execute("UPDATE processes SET until = 0 WHERE name = ANY($1)", names)


def test_a_lease_is_for_one_process_until_it_is_released(server):
    address = server.empty_tables()

    async def scene():
        async with open_store(address) as store:
            await begin(store, "t")
            for process in (ONE, TWO):
                await do(store, leases.register, process=process)
            acquire = functools.partial(do, store, leases.acquire, table="t")
            assert await acquire(process=ONE) == ONE
            assert await acquire(process=TWO) == ONE
            assert await acquire(process=ONE) == ONE
            await do(store, leases.release, table="t", process=TWO)
            assert await do(store, leases.owner_of, table="t") == ONE
            await do(store, leases.release, table="t", process=ONE)
            assert await do(store, leases.owner_of, table="t") is None
            assert await acquire(process=TWO) == TWO
            with pytest.raises(NotThere):
                await do(store, leases.acquire, table="u", process=ONE)

    asyncio.run(scene())


def test_leases_end_with_the_heartbeats_or_the_row_of_their_process(server):
    address = server.empty_tables()

    async def scene():
        async with open_store(address) as store, store.listen() as notifications:
            await begin(store, "t", "u")
            for process in (ONE, TWO):
                await do(store, leases.register, process=process)
            for table in "tu":
                assert await do(store, leases.acquire, table=table, process=ONE) == ONE
            assert await do(store, leases.renew, process=ONE)
            assert await do(store, leases.delete_expired) == 0
            await expire(address, "one")
            assert await do(store, leases.owner_of, table="t") is None
            assert await do(store, leases.acquire, table="t", process=TWO) == TWO
            told = await asyncio.wait_for(anext(notifications), PATIENCE)
            assert told == TakenOver("t")
            # a process that comes back keeps what nobody has taken over
            assert not await do(store, leases.renew, process=ONE)
            owned = functools.partial(do, store, leases.owned_among, tables=["t", "u"])
            assert await owned(process=ONE) == {"u"}
            assert await owned(process=TWO) == {"t"}
            await do(store, leases.unregister, process=ONE)
            assert await do(store, leases.acquire, table="u", process=TWO) == TWO
            await expire(address, "two")
            assert await do(store, leases.delete_expired) == 1
            assert await do(store, leases.delete_expired) == 0

    asyncio.run(scene())


def test_an_append_waits_for_a_take_over_and_is_refused_then(server):
    address = server.empty_tables()

    async def scene():
        async with open_store(address) as store, connected(address) as connection:
            await do(store, leases.register, process=ONE)
            store.owner = ONE.name
            await begin(store, "t")
            taking = connection.transaction()
            await taking.start()
            await connection.execute("UPDATE tables SET owner = 'two' WHERE id = 't'")
            writing = asyncio.create_task(store.append(rows("t", 2, 2), head("t", 2)))
            await asyncio.sleep(0.3)
            assert not writing.done()
            await taking.commit()
            with pytest.raises(LeaseLost):
                await writing
            assert await numbers(store, "t") == [1]

    asyncio.run(scene())


@pytest.mark.parametrize("seed", range(4))
def test_two_owners_never_both_write(server, seed):
    """Random heartbeats, pauses, expirations, take-overs and appends, by what each process knows.

    A process believes in its lease until an append is refused, as if it were paused between any
    two of its steps. Whoever appends must be the last process that acquired the lease.
    """
    address, rng = server.empty_tables(), random.Random(seed)
    processes = [ServerProcess(name, None) for name in ("one", "two", "three")]

    async def scene():
        async with opened(address, len(processes)) as stores:
            await begin(stores[0], "t")
            known = {process.name: 0 for process in processes}
            owner, written = None, [1]
            for process, store in zip(processes, stores, strict=True):
                await do(store, leases.register, process=process)
                store.owner = process.name
            for _ in range(120):
                number = rng.randrange(len(processes))
                process, store = processes[number], stores[number]
                match rng.choice(["append", "append", "append", "acquire", "expire", "renew"]):
                    case "expire":
                        await expire(address, process.name)
                    case "renew":
                        await do(store, leases.renew, process=process)
                    case "acquire":
                        got = await do(store, leases.acquire, table="t", process=process)
                        if got == process:
                            owner, known[process.name] = process, len(written)
                        else:
                            assert got == owner
                    case "append":
                        seq = known[process.name] + 1
                        try:
                            await store.append(rows("t", seq, seq), head("t", seq))
                        except LeaseLost:
                            assert process != owner
                        except SeqTaken:
                            raise AssertionError("an owner that did not know the log") from None
                        else:
                            assert process == owner
                            written.append(seq)
                            known[process.name] = seq
                assert await numbers(stores[0], "t") == written == list(range(1, len(written) + 1))
            assert len(written) > 5

    asyncio.run(scene())
