"""Equal shares without a division: processors and graphics cards divide slowly."""

import numpy as np

from stope.kernel.masks import MAX_SEATS
from stope.kernel.native import rule

_BITS = 16
#: 65536 / n, rounded up, so that (gems * reciprocal) >> 16 is the whole share of n players.
_RECIPROCAL = np.array([0] + [-(-(1 << _BITS) // n) for n in range(1, MAX_SEATS + 1)], np.int64)

#: Up to this many gems the shares are exact.
MOST_GEMS = 1 << 12


@rule
def share(gems: int, players: int) -> int:
    """Return what each of the players gets of the gems; the rest cannot be shared."""
    return (gems * _RECIPROCAL[players]) >> _BITS
