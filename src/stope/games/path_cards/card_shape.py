"""Card shapes, read from a deck file: the open sides of a card, and the paths that join them."""

import functools
import operator
import re

from stope.games.deck_file import CardEntry
from stope.games.path_cards.sides import ALL_SIDES, sides_mask, turned_mask

#: The form of card names in deck files and positions.
NAME_FORM = re.compile(r"[A-Z]\d{2,3}")
#: The keys that every card has in a deck file.
COMMON_PARTS = frozenset({"id", "count"})


def check_name_and_count(entry: CardEntry, rule: str) -> int:
    """Return the number of copies of a card; refuse a card with an invalid name or count."""
    name, count = entry.parts.get("id"), entry.parts.get("count")
    if not isinstance(name, str) or not NAME_FORM.fullmatch(name):
        entry.refuse("id", 'a letter and two or three digits, such as "P07"', rule)
    if type(count) is not int or count < 1:
        entry.refuse("count", "a whole number, 1 or more", rule)
    return count


class Shape:
    """One kind of card: its name, its number of copies, and its paths.

    A path is a mask of the sides that the path joins on the upright card. A card that the deck file
    describes wrongly is refused, and the message cites ``rule``.
    """

    def __init__(self, entry: CardEntry, parts: frozenset[str], rule: str) -> None:
        self.entry = entry
        self.name = entry.name
        self.rule = rule
        entry.check_parts(COMMON_PARTS | {"joined"} | parts, rule)
        self.count = check_name_and_count(entry, rule)
        joined = entry.parts.get("joined", [])
        if not isinstance(joined, list) or not all(isinstance(sides, str) for sides in joined):
            entry.refuse("joined", 'the sides of each path, such as ["NS", "EW"]', rule)
        dead_ends = entry.parts.get("stubs", "")
        if not isinstance(dead_ends, str):
            entry.refuse("stubs", 'sides, such as "EW"', rule)
        stubs = [self.sides("stubs", letter) for letter in dead_ends]
        self.paths = [self.sides("joined", letters) for letters in joined] + stubs
        self.stub_sides = sum(stubs)
        self.open = functools.reduce(operator.or_, self.paths, 0)
        if self.open != sum(self.paths):
            entry.refuse(("joined", "stubs"), "each side in one path only", rule)

    def sides(self, part: str, letters: object) -> int:
        """Return the mask of the sides with these letters; refuse the card for invalid letters."""
        named = letters if isinstance(letters, str) else "?"
        if not named or not set(named) <= set("NESW") or len(set(named)) != len(named):
            self.entry.refuse(part, "sides N, E, S, W, each once", self.rule)
        return sides_mask(named)

    def check_single(self, rule: str) -> None:
        """Refuse the card if the deck has several copies of it."""
        if self.count != 1:
            self.entry.refuse("count", "1", rule)

    def check_reachable(self, rule: str) -> None:
        """Refuse a goal with a side that is closed in both orientations of the card."""
        if self.open | turned_mask(self.open) != ALL_SIDES:
            self.entry.refuse(("joined", "stubs"), "N or S open, and E or W open", rule)

    def path_of(self, side: int) -> int:
        """Return the mask of the path that contains a side; 0 if the side is closed."""
        return next((path for path in self.paths if path >> side & 1), 0)
