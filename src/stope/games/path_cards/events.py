"""The events that the Duel and the Dark Cave share.

Each game declares subclasses, in which the fields for cards have the type of the game's own cards.
"""

from dataclasses import dataclass

from stope.games.codecs import Event, Face


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A player laid a path card."""

    seat: int
    card: Face
    x: int
    y: int
    turned: bool


@dataclass(frozen=True, slots=True)
class GoalSeen(Event):
    """A goal was reached, and everyone sees its face."""

    goal: Face
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class GoalLaid(Event):
    """A goal was laid face up, upright or ``turned``."""

    goal: Face
    x: int
    y: int
    turned: bool


@dataclass(frozen=True, slots=True)
class GoalShown(Event):
    """A player looked at a face-down goal; ``goal`` is the face that the player saw."""

    seat: int
    goal: Face
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class HandCard(Event):
    """A card came into a player's hand, or left a player's hand."""

    seat: int
    card: Face


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player passed and discarded one or two cards; ``cards`` is their number."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class SitsOut(Event):
    """A player without cards sits out."""

    seat: int
