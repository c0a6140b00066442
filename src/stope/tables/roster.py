"""The roster of a table: its seats, guests and stage, as its log has made them.

``Roster.after`` is the only place that says what an entry does to them. The table, its summary for
lists, and the list of its members are all derived from the roster after an entry.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from stope.tables.log_entries import (
    BotSat,
    BrokenOff,
    Freed,
    Handed,
    LetIn,
    LogRow,
    Opened,
    Rematched,
    Renamed,
    Sat,
    Started,
    TakenBack,
)
from stope.tables.ruleset import Ruleset

TableStatus: TypeAlias = Literal["open", "playing", "over", "broken-off"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: the person it belongs to, if any, and the bot that plays on it, if any."""

    person: str | None = None
    name: str = ""
    nonce: str = ""
    bot: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether the seat is empty."""
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Roster:
    """Everything about a table that entries other than moves and talk decide."""

    opened: Opened | None = None
    seats: tuple[Seat, ...] = ()
    #: guests whom the host has removed from their seats, with the names they had
    removed: Mapping[str, str] = field(default_factory=dict)
    #: the rules and cards with which the match began, None before its start
    ruleset: Ruleset | None = None
    #: whether the match was ended because its rules or cards are no longer in use
    broken_off: bool = False
    next_table: str | None = None

    @property
    def empty_seats(self) -> list[int]:
        """The seats without a player."""
        return [number for number, seat in enumerate(self.seats) if seat.is_empty]

    @property
    def members(self) -> set[str]:
        """The persons who have a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def after(self, row: LogRow) -> "Roster":
        """Return the roster after a row of the log."""
        match row.entry:
            case Opened() as entry:
                seats = tuple(Seat() for _ in range(entry.seats))
                return replace(self, opened=entry, seats=seats, removed=dict(entry.removed))
            case Sat(seat=seat, person=person, name=name, nonce=nonce):
                return self._with(seat, Seat(person, name, nonce))
            case BotSat(seat=seat, level=level, name=name):
                return self._with(seat, Seat(name=name, bot=level))
            case Freed(seat=seat):
                removed = {**self.removed, **self._removed_by(row.person, seat)}
                return replace(self._with(seat, Seat()), removed=removed)
            case Renamed(seat=seat, name=name):
                return self._with(seat, replace(self.seats[seat], name=name))
            case LetIn(person=person):
                kept = {one: name for one, name in self.removed.items() if one != person}
                return replace(self, removed=kept)
            case Started(deck=deck):
                assert self.opened is not None
                return replace(self, ruleset=Ruleset(self.opened.game, row.rules_version, deck))
            case Handed(seat=seat, level=level):
                return self._with(seat, replace(self.seats[seat], bot=level))
            case TakenBack(seat=seat):
                return self._with(seat, replace(self.seats[seat], bot=None))
            case Rematched(table=table):
                return replace(self, next_table=table)
            case BrokenOff():
                return replace(self, broken_off=True)
        return self

    def _with(self, number: int, seat: Seat) -> "Roster":
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _removed_by(self, person: str | None, seat: int) -> dict[str, str]:
        """Return the guest whom somebody else removes from a seat, with the name they had.

        They may not return until they are let in.
        """
        guest, host = self.seats[seat].person, None if self.opened is None else self.opened.host
        if guest is None or person is None or guest in (person, host):
            return {}
        return {guest: self.seats[seat].name}
