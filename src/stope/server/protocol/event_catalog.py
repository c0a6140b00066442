"""The event catalogue: what the fields of events stand for, and the marks of all rules.

JSON does not show whether a number or a word is a seat, a card or a thing with a translated name;
the event classes do. ``python -m stope.server.protocol.event_catalog`` writes the catalogue for the
browser.
"""

import json
import sys
from enum import IntEnum
from typing import Any

from stope.games import GAMES, GameSpec
from stope.games.codecs import Event, Face, Json, Seats, field_types, label
from stope.tables.user_text import PHRASES


def telling() -> Json:
    """Return the fields of every game's events, which events are private, and the rules in order.

    >>> telling()["games"]["diamant"]["events"]["collapsed"]
    {'hazard': 'name:hazard', 'fled': 'seats', 'lost': 'value'}
    """
    games = {
        game.name: {"events": _events(game), "private": _private(game), **_rules(game)}
        for game in GAMES.values()
    }
    return {"phrases": list(PHRASES), "games": games}


def _events(game: GameSpec) -> Json:
    return {label(kind): _fields(kind) for kind in game.events.kinds}


def _private(game: GameSpec) -> list[str]:
    return [label(kind) for kind in game.events.kinds if kind.private]


def _fields(kind: type[Event]) -> dict[str, str]:
    return {name: _stands_for(name, given) for name, given in field_types(kind).items()}


def _stands_for(name: str, given: Any) -> str:
    if name in ("seat", "other"):
        return name
    if given is Seats:
        return "seats"
    if given is bool:
        return "yes-or-no"
    if isinstance(given, type) and issubclass(given, Face):
        return "card"
    if isinstance(given, type) and issubclass(given, IntEnum):
        return f"name:{given.__name__.lower()}"
    return "value"


def _rules(game: GameSpec) -> Json:
    book = game.rulebook
    sections = {first: name for name, first in book.sections.items()}
    rules: list[Json] = []
    section = ""
    for number in book.numbers:
        section = sections.get(number, section)
        rules.append({"number": number, "section": section, **book.marks(number)})
    return {"prefix": book.prefix, "rules": rules}


if __name__ == "__main__":
    json.dump(telling(), sys.stdout, indent=1)
    sys.stdout.write("\n")
