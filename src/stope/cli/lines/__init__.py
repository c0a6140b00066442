"""How each game looks in the line mode: a module per game, found by the game's name."""

import importlib
from collections.abc import Sequence
from typing import Protocol, cast

from stope.games import Game
from stope.games.codecs import Event, Move
from stope.match import View


class Lines(Protocol):
    """What the line mode needs to know of a game."""

    #: kinds of events that the line mode does not tell, since the table shows them
    QUIET: frozenset[type[Event]]

    def prompt(self, view: View) -> str:
        """Return the question to somebody who has to decide."""
        ...

    def help_text(self) -> str:
        """Return what can be typed."""
        ...

    def status(self, view: View, names: Sequence[str], *, drawn: bool) -> list[str]:
        """Return what a player looks at before deciding."""
        ...

    def table(self, view: View, names: Sequence[str], *, drawn: bool) -> list[str]:
        """Return everything that lies on the table."""
        ...

    def odds(self, view: View) -> list[str]:
        """Return what can be counted."""
        ...

    def answer(self, text: str, view: View) -> list[str] | None:
        """Answer a question that only this game has; None if it is no such question."""
        ...

    def parse(self, text: str, view: View) -> Move | None:
        """Return the move that a player typed, or None if it is none."""
        ...

    def typed(self, move: Move, view: View) -> str:
        """Return what a player types to make a move."""
        ...


def lines_of(game: Game) -> Lines:
    """Return the line mode of a game."""
    return cast(Lines, importlib.import_module(f"{__name__}.{game.module}"))
