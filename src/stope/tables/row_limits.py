"""The limit of log rows of a table, beside the moves that the rules require.

A match can always be played to its end: required moves, the start, and a bot for an absent player
are never refused here. Changes of mind are counted for each seat by itself: a shared count would
reveal to the others that somebody changed their mind.
"""

from collections import Counter

from stope.errors.tables import TableFull
from stope.tables.log_entries import (
    BotSat,
    BrokenOff,
    Handed,
    LogEntry,
    Moved,
    MoveKind,
    Opened,
    Rematched,
    Started,
    Undone,
)

#: The most entries of a table that nobody had to make: seats, bots, talk.
MOST_ENTRIES = 10_000
#: The most changes of mind of one seat in a match.
MOST_CHANGES = 1000
#: The most undone moves of a match: for each the whole match is played again, whenever the log is
#: read.
MOST_UNDONE = 1000


class RowLimits:
    """Counts the rows of a log that were not required."""

    def __init__(self) -> None:
        self._entries = 0
        self._undone = 0
        self._changes: Counter[int] = Counter()

    def note(self, entry: LogEntry, kind: MoveKind | None) -> None:
        """Count a row, by its kind of move if it is one."""
        if kind == "change" and isinstance(entry, Moved):
            self._changes[entry.seat] += 1
        elif isinstance(entry, Undone):
            self._undone += 1
        elif kind != "owed":
            self._entries += 1

    def check(self, entry: LogEntry, person: str | None, kind: MoveKind | None) -> None:
        """Refuse an entry that is not required when there are too many of its kind."""
        if kind == "change" and isinstance(entry, Moved):
            if self._changes[entry.seat] >= MOST_CHANGES:
                raise TableFull(most=MOST_CHANGES)
        elif isinstance(entry, Undone):
            if self._undone >= MOST_UNDONE:
                raise TableFull(most=MOST_UNDONE)
        elif kind == "owed" or _ends_by_itself(entry, person):
            return
        elif self._entries >= MOST_ENTRIES:
            raise TableFull(most=MOST_ENTRIES)


def _ends_by_itself(entry: LogEntry, person: str | None) -> bool:
    """Return whether there can be only few entries of this kind, so that it needs no limit."""
    filled = isinstance(entry, BotSat) and person is None
    return filled or isinstance(entry, Opened | Started | Handed | BrokenOff | Rematched)
