"""The ASGI application: HTTP and websockets."""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from http import HTTPStatus

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from stope.errors.base import StopeError, shown
from stope.errors.matches import MatchNotOver
from stope.errors.server import (
    BadRequest,
    NothingHere,
    NotKnown,
    RateLimited,
    TooLong,
    TooOften,
    TryLater,
    WrongMethod,
)
from stope.errors.tables import (
    AlreadyRematched,
    AlreadyStarted,
    GameNotReady,
    HostOnly,
    MatchOutdated,
    NoSeatHere,
    NoSpectators,
    NoSuchTable,
    NotStarted,
    OneSeatEach,
    RemovedFromTable,
    SeatNotYours,
    SeatTaken,
    TableBroken,
    TableFull,
)
from stope.locales import DEFAULT, LANGUAGES
from stope.server.auth import COOKIE
from stope.server.budgets import Budgets
from stope.server.connection import LATER, NOT_FOUND, TOO_OFTEN, UNREADABLE, Connection
from stope.server.context import AppContext, open_context
from stope.server.json_logging import Logged
from stope.server.metrics import CONNECTIONS, REFUSALS, ROOMS
from stope.server.middleware import TOO_MUCH, BodyLimit, HeadAsGet
from stope.server.protocol.messages import LONGEST_BODY, Problem
from stope.server.protocol.openapi import DescribedApp
from stope.server.protocol.validation_errors import bad_request, sentence
from stope.server.proxy import from_own_page, is_near
from stope.server.rate_limit import TokenBucket, address_of
from stope.server.routes import games, people, replays, tables
from stope.server.routes.dependencies import person_of
from stope.server.static_client import add_pages

log = logging.getLogger(__name__)

_STATUS: dict[type[StopeError], int] = {
    NotKnown: 401,
    NoSeatHere: 403,
    NoSpectators: 403,
    HostOnly: 403,
    RemovedFromTable: 403,
    SeatNotYours: 403,
    NoSuchTable: 404,
    NothingHere: 404,
    WrongMethod: 405,
    AlreadyRematched: 409,
    AlreadyStarted: 409,
    MatchNotOver: 409,
    MatchOutdated: 409,
    NotStarted: 409,
    OneSeatEach: 409,
    SeatTaken: 409,
    TableFull: 409,
    TooLong: 413,
    RateLimited: 429,
    TooOften: 429,
    GameNotReady: 503,
    TableBroken: 503,
    TryLater: 503,
}
#: What uvloop says of writing to a connection that we have closed.
_CLOSED = "TCPTransport closed=True"
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}
#: Rate limit of HTTP requests that change something, per address: burst, and tokens per second.
_AT_ONCE, _PER_SECOND = 60, 5
#: The same for expensive reads, such as a position of a replay, and for opening websockets.
_READ, _OPENED = (200, 20), (300, 30)


def make_app(
    database: str,
    allowance: TokenBucket | None = None,
    public_origin: str | None = None,
    *,
    bot_pace: float = 0.0,
    budgets: Budgets | None = None,
    address_for_others: Callable[[int], str | None] = lambda _port: None,
) -> FastAPI:
    """Return the application for a database: a file, or the URL of a PostgreSQL.

    ``allowance`` limits how often one address may change something over HTTP. ``public_origin`` is
    the origin under which browsers find our pages; None trusts the request's own. Bots wait
    ``bot_pace`` seconds after a move so that people can see it. ``budgets`` limit what people may
    cost at tables. ``address_for_others`` returns the address at which other devices reach a port
    of this machine, None if they cannot.
    """
    logging.getLogger("uvicorn.error").addFilter(only_our_tracebacks)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_context(database, bot_pace=bot_pace, budgets=budgets) as context:
            app.state.context = context
            yield  # uvicorn has closed all sockets with 1012 before it comes back

    # the usual documentation pages would load scripts from another host
    app = DescribedApp(title="Stope", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.allowance = allowance or TokenBucket(_AT_ONCE, _PER_SECOND)
    app.state.readings = TokenBucket(*_READ) if allowance is None else allowance
    app.state.openings = TokenBucket(*_OPENED) if allowance is None else allowance
    app.state.public_origin = public_origin
    app.state.address_for_others = address_for_others
    for routes in (people, games, tables, replays):
        app.include_router(routes.router)
    app.add_exception_handler(StopeError, _refuse)
    app.add_exception_handler(SQLAlchemyError, _refuse_for_now)
    app.add_exception_handler(RequestValidationError, _refuse_malformed)
    app.add_exception_handler(HTTPException, _refuse_misdirected)
    app.add_middleware(HeadAsGet)
    app.add_middleware(BodyLimit, most=LONGEST_BODY)
    app.middleware("http")(_with_headers)
    app.add_middleware(Logged)

    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthz() -> str:
        """Return 200 while the process answers."""
        return "ok\n"

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics(request: Request) -> Response:
        """Return figures for Prometheus, to clients in a private network."""
        if not is_near(request):
            raise NothingHere(given=shown(request.url.path))
        ROOMS.set(len(app.state.context.registry))
        CONNECTIONS.set(len(app.state.context.connections))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        """Connect a websocket to a table."""
        if not from_own_page(websocket):
            await websocket.close()
            return
        if not app.state.openings.take(address_of(websocket)):
            REFUSALS.labels(TooOften.code()).inc()
            await websocket.accept()
            await websocket.close(TOO_OFTEN)
            return
        await connect(app.state.context, websocket, table)

    add_pages(app)
    return app


async def connect(context: AppContext, websocket: WebSocket, table: str) -> None:
    """Serve a connection to a table until it ends."""
    try:
        person = await person_of(context, websocket.cookies.get(COOKIE))
        session = await context.registry.find(table)
    except (StopeError, SQLAlchemyError) as refusal:
        await websocket.accept()
        await websocket.close(UNREADABLE if isinstance(refusal, TableBroken) else LATER)
        return
    if session is None:
        await websocket.accept()
        await websocket.close(NOT_FOUND)
        return
    # counts from now on, so that the session is not evicted before the client says hello
    session.guests += 1
    try:
        await websocket.accept()
        connection = Connection(websocket, context, session, person, address_of(websocket))
        context.connections.add(connection)
        try:
            await connection.serve()
        finally:
            context.connections.discard(connection)
    finally:
        session.guests -= 1


def only_our_tracebacks(record: logging.LogRecord) -> bool:
    """Keep what peers do from seat_filling the log with tracebacks.

    uvicorn's frames are left out when a peer sent bytes that are no text. Nothing is logged of an
    answer to a connection that was closed because of what the peer sent after its request.
    """
    error = None if record.exc_info is None else record.exc_info[1]
    if isinstance(error, UnicodeDecodeError):
        record.exc_info = None
    return not (isinstance(error, RuntimeError) and _CLOSED in str(error))


def _language(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")
    for part in wanted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return DEFAULT


async def _refuse(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, StopeError)
    code = refusal.code()
    REFUSALS.labels(code).inc()
    problem = Problem(
        code=code,
        message=sentence(refusal, _language(request)),
        rule=refusal.details.get("rule"),
    )
    status = _STATUS.get(type(refusal), 422)
    response = JSONResponse(problem.model_dump(), status_code=status)
    if isinstance(refusal, RateLimited):
        response.headers["Retry-After"] = str(refusal.details["seconds"])
    return response


async def _refuse_for_now(request: Request, problem: Exception) -> Response:
    log.error("the database does not answer: %s", problem)
    return await _refuse(request, TryLater())


async def _refuse_malformed(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, RequestValidationError)
    first = refusal.errors()[0]
    return await _refuse(request, bad_request(first, first.get("input")))


async def _refuse_misdirected(request: Request, refusal: Exception) -> Response:
    """Answer unknown paths, wrong methods and undecodable bodies with refusals of our own."""
    assert isinstance(refusal, HTTPException)
    headers = refusal.headers or {}
    ours: StopeError = BadRequest(given=shown(refusal.detail), expected="JSON")
    if refusal.status_code == HTTPStatus.NOT_FOUND:
        ours = NothingHere(given=shown(request.url.path))
    elif refusal.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        ours = WrongMethod(given=request.method, allowed=headers.get("Allow", "-"))
    elif refusal.status_code == TOO_MUCH:
        ours = TooLong(most=LONGEST_BODY)
    response = await _refuse(request, ours)
    response.headers.update(headers)
    return response


async def _with_headers(
    request: Request, answer: Callable[[Request], Awaitable[Response]]
) -> Response:
    response = await answer(request)
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
    return response
