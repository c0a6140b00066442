"""Limits of how often somebody may ask."""

import time
from collections import OrderedDict
from collections.abc import Callable

#: Addresses and connections that are remembered.
_MOST_KEPT = 20_000


class Allowance:
    """So many requests at once, and so many more with every second."""

    def __init__(
        self, at_once: float, per_second: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Return whether somebody may ask once more, and count it."""
        now = self._now()
        left, since = self._left.pop(who, (self._at_once, now))
        left = min(self._at_once, left + (now - since) * self._per_second)
        allowed = left >= 1.0
        self._left[who] = (left - 1.0 if allowed else left, now)
        while len(self._left) > _MOST_KEPT:
            self._left.popitem(last=False)
        return allowed
