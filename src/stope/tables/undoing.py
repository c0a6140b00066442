"""Undone moves: the log keeps them, but they are no part of the match."""

from collections.abc import Iterable

from stope.tables.log_entries import LogRow, Moved, Undone


def without_undone(rows: Iterable[LogRow]) -> list[LogRow]:
    """Return the rows of a log without undone moves and without the entries that undo them."""
    kept: list[LogRow] = []
    moves: list[int] = []
    for row in rows:
        if isinstance(row.entry, Undone):
            del kept[moves.pop()]
            continue
        if isinstance(row.entry, Moved):
            moves.append(len(kept))
        kept.append(row)
    return kept
