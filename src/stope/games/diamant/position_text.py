"""Write and read positions of Diamant as one line of text.

Bars separate the parts of a position; each part begins with its name::

    cave 2 | path 11+3 snake 14+2 | bag 5 | seats 0i 12i 7l 3c | removed gas | chests open

A card with gems lying on it is followed by a plus and the number of these gems. A seat is written
as the points in its chest and a letter: i for inside and undecided, c for committed to go on, l for
committed to leave, o for outside.
"""

import re

from stope.engine.records import State
from stope.games.codecs import Json
from stope.games.diamant.position import from_position, position
from stope.games.diamant.rulebook import RULEBOOK, Rule
from stope.games.position_json import PositionReader
from stope.games.position_text import number_or_word

_LETTER = {"go-on": "c", "leave": "l", None: "i"}
_CHOICE = {letter: choice for choice, letter in _LETTER.items()}


def position_text(s: State) -> str:
    """Return a state as one line of text."""
    table = position(s)
    path = [
        f"{card}+{gems}" if gems else str(card)
        for card, gems in zip(table["path"], table["lying"], strict=True)
    ]
    seats = [
        f"{seat['chest']}{_LETTER[seat['choice']] if seat['inside'] else 'o'}"
        for seat in table["seats"]
    ]
    parts = {
        "cave": [str(table["cave"])],
        "path": path,
        "bag": [str(table["bag"])],
        "seats": seats,
        "removed": table["removed"],
        "chests": [table["options"]["chests"]],
        "pile": [str(card) for card in table["pile"]],
        "over": ["yes"] if table["over"] else [],
        "key": [table["key"]],
    }
    return " | ".join(" ".join([name, *words]) for name, words in parts.items() if words)


def read_position_text(text: str) -> State:
    """Return the state that a line describes; missing parts default as in ``from_position``."""
    parts: dict[str, list[str]] = {}
    read = PositionReader(RULEBOOK, {})
    for part in text.split("|"):
        name, *words = part.split() or [""]
        if name in parts:
            read.refuse(Rule.DI_1_SEATS, name, " ".join(words), " ".join(parts[name]))
        parts[name] = words
    given: Json = {}
    for name, words in parts.items():
        match name:
            case "cave" | "bag":
                given[name] = number_or_word(words[0]) if len(words) == 1 else " ".join(words)
            case "path":
                split = [word.partition("+") for word in words]
                given["path"] = [number_or_word(card) for card, _, _ in split]
                given["lying"] = [number_or_word(gems) if plus else 0 for _, plus, gems in split]
            case "seats":
                given["seats"] = [_seat(read, word) for word in words]
            case "removed":
                given["removed"] = words
            case "chests":
                given["options"] = {"chests": " ".join(words)}
            case "pile":
                given["pile"] = [number_or_word(word) for word in words]
            case "over":
                given["over"] = True if words == ["yes"] else " ".join(words)
            case "key":
                given["key"] = "".join(words)
            case _:
                read.refuse(
                    Rule.DI_1_SEATS,
                    "position",
                    name,
                    "cave path bag seats removed chests pile over key",
                )
    return from_position(given)


def _seat(read: PositionReader, word: str) -> Json:
    match = re.fullmatch(r"([0-9]{1,4})([iclo])", word)
    if match is None:
        read.refuse(Rule.DI_1_SEATS, "seats", word, "0i 0c 0l 0o")
    chest, letter = int(match[1]), match[2]
    return {"chest": chest, "inside": letter != "o", "choice": _CHOICE.get(letter)}
