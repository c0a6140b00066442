"""Backups of a database in a file, and the way back: nothing is lost, made or changed by them."""

import asyncio
import contextlib
import hashlib
import os
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stope.cli.app import app
from stope.errors.database import (
    AlreadyServed,
    DatabaseTooNew,
    ForeignDatabase,
    NoBackup,
    NoDatabase,
    NotReplaced,
)
from stope.errors.files import CannotWrite
from stope.tables.store.backup import backup, file_of, restore
from stope.tables.store.store import open_store
from tests.tables.rows import begin, head, numbers, rows


def written(path, *tables, last=1):
    """Make a database with tables whose logs come to a number."""

    async def scene():
        async with open_store(path) as store:
            await begin(store, *tables)
            for table in tables:
                if last > 1:
                    await store.append(rows(table, 2, last), head(table, last))

    asyncio.run(scene())
    return path


def logs(path):
    """Return the numbers in the logs of all tables of a database."""

    async def scene():
        async with open_store(path) as store:
            return {
                one.table: await numbers(store, one.table) for one in await store.public_heads(99)
            }

    return asyncio.run(scene())


def contents(folder):
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


# Backups


def test_a_backup_is_one_moment_of_a_database_in_use(tmp_path):
    async def play(store, table, stop):
        seq = 1
        while not stop.is_set():
            # an append is two rows: a moment has both or none
            await store.append(rows(table, seq + 1, seq + 2), head(table, seq + 2))
            seq += 2

    async def scene():
        stop = asyncio.Event()
        tables = [f"t{number}" for number in range(5)]
        async with open_store(tmp_path / "tables.db") as store:
            await begin(store, *tables)
            playing = [asyncio.create_task(play(store, table, stop)) for table in tables]
            counts = []
            for number in range(3):
                await asyncio.sleep(0.1)
                copy = tmp_path / f"copy{number}.db"
                counts.append(await asyncio.to_thread(backup, tmp_path / "tables.db", copy))
            stop.set()
            await asyncio.gather(*playing)
            ends = {one.table: one.seq for one in await store.public_heads(9)}
        for number in range(3):
            async with open_store(tmp_path / f"copy{number}.db") as copy:
                found = await copy.public_heads(9)
                for one in found:
                    assert one.seq % 2 == 1
                    assert await numbers(copy, one.table) == list(range(1, one.seq + 1))
                    assert one.seq <= ends[one.table]
                assert counts[number]["log"] == sum(one.seq for one in found)
                assert counts[number]["tables"] == 5

    asyncio.run(scene())
    assert len(list(tmp_path.iterdir())) == 4
    assert stat.S_IMODE((tmp_path / "copy0.db").stat().st_mode) == 0o600


def test_a_backup_replaces_no_file_least_of_all_the_database(tmp_path):
    path = written(tmp_path / "tables.db", "t")
    (tmp_path / "kept").write_text("kept")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("tables.db", "kept", "link", "missing/copy.db", "."):
        with pytest.raises(CannotWrite):
            backup(path, tmp_path / name)
    assert (tmp_path / "kept").read_text() == "kept"
    assert (tmp_path / "link").is_symlink()
    assert logs(path) == {"t": [1]}


def test_a_backup_of_nothing_is_refused_and_makes_nothing(tmp_path):
    with pytest.raises(NoDatabase, match=r"tabels\.db"):
        backup(tmp_path / "tabels.db", tmp_path / "copy.db")
    (tmp_path / "text.db").write_text(
        "no database at all, but long enough to be taken for one" * 99
    )
    with pytest.raises(NoDatabase):
        backup(tmp_path / "text.db", tmp_path / "copy.db")
    (tmp_path / "empty.db").touch()
    with pytest.raises(ForeignDatabase):
        backup(tmp_path / "empty.db", tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty.db", "text.db"]


def test_a_backup_of_what_is_no_file_says_what_it_is(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(NoDatabase, match="Is a directory"):
        backup(tmp_path, tmp_path / "copy.db")
    with pytest.raises(NoDatabase, match="Not a regular file"):
        backup(tmp_path / "pipe", tmp_path / "copy.db")


def test_a_backup_changes_nothing_in_a_database_of_an_old_version(tmp_path):
    path = written(tmp_path / "tables.db", "t", last=3)
    with contextlib.closing(sqlite3.connect(path)) as old, old:
        old.execute("PRAGMA journal_mode=DELETE")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
    before = contents(tmp_path)
    assert backup(path, tmp_path / "copy.db")["log"] == 3
    assert {
        name: found for name, found in contents(tmp_path).items() if name != "copy.db"
    } == before


def test_what_was_not_moved_to_the_file_yet_is_in_the_backup(tmp_path):
    path = written(tmp_path / "tables.db", "t")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA wal_autocheckpoint=0")
        other.execute("INSERT INTO mutes VALUES ('ann', 'bob')")
        assert backup(path, tmp_path / "copy.db")["mutes"] == 1


def test_a_backup_by_a_link_has_what_was_not_moved_to_the_file_yet(tmp_path, monkeypatch):
    path = written(tmp_path / "tables.db", "t")
    links = tmp_path / "links"
    links.mkdir()
    (links / "link.db").symlink_to(path)
    # only the folder of the database can be written to
    monkeypatch.setattr(os, "access", lambda folder, _mode: Path(folder) == tmp_path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA wal_autocheckpoint=0")
        other.execute("INSERT INTO mutes VALUES ('ann', 'bob')")
        assert backup(links / "link.db", tmp_path / "copy.db")["mutes"] == 1


def test_a_broken_database_is_no_backup(tmp_path):
    path = written(tmp_path / "tables.db", *(f"t{number}" for number in range(300)))
    with path.open("rb+") as file:
        file.seek(5 * 4096)
        file.write(b"\xff" * 8 * 4096)
    with pytest.raises((NoDatabase, CannotWrite)):
        backup(path, tmp_path / "copy.db")
    assert not any("copy" in one.name for one in tmp_path.iterdir())


def test_a_server_is_backed_up_by_its_own_means():
    with pytest.raises(NoBackup, match="pg_dump"):
        file_of("postgresql://stope:word@there/tables")


# Restoring


def test_a_backup_takes_the_place_of_a_database_which_is_kept(tmp_path):
    path = written(tmp_path / "tables.db", "t", last=3)
    backup(path, tmp_path / "copy.db")
    asyncio.run(_append(path, "t", 4, 9))
    done = restore(tmp_path / "copy.db", path)
    assert done.counts["log"] == 3
    assert logs(path) == {"t": [1, 2, 3]}
    assert logs(done.kept) == {"t": [*range(1, 10)]}
    assert logs(tmp_path / "copy.db") == {"t": [1, 2, 3]}
    # a second time, with another name for what is kept
    again = restore(tmp_path / "copy.db", path)
    assert again.kept != done.kept


async def _append(path, table, first, last):
    async with open_store(path) as store:
        await store.append(rows(table, first, last), head(table, last))


def test_a_log_that_was_left_over_is_not_applied_to_what_was_restored(tmp_path):
    path = written(tmp_path / "tables.db", "t", last=3)
    backup(path, tmp_path / "copy.db")
    # a server that was killed leaves a log beside the file
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as killed:
        killed.execute("PRAGMA wal_autocheckpoint=0")
        killed.execute("UPDATE tables SET seq = 99")
        killed.execute("DELETE FROM log")
        for ending in ("", "-wal", "-shm"):
            shutil.copy(f"{path}{ending}", f"{tmp_path}/left.db{ending}")
    left = tmp_path / "left.db"
    assert (tmp_path / "left.db-wal").stat().st_size > 0
    done = restore(tmp_path / "copy.db", left)
    assert not (tmp_path / "left.db-wal").exists()
    assert logs(left) == {"t": [1, 2, 3]}
    # and what the log had is kept with the old file
    assert done.kept is not None
    with contextlib.closing(sqlite3.connect(done.kept)) as kept:
        assert kept.execute("SELECT seq FROM tables").fetchall() == [(99,)]


def test_a_log_that_somebody_still_reads_goes_with_the_old_database(tmp_path):
    path = written(tmp_path / "tables.db", "t", last=3)
    backup(path, tmp_path / "copy.db")
    with (
        contextlib.closing(sqlite3.connect(path, isolation_level=None)) as reader,
        contextlib.closing(sqlite3.connect(path, isolation_level=None)) as writer,
    ):
        # such as a shell that was left open: the log cannot be moved to the file
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        writer.execute("INSERT INTO mutes VALUES ('ann', 'bob')")
        done = restore(tmp_path / "copy.db", path)
        assert not (tmp_path / "tables.db-wal").exists()
        assert logs(path) == {"t": [1, 2, 3]}
    assert done.kept is not None
    with contextlib.closing(sqlite3.connect(done.kept)) as kept:
        assert kept.execute("SELECT * FROM mutes").fetchall() == [("ann", "bob")]


def test_a_log_without_a_database_is_not_applied_either(tmp_path):
    path = written(tmp_path / "tables.db", "t", last=3)
    (tmp_path / "new.db-wal").write_bytes(b"left over")
    assert restore(path, tmp_path / "new.db").kept is None
    assert logs(tmp_path / "new.db") == {"t": [1, 2, 3]}


def test_a_link_to_a_database_stays_one_and_hides_no_server(tmp_path):
    path = written(tmp_path / "tables.db", "t", last=3)
    backup(path, tmp_path / "copy.db")
    asyncio.run(_append(path, "t", 4, 9))
    link = tmp_path / "link.db"
    link.symlink_to(path)

    async def scene():
        async with open_store(path) as store, store.listen():
            with pytest.raises(AlreadyServed):
                await asyncio.to_thread(restore, tmp_path / "copy.db", link)

    asyncio.run(scene())
    done = restore(tmp_path / "copy.db", link)
    assert link.is_symlink()
    assert logs(path) == {"t": [1, 2, 3]}
    assert logs(done.kept) == {"t": [*range(1, 10)]}


def test_nothing_is_replaced_while_a_server_uses_it(tmp_path):
    path = written(tmp_path / "tables.db", "t", last=3)
    backup(path, tmp_path / "copy.db")

    async def scene():
        async with open_store(path) as store, store.listen():
            with pytest.raises(AlreadyServed):
                await asyncio.to_thread(restore, tmp_path / "copy.db", path)
            await store.append(rows("t", 4, 4), head("t", 4))

    asyncio.run(scene())
    assert logs(path) == {"t": [1, 2, 3, 4]}


def test_what_is_no_good_backup_replaces_nothing(tmp_path):
    path = written(tmp_path / "tables.db", "t", last=3)
    (tmp_path / "text.db").write_text(
        "no database at all, but long enough to be taken for one" * 99
    )
    with contextlib.closing(sqlite3.connect(tmp_path / "other.db")) as other, other:
        other.execute("CREATE TABLE songs (title)")
    backup(path, tmp_path / "future.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "future.db")) as future, future:
        future.execute("UPDATE alembic_version SET version_num = '9999'")
    for name, refusal in (
        ("missing.db", NoDatabase),
        ("text.db", NoDatabase),
        ("other.db", ForeignDatabase),
        ("future.db", DatabaseTooNew),
    ):
        with pytest.raises(refusal):
            restore(tmp_path / name, path)
    assert logs(path) == {"t": [1, 2, 3]}
    assert not any(".before-" in one.name for one in tmp_path.iterdir())


def test_a_mistyped_path_replaces_nothing_but_a_database(tmp_path):
    path = written(tmp_path / "tables.db", "t", last=3)
    folder, pipe, text, songs = (tmp_path / name for name in ("folder", "pipe", "text", "songs"))
    folder.mkdir()
    (folder / "kept").write_text("kept")
    os.mkfifo(pipe)
    text.write_text("kept, though this is no database")
    with contextlib.closing(sqlite3.connect(songs)) as other, other:
        other.execute("CREATE TABLE songs (title)")
    (tmp_path / "link").symlink_to(folder)
    before = sorted(one.name for one in tmp_path.iterdir())
    for name in ("folder", "link", "pipe", "text", "songs"):
        with pytest.raises(NotReplaced):
            restore(path, tmp_path / name)
    assert sorted(one.name for one in tmp_path.iterdir()) == before
    assert folder.is_dir()
    assert pipe.is_fifo()
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    with pytest.raises(CannotWrite):
        restore(path, tmp_path / "circle")


@pytest.mark.parametrize("broken", [b"", bytes(4096), b"SQLite format 3\0" + b"\xff" * 4096])
def test_a_broken_database_is_replaced(tmp_path, broken):
    path = written(tmp_path / "tables.db", "t", last=3)
    (tmp_path / "broken.db").write_bytes(broken)
    done = restore(path, tmp_path / "broken.db")
    assert logs(tmp_path / "broken.db") == {"t": [1, 2, 3]}
    assert done.kept is not None
    assert done.kept.read_bytes() == broken


# Commands


def test_to_archive_a_mistyped_database_makes_none(tmp_path):
    missing = tmp_path / "tabels.db"
    done = CliRunner().invoke(app, ["db", "archive", "--db", str(missing)])
    assert isinstance(done.exception, NoDatabase)
    assert not missing.exists()


def test_the_commands_say_what_they_have_copied(tmp_path):
    path, copy = written(tmp_path / "tables.db", "t", last=3), tmp_path / "copy.db"
    run = CliRunner()
    done = run.invoke(app, ["db", "backup", str(copy), "--db", str(path)])
    assert done.exit_code == 0
    assert "log 3" in done.output
    done = run.invoke(app, ["db", "restore", str(copy), "--db", str(path)])
    assert done.exit_code == 0
    assert "log 3" in done.output
    assert ".before-" in done.output.replace("\n", "")
    missing = tmp_path / "tabels.db"
    done = run.invoke(app, ["db", "backup", str(tmp_path / "second.db"), "--db", str(missing)])
    assert done.exit_code != 0
    assert not missing.exists()
    assert not (tmp_path / "second.db").exists()
