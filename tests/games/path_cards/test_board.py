"""The board that the Duel and the Dark Cave share: its cells, and the cards on them."""

import pytest

from stope.games.path_cards.board import (
    NO_CARD,
    NO_CELL,
    NO_SLOT,
    find_cell,
    open_around,
    open_cell,
    put_card,
    put_face_down,
    slot_at,
    take_card,
    turn_up,
)
from stope.games.path_cards.matching import fits
from stope.games.path_cards.sides import ALL_SIDES, Side, opposite, sides_mask
from tests.games.path_cards.boards import ONE, TWO, board_with, empty_board

NEIGHBOURS = {Side.N: (0, -1), Side.E: (1, 0), Side.S: (0, 1), Side.W: (-1, 0)}


def test_a_cell_is_opened_once_and_keeps_its_number():
    board = empty_board().board
    assert find_cell(board, 3, -2) == NO_CELL
    cell = open_cell(board, 3, -2)
    assert open_cell(board, 3, -2) == find_cell(board, 3, -2) == cell
    assert (board.x[cell], board.y[cell], board.cells) == (3, -2, 1)


def test_cells_far_from_each_other_are_told_apart():
    board = empty_board().board
    corners = [(x, y) for x in (-100, 0, 100) for y in (-100, 0, 100)]
    cells = [open_cell(board, x, y) for x, y in corners]
    assert cells == list(range(len(corners)))
    assert [find_cell(board, x, y) for x, y in corners] == cells


@pytest.mark.parametrize("side", Side)
def test_neighbours_know_each_other_whichever_is_opened_first(side):
    board = empty_board().board
    middle = open_cell(board, 0, 0)
    other = open_cell(board, *NEIGHBOURS[side])
    assert board.beside[middle, side] == other
    assert board.beside[other, opposite(side)] == middle


def test_a_card_opens_the_four_cells_beside_it():
    board = board_with((0, 0, ALL_SIDES)).board
    assert board.cells == 5
    around = [find_cell(board, x, y) for x, y in NEIGHBOURS.values()]
    assert sorted(around) == [1, 2, 3, 4]
    open_around(board, find_cell(board, 0, 0))
    assert board.cells == 5


@pytest.mark.parametrize(
    ("open_sides", "matches"),
    [("NS", True), ("NESW", True), ("S", True), ("EW", False), ("N", False)],
)
def test_a_card_fits_where_its_sides_match_its_neighbours(open_sides, matches):
    board = board_with((0, 0, sides_mask("N"))).board
    assert fits(board, find_cell(board, 0, -1), sides_mask(open_sides)) == matches


def test_where_a_side_is_closed_no_open_side_fits():
    board = board_with((0, 0, sides_mask("N"))).board
    beside = find_cell(board, 1, 0)
    assert fits(board, beside, sides_mask("NES"))
    assert not fits(board, beside, sides_mask("W"))


def test_a_card_lies_where_it_was_laid_until_it_is_taken():
    state = board_with((0, 0, ALL_SIDES))
    slot = put_card(state, 1, 0, TWO, 1, sides_mask("EW"))
    assert slot_at(state, 1, 0) == slot == 1
    assert (state.face[slot], state.turned[slot], state.face_down[slot]) == (TWO, 1, 0)
    take_card(state, slot)
    assert slot_at(state, 1, 0) == NO_SLOT
    assert (state.face[slot], state.turned[slot], state.cell[slot]) == (NO_CARD, 0, NO_CELL)
    # the first card is as if nothing had lain beside it
    assert fits(state.board, find_cell(state.board, 0, 0), 0)
    assert fits(state.board, find_cell(state.board, 0, 0), ALL_SIDES)


def test_no_card_lies_where_no_cell_is_open():
    assert slot_at(empty_board(), 5, 5) == NO_SLOT


def test_a_card_face_down_matches_everything_until_it_is_turned_up():
    state = empty_board()
    slot = put_face_down(state, 0, 0, ONE)
    assert (state.face_down[slot], state.board.cells) == (1, 1)
    turn_up(state, slot, 1, sides_mask("N"))
    assert (state.face_down[slot], state.turned[slot], state.board.cells) == (0, 1, 5)
    assert not fits(state.board, find_cell(state.board, 0, -1), sides_mask("N"))
