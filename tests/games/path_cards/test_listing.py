"""The list of moves of both games: sorted by how the board looks, each move once."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stope.games.duel.most_moves import MOST_MOVES
from stope.games.duel.moves import ENCODING, MOVES, Card, PassOne, PassTwo, Place
from stope.games.path_cards.board import NO_CELL, find_cell, put_card
from stope.games.path_cards.listing import (
    list_cards_on,
    list_discards,
    next_free_cell,
    sort_numbers,
)
from stope.games.path_cards.sides import ALL_SIDES, sides_mask, turned_mask
from tests.games.path_cards.boards import ONE, SEAT, board_with, hand_of


def moves_of(out, count):
    return [MOVES.decode(move) for move in out[:count].tolist()]


def free_cells(state, continued):
    """Return the x and y of the free cells in the order in which they are listed."""
    facing = state.board.faced_open if continued else state.board.faced
    found, cell = [], next_free_cell(state, facing, NO_CELL)
    while cell != NO_CELL:
        found.append((int(state.board.x[cell]), int(state.board.y[cell])))
        cell = next_free_cell(state, facing, cell)
    return found


@given(st.lists(st.integers(-(2**31), 2**31 - 1), max_size=130), st.integers(0, 5))
def test_numbers_are_sorted_and_those_before_them_are_left_alone(numbers, begin):
    sorted_here = np.array([9] * begin + numbers, np.int32)
    sort_numbers(sorted_here, begin, sorted_here.size)
    assert sorted_here.tolist() == [9] * begin + sorted(numbers)


def test_free_cells_do_not_depend_on_the_order_in_which_cards_were_laid():
    cards = [(0, 0, ALL_SIDES), (1, 0, ALL_SIDES), (-1, 0, ALL_SIDES), (0, 1, ALL_SIDES)]
    listed = free_cells(board_with(*cards), continued=False)
    assert listed == sorted(listed)
    assert free_cells(board_with(*reversed(cards)), continued=False) == listed
    assert len(listed) == len(set(listed)) == 8


def test_only_cells_that_an_open_side_faces_continue_a_path():
    state = board_with((0, 0, sides_mask("NW")))
    assert free_cells(state, continued=False) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert free_cells(state, continued=True) == [(-1, 0), (0, -1)]


@pytest.mark.parametrize(
    ("sides", "orientations", "ways"),
    [
        ("NS", 1, [False]),  # looks the same turned
        ("NSE", 2, [False, True]),
        ("SE", 2, [False]),
        ("NE", 2, [True]),
        ("EW", 1, []),
        ("NESW", 0, []),  # no path card
    ],
)
def test_a_card_is_listed_once_in_each_orientation_that_fits(sides, orientations, ways):
    state = hand_of(int(Card.P01), int(Card.P01))
    # the cell in the north of a card that is open to it
    put_card(state, 0, 0, ONE, 0, ALL_SIDES)
    cell = find_cell(state.board, 0, -1)
    upright = sides_mask(sides)
    open_sides = np.array([[upright, turned_mask(upright)]], np.int8)
    out = np.zeros(MOST_MOVES, np.int32)
    shapes = np.array([orientations], np.int8), open_sides
    count = list_cards_on(state, SEAT, cell, ENCODING, *shapes, out, 0)
    assert moves_of(out, count) == [Place(Card.P01, 0, -1, way) for way in ways]


def test_moves_are_written_behind_those_that_are_already_listed():
    state, out = hand_of(int(Card.P01)), np.zeros(MOST_MOVES, np.int32)
    out[0] = 77
    assert list_discards(state, SEAT, ENCODING, 0, out, 1) == 2
    assert out[0] == 77


def test_discards_that_look_the_same_are_listed_once():
    one, two = Card.P01, Card.P02
    out = np.zeros(MOST_MOVES, np.int32)
    state = hand_of(int(one), int(two), int(one), int(one))
    count = list_discards(state, SEAT, ENCODING, 0, out, 0)
    assert moves_of(out, count) == [
        PassOne(one),
        PassTwo(one, one),
        PassTwo(one, two),
        PassOne(two),
    ]


def test_entries_behind_each_pair_are_left_free():
    one, two = Card.P01, Card.P02
    out = np.zeros(MOST_MOVES, np.int32)
    count = list_discards(hand_of(int(one), int(two)), SEAT, ENCODING, 2, out, 0)
    assert count == 5
    assert moves_of(out, 2) == [PassOne(one), PassTwo(one, two)]
    assert out[2:4].tolist() == [0, 0]
    assert MOVES.decode(int(out[4])) == PassOne(two)


def test_an_empty_hand_has_no_discards():
    assert list_discards(hand_of(), SEAT, ENCODING, 0, np.zeros(4, np.int32), 0) == 0
