"""Filling the empty seats of tables with bots after a while.

Tables are kept by id, so that their sessions can be evicted meanwhile. When the server starts they
are read from the database: nobody has to visit such a table first.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from stope.errors.base import StopeError
from stope.errors.tables import TableBroken
from stope.tables.log_entries import DAY, BotSat, LogEntry, Opened, Started
from stope.tables.store.store import Store
from stope.tables.table import Table

log = logging.getLogger(__name__)

#: Seconds between two checks for tables to fill.
_FILL_SECONDS = 1.0
#: The most open tables that are read when the server begins, and for how many seconds a table may
#: have been left alone: twice as long as bots can be asked to wait.
_MOST_READ = 10_000
_READ_SECONDS = 2.0 * DAY


class FillableSession(Protocol):
    """The parts of a table session that filling its seats needs."""

    table: Table

    async def do(self, entry: LogEntry) -> int:
        """Add an entry to the log."""
        ...


Find: TypeAlias = Callable[[str], Awaitable[FillableSession | None]]


class SeatFilling:
    """The tables with a ``fill_after`` setting, and when their empty seats go to bots."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self._due: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._due)

    def note(self, table: Table) -> None:
        """Note when a table is to be filled, or that it no longer is."""
        wait = table.opened.settings.fill_after
        # bots do not play among themselves: somebody has to be there to watch
        seated = any(seat.person is not None for seat in table.seats)
        if wait is None or table.began or not seated:
            self._due.pop(table.identity, None)
        else:
            self._due[table.identity] = table.updates[0].row.at + wait

    async def read(self, store: Store) -> None:
        """Note the open tables of the database; without a database, those that are visited."""
        try:
            rows = await store.openings(_MOST_READ, self.now() - _READ_SECONDS)
        except Exception as problem:
            log.warning("tables that wait for bots could not be read: %s", problem)
            return
        for row in rows:
            if isinstance(row.entry, Opened) and row.entry.settings.fill_after is not None:
                # whether somebody sits there is known when its time has come
                self._due.setdefault(row.table, row.at + row.entry.settings.fill_after)

    async def keep(self, find: Find) -> None:
        """Fill the tables whose time has come, in an endless loop."""
        while True:
            await asyncio.sleep(_FILL_SECONDS)
            for identity, due in list(self._due.items()):
                if due <= self.now():
                    await self._fill(identity, find)

    async def _fill(self, identity: str, find: Find) -> None:
        try:
            session = await find(identity)
        except TableBroken:
            self._due.pop(identity, None)
            return
        except StopeError:
            return  # the rules are not ready yet
        # for example without a database: the next round tries again
        except Exception as problem:
            log.warning("a table could not be filled for now: %s", problem)
            return
        if session is None:
            self._due.pop(identity, None)
            return
        self.note(session.table)
        if identity in self._due:
            await self._fill_now(session)

    async def _fill_now(self, session: FillableSession) -> None:
        level = session.table.opened.settings.fill_with
        try:
            for seat in session.table.empty_seats:
                with contextlib.suppress(StopeError):  # somebody sat down meanwhile
                    await session.do(BotSat(seat=seat, level=level))
            with contextlib.suppress(StopeError):  # started meanwhile, or not ready
                await session.do(Started())
        # for example without a database: the next round tries again
        except Exception as problem:
            log.warning("a table could not be filled for now: %s", problem)
