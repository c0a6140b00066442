"""Tables as clients see them: what everyone may know, and what each seat sees of the match."""

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

from stope.server.wire import Heard, SeatInfo, SeatView, Speech, TableInfo
from stope.tables.entries import BotSat, Freed, Handed, Moved, Said, Sat, TakenBack
from stope.tables.hearing import notices_for
from stope.tables.table import News, Table

Status = Literal["open", "playing", "over"]


def status(table: Table) -> Status:
    """Return whether a table waits for players, is played at, or is done."""
    if table.match is None:
        return "open"
    return "over" if table.over else "playing"


def table_info(
    table: Table,
    here: Collection[str],
    at: float,
    *,
    hand_in: Mapping[str, float] | None = None,
    nameless: int = 0,
) -> TableInfo:
    """Return what everyone may know of a table.

    ``here`` are the persons connected now; so many ``nameless`` ones look on beside them. In place
    of some who are not here others may let a bot play, after so many seconds (``hand_in``).
    """
    opened, playing = table.opened, table.match is not None
    seats = [
        SeatInfo(
            seat=number,
            person=seat.person,
            name=seat.name,
            bot=seat.bot,
            here=seat.person in here,
            hand_in=(hand_in or {}).get(seat.person or "") if playing else None,
            left=table.clocks.left(number, at) if playing else None,
            runs=playing and table.clocks.runs(number),
        )
        for number, seat in enumerate(table.seats)
    ]
    return TableInfo(
        table=table.identity,
        game=opened.game,
        options=opened.options,
        settings=opened.settings,
        host=opened.host,
        status=status(table),
        commitment=opened.commitment,
        seats=seats,
        watching=nameless + sum(not table.seats_of(person) for person in here),
        next_table=table.next_table,
    )


def seat_view(table: Table, seat: int | None) -> SeatView | None:
    """Return what a seat (None: who only watches) sees of the match, once there is one."""
    match = table.match
    if match is None:
        return None
    view = match.view(seat)
    encode = match.game.moves.to_json
    decides = seat is not None and table.seats[seat].bot is None
    possible = [encode(move) for move in view.moves()] if decides else []
    talk = [move for move in match.game.talk if decides and view.why_not(move) is None]
    moves, changes = (possible, []) if seat in match.actors else ([], possible)
    turn = 0 if seat is None else table.turn_of(seat)
    return SeatView(
        seat=seat,
        turn=turn,
        view=view.to_json(),
        moves=moves,
        changes=changes,
        talk=[encode(move) for move in talk],
    )


def heard_json(
    table: Table, number: int, news: News, person: str | None, muted: Collection[str]
) -> Heard:
    """Return an entry as a person hears it."""
    entry, match = news.row.entry, table.match
    events, ears = [], []
    if match is not None:
        notices, own = notices_for(table, news, person), table.seats_of(person)
        events = [match.game.events.to_json(notice.event) for notice in notices]
        if len(own) > 1:
            ears = [[*filter(notice.heard_by, own)] for notice in notices]
    seat, speech = None, None
    if isinstance(entry, Sat | BotSat | Freed | Moved | Handed | TakenBack):
        seat = entry.seat
    if isinstance(entry, Said):
        silent = entry.person in muted
        speech = Speech(
            person=entry.person,
            name=entry.name,
            phrase=None if silent else entry.phrase,
            text=None if silent else entry.text,
            at=news.row.at,
        )
    return Heard(
        heard=number,
        at=news.row.at,
        kind=entry.kind,
        seat=seat,
        speech=speech,
        events=events,
        ears=ears,
    )


def views_for(table: Table, seats: Iterable[int]) -> list[SeatView]:
    """Return what the seats of a person see; without any, what those see who only watch."""
    watching: list[int | None] = [None]
    found = [seat_view(table, seat) for seat in [*seats] or watching]
    return [view for view in found if view is not None]
