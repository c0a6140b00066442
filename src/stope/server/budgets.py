"""Budgets: token buckets that limit what one person, one address and one table can cost.

Moves that the rules require are free: a decision that a seat owes, the start of a match. Everything
else takes a token from each of its buckets. The limits are far above what people do; docs/server.md
lists them.
"""

import math
import time
from collections.abc import Callable
from typing import NamedTuple

from stope.errors.server import RateLimited
from stope.server.rate_limit import TokenBucket


class Rate(NamedTuple):
    """The capacity of a token bucket and its refill per second."""

    at_once: float
    per_second: float


class Payer(NamedTuple):
    """The buckets that pay for a request: of a person, an address, a table; None pays nothing."""

    person: str | None
    address: str | None
    table: str | None


class Budget:
    """Token buckets for one kind of cost: for every person, every address and every table."""

    def __init__(
        self,
        what: str,
        *,
        person: Rate | None,
        address: Rate | None,
        table: Rate | None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._what = what
        rates = (person, address, table)
        self._buckets = [None if rate is None else TokenBucket(*rate, now) for rate in rates]

    def spend(self, payer: Payer) -> None:
        """Take a token from every bucket, or refuse and take none."""
        wait = self.wait(payer)
        if wait > 0.0:
            raise RateLimited(what=self._what, seconds=math.ceil(wait))
        self.charge(payer, 1.0)

    def wait(self, payer: Payer) -> float:
        """Return the seconds until every bucket has a token."""
        return max((bucket.wait(key) for bucket, key in self._of(payer)), default=0.0)

    def charge(self, payer: Payer, amount: float) -> None:
        """Take this many tokens from every bucket, even if that leaves a debt."""
        for bucket, key in self._of(payer):
            bucket.spend(key, amount)

    def _of(self, payer: Payer) -> list[tuple[TokenBucket, str]]:
        found = zip(self._buckets, payer, strict=True)
        return [(bucket, key) for bucket, key in found if bucket is not None and key is not None]


class Budgets:
    """All budgets of a server process.

    ``scale`` enlarges all buckets. ``addresses`` enlarges those of addresses, for tests in which
    all guests come from one address.
    """

    def __init__(
        self,
        scale: float = 1.0,
        addresses: float = 1.0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        def larger(rate: Rate | None, factor: float) -> Rate | None:
            return None if rate is None else Rate(*(factor * part for part in rate))

        def budget(
            what: str, person: Rate | None, address: Rate, table: Rate | None = None
        ) -> Budget:
            return Budget(
                what,
                person=larger(person, scale),
                address=larger(address, scale * addresses),
                table=larger(table, scale),
                now=now,
            )

        #: entries of the log: sit, free, seat-bot, rename, hand, take-back, undo; and mutes
        self.entries = budget("entries", Rate(60, 0.5), Rate(240, 2.0), Rate(240, 2.0))
        # A seat's changes of its own decision. The table has no bucket for them: how full it is
        # would tell the others that somebody changed their mind.
        self.changes = budget("entries", Rate(60, 0.5), Rate(600, 5.0))
        #: talk, which everyone who comes later has to be told, too
        self.talk = budget("talk", Rate(20, 1.0), Rate(120, 6.0), Rate(120, 6.0))
        #: requests of any kind over websockets
        self.requests = budget("requests", Rate(800, 100.0), Rate(4000, 500.0))
        self.hellos = budget("hellos", Rate(60, 1.0), Rate(300, 20.0), Rate(300, 20.0))
        self.hints = budget("hints", Rate(12, 0.2), Rate(60, 1.0), Rate(40, 1.0))
        #: computing time of bots, in seconds
        self.bot_time = budget("bots", Rate(900, 1.0), Rate(1800, 1.5), Rate(600, 1.0))
