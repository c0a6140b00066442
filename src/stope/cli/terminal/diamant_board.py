"""A drawing of the path of a Diamant cave: its cards as boxes, joined by lines."""

from collections.abc import Mapping

from stope.cli.console import can_show, columns

Cell = tuple[int, int]


def strokes() -> str:
    """Return the characters for a horizontal and a vertical line that this terminal can show."""
    return "─│" if can_show("─│") else "-|"


def draw_cells(cells: Mapping[Cell, str], entrance: str, lines: str | None = None) -> list[str]:
    """Return a drawing of labelled cells, with lines that join neighbours.

    ``cells`` maps positions (x, y) to labels: x grows to the right, y downwards, both from 0.
    ``entrance`` is the text to the left of (0, 0). ``lines`` holds the characters for a horizontal
    and a vertical line, by default ``strokes()``.

    >>> for line in draw_cells({(0, 0): "11+1", (1, 0): "gas!", (1, 1): "7"}, "camp", "-|"):
    ...     print(line)
    camp -[11+1]-[gas!]
                   |
                  [7]
    """
    chosen = lines or strokes()
    side, down = chosen[0], chosen[1]
    across = range(max(x for x, _ in cells) + 1)
    widths = [
        max(len(label) + 2 for (x, _), label in cells.items() if x == column) for column in across
    ]
    drawing: list[str] = []
    for row in range(max(y for _, y in cells) + 1):
        boxes, joints = "", ""
        for column in across:
            label = cells.get((column, row))
            joined = label is not None and ((column - 1, row) in cells or (column, row) == (0, 0))
            boxes += side if joined else " "
            boxes += _box(label, widths[column], side, joined, (column + 1, row) in cells)
            joints += " " + (
                down if label is not None and (column, row - 1) in cells else ""
            ).center(widths[column])
        indent = " " * (len(entrance) + 1)
        if row:
            drawing.append((indent + joints).rstrip())
        drawing.append(((indent if row else f"{entrance} ") + boxes).rstrip(" " + side))
    return drawing


def _box(label: str | None, width: int, side: str, joined: bool, goes_on: bool) -> str:
    """Return a cell as its label in brackets, padded to ``width``.

    ``joined`` and ``goes_on`` say whether the padding on the left and on the right is a line. A
    cell without a label is blank.
    """
    if label is None:
        return " " * width
    box = f"[{label}]"
    spare = width - len(box)
    left, right = spare // 2, spare - spare // 2
    return (side if joined else " ") * left + box + (side if goes_on else " ") * right


def fits_terminal(drawing: list[str]) -> bool:
    """Return whether no line is wider than the terminal."""
    width = columns()
    return width is None or max(map(len, drawing)) <= width
