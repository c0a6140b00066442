"""Ratings: means over deals, and Bradley-Terry strengths, with 95 % intervals."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

#: Half of a 95 % interval is this many standard errors.
_HALF = 1.96
#: With fewer values than this, no interval can be estimated.
_LEAST_FOR_INTERVAL = 2
#: What a tie counts for each of the two bots; a win counts 1.
_TIE = 0.5
#: Number of bootstrap resamples of the deals from which intervals of ratings are estimated.
_RESAMPLES = 200
#: A difference of this many rating points means odds of ten to one, as in chess.
_SCALE = 400
#: Steps of the iteration that computes strengths.
_ROUNDS = 200
#: These shares are added to the observed shares before an interval is computed.
_SURPRISES = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval, which is infinite if it is unknown."""

    mean: float
    half_width: float


def estimate(values: Floats) -> Estimate:
    """Return the mean of independent values with its interval, infinite for a single value.

    >>> estimate(np.array([1.0, 0.0, 1.0, 0.0]))
    Estimate(mean=0.5, half_width=0.565...)
    """
    if len(values) < _LEAST_FOR_INTERVAL:
        return Estimate(float(values.mean()) if len(values) else 0.0, float("inf"))
    spread = float(values.std(ddof=1)) / len(values) ** 0.5
    return Estimate(float(values.mean()), _HALF * spread)


def estimate_share(shares: Floats) -> Estimate:
    """Return the mean of shares between 0 and 1 with its interval.

    For the interval, two lost and two won deals are added (Agresti and Coull). Otherwise the
    interval of a bot that won all of a few deals would have width 0.

    >>> estimate_share(np.ones(20))
    Estimate(mean=1.0, half_width=0.11...)
    """
    mean = float(shares.mean()) if len(shares) else 0.0
    return Estimate(mean, estimate(np.append(shares, _SURPRISES)).half_width)


def estimate_ratio(totals: Floats, counts: Floats) -> Estimate:
    """Return the sum of ``totals`` over the sum of ``counts``, with its interval.

    Both arrays have one number for each deal.

    >>> estimate_ratio(np.array([2.0, 0.0, 1.0]), np.array([2.0, 1.0, 2.0]))
    Estimate(mean=0.6, half_width=0.489...)
    """
    whole = float(counts.sum())
    if whole == 0:
        return Estimate(0.0, float("inf"))
    mean = float(totals.sum()) / whole
    deals = len(counts)
    if deals < _LEAST_FOR_INTERVAL:
        return Estimate(mean, float("inf"))
    # the error of a ratio to first order: how far each deal's total is from its expected total
    off = totals - mean * counts
    return Estimate(mean, _HALF * float((off**2).sum() * deals / (deals - 1)) ** 0.5 / whole)


def estimate_share_ratio(totals: Floats, counts: Floats) -> Estimate:
    """Return the ratio of two sums of shares, its interval computed as in ``estimate_share``."""
    mean = float(totals.sum()) / float(counts.sum()) if counts.sum() else 0.0
    more = estimate_ratio(np.append(totals, _SURPRISES), np.append(counts, np.ones(4)))
    return Estimate(mean, more.half_width if counts.sum() else float("inf"))


def ratings(
    bots: Sequence[str], names: Sequence[str], wins: Floats, scores: Floats
) -> list[Estimate]:
    """Return the Bradley-Terry strength of each name in rating points; the strengths have mean 0.

    The last axis of ``wins`` and of ``scores`` has a column for each of ``bots``.
    Two bots of a match are compared by their shares of the win, then by points; a tie counts half
    for each. Intervals come from bootstrap resamples of the deals.
    """
    beaten = _beaten(bots, names, wins, scores)
    whole = _strengths(beaten.sum(axis=0))
    if len(beaten) < _LEAST_FOR_INTERVAL:
        return [Estimate(float(point), float("inf")) for point in whole]
    chance = np.random.default_rng(0)
    # add one deal in which any two bots beat each other equally often: otherwise the resamples of a
    # bot that won all deals would all be alike, and its interval too small
    even = beaten.sum(axis=0) / len(beaten)
    pool = np.concatenate([beaten, [(even + even.T) / 2]])
    drawn = np.array(
        [
            _strengths(pool[chance.integers(0, len(pool), len(pool))].sum(axis=0))
            for _ in range(_RESAMPLES)
        ]
    )
    spreads = _HALF * drawn.std(axis=0, ddof=1)
    return [
        Estimate(float(point), float(spread)) for point, spread in zip(whole, spreads, strict=True)
    ]


def _beaten(bots: Sequence[str], names: Sequence[str], wins: Floats, scores: Floats) -> Floats:
    """Return for each deal a matrix: how often a row's name beat a column's name."""
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
    """Return the most likely strengths in rating points, given how often names beat each other.

    The method is minorise-maximise (MM).
    """
    # in each pair of bots, half a win is added for both, so an unbeaten bot has a finite strength
    beaten = beaten + 0.5 * (1 - np.eye(len(beaten)))
    played = beaten + beaten.T
    strength = np.ones(len(beaten))
    for _ in range(_ROUNDS):
        rivals = played / (strength[:, None] + strength[None, :])
        np.fill_diagonal(rivals, 0)
        strength = beaten.sum(axis=1) / rivals.sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    return _SCALE * np.log10(strength)
