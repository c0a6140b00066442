"""Compiling the rules of all games in the background, with progress.

Compiling takes a minute or two on a new machine. It happens in child processes, one per game, so
that the server answers meanwhile; what they leave in the cache is then loaded in a thread. At most
one process per core runs: waiting games make the first ones ready sooner, and are hardly later
themselves. A restarted server finds everything in the cache.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from stope.engine.jit import INTERPRETED
from stope.errors.tables import GameNotReady
from stope.warmup import TABLES, is_compiled, warm_up, warm_up_command

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Readiness:
    """How many rule functions of a game are compiled; ``failed`` is the error if that failed.

    A compiled game can be loaded in a moment; a ready game is loaded in this process.
    """

    done: int = 0
    total: int = 1
    compiled: bool = False
    ready: bool = False
    failed: str | None = None

    @property
    def part(self) -> float:
        """The progress, from 0 to 1."""
        return 1.0 if self.ready else min(0.99, self.done / max(1, self.total))


class CompileJobs:
    """Compiles and loads games in the background."""

    def __init__(self, games: Iterable[str]) -> None:
        self.games = {game: Readiness() for game in games}
        self._cores = asyncio.Semaphore(os.cpu_count() or 1)

    def check(self, game: str) -> None:
        """Refuse a game that is not ready yet."""
        state = self.games[game]
        if not state.ready:
            raise GameNotReady(game=game, percent=round(100 * state.part))

    def check_compiled(self, game: str) -> None:
        """Refuse a game whose rules would have to be compiled first."""
        if not self.games[game].compiled:
            self.check(game)

    async def run(self) -> None:
        """Compile and load all games, as many side by side as there are cores."""
        await self._for_each(self._prepare)

    async def compile(self) -> None:
        """Compile all games without loading any."""
        await self._for_each(self._compile)

    async def _for_each(self, prepare: Callable[[str], Awaitable[None]]) -> None:
        ended = await asyncio.gather(
            *(prepare(game) for game in self.games),
            # a cancelled caller waits for all processes to end, not only for one
            return_exceptions=True,
        )
        for (game, state), problem in zip(self.games.items(), ended, strict=True):
            if problem is not None:
                state.failed = str(problem)
                log.error("the rules of %s could not be compiled", game, exc_info=problem)

    async def _prepare(self, game: str) -> None:
        state = self.games[game]
        if INTERPRETED:
            # interpreted rules need neither compiling nor loading
            state.compiled = state.ready = True
            return
        await self._compile(game)
        if not state.compiled:
            return
        await asyncio.to_thread(warm_up, game, TABLES)
        state.ready = True

    async def _compile(self, game: str) -> None:
        state = self.games[game]
        if not is_compiled(game, TABLES):
            async with self._cores:
                code = await _compile_elsewhere(game, state)
            if code:
                state.failed = f"status {code}"
                log.error("the rules of %s could not be compiled: %s", game, state.failed)
                return
        state.compiled = True


async def _compile_elsewhere(game: str, state: Readiness) -> int:
    """Compile a game in another process, and return its exit status."""
    process = subprocess.Popen(
        warm_up_command(game, TABLES), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    _yield_to_players(process.pid)
    try:
        return await asyncio.to_thread(_follow, process, state)
    finally:
        # a server that stops meanwhile leaves no process behind
        process.kill()


def _yield_to_players(pid: int) -> None:
    """Lower the priority of a compiling process: people who play meanwhile come first."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, 10)


def _follow(process: subprocess.Popen[bytes], state: Readiness) -> int:
    """Follow the progress of a process until it ends, and return its exit status."""
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            state.done, state.total = map(int, line.split())
    return process.returncode
