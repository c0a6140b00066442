"""Requests that are entries of the log, as these entries."""

from stope.errors.server import BadRequest
from stope.server.protocol.requests import (
    Free,
    Hand,
    LetGuestIn,
    MakeMove,
    Rename,
    Request,
    Say,
    SeatBot,
    Sit,
    Start,
    TakeBack,
    Undo,
)
from stope.tables.log_entries import (
    BotSat,
    Freed,
    Handed,
    LetIn,
    LogEntry,
    Moved,
    Renamed,
    Said,
    Sat,
    Started,
    TakenBack,
    Undone,
)


def requested_entry(request: Request, person: str, name: str) -> LogEntry:
    """Return the log entry that a person, whose own name is given, asks for."""
    match request:
        case Sit():
            return Sat(seat=request.seat, person=person, name=request.name, nonce=request.nonce)
        case SeatBot():
            return BotSat(seat=request.seat, level=request.level)
        case Free():
            return Freed(seat=request.seat)
        case Rename():
            return Renamed(seat=request.seat, name=request.name)
        case LetGuestIn():
            return LetIn(person=request.person)
        case Start():
            return Started()
        case MakeMove():
            return Moved(seat=request.seat, move=request.move)
        case Hand():
            return Handed(seat=request.seat, level=request.level)
        case TakeBack():
            return TakenBack(seat=request.seat)
        case Undo():
            return Undone(seat=request.seat)
        case Say():
            return Said(person=person, name=name, phrase=request.phrase, text=request.text)
    raise BadRequest(given=request.type, expected="-")
