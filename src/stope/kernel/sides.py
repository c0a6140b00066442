"""Sides of a card, as numbers and as masks; y grows to the south, x to the east."""

from enum import IntEnum

import numpy as np

from stope.kernel.native import rule


class Side(IntEnum):
    """The sides of an upright card. The side opposite to one is two further on."""

    N = 0
    E = 1
    S = 2
    W = 3


SIDES = len(Side)
ALL_SIDES = (1 << SIDES) - 1

#: The way from a card to its neighbour on each side.
STEP_X = np.array([0, 1, 0, -1], np.int8)
STEP_Y = np.array([-1, 0, 1, 0], np.int8)


@rule(hot=True)
def opposite(side: int) -> int:
    """Return the side of the neighbour that lies against this one."""
    return side ^ 2


@rule(hot=True)
def turned_mask(mask: int) -> int:
    """Return a mask of sides after the card was turned by 180 degrees."""
    return ((mask << 2) | (mask >> 2)) & 15


def sides_mask(letters: str) -> int:
    """Return the mask of sides named by their letters.

    >>> sides_mask("NSW")
    13
    """
    return sum(1 << Side[letter] for letter in letters)
