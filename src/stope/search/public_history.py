"""The public history of a match: all decisions that every seat saw, with a view for each decision.

The view shows what a spectator saw before the decision.
"""

from typing import NamedTuple, cast

import numpy as np

from stope.engine import dispatch
from stope.engine.jit import compiled
from stope.engine.records import Codes, Evidence, Ints, Records, RecordType, ViewRecord, blank

_FIRST_CAPACITY = 32


class PublicHistory(NamedTuple):
    """Public decisions, oldest first: row ``i`` of each array belongs to decision number ``i``.

    ``views`` has the spectator's view before each decision, ``seats`` the seat that decided, and
    ``moves`` its move. If several decisions are revealed together, all of them have the same view:
    the view before they are revealed.
    """

    views: Records
    seats: Ints
    moves: Codes


class HistoryRecorder:
    """Collects public decisions, and returns them as a ``PublicHistory`` that never changes."""

    def __init__(self, state: RecordType) -> None:
        self._count = 0
        self._history: PublicHistory | None = None
        self._rows = _empty_history(state, _FIRST_CAPACITY)

    def add(self, view: ViewRecord, seat: int, move: int) -> None:
        """Append a decision; ``view`` is the spectator's view before the decision."""
        if self._count == self._rows.seats.size:
            larger = _empty_history(self._rows.views.dtype, 2 * self._count)
            for old, new in zip(self._rows, larger, strict=True):
                new[: self._count] = old
            self._rows = larger
        rows, row = self._rows, self._count
        rows.views[row], rows.seats[row], rows.moves[row] = view, seat, move
        self._count += 1
        self._history = None

    def history(self) -> PublicHistory:
        """Return the decisions so far, read-only.

        No copy is needed: later decisions are written to later rows, and the returned history does
        not contain these rows.
        """
        if self._history is None:
            rows, count = self._rows, self._count
            views = cast(Records, rows.views[:count])
            self._history = PublicHistory(views, rows.seats[:count], rows.moves[:count])
            for column in self._history:
                column.flags.writeable = False
        return self._history


@compiled
def fold_evidence(history: PublicHistory, evidence: Evidence) -> None:
    """Update the evidence with all decisions of a history, oldest first."""
    for number in range(history.seats.size):
        seat, move = int(history.seats[number]), int(history.moves[number])
        dispatch.update_evidence(history.views[number], seat, move, evidence)


def _empty_history(state: RecordType, size: int) -> PublicHistory:
    return PublicHistory(blank(state, size), np.zeros(size, np.int32), np.zeros(size, np.int32))
