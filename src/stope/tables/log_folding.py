"""Folding: log entries that cancel out, and are left out for listeners who start from nothing.

A seat that was taken and left again, a bot that was added and removed, a guest who was removed and
let in again, a name that was changed again, a seat handed to a bot and taken back before the bot
moved, a decision that was changed, an agreement that was withdrawn, a move that was undone: the log
keeps all of them, but a newcomer does not need them.
"""

from typing import Protocol

from stope.tables.log_entries import (
    BotSat,
    Freed,
    Handed,
    LetIn,
    LogRow,
    Moved,
    MoveKind,
    Renamed,
    Sat,
    TakenBack,
    Undone,
)


class Heard(Protocol):
    """A predicate: whether an audience hears the entry with a number."""

    def __call__(self, seq: int) -> bool:
        """Return whether the audience hears the entry."""
        ...


class Folding:
    """The entries of a log that cancel out, tracked row by row."""

    def __init__(self) -> None:
        self._cancelled: set[int] = set()
        # replaced decisions, each with the number of its replacement
        self._replaced: dict[int, int] = {}
        # by seat, the last entry that a later one may cancel
        self._taken: dict[int, int] = {}
        self._renamed: dict[int, int] = {}
        self._handed: dict[int, int] = {}
        self._decided: dict[int, int] = {}
        self._talked: dict[int, int] = {}
        # moves that were not undone
        self._moves: list[int] = []

    def note(self, row: LogRow, kind: MoveKind | None) -> None:
        """Take in a row, and the kind of its move if it is one."""
        seq = row.seq
        match row.entry:
            case Sat(seat=seat) | BotSat(seat=seat):
                self._taken[seat] = seq
            case Freed(seat=seat):
                self._cancel(self._taken, seat, seq)
                self._drop_name(seat)
            case Renamed(seat=seat):
                self._drop_name(seat)
                self._renamed[seat] = seq
            case LetIn():
                # the guest's sitting down and removal cancel out already
                self._cancelled.add(seq)
            case Handed(seat=seat):
                self._handed[seat] = seq
            case TakenBack(seat=seat):
                self._cancel(self._handed, seat, seq)
            case Undone(seat=seat):
                self._cancelled |= {self._moves.pop(), seq}
                self._decided.pop(seat, None)
            case Moved(seat=seat):
                self._moves.append(seq)
                if kind == "talk":
                    self._replace(self._talked, seat, seq)
                    return
                # the bot has moved for the person, so this is not left out
                self._handed.pop(seat, None)
                if kind == "owed":
                    self._decided.pop(seat, None)
                self._replace(self._decided, seat, seq)

    def _replace(self, latest: dict[int, int], seat: int, seq: int) -> None:
        if seat in latest:
            self._replaced[latest[seat]] = seq
        latest[seat] = seq

    def _drop_name(self, seat: int) -> None:
        """Cancel the name that was chosen before on a seat."""
        chosen = self._renamed.pop(seat, None)
        if chosen is not None:
            self._cancelled.add(chosen)

    def _cancel(self, openings: dict[int, int], seat: int, seq: int) -> None:
        begun = openings.pop(seat, None)
        if begun is not None:
            self._cancelled |= {begun, seq}

    def is_folded(self, seq: int, heard: Heard) -> bool:
        """Return whether an entry is left out for an audience.

        A decision is left out only for listeners who hear its replacement: for the others nothing
        has changed.
        """
        if seq in self._cancelled:
            return True
        later = self._replaced.get(seq)
        return later is not None and heard(later)
