"""The backlog of an audience: which log entries it has heard, and these as encoded text.

A log can have thousands of entries. They are scanned and encoded in small pieces, with other tables
served in between, so that a newcomer with a long backlog delays nobody. Recent text is cached, so
that reconnecting often costs little.
"""

import asyncio
import itertools
from array import array
from collections.abc import Collection, Iterator, Sequence

from stope.server.protocol.update_encoder import encode_update
from stope.tables.audience import is_heard
from stope.tables.log_entries import Said
from stope.tables.table import Table

#: Entries that are scanned, and entries that are encoded, before other tasks run.
_LOOKED_AT, _WRITTEN = 500, 50
#: A newcomer is told this many lines of earlier talk, the latest ones.
MOST_SAID = 300
#: A subscriber that missed more entries than this is told everything from the beginning.
MOST_MISSED = 2000
#: The most cached entries of all tables together, about ten megabytes.
MOST_TEXTS = 40_000

#: Encoded entries, by backlog, the seats of the subscriber, and number. Talk is not among them,
#: because subscribers can mute it.
_TEXTS: dict[tuple[int, tuple[int, ...], int], str] = {}
_BACKLOGS = itertools.count()


class Backlog:
    """The entries heard by one audience: all subscribers with the same seats."""

    def __init__(self, table: Table, seats: Sequence[int]) -> None:
        self._table = table
        self._heard_as: list[int | None] = [*seats] or [None]
        # the index in the log of each entry
        self._places = array("L")
        # not id(): an address in memory can be used again later
        self._identity = next(_BACKLOGS)
        self._looked_at = 0

    def __len__(self) -> int:
        return len(self._places)

    async def catch_up(self) -> None:
        """Scan the entries that were added to the log since the last call."""
        updates = self._table.updates
        while self._looked_at < len(updates):
            begin, end = self._looked_at, min(self._looked_at + _LOOKED_AT, len(updates))
            self._places.extend(
                place for place in range(begin, end) if is_heard(updates[place], self._heard_as)
            )
            self._looked_at = end
            if end < len(updates):
                await asyncio.sleep(0)

    async def numbers(self, known: int | None) -> tuple[list[int], bool]:
        """Return the numbers to tell after those ``known``, and whether that is the whole story.

        The whole story leaves out entries that cancel out, and old talk: people may talk for days
        at a table.
        """
        total = len(self)
        if known is not None and known <= total and total - known <= MOST_MISSED:
            return [*range(known + 1, total + 1)], False
        kept, said = [], []
        for number in range(1, total + 1):
            place = self._places[number - 1]
            if number % _LOOKED_AT == 0:
                await asyncio.sleep(0)
            if self._table.folding.is_folded(place + 1, self._hears):
                continue
            kept.append(number)
            if isinstance(self._table.updates[place].row.entry, Said):
                said.append(number)
        old = set(said[:-MOST_SAID])
        return [number for number in kept if number not in old], True

    def _hears(self, seq: int) -> bool:
        return is_heard(self._table.updates[seq - 1], self._heard_as)

    async def written(
        self, numbers: Sequence[int], person: str | None, muted: Collection[str]
    ) -> list[str]:
        """Return entries as text for a subscriber, encoded piece by piece."""
        told = []
        for count, text in enumerate(self.write(numbers, person, muted), 1):
            told.append(text)
            if count % _WRITTEN == 0:
                await asyncio.sleep(0)
        return told

    def write(
        self, numbers: Sequence[int], person: str | None, muted: Collection[str]
    ) -> Iterator[str]:
        """Yield entries as text for a subscriber."""
        for number in numbers:
            # while a match begins, a subscriber may have a seat that is not the backlog's
            key = self._identity, tuple(self._table.seats_of(person)), number
            text = _TEXTS.get(key)
            if text is None:
                update = self._table.updates[self._places[number - 1]]
                text = encode_update(self._table, number, update, person, muted)
                if not isinstance(update.row.entry, Said):
                    if len(_TEXTS) >= MOST_TEXTS:
                        _TEXTS.clear()
                    _TEXTS[key] = text
            yield text
