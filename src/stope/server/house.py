"""The house: everything that one server process has, from start to shutdown."""

import asyncio
import contextlib
import gc
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field

from sqlalchemy.exc import SQLAlchemyError

from stope.games import GAMES
from stope.server.hall import Hall
from stope.server.readiness import Preparation
from stope.server.room import ATTEND_SECONDS, Listener, Workplace
from stope.server.thinkers import Thinkers
from stope.server.turns import TurnBook
from stope.tables.store import Store, open_store

log = logging.getLogger(__name__)

#: Rooms to forget are looked for so often: a few at a time, so that memory stays as it is.
_TIDY_SECONDS = 5.0
#: When Python looks for garbage that refers to itself: after so many new objects, every so many
#: times also among older ones, and every so many times of these among all. The last takes a third
#: of a second in a full house, in which every table waits, and finds next to nothing: at a thousand
#: moves in five seconds it would be that often, like this it is every half hour. What the process
#: has when it is ready to serve is never looked through again.
_GARBAGE = (2000, 10, 1000)


@dataclass(slots=True)
class House:
    """What requests need."""

    store: Store
    hall: Hall
    preparation: Preparation
    advisers: Executor
    turns: TurnBook
    now: Callable[[], float] = time.time
    connections: set[Listener] = field(default_factory=set)


@contextlib.asynccontextmanager
async def open_house(database: str, *, bot_pace: float = 0.0) -> AsyncIterator[House]:
    """Open the database, get the games ready in the background, and follow other processes."""
    thinkers = Thinkers(max(1, os.cpu_count() or 1))
    # who asks for hints keeps no bot waiting
    advisers = ThreadPoolExecutor(1, thread_name_prefix="adviser")
    async with open_store(database) as store, store.listen() as changes:
        turns = TurnBook(store)
        preparation = Preparation(GAMES)
        workplace = Workplace(
            store,
            thinkers,
            turns,
            preparation.check,
            preparation.check_compiled,
            bot_pace=bot_pace,
        )
        house = House(store, Hall(workplace), preparation, advisers, turns)
        tasks = [
            asyncio.create_task(_prepare(house.preparation)),
            asyncio.create_task(house.hall.follow(changes)),
            asyncio.create_task(_tidy(house.hall)),
            asyncio.create_task(_attend(house.hall)),
            asyncio.create_task(turns.keep()),
        ]
        try:
            yield house
        finally:
            running = [*tasks, *workplace.tasks]
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            with contextlib.suppress(SQLAlchemyError):  # a database that is gone needs no notes
                await turns.write()
            thinkers.stop()
            advisers.shutdown(wait=False, cancel_futures=True)


async def _prepare(preparation: Preparation) -> None:
    await preparation.run()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


async def _tidy(hall: Hall) -> None:
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        hall.tidy()


async def _attend(hall: Hall) -> None:
    while True:
        await asyncio.sleep(ATTEND_SECONDS / 2)
        try:
            await hall.attend(within=ATTEND_SECONDS / 2)
        # whatever is wrong with the database, the next time is another chance
        except Exception as problem:
            log.warning("it is not noted for now who is here: %s", problem)
