"""Records: their layout and their copies."""

import pytest

from stope.engine.records import PaddedRecordError, blank, duplicate, record


def test_records_with_hidden_bytes_are_refused():
    with pytest.raises(PaddedRecordError, match="1 bytes of padding"):
        record(small="i1", wide="i2")


def test_a_duplicate_shares_nothing():
    original = blank(record(a="i2", b=("i2", 3)))[0]
    copy = duplicate(original)
    copy.b[1] = 7
    assert original.b[1] == 0
    assert copy.b[1] == 7
