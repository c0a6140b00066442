"""List legal moves in an order that depends only on the present board, not on its history.

Cells are numbered in the order in which they were opened. If moves were listed by the numbers of
cells, their order would reveal the order in which the cards were laid. So moves are listed by the
x, y of the cells.
"""

from stope.engine.jit import compiled
from stope.engine.records import Codes, GameRecord, Ints, Record
from stope.games.path_cards.board import CELLS, NO_CELL, NO_SLOT
from stope.games.path_cards.encoding import (
    Encoding,
    pass_one_move,
    pass_two_move,
    place_move,
)
from stope.games.path_cards.hands import is_new_in_hand, is_new_pair
from stope.games.path_cards.matching import fits

_CELL_BITS = 8
assert CELLS <= 1 << _CELL_BITS
#: A number greater than the ``_sort_number`` of any cell.
_LAST = (1 << 31) - 1


@compiled
def sort_numbers(numbers: Ints, begin: int, end: int) -> None:
    """Sort ``numbers[begin:end]``, smallest first."""
    # this is a Shell sort, because there are usually few numbers, rarely more than a hundred
    gap = 1
    while gap < (end - begin) // 3:
        gap = 3 * gap + 1
    while gap > 0:
        for index in range(begin + gap, end):
            number = numbers[index]
            before = index - gap
            while before >= begin and numbers[before] > number:
                numbers[before + gap] = numbers[before]
                before -= gap
            numbers[before + gap] = number
        gap //= 3


@compiled(hot=True)
def next_free_cell(s: GameRecord, facing: Ints, cell: int) -> int:
    """Return the free cell that follows a cell in the order of x, then y; NO_CELL after the last.

    A cell is free if no card lies on it and its entry in ``facing`` is not 0; ``facing`` has a mask
    of sides for each cell. If ``cell`` is NO_CELL, return the first free cell.
    """
    here = -_LAST if cell == NO_CELL else _sort_number(s.board, cell)
    found = _LAST
    for other in range(s.board.cells):
        if facing[other] != 0 and s.card_at[other] == NO_SLOT:
            number = _sort_number(s.board, other)
            if here < number < found:
                found = number
    return NO_CELL if found == _LAST else found & ((1 << _CELL_BITS) - 1)


@compiled(hot=True)
def _sort_number(board: Record, cell: int) -> int:
    """Return a number by which cells are sorted in the order of x, then y.

    The lowest bits of the number are the number of the cell.
    """
    return (int(board.packed_xy[cell]) << _CELL_BITS) | cell


@compiled(hot=True)
def list_cards_on(
    s: GameRecord,
    seat: int,
    cell: int,
    code: Encoding,
    orientations: Ints,
    open_sides: Ints,
    out: Codes,
    found: int,
) -> int:
    """Append the moves that lay a path card of a hand on a cell; return the new number of moves.

    A card has to match all neighbours of the cell. ``orientations`` gives for each face the number
    of orientations in which it can lie, 0 for an action card; ``open_sides`` gives for each face
    the masks of its open sides, upright and turned. ``out`` already holds ``found`` moves.
    """
    x, y = int(s.board.x[cell]), int(s.board.y[cell])
    for index in range(s.hand_size[seat]):
        face = int(s.hand[seat, index])
        if is_new_in_hand(s, seat, index):
            for turned in range(orientations[face]):
                if fits(s.board, cell, int(open_sides[face, turned])):
                    out[found] = place_move(code, face, x, y, turned)
                    found += 1
    return found


@compiled(hot=True)
def list_discards(
    s: GameRecord, seat: int, code: Encoding, gap: int, out: Codes, found: int
) -> int:
    """Append the moves that discard one or two cards of a hand; return the new number of moves.

    Discards of cards with the same faces are listed once. After each move that discards two cards,
    ``gap`` entries of ``out`` are left free for other moves with the same two cards; the returned
    number includes these entries. ``out`` already holds ``found`` moves.
    """
    size = int(s.hand_size[seat])
    for one in range(size):
        first = int(s.hand[seat, one])
        if is_new_in_hand(s, seat, one):
            out[found] = pass_one_move(code, first)
            found += 1
        for other in range(one + 1, size):
            if is_new_pair(s, seat, one, other):
                out[found] = pass_two_move(code, first, int(s.hand[seat, other]))
                found += 1 + gap
    return found
