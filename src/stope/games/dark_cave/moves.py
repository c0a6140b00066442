"""What a player of the Dark Cave can do."""

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar

from stope.games.codecs import Face, Move, MoveCodec, put_in_order
from stope.games.dark_cave.cards import HAND_FACES, NAMES
from stope.games.dark_cave.state import HAND
from stope.kernel.board import CELLS
from stope.kernel.fields import Field, fields
from stope.kernel.sides import Side


class Do(IntEnum):
    """The kinds of moves."""

    PLACE = 0
    LOOK = 1
    SPY = 2
    ROCKFALL = 3
    SWAP = 4
    SPIN = 5
    EQUIP = 6
    LURE = 7
    PASS_ONE = 8
    PASS_TWO = 9
    CHOP = 10
    STEP = 11
    STOP = 12
    STRIKE = 13
    ENDURE = 14
    LAY_GOAL = 15
    AGREE = 16
    DISAGREE = 17


if TYPE_CHECKING:
    Card = Face
else:
    #: the faces of hand cards, by the names of the deck file
    Card = Face("Card", {name: face for face, name in enumerate(NAMES[:HAND_FACES])})

_place = fields(card=7, x=-8, y=-8, turned=1)
CARD, X, Y, TURNED = _place.values()
_aimed = {"card": CARD, "x": X, "y": Y}
_lure = fields(card=7, x=-8, y=-8, space=3)
SPACE = _lure["space"]
_spin = fields(card=7, x=-8, y=-8, side=2)
SIDE = _spin["side"]
_at_player = fields(card=7, seat=3)
SEAT = _at_player["seat"]
_pair = fields(first=7, second=7)
FIRST, SECOND = _pair.values()


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
class Look(Move):
    """B: look at a face-down goal with secret information."""

    kind: ClassVar[int] = Do.LOOK
    layout: ClassVar[dict[str, Field]] = _aimed
    card: Card
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Spy(Move):
    """B: look at the clan card of another player with secret information."""

    kind: ClassVar[int] = Do.SPY
    layout: ClassVar[dict[str, Field]] = _at_player
    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class Rockfall(Move):
    """B: remove a path card."""

    kind: ClassVar[int] = Do.ROCKFALL
    layout: ClassVar[dict[str, Field]] = _aimed
    card: Card
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """B: exchange hands with another player."""

    kind: ClassVar[int] = Do.SWAP
    layout: ClassVar[dict[str, Field]] = _at_player
    card: Card
    seat: int


def _from_one_side(move: Any) -> None:
    """Name a border between two places from the place north or west of it: one name for each."""
    if move.side in (Side.N, Side.W):
        name = "y" if move.side == Side.N else "x"
        object.__setattr__(move, name, getattr(move, name) - 1)
        object.__setattr__(move, "side", Side(move.side ^ 2))


@dataclass(frozen=True, slots=True)
class Spin(Move):
    """B: put a spiderweb on a side."""

    kind: ClassVar[int] = Do.SPIN
    layout: ClassVar[dict[str, Field]] = _spin
    card: Card
    x: int
    y: int
    side: Side

    def __post_init__(self) -> None:
        _from_one_side(self)


@dataclass(frozen=True, slots=True)
class Equip(Move):
    """B: lay boots or a battle-axe before a player."""

    kind: ClassVar[int] = Do.EQUIP
    layout: ClassVar[dict[str, Field]] = _at_player
    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class Lure(Move):
    """B: put a creature on a dark hole, or take over one from where it stands."""

    kind: ClassVar[int] = Do.LURE
    layout: ClassVar[dict[str, Field]] = _lure
    card: Card
    x: int
    y: int
    space: int


@dataclass(frozen=True, slots=True)
class PassOne(Move):
    """C: pass and discard one card."""

    kind: ClassVar[int] = Do.PASS_ONE
    layout: ClassVar[dict[str, Field]] = {"card": CARD}
    card: Card


@dataclass(frozen=True, slots=True)
class PassTwo(Move):
    """C: pass and discard two cards, named in the order of their faces."""

    kind: ClassVar[int] = Do.PASS_TWO
    layout: ClassVar[dict[str, Field]] = _pair
    first: Card
    second: Card

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True)
class Chop(Move):
    """Use an axe on a web."""

    kind: ClassVar[int] = Do.CHOP
    layout: ClassVar[dict[str, Field]] = {"x": X, "y": Y, "side": SIDE}
    x: int
    y: int
    side: Side

    def __post_init__(self) -> None:
        _from_one_side(self)


@dataclass(frozen=True, slots=True)
class Step(Move):
    """Move the own dwarf, or the creature just played, to an adjacent space.

    On a goal that lies face down the space is 0.
    """

    kind: ClassVar[int] = Do.STEP
    layout: ClassVar[dict[str, Field]] = {"x": X, "y": Y, "space": SPACE}
    x: int
    y: int
    space: int


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """Go no further."""

    kind: ClassVar[int] = Do.STOP


@dataclass(frozen=True, slots=True)
class Strike(Move):
    """Drive a creature off with an axe."""

    kind: ClassVar[int] = Do.STRIKE


@dataclass(frozen=True, slots=True)
class Endure(Move):
    """Keep the axe and let the creature attack."""

    kind: ClassVar[int] = Do.ENDURE


@dataclass(frozen=True, slots=True)
class LayGoal(Move):
    """Lay the goal that was just turned up this way round."""

    kind: ClassVar[int] = Do.LAY_GOAL
    layout: ClassVar[dict[str, Field]] = {"turned": TURNED}
    turned: bool


@dataclass(frozen=True, slots=True)
class Agree(Move):
    """Say that the game may end now."""

    kind: ClassVar[int] = Do.AGREE


@dataclass(frozen=True, slots=True)
class Disagree(Move):
    """Take that back."""

    kind: ClassVar[int] = Do.DISAGREE


MOVES = MoveCodec(
    Place,
    Look,
    Spy,
    Rockfall,
    Swap,
    Spin,
    Equip,
    Lure,
    PassOne,
    PassTwo,
    Chop,
    Step,
    Stop,
    Strike,
    Endure,
    LayGoal,
    Agree,
    Disagree,
)
#: DC-71: what anyone may say at any time; no bot searches it.
TALK = (Agree(), Disagree())
#: Every hand card on every cell both ways round, all that can be done with action cards, and room
#: for bots to count steps in.
MOST_MOVES = HAND * CELLS * 2 + 256 + 2048
