"""The store: persons, tables and their logs, in SQLite or PostgreSQL.

What a method has written is on disk when it returns; a refusal has changed nothing.
"""

import asyncio
import contextlib
import functools
import json
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Select, and_, func, or_, select

from stope.tables.log_entries import LogRow, read_entry
from stope.tables.store import postgres, sqlite, transactions
from stope.tables.store.archives import is_archived, rules_in_use
from stope.tables.store.database import Database, Values, read_address
from stope.tables.store.notifications import Notifications
from stope.tables.store.schema import LOG, MEMBERS, MUTES, PERSONS, SIGHTINGS, TABLES
from stope.tables.store.transactions import (
    IdentityTaken,
    LeaseLost,
    LogBehind,
    MessageDone,
    NotThere,
    Owing,
    Person,
    SeqTaken,
    TableKeys,
)
from stope.tables.summary import TableSummary

__all__ = [
    "IdentityTaken",
    "LeaseLost",
    "LogBehind",
    "MessageDone",
    "NotThere",
    "Owing",
    "Person",
    "SeqTaken",
    "Sighting",
    "Store",
    "TableKeys",
    "Turn",
    "migrate",
    "open_store",
]

#: Rows of a log that are read before other tasks run: a log may be long.
_READ_AT_ONCE = 200

_HEADS = select(
    TABLES.c.id,
    TABLES.c.game,
    TABLES.c.seats,
    TABLES.c.taken,
    TABLES.c.status,
    TABLES.c.public,
    TABLES.c.seq,
    TABLES.c.updated,
    TABLES.c.rules_version,
    TABLES.c.deck,
)


@dataclass(frozen=True, slots=True)
class Sighting:
    """When somebody was last seen, and until when they count as connected."""

    at: float
    until: float


@dataclass(frozen=True, slots=True)
class Turn:
    """A person owes a decision at a table; or may, if the note is ``stale``.

    ``alone``: no other person has a seat there.
    """

    person: str
    table: str
    game: str
    stale: bool
    alone: bool


class Store:
    """A database of tables; ``open_store`` makes one."""

    def __init__(self, database: Database) -> None:
        self.database = database
        #: the process that writes, where tables have owners (``leases``)
        self.owner: str | None = None

    # Persons

    async def add_person(self, person: Person, token_hash: bytes) -> None:
        """Add a person with the hash of their token; ``IdentityTaken``: either is in use."""
        await self.database.write(
            functools.partial(transactions.add_person, person=person, token_hash=token_hash)
        )

    async def person_by_token(self, token_hash: bytes) -> Person | None:
        """Return the person with this token."""
        question = select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.language)
        found = await self._first(question.where(PERSONS.c.token_hash == token_hash))
        return None if found is None else Person(*found)

    async def rename(self, person_id: str, name: str, language: str) -> None:
        """Change a person's name and language; ``NotThere``: there is no such person."""
        await self.database.write(
            functools.partial(
                transactions.rename, person_id=person_id, name=name, language=language
            )
        )

    # Tables

    async def create(
        self,
        identity: str,
        secret: bytes,
        join_hash: bytes | None,
        head: TableSummary,
        rows: Sequence[LogRow],
        members: Collection[str] | None = None,
    ) -> None:
        """Add a table with the first rows of its log; ``IdentityTaken``: there is one already.

        ``members`` are the persons who have a seat.
        """
        if head.table != identity:
            raise ValueError(f"table {identity} with the head of {head.table}")
        await self.database.write(
            functools.partial(
                transactions.create,
                keys=TableKeys(secret, join_hash),
                head=head,
                rows=rows,
                members=members or (),
                owner=self.owner,
            )
        )

    async def keys_of(self, identity: str) -> TableKeys | None:
        """Return the secrets of a table."""
        question = select(TABLES.c.secret, TABLES.c.join_hash)
        found = await self._first(question.where(TABLES.c.id == identity))
        return None if found is None else TableKeys(*found)

    async def rows(self, identity: str, after: int = 0) -> list[LogRow]:
        """Return the log of a table in order, from the row that follows number ``after``."""
        question = select(LOG).where(LOG.c.table_id == identity, LOG.c.seq > after)
        rows = []
        for found in await self.database.read(question.order_by(LOG.c.seq)):
            rows.append(_row(found))
            if len(rows) % _READ_AT_ONCE == 0:
                await asyncio.sleep(0)
        return rows

    async def append(
        self, rows: Sequence[LogRow], head: TableSummary, members: Collection[str] | None = None
    ) -> None:
        """Append rows to a log, and update the summary of the table.

        ``members`` are the persons who now have a seat; None: the same as before. All of it is
        written, or nothing: ``MessageDone`` when a row's request is in the log already,
        ``SeqTaken`` when its number is, ``LogBehind`` when the one before it is not, ``LeaseLost``
        when this process does not own the table, and ``NotThere`` when there is no such table.
        """
        await self.database.write(transactions.Append(rows, head, members, self.owner))

    async def touch(self, head: TableSummary) -> None:
        """Update the summary of a table for lists, unless its log has gone on since."""
        await self.database.write(functools.partial(transactions.touch, head=head))

    async def seq_of_message(self, identity: str, person: str | None, message: str) -> int | None:
        """Return the log number of a person's request, if it is in the log."""
        sought = {"of_table": identity, "person": person, "message": message}
        found = await self._first(transactions.FIND_MESSAGE, sought)
        return None if found is None else int(found[0])

    # Lists

    async def public_heads(
        self, limit: int, open_since: float = 0.0, played_since: float = 0.0
    ) -> list[TableSummary]:
        """Return the public tables that are not over, newest first.

        Only those where somebody opened, joined or left a table after ``since``, or began to play
        by rules and cards that are still in use.
        """
        question = _HEADS.where(
            TABLES.c.public,
            or_(
                and_(TABLES.c.status == "open", TABLES.c.updated >= open_since),
                and_(
                    TABLES.c.status == "playing",
                    TABLES.c.updated >= played_since,
                    rules_in_use(),
                ),
            ),
        )
        return await self._heads(
            question.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
        )

    async def openings(self, limit: int, since: float) -> list[LogRow]:
        """Return the first log rows of tables that are still open, newest first.

        Only those where somebody opened, joined or left a table after ``since``.
        """
        question = (
            select(LOG)
            .join(TABLES, TABLES.c.id == LOG.c.table_id)
            .where(TABLES.c.status == "open", TABLES.c.updated >= since, LOG.c.seq == 1)
        )
        found = await self.database.read(question.order_by(TABLES.c.updated.desc()).limit(limit))
        return [_row(one) for one in found]

    async def heads_of(self, person_id: str, limit: int) -> list[TableSummary]:
        """Return the tables where a person has a seat, newest first.

        Without those whose match can neither go on nor be shown any more.
        """
        question = _HEADS.join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        mine = question.where(
            MEMBERS.c.person_id == person_id,
            TABLES.c.status != "broken-off",
            or_(rules_in_use(), and_(TABLES.c.status == "over", is_archived())),
        )
        return await self._heads(mine.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit))

    async def people_at(self, tables: Collection[str]) -> dict[str, list[Person]]:
        """Return the persons who have seats at tables."""
        question = (
            select(MEMBERS.c.table_id, PERSONS.c.id, PERSONS.c.name, PERSONS.c.language)
            .join(PERSONS, PERSONS.c.id == MEMBERS.c.person_id)
            .where(MEMBERS.c.table_id.in_(tables))
            .order_by(PERSONS.c.name)
        )
        people: dict[str, list[Person]] = {}
        for table, *person in await self.database.read(question):
            people.setdefault(table, []).append(Person(*person))
        return people

    # Presence and mutes

    async def attend(self, present: Collection[tuple[str, str]], at: float, until: float) -> None:
        """Note that persons are connected to tables, as ``(table, person)``, and until when.

        ``NotThere``: there is no such table.
        """
        if present:
            await self.database.write(
                functools.partial(transactions.attend, present=present, at=at, until=until)
            )

    async def sightings(self, identities: Collection[str]) -> dict[str, dict[str, Sighting]]:
        """Return when each person was last connected to each of these tables."""
        question = select(SIGHTINGS).where(SIGHTINGS.c.table_id.in_(identities))
        seen: dict[str, dict[str, Sighting]] = {}
        for found in await self.database.read(question):
            seen.setdefault(found.table_id, {})[found.person_id] = Sighting(found.at, found.until)
        return seen

    async def note_owing(self, notes: Collection[Owing]) -> None:
        """Write who owes a decision at tables."""
        if notes:
            await self.database.write(functools.partial(transactions.note_owing, notes=notes))

    async def turns_of(
        self, persons: Collection[str], tables: Collection[str] | None = None
    ) -> list[Turn]:
        """Return where persons owe a decision, and where the note is out of date.

        ``tables`` restricts this to some tables.
        """
        stale = TABLES.c.owed_at < TABLES.c.seq
        all_members = MEMBERS.alias()
        members = (
            select(func.count())
            .where(all_members.c.table_id == TABLES.c.id)
            .correlate(TABLES)
            .scalar_subquery()
        )
        question = (
            select(MEMBERS.c.person_id, TABLES.c.id, TABLES.c.game, stale, members == 1)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(
                MEMBERS.c.person_id.in_(persons),
                TABLES.c.status == "playing",
                rules_in_use(),
                or_(MEMBERS.c.owes, stale),
            )
        )
        if tables is not None:
            question = question.where(TABLES.c.id.in_(tables))
        return [Turn(*found) for found in await self.database.read(question)]

    async def mute(self, person_id: str, other_id: str, on: bool) -> None:
        """Mute a person for another, or end that."""
        await self.database.write(
            functools.partial(transactions.mute, person_id=person_id, other_id=other_id, on=on)
        )

    async def muted_by(self, person_id: str) -> set[str]:
        """Return the persons whom a person has muted."""
        question = select(MUTES.c.other_id).where(MUTES.c.person_id == person_id)
        return {other for (other,) in await self.database.read(question)}

    # Notifications

    def listen(self) -> AbstractAsyncContextManager[Notifications]:
        """Receive what other processes tell: ``async with store.listen() as notifications``.

        On SQLite there are no other processes, and so no notifications.
        """
        return self.database.listen()

    async def _first(self, question: Select[Any], values: Values | None = None) -> Any | None:
        return next(iter(await self.database.read(question, values)), None)

    async def _heads(self, question: Select[Any]) -> list[TableSummary]:
        return [TableSummary(*found) for found in await self.database.read(question)]


def _row(found: Any) -> LogRow:
    return LogRow(
        table=found.table_id,
        seq=found.seq,
        at=found.at,
        rules_version=found.rules_version,
        person=found.person,
        message=found.message,
        entry=read_entry(json.loads(found.entry)),
    )


@contextlib.asynccontextmanager
async def open_store(where: str | Path, *, create: bool = True) -> AsyncIterator[Store]:
    """Open a store: a path or ``sqlite:///path`` is a file, ``postgresql://...`` a server.

    A file is migrated as needed, and created unless ``create`` is false. A server's database has to
    be migrated already.
    """
    url = read_address(where)
    if url.drivername == "sqlite" and not create:
        sqlite.check_file(Path(str(url.database)))
    database = await _open(url)
    try:
        yield Store(database)
    finally:
        await database.close()


async def migrate(where: str | Path) -> None:
    """Migrate a database to the newest schema."""
    await _migrate(read_address(where))


async def _open(url: URL) -> Database:
    if url.drivername == "sqlite":
        await _migrate(url)
        return sqlite.Sqlite(Path(str(url.database)))
    database = postgres.Postgres(url)
    try:
        await database.check()
    except BaseException:
        await database.close()
        raise
    return database


async def _migrate(url: URL) -> None:
    if url.drivername == "sqlite":
        await asyncio.to_thread(sqlite.prepare, Path(str(url.database)))
    else:
        await asyncio.to_thread(postgres.migrate, url)
