"""Moves as integers: bit fields."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stope.engine.bitfields import KIND, fields, get, put

LAYOUT = fields(card=6, x=-8, y=-8, turned=1)


@given(st.integers(0, 63), st.integers(-128, 127), st.integers(-128, 127), st.integers(0, 1))
def test_fields_come_back_as_they_were_put(card, x, y, turned):
    values = {"card": card, "x": x, "y": y, "turned": turned}
    move = put(0, KIND, 5)
    for name, value in values.items():
        move = put(move, LAYOUT[name], value)
    assert 0 <= move < 2**31
    assert get(move, KIND) == 5
    assert {name: get(move, LAYOUT[name]) for name in values} == values


def test_a_field_knows_what_it_holds():
    assert LAYOUT["x"].holds(-128)
    assert not LAYOUT["x"].holds(128)
    assert not LAYOUT["card"].holds(-1)


def test_fields_that_do_not_fit_a_move_are_refused():
    with pytest.raises(ValueError, match="37 bits"):
        fields(a=16, b=16)
