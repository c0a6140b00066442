"""Distances from the networks of the players to the goals, on bit boards.

The ground is the area from the start cards to the last goal. Routes outside it are detours and are
ignored. A set of cells is one whole number with a bit for each cell of the ground, by columns.
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

#: Rows and columns of the ground, in the duel and alone. Column 0 has the start cards, the last
#: column is the one before the last goal; row 0 is in the middle.
ROWS = np.array([7, 5])
COLUMNS = np.array([9, 12])
#: Sets of cells, in the duel and alone: the whole ground, and the cells of the ground with another
#: cell of it above, below and to the right.
EVERYWHERE = np.zeros(2, np.int64)
HAS_ABOVE = np.zeros(2, np.int64)
HAS_BELOW = np.zeros(2, np.int64)
HAS_RIGHT = np.zeros(2, np.int64)
#: In the duel and alone, for each goal and each mask of its sides: the cells beside these sides.
BESIDE_GOAL = np.zeros((2, ROUND_GOALS, ALL_SIDES + 1), np.int64)

#: How many cards of the box fit on a cell: none, at most ``FEW_CARDS``, or more.
NO_CARD_FITS, FEW_CARDS_FIT, MANY_CARDS_FIT = range(3)

#: The number of steps that stands for a goal out of reach: the greatest that fits in ``STEP_BITS``.
OUT_OF_REACH = 15
#: The steps to all goals are packed into one number, with this many bits for each goal.
STEP_BITS = 4
#: The packed steps of a player who can reach no goal; in a solo match, of the missing player.
NO_GOAL_IN_REACH = (1 << (STEP_BITS * ROUND_GOALS)) - 1


class Ground(NamedTuple):
    """The ground from the side of one player. ``free`` to ``other_ends`` are sets of cells."""

    #: 1 in a solo match, else 0
    alone: int
    #: empty cells on which some card fits, and cells on which only few cards fit
    free: int
    few_fit: int
    #: the ends of the player's network, that is, the empty cells that its open sides face; and the
    #: ends of the other player's network
    own_ends: int
    other_ends: int
    #: for each goal a mask of the sides that lead to its gold, packed with ``SIDES`` bits each
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
#: How many cards fit on a cell (``NO_CARD_FITS`` and so on), indexed by two masks of its sides:
#: with a neighbour, and with a neighbour that is open towards the cell.
EASE = WEIGHTS.table(_ease)


@compiled
def cell_bit(alone: int, x: int, y: int) -> int:
    """Return the set with only the cell at x, y; the empty set if it is outside the ground."""
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
    """Return the cells beside the sides of a goal that lead to its gold."""
    sides = (ground.sides >> (SIDES * goal)) & ALL_SIDES
    return int(BESIDE_GOAL[ground.alone, goal, sides])


@compiled
def steps_to_goals(ground: Ground, ends: int, gate: int, behind: int) -> int:
    """Return for each goal how many cards a network needs to reach it, packed into one number.

    ``ends`` are the ends of the network.

    A card laid on a cell of ``gate`` joins the network to another one, with the ends ``behind``.
    """
    wanted = 0
    for goal in range(ROUND_GOALS):
        wanted |= gold_beside(ground, goal)
    steps = NO_GOAL_IN_REACH
    # a card for a cell on which few fit takes a turn longer to get
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
    """Return the steps to one goal out of packed steps."""
    return (steps >> (STEP_BITS * goal)) & OUT_OF_REACH
