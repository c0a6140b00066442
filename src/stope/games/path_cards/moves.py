"""The moves that the Duel and the Dark Cave share, except for the cards that they name."""

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
    """Discard two cards. They are sorted by face, so that each pair of cards is one move."""

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
