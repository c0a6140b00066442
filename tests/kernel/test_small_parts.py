"""Masks, fields, records, events, decks, and the dispatch by record."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stope.kernel import generic
from stope.kernel.decks import DeckError, check_totals, read_deck
from stope.kernel.events import EVERYONE, SPECTATORS, UNHEARD, emit, open_log, take_entries
from stope.kernel.fields import KIND, fields, get, put
from stope.kernel.masks import bit, count, first, has, lowest, lowest_of_many, members
from stope.kernel.records import PaddedRecordError, blank, duplicate, record


@given(st.integers(0, 2**31 - 1))
def test_masks_count_and_list_their_members(mask):
    assert count(mask) == mask.bit_count() == len(members(mask))
    assert sum(1 << member for member in members(mask)) == mask
    assert all(has(mask, member) for member in members(mask))
    if mask:
        assert lowest(mask) == members(mask)[0] == lowest_of_many(mask)
        assert lowest_of_many(mask << 31) == members(mask)[0] + 31


def test_masks_of_one_and_of_the_first_seats():
    assert bit(3) == 0b1000
    assert first(3) == 0b111


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


def test_records_with_hidden_bytes_are_refused():
    with pytest.raises(PaddedRecordError, match="1 hidden bytes"):
        record(small="i1", wide="i2")


def test_a_duplicate_shares_nothing():
    original = blank(record(a="i2", b=("i2", 3)))[0]
    copy = duplicate(original)
    copy.b[1] = 7
    assert original.b[1] == 0
    assert copy.b[1] == 7


def test_events_reach_their_audience_and_an_unheard_log_stays_empty():
    log = open_log()
    emit(log, 4, EVERYONE, 1, 2, 3)
    emit(log, 5, bit(2), -1, 0, True)
    emit(UNHEARD, 4, EVERYONE, 1, 2, 3)
    public, private = take_entries(log)
    assert (public.kind, public.numbers) == (4, (1, 2, 3, 0, 0))
    assert (private.kind, private.numbers) == (5, (-1, 0, 1, 0, 0))
    assert [private.heard_by(seat) for seat in (None, 0, 2)] == [False, False, True]
    assert public.heard_by(None)
    assert public.heard_by(7)
    assert EVERYONE & SPECTATORS
    assert take_entries(log) == []
    assert not any(UNHEARD.tobytes())


def test_a_game_that_lacks_a_rule_function_is_refused():
    with pytest.raises(TypeError, match=r"lacks .*'setup'"):
        generic.provide(np.dtype([("other", "i4")]), {"play": lambda: None})


def test_a_deck_that_misses_its_total_is_refused_with_its_line(tmp_path):
    path = tmp_path / "deck.toml"
    path.write_text("gems = [1, 2]\n\n[totals]\npoints = 4\n")
    with pytest.raises(DeckError, match=r"deck.toml: .* points = 3, the totals say 4 \(line 4\)"):
        check_totals(path, read_deck(path)["totals"], {"points": 3})


@pytest.mark.parametrize("text", ["gems = [1,", "\x00"])
def test_a_deck_that_is_no_toml_is_refused(tmp_path, text):
    path = tmp_path / "deck.toml"
    path.write_text(text)
    with pytest.raises(DeckError, match=r"deck\.toml: "):
        read_deck(path)
