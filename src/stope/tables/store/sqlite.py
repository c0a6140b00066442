"""Tables in an SQLite file, for a single server process."""

import asyncio
import contextlib
import errno
import logging
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, Select, create_engine, event, inspect
from sqlalchemy.exc import DatabaseError, OperationalError

from stope.errors.database import AlreadyServed, ForeignDatabase, NoDatabase
from stope.errors.files import CannotWrite
from stope.tables.store import schema_version
from stope.tables.store.database import Values, answering_within
from stope.tables.store.group_commit import GroupWriter
from stope.tables.store.notifications import Notifications

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")
_log = logging.getLogger(__name__)

#: Seconds to wait for other writers.
_PATIENCE = 30.0
#: Seconds within which a query or a write has to be done: a disk may hang, and another program may
#: keep the file locked.
ANSWER = 10.0
_READERS = 4
#: Seconds between two checkpoints of the write-ahead log, and its length in pages from which on a
#: checkpoint also resets it.
_MOVE_SECONDS = 1.0
_LONG_LOG = 4000
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class Sqlite:
    """A database in a file. It must have been prepared."""

    leases = None

    def __init__(self, path: Path) -> None:
        self._path = path
        self.engine = _writing_engine(path)
        self._writer = GroupWriter(self.engine)
        # a connection for each thread, so that a query needs only one change of thread: under load,
        # every further one would be a wait
        self._reading = create_engine(
            URL.create("sqlite", database=str(path)),
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
            connect_args={"timeout": _PATIENCE},
            pool_size=_READERS,
            max_overflow=0,
        )
        event.listen(self._reading, "connect", _only_read)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="stope-reader")
        self._moving = ThreadPoolExecutor(1, thread_name_prefix="stope-mover")
        self._mover = asyncio.create_task(_move_to_file(path, self._moving))

    async def read(self, statement: Select[Any], values: Values | None = None) -> Sequence[Any]:
        """Return the rows of a query."""
        loop = asyncio.get_running_loop()
        async with answering_within(ANSWER):
            return await loop.run_in_executor(self._readers, self._find, statement, values)

    def _find(self, statement: Select[Any], values: Values | None) -> Sequence[Any]:
        with self._reading.connect() as connection:
            return connection.execute(statement, values).all()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work, together with other waiting work, and return once it is on disk.

        Raises ``DatabaseUnavailable`` if that takes too long: the work may still be done later.
        """
        async with answering_within(ANSWER):
            return await self._writer.do(work)

    @contextlib.asynccontextmanager
    async def listen(self) -> AsyncIterator[Notifications]:
        """Receive nothing: this process knows what it writes, and no other may serve this file."""
        with served_by_this_process(self._path):
            yield Notifications()

    async def close(self) -> None:
        """Finish the queued work and close the file."""
        try:
            await self._writer.close()
        finally:
            self._mover.cancel()
            await asyncio.wait([self._mover])
            # a checkpoint under way runs to its end
            await asyncio.to_thread(self._moving.shutdown)
            self._readers.shutdown()
            self._reading.dispose()
            self.engine.dispose()


@contextlib.contextmanager
def served_by_this_process(path: Path) -> Iterator[None]:
    """Keep other processes from serving a file: they would not hear of each other's moves.

    The lock is a file beside the database, which would lose its own locks if this process closed
    it. The system releases the lock when the process ends, however it ends. A process that opens
    the file by a link finds the same lock.
    """
    path = path.resolve()
    with path.with_name(f"{path.name}.lock").open("a") as beside:
        # on Windows there is no such lock
        if sys.platform != "win32":
            try:
                fcntl.flock(beside, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise AlreadyServed(given=str(path)) from error
        yield


def check_file(path: Path) -> None:
    """Refuse a path at which there is no file, before SQLite would create one there."""
    if path.is_file():
        return
    if not path.exists():
        raise NoDatabase(given=str(path), reason=os.strerror(errno.ENOENT))
    reason = os.strerror(errno.EISDIR) if path.is_dir() else "Not a regular file"
    raise NoDatabase(given=str(path), reason=reason)


def prepare(path: Path) -> None:
    """Create a database of the newest schema in a file, or migrate the one that is there.

    Any number of processes may do so at once.
    """
    _reach(path)
    patient_until = time.monotonic() + _PATIENCE
    while True:
        try:
            _bring_up_to_date(path)
        except (OperationalError, sqlite3.OperationalError) as error:
            # some statements do not wait for other processes by themselves
            cause = getattr(error, "orig", error)
            if not _is_busy(cause) or time.monotonic() > patient_until:
                raise CannotWrite(given=str(path), reason=str(cause)) from error
            time.sleep(0.02)
        except DatabaseError as error:
            raise NoDatabase(given=str(path), reason=str(error.orig)) from error
        else:
            return


def _reach(path: Path) -> None:
    """Make sure that a file can be written, and read only by its owner: it holds secrets."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise CannotWrite(given=str(path), reason=error.strerror) from error


def _is_busy(error: BaseException) -> bool:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF in _BUSY


def _bring_up_to_date(path: Path) -> None:
    engine = _writing_engine(path)
    try:
        with engine.begin() as connection:
            tables = inspect(connection).get_table_names()
            if tables and "alembic_version" not in tables:
                raise ForeignDatabase(given=str(path))
            schema_version.bring_up_to_date(connection, str(path))
        with contextlib.closing(engine.raw_connection()) as raw:
            # outside of a transaction, and so with SQLite's own errors
            raw.cursor().execute("PRAGMA journal_mode=WAL")
    finally:
        engine.dispose()


def _writing_engine(path: Path) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        hide_parameters=True,
        connect_args={"timeout": _PATIENCE},
        pool_size=1,
        max_overflow=0,
    )
    event.listen(engine, "connect", _write_durably)
    event.listen(engine, "begin", _begin_at_once)
    return engine


async def _move_to_file(path: Path, thread: ThreadPoolExecutor) -> None:
    """Checkpoint the write-ahead log regularly, in an endless loop.

    SQLite would do so inside a commit, and all moves would wait for two more disk flushes.
    """
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(_MOVE_SECONDS)
        try:
            await loop.run_in_executor(thread, _move_once, path)
        # another process may be checkpointing, or the disk full: the next round tries again
        except sqlite3.Error as problem:
            _log.warning("the database keeps its log for now: %s", problem)


def _move_once(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, timeout=1.0)) as connection:
        # does not block writers
        _busy, written, _moved = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if written > _LONG_LOG:
            # blocks writers for the few pages written meanwhile: then the log restarts, and never
            # grows
            connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()


def _write_durably(connection: Any, _record: Any) -> None:
    # transactions begin only by our own BEGIN
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    # commits do not wait for checkpoints: ``_move_to_file`` does them
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()


def _begin_at_once(connection: Connection) -> None:
    # a transaction that first reads and then writes would fail if another one wrote meanwhile
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _only_read(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()
