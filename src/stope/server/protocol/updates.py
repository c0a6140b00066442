"""What the server sends over a websocket: answers to requests, and updates of the table.

A client sends requests, each with an id of its own, and gets one answer to each. Beside that it
receives ``news``: everything that happens at its table and that its seats may know, numbered
without gaps for subscribers that hear the same. So a client that lost its connection can say how
far it has heard, and is told the rest.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from stope.server.protocol.fields import Told
from stope.server.protocol.game_types import EntryKind, GameEvent, GameMove, GameName, GameView
from stope.tables.log_entries import Settings


class ExpectedInfo(Told):
    """The person who had a seat before the rematch, and has not come yet."""

    person: str
    name: str


class SeatInfo(Told):
    """A seat and its player. ``here``: the person is connected; ``left``: seconds on the clock.

    ``away_for`` is how many seconds the person has been away when this was sent; null if they are
    here, or before the start. ``hand_in`` is after how many seconds the others may let a bot play
    for an absent person; null if they may not. ``expected``, before a rematch starts, is the person
    for whom an empty seat is kept.
    """

    seat: int
    person: str | None
    name: str
    bot: str | None
    here: bool
    away_for: float | None
    hand_in: float | None
    left: float | None
    runs: bool
    expected: ExpectedInfo | None


class RemovedGuest(Told):
    """A guest whom the host has removed from the table."""

    person: str
    name: str


class TableInfo(Told):
    """The public part of a table, beside the match itself.

    ``outdated``: the rules or cards have changed since the match began, so there are no views of
    it. If it is ``over`` there is its replay; if it is ``broken-off``, only its record.
    """

    table: str
    game: GameName
    options: dict[str, str]
    settings: Settings
    host: str
    status: Literal["open", "playing", "over", "broken-off"]
    outdated: bool
    commitment: str
    seats: list[SeatInfo]
    #: the number of spectators
    watching: int
    next_table: str | None
    #: they may not come back until the host lets them in
    removed: list[RemovedGuest]


class SeatView(Told):
    """The view of a seat, its legal moves, and the number of the turn they belong to.

    ``seat`` null is for spectators. ``moves`` are for a seat that owes a decision, ``changes`` for
    one that has decided and may still change its mind, ``talk`` for side moves of any player. Where
    a bot plays for the person, all are empty. ``may_undo``: the last move was this seat's, and can
    be undone.
    """

    seat: int | None
    turn: int
    view: GameView
    moves: list[GameMove]
    changes: list[GameMove]
    talk: list[GameMove]
    may_undo: bool


class Speech(Told):
    """Something that was said. Phrase and text of a muted person are left out."""

    person: str
    name: str
    phrase: str | None
    text: str | None
    at: float


class Heard(Told):
    """One log entry: its number for this listener, and the events of the match in it.

    ``ears`` is for people with several seats on one device: the seats that hear each event.
    """

    heard: int
    at: float
    kind: EntryKind
    seat: int | None = None
    speech: Speech | None = None
    events: list[GameEvent] = Field(default=[])
    ears: list[list[int]] = Field(default=[])


class News(Told):
    """What happened since the last news, and the current state.

    ``fresh``: the listener has to forget what it knows; ``happened`` begins at the beginning.
    """

    type: Literal["news"] = "news"
    heard: int
    fresh: bool
    happened: list[Heard]
    table: TableInfo
    views: list[SeatView]


class Reason(Told):
    """A reason for or against a move: the id of a message, and its values."""

    message: str
    values: dict[str, int | float | str]


class HintInfo(Told):
    """A move, its share of the win, its weight among the recommended moves, and the reason."""

    move: GameMove
    share: float
    weight: float
    reason: Reason


class HintsInfo(Told):
    """Each seat's expected share of the win, and the best moves of one seat, best first."""

    game: GameName
    seat: int | None
    expects: list[float]
    best: list[HintInfo]


class Verdict(Told):
    """Why a move is not allowed: the rule, and the reason in words; both null if it is allowed."""

    rule: str | None
    message: str | None


class Done(Told):
    """A request was carried out. ``result`` is the hint or the verdict, if one was asked for."""

    type: Literal["done"] = "done"
    id: str
    result: HintsInfo | Verdict | None = None


class Refused(Told):
    """A request was not carried out: a code, and the reason in words."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    rule: str | None
    message: str


class Presence(Told):
    """Somebody connected or left."""

    type: Literal["presence"] = "presence"
    table: TableInfo


class TurnAt(Told):
    """A table that waits for the person."""

    table: str
    game: GameName


class Turns(Told):
    """The other tables at which it is the person's turn now."""

    type: Literal["turns"] = "turns"
    elsewhere: list[TurnAt]


class Beat(Told):
    """A heartbeat: the server is still there."""

    type: Literal["beat"] = "beat"


Message = TypeAliasType(
    "Message",
    Annotated[News | Done | Refused | Presence | Turns | Beat, Field(discriminator="type")],
)
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)
