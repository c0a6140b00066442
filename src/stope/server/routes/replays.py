"""HTTP routes for finished matches: the record with its proof, replays, events and figures.

All of it comes from the archive of the match, so changes of rules do not affect it. Of a match that
was broken off by a change of rules only the record remains.
"""

import contextlib
import itertools
from typing import Annotated, Literal, TypeAlias

from fastapi import APIRouter, Depends, Header
from pydantic import Field

from stope.errors.base import shown
from stope.errors.server import MoveOutside
from stope.errors.tables import MatchOutdated, NoSeatHere, NoSuchTable, TableOver
from stope.games.codecs import Json
from stope.server.access import check_admitted
from stope.server.context import AppContext
from stope.server.protocol.fields import LONGEST_INVITATION
from stope.server.protocol.http_bodies import (
    Scene,
    SeatFigures,
    Story,
    StoryMove,
    StorySeat,
    TableFigures,
)
from stope.server.routes.dependencies import (
    Context,
    Token,
    find_session,
    person_of,
    problems,
    within_reading_limits,
)
from stope.server.table_session import TableSession
from stope.tables.archive import (
    EVERYONE,
    ArchivedMatch,
    broken_off_record,
    viewer_of,
)
from stope.tables.log_entries import BrokenOff
from stope.tables.store.store import Person
from stope.tables.table import Table

router = APIRouter(
    prefix="/api",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=[Depends(within_reading_limits)],
)
#: No token is needed to read a finished match at a table that anyone may watch.
_ANYONE: dict[str, list[Json]] = {"security": [{}]}


#: A header, not part of the URL: URLs are kept in browser histories and proxy logs.
Invitation = Annotated[
    str | None,
    Header(
        alias="Stope-Invitation",
        max_length=LONGEST_INVITATION,
        description="The invitation to a private table, for readers without a seat there.",
    ),
]


async def ended(
    table: str, token: Token, context: Context, invitation: Invitation = None
) -> TableSession:
    """Return the session of a finished or broken-off match, to people who may see it."""
    session = await find_session(context, table)
    found, person = session.table, await person_of(context, token)
    # only people who may come to the table learn that it exists and how far it is
    await check_admitted(context, found, None if person is None else person.id, invitation)
    if not found.over and not found.outdated:
        found.check_ended()
    return session


Ended = Annotated[TableSession, Depends(ended)]


def finished(session: Ended) -> Table:
    """Return a table at which the match was played to its end."""
    if not session.table.over:
        raise MatchOutdated(table=session.table.identity)
    return session.table


Finished = Annotated[Table, Depends(finished)]


@router.get("/tables/{table}/record", openapi_extra=_ANYONE)
async def record(session: Ended, context: Context, token: Token) -> Json:
    """Return the record of a match, with the proof of its shuffle."""
    if session.table.over:
        return (await context.archive_jobs.match(session.table)).record
    return await _broken_off(session, context, await person_of(context, token))


async def _broken_off(session: TableSession, context: AppContext, asker: Person | None) -> Json:
    """Return the record of a match that cannot go on, and end that match for good.

    That is for its players to decide: it could go on with the rules and cards it began with.
    """
    table = session.table
    if not table.broken_off and (asker is None or not table.seats_of(asker.id)):
        raise NoSeatHere
    with contextlib.suppress(TableOver):  # written to the log already
        await session.do(BrokenOff())
    keys = await context.store.keys_of(table.identity)
    if keys is None or table.ruleset is None:
        raise NoSuchTable(given=shown(table.identity))
    rows = [update.row for update in table.updates]
    return broken_off_record(table.ruleset, table.opened, keys.secret, table.nonces, rows)


#: The viewpoint of a replay: that of a seat, of a spectator, or with all cards open.
Eyes: TypeAlias = Annotated[int, Field(ge=0)] | Literal["all"] | None


def _viewer(table: Table, eyes: Eyes) -> str:
    """Return the archive's name for a viewpoint, or refuse a seat that does not exist."""
    if eyes == "all":
        return EVERYONE
    if eyes is not None:
        table.check_seat(eyes)
    return viewer_of(eyes)


@router.get("/tables/{table}/replay/{move}", openapi_extra=_ANYONE)
async def replay(over: Finished, context: Context, move: int, seat: Eyes = None) -> Scene:
    """Return the view of a seat or a spectator after a number of moves."""
    viewer, match = _viewer(over, seat), await context.archive_jobs.match(over)
    total = len(match.moves) - 1
    if not 0 <= move <= total:
        raise MoveOutside(given=shown(move), most=total)
    made = match.moves[move]
    return Scene(
        move=move,
        moves=total,
        seat=made.deciding if seat == "all" else seat,
        all=seat == "all",
        events=made.heard_by(viewer),
        view=await context.archive_jobs.view(over, viewer, move),
    )


@router.get("/tables/{table}/story", openapi_extra=_ANYONE)
async def story(over: Finished, context: Context, seat: Eyes = None) -> Story:
    """Return all events of the match, move by move, as a seat or a spectator heard them."""
    viewer, match = _viewer(over, seat), await context.archive_jobs.match(over)
    moves = [
        StoryMove(move=number, seat=move.seat, at=move.at, events=move.heard_by(viewer))
        for number, move in enumerate(match.moves)
    ]
    seats = [
        StorySeat(seat=number, name=one.name, bot=one.bot) for number, one in enumerate(over.seats)
    ]
    opened = over.opened
    return Story(game=opened.game, options=opened.options, seats=seats, moves=moves)


@router.get("/tables/{table}/figures", openapi_extra=_ANYONE)
async def figures(over: Finished, context: Context) -> TableFigures:
    """Return how long the match took, and how many decisions each seat made, and how fast."""
    match = await context.archive_jobs.match(over)
    result, moves = match.result, match.moves
    seats = []
    for number, seat in enumerate(over.seats):
        taken = _seconds_of(match, number)
        seats.append(
            SeatFigures(
                seat=number,
                name=seat.name,
                bot=seat.bot,
                score=result["scores"][number],
                won=number in result["winners"],
                decisions=len(taken),
                seconds=sum(taken),
            )
        )
    return TableFigures(
        seconds=moves[-1].at - moves[0].at,
        moves=len(moves) - 1,
        reason=result["reason"],
        seats=seats,
    )


def _seconds_of(match: ArchivedMatch, seat: int) -> list[float]:
    """Return the seconds of each decision of a seat, since the entry before it."""
    return [
        max(0.0, move.at - before.at)
        for before, move in itertools.pairwise(match.moves)
        if move.seat == seat
    ]
