"""The house: everything that one server process has, from start to shutdown."""

import asyncio
import contextlib
import gc
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field

from stope.games import GAMES
from stope.server.hall import Hall
from stope.server.readiness import Preparation
from stope.server.room import Workplace
from stope.tables.store import Store, open_store

#: Rooms in which nothing goes on are looked for so often, and forgotten the second time. That is
#: longer than a connection may take to say hello.
_TIDY_SECONDS = 75.0


@dataclass(slots=True)
class House:
    """What requests need."""

    store: Store
    hall: Hall
    preparation: Preparation
    threads: Executor
    now: Callable[[], float] = time.time
    connections: set[object] = field(default_factory=set)


@contextlib.asynccontextmanager
async def open_house(database: str) -> AsyncIterator[House]:
    """Open the database, get the games ready in the background, and follow other processes."""
    threads = ThreadPoolExecutor(max(1, os.cpu_count() or 1), thread_name_prefix="bot")
    async with open_store(database) as store, store.listen() as changes:
        workplace = Workplace(store, threads)
        house = House(store, Hall(workplace), Preparation(GAMES), threads)
        tasks = [
            asyncio.create_task(_prepare(house.preparation)),
            asyncio.create_task(house.hall.follow(changes)),
            asyncio.create_task(_tidy(house.hall)),
        ]
        try:
            yield house
        finally:
            running = [*tasks, *workplace.tasks]
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            threads.shutdown(wait=False, cancel_futures=True)


async def _prepare(preparation: Preparation) -> None:
    await preparation.run()
    # what is there now stays: looking through all of it for garbage would halt every table
    gc.collect()
    gc.freeze()


async def _tidy(hall: Hall) -> None:
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        hall.tidy()
