"""The pace of bots: how long people can look at one move before a bot makes the next.

Every player sets the speed of bots for their own connection; the table uses the slowest. A player
who owes no decision may skip: once all connected players want that, bots make no pauses until one
of them owes a decision. The pace is not in the log: it changes when a move is shown, not which
move, and not how long a bot searches.
"""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Literal, Protocol, TypeAlias

BotSpeed: TypeAlias = Literal["slow", "normal", "fast", "at-once"]

#: The factor of the usual pause for each speed.
PAUSES: Mapping[BotSpeed, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "at-once": 0.0}


class Player(Protocol):
    """A connection of a person who has a seat."""

    person: str | None
    bot_speed: BotSpeed


class BotPacing:
    """The pace of one table."""

    def __init__(self) -> None:
        self._skipping: set[str] = set()
        self._changed = asyncio.Event()

    def skip(self, person: str) -> None:
        """Note that a person wants no pauses until they owe a decision."""
        self._skipping.add(person)
        self.note_change()

    def stop_skipping(self, persons: Iterable[str]) -> None:
        """Forget the wishes of persons who owe a decision now, or have left."""
        self._skipping.difference_update(persons)

    def note_change(self) -> None:
        """Make running waits compute their pause again."""
        self._changed.set()
        self._changed = asyncio.Event()

    def pauses(self, players: Iterable[Player], elsewhere: Iterable[str] = ()) -> float:
        """Return the factor of the usual pause for bots here.

        ``elsewhere`` are players connected to other processes: their wishes are not known here, so
        they get the usual pause.
        """
        here, others = list(players), set(elsewhere)
        persons = {one.person for one in here}
        if persons and not others - persons and persons <= self._skipping:
            return 0.0
        speeds: list[BotSpeed] = [one.bot_speed for one in here]
        if others - persons or not speeds:
            speeds.append("normal")
        return max(PAUSES[speed] for speed in speeds)

    async def wait(self, seconds: float) -> None:
        """Wait for this long, or until the pace changes."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            pass
