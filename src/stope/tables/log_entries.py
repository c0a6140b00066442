"""Log entries: the kinds of things that can happen at a table, which is rebuilt from them alone.

An entry is small, immutable and JSON. It holds the decision, never its consequences: the rules
compute these again, in the same way, whenever the log is read.
"""

from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from stope.games.former_card_names import with_card_names
from stope.tables.user_text import LONGEST_NAME, LONGEST_TEXT, cleaned

#: A day in seconds.
DAY = 24 * 3600


class _Frozen(BaseModel):
    model_config = ConfigDict(
        frozen=True, extra="forbid", json_schema_serialization_defaults_required=True
    )


# Settings of a table


class NoClock(_Frozen):
    """No time limit."""

    kind: Literal["none"] = "none"


class LiveClock(_Frozen):
    """Seconds for the whole match, and an increment with every move."""

    kind: Literal["live"] = "live"
    seconds: int = Field(ge=10, le=4 * 3600)
    increment: int = Field(default=0, ge=0, le=600)


class DaysClock(_Frozen):
    """Days for each decision."""

    kind: Literal["days"] = "days"
    days: int = Field(ge=1, le=30)


Clock: TypeAlias = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class Settings(_Frozen):
    """The settings that the host chooses beside the game's own options."""

    public: bool = False
    spectators: bool = True
    hints: bool = True
    clock: Clock = NoClock()
    #: seconds after which bots take the empty seats; None: never
    fill_after: int | None = Field(default=None, ge=0, le=DAY)
    #: the level of these bots
    fill_with: str = Field(default="miner", max_length=40)
    #: the bot that may play for an absent player: fixed before anybody sits down, so that nobody
    #: can choose a weak one for an opponent
    stand_in: str = Field(default="foreman", max_length=40)
    #: seconds of absence after which it may play
    stand_in_after: int = Field(default=60, ge=10, le=DAY)


# Entries

#: Names and texts are cleaned before they are in any entry, so no log holds anything else.
Name: TypeAlias = Annotated[str, AfterValidator(lambda given: cleaned(given, LONGEST_NAME))]
Text: TypeAlias = Annotated[str, AfterValidator(lambda given: cleaned(given, LONGEST_TEXT))]


class Expected(_Frozen):
    """The person for whom a seat is kept before a rematch: anybody invited may still take it."""

    person: str
    name: Name


class Opened(_Frozen):
    """A table was opened, with a commitment to the server's secret."""

    kind: Literal["opened"] = "opened"
    game: str
    seats: int
    options: dict[str, str]
    host: str
    settings: Settings
    commitment: str
    #: the table of which this is the rematch: everyone who had a seat there is invited here
    follows: str | None = None
    #: for a rematch, by seat: the person who had the seat before, None where a bot played
    expected: tuple[Expected | None, ...] = ()
    #: for a rematch: guests whom the host had removed before, with the names they had
    removed: dict[str, Name] = Field(default_factory=dict)


class Sat(_Frozen):
    """A person sat down, and added a nonce to the key of the match."""

    kind: Literal["sat"] = "sat"
    seat: int
    person: str
    name: Name
    nonce: str


class BotSat(_Frozen):
    """The host, or the server after a while, put a bot on an empty seat."""

    kind: Literal["bot-sat"] = "bot-sat"
    seat: int
    level: str
    #: the table chooses one that nobody there has
    name: Name = ""


class Freed(_Frozen):
    """A seat was emptied, before the start."""

    kind: Literal["freed"] = "freed"
    seat: int


class Renamed(_Frozen):
    """A person changed the name on a seat of their own, before the start."""

    kind: Literal["renamed"] = "renamed"
    seat: int
    name: Name


class LetIn(_Frozen):
    """The host let a removed guest in again."""

    kind: Literal["let-in"] = "let-in"
    person: str


class Started(_Frozen):
    """The match started: the cards are shuffled."""

    kind: Literal["started"] = "started"
    #: the digest of the deck; None in logs from before decks had digests
    deck: str | None = None


class Moved(_Frozen):
    """A seat made a move, encoded by the game."""

    kind: Literal["moved"] = "moved"
    seat: int
    move: dict[str, Any]


#: The kind of a move: a decision that its seat owes, a change of a decision that it has made
#: already, or a side move, which decides nothing.
MoveKind: TypeAlias = Literal["owed", "change", "talk"]


class Handed(_Frozen):
    """A bot plays for a person who is out of time, or away, or asked for it."""

    kind: Literal["handed"] = "handed"
    seat: int
    level: str


class TakenBack(_Frozen):
    """A person took their seat back from a bot."""

    kind: Literal["taken-back"] = "taken-back"
    seat: int


class Undone(_Frozen):
    """A person who plays against bots alone undid the last move of their seat.

    The match goes on as if that move had not been made; it stays in the log, but not in the record.
    """

    kind: Literal["undone"] = "undone"
    seat: int


class Said(_Frozen):
    """A person said something: a phrase that everyone reads in their language, or free text."""

    kind: Literal["said"] = "said"
    person: str
    name: Name
    phrase: str | None = None
    text: Text | None = None


class Rematched(_Frozen):
    """Everyone goes on at another table."""

    kind: Literal["rematched"] = "rematched"
    table: str


class BrokenOff(_Frozen):
    """The match ended unfinished: the rules or cards that it was begun with are no longer in use.

    With this its secrets are public, so it cannot go on even if those rules come back.
    """

    kind: Literal["broken-off"] = "broken-off"


LogEntry: TypeAlias = Annotated[
    Opened
    | Sat
    | BotSat
    | Freed
    | Renamed
    | LetIn
    | Started
    | Moved
    | Handed
    | TakenBack
    | Undone
    | Said
    | Rematched
    | BrokenOff,
    Field(discriminator="kind"),
]

_ENTRY: TypeAdapter[LogEntry] = TypeAdapter(LogEntry)
#: The names of the kinds of entries in the log.
ENTRY_KINDS: tuple[str, ...] = tuple(
    entry.model_fields["kind"].default for entry in get_args(get_args(LogEntry)[0])
)


class LogRow(_Frozen):
    """A row of a log: an entry with its number, time, author, and the version of the rules.

    ``person`` is its author (None: the server), ``message`` the id of the author's request; a
    request is never carried out twice.
    """

    table: str
    seq: int
    at: float
    rules_version: int
    person: str | None
    message: str | None
    entry: LogEntry


def entry_json(entry: LogEntry) -> dict[str, Any]:
    """Return an entry as it is stored."""
    return _ENTRY.dump_python(entry, mode="json")


def read_entry(stored: Any) -> LogEntry:
    """Return the entry that was stored, maybe before moves named their cards as they do today."""
    entry = _ENTRY.validate_python(stored)
    if isinstance(entry, Moved):
        return entry.model_copy(update={"move": with_card_names(entry.move)})
    return entry


def is_same_request(done: LogEntry, asked: LogEntry) -> bool:
    """Return whether an entry is what was requested; the table may have added to it."""
    return _as_asked(done) == _as_asked(asked)


def _as_asked(entry: LogEntry) -> LogEntry:
    if isinstance(entry, Started):
        return Started()
    named = isinstance(entry, Sat | BotSat | Renamed | Said)
    return entry.model_copy(update={"name": ""}) if named else entry
