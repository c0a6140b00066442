"""Tables as JSON for clients: the public part, and the view of each seat."""

from collections.abc import Collection, Iterable, Mapping

from stope.server.protocol.updates import (
    ExpectedInfo,
    Heard,
    RemovedGuest,
    SeatInfo,
    SeatView,
    Speech,
    TableInfo,
)
from stope.tables.audience import events_for
from stope.tables.log_entries import (
    BotSat,
    Freed,
    Handed,
    Moved,
    Renamed,
    Said,
    Sat,
    TakenBack,
    Undone,
)
from stope.tables.summary import table_status
from stope.tables.table import Table, Update


def table_info(
    table: Table,
    here: Collection[str],
    at: float,
    *,
    away_for: Mapping[str, float] | None = None,
    stand_in_waits: Mapping[str, float] | None = None,
    nameless: int = 0,
) -> TableInfo:
    """Return the public part of a table.

    ``here`` are the persons connected now, and ``nameless`` is the number of spectators without a
    name. ``away_for`` gives the seconds for which others have been away, ``stand_in_waits`` the
    seconds until a bot may play for them.
    """
    opened, playing = table.opened, table.match is not None
    seats = [
        SeatInfo(
            seat=number,
            person=seat.person,
            name=seat.name,
            bot=seat.bot,
            here=seat.person in here,
            away_for=(away_for or {}).get(seat.person or "") if playing else None,
            hand_in=(stand_in_waits or {}).get(seat.person or "") if playing else None,
            left=table.clocks.left(number, at) if playing else None,
            runs=playing and table.clocks.runs(number),
            expected=_expected(table, number),
        )
        for number, seat in enumerate(table.seats)
    ]
    return TableInfo(
        table=table.identity,
        game=opened.game,
        options=opened.options,
        settings=opened.settings,
        host=opened.host,
        status=table_status(table),
        outdated=table.outdated,
        commitment=opened.commitment,
        seats=seats,
        watching=nameless + sum(not table.seats_of(person) for person in here),
        next_table=table.next_table,
        removed=[RemovedGuest(person=one, name=name) for one, name in table.removed.items()],
    )


def _expected(table: Table, seat: int) -> ExpectedInfo | None:
    found = None if table.match is not None else table.expected_at(seat)
    return None if found is None else ExpectedInfo(person=found.person, name=found.name)


def seat_view(table: Table, seat: int | None) -> SeatView | None:
    """Return the view of a seat (None: of spectators), once the match has started."""
    match = table.match
    if match is None:
        return None
    view = match.view(seat)
    encode = match.game.moves.to_json
    decides = seat is not None and table.seats[seat].bot is None
    possible = [encode(move) for move in view.moves()] if decides else []
    talk = [move for move in match.game.side_moves if decides and view.why_not(move) is None]
    moves, changes = (possible, []) if seat in match.actors else ([], possible)
    turn = 0 if seat is None else table.turn_of(seat)
    return SeatView(
        seat=seat,
        turn=turn,
        view=view.to_json(),
        moves=moves,
        changes=changes,
        talk=[encode(move) for move in talk],
        may_undo=seat is not None and table.may_undo(seat),
    )


def heard_json(
    table: Table, number: int, update: Update, person: str | None, muted: Collection[str]
) -> Heard:
    """Return a log entry as a person hears it."""
    entry, match = update.row.entry, table.match
    events, hearing_seats = [], []
    if match is not None:
        addressed, own = events_for(table, update, person), table.seats_of(person)
        events = [match.game.events.to_json(event.event) for event in addressed]
        if len(own) > 1:
            hearing_seats = [[*filter(event.heard_by, own)] for event in addressed]
    seat, speech = None, None
    if isinstance(entry, Sat | BotSat | Freed | Renamed | Moved | Handed | TakenBack | Undone):
        seat = entry.seat
    if isinstance(entry, Said):
        silent = entry.person in muted
        speech = Speech(
            person=entry.person,
            name=entry.name,
            phrase=None if silent else entry.phrase,
            text=None if silent else entry.text,
            at=update.row.at,
        )
    return Heard(
        heard=number,
        at=update.row.at,
        kind=entry.kind,
        seat=seat,
        speech=speech,
        events=events,
        ears=hearing_seats,
    )


def views_for(table: Table, seats: Iterable[int]) -> list[SeatView]:
    """Return the views of a person's seats; without a seat, the spectators' view."""
    watching: list[int | None] = [None]
    found = [seat_view(table, seat) for seat in [*seats] or watching]
    return [view for view in found if view is not None]
