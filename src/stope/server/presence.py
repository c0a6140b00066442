"""Presence at one table: which persons are connected, and how long others are away.

The owner of a table notes in the database which persons are connected. A process that becomes the
owner reads the notes, so that nobody counts as away who is only about to reconnect. A note is valid
for ``NOTE_VALID_SECONDS``.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

from stope.tables.log_entries import DaysClock
from stope.tables.store.store import Sighting
from stope.tables.table import Table

#: Seconds between two notes of the persons connected here.
NOTE_SECONDS = 20.0
#: Seconds for which such a note is valid.
NOTE_VALID_SECONDS = 45.0


class Connected(Protocol):
    """A connection of a person, None for a nameless spectator."""

    person: str | None


class Presence:
    """The persons at one table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._connections: set[Connected] = set()
        # persons who were connected to an earlier owner, and until when their note is valid
        self._before: dict[str, float] = {}
        self._last_seen: dict[str, float] = {}
        # persons who were never seen count as away since the table was loaded
        self._loaded_at = now()

    def arrive(self, connection: Connected) -> None:
        """Note a new connection; one that has arrived already changes nothing."""
        self._connections.add(connection)

    def leave(self, connection: Connected) -> None:
        """Note the end of a connection."""
        if connection not in self._connections:
            return
        self._connections.remove(connection)
        if connection.person is not None:
            self.note_seen(connection.person, self._now())
            self._before.pop(connection.person, None)

    def note_seen(self, person: str, at: float) -> None:
        """Note that a person did something at a time."""
        self._last_seen[person] = max(at, self._last_seen.get(person, 0.0))

    def learn(self, sightings: Mapping[str, Sighting]) -> None:
        """Take over from the database when each person was seen by earlier owners."""
        for person, sighting in sightings.items():
            self.note_seen(person, sighting.at)
            self._before[person] = sighting.until

    @property
    def connected(self) -> set[str]:
        """The persons connected to this process."""
        return {one.person for one in self._connections if one.person is not None}

    @property
    def here(self) -> set[str]:
        """The persons connected, and those connected to an earlier owner until a moment ago."""
        now = self._now()
        return self.connected | {one for one, until in self._before.items() if until > now}

    @property
    def last_seen_at(self) -> float:
        """When any person was seen last; 0 if nobody was."""
        return max(self._last_seen.values(), default=0.0)

    def away_for(self, table: Table, at: float) -> dict[str, float]:
        """Return the seconds for which each absent person with a seat has been away."""
        away = {seat.person for seat in table.seats if seat.person} - self.here
        return {
            person: max(0.0, at - self._last_seen.get(person, self._loaded_at)) for person in away
        }

    def stand_in_waits(self, table: Table, at: float) -> dict[str, float]:
        """Return the seconds after which a bot may play for each absent person."""
        if isinstance(table.opened.settings.clock, DaysClock):
            return {}  # nobody has to stay connected for days: the clock alone counts
        wait = table.opened.settings.stand_in_after
        return {
            person: max(0.0, wait - seconds) for person, seconds in self.away_for(table, at).items()
        }
