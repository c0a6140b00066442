"""Events: what happened at the table, each with the seats that hear of it.

A log is one record with room for the events of a single move. A log without room is one that
nobody reads: rule functions pass it along and nothing is written.
"""

from dataclasses import dataclass

from stope.kernel.masks import MAX_SEATS
from stope.kernel.native import rule
from stope.kernel.records import Record, blank, record

#: No single move of any game makes more events than this.
MOST_EVENTS = 255
#: How many numbers an event carries.
EVENT_NUMBERS = 5

LOG = record(
    room="i2",
    count="i2",
    kind=("i2", MOST_EVENTS),
    audience=("i2", MOST_EVENTS),
    numbers=("i2", (MOST_EVENTS, EVENT_NUMBERS)),
)

#: The bit of an audience that stands for those who only watch.
SPECTATORS = 1 << MAX_SEATS
#: Everyone at the table, and those who watch.
EVERYONE = (SPECTATORS << 1) - 1


@rule(hot=True)
def emit(log: Record, kind: int, audience: int, a: int, b: int, c: int) -> None:
    """Append an event with up to three numbers, if anybody listens."""
    if log.room:
        _append(log, kind, audience, a, b, c, 0, 0)


@rule(hot=True)
def emit_more(
    log: Record, kind: int, audience: int, a: int, b: int, c: int, d: int, e: int
) -> None:
    """Append an event with up to five numbers, if anybody listens."""
    if log.room:
        _append(log, kind, audience, a, b, c, d, e)


@rule
def _append(log: Record, kind: int, audience: int, a: int, b: int, c: int, d: int, e: int) -> None:
    place = log.count
    log.count = place + 1
    log.kind[place] = kind
    log.audience[place] = audience
    log.numbers[place, 0] = a
    log.numbers[place, 1] = b
    log.numbers[place, 2] = c
    log.numbers[place, 3] = d
    log.numbers[place, 4] = e


@dataclass(frozen=True, slots=True)
class Entry:
    """One event of a log: its kind, who hears it, its numbers."""

    kind: int
    audience: int
    numbers: tuple[int, ...]

    def heard_by(self, seat: int | None) -> bool:
        """Return whether a seat (None: those who only watch) hears of it."""
        if seat is None:
            return bool(self.audience & SPECTATORS)
        return 0 <= seat < MAX_SEATS and bool(self.audience >> seat & 1)


def open_log() -> Record:
    """Return a log that listens, still empty."""
    log = blank(LOG)[0]
    log.room = MOST_EVENTS
    return log


def take_entries(log: Record) -> list[Entry]:
    """Return the events of a log, oldest first, and empty it."""
    count = int(log.count)
    columns = (log.kind[:count].tolist(), log.audience[:count].tolist())
    numbers = map(tuple, log.numbers[:count].tolist())
    log.count = 0
    return [Entry(*entry) for entry in zip(*columns, numbers, strict=True)]


#: The log that nobody reads.
UNHEARD = blank(LOG)[0]
