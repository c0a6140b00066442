"""The queue for hints: fair between addresses, and full when the wait would be long.

A person has one request pending at a time, over all connections. Hints do not use the threads of
bots, so a hint never delays a bot.
"""

import math
import time

from stope.bots.hints import Hints, hints
from stope.errors.server import HintPending, HintsBusy
from stope.server.bot_pool import BotPool
from stope.view import View

#: The longest expected wait, in seconds; a request that would wait longer is refused at once.
LONGEST_WAIT = 10.0
#: The assumed seconds of a hint before any was measured, and the weight of the latest measurement
#: in the moving average.
_USUAL_SECONDS, _LATEST = 1.0, 0.2


class HintQueue:
    """A queue for hints, fair between addresses, with one pending request for each person."""

    def __init__(self, threads: int = 1) -> None:
        self.bot_pool = BotPool(threads, "adviser")
        self._pending: set[str] = set()
        self._seconds = _USUAL_SECONDS

    def check(self, person: str, address: str) -> None:
        """Refuse a person who has a request pending already, or would have to wait too long."""
        if person in self._pending:
            raise HintPending
        wait = self._seconds * self.bot_pool.rounds_before(address)
        if wait > LONGEST_WAIT:
            raise HintsBusy(seconds=math.ceil(wait - LONGEST_WAIT))

    async def advise(self, person: str, address: str, view: View) -> Hints:
        """Return hints for a view, or refuse at once."""
        self.check(person, address)
        self._pending.add(person)
        try:
            found, seconds = await self.bot_pool.think(address, lambda: _timed(view))
        finally:
            self._pending.discard(person)
        self._seconds += _LATEST * (seconds - self._seconds)
        return found

    def stop(self) -> None:
        """Stop the threads; no more hints are given."""
        self.bot_pool.stop()


def _timed(view: View) -> tuple[Hints, float]:
    begun = time.perf_counter()
    return hints(view), time.perf_counter() - begun
