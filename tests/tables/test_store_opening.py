"""Opening a store: new files, old ones, wrong ones, servers; migrations and backups."""

import asyncio
import contextlib
import os
import sqlite3
import stat
import sys
import tempfile
from pathlib import Path
from typing import Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Select, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from stope.errors.database import (
    BadDatabase,
    DatabaseTooNew,
    DatabaseTooOld,
    ForeignDatabase,
    NoAsyncpg,
    NoDatabase,
)
from stope.errors.files import CannotWrite
from stope.tables.store.database import read_address
from stope.tables.store.schema import METADATA
from stope.tables.store.store import migrate, open_store
from tests.tables.postgres_server import connected
from tests.tables.rows import begin, numbers


async def opened(where) -> None:
    async with open_store(where):
        pass


def refused(where, kind) -> str:
    """Return in which words a database is refused."""
    with pytest.raises(kind) as refusal:
        asyncio.run(opened(where))
    return str(refusal.value)


def ask(path: Path, question: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(question).fetchall()


# Addresses


def test_a_path_and_an_address_name_the_same_file(tmp_path, monkeypatch):
    path = tmp_path / "with spaces, 100% & ümlauts?.db"

    async def scene(where, table):
        async with open_store(where) as store:
            await begin(store, table)
            return len(await store.public_heads(9))

    monkeypatch.chdir(tmp_path)
    assert asyncio.run(scene(path, "t")) == 1
    assert asyncio.run(scene(str(path), "u")) == 2
    assert asyncio.run(scene(path.name, "v")) == 3
    plain = tmp_path / "plain.db"
    assert asyncio.run(scene(f"sqlite:///{plain}", "t")) == 1
    assert asyncio.run(scene("sqlite:///plain.db", "u")) == 2
    assert asyncio.run(scene(plain, "v")) == 3


@pytest.mark.parametrize(
    "where",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://me:word@there/t",
        "://",
        "x://y:z",
    ],
)
def test_other_databases_are_refused_with_those_there_are(where):
    message = refused(where, BadDatabase)
    assert "sqlite:///tables.db" in message
    assert "word" not in message


@pytest.mark.parametrize(
    "where",
    [
        "postgresql://me:open@sesame@there/tables",
        "postgresql://me:open@sesame?x@there/tables",
        "postgresql://m/e:sesame@there/tables",
    ],
)
def test_no_part_of_a_password_passes_for_something_else(where):
    message = refused(where, BadDatabase)
    assert "%40" in message
    assert "sesame" not in message


def test_a_password_may_hold_anything_if_it_is_written_so():
    url = read_address("postgresql://me%40here:open%40sesame/%3F@there/tables")
    assert (url.username, url.password, url.host) == ("me@here", "open@sesame/?", "there")


def test_addresses_of_servers_are_read_as_others_write_them():
    url = read_address("postgres://me:word@there:5433/tables?sslmode=require")
    assert url.drivername == "postgresql+asyncpg"
    assert url.query == {"ssl": "require"}
    assert url.password == "word"


# Files


def test_a_new_file_is_for_its_owner_alone_and_written_ahead_and_durably(tmp_path):
    path = tmp_path / "tables.db"

    async def scene():
        async with open_store(path) as store:
            await begin(store, "t")
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            settings = await store.database.write(
                lambda connection: [
                    connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                ]
            )
            assert settings == ["wal", 2, 1, 30_000]

    asyncio.run(scene())
    assert [found.name for found in tmp_path.iterdir()] == ["tables.db"]


def test_readers_cannot_write(tmp_path):
    async def scene():
        async with open_store(tmp_path / "tables.db") as store:
            await begin(store, "t")
            deletion = METADATA.tables["tables"].delete()
            with pytest.raises(Exception, match="readonly"):
                await store.database.read(cast(Select[Any], deletion))
            assert await numbers(store, "t") == [1]

    asyncio.run(scene())


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("Remember the lantern. " * 200)
    assert "not a database" in refused(path, NoDatabase)
    assert path.read_text() == "Remember the lantern. " * 200


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "other.db"
    ask(path, "CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert "other.db" in refused(path, ForeignDatabase)
    assert path.read_bytes() == before


def test_a_damaged_database_is_refused(tmp_path):
    path = tmp_path / "tables.db"
    asyncio.run(opened(path))
    path.write_bytes(path.read_bytes()[:100] + b"\xff" * 8000)
    assert refused(path, NoDatabase)


def test_a_file_of_a_newer_program_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "tables.db"
    asyncio.run(opened(path))
    ask(path, "UPDATE alembic_version SET version_num = '9999'")
    assert "9999" in refused(path, DatabaseTooNew)
    assert ask(path, "SELECT version_num FROM alembic_version") == [("9999",)]
    with pytest.raises(DatabaseTooNew):
        asyncio.run(migrate(path))


@contextlib.contextmanager
def without_rights():
    """Be somebody who may write almost nowhere: root may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_where_nothing_can_be_written_the_file_is_named_with_the_reason(tmp_path):
    (tmp_path / "file").touch()
    assert "file/tables.db" in refused(tmp_path / "file" / "tables.db", CannotWrite)
    assert "missing/tables.db" in refused(tmp_path / "missing" / "tables.db", CannotWrite)
    assert str(tmp_path) in refused(tmp_path, CannotWrite)


def test_a_folder_without_rights_to_write_is_refused():
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        asyncio.run(opened(folder / "tables.db"))
        (folder / "tables.db").chmod(0o444)
        folder.chmod(0o555)
        with without_rights():
            assert "new.db" in refused(folder / "new.db", CannotWrite)
            assert "tables.db" in refused(folder / "tables.db", CannotWrite)
        (folder / "tables.db").chmod(0o666)
        with without_rights():
            # the file can be written, but nothing beside it
            assert "tables.db" in refused(folder / "tables.db", CannotWrite)
        folder.chmod(0o755)


OPENER = """
import asyncio, sys
from stope.tables.store.store import open_store
from tests.tables.rows import begin

async def main():
    async with open_store(sys.argv[1]) as store:
        await begin(store, sys.argv[2])

print("ready", flush=True)
input()
asyncio.run(main())
"""


def test_two_processes_may_open_a_new_file_at_once(tmp_path, child):
    path = tmp_path / "tables.db"
    processes = [child(OPENER, str(path), f"t{number}") for number in range(2)]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.stdin.write("\n")
        process.stdin.flush()
    assert [process.wait() for process in processes] == [0, 0]

    async def look():
        async with open_store(path) as store:
            assert {one.table for one in await store.public_heads(9)} == {"t0", "t1"}

    asyncio.run(look())


def test_several_stores_of_one_process_may_open_a_new_file_at_once(tmp_path):
    async def scene():
        async def write(table):
            async with open_store(tmp_path / "tables.db") as store:
                await begin(store, table)

        await asyncio.gather(*(write(f"t{number}") for number in range(16)))
        async with open_store(tmp_path / "tables.db") as store:
            assert len(await store.public_heads(17)) == 16

    asyncio.run(scene())


# Servers


def test_a_server_is_migrated_by_command_only_and_by_one_at_a_time(server):
    where = server.new_database()
    assert "stope db migrate" in refused(where, DatabaseTooOld)

    async def scene():
        await asyncio.gather(*(migrate(where) for _ in range(3)))
        async with open_store(where) as store:
            await begin(store, "t")
        # once more does nothing
        await migrate(where)
        async with open_store(where) as store:
            assert await numbers(store, "t") == [1]

    asyncio.run(scene())


def test_a_server_with_a_newer_schema_is_refused(server):
    where = server.new_database()

    async def rise():
        await migrate(where)
        async with connected(where) as connection:
            await connection.execute("UPDATE alembic_version SET version_num = '9999'")

    asyncio.run(rise())
    assert "9999" in refused(where, DatabaseTooNew)
    with pytest.raises(DatabaseTooNew):
        asyncio.run(migrate(where))


def test_a_server_that_cannot_be_used_is_named_without_its_password(server, tmp_path):
    address = server.new_database()
    for where in (
        "postgresql://me:sesame@localhost:1/tables",
        f"postgresql://me:sesame@/tables?host={tmp_path}&password=sesame",
        address.replace("/test", "/no-such-"),
        f"{address}&no_such_option=1",
    ):
        message = refused(where, NoDatabase)
        assert "postgresql://" in message
        assert "sesame" not in message
        with pytest.raises(NoDatabase):
            asyncio.run(migrate(where))


def test_without_asyncpg_its_installation_is_advised(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "stope[postgres]" in refused("postgresql://localhost/tables", NoAsyncpg)


# Migrations


def test_migrations_lead_to_the_schema_in_a_file(tmp_path):
    asyncio.run(opened(tmp_path / "migrated.db"))
    engine = create_engine(f"sqlite:///{tmp_path / 'made.db'}")
    METADATA.create_all(engine)
    engine.dispose()
    question = "SELECT name, sql FROM sqlite_master WHERE name <> 'alembic_version' ORDER BY name"
    migrated, made = (
        {name: " ".join((sql or "").split()) for name, sql in ask(tmp_path / path, question)}
        for path in ("migrated.db", "made.db")
    )
    migrated = {name: sql for name, sql in migrated.items() if "alembic" not in name}
    assert migrated == made


def test_migrations_lead_to_the_schema_on_a_server(server):
    address = server.empty_tables()

    async def differences():
        engine = create_async_engine(read_address(address))
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
            )
        await engine.dispose()
        return found

    assert asyncio.run(differences()) == []
