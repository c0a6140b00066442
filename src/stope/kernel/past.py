"""What everyone at a table has seen: decisions, each with the table when it was shown."""

from typing import Any, NamedTuple

import numpy as np

from stope.kernel.records import Record, blank

_FIRST_ROOM = 32


class Past(NamedTuple):
    """Decisions that all saw, oldest first: the table as all saw it then, who decided, which move.

    Decisions made at once share a table: the one just before they were shown.
    """

    tables: Any
    seats: Any
    moves: Any


class Chronicle:
    """Keeps what happens; what was told of it once stays as it is."""

    def __init__(self, state: np.dtype[Any]) -> None:
        self._count = 0
        self._told: Past | None = None
        self._rows = _room(state, _FIRST_ROOM)

    def add(self, table: Record, seat: int, move: int) -> None:
        """Note a decision."""
        if self._count == self._rows.seats.size:
            larger = _room(self._rows.tables.dtype, 2 * self._count)
            for old, new in zip(self._rows, larger, strict=True):
                new[: self._count] = old
            self._rows = larger
        for column, value in zip(self._rows, (table, seat, move), strict=True):
            column[self._count] = value
        self._count += 1
        self._told = None

    def told(self) -> Past:
        """Return everything so far, to read only and without a copy: rows are only ever added."""
        if self._told is None:
            self._told = Past(*(column[: self._count] for column in self._rows))
            for column in self._told:
                column.flags.writeable = False
        return self._told


def _room(state: np.dtype[Any], size: int) -> Past:
    return Past(blank(state, size), np.zeros(size, np.int32), np.zeros(size, np.int32))
