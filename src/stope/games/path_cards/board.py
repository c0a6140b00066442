"""Boards of path cards without a border: only the cells on or beside a card are stored.

A cell is a position x, y. To *open* a cell means to give the cell a number, which the cell keeps
for the rest of the round. A card opens the cell that it is laid on; a face-up card also opens the
four cells beside it. The board stores for each open cell the four neighbouring cells and two masks
of sides: the sides with a face-up card beyond them, and the sides where that card is open towards
the cell. The card on a cell is not stored here, but in the array ``card_at`` of the game's record.
"""

from stope.engine.jit import compiled
from stope.engine.records import GameRecord, Record, State, record
from stope.games.path_cards.sides import SIDES, STEP_X, STEP_Y, opposite

#: The most cells of a board. The Dark Cave needs the most cells, 175. Its start card and goals each
#: open their own cell and the four cells beside it, together 25 cells. Its 50 path cards each open
#: at most three cells, together 150 cells: the cell of a path card and one cell beside it are open
#: already. A person can enter positions in which cards lie apart; the remaining cells are for such
#: positions.
CELLS = 216
NO_CELL = -1
#: The value of ``card_at`` for a cell without a card.
NO_SLOT = -1
#: The number that stands in the place of a face where there is no card.
NO_CARD = -1
#: The mask of the orientations upright (bit 0) and turned by 180 degrees (bit 1).
BOTH_WAYS = 0b11
#: The value of ``packed_xy`` at an unused cell number. Its x is -128, where no card can lie.
_NOWHERE = -128 * 256

BOARD = record(
    # x and y in one number, so that a search for a cell compares one number per cell
    packed_xy=("i2", CELLS),
    beside=("i2", (CELLS, SIDES)),
    x=("i1", CELLS),
    y=("i1", CELLS),
    # two masks of sides for each cell: a side is in `faced` if a face-up card lies beyond the side,
    # and also in `faced_open` if this card is open towards the cell
    faced=("i1", CELLS),
    faced_open=("i1", CELLS),
    cells="i2",
)


@compiled
def clear_board(board: Record) -> None:
    """Remove all cells from the board."""
    board.cells = 0
    for cell in range(CELLS):
        board.packed_xy[cell] = _NOWHERE
        board.x[cell] = 0
        board.y[cell] = 0
        board.faced[cell] = 0
        board.faced_open[cell] = 0
        for side in range(SIDES):
            board.beside[cell, side] = NO_CELL


@compiled
def find_cell(board: Record, x: int, y: int) -> int:
    """Return the number of the cell at x, y, or NO_CELL if that cell is not open."""
    wanted = _packed(x, y)
    found = NO_CELL
    # the loop goes on after the cell is found: the compiler vectorizes only loops without an early
    # exit, and then compares sixteen numbers at a time
    for cell in range(CELLS):
        if board.packed_xy[cell] == wanted:
            found = cell
    return found


@compiled
def _packed(x: int, y: int) -> int:
    """Return x, y as one number, as in ``packed_xy``; no two cells have the same number."""
    return x * 256 + y


@compiled
def open_cell(board: Record, x: int, y: int) -> int:
    """DU-25, DC-25: return the number of the cell at x, y; open the cell if it is not open yet.

    The board has no edge, so a cell can be opened at any x, y.
    """
    cell = find_cell(board, x, y)
    if cell != NO_CELL:
        return cell
    cell = int(board.cells)
    board.cells += 1
    board.packed_xy[cell] = _packed(x, y)
    board.x[cell] = x
    board.y[cell] = y
    for side in range(SIDES):
        other = find_cell(board, x + int(STEP_X[side]), y + int(STEP_Y[side]))
        board.beside[cell, side] = other
        if other != NO_CELL:
            board.beside[other, opposite(side)] = cell
    return cell


@compiled
def open_around(board: Record, cell: int) -> None:
    """Open the four cells beside a cell, except cells that are open already."""
    for side in range(SIDES):
        if board.beside[cell, side] == NO_CELL:
            x, y = int(board.x[cell]), int(board.y[cell])
            open_cell(board, x + int(STEP_X[side]), y + int(STEP_Y[side]))


@compiled
def show_sides(board: Record, cell: int, open_sides: int) -> None:
    """Add a face-up card to the masks ``faced`` and ``faced_open`` of the four cells beside it.

    ``cell`` is the cell of the card, and ``open_sides`` is the mask of the card's open sides.
    """
    open_around(board, cell)
    for side in range(SIDES):
        other = board.beside[cell, side]
        facing = 1 << opposite(side)
        board.faced[other] |= facing
        if (open_sides >> side) & 1:
            board.faced_open[other] |= facing


@compiled
def forget_sides(board: Record, cell: int) -> None:
    """Remove the card on a cell from ``faced`` and ``faced_open`` of the four cells beside it."""
    for side in range(SIDES):
        other = board.beside[cell, side]
        board.faced[other] &= ~(1 << opposite(side))
        board.faced_open[other] &= ~(1 << opposite(side))


# Cards on the board. Cards are numbered in the order in which they are laid; the number of a card
# is its slot. The record ``s`` has a board, the array `card_at` indexed by cell, and the arrays
# `cell`, `face`, `turned`, `face_down` indexed by slot.


@compiled
def clear_cards(s: State) -> None:
    """Empty the board and all slots."""
    clear_board(s.board)
    s.slots = 0
    for cell in range(CELLS):
        s.card_at[cell] = NO_SLOT
    for slot in range(s.cell.shape[0]):
        s.cell[slot] = NO_CELL
        s.face[slot] = NO_CARD
        s.turned[slot] = 0
        s.face_down[slot] = 0


@compiled
def put_card(s: State, x: int, y: int, face: int, turned: int, open_sides: int) -> int:
    """Lay a card face up at x, y and return its slot."""
    slot = put_face_down(s, x, y, face)
    turn_up(s, slot, turned, open_sides)
    return slot


@compiled
def put_face_down(s: State, x: int, y: int, face: int) -> int:
    """Lay a card face down at x, y and return its slot."""
    cell = open_cell(s.board, x, y)
    slot = int(s.slots)
    s.slots += 1
    s.card_at[cell] = slot
    s.cell[slot] = cell
    s.face[slot] = face
    s.turned[slot] = 0
    s.face_down[slot] = 1
    return slot


@compiled
def turn_up(s: State, slot: int, turned: int, open_sides: int) -> None:
    """Turn a face-down card face up, with the orientation upright (0) or turned (1)."""
    s.face_down[slot] = 0
    s.turned[slot] = turned
    show_sides(s.board, int(s.cell[slot]), open_sides)


@compiled
def take_card(s: State, slot: int) -> None:
    """Remove a face-up card from the board; cards that are laid later get other slots."""
    cell = int(s.cell[slot])
    forget_sides(s.board, cell)
    s.card_at[cell] = NO_SLOT
    s.cell[slot] = NO_CELL
    s.face[slot] = NO_CARD
    s.turned[slot] = 0


@compiled
def slot_at(s: GameRecord, x: int, y: int) -> int:
    """Return the slot of the card at x, y, or NO_SLOT if no card lies there."""
    cell = find_cell(s.board, x, y)
    return int(s.card_at[cell]) if cell != NO_CELL else NO_SLOT
