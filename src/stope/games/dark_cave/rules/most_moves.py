"""The greatest number of legal moves of any position of the Dark Cave, computed from the deck.

A seat has the most moves in the card phase. These moves are counted by kind, for every possible
hand:

- Laying a path card (DC-20 to DC-23): the new card continues at least one open side of a card on
  the table, and the move is counted at this open side. The new card has to lie in an orientation
  that is open towards this side. So for each open side on the table and each path card in the hand,
  there are at most as many moves as the card has such orientations.
- A web (DC-53) lies on a border with an open side: at most one move for each open side.
- Any other action card has a card on the table or a player as its target.
- One or two cards of the hand are discarded, or an axe is used on a web on the table.

The table has at most the open sides of all cards that are not in the hand. Cards are never turned
by 90 degrees, so open sides to the north and south are counted apart from open sides to the east
and west.

The limit is exact for the deck file of this package: a test builds a position with this number of
moves. With another deck file, all positions may have fewer moves.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from stope.engine.bitmask import MAX_SEATS
from stope.games.dark_cave.cards import (
    ACTION,
    COUNT,
    FIRST_GOAL,
    GOALS,
    HAND_FACES,
    IS_PATH,
    OPEN,
    ORIENTATIONS,
    PATH_CARDS,
    START_FACE,
    WEBS,
    Action,
)
from stope.games.dark_cave.state import HAND
from stope.games.path_cards.sides import Side

_AXES = ((Side.N, Side.S), (Side.E, Side.W))
#: The most targets of an action card other than a web: path cards, goals and players.
_MOST_TARGETS = PATH_CARDS + GOALS + MAX_SEATS
#: The number of ways to discard one or two cards of a full hand.
_DISCARDS = HAND + HAND * (HAND - 1) // 2


class _Card(NamedTuple):
    """The features of a hand card on which its number of moves depends.

    Each pair has a number for the sides north and south, and a number for the sides east and west.
    """

    #: the number of open sides of the card
    sides: tuple[int, int]
    #: the number of moves with the card at each open side on the table
    moves: tuple[int, int]
    #: the number of moves with the card that do not depend on open sides
    others: int
    #: 1 for a web card, whose web cannot lie on the table at the same time; else 0
    web: int


def _open_sides(face: int, axis: tuple[Side, Side]) -> int:
    return sum(int(OPEN[face, 0]) >> side & 1 for side in axis)


def _orientations_open_at(face: int, side: Side) -> int:
    return sum(int(OPEN[face, turned]) >> side & 1 for turned in range(ORIENTATIONS[face]))


def _card(face: int) -> _Card:
    if IS_PATH[face]:
        north_south, east_west = _AXES
        sides = _open_sides(face, north_south), _open_sides(face, east_west)
        # opposite sides give the same number, because a card can lie upright and turned
        moves = _orientations_open_at(face, Side.N), _orientations_open_at(face, Side.E)
        return _Card(sides, moves, 0, 0)
    if ACTION[face] == Action.WEB:
        return _Card((0, 0), (1, 1), 0, 1)
    return _Card((0, 0), (0, 0), _MOST_TARGETS, 0)


def _hands() -> Iterator[tuple[_Card, ...]]:
    """Yield all full hands in which all cards have different faces.

    Hands with two cards of the same face, and hands with fewer cards, do not have more moves: an
    action card in place of the second card or of the missing card adds moves, and takes no open
    side from the table.
    """
    faces = Counter(_card(face) for face in range(HAND_FACES))
    for hand in combinations_with_replacement(faces, HAND):
        if all(faces[card] >= copies for card, copies in Counter(hand).items()):
            yield hand


def _moves_with(hand: tuple[_Card, ...], all_sides: tuple[int, ...]) -> int:
    """Return the most moves that a seat with this hand can have in the card phase."""
    moves = sum(card.others for card in hand) + _DISCARDS + WEBS - sum(card.web for card in hand)
    for axis, sides in enumerate(all_sides):
        on_table = sides - sum(card.sides[axis] for card in hand)
        moves += on_table * sum(card.moves[axis] for card in hand)
    return moves


def most_moves() -> int:
    """Return the greatest number of moves of a seat, over all possible hands."""
    table_cards = [
        *(face for face in range(HAND_FACES) if IS_PATH[face] for _ in range(COUNT[face])),
        *range(START_FACE, FIRST_GOAL + GOALS),
    ]
    all_sides = tuple(sum(_open_sides(face, axis) for face in table_cards) for axis in _AXES)
    return max(_moves_with(hand, all_sides) for hand in _hands())


#: The most legal moves of a position. In other phases there are fewer: a step leads to at most
#: ``MOST_NEIGHBOURS`` spots.
MOST_MOVES = most_moves()
