"""Softmax sampling of moves by their scores, with integers only.

With integers, a GPU draws exactly the same moves as a CPU. The scores come from a game's
``score_moves``. The inverse temperature is called sharpness.
"""

import math

import numpy as np

from stope.engine.jit import compiled
from stope.engine.records import RngStream, Scores
from stope.engine.rng import next_word, randbelow

#: A score higher by this much makes a move e times as likely.
SCALE = 16
#: The sharpness at which ``SCALE`` is exact. Twice this sharpness squares all odds between moves.
UNIT_SHARPNESS = 16

#: The score of a move that cannot gain anything for its player. It is so far below all other scores
#: that softmax draws such a move only if no other move is legal, even with a low sharpness.
POINTLESS = -(1 << 15)

#: The weight (unnormalised probability) of a move with the best score.
_BEST = 1 << 16
#: At unit sharpness, a move has weight 0 if its score is at least this far below the best score.
_STEPS = SCALE * 12
_WEIGHT = np.array([round(_BEST * math.exp(-step / SCALE)) for step in range(_STEPS)])

_PAIR = 2
#: A table for draws between two moves. Entry ``d`` is for two moves whose scores differ by ``d`` at
#: unit sharpness: if a random 32-bit number is below the entry, the move with the lower score is
#: drawn.
_WORSE_OF_TWO = np.array(
    [round((1 << 32) / (1 + math.exp(step / SCALE))) for step in range(_STEPS)]
)


@compiled
def softmax_weight(behind: int, sharpness: int) -> int:
    """Return the unnormalised probability of a move.

    ``behind`` is the best score minus the score of the move.
    """
    step = behind * sharpness // UNIT_SHARPNESS
    return int(_WEIGHT[step]) if step < _STEPS else 0


@compiled(hot=True)
def sample(move_scores: Scores, count: int, sharpness: int, rng: RngStream) -> int:
    """Return the index of a move, drawn by softmax over the scores of ``count`` moves."""
    if count == _PAIR:
        return sample_of_two(int(move_scores[1]) - int(move_scores[0]), sharpness, rng)
    return sample_of_many(move_scores, count, sharpness, rng)


@compiled
def sample_of_two(ahead: int, sharpness: int, rng: RngStream) -> int:
    """Return 0 or 1, the index of a move drawn by softmax from two moves.

    ``ahead`` is the score of move 1 minus the score of move 0.
    """
    step = abs(ahead) * sharpness // UNIT_SHARPNESS
    if step >= _STEPS:
        return 1 if ahead > 0 else 0
    likely = next_word(rng) >= _WORSE_OF_TWO[step]
    return 1 if likely == (ahead > 0) else 0


@compiled
def sample_of_many(move_scores: Scores, count: int, sharpness: int, rng: RngStream) -> int:
    """Return the index of a move drawn by softmax; ``count`` can be any number of moves."""
    best = int(move_scores[0])
    for number in range(1, count):
        best = max(best, int(move_scores[number]))
    total = 0
    for number in range(count):
        total += softmax_weight(best - int(move_scores[number]), sharpness)
    left = randbelow(rng, total)
    for number in range(count):
        left -= softmax_weight(best - int(move_scores[number]), sharpness)
        if left < 0:
            return number
    return count - 1


@compiled
def draw_best(move_scores: Scores, count: int, rng: RngStream) -> int:
    """Return the index of the move with the best score; if several are best, draw one uniformly."""
    best, ties, chosen = int(move_scores[0]), 1, 0
    for number in range(1, count):
        score = int(move_scores[number])
        if score > best:
            best, ties, chosen = score, 1, number
        elif score == best:
            ties += 1
            if randbelow(rng, ties) == 0:
                chosen = number
    return chosen
