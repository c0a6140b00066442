"""Write and read positions as one line of text.

Bars separate the parts. Spaces separate the entries of a list; slashes separate the rows of a list
of lists::

    hands P01 P07 / A01 A02 | table P01@1,1 P16@2,1v | pile P03 | turn 1
"""

from dataclasses import dataclass
from typing import Any

from stope.errors.base import shown
from stope.games.codecs import Json
from stope.games.position_json import PositionReader
from stope.games.spec import Rulebook

#: A word with more digits than this is not read as a number.
_MOST_DIGITS = 4


@dataclass(frozen=True, slots=True)
class PositionLine:
    """The names of the parts of a game's positions, grouped by the form in which they are written.

    The parts ``rows`` are lists of lists, mostly with one row for each seat. The parts ``flags``
    are written as "yes" if true and left out if false. The parts ``former`` are lists that only
    earlier versions wrote; these lists are still read, but have no effect. If an option is refused,
    the message shows the example ``option`` and names the rule ``option_rule``.
    """

    rulebook: Rulebook
    rows: tuple[str, ...]
    lists: tuple[str, ...]
    numbers: tuple[str, ...]
    words: tuple[str, ...]
    flags: tuple[str, ...]
    option: str
    option_rule: int
    former: tuple[str, ...] = ()

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of all parts that a line can have."""
        lists = (*self.lists, *self.former)
        return ("options", *self.rows, *lists, *self.numbers, *self.words, *self.flags)

    def write(self, position: Json) -> str:
        """Return a position, given as JSON, as one line of text."""
        parts = []
        for name, value in position.items():
            words = self._written(name, value)
            if words or name == "hands":
                parts.append(f"{name} {words}".strip())
        return " | ".join(parts)

    # the value is `Any`, because the type of a part depends on the part's name
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
        """Return the position that a line describes, as JSON, or refuse the line."""
        reader = PositionReader(self.rulebook, {})
        given: Json = {}
        for part in text.split("|"):
            name, _, rest = part.strip().partition(" ")
            if name in given:
                reader.refuse(1, name, rest, shown(given[name]))
            given[name] = self._read_part(reader, name, rest)
        return given

    def _read_part(self, reader: PositionReader, name: str, rest: str) -> object:
        words = rest.split()
        if name == "options":
            options = dict(word.split("=", 1) for word in words if "=" in word)
            if len(options) < len(words):
                reader.refuse(self.option_rule, "options", rest, self.option)
            return options
        if name in self.rows:
            return [[number_or_word(word) for word in row.split()] for row in rest.split("/")]
        if name in (*self.lists, *self.former):
            return [number_or_word(word) for word in words]
        if name in self.flags:
            return True if words == ["yes"] else rest
        if name in self.numbers:
            return number_or_word(" ".join(words))
        if name in self.words:
            return " ".join(words)
        return reader.refuse(1, "position", name, "hands table ...")


def number_or_word(word: str) -> int | str:
    """Return a word of a position as a number if it consists of a few digits, else unchanged."""
    is_number = word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS
    return int(word) if is_number else word
