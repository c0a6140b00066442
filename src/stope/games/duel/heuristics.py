"""What bots know about the Duel beyond its rules."""

from typing import Any

from stope.games.codecs import Json
from stope.games.duel.cards import (
    ARM,
    BARRIER,
    GOLD,
    GOLD_PART,
    OPEN,
    PATH,
    ROUND_GOALS,
    UNSEEN_CARD,
)
from stope.games.duel.goals import first_goal_slot
from stope.games.duel.legality import legal
from stope.games.duel.moves import CARD, TURNED, Do, X, Y
from stope.games.duel.network import own_door
from stope.kernel.board import NO_SLOT, find_cell
from stope.kernel.chance import below
from stope.kernel.fields import KIND, get
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import SIDES, STEP_X, STEP_Y

_FAR = 99
# what things are worth to the careful player, in steps towards a goal
_GOLD_WORTH = 4
_REPAIR_WORTH = 5
_EXCHANGE_WORTH = 2
_SABOTAGE_WORTH = 2
_KEY_WORTH = 1


@rule
def way_to_goal(view: Record, x: int, y: int) -> int:
    """Return the steps from a place to the nearest goal that lies face down."""
    best = _FAR
    for number in range(ROUND_GOALS):
        slot = first_goal_slot(view) + number
        if view.face_down[slot]:
            cell = view.cell[slot]
            steps = abs(int(view.board.x[cell]) - x) + abs(int(view.board.y[cell]) - y)
            best = min(best, steps)
    return best


@rule
def own_way(view: Record, seat: int) -> int:
    """Return the steps from the ends of a player's network to the nearest goal."""
    best = _FAR
    for cell in range(view.board.cells):
        if view.card_at[cell] == NO_SLOT and view.touch[seat, cell] != 0:
            best = min(best, way_to_goal(view, int(view.board.x[cell]), int(view.board.y[cell])))
    return best


@rule
def sides_gained(view: Record, seat: int, face: int, turned: int, entries: int) -> int:
    """Return the sides of a card that a player gets to who comes in by some of its sides."""
    arm = int(ARM[face, turned])
    shut = arm if BARRIER[face] != own_door(view, seat) else 0
    gained = 0
    for side in range(SIDES):
        if has(entries, side):
            path = int(PATH[face, turned, side])
            gained |= (1 << side) if has(shut, side) else path & ~shut
    return gained


@rule
def worth_of_place(view: Record, seat: int, move: int, now: int) -> int:
    """Return how much laying a card shortens the own way, and the gold it brings."""
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
    worth = max(now - best, -2)
    if (gained & GOLD_PART[face, turned]) != 0:
        worth += _GOLD_WORTH * GOLD[face]
    return worth


@rule
def is_hidden(view: Record, cell: int) -> bool:
    """Return whether a goal lies face down on a cell."""
    slot = view.card_at[cell]
    return slot != NO_SLOT and view.face_down[slot] != 0


@rule
def worth_of_goal(view: Record, seat: int, move: int) -> int:
    """Return how much gold a way round of the goal just turned up opens to the player."""
    slot, turned = int(view.pending), get(move, TURNED)
    face = int(view.face[slot])
    entries = int(view.touch[seat, view.cell[slot]]) & int(OPEN[face, turned])
    gained = sides_gained(view, seat, face, turned, entries)
    worth = 0
    for side in range(SIDES):
        worth += has(gained, side)
    if (gained & GOLD_PART[face, turned]) != 0:
        worth += _GOLD_WORTH * GOLD[face]
    return worth


@rule
def worth_of(view: Record, seat: int, move: int, now: int) -> int:
    """Return what a move is worth to the careful player."""
    kind = get(move, KIND)
    if kind == Do.PLACE:
        return worth_of_place(view, seat, move, now)
    if kind == Do.LAY_GOAL:
        return worth_of_goal(view, seat, move)
    if kind == Do.REPAIR:
        return _REPAIR_WORTH
    if kind == Do.EXCHANGE:
        return _EXCHANGE_WORTH
    if kind == Do.SABOTAGE:
        return _SABOTAGE_WORTH
    if kind == Do.PUT_KEY:
        return _KEY_WORTH
    # bribes cost gold, rockfalls may hurt oneself, and looking or passing brings nobody forward
    return 0 if kind in (Do.LOOK, Do.PASS_TWO, Do.DONE) else -1


@rule
def careful(view: Record, seat: int, moves: Any, chance: Record) -> int:
    """Return the move that brings the own way furthest now; among equals, any."""
    count = legal(view, seat, moves)
    now = own_way(view, seat)
    best, ties, chosen = -_FAR, 0, int(moves[0])
    for number in range(count):
        move = int(moves[number])
        worth = worth_of(view, seat, move, now)
        if worth > best:
            best, ties, chosen = worth, 1, move
        elif worth == best:
            ties += 1
            if below(chance, ties) == 0:
                chosen = move
    return chosen


@rule
def habit(view: Record, seat: int, _which: int, moves: Any, chance: Record) -> int:
    """Return the move of the one rule-of-thumb player."""
    return careful(view, seat, moves, chance)


#: The players that ``habit`` plays, in its order.
HABITS = ("careful",)


@rule
def chapter(s: Record) -> int:
    """Return the number of the round."""
    return int(s.round_number)


def odds(view: Record) -> Json:
    """Return what can be counted: cards in the pile, markers, keys, and cards not seen yet."""
    unseen = int(view.pile_left) + int(view.asides)
    unseen += int((view.hand == UNSEEN_CARD).sum()) + int((view.discard == UNSEEN_CARD).sum())
    return {
        "pile": int(view.pile_left),
        "markers": int(view.markers),
        "keys": int(view.keys),
        "unseen": unseen,
    }
