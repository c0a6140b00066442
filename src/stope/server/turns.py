"""Whose turn it is where, so that people at one table hear of others that wait for them.

Rooms say who owes a decision whenever something happens. People connected to this process hear of
it at once; it is written down a little later, in one piece for all tables, for whoever comes later
or is connected elsewhere. A note says for which number of the log it is right: where it is behind,
after a crash, the table itself is asked.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Protocol, TypeAlias

from stope.errors import StopeError
from stope.server.wire import Message, TurnAt, Turns
from stope.tables.store import Owing, Store
from stope.tables.table import Table

log = logging.getLogger(__name__)

#: Seconds after which it is written down who owes what.
_NOTE_SECONDS = 2.0
#: Tables of which it is written down at once.
_AT_ONCE = 25
#: Of so many tables a person may have to wait to hear.
_MOST_STALE = 20

Find: TypeAlias = Callable[[str], Awaitable[Table | None]]


class Listener(Protocol):
    """Somebody connected to a table."""

    person: str | None

    @property
    def table(self) -> str:
        """The table that it is connected to."""
        ...

    def tell(self, message: Message) -> None:
        """Send a message soon."""
        ...


class TurnBook:
    """Who of those connected owes a decision, and at which tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # what each listener was told last
        self._listeners: dict[str, dict[Listener, tuple[str, ...]]] = {}
        # of everyone connected: the games of the tables where they owe a decision
        self._owed: dict[str, dict[str, str]] = {}
        self._unwritten: dict[str, Owing] = {}
        self._written: dict[str, Mapping[str, bool]] = {}
        # tables that another process has changed
        self._changed: set[str] = set()

    # People

    async def come(self, listener: Listener, find: Find) -> None:
        """Add a listener, and tell it where else it is the person's turn."""
        if listener.person is None:
            return
        owed = await self.owed_by(listener.person, find, alone=False)
        self._owed.setdefault(listener.person, {}).update(owed)
        self._listeners.setdefault(listener.person, {}).setdefault(listener, ())
        self._tell(listener.person)

    def go(self, listener: Listener) -> None:
        """Forget a listener."""
        others = self._listeners.get(listener.person or "", {})
        others.pop(listener, None)
        if listener.person is not None and not others:
            self._listeners.pop(listener.person, None)
            self._owed.pop(listener.person, None)

    async def owed_by(self, person: str, find: Find, *, alone: bool = True) -> dict[str, str]:
        """Return the tables where a person owes a decision, each with its game.

        ``alone``: also those where nobody but bots waits for it.
        """
        turns = [turn for turn in await self._store.turns_of([person]) if alone or not turn.alone]
        owed = {turn.table: turn.game for turn in turns if not turn.stale}
        for turn in [turn for turn in turns if turn.stale][:_MOST_STALE]:
            try:
                table = await find(turn.table)
            except StopeError:
                continue  # not ready yet, or nothing that can be read
            if table is not None and table.owing().get(person):
                owed[turn.table] = turn.game
        return owed

    # Tables

    def note(self, table: Table) -> None:
        """Note who owes a decision at a table now."""
        if table.match is None:
            return
        owing = table.owing()
        for person, owes in owing.items():
            # bots do not mind: nobody is called back to them
            calls = owes and len(owing) > 1
            self._set(person, table.identity, table.opened.game if calls else None)
        self._unwritten[table.identity] = Owing(table.identity, table.seq, owing)

    def hear_of(self, table: str) -> None:
        """Note that another process has changed a table that this one does not have in memory."""
        self._changed.add(table)

    def forget(self, table: str) -> None:
        """Forget a table that is not in memory any more."""
        self._written.pop(table, None)

    async def keep(self) -> None:
        """Write down and look up now and then, for ever."""
        while True:
            await asyncio.sleep(_NOTE_SECONDS)
            try:
                await self.write()
                await self._look()
            # whatever is wrong with the database, the next time is another chance
            except Exception as problem:
                log.warning("turns are not noted for now: %s", problem)

    async def write(self) -> None:
        """Write down everything that is not written yet, little by little: moves come between."""
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
        """See what other processes have noted about the people connected to this one."""
        tables, self._changed = self._changed, set()
        if not tables or not self._owed:
            return
        found = await self._store.turns_of(list(self._owed), tables)
        owing = {
            (turn.person, turn.table): turn.game
            for turn in found
            if not turn.stale and not turn.alone
        }
        # where it is not noted yet, another notice follows when it is
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
        for listener, told in list(self._listeners.get(person, {}).items()):
            elsewhere = tuple(table for table in owed if table != listener.table)
            if elsewhere != told:
                self._listeners[person][listener] = elsewhere
                listener.tell(_message(elsewhere, owed))


def _message(tables: Collection[str], games: Mapping[str, str]) -> Turns:
    return Turns(elsewhere=[TurnAt(table=table, game=games[table]) for table in tables])
