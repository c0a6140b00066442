"""Estimates of means, shares and ratios, with 95 % confidence intervals.

The values have to be independent. In a tournament, each value belongs to one deal, that is, to one
shuffle of the cards.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

#: A 95 % interval extends this many standard errors to each side of the mean.
HALF_WIDTH = 1.96
#: With fewer values than this, no interval can be estimated.
LEAST_FOR_INTERVAL = 2
#: These shares (two lost deals, two won deals) are added to the observed shares before an interval
#: is computed.
_SURPRISES = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval; an unknown interval has infinite width."""

    mean: float
    half_width: float


def estimate(values: Floats) -> Estimate:
    """Return the mean of independent values with its interval, which is infinite for one value.

    >>> estimate(np.array([1.0, 0.0, 1.0, 0.0]))
    Estimate(mean=0.5, half_width=0.565...)
    """
    if len(values) < LEAST_FOR_INTERVAL:
        return Estimate(float(values.mean()) if len(values) else 0.0, float("inf"))
    spread = float(values.std(ddof=1)) / len(values) ** 0.5
    return Estimate(float(values.mean()), HALF_WIDTH * spread)


def estimate_share(shares: Floats) -> Estimate:
    """Return the mean of shares between 0 and 1 with its interval.

    For the interval, two lost and two won deals are added (Agresti and Coull). Without them, the
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
    if deals < LEAST_FOR_INTERVAL:
        return Estimate(mean, float("inf"))
    # each difference is the total of a deal minus the total that the ratio predicts for this deal;
    # to first order, the error of the ratio comes from these differences
    off = totals - mean * counts
    return Estimate(mean, HALF_WIDTH * float((off**2).sum() * deals / (deals - 1)) ** 0.5 / whole)


def estimate_share_ratio(totals: Floats, counts: Floats) -> Estimate:
    """Return the sum of ``totals`` over the sum of ``counts``, with its interval.

    Each total is a sum of shares between 0 and 1. For the interval, two lost and two won deals are
    added, as in ``estimate_share``.
    """
    mean = float(totals.sum()) / float(counts.sum()) if counts.sum() else 0.0
    more = estimate_ratio(np.append(totals, _SURPRISES), np.append(counts, np.ones(4)))
    return Estimate(mean, more.half_width if counts.sum() else float("inf"))
