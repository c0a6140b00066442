"""Limits of how often somebody may ask."""

import contextlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import HTTPConnection

#: A household or a firm has so many bits of an IPv6 address to itself.
_OWN_BITS = 64
#: Addresses and connections that are remembered.
_MOST_KEPT = 20_000


def address_of(asker: HTTPConnection) -> str:
    """Return by which address somebody is counted who asks."""
    host = "" if asker.client is None else asker.client.host
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host)
        if address.version == 6:
            return str(ipaddress.ip_network((address, _OWN_BITS), strict=False))
    return host


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
