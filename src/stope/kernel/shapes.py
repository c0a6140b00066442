"""Cards as a deck file describes them: sides, joined into paths."""

import functools
import operator
import re
from pathlib import Path
from typing import Any, NoReturn

from stope.kernel.decks import DeckError, line_of_card
from stope.kernel.sides import sides_mask

#: What a card can be called, so that positions can be written with it.
NAME_FORM = re.compile(r"[A-Z]\d{2,3}")


class Shape:
    """One kind of card, upright: its name, how many there are, and the sides of each path."""

    def __init__(self, path: Path, entry: dict[str, Any], parts: set[str]) -> None:
        self.name = str(entry.get("id", "?"))
        self._path = path
        known = {"id", "count", "joined", "stubs"} | parts
        if not set(entry) <= known:
            self.refuse(f"unknown parts {sorted(set(entry) - known)}")
        if not isinstance(entry.get("id"), str) or not NAME_FORM.fullmatch(entry["id"]):
            self.refuse("its id is a letter and two or three digits")
        self.count = entry.get("count", 0)
        if type(self.count) is not int or self.count < 1:
            self.refuse("count is a whole number, 1 or more")
        paths = entry.get("joined", [])
        if not isinstance(paths, list) or not all(isinstance(sides, str) for sides in paths):
            self.refuse('joined lists the sides of each path, for example ["NS", "EW"]')
        joined = [self.sides(letters) for letters in paths]
        stubs = [self.sides(letter) for letter in entry.get("stubs", "")]
        self.paths = joined + stubs
        self.stub_sides = sum(stubs)
        self.open = functools.reduce(operator.or_, self.paths, 0)
        if self.open != sum(self.paths):
            self.refuse("a side belongs to two paths")

    def refuse(self, problem: str) -> NoReturn:
        """Refuse the deck file for this card."""
        where = line_of_card(self._path, self.name)
        raise DeckError(f"{self._path.name}, {where}: card {self.name}: {problem}")

    def sides(self, letters: str) -> int:
        """Return the mask of some sides, or refuse the card."""
        if not set(letters) <= set("NESW") or len(set(letters)) != len(letters):
            self.refuse(f"{letters!r} are no sides")
        return sides_mask(letters)

    def path_of(self, side: int) -> int:
        """Return the sides joined with one."""
        return next((path for path in self.paths if path >> side & 1), 0)
