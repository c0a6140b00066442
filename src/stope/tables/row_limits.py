"""The limits of log rows of a table, beside the moves that the rules require.

A match can always be played to its end: required moves, the start, and a bot for an absent player
are never refused here. Each group of authors has a limit of its own, so that nobody can use up the
rows of somebody else: strangers who talk do not keep the host from removing a guest, nor a player
from taking a seat back. Changes of mind are counted for each seat by itself: a shared count would
reveal to the others that somebody changed their mind.
"""

from collections import Counter
from enum import StrEnum
from typing import Literal, TypeAlias

from stope.errors.tables import TableFull
from stope.tables.log_entries import (
    BotSat,
    Freed,
    LogEntry,
    Moved,
    MoveKind,
    Renamed,
    Said,
    Sat,
    TakenBack,
    Undone,
)

#: The author of an entry: a stranger is a person without a seat who is not the host.
Author: TypeAlias = Literal["server", "host", "seated", "stranger"]


class Group(StrEnum):
    """The entries that are counted together."""

    STRANGERS_TALK = "talk of strangers"
    TALK = "talk of the host and of people with a seat, side moves included"
    GUESTS_SEATS = "guests who sit down or change their name"
    HOSTS_SEATS = "the host's own seats, and bots that the host adds or removes"


#: The most entries of a table in each group.
MOST_ENTRIES = {
    Group.STRANGERS_TALK: 1000,
    Group.TALK: 4000,
    Group.GUESTS_SEATS: 2000,
    Group.HOSTS_SEATS: 2000,
}
#: The most times that the person of one seat takes it back from a bot.
MOST_TAKEN_BACK = 200
#: The most changes of mind of one seat in a match.
MOST_CHANGES = 1000
#: The most undone moves of a match: for each the whole match is played again, whenever the log is
#: read.
MOST_UNDONE = 1000


class RowLimits:
    """Counts the rows of a log that were not required.

    Some entries need no limit, because each follows another that has one: a person leaves a seat or
    is removed from it once for each time they sat down, and is let in again once for each removal.
    A seat goes to a bot once, and again for each time it was taken back.
    """

    def __init__(self) -> None:
        self._entries: Counter[Group] = Counter()
        self._undone = 0
        self._changes: Counter[int] = Counter()
        self._taken_back: Counter[int] = Counter()
        # seats on which a bot sits before the start
        self._bots: set[int] = set()

    def note(self, entry: LogEntry, author: Author, kind: MoveKind | None) -> None:
        """Count a row, by its author, and by its kind of move if it is one."""
        group = self._group_of(entry, author, kind)
        if group is not None:
            self._entries[group] += 1
        match entry:
            case Moved(seat=seat) if kind == "change":
                self._changes[seat] += 1
            case TakenBack(seat=seat):
                self._taken_back[seat] += 1
            case Undone():
                self._undone += 1
            case BotSat(seat=seat):
                self._bots.add(seat)
            case Freed(seat=seat):
                self._bots.discard(seat)

    def check(self, entry: LogEntry, author: Author, kind: MoveKind | None) -> None:
        """Refuse an entry that is not required when there are too many of its kind."""
        group = self._group_of(entry, author, kind)
        if group is not None:
            _check_room(self._entries[group], MOST_ENTRIES[group])
        match entry:
            case Moved(seat=seat) if kind == "change":
                _check_room(self._changes[seat], MOST_CHANGES)
            case TakenBack(seat=seat):
                _check_room(self._taken_back[seat], MOST_TAKEN_BACK)
            case Undone():
                _check_room(self._undone, MOST_UNDONE)

    def _group_of(self, entry: LogEntry, author: Author, kind: MoveKind | None) -> Group | None:
        """Return the group with which an entry is counted, None if it has no limit there."""
        match entry:
            case Said():
                return Group.STRANGERS_TALK if author == "stranger" else Group.TALK
            case Moved():
                return Group.TALK if kind == "talk" else None
            case Sat() | Renamed():
                return Group.HOSTS_SEATS if author == "host" else Group.GUESTS_SEATS
            # the server fills each empty seat once, unless the host removes the bot again
            case BotSat() if author == "host":
                return Group.HOSTS_SEATS
            case Freed(seat=seat) if seat in self._bots:
                return Group.HOSTS_SEATS
        return None


def _check_room(entries: int, most: int) -> None:
    if entries >= most:
        raise TableFull(most=most)
