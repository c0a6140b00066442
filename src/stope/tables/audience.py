"""Audiences: which persons hear of what happens at a table.

A person hears what their seats hear; a person without a seat hears what spectators hear. A move
whose events they do not hear counts, too, if it changes what they see: a creature that stops, for
example. Updates are numbered for each audience without gaps: a shared number would reveal that
somebody else heard something, for example that a player changed their mind.
"""

from collections.abc import Iterable, Sequence

from stope.match import AddressedEvent
from stope.tables.log_entries import Moved
from stope.tables.table import Table, Update


def heard_as(table: Table, person: str | None) -> list[int | None]:
    """Return the seats with which a person hears; None is a spectator."""
    return [*table.seats_of(person)] or [None]


def events_for(table: Table, update: Update, person: str | None) -> list[AddressedEvent]:
    """Return the events of an entry that a person hears."""
    seats = heard_as(table, person)
    return [event for event in update.events if any(map(event.heard_by, seats))]


def hears(table: Table, update: Update, person: str | None) -> bool:
    """Return whether a person hears of an entry at all."""
    return is_heard(update, heard_as(table, person))


def is_heard(update: Update, seats: Sequence[int | None]) -> bool:
    """Return whether an audience, given by its seats, hears of an entry."""
    entry = update.row.entry
    if not isinstance(entry, Moved):
        return True
    return (
        entry.seat in seats
        or any(seat in update.seen_by for seat in seats)
        or any(event.heard_by(seat) for event in update.events for seat in seats)
    )


def heard(table: Table, person: str | None) -> Iterable[tuple[int, Update]]:
    """Return what a person has heard so far, oldest first, numbered from 1."""
    return enumerate((update for update in table.updates if hears(table, update, person)), 1)
