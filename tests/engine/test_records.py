"""Records: their layout and their copies."""

import pickle

import pytest

from stope.engine.records import PaddedRecordError, blank, blank_one, duplicate, record


def test_records_with_hidden_bytes_are_refused():
    with pytest.raises(PaddedRecordError, match="1 bytes of padding"):
        record(small="i1", wide="i2")


def test_a_duplicate_shares_nothing():
    original = blank(record(a="i2", b=("i2", 3)))[0]
    copy = duplicate(original)
    copy.b[1] = 7
    assert original.b[1] == 0
    assert copy.b[1] == 7


def test_a_record_survives_pickle_with_its_attributes():
    outer = record(inner=record(numbers=("i4", 3)), last="i4")
    one = blank_one(outer)
    one.inner.numbers[1], one.last = 4, 7
    back = pickle.loads(pickle.dumps(one))
    assert (list(back.inner.numbers), back.last) == ([0, 4, 0], 7)
    assert type(back) is type(one)
