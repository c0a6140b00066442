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


def ears_of(table: Table, person: str | None) -> list[int | None]:
    """Return the seats with which a person hears; None is a spectator."""
    return [*table.seats_of(person)] or [None]


def notices_for(table: Table, news: Update, person: str | None) -> list[AddressedEvent]:
    """Return the events of an entry that a person hears."""
    ears = ears_of(table, person)
    return [notice for notice in news.notices if any(map(notice.heard_by, ears))]


def hears(table: Table, news: Update, person: str | None) -> bool:
    """Return whether a person hears of an entry at all."""
    return is_heard(news, ears_of(table, person))


def is_heard(news: Update, ears: Sequence[int | None]) -> bool:
    """Return whether an audience, given by its seats, hears of an entry."""
    entry = news.row.entry
    if not isinstance(entry, Moved):
        return True
    return (
        entry.seat in ears
        or any(ear in news.seen_by for ear in ears)
        or any(notice.heard_by(ear) for notice in news.notices for ear in ears)
    )


def heard(table: Table, person: str | None) -> Iterable[tuple[int, Update]]:
    """Return what a person has heard so far, oldest first, numbered from 1."""
    return enumerate((news for news in table.news if hears(table, news, person)), 1)
