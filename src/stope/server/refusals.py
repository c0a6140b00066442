"""Refusals over HTTP: the status of each, and its sentence in the language of the reader."""

import logging
from http import HTTPStatus
from urllib.parse import quote

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, RedirectResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from stope.errors.base import StopeError, shown
from stope.errors.matches import MatchNotOver
from stope.errors.server import (
    BadRequest,
    NothingHere,
    NotKnown,
    OwnedElsewhere,
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
from stope.server.metrics import REFUSALS
from stope.server.middleware import TOO_MUCH
from stope.server.protocol.fields import LONGEST_BODY
from stope.server.protocol.http_bodies import Problem
from stope.server.protocol.validation_errors import bad_request, sentence

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
    OwnedElsewhere: 503,
    TableBroken: 503,
    TryLater: 503,
}


def add_refusals(app: FastAPI) -> None:
    """Answer all errors of an application with refusals of our own, in the reader's language."""
    app.add_exception_handler(StopeError, _refuse)
    app.add_exception_handler(OwnedElsewhere, _redirect)
    app.add_exception_handler(SQLAlchemyError, _refuse_for_now)
    app.add_exception_handler(RequestValidationError, _refuse_malformed)
    app.add_exception_handler(HTTPException, _refuse_misdirected)


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


async def _redirect(request: Request, refusal: Exception) -> Response:
    """Send the client to the process that owns the table; it repeats its request there."""
    assert isinstance(refusal, OwnedElsewhere)
    if refusal.address is None:
        return await _refuse(request, refusal)
    query = f"?{request.url.query}" if request.url.query else ""
    path = quote(request.scope["path"], safe="/")
    return RedirectResponse(f"{refusal.address}{path}{query}", HTTPStatus.TEMPORARY_REDIRECT)


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
