"""Who hears of what happens at a table.

A person hears what their seats hear; who has no seat hears what spectators hear. What nobody says
but what can be seen is heard of, too: a creature that stops, for example. News is numbered
for each listener without gaps: a number that everyone shared would tell that somebody else heard
something, for example that a player who had decided changed their mind.
"""

from collections.abc import Iterable

from stope.match import Notice
from stope.tables.entries import Moved
from stope.tables.table import News, Table


def ears_of(table: Table, person: str | None) -> list[int | None]:
    """Return with which seats a person hears; None is what those hear who only watch."""
    return [*table.seats_of(person)] or [None]


def notices_for(table: Table, news: News, person: str | None) -> list[Notice]:
    """Return what a person hears of the match in an entry."""
    ears = ears_of(table, person)
    return [notice for notice in news.notices if any(map(notice.heard_by, ears))]


def hears(table: Table, news: News, person: str | None) -> bool:
    """Return whether a person hears of an entry at all."""
    entry = news.row.entry
    if not isinstance(entry, Moved):
        return True
    ears = ears_of(table, person)
    return (
        entry.seat in ears
        or any(ear in news.seen_by for ear in ears)
        or bool(notices_for(table, news, person))
    )


def heard(table: Table, person: str | None) -> Iterable[tuple[int, News]]:
    """Return what a person has heard so far, oldest first, numbered from 1."""
    return enumerate((news for news in table.news if hears(table, news, person)), 1)
