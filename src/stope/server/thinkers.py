"""Threads in which bots think, shared by hosts: who has many bots waits for them alone."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Thinkers:
    """So many threads. When all are busy, hosts have their turns one after the other."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._free = threads
        # by host, the one whose turn is next first
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def think(self, host: str, work: Callable[[], T]) -> T:
        """Let a bot at a table of a host think, and return what came of it."""
        async with self._turn_of(host):
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def stop(self) -> None:
        """Let nobody think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    @contextlib.asynccontextmanager
    async def _turn_of(self, host: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(host, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give a thread that is free to the next host."""
        while self._waiting:
            host = next(iter(self._waiting))
            turns = self._waiting.pop(host)
            turn = turns.popleft()
            if turns:
                self._waiting[host] = turns  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
