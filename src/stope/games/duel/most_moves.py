"""An upper bound, computed from the deck, for the number of legal moves in a Duel position."""

from stope.games.duel.cards import (
    ACTION,
    BARRIER,
    COUNT,
    FIRST_GOAL,
    FIRST_START,
    GOALS,
    GOLD,
    HAND_FACES,
    LADDER,
    OPEN,
    ORIENTATIONS,
    PATH,
    PATH_FACES,
    ROUND_GOALS,
    TOOL_MASK,
    TOOLS,
    Action,
    Barrier,
    Colour,
)
from stope.games.duel.state import HAND
from stope.games.path_cards.sides import SIDES

_PATHS = range(PATH_FACES)
_STARTS = range(FIRST_START, FIRST_GOAL)
_GOALS = range(FIRST_GOAL, FIRST_GOAL + GOALS)


# Path cards (A)


def ends_added(face: int) -> int:
    """Return how many ends a card can add to a network, at most.

    An end is an empty cell that an open side of the network faces. Where a network first enters a
    path, an open side of the network and a side of the path face each other, and neither faces an
    end: so a path adds two ends fewer than it has sides. A ladder can also be reached by climbing,
    without such a pair of sides.
    """
    paths = {int(path) for path in PATH[face, 0]}
    return sum(max(path.bit_count() - 2, 0) for path in paths) + 2 * (LADDER[face] >= 0)


def most_ends() -> int:
    """Return an upper bound for the ends of a network, with all path cards and six goals laid."""
    goals = sorted((ends_added(goal) for goal in _GOALS), reverse=True)
    cards = sum(ends_added(face) * int(COUNT[face]) for face in (*_PATHS, *_STARTS))
    return cards + sum(goals[:ROUND_GOALS])


def _orientations(face: int, side: int, is_open: bool) -> int:
    """Return in how many orientations of a card a side is open.

    If ``is_open`` is false, return in how many orientations this side is closed.
    """
    return sum(
        bool(OPEN[face, turned] >> side & 1) == is_open for turned in range(ORIENTATIONS[face])
    )


def _ways_to_lay(face: int) -> int:
    """Return in how many ways a card can be laid at the ends of a network, at most (DU-22).

    The side of the card that faces the network has to be open (DU-21). A card in the hand adds no
    ends to the network.
    """
    most = max(_orientations(face, side, True) for side in range(SIDES))
    return most * (most_ends() - ends_added(face))


def _ways_to_lay_own_ladder(face: int) -> int:
    """Return in how many ways a ladder of the player's own colour can be laid, at most (DU-23).

    The ladder is laid beside a start card or a path card without gold. The two sides that touch are
    both open or both closed (DU-21).
    """
    beside = sum(int(COUNT[card]) for card in (*_PATHS, *_STARTS) if GOLD[card] == 0) - 1
    most = max(_orientations(face, side, touch) for side in range(SIDES) for touch in (True, False))
    return most * SIDES * beside


# Action cards (B)


def _doors(colour: Colour) -> int:
    """Return how many doors of a colour can be on the table, at most."""
    door = Barrier.GREEN_DOOR if colour == Colour.GREEN else Barrier.BLUE_DOOR
    goals = sum(BARRIER[goal] == door for goal in _GOALS)
    paths = sum(int(COUNT[face]) for face in _PATHS if BARRIER[face] == door)
    return paths + min(goals, ROUND_GOALS)


def _uses(face: int, sabotaged: bool) -> int:
    """Return in how many ways an action card can be played, at most (DU-40 to DU-44)."""
    can_fall = (face for face in _PATHS if not GOLD[face] and BARRIER[face] != Barrier.TROLL)
    return {
        Action.SABOTAGE: 1,
        Action.REPAIR: int(TOOL_MASK[face]).bit_count() if sabotaged else 0,
        Action.KEY: max(map(_doors, Colour)),
        Action.ROCKFALL: sum(int(COUNT[path]) for path in can_fall),
        Action.MAP: ROUND_GOALS,
    }[Action(int(ACTION[face]))]


# All moves


def _with_a_card(face: int, colour: Colour, sabotaged: bool) -> int:
    """Return how many moves play a card, at most. A sabotaged player lays no path cards (DU-26)."""
    if face >= PATH_FACES:
        return _uses(face, sabotaged)
    if sabotaged:
        return 0
    return _ways_to_lay_own_ladder(face) if LADDER[face] == colour else _ways_to_lay(face)


def _bound(colour: Colour, sabotaged: bool) -> int:
    """Return an upper bound for the legal moves before a move of kind A to D is made (DU-12).

    A move plays a hand card, discards one or two cards (DU-46), exchanges two cards (DU-45) or
    bribes a troll (DU-32). Hand cards with the same face give the same moves.
    """
    faces = sorted(
        (_with_a_card(face, colour, sabotaged) for face in range(HAND_FACES)), reverse=True
    )
    pairs = HAND * (HAND - 1) // 2
    trolls = sum(int(COUNT[face]) for face in _PATHS if BARRIER[face] == Barrier.TROLL)
    return sum(faces[:HAND]) + HAND + pairs + sabotaged * TOOLS * pairs + trolls


#: No position has more legal moves than this. After the move of kind A to D there are fewer moves:
#: bribes and the end of the turn. For a goal that was turned up there are at most two moves.
MOST_MOVES = max(_bound(colour, sabotaged) for colour in Colour for sabotaged in (False, True))
