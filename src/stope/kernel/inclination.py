"""Choosing among moves by how promising they look: the better ones more often.

Whole numbers only, so that a graphics card draws the same moves as a processor.
"""

import math
from typing import Any

import numpy as np

from stope.kernel.chance import below
from stope.kernel.native import rule
from stope.kernel.records import Record

#: So much more worth makes a move e times as likely.
SCALE = 16
#: Sharpness of a player who follows the worths as they are; twice as much squares all odds.
PLAIN = 16

_BEST = 1 << 16
_STEPS = SCALE * 12
_LIKELIHOOD = np.array([round(_BEST * math.exp(-step / SCALE)) for step in range(_STEPS)])


@rule
def likelihood(behind: int, sharpness: int) -> int:
    """Return how likely a move is that is worth so much less than the best one."""
    step = behind * sharpness // PLAIN
    return int(_LIKELIHOOD[step]) if step < _STEPS else 0


@rule
def pick(worths: Any, count: int, sharpness: int, chance: Record) -> int:
    """Return the number of a move drawn by its worth."""
    best = int(worths[0])
    for number in range(1, count):
        best = max(best, int(worths[number]))
    total = 0
    for number in range(count):
        total += likelihood(best - int(worths[number]), sharpness)
    left = below(chance, total)
    for number in range(count):
        left -= likelihood(best - int(worths[number]), sharpness)
        if left < 0:
            return number
    return count - 1
