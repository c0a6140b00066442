"""The table of the Duel: the network, the stocks and the players."""

from collections.abc import Sequence

from stope.cli.console import Line
from stope.cli.terminal.duel.board import SIZE, draw_board
from stope.cli.terminal.duel.card_words import table_words, tool_list
from stope.cli.terminal.path_cards.board import draw_in_bands
from stope.games.codecs import Json
from stope.locales import say
from stope.narration import capitalised
from stope.view import View

#: Characters of the drawing that not every terminal can show.
SIGNS = "┼◆"


def map_lines(view: View) -> list[Line]:
    """Return a drawing of the whole network, split into bands if it is wider than the terminal."""
    table = view.to_json()["table"]
    drawn = draw_in_bands(table, SIZE, lambda part: draw_board(table, part))
    return [*drawn, say("duel-legend")]


def board_words(view: View, _names: Sequence[str]) -> list[Line]:
    """Return the whole network in words."""
    return [table_words(card) for card in view.to_json()["table"]]


def stock_lines(shown: Json, names: Sequence[str]) -> list[Line]:
    """Return the lines about the round, the stocks and every player."""
    stocks = {name: shown[name] for name in ("round", "pile", "markers", "keys")}
    return [
        say("duel-status-round", **stocks),
        *(seat_line(seat, names) for seat in shown["seats"]),
    ]


def seat_line(seat: Json, names: Sequence[str]) -> str:
    """Return the public state of one player."""
    return say(
        "duel-status-seat",
        name=capitalised(names[seat["seat"]]),
        colour=say(f"duel-colour-{seat['colour']}"),
        gold=seat["gold"],
        cards=seat["cards"],
        tools=tool_list(seat["sabotaged"]),
        debt=seat["debt"],
    )
