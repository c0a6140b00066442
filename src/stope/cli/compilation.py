"""Compiling the rules ahead of time, every game in a process of its own."""

import os
import subprocess
import sys

_RULES = "import sys, stope; stope.new(sys.argv[1]); stope.simulate(sys.argv[1])"
_RULES_AND_BOTS = f"""
{_RULES}
from stope.bots.levels import LEVELS, prepare_bot
from stope.games import find_game
prepare_bot(find_game(sys.argv[1]), LEVELS[-1])
"""


def compile_games(games: list[str], *, bots: bool, **environment: str) -> None:
    """Compile everything that matches and simulations of some games need, side by side.

    ``bots`` says whether to compile also what bots need that think. numba compiles one
    function at a time in a process, so each game gets a process.
    """
    running = [
        subprocess.Popen(
            [sys.executable, "-c", _RULES_AND_BOTS if bots else _RULES, game],
            env={**os.environ, **environment},
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
