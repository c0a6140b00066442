"""What remains of a match that is over: its record with the proof, replays, and figures."""

import asyncio
from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

from fastapi import APIRouter, Depends
from pydantic import Field

from stope.errors import (
    MatchNotOver,
    MoveOutside,
    NoSpectators,
    NoSuchTable,
    NotStarted,
    shown,
)
from stope.games.codecs import Json
from stope.match import Match, Notice, new
from stope.server.http import (
    InHouse,
    Token,
    find_room,
    person_of,
    problems,
    within_reading_limits,
)
from stope.server.wire import (
    Scene,
    SeatFigures,
    Story,
    StoryMove,
    StorySeat,
    TableFigures,
)
from stope.tables.entries import Moved, Started
from stope.tables.fairness import fair_record, match_key
from stope.tables.table import Table

router = APIRouter(
    prefix="/api",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=[Depends(within_reading_limits)],
)
#: Who may watch a table needs no token for what remains of it.
_ANYONE: dict[str, list[Json]] = {"security": [{}]}


async def finished(table: str, token: Token, house: InHouse) -> Table:
    """Return a table at which the match is over, to those who may see it."""
    found = (await find_room(house, table)).table
    settings = found.opened.settings
    person = await person_of(house, token)
    plays = person is not None and (
        bool(found.seats_of(person.id)) or person.id == found.opened.host
    )
    if not found.over:
        if not plays and not (settings.public and settings.spectators):
            # how far it is, and that it is there at all, is for those at the table
            raise NoSuchTable(given=shown(table))
        if found.match is None:
            raise NotStarted
        raise MatchNotOver(actors=found.match.actors)
    if not settings.spectators and not plays:
        raise NoSpectators
    return found


Finished = Annotated[Table, Depends(finished)]


async def _secret(table: Table, house: InHouse) -> bytes:
    keys = await house.store.keys_of(table.identity)
    if keys is None:
        raise NoSuchTable(given=shown(table.identity))
    return keys.secret


@router.get("/tables/{table}/record", openapi_extra=_ANYONE)
async def record(over: Finished, house: InHouse) -> Json:
    """Return the record of a match, with the proof of its shuffle."""
    assert over.match is not None
    return fair_record(over.match, await _secret(over, house), over.nonces)


#: With whose eyes a match is seen again: of a seat, of who watched, or of all of them.
Eyes: TypeAlias = Annotated[int, Field(ge=0)] | Literal["all"] | None


@router.get("/tables/{table}/replay/{move}", openapi_extra=_ANYONE)
async def replay(over: Finished, house: InHouse, move: int, seat: Eyes = None) -> Scene:
    """Return how the match stood after so many moves, seen from a seat or by who watched."""
    total = len(_moves(over))
    if not 0 <= move <= total:
        raise MoveOutside(given=shown(move), most=total)
    secret = await _secret(over, house)
    return await asyncio.to_thread(_scene, over, secret, move, seat)


def _moves(table: Table) -> list[Moved]:
    return [news.row.entry for news in table.news if isinstance(news.row.entry, Moved)]


def _scene(table: Table, secret: bytes, move: int, seat: Eyes) -> Scene:
    opened, moves = table.opened, _moves(table)
    key = match_key(secret, table.nonces)
    match = new(opened.game, opened.seats, options=opened.options, key=key)
    notices = list(match.story)
    for entry in moves[:move]:
        notices = match.play(entry.seat, match.game.moves.from_json(entry.move))
    # at the end, who moved last is as good as anybody
    deciding = match.actors[0] if match.actors else moves[-1].seat
    return Scene(
        move=move,
        moves=len(moves),
        seat=deciding if seat == "all" else seat,
        all=seat == "all",
        events=_heard(match, notices, seat),
        view=_all_seeing(match, deciding) if seat == "all" else match.view(seat).to_json(),
    )


def _all_seeing(match: Match, deciding: int) -> Json:
    """Return all cards on the table, the hand that decides, and of every player what they know."""
    own = [match.view(seat).to_json()["seats"][seat] for seat in range(match.seats)]
    return {**match.open_view(deciding), "seats": own}


def _heard(match: Match, notices: Iterable[Notice], seat: Eyes) -> list[Json]:
    encode = match.game.events.to_json
    return [encode(notice.event) for notice in notices if seat == "all" or notice.heard_by(seat)]


@router.get("/tables/{table}/story", openapi_extra=_ANYONE)
async def story(over: Finished, seat: Eyes = None) -> Story:
    """Return all that happened in the match, move by move, as a seat or who watched heard it."""
    match = over.match
    assert match is not None
    if isinstance(seat, int):
        match.view(seat)  # refuses a seat that there is not
    told: list[StoryMove] = []
    for news in over.news:
        entry = news.row.entry
        if isinstance(entry, Started | Moved):
            mover = entry.seat if isinstance(entry, Moved) else None
            events = _heard(match, news.notices, seat)
            told.append(StoryMove(move=len(told), seat=mover, at=news.row.at, events=events))
    seats = [
        StorySeat(seat=number, name=one.name, bot=one.bot) for number, one in enumerate(over.seats)
    ]
    opened = over.opened
    return Story(game=opened.game, options=opened.options, seats=seats, moves=told)


@router.get("/tables/{table}/figures", openapi_extra=_ANYONE)
async def figures(over: Finished) -> TableFigures:
    """Return how long the match took, and who decided how often and how fast."""
    match = over.match
    assert match is not None
    rows = [news.row for news in over.news if isinstance(news.row.entry, Moved)]
    started = next(news.row.at for news in over.news if news.row.entry.kind == "started")
    seats = []
    for number, seat in enumerate(over.seats):
        taken = _seconds_of(over, number)
        score = match.result.scores[number]
        seats.append(
            SeatFigures(
                seat=number,
                name=seat.name,
                bot=seat.bot,
                score=score,
                won=number in match.result.winners,
                decisions=len(taken),
                seconds=sum(taken),
            )
        )
    return TableFigures(
        seconds=rows[-1].at - started, moves=len(rows), reason=match.result.reason, seats=seats
    )


def _seconds_of(table: Table, seat: int) -> list[float]:
    """Return how long each decision of a seat took, since whatever came before it."""
    taken, last = [], 0.0
    for news in table.news:
        entry = news.row.entry
        if isinstance(entry, Moved) and entry.seat == seat:
            taken.append(max(0.0, news.row.at - last))
        if entry.kind in ("started", "moved"):
            last = news.row.at
    return taken
