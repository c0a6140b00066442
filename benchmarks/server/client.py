"""One client at one table after another: a person with a seat, or a spectator.

It does what a client in a browser does: it says hello with how much it has heard, asks with ids of
its own, and when the connection is lost it comes again and asks again for what was not answered.
Everything that it is told is kept, so that it can be compared with the log afterwards.
"""

import asyncio
import contextlib
import itertools
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from stope.server.auth import COOKIE
from stope.server.protocol.close_codes import CloseCode

#: Seconds between two pings.
_PING_SECONDS = 20.0
#: Seconds before the first attempt to reconnect, which double up to the longest pause.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 1.0


class Told(NamedTuple):
    """A message that a client heard, with its number and its time."""

    number: int
    at: float
    kind: str
    seat: int | None
    arrived: float


@dataclass(slots=True)
class Visit:
    """What a client has heard at one table, and the last state of that table."""

    table: str
    invitation: str | None
    told: list[Told] = field(default_factory=list)
    info: dict[str, Any] = field(default_factory=dict)
    views: list[dict[str, Any]] = field(default_factory=list)

    @property
    def status(self) -> str:
        """The status of the table: open, playing or over."""
        return str(self.info.get("status", "unknown"))


@dataclass(slots=True)
class Asked:
    """A request that waits for its answer."""

    text: str
    answer: asyncio.Future[dict[str, Any]]


class _Missed(Exception):
    """News with a number that does not follow the last one."""


def _owner(closed: ConnectionClosed) -> str | None:
    """Return the address of the process that owns the table, if the server named it."""
    close = closed.rcvd
    if close is None or close.code != CloseCode.OTHER_PROCESS:
        return None
    return close.reason or None


class Client:
    """A person with a token, or a spectator without one.

    ``origin`` is the address that a proxy would report: budgets are per address. On a
    ``faulty_line`` messages come twice, late or not at all; elsewhere that is a fault.
    """

    def __init__(
        self,
        addresses: list[str],
        person: str | None,
        token: str | None,
        *,
        origin: str,
        faulty_line: bool = False,
    ) -> None:
        self.faulty_line = faulty_line
        self.person = person
        self.token = token
        self.visits: list[Visit] = []
        #: descriptions of faults
        self.faults: list[str] = []
        self.lost_connections = 0
        #: when the first news came, for each connection
        self.greeted_at: list[float] = []
        self._addresses = itertools.cycle(addresses)
        self._address = next(self._addresses)
        self._headers = {"X-Forwarded-For": origin}
        if token is not None:
            self._headers["Cookie"] = f"{COOKIE}={token}"
        self._socket: ClientConnection | None = None
        self._asked: dict[str, Asked] = {}
        self._numbers = itertools.count(1)
        self._changed = asyncio.Event()
        self._greeted = False
        self._task: asyncio.Task[None] | None = None

    @property
    def visit(self) -> Visit:
        """The table where the client is now."""
        return self.visits[-1]

    @property
    def is_waiting(self) -> bool:
        """Whether a request has no answer yet."""
        return bool(self._asked)

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection to a server."""
        return self._socket is not None

    # Connections

    async def go_to(self, table: str, invitation: str | None) -> None:
        """Leave the present table and go to another; return when its state has arrived."""
        await self.leave()
        self.visits.append(Visit(table, invitation))
        self._task = asyncio.create_task(self._stay())
        await self.until(lambda visit: bool(visit.told))

    async def leave(self) -> None:
        """Close the connection for good."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def until(self, reached: Any) -> None:
        """Wait until a condition on what the client has heard holds."""
        while not reached(self.visit):
            self._changed.clear()
            await self._changed.wait()

    async def _stay(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            self._greeted = False
            try:
                await self._connect()
            except ConnectionClosed as closed:
                owner = _owner(closed)
                if owner not in {None, self._address}:
                    self._address = str(owner)
                    continue
            except (OSError, WebSocketException, TimeoutError, _Missed):
                pass
            except Exception as error:
                self.faults.append(f"a client failed: {error!r}")
                raise
            self._address = next(self._addresses)
            self.lost_connections += self._greeted
            pause = _FIRST_PAUSE if self._greeted else min(2 * pause, _LONGEST_PAUSE)
            # not all clients at once
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))

    async def _connect(self) -> None:
        where = f"{self._address.replace('http', 'ws', 1)}/api/tables/{self.visit.table}/socket"
        async with connect(
            where, additional_headers=self._headers, proxy=None, ping_interval=None, max_size=None
        ) as socket:
            heard = len(self.visit.told) or None
            invitation = self.visit.invitation
            hello = {"id": self._next_id(), "heard": heard, "invitation": invitation}
            await socket.send(json.dumps({"type": "hello", **hello}))
            pinging = asyncio.create_task(self._ping(socket))
            try:
                async for text in socket:
                    arrived = time.perf_counter()
                    message = json.loads(text)
                    self._hear(message, arrived)
                    # before its answer to hello, the server accepts no other request
                    if self._socket is None and message.get("id") == hello["id"]:
                        await self._ask_again(socket)
            finally:
                self._socket = None
                pinging.cancel()

    async def _ask_again(self, socket: ClientConnection) -> None:
        # requests from now on are sent at once; sending one twice does no harm
        self._socket = socket
        for asked in list(self._asked.values()):
            await socket.send(asked.text)

    async def _ping(self, socket: ClientConnection) -> None:
        # not all clients at once
        await asyncio.sleep(random.uniform(0.0, _PING_SECONDS))
        with contextlib.suppress(OSError, WebSocketException):
            while True:
                await socket.send(json.dumps({"type": "ping", "id": self._next_id()}))
                await asyncio.sleep(_PING_SECONDS)

    def _next_id(self) -> str:
        return f"c{next(self._numbers)}"

    # Requests and news

    async def ask(self, kind: str, identity: str | None = None, **values: Any) -> dict[str, Any]:
        """Send a request until it is answered, through every lost connection; return the answer."""
        identity = identity or self._next_id()
        text = json.dumps({"type": kind, "id": identity, **values})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked[identity] = Asked(text, answer)
        if self._socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                await self._socket.send(text)
        return await answer

    def _hear(self, message: dict[str, Any], arrived: float) -> None:
        match message["type"]:
            case "news":
                if not self._greeted:
                    self._greeted = True
                    self.greeted_at.append(arrived)
                self._note(message, arrived)
            case "presence":
                self.visit.info = message["table"]
            case "done" | "refused":
                asked = self._asked.pop(message["id"], None)
                if asked is not None:
                    asked.answer.set_result(message)
                elif message["type"] == "refused" and not self.faulty_line:
                    self.faults.append(f"refused: {message}")
        self._changed.set()

    def _note(self, news: dict[str, Any], arrived: float) -> None:
        visit = self.visit
        if self.faulty_line:
            self._sort_out(news)
            if news["heard"] < len(visit.told):
                return
        if news["fresh"] and visit.told:
            self.faults.append(f"told anew after {len(visit.told)} news")
            visit.told.clear()
        for happened in news["happened"]:
            if happened["heard"] != len(visit.told) + 1:
                self.faults.append(f"news {happened['heard']} after {len(visit.told)}")
            told = (happened["heard"], happened["at"], happened["kind"], happened["seat"])
            visit.told.append(Told(*told, arrived))
        if news["heard"] != len(visit.told):
            self.faults.append(f"heard {len(visit.told)} of {news['heard']} news")
        visit.info, visit.views = news["table"], news["views"]

    def _sort_out(self, news: dict[str, Any]) -> None:
        """Drop news that was heard before; missing news follows on the next connection."""
        if news["fresh"]:
            self.visit.told.clear()
        known = len(self.visit.told)
        news["happened"] = [one for one in news["happened"] if one["heard"] > known]
        if news["heard"] > known + len(news["happened"]):
            raise _Missed
