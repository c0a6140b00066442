"""Clocks: which seats' time runs, and how much is left. Times are passed in, never looked up.

Times may come from several machines. A time earlier than the previous one counts as that one, so
that nobody is charged twice.
"""

import math

from stope.tables.log_entries import DAY, Clock, DaysClock, LiveClock


class Clocks:
    """The clocks of all seats. A seat's time runs while it owes a decision."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._left = [float(clock.seconds) if isinstance(clock, LiveClock) else 0.0] * seats
        self._since: list[float | None] = [None] * seats
        # by seat, since when it owed the decision that it made last
        self._owed_since: list[float | None] = [None] * seats
        self._latest = -math.inf

    def turn(self, owing: tuple[int, ...], moved: int | None, at: float) -> None:
        """Switch the clocks: after a move of ``moved``, if any, these seats owe a decision."""
        at = self._latest = max(self._latest, at)
        for seat, since in enumerate(self._since):
            if since is not None and (seat == moved or seat not in owing):
                self._charge(seat, since, at, moved == seat)
            if seat in owing and (self._since[seat] is None):
                self._since[seat] = at

    def _charge(self, seat: int, since: float, at: float, moved: bool) -> None:
        self._since[seat] = None
        if moved:
            self._owed_since[seat] = since
        if isinstance(self._clock, LiveClock):
            # a clock that has run out stays at zero until its seat has moved
            self._left[seat] = max(0.0, self._left[seat] - (at - since))
            if moved:
                self._left[seat] += self._clock.increment

    def undo(self, owing: tuple[int, ...], seat: int, at: float) -> None:
        """Switch the clocks back after the last move of a seat was undone.

        The time that it took stays used, the increment is taken back, and a deadline in days is not
        extended.
        """
        if isinstance(self._clock, LiveClock):
            self._left[seat] = max(0.0, self._left[seat] - self._clock.increment)
        self.turn(owing, None, at)
        if isinstance(self._clock, DaysClock) and seat in owing:
            self._since[seat] = self._owed_since[seat]

    def left(self, seat: int, at: float) -> float | None:
        """Return the seconds that a seat has left, None without a clock or while it need not move.

        With days for each decision only a seat that owes one has any.
        """
        since = self._since[seat]
        used = 0.0 if since is None else max(self._latest, at) - since
        if isinstance(self._clock, LiveClock):
            return max(0.0, self._left[seat] - used)
        if isinstance(self._clock, DaysClock) and since is not None:
            return max(0.0, self._clock.days * DAY - used)
        return None

    def runs(self, seat: int) -> bool:
        """Return whether the time of a seat runs."""
        return self._since[seat] is not None

    def is_out(self, seat: int, at: float) -> bool:
        """Return whether a seat owes a decision and has no time left for it."""
        return self.runs(seat) and self.left(seat, at) == 0.0
