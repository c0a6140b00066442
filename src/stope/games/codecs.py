"""Moves and events as typed values, as numbers in the kernel, and as JSON."""

import functools
import re
import typing
from dataclasses import dataclass
from dataclasses import fields as dataclass_fields
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, cast

from typing_extensions import TypeAliasType

from stope.errors import BadMove, shown
from stope.kernel.events import Entry
from stope.kernel.fields import KIND, Field, get, put
from stope.kernel.masks import members
from stope.kernel.native import interpreted

#: More words than this are not all listed in a refusal.
_FEW_WORDS = 12

#: Moves of a game that are kept as typed values.
_MOST_KEPT = 1 << 14

Json: TypeAlias = dict[str, Any]
Member = TypeVar("Member", bound=IntEnum)

_get, _put = interpreted(get), interpreted(put)


class Seats(tuple[int, ...]):
    """A set of seats; a bit mask in the kernel, a list in JSON."""

    __slots__ = ()


class Face(IntEnum):
    """Cards that are called in every language by the name that the deck file gives them."""


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of one seat. Each kind is a subclass; its fields lie where ``layout`` says."""

    kind: ClassVar[int]
    layout: ClassVar[dict[str, Field]] = {}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table. Each kind is a subclass.

    ``private``: only a player hears of it, never the whole table.
    """

    kind: ClassVar[int]
    private: ClassVar[bool] = False


def put_in_order(move: Any) -> None:
    """Name two cards in the order of their faces, so that each pair is one move."""
    if move.first > move.second:
        first, second = move.second, move.first
        object.__setattr__(move, "first", first)
        object.__setattr__(move, "second", second)


if TYPE_CHECKING:

    class Word(str, Generic[Member]):
        """A member of an enum as JSON writes it; words of different enums are different types."""

else:

    class Word:
        """A member of an enum as JSON writes it: ``Word[Phase]`` lists the words of that enum."""

        @classmethod
        @functools.cache
        def __class_getitem__(cls, kind: type[IntEnum]) -> Any:
            return TypeAliasType(json_name(kind), Literal[tuple(map(word, kind))])


def word(member: Member) -> "Word[Member]":
    """Return a member of an enum as JSON and message ids write it.

    >>> class Phase(IntEnum):
    ...     TURN_GOAL = 1
    >>> word(Phase.TURN_GOAL)
    'turn-goal'
    """
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
    """Return what the types of a game begin with: ``DarkCave`` for dark_cave."""
    return folder.title().replace("_", "")


def json_name(cls: type) -> str:
    """Return the name of a type in descriptions of JSON, where those of all games lie together.

    >>> from stope.games.dark_cave.state import Phase
    >>> json_name(Phase)
    'DarkCavePhase'
    """
    _, _, place = cls.__module__.partition("stope.games.")
    return title(place.split(".")[0]) + cls.__name__


def field_types(cls: type) -> dict[str, Any]:
    """Return the fields of a kind of move or event with their types."""
    hints = typing.get_type_hints(cls)
    return {field.name: hints[field.name] for field in dataclass_fields(cls)}


def _to_json(value: Any) -> Any:
    if isinstance(value, IntEnum):
        return word(value)
    return list(value) if isinstance(value, Seats) else value


class MoveCodec:
    """Translates the moves of one game."""

    def __init__(self, *kinds: type[Move]) -> None:
        self.kinds = kinds
        self._by_kind = {kind.kind: kind for kind in kinds}
        # the same moves are listed again and again, and never change
        self._decode = functools.lru_cache(_MOST_KEPT)(self._decode_anew)
        self._by_label = {label(kind): kind for kind in kinds}
        self._types = {kind.kind: field_types(kind) for kind in kinds}

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of the moves in JSON."""
        return tuple(self._by_label)

    def encode(self, move: Move) -> int:
        """Return the number of a move in the kernel."""
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
        """Return the typed value of a move in the kernel."""
        return self._decode(int(code))

    def _decode_anew(self, number: int) -> Move:
        cls = self._by_kind[_get(number, KIND)]
        types = self._types[cls.kind]
        return cls(**{name: types[name](_get(number, field)) for name, field in cls.layout.items()})

    def to_json(self, move: Move) -> Json:
        """Return a move as JSON: ``{"move": "leave"}``."""
        values = {name: _to_json(getattr(move, name)) for name in move.layout}
        return {"move": label(type(move)), **values}

    def from_json(self, given: Any) -> Move:
        """Return the move that a JSON value describes."""
        name = given.get("move") if isinstance(given, dict) else None
        cls = self._by_label.get(name) if isinstance(name, str) else None
        if cls is None or set(given) != {"move", *cls.layout}:
            raise BadMove(given=shown(given), allowed=", ".join(self.labels))
        types = self._types[cls.kind]
        values = {}
        for field in cls.layout:
            values[field] = _from_json(given[field], types[field])
        move = cls(**values)
        self.encode(move)
        return move


def _range_of(field: Field) -> str:
    half = 1 << (field.bits - 1)
    return f"{-half}..{half - 1}" if field.signed else f"0..{(1 << field.bits) - 1}"


@functools.cache
def _by_word(kind: type[IntEnum]) -> dict[str, IntEnum]:
    return {word(member): member for member in kind}


def _from_json(given: Any, kind: Any) -> Any:
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
    """Translates the events of one game."""

    def __init__(self, *kinds: type[Event]) -> None:
        self.kinds = kinds
        self._types = {kind.kind: (kind, tuple(field_types(kind).items())) for kind in kinds}

    def decode(self, entry: Entry) -> Event:
        """Return the typed value of an event in the kernel."""
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
