"""Answers to the requests of one connection; a repeated request gets the same answer again."""

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from stope.errors.base import StopeError, shown
from stope.errors.server import BadRequest, HintsOff, IdUsed, NotKnown, TryLater
from stope.errors.tables import (
    NoSeatHere,
    NoSpectators,
    NoSuchTable,
    RemovedFromTable,
    SeatNotYours,
)
from stope.locales import LANGUAGES, say
from stope.server.access import check_admitted, may_have_several_seats
from stope.server.budgets import Payer
from stope.server.protocol.close_codes import CloseCode
from stope.server.protocol.requested_entries import requested_entry
from stope.server.protocol.requests import (
    AskHint,
    AskWhyNot,
    Hello,
    MakeMove,
    Mute,
    Ping,
    Request,
    SetBotSpeed,
    Sit,
    Skip,
)
from stope.server.protocol.updates import Done, HintsInfo, Refused, Verdict
from stope.view import View

if TYPE_CHECKING:
    from stope.server.connection import Connection

log = logging.getLogger(__name__)

#: Answers that are kept for repeated requests.
_MOST_ANSWERED = 100


class RequestHandler:
    """Answers the requests of a connection."""

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._session = connection.session
        self._context = connection.context
        self._answered: OrderedDict[str, tuple[Request, Done | Refused]] = OrderedDict()
        # requests for hints that are not answered yet
        self._pending: dict[str, tuple[Request, asyncio.Task[None]]] = {}

    def cancel(self) -> None:
        """Stop working on hints: the connection has ended."""
        for _, task in self._pending.values():
            task.cancel()

    def answer_later(self, request: AskHint) -> None:
        """Start working out a hint; the connection answers everything else meanwhile."""
        connection = self._connection
        if request.id in self._pending:
            asked, _ = self._pending[request.id]
            if asked != request:
                connection.tell(connection.refused(request.id, IdUsed(given=shown(request.id))))
            return  # the answer is on its way

        async def answer() -> None:
            try:
                connection.tell(await self.answer_once(request))
            # an error of ours costs a hint, not the connection
            except Exception:
                log.exception("a hint failed")
                connection.tell(connection.refused(request.id, TryLater()))
            finally:
                del self._pending[request.id]

        self._pending[request.id] = request, asyncio.create_task(answer())

    async def answer_once(self, request: Request) -> Done | Refused:
        """Return the answer to a request, the same one if the request is repeated."""
        if request.id in self._answered:
            before, answer = self._answered[request.id]
            used = IdUsed(given=shown(request.id))
            return answer if before == request else self._connection.refused(request.id, used)
        try:
            result = await self._answer(request)
        except StopeError as refusal:
            answer = self._connection.refused(request.id, refusal)
        else:
            answer = Done(id=request.id, result=result)
        self._answered[request.id] = request, answer
        if len(self._answered) > _MOST_ANSWERED:
            self._answered.popitem(last=False)
        return answer

    async def _answer(self, request: Request) -> HintsInfo | Verdict | None:
        if not self._connection.is_following and not isinstance(request, Hello):
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
                self._connection.bot_speed = request.speed
                self._session.bots.change_pace()
            case Skip():
                self._skip()
            case _:
                await self._command(request)
        return None

    async def _command(self, request: Request) -> None:
        """Carry out a request that is an entry of the log."""
        connection, person = self._connection, self._connection.person
        if person is None:
            raise NotKnown
        entry = requested_entry(request, person, connection.name)
        several = not isinstance(request, Sit) or await may_have_several_seats(
            self._context, self._session.table, person, connection.invitation
        )
        await self._session.do(
            entry,
            person,
            request.id,
            turn=request.turn if isinstance(request, MakeMove) else None,
            address=connection.address,
            several=several,
        )

    async def _greet(self, hello: Hello) -> None:
        connection = self._connection
        if hello.language in LANGUAGES:
            connection.language = hello.language
        connection.bot_speed = hello.bot_speed
        await self._check_admitted(hello.invitation)
        self._context.budgets.hellos.spend(connection.payer)
        connection.invitation = hello.invitation
        if connection.person is not None:
            connection.muted = await self._context.store.muted_by(connection.person)
            await connection.note_presence()
        await connection.follow(hello.heard)

    async def _check_admitted(self, invitation: str | None) -> None:
        connection = self._connection
        try:
            await check_admitted(self._context, self._session.table, connection.person, invitation)
        except NoSuchTable:
            connection.close(CloseCode.NOT_FOUND)
            raise
        except NoSpectators:
            connection.close(CloseCode.NOT_ALLOWED)
            raise
        except RemovedFromTable:
            connection.close(CloseCode.REMOVED)
            raise

    async def _mute(self, request: Mute) -> None:
        person = self._connection.person
        if person is None:
            raise NotKnown
        # each is a row in the database for good, so only people whom others can hear may be muted
        if request.on and not self._session.knows(request.person):
            raise BadRequest(given=shown(request.person), expected="person")
        self._context.budgets.entries.spend(self._connection.payer)
        store = self._context.store
        await store.mute(person, request.person, request.on)
        muted = await store.muted_by(person)
        for connection in self._context.connections:
            if connection.person == person:
                connection.muted = muted

    def _skip(self) -> None:
        person = self._connection.person
        if person is None or not self._session.table.seats_of(person):
            raise NoSeatHere
        self._session.bots.skip(person)

    def _own_view(self, seat: int) -> View:
        table = self._session.table
        if seat not in table.seats_of(self._connection.person) or table.match is None:
            raise SeatNotYours(seat=seat)
        return table.match.view(seat)

    def _why_not(self, request: AskWhyNot) -> Verdict:
        view = self._own_view(request.seat)
        refusal = view.why_not(view.game.moves.from_json(request.move))
        if refusal is None:
            return Verdict(rule=None, message=None)
        reason = say(refusal.details["refusal"], language=self._connection.language)
        return Verdict(rule=refusal.rule, message=reason)

    async def _hint(self, request: AskHint) -> HintsInfo:
        connection = self._connection
        if not self._session.table.opened.settings.hints:
            raise HintsOff
        view = self._own_view(request.seat)
        assert connection.person is not None
        asker = connection.person, connection.address or ""
        self._context.hint_queue.check(*asker)
        payer = Payer(connection.person, connection.address, connection.table)
        self._context.budgets.hints.spend(payer)
        found = await self._context.hint_queue.advise(*asker, view)
        return HintsInfo.model_validate(found.to_json())
