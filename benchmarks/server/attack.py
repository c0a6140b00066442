"""One process under attack: how long honest players wait for their answers meanwhile.

One person, from one address, writes as many entries as the server lets them into one table: a bot
on a seat, and away again. Then four sockets say hello to that table without end. Another person
opens tables of eight masters and leaves them. Beside that, honest players move at a steady rate,
from addresses of their own; their answers are what is measured.
"""

import asyncio
import contextlib
import itertools
import json
import secrets
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.server.audit import Audit, audit
from benchmarks.server.figures import milliseconds
from benchmarks.server.http_client import HttpClient
from benchmarks.server.pace import Pace
from benchmarks.server.party import Party, parties_at
from benchmarks.server.servers import Server, serving
from stope.server.auth import COOKIE

#: Sockets that say hello, and tables of masters that are left, as in the attack that was found.
_HELLOS, _MASTER_TABLES = 4, 25
#: The addresses of the attackers.
_WRITER, _HOST = "203.0.113.1", "203.0.113.2"
#: An honest player against one master, whose answers are timed.
_PLAYER = "203.0.113.3"


@dataclass(slots=True)
class AttackFigures:
    """The measured figures."""

    entries: int
    hellos: int
    before: list[float]
    meanwhile: list[float]
    bots_before: list[float]
    bots_meanwhile: list[float]
    audit: Audit

    def table(self) -> dict[str, str]:
        """Return the figures as a table."""
        return {
            "entries that one person could write": str(self.entries),
            "hellos that were answered": str(self.hellos),
            "answer to a move before, median / p99 / most": milliseconds(self.before),
            "answer to a move under hellos": milliseconds(self.meanwhile),
            "answer of a master before": milliseconds(self.bots_before),
            "answer of a master beside 25 tables of masters": milliseconds(self.bots_meanwhile),
            "lost, doubled or differing": str(len(self.audit.faults)),
        }


async def measure(
    tables: int, moves: float, seconds: float, writing: float, masters: int = _MASTER_TABLES
) -> AttackFigures:
    """Attack one process on SQLite: write for a number of seconds, then measure."""
    with (
        tempfile.TemporaryDirectory(prefix="stope-attack-") as folder,
        serving(str(Path(folder) / "tables.sqlite")) as (server,),
    ):
        await server.until_ready()
        http = HttpClient([server])
        async with parties_at([server], tables, 4 * tables) as parties:
            pace = Pace(parties, moves)
            before = await _answers(pace, parties, seconds)
            entries, table, token = await _write(server, http, writing)
            async with _hellos(server, table, token) as hellos:
                meanwhile = await _answers(pace, parties, seconds)
            await pace.finish(parties)
        found = await audit(server.database, parties)
        bots_before = await _bot_answers(server, http, seconds)
        for _ in range(masters):
            await _leave_masters(server, http)
        bots_meanwhile = await _bot_answers(server, http, seconds)
        await http.close()
    return AttackFigures(
        entries=entries,
        hellos=len(hellos),
        before=before,
        meanwhile=meanwhile,
        bots_before=bots_before,
        bots_meanwhile=bots_meanwhile,
        audit=found,
    )


async def _answers(pace: Pace, parties: list[Party], seconds: float) -> list[float]:
    """Return the delays of the answers to moves that were sent in a number of seconds."""
    begun = time.perf_counter()
    await pace.go(seconds)
    await pace.settle()
    sent = [move for party in parties for move in party.moves if move.sent >= begun]
    return [move.acknowledged - move.sent for move in sent if move.acknowledged is not None]


# Entries and hellos


async def _write(server: Server, http: HttpClient, seconds: float) -> tuple[int, str, str]:
    """Seat a bot and remove it as often as the server allows; return how often."""
    _, token = await http.create_person("Mallory", _WRITER)
    given = {"game": "diamant", "seats": 3}
    made = (await http.post("/api/tables", _WRITER, token, json=given)).json()
    entries, over = 0, time.perf_counter() + seconds
    async with _socket(server, made["table"], token, _WRITER) as socket:
        await _ask(socket, "hello")
        while time.perf_counter() < over:
            # ten at a time, as fast as a connection may ask
            for _ in range(5):
                for kind, values in (("seat-bot", {"level": "miner"}), ("free", {})):
                    answer = await _ask(socket, kind, seat=1, **values)
                    entries += answer["type"] == "done"
            await asyncio.sleep(0.2)
    return entries, made["table"], token


@contextlib.asynccontextmanager
async def _hellos(server: Server, table: str, token: str) -> AsyncIterator[list[float]]:
    """Say hello from four sockets until the block ends; the list gets the times of the answers."""
    answered: list[float] = []

    async def greet_again_and_again() -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with _socket(server, table, token, _WRITER) as socket:
                    while True:
                        answer = await _ask(socket, "hello")
                        if answer["type"] == "done":
                            answered.append(time.perf_counter())
                        else:
                            await asyncio.sleep(0.05)
            await asyncio.sleep(0.05)

    greeting = [asyncio.create_task(greet_again_and_again()) for _ in range(_HELLOS)]
    try:
        yield answered
    finally:
        for task in greeting:
            task.cancel()
        await asyncio.gather(*greeting, return_exceptions=True)


# Masters


async def _leave_masters(server: Server, http: HttpClient) -> None:
    """Start a match with seven masters and one's own seat, and leave."""
    _, token = await http.create_person("Mallory", _HOST)
    async with _begun(server, http, token, _HOST, seats=8) as (socket, _):
        await _ask(socket, "hand", seat=0, level="master")


async def _bot_answers(server: Server, http: HttpClient, seconds: float) -> list[float]:
    """Return how long a master took to answer an honest player, over a number of seconds."""
    taken: list[float] = []
    over = time.perf_counter() + seconds
    _, token = await http.create_person("Ann", _PLAYER)
    while time.perf_counter() < over:
        async with _begun(server, http, token, _PLAYER, seats=3) as (socket, first):
            views = first
            while time.perf_counter() < over and views and views[0]["moves"]:
                begun = time.perf_counter()
                views = await _go_on(socket, views[0])
                taken.append(time.perf_counter() - begun)
    return taken


async def _go_on(socket: ClientConnection, view: dict[str, Any]) -> list[dict[str, Any]]:
    """Move, and return the view of the next own turn, or the last one of the match."""
    turn = view["turn"]
    await _send(socket, "move", seat=0, turn=turn, move={"move": "go-on"})
    while True:
        told = json.loads(await socket.recv())
        if told["type"] != "news":
            continue
        views: list[dict[str, Any]] = told["views"]
        if told["table"]["status"] == "over" or (views[0]["turn"] > turn and views[0]["moves"]):
            return views


@contextlib.asynccontextmanager
async def _begun(
    server: Server, http: HttpClient, token: str, origin: str, seats: int
) -> AsyncIterator[tuple[ClientConnection, list[dict[str, Any]]]]:
    """Sit down among masters and start; yield the socket and the first views."""
    given = {"game": "diamant", "seats": seats}
    made = await http.post("/api/tables", origin, token, json=given)
    while made.status_code == HTTPStatus.TOO_MANY_REQUESTS:  # opening tables is limited
        await asyncio.sleep(1.0)
        made = await http.post("/api/tables", origin, token, json=given)
    async with _socket(server, made.json()["table"], token, origin) as socket:
        await _ask(socket, "hello")
        await _ask(socket, "sit", seat=0, name="P", nonce=secrets.token_hex(16))
        for seat in range(1, seats):
            await _ask(socket, "seat-bot", seat=seat, level="master")
        identity = await _send(socket, "start")
        views: list[dict[str, Any]] = []
        while True:
            told = json.loads(await socket.recv())
            views = told.get("views") or views
            if told.get("id") == identity and views:
                break
        yield socket, views


# Sockets

_numbers = itertools.count(1)


def _socket(server: Server, table: str, token: str, origin: str) -> connect:
    return connect(
        f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        additional_headers={"Cookie": f"{COOKIE}={token}", "X-Forwarded-For": origin},
        proxy=None,
        ping_interval=None,
        max_size=None,
    )


async def _send(socket: ClientConnection, kind: str, **values: Any) -> str:
    identity = f"a{next(_numbers)}"
    await socket.send(json.dumps({"type": kind, "id": identity, **values}))
    return identity


async def _ask(socket: ClientConnection, kind: str, **values: Any) -> dict[str, Any]:
    identity = await _send(socket, kind, **values)
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told.get("id") == identity:
            return told
