"""The event buffer, to which rule functions append events.

Each event has an audience, a set of seats that may know of the event. An audience can include the
spectators. A buffer holds the events of a single move. The null buffer has capacity 0:
``emit`` writes nothing to the null buffer, so that playouts spend no time on events.
"""

from dataclasses import dataclass
from typing import cast

from stope.engine.bitmask import MAX_SEATS
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, blank_one, record

#: A buffer has room for this many events. No move of any game causes more events.
MAX_EVENTS = 255
#: The number of values that an event carries.
EVENT_NUMBERS = 5

EVENT_BUFFER = record(
    capacity="i2",
    count="i2",
    kind=("i2", MAX_EVENTS),
    audience=("i2", MAX_EVENTS),
    numbers=("i2", (MAX_EVENTS, EVENT_NUMBERS)),
)

#: The bit of an audience that stands for the spectators.
SPECTATORS = 1 << MAX_SEATS
#: The audience of all seats and the spectators.
EVERYONE = (SPECTATORS << 1) - 1


@compiled(hot=True)
def emit(buffer: EventBuffer, kind: int, audience: int, a: int, b: int, c: int) -> None:
    """Append an event with up to three numbers, unless the buffer is the null buffer."""
    if buffer.capacity:
        _append(buffer, kind, audience, a, b, c, 0, 0)


@compiled(hot=True)
def emit_more(
    buffer: EventBuffer, kind: int, audience: int, a: int, b: int, c: int, d: int, e: int
) -> None:
    """Append an event with up to five numbers, unless the buffer is the null buffer."""
    if buffer.capacity:
        _append(buffer, kind, audience, a, b, c, d, e)


@compiled
def _append(
    buffer: EventBuffer, kind: int, audience: int, a: int, b: int, c: int, d: int, e: int
) -> None:
    index = buffer.count
    buffer.count = index + 1
    buffer.kind[index] = kind
    buffer.audience[index] = audience
    buffer.numbers[index, 0] = a
    buffer.numbers[index, 1] = b
    buffer.numbers[index, 2] = c
    buffer.numbers[index, 3] = d
    buffer.numbers[index, 4] = e


@dataclass(frozen=True, slots=True)
class RawEvent:
    """One event as numbers: its kind, its audience as a bit mask, and its values."""

    kind: int
    audience: int
    numbers: tuple[int, ...]

    def heard_by(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) is in the audience."""
        if seat is None:
            return bool(self.audience & SPECTATORS)
        return 0 <= seat < MAX_SEATS and bool(self.audience >> seat & 1)


def new_buffer() -> EventBuffer:
    """Return an empty buffer with full capacity."""
    buffer = cast(EventBuffer, blank_one(EVENT_BUFFER))
    buffer.capacity = MAX_EVENTS
    return buffer


def drain(buffer: EventBuffer) -> list[RawEvent]:
    """Return the events of a buffer, oldest first, and empty the buffer."""
    count = int(buffer.count)
    columns = (buffer.kind[:count].tolist(), buffer.audience[:count].tolist())
    numbers = map(tuple, buffer.numbers[:count].tolist())
    buffer.count = 0
    return [RawEvent(*entry) for entry in zip(*columns, numbers, strict=True)]


#: The null buffer, which discards all events.
NULL_BUFFER = cast(EventBuffer, blank_one(EVENT_BUFFER))
