"""A proxy between clients and the server that loses, delays, repeats and cuts, as it is told.

It passes whole websocket messages on, over real connections on both sides. Each client has a line
of its own, named in its address: whatever goes wrong on a line is counted over all connections
that the client makes, in each direction.
"""

import asyncio
import contextlib
import enum
import json
import random
from collections.abc import AsyncIterator
from typing import Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

from stope.server.protocol.fields import LONGEST_REQUEST

Connection = ClientConnection | ServerConnection

#: Seconds that something is waited for which may never come.
_A_WHILE = 0.1


class Direction(enum.Enum):
    """Where a message goes."""

    TO_SERVER = "to the server"
    TO_CLIENT = "to the client"


class Fault(enum.Enum):
    """What happens to a message."""

    LOST = "is lost, and the line is cut"
    LAST = "arrives, and the line is cut at once"
    UNANSWERED = "arrives, and the line is cut when its answer is on the way"
    DELAYED = "arrives after the next one"
    TWICE = "arrives twice"
    LATE = "arrives on the old connection when its sender is back on a new one"


#: What can happen in a direction: answers to a message, and senders who come back, are clients'.
POSSIBLE = {
    Direction.TO_SERVER: tuple(Fault),
    Direction.TO_CLIENT: (Fault.LOST, Fault.LAST, Fault.DELAYED, Fault.TWICE),
}


class Weather(Protocol):
    """Decides what happens to each message of a line."""

    def strike(self, direction: Direction) -> Fault | None:
        """Return what happens to the next message in a direction."""
        ...


class OneFault:
    """One thing goes wrong, at one message."""

    def __init__(self, direction: Direction, message: int, fault: Fault) -> None:
        self._direction, self._message, self._fault = direction, message, fault
        self._passed = 0
        self.has_struck = False

    def strike(self, direction: Direction) -> Fault | None:
        if direction is not self._direction or self.has_struck:
            return None
        self._passed += 1
        self.has_struck = self._passed > self._message
        return self._fault if self.has_struck else None


class Storm:
    """Anything goes wrong at any time, until it is calm."""

    def __init__(self, seed: str, chance: float) -> None:
        self._random = random.Random(seed)
        self._chance = chance
        self.is_calm = False
        self.strikes = 0

    def strike(self, direction: Direction) -> Fault | None:
        if self.is_calm or self._random.random() >= self._chance:
            return None
        self.strikes += 1
        return self._random.choice(POSSIBLE[direction])


class Line:
    """All connections of one client, and the weather on them."""

    def __init__(self, weather: Weather) -> None:
        self.weather = weather
        self._greeted = asyncio.Condition()
        self._connections = 0

    async def note_greeting(self) -> None:
        """Say that a connection of the client has been told something by the server."""
        async with self._greeted:
            self._connections += 1
            self._greeted.notify_all()

    async def wait_for_next(self) -> None:
        """Wait until the client is back, or for a while."""
        async with self._greeted:
            before = self._connections
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_A_WHILE):
                    await self._greeted.wait_for(lambda: self._connections > before)


class _Link:
    """One connection of a client, and the one to the server behind it."""

    def __init__(self, line: Line, client: ServerConnection, server: ClientConnection) -> None:
        self._line, self._client, self._server = line, client, server
        #: the request whose answer is swallowed, with everything before it: the client is gone
        self._awaited: str | None = None
        self._swallowed = asyncio.Event()

    async def serve(self) -> None:
        """Pass messages on until an end is closed, and then close the other in the same way."""
        pumps = [
            asyncio.create_task(self._pump(Direction.TO_SERVER, self._client, self._server)),
            asyncio.create_task(self._pump(Direction.TO_CLIENT, self._server, self._client)),
        ]
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)
        closed = self._server.close_code
        if closed is not None and closed != 1006:
            await self._client.close(closed)
        self._cut()

    def _cut(self) -> None:
        self._client.transport.abort()
        self._server.transport.abort()

    async def _pump(self, direction: Direction, source: Connection, sink: Connection) -> None:
        with contextlib.suppress(WebSocketException):
            greeted = direction is Direction.TO_SERVER
            async for message in source:
                if direction is Direction.TO_CLIENT and self._awaited is not None:
                    self._swallow(message)
                    continue
                fault = self._line.weather.strike(direction)
                if fault is Fault.DELAYED:
                    await self._pass_after_next(source, sink, message)
                elif fault is not None and fault is not Fault.TWICE:
                    await self._pass_and_cut(fault, sink, message)
                    return
                else:
                    await sink.send(message)
                if fault is Fault.TWICE:
                    await sink.send(message)
                if not greeted:
                    greeted = True
                    await self._line.note_greeting()

    async def _pass_after_next(
        self, source: Connection, sink: Connection, message: str | bytes
    ) -> None:
        with contextlib.suppress(TimeoutError):
            await sink.send(await asyncio.wait_for(source.recv(), _A_WHILE))
        await sink.send(message)

    async def _pass_and_cut(self, fault: Fault, sink: Connection, message: str | bytes) -> None:
        if fault is Fault.LAST:
            await sink.send(message)
        if fault in (Fault.UNANSWERED, Fault.LATE):
            self._awaited = json.loads(message)["id"]
            if fault is Fault.LATE:
                self._client.transport.abort()
                await self._line.wait_for_next()
            await sink.send(message)
            self._client.transport.abort()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._swallowed.wait(), _A_WHILE)
        self._cut()

    def _swallow(self, message: str | bytes) -> None:
        if json.loads(message).get("id") == self._awaited:
            self._swallowed.set()


class Proxy:
    """Lines to a server."""

    def __init__(self, upstream: str) -> None:
        self._upstream = upstream.replace("http", "ws")
        self._lines: dict[str, Line] = {}
        self.address = ""

    def line(self, weather: Weather) -> str:
        """Return the address of a new line to the server."""
        name = str(len(self._lines))
        self._lines[name] = Line(weather)
        return f"{self.address}/{name}"

    async def accept(self, client: ServerConnection) -> None:
        """Pass on what a client says until one of the two ends it."""
        assert client.request is not None
        _, name, path = client.request.path.split("/", 2)
        cookies = client.request.headers.get_all("Cookie")
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(
                f"{self._upstream}/{path}",
                additional_headers=[("Cookie", cookie) for cookie in cookies],
                compression=None,
                proxy=None,
                close_timeout=_A_WHILE,
            ) as server:
                await _Link(self._lines[name], client, server).serve()


@contextlib.asynccontextmanager
async def proxy_to(upstream: str) -> AsyncIterator[Proxy]:
    """Stand before a server until the block is left."""
    proxy = Proxy(upstream)
    async with serve(
        proxy.accept,
        "127.0.0.1",
        0,
        compression=None,
        max_size=2 * LONGEST_REQUEST,
        close_timeout=_A_WHILE,
    ) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        proxy.address = f"ws://127.0.0.1:{port}"
        yield proxy
