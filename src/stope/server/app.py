"""The ASGI application: HTTP and websockets."""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from stope.errors.base import StopeError, shown
from stope.errors.server import (
    NothingHere,
    OwnedElsewhere,
    TooOften,
)
from stope.errors.tables import (
    TableBroken,
)
from stope.server.addresses import NetworkAddress
from stope.server.auth import COOKIE
from stope.server.connection import Connection
from stope.server.context import USUAL_SETTINGS, AppContext, ProcessSettings, open_context
from stope.server.json_logging import Logged
from stope.server.metrics import CONNECTIONS, REFUSALS, SESSIONS
from stope.server.middleware import BodyLimit, HeadAsGet
from stope.server.protocol.close_codes import CloseCode
from stope.server.protocol.fields import LONGEST_BODY
from stope.server.protocol.openapi import DescribedApp
from stope.server.proxy import from_own_page, is_near
from stope.server.rate_limit import TokenBucket, address_of
from stope.server.refusals import add_refusals
from stope.server.routes import games, people, replays, tables
from stope.server.routes.dependencies import person_of
from stope.server.static_client import add_pages

log = logging.getLogger(__name__)

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
    settings: ProcessSettings = USUAL_SETTINGS,
    *,
    network_address: Callable[[int], NetworkAddress] = lambda _port: NetworkAddress(),
) -> FastAPI:
    """Return the application for a database: a file, or the URL of a PostgreSQL.

    ``allowance`` limits how often one address may change something over HTTP. ``public_origin`` is
    the origin under which browsers find our pages; None trusts the request's own.
    ``network_address`` returns the address at which other devices reach a port of this machine.
    """
    logging.getLogger("uvicorn.error").addFilter(only_our_tracebacks)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_context(database, settings) as context:
            app.state.context = context
            yield  # uvicorn has closed all sockets with 1012 before it comes back

    # the usual documentation pages would load scripts from another host
    app = DescribedApp(title="Stope", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.allowance = allowance or TokenBucket(_AT_ONCE, _PER_SECOND)
    app.state.readings = TokenBucket(*_READ) if allowance is None else allowance
    app.state.openings = TokenBucket(*_OPENED) if allowance is None else allowance
    app.state.public_origin = public_origin
    app.state.network_address = network_address
    for routes in (people, games, tables, replays):
        app.include_router(routes.router)
    add_refusals(app)
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
        SESSIONS.set(len(app.state.context.registry))
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
            await websocket.close(CloseCode.TOO_OFTEN)
            return
        await connect(app.state.context, websocket, table)

    add_pages(app)
    return app


async def connect(context: AppContext, websocket: WebSocket, table: str) -> None:
    """Serve a connection to a table until it ends."""
    try:
        # first the table: whoever has to go to another process costs no more than that
        session = await context.registry.find(table)
        person = await person_of(context, websocket.cookies.get(COOKIE))
    except OwnedElsewhere as elsewhere:
        await websocket.accept()
        await websocket.close(CloseCode.OTHER_PROCESS, elsewhere.address)
        return
    except (StopeError, SQLAlchemyError) as refusal:
        await websocket.accept()
        await websocket.close(
            CloseCode.UNREADABLE if isinstance(refusal, TableBroken) else CloseCode.TRY_LATER
        )
        return
    if session is None:
        await websocket.accept()
        await websocket.close(CloseCode.NOT_FOUND)
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
    """Keep the requests of peers from filling the log with tracebacks.

    uvicorn's frames are left out when a peer sent bytes that are no text. Nothing is logged of an
    answer to a connection that was closed because of what the peer sent after its request.
    """
    error = None if record.exc_info is None else record.exc_info[1]
    if isinstance(error, UnicodeDecodeError):
        record.exc_info = None
    return not (isinstance(error, RuntimeError) and _CLOSED in str(error))


async def _with_headers(
    request: Request, answer: Callable[[Request], Awaitable[Response]]
) -> Response:
    response = await answer(request)
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
    return response
