"""One websocket of one person to one table: requests in, answers and news out."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import Any

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from stope.errors.base import StopeError, shown
from stope.errors.server import (
    BadRequest,
    HintsOff,
    IdUsed,
    NotKnown,
    RateLimited,
    TooOften,
    TryLater,
)
from stope.errors.tables import (
    NoSeatHere,
    NoSpectators,
    NoSuchTable,
    RemovedFromTable,
    SeatNotYours,
)
from stope.locales import DEFAULT, LANGUAGES, say
from stope.server.access import check_admitted, may_have_several_seats
from stope.server.bot_pacing import BotSpeed
from stope.server.budgets import Payer
from stope.server.context import AppContext
from stope.server.metrics import REFUSALS
from stope.server.presence import NOTE_VALID_SECONDS
from stope.server.protocol.messages import (
    MESSAGE,
    REQUEST,
    AskHint,
    AskWhyNot,
    Beat,
    Done,
    Free,
    Hand,
    Hello,
    HintsInfo,
    LetGuestIn,
    MakeMove,
    Message,
    Mute,
    Ping,
    Refused,
    Rename,
    Request,
    Say,
    SeatBot,
    SetBotSpeed,
    Sit,
    Skip,
    Start,
    TakeBack,
    Undo,
    Verdict,
)
from stope.server.protocol.validation_errors import bad_request, id_of, sentence
from stope.server.rate_limit import TokenBucket
from stope.server.table_session import TableSession
from stope.tables.log_entries import (
    BotSat,
    Freed,
    Handed,
    LetIn,
    LogEntry,
    Moved,
    Renamed,
    Said,
    Sat,
    Started,
    TakenBack,
    Undone,
)
from stope.tables.store.store import Person
from stope.view import View

log = logging.getLogger(__name__)

#: Close codes. uvicorn closes all sockets with 1012 (try again soon) when it stops.
FAILED = 1011
BAD_REQUESTS = 4400
NOT_ALLOWED = 4403
NOT_FOUND = 4404
REMOVED = 4410
UNREADABLE = 4500
LATER = 1013
TOO_SLOW = 4408
TOO_OFTEN = 4429

#: Messages that may wait for a slow reader before it is disconnected.
_MOST_WAITING = 64
#: Invalid requests before the connection is closed.
_MOST_BAD = 20
_BEAT_SECONDS = 15.0
_GOODBYE_SECONDS = 1.0
#: Seconds of silence after which a client is disconnected; it sends pings more often than that.
_SILENCE_SECONDS = 60.0
#: Answers that are kept for repeated requests.
_MOST_ANSWERED = 100
#: Rate limit of requests of one connection, burst and per second: more than any person needs, and
#: enough for a program that plays a long chain of small steps.
_AT_ONCE, _PER_SECOND = 400, 50


class Connection:
    """A connection, as a listener of a session."""

    def __init__(
        self,
        socket: WebSocket,
        context: AppContext,
        session: TableSession,
        person: Person | None,
        address: str | None,
    ) -> None:
        self.person = None if person is None else person.id
        self.address = address
        self.muted: set[str] = set()
        self.bot_speed: BotSpeed = "normal"
        self._socket = socket
        self._context = context
        self._session = session
        self._name = "" if person is None else person.name
        self._language = DEFAULT if person is None else person.language
        self._waiting: asyncio.Queue[Message | str | int] = asyncio.Queue(_MOST_WAITING)
        self._answered: OrderedDict[str, tuple[Request, Done | Refused]] = OrderedDict()
        self._allowance = TokenBucket(_AT_ONCE, _PER_SECOND)
        # requests for hints that are not answered yet
        self._hinting: dict[str, tuple[Request, asyncio.Task[None]]] = {}
        self._bad = 0
        self._greeted = False
        self._invitation: str | None = None
        self._cut = asyncio.Event()

    @property
    def table(self) -> str:
        """The table that it is connected to."""
        return self._session.table.identity

    @property
    def _payer(self) -> Payer:
        return self._session.payer(self.person, self.address)

    # Sending

    def tell(self, message: Message | str) -> None:
        """Queue a message for sending. A reader that is too slow is disconnected."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(message)
            return
        self._cut.set()

    def turn_away(self) -> None:
        """Close the connection: spectators are not allowed."""
        self.close(NOT_ALLOWED)

    def table_gone(self) -> None:
        """Close the connection: the table does not exist any more."""
        self.close(NOT_FOUND)

    def removed(self) -> None:
        """Close the connection: the host has removed this guest from the table."""
        self.close(REMOVED)

    def close(self, code: int) -> None:
        """Close the connection, ahead of all messages in the queue."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(code)

    async def _send(self) -> None:
        while True:
            message = await self._next()
            try:
                if isinstance(message, int):
                    await self._socket.close(message)
                    return
                if not isinstance(message, str):
                    message = MESSAGE.dump_json(message).decode()
                await self._socket.send_text(message)
            except RuntimeError as closed:
                # uvicorn says so after it has closed the socket by itself, because of a bad frame
                raise WebSocketDisconnect from closed

    async def _next(self) -> Message | str | int:
        """Return the next message, or a heartbeat if there was none for a while."""
        with contextlib.suppress(asyncio.QueueEmpty):
            return self._waiting.get_nowait()
        try:
            async with asyncio.timeout(_BEAT_SECONDS):
                return await self._waiting.get()
        except TimeoutError:
            return Beat()

    # Receiving

    async def serve(self) -> None:
        """Serve the client until one side closes the connection."""
        work = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._receive()),
            asyncio.create_task(self._wait_for_cut()),
        ]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._session.go(self)
            self._context.pending_turns.go(self)
            for task in [*work, *(task for _, task in self._hinting.values())]:
                task.cancel()
            ended = await asyncio.gather(*work, return_exceptions=True)
            await self._hang_up(ended)
            if self._greeted and self.person not in self._session.presence.connected:
                # without a database other processes notice the absence a little later
                with contextlib.suppress(Exception):
                    await self._attend(0.0)

    async def _wait_for_cut(self) -> None:
        await self._cut.wait()

    async def _hang_up(self, ended: list[Any]) -> None:
        """Close what is still open; an error of ours is logged, and the client may come again."""
        code = TOO_SLOW if self._cut.is_set() else 1000
        for problem in ended:
            if isinstance(problem, SQLAlchemyError):
                log.error("a connection ends, the database does not answer: %s", problem)
                code = LATER
            elif isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect):
                log.error("a connection failed", exc_info=problem)
                code = FAILED
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
                self._cut.set()
                return
            except WebSocketDisconnect:
                return
            if received["type"] == "websocket.disconnect":
                return
            await self._hear(received)

    async def _hear(self, received: Any) -> None:
        if not self._may_ask():
            REFUSALS.labels(TooOften.code()).inc()
            self.close(TOO_OFTEN)
            return
        try:
            request = _read(received)
        except BadRequest as refusal:
            self.tell(self._refused(id_of(received.get("text") or ""), refusal))
            return
        if isinstance(request, AskHint):
            self._hint_later(request)
            return
        answer = await self._answer_once(request)
        self.tell(answer)
        if not self._greeted and isinstance(answer, Refused) and answer.code == RateLimited.code():
            # after the answer, which says when to come again
            self._waiting.put_nowait(TOO_OFTEN)

    def _may_ask(self) -> bool:
        """Return whether a request may be read, and count it for all sockets of the person."""
        requests, payer = self._context.budgets.requests, Payer(self.person, self.address, None)
        if requests.wait(payer) > 0.0 or not self._allowance.take(""):
            return False
        requests.charge(payer, 1.0)
        return True

    def _hint_later(self, request: AskHint) -> None:
        """Start working out a hint; the connection answers everything else meanwhile."""
        if request.id in self._hinting:
            asked, _ = self._hinting[request.id]
            if asked != request:
                self.tell(self._refused(request.id, IdUsed(given=shown(request.id))))
            return  # the answer is on its way

        async def answer() -> None:
            try:
                self.tell(await self._answer_once(request))
            # an error of ours costs a hint, not the connection
            except Exception:
                log.exception("a hint failed")
                self.tell(self._refused(request.id, TryLater()))
            finally:
                del self._hinting[request.id]

        self._hinting[request.id] = request, asyncio.create_task(answer())

    async def _answer_once(self, request: Request) -> Done | Refused:
        """Return the answer to a request, the same one if the request is repeated."""
        if request.id in self._answered:
            before, answer = self._answered[request.id]
            used = IdUsed(given=shown(request.id))
            return answer if before == request else self._refused(request.id, used)
        try:
            result = await self._answer(request)
        except StopeError as refusal:
            answer = self._refused(request.id, refusal)
        else:
            answer = Done(id=request.id, result=result)
        self._answered[request.id] = request, answer
        if len(self._answered) > _MOST_ANSWERED:
            self._answered.popitem(last=False)
        return answer

    def _refused(self, identity: str | None, refusal: StopeError) -> Refused:
        """Return a refusal as an answer; too many invalid requests close the connection."""
        code = refusal.code()
        REFUSALS.labels(code).inc()
        if isinstance(refusal, BadRequest):
            self._bad += 1
            if self._bad >= _MOST_BAD:
                self.close(BAD_REQUESTS)
        rule, message = refusal.details.get("rule"), sentence(refusal, self._language)
        return Refused(id=identity, code=code, rule=rule, message=message)

    async def _answer(self, request: Request) -> HintsInfo | Verdict | None:
        if not self._greeted and not isinstance(request, Hello):
            raise BadRequest(given=request.type, expected="hello")
        match request:
            case Hello():
                await self._greet(request)
            case Ping():
                pass  # receiving it was all that a ping is for
            case Mute():
                await self._mute(request)
            case AskHint():
                return await self._hint(request)
            case AskWhyNot():
                return self._why_not(request)
            case SetBotSpeed():
                self.bot_speed = request.speed
                self._session.bots.change_pace()
            case Skip():
                if self.person is None or not self._session.table.seats_of(self.person):
                    raise NoSeatHere
                self._session.bots.skip(self.person)
            case _:
                if self.person is None:
                    raise NotKnown
                turn = request.turn if isinstance(request, MakeMove) else None
                entry = self._entry(request, self.person)
                several = not isinstance(request, Sit) or await may_have_several_seats(
                    self._context, self._session.table, self.person, self._invitation
                )
                await self._session.do(
                    entry,
                    self.person,
                    request.id,
                    turn=turn,
                    address=self.address,
                    several=several,
                )
        return None

    def _entry(self, request: Request, person: str) -> LogEntry:
        match request:
            case Sit():
                return Sat(seat=request.seat, person=person, name=request.name, nonce=request.nonce)
            case SeatBot():
                return BotSat(seat=request.seat, level=request.level)
            case Free():
                return Freed(seat=request.seat)
            case Rename():
                return Renamed(seat=request.seat, name=request.name)
            case LetGuestIn():
                return LetIn(person=request.person)
            case Start():
                return Started()
            case MakeMove():
                return Moved(seat=request.seat, move=request.move)
            case Hand():
                return Handed(seat=request.seat, level=request.level)
            case TakeBack():
                return TakenBack(seat=request.seat)
            case Undo():
                return Undone(seat=request.seat)
            case Say():
                return Said(
                    person=person, name=self._name, phrase=request.phrase, text=request.text
                )
        raise BadRequest(given=request.type, expected="-")

    async def _greet(self, hello: Hello) -> None:
        if hello.language in LANGUAGES:
            self._language = hello.language
        self.bot_speed = hello.bot_speed
        await self._check_admitted(hello.invitation)
        self._context.budgets.hellos.spend(self._payer)
        self._invitation = hello.invitation
        if self.person is not None:
            self.muted = await self._context.store.muted_by(self.person)
            # without a database it is noted a little later
            with contextlib.suppress(Exception):
                await self._attend(NOTE_VALID_SECONDS)
        await self._session.catch_up_with(self.person, hello.heard)
        self._greeted = True
        await self._session.come(self, hello.heard)
        await self._context.pending_turns.come(self, self._context.registry.find_table)

    async def _attend(self, seconds: float) -> None:
        """Note for other processes that the person is connected."""
        if self.person is not None:
            at = self._context.now()
            await self._context.store.attend([(self.table, self.person)], at, at + seconds)

    async def _check_admitted(self, invitation: str | None) -> None:
        try:
            await check_admitted(self._context, self._session.table, self.person, invitation)
        except NoSuchTable:
            self.close(NOT_FOUND)
            raise
        except NoSpectators:
            self.close(NOT_ALLOWED)
            raise
        except RemovedFromTable:
            self.close(REMOVED)
            raise

    async def _mute(self, request: Mute) -> None:
        if self.person is None:
            raise NotKnown
        # each is a row in the database for good, so only people whom others can hear may be muted
        if request.on and not self._session.knows(request.person):
            raise BadRequest(given=shown(request.person), expected="person")
        self._context.budgets.entries.spend(self._payer)
        store = self._context.store
        await store.mute(self.person, request.person, request.on)
        muted = await store.muted_by(self.person)
        for connection in self._context.connections:
            if connection.person == self.person:
                connection.muted = muted

    def _own_view(self, seat: int) -> View:
        table = self._session.table
        if seat not in table.seats_of(self.person) or table.match is None:
            raise SeatNotYours(seat=seat)
        return table.match.view(seat)

    def _why_not(self, request: AskWhyNot) -> Verdict:
        view = self._own_view(request.seat)
        refusal = view.why_not(view.game.moves.from_json(request.move))
        if refusal is None:
            return Verdict(rule=None, message=None)
        reason = say(refusal.details["refusal"], language=self._language)
        return Verdict(rule=refusal.rule, message=reason)

    async def _hint(self, request: AskHint) -> HintsInfo:
        if not self._session.table.opened.settings.hints:
            raise HintsOff
        view = self._own_view(request.seat)
        assert self.person is not None
        asker = self.person, self.address or ""
        self._context.hint_queue.check(*asker)
        self._context.budgets.hints.spend(Payer(self.person, self.address, self.table))
        found = await self._context.hint_queue.advise(*asker, view)
        return HintsInfo.model_validate(found.to_json())


def _read(received: Any) -> Request:
    text = received.get("text")
    if text is None:
        raise BadRequest(given=shown(received.get("bytes")), expected="JSON")
    try:
        return REQUEST.validate_json(text)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False)[0]
        raise bad_request(first, text) from problem
