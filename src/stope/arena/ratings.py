"""Ratings of bots: Bradley-Terry strengths with 95 % intervals."""

from collections.abc import Sequence

import numpy as np

from stope.arena.estimates import HALF_WIDTH, LEAST_FOR_INTERVAL, Estimate, Floats

#: A tie counts this much for each of the two bots. A win counts 1.
_TIE = 0.5
#: Number of bootstrap resamples of the deals from which intervals of ratings are estimated.
_RESAMPLES = 200
#: A difference of this many rating points means odds of ten to one, as in chess.
_SCALE = 400
#: Strengths are computed in this many iterations.
_ROUNDS = 200


def ratings(
    bots: Sequence[str], names: Sequence[str], wins: Floats, scores: Floats
) -> list[Estimate]:
    """Return the Bradley-Terry strength of each name in rating points; the strengths have mean 0.

    ``bots`` has the name of each bot; bots with the same name share one strength. ``wins`` and
    ``scores`` have three axes: the deal, the rotation of the bots over the seats, and the bot. Two
    bots of a match are compared by their shares of the win, and if these are equal, by their
    points. Equal points are a tie. Intervals come from bootstrap resamples of the deals.
    """
    beaten = _beaten(bots, names, wins, scores)
    whole = _strengths(beaten.sum(axis=0))
    if len(beaten) < LEAST_FOR_INTERVAL:
        return [Estimate(float(point), float("inf")) for point in whole]
    chance = np.random.default_rng(0)
    # add one deal in which any two bots beat each other equally often; otherwise, if a bot won all
    # deals, all resamples would be alike and the interval of this bot would be too small
    even = beaten.sum(axis=0) / len(beaten)
    pool = np.concatenate([beaten, [(even + even.T) / 2]])
    drawn = np.array(
        [
            _strengths(pool[chance.integers(0, len(pool), len(pool))].sum(axis=0))
            for _ in range(_RESAMPLES)
        ]
    )
    spreads = HALF_WIDTH * drawn.std(axis=0, ddof=1)
    return [
        Estimate(float(point), float(spread)) for point, spread in zip(whole, spreads, strict=True)
    ]


def _beaten(bots: Sequence[str], names: Sequence[str], wins: Floats, scores: Floats) -> Floats:
    """Return a matrix for each deal: how often the name of the row beat the name of the column."""
    beaten = np.zeros((len(wins), len(names), len(names)))
    for one, bot in enumerate(bots):
        for other, rival in enumerate(bots):
            if bot == rival:
                continue
            ahead = _ahead(wins[:, :, one], wins[:, :, other])
            tied = ahead == _TIE
            ahead = np.where(tied, _ahead(scores[:, :, one], scores[:, :, other]), ahead)
            beaten[:, names.index(bot), names.index(rival)] += ahead.sum(axis=1)
    return beaten


def _ahead(one: Floats, other: Floats) -> Floats:
    return np.where(one > other, 1.0, np.where(one < other, 0.0, _TIE))


def _strengths(beaten: Floats) -> Floats:
    """Return the maximum-likelihood strengths in rating points.

    ``beaten`` is a matrix: how often the bot of the row beat the bot of the column. The method is
    minorise-maximise (MM).
    """
    # for each pair of bots, half a win is added for both bots, so that the strength of an unbeaten
    # bot is finite
    beaten = beaten + 0.5 * (1 - np.eye(len(beaten)))
    played = beaten + beaten.T
    strength = np.ones(len(beaten))
    for _ in range(_ROUNDS):
        rivals = played / (strength[:, None] + strength[None, :])
        np.fill_diagonal(rivals, 0)
        strength = beaten.sum(axis=1) / rivals.sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    return _SCALE * np.log10(strength)
