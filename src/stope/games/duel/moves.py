"""What a player of the Duel can do."""

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar

from stope.games.codecs import Face, Move, MoveCodec, put_in_order
from stope.games.duel.cards import HAND_FACES, NAMES, Tool
from stope.games.duel.state import HAND
from stope.kernel.board import CELLS
from stope.kernel.fields import Field, fields


class Do(IntEnum):
    """The kinds of moves."""

    PLACE = 0
    SABOTAGE = 1
    REPAIR = 2
    PUT_KEY = 3
    ROCKFALL = 4
    LOOK = 5
    EXCHANGE = 6
    PASS_ONE = 7
    PASS_TWO = 8
    BRIBE = 9
    DONE = 10
    LAY_GOAL = 11


if TYPE_CHECKING:
    Card = Face
else:
    #: the faces of hand cards, by the names of the deck file
    Card = Face("Card", {name: face for face, name in enumerate(NAMES[:HAND_FACES])})

_place = fields(card=6, x=-8, y=-8, turned=1)
CARD, X, Y, TURNED = _place.values()
_at = {"x": X, "y": Y}
_tool = fields(card=6, tool=2)
TOOL = _tool["tool"]
_exchange = fields(first=6, second=6, tool=2)
FIRST, SECOND, EXCHANGE_TOOL = _exchange.values()
_goal = {"turned": TURNED}


@dataclass(frozen=True, slots=True)
class Place(Move):
    """A: lay a path card."""

    kind: ClassVar[int] = Do.PLACE
    layout: ClassVar[dict[str, Field]] = _place
    card: Card
    x: int
    y: int
    turned: bool


@dataclass(frozen=True, slots=True)
class Sabotage(Move):
    """B: lay a sabotage card before the other player."""

    kind: ClassVar[int] = Do.SABOTAGE
    layout: ClassVar[dict[str, Field]] = {"card": CARD}
    card: Card


@dataclass(frozen=True, slots=True)
class Repair(Move):
    """B: remove a sabotage card before oneself."""

    kind: ClassVar[int] = Do.REPAIR
    layout: ClassVar[dict[str, Field]] = _tool
    card: Card
    tool: Tool


@dataclass(frozen=True, slots=True)
class PutKey(Move):
    """B: put a key on a door of the other colour."""

    kind: ClassVar[int] = Do.PUT_KEY
    layout: ClassVar[dict[str, Field]] = _at
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Rockfall(Move):
    """B: remove a laid path card."""

    kind: ClassVar[int] = Do.ROCKFALL
    layout: ClassVar[dict[str, Field]] = _at
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Look(Move):
    """B: look at a face-down goal with a map."""

    kind: ClassVar[int] = Do.LOOK
    layout: ClassVar[dict[str, Field]] = _at
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """C: discard two cards to be rid of a sabotage card."""

    kind: ClassVar[int] = Do.EXCHANGE
    layout: ClassVar[dict[str, Field]] = _exchange
    first: Card
    second: Card
    tool: Tool

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True)
class PassOne(Move):
    """D: pass and discard one card."""

    kind: ClassVar[int] = Do.PASS_ONE
    layout: ClassVar[dict[str, Field]] = {"card": CARD}
    card: Card


@dataclass(frozen=True, slots=True)
class PassTwo(Move):
    """D: pass and discard two cards."""

    kind: ClassVar[int] = Do.PASS_TWO
    layout: ClassVar[dict[str, Field]] = {"first": FIRST, "second": SECOND}
    first: Card
    second: Card

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True)
class Bribe(Move):
    """Bribe a troll."""

    kind: ClassVar[int] = Do.BRIBE
    layout: ClassVar[dict[str, Field]] = _at
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Bribe no more: draw, and let the turn pass on."""

    kind: ClassVar[int] = Do.DONE


@dataclass(frozen=True, slots=True)
class LayGoal(Move):
    """Lay the goal that was just turned up this way round."""

    kind: ClassVar[int] = Do.LAY_GOAL
    layout: ClassVar[dict[str, Field]] = _goal
    turned: bool


MOVES = MoveCodec(
    Place,
    Sabotage,
    Repair,
    PutKey,
    Rockfall,
    Look,
    Exchange,
    PassOne,
    PassTwo,
    Bribe,
    Done,
    LayGoal,
)
#: Every hand card on every cell both ways round, and all that can be done with one or two cards.
MOST_MOVES = HAND * CELLS * 2 + 256
