"""What the databases under a store have in common: addresses, reading, writing, notices."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, Engine, Select, make_url
from sqlalchemy.exc import ArgumentError

from stope.errors import BadDatabase, shown

T = TypeVar("T")
#: What a question leaves open.
Values: TypeAlias = Mapping[str, Any]

_ALLOWED = "tables.db, sqlite:///tables.db, postgresql://..."
_WRITTEN = "postgresql://user:password@host/database (@ = %40)"


class Changes:
    """Tables that have changed, as ``(table, seq)``; None: look at every table again.

    Of each table only the newest number waits to be read, so that a slow reader holds little.
    """

    def __init__(self) -> None:
        self._newest: dict[str, int] = {}
        self._missed = False
        self._something = asyncio.Event()

    def changed(self, table: str, seq: int) -> None:
        """Note that a table has come to a number of its log."""
        self._newest[table] = max(seq, self._newest.get(table, 0))
        self._something.set()

    def missed(self) -> None:
        """Note that any table may have changed."""
        self._newest.clear()
        self._missed = True
        self._something.set()

    def __aiter__(self) -> "Changes":
        return self

    async def __anext__(self) -> tuple[str, int] | None:
        await self._something.wait()
        change = None
        if self._missed:
            self._missed = False
        else:
            table = next(iter(self._newest))
            change = table, self._newest.pop(table)
        if not self._newest:
            self._something.clear()
        return change


class Database(Protocol):
    """A place to keep tables in."""

    #: where writing happens
    engine: Engine

    async def read(self, statement: Select[Any], values: Values | None = None) -> Sequence[Any]:
        """Return what a question finds."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction and return its result once it is there to stay.

        Work that raises leaves nothing behind. It runs in any thread, and does nothing but ask and
        change the database.
        """

    def listen(self) -> AbstractAsyncContextManager[Changes]:
        """Hear of what other processes write, from now on."""

    async def backup(self, path: Path) -> None:
        """Write a copy to a new file."""

    async def close(self) -> None:
        """Finish what has begun and let go of everything."""


def read_address(given: str | Path) -> URL:
    """Return where a database is: a path, ``sqlite:///path`` or ``postgresql://...``.

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
                # part of a password with an @ in it would pass for the name of the server
                raise BadDatabase(given=shown(f"{scheme}://..."), allowed=_WRITTEN)
            return _server(url)
    raise BadDatabase(given=shown(f"{scheme}://..."), allowed=_ALLOWED)


def _file(path: str) -> URL:
    if path in {"", ":memory:"}:
        raise BadDatabase(given=shown(path), allowed=_ALLOWED)
    return URL.create("sqlite", database=str(Path(path).absolute()))


def _server(url: URL) -> URL:
    # what others call sslmode, asyncpg calls ssl
    query = {("ssl" if name == "sslmode" else name): value for name, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)


def shown_address(url: URL) -> str:
    """Return the name of a database for messages, without a password.

    >>> shown_address(read_address("postgresql://me:word@there/tables?ssl=require"))
    'postgresql://me:***@there/tables'
    """
    if url.drivername == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)
