"""What can happen in the Dark Cave."""

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar

from stope.games.codecs import Event, EventCodec, Face, Seats
from stope.games.dark_cave.cards import (
    FIRST_GOAL,
    GOALS,
    NAMES,
    Character,
    Clan,
    Creature,
    Group,
)
from stope.games.dark_cave.moves import Card
from stope.games.dark_cave.state import Ending
from stope.kernel.sides import Side

if TYPE_CHECKING:
    Goal = Face
else:
    #: the faces of goal cards, by the names of the deck file
    Goal = Face(
        "Goal", {name: face for face, name in enumerate(NAMES) if 0 <= face - FIRST_GOAL < GOALS}
    )


class Tool(IntEnum):
    """What can be laid before a player."""

    BOOTS = 0
    AXE = 1


class Cause(IntEnum):
    """What takes a hand card."""

    BRIDGE = 0
    RAT = 1


class Happening(IntEnum):
    """The kinds of events."""

    BEGAN = 1
    CHARACTER_DEALT = 2
    TURN_BEGAN = 3
    SITS_OUT = 4
    CREATURE_GONE = 5
    WEB_WORN = 6
    WEB_GONE = 7
    STOOD_UP = 8
    CARD_LAID = 9
    VEIN_FILLED = 10
    LOOKED = 11
    GOAL_SHOWN = 12
    SPIED = 13
    CHARACTER_SHOWN = 14
    ROCK_FELL = 15
    SWAPPED = 16
    CARD_RECEIVED = 17
    WEB_SPUN = 18
    EQUIPPED = 19
    CREATURE_LURED = 20
    CREATURE_STEPPED = 21
    PASSED = 22
    DISCARDED = 23
    WEB_CHOPPED = 24
    CREATURE_STRUCK = 25
    ATTACK_ENDURED = 26
    STEPPED = 27
    GOAL_SEEN = 28
    GOAL_LAID = 29
    CARD_LOST = 30
    LOST_CARD_SEEN = 31
    TUNNEL_PAID = 32
    LAID_LOW = 33
    GOLD_STOLEN = 34
    GOLD_TAKEN = 35
    REVEALED = 36
    LEFT_CAVE = 37
    SPARES_SEEN = 38
    SPARE_SHOWN = 39
    DREW = 40
    CARD_DRAWN = 41
    AGREED = 42
    DISAGREED = 43
    TREASURE = 44
    ENDED = 45


@dataclass(frozen=True, slots=True)
class Began(Event):
    """DC-9: the game begins, and who begins it."""

    kind: ClassVar[int] = Happening.BEGAN
    seat: int


@dataclass(frozen=True, slots=True)
class CharacterDealt(Event):
    """DC-3: the clan card somebody got, for that player alone."""

    kind: ClassVar[int] = Happening.CHARACTER_DEALT
    private: ClassVar[bool] = True
    seat: int
    clan: Clan
    character: Character


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """DC-10: whose turn it is now."""

    kind: ClassVar[int] = Happening.TURN_BEGAN
    seat: int


@dataclass(frozen=True, slots=True)
class SitsOut(Event):
    """DC-11: a player without cards sits a turn out."""

    kind: ClassVar[int] = Happening.SITS_OUT
    seat: int


@dataclass(frozen=True, slots=True)
class CreatureGone(Event):
    """DC-10: a creature left the network."""

    kind: ClassVar[int] = Happening.CREATURE_GONE
    creature: Creature


@dataclass(frozen=True, slots=True)
class WebWorn(Event):
    """DC-10: a web shows I from now on."""

    kind: ClassVar[int] = Happening.WEB_WORN
    x: int
    y: int
    side: Side


@dataclass(frozen=True, slots=True)
class WebGone(Event):
    """DC-10, DC-51: a web is gone."""

    kind: ClassVar[int] = Happening.WEB_GONE
    x: int
    y: int
    side: Side


@dataclass(frozen=True, slots=True)
class StoodUp(Event):
    """DC-10: a dwarf stood up and does not move in this turn."""

    kind: ClassVar[int] = Happening.STOOD_UP
    seat: int


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """DC-20: a path card was laid."""

    kind: ClassVar[int] = Happening.CARD_LAID
    seat: int
    card: Card
    x: int
    y: int
    turned: bool


@dataclass(frozen=True, slots=True)
class VeinFilled(Event):
    """DC-27: a gold vein got its gold."""

    kind: ClassVar[int] = Happening.VEIN_FILLED
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """DC-50: somebody looked at a goal."""

    kind: ClassVar[int] = Happening.LOOKED
    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class GoalShown(Event):
    """DC-50: what somebody saw, for that player alone."""

    kind: ClassVar[int] = Happening.GOAL_SHOWN
    private: ClassVar[bool] = True
    seat: int
    goal: Goal
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Spied(Event):
    """DC-50: somebody looked at a clan card."""

    kind: ClassVar[int] = Happening.SPIED
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class CharacterShown(Event):
    """DC-50: what somebody saw, for that player alone."""

    kind: ClassVar[int] = Happening.CHARACTER_SHOWN
    private: ClassVar[bool] = True
    seat: int
    other: int
    clan: Clan
    character: Character


@dataclass(frozen=True, slots=True)
class RockFell(Event):
    """DC-51: a path card was removed, with the gold on it."""

    kind: ClassVar[int] = Happening.ROCK_FELL
    seat: int
    card: Card
    x: int
    y: int
    gold: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """DC-52: two players exchanged their hands."""

    kind: ClassVar[int] = Happening.SWAPPED
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class CardReceived(Event):
    """DC-52: a card that came in a swap, for the one who got it alone."""

    kind: ClassVar[int] = Happening.CARD_RECEIVED
    private: ClassVar[bool] = True
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WebSpun(Event):
    """DC-53: a web lies on a side."""

    kind: ClassVar[int] = Happening.WEB_SPUN
    seat: int
    x: int
    y: int
    side: Side


@dataclass(frozen=True, slots=True)
class Equipped(Event):
    """DC-54, DC-55: boots or an axe were laid before a player."""

    kind: ClassVar[int] = Happening.EQUIPPED
    seat: int
    other: int
    tool: Tool


@dataclass(frozen=True, slots=True)
class CreatureLured(Event):
    """DC-57, DC-58: a creature came out of a hole, or has a new master where it stands."""

    kind: ClassVar[int] = Happening.CREATURE_LURED
    seat: int
    creature: Creature
    x: int
    y: int
    space: int


@dataclass(frozen=True, slots=True)
class CreatureStepped(Event):
    """DC-57: a creature moved."""

    kind: ClassVar[int] = Happening.CREATURE_STEPPED
    creature: Creature
    x: int
    y: int
    space: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """DC-12: somebody passed and discarded one or two cards face down."""

    kind: ClassVar[int] = Happening.PASSED
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """DC-8: which card somebody discarded, for that player alone."""

    kind: ClassVar[int] = Happening.DISCARDED
    private: ClassVar[bool] = True
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WebChopped(Event):
    """DC-55: somebody used an axe on a web; what it shows now, 0 if it is gone."""

    kind: ClassVar[int] = Happening.WEB_CHOPPED
    seat: int
    x: int
    y: int
    side: Side
    level: int


@dataclass(frozen=True, slots=True)
class CreatureStruck(Event):
    """DC-56: somebody drove a creature off."""

    kind: ClassVar[int] = Happening.CREATURE_STRUCK
    seat: int
    creature: Creature


@dataclass(frozen=True, slots=True)
class AttackEndured(Event):
    """DC-56: somebody kept the axe."""

    kind: ClassVar[int] = Happening.ATTACK_ENDURED
    seat: int
    creature: Creature


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """DC-31: a dwarf moved."""

    kind: ClassVar[int] = Happening.STEPPED
    seat: int
    x: int
    y: int
    space: int


@dataclass(frozen=True, slots=True)
class GoalSeen(Event):
    """DC-38: a goal was reached and is turned up."""

    kind: ClassVar[int] = Happening.GOAL_SEEN
    goal: Goal
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class GoalLaid(Event):
    """DC-38: which way round a goal lies."""

    kind: ClassVar[int] = Happening.GOAL_LAID
    goal: Goal
    x: int
    y: int
    turned: bool


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """DC-33, DC-61: somebody lost a hand card; everyone sees its back."""

    kind: ClassVar[int] = Happening.CARD_LOST
    seat: int
    cause: Cause
    group: Group


@dataclass(frozen=True, slots=True)
class LostCardSeen(Event):
    """DC-61: which card was lost, for its owner alone."""

    kind: ClassVar[int] = Happening.LOST_CARD_SEEN
    private: ClassVar[bool] = True
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TunnelPaid(Event):
    """DC-34: somebody paid for a tunnel."""

    kind: ClassVar[int] = Happening.TUNNEL_PAID
    seat: int


@dataclass(frozen=True, slots=True)
class LaidLow(Event):
    """DC-62: a dwarf lies down."""

    kind: ClassVar[int] = Happening.LAID_LOW
    seat: int


@dataclass(frozen=True, slots=True)
class GoldStolen(Event):
    """DC-63: a goblin took gold."""

    kind: ClassVar[int] = Happening.GOLD_STOLEN
    seat: int


@dataclass(frozen=True, slots=True)
class GoldTaken(Event):
    """DC-37: somebody took the gold of a vein."""

    kind: ClassVar[int] = Happening.GOLD_TAKEN
    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """DC-37, DC-39, DC-72: a clan card lies face up."""

    kind: ClassVar[int] = Happening.REVEALED
    seat: int
    clan: Clan
    character: Character


@dataclass(frozen=True, slots=True)
class LeftCave(Event):
    """DC-39: a dwarf left the cave with its gold."""

    kind: ClassVar[int] = Happening.LEFT_CAVE
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class SparesSeen(Event):
    """DC-40: the first one out looked at the clan cards set aside."""

    kind: ClassVar[int] = Happening.SPARES_SEEN
    seat: int


@dataclass(frozen=True, slots=True)
class SpareShown(Event):
    """DC-40: a clan card that was set aside, for the first one out alone."""

    kind: ClassVar[int] = Happening.SPARE_SHOWN
    private: ClassVar[bool] = True
    seat: int
    clan: Clan
    character: Character


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """DC-14: somebody drew a card; everyone sees its back."""

    kind: ClassVar[int] = Happening.DREW
    seat: int
    group: Group


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """DC-8: which card somebody drew, for that player alone."""

    kind: ClassVar[int] = Happening.CARD_DRAWN
    private: ClassVar[bool] = True
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Agreed(Event):
    """DC-71: somebody would end the game now."""

    kind: ClassVar[int] = Happening.AGREED
    seat: int


@dataclass(frozen=True, slots=True)
class Disagreed(Event):
    """DC-71: somebody took that back."""

    kind: ClassVar[int] = Happening.DISAGREED
    seat: int


@dataclass(frozen=True, slots=True)
class Treasure(Event):
    """DC-72: what a clan's treasure is worth."""

    kind: ClassVar[int] = Happening.TREASURE
    clan: Clan
    gold: int
    workers: int
    rivals: int
    treasure: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """DC-70, DC-73: the game is over: why, and who won."""

    kind: ClassVar[int] = Happening.ENDED
    ending: Ending
    winners: Seats


EVENTS = EventCodec(
    Began,
    CharacterDealt,
    TurnBegan,
    SitsOut,
    CreatureGone,
    WebWorn,
    WebGone,
    StoodUp,
    CardLaid,
    VeinFilled,
    Looked,
    GoalShown,
    Spied,
    CharacterShown,
    RockFell,
    Swapped,
    CardReceived,
    WebSpun,
    Equipped,
    CreatureLured,
    CreatureStepped,
    Passed,
    Discarded,
    WebChopped,
    CreatureStruck,
    AttackEndured,
    Stepped,
    GoalSeen,
    GoalLaid,
    CardLost,
    LostCardSeen,
    TunnelPaid,
    LaidLow,
    GoldStolen,
    GoldTaken,
    Revealed,
    LeftCave,
    SparesSeen,
    SpareShown,
    Drew,
    CardDrawn,
    Agreed,
    Disagreed,
    Treasure,
    Ended,
)
