"""Routes for tables: open, list, sit down, leave, play again."""

import secrets
from collections.abc import Collection, Sequence

from fastapi import APIRouter, Request

from stope.errors.base import shown
from stope.errors.tables import AlreadyRematched, NoSuchTable
from stope.server.access import check_admitted, may_have_several_seats
from stope.server.auth import hashed
from stope.server.context import AppContext
from stope.server.protocol.http_bodies import Listed, NewTable, TableMade, TakeSeat
from stope.server.protocol.updates import TableInfo
from stope.server.rate_limit import address_of
from stope.server.routes.dependencies import (
    BODY_PROBLEMS,
    Asker,
    Context,
    Seat,
    find_session,
    limited,
    problems,
)
from stope.server.table_session import TableSession
from stope.tables.fairness import commitment, new_secret
from stope.tables.log_entries import BotSat, Expected, Freed, Opened, Rematched, Sat
from stope.tables.store.store import Person
from stope.tables.summary import TableSummary
from stope.tables.user_text import clean_name

_MOST_LISTED = 100
_INVITATION_BYTES = 16
#: Lists leave out tables that nobody has come to for a day, and matches of more than a month ago.
_OPEN_SECONDS = 24 * 3600
_PLAYED_SECONDS = 30 * 24 * 3600

router = APIRouter(prefix="/api")


@router.post(
    "/tables", dependencies=limited, status_code=201, responses=problems(401, *BODY_PROBLEMS)
)
async def open_table(given: NewTable, asker: Asker, context: Context) -> TableMade:
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
    return await _make_table(context, opened, secret)


@router.get("/tables")
async def public_tables(context: Context) -> list[Listed]:
    """Return the public tables, newest first."""
    now = context.now()
    heads = await context.store.public_heads(
        _MOST_LISTED, now - _OPEN_SECONDS, now - _PLAYED_SECONDS
    )
    return await _listed(context, heads)


@router.get("/tables/mine", responses=problems(401))
async def own_tables(asker: Asker, context: Context) -> list[Listed]:
    """Return the tables at which you have a seat, and which of them wait for you."""
    heads = await context.store.heads_of(asker.id, _MOST_LISTED)
    owed = await context.pending_turns.owed_by(asker.id, context.registry.find_table)
    return await _listed(context, heads, asker.id, owed)


@router.put(
    "/tables/{table}/seats/{seat}",
    dependencies=limited,
    responses=problems(401, 403, 404, 409, *BODY_PROBLEMS, 503),
)
async def take_seat(
    table: str, seat: Seat, given: TakeSeat, asker: Asker, context: Context, request: Request
) -> TableInfo:
    """Take a seat at a table that has not started; a seat that is yours already stays as it is."""
    session = await find_session(context, table)
    await check_admitted(context, session.table, asker.id, given.invitation)
    if seat not in session.table.seats_of(asker.id):
        sat = Sat(seat=seat, person=asker.id, name=clean_name(given.name), nonce=given.nonce)
        several = await may_have_several_seats(context, session.table, asker.id, given.invitation)
        await session.do(sat, asker.id, address=address_of(request), several=several)
    return session.info()


@router.delete(
    "/tables/{table}/seats/{seat}",
    dependencies=limited,
    responses=problems(401, 403, 404, 409, 422, 429, 503),
)
async def leave_seat(
    table: str, seat: Seat, asker: Asker, context: Context, request: Request
) -> TableInfo:
    """Leave a seat before the start; the host may also remove a bot or a guest."""
    session = await find_session(context, table)
    if asker.id != session.table.opened.host and not session.table.seats_of(asker.id):
        raise NoSuchTable(given=shown(table))
    await session.do(Freed(seat=seat), asker.id, address=address_of(request))
    return session.info()


@router.post(
    "/tables/{table}/rematch",
    dependencies=limited,
    status_code=201,
    responses=problems(401, 404, 409, 422, 429),
)
async def rematch(table: str, asker: Asker, context: Context) -> TableMade:
    """Open the same table again, for everyone who is there."""
    session = await find_session(context, table)
    old = session.table
    if not old.seats_of(asker.id):
        raise NoSuchTable(given=shown(table))
    old.check_ended()
    async with session.rematching:
        return await _rematch(session, asker, context)


async def _rematch(session: TableSession, asker: Person, context: AppContext) -> TableMade:
    old, table = session.table, session.table.identity
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
    keys = await context.store.keys_of(table)
    # the invitation to this table is valid for the next one, too
    after = await context.registry.open(opened, secret, None if keys is None else keys.join_hash)
    for number, seat in enumerate(old.seats):
        if seat.person is None and seat.bot is not None:
            await after.do(BotSat(seat=number, level=seat.bot, name=seat.name))
    context.registry.let_go(after.table.identity)
    await session.do(Rematched(table=after.table.identity), asker.id)
    return TableMade(table=after.table.identity, invitation=None)


async def _make_table(context: AppContext, opened: Opened, secret: bytes) -> TableMade:
    invitation = secrets.token_urlsafe(_INVITATION_BYTES)
    session = await context.registry.open(opened, secret, hashed(invitation))
    context.registry.let_go(session.table.identity)
    return TableMade(table=session.table.identity, invitation=invitation)


async def _listed(
    context: AppContext,
    heads: Sequence[TableSummary],
    asker: str | None = None,
    owed: Collection[str] = (),
) -> list[Listed]:
    people = await context.store.people_at([head.table for head in heads])
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
