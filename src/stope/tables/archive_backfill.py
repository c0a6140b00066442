"""Archiving of finished matches that have no archive yet, such as those from older versions."""

import asyncio
import logging

from stope.tables.archive import make_archive
from stope.tables.store.archives import Archives
from stope.tables.store.store import Store
from stope.tables.table import read_log

log = logging.getLogger(__name__)


async def archive_missing(store: Store) -> int:
    """Archive every finished match by rules in use that is not archived; return how many."""
    archives, count = Archives(store.database), 0
    for identity in await archives.missing():
        try:
            count += await _archive(store, archives, identity)
        # a damaged table must not keep the others from being archived
        except (ValueError, LookupError) as problem:
            log.warning("table %s cannot be archived: %s", identity, problem)
    return count


async def _archive(store: Store, archives: Archives, identity: str) -> bool:
    """Archive the match of a table if it is over, and return whether it is."""
    keys, rows = await store.keys_of(identity), await store.rows(identity)
    assert keys is not None
    table = await asyncio.to_thread(read_log, identity, keys.secret, rows)
    if table.match is None or not table.match.over:
        return False
    archive = await asyncio.to_thread(make_archive, table.opened, keys.secret, table.nonces, rows)
    await archives.add(identity, archive)
    return True
