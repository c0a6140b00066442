"""Clocks: time runs for whoever owes a decision, and for nobody else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stope.tables.clocks import Clocks
from stope.tables.log_entries import DAY, DaysClock, LiveClock, NoClock

LIVE = LiveClock(seconds=60, increment=5)


def started(clock, owing, seats=3):
    """Return clocks of a match that begins at 100 s."""
    clocks = Clocks(clock, seats)
    clocks.turn(owing, None, 100.0)
    return clocks


def test_only_the_time_of_a_seat_that_owes_a_decision_runs():
    clocks = started(LIVE, (1,))
    assert [clocks.runs(seat) for seat in range(3)] == [False, True, False]
    assert [clocks.left(seat, 110.0) for seat in range(3)] == [60, 50, 60]


def test_a_move_costs_the_time_it_took_and_earns_the_increment():
    clocks = started(LIVE, (0,))
    clocks.turn((1,), 0, 120.0)
    assert clocks.left(0, 500.0) == 60 - 20 + 5
    assert clocks.left(1, 121.0) == 59


def test_time_that_has_run_out_stays_at_nothing_until_the_move():
    clocks = started(LIVE, (0,))
    assert not clocks.is_out(0, 159.9)
    assert clocks.is_out(0, 160.0)
    assert clocks.left(0, 1e9) == 0
    clocks.turn((1,), 0, 1e9)
    assert clocks.left(0, 1e9) == 5
    assert not clocks.is_out(0, 2e9)


def test_without_an_increment_a_seat_that_is_out_of_time_is_so_at_its_next_decision():
    clocks = started(LiveClock(seconds=10), (0,))
    clocks.turn((1,), 0, 111.0)
    assert not clocks.is_out(0, 111.0)
    clocks.turn((0,), 1, 112.0)
    assert clocks.is_out(0, 112.0)


def test_several_moves_of_one_seat_in_a_row_each_cost_and_earn():
    clocks = started(LIVE, (0,))
    clocks.turn((0,), 0, 110.0)
    clocks.turn((0,), 0, 117.0)
    assert clocks.left(0, 118.0) == 60 - 10 + 5 - 7 + 5 - 1


def test_of_those_who_decide_at_once_each_pays_until_their_own_decision():
    clocks = started(LIVE, (0, 1, 2))
    clocks.turn((0, 2), 1, 103.0)
    clocks.turn((0,), 2, 110.0)
    assert [clocks.runs(seat) for seat in range(3)] == [True, False, False]
    assert [clocks.left(seat, 130.0) for seat in range(3)] == [30, 62, 55]
    clocks.turn((0, 1), 0, 130.0)
    assert [clocks.left(seat, 131.0) for seat in range(3)] == [34, 61, 55]


def test_somebody_elses_move_restarts_no_clock():
    clocks = started(LIVE, (0, 1))
    clocks.turn((0,), 1, 130.0)
    assert clocks.left(0, 140.0) == 20


def test_a_seat_that_need_not_decide_any_more_pays_and_earns_nothing():
    clocks = started(LIVE, (0, 1))
    clocks.turn((), 0, 110.0)
    assert clocks.left(1, 200.0) == 50
    assert clocks.left(0, 200.0) == 55


def test_days_are_for_each_decision():
    clocks = started(DaysClock(days=2), (0,))
    assert clocks.left(0, 100.0 + DAY) == DAY
    assert clocks.left(1, 100.0) is None
    clocks.turn((0,), 0, 100.0 + DAY)
    assert clocks.left(0, 100.0 + DAY) == 2 * DAY
    assert clocks.is_out(0, 100.0 + 3 * DAY)
    clocks.turn((1,), 0, 100.0 + 3 * DAY)
    assert clocks.left(0, 100.0 + 3 * DAY) is None
    assert not clocks.is_out(0, 100.0 + 9 * DAY)


def test_without_a_clock_nobody_is_ever_out_of_time():
    clocks = started(NoClock(), (0, 1))
    clocks.turn((1,), 0, 1e12)
    assert clocks.runs(1)
    assert clocks.left(1, 1e15) is None
    assert not clocks.is_out(1, 1e15)


@pytest.mark.parametrize("clock", [LIVE, DaysClock(days=1)])
def test_a_time_before_the_last_one_gives_and_takes_nothing(clock):
    clocks = started(clock, (0,))
    before = clocks.left(0, 100.0)
    assert clocks.left(0, 40.0) == before
    clocks.turn((1,), 0, 40.0)
    assert clocks.left(1, 100.0) == before
    assert clocks.left(1, 101.0) == before - 1


def test_nobody_is_charged_twice_for_the_same_time():
    clocks = started(LIVE, (0,))
    clocks.turn((1,), 0, 110.0)
    clocks.turn((0,), 1, 105.0)
    assert clocks.left(0, 111.0) == 60 - 10 + 5 - 1


turns = st.lists(
    st.tuples(st.sets(st.integers(0, 2)), st.integers(0, 2), st.floats(0, 1000)), max_size=20
)


@given(turns, st.floats(0, 1000))
def test_time_is_neither_negative_nor_more_than_was_given(steps, now):
    clocks = Clocks(LIVE, 3)
    moves = [0, 0, 0]
    for owing, moved, at in steps:
        clocks.turn(tuple(owing), moved, at)
        moves[moved] += 1
        for seat in range(3):
            left = clocks.left(seat, now)
            assert left is not None
            assert 0 <= left <= 60 + 5 * moves[seat]


@given(turns)
def test_without_increment_all_seats_together_lose_no_more_than_passed_for_each(steps):
    clocks = Clocks(LiveClock(seconds=3600), 3)
    for owing, moved, at in steps:
        clocks.turn(tuple(owing), moved, at)
    times = [at for _, _, at in steps] or [0.0]
    for seat in range(3):
        assert clocks.left(seat, max(times)) >= 3600 - (max(times) - times[0]) - 1e-6
