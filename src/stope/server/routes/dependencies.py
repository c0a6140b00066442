"""What the routes share: the context, the asking person, limits, documented refusals."""

from typing import Annotated, Any, TypeAlias

from fastapi import Depends, Path, Request, Security
from fastapi.security import APIKeyCookie

from stope.errors.base import shown
from stope.errors.server import NotKnown, TooOften
from stope.errors.tables import NoSuchTable
from stope.server.auth import COOKIE, hashed
from stope.server.context import AppContext
from stope.server.protocol.fields import MOST_SEATS
from stope.server.protocol.http_bodies import Problem
from stope.server.rate_limit import address_of
from stope.server.table_session import TableSession
from stope.tables.store.store import Person

Documented: TypeAlias = dict[int | str, dict[str, Any]]


def problems(*codes: int) -> Documented:
    """Return the refusals of a route, for its documentation."""
    return {code: {"model": Problem} for code in codes}


#: The status codes with which a request that has a body may be refused.
BODY_PROBLEMS = (413, 422, 429)
_TOKEN = APIKeyCookie(
    name=COOKIE, auto_error=False, description="What `POST /api/people` puts into a cookie."
)


Token = Annotated[str | None, Security(_TOKEN)]


def app_context(request: Request) -> AppContext:
    """Return the application context of this process."""
    context: AppContext = request.app.state.context
    return context


def within_limits(request: Request) -> None:
    """Refuse a client that sends too many requests that change something."""
    if not request.app.state.allowance.take(address_of(request)):
        raise TooOften


def within_reading_limits(request: Request) -> None:
    """Refuse a client that sends too many expensive reads."""
    if not request.app.state.readings.take(address_of(request)):
        raise TooOften


async def who_asks(request: Request, token: Token) -> Person:
    """Return the person whose token came with a request."""
    person = await person_of(app_context(request), token)
    if person is None:
        raise NotKnown
    return person


async def person_of(context: AppContext, token: str | None) -> Person | None:
    """Return the person of a token."""
    return None if not token else await context.store.person_by_token(hashed(token))


Seat = Annotated[int, Path(ge=0, le=MOST_SEATS - 1)]
Context = Annotated[AppContext, Depends(app_context)]
Asker = Annotated[Person, Depends(who_asks)]
limited = [Depends(within_limits)]


async def find_session(context: AppContext, table: str) -> TableSession:
    """Return the session of a table, or refuse its id."""
    session = await context.registry.find(table)
    if session is None:
        raise NoSuchTable(given=shown(table))
    return session
