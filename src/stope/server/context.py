"""The application context: everything that one server process has, from start to shutdown."""

import asyncio
import contextlib
import functools
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
from stope.server.lease_keeper import LeaseKeeper
from stope.server.pending_turns import PendingTurns
from stope.server.presence import NOTE_SECONDS
from stope.server.seat_filling import SeatFilling
from stope.server.session_services import SessionServices
from stope.server.subscribers import Subscriber
from stope.server.table_registry import TableRegistry
from stope.tables.store.store import Store, open_store

log = logging.getLogger(__name__)

#: Seconds between two searches for sessions to evict: often, so that each evicts only a few.
_TIDY_SECONDS = 5.0
#: Thresholds of the cyclic garbage collector. A full collection takes a third of a second when all
#: tables are busy, and frees next to nothing; with Python's defaults it would run every five
#: seconds at a thousand moves, with these it runs every half hour. Objects that exist when the
#: server is ready are frozen and never scanned again.
_GARBAGE = (2000, 10, 1000)


@dataclass(frozen=True, slots=True)
class ProcessSettings:
    """How one server process works.

    Bots wait ``bot_pace`` seconds after a move so that people can see it. ``budgets`` limit what
    people may cost at tables. ``address`` is where clients reach this process, if several share the
    database: a URL, or a path on the public server.
    """

    bot_pace: float = 0.0
    budgets: Budgets | None = None
    address: str | None = None


USUAL_SETTINGS = ProcessSettings()


@dataclass(slots=True)
class AppContext:
    """The services that requests need."""

    store: Store
    registry: TableRegistry
    compile_jobs: CompileJobs
    hint_queue: HintQueue
    budgets: Budgets
    pending_turns: PendingTurns
    archive_jobs: ArchiveJobs
    seat_filling: SeatFilling
    now: Callable[[], float] = time.time
    connections: set[Subscriber] = field(default_factory=set)


@contextlib.asynccontextmanager
async def open_context(
    database: str,
    settings: ProcessSettings = USUAL_SETTINGS,
) -> AsyncIterator[AppContext]:
    """Open the database, compile games in the background, and follow other processes."""
    bot_pool = BotPool(max(1, os.cpu_count() or 1))
    hint_queue = HintQueue()
    budgets = settings.budgets or Budgets()
    async with open_store(database) as store, store.listen() as notifications:
        turns, archive_jobs = PendingTurns(store), ArchiveJobs(store)
        compile_jobs = CompileJobs(GAMES)
        seat_filling = SeatFilling()
        leases = LeaseKeeper(store, settings.address)
        await leases.start()
        services = SessionServices(
            store,
            leases,
            bot_pool,
            turns,
            archive_jobs,
            budgets,
            seat_filling,
            compile_jobs.check,
            compile_jobs.check_compiled,
            bot_pace=settings.bot_pace,
        )
        context = AppContext(
            store,
            TableRegistry(services),
            compile_jobs,
            hint_queue,
            budgets,
            turns,
            archive_jobs,
            seat_filling,
        )
        tasks = [
            asyncio.create_task(_prepare(context.compile_jobs)),
            asyncio.create_task(context.registry.follow(notifications)),
            asyncio.create_task(_tidy(context.registry)),
            asyncio.create_task(_attend(context.registry)),
            asyncio.create_task(turns.keep()),
            asyncio.create_task(_fill_seats(context)),
            asyncio.create_task(
                leases.keep(
                    check=context.registry.check_leases,
                    take_over=functools.partial(seat_filling.read, store),
                )
            ),
        ]
        try:
            yield context
        finally:
            running = [*tasks, *services.tasks]
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            with contextlib.suppress(SQLAlchemyError):  # a lost database cannot take notes
                await turns.write()
                await leases.stop()
            await archive_jobs.close()
            bot_pool.stop()
            hint_queue.stop()


async def _prepare(compile_jobs: CompileJobs) -> None:
    await compile_jobs.run()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


async def _tidy(registry: TableRegistry) -> None:
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        registry.tidy()


async def _fill_seats(context: AppContext) -> None:
    await context.seat_filling.read(context.store)
    await context.seat_filling.keep(context.registry.find)


async def _attend(registry: TableRegistry) -> None:
    while True:
        await asyncio.sleep(NOTE_SECONDS / 2)
        try:
            await registry.attend(within=NOTE_SECONDS / 2)
        # whatever is wrong with the database, the next round tries again
        except Exception as problem:
            log.warning("it is not noted for now who is here: %s", problem)
