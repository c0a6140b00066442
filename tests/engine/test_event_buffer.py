"""Event buffers."""

from stope.engine.bitmask import bit
from stope.engine.event_buffer import EVERYONE, NULL_BUFFER, SPECTATORS, drain, emit, new_buffer


def test_events_reach_their_audience_and_the_null_buffer_stays_empty():
    buffer = new_buffer()
    emit(buffer, 4, EVERYONE, 1, 2, 3)
    emit(buffer, 5, bit(2), -1, 0, True)
    emit(NULL_BUFFER, 4, EVERYONE, 1, 2, 3)
    public, private = drain(buffer)
    assert (public.kind, public.numbers) == (4, (1, 2, 3, 0, 0))
    assert (private.kind, private.numbers) == (5, (-1, 0, 1, 0, 0))
    assert [private.heard_by(seat) for seat in (None, 0, 2)] == [False, False, True]
    assert public.heard_by(None)
    assert public.heard_by(7)
    assert EVERYONE & SPECTATORS
    assert drain(buffer) == []
    assert not any(NULL_BUFFER.tobytes())
