"""Rate limits: token buckets by key."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import HTTPConnection

from stope.server.addresses import counted_address

#: The most keys that are remembered.
_MOST_KEPT = 20_000


def address_of(asker: HTTPConnection) -> str:
    """Return the address by which limits count a client."""
    return counted_address("" if asker.client is None else asker.client.host)


class TokenBucket:
    """Token buckets by key: a burst, and a refill per second."""

    def __init__(
        self, at_once: float, per_second: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take a token, and return whether there was one."""
        allowed = self.wait(who) == 0.0
        self.spend(who, 1.0 if allowed else 0.0)
        return allowed

    def wait(self, who: str, amount: float = 1.0) -> float:
        """Return the seconds until a bucket has this many tokens; 0: now."""
        missing = amount - self._tokens(who, self._now())
        if missing <= 0.0:
            return 0.0
        return missing / self._per_second if self._per_second else math.inf

    def spend(self, who: str, amount: float = 1.0) -> None:
        """Take tokens away, even if that leaves a debt."""
        now = self._now()
        self._left[who] = (self._tokens(who, now) - amount, now)
        self._left.move_to_end(who)
        while len(self._left) > _MOST_KEPT:
            self._left.popitem(last=False)

    def _tokens(self, who: str, now: float) -> float:
        left, since = self._left.get(who, (self._at_once, now))
        return min(self._at_once, left + (now - since) * self._per_second)
