"""What goes over the wire, as types. The client's TypeScript is generated from these.

A client asks, with an id of its own for every request, and gets one answer to each. Beside that it
hears of everything that happens at its table and that its seats may know: as ``news``, numbered
without gaps for those who hear the same, so that a client that lost its connection can say how far
it has heard and is told the rest.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypeAliasType

from stope.server.described import EntryKind, GameEvent, GameMove, GameName, GameView
from stope.tables.entries import Settings
from stope.tables.words import LONGEST_NAME, LONGEST_TEXT

#: No request is longer than this, in bytes.
LONGEST_REQUEST = 4096
#: No body over HTTP is longer than this, in bytes.
LONGEST_BODY = 16 * 1024
#: No table has more seats.
MOST_SEATS = 8
_SEAT = Field(ge=0, le=MOST_SEATS - 1)
#: No table has so many moves or news.
_MOST_COUNTED = 2**31 - 1
#: What ids of requests look like.
ID = Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")
_LEVEL = Field(max_length=40)
_INVITATION = Field(default=None, max_length=100)


class Strict(BaseModel):
    """What a client sends: nothing unknown in it, nothing converted."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def _all_is_told(described: dict[str, Any]) -> None:
    """Say in a description that nothing is left out, whatever its usual value."""
    described["required"] = [*described.get("properties", ())]


class Told(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(frozen=True, json_schema_extra=_all_is_told)


# Requests over a socket


class Asked(Strict):
    """A request with an id of the client's own, by which it knows the answer."""

    id: str = ID


class AskedForSeat(Asked):
    """A request about one seat."""

    seat: int = _SEAT


class Hello(Asked):
    """The first request: how much was heard before, in which language to answer, the invitation."""

    type: Literal["hello"]
    heard: int | None = Field(default=None, ge=0, le=_MOST_COUNTED)
    language: str = "en"
    invitation: str | None = _INVITATION


class Sit(AskedForSeat):
    """Take a seat and add a number to the cards, 16 to 64 bytes in hexadecimal digits."""

    type: Literal["sit"]
    name: str = Field(max_length=4 * LONGEST_NAME)
    nonce: str = Field(max_length=128)


class SeatBot(AskedForSeat):
    """Put a bot on a seat."""

    type: Literal["seat-bot"]
    level: str = _LEVEL


class Free(Asked):
    """Leave a seat before the start, or take a bot or a guest from it as the host."""

    type: Literal["free"]
    seat: int = _SEAT


class Start(Asked):
    """Begin the match."""

    type: Literal["start"]


class MakeMove(AskedForSeat):
    """Move for a seat; ``turn`` is how many moves it had made when this was decided."""

    type: Literal["move"]
    turn: int = Field(ge=0, le=_MOST_COUNTED)
    move: GameMove


class Hand(AskedForSeat):
    """Let a bot play for a seat: one's own, or of somebody who is out of time or away."""

    type: Literal["hand"]
    level: str = _LEVEL


class TakeBack(Asked):
    """Play on oneself."""

    type: Literal["take-back"]
    seat: int = _SEAT


class Say(Asked):
    """Say a phrase, or anything."""

    type: Literal["say"]
    phrase: str | None = Field(default=None, max_length=40)
    text: str | None = Field(default=None, max_length=4 * LONGEST_TEXT)


class Mute(Asked):
    """Hear no more of what somebody says, or hear it again."""

    type: Literal["mute"]
    person: str = Field(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")
    on: bool = True


class AskHint(Asked):
    """Ask a bot for advice."""

    type: Literal["hint"]
    seat: int = _SEAT


class AskWhyNot(AskedForSeat):
    """Ask why a move is not allowed, without making it."""

    type: Literal["why-not"]
    move: GameMove


class Ping(Asked):
    """Show that one is there."""

    type: Literal["ping"]


Request = TypeAliasType(
    "Request",
    Annotated[
        Hello
        | Sit
        | SeatBot
        | Free
        | Start
        | MakeMove
        | Hand
        | TakeBack
        | Say
        | Mute
        | AskHint
        | AskWhyNot
        | Ping,
        Field(discriminator="type"),
    ],
)
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)


# Answers and news over a socket


class SeatInfo(Told):
    """Who has a seat. ``here``: whether the person is connected; ``left``: seconds on the clock.

    ``hand_in``: after so many seconds the others may let a bot play for somebody who is away; None
    if they may not, however long it takes.
    """

    seat: int
    person: str | None
    name: str
    bot: str | None
    here: bool
    hand_in: float | None
    left: float | None
    runs: bool


class TableInfo(Told):
    """What everyone may know of a table beside the match itself."""

    table: str
    game: GameName
    options: dict[str, str]
    settings: Settings
    host: str
    status: Literal["open", "playing", "over"]
    commitment: str
    seats: list[SeatInfo]
    #: how many look on without a seat
    watching: int
    next_table: str | None


class SeatView(Told):
    """What a seat sees of the match, what it may do, and the turn it would do it in.

    ``seat`` None is for those who only watch. ``moves`` are for a seat that owes a decision,
    ``changes`` for one that has decided and may still decide otherwise, ``talk`` for whoever plays,
    beside the game. Where a bot plays for the person, all are empty.
    """

    seat: int | None
    turn: int
    view: GameView
    moves: list[GameMove]
    changes: list[GameMove]
    talk: list[GameMove]


class Speech(Told):
    """Something that was said. Of a muted person it has neither phrase nor text."""

    person: str
    name: str
    phrase: str | None
    text: str | None
    at: float


class Heard(Told):
    """One thing that happened: its number for this listener, and the events of the match in it.

    ``ears`` is for people with several seats on one device: which of them hear each event.
    """

    heard: int
    at: float
    kind: EntryKind
    seat: int | None = None
    speech: Speech | None = None
    events: list[GameEvent] = []
    ears: list[list[int]] = []


class News(Told):
    """What happened since the last news, and how things stand now.

    ``fresh``: the listener had too little to go on; everything before is in ``happened`` from the
    beginning of what is told.
    """

    type: Literal["news"] = "news"
    heard: int
    fresh: bool
    happened: list[Heard]
    table: TableInfo
    views: list[SeatView]


class Reason(Told):
    """What speaks for a move or against it: the id of a message, and the values it speaks of."""

    message: str
    values: dict[str, int | float | str]


class HintInfo(Told):
    """A move, the share of the win it promises, how much of the choice falls on it, and why."""

    move: GameMove
    share: float
    weight: float
    reason: Reason


class HintsInfo(Told):
    """The share of the win that each seat may expect, and the best moves of one, best first."""

    game: GameName
    seat: int | None
    expects: list[float]
    best: list[HintInfo]


class Verdict(Told):
    """Why a move is not allowed: the rule, and the reason in words. Both null: it is."""

    rule: str | None
    message: str | None


class Done(Told):
    """A request was carried out. Who asked for advice or a reason gets it as the ``result``."""

    type: Literal["done"] = "done"
    id: str
    result: HintsInfo | Verdict | None = None


class Refused(Told):
    """A request was not carried out: the code of the reason, and the reason in words."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    rule: str | None
    message: str


class Presence(Told):
    """Somebody came or went."""

    type: Literal["presence"] = "presence"
    table: TableInfo


class TurnAt(Told):
    """A table that waits for the person."""

    table: str
    game: GameName


class Turns(Told):
    """At which other tables it is the person's turn now."""

    type: Literal["turns"] = "turns"
    elsewhere: list[TurnAt]


class Beat(Told):
    """The server is there."""

    type: Literal["beat"] = "beat"


Message = TypeAliasType(
    "Message",
    Annotated[News | Done | Refused | Presence | Turns | Beat, Field(discriminator="type")],
)
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


# Over HTTP


class Introduction(Strict):
    """Who somebody is."""

    name: str = Field(max_length=4 * LONGEST_NAME)
    language: str = Field(default="en", max_length=8)


class PersonInfo(Told):
    """A person, as the person sees it."""

    person: str
    name: str
    language: str


class OptionInfo(Told):
    """An option of a game and its values; the first one is the usual one."""

    name: str
    values: list[str]


class GameInfo(Told):
    """A game that can be played here, and how far it is ready (1: it is)."""

    game: GameName
    seats: list[int]
    usual_seats: int
    options: list[OptionInfo]
    bots: list[str]
    rules_version: int
    ready: float


class NewTable(Strict):
    """A table to set up."""

    game: GameName = Field(max_length=40)
    seats: int = Field(ge=1, le=MOST_SEATS)
    options: dict[str, str] = Field(default={}, max_length=20)
    settings: Settings = Settings()


class TakeSeat(Strict):
    """Who takes a seat, with a number for the cards (``Sit``) and what lets them in, if needed."""

    name: str = Field(max_length=4 * LONGEST_NAME)
    nonce: str = Field(max_length=128)
    invitation: str | None = _INVITATION


class TableMade(Told):
    """A new table, and the invitation to it: it is told once and belongs behind the # of a link.

    After a rematch the old invitation is good for the new table, too.
    """

    table: str
    invitation: str | None


class Listed(Told):
    """A table in a list; ``your_turn``: whether it waits for who asks.

    ``people`` are the others who have a seat there, by name; bots are not told.
    """

    table: str
    game: GameName
    seats: int
    taken: int
    status: Literal["open", "playing", "over"]
    updated: float
    people: list[str]
    your_turn: bool = False


class Problem(Told):
    """Why something was refused: a code for programs, a sentence for people, the rule if any."""

    code: str
    message: str
    rule: str | None = None


class Scene(Told):
    """A moment of a finished match: after ``move`` of all ``moves``, as a seat saw it.

    Who sees everything (``all``) sits beside ``seat``, who decides next, and sees of every player
    what the player sees.
    """

    move: int
    moves: int
    seat: int | None
    all: bool
    events: list[GameEvent]
    view: GameView


class StoryMove(Told):
    """A move of a finished match, the first of which is the start: who made it, what happened."""

    move: int
    seat: int | None
    at: float
    events: list[GameEvent]


class StorySeat(Told):
    """Who sat on a seat in the end."""

    seat: int
    name: str
    bot: str | None


class Story(Told):
    """A finished match from its start to its end, as a seat, a spectator or everyone heard it."""

    game: GameName
    options: dict[str, str]
    seats: list[StorySeat]
    moves: list[StoryMove]


class SeatFigures(Told):
    """How a seat did, how often it decided and how long that took in all."""

    seat: int
    name: str
    bot: str | None
    score: int
    won: bool
    decisions: int
    seconds: float


class TableFigures(Told):
    """A finished match in figures."""

    seconds: float
    moves: int
    reason: str
    seats: list[SeatFigures]
