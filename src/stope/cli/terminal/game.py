"""The interface between the line client and the terminal display of a game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from stope.cli.console import Line
from stope.games.codecs import Event, Move
from stope.view import View


class UnclearInput(Exception):
    """Typed input that names no card, cell, side, tool or player; the message is for the player."""


class TerminalGame(ABC):
    """The terminal display of a game, and the syntax of its typed moves."""

    #: Kinds of events that the line client does not report, because the table shows them.
    quiet_events: frozenset[type[Event]]

    @abstractmethod
    def prompt(self, view: View) -> str:
        """Return the question to a player who owes a decision."""

    @abstractmethod
    def help_text(self) -> str:
        """Return the commands of this game, one a line, each with its meaning."""

    @abstractmethod
    def status(self, view: View, names: Sequence[str], *, drawn: bool) -> list[Line]:
        """Return the lines shown before each decision: the board and the choices."""

    @abstractmethod
    def table(self, view: View, names: Sequence[str], *, drawn: bool) -> list[Line]:
        """Return the lines about everything that lies on the table."""

    @abstractmethod
    def odds(self, view: View) -> list[Line]:
        """Return the lines about counts and probabilities that follow from the view."""

    def card_words(self, name: str, turned: bool = False) -> str:  # noqa: ARG002
        """Return a card in words, given its name in the deck file.

        By default, return the name itself.
        """
        return name

    def suggestion(self, move: Move, view: View) -> str | None:  # noqa: ARG002
        """Return advice after a refused move.

        If the result is None, the client lists the legal kinds of moves instead.
        """
        return None

    def answer(self, text: str, view: View) -> list[Line] | None:  # noqa: ARG002
        """Return the answer to a question that only this game has; None for any other text."""
        return None

    @abstractmethod
    def parse_move(self, text: str, view: View) -> Move | None:
        """Return the move that a text stands for, or None if the text is no move.

        Raise ``UnclearInput`` if the text names something that does not exist.
        """

    @abstractmethod
    def move_text(self, move: Move, view: View) -> str:
        """Return the text to type for a move; ``parse_move`` turns this text into the move."""
