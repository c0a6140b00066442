"""Positions on one line: parts of their JSON between bars, lists by spaces, rows by slashes.

hands P01 P07 / A01 A02 | table P01@1,1 P16@2,1v | pile P03 | turn 1
"""

from dataclasses import dataclass
from typing import Any

from stope.errors import shown
from stope.games.codecs import Json
from stope.games.contract import Rulebook
from stope.games.position_fields import PositionReader


@dataclass(frozen=True, slots=True)
class PositionLine:
    """How the parts of a game's positions are written.

    ``rows`` are lists of lists, mostly one for each seat; ``flags`` are yes or left out. ``option``
    shows how an option is written, and ``option_rule`` is the rule that it belongs to.
    """

    rulebook: Rulebook
    rows: tuple[str, ...]
    lists: tuple[str, ...]
    numbers: tuple[str, ...]
    words: tuple[str, ...]
    flags: tuple[str, ...]
    option: str
    option_rule: int

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of all parts that a position can have."""
        return ("options", *self.rows, *self.lists, *self.numbers, *self.words, *self.flags)

    def write(self, position: Json) -> str:
        """Return a position as one line."""
        parts = []
        for name, value in position.items():
            words = self._written(name, value)
            if words or name == "hands":
                parts.append(f"{name} {words}".strip())
        return " | ".join(parts)

    def _written(self, name: str, value: Any) -> str:
        if name == "options":
            return " ".join(f"{option}={chosen}" for option, chosen in value.items())
        if name in self.rows:
            words = " / ".join(" ".join(map(str, entry)) for entry in value)
            return words if words.strip(" /") or name == "hands" else ""
        if name in self.lists:
            return " ".join(map(str, value))
        if name in self.flags:
            return "yes" if value else ""
        return "" if value is None or name == "game" else str(value)

    def read(self, text: str) -> Json:
        """Return the position that a line describes, or refuse the line."""
        reader = PositionReader(self.rulebook, {})
        given: Json = {}
        for part in text.split("|"):
            name, _, rest = part.strip().partition(" ")
            if name in given:
                reader.refuse(1, name, rest, shown(given[name]))
            given[name] = self._read_part(reader, name, rest)
        return given

    def _read_part(self, reader: PositionReader, name: str, rest: str) -> Any:
        words = rest.split()
        if name == "options":
            options = dict(word.split("=", 1) for word in words if "=" in word)
            if len(options) < len(words):
                reader.refuse(self.option_rule, "options", rest, self.option)
            return options
        if name in self.rows:
            return [[_number(word) for word in row.split()] for row in rest.split("/")]
        if name in self.lists:
            return [_number(word) for word in words]
        if name in self.flags:
            return True if words == ["yes"] else rest
        if name in self.numbers:
            return _number(" ".join(words))
        if name in self.words:
            return " ".join(words)
        return reader.refuse(1, "position", name, "hands table ...")


def _number(word: str) -> int | str:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 5 else word
