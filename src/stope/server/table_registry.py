"""The table registry: all rooms of this process, loaded from the log on demand."""

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Sequence

from stope.errors.tables import NoSuchTable, TableBroken
from stope.server.table_session import ATTENDED_SECONDS, SessionServices, TableSession, summary_of
from stope.tables.log_entries import Opened
from stope.tables.ruleset import ruleset_of
from stope.tables.store.store import NotThere
from stope.tables.table import Table, read_log

log = logging.getLogger(__name__)

#: Random bytes in the id of a table.
_NAME_BYTES = 9
#: The form of table ids.
_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
#: A room without activity is kept for this long: longer than a connection may take to say hello.
_QUIET_SECONDS = 75.0
#: Rooms whose presence is written in one transaction.
_AT_ONCE = 10


class TableRegistry:
    """All rooms of this process."""

    def __init__(self, workplace: SessionServices) -> None:
        self._workplace = workplace
        workplace.reload = self._reload
        self._rooms: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Future[TableSession | None]] = {}
        # for each inactive room, since when it is inactive
        self._quiet: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self, opened: Opened, secret: bytes, join_hash: bytes | None) -> TableSession:
        """Create a table and return its room."""
        identity = secrets.token_urlsafe(_NAME_BYTES)
        table = Table(identity, secret)
        room = TableSession(table, self._workplace)
        at = self._workplace.now()
        table.check(opened, opened.host, at)
        row = table.next_row(opened, opened.host, None, at)
        table.add(row)
        store = self._workplace.store
        await store.create(identity, secret, join_hash, summary_of(table, at), [row])
        self._rooms[identity] = room
        self._workplace.filling.note(table)
        return room

    async def find(self, identity: str) -> TableSession | None:
        """Return the room of a table, rebuilt from its log if it is not in memory."""
        self._quiet.pop(identity, None)
        if not _NAME.fullmatch(identity):
            return None  # no database query for an id that cannot exist
        room = self._rooms.get(identity)
        if room is not None:
            return room
        if identity not in self._loading:
            self._loading[identity] = asyncio.ensure_future(self._load(identity))
        try:
            return await asyncio.shield(self._loading[identity])
        finally:
            self._loading.pop(identity, None)

    async def find_table(self, identity: str) -> Table | None:
        """Return a table, rebuilt from its log if it is not in memory."""
        room = await self.find(identity)
        return None if room is None else room.table

    async def _load(self, identity: str) -> TableSession | None:
        table = await self._read(identity)
        if table is None:
            return None
        if not table.outdated:
            # a process may have ended before it marked the match as over, or archived it
            await self._workplace.store.touch(summary_of(table, table.touched_at))
        if table.over and not table.outdated:
            self._workplace.archivist.archive_soon(table)
        room = self._rooms.setdefault(identity, TableSession(table, self._workplace))
        room.learn((await self._workplace.store.sightings([identity])).get(identity, {}))
        await room.catch_up()
        return room

    async def _reload(self, room: TableSession) -> None:
        """Replace the table of a room by what the database has now."""
        identity = room.table.identity
        table = await self._read(identity)
        if table is None:
            self._rooms.pop(identity, None)
            room.close()
            raise NoSuchTable(given=identity)
        await room.replace(table)

    async def _read(self, identity: str) -> Table | None:
        """Return a table, rebuilt from its log."""
        store = self._workplace.store
        keys = await store.keys_of(identity)
        if keys is None:
            return None
        rows = await store.rows(identity)
        begun = ruleset_of(rows)
        if begun is not None and begun.in_use:
            # compiling its rules here would block all other tables
            self._workplace.check_compiled(begun.game)
        try:
            table = await asyncio.to_thread(read_log, identity, keys.secret, rows)
        # one damaged table must not affect the others
        except Exception as problem:
            log.exception("the log of a table cannot be read")
            raise TableBroken(given=identity) from problem
        if table.outdated:
            table.archived = await self._workplace.archivist.archives.has(identity)
        return table

    async def follow(self, changes: AsyncIterator[tuple[str, int] | None]) -> None:
        """Catch up with what other processes write, as the store announces it."""
        async for change in changes:
            if change is None:
                for room in list(self._rooms.values()):
                    await _follow(room)
                continue
            table, seq = change
            one = self._rooms.get(table)
            if one is None:
                self._workplace.turns.hear_of(table)
            elif one.table.seq < seq:
                # a table that is slow to read must not delay others
                self._workplace.start(asyncio.create_task(_follow(one, seq)))

    def tidy(self, after: float = _QUIET_SECONDS) -> None:
        """Evict rooms that have been inactive for ``after`` seconds; their logs are kept.

        A person who has just found a room may not be connected yet. If it were evicted meanwhile,
        the next person would get another room of the same table, and neither would hear the other.
        """
        now, before = self._workplace.now(), self._quiet
        quiet = [identity for identity, room in self._rooms.items() if room.is_quiet]
        self._quiet = {identity: before.get(identity, now) for identity in quiet}
        for identity in before.keys() & self._quiet.keys():
            if now - self._quiet[identity] >= after:
                del self._rooms[identity], self._quiet[identity]
                self._workplace.turns.forget(identity)

    async def attend(self, within: float = 0.0) -> None:
        """Tell other processes who is connected here, and learn who is connected there.

        The writes are spread over ``within`` seconds: all at once they would delay moves.
        """
        names = [name for name, room in self._rooms.items() if room.connected]
        parts = [names[begin : begin + _AT_ONCE] for begin in range(0, len(names), _AT_ONCE)]
        for part in parts:
            try:
                await self._attend(part)
            except NotThere:
                # one table that is no longer in the database must not hide who is at the others
                for room in [self._rooms[name] for name in part if name in self._rooms]:
                    await _follow(room)
                await self._attend(part)
            await asyncio.sleep(within / len(parts))

    async def _attend(self, names: Sequence[str]) -> None:
        rooms = {name: self._rooms[name] for name in names if name in self._rooms}
        store, at = self._workplace.store, self._workplace.now()
        present = [(name, person) for name, room in rooms.items() for person in room.connected]
        await store.attend(present, at, at + ATTENDED_SECONDS)
        before = {name: room.here for name, room in rooms.items()}
        for name, sightings in (await store.sightings(list(rooms))).items():
            rooms[name].learn(sightings, before[name])


async def _follow(room: TableSession, seq: int | None = None) -> None:
    try:
        await room.catch_up(seq)
    except NoSuchTable:
        pass  # whoever was connected to it has been told
    # whatever the error, other tables go on, and this one is read again at its next change
    except Exception:
        log.exception("a table could not be read")
