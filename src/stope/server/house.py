"""The house: everything that one server process has, from start to shutdown."""

import asyncio
import contextlib
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

#: Rooms in which nothing goes on are forgotten so often.
_TIDY_SECONDS = 60.0


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
            asyncio.create_task(house.preparation.run()),
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


async def _tidy(hall: Hall) -> None:
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        hall.tidy()
