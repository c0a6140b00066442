"""The ground around the goals as bit boards: where can be dug, and how far it is to each goal.

A set of places is one whole number with a bit for each place from the ladders to the last goals,
column by column. Places further off are left out: ways that lead there are detours.
"""

from typing import NamedTuple

import numpy as np

from stope.games.duel.cards import COUNT, OPEN, PATH_FACES, ROUND_GOALS
from stope.games.duel.goals import DUEL_GOALS_AT, SOLO_GOALS_AT
from stope.kernel.native import rule
from stope.kernel.sides import ALL_SIDES, SIDES, STEP_X, STEP_Y

#: Rows and columns of the ground, in the duel and alone: from the ladders to before the last goal.
ROWS = np.array([7, 5])
COLUMNS = np.array([9, 12])
#: Every place; and those that have another one above, below and to the right of them.
EVERYWHERE = np.zeros(2, np.int64)
HAS_ABOVE = np.zeros(2, np.int64)
HAS_BELOW = np.zeros(2, np.int64)
HAS_RIGHT = np.zeros(2, np.int64)
#: For each goal and each set of its sides: the places beside these sides.
BESIDE_GOAL = np.zeros((2, ROUND_GOALS, ALL_SIDES + 1), np.int64)

#: How easily a card is found for a place, by the sides that have a neighbour and those of them
#: where it is open: no card of the box fits, few do, many do.
NO_CARD_FITS, FEW_CARDS_FIT, MANY_CARDS_FIT = range(3)
EASE = np.zeros((ALL_SIDES + 1, ALL_SIDES + 1), np.int8)
#: So many path cards of the box are few.
_FEW = 5

#: Steps lost on the way from one network into the other.
_JOINING_STEPS = 1

#: Steps to a goal that cannot be reached; distances are packed into this many bits each.
OUT_OF_REACH = 15
STEP_BITS = 4
#: The steps of somebody who gets to no goal.
NOBODY = (1 << (STEP_BITS * ROUND_GOALS)) - 1


class Ground(NamedTuple):
    """What a player who is about to decide sees of the ground, as sets of places."""

    #: 1 for who plays alone, else 0
    alone: int
    #: places that can be dug, and those among them that few cards fit
    free: int
    hard: int
    #: where the networks of the player and of the other one end
    own: int
    other: int
    #: for each goal the sides at which its gold is to be had, ``SIDES`` bits each
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


def _fill_ease() -> None:
    for faced in range(ALL_SIDES + 1):
        for faced_open in range(ALL_SIDES + 1):
            fitting = sum(
                int(COUNT[face])
                for face in range(PATH_FACES)
                if any(int(OPEN[face, turned]) & faced == faced_open for turned in range(2))
            )
            ease = FEW_CARDS_FIT if fitting <= _FEW else MANY_CARDS_FIT
            EASE[faced, faced_open] = ease if fitting > 0 else NO_CARD_FITS


_fill_masks()
_fill_ease()


@rule
def place_bit(alone: int, x: int, y: int) -> int:
    """Return the set with only this place, or the empty set if it is too far off."""
    rows = int(ROWS[alone])
    row = y + rows // 2
    if x < 0 or x >= COLUMNS[alone] or row < 0 or row >= rows:
        return 0
    return 1 << (x * rows + row)


@rule
def grown(alone: int, places: int) -> int:
    """Return the places beside some places."""
    rows = int(ROWS[alone])
    up = (places & int(HAS_ABOVE[alone])) >> 1
    down = (places & int(HAS_BELOW[alone])) << 1
    return up | down | (places & int(HAS_RIGHT[alone])) << rows | places >> rows


@rule
def gold_beside(ground: Ground, goal: int) -> int:
    """Return the places from which the gold of a goal is to be had."""
    sides = (ground.sides >> (SIDES * goal)) & ALL_SIDES
    return int(BESIDE_GOAL[ground.alone, goal, sides])


@rule
def steps_to_goals(ground: Ground, ends: int, gate: int, behind: int) -> int:
    """Return how many cards it takes from the ends of a network to each goal, packed.

    A card laid on a place of ``gate`` joins the network to one whose ends are ``behind``.
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
            # cards that join two networks are rare
            joining += 1
            if joining > _JOINING_STEPS:
                found |= behind
        found &= ground.free & ~dug
        fresh = (found & ~ground.hard) | late
        late = found & ground.hard & ~late
        if (fresh | late) == 0:
            break
        dug |= fresh
    return steps


@rule
def steps_to(steps: int, goal: int) -> int:
    """Return the steps to one goal."""
    return (steps >> (STEP_BITS * goal)) & OUT_OF_REACH
