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
from stope.server.archive_jobs import ArchiveJobs
from stope.server.bot_pool import BotPool
from stope.server.budgets import Budgets
from stope.server.compile_jobs import CompileJobs
from stope.server.hint_queue import HintQueue
from stope.server.pending_turns import PendingTurns
from stope.server.seat_filling import SeatFilling
from stope.server.table_registry import TableRegistry
from stope.server.table_session import ATTEND_SECONDS, Listener, SessionServices
from stope.tables.store.store import Store, open_store

log = logging.getLogger(__name__)

#: Seconds between two searches for rooms to evict: often, so that each evicts only a few.
_TIDY_SECONDS = 5.0
#: Thresholds of the cyclic garbage collector. A full collection takes a third of a second when all
#: tables are busy, and frees next to nothing; with Python's defaults it would run every five
#: seconds at a thousand moves, with these it runs every half hour. Objects that exist when the
#: server is ready are frozen and never scanned again.
_GARBAGE = (2000, 10, 1000)


@dataclass(slots=True)
class AppContext:
    """The services that requests need."""

    store: Store
    hall: TableRegistry
    preparation: CompileJobs
    advisers: HintQueue
    budgets: Budgets
    turns: PendingTurns
    archivist: ArchiveJobs
    filling: SeatFilling
    now: Callable[[], float] = time.time
    connections: set[Listener] = field(default_factory=set)


@contextlib.asynccontextmanager
async def open_context(
    database: str, *, bot_pace: float = 0.0, budgets: Budgets | None = None
) -> AsyncIterator[AppContext]:
    """Open the database, compile games in the background, and follow other processes."""
    thinkers = BotPool(max(1, os.cpu_count() or 1))
    advisers = HintQueue()
    budgets = budgets or Budgets()
    async with open_store(database) as store, store.listen() as changes:
        turns, archivist = PendingTurns(store), ArchiveJobs(store)
        preparation = CompileJobs(GAMES)
        filling = SeatFilling()
        workplace = SessionServices(
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
        house = AppContext(
            store,
            TableRegistry(workplace),
            preparation,
            advisers,
            budgets,
            turns,
            archivist,
            filling,
        )
        tasks = [
            asyncio.create_task(_prepare(house.preparation)),
            asyncio.create_task(house.hall.follow(changes)),
            asyncio.create_task(_tidy(house.hall)),
            asyncio.create_task(_attend(house.hall)),
            asyncio.create_task(turns.keep()),
            asyncio.create_task(filling.keep(house.hall.find)),
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


async def _prepare(preparation: CompileJobs) -> None:
    await preparation.run()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


async def _tidy(hall: TableRegistry) -> None:
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        hall.tidy()


async def _attend(hall: TableRegistry) -> None:
    while True:
        await asyncio.sleep(ATTEND_SECONDS / 2)
        try:
            await hall.attend(within=ATTEND_SECONDS / 2)
        # whatever is wrong with the database, the next round tries again
        except Exception as problem:
            log.warning("it is not noted for now who is here: %s", problem)
