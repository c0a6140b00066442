"""The codes with which the server closes websockets; the client has them generated."""

from enum import IntEnum


class CloseCode(IntEnum):
    """Why a connection ends. uvicorn closes with 1012 (try again soon) when it stops."""

    #: the client has gone, or nothing more is to be said
    NORMAL = 1000
    #: an error of the server
    FAILED = 1011
    #: the database or the rules of the game are unavailable for now
    TRY_LATER = 1013
    #: too many invalid requests
    BAD_REQUESTS = 4400
    #: spectators are not allowed
    NOT_ALLOWED = 4403
    #: there is no such table, or only invited people may come
    NOT_FOUND = 4404
    #: the client reads or answers too slowly
    TOO_SLOW = 4408
    #: the host has removed this guest
    REMOVED = 4410
    #: another server process owns the table; the reason is the address of that process, a URL or a
    #: path, before which the path of the socket is the same. Without a reason: try again soon
    OTHER_PROCESS = 4421
    #: more requests than a person can make
    TOO_OFTEN = 4429
    #: the table is damaged
    UNREADABLE = 4500
