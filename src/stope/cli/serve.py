"""`stope serve`: start the server, and open the lobby in a browser.

The command imports modules of the server inside its function. Imports at the top of this module
would slow down all other commands of ``stope``.
"""

import asyncio
import os
import signal
import sys
import threading
import time
import urllib.request
import webbrowser
from types import FrameType
from typing import Annotated

import typer

from stope.cli.console import print_line
from stope.cli.database import Database, usual_database
from stope.cli.server_address import offer_to_others, warn_of_others
from stope.locales import say

#: Wait at most this many seconds for the lobby to answer; if it does not, open no browser.
_OPEN_SECONDS = 60.0


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: Database = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            envvar="STOPE_PUBLIC_URL",
            help="The public address of the server behind a proxy: https://...",
            show_default=False,
        ),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="STOPE_TRUST_PROXY",
            help="A proxy, or a network of proxies, whose X-Forwarded headers are believed.",
            show_default=False,
        ),
    ] = None,
    bot_pace: Annotated[
        float,
        typer.Option(
            envvar="STOPE_BOT_PACE",
            help="Seconds between a move and the next move of a bot, so that people can follow.",
            min=0.0,
            max=10.0,
        ),
    ] = 0.8,
    address: Annotated[
        str | None,
        typer.Option(
            envvar="STOPE_ADDRESS",
            help="Where clients reach this process, if several share a PostgreSQL: a URL, or a path"
            " that the proxy strips, such as /at/1. Usually the address it listens on.",
            show_default=False,
        ),
    ] = None,
    log_json: Annotated[
        bool,
        typer.Option(
            "--log-json",
            envvar="STOPE_LOG_JSON",
            help="Log every request as a JSON object in one line, not only errors.",
        ),
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the lobby in the browser of this machine.")
    ] = False,
) -> None:
    """Start a server with tables at which people play, over HTTP and websockets."""
    import uvicorn

    from stope.cli.first_start import serve_while_compiling
    from stope.cli.lan_address import EVERY_INTERFACE, address_for_others
    from stope.server.addresses import NetworkAddress
    from stope.server.app import make_app
    from stope.server.context import ProcessSettings
    from stope.server.json_logging import JSON_LOGS
    from stope.server.proxy import proxy_settings, read_process_address, read_public_url
    from stope.server.static_client import client_is_built
    from stope.server.uvicorn_settings import uvicorn_settings

    public_origin = None if public_url is None else read_public_url(public_url)
    trusted = proxy_settings(trust_proxy or [])
    if address is not None:
        address = read_process_address(address)
    elif port:
        address = _own_address(host, port).rstrip("/")
    chosen_database = database or usual_database()
    # a bad database is refused here in one sentence; uvicorn would print a long traceback
    asyncio.run(_check(chosen_database))
    print_line(say("serving", address=public_origin or _own_address(host, port)))
    if public_origin is None:
        warn_of_others(host, port)
    if not client_is_built():
        print_line(say("serving-no-client"))
    if open_browser and public_origin is None:
        offer_to_others(host, port)
    if client_is_built() and open_browser and _has_display():
        # the browser on this machine opens the server's own address, even if there is a proxy
        threading.Thread(target=_open, args=(_own_address(host, port),), daemon=True).start()
    # a server that is stopped by SIGTERM ends with status 0
    signal.signal(signal.SIGTERM, _stop)
    if open_browser:
        serve_while_compiling()
    uvicorn.run(
        make_app(
            chosen_database,
            public_origin=public_origin,
            settings=ProcessSettings(bot_pace=bot_pace, address=address),
            network_address=lambda bound: NetworkAddress(
                address_for_others(host, bound), address_for_others(EVERY_INTERFACE[0], bound)
            ),
        ),
        host=host,
        port=port,
        **uvicorn_settings(),
        **({"log_config": JSON_LOGS} if log_json else {"log_level": "warning"}),
        **trusted,
    )


def _own_address(host: str, port: int) -> str:
    """Return the URL at which this machine reaches the server."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    shown = everywhere.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _has_display() -> bool:
    """Return whether a browser can open a window; without a display, a text browser might start."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    """Open the lobby in a browser once the server answers; give up after ``_OPEN_SECONDS``."""
    deadline = time.monotonic() + _OPEN_SECONDS
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(address, timeout=5):
                break
        except OSError:
            time.sleep(0.2)
    else:
        return
    webbrowser.open(address)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    """Handle SIGTERM: end the process with status 0.

    uvicorn replaces this handler while it serves, and restores it when everything is closed.
    """
    raise SystemExit(0)


async def _check(database: str) -> None:
    from stope.tables.store.store import open_store

    async with open_store(database) as store, store.listen():
        pass
