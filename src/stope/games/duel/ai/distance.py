"""Distances from the networks of the players to the goals, on bit boards.

The ground is the part of the board from the start cards to the last goal. Routes outside it are
detours and are ignored. A set of cells is one whole number with a bit for each cell of the ground,
numbered column by column.

Distances are counted in steps. Each card of a route is one step; cells on which few cards fit, and
joining another network, cost extra steps.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from stope.engine.jit import compiled
from stope.games.duel.ai.weights import (
    FEW_CARDS,
    JOINING_STEPS,
    WEIGHTS,
)
from stope.games.duel.cards import COUNT, OPEN, PATH_FACES, ROUND_GOALS
from stope.games.duel.goals import DUEL_GOALS_AT, SOLO_GOALS_AT
from stope.games.path_cards.sides import ALL_SIDES, SIDES, STEP_X, STEP_Y

#: The numbers of rows and columns of the ground: with two players, and in a solo match. The start
#: cards lie in the first column, where x is 0; the last column is just before the last goal. In the
#: middle row, y is 0.
ROWS = np.array([7, 5])
COLUMNS = np.array([9, 12])
#: Sets of cells, with two players and in a solo match. ``EVERYWHERE`` is the whole ground. The
#: other sets are the cells whose next cell above, below or to the right is also on the ground.
EVERYWHERE = np.zeros(2, np.int64)
HAS_ABOVE = np.zeros(2, np.int64)
HAS_BELOW = np.zeros(2, np.int64)
HAS_RIGHT = np.zeros(2, np.int64)
#: The sets of cells beside some sides of a goal, indexed by three numbers: 1 in a solo match, else
#: 0; the number of the goal; the mask of these sides.
BESIDE_GOAL = np.zeros((2, ROUND_GOALS, ALL_SIDES + 1), np.int64)

#: How many cards of the box fit on a cell: none, at most ``FEW_CARDS``, or more.
NO_CARD_FITS, FEW_CARDS_FIT, MANY_CARDS_FIT = range(3)

#: This number of steps means that a goal cannot be reached. It is the greatest number of
#: ``STEP_BITS`` bits.
OUT_OF_REACH = 15
#: The steps to all goals are packed into one number, with this many bits for each goal.
STEP_BITS = 4
#: The packed steps of a player who can reach no goal, and of the missing player in a solo match.
NO_GOAL_IN_REACH = (1 << (STEP_BITS * ROUND_GOALS)) - 1


class Ground(NamedTuple):
    """The facts about the board on which distances depend for one player.

    ``free``, ``few_fit``, ``own_ends`` and ``other_ends`` are sets of cells.
    """

    #: 1 in a solo match, else 0
    alone: int
    #: ``free`` has the empty cells on which some card fits; ``few_fit`` has the cells on which only
    #: few cards fit
    free: int
    few_fit: int
    #: the ends of the player's network, and the ends of the other player's network; the ends of a
    #: network are the empty cells that its open sides face
    own_ends: int
    other_ends: int
    #: for each goal the mask of the sides that lead to its gold, packed with ``SIDES`` bits a goal
    sides: int


def _fill_masks() -> None:
    for alone, goals_at in enumerate((DUEL_GOALS_AT, SOLO_GOALS_AT)):
        rows, columns = int(ROWS[alone]), int(COLUMNS[alone])

        def cell(x: int, y: int, rows: int = rows, columns: int = columns) -> int:
            row = y + rows // 2
            return 1 << (x * rows + row) if 0 <= x < columns and 0 <= row < rows else 0

        reach = rows // 2
        for x in range(columns):
            for y in range(-reach, reach + 1):
                EVERYWHERE[alone] |= cell(x, y)
                HAS_ABOVE[alone] |= cell(x, y) if y > -reach else 0
                HAS_BELOW[alone] |= cell(x, y) if y < reach else 0
                HAS_RIGHT[alone] |= cell(x, y) if x + 1 < columns else 0
        for goal, (x, y) in enumerate(goals_at.tolist()):
            for sides in range(ALL_SIDES + 1):
                for side in range(SIDES):
                    if sides >> side & 1:
                        beside = cell(x + int(STEP_X[side]), y + int(STEP_Y[side]))
                        BESIDE_GOAL[alone, goal, sides] |= beside


def _ease() -> npt.NDArray[np.int8]:
    found = np.zeros((ALL_SIDES + 1, ALL_SIDES + 1), np.int8)
    for faced in range(ALL_SIDES + 1):
        for faced_open in range(ALL_SIDES + 1):
            fitting = sum(
                int(COUNT[face])
                for face in range(PATH_FACES)
                if any(int(OPEN[face, turned]) & faced == faced_open for turned in range(2))
            )
            ease = FEW_CARDS_FIT if fitting <= int(FEW_CARDS) else MANY_CARDS_FIT
            found[faced, faced_open] = ease if fitting > 0 else NO_CARD_FITS
    return found


_fill_masks()
#: How many cards fit on a cell (``NO_CARD_FITS`` and so on), indexed by two masks of its sides: the
#: sides with a face-up neighbour, and the sides where this neighbour is open towards the cell.
EASE = WEIGHTS.table(_ease)


@compiled
def cell_bit(alone: int, x: int, y: int) -> int:
    """Return the set of one cell, at x, y; the empty set if this cell is outside the ground."""
    rows = int(ROWS[alone])
    row = y + rows // 2
    if x < 0 or x >= COLUMNS[alone] or row < 0 or row >= rows:
        return 0
    return 1 << (x * rows + row)


@compiled
def grown(alone: int, cells: int) -> int:
    """Return the set of all cells beside the cells of a set."""
    rows = int(ROWS[alone])
    up = (cells & int(HAS_ABOVE[alone])) >> 1
    down = (cells & int(HAS_BELOW[alone])) << 1
    return up | down | (cells & int(HAS_RIGHT[alone])) << rows | cells >> rows


@compiled
def gold_beside(ground: Ground, goal: int) -> int:
    """Return the set of the cells beside a goal from which a path can lead to the goal's gold."""
    sides = (ground.sides >> (SIDES * goal)) & ALL_SIDES
    return int(BESIDE_GOAL[ground.alone, goal, sides])


@compiled
def steps_to_goals(ground: Ground, ends: int, gate: int, behind: int) -> int:
    """Return the number of steps from a network to each goal, packed into one number.

    ``ends`` is the set of the network's ends, that is, of the empty cells that its open sides face.
    ``gate`` is a set of cells: a card on such a cell joins the network to a second network.
    ``behind`` is the set of the second network's ends.
    """
    wanted = 0
    for goal in range(ROUND_GOALS):
        wanted |= gold_beside(ground, goal)
    steps = NO_GOAL_IN_REACH
    # a cell on which few cards fit takes an extra step, because such a card is harder to get
    fresh, late = ends & ground.free & ~ground.few_fit, ends & ground.free & ground.few_fit
    dug, joining = fresh, 0
    for step in range(1, OUT_OF_REACH):
        if (fresh & wanted) != 0:
            for goal in range(ROUND_GOALS):
                is_nearest = steps_to(steps, goal) == OUT_OF_REACH
                if is_nearest and (gold_beside(ground, goal) & fresh) != 0:
                    steps ^= (OUT_OF_REACH ^ step) << (STEP_BITS * goal)
            if (wanted & ~dug) == 0:
                break
        found = grown(ground.alone, dug)
        if (dug & gate) != 0:
            # joining takes longer, because cards that join two networks are rare
            joining += 1
            if joining > JOINING_STEPS:
                found |= behind
        found &= ground.free & ~dug
        fresh = (found & ~ground.few_fit) | late
        late = found & ground.few_fit & ~late
        if (fresh | late) == 0:
            break
        dug |= fresh
    return steps


@compiled
def steps_to(steps: int, goal: int) -> int:
    """Return the number of steps to a goal, read from packed steps."""
    return (steps >> (STEP_BITS * goal)) & OUT_OF_REACH
