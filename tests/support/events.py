"""Choosing events by their kind, for tests."""

from collections.abc import Sequence
from typing import TypeVar, overload

from stope.games.codecs import Event

Kind = TypeVar("Kind", bound=Event)
Other = TypeVar("Other", bound=Event)


@overload
def of(events: list[Event], one: type[Kind], /) -> list[Kind]: ...
@overload
def of(events: list[Event], one: type[Kind], other: type[Other], /) -> list[Kind | Other]: ...
@overload
def of(events: list[Event], *kinds: type[Event]) -> list[Event]: ...
def of(events: list[Event], *kinds: type[Event]) -> Sequence[Event]:
    """Return the events of these kinds, in their order."""
    return [event for event in events if isinstance(event, kinds)]
