"""Convert moves and events between typed values, numbers of the engine, and JSON."""

import functools
import re
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from dataclasses import fields as dataclass_fields
from enum import EnumMeta, IntEnum
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    TypeAlias,
    TypeVar,
    cast,
    dataclass_transform,
)

from typing_extensions import TypeAliasType

from stope.engine.bitfields import KIND, Field, get, put
from stope.engine.bitmask import members
from stope.engine.event_buffer import RawEvent
from stope.engine.jit import interpreted
from stope.errors.base import shown
from stope.errors.games import BadMove

#: A refusal lists at most this many allowed words. If there are more allowed words, the refusal
#: gives only the first and the last.
_FEW_WORDS = 12

#: At most this many decoded moves of a game are cached.
_MOST_KEPT = 1 << 14

#: A JSON object. Its values are `Any`: their types are declared in ``view_types`` and by the kinds
#: of moves and events, and values from outside are checked where they are read.
Json: TypeAlias = dict[str, Any]
Member = TypeVar("Member", bound=IntEnum)

_get, _put = interpreted(get), interpreted(put)


class Seats(tuple[int, ...]):
    """A set of seats. The engine stores it as a bit mask, JSON as a list."""

    __slots__ = ()


if TYPE_CHECKING:
    _AnyFace = TypeVar("_AnyFace")

    class _NamedByDeck(EnumMeta):
        """Lets type checkers accept enum members whose names come from a deck file."""

        def __getattr__(cls: type[_AnyFace], name: str) -> _AnyFace: ...

else:
    _NamedByDeck = EnumMeta


class Face(IntEnum, metaclass=_NamedByDeck):
    """The faces of a game's cards, named as in the deck file. JSON uses these names unchanged."""


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of one seat. Each kind of move is a subclass.

    ``layout`` says which bits of the move's number in the engine hold each field.
    """

    kind: ClassVar[int]
    layout: ClassVar[Mapping[str, Field]] = {}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a match. Each kind of event is a subclass.

    ``private``: events of this kind go to one player only, never to all.
    """

    kind: ClassVar[int]
    private: ClassVar[bool] = False


AnyMove = TypeVar("AnyMove", bound=Move)
AnyEvent = TypeVar("AnyEvent", bound=Event)


@dataclass_transform(frozen_default=True)
def declare_move(
    kind: IntEnum, layout: Mapping[str, Field] = Move.layout
) -> Callable[[type[AnyMove]], type[AnyMove]]:
    """Return a decorator that makes a class a kind of move.

    ``kind`` is the number of the kind; ``layout`` says which bits of a move's number hold which
    field.
    """

    def declare(cls: type[AnyMove]) -> type[AnyMove]:
        cls.kind, cls.layout = kind, layout
        return dataclass(frozen=True, slots=True)(cls)

    return declare


@dataclass_transform(frozen_default=True)
def declare_event(
    kind: IntEnum, *, private: bool = False
) -> Callable[[type[AnyEvent]], type[AnyEvent]]:
    """Return a decorator that makes a class a kind of event; ``kind`` is its number."""

    def declare(cls: type[AnyEvent]) -> type[AnyEvent]:
        cls.kind, cls.private = kind, private
        return dataclass(frozen=True, slots=True)(cls)

    return declare


if TYPE_CHECKING:

    class Word(str, Generic[Member]):
        """The word for an enum member in JSON; words of different enums have different types."""

else:

    class Word:
        """The word for an enum member in JSON. ``Word[Phase]`` lists all words of ``Phase``."""

        @classmethod
        @functools.cache
        def __class_getitem__(cls, kind: type[IntEnum]) -> TypeAliasType:
            return TypeAliasType(json_name(kind), Literal[tuple(map(word, kind))])


def word(member: Member) -> "Word[Member]":
    """Return the word that stands for an enum member in JSON and in message ids.

    The word that stands for a card is the name of the card.

    >>> class Phase(IntEnum):
    ...     TURN_GOAL = 1
    >>> word(Phase.TURN_GOAL)
    'turn-goal'
    >>> word(Face("Card", ["P07"]).P07)
    'P07'
    """
    if isinstance(member, Face):
        return cast("Word[Member]", member.name)
    return cast("Word[Member]", member.name.lower().replace("_", "-"))


def label(cls: type) -> str:
    """Return the name of a kind of move or event in JSON and in message ids.

    >>> class GemsFound: pass
    >>> label(GemsFound)
    'gems-found'
    """
    return _with_hyphens(cls.__name__)


@functools.cache
def _with_hyphens(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def title(folder: str) -> str:
    """Return the prefix of a game's type names: ``DarkCave`` for the folder dark_cave."""
    return folder.title().replace("_", "")


def json_name(cls: type) -> str:
    """Return the name of a type in JSON schemas, which contain the types of all games.

    >>> from stope.games.dark_cave.state import Phase
    >>> json_name(Phase)
    'DarkCavePhase'
    """
    _, _, place = cls.__module__.partition("stope.games.")
    return title(place.split(".")[0]) + cls.__name__


def field_types(cls: type) -> dict[str, type]:
    """Return the fields of a kind of move or event with their types."""
    hints = typing.get_type_hints(cls)
    return {field.name: hints[field.name] for field in dataclass_fields(cls)}


def _to_json(value: object) -> object:
    if isinstance(value, IntEnum):
        return word(value)
    return list(value) if isinstance(value, Seats) else value


class MoveCodec:
    """Converts the moves of one game between typed values, engine numbers and JSON."""

    def __init__(self, *kinds: type[Move]) -> None:
        self.kinds = kinds
        self._by_kind = {kind.kind: kind for kind in kinds}
        # cached: the same moves are decoded again and again, and a move is immutable
        self._decode = functools.lru_cache(_MOST_KEPT)(self._decode_anew)
        self._by_label = {label(kind): kind for kind in kinds}
        self._types = {kind.kind: field_types(kind) for kind in kinds}

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of the moves in JSON."""
        return tuple(self._by_label)

    def encode(self, move: Move) -> int:
        """Return the number that stands for a move in the engine."""
        if type(move) not in self.kinds:
            raise BadMove(given=shown(move), allowed=", ".join(self.labels))
        code = _put(0, KIND, move.kind)
        for name, field in move.layout.items():
            value = getattr(move, name)
            if not isinstance(value, int) or not field.holds(value):
                raise BadMove(given=f"{name}={shown(value)}", allowed=_range_of(field))
            code = _put(code, field, int(value))
        return int(code)

    def decode(self, code: int) -> Move:
        """Return the move that a number of the engine stands for."""
        return self._decode(int(code))

    def _decode_anew(self, number: int) -> Move:
        cls = self._by_kind[_get(number, KIND)]
        types = self._types[cls.kind]
        return cls(**{name: types[name](_get(number, field)) for name, field in cls.layout.items()})

    def to_json(self, move: Move) -> Json:
        """Return a move as JSON: ``{"move": "leave"}``."""
        values = {name: _to_json(getattr(move, name)) for name in move.layout}
        return {"move": label(type(move)), **values}

    def from_json(self, given: object) -> Move:
        """Return the move that a JSON value describes; refuse a value that describes no move."""
        fields: Json = given if isinstance(given, dict) else {}
        name = fields.get("move")
        cls = self._by_label.get(name) if isinstance(name, str) else None
        if cls is None or set(fields) != {"move", *cls.layout}:
            raise BadMove(given=shown(given), allowed=", ".join(self.labels))
        types = self._types[cls.kind]
        values = {}
        for field in cls.layout:
            values[field] = _from_json(fields[field], types[field])
        move = cls(**values)
        self.encode(move)
        return move


def _range_of(field: Field) -> str:
    half = 1 << (field.bits - 1)
    return f"{-half}..{half - 1}" if field.signed else f"0..{(1 << field.bits) - 1}"


@functools.cache
def _by_word(kind: type[IntEnum]) -> dict[str, IntEnum]:
    return {word(member): member for member in kind}


def _from_json(given: object, kind: type) -> object:
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        names = _by_word(kind)
        if not isinstance(given, str) or given not in names:
            words = list(names)
            few = len(words) <= _FEW_WORDS
            raise BadMove(
                given=shown(given), allowed=", ".join(words) if few else f"{words[0]}..{words[-1]}"
            )
        return names[given]
    if type(given) is not kind:
        raise BadMove(given=shown(given), allowed=kind.__name__)
    return given


class EventCodec:
    """Converts the events of one game from engine entries to typed values and JSON."""

    def __init__(self, *kinds: type[Event]) -> None:
        self.kinds = kinds
        self._types = {kind.kind: (kind, tuple(field_types(kind).items())) for kind in kinds}

    def decode(self, entry: RawEvent) -> Event:
        """Return the typed value of an event from the engine's event buffer."""
        cls, types = self._types[entry.kind]
        values = {
            name: Seats(members(number)) if kind is Seats else kind(number)
            for (name, kind), number in zip(types, entry.numbers, strict=False)
        }
        return cls(**values)

    def to_json(self, event: Event) -> Json:
        """Return an event as JSON: ``{"event": "left", "seat": 2, "bag": 4, "found": 1}``."""
        _cls, types = self._types[event.kind]
        values = {name: _to_json(getattr(event, name)) for name, _kind in types}
        return {"event": label(type(event)), **values}
