"""The requests of a client over a websocket, each with an id of its own that the answer repeats."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from stope.server.bot_pacing import BotSpeed
from stope.server.protocol.fields import ID, INVITATION, LEVEL, MOST_COUNTED, SEAT, Strict
from stope.server.protocol.game_types import GameMove
from stope.tables.user_text import LONGEST_NAME, LONGEST_TEXT


class Asked(Strict):
    """A request with an id of the client's own, which the answer repeats."""

    id: str = ID


class AskedForSeat(Asked):
    """A request about one seat."""

    seat: int = SEAT


class Hello(Asked):
    """The first request: how much was heard before, the language of answers, the invitation.

    ``bot_speed`` is how fast the person wants bots to move.
    """

    type: Literal["hello"]
    heard: int | None = Field(default=None, ge=0, le=MOST_COUNTED)
    language: str = "en"
    invitation: str | None = INVITATION
    bot_speed: BotSpeed = "normal"


class Sit(AskedForSeat):
    """Take a seat, with a nonce for the cards: 16 to 64 bytes in hexadecimal digits."""

    type: Literal["sit"]
    name: str = Field(max_length=4 * LONGEST_NAME)
    nonce: str = Field(max_length=128)


class SeatBot(AskedForSeat):
    """Put a bot on a seat."""

    type: Literal["seat-bot"]
    level: str = LEVEL


class Free(Asked):
    """Leave a seat before the start; the host may also remove a bot or a guest."""

    type: Literal["free"]
    seat: int = SEAT


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
    turn: int = Field(ge=0, le=MOST_COUNTED)
    move: GameMove


class Hand(AskedForSeat):
    """Let a bot play for a seat: your own, or that of somebody who is out of time or away."""

    type: Literal["hand"]
    level: str = LEVEL


class TakeBack(Asked):
    """Take your seat back from a bot."""

    type: Literal["take-back"]
    seat: int = SEAT


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
    seat: int = SEAT


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
