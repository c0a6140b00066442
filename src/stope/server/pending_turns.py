"""Pending turns: at which tables each person owes a decision, to notify people at other tables.

Table sessions report after every change which persons owe a decision. People connected to this
process are notified at once; the database is updated a little later, in one transaction for many
tables, for people who connect later or elsewhere. A note names the log number for which it is
valid: where it is behind, after a crash, the table itself is read.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Protocol, TypeAlias

from stope.errors.base import StopeError
from stope.server.protocol.updates import Message, TurnAt, Turns
from stope.tables.store.store import Owing, Store
from stope.tables.table import Table

log = logging.getLogger(__name__)

#: Seconds between two updates of the database.
_NOTE_SECONDS = 2.0
#: Tables that are written in one transaction.
_AT_ONCE = 25
#: At most this many outdated notes of a person are resolved by loading their tables.
_MOST_STALE = 20

Find: TypeAlias = Callable[[str], Awaitable[Table | None]]


class Subscriber(Protocol):
    """A connection to a table."""

    person: str | None

    @property
    def table(self) -> str:
        """The table that it is connected to."""
        ...

    def tell(self, message: Message) -> None:
        """Queue a message for sending."""
        ...


class PendingTurns:
    """The pending decisions of connected people, and at which tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # the tables that each subscriber was told last
        self._subscribers: dict[str, dict[Subscriber, tuple[str, ...]]] = {}
        # for everyone connected: the tables where they owe a decision, with the game
        self._owed: dict[str, dict[str, str]] = {}
        self._unwritten: dict[str, Owing] = {}
        self._written: dict[str, Mapping[str, bool]] = {}
        # tables that another process has changed
        self._changed: set[str] = set()

    # People

    async def come(self, subscriber: Subscriber, find: Find) -> None:
        """Add a subscriber, and tell it at which other tables the person owes a decision."""
        if subscriber.person is None:
            return
        owed = await self.owed_by(subscriber.person, find, alone=False)
        self._owed.setdefault(subscriber.person, {}).update(owed)
        self._subscribers.setdefault(subscriber.person, {}).setdefault(subscriber, ())
        self._tell(subscriber.person)

    def go(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        others = self._subscribers.get(subscriber.person or "", {})
        others.pop(subscriber, None)
        if subscriber.person is not None and not others:
            self._subscribers.pop(subscriber.person, None)
            self._owed.pop(subscriber.person, None)

    async def owed_by(self, person: str, find: Find, *, alone: bool = True) -> dict[str, str]:
        """Return the tables where a person owes a decision, each with its game.

        ``alone`` includes tables where only bots wait for the person.
        """
        turns = [turn for turn in await self._store.turns_of([person]) if alone or not turn.alone]
        owed = {turn.table: turn.game for turn in turns if not turn.stale}
        for turn in [turn for turn in turns if turn.stale][:_MOST_STALE]:
            try:
                table = await find(turn.table)
            except StopeError:
                continue  # not ready yet, or damaged
            if table is not None and table.owing().get(person):
                owed[turn.table] = turn.game
        return owed

    # Tables

    def note(self, table: Table) -> None:
        """Record who owes a decision at a table now."""
        if not table.began:
            return
        owing = table.owing()
        for person, owes in owing.items():
            # bots do not mind waiting: nobody is called back to them
            calls = owes and len(owing) > 1
            self._set(person, table.identity, table.opened.game if calls else None)
        self._unwritten[table.identity] = Owing(table.identity, table.seq, owing)

    def hear_of(self, table: str) -> None:
        """Record that another process has changed a table that is not in memory here."""
        self._changed.add(table)

    def forget(self, table: str) -> None:
        """Forget what was written about a table that was evicted."""
        self._written.pop(table, None)

    async def keep(self) -> None:
        """Write and look up notes regularly, in an endless loop."""
        while True:
            await asyncio.sleep(_NOTE_SECONDS)
            try:
                await self.write()
                await self._look()
            # whatever is wrong with the database, the next round tries again
            except Exception as problem:
                log.warning("turns are not noted for now: %s", problem)

    async def write(self) -> None:
        """Write all unwritten notes, a few at a time, so that moves can come between."""
        while self._unwritten:
            await self._write([*self._unwritten][:_AT_ONCE])

    async def _write(self, tables: Sequence[str]) -> None:
        notes = {table: self._unwritten.pop(table) for table in tables}
        try:
            await self._store.note_owing([self._news(note) for note in notes.values()])
        except BaseException:
            self._unwritten = {**notes, **self._unwritten}
            raise
        self._written.update((table, note.owes) for table, note in notes.items())

    def _news(self, note: Owing) -> Owing:
        written = self._written.get(note.table, {})
        changed = {one: owes for one, owes in note.owes.items() if written.get(one) != owes}
        return Owing(note.table, note.seq, changed)

    async def _look(self) -> None:
        """Read what other processes have noted about the people connected to this one."""
        tables, self._changed = self._changed, set()
        if not tables or not self._owed:
            return
        found = await self._store.turns_of(list(self._owed), tables)
        owing = {
            (turn.person, turn.table): turn.game
            for turn in found
            if not turn.stale and not turn.alone
        }
        # a note that is outdated now is followed by another notification
        open_questions = {turn.table for turn in found if turn.stale}
        for person in list(self._owed):
            for table in tables - open_questions:
                self._set(person, table, owing.get((person, table)))

    def _set(self, person: str, table: str, game: str | None) -> None:
        owed = self._owed.get(person)
        if owed is None or owed.get(table) == game:
            return
        if game is None:
            del owed[table]
        else:
            owed[table] = game
        self._tell(person)

    def _tell(self, person: str) -> None:
        owed = self._owed[person]
        for subscriber, told in list(self._subscribers.get(person, {}).items()):
            elsewhere = tuple(table for table in owed if table != subscriber.table)
            if elsewhere != told:
                self._subscribers[person][subscriber] = elsewhere
                subscriber.tell(_message(elsewhere, owed))


def _message(tables: Collection[str], games: Mapping[str, str]) -> Turns:
    return Turns(elsewhere=[TurnAt(table=table, game=games[table]) for table in tables])
