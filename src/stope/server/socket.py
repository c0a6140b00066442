"""One connection of one person to one table: requests in, answers and news out."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from stope.bots.hints import hints
from stope.errors import (
    BadRequest,
    HintsOff,
    IdUsed,
    NoSpectators,
    NoSuchTable,
    NotKnown,
    SeatNotYours,
    StopeError,
    TooOften,
    shown,
)
from stope.locales import DEFAULT, LANGUAGES, say
from stope.match import View
from stope.server.admission import check_admitted
from stope.server.house import House
from stope.server.limits import Allowance
from stope.server.metrics import REFUSALS
from stope.server.reading import bad_request, id_of, sentence
from stope.server.room import ATTENDED_SECONDS, Room
from stope.server.wire import (
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
    MakeMove,
    Message,
    Mute,
    Ping,
    Refused,
    Request,
    Say,
    SeatBot,
    Sit,
    Start,
    TakeBack,
    Verdict,
)
from stope.tables.entries import BotSat, Entry, Freed, Handed, Moved, Said, Sat, Started, TakenBack
from stope.tables.store import Person

log = logging.getLogger(__name__)

#: Why a connection is closed. With 1012, come again soon, uvicorn closes all when it stops.
FAILED = 1011
BAD_REQUESTS = 4400
NOT_ALLOWED = 4403
NOT_FOUND = 4404
UNREADABLE = 4500
LATER = 1013
TOO_SLOW = 4408
TOO_OFTEN = 4429

#: Messages that may wait for a slow reader before it is cut off.
_MOST_WAITING = 64
#: Requests that make no sense before the connection is closed.
_MOST_BAD = 20
_BEAT_SECONDS = 15.0
_GOODBYE_SECONDS = 1.0
#: A client that has been silent for so long is gone; it sends a ping more often than that.
_SILENCE_SECONDS = 60.0
#: Answers that are kept for requests that come once more.
_MOST_ANSWERED = 100
#: Requests that a connection may make at once, and how many more with every second: more than any
#: person, and enough for a program that plays a long chain of small steps.
_AT_ONCE, _PER_SECOND = 400, 50
#: The same for what people say, which everyone who comes later has to hear, too.
_SAID_AT_ONCE, _SAID_PER_SECOND = 20, 1


class Connection:
    """A listener in a room."""

    def __init__(self, socket: WebSocket, house: House, room: Room, person: Person | None) -> None:
        self.person = None if person is None else person.id
        self.muted: set[str] = set()
        self._socket = socket
        self._house = house
        self._room = room
        self._name = "" if person is None else person.name
        self._language = DEFAULT if person is None else person.language
        self._waiting: asyncio.Queue[Message | str | int] = asyncio.Queue(_MOST_WAITING)
        self._answered: OrderedDict[str, tuple[Request, Done | Refused]] = OrderedDict()
        self._allowance = Allowance(_AT_ONCE, _PER_SECOND)
        self._talk = Allowance(_SAID_AT_ONCE, _SAID_PER_SECOND)
        self._bad = 0
        self._greeted = False
        self._cut = asyncio.Event()

    @property
    def table(self) -> str:
        """The table that it is connected to."""
        return self._room.table.identity

    # Out

    def tell(self, message: Message | str) -> None:
        """Send a message soon. Who reads too slowly is cut off and can come back."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(message)
            return
        self._cut.set()

    def turn_away(self) -> None:
        """End the connection: nobody may watch here."""
        self.close(NOT_ALLOWED)

    def close(self, code: int) -> None:
        """Close the connection, before anything that still waits."""
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
                # so uvicorn says that it has closed the socket by itself, after a bad frame
                raise WebSocketDisconnect from closed

    async def _next(self) -> Message | str | int:
        """Return what is to be sent next, or after a while that the server is there."""
        with contextlib.suppress(asyncio.QueueEmpty):
            return self._waiting.get_nowait()
        try:
            async with asyncio.timeout(_BEAT_SECONDS):
                return await self._waiting.get()
        except TimeoutError:
            return Beat()

    # In

    async def serve(self) -> None:
        """Talk with the client until one of the two ends it."""
        work = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._receive()),
            asyncio.create_task(self._wait_for_cut()),
        ]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.go(self)
            self._house.turns.go(self)
            for task in work:
                task.cancel()
            ended = await asyncio.gather(*work, return_exceptions=True)
            await self._hang_up(ended)
            if self._greeted and self.person not in self._room.connected:
                # without a database it is found out a little later
                with contextlib.suppress(Exception):
                    await self._attend(0.0)

    async def _wait_for_cut(self) -> None:
        await self._cut.wait()

    async def _hang_up(self, ended: list[Any]) -> None:
        """Close what is still open; a mistake of ours is noted, and the client may come again."""
        code = TOO_SLOW if self._cut.is_set() else 1000
        for problem in ended:
            if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect):
                log.error("a connection failed", exc_info=problem)
                code = FAILED
        if self._socket.application_state == WebSocketState.CONNECTED:
            # who does not read may not even take a goodbye
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
        if not self._allowance.take(""):
            REFUSALS.labels(TooOften.code()).inc()
            self.close(TOO_OFTEN)
            return
        try:
            request = _read(received)
        except BadRequest as refusal:
            self.tell(self._refused(id_of(received.get("text") or ""), refusal))
            return
        self.tell(await self._answer_once(request))

    async def _answer_once(self, request: Request) -> Done | Refused:
        """Return the answer to a request, the same one if it comes once more."""
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
        """Return a refusal as an answer; too many without sense end the connection."""
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
                pass  # that something came is all there is to it
            case Mute():
                await self._mute(request)
            case AskHint():
                return await self._hint(request)
            case AskWhyNot():
                return self._why_not(request)
            case _:
                if self.person is None:
                    raise NotKnown
                turn = request.turn if isinstance(request, MakeMove) else None
                entry = self._entry(request, self.person)
                await self._room.do(entry, self.person, request.id, turn=turn)
        return None

    def _entry(self, request: Request, person: str) -> Entry:
        match request:
            case Sit():
                return Sat(seat=request.seat, person=person, name=request.name, nonce=request.nonce)
            case SeatBot():
                return BotSat(seat=request.seat, level=request.level)
            case Free():
                return Freed(seat=request.seat)
            case Start():
                return Started()
            case MakeMove():
                return Moved(seat=request.seat, move=request.move)
            case Hand():
                return Handed(seat=request.seat, level=request.level)
            case TakeBack():
                return TakenBack(seat=request.seat)
            case Say():
                if not self._talk.take(""):
                    raise TooOften
                return Said(
                    person=person, name=self._name, phrase=request.phrase, text=request.text
                )
        raise BadRequest(given=request.type, expected="-")

    async def _greet(self, hello: Hello) -> None:
        if hello.language in LANGUAGES:
            self._language = hello.language
        await self._check_admitted(hello.invitation)
        if self.person is not None:
            self.muted = await self._house.store.muted_by(self.person)
            # without a database it is noted a little later
            with contextlib.suppress(Exception):
                await self._attend(ATTENDED_SECONDS)
        await self._room.catch_up_with(self.person, hello.heard)
        self._greeted = True
        self._room.come(self, hello.heard)
        await self._house.turns.come(self, self._house.hall.find_table)

    async def _attend(self, seconds: float) -> None:
        """Note that the person is here, for so long."""
        if self.person is not None:
            at = self._house.now()
            await self._house.store.attend([(self.table, self.person)], at, at + seconds)

    async def _check_admitted(self, invitation: str | None) -> None:
        try:
            await check_admitted(self._house, self._room.table, self.person, invitation)
        except NoSuchTable:
            self.close(NOT_FOUND)
            raise
        except NoSpectators:
            self.close(NOT_ALLOWED)
            raise

    async def _mute(self, request: Mute) -> None:
        if self.person is None:
            raise NotKnown
        store = self._house.store
        await store.mute(self.person, request.person, request.on)
        muted = await store.muted_by(self.person)
        for connection in self._house.connections:
            if connection.person == self.person:
                connection.muted = muted

    def _own_view(self, seat: int) -> View:
        table = self._room.table
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
        if not self._room.table.opened.settings.hints:
            raise HintsOff
        view = self._own_view(request.seat)
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._house.advisers, hints, view)
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
