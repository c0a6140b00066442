"""The Duel in the terminal: a drawing of the network, and moves that are typed as short words."""

from collections.abc import Sequence

from typing_extensions import override

from stope.cli.console import Line, listed
from stope.cli.terminal.duel import card_words, table, typed
from stope.cli.terminal.duel.board import SIZE, draw_board
from stope.cli.terminal.duel.table import stock_lines
from stope.cli.terminal.path_cards.board import (
    cell_of,
    cell_weights,
    distance_mark,
    fits_screen,
    fitting_part,
)
from stope.cli.terminal.path_cards.game import PathCardTerminal
from stope.cli.window import Cell, Mark
from stope.games.codecs import label
from stope.games.duel.cards import NAMES, START_FACE, Colour
from stope.games.duel.events import Drew
from stope.locales import say
from stope.view import View

#: The weight of a cell says how important it is to show the cell. If the board does not fit on the
#: screen, the terminal shows the part of the board with the largest sum of weights.
_WHERE_A_CARD_FITS, _OWN_START, _GOAL, _LAID = 20, 10, 4, 3


class DuelTerminal(PathCardTerminal):
    """The terminal display of the Duel."""

    quiet_events = frozenset({Drew})

    @override
    def prompt(self, view: View) -> str:
        match view.to_json()["phase"]:
            case "turn-goal":
                return say("duel-prompt-goal")
            case "after":
                return say("duel-prompt-bribe")
        return say("duel-prompt")

    @override
    def help_text(self) -> str:
        return say("duel-help")

    @override
    def status(self, view: View, names: Sequence[str], *, drawn: bool) -> list[Line]:
        shown = view.to_json()
        choices = self._choices(view, drawn=drawn)
        everything = [*self.table(view, names, drawn=drawn), *choices]
        if not self.can_draw(drawn) or fits_screen(everything, self.prompt(view)):
            return everything
        below = [*stock_lines(shown, names), *choices]
        compact = [*draw_board(shown["table"]), *below]
        if fits_screen(compact, self.prompt(view)):
            return compact
        below = [say("board-part"), *below]
        part = fitting_part(_weights(view), SIZE, below, self.prompt(view))
        return [*draw_board(shown["table"], part, _goal_marks(view)), *below]

    def _choices(self, view: View, *, drawn: bool) -> list[Line]:
        """Return the choices of a player: orientations of a goal, trolls to bribe, or the hand."""
        if view.to_json()["phase"] == "after":
            moves = [(self.move_text(move, view), label(type(move))) for move in view.moves()]
            return listed([(text, say(f"duel-move-{kind}")) for text, kind in moves])
        pending = view.to_json()["pending"]
        if pending is None:
            return self.hand_lines(view, drawn=drawn)
        card = pending["card"]
        return listed([(key, self.card_words(card, turned=key == "v")) for key in "uv"])

    @override
    def odds(self, view: View) -> list[Line]:
        counted = view.odds()
        values = {name: counted[name] for name in ("pile", "markers", "keys", "unseen")}
        return [say("duel-odds", **values)]


def _weights(view: View) -> dict[Cell, int]:
    """Return the weight of each cell, which says how important it is to show the cell.

    The cells on which a card can be laid have the greatest weight.
    """
    weights = cell_weights(view, laid=_LAID, goal=_GOAL, fits=_WHERE_A_CARD_FITS)
    return weights | {_start(view): _OWN_START}


def _start(view: View) -> Cell:
    """Return the cell of the start card that has the viewer's colour."""
    shown = view.to_json()
    colour = Colour[shown["seats"][view.seat]["colour"].upper()]
    name = NAMES[int(START_FACE[colour])]
    return cell_of(next(card for card in shown["table"] if card["card"] == name))


def _goal_marks(view: View) -> list[Mark]:
    """Return marks of the face-down goals, with their distance from the viewer's start card."""
    return [
        distance_mark("?", card, _start(view))
        for card in view.to_json()["table"]
        if card["face_down"]
    ]


TERMINAL = DuelTerminal(card_words, table, typed)
