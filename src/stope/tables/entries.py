"""What can happen at a table. The log of these entries is the table, rebuilt from nothing else.

An entry is small, frozen and JSON. It says what was decided, never what followed from it: that the
rules say again, in the same way, whenever the log is read.
"""

from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from stope.tables.words import LONGEST_NAME, LONGEST_TEXT, cleaned

#: A day in seconds.
DAY = 24 * 3600


class _Frozen(BaseModel):
    model_config = ConfigDict(
        frozen=True, extra="forbid", json_schema_serialization_defaults_required=True
    )


# How a table is set up


class NoClock(_Frozen):
    """Everyone takes the time they want."""

    kind: Literal["none"] = "none"


class LiveClock(_Frozen):
    """Seconds for the whole match, and so many more with every move."""

    kind: Literal["live"] = "live"
    seconds: int = Field(ge=10, le=4 * 3600)
    increment: int = Field(default=0, ge=0, le=600)


class DaysClock(_Frozen):
    """Days for each decision."""

    kind: Literal["days"] = "days"
    days: int = Field(ge=1, le=30)


Clock: TypeAlias = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class Settings(_Frozen):
    """What the host chooses beside the game's own options."""

    public: bool = False
    spectators: bool = True
    hints: bool = True
    clock: Clock = NoClock()
    #: bots take the empty seats after so many seconds; None: never
    fill_after: int | None = Field(default=None, ge=0, le=DAY)
    #: which bots these are
    fill_with: str = Field(default="miner", max_length=40)


# Entries

#: What people write is cleaned before it is in any entry, so no log holds anything else.
Name: TypeAlias = Annotated[str, AfterValidator(lambda given: cleaned(given, LONGEST_NAME))]
Text: TypeAlias = Annotated[str, AfterValidator(lambda given: cleaned(given, LONGEST_TEXT))]


class Opened(_Frozen):
    """A table is set up, with a commitment to the server's secret."""

    kind: Literal["opened"] = "opened"
    game: str
    seats: int
    options: dict[str, str]
    host: str
    settings: Settings
    commitment: str
    #: the table of which this is the rematch: who had a seat there is invited here
    follows: str | None = None


class Sat(_Frozen):
    """A person takes a seat, and adds chance of their own to the cards."""

    kind: Literal["sat"] = "sat"
    seat: int
    person: str
    name: Name
    nonce: str


class BotSat(_Frozen):
    """The host, or waiting, puts a bot on an empty seat."""

    kind: Literal["bot-sat"] = "bot-sat"
    seat: int
    level: str
    #: the table gives one that nobody there has
    name: Name = ""


class Freed(_Frozen):
    """A seat is empty again, before the start."""

    kind: Literal["freed"] = "freed"
    seat: int


class Started(_Frozen):
    """Everyone sits: the cards are shuffled."""

    kind: Literal["started"] = "started"


class Moved(_Frozen):
    """A move of a seat, as the game writes it."""

    kind: Literal["moved"] = "moved"
    seat: int
    move: dict[str, Any]


class Handed(_Frozen):
    """A bot plays for a person who is out of time, or away, or wants it so."""

    kind: Literal["handed"] = "handed"
    seat: int
    level: str


class TakenBack(_Frozen):
    """The person plays again."""

    kind: Literal["taken-back"] = "taken-back"
    seat: int


class Said(_Frozen):
    """Somebody says something: a phrase that everyone reads in their language, or free text."""

    kind: Literal["said"] = "said"
    person: str
    name: Name
    phrase: str | None = None
    text: Text | None = None


class Rematched(_Frozen):
    """Everyone goes on at another table."""

    kind: Literal["rematched"] = "rematched"
    table: str


Entry: TypeAlias = Annotated[
    Opened | Sat | BotSat | Freed | Started | Moved | Handed | TakenBack | Said | Rematched,
    Field(discriminator="kind"),
]

_ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)
#: The kinds of entries, by the words that the log has for them.
ENTRY_KINDS: tuple[str, ...] = tuple(
    entry.model_fields["kind"].default for entry in get_args(get_args(Entry)[0])
)


class Row(_Frozen):
    """An entry in the log of a table: its number, when it came, from whom, by which rules.

    ``person`` is who caused it (None: the server), ``message`` the id that the person's client gave
    to what it asked for; the same message is never done twice.
    """

    table: str
    seq: int
    at: float
    rules_version: int
    person: str | None
    message: str | None
    entry: Entry


def entry_json(entry: Entry) -> dict[str, Any]:
    """Return an entry as it is stored."""
    return _ENTRY.dump_python(entry, mode="json")


def read_entry(stored: Any) -> Entry:
    """Return the entry that was stored."""
    return _ENTRY.validate_python(stored)
