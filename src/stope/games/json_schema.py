"""The types of a game's JSON. Client code is generated from these types.

Tests check JSON against these types. The types of moves and events are made from the classes of
the moves and events. The types of views are declared in each game's ``view_types.py``.
"""

import functools
import operator
import typing
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal, TypeAlias

from typing_extensions import TypeAliasType, TypedDict

from stope.games.codecs import Event, Move, Seats, Word, field_types, json_name, label, title

#: A value that is a type, an alias of a type, or a union of types: mypy has no type for all three.
TypeForm: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class JsonTypes:
    """The types of a game's JSON: its views, its moves and its events.

    ``move`` is a union of types that are told apart by their key ``move``, ``event`` a union of
    types that are told apart by their key ``event``.
    """

    view: TypeForm
    move: TypeForm
    event: TypeForm


@functools.cache
def json_types(
    folder: str,
    view: Callable[..., object],
    moves: tuple[type[Move], ...],
    events: tuple[type[Event], ...],
) -> JsonTypes:
    """Return the types of a game's JSON; the type of its views is the return type of ``view``."""
    return JsonTypes(
        view=typing.get_type_hints(view)["return"],
        move=_one_of(f"{title(folder)}Move", "move", moves),
        event=_one_of(f"{title(folder)}Event", "event", events),
    )


def _one_of(name: str, key: str, kinds: Iterable[type]) -> TypeForm:
    one_of = functools.reduce(operator.or_, (_as_json(key, kind) for kind in kinds))
    return TypeAliasType(name, one_of)


def _as_json(key: str, kind: type) -> TypeForm:
    fields = {field: _field_as_json(given) for field, given in field_types(kind).items()}
    make: TypeForm = TypedDict
    made = make(json_name(kind), {key: Literal[label(kind)], **fields})
    made.__doc__ = kind.__doc__
    return made


def _field_as_json(given: TypeForm) -> TypeForm:
    if given is Seats:
        return list[int]
    return Word[given] if issubclass(given, IntEnum) else given
