"""The bots of one table: when each of them moves, at what pace, and whose budget pays.

A bot gets the view of its seat and thinks in the bot pool. Its move goes through
``TableSession.do`` like that of a person.
"""

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import Callable
from typing import Protocol

from stope.bots import make_bot
from stope.bots.bot import Choice
from stope.errors.base import StopeError
from stope.server.bot_pacing import BotPacing
from stope.server.bot_pool import BotPool
from stope.server.budgets import Budget, Payer
from stope.server.metrics import THINKING
from stope.server.presence import Presence
from stope.server.subscribers import Subscriber, Subscribers
from stope.tables.log_entries import DaysClock, LogEntry, Moved
from stope.tables.table import Table
from stope.view import View

log = logging.getLogger(__name__)

#: Bots move while somebody is connected, and for this many seconds after that if a person plays.
UNATTENDED_SECONDS = 60.0
#: Seconds after which a bot tries again after an error or without a database.
RETRY_SECONDS = 3.0
#: A bot that moves again in the same turn pauses for this part of the usual time.
SAME_TURN_PAUSE = 0.5
#: Seconds between two checks of whether an address has computing time for bots again.
_BUDGET_CHECK_SECONDS = 2.0


class Session(Protocol):
    """What the bots need of their table session."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        ...

    presence: Presence
    subscribers: Subscribers

    async def do(self, entry: LogEntry, *, turn: int | None = None) -> int:
        """Check an entry, append it to the log, and show it."""
        ...


class BotDriver:
    """Lets the bots of one table move."""

    def __init__(
        self,
        session: Session,
        *,
        pool: BotPool,
        bot_time: Budget,
        pace: float,
        now: Callable[[], float],
        start: Callable[[asyncio.Task[None]], None],
    ) -> None:
        self._session = session
        self._pool = pool
        self._bot_time = bot_time
        # seconds that bots leave people to see one move before they make the next
        self._pace = pace
        self._now = now
        self._start = start
        # decisions that bots are working on: seat, its turn, and how many moves were undone before
        self._pending: set[tuple[int, int, int]] = set()
        # pays for bots when nobody is connected
        self._last_payer: Payer | None = None
        self._pacing = BotPacing()

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is working on a decision."""
        return bool(self._pending)

    @property
    def is_attended(self) -> bool:
        """Whether the bots have to move: somebody is connected or was lately, or moves take days.

        Bots of a table that everybody has left would only take time from the bots of others.
        """
        table = self._session.table
        if len(self._session.subscribers) or self._session.presence.here:
            return True
        if not any(seat.person is not None and seat.bot is None for seat in table.seats):
            return False
        if isinstance(table.opened.settings.clock, DaysClock):
            return True
        return self._now() - self._session.presence.last_seen_at < UNATTENDED_SECONDS

    def wake(self) -> None:
        """Start the bots that owe a decision."""
        if not self.is_attended:
            return
        table = self._session.table
        for seat in table.bots_owing():
            decision = seat, table.turn_of(seat), table.undone
            if decision not in self._pending:
                self._pending.add(decision)
                self._start(asyncio.create_task(self._decide(decision)))

    def reply_soon(self) -> None:
        """Let the bots answer a side move of a person."""
        self._start(asyncio.create_task(self._reply()))

    def note_departure(self, subscriber: Subscriber) -> None:
        """Adapt the pace, and the payer, to a connection that has ended."""
        last = self._last_payer
        if self._session.table.belongs(subscriber.person) or last is None or last.address is None:
            self._last_payer = self._payer_of(subscriber)
        self.stop_skipping()
        # the others may have waited for the person who left
        self._pacing.note_change()

    def skip(self, person: str) -> None:
        """Note that a person wants bots to make no pauses until a person has to decide."""
        if self._session.table.owing().get(person) is False:
            self._pacing.skip(person)

    def change_pace(self) -> None:
        """Apply a changed bot speed to waits that have begun."""
        self._pacing.note_change()

    def stop_skipping(self) -> None:
        """End skipping for persons who owe a decision now, or have left."""
        owing = self._session.table.owing()
        gone = owing.keys() - self._session.presence.connected
        self._pacing.stop_skipping({one for one, owes in owing.items() if owes} | gone)

    def choose_payer(self) -> Payer:
        """Return the payer for bots: of the players connected, the one with the most time left.

        A person without any time left takes nothing from the others by sitting down.
        """
        table = self._session.table
        subscribers = self._session.subscribers.all
        own = [one for one in subscribers if table.belongs(one.person)]
        nobody = self._last_payer or Payer(None, None, table.identity)
        payers = [self._payer_of(one) for one in own or subscribers] or [nobody]
        return min(payers, key=self._bot_time.wait)

    async def _reply(self) -> None:
        table = self._session.table
        for number, seat in enumerate(table.seats):
            match = table.match
            if seat.bot is None or match is None or match.over or match.game.reply is None:
                continue
            said = match.game.reply(match.view(number).record, number)
            if said is not None:
                with contextlib.suppress(StopeError):  # the match has gone on meanwhile
                    move = match.game.moves.to_json(said)
                    await self._session.do(Moved(seat=number, move=move))

    async def _decide(self, decision: tuple[int, int, int]) -> None:
        try:
            while True:
                try:
                    await self._move(decision)
                # whatever the error, the table does not stop for it: a full disk may have space
                # later
                except Exception as problem:
                    log.warning("a bot could not move and tries again: %s", problem)
                    await asyncio.sleep(RETRY_SECONDS)
                else:
                    return
        finally:
            self._pending.discard(decision)

    async def _move(self, decision: tuple[int, int, int]) -> None:
        if not self._is_due(decision):
            return
        seat, turn, undone = decision
        table = self._session.table
        match, level = table.match, table.seats[seat].bot
        assert match is not None
        assert level is not None
        while self._bot_time.wait(payer := self.choose_payer()) > 0.0 and self.is_attended:
            await asyncio.sleep(_BUDGET_CHECK_SECONDS)
        async with self._pool.turn_of(payer.address or "") as thread:
            # after a long wait for a thread, everybody may have left
            if not self._is_due(decision):
                return
            work = functools.partial(_think, match.game.name, level, match.view(seat))
            choice, seconds = await thread.run(work)
        self._bot_time.charge(payer, seconds)
        move = match.game.moves.to_json(choice.move)
        # the pace may change meanwhile
        while (pause := self._pause_before(seat)) > 0.0:
            await self._pacing.wait(pause)
        table = self._session.table
        if seat not in table.bots_owing() or table.undone != undone:
            return  # somebody has taken the seat or a card back meanwhile
        with contextlib.suppress(StopeError):  # the person was faster
            await self._session.do(Moved(seat=seat, move=move), turn=turn)

    def _is_due(self, decision: tuple[int, int, int]) -> bool:
        """Return whether a bot still has to make this decision, and somebody waits for it."""
        seat, turn, undone = decision
        table = self._session.table
        owing = self.is_attended and seat in table.bots_owing()
        return owing and (table.turn_of(seat), table.undone) == (turn, undone)

    def _payer_of(self, subscriber: Subscriber) -> Payer:
        return Payer(subscriber.person, subscriber.address, self._session.table.identity)

    def _pause_before(self, seat: int) -> float:
        """Return the seconds for which people still look at the last move, if anybody does."""
        rows = (update.row for update in reversed(self._session.table.updates))
        last = next((row for row in rows if isinstance(row.entry, Moved)), None)
        if last is None or not len(self._session.subscribers):
            return 0.0
        # several moves of a player in one turn are one thing to see
        same_turn = isinstance(last.entry, Moved) and last.entry.seat == seat
        pace = self._pace * self._pauses() * (SAME_TURN_PAUSE if same_turn else 1.0)
        return max(0.0, last.at + pace - self._now())

    def _pauses(self) -> float:
        """Return the factor of the usual pause for the people who play here."""
        table, presence = self._session.table, self._session.presence
        playing = {person for person in presence.here if table.seats_of(person)}
        players = [one for one in self._session.subscribers.all if one.person in playing]
        return self._pacing.pauses(players, elsewhere=playing - presence.connected)


def _think(game: str, level: str, view: View) -> tuple[Choice, float]:
    begun = time.perf_counter()
    choice = make_bot(game, level).choose(view)
    seconds = time.perf_counter() - begun
    THINKING.observe(seconds)
    return choice, seconds
