"""Compute equal shares without a division, which is slow on processors and graphics cards."""

import numpy as np

from stope.engine.bitmask import MAX_SEATS
from stope.engine.jit import compiled

_BITS = 16
#: 65536 / n, rounded up, indexed by n: (gems * reciprocal) >> 16 is gems // n.
_RECIPROCAL = np.array([0] + [-(-(1 << _BITS) // n) for n in range(1, MAX_SEATS + 1)], np.int64)

#: ``share`` is exact up to this many gems.
MOST_GEMS = 1 << 12


@compiled
def share(gems: int, players: int) -> int:
    """Return how many gems each player gets: ``gems // players``."""
    return (gems * _RECIPROCAL[players]) >> _BITS
