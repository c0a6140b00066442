"""The clients of one table, players and spectators; after a match they play another together."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from benchmarks.server.client import Client
from benchmarks.server.http_client import HttpClient
from benchmarks.server.servers import PATIENCE, Server

#: Clients that connect or sit down at once before a measurement begins.
_AT_ONCE = 20
#: The probability that a player of Diamant goes on.
_GO_ON_SHARE = 0.75


class Kind(NamedTuple):
    """A game with its number of players; the others at the table watch."""

    game: str
    seats: int
    #: moves of a match, about
    length: int


#: Tables of every game, in turn. Diamant has all seats decide at once.
KINDS = (
    Kind("diamant", 4, 80),
    Kind("duel", 2, 120),
    Kind("diamant", 3, 60),
    Kind("dark-cave", 4, 160),
    Kind("dark-cave", 3, 140),
)


@dataclass(slots=True)
class Move:
    """A move that a client sent, and when."""

    table: str
    person: str
    identity: str
    sent: float
    acknowledged: float | None = None


class Party:
    """The clients of one table; they stay together for one match after another."""

    def __init__(
        self, kind: Kind, clients: Sequence[Client], http: HttpClient, origin: str
    ) -> None:
        self.kind = kind
        self.clients = list(clients)
        self.moves: list[Move] = []
        self.matches = 0
        self._http = http
        self._origin = origin
        self._moving: set[Client] = set()
        self._between_matches = True
        self._moving_on: asyncio.Task[None] | None = None

    @property
    def faults(self) -> list[str]:
        """The descriptions of all faults."""
        return [fault for client in self.clients for fault in client.faults]

    @property
    def _players(self) -> list[Client]:
        return self.clients[: self.kind.seats]

    # Sitting down

    async def open_table(self) -> None:
        """Open a table, sit down and start."""
        given = {"game": self.kind.game, "seats": self.kind.seats}
        host = self.clients[0].token
        made = await self._http.post("/api/tables", self._origin, host, json=given)
        made.raise_for_status()
        await self._sit_down(made.json()["table"], made.json()["invitation"])

    async def _sit_down(self, table: str, invitation: str | None) -> None:
        await asyncio.gather(*(client.go_to(table, invitation) for client in self.clients))
        for seat, client in enumerate(self._players):
            sat = {"seat": seat, "name": f"P{seat}", "nonce": secrets.token_hex(16)}
            await self._expect_done(client, "sit", **sat)
        await self._expect_done(self.clients[0], "start")
        for client in self.clients:
            await client.until(lambda visit: visit.status != "open" and visit.views)
        self.matches += 1
        self._between_matches = False

    async def _expect_done(self, client: Client, kind: str, **values: Any) -> None:
        while True:
            answer = await client.ask(kind, **values)
            if answer["type"] == "done":
                return
            if answer["code"] != "game-not-ready":
                client.faults.append(f"{kind} was refused: {answer}")
                return
            # a server that has just been started says so
            await asyncio.sleep(0.1)

    # Playing

    def owing(self) -> list[tuple[Client, dict[str, Any]]]:
        """Return the clients that owe a decision, each with the view of its seat."""
        if self._between_matches:
            return []
        return [
            (client, client.visit.views[0])
            for client in self._players
            if client not in self._moving and client.is_connected and client.visit.views[0]["moves"]
        ]

    def move(
        self, client: Client, view: dict[str, Any], rng: random.Random
    ) -> Coroutine[Any, Any, None]:
        """Let a client make one of its legal moves, and wait for the answer."""
        self._moving.add(client)
        return self._move(client, view, rng)

    async def _move(self, client: Client, view: dict[str, Any], rng: random.Random) -> None:
        seat, turn = view["seat"], view["turn"]
        assert client.person is not None
        move = Move(client.visit.table, client.person, f"m{seat}-{turn}", time.perf_counter())
        self.moves.append(move)
        made = {"seat": seat, "turn": turn, "move": _choice(view["moves"], rng)}
        answer = await client.ask("move", move.identity, **made)
        if answer["type"] == "done":
            move.acknowledged = time.perf_counter()
        elif not client.faulty_line:  # there the view may be old
            client.faults.append(f"a move was refused: {made} {answer}")
        self._moving.discard(client)
        if client.visit.status == "over" and not self._between_matches:
            self._between_matches = True
            self._moving_on = asyncio.create_task(self._play_again())

    async def _play_again(self) -> None:
        """Move to another table, all together."""
        for client in self.clients:
            await client.until(lambda visit: visit.status == "over")
        host = self.clients[0]
        while host.visit.info["next_table"] is None:
            # a repeated request is refused here, and the news tells the table
            path = f"/api/tables/{host.visit.table}/rematch"
            await self._http.post(path, self._origin, host.token)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await host.until(lambda visit: visit.info["next_table"])
        for client in self.clients:
            await client.until(lambda visit: visit.info["next_table"])
        await self._sit_down(host.visit.info["next_table"], host.visit.invitation)

    async def finish(self) -> None:
        """Wait until every request is answered and every client is connected."""
        try:
            async with asyncio.timeout(PATIENCE):
                if self._moving_on is not None:
                    await self._moving_on
                while any(one.is_waiting or not one.is_connected for one in self.clients):
                    await asyncio.sleep(0.05)
        except TimeoutError:
            self.clients[0].faults.append(f"table {self.clients[0].visit.table} hangs")

    async def leave(self) -> None:
        """Close all connections."""
        await asyncio.gather(*(client.leave() for client in self.clients))


def _choice(moves: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    # uniform decisions would end every cave of Diamant after a card or two
    bold = [move for move in moves if move["move"] == "go-on"]
    return bold[0] if bold and rng.random() < _GO_ON_SHARE else rng.choice(moves)


@contextlib.asynccontextmanager
async def parties_at(
    servers: Sequence[Server],
    tables: int,
    sockets: int,
    faulty_line: Callable[[str], str] | None = None,
) -> AsyncIterator[list[Party]]:
    """Return parties at a number of tables, spread over the servers, ready to play.

    ``faulty_line`` makes a proxy for every client to the address of a server.
    """
    many, http = asyncio.Semaphore(_AT_ONCE), HttpClient(servers)
    addresses = [server.address for server in servers]

    async def gathered(number: int) -> Party:
        async with many:
            party = await _gather(addresses, http, number, sockets // tables, faulty_line)
            await party.open_table()
            return party

    parties = await asyncio.gather(*(gathered(number) for number in range(tables)))
    try:
        yield parties
    finally:
        await asyncio.gather(*(party.leave() for party in parties))
        await http.close()


async def _gather(
    addresses: list[str],
    http: HttpClient,
    number: int,
    size: int,
    faulty_line: Callable[[str], str] | None,
) -> Party:
    kind = KINDS[number % len(KINDS)]
    # each party has an address of its own
    origin = f"10.0.{number // 250}.{number % 250 + 1}"
    clients = []
    for place in range(size):
        first = place % len(addresses)
        nearest = addresses[first:] + addresses[:first]
        person, token = None, None
        if place < kind.seats:
            person, token = await http.create_person(f"P{place}", origin)
        if faulty_line is not None:
            nearest = [faulty_line(address) for address in nearest]
        faulty = faulty_line is not None
        clients.append(Client(nearest, person, token, origin=origin, faulty_line=faulty))
    return Party(kind, clients, http, origin)
