"""The application context: everything that one server process has, from start to shutdown."""

import asyncio
import contextlib
import gc
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

from sqlalchemy.exc import SQLAlchemyError

from stope.games import GAMES
from stope.server.advisers import Advisers
from stope.server.archivist import Archivist
from stope.server.budgets import Budgets
from stope.server.filling import Filling
from stope.server.hall import Hall
from stope.server.readiness import Preparation
from stope.server.room import ATTEND_SECONDS, Listener, Workplace
from stope.server.thinkers import Thinkers
from stope.server.turns import TurnBook
from stope.tables.store import Store, open_store

log = logging.getLogger(__name__)

#: Seconds between two searches for rooms to evict: often, so that each evicts only a few.
_TIDY_SECONDS = 5.0
#: Thresholds of the cyclic garbage collector. A full collection takes a third of a second when all
#: tables are busy, and frees next to nothing; with Python's defaults it would run every five
#: seconds at a thousand moves, with these it runs every half hour. Objects that exist when the
#: server is ready are frozen and never scanned again.
_GARBAGE = (2000, 10, 1000)


@dataclass(slots=True)
class House:
    """The services that requests need."""

    store: Store
    hall: Hall
    preparation: Preparation
    advisers: Advisers
    budgets: Budgets
    turns: TurnBook
    archivist: Archivist
    filling: Filling
    now: Callable[[], float] = time.time
    connections: set[Listener] = field(default_factory=set)


@contextlib.asynccontextmanager
async def open_house(
    database: str, *, bot_pace: float = 0.0, budgets: Budgets | None = None
) -> AsyncIterator[House]:
    """Open the database, compile games in the background, and follow other processes."""
    thinkers = Thinkers(max(1, os.cpu_count() or 1))
    advisers = Advisers()
    budgets = budgets or Budgets()
    async with open_store(database) as store, store.listen() as changes:
        turns, archivist = TurnBook(store), Archivist(store)
        preparation = Preparation(GAMES)
        filling = Filling()
        workplace = Workplace(
            store,
            thinkers,
            turns,
            archivist,
            budgets,
            filling,
            preparation.check,
            preparation.check_compiled,
            bot_pace=bot_pace,
        )
        house = House(
            store, Hall(workplace), preparation, advisers, budgets, turns, archivist, filling
        )
        tasks = [
            asyncio.create_task(_prepare(house.preparation)),
            asyncio.create_task(house.hall.follow(changes)),
            asyncio.create_task(_tidy(house.hall)),
            asyncio.create_task(_attend(house.hall)),
            asyncio.create_task(turns.keep()),
            asyncio.create_task(_fill(filling, house)),
        ]
        try:
            yield house
        finally:
            running = [*tasks, *workplace.tasks]
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            with contextlib.suppress(SQLAlchemyError):  # a lost database cannot take notes
                await turns.write()
            await archivist.close()
            thinkers.stop()
            advisers.stop()


async def _prepare(preparation: Preparation) -> None:
    await preparation.run()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


async def _tidy(hall: Hall) -> None:
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        hall.tidy()


async def _fill(filling: Filling, house: House) -> None:
    await filling.read(house.store)
    await filling.keep(house.hall.find)


async def _attend(hall: Hall) -> None:
    while True:
        await asyncio.sleep(ATTEND_SECONDS / 2)
        try:
            await hall.attend(within=ATTEND_SECONDS / 2)
        # whatever is wrong with the database, the next round tries again
        except Exception as problem:
            log.warning("it is not noted for now who is here: %s", problem)
