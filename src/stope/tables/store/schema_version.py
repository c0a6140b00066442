"""The schema version of a database, and its migration to the newest one."""

import functools
import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from stope.errors.database import DatabaseTooNew, DatabaseTooOld

_SCRIPTS = Path(__file__).parent / "migrations"

#: Alembic keeps its state in module globals: one migration at a time in a process.
_migrating = threading.Lock()


@functools.cache
def _known() -> tuple[str, ...]:
    """Return all schema versions, newest first."""
    return tuple(script.revision for script in ScriptDirectory(_SCRIPTS).walk_revisions())


def version_of(connection: Connection) -> str | None:
    """Return the schema version of a database; None: it has none of our tables."""
    return MigrationContext.configure(connection).get_current_revision()


def is_current(connection: Connection, given: str) -> bool:
    """Return whether a database has the newest schema; refuse a newer one.

    ``given`` is the name of the database for the refusal.
    """
    version = version_of(connection)
    if version is not None and version not in _known():
        raise DatabaseTooNew(given=given, version=version, expected=_known()[0])
    return version == _known()[0]


def check_current(connection: Connection, given: str) -> None:
    """Refuse a database that does not have the newest schema."""
    if not is_current(connection, given):
        version = version_of(connection) or "0"
        raise DatabaseTooOld(given=given, version=version, expected=_known()[0])


def bring_up_to_date(connection: Connection, given: str) -> None:
    """Migrate a database to the newest schema, in the transaction that is open.

    The caller keeps other processes out meanwhile, and stays in one thread.
    """
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with _migrating:
        if not is_current(connection, given):
            command.upgrade(config, "head")
