"""`stope serve` and `stope db`: the server and its database.

What only the server needs is loaded when it is served: it would make every other command slower.
"""

import asyncio
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from stope.locales import say

#: Seconds that connections have to close when the server stops.
_PATIENCE = 5

database_commands = typer.Typer(help="Care for the database of the server.", no_args_is_help=True)

Database = Annotated[
    str | None,
    typer.Option("--db", help="A file for SQLite, or a postgresql:// address.", show_default=False),
]


def usual_database() -> str:
    """Return the file that tables are kept in when nothing else is said."""
    folder = platformdirs.user_data_path("stope", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: Database = None,
) -> None:
    """Serve tables over HTTP and websockets."""
    import uvicorn

    from stope.server.app import make_app
    from stope.server.wire import LONGEST_REQUEST

    app = make_app(database or usual_database())
    print(say("serving", address=f"http://{host}:{port}"))
    uvicorn.run(
        app,
        host=host,
        port=port,
        ws_max_size=LONGEST_REQUEST,
        # compressing small messages takes more time and memory for each socket than it saves
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_PATIENCE,
        log_level="warning",
        server_header=False,
    )


@database_commands.command("migrate")
def migrate_database(database: Database = None) -> None:
    """Bring the schema of a database up to date."""
    from stope.tables.store import migrate

    asyncio.run(migrate(database or usual_database()))
    print(say("database-current"))


@database_commands.command("backup")
def backup_database(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    database: Database = None,
) -> None:
    """Copy a database in a file, also while the server runs."""
    from stope.tables.store import open_store

    async def copy() -> None:
        async with open_store(database or usual_database()) as store:
            await store.backup(file)

    asyncio.run(copy())
    print(say("database-copied", file=str(file)))
