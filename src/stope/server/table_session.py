"""A table session: one table in memory, and the commands that change it.

Every change goes through ``TableSession.do``: the entry is checked, appended to the log, committed,
and only then answered and shown. This process owns the table, so nobody else appends to its log. If
the log has more entries nevertheless, because the answer to a commit was lost, the table catches
up, and the entry is checked again against the new state.
"""

import asyncio
import contextlib
import logging
import time
import weakref
from collections.abc import AsyncIterator
from typing import Protocol, cast

from stope.errors.base import shown
from stope.errors.server import IdUsed, OwnedElsewhere
from stope.server.bot_driver import BotDriver
from stope.server.budgets import Payer
from stope.server.metrics import ENTRIES, WRITING
from stope.server.presence import Presence
from stope.server.protocol.updates import TableInfo
from stope.server.protocol.view_models import table_info
from stope.server.session_services import SessionServices
from stope.server.subscribers import Subscriber, Subscribers
from stope.tables.audience import hears
from stope.tables.log_entries import LogEntry, LogRow, Rematched, Said, Started, is_same_request
from stope.tables.store.database import DatabaseUnavailable
from stope.tables.store.store import (
    LeaseLost,
    LogBehind,
    MessageDone,
    NotThere,
    SeqTaken,
)
from stope.tables.summary import members_after, summary_of, table_status
from stope.tables.table import Table

log = logging.getLogger(__name__)

#: Seconds that a change waits for those before it. They take so long only if the database hangs,
#: and then each of them would wait for it anew.
LOCK_SECONDS = 10.0


class Registry(Protocol):
    """The registry of a table session, which can replace the table or end the session."""

    async def reload(self, session: "TableSession") -> None:
        """Read the table again: memory and database disagree."""

    async def lose(self, session: "TableSession") -> OwnedElsewhere:
        """End the session, because another process owns the table; return the refusal."""


class TableSession:
    """A table in memory, with its connections, its presence and its bots."""

    def __init__(self, table: Table, services: SessionServices, registry: Registry) -> None:
        self.table = table
        self._services = services
        self._registry = registry
        self._lock = asyncio.Lock()

        def now() -> float:
            return services.now()  # not bound here: a test may replace the clock of the services

        self.presence = Presence(now)
        # weak references, because cycles of an evicted session would stay in memory for long: the
        # garbage collector runs rarely
        own = cast(TableSession, weakref.proxy(self))
        self.subscribers = Subscribers(own)
        self.bots = BotDriver(
            own,
            pool=services.bot_pool,
            bot_time=services.budgets.bot_time,
            pace=services.bot_pace,
            now=now,
            start=services.start,
        )
        #: held while the rematch is being opened
        self.rematching = asyncio.Lock()
        #: connections to this session, whether they have said hello or not
        self.guests = 0
        # whether an entry may be in the log that this process does not know to be there
        self._may_be_behind = False
        # set when another process has become the owner of the table
        self._owned_elsewhere: OwnedElsewhere | None = None

    # Commands

    async def do(
        self,
        entry: LogEntry,
        person: str | None = None,
        message: str | None = None,
        *,
        turn: int | None = None,
        address: str | None = None,
        several: bool = True,
    ) -> int:
        """Check an entry, append it to the log, and show it; return its number in the log.

        ``several``: the person may have more than one seat.

        A message that was carried out before is not carried out again: its number is returned. A
        cancelled caller changes nothing for others: what is written is also shown. ``address`` is
        the person's address, whose budgets pay for the entry.
        """
        payer = self.payer(person, address)
        work = asyncio.create_task(self._do(entry, payer, message, turn, several))
        self._services.start(work)
        # nobody may be left to hear of a refusal: its connection may have ended
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(work)

    async def _do(
        self, entry: LogEntry, payer: Payer, message: str | None, turn: int | None, several: bool
    ) -> int:
        person, paid = payer.person, False
        async with self._locked():
            if self._owned_elsewhere is not None:
                raise self._owned_elsewhere
            if self._may_be_behind:
                await self._catch_up()
            while True:
                done = self._seq_of_request(entry, person, message)
                if done is not None:
                    return done
                at, written = self._services.now(), self.table.as_written(entry)
                self._check(written, person, at, turn, several)
                if not paid:
                    self._pay(written, payer)
                    paid = True
                row = self.table.next_row(written, person, message, at)
                began = time.perf_counter()
                try:
                    await self._append(row)
                except (SeqTaken, MessageDone, LogBehind, NotThere):
                    await self._catch_up()
                    continue
                except LeaseLost:
                    raise await self._registry.lose(self) from None
                except DatabaseUnavailable:
                    self._may_be_behind = True
                    raise
                await self._apply(row, time.perf_counter() - began)
                return row.seq

    @contextlib.asynccontextmanager
    async def _locked(self) -> AsyncIterator[None]:
        """Hold the lock; ``DatabaseUnavailable`` if its holder waits for the database too long."""
        try:
            async with asyncio.timeout(LOCK_SECONDS):
                await self._lock.acquire()
        except TimeoutError as error:
            raise DatabaseUnavailable("no answer in time") from error
        try:
            yield
        finally:
            self._lock.release()

    def payer(self, person: str | None, address: str | None) -> Payer:
        """Return which buckets pay for a person's request here.

        The bucket of the table is for strangers: otherwise they could empty it, and the host could
        not even remove them. People who belong to the table pay as a person and by address.
        """
        belongs = self.table.belongs(person)
        return Payer(person, address, None if belongs else self.table.identity)

    def _check(
        self, entry: LogEntry, person: str | None, at: float, turn: int | None, several: bool
    ) -> None:
        if isinstance(entry, Started):
            self._services.check_ready(self.table.opened.game)
        away = self.may_stand_in(entry, at)
        self.table.check(entry, person, at, away=away, turn=turn, several=several)

    def _pay(self, entry: LogEntry, payer: Payer) -> None:
        """Take the cost of an entry from the budgets of its person, or refuse the entry."""
        if payer.person is None:
            return
        budgets, kind = self._services.budgets, self.table.move_kind(entry)
        if kind == "owed" or isinstance(entry, Started | Rematched):
            return
        if kind == "change":
            budgets.changes.spend(payer)
        elif kind == "talk" or isinstance(entry, Said):
            budgets.talk.spend(payer)
        else:
            budgets.entries.spend(payer)

    def _seq_of_request(
        self, entry: LogEntry, person: str | None, message: str | None
    ) -> int | None:
        """Return the number under which a request is in the log, or None."""
        if person is None or message is None:
            return None
        seq = self.table.seq_of_message(person, message)
        if seq is not None and not is_same_request(self.table.updates[seq - 1].row.entry, entry):
            raise IdUsed(given=shown(message))
        return seq

    async def _append(self, row: LogRow) -> None:
        summary = summary_of(self.table, row.at, after=row)
        await self._services.store.append([row], summary, members=members_after(self.table, row))

    async def _apply(self, row: LogRow, seconds: float) -> None:
        """Apply a row that is in the log, and show it."""
        before = table_status(self.table)
        if row.person is not None:
            self.presence.note_seen(row.person, row.at)
        is_talk = self.table.move_kind(row.entry) == "talk"
        # entries that spectators do not hear of, such as a change of mind, are in no figure
        if hears(self.table, self.table.add(row), None):
            ENTRIES.labels(row.entry.kind).inc()
            WRITING.observe(seconds)
        self._show()
        self.bots.wake()
        if row.person is not None and is_talk:
            self.bots.reply_soon()
        if table_status(self.table) != before:
            if self.table.over:
                self._services.archive_jobs.archive_soon(self.table)
            await self._services.store.touch(summary_of(self.table, row.at))

    def _show(self) -> None:
        """Tell everyone what was added to the log."""
        self.bots.stop_skipping()
        for gone in self.subscribers.turn_away():
            self.presence.leave(gone)
        self.subscribers.tell_updates()
        self._services.pending_turns.note(self.table)
        self._services.seat_filling.note(self.table)

    # When memory and database disagree

    async def catch_up(self) -> None:
        """Read the entries of the log that are not in memory yet."""
        async with self._locked():
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Read the entries of the log that are not in memory yet.

        The last known row is read again. If it differs, the database was restored from a backup or
        is a replica that was behind: then the database is right, and memory is wrong.
        """
        last = self.table.updates[-1].row
        rows = await self._services.store.rows(last.table, after=last.seq - 1)
        if not rows or rows.pop(0) != last:
            log.warning("the database does not have what was written: a table is read again")
            await self._registry.reload(self)
            self._may_be_behind = False
            return
        self._may_be_behind = False
        for row in rows:
            self.table.add(row)
        if rows:
            self._show()
        else:
            self._services.pending_turns.note(self.table)
            self._services.seat_filling.note(self.table)
        self.bots.wake()

    async def replace(self, table: Table) -> None:
        """Replace the table by what the database has, and tell everyone from the beginning."""
        self.table = table
        for subscriber in self._take_subscribers():
            await self.come(subscriber, None)
        self._services.pending_turns.forget(table.identity)
        self._services.pending_turns.note(table)
        self.bots.wake()

    def leave_to(self, elsewhere: OwnedElsewhere) -> None:
        """Send all connections to the process that owns the table now."""
        self._owned_elsewhere = elsewhere
        for subscriber in self._take_subscribers():
            subscriber.owned_elsewhere(elsewhere.address)

    def close(self) -> None:
        """Close all connections: the table is no longer in the database."""
        for subscriber in self._take_subscribers():
            subscriber.table_gone()

    def _take_subscribers(self) -> list[Subscriber]:
        taken = self.subscribers.take_all()
        for subscriber in taken:
            self.presence.leave(subscriber)
        return taken

    # Connections

    async def come(self, subscriber: Subscriber, known: int | None) -> None:
        """Add a connection that has heard ``known`` entries already, and tell it the rest.

        One that says hello again, for example in another language, was never away.
        """
        if self._owned_elsewhere is not None:
            subscriber.owned_elsewhere(self._owned_elsewhere.address)
            return
        if not await self.subscribers.add(subscriber, known):
            return
        self.presence.arrive(subscriber)
        self.subscribers.tell_presence(subscriber)
        # bots may have stopped while nobody was there
        self.bots.wake()

    def go(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        self.subscribers.remove(subscriber)
        self.presence.leave(subscriber)
        self.bots.note_departure(subscriber)
        self.subscribers.tell_presence(subscriber)

    def knows(self, person: str) -> bool:
        """Return whether somebody belongs to the table, is connected, or has spoken here."""
        table = self.table
        return table.belongs(person) or person in self.presence.here or table.has_spoken(person)

    # State

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        busy = len(self.subscribers) or self.guests or self.bots.is_thinking
        return not busy and not self._lock.locked()

    def info(self) -> TableInfo:
        """Return the public part of the table."""
        now = self._services.now()
        return table_info(
            self.table,
            self.presence.here,
            now,
            away_for=self.presence.away_for(self.table, now),
            stand_in_waits=self.presence.stand_in_waits(self.table, now),
            nameless=self.subscribers.nameless,
        )

    def may_stand_in(self, entry: LogEntry, at: float) -> bool:
        """Return whether the person of an entry's seat is away so long that a bot may play."""
        number = getattr(entry, "seat", None)
        if number is None or not 0 <= number < len(self.table.seats):
            return False
        waits = self.presence.stand_in_waits(self.table, at)
        return waits.get(self.table.seats[number].person or "") == 0.0
