"""The table registry: the sessions of all tables that this process owns, loaded on demand."""

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import AsyncIterator, Collection, Sequence

from stope.errors.server import OwnedElsewhere
from stope.errors.tables import NoSuchTable, TableBroken
from stope.server.presence import NOTE_VALID_SECONDS
from stope.server.session_services import SessionServices
from stope.server.table_session import TableSession
from stope.tables.log_entries import Opened
from stope.tables.ruleset import ruleset_of
from stope.tables.store.notifications import (
    Missed,
    Notification,
    OwingNoted,
    TakenOver,
)
from stope.tables.store.store import NotThere
from stope.tables.summary import summary_of
from stope.tables.table import Table, read_log

log = logging.getLogger(__name__)

#: Random bytes in the id of a table.
_NAME_BYTES = 9
#: The form of table ids.
_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
#: A session without activity is kept for this long: longer than a connection may take to say hello.
_QUIET_SECONDS = 75.0
#: Sessions whose presence is written in one transaction.
_AT_ONCE = 10


class TableRegistry:
    """All sessions of this process."""

    def __init__(self, services: SessionServices) -> None:
        self._services = services
        self._sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Future[TableSession | None]] = {}
        # for each inactive session, since when it is inactive
        self._quiet: dict[str, float] = {}
        # evicted tables whose leases are being given back
        self._releasing: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._sessions)

    async def open(self, opened: Opened, secret: bytes, join_hash: bytes | None) -> TableSession:
        """Create a table and return its session."""
        identity = secrets.token_urlsafe(_NAME_BYTES)
        table = Table(identity, secret)
        session = TableSession(table, self._services, self)
        at = self._services.now()
        table.check(opened, opened.host, at)
        row = table.next_row(opened, opened.host, None, at)
        table.add(row)
        store = self._services.store
        await store.create(identity, secret, join_hash, summary_of(table, at), [row])
        self._sessions[identity] = session
        self._services.seat_filling.note(table)
        return session

    async def find(self, identity: str) -> TableSession | None:
        """Return the session of a table, rebuilt from its log if it is not in memory.

        Raises ``OwnedElsewhere`` if another process owns the table.
        """
        self._quiet.pop(identity, None)
        if not _NAME.fullmatch(identity):
            return None  # no database query for an id that cannot exist
        session = self._sessions.get(identity)
        if session is not None:
            return session
        if identity not in self._loading:
            self._loading[identity] = asyncio.ensure_future(self._load(identity))
        try:
            return await asyncio.shield(self._loading[identity])
        finally:
            self._loading.pop(identity, None)

    async def find_table(self, identity: str) -> Table | None:
        """Return a table, rebuilt from its log if it is not in memory."""
        session = await self.find(identity)
        return None if session is None else session.table

    async def _load(self, identity: str) -> TableSession | None:
        if identity in self._releasing:
            await self._releasing[identity]
        leases = self._services.leases
        try:
            await leases.acquire(identity)
        except NoSuchTable:
            return None
        try:
            table = await self._read(identity)
        except BaseException:
            await leases.release(identity)
            raise
        if table is None:
            return None
        if not table.outdated:
            # a process may have ended before it marked the match as over, or archived it
            await self._services.store.touch(summary_of(table, table.touched_at))
        if table.over and not table.outdated:
            self._services.archive_jobs.archive_soon(table)
        session = self._sessions.setdefault(identity, TableSession(table, self._services, self))
        session.presence.learn((await self._services.store.sightings([identity])).get(identity, {}))
        session.bots.wake()
        self._services.pending_turns.note(table)
        self._services.seat_filling.note(table)
        return session

    async def reload(self, session: TableSession) -> None:
        """Replace the table of a session by what the database has now."""
        identity = session.table.identity
        table = await self._read(identity)
        if table is None:
            self._sessions.pop(identity, None)
            session.close()
            raise NoSuchTable(given=identity)
        await session.replace(table)

    async def lose(self, session: TableSession) -> OwnedElsewhere:
        """End a session whose table another process owns now; return the refusal that says so."""
        identity = session.table.identity
        if self._sessions.get(identity) is session:
            del self._sessions[identity]
            self._services.pending_turns.forget(identity)
        elsewhere = await self._services.leases.refusal_of(identity)
        session.leave_to(elsewhere)
        return elsewhere

    async def _read(self, identity: str) -> Table | None:
        """Return a table, rebuilt from its log."""
        store = self._services.store
        keys = await store.keys_of(identity)
        if keys is None:
            return None
        rows = await store.rows(identity)
        begun = ruleset_of(rows)
        if begun is not None and begun.in_use:
            # compiling its rules here would block all other tables
            self._services.check_compiled(begun.game)
        try:
            table = await asyncio.to_thread(read_log, identity, keys.secret, rows)
        # one damaged table must not affect the others
        except Exception as problem:
            log.exception("the log of a table cannot be read")
            raise TableBroken(given=identity) from problem
        if table.outdated:
            table.archived = await self._services.archive_jobs.archives.has(identity)
        return table

    async def follow(self, notifications: AsyncIterator[Notification]) -> None:
        """React to what other processes tell, in an endless loop."""
        async for notification in notifications:
            try:
                match notification:
                    case OwingNoted(tables):
                        for table in tables - self._sessions.keys():
                            self._services.pending_turns.hear_of(table)
                    case TakenOver(table):
                        await self.check_leases([table])
                    case Missed():
                        await self._check_sessions()
            # whatever the error: the next append to a lost table notices, too
            except Exception:
                log.exception("the leases could not be checked")

    async def _check_sessions(self) -> None:
        """Compare all tables with the database, which may have been restored from a backup."""
        await self.check_leases()
        for session in list(self._sessions.values()):
            with contextlib.suppress(NoSuchTable):  # its connections have been told
                await session.catch_up()

    async def check_leases(self, tables: Collection[str] | None = None) -> None:
        """End the sessions whose tables other processes own now; None: look at all of them."""
        own = self._sessions.keys() if tables is None else self._sessions.keys() & tables
        for identity in await self._services.leases.lost_among(list(own)):
            session = self._sessions.get(identity)
            if session is not None:
                await self.lose(session)

    def tidy(self, after: float = _QUIET_SECONDS) -> None:
        """Evict sessions that have been inactive for ``after`` seconds; their logs are kept.

        A person who has just found a session may not be connected yet. If it were evicted
        meanwhile, the next person would get another session of the same table, and neither would
        hear the other.
        """
        now, before = self._services.now(), self._quiet
        quiet = [identity for identity, session in self._sessions.items() if session.is_quiet]
        self._quiet = {identity: before.get(identity, now) for identity in quiet}
        for identity in before.keys() & self._quiet.keys():
            if now - self._quiet[identity] >= after:
                self._evict(identity)

    def let_go(self, identity: str) -> None:
        """Evict a table that was just opened, where several processes share the database.

        Whichever process its people reach first becomes its owner.
        """
        session = self._sessions.get(identity)
        if self._services.leases.is_needed and session is not None and session.is_quiet:
            self._evict(identity)

    def _evict(self, identity: str) -> None:
        del self._sessions[identity]
        self._quiet.pop(identity, None)
        self._services.pending_turns.forget(identity)
        release = asyncio.create_task(self._services.leases.release(identity))
        self._releasing[identity] = release
        self._services.start(release)
        release.add_done_callback(lambda _: self._releasing.pop(identity, None))

    async def attend(self, within: float = 0.0) -> None:
        """Note in the database the persons connected, for the next owners of their tables.

        The writes are spread over ``within`` seconds: all at once they would delay moves.
        """
        names = [name for name, session in self._sessions.items() if session.presence.connected]
        parts = [names[begin : begin + _AT_ONCE] for begin in range(0, len(names), _AT_ONCE)]
        for part in parts:
            try:
                await self._attend(part)
            except NotThere:
                # one table that is no longer in the database must not hide who is at the others
                for session in [self._sessions[name] for name in part if name in self._sessions]:
                    with contextlib.suppress(NoSuchTable):  # its connections have been told
                        await session.catch_up()
                await self._attend(part)
            await asyncio.sleep(within / len(parts))

    async def _attend(self, names: Sequence[str]) -> None:
        sessions = {name: self._sessions[name] for name in names if name in self._sessions}
        store, at = self._services.store, self._services.now()
        present = [
            (name, person)
            for name, session in sessions.items()
            for person in session.presence.connected
        ]
        await store.attend(present, at, at + NOTE_VALID_SECONDS)
