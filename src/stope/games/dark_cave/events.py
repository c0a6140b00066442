"""The events of the Dark Cave."""

from enum import IntEnum
from typing import TYPE_CHECKING

from stope.games.codecs import Event, EventCodec, Face, Seats, declare_event
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
from stope.games.path_cards import events as shared
from stope.games.path_cards.sides import Side

if TYPE_CHECKING:

    class Goal(Face):
        """The faces of goal cards."""

else:
    #: the type of the faces of goal cards; their names come from the deck file
    Goal = Face(
        "Goal", {name: face for face, name in enumerate(NAMES) if 0 <= face - FIRST_GOAL < GOALS}
    )


class Tool(IntEnum):
    """The tools that can be laid before a player."""

    BOOTS = 0
    AXE = 1


class Cause(IntEnum):
    """The causes for losing a hand card."""

    BRIDGE = 0
    RAT = 1


class EventKind(IntEnum):
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


@declare_event(EventKind.BEGAN)
class Began(Event):
    """DC-9: the game begins; ``seat`` has the first turn."""

    seat: int


@declare_event(EventKind.CHARACTER_DEALT, private=True)
class CharacterDealt(Event):
    """DC-3: the clan card that was dealt to a player, sent only to that player."""

    seat: int
    clan: Clan
    character: Character


@declare_event(EventKind.TURN_BEGAN)
class TurnBegan(Event):
    """DC-10: the turn of a seat began."""

    seat: int


@declare_event(EventKind.SITS_OUT)
class SitsOut(shared.SitsOut):
    """DC-11: a player without cards sits a turn out."""


@declare_event(EventKind.CREATURE_GONE)
class CreatureGone(Event):
    """DC-10: a creature left the board."""

    creature: Creature


@declare_event(EventKind.WEB_WORN)
class WebWorn(Event):
    """DC-10: a web was turned from level II to level I."""

    x: int
    y: int
    side: Side


@declare_event(EventKind.WEB_GONE)
class WebGone(Event):
    """DC-10, DC-51: a web was removed."""

    x: int
    y: int
    side: Side


@declare_event(EventKind.STOOD_UP)
class StoodUp(Event):
    """DC-10: a dwarf stood up and does not move in this turn."""

    seat: int


@declare_event(EventKind.CARD_LAID)
class CardLaid(shared.CardLaid):
    """DC-20: a path card was laid."""

    card: Card


@declare_event(EventKind.VEIN_FILLED)
class VeinFilled(Event):
    """DC-27: a piece of gold was put on a gold vein."""

    x: int
    y: int


@declare_event(EventKind.LOOKED)
class Looked(Event):
    """DC-50: a player looked at a face-down goal."""

    seat: int
    x: int
    y: int


@declare_event(EventKind.GOAL_SHOWN, private=True)
class GoalShown(shared.GoalShown):
    """DC-50: the goal that a player saw, sent only to that player."""

    goal: Goal


@declare_event(EventKind.SPIED)
class Spied(Event):
    """DC-50: a player looked at the clan card of another player."""

    seat: int
    other: int


@declare_event(EventKind.CHARACTER_SHOWN, private=True)
class CharacterShown(Event):
    """DC-50: the clan card that a player saw, sent only to that player."""

    seat: int
    other: int
    clan: Clan
    character: Character


@declare_event(EventKind.ROCK_FELL)
class RockFell(Event):
    """DC-51: a path card was removed, with the gold on it."""

    seat: int
    card: Card
    x: int
    y: int
    gold: int


@declare_event(EventKind.SWAPPED)
class Swapped(Event):
    """DC-52: two players exchanged their hands."""

    seat: int
    other: int


@declare_event(EventKind.CARD_RECEIVED, private=True)
class CardReceived(shared.HandCard):
    """DC-52: a card received in a swap, sent only to the player who got it."""

    card: Card


@declare_event(EventKind.WEB_SPUN)
class WebSpun(Event):
    """DC-53: a player put a web on a side of a cell."""

    seat: int
    x: int
    y: int
    side: Side


@declare_event(EventKind.EQUIPPED)
class Equipped(Event):
    """DC-54, DC-55: boots or an axe were laid before a player."""

    seat: int
    other: int
    tool: Tool


@declare_event(EventKind.CREATURE_LURED)
class CreatureLured(Event):
    """DC-57, DC-58: a creature was put on a hole, or a creature on the board has a new owner."""

    seat: int
    creature: Creature
    x: int
    y: int
    space: int


@declare_event(EventKind.CREATURE_STEPPED)
class CreatureStepped(Event):
    """DC-57: a creature made a step."""

    creature: Creature
    x: int
    y: int
    space: int


@declare_event(EventKind.PASSED)
class Passed(shared.Passed):
    """DC-12: a player passed and discarded one or two cards face down."""


@declare_event(EventKind.DISCARDED, private=True)
class Discarded(shared.HandCard):
    """DC-8: the card that a player discarded, sent only to that player."""

    card: Card


@declare_event(EventKind.WEB_CHOPPED)
class WebChopped(Event):
    """DC-55: a player used an axe on a web; ``level`` is 0 if the web is gone."""

    seat: int
    x: int
    y: int
    side: Side
    level: int


@declare_event(EventKind.CREATURE_STRUCK)
class CreatureStruck(Event):
    """DC-56: a player drove a creature off with an axe."""

    seat: int
    creature: Creature


@declare_event(EventKind.ATTACK_ENDURED)
class AttackEndured(Event):
    """DC-56: a player did not use an axe against an attacking creature."""

    seat: int
    creature: Creature


@declare_event(EventKind.STEPPED)
class Stepped(Event):
    """DC-31: a dwarf made a step."""

    seat: int
    x: int
    y: int
    space: int


@declare_event(EventKind.GOAL_SEEN)
class GoalSeen(shared.GoalSeen):
    """DC-38: a dwarf reached a goal, and everyone sees its face."""

    goal: Goal


@declare_event(EventKind.GOAL_LAID)
class GoalLaid(shared.GoalLaid):
    """DC-38: the goal that a dwarf reached was laid, upright or turned."""

    goal: Goal


@declare_event(EventKind.CARD_LOST)
class CardLost(Event):
    """DC-33, DC-61: a player lost a hand card; everyone sees the back of the card."""

    seat: int
    cause: Cause
    group: Group


@declare_event(EventKind.LOST_CARD_SEEN, private=True)
class LostCardSeen(shared.HandCard):
    """DC-61: the card that a player lost, sent only to that player."""

    card: Card


@declare_event(EventKind.TUNNEL_PAID)
class TunnelPaid(Event):
    """DC-34: a player paid a piece of gold for a tunnel."""

    seat: int


@declare_event(EventKind.LAID_LOW)
class LaidLow(Event):
    """DC-62: a dwarf lies down after the attack of a lindworm."""

    seat: int


@declare_event(EventKind.GOLD_STOLEN)
class GoldStolen(Event):
    """DC-63: a player lost a piece of gold to a goblin."""

    seat: int


@declare_event(EventKind.GOLD_TAKEN)
class GoldTaken(Event):
    """DC-37: a player took the gold on a vein."""

    seat: int
    x: int
    y: int


@declare_event(EventKind.REVEALED)
class Revealed(Event):
    """DC-37, DC-39, DC-72: the clan card of a player was turned face up."""

    seat: int
    clan: Clan
    character: Character


@declare_event(EventKind.LEFT_CAVE)
class LeftCave(Event):
    """DC-39: a dwarf left the cave with its gold."""

    seat: int
    gold: int


@declare_event(EventKind.SPARES_SEEN)
class SparesSeen(Event):
    """DC-40: the first player to leave the cave looked at the clan cards set aside."""

    seat: int


@declare_event(EventKind.SPARE_SHOWN, private=True)
class SpareShown(Event):
    """DC-40: a clan card that was set aside, sent only to the first player to leave the cave."""

    seat: int
    clan: Clan
    character: Character


@declare_event(EventKind.DREW)
class Drew(Event):
    """DC-14: a player drew a card; everyone sees the back of the card."""

    seat: int
    group: Group


@declare_event(EventKind.CARD_DRAWN, private=True)
class CardDrawn(shared.HandCard):
    """DC-8: a card that a player drew, sent only to that player."""

    card: Card


@declare_event(EventKind.AGREED)
class Agreed(Event):
    """DC-71: a player agrees to end the game now."""

    seat: int


@declare_event(EventKind.DISAGREED)
class Disagreed(Event):
    """DC-71: a player took back an agreement to end the game."""

    seat: int


@declare_event(EventKind.TREASURE)
class Treasure(Event):
    """DC-72: a clan's treasure at the end of the game: ``gold`` times ``rivals``.

    ``workers`` is the number of dwarves that work for the clan, ``gold`` is the gold that they have
    carried out, and ``rivals`` is the number of dwarves that work for the other clan.
    """

    clan: Clan
    gold: int
    workers: int
    rivals: int
    treasure: int


@declare_event(EventKind.ENDED)
class Ended(Event):
    """DC-70, DC-73: the game is over; ``ending`` is the reason."""

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
