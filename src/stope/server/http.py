"""HTTP routes for people, games and tables."""

import secrets
from collections.abc import Collection, Sequence
from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Depends, Path, Request, Response, Security
from fastapi.security import APIKeyCookie

from stope.bots import bot_names
from stope.errors.base import shown
from stope.errors.server import NothingHere, NotKnown, TooOften
from stope.errors.tables import AlreadyRematched, NoSuchTable
from stope.games import GAMES
from stope.locales import check_language
from stope.server.admission import check_admitted, may_have_several_seats
from stope.server.front import is_encrypted, is_on_this_machine
from stope.server.house import House
from stope.server.limits import address_of
from stope.server.people import COOKIE, hashed, new_person_id, new_token
from stope.server.room import Room
from stope.server.wire import (
    MOST_SEATS,
    GameInfo,
    Introduction,
    Listed,
    NewTable,
    OptionInfo,
    PersonInfo,
    Problem,
    ServerAddress,
    TableInfo,
    TableMade,
    TakeSeat,
)
from stope.tables.entries import BotSat, Expected, Freed, Opened, Rematched, Sat
from stope.tables.fairness import commitment, new_secret
from stope.tables.store import Head, Person
from stope.tables.words import clean_name

_YEAR = 365 * 24 * 3600
_MOST_LISTED = 100
_INVITATION_BYTES = 16
#: Lists leave out tables that nobody has come to for a day, and matches of more than a month ago.
_OPEN_SECONDS = 24 * 3600
_PLAYED_SECONDS = 30 * 24 * 3600

Documented: TypeAlias = dict[int | str, dict[str, Any]]


def problems(*codes: int) -> Documented:
    """Return the refusals of a route, for its documentation."""
    return {code: {"model": Problem} for code in codes}


#: The status codes with which a request that has a body may be refused.
_BODY = (413, 422, 429)
_TOKEN = APIKeyCookie(
    name=COOKIE, auto_error=False, description="What `POST /api/people` puts into a cookie."
)
router = APIRouter(prefix="/api")


Token = Annotated[str | None, Security(_TOKEN)]


def the_house(request: Request) -> House:
    """Return the application context of this process."""
    house: House = request.app.state.house
    return house


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
    person = await person_of(the_house(request), token)
    if person is None:
        raise NotKnown
    return person


async def person_of(house: House, token: str | None) -> Person | None:
    """Return the person of a token."""
    return None if not token else await house.store.person_by_token(hashed(token))


Seat = Annotated[int, Path(ge=0, le=MOST_SEATS - 1)]
InHouse = Annotated[House, Depends(the_house)]
Asker = Annotated[Person, Depends(who_asks)]
limited = [Depends(within_limits)]


# People


@router.post("/people", dependencies=limited, responses=problems(*_BODY))
async def introduce(given: Introduction, request: Request, response: Response) -> PersonInfo:
    """Create a person: the token in the cookie is the only proof of it."""
    person = Person(new_person_id(), clean_name(given.name), check_language(given.language))
    token = new_token()
    await the_house(request).store.add_person(person, hashed(token))
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=is_encrypted(request),
    )
    return _person_info(person)


@router.get("/me", responses=problems(401))
async def me(asker: Asker) -> PersonInfo:
    """Return the person who asks."""
    return _person_info(asker)


@router.put("/me", dependencies=limited, responses=problems(401, *_BODY))
async def rename(given: Introduction, asker: Asker, house: InHouse) -> PersonInfo:
    """Change your name or language."""
    person = Person(asker.id, clean_name(given.name), check_language(given.language))
    await house.store.rename(person.id, person.name, person.language)
    return _person_info(person)


# Games and tables


@router.get("/address")
async def address_for_others(request: Request) -> ServerAddress:
    """Return the address at which other devices find this server, for invitations.

    An address in the local network is told only on the serving machine: elsewhere the address of
    the request works already.
    """
    state = request.app.state
    address: str | None = state.public_origin
    possible: str | None = None
    server = request.scope.get("server")
    if address is None and server is not None and is_on_this_machine(request):
        address, possible = state.network_address(server[1])
        possible = possible if address is None else None
    return ServerAddress(address=_origin(address), possible=_origin(possible))


def _origin(address: str | None) -> str | None:
    return None if address is None else address.rstrip("/")


@router.get("/games")
async def games(house: InHouse) -> list[GameInfo]:
    """Return the games, their options and bots, and how far each is compiled."""
    return [
        GameInfo(
            game=game.name,
            seats=list(game.seats),
            usual_seats=game.usual_seats,
            options=[OptionInfo(name=one.name, values=list(one.values)) for one in game.options],
            bots=bot_names(game),
            rules_version=game.rulebook.version,
            ready=house.preparation.games[game.name].part,
        )
        for game in GAMES.values()
    ]


@router.get("/games/{game}/deck", responses=problems(404))
async def deck(game: str) -> dict[str, Any]:
    """Return the cards of a game, as its deck file has them."""
    if game not in GAMES:
        raise NothingHere(given=shown(game))
    return GAMES[game].deck()


@router.post("/tables", dependencies=limited, status_code=201, responses=problems(401, *_BODY))
async def open_table(given: NewTable, asker: Asker, house: InHouse) -> TableMade:
    """Open a table; you become its host."""
    secret = new_secret()
    opened = Opened(
        game=given.game,
        seats=given.seats,
        options=given.options,
        host=asker.id,
        settings=given.settings,
        commitment=commitment(secret),
    )
    return await _make_table(house, opened, secret)


@router.get("/tables")
async def public_tables(house: InHouse) -> list[Listed]:
    """Return the public tables, newest first."""
    now = house.now()
    heads = await house.store.public_heads(_MOST_LISTED, now - _OPEN_SECONDS, now - _PLAYED_SECONDS)
    return await _listed(house, heads)


@router.get("/tables/mine", responses=problems(401))
async def own_tables(asker: Asker, house: InHouse) -> list[Listed]:
    """Return the tables at which you have a seat, and which of them wait for you."""
    heads = await house.store.heads_of(asker.id, _MOST_LISTED)
    owed = await house.turns.owed_by(asker.id, house.hall.find_table)
    return await _listed(house, heads, asker.id, owed)


@router.put(
    "/tables/{table}/seats/{seat}",
    dependencies=limited,
    responses=problems(401, 403, 404, 409, *_BODY, 503),
)
async def take_seat(
    table: str, seat: Seat, given: TakeSeat, asker: Asker, house: InHouse, request: Request
) -> TableInfo:
    """Take a seat at a table that has not started; a seat that is yours already stays as it is."""
    room = await find_room(house, table)
    await check_admitted(house, room.table, asker.id, given.invitation)
    if seat not in room.table.seats_of(asker.id):
        sat = Sat(seat=seat, person=asker.id, name=clean_name(given.name), nonce=given.nonce)
        several = await may_have_several_seats(house, room.table, asker.id, given.invitation)
        await room.do(sat, asker.id, address=address_of(request), several=several)
    return room.info()


@router.delete(
    "/tables/{table}/seats/{seat}",
    dependencies=limited,
    responses=problems(401, 403, 404, 409, 422, 429, 503),
)
async def leave_seat(
    table: str, seat: Seat, asker: Asker, house: InHouse, request: Request
) -> TableInfo:
    """Leave a seat before the start; the host may also remove a bot or a guest."""
    room = await find_room(house, table)
    if asker.id != room.table.opened.host and not room.table.seats_of(asker.id):
        raise NoSuchTable(given=shown(table))
    await room.do(Freed(seat=seat), asker.id, address=address_of(request))
    return room.info()


@router.post(
    "/tables/{table}/rematch",
    dependencies=limited,
    status_code=201,
    responses=problems(401, 404, 409, 422, 429),
)
async def rematch(table: str, asker: Asker, house: InHouse) -> TableMade:
    """Open the same table again, for everyone who is there."""
    room = await find_room(house, table)
    old = room.table
    if not old.seats_of(asker.id):
        raise NoSuchTable(given=shown(table))
    old.check_ended()
    async with room.rematching:
        return await _rematch(room, asker, house)


async def _rematch(room: Room, asker: Person, house: House) -> TableMade:
    old, table = room.table, room.table.identity
    if old.next_table is not None:
        raise AlreadyRematched(table=old.next_table)
    secret = new_secret()
    expected = tuple(
        None if seat.person is None else Expected(person=seat.person, name=seat.name)
        for seat in old.seats
    )
    changed = {
        "host": asker.id,
        "commitment": commitment(secret),
        "follows": table,
        "expected": expected,
        # who was removed there stays out here, unless a seat was left to them
        "removed": {one: name for one, name in old.removed.items() if not old.seats_of(one)},
    }
    opened = old.opened.model_copy(update=changed)
    keys = await house.store.keys_of(table)
    # the invitation to this table is valid for the next one, too
    after = await house.hall.open(opened, secret, None if keys is None else keys.join_hash)
    for number, seat in enumerate(old.seats):
        if seat.person is None and seat.bot is not None:
            await after.do(BotSat(seat=number, level=seat.bot, name=seat.name))
    await room.do(Rematched(table=after.table.identity), asker.id)
    return TableMade(table=after.table.identity, invitation=None)


async def _make_table(house: House, opened: Opened, secret: bytes) -> TableMade:
    invitation = secrets.token_urlsafe(_INVITATION_BYTES)
    room = await house.hall.open(opened, secret, hashed(invitation))
    return TableMade(table=room.table.identity, invitation=invitation)


async def find_room(house: House, table: str) -> Room:
    """Return the room of a table, or refuse its id."""
    room = await house.hall.find(table)
    if room is None:
        raise NoSuchTable(given=shown(table))
    return room


async def _listed(
    house: House, heads: Sequence[Head], asker: str | None = None, owed: Collection[str] = ()
) -> list[Listed]:
    people = await house.store.people_at([head.table for head in heads])
    return [
        Listed(
            table=head.table,
            game=head.game,
            seats=head.seats,
            taken=head.taken,
            status=head.status,
            updated=head.updated,
            people=[one.name for one in people.get(head.table, []) if one.id != asker],
            your_turn=head.table in owed,
        )
        for head in heads
    ]


def _person_info(person: Person) -> PersonInfo:
    return PersonInfo(person=person.id, name=person.name, language=person.language)
