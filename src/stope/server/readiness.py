"""Whether the rules of each game are compiled, and how far that is.

Compiling takes a minute or two on a new machine. It happens in processes of their own, one per
game, so that the server answers meanwhile; what they leave in the cache is then loaded in a thread.
No more of them run than there are cores: a game that waits its turn makes the first ones ready
sooner, and is hardly later itself. A server that is started again finds everything there, and has
nothing to wait for.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import stope.match
from stope.bots.levels import LEVELS, prepare_bot
from stope.errors import GameNotReady
from stope.games import find_game
from stope.kernel.native import INTERPRETED, cache_folder, compilations, rule_count, sources

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Readiness:
    """How many rule functions of a game are compiled, of how many; 'failed' says why not.

    What is compiled can be loaded in a moment; ready is what this process has loaded as a whole.
    """

    done: int = 0
    total: int = 1
    compiled: bool = False
    ready: bool = False
    failed: str | None = None

    @property
    def part(self) -> float:
        """How far it is, from 0 to 1."""
        return 1.0 if self.ready else min(0.99, self.done / max(1, self.total))


class Preparation:
    """Gets games ready in the background."""

    def __init__(self, games: Iterable[str]) -> None:
        self.games = {game: Readiness() for game in games}
        self._cores = asyncio.Semaphore(os.cpu_count() or 1)

    def check(self, game: str) -> None:
        """Refuse a game that is not ready yet."""
        state = self.games[game]
        if not state.ready:
            raise GameNotReady(game=game, percent=round(100 * state.part))

    def check_compiled(self, game: str) -> None:
        """Refuse a game whose rules would have to be compiled now."""
        if not self.games[game].compiled:
            self.check(game)

    async def run(self) -> None:
        """Get all games ready, as many side by side as there are cores."""
        await self._for_each(self._prepare)

    async def compile(self) -> None:
        """Have all games compiled, and load none of them."""
        await self._for_each(self._compile)

    async def _for_each(self, prepare: Callable[[str], Awaitable[None]]) -> None:
        ended = await asyncio.gather(
            *(prepare(game) for game in self.games),
            # whoever stops this waits for all of the processes to be gone, not only for one
            return_exceptions=True,
        )
        for (game, state), problem in zip(self.games.items(), ended, strict=True):
            if problem is not None:
                state.failed = str(problem)
                log.error("the rules of %s could not be compiled", game, exc_info=problem)

    async def _prepare(self, game: str) -> None:
        state = self.games[game]
        if INTERPRETED:
            # nothing is waited for, and nothing loaded
            state.compiled = state.ready = True
            return
        await self._compile(game)
        if not state.compiled:
            return
        await asyncio.to_thread(compile_game, game)
        state.ready = True

    async def _compile(self, game: str) -> None:
        state = self.games[game]
        if not is_compiled(game):
            async with self._cores:
                code = await _compile_elsewhere(game, state)
            if code:
                state.failed = f"status {code}"
                log.error("the rules of %s could not be compiled: %s", game, state.failed)
                return
        state.compiled = True


async def _compile_elsewhere(game: str, state: Readiness) -> int:
    """Compile a game in another process, and return its status."""
    command = [sys.executable, "-m", "stope.server.readiness", game]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        return await asyncio.to_thread(_follow, process, state)
    finally:
        # a server that stops meanwhile leaves nothing running behind
        process.kill()


def is_compiled(game: str) -> bool:
    """Return whether the cache has a game as a whole, and would still use it."""
    with contextlib.suppress(OSError):
        return _note_of(game).read_text() == _stamp()
    return False


def _note_of(game: str) -> Path:
    return cache_folder() / f"{game}.compiled"


def _stamp() -> str:
    # numba compiles anew what lies in files of another time
    return str([path.stat().st_mtime_ns for path in sources()])


def _follow(process: subprocess.Popen[bytes], state: Readiness) -> int:
    """Note how far a process is until it ends, and return its status."""
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            state.done, state.total = map(int, line.split())
    return process.returncode


def compile_game(game: str) -> None:
    """Compile everything that tables of a game need, or load it from the cache."""
    stope.match.new(game)
    prepare_bot(find_game(game), LEVELS[-1])


def main(game: str) -> None:
    """Compile a game and write after every rule function how many are done, of how many."""
    # who plays meanwhile comes first
    if hasattr(os, "nice"):
        os.nice(10)
    total = rule_count("stope.kernel", f"stope.games.{find_game(game).module}")
    done = 0

    def report(_name: str, finished: bool) -> None:
        nonlocal done
        if finished:
            done += 1
            sys.stdout.write(f"{done} {total}\n")
            sys.stdout.flush()

    with compilations(report):
        compile_game(game)
    _note_of(game).write_text(_stamp())


if __name__ == "__main__":
    main(sys.argv[1])
