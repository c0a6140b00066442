"""Live weights in interpreted code: numbers and tables that change with the memory."""

import numpy as np
import pytest

from stope.engine.live_weights import Address, LiveNumber, LiveTable
from stope.engine.weights import LIVE_VARIABLE, Origin, Part, Weights


@pytest.mark.parametrize(("value", "dtype"), [(6, np.int64), (2.5, np.float64)])
def test_a_live_number_calculates_with_the_value_in_memory(value, dtype):
    storage = np.array(value, dtype)
    number = LiveNumber(Address("sums", 0), storage)
    assert (number + 1, 2 * number, -number) == (value + 1, 2 * value, -value)
    assert number == value
    assert (int(number), float(number)) == (int(value), float(value))
    storage[...] = 3
    assert number + number == 6


def test_adding_to_a_variable_leaves_the_weight_as_it_is():
    storage = np.array(6)
    number = LiveNumber(Address("sums", 0), storage)
    total = number
    total += 1
    assert (int(total), int(number)) == (7, 6)


def test_a_live_number_is_an_index():
    assert "abc"[LiveNumber(Address("sums", 0), np.array(2))] == "c"


@pytest.fixture
def weights(monkeypatch):
    """Return a collection of weights that are live."""
    monkeypatch.setenv(LIVE_VARIABLE, "sums_of_tests")
    return Weights("sums_of_tests")


def test_weights_and_tables_change_together(weights):
    section = weights.read_by(Part.POLICY)
    times = section.whole("TIMES", 6, "factor", Origin.CHOSEN, "multiplies")
    plus = section.real("PLUS", 0.5, "", Origin.CHOSEN, "is added")
    table = weights.table(lambda: np.arange(3) * int(times))
    assert isinstance(table, LiveTable)
    assert (int(times), float(plus), table.tolist()) == (6, 0.5, [0, 6, 12])
    weights.set(TIMES=2)
    assert (int(times), float(plus), table.tolist()) == (2, 0.5, [0, 2, 4])
    weights.set(PLUS=1.5)
    assert (int(times), float(plus), table.tolist()) == (6, 1.5, [0, 6, 12])


def test_live_weights_and_tables_do_not_share_memory(weights):
    section = weights.read_by(Part.POLICY)
    first = section.whole("FIRST", 1, "", Origin.CHOSEN, "is first")
    table = weights.table(lambda: np.full(3, int(first), np.int8))
    last = section.whole("LAST", 9, "", Origin.CHOSEN, "is last")
    assert [one.address.offset for one in (first, table, last)] == [0, 8, 16]
    weights.set(FIRST=5)
    assert (table.tolist(), int(last)) == ([5, 5, 5], 9)


def test_only_weights_that_are_declared_can_be_set(weights):
    with pytest.raises(KeyError, match="OTHER"):
        weights.set(OTHER=1)
