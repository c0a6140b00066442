"""The leases of this process: which tables it owns, where several processes share a database.

Only the owner of a table has it in memory, writes to its log and lets its bots think. Requests that
reach another process are refused with the owner's address (``OwnedElsewhere``). Heartbeats keep
the leases valid; the tables of a process that has died can be taken over ``LEASE_SECONDS`` later.

An SQLite file has one server process, which owns every table: nothing here does anything then.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from stope.errors.base import shown
from stope.errors.server import OwnedElsewhere
from stope.errors.tables import NoSuchTable
from stope.tables.store import leases
from stope.tables.store.leases import HEARTBEAT_SECONDS, ServerProcess
from stope.tables.store.store import NotThere, Store

log = logging.getLogger(__name__)

_NAME_BYTES = 8
#: Seconds for which the owner of a table is remembered. When a process has died, all its clients
#: ask again and again for its tables, until the leases expire.
_REMEMBERED_SECONDS = 0.3
#: The most owners that are remembered.
_MOST_REMEMBERED = 10_000


class LeaseKeeper:
    """The leases of this process."""

    def __init__(self, store: Store, address: str | None) -> None:
        self._database = store.database.leases
        # a restarted process is another one: the tables in its memory are gone
        self._process = ServerProcess(secrets.token_hex(_NAME_BYTES), address)
        if self.is_needed:
            store.owner = self._process.name
        # for tables of other processes: their owner's address, and until when that counts
        self._elsewhere: dict[str, tuple[str | None, float]] = {}

    @property
    def is_needed(self) -> bool:
        """Whether several processes may share the database, so that tables need owners."""
        return self._database is not None

    async def start(self) -> None:
        """Register this process, so that it can own tables."""
        if self._database is not None:
            await self._database.write(partial(leases.register, process=self._process))

    async def stop(self) -> None:
        """Give all leases back, so that other processes need not wait until they expire."""
        if self._database is not None:
            await self._database.write(partial(leases.unregister, process=self._process))

    async def acquire(self, table: str) -> None:
        """Make this process the owner of a table, or raise ``OwnedElsewhere``."""
        if self._database is None:
            return
        address, until = self._elsewhere.pop(table, (None, 0.0))
        if time.monotonic() < until:
            self._elsewhere[table] = address, until
            raise OwnedElsewhere(address)
        acquire = partial(leases.acquire, table=table, process=self._process)
        try:
            owner = await self._database.write(acquire)
        except NotThere:
            raise NoSuchTable(given=shown(table)) from None
        if owner != self._process:
            if len(self._elsewhere) >= _MOST_REMEMBERED:
                self._elsewhere.clear()
            self._elsewhere[table] = owner.address, time.monotonic() + _REMEMBERED_SECONDS
            raise OwnedElsewhere(owner.address)

    async def release(self, table: str) -> None:
        """Give a lease back: this process has evicted the table."""
        if self._database is not None:
            release = partial(leases.release, table=table, process=self._process)
            await self._database.write(release)

    async def refusal_of(self, table: str) -> OwnedElsewhere:
        """Return the refusal that names the present owner of a table which this process lost."""
        if self._database is None:
            return OwnedElsewhere(None)
        owner = await self._database.write(partial(leases.owner_of, table=table))
        return OwnedElsewhere(None if owner is None else owner.address)

    async def lost_among(self, tables: Collection[str]) -> set[str]:
        """Return which of the tables in memory this process does not own any more."""
        if self._database is None or not tables:
            return set()
        owned = partial(leases.owned_among, tables=list(tables), process=self._process)
        return set(tables) - await self._database.write(owned)

    async def keep(
        self, check: Callable[[], Awaitable[None]], take_over: Callable[[], Awaitable[None]]
    ) -> None:
        """Send heartbeats, in an endless loop.

        Calls ``check`` when the leases may have been taken over because a heartbeat was late, and
        ``take_over`` when another process has died whose work has to be done here now.
        """
        if self._database is None:
            return
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                if not await self._database.write(partial(leases.renew, process=self._process)):
                    log.warning("a heartbeat was late: other processes may own some tables now")
                    await check()
                if await self._database.write(leases.delete_expired):
                    await take_over()
            # whatever is wrong with the database, the next heartbeat tries again
            except Exception as problem:
                log.warning("the leases could not be renewed for now: %s", problem)
