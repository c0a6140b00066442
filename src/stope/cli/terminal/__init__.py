"""The terminal displays of the games; each module or package here has the name of its game."""

import importlib
from typing import cast

from stope.cli.terminal.game import TerminalGame, UnclearInput
from stope.games import GameSpec

__all__ = ["TerminalGame", "UnclearInput", "terminal_of"]


def terminal_of(game: GameSpec) -> TerminalGame:
    """Return the terminal display of a game."""
    return cast(TerminalGame, importlib.import_module(f"{__name__}.{game.module}").TERMINAL)
