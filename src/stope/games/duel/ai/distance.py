"""The ground between start cards and goals as bit boards, and the steps to each goal on it.

A place is a pair of coordinates. A set of places is one whole number with a bit for each place,
column by column, from the start cards to the last goal. Places outside this area are left out,
because routes through them are detours.
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
#: Sets of places, in the duel and alone: all of them, and those that have another place above
#: them, below them and to the right of them.
EVERYWHERE = np.zeros(2, np.int64)
HAS_ABOVE = np.zeros(2, np.int64)
HAS_BELOW = np.zeros(2, np.int64)
HAS_RIGHT = np.zeros(2, np.int64)
#: In the duel and alone, for each goal and each mask of its sides: the places beside these sides.
BESIDE_GOAL = np.zeros((2, ROUND_GOALS, ALL_SIDES + 1), np.int64)

#: How many cards of the box fit on a place: none, at most ``FEW_CARDS``, or more.
NO_CARD_FITS, FEW_CARDS_FIT, MANY_CARDS_FIT = range(3)

#: The number of steps that stands for a goal out of reach: the greatest that fits in ``STEP_BITS``.
OUT_OF_REACH = 15
#: Bits for the steps to one goal where those to all goals are packed into one number.
STEP_BITS = 4
#: The packed steps of a player who can reach no goal, and those of no player.
NOBODY = (1 << (STEP_BITS * ROUND_GOALS)) - 1


class Ground(NamedTuple):
    """The ground from the side of one player, mostly as sets of places."""

    #: 1 in a solo match, else 0
    alone: int
    #: empty places that some card fits, and the places that few cards fit
    free: int
    hard: int
    #: the empty places that open sides of the player's network face, and of the other player's
    own: int
    other: int
    #: for each goal a mask of the sides that lead to its gold, packed with ``SIDES`` bits each
    sides: int


def _fill_masks() -> None:
    for alone, goals_at in enumerate((DUEL_GOALS_AT, SOLO_GOALS_AT)):
        rows, columns = int(ROWS[alone]), int(COLUMNS[alone])

        def place(x: int, y: int, rows: int = rows, columns: int = columns) -> int:
            row = y + rows // 2
            return 1 << (x * rows + row) if 0 <= x < columns and 0 <= row < rows else 0

        reach = rows // 2
        for x in range(columns):
            for y in range(-reach, reach + 1):
                EVERYWHERE[alone] |= place(x, y)
                HAS_ABOVE[alone] |= place(x, y) if y > -reach else 0
                HAS_BELOW[alone] |= place(x, y) if y < reach else 0
                HAS_RIGHT[alone] |= place(x, y) if x + 1 < columns else 0
        for goal, (x, y) in enumerate(goals_at.tolist()):
            for sides in range(ALL_SIDES + 1):
                for side in range(SIDES):
                    if sides >> side & 1:
                        beside = place(x + int(STEP_X[side]), y + int(STEP_Y[side]))
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
#: How many cards fit on a place (``NO_CARD_FITS`` and so on), indexed by two masks: its sides with
#: a neighbour, and those of them where the side of the neighbour is open.
EASE = WEIGHTS.table(_ease)


@compiled
def place_bit(alone: int, x: int, y: int) -> int:
    """Return the set with only this place, or the empty set if it is outside the ground."""
    rows = int(ROWS[alone])
    row = y + rows // 2
    if x < 0 or x >= COLUMNS[alone] or row < 0 or row >= rows:
        return 0
    return 1 << (x * rows + row)


@compiled
def grown(alone: int, places: int) -> int:
    """Return the set of all places beside those of a set."""
    rows = int(ROWS[alone])
    up = (places & int(HAS_ABOVE[alone])) >> 1
    down = (places & int(HAS_BELOW[alone])) << 1
    return up | down | (places & int(HAS_RIGHT[alone])) << rows | places >> rows


@compiled
def gold_beside(ground: Ground, goal: int) -> int:
    """Return the places beside the sides of a goal that lead to its gold."""
    sides = (ground.sides >> (SIDES * goal)) & ALL_SIDES
    return int(BESIDE_GOAL[ground.alone, goal, sides])


@compiled
def steps_to_goals(ground: Ground, ends: int, gate: int, behind: int) -> int:
    """Return how many cards it takes from the ends of a network to each goal, packed.

    A card laid on a place of ``gate`` joins the network to another one, with the ends ``behind``.
    """
    wanted = 0
    for goal in range(ROUND_GOALS):
        wanted |= gold_beside(ground, goal)
    steps = NOBODY
    # a place that few cards fit takes a turn longer
    fresh, late = ends & ground.free & ~ground.hard, ends & ground.free & ground.hard
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
        fresh = (found & ~ground.hard) | late
        late = found & ground.hard & ~late
        if (fresh | late) == 0:
            break
        dug |= fresh
    return steps


@compiled
def steps_to(steps: int, goal: int) -> int:
    """Return the steps to one goal, out of packed steps."""
    return (steps >> (STEP_BITS * goal)) & OUT_OF_REACH
