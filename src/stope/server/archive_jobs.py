"""Archiving of finished matches, one after another in a thread of its own.

A match is archived right after its last move. If the process ends before that, it is archived when
its table is loaded the next time.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from stope.errors.tables import MatchOutdated
from stope.games.codecs import Json
from stope.tables.archive import ArchivedMatch, make_archive
from stope.tables.store.archives import Archives
from stope.tables.store.store import Store
from stope.tables.table import Table

log = logging.getLogger(__name__)

#: How long a stopping server waits for unfinished archives, in seconds.
_CLOSING_SECONDS = 10.0


class ArchiveJobs:
    """Archives matches one after another, in a thread of its own."""

    def __init__(self, store: Store) -> None:
        self.archives = Archives(store.database)
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="stope-archive")
        self._working: dict[str, asyncio.Task[None]] = {}

    def archive_soon(self, table: Table) -> None:
        """Start archiving the match of a table that is over, unless that is done."""
        self._begin(table).add_done_callback(_note_failure)

    async def match(self, table: Table) -> ArchivedMatch:
        """Return the archived match of a table that is over; archive it first if necessary."""
        found = await self.archives.match(table.identity)
        if found is None:
            await self._archived(table)
            found = await self.archives.match(table.identity)
        assert found is not None
        return found

    async def view(self, table: Table, viewer: str, move: int) -> Json:
        """Return what a viewer saw after a move of a finished match."""
        found = await self.archives.view(table.identity, viewer, move)
        if found is None:
            await self._archived(table)
            found = await self.archives.view(table.identity, viewer, move)
        assert found is not None
        return found

    async def close(self) -> None:
        """Finish the archives that have begun, for at most ``_CLOSING_SECONDS``."""
        if self._working:
            await asyncio.wait(self._working.values(), timeout=_CLOSING_SECONDS)
        for task in self._working.values():
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _archived(self, table: Table) -> None:
        if table.match is None or not table.match.over:
            raise MatchOutdated(table=table.identity)
        # a cancelled waiter must not cancel the archiving for the others
        await asyncio.shield(self._begin(table))

    def _begin(self, table: Table) -> asyncio.Task[None]:
        work = self._working.get(table.identity)
        if work is None:
            work = self._working[table.identity] = asyncio.create_task(self._archive(table))
            work.add_done_callback(lambda _: self._working.pop(table.identity, None))
        return work

    async def _archive(self, table: Table) -> None:
        identity = table.identity
        if await self.archives.has(identity):
            return
        keys = await self._store.keys_of(identity)
        assert keys is not None
        # entries that are added meanwhile are no moves: the match is over
        rows = [update.row for update in table.updates]
        archive = await asyncio.get_running_loop().run_in_executor(
            self._thread, make_archive, table.opened, keys.secret, table.nonces, rows
        )
        await self.archives.add(identity, archive)


def _note_failure(work: asyncio.Task[None]) -> None:
    if not work.cancelled() and work.exception() is not None:
        # for example without a database: the match is archived when it is read or loaded again
        log.warning("a match could not be archived for now: %s", work.exception())
