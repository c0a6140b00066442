"""A table that waits for bots is kept by its name: no session stays in memory for it."""

import asyncio
import gc
import weakref

from stope.server.context import open_context
from stope.tables.log_entries import Sat, Settings
from tests.server.serving import PATIENCE, nonce
from tests.server.sessions import SECRET, opened

HOUR = 3600


def waiting(seconds):
    return opened().model_copy(update={"settings": Settings(fill_after=seconds)})


async def sit(session):
    await session.do(Sat(seat=0, person="ann", name="Ann", nonce=nonce()), "ann")


def forget_rooms(context):
    for _ in range(2):
        context.registry.tidy(after=0)
    gc.collect()


def test_rooms_of_tables_that_wait_for_bots_are_forgotten(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(waiting(HOUR), SECRET, None)
            await sit(session)
            identity, sessions = session.table.identity, [weakref.ref(session)]
            del session
            # every visit would add another session that is kept
            for _ in range(3):
                forget_rooms(context)
                assert len(context.registry) == 0
                again = await context.registry.find(identity)
                assert again is not None
                sessions.append(weakref.ref(again))
                del again
                await asyncio.sleep(0)
            forget_rooms(context)
            assert [session for session in sessions if session() is not None] == []
            assert len(context.seat_filling) == 1

    asyncio.run(story())


def test_after_a_restart_a_table_is_filled_though_nobody_visits_it(tmp_path):
    database = str(tmp_path / "tables.sqlite")

    async def before():
        async with open_context(database) as context:
            session = await context.registry.open(waiting(1), SECRET, None)
            await sit(session)
            # nobody ever sat at the others, or they wait for their host
            empty = await context.registry.open(waiting(1), SECRET, None)
            own = await context.registry.open(opened(), SECRET, None)
            await sit(own)
            return [one.table.identity for one in (session, empty, own)]

    async def after(full, *others):
        async with open_context(database) as context:
            async with asyncio.timeout(2 * PATIENCE):
                while not any(head.status == "playing" for head in await heads(context)):
                    await asyncio.sleep(0.05)
                # the others are looked at in the same round
                while len(context.seat_filling):
                    await asyncio.sleep(0.05)
            table = await table_of(context, full)
            assert [seat.bot for seat in table.seats] == [None, "miner", "miner"]
            for identity in others:
                assert not (await table_of(context, identity)).began

    async def heads(context):
        return await context.store.heads_of("ann", 9)

    asyncio.run(after(*asyncio.run(before())))


async def table_of(context, identity):
    session = await context.registry.find(identity)
    assert session is not None
    return session.table


def test_a_table_is_filled_though_its_room_was_forgotten(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as context:
            session = await context.registry.open(waiting(HOUR), SECRET, None)
            await sit(session)
            identity = session.table.identity
            del session
            forget_rooms(context)
            assert len(context.registry) == 0
            context.seat_filling.now = lambda: context.now() + 2 * HOUR
            table = await table_of(context, identity)
            async with asyncio.timeout(2 * PATIENCE):
                while table.match is None:
                    await asyncio.sleep(0.05)
                    table = await table_of(context, identity)
            assert [seat.bot for seat in table.seats] == [None, "miner", "miner"]
            assert len(context.seat_filling) == 0

    asyncio.run(story())
