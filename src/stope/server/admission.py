"""Who may come to a table."""

from stope.errors import NoSpectators, NoSuchTable
from stope.server.house import House
from stope.server.people import fits
from stope.tables.table import Table


async def check_admitted(
    house: House, table: Table, person: str | None, invitation: str | None
) -> None:
    """Refuse who is neither invited nor at home at a table, as if there were none."""
    settings, plays = table.opened.settings, bool(table.seats_of(person))
    if plays or (person is not None and person == table.opened.host):
        return
    if table.match is None and await _played_before(house, table.opened.follows, person):
        return
    keys = await house.store.keys_of(table.identity)
    if not settings.public and (keys is None or not fits(invitation, keys.join_hash)):
        raise NoSuchTable(given=table.identity)
    if table.match is not None and not settings.spectators:
        raise NoSpectators


async def _played_before(house: House, table: str | None, person: str | None) -> bool:
    """Return whether a person had a seat at the table of which this is the rematch."""
    before = None if table is None else await house.hall.find_table(table)
    return before is not None and bool(before.seats_of(person))
