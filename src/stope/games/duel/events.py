"""The events of the Duel."""

from enum import IntEnum
from typing import TYPE_CHECKING

from stope.games.codecs import Event, EventCodec, Face, Seats, declare_event
from stope.games.duel.cards import FIRST_GOAL, GOALS, NAMES, Tool
from stope.games.duel.moves import Card
from stope.games.duel.state import Ending, Rank
from stope.games.path_cards import events as shared

if TYPE_CHECKING:

    class Goal(Face):
        """The faces of goal cards."""

else:
    #: the faces of goal cards, by the names of the deck file
    Goal = Face(
        "Goal", {name: face for face, name in enumerate(NAMES) if 0 <= face - FIRST_GOAL < GOALS}
    )


class EventKind(IntEnum):
    """The kinds of events."""

    ROUND_BEGAN = 1
    CARD_LAID = 2
    GOAL_SEEN = 3
    GOAL_LAID = 4
    GOLD_MARKED = 5
    TROLL_BRIBED = 6
    SABOTAGED = 7
    REPAIRED = 8
    KEY_PUT = 9
    ROCK_FELL = 10
    MAP_USED = 11
    MAP_SHOWN = 12
    EXCHANGED = 13
    PASSED = 14
    DISCARDED = 15
    DREW = 16
    CARD_DRAWN = 17
    SITS_OUT = 18
    ROUND_ENDED = 19
    GOLD_TAKEN = 20
    DEBT_PAID = 21
    SABOTAGE_DRAWN = 22
    ROCKFALL_DRAWN = 23
    MATCH_ENDED = 24
    SOLO_ENDED = 25


@declare_event(EventKind.ROUND_BEGAN)
class RoundBegan(Event):
    """DU-7: a round begins; ``seat`` moves first."""

    round: int
    seat: int


@declare_event(EventKind.CARD_LAID)
class CardLaid(shared.CardLaid):
    """DU-20: a path card was laid."""

    card: Card


@declare_event(EventKind.GOAL_SEEN)
class GoalSeen(shared.GoalSeen):
    """DU-27: a goal was reached and is turned face up."""

    goal: Goal


@declare_event(EventKind.GOAL_LAID)
class GoalLaid(shared.GoalLaid):
    """DU-27: a goal was laid, upright or ``turned``."""

    goal: Goal


@declare_event(EventKind.GOLD_MARKED)
class GoldMarked(Event):
    """DU-30: gold was marked for a player."""

    seat: int
    gold: int
    x: int
    y: int


@declare_event(EventKind.TROLL_BRIBED)
class TrollBribed(Event):
    """DU-32: a troll was bribed and lets everyone pass."""

    seat: int
    x: int
    y: int


@declare_event(EventKind.SABOTAGED)
class Sabotaged(Event):
    """DU-40: a sabotage card was laid in front of the other player."""

    seat: int
    tool: Tool


@declare_event(EventKind.REPAIRED)
class Repaired(Event):
    """DU-41: a sabotage card was removed with a repair card."""

    seat: int
    card: Card
    tool: Tool


@declare_event(EventKind.KEY_PUT)
class KeyPut(Event):
    """DU-42: a key was put on a door."""

    seat: int
    x: int
    y: int


@declare_event(EventKind.ROCK_FELL)
class RockFell(Event):
    """DU-43: a laid card was removed by a rockfall."""

    seat: int
    card: Card
    x: int
    y: int


@declare_event(EventKind.MAP_USED)
class MapUsed(Event):
    """DU-44: a player looked at a goal with a map."""

    seat: int
    x: int
    y: int


@declare_event(EventKind.MAP_SHOWN, private=True)
class MapShown(shared.GoalShown):
    """DU-44: the goal that a map showed, sent only to the player who looked."""

    goal: Goal


@declare_event(EventKind.EXCHANGED)
class Exchanged(Event):
    """DU-45: two cards were discarded unseen for a sabotage card."""

    seat: int
    tool: Tool


@declare_event(EventKind.PASSED)
class Passed(shared.Passed):
    """DU-46: a player passed and discarded one or two cards unseen."""


@declare_event(EventKind.DISCARDED, private=True)
class Discarded(shared.HandCard):
    """DU-8: the card that a player discarded, sent only to that player."""

    card: Card


@declare_event(EventKind.DREW)
class Drew(Event):
    """DU-12: the number of cards that a player drew."""

    seat: int
    cards: int


@declare_event(EventKind.CARD_DRAWN, private=True)
class CardDrawn(shared.HandCard):
    """DU-8: a card that a player drew, sent only to that player."""

    card: Card


@declare_event(EventKind.SITS_OUT)
class SitsOut(shared.SitsOut):
    """DU-12: a player without cards sits out the rest of the round."""


@declare_event(EventKind.ROUND_ENDED)
class RoundEnded(Event):
    """DU-50: a round is over; ``ending`` is the reason."""

    round: int
    ending: Ending


@declare_event(EventKind.GOLD_TAKEN)
class GoldTaken(Event):
    """DU-51: the gold that a player takes from a round."""

    seat: int
    gold: int


@declare_event(EventKind.DEBT_PAID)
class DebtPaid(Event):
    """DU-52: a player paid a debt to the trolls; ``paid`` can be more or less than ``debt``."""

    seat: int
    debt: int
    paid: int


@declare_event(EventKind.SABOTAGE_DRAWN)
class SabotageDrawn(Event):
    """DU-62: a lone player drew a sabotage card.

    ``lies`` is true if the card now lies in front of the player.
    """

    tool: Tool
    lies: bool


@declare_event(EventKind.ROCKFALL_DRAWN)
class RockfallDrawn(Event):
    """DU-63: a lone player drew a rockfall; ``removed`` is true if a laid card was removed."""

    removed: bool


@declare_event(EventKind.MATCH_ENDED)
class MatchEnded(Event):
    """DU-53: the third round of two players is over."""

    winners: Seats
    gold: int


@declare_event(EventKind.SOLO_ENDED)
class SoloEnded(Event):
    """DU-65: the third round of a lone player is over; there is a rank, but no winner."""

    seat: int
    gold: int
    rank: Rank


EVENTS = EventCodec(
    RoundBegan,
    CardLaid,
    GoalSeen,
    GoalLaid,
    GoldMarked,
    TrollBribed,
    Sabotaged,
    Repaired,
    KeyPut,
    RockFell,
    MapUsed,
    MapShown,
    Exchanged,
    Passed,
    Discarded,
    Drew,
    CardDrawn,
    SitsOut,
    RoundEnded,
    GoldTaken,
    DebtPaid,
    SabotageDrawn,
    RockfallDrawn,
    MatchEnded,
    SoloEnded,
)
