"""Drawing a board of path cards, and choosing the part of it that fits on the screen."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rich.text import Text

from stope.cli.console import Line, can_show, coloured, columns, count_rows, prompt_lines, rows
from stope.cli.window import (
    LABEL,
    MARK,
    Cell,
    Mark,
    Part,
    assemble,
    edge_texts,
    most_important,
    whole,
)
from stope.games.codecs import Json
from stope.games.path_cards.moves import Place
from stope.games.path_cards.sides import sides_mask
from stope.view import View

#: A drawn part of a board has at least this many rows of cards, even if the screen is too low.
_FEWEST_ROWS = 3

#: For each mask of sides, the character with lines to these sides.
JOINTS = {
    sides_mask(letters): character
    for letters, character in (
        ("NESW", "┼"),
        ("NSW", "┤"),
        ("NES", "├"),
        ("NEW", "┴"),
        ("ESW", "┬"),
        ("NS", "│"),
        ("EW", "─"),
        ("NW", "┘"),
        ("NE", "└"),
        ("ES", "┌"),
        ("SW", "┐"),
        ("N", "╵"),
        ("E", "╶"),
        ("S", "╷"),
        ("W", "╴"),
    )
}


def cell_of(card: Json) -> Cell:
    """Return the cell on which a card lies."""
    return card["x"], card["y"]


def draw_part(
    part: Part,
    cards: Mapping[Cell, Iterable[str]],
    size: Cell,
    styles: Mapping[str, str],
    marks: Iterable[Mark],
) -> list[Text]:
    """Return a drawing of a part of a board, with coordinates at the edges.

    ``cards`` maps each cell to the drawn lines of its card. ``size`` is the size of a drawn card in
    columns and lines. A mark is shown at the edge if its cell lies outside the part.
    """
    drawn = {
        cell: [coloured(line, styles) for line in lines]
        for cell, lines in cards.items()
        if cell in part
    }
    return assemble(part, drawn, size, edge_texts(part, marks, can_show("↑↗")))


def draw_in_bands(
    table: Sequence[Json], size: Cell, draw: Callable[[Part], Iterable[Line]]
) -> list[Line]:
    """Return the lines of a whole board, split into bands if it is wider than the terminal."""
    board = whole(map(cell_of, table))
    width = columns()
    wide = len(board.columns) if width is None else max(1, (width - LABEL) // size[0])
    return [
        line
        for x in range(board.columns.start, board.columns.stop, wide)
        for line in draw(Part(range(x, min(x + wide, board.columns.stop)), board.rows))
    ]


def fits_screen(lines: Sequence[Line], prompt: str) -> bool:
    """Return whether an empty line, these lines and a prompt fit on the screen together."""
    height = rows()
    return height is None or count_rows(["", *lines]) + len(prompt_lines(prompt)) <= height


def fitting_part(
    weights: Mapping[Cell, int], size: Cell, below: Sequence[Line], prompt: str
) -> Part:
    """Return the most important part of a board that fits above the lines ``below`` and a prompt.

    ``weights`` are the importance of each cell; ``size`` is the size of a drawn card in columns and
    lines.
    """
    width, height = columns(), rows()
    board = whole(weights)
    if width is None or height is None:
        return board
    wide = (width - LABEL) // size[0]
    if wide < len(board.columns):
        wide = (width - LABEL - 2 * MARK) // size[0]
    # 3 lines are kept for an empty line, the numbers of the columns, and the marks below the part
    high = (height - count_rows(below) - len(prompt_lines(prompt)) - 3) // size[1]
    return most_important(weights, max(wide, 1), max(high, _FEWEST_ROWS))


def cell_weights(view: View, *, laid: int, goal: int, fits: int) -> dict[Cell, int]:
    """Return the weight of each cell, which says how important it is to show the cell.

    The weight is ``laid`` on a cell with a face-up card, ``goal`` on a cell with a face-down goal,
    and ``fits`` on a cell where a card can be laid now.
    """
    weights = {
        cell_of(card): goal if card["face_down"] else laid for card in view.to_json()["table"]
    }
    return weights | {(move.x, move.y): fits for move in view.moves() if isinstance(move, Place)}


def distance_mark(sign: str, card: Json, origin: Cell) -> Mark:
    """Return a mark for a card, with its distance from the cell ``origin``."""
    x, y = cell_of(card)
    return Mark(sign, (x, y), abs(x - origin[0]) + abs(y - origin[1]))
