"""The stored archives of a database: finished matches, written once and never changed."""

import asyncio
import functools
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, exists, insert, or_, select

from stope.games import GAMES
from stope.games.codecs import Json
from stope.tables.archive import Archive, ArchivedMatch, read_match, read_view
from stope.tables.ruleset import ruleset_in_use
from stope.tables.store.database import Database
from stope.tables.store.schema import ARCHIVED_VIEWS, ARCHIVES, TABLES


def rules_in_use() -> ColumnElement[bool]:
    """Return the condition for tables whose match, if any, has the rules and cards in use here."""
    begun_here = [
        and_(
            TABLES.c.game == here.game,
            TABLES.c.rules_version == here.version,
            or_(TABLES.c.deck.is_(None), TABLES.c.deck == here.deck),
        )
        for here in map(ruleset_in_use, GAMES)
    ]
    return or_(TABLES.c.rules_version.is_(None), *begun_here)


def is_archived() -> ColumnElement[bool]:
    """Return the condition for tables whose match is archived."""
    return exists().where(ARCHIVES.c.table_id == TABLES.c.id)


class Archives:
    """The archives of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, archive: Archive) -> None:
        """Store the archive of a table's match, unless there is one already."""
        await self._database.write(functools.partial(_add, table=table, archive=archive))

    async def has(self, table: str) -> bool:
        """Return whether the match of a table is archived."""
        question = select(ARCHIVES.c.table_id).where(ARCHIVES.c.table_id == table)
        return bool(await self._database.read(question))

    async def match(self, table: str) -> ArchivedMatch | None:
        """Return the archived match of a table, if there is one."""
        question = select(ARCHIVES.c.match).where(ARCHIVES.c.table_id == table)
        found = await self._database.read(question)
        return None if not found else await asyncio.to_thread(read_match, found[0].match)

    async def view(self, table: str, viewer: str, move: int) -> Json | None:
        """Return the view of a viewer after a move of an archived match, if it exists."""
        question = select(ARCHIVED_VIEWS.c.views).where(
            ARCHIVED_VIEWS.c.table_id == table, ARCHIVED_VIEWS.c.viewer == viewer
        )
        found = await self._database.read(question)
        return None if not found else await asyncio.to_thread(read_view, found[0].views, move)

    async def missing(self) -> Sequence[str]:
        """Return tables with a match by the rules in use that may be over, but is not archived.

        A process may have ended before it recorded that a match was over.
        """
        question = select(TABLES.c.id).where(
            TABLES.c.status.in_(("playing", "over")), rules_in_use(), ~is_archived()
        )
        return [table for (table,) in await self._database.read(question.order_by(TABLES.c.id))]


def _add(connection: Connection, table: str, archive: Archive) -> None:
    # a process that archives the same match waits here until this is done
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    if connection.execute(select(ARCHIVES.c.table_id).where(ARCHIVES.c.table_id == table)).first():
        return
    connection.execute(
        insert(ARCHIVES).values(
            table_id=table,
            rules_version=archive.rules_version,
            deck=archive.deck,
            state=archive.state,
            match=archive.match,
        )
    )
    views = [
        {"table_id": table, "viewer": viewer, "views": seen}
        for viewer, seen in archive.views.items()
    ]
    connection.execute(insert(ARCHIVED_VIEWS), views)
