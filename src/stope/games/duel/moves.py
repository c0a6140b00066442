"""The moves of the Duel. The letters A to D are the kinds of moves in the rule DU-12."""

from enum import IntEnum
from typing import TYPE_CHECKING

from stope.engine.bitfields import fields
from stope.games.codecs import Face, Move, MoveCodec, declare_move
from stope.games.duel.cards import HAND_FACES, NAMES, Tool
from stope.games.path_cards import moves as shared
from stope.games.path_cards.encoding import encoding


class MoveKind(IntEnum):
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

    class Card(Face):
        """The faces of hand cards."""

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
#: How the Duel encodes the moves that it shares with the Dark Cave.
ENCODING = encoding(MoveKind, _place, _exchange)


@declare_move(MoveKind.PLACE, _place)
class Place(shared.Place):
    """A: lay a path card."""

    card: Card


@declare_move(MoveKind.SABOTAGE, {"card": CARD})
class Sabotage(Move):
    """B: lay a sabotage card in front of the other player."""

    card: Card


@declare_move(MoveKind.REPAIR, _tool)
class Repair(Move):
    """B: remove a sabotage card that lies in front of the player."""

    card: Card
    tool: Tool


@declare_move(MoveKind.PUT_KEY, _at)
class PutKey(Move):
    """B: put a key on a door of the other colour."""

    x: int
    y: int


@declare_move(MoveKind.ROCKFALL, _at)
class Rockfall(Move):
    """B: remove a laid path card."""

    x: int
    y: int


@declare_move(MoveKind.LOOK, _at)
class Look(Move):
    """B: look at a face-down goal with a map."""

    x: int
    y: int


@declare_move(MoveKind.EXCHANGE, _exchange)
class Exchange(shared.DiscardTwo):
    """C: discard two cards to remove a sabotage card."""

    first: Card
    second: Card
    tool: Tool


@declare_move(MoveKind.PASS_ONE, {"card": CARD})
class PassOne(Move):
    """D: pass and discard one card."""

    card: Card


@declare_move(MoveKind.PASS_TWO, {"first": FIRST, "second": SECOND})
class PassTwo(shared.DiscardTwo):
    """D: pass and discard two cards."""

    first: Card
    second: Card


@declare_move(MoveKind.BRIBE, _at)
class Bribe(Move):
    """Bribe a troll."""

    x: int
    y: int


@declare_move(MoveKind.DONE)
class Done(Move):
    """End the turn without another bribe."""


@declare_move(MoveKind.LAY_GOAL, {"turned": TURNED})
class LayGoal(shared.LayGoal):
    """Lay the goal that was just turned face up, upright or ``turned``."""


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
