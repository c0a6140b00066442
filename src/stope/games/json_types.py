"""The JSON of a game as types: what clients are generated from, and tests check against.

Moves and events are typed classes already, so the types of their JSON are made from these. Views
are declared in each game's ``seen.py``.
"""

import functools
import operator
import typing
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal

from typing_extensions import TypeAliasType, TypedDict

from stope.games.codecs import Event, Move, Seats, Word, field_types, json_name, label, title


@dataclass(frozen=True, slots=True)
class JsonTypes:
    """What a game sends and takes as JSON: what a seat sees, its moves, and its events.

    A move is one of several types that differ in ``move``, an event one that differs in ``event``.
    """

    view: Any
    move: Any
    event: Any


@functools.cache
def json_types(
    folder: str,
    view: Callable[..., Any],
    moves: tuple[type[Move], ...],
    events: tuple[type[Event], ...],
) -> JsonTypes:
    """Return the types of a game's JSON; the view is what the function is annotated to return."""
    return JsonTypes(
        view=typing.get_type_hints(view)["return"],
        move=_one_of(f"{title(folder)}Move", "move", moves),
        event=_one_of(f"{title(folder)}Event", "event", events),
    )


def _one_of(name: str, key: str, kinds: Iterable[type]) -> Any:
    one_of = functools.reduce(operator.or_, (_as_json(key, kind) for kind in kinds))
    return TypeAliasType(name, one_of)


def _as_json(key: str, kind: type) -> Any:
    fields = {field: _field_as_json(given) for field, given in field_types(kind).items()}
    make: Any = TypedDict
    made = make(json_name(kind), {key: Literal[label(kind)], **fields})
    made.__doc__ = kind.__doc__
    return made


def _field_as_json(given: Any) -> Any:
    if given is Seats:
        return list[int]
    return Word[given] if issubclass(given, IntEnum) else given
