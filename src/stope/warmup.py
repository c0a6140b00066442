"""Compile the functions of games ahead of their use.

Compiling a game takes a minute or two on a new machine; the result is cached. Matches, bots and
simulations compile missing functions when they begin. Servers, ``stope compile`` and the tests
compile all functions ahead of time. They compile each game in a separate process, because numba
compiles only one function at a time in a process. ``python -m stope.warmup GAME USE...`` is the
command of such a process.
"""

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path

# numba uses numpy.ma, which numpy imports only at its first use. A server loads its games in
# several threads. Two first uses at the same time would raise a RecursionError, so numpy.ma is
# imported here.
import numpy.ma  # noqa: F401

from stope.arena.simulation import simulate
from stope.bots.levels import LEVELS, prepare_bot
from stope.engine.jit import compilations, warm_marker
from stope.games import find_game
from stope.match import new
from stope.progress import compiled_total


class Use(StrEnum):
    """A way to use a game, which determines the functions that have to be compiled."""

    #: Only people play a match: no bots are needed.
    RULES = "rules"
    #: Bots of all levels play, give hints and analyse matches.
    BOTS = "bots"
    #: Bots without search play thousands of matches.
    SIMULATION = "simulation"


#: The uses whose functions the tables of a server need.
TABLES = (Use.RULES, Use.BOTS)


def warm_up(game: str, uses: Iterable[Use]) -> None:
    """Compile all functions of a game that these uses need, or load them from the cache."""
    for use in uses:
        match use:
            case Use.RULES:
                new(game)
            case Use.BOTS:
                prepare_bot(find_game(game), LEVELS[-1])
            case Use.SIMULATION:
                simulate(game)


def is_compiled(game: str, uses: Iterable[Use]) -> bool:
    """Return whether the cache holds all compiled functions of a game that these uses need."""
    return all(_marker(game, use).exists() for use in uses)


def warm_up_command(game: str, uses: Iterable[Use]) -> list[str]:
    """Return the command that compiles a game in a separate process.

    After each compilation, the command prints two numbers: how many functions it has compiled, and
    how many functions there are to compile.
    """
    return [sys.executable, "-m", "stope.warmup", game, *uses]


def compile_games(
    games: Iterable[str], uses: Iterable[Use], environment: Mapping[str, str] | None = None
) -> None:
    """Compile games in parallel, each game in a separate process, and wait for all processes."""
    wanted = list(uses)
    running = [
        subprocess.Popen(
            warm_up_command(game, wanted),
            env={**os.environ, **(environment or {})},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for game in games
    ]
    try:
        for process in running:
            if process.wait():
                raise RuntimeError(f"compiling failed with status {process.returncode}")
    finally:
        for process in running:
            process.kill()
            process.wait()


def main(game: str, uses: Iterable[Use]) -> None:
    """Compile a game for these uses, print the progress, and mark each use in the cache."""
    total = compiled_total(find_game(game))
    done = 0

    def report(_name: str, finished: bool) -> None:
        nonlocal done
        if finished:
            done += 1
            sys.stdout.write(f"{done} {total}\n")
            sys.stdout.flush()

    with compilations(report):
        for use in uses:
            warm_up(game, [use])
            _marker(game, use).touch()


def _marker(game: str, use: Use) -> Path:
    return warm_marker(f"{game}-{use}")


if __name__ == "__main__":
    main(sys.argv[1], map(Use, sys.argv[2:]))
