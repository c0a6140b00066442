"""The events of a match of Diamant."""

from collections.abc import Sequence
from enum import IntEnum

from stope.games.codecs import Event, EventCodec, Move, Seats, declare_event
from stope.games.diamant.cards import Hazard
from stope.games.diamant.moves import GoOn, Leave


class EventKind(IntEnum):
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


@declare_event(EventKind.ENTERED)
class Entered(Event):
    """DI-4: everyone enters a cave. Caves are numbered from 1. The pile has ``pile`` cards."""

    cave: int
    pile: int


@declare_event(EventKind.GEMS_FOUND)
class GemsFound(Event):
    """DI-6: a gem card is turned; each player inside gets ``each`` gems, ``rest`` gems are left."""

    value: int
    each: int
    rest: int


@declare_event(EventKind.HAZARD_MET)
class HazardMet(Event):
    """DI-7, DI-8: a hazard card is turned, the first or the second of its kind."""

    hazard: Hazard
    second: bool


@declare_event(EventKind.COMMITTED)
class Committed(Event):
    """DI-9: a player has decided; the decision itself is hidden."""

    seat: int


@declare_event(EventKind.CHOICE_NOTED, private=True)
class ChoiceNoted(Event):
    """DI-9: the decision of a player, sent to that player alone."""

    seat: int
    leave: bool


@declare_event(EventKind.CHOICES_SHOWN)
class ChoicesShown(Event):
    """DI-9: the last player has decided, and all decisions are shown at once."""

    leaving: Seats
    staying: Seats


@declare_event(EventKind.LEFT)
class Left(Event):
    """DI-10: a player leaves; the bag and ``found`` gems from the path go into the chest."""

    seat: int
    bag: int
    found: int


@declare_event(EventKind.COLLAPSED)
class Collapsed(Event):
    """DI-8: the second hazard of a kind is turned; each player inside flees and loses the bag."""

    hazard: Hazard
    fled: Seats
    lost: int


@declare_event(EventKind.CARD_REMOVED)
class CardRemoved(Event):
    """DI-13: a card of a hazard leaves the game; ``remaining`` cards of this hazard are left."""

    hazard: Hazard
    remaining: int


@declare_event(EventKind.EXPEDITION_ENDED)
class ExpeditionEnded(Event):
    """DI-12, DI-13: nobody is inside any more, and the gems on the path return to the supply."""

    cave: int
    returned: int


@declare_event(EventKind.MATCH_ENDED)
class MatchEnded(Event):
    """DI-14: the fifth expedition is over; the fullest chests win."""

    winners: Seats
    points: int


def public_decisions(_seat: int, _move: Move, events: Sequence[Event]) -> list[tuple[int, Move]]:
    """DI-9: return the decisions that the events of a move reveal to everyone.

    The events of the last decision reveal the decisions of all players inside. The events of other
    moves reveal no decision.
    """
    decisions: list[tuple[int, Move]] = []
    for event in events:
        if isinstance(event, ChoicesShown):
            decisions += [(seat, GoOn()) for seat in event.staying]
            decisions += [(seat, Leave()) for seat in event.leaving]
    return decisions


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
