"""Boards without a border: the cells that matter, linked to their neighbours.

A cell is opened when a card is laid on it or beside it. Cards never move, so a cell keeps its
number for the rest of the round. What lies on a cell is the game's business; the board knows, for
each cell, which of its sides have a face-up neighbour and which of those are open towards it.
"""

from stope.kernel.native import rule
from stope.kernel.records import Record, record
from stope.kernel.sides import SIDES, STEP_X, STEP_Y, opposite

#: Start cards and goals open their own cell and four around it, a laid card, which lies beside one
#: of them, at most three more: 175 for the 50 cards of the largest game. The rest is room for
#: positions in which cards lie apart.
CELLS = 216
NO_CELL = -1
#: Stands for a cell without a card.
NO_SLOT = -1
#: Stands for a slot without a card.
NO_CARD = -1
#: Stands for the place of a cell that is not open; no card gets that far to the west.
_NOWHERE = -128 * 256

BOARD = record(
    # x and y in one number, so that looking for a cell is one comparison each
    place=("i2", CELLS),
    beside=("i2", (CELLS, SIDES)),
    x=("i1", CELLS),
    y=("i1", CELLS),
    # masks of sides: those with a face-up neighbour, and those where its side is open
    faced=("i1", CELLS),
    faced_open=("i1", CELLS),
    cells="i2",
)


@rule
def clear_board(board: Record) -> None:
    """Forget all cells."""
    board.cells = 0
    for cell in range(CELLS):
        board.place[cell] = _NOWHERE
        board.x[cell] = 0
        board.y[cell] = 0
        board.faced[cell] = 0
        board.faced_open[cell] = 0
        for side in range(SIDES):
            board.beside[cell, side] = NO_CELL


@rule
def find_cell(board: Record, x: int, y: int) -> int:
    """Return the cell at a place, or NO_CELL."""
    place = _place_number(x, y)
    found = NO_CELL
    # no early end: the compiler compares sixteen places at a time
    for cell in range(CELLS):
        if board.place[cell] == place:
            found = cell
    return found


@rule
def _place_number(x: int, y: int) -> int:
    """Return a number that no other place has."""
    return x * 256 + y


@rule
def open_cell(board: Record, x: int, y: int) -> int:
    """Return the cell at a place, opened if need be."""
    cell = find_cell(board, x, y)
    if cell != NO_CELL:
        return cell
    cell = int(board.cells)
    board.cells += 1
    board.place[cell] = _place_number(x, y)
    board.x[cell] = x
    board.y[cell] = y
    for side in range(SIDES):
        other = find_cell(board, x + int(STEP_X[side]), y + int(STEP_Y[side]))
        board.beside[cell, side] = other
        if other != NO_CELL:
            board.beside[other, opposite(side)] = cell
    return cell


@rule
def open_around(board: Record, cell: int) -> None:
    """Open the four cells beside a cell."""
    for side in range(SIDES):
        if board.beside[cell, side] == NO_CELL:
            x, y = int(board.x[cell]), int(board.y[cell])
            open_cell(board, x + int(STEP_X[side]), y + int(STEP_Y[side]))


@rule
def show_sides(board: Record, cell: int, open_sides: int) -> None:
    """Let the cells around one know that a card with these open sides lies there face up."""
    open_around(board, cell)
    for side in range(SIDES):
        other = board.beside[cell, side]
        facing = 1 << opposite(side)
        board.faced[other] |= facing
        if (open_sides >> side) & 1:
            board.faced_open[other] |= facing


@rule
def forget_sides(board: Record, cell: int) -> None:
    """Let the cells around one know that no card lies there face up any more."""
    for side in range(SIDES):
        other = board.beside[cell, side]
        board.faced[other] &= ~(1 << opposite(side))
        board.faced_open[other] &= ~(1 << opposite(side))


@rule
def fits(board: Record, cell: int, open_sides: int) -> bool:
    """Return whether a card with these open sides matches every face-up neighbour of a cell."""
    return (open_sides & board.faced[cell]) == board.faced_open[cell]


@rule
def ways_round(board: Record, cell: int, upright: int, turned: int, wanted: int) -> int:
    """Return the ways that a card turned up on a cell can lie: bit 0 upright, bit 1 turned.

    Of the ways that are open on a wanted side, those that match all neighbours; if none does, all
    of them. ``upright`` and ``turned`` are the open sides of the card.
    """
    open_there, matching = 0, 0
    for way in range(2):
        sides = turned if way else upright
        if (sides & wanted) != 0:
            open_there |= 1 << way
            if fits(board, cell, sides):
                matching |= 1 << way
    return open_there if matching == 0 else matching


# Cards on the board, in slots in the order in which they came there. The record ``s`` has a board,
# `card_at` for its cells, and `cell`, `face`, `turned`, `face_down` for its slots.


@rule
def put_card(s: Record, x: int, y: int, face: int, turned: int, open_sides: int) -> int:
    """Lay a card face up on a place and return its slot."""
    slot = put_face_down(s, x, y, face)
    turn_up(s, slot, turned, open_sides)
    return slot


@rule
def put_face_down(s: Record, x: int, y: int, face: int) -> int:
    """Lay a card face down on a place and return its slot."""
    cell = open_cell(s.board, x, y)
    slot = int(s.slots)
    s.slots += 1
    s.card_at[cell] = slot
    s.cell[slot] = cell
    s.face[slot] = face
    s.turned[slot] = 0
    s.face_down[slot] = 1
    return slot


@rule
def turn_up(s: Record, slot: int, turned: int, open_sides: int) -> None:
    """Let a card that lies face down lie face up, this way round."""
    s.face_down[slot] = 0
    s.turned[slot] = turned
    show_sides(s.board, int(s.cell[slot]), open_sides)


@rule
def take_card(s: Record, slot: int) -> None:
    """Take a card that lies face up from the board; its slot stays empty."""
    cell = int(s.cell[slot])
    forget_sides(s.board, cell)
    s.card_at[cell] = NO_SLOT
    s.cell[slot] = NO_CELL
    s.face[slot] = NO_CARD
    s.turned[slot] = 0


@rule
def slot_at(s: Record, x: int, y: int) -> int:
    """Return the slot of the card at a place, or NO_SLOT."""
    cell = find_cell(s.board, x, y)
    return int(s.card_at[cell]) if cell != NO_CELL else NO_SLOT
