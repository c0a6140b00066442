"""A PostgreSQL server of the tests' own, from the programs of this machine."""

import asyncio
import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import asyncpg

from stope.tables.store.schema import METADATA
from stope.tables.store.store import migrate
from tests.support.child_processes import guarded

#: Ends all other connections to a database.
TERMINATE = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class Server:
    """A running server; its databases are thrown away with it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = itertools.count(1)
        self._tables = self.new_database()
        asyncio.run(migrate(self._tables))

    def new_database(self) -> str:
        """Return the address of a database with nothing in it."""
        name = f"test{next(self._numbers)}"
        asyncio.run(_execute(self._address("postgres"), f"CREATE DATABASE {name}"))
        return self._address(name)

    def empty_tables(self) -> str:
        """Return the address of a database of ours with nobody at it and nothing written."""
        names = ", ".join(METADATA.tables)
        asyncio.run(_execute(self._tables, TERMINATE, f"TRUNCATE {names}"))
        return self._tables

    def _address(self, database: str) -> str:
        return f"postgresql://stope@/{database}?host={self._folder}"


async def _execute(address: str, *statements: str) -> None:
    async with connected(address) as connection:
        for statement in statements:
            await connection.execute(statement)


@contextlib.asynccontextmanager
async def connected(address: str):
    """Connect to a database past the store."""
    connection = await asyncpg.connect(address)
    try:
        yield connection
    finally:
        await connection.close()


def programs() -> Path | None:
    """Return the folder of the server's programs, newest first."""
    found = shutil.which("initdb")
    if found and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    folders = sorted((path.parent for path in versions), key=lambda folder: folder.parent.name)
    return folders[-1] if folders else None


def _somebody() -> dict[str, Any]:
    """Return as whom to run the server, which refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def running_server(binaries: Path, *, durable: bool = False):
    """Start a server on a socket in a folder of its own, and take both away in the end.

    A durable one waits for the disk, as servers do that are more than a test.
    """
    # the path of a socket has to be short
    folder = Path(tempfile.mkdtemp(prefix="stope-pg-", dir="/tmp"))
    somebody = _somebody()
    if somebody:
        os.chown(folder, somebody["user"], somebody["group"])
    cluster = folder / "cluster"

    def call(*command: str | Path) -> None:
        with (folder / "calls.txt").open("a") as output:
            subprocess.run(
                command, check=True, stdout=output, stderr=output, cwd=folder, **somebody
            )

    settings = f"-c listen_addresses='' -c unix_socket_directories='{folder}'"
    settings += f" -c fsync={'on' if durable else 'off'}"
    try:
        call(binaries / "initdb", "-D", cluster, "-U", "stope", "-A", "trust", "--no-sync")
        call(
            binaries / "pg_ctl", "-D", cluster, "-w", "-l", folder / "log", "-o", settings, "start"
        )
        # the first line is the number of the process, which leads a session; this signal ends it
        # without a trace in shared memory
        leader = int((cluster / "postmaster.pid").read_text().split()[0])
        try:
            with guarded(leader, signal.SIGQUIT, folder):
                yield Server(folder)
        finally:
            call(binaries / "pg_ctl", "-D", cluster, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
