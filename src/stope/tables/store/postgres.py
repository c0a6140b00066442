"""Tables on a PostgreSQL server, for any number of processes on any number of machines."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, NullPool, Select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from stope.errors.database import NoAsyncpg, NoDatabase
from stope.tables.store import schema_version
from stope.tables.store.database import DatabaseUnavailable, Values, shown_address
from stope.tables.store.notifications import CHANNEL, Missed, Notifications, read_notification

T = TypeVar("T")

#: Seconds after which an idle connection for notifications is probed.
PULSE = 15.0
#: Seconds within which it has to answer, to a probe and to everything else.
ANSWER = 10.0
#: Seconds within which a connection has to be made.
CONNECT = 10.0
#: Seconds before the first attempt to reconnect, and at most before a later one.
_PAUSES = 0.1, 5.0
#: The advisory lock under which a database is migrated: a number of our own.
_MIGRATING = 0x53746F7065

_log = logging.getLogger(__name__)


class _Writer:
    """The connections of one pool, for writing."""

    def __init__(self, pool: AsyncEngine) -> None:
        self._pool = pool

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work in a transaction of its own and return its result once it is committed."""
        async with _in_time(), self._pool.begin() as connection:
            return await connection.run_sync(work)


class Postgres:
    """A database on a PostgreSQL server."""

    def __init__(self, url: URL) -> None:
        self._url = url
        # each statement sees what was committed before it, whatever the server's default is: after
        # waiting for another process, an append has to see what that process has written
        self._writing = _engine(
            url,
            isolation_level="READ COMMITTED",
            # few enough for several processes at a server with its usual limits
            pool_size=10,
            max_overflow=0,
            pool_pre_ping=True,
        )
        self._reading = self._writing.execution_options(isolation_level="AUTOCOMMIT")
        # Leases have connections of their own. While hundreds of clients reconnect, everything else
        # waits in a queue, and a heartbeat that waits there comes too late.
        self._leasing = _engine(
            url, isolation_level="READ COMMITTED", pool_size=2, max_overflow=0, pool_pre_ping=True
        )
        self.leases = _Writer(self._leasing)
        self.engine = self._writing.sync_engine

    async def read(self, statement: Select[Any], values: Values | None = None) -> Sequence[Any]:
        """Return the rows of a query."""
        async with _in_time(), self._reading.connect() as connection:
            return (await connection.execute(statement, values)).all()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work in a transaction of its own and return its result once it is committed.

        Raises ``DatabaseUnavailable`` if the answer was lost: the transaction may or may not be
        committed then.
        """
        return await _Writer(self._writing).write(work)

    async def check(self) -> None:
        """Refuse a server that cannot be reached, or a schema that is not the newest."""
        async with _connected(self._writing) as connection:
            await connection.run_sync(schema_version.check_current, shown_address(self._url))

    @contextlib.asynccontextmanager
    async def listen(self) -> AsyncIterator[Notifications]:
        """Receive notifications from now on; after a lost connection some may be missing."""
        notifications = Notifications()
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(_keep_listening(self._url, notifications, started))
        try:
            await asyncio.wait({task, started}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            yield notifications
        finally:
            task.cancel()
            await asyncio.wait({task})

    async def close(self) -> None:
        """Close all connections."""
        await self._writing.dispose()
        await self._leasing.dispose()


def migrate(url: URL) -> None:
    """Migrate a database to the newest schema. Runs its own event loop: call it in a thread."""
    asyncio.run(_migrate(url))


async def _migrate(url: URL) -> None:
    engine = _engine(url, poolclass=NullPool)
    try:
        async with _connected(engine) as connection, connection.begin():
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
            await connection.run_sync(schema_version.bring_up_to_date, shown_address(url))
    finally:
        await engine.dispose()


def _engine(url: URL, **options: Any) -> AsyncEngine:
    try:
        # statement parameters hold the secrets of tables, and errors are logged
        return create_async_engine(
            url, hide_parameters=True, connect_args={"timeout": CONNECT}, **options
        )
    except ImportError as error:
        raise NoAsyncpg(reason=str(error)) from error


@contextlib.asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    """Limit the wait for a server that hangs, and turn all its failures into one error.

    A stopped server refuses connections; one whose machine is gone sends nothing at all, and the
    operating system would wait for it for a quarter of an hour.
    """
    try:
        async with asyncio.timeout(ANSWER):
            yield
    except OSError as error:  # includes TimeoutError
        raise DatabaseUnavailable(str(error) or "no answer in time") from error
    except Exception as error:
        # when a connection is made, asyncpg lets some of its own errors through
        if type(error).__module__.startswith("asyncpg"):
            raise DatabaseUnavailable(str(error)) from error
        raise


@contextlib.asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Return a new connection, or raise an error that says why there is none."""
    try:
        connection = await engine.connect()
    # networks, names, passwords and options of the address each fail with errors of their own
    except Exception as error:
        reason = str(error).partition("\n")[0] or type(error).__name__
        raise NoDatabase(given=shown_address(engine.url), reason=reason) from error
    try:
        yield connection
    finally:
        await connection.close()


async def _keep_listening(
    url: URL, notifications: Notifications, started: asyncio.Future[None]
) -> None:
    """Pass on notifications in an endless loop. Only the first connection may fail."""
    first, longest = _PAUSES
    pause = first

    def begun() -> None:
        nonlocal pause
        pause = first
        if started.done():
            notifications.put(Missed())
        else:
            started.set_result(None)

    engine = _engine(url, poolclass=NullPool)
    try:
        while True:
            try:
                await _listen(engine, notifications, begun)
            # whatever the error, the answer is to reconnect
            except Exception as error:
                if not started.done():
                    raise
                _log.warning("notices of the database are lost for now: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)
    finally:
        await engine.dispose()


async def _listen(
    engine: AsyncEngine, notifications: Notifications, begun: Callable[[], None]
) -> None:
    """Pass on notifications until the connection is lost."""
    lost = asyncio.Event()

    def heard(_connection: Any, _process: int, _channel: str, payload: str) -> None:
        notifications.put(read_notification(payload))

    async with _connected(engine) as connection:
        wire: Any = (await connection.get_raw_connection()).driver_connection
        try:
            wire.add_termination_listener(lambda _connection: lost.set())
            await wire.add_listener(CHANNEL, heard)
            begun()
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), PULSE)
                except TimeoutError:
                    await wire.execute("SELECT 1", timeout=ANSWER)
        finally:
            # a graceful close would wait for a server that may not answer
            wire.terminate()
