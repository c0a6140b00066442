"""What can happen in a match of Diamant."""

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from stope.games.codecs import Event, EventCodec, Move, Seats
from stope.games.diamant.cards import Hazard
from stope.games.diamant.moves import GoOn, Leave


class Happening(IntEnum):
    """The kinds of events."""

    ENTERED = 1
    GEMS_FOUND = 2
    HAZARD_MET = 3
    COMMITTED = 4
    CHOICE_NOTED = 5
    CHOICES_SHOWN = 6
    LEFT = 7
    COLLAPSED = 8
    CARD_REMOVED = 9
    EXPEDITION_ENDED = 10
    MATCH_ENDED = 11


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """DI-4: everyone goes into a cave, numbered from 1, with this many cards in the pile."""

    kind: ClassVar[int] = Happening.ENTERED
    cave: int
    pile: int


@dataclass(frozen=True, slots=True)
class GemsFound(Event):
    """DI-6: a gem card, so much for each player inside, so much left on the card."""

    kind: ClassVar[int] = Happening.GEMS_FOUND
    value: int
    each: int
    rest: int


@dataclass(frozen=True, slots=True)
class HazardMet(Event):
    """DI-7, DI-8: a hazard card, the first or the second of its kind."""

    kind: ClassVar[int] = Happening.HAZARD_MET
    hazard: Hazard
    second: bool


@dataclass(frozen=True, slots=True)
class Committed(Event):
    """DI-9: a player has decided; what, nobody hears."""

    kind: ClassVar[int] = Happening.COMMITTED
    seat: int


@dataclass(frozen=True, slots=True)
class ChoiceNoted(Event):
    """DI-9: what a player has decided, for that player alone."""

    kind: ClassVar[int] = Happening.CHOICE_NOTED
    private: ClassVar[bool] = True
    seat: int
    leave: bool


@dataclass(frozen=True, slots=True)
class ChoicesShown(Event):
    """DI-9: the last decision is in; all are shown together."""

    kind: ClassVar[int] = Happening.CHOICES_SHOWN
    leaving: Seats
    staying: Seats


@dataclass(frozen=True, slots=True)
class Left(Event):
    """DI-10: a player brings the bag and a share of what lay in the cave to the chest."""

    kind: ClassVar[int] = Happening.LEFT
    seat: int
    bag: int
    found: int


@dataclass(frozen=True, slots=True)
class Collapsed(Event):
    """DI-8: a second hazard of a kind; these players flee and each loses a bag."""

    kind: ClassVar[int] = Happening.COLLAPSED
    hazard: Hazard
    fled: Seats
    lost: int


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """DI-13: one card of this hazard leaves the game; so many of it stay in."""

    kind: ClassVar[int] = Happening.CARD_REMOVED
    hazard: Hazard
    remaining: int


@dataclass(frozen=True, slots=True)
class ExpeditionEnded(Event):
    """DI-12, DI-13: the cave is empty; what lay in it returns to the supply."""

    kind: ClassVar[int] = Happening.EXPEDITION_ENDED
    cave: int
    returned: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """DI-14: the fifth expedition is over; the fullest chests win."""

    kind: ClassVar[int] = Happening.MATCH_ENDED
    winners: Seats
    points: int


def told(event: Event) -> list[tuple[int, Move]]:
    """DI-9: return the decisions that an event shows to all."""
    if not isinstance(event, ChoicesShown):
        return []
    stays = [(seat, GoOn()) for seat in event.staying]
    return [*stays, *((seat, Leave()) for seat in event.leaving)]


EVENTS = EventCodec(
    Entered,
    GemsFound,
    HazardMet,
    Committed,
    ChoiceNoted,
    ChoicesShown,
    Left,
    Collapsed,
    CardRemoved,
    ExpeditionEnded,
    MatchEnded,
)
