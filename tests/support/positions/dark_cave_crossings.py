"""Cards of the Dark Cave with a crossing beside each of their open sides, for tests."""

import stope
from tests.support.dark_cave_printed_cards import CARDS, FACING, WAY, Printed
from tests.support.positions.dark_cave import walking

#: crossings that can lie beside a card on each of its open sides, those of group I first
CROSSINGS = ["C101", "C101", "C101", "C108", "C201", "C201"]
#: where the card under test lies
X, Y = 10, 10


class Surrounded:
    """A card with a crossing beside each of its open sides."""

    def __init__(self, name: str, turned: bool):
        self.card: Printed = CARDS[name]
        self.turned = turned
        crossings = list(CROSSINGS)
        if name in crossings:
            crossings.remove(name)
        sides = self.card.open(turned)
        self.beside = dict(zip(sides, crossings, strict=False))
        tokens = [f"{name}@{X},{Y}{'v' * turned}"]
        tokens += [
            f"{other}@{X + WAY[side][0]},{Y + WAY[side][1]}" for side, other in self.beside.items()
        ]
        self.tokens = " ".join(tokens)

    def across(self, side: str) -> tuple[int, int, int]:
        """Return the space beyond an open side."""
        x, y = WAY[side]
        return X + x, Y + y, CARDS[self.beside[side]].space_at(FACING[side])

    def match(self, x: int, y: int, space: int) -> stope.Match:
        return walking(f"hands A101 / A103 | table {self.tokens} | dwarves {x},{y}/{space} 0,0/0")
