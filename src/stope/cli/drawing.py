"""Boards drawn with characters."""

import shutil
import sys
from collections.abc import Mapping

Cell = tuple[int, int]


def strokes() -> str:
    """Return the characters for a line to the side and one down that this terminal can show."""
    try:
        "─│".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return "-|"
    return "─│"


def draw_cells(cells: Mapping[Cell, str], entrance: str, lines: str | None = None) -> list[str]:
    """Draw labelled cells of a path from (0, 0) to the east and south, neighbours joined.

    >>> for line in draw_cells({(0, 0): "11+1", (1, 0): "gas!", (1, 1): "7"}, "camp", "-|"):
    ...     print(line)
    camp -[11+1]-[gas!]
                   |
                  [7]
    """
    chosen = lines or strokes()
    side, down = chosen[0], chosen[1]
    columns = range(max(x for x, _ in cells) + 1)
    widths = [
        max(len(label) + 2 for (x, _), label in cells.items() if x == column) for column in columns
    ]
    drawing: list[str] = []
    for row in range(max(y for _, y in cells) + 1):
        boxes, joints = "", ""
        for column in columns:
            label = cells.get((column, row))
            joined = label is not None and ((column - 1, row) in cells or (column, row) == (0, 0))
            boxes += side if joined else " "
            boxes += (f"[{label}]" if label is not None else "").center(
                widths[column], side if joined else " "
            )
            joints += " " + (
                down if label is not None and (column, row - 1) in cells else ""
            ).center(widths[column])
        indent = " " * (len(entrance) + 1)
        if row:
            drawing.append((indent + joints).rstrip())
        drawing.append(((indent if row else f"{entrance} ") + boxes).rstrip(" " + side))
    return drawing


def fits_terminal(drawing: list[str]) -> bool:
    """Return whether no line is wider than the terminal."""
    return max(map(len, drawing)) <= shutil.get_terminal_size().columns
