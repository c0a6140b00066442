"""One websocket of one person to one table: it reads requests and sends answers and updates.

A connection is ``GREETING`` until its first valid hello, then ``FOLLOWING`` the table, and at last
``CLOSED``. Requests are answered by ``RequestHandler``.
"""

import asyncio
import contextlib
import logging
from enum import Enum, auto
from typing import Any

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from stope.errors.base import StopeError, shown
from stope.errors.server import BadRequest, RateLimited, TooOften
from stope.locales import DEFAULT
from stope.server.bot_pacing import BotSpeed
from stope.server.budgets import Payer
from stope.server.context import AppContext
from stope.server.metrics import REFUSALS
from stope.server.outbox import Closing, Outbox
from stope.server.presence import NOTE_VALID_SECONDS
from stope.server.protocol.close_codes import CloseCode
from stope.server.protocol.requests import REQUEST, AskHint, Request
from stope.server.protocol.updates import MESSAGE, Message, Refused
from stope.server.protocol.validation_errors import bad_request, id_of, sentence
from stope.server.rate_limit import TokenBucket
from stope.server.request_handler import RequestHandler
from stope.server.table_session import TableSession
from stope.tables.store.store import Person

log = logging.getLogger(__name__)

#: Invalid requests before the connection is closed.
_MOST_BAD = 20
_GOODBYE_SECONDS = 1.0
#: Seconds of silence after which a client is disconnected; it sends pings more often than that.
_SILENCE_SECONDS = 60.0
#: Rate limit of requests of one connection, burst and per second: more than any person needs, and
#: enough for a program that plays a long chain of small steps.
_AT_ONCE, _PER_SECOND = 400, 50


class ConnectionState(Enum):
    """How far a connection is."""

    #: accepted, but the client has not said hello
    GREETING = auto()
    #: a subscriber of the table
    FOLLOWING = auto()
    CLOSED = auto()


class Connection:
    """A connection, as a subscriber of a table session."""

    def __init__(
        self,
        socket: WebSocket,
        context: AppContext,
        session: TableSession,
        person: Person | None,
        address: str | None,
    ) -> None:
        self.context = context
        self.session = session
        self.person = None if person is None else person.id
        #: the name and language of the person
        self.name = "" if person is None else person.name
        self.language = DEFAULT if person is None else person.language
        self.address = address
        #: the persons whose talk is left out
        self.muted: set[str] = set()
        self.bot_speed: BotSpeed = "normal"
        #: the invitation that came with the hello
        self.invitation: str | None = None
        self.state = ConnectionState.GREETING
        self._socket = socket
        self._outbox = Outbox()
        self._handler = RequestHandler(self)
        self._allowance = TokenBucket(_AT_ONCE, _PER_SECOND)
        self._bad = 0
        self._silent = False

    @property
    def table(self) -> str:
        """The table that it is connected to."""
        return self.session.table.identity

    @property
    def is_following(self) -> bool:
        """Whether the client has said hello."""
        return self.state is ConnectionState.FOLLOWING

    @property
    def payer(self) -> Payer:
        """The buckets that pay for the requests of this connection."""
        return self.session.payer(self.person, self.address)

    # As a subscriber

    def tell(self, message: Message | str) -> None:
        """Queue a message for sending. A reader that is too slow is disconnected."""
        self._outbox.put(message)

    def turn_away(self) -> None:
        """Close the connection: spectators are not allowed."""
        self.close(CloseCode.NOT_ALLOWED)

    def table_gone(self) -> None:
        """Close the connection: the table does not exist any more."""
        self.close(CloseCode.NOT_FOUND)

    def removed(self) -> None:
        """Close the connection: the host has removed this guest from the table."""
        self.close(CloseCode.REMOVED)

    def owned_elsewhere(self, address: str | None) -> None:
        """Close the connection: another process, at this address, owns the table now."""
        self.close(CloseCode.OTHER_PROCESS, address or "")

    def close(self, code: CloseCode, reason: str = "") -> None:
        """Close the connection, ahead of all messages in the queue."""
        self._outbox.close(code, reason)

    async def follow(self, known: int | None) -> None:
        """Become a subscriber that has heard ``known`` entries already."""
        self.state = ConnectionState.FOLLOWING
        await self.session.come(self, known)
        await self.context.pending_turns.come(self, self.context.registry.find_table)

    async def note_presence(self, seconds: float = NOTE_VALID_SECONDS) -> None:
        """Note for other processes that the person is connected, for this many seconds."""
        # without a database they notice a little later
        with contextlib.suppress(Exception):
            if self.person is not None:
                at = self.context.now()
                await self.context.store.attend([(self.table, self.person)], at, at + seconds)

    # The socket

    async def serve(self) -> None:
        """Serve the client until one side closes the connection."""
        work = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._receive()),
            asyncio.create_task(self._outbox.keep_alive()),
            asyncio.create_task(self._outbox.overflowed.wait()),
        ]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            followed = self.is_following
            self.state = ConnectionState.CLOSED
            self.session.go(self)
            self.context.pending_turns.go(self)
            self._handler.cancel()
            for task in work:
                task.cancel()
            ended = await asyncio.gather(*work, return_exceptions=True)
            await self._hang_up(ended)
            if followed and self.person not in self.session.presence.connected:
                await self.note_presence(0.0)

    async def _send(self) -> None:
        while True:
            message = await self._outbox.next()
            try:
                if isinstance(message, Closing):
                    await self._socket.close(message.code, message.reason)
                    return
                if not isinstance(message, str):
                    message = MESSAGE.dump_json(message).decode()
                await self._socket.send_text(message)
            except RuntimeError as closed:
                # uvicorn says so after it has closed the socket by itself, because of a bad frame
                raise WebSocketDisconnect from closed

    async def _hang_up(self, ended: list[Any]) -> None:
        """Close what is still open; an error of ours is logged, and the client may come again."""
        slow = self._silent or self._outbox.overflowed.is_set()
        code = CloseCode.TOO_SLOW if slow else CloseCode.NORMAL
        for problem in ended:
            if isinstance(problem, SQLAlchemyError):
                log.error("a connection ends, the database does not answer: %s", problem)
                code = CloseCode.TRY_LATER
            elif isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect):
                log.error("a connection failed", exc_info=problem)
                code = CloseCode.FAILED
        if self._socket.application_state == WebSocketState.CONNECTED:
            # a client that does not read may not even take a close frame
            with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(self._socket.close(code), _GOODBYE_SECONDS)

    async def _receive(self) -> None:
        while True:
            try:
                async with asyncio.timeout(_SILENCE_SECONDS):
                    received = await self._socket.receive()
            except TimeoutError:
                self._silent = True
                return
            except WebSocketDisconnect:
                return
            if received["type"] == "websocket.disconnect":
                return
            await self._hear(received)

    async def _hear(self, received: Any) -> None:
        if not self._may_ask():
            REFUSALS.labels(TooOften.code()).inc()
            self.close(CloseCode.TOO_OFTEN)
            return
        try:
            request = _read(received)
        except BadRequest as refusal:
            self.tell(self.refused(id_of(received.get("text") or ""), refusal))
            return
        if isinstance(request, AskHint):
            self._handler.answer_later(request)
            return
        answer = await self._handler.answer_once(request)
        self.tell(answer)
        limited = isinstance(answer, Refused) and answer.code == RateLimited.code()
        if limited and self.state is ConnectionState.GREETING:
            # after the answer, which says when to come again
            self._outbox.close_after(CloseCode.TOO_OFTEN)

    def _may_ask(self) -> bool:
        """Return whether a request may be read, and count it for all sockets of the person."""
        requests, payer = self.context.budgets.requests, Payer(self.person, self.address, None)
        if requests.wait(payer) > 0.0 or not self._allowance.take(""):
            return False
        requests.charge(payer, 1.0)
        return True

    def refused(self, identity: str | None, refusal: StopeError) -> Refused:
        """Return a refusal as an answer; too many invalid requests close the connection."""
        code = refusal.code()
        REFUSALS.labels(code).inc()
        if isinstance(refusal, BadRequest):
            self._bad += 1
            if self._bad >= _MOST_BAD:
                self.close(CloseCode.BAD_REQUESTS)
        rule, message = refusal.details.get("rule"), sentence(refusal, self.language)
        return Refused(id=identity, code=code, rule=rule, message=message)


def _read(received: Any) -> Request:
    text = received.get("text")
    if text is None:
        raise BadRequest(given=shown(received.get("bytes")), expected="JSON")
    try:
        return REQUEST.validate_json(text)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False)[0]
        raise bad_request(first, text) from problem
