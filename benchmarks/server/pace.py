"""Moves at a steady rate, however long the servers take."""

import asyncio
import collections
import random
import time
from collections.abc import Sequence

from benchmarks.server.party import Party
from benchmarks.server.servers import PATIENCE

#: Parties that are brought forward at once.
_AHEAD_AT_ONCE = 12
#: Seconds that the last news may take.
_SETTLING_SECONDS = 1.0


class Pace:
    """Sends a fixed number of moves per second, from one party after another."""

    def __init__(self, parties: Sequence[Party], per_second: float, seed: int = 1) -> None:
        self.sent = 0
        self.answered = 0
        #: moves that were due while nobody could move
        self.skipped = 0
        self._chance = random.Random(seed)
        self._waiting = collections.deque(self._chance.sample(list(parties), len(parties)))
        self._per_second = per_second
        self._under_way: set[asyncio.Task[None]] = set()

    async def go(self, seconds: float) -> None:
        """Send moves for a number of seconds."""
        begun = time.perf_counter()
        for number in range(int(seconds * self._per_second)):
            pause = begun + number / self._per_second - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            elif number % 100 == 0:
                await asyncio.sleep(0)
            self._send()

    def _count(self, move: asyncio.Task[None]) -> None:
        self._under_way.discard(move)
        self.answered += 1

    async def spread(self) -> None:
        """Bring every table to another point of its match, as fast as the servers allow."""
        few = asyncio.Semaphore(_AHEAD_AT_ONCE)

        async def go_ahead(party: Party) -> None:
            async with few:
                for _ in range(self._chance.randrange(party.kind.length)):
                    while not (owing := party.owing()):
                        await asyncio.sleep(0.01)
                    await party.move(*self._chance.choice(owing), self._chance)

        await asyncio.gather(*(go_ahead(party) for party in self._waiting))

    async def run(self) -> None:
        """Send moves until cancelled."""
        while True:
            await self.go(3600.0)

    def _send(self) -> None:
        for _ in range(len(self._waiting)):
            party = self._waiting[0]
            self._waiting.rotate(-1)
            owing = party.owing()
            if owing:
                client, view = self._chance.choice(owing)
                move = asyncio.create_task(party.move(client, view, self._chance))
                self._under_way.add(move)
                move.add_done_callback(self._count)
                self.sent += 1
                return
        self.skipped += 1

    async def settle(self) -> None:
        """Wait until every move is answered."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=PATIENCE)

    async def finish(self, parties: Sequence[Party]) -> None:
        """Wait until every move is answered and everyone has heard of it."""
        await self.settle()
        await asyncio.gather(*(party.finish() for party in parties))
        await asyncio.sleep(_SETTLING_SECONDS)
