"""The part of a board to show on a screen that is too small for the whole board.

For each goal outside the part, a mark at the edge shows an arrow and the distance in cards.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

Cell = tuple[int, int]
#: The width of the row numbers, in characters.
LABEL = 4
#: The width of a mark beside a row, in characters: an arrow, a letter, two digits and a space.
MARK = 5
_ARROWS = {
    (-1, -1): "↖",
    (0, -1): "↑",
    (1, -1): "↗",
    (-1, 0): "←",
    (1, 0): "→",
    (-1, 1): "↙",
    (0, 1): "↓",
    (1, 1): "↘",
}
#: The characters that replace the arrows on a terminal that cannot show arrows.
_PLAIN = {(x, y): "^" if y < 0 else "v" if y else "<>"[x > 0] for x, y in _ARROWS}


@dataclass(frozen=True)
class Part:
    """The columns and rows of a part of a board."""

    columns: range
    rows: range

    def __contains__(self, cell: Cell) -> bool:
        return cell[0] in self.columns and cell[1] in self.rows

    def direction_to(self, cell: Cell) -> Cell:
        """Return the direction from the part of the board to a cell: -1, 0 or 1 for x and for y."""
        return _beyond(cell[0], self.columns), _beyond(cell[1], self.rows)


def _beyond(at: int, span: range) -> int:
    return -1 if at < span.start else 1 if at >= span.stop else 0


def whole(cells: Iterable[Cell]) -> Part:
    """Return the smallest part that contains all of these cells.

    >>> whole([(0, -1), (3, 2)])
    Part(columns=range(0, 4), rows=range(-1, 3))
    """
    xs, ys = zip(*cells, strict=True)
    return Part(range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1))


def most_important(weights: Mapping[Cell, int], columns: int, rows: int) -> Part:
    """Return the part, of at most this size, whose cells have the largest sum of weights.

    >>> most_important({(0, 0): 9, (1, 0): 1, (9, 0): 1}, 2, 1)
    Part(columns=range(0, 2), rows=range(0, 1))
    """
    board = whole(weights)
    wide, high = min(columns, len(board.columns)), min(rows, len(board.rows))

    def part_at(x: int, y: int) -> Part:
        return Part(range(x, x + wide), range(y, y + high))

    def worth(part: Part) -> tuple[int, float]:
        held = [cell for cell in weights if cell in part]
        # among parts with equal sums, prefer a part whose weighted cells are near its middle
        middle = part.columns.start + wide / 2, part.rows.start + high / 2
        off = sum(
            weights[x, y] * (abs(x + 0.5 - middle[0]) + abs(y + 0.5 - middle[1])) for x, y in held
        )
        return sum(weights[cell] for cell in held), -off

    return max(
        (
            part_at(x, y)
            for y in range(board.rows.start, board.rows.stop - high + 1)
            for x in range(board.columns.start, board.columns.stop - wide + 1)
        ),
        key=worth,
    )


@dataclass(frozen=True)
class Mark:
    """A mark at the edge for a card outside the part: its sign, its cell, its distance in cards."""

    sign: str
    cell: Cell
    distance: int


def edge_texts(part: Part, marks: Iterable[Mark], arrows: bool) -> dict[Cell, str]:
    """Return the texts of the marks for cards outside the part.

    The key of a text is the cell, just outside the part, on which the text is drawn.

    >>> part = Part(range(0, 3), range(0, 2))
    >>> edge_texts(part, [Mark("?", (5, -4), 9)], True)
    {(2, -1): '↗?9'}
    """
    found: dict[Cell, str] = {}
    for mark in sorted(marks, key=lambda mark: mark.distance):
        direction = part.direction_to(mark.cell)
        if direction == (0, 0):
            continue
        arrow = (_ARROWS if arrows else _PLAIN)[direction]
        # above and below the part, a mark moves to a free column; beside a row, only one mark fits
        x = min(max(mark.cell[0], part.columns.start), part.columns.stop - 1)
        cell = (x, part.rows.start - 1 if direction[1] < 0 else part.rows.stop)
        if direction[1] == 0:
            cell = (part.columns.start - 1 if direction[0] < 0 else part.columns.stop, mark.cell[1])
        while cell in found and direction[1]:
            cell = (cell[0] + (1 if direction[0] <= 0 else -1), cell[1])
        found.setdefault(cell, f"{arrow}{mark.sign}{mark.distance}")
    return found


def assemble(
    part: Part, cards: Mapping[Cell, list[Text]], size: Cell, edges: Mapping[Cell, str]
) -> list[Text]:
    """Return a drawing of a part of a board, with the number of each column and of each row."""
    width, height = size
    empty = [Text(" " * width)] * height
    beside = any(x < part.columns.start for x, _ in edges)
    margin = " " * (LABEL + MARK * beside)
    lines = [_header(part, width, margin, edges)]
    for y in part.rows:
        for number in range(height):
            middle = number == height // 2
            mark = edges.get((part.columns.start - 1, y), "") if middle else ""
            line = Text()
            if middle:
                line.append(mark.ljust(MARK * beside), "bold cyan")
                line.append(f"{y:>3} ", "dim")
            else:
                line.append(margin)
            for x in part.columns:
                line.append_text(cards.get((x, y), empty)[number])
            if middle:
                line.append(edges.get((part.columns.stop, y), ""), "bold cyan")
            line.rstrip()
            lines.append(line)
    below = Text(margin)
    for x in part.columns:
        mark = edges.get((x, part.rows.stop), "")
        below.append(mark.center(width), "bold cyan" if mark else "")
    below.rstrip()
    return [*lines, below] if below.plain else lines


def _header(part: Part, width: int, margin: str, edges: Mapping[Cell, str]) -> Text:
    """Return a line with the numbers of the columns and the marks for cards above the part."""
    line = Text(margin)
    for x in part.columns:
        mark = edges.get((x, part.rows.start - 1), "")
        labels = (f"{x} {mark}".strip(), f"{x}{mark}", mark)
        label = next(label for label in labels if len(label) <= width or label == mark)
        begins = len(line) + label.center(width).index(mark)
        line.append(label.center(width), "dim")
        line.stylize("bold cyan", begins, begins + len(mark))
    line.rstrip()
    return line
