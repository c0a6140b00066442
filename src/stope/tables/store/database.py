"""The interface of databases under a store: addresses, reading, writing, notifications."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, Engine, Select, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from stope.errors.base import shown
from stope.errors.database import BadDatabase
from stope.tables.store.notifications import Notifications

T = TypeVar("T")
#: The parameters of a query.
Values: TypeAlias = Mapping[str, Any]

_ALLOWED = "tables.db, sqlite:///tables.db, postgresql://..."
_WRITTEN = "postgresql://user:password@host/database (@ = %40)"


class DatabaseUnavailable(SQLAlchemyError):
    """The database cannot be reached, or has not answered in time; it may later."""


@contextlib.asynccontextmanager
async def answering_within(seconds: float) -> AsyncIterator[None]:
    """Raise ``DatabaseUnavailable`` where the block takes longer."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError as error:
        raise DatabaseUnavailable("no answer in time") from error


class Writer(Protocol):
    """Connections for writing to a database."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work in a transaction and return its result once it is committed.

        Work that raises is rolled back. It may run in any thread, and must do nothing but read and
        change the database.
        """


class Database(Writer, Protocol):
    """A database that holds tables."""

    #: the engine for writes
    engine: Engine

    @property
    def leases(self) -> Writer | None:
        """Writes leases without waiting for other work; None if only one process can serve it."""

    async def read(self, statement: Select[Any], values: Values | None = None) -> Sequence[Any]:
        """Return the rows of a query."""

    def listen(self) -> AbstractAsyncContextManager[Notifications]:
        """Receive what other processes tell, from now on."""

    async def close(self) -> None:
        """Finish running work and close all connections."""


def read_address(given: str | Path) -> URL:
    """Return the address of a database: a path, ``sqlite:///path`` or ``postgresql://...``.

    >>> read_address("postgresql://me:word@there/tables").drivername
    'postgresql+asyncpg'
    """
    if isinstance(given, Path) or "://" not in given:
        return _file(str(given))
    scheme = given.partition("://")[0]
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        # the rest of it may hold a password
        raise BadDatabase(given=shown(f"{scheme}://..."), allowed=_ALLOWED) from None
    match url.drivername.partition("+")[0]:
        case "sqlite":
            return _file(url.database or "")
        case "postgresql" | "postgres":
            if given.count("@") > (url.username is not None):
                # part of a password with an @ in it would be taken for the host name
                raise BadDatabase(given=shown(f"{scheme}://..."), allowed=_WRITTEN)
            return _server(url)
    raise BadDatabase(given=shown(f"{scheme}://..."), allowed=_ALLOWED)


def _file(path: str) -> URL:
    if path in {"", ":memory:"}:
        raise BadDatabase(given=shown(path), allowed=_ALLOWED)
    return URL.create("sqlite", database=str(Path(path).absolute()))


def _server(url: URL) -> URL:
    # the parameter that others call sslmode is ssl in asyncpg
    query = {("ssl" if name == "sslmode" else name): value for name, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)


def shown_address(url: URL) -> str:
    """Return the address of a database for messages, without its password.

    >>> shown_address(read_address("postgresql://me:word@there/tables?ssl=require"))
    'postgresql://me:***@there/tables'
    """
    if url.drivername == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)
