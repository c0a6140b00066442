"""Admission: which people may come to a table, and which may have several seats there."""

from stope.errors.tables import NoSpectators, NoSuchTable, RemovedFromTable
from stope.server.auth import fits
from stope.server.context import AppContext
from stope.tables.table import Table


async def check_admitted(
    context: AppContext, table: Table, person: str | None, invitation: str | None
) -> None:
    """Refuse a person with neither invitation nor seat at a private table: ``NoSuchTable``."""
    settings, plays = table.opened.settings, bool(table.seats_of(person))
    if plays or (person is not None and person == table.opened.host):
        return
    if person in table.removed:
        raise RemovedFromTable
    if not table.began and await _seats_before(context, table.opened.follows, person):
        return
    if not settings.public and not await _is_invited(context, table, invitation):
        raise NoSuchTable(given=table.identity)
    if table.began and not settings.spectators:
        raise NoSpectators


async def may_have_several_seats(
    context: AppContext, table: Table, person: str, invitation: str | None
) -> bool:
    """Return whether a person may take several seats, for people who share a device.

    The host may, and invited guests: at a private table, with the invitation to a public one, or if
    they had several before the rematch. A stranger at a public table may not take it over.
    """
    opened = table.opened
    if person == opened.host or not opened.settings.public:
        return True
    if await _is_invited(context, table, invitation):
        return True
    return await _seats_before(context, opened.follows, person) > 1


async def _is_invited(context: AppContext, table: Table, invitation: str | None) -> bool:
    if invitation is None:
        return False
    keys = await context.store.keys_of(table.identity)
    return keys is not None and fits(invitation, keys.join_hash)


async def _seats_before(context: AppContext, table: str | None, person: str | None) -> int:
    """Return how many seats a person had at the table before the rematch."""
    before = None if table is None else await context.registry.find_table(table)
    return 0 if before is None else len(before.seats_of(person))
