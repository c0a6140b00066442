"""The part of the terminal display that the Duel and the Dark Cave share."""

from collections.abc import Sequence
from typing import Protocol

from typing_extensions import override

from stope.cli.console import Line, can_show
from stope.cli.terminal.game import TerminalGame
from stope.cli.terminal.path_cards.hand import hand_lines, use_line
from stope.cli.terminal.path_cards.typed import (
    hand_card,
    needed_card,
    placement_text,
)
from stope.games.codecs import Json, Move
from stope.games.path_cards.moves import Place
from stope.locales import say
from stope.view import View


class Words(Protocol):
    """The functions of the module ``card_words`` of a game."""

    def card_words(self, name: str, turned: bool = False) -> str:
        """Return a card in words, as it looks upright or ``turned``."""

    def hand_words(self, name: str, *, drawn: bool) -> str:
        """Return a hand card in words.

        If ``drawn`` is set, the words for a path card begin with a picture of its paths.
        """


class Table(Protocol):
    """The functions of the module ``table`` of a game."""

    @property
    def SIGNS(self) -> str:  # noqa: N802 (a constant of the module)
        """Characters of the drawing that not every terminal can show."""

    def map_lines(self, view: View) -> list[Line]:
        """Return a drawing of the whole board, in bands if it is wider than the terminal."""

    def board_words(self, view: View, names: Sequence[str]) -> list[Line]:
        """Return the whole board in words."""

    def stock_lines(self, shown: Json, names: Sequence[str]) -> list[Line]:
        """Return the lines about stocks and players, given the view as JSON."""


class Typed(Protocol):
    """The functions of the module ``typed`` of a game."""

    @property
    def HAND_NAMES(self) -> Sequence[str]:  # noqa: N802 (a constant of the module)
        """The names of all hand cards in the deck file."""

    def parse_move(self, text: str, view: View) -> Move | None:
        """Return the move that a typed text stands for, or None if it stands for no move."""

    def move_text(self, move: Move, view: View) -> str:
        """Return the text to type for a move."""

    def moves_with(self, view: View, card: str) -> list[Move]:
        """Return the legal moves that play a card of the hand, except discards."""


class PathCardTerminal(TerminalGame):
    """The terminal display of a game in which players lay path cards from a hand.

    Each game has three modules for the terminal: the words for its cards, the drawing of its table,
    and the syntax of its moves.
    """

    def __init__(self, words: Words, table: Table, typed: Typed) -> None:
        self._words, self._table, self._typed = words, table, typed

    @override
    def card_words(self, name: str, turned: bool = False) -> str:
        return self._words.card_words(name, turned)

    def can_draw(self, drawn: bool) -> bool:
        """Return whether ``drawn`` is set and the terminal can show a drawing of the board."""
        return drawn and can_show(self._table.SIGNS)

    @override
    def table(self, view: View, names: Sequence[str], *, drawn: bool) -> list[Line]:
        if self.can_draw(drawn):
            board = self._table.map_lines(view)
        else:
            board = self._table.board_words(view, names)
        return [*board, *self._table.stock_lines(view.to_json(), names)]

    @override
    def parse_move(self, text: str, view: View) -> Move | None:
        return self._typed.parse_move(text, view)

    @override
    def move_text(self, move: Move, view: View) -> str:
        return self._typed.move_text(move, view)

    @override
    def answer(self, text: str, view: View) -> list[Line] | None:
        command, *rest = text.split() or [""]
        if command == "map":
            return self._table.map_lines(view) if self.can_draw(True) else None
        if command == "h":
            return self.hand_lines(view)
        if command == "w" or (command == "p" and rest):
            return self.use_lines(view, rest)
        if not rest and hand_card(view, command, self._typed.HAND_NAMES):
            return self.use_lines(view, [command])
        return None

    @override
    def suggestion(self, move: Move, view: View) -> str | None:
        """Return a sentence with the legal uses of the card whose placement was refused."""
        if isinstance(move, Place):
            name = move.card.name
            return self.use_of(view, name) if name in view.to_json()["hand"] else None
        return None

    def hand_lines(self, view: View, *, drawn: bool = True) -> list[Line]:
        """Return the player's own hand, numbered from 1."""
        return hand_lines(view, lambda name: self._words.hand_words(name, drawn=drawn))

    def use_lines(self, view: View, wanted: Sequence[str]) -> list[Line]:
        """Return the legal uses of the typed card ``wanted``.

        If no card was typed, return the legal uses of each path card of the hand.
        """
        if wanted:
            card = needed_card(view, wanted[0], self._typed.HAND_NAMES)
            return [self.use_of(view, card)]
        actions = [entry["id"] for entry in view.game.deck_tables["actions"]]
        paths = [name for name in view.to_json()["hand"] if name not in actions]
        return [self.use_of(view, name) for name in dict.fromkeys(paths)] or [say("hand-no-paths")]

    def use_of(self, view: View, name: str) -> str:
        """Return the legal uses of a card of the hand in one sentence."""
        moves = self._typed.moves_with(view, name)
        cells = [placement_text(move) for move in moves if isinstance(move, Place)]
        texts = [self.move_text(move, view) for move in moves]
        return use_line(view, name, self.card_words(name), cells, texts)
