"""The events that the Duel and the Dark Cave share, except for the cards that they name."""

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
    """A goal was reached and turned face up."""

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
    """A player looked at a face-down goal; ``goal`` is its card."""

    seat: int
    goal: Face
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class HandCard(Event):
    """A card came into the hand of a player or left it."""

    seat: int
    card: Face


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player passed and discarded ``cards`` cards, one or two."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class SitsOut(Event):
    """A player without cards sits out."""

    seat: int
