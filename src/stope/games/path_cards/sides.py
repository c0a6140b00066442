"""Sides of a card, as numbers and as masks; y grows to the south, x to the east."""

from enum import IntEnum

import numpy as np

from stope.engine.jit import compiled


class Side(IntEnum):
    """The sides of an upright card. The numbers of opposite sides differ by two."""

    N = 0
    E = 1
    S = 2
    W = 3


SIDES = len(Side)
ALL_SIDES = (1 << SIDES) - 1

#: For each side, the change of x and the change of y from a card to its neighbour on that side.
STEP_X = np.array([0, 1, 0, -1], np.int8)
STEP_Y = np.array([-1, 0, 1, 0], np.int8)


@compiled(hot=True)
def opposite(side: int) -> int:
    """Return the opposite side: the side of the neighbouring card that touches this side."""
    return side ^ 2


@compiled(hot=True)
def turned_mask(mask: int) -> int:
    """Return the mask of sides of a card after it is turned by 180 degrees."""
    return ((mask << 2) | (mask >> 2)) & 15


def sides_mask(letters: str) -> int:
    """Return the mask of the sides with these letters.

    >>> sides_mask("NSW")
    13
    """
    return sum(1 << Side[letter] for letter in letters)
