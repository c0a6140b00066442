"""Events told in words, for a reader who sits at one seat."""

from collections.abc import Sequence
from dataclasses import fields
from enum import IntEnum
from typing import Any

from babel.lists import format_list

from stope.games import Game
from stope.games.codecs import Event, Face, Seats, label, word
from stope.games.contract import Advice
from stope.locales import current_language, say


def name_list(names: Sequence[str]) -> str:
    """Return names as a list in the current language: "Ada, Bo and Cleo"."""
    if not names:
        return say("list-nobody")
    return str(format_list(list(names), locale=current_language()))


def capitalised(name: str) -> str:
    """Return a name as the first word of a line: "You", but "Ada" as she is."""
    return name[:1].upper() + name[1:]


def event_id(game: Game, kind: type[Event]) -> str:
    """Return the id of the message that tells an event of this kind."""
    return f"{game.name}-event-{label(kind)}"


def event_values(game: Game, event: Event, names: Sequence[str], you: int | None) -> dict[str, Any]:
    """Return the values that the message of an event can speak of.

    All can speak of ``watching``: whether the reader has no seat. A field ``seat`` becomes ``name``
    and ``you``, a field ``other`` a name, ``to_you`` and ``same``; sets of seats become lists of
    names, yes and no become those words, fields ``x`` and ``y`` a ``place`` as positions write it,
    and things of the game are named in the current language.
    """
    values: dict[str, Any] = {"watching": "yes" if you is None else "no"}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "seat":
            values["name"] = names[value]
            values["you"] = "yes" if value == you else "no"
        elif field.name == "other":
            values["other"] = names[value]
            values["to_you"] = "yes" if value == you else "no"
            values["same"] = "yes" if names[value] == values.get("name") else "no"
        elif isinstance(value, Seats):
            values[field.name] = name_list([names[seat] for seat in value])
        elif isinstance(value, bool):
            values[field.name] = "yes" if value else "no"
        elif isinstance(value, Face):
            values[field.name] = value.name
        elif isinstance(value, IntEnum):
            kind = type(value).__name__.lower()
            values[field.name] = say(f"{game.name}-{kind}-{word(value)}")
        else:
            values[field.name] = value
    if "x" in values and "y" in values:
        values["place"] = f"{values['x']}, {values['y']}"
    return values


def tell(game: Game, event: Event, names: Sequence[str], you: int | None = None) -> str:
    """Return an event as a sentence in the current language."""
    return say(event_id(game, type(event)), **event_values(game, event, names, you))


def explain(advice: Advice, names: Sequence[str]) -> str:
    """Return what speaks for a move as a sentence in the current language."""
    values: dict[str, Any] = dict(advice.values)
    if "seat" in values:
        values["name"] = names[values.pop("seat")]
    return say(advice.message, **values)
