"""List moves in an order that depends only on how the board looks.

Cells are numbered in the order in which they were opened. Listed in this order, the moves of two
positions that look the same could differ in their order.
"""

from stope.engine.jit import compiled
from stope.engine.records import Codes, GameRecord, Ints, Record
from stope.games.path_cards.board import CELLS, NO_SLOT, fits
from stope.games.path_cards.encoding import (
    Encoding,
    pass_one_move,
    pass_two_move,
    place_move,
)
from stope.games.path_cards.hands import is_new_in_hand, is_new_pair

_CELL_BITS = 8
assert CELLS <= 1 << _CELL_BITS


@compiled
def sort_numbers(numbers: Ints, begin: int, end: int) -> None:
    """Sort ``numbers[begin:end]``, smallest first."""
    # Shell sort: there are usually few numbers, rarely more than a hundred
    gap = 1
    while gap < (end - begin) // 3:
        gap = 3 * gap + 1
    while gap > 0:
        for place in range(begin + gap, end):
            number = numbers[place]
            before = place - gap
            while before >= begin and numbers[before] > number:
                numbers[before + gap] = numbers[before]
                before -= gap
            numbers[before + gap] = number
        gap //= 3


@compiled
def cell_with_place(board: Record, cell: int) -> int:
    """Return a number that contains a cell and sorts by its position: by x first, then by y."""
    return (int(board.place[cell]) << _CELL_BITS) | cell


@compiled
def cell_of(number: int) -> int:
    """Return the cell that a number from ``cell_with_place`` contains."""
    return int(number) & ((1 << _CELL_BITS) - 1)


@compiled
def list_free_cells(s: GameRecord, continued: bool, out: Codes) -> int:
    """Write the empty cells beside a face-up card to the end of ``out``; return where they begin.

    ``continued``: only the cells that an open side of such a card faces. The cells are sorted by
    position; ``cell_of`` reads each. ``out`` has room for the moves of a full hand on all of these
    cells, so a caller that writes the moves of one cell after the other to the beginning of ``out``
    never overwrites a cell that it has not read yet.
    """
    first = int(out.size)
    for cell in range(s.board.cells):
        if is_free_cell(s, cell, continued):
            first -= 1
    # written in the order in which the cells were opened, which is nearly sorted
    place = first
    for cell in range(s.board.cells):
        if is_free_cell(s, cell, continued):
            out[place] = cell_with_place(s.board, cell)
            place += 1
    sort_numbers(out, first, out.size)
    return first


@compiled(hot=True)
def is_free_cell(s: GameRecord, cell: int, continued: bool) -> bool:
    """Return whether a cell is empty and beside a face-up card.

    ``continued``: such a card also has to have an open side towards the cell.
    """
    facing = s.board.faced_open[cell] if continued else s.board.faced[cell]
    return facing != 0 and s.card_at[cell] == NO_SLOT


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
    """Write the moves that lay a path card of a hand on a cell; return the new number of moves.

    A card has to match all neighbours of the cell. ``orientations`` is for each face in how many
    orientations it can lie, 0 for an action card; ``open_sides`` is for each face the mask of its
    open sides, upright and turned. ``found`` is the number of moves already in ``out``.
    """
    x, y = int(s.board.x[cell]), int(s.board.y[cell])
    for place in range(s.hand_size[seat]):
        face = int(s.hand[seat, place])
        if is_new_in_hand(s, seat, place):
            for turned in range(orientations[face]):
                if fits(s.board, cell, int(open_sides[face, turned])):
                    out[found] = place_move(code, face, x, y, turned)
                    found += 1
    return found


@compiled(hot=True)
def list_discards(s: GameRecord, seat: int, code: Encoding, out: Codes, found: int) -> int:
    """Write the moves that discard one or two cards of a hand; return the new number of moves.

    Discards that look the same are listed once. ``found`` is the number of moves that ``out`` holds
    already.
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
                found += 1
    return found
