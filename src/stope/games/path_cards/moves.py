"""The moves that the Duel and the Dark Cave share.

Each game declares subclasses, in which the fields for cards have the type of the game's own cards.
"""

from dataclasses import dataclass

from stope.games.codecs import Face, Move


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Lay a path card at x, y."""

    card: Face
    x: int
    y: int
    turned: bool


@dataclass(frozen=True, slots=True)
class DiscardTwo(Move):
    """Discard two cards.

    The two cards are sorted by face, so that the same pair in the other order is the same move.
    """

    first: Face
    second: Face

    def __post_init__(self) -> None:
        if self.first > self.second:
            first, second = self.second, self.first
            object.__setattr__(self, "first", first)
            object.__setattr__(self, "second", second)


@dataclass(frozen=True, slots=True)
class LayGoal(Move):
    """Lay the goal that was just turned face up, upright or ``turned``."""

    turned: bool
