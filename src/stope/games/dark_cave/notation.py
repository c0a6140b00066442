"""The Dark Cave as text: positions on one line, the parts of the JSON separated by bars.

    hands C101 A105 / C102 | table D00@0,0 C101@1,0 | dwarves 1,0/0 0,0/0 | turn 1

Lists of cards are separated by spaces, what belongs to different seats by slashes.
"""

from typing import Any

from stope.errors import shown
from stope.games.dark_cave.positions import from_position, position
from stope.games.dark_cave.rulebook import RULEBOOK
from stope.games.position_fields import PositionReader
from stope.kernel.records import Record

_ROWS = ("hands", "axes", "memories")
_LISTS = (
    "attackers",
    "to_ask",
    "table",
    "webs",
    "creatures",
    "dwarves",
    "gold",
    "clans",
    "spares",
    "boots",
    "pile",
    "removed",
    "discard",
    "agreed",
)
_NUMBERS = ("turn", "steps", "asked", "drawer", "to_draw", "first_out", "pile_left", "losses")
_FLAGS = ("moved", "stood_up", "dwarf_came", "closing")
_WORDS = ("phase", "walker", "pending", "entry", "spares_known", "ending", "key")


def position_text(s: Record) -> str:
    """Return a table as one line."""
    parts = []
    for name, value in position(s).items():
        if name == "options":
            words = " ".join(f"{option}={chosen}" for option, chosen in value.items())
        elif name in _ROWS:
            words = " / ".join(" ".join(map(str, entry)) for entry in value)
            words = words if words.strip(" /") or name == "hands" else ""
        elif name in _LISTS:
            words = " ".join(map(str, value))
        elif name in _FLAGS:
            words = "yes" if value else ""
        else:
            words = "" if value is None or name == "game" else str(value)
        if words or name == "hands":
            parts.append(f"{name} {words}".strip())
    return " | ".join(parts)


def read_position_text(text: str) -> Record:
    """Return the table that a line describes; what it leaves out is as in ``from_position``."""
    read = PositionReader(RULEBOOK, {})
    given: dict[str, Any] = {}
    for part in text.split("|"):
        name, _, rest = part.strip().partition(" ")
        words = rest.split()
        if name in given:
            read.refuse(1, name, rest, shown(given[name]))
        if name == "options":
            given[name] = dict(_option(read, word) for word in words)
            if len(given[name]) < len(words):
                read.refuse(70, "options", rest, "last_card=at-once")
        elif name in _ROWS:
            given[name] = [row.split() for row in rest.split("/")]
        elif name in _LISTS:
            given[name] = [_number(word) for word in words]
        elif name in _FLAGS:
            given[name] = True if words == ["yes"] else rest
        elif name in _NUMBERS or name in _WORDS:
            word = " ".join(words)
            given[name] = _number(word) if name in _NUMBERS else word
        else:
            read.refuse(1, "position", name, "hands table ...")
    return from_position(given)


def _option(read: PositionReader, word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        read.refuse(70, "options", word, "last_card=at-once")
    return name, value


def _number(word: str) -> int | str:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 5 else word
