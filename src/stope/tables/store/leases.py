"""Leases: which server process owns which table, where several processes share a database.

Each process has a row in ``processes``, valid until a time that its heartbeats move on. A lease is
the name of a process in the column ``owner`` of a table. It is valid as long as the row of that
process is valid; after that, any other process may take the lease over. The times are those of the
database's clock, so the clocks of the machines do not matter.

The lease is also the fencing token: an append names the owner on whose behalf it writes, and
changes nothing if the column has another name (``LeaseLost``). So a process that was paused until
its leases were taken over cannot write any more.

Each function runs in a transaction, on PostgreSQL only. An SQLite file has a single server process.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql

from stope.tables.store.notifications import notify_taken_over
from stope.tables.store.schema import PROCESSES, TABLES
from stope.tables.store.transactions import NotThere

#: Seconds between two heartbeats of a process, and for which each makes its row valid. A dead
#: process's tables can be taken over after the latter.
HEARTBEAT_SECONDS = 0.8
LEASE_SECONDS = 3.0

_NOW = func.extract("epoch", func.clock_timestamp())


@dataclass(frozen=True, slots=True)
class ServerProcess:
    """A server process: a name that no other run of any process has, and its address for clients.

    ``address`` is a URL, or a path on the public server that a proxy maps to this process. Without
    an address, clients cannot be sent to it.
    """

    name: str
    address: str | None


def register(connection: Connection, process: ServerProcess) -> None:
    """Add the row of a process, or make it valid again."""
    added = postgresql.insert(PROCESSES).values(
        name=process.name, address=process.address, until=_NOW + LEASE_SECONDS
    )
    connection.execute(
        added.on_conflict_do_update(
            index_elements=[PROCESSES.c.name], set_={"until": added.excluded.until}
        )
    )


def renew(connection: Connection, process: ServerProcess) -> bool:
    """Keep the row of a process valid; return whether it has been so without a gap."""
    renewed = connection.execute(
        update(PROCESSES)
        .where(PROCESSES.c.name == process.name, PROCESSES.c.until > _NOW)
        .values(until=_NOW + LEASE_SECONDS)
    )
    if renewed.rowcount:
        return True
    register(connection, process)
    return False


def unregister(connection: Connection, process: ServerProcess) -> None:
    """Delete the row of a process. With it, all leases of the process end."""
    connection.execute(delete(PROCESSES).where(PROCESSES.c.name == process.name))


def delete_expired(connection: Connection) -> int:
    """Delete the rows of processes that have died; return how many there were.

    Of several processes that do this at once, only one gets each row.
    """
    return connection.execute(delete(PROCESSES).where(PROCESSES.c.until < _NOW)).rowcount


def acquire(connection: Connection, table: str, process: ServerProcess) -> ServerProcess:
    """Give a table's lease to a process unless another one has it; return the owner.

    Raises ``NotThere`` when there is no such table.
    """
    row = connection.execute(
        select(TABLES.c.owner).where(TABLES.c.id == table).with_for_update()
    ).one_or_none()
    if row is None:
        raise NotThere(table)
    if row.owner == process.name:
        return process
    holder = _valid_process(connection, row.owner)
    if holder is not None:
        return holder
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(owner=process.name))
    if row.owner is not None:
        notify_taken_over(connection, table)
    return process


def release(connection: Connection, table: str, process: ServerProcess) -> None:
    """End the lease of a table, if this process has it."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, TABLES.c.owner == process.name)
        .values(owner=None)
    )


def owned_among(connection: Connection, tables: list[str], process: ServerProcess) -> set[str]:
    """Return which of these tables a process has leases of."""
    question = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.owner == process.name)
    return set(connection.scalars(question))


def owner_of(connection: Connection, table: str) -> ServerProcess | None:
    """Return the process that has a valid lease of a table."""
    name = connection.scalar(select(TABLES.c.owner).where(TABLES.c.id == table))
    return _valid_process(connection, name)


def _valid_process(connection: Connection, name: Any) -> ServerProcess | None:
    if name is None:
        return None
    found = connection.execute(
        select(PROCESSES.c.name, PROCESSES.c.address).where(
            PROCESSES.c.name == name, PROCESSES.c.until > _NOW
        )
    ).one_or_none()
    return None if found is None else ServerProcess(*found)
