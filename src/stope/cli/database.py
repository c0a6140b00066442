"""`stope db`: migrate, back up, restore and archive the database of the server.

The commands import modules of the server inside their functions. Imports at the top of this module
would slow down all other commands of ``stope``.
"""

import asyncio
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from stope.cli.console import print_line
from stope.locales import say

database_commands = typer.Typer(
    help="Migrate, back up, restore and archive the database of the server.", no_args_is_help=True
)

Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        # other users can read command lines, so a password belongs in the environment
        envvar="STOPE_DB",
        help="A file for SQLite, or a postgresql:// address.",
        show_default=False,
    ),
]


def usual_database() -> str:
    """Return the path of the default database file; create its folder."""
    folder = platformdirs.user_data_path("stope", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite")


@database_commands.command("migrate")
def migrate_database(database: Database = None) -> None:
    """Bring the schema of a database up to date."""
    from stope.tables.store.store import migrate

    asyncio.run(migrate(database or usual_database()))
    print_line(say("database-current"))


@database_commands.command("backup")
def backup_database(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    database: Database = None,
) -> None:
    """Copy an SQLite database, even while the server runs, and check the copy."""
    from stope.tables.store.backup import backup, file_of

    counts = backup(file_of(database or usual_database()), file.absolute())
    print_line(say("database-copied", file=str(file), rows=_in_words(counts)))


@database_commands.command("archive")
def archive_matches(database: Database = None) -> None:
    """Archive all finished matches that have no archive, so that new rules cannot affect them.

    The server archives each match when the match ends. Older matches, which ended before the server
    had archives, are archived by this command or when a player looks at them.
    """
    from stope.tables.archive_backfill import archive_missing
    from stope.tables.store.store import open_store

    async def archive() -> int:
        async with open_store(database or usual_database(), create=False) as store:
            return await archive_missing(store)

    print_line(say("database-archived", count=asyncio.run(archive())))


@database_commands.command("restore")
def restore_database(
    file: Annotated[Path, typer.Argument(help="A copy that `stope db backup` has written.")],
    database: Database = None,
) -> None:
    """Check a copy and replace the database with the copy; no server may be using the database."""
    from stope.tables.store.backup import file_of, restore

    path = file_of(database or usual_database())
    done = restore(file.absolute(), path)
    print_line(say("database-restored", file=str(path), rows=_in_words(done.counts)))
    if done.kept is not None:
        print_line(say("database-kept", file=str(done.kept)))


def _in_words(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items())
