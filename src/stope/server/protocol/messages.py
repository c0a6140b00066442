"""The messages between client and server, as types. The client's TypeScript is generated from them.

A client sends requests, each with an id of its own, and gets one answer to each. Beside that it
receives ``news``: everything that happens at its table and that its seats may know, numbered
without gaps for listeners that hear the same. So a client that lost its connection can say how far
it has heard, and is told the rest.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypeAliasType

from stope.server.bot_pacing import BotSpeed
from stope.server.protocol.game_types import EntryKind, GameEvent, GameMove, GameName, GameView
from stope.tables.log_entries import Settings
from stope.tables.user_text import LONGEST_NAME, LONGEST_TEXT

#: The longest request over a websocket, in bytes.
LONGEST_REQUEST = 4096
#: The longest body over HTTP, in bytes.
LONGEST_BODY = 16 * 1024
#: The most seats of a table.
MOST_SEATS = 8
_SEAT = Field(ge=0, le=MOST_SEATS - 1)
#: The largest number of a move or of news.
_MOST_COUNTED = 2**31 - 1
#: The form of request ids.
ID = Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")
_LEVEL = Field(max_length=40)
LONGEST_INVITATION = 100
_INVITATION = Field(default=None, max_length=LONGEST_INVITATION)


class Strict(BaseModel):
    """The base of what a client sends: unknown fields are refused, and nothing is converted."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def _all_is_told(described: dict[str, Any]) -> None:
    """List all fields as required in the description, because the server always sends them."""
    described["required"] = [*described.get("properties", ())]


class Told(BaseModel):
    """The base of what the server sends."""

    model_config = ConfigDict(frozen=True, json_schema_extra=_all_is_told)


# Requests over a websocket


class Asked(Strict):
    """A request with an id of the client's own, which the answer repeats."""

    id: str = ID


class AskedForSeat(Asked):
    """A request about one seat."""

    seat: int = _SEAT


class Hello(Asked):
    """The first request: how much was heard before, the language of answers, the invitation.

    ``bot_speed`` is how fast the person wants bots to move.
    """

    type: Literal["hello"]
    heard: int | None = Field(default=None, ge=0, le=_MOST_COUNTED)
    language: str = "en"
    invitation: str | None = _INVITATION
    bot_speed: BotSpeed = "normal"


class Sit(AskedForSeat):
    """Take a seat, with a nonce for the cards: 16 to 64 bytes in hexadecimal digits."""

    type: Literal["sit"]
    name: str = Field(max_length=4 * LONGEST_NAME)
    nonce: str = Field(max_length=128)


class SeatBot(AskedForSeat):
    """Put a bot on a seat."""

    type: Literal["seat-bot"]
    level: str = _LEVEL


class Free(Asked):
    """Leave a seat before the start; the host may also remove a bot or a guest."""

    type: Literal["free"]
    seat: int = _SEAT


class Rename(AskedForSeat):
    """Change the name on a seat of your own, before the start."""

    type: Literal["rename"]
    name: str = Field(max_length=4 * LONGEST_NAME)


class LetGuestIn(Asked):
    """Let a removed guest in again, as the host."""

    type: Literal["let-in"]
    person: str = Field(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")


class Start(Asked):
    """Start the match."""

    type: Literal["start"]


class MakeMove(AskedForSeat):
    """Make a move; ``turn`` is how many moves the seat had made when this was decided."""

    type: Literal["move"]
    turn: int = Field(ge=0, le=_MOST_COUNTED)
    move: GameMove


class Hand(AskedForSeat):
    """Let a bot play for a seat: your own, or that of somebody who is out of time or away."""

    type: Literal["hand"]
    level: str = _LEVEL


class TakeBack(Asked):
    """Take your seat back from a bot."""

    type: Literal["take-back"]
    seat: int = _SEAT


class Undo(AskedForSeat):
    """Undo the last move, a laid card or a step, against bots alone, if nothing was revealed."""

    type: Literal["undo"]


class Say(Asked):
    """Say a phrase or a text."""

    type: Literal["say"]
    phrase: str | None = Field(default=None, max_length=40)
    text: str | None = Field(default=None, max_length=4 * LONGEST_TEXT)


class Mute(Asked):
    """Mute a person, or hear them again."""

    type: Literal["mute"]
    person: str = Field(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")
    on: bool = True


class AskHint(Asked):
    """Ask a bot for a hint."""

    type: Literal["hint"]
    seat: int = _SEAT


class AskWhyNot(AskedForSeat):
    """Ask why a move is not allowed, without making it."""

    type: Literal["why-not"]
    move: GameMove


class SetBotSpeed(Asked):
    """Let bots move faster or slower; the table uses the slowest speed of its players."""

    type: Literal["bot-speed"]
    speed: BotSpeed


class Skip(Asked):
    """Let bots move without pauses until a person has to decide, if all players want that."""

    type: Literal["skip"]


class Ping(Asked):
    """Show that the client is still connected."""

    type: Literal["ping"]


Request = TypeAliasType(
    "Request",
    Annotated[
        Hello
        | Sit
        | SeatBot
        | Free
        | Rename
        | LetGuestIn
        | Start
        | MakeMove
        | Hand
        | TakeBack
        | Undo
        | Say
        | Mute
        | AskHint
        | AskWhyNot
        | SetBotSpeed
        | Skip
        | Ping,
        Field(discriminator="type"),
    ],
)
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)


# Answers and news over a websocket


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
    events: list[GameEvent] = []
    ears: list[list[int]] = []


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


# HTTP


class Introduction(Strict):
    """The name and language of a new person."""

    name: str = Field(max_length=4 * LONGEST_NAME)
    language: str = Field(default="en", max_length=8)


class PersonInfo(Told):
    """A person, as the person sees it."""

    person: str
    name: str
    language: str


class OptionInfo(Told):
    """An option of a game and its values; the first one is the default."""

    name: str
    values: list[str]


class GameInfo(Told):
    """A game that can be played here, and how far it is compiled (1: ready)."""

    game: GameName
    seats: list[int]
    usual_seats: int
    options: list[OptionInfo]
    bots: list[str]
    rules_version: int
    ready: float


class NewTable(Strict):
    """A table to open."""

    game: GameName = Field(max_length=40)
    seats: int = Field(ge=1, le=MOST_SEATS)
    options: dict[str, str] = Field(default={}, max_length=20)
    settings: Settings = Settings()


class TakeSeat(Strict):
    """A request for a seat: name, nonce (as in ``Sit``), and the invitation, if needed."""

    name: str = Field(max_length=4 * LONGEST_NAME)
    nonce: str = Field(max_length=128)
    invitation: str | None = _INVITATION


class TableMade(Told):
    """A new table, and its invitation: it is told once and belongs behind the # of a link.

    After a rematch the old invitation is valid for the new table, too.
    """

    table: str
    invitation: str | None


class ServerAddress(Told):
    """Where other devices find this server; null: only this machine can reach it."""

    address: str | None


class Listed(Told):
    """A table in a list; ``your_turn``: it waits for the person who asks.

    ``people`` are the names of the others who have a seat there, without bots.
    """

    table: str
    game: GameName
    seats: int
    taken: int
    status: Literal["open", "playing", "over", "broken-off"]
    updated: float
    people: list[str]
    your_turn: bool = False


class Problem(Told):
    """A refusal: a code for programs, a sentence for people, the rule if any."""

    code: str
    message: str
    rule: str | None = None


class Scene(Told):
    """A moment of a finished match: the view of a seat after ``move`` of ``moves`` moves.

    The viewpoint ``all`` shows all cards, from the side of the ``seat`` that decides next.
    """

    move: int
    moves: int
    seat: int | None
    all: bool
    events: list[GameEvent]
    view: GameView


class StoryMove(Told):
    """A move of a finished match with its events; the first entry is the start of the match."""

    move: int
    seat: int | None
    at: float
    events: list[GameEvent]


class StorySeat(Told):
    """The player of a seat at the end of a match."""

    seat: int
    name: str
    bot: str | None


class Story(Told):
    """A finished match from start to end, as a seat, a spectator or everyone heard it."""

    game: GameName
    options: dict[str, str]
    seats: list[StorySeat]
    moves: list[StoryMove]


class SeatFigures(Told):
    """A seat in figures: its result, its number of decisions, and their total time."""

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
