"""Backups of an SQLite database to a file, and restoring them.

A backup only reads: the database may be in use, of an older version, or on a read-only disk. A copy
gets its final name only after it was checked.
"""

import contextlib
import errno
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import URL, NullPool, create_engine

from stope.errors.database import ForeignDatabase, NoBackup, NoDatabase, NotReplaced
from stope.errors.files import CannotWrite
from stope.tables.store import schema_version
from stope.tables.store.database import read_address, shown_address
from stope.tables.store.schema import METADATA
from stope.tables.store.sqlite import check_file, served_by_this_process

#: Seconds to wait for other writers.
_PATIENCE = 30.0
#: The files that SQLite keeps beside a database; beside another database they would corrupt it.
_BESIDE = ("-wal", "-shm", "-journal")
#: The first bytes of every SQLite database.
_MAGIC = b"SQLite format 3\0"

#: The number of rows of each table.
Counts: TypeAlias = dict[str, int]


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored, and the new name of the database that was there before."""

    counts: Counts
    kept: Path | None


def file_of(address: str) -> Path:
    """Return the file of a database; PostgreSQL makes its own backups."""
    url = read_address(address)
    if url.drivername != "sqlite":
        raise NoBackup(given=shown_address(url))
    return Path(str(url.database))


def backup(source: Path, target: Path) -> Counts:
    """Write a consistent copy of a database to a new file, and return its row counts."""
    # a link that leads nowhere is something, too
    if os.path.lexists(target):
        raise CannotWrite(given=str(target), reason=os.strerror(errno.EEXIST))
    with _copied(source, target) as (copy, counts):
        copy.replace(target)
        _sync_folder(target.parent)
    return counts


def restore(copy: Path, target: Path) -> Restored:
    """Replace a database that no server is using by a backup.

    The copy is checked before anything is changed. The previous database is kept under another name
    together with its journal, so that neither is applied to the other. A link to the database stays
    a link: SQLite keeps the journal beside the file itself. Nothing but a database of ours is
    replaced, whatever a mistyped path leads to.
    """
    target = _resolved(target)
    if not target.parent.is_dir():
        raise CannotWrite(given=str(target), reason=os.strerror(errno.ENOENT))
    _check_replaceable(target)
    with served_by_this_process(target):
        with _copied(copy, target) as (checked, counts):
            _take_owner(checked, target if target.exists() else target.parent)
            kept = _set_aside(target)
            checked.replace(target)
            _sync_folder(target.parent)
        _take_owner(target.with_name(f"{target.name}.lock"), target)
    return Restored(counts, kept)


@contextlib.contextmanager
def _copied(source: Path, target: Path) -> Iterator[tuple[Path, Counts]]:
    """Copy a database to a temporary file beside ``target``, check it, and clean up."""
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
    except OSError as error:
        raise CannotWrite(given=str(target), reason=error.strerror) from error
    os.close(handle)
    beside = Path(name)
    try:
        yield beside, _copy(source, beside)
    finally:
        beside.unlink(missing_ok=True)


def _resolved(path: Path) -> Path:
    """Return where a path leads, through all links."""
    try:
        return path.resolve()
    except RuntimeError:  # links that lead in a circle
        raise CannotWrite(given=str(path), reason=os.strerror(errno.ELOOP)) from None


def _check_replaceable(target: Path) -> None:
    """Refuse to replace what is no database of ours; a damaged one may be replaced."""
    if not target.exists():
        return
    if not target.is_file() or not _is_ours(target):
        raise NotReplaced(given=str(target))


def _is_ours(path: Path) -> bool:
    """Return whether a file is a database of ours, damaged or not, or is empty."""
    with path.open("rb") as file:
        head = file.read(len(_MAGIC))
    if head != _MAGIC:
        # nothing was written yet, or the first page was lost
        return not any(head)
    uri = f"{path.as_uri()}?mode=ro&immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error:
        return True
    return not names or "alembic_version" in names


def _copy(source: Path, beside: Path) -> Counts:
    with _reading(source) as original:
        # fixes the snapshot that all later reads see
        original.execute("BEGIN")
        counts = _counts(original, source)
        try:
            with contextlib.closing(sqlite3.connect(beside)) as copy:
                original.backup(copy)
                # a single file, without a journal beside it
                copy.execute("PRAGMA journal_mode=DELETE")
                _check(copy, source)
                found = _counts(copy, source)
        except sqlite3.Error as error:
            raise CannotWrite(given=str(beside), reason=str(error)) from error
    if found != counts:
        raise CannotWrite(given=str(beside), reason=f"{_told(found)}, not {_told(counts)}")
    with beside.open("rb+") as written:
        os.fsync(written.fileno())
    return counts


@contextlib.contextmanager
def _reading(source: Path) -> Iterator[sqlite3.Connection]:
    """Open a database of ours without changing it.

    SQLite may leave the empty files beside it that it keeps for every database in use.
    """
    check_file(source)
    # its journal is beside the file itself, not beside a link to it
    source = source.resolve()
    # on a read-only disk there are no writers, and SQLite has to be told to create no files
    fixed = not os.access(source.parent, os.W_OK) and not Path(f"{source}-wal").exists()
    mode = "mode=ro&immutable=1" if fixed else "mode=ro"
    try:
        with contextlib.closing(
            sqlite3.connect(
                f"{source.as_uri()}?{mode}",
                uri=True,
                timeout=_PATIENCE,
                isolation_level=None,
            )
        ) as connection:
            connection.execute("PRAGMA query_only=ON")
            yield connection
    except sqlite3.Error as error:
        raise NoDatabase(given=str(source), reason=str(error)) from error


def _counts(connection: sqlite3.Connection, source: Path) -> Counts:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    names = {name for (name,) in found}
    if "alembic_version" not in names:
        raise ForeignDatabase(given=str(source))
    # an older version may lack some of them
    ours = sorted(names & set(METADATA.tables))
    return {
        name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in ours
    }


def _check(copy: sqlite3.Connection, source: Path) -> None:
    """Refuse a copy that SQLite's checks reject, or that a newer program has made."""
    problems = [row[0] for row in copy.execute("PRAGMA integrity_check(3)") if row[0] != "ok"]
    if not problems:
        problems = [
            f"{row[0]} without {row[2]}" for row in copy.execute("PRAGMA foreign_key_check")
        ]
    if problems:
        raise NoDatabase(given=str(source), reason="; ".join(problems[:3]))
    (_, _, name) = next(iter(copy.execute("PRAGMA database_list")))
    engine = create_engine(URL.create("sqlite", database=name), poolclass=NullPool)
    with engine.connect() as connection:
        schema_version.is_current(connection, str(source))


def _set_aside(target: Path) -> Path | None:
    """Rename a database with its journal files, and return the new name.

    The old name stays in use until another file takes it, so that a server which starts meanwhile
    never finds it missing and creates an empty database.
    """
    if not target.exists():
        for ending in _BESIDE:
            target.with_name(target.name + ending).unlink(missing_ok=True)
        return None
    kept = _free_name(target)
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(target)) as old:
        # once checkpointed, the file no longer depends on the journal; a damaged one still may
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try:
        os.link(target, kept)
    except OSError:
        target.rename(kept)  # not every file system has links
    for ending in _BESIDE:
        log = target.with_name(target.name + ending)
        if log.exists():
            log.rename(kept.with_name(kept.name + ending))
    return kept


def _free_name(target: Path) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = [
        f"{target.name}.before-{stamp}",
        *(f"{target.name}.before-{stamp}-{n}" for n in range(2, 100)),
    ]
    return next(target.with_name(name) for name in names if not target.with_name(name).exists())


def _take_owner(path: Path, like: Path) -> None:
    """Give a file the owner of another: the server often runs as another user."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and path.exists():
        found = like.stat()
        os.chown(path, found.st_uid, found.st_gid)


def _sync_folder(folder: Path) -> None:
    """Flush a folder to disk; not every system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _told(counts: Counts) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items())
