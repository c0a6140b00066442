"""The bodies of HTTP requests and answers."""

from typing import Literal

from pydantic import Field

from stope.server.protocol.fields import INVITATION, MOST_SEATS, Strict, Told
from stope.server.protocol.game_types import GameEvent, GameName, GameView
from stope.tables.log_entries import Settings
from stope.tables.user_text import LONGEST_NAME


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
    invitation: str | None = INVITATION


class TableMade(Told):
    """A new table, and its invitation: it is told once and belongs behind the # of a link.

    After a rematch the old invitation is valid for the new table, too.
    """

    table: str
    invitation: str | None


class ServerAddress(Told):
    """The address at which other devices find this server; null: only this machine can reach it.

    ``possible`` is then the address they could open if the server listened on every interface; null
    if the machine is in no network.
    """

    address: str | None
    possible: str | None


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
