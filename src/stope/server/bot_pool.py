"""A thread pool for bots or hints, fair between addresses.

Fairness goes by address, not by person, because anybody can create more persons.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


class Turn:
    """A reserved thread."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self._threads = threads
        self.work: asyncio.Future[Any] | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Run a function in the thread, and return its result."""
        running = asyncio.get_running_loop().run_in_executor(self._threads, work)
        self.work = running
        return await asyncio.shield(running)


class BotPool:
    """A fixed number of threads. When all are busy, addresses take turns."""

    def __init__(self, threads: int, name: str = "bot") -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._count = self._free = threads
        # waiting requests by address, the next address first
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def think(self, address: str, work: Callable[[], T]) -> T:
        """Run a function when it is the address's turn, and return its result."""
        async with self.turn_of(address) as turn:
            return await turn.run(work)

    def stop(self) -> None:
        """Stop all threads; no more work is accepted."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    def rounds_before(self, address: str) -> float:
        """Return how many jobs each thread has to finish before a new request gets its turn."""
        if self._free:
            return 0.0
        own = len(self._waiting.get(address, ()))
        waiting = [len(turns) for key, turns in self._waiting.items() if key != address]
        # on average the work in progress is half done
        return 0.5 + (own + sum(min(count, own + 1) for count in waiting)) / self._count

    @contextlib.asynccontextmanager
    async def turn_of(self, address: str) -> AsyncIterator[Turn]:
        """Wait in the queue of an address for a free bot thread, and hold it inside the block."""
        if self._free:
            self._free -= 1
        else:
            await self._wait_for_turn(address)
        turn = Turn(self.threads)
        try:
            yield turn
        finally:
            if turn.work is None or turn.work.done():
                self._pass_on()
            else:
                # the caller was cancelled, but a thread cannot be stopped: it is busy until it is
                # done
                turn.work.add_done_callback(self._done)

    async def _wait_for_turn(self, address: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()
            else:
                self._forget(address, turn)
            raise

    def _forget(self, address: str, turn: asyncio.Future[None]) -> None:
        turns = self._waiting.get(address, deque())
        with contextlib.suppress(ValueError):
            turns.remove(turn)
        if not turns:
            self._waiting.pop(address, None)

    def _done(self, work: asyncio.Future[Any]) -> None:
        if not work.cancelled():
            work.exception()  # nobody waits for the exception any more
        self._pass_on()

    def _pass_on(self) -> None:
        """Give a free thread to the next address."""
        while self._waiting:
            address = next(iter(self._waiting))
            turns = self._waiting.pop(address)
            turn = turns.popleft()
            if turns:
                self._waiting[address] = turns  # behind all other addresses
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
