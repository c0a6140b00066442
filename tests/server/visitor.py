"""A client as its author would write it: it comes back, and asks again what was not answered.

What it needs for that is little: a number, how much it has heard, and an outbox, the requests
without an answer. A request keeps its id however often it is sent.
"""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from stope.server.auth import COOKIE
from stope.server.protocol.close_codes import CloseCode
from tests.server.serving import PATIENCE

#: Seconds before the next attempt to connect.
_PAUSE = 0.01
#: The server takes who is silent for a minute to be gone.
_PING_SECONDS = 20.0


class Missed(Exception):
    """News that does not follow on what was heard: something between got lost."""


class Visitor:
    """One person's view of one table, through any number of connections."""

    def __init__(
        self, name: str, address: str, token: str | None, invitation: str | None = None
    ) -> None:
        self.name = name
        self.heard: int | None = None
        self.story: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.views: list[dict[str, Any]] = []
        self.outbox: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.connections = 0
        # the address of the socket that was given, and that of the process that owns the table
        self._first = self._address = address
        self._headers = {} if token is None else {"Cookie": f"{COOKIE}={token}"}
        self._invitation = invitation
        self._ids = itertools.count(1)
        self._changed = asyncio.Condition()
        self._line: ClientConnection | None = None

    # For those who play

    async def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """Ask, as often as needed, and return the answer."""
        identity = f"{self.name}-{next(self._ids)}"
        request = self.outbox[identity] = {"type": kind, "id": identity, **values}
        if self._line is not None:
            await self._send(self._line, request)
        await self._wait_for(lambda: identity in self.answers)
        return self.answers[identity]

    async def until(self, reached: Callable[["Visitor"], Any]) -> None:
        """Wait until something is so, as far as has been heard."""
        await self._wait_for(lambda: self.table and reached(self))

    async def _wait_for(self, reached: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(reached)

    @contextlib.asynccontextmanager
    async def visiting(self) -> Any:
        """Stay connected, whatever happens, until the block is left."""
        staying = asyncio.create_task(self._stay())
        try:
            yield self
        finally:
            staying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await staying

    # Connections

    async def _stay(self) -> None:
        while True:
            address, self._address = self._address, self._first
            with contextlib.suppress(WebSocketException, InvalidHandshake, OSError, Missed):
                async with connect(
                    address,
                    additional_headers=self._headers,
                    compression=None,
                    proxy=None,
                    close_timeout=_PAUSE,
                ) as line:
                    self.connections += 1
                    await self._talk(line)
            await asyncio.sleep(_PAUSE)

    async def _talk(self, line: ClientConnection) -> None:
        pinging = asyncio.create_task(self._ping(line))
        try:
            await self._greet(line)
            self._line = line
            for request in list(self.outbox.values()):
                await self._send(line, request)
            async for message in line:
                await self._take(json.loads(message))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == CloseCode.OTHER_PROCESS:
                self._follow(closed.rcvd.reason)
            raise
        finally:
            self._line = None
            pinging.cancel()

    def _follow(self, reason: str) -> None:
        """Connect to the owner of the table next; only once, because it may be gone."""
        if reason:
            owner = urlsplit(reason)
            path = urlsplit(self._first).path
            self._address = f"ws://{owner.netloc}{owner.path}{path}"

    async def _greet(self, line: ClientConnection) -> None:
        """Say hello, and wait for the answer: before it nothing else is understood."""
        hello = {
            "type": "hello",
            "id": f"{self.name}-hello-{self.connections}",
            "heard": self.heard,
            "invitation": self._invitation,
        }
        await line.send(json.dumps(hello))
        async for message in line:
            told = json.loads(message)
            await self._take(told)
            if told.get("id") == hello["id"]:
                assert told["type"] == "done", told
                return

    async def _send(self, line: ClientConnection, request: dict[str, Any]) -> None:
        with contextlib.suppress(WebSocketException):  # it is sent again on the next line
            await line.send(json.dumps(request))

    async def _ping(self, line: ClientConnection) -> None:
        for number in itertools.count():
            await asyncio.sleep(_PING_SECONDS)
            await self._send(line, {"type": "ping", "id": f"ping-{number}"})

    # What is told

    async def _take(self, told: dict[str, Any]) -> None:
        if told["type"] == "news":
            self._take_news(told)
        elif told.get("id") in self.outbox:
            del self.outbox[told["id"]]
            self.answers[told["id"]] = told
        async with self._changed:
            self._changed.notify_all()

    def _take_news(self, news: dict[str, Any]) -> None:
        if news["fresh"]:
            # what cancelled out is left out of it: there may be gaps
            self.story, self.heard = news["happened"], news["heard"]
        for happened in news["happened"]:
            if happened["heard"] > (self.heard or 0) + 1:
                raise Missed
            if happened["heard"] == (self.heard or 0) + 1:
                self.story.append(happened)
                self.heard = happened["heard"]
        if news["heard"] < (self.heard or 0):
            return  # old news once more
        if news["heard"] > (self.heard or 0):
            raise Missed
        self.table, self.views = news["table"], news["views"]
