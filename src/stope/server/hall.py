"""The hall: all rooms of this process, loaded from the log when somebody asks for them."""

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence

from stope.errors import StopeError, TableBroken
from stope.games import find_game
from stope.server.room import ATTENDED_SECONDS, Room, Workplace, head_of
from stope.tables.entries import BotSat, Opened, Row, Started
from stope.tables.table import Table

log = logging.getLogger(__name__)

#: Random bytes in the name of a table.
_NAME_BYTES = 9
#: What names of tables look like.
_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
#: So often it is looked whether a table can be filled with bots now.
_FILL_SECONDS = 1.0
#: A room is kept for so long when nothing goes on in it: longer than a connection may take to say
#: hello.
_QUIET_SECONDS = 75.0
#: Rooms of which it is noted at once who is there.
_AT_ONCE = 10


class Hall:
    """All rooms of this process."""

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        # since when nothing has gone on in a room, of those where nothing does
        self._quiet: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self, opened: Opened, secret: bytes, join_hash: bytes | None) -> Room:
        """Set up a table and return its room."""
        identity = secrets.token_urlsafe(_NAME_BYTES)
        table = Table(identity, secret)
        room = Room(table, self._workplace)
        at = self._workplace.now()
        table.check(opened, opened.host, at)
        row = table.next_row(opened, opened.host, None, at)
        table.add(row)
        store = self._workplace.store
        await store.create(identity, secret, join_hash, head_of(table, at), [row])
        self._rooms[identity] = room
        self._fill_later(room)
        return room

    async def find(self, identity: str) -> Room | None:
        """Return the room of a table, rebuilt from its log if it is not in memory."""
        self._quiet.pop(identity, None)
        if not _NAME.fullmatch(identity):
            return None  # nothing that a database should have to look at
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
        """Return a table itself, rebuilt from its log if it is not in memory."""
        room = await self.find(identity)
        return None if room is None else room.table

    async def _load(self, identity: str) -> Room | None:
        store = self._workplace.store
        keys = await store.keys_of(identity)
        if keys is None:
            return None
        rows = await store.rows(identity)
        if any(isinstance(row.entry, Started) for row in rows):
            # to compile its rules now would stop all other tables
            self._workplace.check_compiled(_game_of(rows))
        try:
            table = await asyncio.to_thread(_rebuilt, identity, keys.secret, rows)
        # one table that nobody can read must not keep anybody from others
        except Exception as problem:
            log.exception("the log of a table cannot be read")
            raise TableBroken(given=identity) from problem
        # a process may have ended before it noted that the match was over
        await store.touch(head_of(table, table.touched_at))
        room = self._rooms.setdefault(identity, Room(table, self._workplace))
        room.learn((await self._workplace.store.sightings([identity])).get(identity, {}))
        await room.catch_up()
        self._fill_later(room)
        return room

    def _fill_later(self, room: Room) -> None:
        if room.table.match is None and room.table.opened.settings.fill_after is not None:
            self._workplace.start(asyncio.create_task(self._fill(room)))

    async def _fill(self, room: Room) -> None:
        """Put bots on the empty seats when the wait is over, and begin."""
        settings, opened_at = room.table.opened.settings, room.table.news[0].row.at
        assert settings.fill_after is not None
        await asyncio.sleep(max(0.0, opened_at + settings.fill_after - self._workplace.now()))
        while room.table.match is None and self._rooms.get(room.table.identity) is room:
            # bots do not play among themselves: somebody has to be there to see it
            if any(seat.person is not None for seat in room.table.seats):
                await self._fill_now(room, settings.fill_with)
            await asyncio.sleep(_FILL_SECONDS)

    async def _fill_now(self, room: Room, level: str) -> None:
        try:
            for seat in room.table.empty_seats:
                with contextlib.suppress(StopeError):  # somebody sat down meanwhile
                    await room.do(BotSat(seat=seat, level=level))
            with contextlib.suppress(StopeError):  # somebody began meanwhile, or it is not ready
                await room.do(Started())
        # without a database for a moment: the next time is another chance
        except Exception as problem:
            log.warning("a table could not be filled for now: %s", problem)

    async def follow(self, changes: AsyncIterator[tuple[str, int] | None]) -> None:
        """Catch up with what other processes write, as the store tells of it."""
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
                # a table that is slow to read does not keep others waiting
                self._workplace.start(asyncio.create_task(_follow(one, seq)))

    def tidy(self, after: float = _QUIET_SECONDS) -> None:
        """Forget rooms that were quiet the last time, and for so many seconds; logs are kept.

        Who has just found a room may not have come in yet. Were it forgotten meanwhile, the next
        one would get another room of the same table, and neither would hear the other.
        """
        now, before = self._workplace.now(), self._quiet
        quiet = [identity for identity, room in self._rooms.items() if room.is_quiet]
        self._quiet = {identity: before.get(identity, now) for identity in quiet}
        for identity in before.keys() & self._quiet.keys():
            if now - self._quiet[identity] >= after:
                del self._rooms[identity], self._quiet[identity]
                self._workplace.turns.forget(identity)

    async def attend(self, within: float = 0.0) -> None:
        """Let other processes know who is at which table here, and learn it from them.

        Little by little, over so many seconds: all at once it would keep moves waiting.
        """
        names = [name for name, room in self._rooms.items() if room.connected]
        parts = [names[begin : begin + _AT_ONCE] for begin in range(0, len(names), _AT_ONCE)]
        for part in parts:
            rooms = {name: self._rooms[name] for name in part if name in self._rooms}
            await self._attend(rooms)
            await asyncio.sleep(within / len(parts))

    async def _attend(self, rooms: Mapping[str, Room]) -> None:
        store, at = self._workplace.store, self._workplace.now()
        present = [(name, person) for name, room in rooms.items() for person in room.connected]
        await store.attend(present, at, at + ATTENDED_SECONDS)
        before = {name: room.here for name, room in rooms.items()}
        for name, sightings in (await store.sightings(list(rooms))).items():
            rooms[name].learn(sightings, before[name])


async def _follow(room: Room, seq: int | None = None) -> None:
    try:
        await room.catch_up(seq)
    # whatever it was: other tables go on, and this one is read again when it changes again
    except Exception:
        log.exception("a table could not be read")


def _game_of(rows: Sequence[Row]) -> str:
    first = rows[0].entry
    assert isinstance(first, Opened)
    return first.game


def _rebuilt(identity: str, secret: bytes, rows: Sequence[Row]) -> Table:
    rules = find_game(_game_of(rows)).rulebook.version
    table = Table(identity, secret)
    for row in rows:
        if row.rules_version != rules:
            raise ValueError(f"rules {row.rules_version} of table {identity}, not {rules}")
        table.add(row)
    return table
