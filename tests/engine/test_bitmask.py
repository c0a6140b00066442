"""Sets of seats as bit masks."""

from hypothesis import given
from hypothesis import strategies as st

from stope.engine.bitmask import bit, count, has, lowest, lowest_of_63, mask_of_first, members


@given(st.integers(0, 2**31 - 1))
def test_masks_count_and_list_their_members(mask):
    assert count(mask) == mask.bit_count() == len(members(mask))
    assert sum(1 << member for member in members(mask)) == mask
    assert all(has(mask, member) for member in members(mask))
    if mask:
        assert lowest(mask) == members(mask)[0] == lowest_of_63(mask)
        assert lowest_of_63(mask << 31) == members(mask)[0] + 31


def test_masks_of_one_and_of_the_first_seats():
    assert bit(3) == 0b1000
    assert mask_of_first(3) == 0b111
