"""Ratings: means over deals, and strengths from who came before whom, with 95 % intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

#: Standard errors in half of a 95 % interval.
_HALF = 1.96
#: Resamples of the deals, for intervals of ratings.
_RESAMPLES = 200
#: Rating points for odds of ten to one, as in chess.
_SCALE = 400
_ROUNDS = 200
#: What is added to shares before their interval is taken.
_SURPRISES = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and half of its 95 % interval."""

    mean: float
    half_width: float


def estimate(values: Floats) -> Estimate:
    """Return the mean of independent values with its interval; one value tells no interval.

    >>> estimate(np.array([1.0, 0.0, 1.0, 0.0]))
    Estimate(mean=0.5, half_width=0.565...)
    """
    if len(values) < 2:
        return Estimate(float(values.mean()) if len(values) else 0.0, float("inf"))
    spread = float(values.std(ddof=1)) / len(values) ** 0.5
    return Estimate(float(values.mean()), _HALF * spread)


def estimate_share(shares: Floats) -> Estimate:
    """Return the mean of shares from 0 to 1 with its interval.

    The interval is that of the shares and of four more, two lost and two won ones (as Agresti and
    Coull have it): whoever won all of a few deals does not win for certain.

    >>> estimate_share(np.ones(20))
    Estimate(mean=1.0, half_width=0.11...)
    """
    mean = float(shares.mean()) if len(shares) else 0.0
    return Estimate(mean, estimate(np.append(shares, _SURPRISES)).half_width)


def estimate_ratio(totals: Floats, counts: Floats) -> Estimate:
    """Return the mean of what some deals have several of, others few or none.

    >>> estimate_ratio(np.array([2.0, 0.0, 1.0]), np.array([2.0, 1.0, 2.0]))
    Estimate(mean=0.6, half_width=0.489...)
    """
    whole = float(counts.sum())
    if whole == 0:
        return Estimate(0.0, float("inf"))
    mean = float(totals.sum()) / whole
    deals = len(counts)
    if deals < 2:
        return Estimate(mean, float("inf"))
    # how far each deal is off, as if counts were fixed: the usual first-order error of a ratio
    off = totals - mean * counts
    return Estimate(mean, _HALF * float((off**2).sum() * deals / (deals - 1)) ** 0.5 / whole)


def estimate_share_ratio(totals: Floats, counts: Floats) -> Estimate:
    """Return the mean of shares of which deals have several, few or none, as ``estimate_share``."""
    mean = float(totals.sum()) / float(counts.sum()) if counts.sum() else 0.0
    more = estimate_ratio(np.append(totals, _SURPRISES), np.append(counts, np.ones(4)))
    return Estimate(mean, more.half_width if counts.sum() else float("inf"))


def ratings(
    bots: Sequence[str], names: Sequence[str], wins: Floats, scores: Floats
) -> list[Estimate]:
    """Return the strength of each name by Bradley and Terry, in points around 0.

    Two bots of a match are compared by win, then by points; a tie counts half to each. Intervals
    come from resampling the deals.
    """
    beaten = _beaten(bots, names, wins, scores)
    whole = _strengths(beaten.sum(axis=0))
    if len(beaten) < 2:
        return [Estimate(float(point), float("inf")) for point in whole]
    chance = np.random.default_rng(0)
    # and a deal in which everyone came before everyone as often as not: who won all deals so far
    # is better by an amount that they cannot tell
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
    """Return for each deal how often one name came before another."""
    beaten = np.zeros((len(wins), len(names), len(names)))
    for one, bot in enumerate(bots):
        for other, rival in enumerate(bots):
            if bot == rival:
                continue
            ahead = _ahead(wins[:, :, one], wins[:, :, other])
            tied = ahead == 0.5
            ahead = np.where(tied, _ahead(scores[:, :, one], scores[:, :, other]), ahead)
            beaten[:, names.index(bot), names.index(rival)] += ahead.sum(axis=1)
    return beaten


def _ahead(one: Floats, other: Floats) -> Any:
    return np.where(one > other, 1.0, np.where(one < other, 0.0, 0.5))


def _strengths(beaten: Floats) -> Floats:
    """Return the strengths that explain best who came before whom (minorise and maximise)."""
    # half a win each way keeps the strength of who always wins finite
    beaten = beaten + 0.5 * (1 - np.eye(len(beaten)))
    played = beaten + beaten.T
    strength = np.ones(len(beaten))
    for _ in range(_ROUNDS):
        rivals = played / (strength[:, None] + strength[None, :])
        np.fill_diagonal(rivals, 0)
        strength = beaten.sum(axis=1) / rivals.sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    return _SCALE * np.log10(strength)
