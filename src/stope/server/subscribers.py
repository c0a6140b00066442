"""The connections to one table, and how far in its log each of them has been told.

A subscriber is told every log entry that its person may hear of, once and in order, followed by the
state of the table. ``protocol.update_encoder`` encodes once what several subscribers share.
"""

from dataclasses import dataclass
from typing import Protocol

from stope.server.backlog import Backlog
from stope.server.bot_pacing import BotSpeed
from stope.server.protocol import updates
from stope.server.protocol.update_encoder import UpdateEncoder
from stope.server.protocol.updates import Message, TableInfo
from stope.tables.audience import hears
from stope.tables.table import Table

#: With more connections than this, the arrival of a spectator is not announced by itself.
_FEW_CONNECTIONS = 20
#: Entries that were added while a newcomer was told the rest are sent at once up to this number.
_FEW_NEW_ENTRIES = 50


class Subscriber(Protocol):
    """A connection to a table. ``tell`` never waits."""

    person: str | None
    #: the person's address, None if unknown
    address: str | None
    muted: set[str]
    bot_speed: BotSpeed

    def tell(self, message: Message | str) -> None:
        """Queue a message for sending, or drop the subscriber. Updates are encoded already."""
        ...

    def turn_away(self) -> None:
        """Close the connection: spectators are not allowed."""
        ...

    def owned_elsewhere(self, address: str | None) -> None:
        """End: another process, at this address, owns the table now."""
        ...

    def table_gone(self) -> None:
        """Close the connection: the table does not exist any more."""
        ...

    def removed(self) -> None:
        """Close the connection: the host has removed this guest from the table."""
        ...


class TableSource(Protocol):
    """The table that subscribers follow; it may be replaced by another reading of its log."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        ...

    def info(self) -> TableInfo:
        """Return the public part of the table."""
        ...


@dataclass(slots=True, eq=False)
class Cursor:
    """The progress of a subscriber: log entries read, and those among them that it was told."""

    subscriber: Subscriber
    row: int
    heard: int


class Subscribers:
    """All connections of this process to one table."""

    def __init__(self, source: TableSource) -> None:
        self._source = source
        self._cursors: list[Cursor] = []
        # one backlog for all subscribers with the same seats
        self._backlogs: dict[tuple[int, ...], Backlog] = {}

    def __len__(self) -> int:
        return len(self._cursors)

    def __contains__(self, subscriber: Subscriber) -> bool:
        return any(cursor.subscriber is subscriber for cursor in self._cursors)

    @property
    def all(self) -> list[Subscriber]:
        """The connections, in the order in which they came."""
        return [cursor.subscriber for cursor in self._cursors]

    @property
    def nameless(self) -> int:
        """The number of spectators without a name."""
        return sum(cursor.subscriber.person is None for cursor in self._cursors)

    async def add(self, subscriber: Subscriber, known: int | None) -> bool:
        """Tell a connection what it has not heard, and keep it up to date from then on.

        ``known`` is how many entries it was told before. Return whether it was added: spectators
        may be turned away.
        """
        table, backlog = self._source.table, await self._backlog_of(subscriber.person)
        end, encoded = len(backlog), list[str]()
        numbers, fresh = await backlog.numbers(known)
        # encoding takes a while; meanwhile something may have happened
        while True:
            encoded += await backlog.written(numbers, subscriber.person, subscriber.muted)
            backlog = await self._backlog_of(subscriber.person)
            numbers, end = [*range(end + 1, len(backlog) + 1)], len(backlog)
            if len(numbers) <= _FEW_NEW_ENTRIES:
                encoded += backlog.write(numbers, subscriber.person, subscriber.muted)
                break
        if self._source.table is not table:
            # the table was read again from the database meanwhile
            return await self.add(subscriber, None)
        if self._may_not_watch(subscriber.person):
            subscriber.turn_away()  # the match has started meanwhile
            return False
        self.remove(subscriber)
        encoder = UpdateEncoder(table, self._source.info())
        subscriber.tell(encoder.put_together(subscriber.person, encoded, heard=end, fresh=fresh))
        self._cursors.append(Cursor(subscriber, len(table.updates), end))
        return True

    def remove(self, subscriber: Subscriber) -> bool:
        """Remove a connection, and return whether it was there."""
        kept = [cursor for cursor in self._cursors if cursor.subscriber is not subscriber]
        found = len(kept) < len(self._cursors)
        self._cursors = kept
        return found

    def take_all(self) -> list[Subscriber]:
        """Remove and return all connections: their positions in the log mean nothing any more."""
        taken, self._cursors = self.all, []
        self._backlogs.clear()
        return taken

    def tell_updates(self) -> None:
        """Send all connections the log entries that they have not been told yet."""
        table = self._source.table
        encoder = UpdateEncoder(table, self._source.info())
        for cursor in list(self._cursors):
            person, happened = cursor.subscriber.person, []
            for update in table.updates[cursor.row :]:
                if hears(table, update, person):
                    cursor.heard += 1
                    happened.append((cursor.heard, update))
            cursor.row = len(table.updates)
            if happened:
                muted = cursor.subscriber.muted
                cursor.subscriber.tell(
                    encoder.update(person, muted, happened, heard=cursor.heard, fresh=False)
                )

    def tell_presence(self, changed: Subscriber | None = None) -> None:
        """Send all connections, but the one that came or left, the public part of the table.

        In a crowd, a spectator who comes or leaves is not announced: the next update gives their
        number.
        """
        spectator = changed is not None and not self._source.table.seats_of(changed.person)
        if spectator and len(self._cursors) > _FEW_CONNECTIONS:
            return
        message = updates.Presence(table=self._source.info())
        for subscriber in self.all:
            if subscriber is not changed:
                subscriber.tell(message)

    def turn_away(self) -> list[Subscriber]:
        """Disconnect removed guests, and spectators where they are not allowed; return them.

        Spectators who came before the match started have to leave, too.
        """
        table, gone = self._source.table, []
        for subscriber in self.all:
            person = subscriber.person
            if person in table.removed and not table.seats_of(person):
                subscriber.removed()
            elif self._may_not_watch(person):
                subscriber.turn_away()
            else:
                continue
            self.remove(subscriber)
            gone.append(subscriber)
        return gone

    def _may_not_watch(self, person: str | None) -> bool:
        table = self._source.table
        if not table.began or table.opened.settings.spectators:
            return False
        return not table.belongs(person)

    async def _backlog_of(self, person: str | None) -> Backlog:
        """Return a person's backlog, up to date until the next ``await``."""
        table = self._source.table
        # before the match all hear the same; after its start nobody changes seats any more
        seats = tuple(table.seats_of(person)) if table.began else ()
        backlog = self._backlogs.setdefault(seats, Backlog(table, seats))
        await backlog.catch_up()
        return backlog
