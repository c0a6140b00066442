"""What can happen in a Duel."""

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar

from stope.games.codecs import Event, EventCodec, Face, Seats
from stope.games.duel.cards import FIRST_GOAL, GOALS, NAMES, Tool
from stope.games.duel.moves import Card
from stope.games.duel.state import Ending

if TYPE_CHECKING:
    Goal = Face
else:
    #: the faces of goal cards, by the names of the deck file
    Goal = Face(
        "Goal", {name: face for face, name in enumerate(NAMES) if 0 <= face - FIRST_GOAL < GOALS}
    )


class Happening(IntEnum):
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


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """DU-7: a round begins, and who begins it."""

    kind: ClassVar[int] = Happening.ROUND_BEGAN
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """DU-20: a path card was laid."""

    kind: ClassVar[int] = Happening.CARD_LAID
    seat: int
    card: Card
    x: int
    y: int
    turned: bool


@dataclass(frozen=True, slots=True)
class GoalSeen(Event):
    """DU-27: a goal was reached and is turned up."""

    kind: ClassVar[int] = Happening.GOAL_SEEN
    goal: Goal
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class GoalLaid(Event):
    """DU-27: which way round a goal lies."""

    kind: ClassVar[int] = Happening.GOAL_LAID
    goal: Goal
    x: int
    y: int
    turned: bool


@dataclass(frozen=True, slots=True)
class GoldMarked(Event):
    """DU-30: gold was marked for a player."""

    kind: ClassVar[int] = Happening.GOLD_MARKED
    seat: int
    gold: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class TrollBribed(Event):
    """DU-32: a troll lets everyone pass."""

    kind: ClassVar[int] = Happening.TROLL_BRIBED
    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Sabotaged(Event):
    """DU-40: a sabotage card was laid before the other player."""

    kind: ClassVar[int] = Happening.SABOTAGED
    seat: int
    tool: Tool


@dataclass(frozen=True, slots=True)
class Repaired(Event):
    """DU-41: a sabotage card was removed with a repair card."""

    kind: ClassVar[int] = Happening.REPAIRED
    seat: int
    card: Card
    tool: Tool


@dataclass(frozen=True, slots=True)
class KeyPut(Event):
    """DU-42: a key lies on a door."""

    kind: ClassVar[int] = Happening.KEY_PUT
    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class RockFell(Event):
    """DU-43: a laid card was removed."""

    kind: ClassVar[int] = Happening.ROCK_FELL
    seat: int
    card: Card
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class MapUsed(Event):
    """DU-44: somebody looked at a goal."""

    kind: ClassVar[int] = Happening.MAP_USED
    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class MapShown(Event):
    """DU-44: what a map showed, for the one who looked alone."""

    kind: ClassVar[int] = Happening.MAP_SHOWN
    private: ClassVar[bool] = True
    seat: int
    goal: Goal
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """DU-45: two cards were discarded unseen for a sabotage card."""

    kind: ClassVar[int] = Happening.EXCHANGED
    seat: int
    tool: Tool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """DU-46: somebody passed and discarded one or two cards unseen."""

    kind: ClassVar[int] = Happening.PASSED
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """DU-8: which card somebody discarded, for that player alone."""

    kind: ClassVar[int] = Happening.DISCARDED
    private: ClassVar[bool] = True
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """DU-12: how many cards somebody drew."""

    kind: ClassVar[int] = Happening.DREW
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """DU-8: which card somebody drew, for that player alone."""

    kind: ClassVar[int] = Happening.CARD_DRAWN
    private: ClassVar[bool] = True
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class SitsOut(Event):
    """DU-12: a player without cards sits out the rest of the round."""

    kind: ClassVar[int] = Happening.SITS_OUT
    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """DU-50: a round is over, and why."""

    kind: ClassVar[int] = Happening.ROUND_ENDED
    round: int
    ending: Ending


@dataclass(frozen=True, slots=True)
class GoldTaken(Event):
    """DU-51: what a player takes from this round."""

    kind: ClassVar[int] = Happening.GOLD_TAKEN
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class DebtPaid(Event):
    """DU-52: what a player owed the trolls and gave."""

    kind: ClassVar[int] = Happening.DEBT_PAID
    seat: int
    debt: int
    paid: int


@dataclass(frozen=True, slots=True)
class SabotageDrawn(Event):
    """DU-62: alone, a sabotage card came up; it lies before you or, a second one, is discarded."""

    kind: ClassVar[int] = Happening.SABOTAGE_DRAWN
    tool: Tool
    lies: bool


@dataclass(frozen=True, slots=True)
class RockfallDrawn(Event):
    """DU-63: alone, a rockfall came up; whether a laid card was there to go."""

    kind: ClassVar[int] = Happening.ROCKFALL_DRAWN
    removed: bool


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """DU-53, DU-65: three rounds are over."""

    kind: ClassVar[int] = Happening.MATCH_ENDED
    winners: Seats
    gold: int


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
)
