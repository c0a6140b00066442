"""The only script of the Duel, ``careful``, which tries to get as close to a goal as possible."""

from stope.engine.bitfields import KIND, get
from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import Codes, RngStream, ViewRecord, Workspace
from stope.games.duel.ai.weights import (
    CAREFUL_DETOUR,
    CAREFUL_EXCHANGE,
    CAREFUL_GOLD,
    CAREFUL_KEY,
    CAREFUL_OTHER,
    CAREFUL_REPAIR,
    CAREFUL_SABOTAGE,
)
from stope.games.duel.cards import (
    GOLD,
    GOLD_PART,
    OPEN,
    ROUND_GOALS,
)
from stope.games.duel.connectivity import sides_gained
from stope.games.duel.goals import first_goal_slot
from stope.games.duel.legality import legal
from stope.games.duel.moves import CARD, TURNED, MoveKind, X, Y
from stope.games.path_cards.board import NO_SLOT, find_cell
from stope.games.path_cards.sides import SIDES, STEP_X, STEP_Y
from stope.search.softmax import draw_best

#: The distance to the nearest goal if no goal lies face down: greater than any real distance.
_FAR = 99


@compiled
def way_to_goal(view: ViewRecord, x: int, y: int) -> int:
    """Return the distance in cells from x, y to the nearest goal that lies face down."""
    best = _FAR
    for number in range(ROUND_GOALS):
        slot = first_goal_slot(view) + number
        if view.face_down[slot]:
            cell = view.cell[slot]
            steps = abs(int(view.board.x[cell]) - x) + abs(int(view.board.y[cell]) - y)
            best = min(best, steps)
    return best


@compiled
def own_way(view: ViewRecord, seat: int) -> int:
    """Return the least distance from an end of a player's network to a face-down goal."""
    best = _FAR
    for cell in range(view.board.cells):
        if view.card_at[cell] == NO_SLOT and view.touch[seat, cell] != 0:
            best = min(best, way_to_goal(view, int(view.board.x[cell]), int(view.board.y[cell])))
    return best


@compiled
def worth_of_path(view: ViewRecord, seat: int, move: int, now: int) -> int:
    """Return the worth of laying a path card.

    This is the number of cells by which the nearest goal gets nearer, plus the worth of gold that
    the player reaches. ``now`` is the distance from the player's network to the nearest goal.
    """
    face, turned, x, y = get(move, CARD), get(move, TURNED), get(move, X), get(move, Y)
    cell = find_cell(view.board, x, y)
    entries = int(view.touch[seat, cell]) & int(OPEN[face, turned])
    gained = sides_gained(view, seat, face, turned, entries)
    best = _FAR
    for side in range(SIDES):
        if has(gained, side):
            there_x, there_y = x + int(STEP_X[side]), y + int(STEP_Y[side])
            beyond = find_cell(view.board, there_x, there_y)
            if beyond < 0 or view.card_at[beyond] == NO_SLOT or is_hidden(view, beyond):
                best = min(best, way_to_goal(view, there_x, there_y))
    worth = max(now - best, CAREFUL_DETOUR)
    if (gained & GOLD_PART[face, turned]) != 0:
        worth += CAREFUL_GOLD * GOLD[face]
    return worth


@compiled
def is_hidden(view: ViewRecord, cell: int) -> bool:
    """Return whether a goal lies face down on a cell."""
    slot = view.card_at[cell]
    return slot != NO_SLOT and view.face_down[slot] != 0


@compiled
def worth_of_goal(view: ViewRecord, seat: int, move: int) -> int:
    """Return the worth of laying the pending goal.

    This is the number of the goal's sides that the player reaches, plus the worth of gold that the
    player reaches.
    """
    slot, turned = int(view.pending), get(move, TURNED)
    face = int(view.face[slot])
    entries = int(view.touch[seat, view.cell[slot]]) & int(OPEN[face, turned])
    gained = sides_gained(view, seat, face, turned, entries)
    worth = 0
    for side in range(SIDES):
        worth += has(gained, side)
    if (gained & GOLD_PART[face, turned]) != 0:
        worth += CAREFUL_GOLD * GOLD[face]
    return worth


@compiled
def worth_of(view: ViewRecord, seat: int, move: int, now: int) -> int:
    """Return the worth that the script gives to a move; ``now`` is as in ``worth_of_path``."""
    kind = get(move, KIND)
    if kind == MoveKind.PLACE:
        return worth_of_path(view, seat, move, now)
    if kind == MoveKind.LAY_GOAL:
        return worth_of_goal(view, seat, move)
    if kind == MoveKind.REPAIR:
        return CAREFUL_REPAIR
    if kind == MoveKind.EXCHANGE:
        return CAREFUL_EXCHANGE
    if kind == MoveKind.SABOTAGE:
        return CAREFUL_SABOTAGE
    if kind == MoveKind.PUT_KEY:
        return CAREFUL_KEY
    # these three moves bring no goal nearer; the other moves are worse: bribes cost gold, rockfalls
    # may harm the player, and a pass with one card replaces fewer cards than a pass with two
    return 0 if kind in (MoveKind.LOOK, MoveKind.PASS_TWO, MoveKind.DONE) else CAREFUL_OTHER


@compiled
def scripted_move(
    view: ViewRecord, seat: int, _which: int, moves: Codes, rng: RngStream, workspace: Workspace
) -> int:
    """Return the move of ``careful``, the game's only script.

    This is the legal move with the highest worth; if there are several, one is drawn at random.
    """
    count = legal(view, seat, moves)
    now = own_way(view, seat)
    for number in range(count):
        workspace.worths[number] = worth_of(view, seat, int(moves[number]), now)
    return moves[draw_best(workspace.worths[:], count, rng)]


#: The names of the scripts, in the order of their numbers.
SCRIPTS = ("careful",)
