"""A room: a table that this process has in memory, and everyone connected to it.

Whatever changes a table goes through ``Room.do``: it is checked, appended to the log, committed,
and only then answered and shown. Another process may have been faster; then the table catches up,
and the change is checked again against how things stand now.
"""

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from stope.bots import make_bot
from stope.bots.choices import Choice
from stope.errors import IdUsed, StopeError, shown
from stope.match import View
from stope.server.letters import Letters
from stope.server.metrics import ENTRIES, THINKING, WRITING
from stope.server.pictures import status, table_info
from stope.server.thinkers import Thinkers
from stope.server.turns import TurnBook
from stope.server.wire import Message, Presence, TableInfo
from stope.tables.entries import BotSat, DaysClock, Entry, Freed, Moved, Row, Said, Sat, Started
from stope.tables.hearing import heard, hears
from stope.tables.store import Head, MessageDone, SeqTaken, Sighting, Store
from stope.tables.table import News, Table

log = logging.getLogger(__name__)

#: A person who was not seen for so many seconds is away.
AWAY_SECONDS = 60.0
#: It is noted for other processes who is here, so often, and it holds a while longer than that.
ATTEND_SECONDS = 20.0
ATTENDED_SECONDS = 45.0
#: A bot of a table that another process moved last is waited for so long before this one thinks.
OTHERS_SECONDS = 5.0
#: After a mistake or without a database, a bot tries again after so many seconds.
AGAIN_SECONDS = 3.0
#: A listener that missed more than this gets the story from its beginning.
MOST_MISSED = 2000
#: A bot that moves once more in the same turn takes this part of the usual time.
GOING_ON = 0.5
#: Among so many at most everybody hears at once who comes to look on.
FEW = 20
#: Of what was said before somebody came they hear so many lines, the last ones.
MOST_SAID = 300


class Listener(Protocol):
    """Somebody connected to a table. ``tell`` never waits."""

    person: str | None
    muted: set[str]

    def tell(self, message: Message | str) -> None:
        """Send a message soon, or give the listener up. News comes as text already."""
        ...

    def turn_away(self) -> None:
        """End the connection: nobody may watch here."""
        ...


@dataclass(slots=True, eq=False)
class _Ear:
    """How far a listener has been told: rows of the log, and news that it heard."""

    listener: Listener
    row: int
    heard: int


@dataclass(slots=True)
class Workplace:
    """What rooms share: the store, threads for bots, whose turn it is where, and the time."""

    store: Store
    thinkers: Thinkers
    turns: TurnBook
    #: refuses a game whose rules are still being compiled
    check_ready: Callable[[str], None]
    #: refuses a game whose rules would have to be compiled first
    check_compiled: Callable[[str], None]
    #: bots leave people so many seconds to see one move before they make the next
    bot_pace: float = 0.0
    now: Callable[[], float] = time.time
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def start(self, work: asyncio.Task[Any]) -> None:
        """Keep a task alive until it is done."""
        self.tasks.add(work)
        work.add_done_callback(self.tasks.discard)


class Room:
    """A table in memory."""

    def __init__(self, table: Table, workplace: Workplace) -> None:
        self.table = table
        self._workplace = workplace
        self._lock = asyncio.Lock()
        self._ears: list[_Ear] = []
        self._thinking: set[tuple[int, int]] = set()
        self._last_seen: dict[str, float] = {}
        # connected to other processes, and until when that is known
        self._elsewhere: dict[str, float] = {}
        self._loaded = workplace.now()
        #: held by who sets up the next table
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
    ) -> int:
        """Check an entry, write it down, and show it; return its number in the log.

        A message that was done before is not done again: it has the number it had. Who stops
        waiting changes nothing for the others: what is written is also shown.
        """
        work = asyncio.create_task(self._do(entry, person, message, turn))
        self._workplace.start(work)
        return await asyncio.shield(work)

    async def _do(
        self, entry: Entry, person: str | None, message: str | None, turn: int | None
    ) -> int:
        async with self._lock:
            while True:
                done = self._done(entry, person, message)
                if done is not None:
                    return done
                at, written = self._workplace.now(), self.table.as_written(entry)
                try:
                    self._check(written, person, at, turn)
                except StopeError:
                    # what is refused may fit what another process has written meanwhile
                    if not await self._catch_up():
                        raise
                    continue
                row = self.table.next_row(written, person, message, at)
                try:
                    with WRITING.time():
                        await self._append(row)
                except (SeqTaken, MessageDone):
                    await self._catch_up()
                    continue
                await self._follow(row)
                return row.seq

    def _check(self, entry: Entry, person: str | None, at: float, turn: int | None) -> None:
        if isinstance(entry, Started):
            self._workplace.check_ready(self.table.opened.game)
        self.table.check(entry, person, at, away=self._is_away(entry, at), turn=turn)

    async def _follow(self, row: Row) -> None:
        before = status(self.table)
        ENTRIES.labels(row.entry.kind).inc()
        self.table.add(row)
        self._turn_watchers_away()
        self._tell()
        self._workplace.turns.note(self.table)
        self.wake()
        if row.person is not None and self._is_talk(row.entry):
            self._workplace.start(asyncio.create_task(self._let_bots_reply()))
        if status(self.table) != before:
            await self._workplace.store.touch(head_of(self.table, row.at))

    def _done(self, entry: Entry, person: str | None, message: str | None) -> int | None:
        """Return the number under which a message is in the log, if it is."""
        if person is None or message is None:
            return None
        seq = self.table.seq_of_message(person, message)
        if seq is not None and not is_same_wish(self.table.news[seq - 1].row.entry, entry):
            raise IdUsed(given=shown(message))
        return seq

    async def _append(self, row: Row) -> None:
        head = head_of(self.table, row.at, after=row)
        await self._workplace.store.append([row], head, members=members_after(self.table, row))

    async def catch_up(self, seq: int | None = None) -> None:
        """Read what other processes have written, unless that is known up to a number."""
        async with self._lock:
            if seq is None or seq > self.table.seq:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read what other processes have written, and return whether there was anything."""
        rows = await self._workplace.store.rows(self.table.identity, after=self.table.seq)
        for row in rows:
            self.table.add(row)
        if rows:
            self._turn_watchers_away()
            self._tell()
        self._workplace.turns.note(self.table)
        self.wake(others=True)
        return bool(rows)

    # Listeners

    async def catch_up_with(self, person: str | None, known: int | None) -> None:
        """Read on if another process has told a person more than this one knows."""
        if known is not None and known > self._heard_by(person):
            await self.catch_up()

    def _heard_by(self, person: str | None) -> int:
        return sum(1 for _ in heard(self.table, person))

    def come(self, listener: Listener, known: int | None) -> None:
        """Add a listener that has heard so many news already, and tell it the rest.

        One that comes again, to be spoken to in another language, was never away.
        """
        self._ears = [ear for ear in self._ears if ear.listener is not listener]
        total = self._heard_by(listener.person)
        fresh = known is None or known > total or total - known > MOST_MISSED
        begin = 0 if fresh or known is None else known
        story = heard(self.table, listener.person)
        happened = [(number, news) for number, news in story if number > begin]
        if fresh:
            happened = _without_old_talk(happened)
        letters = Letters(self.table, self.info())
        told = letters.news(listener.person, listener.muted, happened, heard=total, fresh=fresh)
        listener.tell(told)
        self._ears.append(_Ear(listener, len(self.table.news), total))
        self._tell_presence(listener)

    def go(self, listener: Listener) -> None:
        """Forget a listener."""
        self._ears = [ear for ear in self._ears if ear.listener is not listener]
        if listener.person is not None:
            self._last_seen[listener.person] = self._workplace.now()
            self._elsewhere.pop(listener.person, None)
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
        """Return what everyone may know of the table."""
        nameless = sum(ear.listener.person is None for ear in self._ears)
        now = self._workplace.now()
        return table_info(self.table, self.here, now, hand_in=self._hand_in(now), nameless=nameless)

    def _tell(self) -> None:
        """Tell all listeners what they have not heard yet."""
        letters = Letters(self.table, self.info())
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
        """Let nobody watch a match where that is not wanted, not even who came before it began."""
        table = self.table
        if table.match is None or table.opened.settings.spectators:
            return
        for ear in list(self._ears):
            person = ear.listener.person
            if person != table.opened.host and not table.seats_of(person):
                self._ears.remove(ear)
                ear.listener.turn_away()

    def _tell_presence(self, who: Listener) -> None:
        if not self.table.seats_of(who.person) and len(self._ears) > FEW:
            return  # of a crowd that looks on, the next news tells how many they are
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
        """Return for whom of those who are away a bot may play, and after how many seconds."""
        if isinstance(self.table.opened.settings.clock, DaysClock):
            return {}  # nobody has to stay for days: the clock alone counts
        away = {seat.person for seat in self.table.seats if seat.person} - self.here
        return {
            person: max(0.0, AWAY_SECONDS - (at - self._last_seen.get(person, self._loaded)))
            for person in away
        }

    def learn(self, sightings: Mapping[str, Sighting], before: Collection[str] = ()) -> None:
        """Learn who was seen at this table by any process, and tell if it is not as before."""
        for person, sighting in sightings.items():
            self._last_seen[person] = max(sighting.at, self._last_seen.get(person, 0.0))
            self._elsewhere[person] = sighting.until
        if self.here != set(before):
            message = Presence(table=self.info())
            for ear in self._ears:
                ear.listener.tell(message)

    # Bots

    def wake(self, *, others: bool = False) -> None:
        """Let the bots think that owe a decision, later if another process is likely to do it."""
        for seat in self.table.bots_owing():
            turn = self.table.turn_of(seat)
            if (seat, turn) not in self._thinking:
                self._thinking.add((seat, turn))
                wait = OTHERS_SECONDS if others else 0.0
                self._workplace.start(asyncio.create_task(self._let_bot_move(seat, turn, wait)))

    def _is_talk(self, entry: Entry) -> bool:
        match = self.table.match
        if match is None or not isinstance(entry, Moved):
            return False
        return match.game.moves.from_json(entry.move) in match.game.talk

    async def _let_bots_reply(self) -> None:
        """Let the bots answer to what a person said beside the game."""
        for number, seat in enumerate(self.table.seats):
            match = self.table.match
            if seat.bot is None or match is None or match.over or match.game.reply is None:
                continue
            said = match.game.reply(match.view(number).record, number)
            if said is not None:
                with contextlib.suppress(StopeError):  # the match has gone on meanwhile
                    await self.do(Moved(seat=number, move=match.game.moves.to_json(said)))

    async def _let_bot_move(self, seat: int, turn: int, wait: float) -> None:
        try:
            while True:
                await asyncio.sleep(wait)
                try:
                    await self._move_bot(seat, turn, others=wait > 0.0)
                # whatever it is, the table does not stop for it: a full disk may have room later
                except Exception as problem:
                    log.warning("a bot could not move and tries again: %s", problem)
                    wait = AGAIN_SECONDS
                else:
                    return
        finally:
            self._thinking.discard((seat, turn))

    async def _move_bot(self, seat: int, turn: int, *, others: bool) -> None:
        if others:
            await self.catch_up()
        if seat not in self.table.bots_owing() or self.table.turn_of(seat) != turn:
            return
        match, level = self.table.match, self.table.seats[seat].bot
        assert match is not None
        assert level is not None
        work = functools.partial(_think, match.game.name, level, match.view(seat))
        choice = await self._workplace.thinkers.think(self.table.opened.host, work)
        move = match.game.moves.to_json(choice.move)
        await asyncio.sleep(self._until_seen(seat))
        if seat not in self.table.bots_owing():
            return  # somebody has taken the seat back meanwhile
        with contextlib.suppress(StopeError):  # the person was faster, or another process
            await self.do(Moved(seat=seat, move=move), turn=turn)

    def _until_seen(self, seat: int) -> float:
        """Return how many seconds people still look at the last move, if anybody does."""
        rows = (news.row for news in reversed(self.table.news))
        last = next((row for row in rows if isinstance(row.entry, Moved)), None)
        if last is None or not self._ears:
            return 0.0
        # one turn of one player is one thing to see, in steps
        goes_on = isinstance(last.entry, Moved) and last.entry.seat == seat
        pace = self._workplace.bot_pace * (GOING_ON if goes_on else 1.0)
        return max(0.0, last.at + pace - self._workplace.now())


def head_of(table: Table, at: float, after: Row | None = None) -> Head:
    """Return the summary of a table for lists, as it will be after a row, if one is given.

    Whether a row ends the match only its moves can tell, so that comes with the next summary. The
    time of a move is not told: that somebody has changed their mind is nobody's business.
    """
    opened, empty = table.opened, set(table.empty_seats)
    match after.entry if after is not None else None:
        case Sat(seat=seat) | BotSat(seat=seat):
            empty.discard(seat)
        case Freed(seat=seat):
            empty.add(seat)
    return Head(
        table=table.identity,
        game=opened.game,
        seats=opened.seats,
        taken=opened.seats - len(empty),
        status="playing" if after is not None and after.entry.kind == "started" else status(table),
        public=opened.settings.public,
        seq=table.seq if after is None else after.seq,
        updated=table.touched_at if after is not None and isinstance(after.entry, Moved) else at,
    )


def members_after(table: Table, row: Row) -> set[str] | None:
    """Return the persons who have seats after a row, None if it changes nothing about that."""
    entry = row.entry
    if not isinstance(entry, Sat | Freed):
        return None
    persons = {
        seat.person
        for number, seat in enumerate(table.seats)
        if seat.person is not None and number != entry.seat
    }
    return persons | {entry.person} if isinstance(entry, Sat) else persons


def _without_old_talk(story: Sequence[tuple[int, News]]) -> list[tuple[int, News]]:
    """Leave out what was said long ago: people may talk for days beside a match."""
    said = [number for number, news in story if isinstance(news.row.entry, Said)]
    old = set(said[:-MOST_SAID])
    return [(number, news) for number, news in story if number not in old]


def is_same_wish(done: Entry, asked: Entry) -> bool:
    """Return whether an entry is what was asked for; the table may have changed the name in it."""
    return _nameless(done) == _nameless(asked)


def _nameless(entry: Entry) -> Entry:
    named = isinstance(entry, Sat | BotSat | Said)
    return entry.model_copy(update={"name": ""}) if named else entry


def _think(game: str, level: str, view: View) -> Choice:
    with THINKING.time():
        return make_bot(game, level).choose(view)
