"""`stope serve` and `stope db`: the server and its database.

What only the server needs is loaded when it is served: it would make every other command slower.
"""

import asyncio
import os
import signal
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Annotated

import platformdirs
import typer

from stope.locales import say

#: Seconds that connections have to close when the server stops.
_PATIENCE = 5
#: Who answers no ping for so many seconds is gone; one is sent as often.
_PING_SECONDS = 20.0
#: Seconds after which nobody waits any longer for the lobby to answer.
_OPEN_SECONDS = 60.0

database_commands = typer.Typer(help="Care for the database of the server.", no_args_is_help=True)

Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        # a password has no place in the list of processes
        envvar="STOPE_DB",
        help="A file for SQLite, or a postgresql:// address.",
        show_default=False,
    ),
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
    public_url: Annotated[
        str | None,
        typer.Option(
            envvar="STOPE_PUBLIC_URL",
            help="Where people find the server, if a proxy stands before it: https://...",
            show_default=False,
        ),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="STOPE_TRUST_PROXY",
            help="A proxy, or a network of them, that may say for whom it asks: 127.0.0.1.",
            show_default=False,
        ),
    ] = None,
    bot_pace: Annotated[
        float,
        typer.Option(
            envvar="STOPE_BOT_PACE",
            help="Seconds that people have to see one move before a bot makes the next.",
            min=0.0,
            max=10.0,
        ),
    ] = 0.8,
    log_json: Annotated[
        bool,
        typer.Option(
            "--log-json",
            envvar="STOPE_LOG_JSON",
            help="Log every request, one JSON object in a line. Otherwise only what goes wrong.",
        ),
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the lobby in the browser of this machine.")
    ] = False,
) -> None:
    """Serve tables over HTTP and websockets."""
    import uvicorn

    from stope.cli.first_start import serve_while_compiling
    from stope.server.app import make_app
    from stope.server.front import proxy_settings, read_public_url
    from stope.server.logs import JSON_LOGS
    from stope.server.pages import client_is_built
    from stope.server.wire import LONGEST_REQUEST

    public_origin = None if public_url is None else read_public_url(public_url)
    trusted = proxy_settings(trust_proxy or [])
    where = database or usual_database()
    # a refusal is one sentence here, and a page of calls once the server runs
    asyncio.run(_check(where))
    address = public_origin or f"http://{host}:{port}"
    print(say("serving", address=address), flush=True)
    if not client_is_built():
        print(say("serving-no-client"), flush=True)
    elif open_browser and _has_display():
        # from here the server is reached at its own port, whatever stands before it
        threading.Thread(target=_open, args=(_own_address(host, port),), daemon=True).start()
    # who is asked to stop and does so has not failed
    signal.signal(signal.SIGTERM, _stop)
    if open_browser:
        serve_while_compiling()
    uvicorn.run(
        make_app(where, public_origin=public_origin, bot_pace=bot_pace),
        host=host,
        port=port,
        ws_max_size=LONGEST_REQUEST,
        # compressing small messages takes more time and memory for each socket than it saves
        ws_per_message_deflate=False,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        timeout_graceful_shutdown=_PATIENCE,
        **({"log_config": JSON_LOGS} if log_json else {"log_level": "warning"}),
        access_log=False,
        server_header=False,
        **trusted,
    )


def _own_address(host: str, port: int) -> str:
    """Return where this machine finds the server: who listens everywhere also listens here."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    shown = everywhere.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _has_display() -> bool:
    """Return whether a browser would have a window; otherwise one for terminals might start."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    """Open the lobby as soon as it answers."""
    over = time.monotonic() + _OPEN_SECONDS
    while time.monotonic() < over:
        try:
            with urllib.request.urlopen(address, timeout=5):
                break
        except OSError:
            time.sleep(0.2)
    else:
        return
    webbrowser.open(address)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    """End the process; uvicorn comes back to this when everything is closed."""
    raise SystemExit(0)


async def _check(database: str) -> None:
    from stope.tables.store import open_store

    async with open_store(database) as store, store.listen():
        pass


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
