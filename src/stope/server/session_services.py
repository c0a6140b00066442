"""The services that all table sessions of a process share."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from stope.server.archive_jobs import ArchiveJobs
from stope.server.bot_pool import BotPool
from stope.server.budgets import Budgets
from stope.server.lease_keeper import LeaseKeeper
from stope.server.pending_turns import PendingTurns
from stope.server.seat_filling import SeatFilling
from stope.tables.store.store import Store


@dataclass(slots=True)
class SessionServices:
    """The services that table sessions share: store, bot threads, pending turns, budgets, clock."""

    store: Store
    leases: LeaseKeeper
    bot_pool: BotPool
    pending_turns: PendingTurns
    archive_jobs: ArchiveJobs
    budgets: Budgets
    #: notes tables whose empty seats bots are to take later
    seat_filling: SeatFilling
    #: refuses a game whose rules are still being compiled
    check_ready: Callable[[str], None]
    #: refuses a game whose rules would have to be compiled first
    check_compiled: Callable[[str], None]
    #: seconds that bots leave people to see one move before they make the next
    bot_pace: float = 0.0
    now: Callable[[], float] = time.time
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def start(self, work: asyncio.Task[Any]) -> None:
        """Keep a task referenced until it is done."""
        self.tasks.add(work)
        work.add_done_callback(self.tasks.discard)
