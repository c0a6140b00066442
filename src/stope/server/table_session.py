"""A room: a table that this process has in memory, and everyone connected to it.

Every change of a table goes through ``TableSession.do``: the entry is checked, appended to the log,
committed, and only then answered and shown. If another process was faster, the table catches up,
and the entry is checked again against the new state.
"""

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from stope.bots import make_bot
from stope.bots.bot import Choice
from stope.errors.base import StopeError, shown
from stope.errors.server import IdUsed
from stope.server.archive_jobs import ArchiveJobs
from stope.server.backlog import Backlog
from stope.server.bot_pacing import BotPacing, BotSpeed
from stope.server.bot_pool import BotPool
from stope.server.budgets import Budgets, Payer
from stope.server.metrics import ENTRIES, THINKING, WRITING
from stope.server.pending_turns import PendingTurns
from stope.server.protocol.messages import Message, Presence, TableInfo
from stope.server.protocol.serialize import UpdateEncoder
from stope.server.protocol.view_models import status, table_info
from stope.server.seat_filling import SeatFilling
from stope.tables.audience import hears
from stope.tables.log_entries import (
    BotSat,
    BrokenOff,
    DaysClock,
    Entry,
    Freed,
    Moved,
    Rematched,
    Renamed,
    Row,
    Said,
    Sat,
    Started,
)
from stope.tables.ruleset import Ruleset
from stope.tables.store.database import DatabaseUnavailable
from stope.tables.store.store import (
    LogBehind,
    MessageDone,
    NotThere,
    SeqTaken,
    Sighting,
    Store,
    TableSummary,
)
from stope.tables.table import Table
from stope.view import View

log = logging.getLogger(__name__)

#: Bots move while somebody is connected, and for this many seconds after that if a person plays.
UNATTENDED_SECONDS = 60.0
#: Seconds between two notes for other processes of who is connected here; each is valid a while
#: longer than that.
ATTEND_SECONDS = 20.0
ATTENDED_SECONDS = 45.0
#: Seconds for which the bots of a table are left to the process that moved there last.
OTHERS_SECONDS = 5.0
#: Seconds that a change waits for those before it. They take so long only if the database hangs,
#: and then each of them would wait for it anew.
LOCK_SECONDS = 10.0
#: Seconds after which a bot tries again after an error or without a database.
AGAIN_SECONDS = 3.0
#: A bot that moves again in the same turn pauses for this part of the usual time.
GOING_ON = 0.5
#: The most connections among which every arrival of a spectator is announced at once.
FEW = 20
#: Entries that were added while a newcomer was told the rest are sent at once up to this number.
_FEW_NEW = 50
#: Seconds between two checks of whether an address has computing time for bots again.
_POOR_SECONDS = 2.0


class Listener(Protocol):
    """A connection to a table. ``tell`` never waits."""

    person: str | None
    #: the person's address, None if unknown
    address: str | None
    muted: set[str]
    bot_speed: BotSpeed

    def tell(self, message: Message | str) -> None:
        """Queue a message for sending, or drop the listener. News is encoded already."""
        ...

    def turn_away(self) -> None:
        """Close the connection: spectators are not allowed."""
        ...

    def table_gone(self) -> None:
        """Close the connection: the table does not exist any more."""
        ...

    def removed(self) -> None:
        """Close the connection: the host has removed this guest from the table."""
        ...


@dataclass(slots=True, eq=False)
class Cursor:
    """A listener's progress: rows of the log it was told, and news it heard."""

    listener: Listener
    row: int
    heard: int


@dataclass(slots=True)
class SessionServices:
    """The services that rooms share: store, bot threads, pending turns, budgets, clock."""

    store: Store
    thinkers: BotPool
    turns: PendingTurns
    archivist: ArchiveJobs
    budgets: Budgets
    #: notes tables whose empty seats bots are to take later
    filling: SeatFilling
    #: refuses a game whose rules are still being compiled
    check_ready: Callable[[str], None]
    #: refuses a game whose rules would have to be compiled first
    check_compiled: Callable[[str], None]
    #: seconds that bots leave people to see one move before they make the next
    bot_pace: float = 0.0
    now: Callable[[], float] = time.time
    #: reads a table again when memory and database disagree; set by the registry
    reload: Callable[["TableSession"], Awaitable[None]] | None = None
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def start(self, work: asyncio.Task[Any]) -> None:
        """Keep a task referenced until it is done."""
        self.tasks.add(work)
        work.add_done_callback(self.tasks.discard)


class TableSession:
    """A table in memory."""

    def __init__(self, table: Table, workplace: SessionServices) -> None:
        self.table = table
        self._workplace = workplace
        self._lock = asyncio.Lock()
        self._ears: list[Cursor] = []
        # decisions that bots are working on: seat, its turn, and how many moves were undone before
        self._thinking: set[tuple[int, int, int]] = set()
        self._last_seen: dict[str, float] = {}
        # people connected to other processes, and until when that note is valid
        self._elsewhere: dict[str, float] = {}
        self._loaded = workplace.now()
        # one backlog for all listeners with the same seats
        self._backlogs: dict[tuple[int, ...], Backlog] = {}
        # pays for bots when nobody is connected
        self._payer = Payer(None, None, table.identity)
        self._pacing = BotPacing()
        #: held while the rematch is being opened
        self.rematching = asyncio.Lock()
        #: connections to this room, whether they have said hello or not
        self.guests = 0

    # Changes

    async def do(
        self,
        entry: Entry,
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
        self._workplace.start(work)
        return await asyncio.shield(work)

    async def _do(
        self, entry: Entry, payer: Payer, message: str | None, turn: int | None, several: bool
    ) -> int:
        person, paid = payer.person, False
        async with self._locked():
            while True:
                done = self._done(entry, person, message)
                if done is not None:
                    return done
                at, written = self._workplace.now(), self.table.as_written(entry)
                try:
                    self._check(written, person, at, turn, several)
                except StopeError:
                    # a refused entry may be legal after what another process has written meanwhile
                    if not await self._catch_up():
                        raise
                    continue
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
                await self._follow(row, time.perf_counter() - began)
                return row.seq

    @contextlib.asynccontextmanager
    async def _locked(self) -> AsyncIterator[None]:
        """Hold the lock; ``DatabaseUnavailable`` if whoever holds it waits for the database."""
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
        return Payer(person, address, None if self._belongs(person) else self.table.identity)

    def _check(
        self, entry: Entry, person: str | None, at: float, turn: int | None, several: bool
    ) -> None:
        if isinstance(entry, Started):
            self._workplace.check_ready(self.table.opened.game)
        away = self._is_away(entry, at)
        self.table.check(entry, person, at, away=away, turn=turn, several=several)

    def _pay(self, entry: Entry, payer: Payer) -> None:
        """Take the cost of an entry from the budgets of its person, or refuse the entry."""
        if payer.person is None:
            return
        budgets, kind = self._workplace.budgets, self.table.move_kind(entry)
        if kind == "owed" or isinstance(entry, Started | Rematched):
            return
        if kind == "change":
            budgets.changes.spend(payer)
        elif kind == "talk" or isinstance(entry, Said):
            budgets.talk.spend(payer)
        else:
            budgets.entries.spend(payer)

    async def _follow(self, row: Row, seconds: float) -> None:
        before = status(self.table)
        if row.person is not None:
            self._last_seen[row.person] = row.at
        is_talk = self.table.move_kind(row.entry) == "talk"
        # entries that spectators do not hear of, such as a change of mind, are in no figure
        if hears(self.table, self.table.add(row), None):
            ENTRIES.labels(row.entry.kind).inc()
            WRITING.observe(seconds)
        self._stop_skipping()
        self._turn_watchers_away()
        self._tell()
        self._workplace.turns.note(self.table)
        self._workplace.filling.note(self.table)
        self.wake()
        if row.person is not None and is_talk:
            self._workplace.start(asyncio.create_task(self._let_bots_reply()))
        if status(self.table) != before:
            if self.table.over:
                self._workplace.archivist.archive_soon(self.table)
            await self._workplace.store.touch(summary_of(self.table, row.at))

    def _done(self, entry: Entry, person: str | None, message: str | None) -> int | None:
        """Return the number under which a message is in the log, or None."""
        if person is None or message is None:
            return None
        seq = self.table.seq_of_message(person, message)
        if seq is not None and not is_same_wish(self.table.news[seq - 1].row.entry, entry):
            raise IdUsed(given=shown(message))
        return seq

    async def _append(self, row: Row) -> None:
        head = summary_of(self.table, row.at, after=row)
        await self._workplace.store.append([row], head, members=members_after(self.table, row))

    async def catch_up(self, seq: int | None = None) -> None:
        """Read what other processes have written, unless that is known up to ``seq``."""
        async with self._locked():
            if seq is None or seq > self.table.seq:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read what other processes have written, and return whether there was anything.

        The last known row is read again. If it differs, the database was restored from a backup or
        is a replica that was behind: then the database is right, and memory is wrong.
        """
        last = self.table.news[-1].row
        rows = await self._workplace.store.rows(last.table, after=last.seq - 1)
        if not rows or rows.pop(0) != last:
            log.warning("the database does not have what was written: a table is read again")
            assert self._workplace.reload is not None
            await self._workplace.reload(self)
            return True
        for row in rows:
            self.table.add(row)
        if rows:
            self._stop_skipping()
            self._turn_watchers_away()
            self._tell()
        self._workplace.turns.note(self.table)
        self._workplace.filling.note(self.table)
        self.wake(others=True)
        return bool(rows)

    async def replace(self, table: Table) -> None:
        """Replace the table by what the database has, and tell everyone from the beginning."""
        self.table = table
        self._backlogs.clear()
        # positions in the old log mean nothing in the new one
        ears, self._ears = self._ears, []
        for ear in ears:
            await self.come(ear.listener, None)
        self._workplace.turns.forget(table.identity)
        self._workplace.turns.note(table)
        self.wake()

    def close(self) -> None:
        """Close all connections: the table is no longer in the database."""
        ears, self._ears = self._ears, []
        for ear in ears:
            ear.listener.table_gone()

    # Listeners

    async def catch_up_with(self, person: str | None, known: int | None) -> None:
        """Read on if another process has told a person more than this one knows."""
        if known is not None and known > len(await self._backlog_of(person)):
            await self.catch_up()

    async def _backlog_of(self, person: str | None) -> Backlog:
        """Return a person's backlog, up to date until the next ``await``."""
        # before the match all hear the same; after its start nobody changes seats any more
        seats = tuple(self.table.seats_of(person)) if self.table.began else ()
        backlog = self._backlogs.setdefault(seats, Backlog(self.table, seats))
        await backlog.catch_up()
        return backlog

    async def come(self, listener: Listener, known: int | None) -> None:
        """Add a listener that has heard ``known`` news already, and tell it the rest.

        A listener that says hello again, for example in another language, was never away.
        """
        table, backlog = self.table, await self._backlog_of(listener.person)
        end, written = len(backlog), list[str]()
        numbers, fresh = await backlog.numbers(known)
        # encoding takes a while; meanwhile something may have happened
        while True:
            written += await backlog.written(numbers, listener.person, listener.muted)
            backlog = await self._backlog_of(listener.person)
            numbers, end = [*range(end + 1, len(backlog) + 1)], len(backlog)
            if len(numbers) <= _FEW_NEW:
                written += backlog.write(numbers, listener.person, listener.muted)
                break
        if self.table is not table:
            await self.come(listener, None)  # the table was read again from the database meanwhile
            return
        if self._may_not_watch(listener.person):
            listener.turn_away()  # the match has started meanwhile
            return
        self._ears = [ear for ear in self._ears if ear.listener is not listener]
        letters = UpdateEncoder(self.table, self.info())
        listener.tell(letters.put_together(listener.person, written, heard=end, fresh=fresh))
        self._ears.append(Cursor(listener, len(self.table.news), end))
        self._tell_presence(listener)
        # bots may have stopped while nobody was there
        self.wake()

    def go(self, listener: Listener) -> None:
        """Remove a listener."""
        self._ears = [ear for ear in self._ears if ear.listener is not listener]
        if self._belongs(listener.person) or self._payer.address is None:
            self._payer = self._payer_of(listener)
        if listener.person is not None:
            self._last_seen[listener.person] = self._workplace.now()
            self._elsewhere.pop(listener.person, None)
        self._stop_skipping()
        # the others may have waited for the person who left
        self._pacing.note_change()
        self._tell_presence(listener)

    @property
    def connected(self) -> set[str]:
        """The persons connected to this process."""
        return {ear.listener.person for ear in self._ears if ear.listener.person is not None}

    @property
    def here(self) -> set[str]:
        """The persons connected to any process, as far as this one knows."""
        now = self._workplace.now()
        return self.connected | {one for one, until in self._elsewhere.items() if until > now}

    @property
    def is_quiet(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        waited_for = self._ears or self.guests or self._thinking
        return not waited_for and not self._lock.locked()

    def info(self) -> TableInfo:
        """Return the public part of the table."""
        nameless = sum(ear.listener.person is None for ear in self._ears)
        now = self._workplace.now()
        return table_info(
            self.table,
            self.here,
            now,
            away_for=self._away_for(now),
            hand_in=self._hand_in(now),
            nameless=nameless,
        )

    def _tell(self) -> None:
        """Send all listeners what they have not heard yet."""
        letters = UpdateEncoder(self.table, self.info())
        for ear in list(self._ears):
            person, happened = ear.listener.person, []
            for news in self.table.news[ear.row :]:
                if hears(self.table, news, person):
                    ear.heard += 1
                    happened.append((ear.heard, news))
            ear.row = len(self.table.news)
            if happened:
                muted = ear.listener.muted
                told = letters.news(person, muted, happened, heard=ear.heard, fresh=False)
                ear.listener.tell(told)

    def _turn_watchers_away(self) -> None:
        """Disconnect spectators where they are not allowed, and guests whom the host has removed.

        Spectators who came before the match started have to leave, too.
        """
        table = self.table
        for ear in list(self._ears):
            if ear.listener.person in table.removed and not table.seats_of(ear.listener.person):
                self._ears.remove(ear)
                ear.listener.removed()
        for ear in list(self._ears):
            if self._may_not_watch(ear.listener.person):
                self._ears.remove(ear)
                ear.listener.turn_away()

    def _may_not_watch(self, person: str | None) -> bool:
        if not self.table.began or self.table.opened.settings.spectators:
            return False
        return not self._belongs(person)

    def knows(self, person: str) -> bool:
        """Return whether somebody belongs to the table, is connected, or has spoken here."""
        return self._belongs(person) or person in self.here or self.table.has_spoken(person)

    def _belongs(self, person: str | None) -> bool:
        """Return whether a person has a seat here, or is the host."""
        return person is not None and (
            person == self.table.opened.host or bool(self.table.seats_of(person))
        )

    def _tell_presence(self, who: Listener) -> None:
        if not self.table.seats_of(who.person) and len(self._ears) > FEW:
            return  # in a crowd of spectators, the next news gives their number
        message = Presence(table=self.info())
        for ear in self._ears:
            if ear.listener is not who:
                ear.listener.tell(message)

    def _is_away(self, entry: Entry, at: float) -> bool:
        number = getattr(entry, "seat", None)
        if number is None or not 0 <= number < len(self.table.seats):
            return False
        waited = self._hand_in(at).get(self.table.seats[number].person or "")
        return waited == 0.0

    def _hand_in(self, at: float) -> dict[str, float]:
        """Return for which absent persons a bot may play, and after how many seconds."""
        if isinstance(self.table.opened.settings.clock, DaysClock):
            return {}  # nobody has to stay connected for days: the clock alone counts
        wait, away = self.table.opened.settings.stand_in_after, self._away_for(at)
        return {person: max(0.0, wait - seconds) for person, seconds in away.items()}

    def _away_for(self, at: float) -> dict[str, float]:
        """Return the seconds for which each absent person with a seat has been away."""
        away = {seat.person for seat in self.table.seats if seat.person} - self.here
        return {person: max(0.0, at - self._last_seen.get(person, self._loaded)) for person in away}

    def learn(self, sightings: Mapping[str, Sighting], before: Collection[str] = ()) -> None:
        """Note who was seen at this table by any process, and announce changes."""
        for person, sighting in sightings.items():
            self._last_seen[person] = max(sighting.at, self._last_seen.get(person, 0.0))
            self._elsewhere[person] = sighting.until
        if self.here != set(before):
            message = Presence(table=self.info())
            for ear in self._ears:
                ear.listener.tell(message)

    # Bots

    @property
    def is_attended(self) -> bool:
        """Whether the bots have to move: somebody is connected or was lately, or moves take days.

        Bots of a table that everybody has left would only take time from the bots of others.
        """
        if self._ears or self.here:
            return True
        if not any(seat.person is not None and seat.bot is None for seat in self.table.seats):
            return False
        if isinstance(self.table.opened.settings.clock, DaysClock):
            return True
        seen = max(self._last_seen.values(), default=0.0)
        return self._workplace.now() - seen < UNATTENDED_SECONDS

    def wake(self, *, others: bool = False) -> None:
        """Start the bots that owe a decision, later if another process is likely to do it."""
        if not self.is_attended:
            return
        for seat in self.table.bots_owing():
            turn, undone = self.table.turn_of(seat), self.table.undone
            if (seat, turn, undone) not in self._thinking:
                self._thinking.add((seat, turn, undone))
                wait = OTHERS_SECONDS if others else 0.0
                self._workplace.start(
                    asyncio.create_task(self._let_bot_move(seat, turn, undone, wait))
                )

    async def _let_bots_reply(self) -> None:
        """Let the bots answer a side move of a person."""
        for number, seat in enumerate(self.table.seats):
            match = self.table.match
            if seat.bot is None or match is None or match.over or match.game.reply is None:
                continue
            said = match.game.reply(match.view(number).record, number)
            if said is not None:
                with contextlib.suppress(StopeError):  # the match has gone on meanwhile
                    await self.do(Moved(seat=number, move=match.game.moves.to_json(said)))

    async def _let_bot_move(self, seat: int, turn: int, undone: int, wait: float) -> None:
        try:
            while True:
                await asyncio.sleep(wait)
                try:
                    await self._move_bot(seat, turn, undone, others=wait > 0.0)
                # whatever the error, the table does not stop for it: a full disk may have space
                # later
                except Exception as problem:
                    log.warning("a bot could not move and tries again: %s", problem)
                    wait = AGAIN_SECONDS
                else:
                    return
        finally:
            self._thinking.discard((seat, turn, undone))

    async def _move_bot(self, seat: int, turn: int, undone: int, *, others: bool) -> None:
        if others:
            await self.catch_up()
        if not self._is_due(seat, turn, undone):
            return
        match, level = self.table.match, self.table.seats[seat].bot
        assert match is not None
        assert level is not None
        budget = self._workplace.budgets.bot_time
        while budget.wait(payer := self._choose_payer()) > 0.0 and self.is_attended:
            await asyncio.sleep(_POOR_SECONDS)
        async with self._workplace.thinkers.turn_of(payer.address or "") as thread:
            # after a long wait for a thread, everybody may have left
            if not self._is_due(seat, turn, undone):
                return
            work = functools.partial(_think, match.game.name, level, match.view(seat))
            choice, seconds = await thread.run(work)
        budget.charge(payer, seconds)
        move = match.game.moves.to_json(choice.move)
        # the pace may change meanwhile
        while (pause := self._until_seen(seat)) > 0.0:
            await self._pacing.wait(pause)
        if seat not in self.table.bots_owing() or self.table.undone != undone:
            return  # somebody has taken the seat or a card back meanwhile
        with contextlib.suppress(StopeError):  # the person was faster, or another process
            await self.do(Moved(seat=seat, move=move), turn=turn)

    def _is_due(self, seat: int, turn: int, undone: int) -> bool:
        """Return whether a bot still has to make this decision, and somebody waits for it."""
        owing = self.is_attended and seat in self.table.bots_owing()
        return owing and (self.table.turn_of(seat), self.table.undone) == (turn, undone)

    def _choose_payer(self) -> Payer:
        """Return the payer for bots: of the players connected, the one with the most time left.

        A person without any time left takes nothing from the others by sitting down.
        """
        listeners = [ear.listener for ear in self._ears]
        own = [one for one in listeners if self._belongs(one.person)]
        payers = [self._payer_of(one) for one in own or listeners] or [self._payer]
        return min(payers, key=self._workplace.budgets.bot_time.wait)

    def _payer_of(self, listener: Listener) -> Payer:
        return Payer(listener.person, listener.address, self.table.identity)

    def _until_seen(self, seat: int) -> float:
        """Return the seconds for which people still look at the last move, if anybody does."""
        rows = (news.row for news in reversed(self.table.news))
        last = next((row for row in rows if isinstance(row.entry, Moved)), None)
        if last is None or not self._ears:
            return 0.0
        # several moves of a player in one turn are one thing to see
        goes_on = isinstance(last.entry, Moved) and last.entry.seat == seat
        pace = self._workplace.bot_pace * self._pauses() * (GOING_ON if goes_on else 1.0)
        return max(0.0, last.at + pace - self._workplace.now())

    def _pauses(self) -> float:
        """Return the factor of the usual pause for the people who play here."""
        playing = {person for person in self.here if self.table.seats_of(person)}
        players = [ear.listener for ear in self._ears if ear.listener.person in playing]
        return self._pacing.pauses(players, elsewhere=playing - self.connected)

    def skip(self, person: str) -> None:
        """Note that a person wants bots to make no pauses until a person has to decide."""
        if self.table.owing().get(person) is False:
            self._pacing.skip(person)

    def change_pace(self) -> None:
        """Apply a changed bot speed to waits that have begun."""
        self._pacing.note_change()

    def _stop_skipping(self) -> None:
        """End skipping for persons who owe a decision now, or have left."""
        owing = self.table.owing()
        gone = owing.keys() - self.connected
        self._pacing.stop_skipping({one for one, owes in owing.items() if owes} | gone)


def summary_of(table: Table, at: float, after: Row | None = None) -> TableSummary:
    """Return the summary of a table for lists, as it will be after a row, if one is given.

    Only its moves can tell whether a row ends the match, so that comes with the next summary. The
    time of a move is left out, because it would reveal that somebody has changed their mind.
    """
    opened, empty, begun = table.opened, set(table.empty_seats), table.ruleset
    now = status(table)
    match after:
        case Row(entry=Sat(seat=seat) | BotSat(seat=seat)):
            empty.discard(seat)
        case Row(entry=Freed(seat=seat)):
            empty.add(seat)
        case Row(entry=Started(deck=deck), rules_version=version):
            now, begun = "playing", Ruleset(opened.game, version, deck)
        case Row(entry=BrokenOff()):
            now = "broken-off"
    return TableSummary(
        table=table.identity,
        game=opened.game,
        seats=opened.seats,
        taken=opened.seats - len(empty),
        status=now,
        public=opened.settings.public,
        seq=table.seq if after is None else after.seq,
        updated=table.touched_at if after is not None and isinstance(after.entry, Moved) else at,
        rules_version=None if begun is None else begun.version,
        deck=None if begun is None else begun.deck,
    )


def members_after(table: Table, row: Row) -> set[str] | None:
    """Return the persons who have seats after a row, None if it does not change them."""
    entry = row.entry
    if not isinstance(entry, Sat | Freed):
        return None
    persons = {
        seat.person
        for number, seat in enumerate(table.seats)
        if seat.person is not None and number != entry.seat
    }
    return persons | {entry.person} if isinstance(entry, Sat) else persons


def is_same_wish(done: Entry, asked: Entry) -> bool:
    """Return whether an entry is what was requested; the table may have added to it."""
    return _as_asked(done) == _as_asked(asked)


def _as_asked(entry: Entry) -> Entry:
    if isinstance(entry, Started):
        return Started()
    named = isinstance(entry, Sat | BotSat | Renamed | Said)
    return entry.model_copy(update={"name": ""}) if named else entry


def _think(game: str, level: str, view: View) -> tuple[Choice, float]:
    begun = time.perf_counter()
    choice = make_bot(game, level).choose(view)
    seconds = time.perf_counter() - begun
    THINKING.observe(seconds)
    return choice, seconds
