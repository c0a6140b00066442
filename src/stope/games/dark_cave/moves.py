"""The moves of the Dark Cave."""

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from stope.engine.bitfields import fields
from stope.games.codecs import Face, Move, MoveCodec, declare_move
from stope.games.dark_cave.cards import HAND_FACES, NAMES
from stope.games.path_cards import moves as shared
from stope.games.path_cards.encoding import encoding
from stope.games.path_cards.sides import Side


class MoveKind(IntEnum):
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

    class Card(Face):
        """The faces of hand cards."""

else:
    #: the type of the faces of hand cards; their names come from the deck file
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
#: The encoding of the moves that the Dark Cave shares with the Duel.
ENCODING = encoding(MoveKind, _place, _pair)


@declare_move(MoveKind.PLACE, _place)
class Place(shared.Place):
    """DC-12 A: lay a path card."""

    card: Card


@declare_move(MoveKind.LOOK, _aimed)
class Look(Move):
    """DC-12 B: look at a face-down goal with a card of secret information."""

    card: Card
    x: int
    y: int


@declare_move(MoveKind.SPY, _at_player)
class Spy(Move):
    """DC-12 B: look at the clan card of another player with a card of secret information."""

    card: Card
    seat: int


@declare_move(MoveKind.ROCKFALL, _aimed)
class Rockfall(Move):
    """DC-12 B: remove a path card from the board with a rockfall card."""

    card: Card
    x: int
    y: int


@declare_move(MoveKind.SWAP, _at_player)
class Swap(Move):
    """DC-12 B: exchange hands with another player."""

    card: Card
    seat: int


def _from_one_side(move: Any) -> None:
    """Change the cell and side of a move so that the side is E or S.

    A side between two cells can be named from either cell. After the change each side has only one
    name.
    """
    if move.side in (Side.N, Side.W):
        name = "y" if move.side == Side.N else "x"
        object.__setattr__(move, name, getattr(move, name) - 1)
        object.__setattr__(move, "side", Side(move.side ^ 2))


@declare_move(MoveKind.SPIN, _spin)
class Spin(Move):
    """DC-12 B: put a spiderweb on a side of a cell."""

    card: Card
    x: int
    y: int
    side: Side

    def __post_init__(self) -> None:
        _from_one_side(self)


@declare_move(MoveKind.EQUIP, _at_player)
class Equip(Move):
    """DC-12 B: lay boots or a battle-axe before a player."""

    card: Card
    seat: int


@declare_move(MoveKind.LURE, _lure)
class Lure(Move):
    """DC-12 B: put a creature on a dark hole, or take over a creature that is on the board."""

    card: Card
    x: int
    y: int
    space: int


@declare_move(MoveKind.PASS_ONE, {"card": CARD})
class PassOne(Move):
    """DC-12 C: pass and discard one card."""

    card: Card


@declare_move(MoveKind.PASS_TWO, _pair)
class PassTwo(shared.DiscardTwo):
    """DC-12 C: pass and discard two cards, which are named in the order of their faces."""

    first: Card
    second: Card


@declare_move(MoveKind.CHOP, {"x": X, "y": Y, "side": SIDE})
class Chop(Move):
    """Use an axe on a web."""

    x: int
    y: int
    side: Side

    def __post_init__(self) -> None:
        _from_one_side(self)


@declare_move(MoveKind.STEP, {"x": X, "y": Y, "space": SPACE})
class Step(Move):
    """Move one's own dwarf, or the creature just played, to an adjacent space.

    For a step onto a face-down goal, ``space`` is 0.
    """

    x: int
    y: int
    space: int


@declare_move(MoveKind.STOP)
class Stop(Move):
    """Stop the movement of one's own dwarf, or of the creature just played."""


@declare_move(MoveKind.STRIKE)
class Strike(Move):
    """Drive a creature off with an axe."""


@declare_move(MoveKind.ENDURE)
class Endure(Move):
    """Keep the axe and let the creature attack."""


@declare_move(MoveKind.LAY_GOAL, {"turned": TURNED})
class LayGoal(shared.LayGoal):
    """Lay the goal that was just turned up, upright or turned."""


@declare_move(MoveKind.AGREE)
class Agree(Move):
    """Say that the game may end now."""


@declare_move(MoveKind.DISAGREE)
class Disagree(Move):
    """Take back the agreement to end the game."""


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
#: DC-71: moves that any seat may make at any time; the search of bots leaves them out.
SIDE_MOVES = (Agree(), Disagree())
