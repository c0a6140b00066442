"""A real server on a real port, and people who talk to it."""

import contextlib
import json
import secrets
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from typing import IO, Any
from urllib.parse import urljoin

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stope.server.app import make_app
from stope.server.auth import COOKIE
from stope.server.budgets import Budgets
from stope.server.context import ProcessSettings
from stope.server.protocol.close_codes import CloseCode
from stope.server.proxy import proxy_settings
from stope.server.rate_limit import TokenBucket
from stope.server.uvicorn_settings import uvicorn_settings
from tests.support.child_processes import started

#: Seconds after which a test gives up; nothing here takes nearly as long.
PATIENCE = 120
#: How often a client follows the address of a table's owner.
MOST_REDIRECTS = 5


@contextlib.contextmanager
def served(
    database: str,
    allowance: TokenBucket | None = None,
    public_origin: str | None = None,
    proxies: Sequence[str] = (),
    *,
    ping_seconds: float = 20.0,
    budgets: Budgets | None = None,
) -> Iterator[str]:
    """Serve a database and return the address, until the block is left."""
    with running(
        make_app(database, allowance, public_origin, ProcessSettings(budgets=budgets)),
        **uvicorn_settings(ping_seconds),
        **proxy_settings(proxies),
    ) as address:
        yield address


@contextlib.contextmanager
def running(app: FastAPI, **settings: Any) -> Iterator[str]:
    """Serve an application and return the address, until the block is left."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning", **settings))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    over = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < over
        time.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def wait_until_ready(address: str) -> None:
    """Wait until all games can be played."""
    over = time.monotonic() + 2 * PATIENCE
    while True:
        with contextlib.suppress(httpx.TransportError):
            games = httpx.get(f"{address}/api/games").json()
            if all(game["ready"] == 1 for game in games):
                return
        assert time.monotonic() < over
        time.sleep(0.2)


def wait_until_answering(address: str) -> None:
    """Wait until a server answers at all."""
    over = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{address}/healthz")
            return
        assert time.monotonic() < over
        time.sleep(0.02)


@contextlib.contextmanager
def process(
    database: str,
    port: int,
    errors: IO[bytes] | None = None,
    environment: dict[str, str] | None = None,
    *options: str,
) -> Iterator[subprocess.Popen[bytes]]:
    """Serve a database in a process of its own, and a group of its own, that can be killed."""
    command = [sys.executable, "-m", "stope", "serve", "--port", str(port), "--db", database]
    # nobody looks on: bots need not wait until a move was seen
    command += ["--bot-pace", "0", *options]
    with started(command, stdout=subprocess.DEVNULL, stderr=errors, env=environment) as running:
        yield running


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Guest:
    """A person with a token, or somebody who only watches."""

    def __init__(self, address: str, name: str | None = None, language: str = "en") -> None:
        self.address = address
        # redirects lead to the process that owns a table
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, follow_redirects=True)
        self.person: str | None = None
        if name is not None:
            given = self.http.post("/api/people", json={"name": name, "language": language})
            assert given.status_code == 200, given.text
            self.person = given.json()["person"]

    def become(self, other: "Guest") -> None:
        """Be the same person as somebody at another address."""
        self.person = other.person
        self.http.cookies.set(COOKIE, other.http.cookies[COOKIE])

    def open_table(self, **given: Any) -> dict[str, Any]:
        made = self.http.post("/api/tables", json=given)
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found

    @contextlib.contextmanager
    def at(self, table: str, **hello: Any) -> Iterator["Line"]:
        """Connect to a table, at the process that owns it, and say hello."""
        headers, greet = {}, hello.pop("greet", True)
        if COOKIE in self.http.cookies:
            headers["Cookie"] = f"{COOKIE}={self.http.cookies[COOKIE]}"
        address = self.address
        for _ in range(MOST_REDIRECTS):
            with connect(
                f"{address.replace('http', 'ws')}/api/tables/{table}/socket",
                additional_headers=headers,
                proxy=None,
            ) as connection:
                line = Line(connection)
                if greet:
                    try:
                        line.answer = line.ask("hello", **hello)
                    except ConnectionClosed as closed:
                        if closed.rcvd is None or closed.rcvd.code != CloseCode.OTHER_PROCESS:
                            raise
                        address = urljoin(self.address, closed.rcvd.reason)
                        continue
                yield line
                return
        raise AssertionError(f"sent on more than {MOST_REDIRECTS} times")

    def close(self) -> None:
        self.http.close()


class Line:
    """A connection: asks, and keeps everything it is told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.socket = connection
        self.told: list[dict[str, Any]] = []
        self.answer: dict[str, Any] = {}

    def send(self, kind: str, **values: Any) -> str:
        identity = values.pop("id", None) or secrets.token_hex(8)
        self.socket.send(json.dumps({"type": kind, "id": identity, **values}))
        return str(identity)

    def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        self.told.append(message)
        return message

    def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        identity = self.send(kind, **values)
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused") and message["id"] in (identity, None):
                return message

    @property
    def news(self) -> dict[str, Any]:
        """The last news."""
        return next(message for message in reversed(self.told) if message["type"] == "news")

    def until(self, reached: Any) -> dict[str, Any]:
        """Wait until the news says something."""
        while not any(message["type"] == "news" for message in self.told) or not reached(self.news):
            self.hear()
        return self.news


def close_code(closed: ConnectionClosed) -> int:
    """Return the code with which the server closed a connection."""
    assert closed.rcvd is not None
    return int(closed.rcvd.code)


def closed_with(line: Line) -> int:
    """Hear everything, and return the code with which the connection is closed after it."""
    with pytest.raises(ConnectionClosed) as closed:
        line.until(lambda news: False)
    return close_code(closed.value)


def nonce() -> str:
    """Return a number to mix into the cards."""
    return secrets.token_hex(16)
