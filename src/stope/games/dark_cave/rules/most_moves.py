"""The greatest number of legal moves in any position of the Dark Cave, computed from the deck."""

from stope.engine.bitmask import MAX_SEATS
from stope.games.dark_cave.cards import (
    COUNT,
    FIRST_GOAL,
    GOALS,
    HAND_FACES,
    IS_PATH,
    OPEN,
    PATH_CARDS,
    START_FACE,
    WEBS,
)
from stope.games.dark_cave.state import HAND
from stope.games.path_cards.board import CELLS


def _open_sides(face: int) -> int:
    return int(OPEN[face, 0]).bit_count()


#: The number of open sides: of the start card and all goals together, and of each path card,
#: the greatest number first.
_SIDES_AT_FIRST = sum(
    _open_sides(face) for face in (START_FACE, *range(FIRST_GOAL, FIRST_GOAL + GOALS))
)
_SIDES_OF_PATHS = sorted(
    (_open_sides(face) for face in range(HAND_FACES) if IS_PATH[face] for _ in range(COUNT[face])),
    reverse=True,
)


def most_empty_cells() -> int:
    """Return an upper limit for the number of cells on which a card can be laid at one time.

    Each such cell lies beside an open side of a card on the table. These cells and those of the
    cards on the table together are at most ``CELLS``. So the number is greatest if the cards with
    the most open sides have been laid, up to the point where the cells run out.
    """
    sides, most = _SIDES_AT_FIRST, 0
    for cards, more in enumerate(_SIDES_OF_PATHS, 1):
        sides += more
        most = max(most, min(sides, CELLS - 1 - GOALS - cards))
    return most


#: A limit for the moves with one card. A path card is laid both ways round on every such cell; a
#: web lies on any open side; other cards are aimed at a path card, a goal or a player.
_MOST_PER_CARD = max(
    2 * most_empty_cells(),
    _SIDES_AT_FIRST + sum(_SIDES_OF_PATHS),
    PATH_CARDS + GOALS + MAX_SEATS,
)
#: A limit for the legal moves of a position: one card of a hand is played, one or two are
#: discarded, or an axe is used on a web.
MOST_MOVES = HAND * _MOST_PER_CARD + HAND + HAND * (HAND - 1) // 2 + WEBS
