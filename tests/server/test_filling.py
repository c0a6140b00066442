"""A table that waits for bots is kept by its name: no room stays in memory for it."""

import asyncio
import gc
import weakref

from stope.server.context import open_context
from stope.tables.log_entries import Sat, Settings
from tests.server.rooms import SECRET, opened
from tests.server.serving import PATIENCE, nonce

HOUR = 3600


def waiting(seconds):
    return opened().model_copy(update={"settings": Settings(fill_after=seconds)})


async def sit(room):
    await room.do(Sat(seat=0, person="ann", name="Ann", nonce=nonce()), "ann")


def forget_rooms(house):
    for _ in range(2):
        house.hall.tidy(after=0)
    gc.collect()


def test_rooms_of_tables_that_wait_for_bots_are_forgotten(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as house:
            room = await house.hall.open(waiting(HOUR), SECRET, None)
            await sit(room)
            identity, rooms = room.table.identity, [weakref.ref(room)]
            del room
            # every visit would add another room that is kept
            for _ in range(3):
                forget_rooms(house)
                assert len(house.hall) == 0
                again = await house.hall.find(identity)
                assert again is not None
                rooms.append(weakref.ref(again))
                del again
                await asyncio.sleep(0)
            forget_rooms(house)
            assert [room for room in rooms if room() is not None] == []
            assert len(house.filling) == 1

    asyncio.run(story())


async def table_of(house, identity):
    room = await house.hall.find(identity)
    assert room is not None
    return room.table


def test_a_table_is_filled_though_its_room_was_forgotten(tmp_path):
    async def story():
        async with open_context(str(tmp_path / "tables.sqlite")) as house:
            room = await house.hall.open(waiting(HOUR), SECRET, None)
            await sit(room)
            identity = room.table.identity
            del room
            forget_rooms(house)
            assert len(house.hall) == 0
            house.filling.now = lambda: house.now() + 2 * HOUR
            table = await table_of(house, identity)
            async with asyncio.timeout(2 * PATIENCE):
                while table.match is None:
                    await asyncio.sleep(0.05)
                    table = await table_of(house, identity)
            assert [seat.bot for seat in table.seats] == [None, "miner", "miner"]
            assert len(house.filling) == 0

    asyncio.run(story())
