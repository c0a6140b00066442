"""Choosing among moves by how promising they look: the better ones more often.

Whole numbers only, so that a graphics card draws the same moves as a processor.
"""

import math
from typing import Any

import numpy as np

from stope.kernel.chance import below, next_word
from stope.kernel.native import rule
from stope.kernel.records import Record

#: So much more worth makes a move e times as likely.
SCALE = 16
#: Sharpness of a player who follows the worths as they are; twice as much squares all odds.
PLAIN = 16

_BEST = 1 << 16
_STEPS = SCALE * 12
_LIKELIHOOD = np.array([round(_BEST * math.exp(-step / SCALE)) for step in range(_STEPS)])

#: Of two moves, how often the worse one is drawn, as a part of all 32-bit words.
_SURPRISE = np.array([round((1 << 32) / (1 + math.exp(step / SCALE))) for step in range(_STEPS)])


@rule
def likelihood(behind: int, sharpness: int) -> int:
    """Return how likely a move is that is worth so much less than the best one."""
    step = behind * sharpness // PLAIN
    return int(_LIKELIHOOD[step]) if step < _STEPS else 0


@rule(hot=True)
def pick(worths: Any, count: int, sharpness: int, chance: Record) -> int:
    """Return the number of a move drawn by its worth."""
    if count == 2:
        return pick_one_of_two(int(worths[1]) - int(worths[0]), sharpness, chance)
    return pick_one_of_many(worths, count, sharpness, chance)


@rule
def pick_one_of_two(ahead: int, sharpness: int, chance: Record) -> int:
    """Return 1 for a second move that is worth so much more than the first one, or 0."""
    step = abs(ahead) * sharpness // PLAIN
    if step >= _STEPS:
        return 1 if ahead > 0 else 0
    likely = next_word(chance) >= _SURPRISE[step]
    return 1 if likely == (ahead > 0) else 0


@rule
def pick_one_of_many(worths: Any, count: int, sharpness: int, chance: Record) -> int:
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
