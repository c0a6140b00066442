"""How promising each move of the Duel looks: what it changes in how the round stands."""

from typing import Any, NamedTuple

import numpy as np

from stope.games.duel.cards import (
    ACTION,
    ARM,
    FACES,
    FIRST_GOAL,
    GOLD,
    GOLD_PART,
    HAND_FACES,
    LADDER,
    OPEN,
    PATH,
    PATH_FACES,
    ROUND_GOALS,
    Action,
)
from stope.games.duel.goals import first_goal_slot, has_free_gold
from stope.games.duel.heuristics import sides_gained
from stope.games.duel.legality import action_face, action_of
from stope.games.duel.moves import CARD, FIRST, SECOND, TURNED, Do, X, Y
from stope.games.duel.network import colour_of, part_at
from stope.games.duel.prospects import (
    GOLD_WORTH,
    balance,
    gold_worths,
    survey,
    tools_lost,
    turn_pairs,
    worth_of_gold,
)
from stope.games.duel.state import Phase
from stope.games.duel.terrain import (
    BESIDE_GOAL,
    EASE,
    FEW_CARDS_FIT,
    NO_CARD_FITS,
    NOBODY,
    OUT_OF_REACH,
    Ground,
    place_bit,
    steps_to,
    steps_to_goals,
)
from stope.kernel.board import NO_CELL, NO_SLOT, find_cell, slot_at
from stope.kernel.fields import KIND, get
from stope.kernel.masks import first, has, lowest_of_many
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import ALL_SIDES, SIDES, STEP_X, STEP_Y, opposite, sides_mask

#: What it is worth to hold a card: path cards by the most sides that are joined on them, action
#: cards by what they do.
_HELD_JUNCTION, _HELD_STRAIGHT, _HELD_OTHER_PATH = 17, 13, 8
_HELD_ACTION = {
    Action.SABOTAGE: 8,
    Action.REPAIR: 5,
    Action.MAP: 2,
    Action.ROCKFALL: 10,
    Action.KEY: 6,
}
#: The way that most cards have to lead.
_FORWARD = sides_mask("EW")


def _held(face: int) -> int:
    """Return what it is worth to hold a card of a face."""
    if face >= PATH_FACES:
        return _HELD_ACTION.get(Action(int(ACTION[face])), 0)
    paths = [int(PATH[face, 0, side]) for side in range(SIDES)]
    if max(path.bit_count() for path in paths) > 2:
        return _HELD_JUNCTION
    return _HELD_STRAIGHT if _FORWARD in paths else _HELD_OTHER_PATH


HELD = np.array([_held(face) for face in range(FACES)], np.int16)
#: What it is worth to hold a path card that brings nothing anywhere.
_HELD_USELESS = 4
#: Faces of hand cards as masks.
EVERY_CARD, PATH_CARDS = first(HAND_FACES), first(PATH_FACES)
#: What a card from the pile is worth that nobody has seen.
_DRAWN = 10
#: The same for who plays alone: the pile is all the time there is.
_DRAWN_ALONE = 4
#: All worths are multiplied by this before moves are drawn by them: the best move is chosen mostly,
#: those that are nearly as good now and then.
_EMPHASIS = 6
#: What it is worth to know a goal next to the own network; less further off.
_KNOWN_GOAL = 4
#: What is lost besides the gold when a troll is bribed: debts are paid without change.
_NO_CHANGE = 32
#: What the turn is worth that a player still has after a bribe.
_TURN_KEPT = 64


class Outlook(NamedTuple):
    """How the round stands before a player decides."""

    ground: Ground
    #: what the gold of each goal is worth, packed
    worths: int
    #: pairs of turns left
    pairs: int
    #: sabotage cards before the player and, eight times, before the other
    sabotages: int
    #: steps of both players to the goals, packed
    own_steps: int
    other_steps: int
    #: what the player may expect of the goals, less what the other may
    balance: int


@rule
def look_out(view: Record, seat: int) -> Outlook:
    """Return how the round stands for a player."""
    ground = survey(view, seat)
    worths, pairs = gold_worths(view), turn_pairs(view)
    sabotages = tools_lost(view, seat) + 8 * tools_lost(view, 1 - seat)
    own_steps = steps_to_goals(ground, ground.own, ground.other, ground.other)
    other_steps = NOBODY
    if not ground.alone:
        other_steps = steps_to_goals(ground, ground.other, ground.own, ground.own)
    now = balance(worths, pairs, own_steps, other_steps, sabotages)
    return Outlook(ground, worths, pairs, sabotages, own_steps, other_steps, now)


@rule
def weigh(view: Record, seat: int, moves: Any, count: int, worths: Any) -> None:
    """Write how promising each move looks."""
    outlook = look_out(view, seat)
    # who is sabotaged cannot lay a card now, but soon
    useful = EVERY_CARD if view.sabotage[seat] != 0 else EVERY_CARD & ~PATH_CARDS
    for number in range(count):
        move = int(moves[number])
        if get(move, KIND) == Do.PLACE:
            worth = worth_of_place(view, seat, outlook, move)
            worths[number] = _EMPHASIS * (worth - int(HELD[get(move, CARD)]))
            if worth > 0:
                useful |= 1 << get(move, CARD)
    for number in range(count):
        move = int(moves[number])
        if get(move, KIND) != Do.PLACE:
            worths[number] = _EMPHASIS * worth_of_move(view, seat, outlook, useful, move)


@rule
def worth_of_place(view: Record, seat: int, outlook: Outlook, move: int) -> int:
    """Return what laying a path card changes for the better."""
    cell = find_cell(view.board, get(move, X), get(move, Y))
    return worth_of_card(view, seat, outlook, cell, get(move, CARD), get(move, TURNED))


@rule
def worth_of_move(view: Record, seat: int, outlook: Outlook, useful: int, move: int) -> int:
    """Return what any other move changes for the better; ``useful`` are faces of hand cards."""
    kind = get(move, KIND)
    if kind == Do.PASS_ONE:
        return -worth_held(useful, get(move, CARD))
    if kind == Do.PASS_TWO:
        return worth_drawn(view) - worth_of_pair(useful, move)
    if kind == Do.EXCHANGE:
        return worth_of_sabotages(outlook, -1) - worth_of_pair(useful, move)
    if kind == Do.LAY_GOAL:
        slot = int(view.pending)
        cell, face = int(view.cell[slot]), int(view.face[slot])
        return worth_of_card(view, seat, outlook, cell, face, get(move, TURNED))
    if kind == Do.BRIBE:
        return worth_of_bribe(view, seat, outlook, move)
    if kind == Do.DONE:
        return 0
    return worth_of_action(view, seat, outlook, move, kind)


@rule
def worth_held(useful: int, face: int) -> int:
    """Return what is lost with a card of the hand."""
    return int(HELD[face]) if has(useful, face) else _HELD_USELESS


@rule
def worth_of_pair(useful: int, move: int) -> int:
    """Return what is lost with the two cards that a move discards."""
    return worth_held(useful, get(move, FIRST)) + worth_held(useful, get(move, SECOND))


@rule
def worth_of_action(view: Record, seat: int, outlook: Outlook, move: int, kind: int) -> int:
    """Return what playing an action card changes for the better."""
    if kind == Do.SABOTAGE:
        return worth_of_sabotages(outlook, 8) - int(HELD[get(move, CARD)])
    if kind == Do.REPAIR:
        return worth_of_sabotages(outlook, -1) - int(HELD[get(move, CARD)])
    slot = slot_at(view, get(move, X), get(move, Y))
    given = int(HELD[action_face(view, seat, action_of(kind))])
    if kind == Do.PUT_KEY:
        return worth_of_opening(view, seat, outlook, slot, 0) - given
    if kind == Do.ROCKFALL:
        return worth_of_rockfall(view, seat, outlook, slot) - given
    # a map shows best what the player may get to soon
    nearness = OUT_OF_REACH - steps_to(outlook.own_steps, slot - first_goal_slot(view))
    return nearness * _KNOWN_GOAL // OUT_OF_REACH - given


@rule
def worth_drawn(view: Record) -> int:
    """Return what a second card from the pile is worth, if there is one."""
    if view.pile_left < 2:
        return 0
    return _DRAWN_ALONE if view.seats == 1 else _DRAWN


@rule
def worth_of_sabotages(outlook: Outlook, more: int) -> int:
    """Return what more sabotage cards, or fewer, change for the better."""
    after = balance(
        outlook.worths,
        outlook.pairs,
        outlook.own_steps,
        outlook.other_steps,
        outlook.sabotages + more,
    )
    return after - outlook.balance


@rule
def balance_on(outlook: Outlook, ground: Ground) -> int:
    """Return what the player may expect, less what the other may, on another ground."""
    own_steps = steps_to_goals(ground, ground.own, ground.other, ground.other)
    other_steps = NOBODY
    if not ground.alone:
        other_steps = steps_to_goals(ground, ground.other, ground.own, ground.own)
    return balance(outlook.worths, outlook.pairs, own_steps, other_steps, outlook.sabotages)


# Cards laid


@rule
def worth_of_card(
    view: Record, seat: int, outlook: Outlook, cell: int, face: int, turned: int
) -> int:
    """Return what a card on a cell brings: gold, and shorter ways than the other's."""
    ground = outlook.ground
    own = sides_won(view, seat, cell, face, turned)
    other = 0
    if not ground.alone:
        other = sides_won(view, 1 - seat, cell, face, turned)
    worth = gold_on(face, turned, own) + gold_next_to(view, outlook.worths, cell, own)
    # what both get to is the player's whose turn it is
    if (own & GOLD_PART[face, turned]) == 0:
        worth -= gold_on(face, turned, other)
    worth -= gold_next_to(view, outlook.worths, cell, other & ~own)
    own_ends = ends_after(view, ground, seat, cell, own, ground.own, ground.other)
    other_ends = ends_after(view, ground, 1 - seat, cell, other, ground.other, ground.own)
    dug = ground_after(view, ground, cell, int(OPEN[face, turned]))
    sides = sides_after(view, ground, cell, face, turned, own | other)
    after = Ground(ground.alone, dug.free, dug.hard, own_ends, other_ends, sides)
    return worth + balance_on(outlook, after) - outlook.balance


@rule
def sides_won(view: Record, player: int, cell: int, face: int, turned: int) -> int:
    """Return the sides of a card on a cell that a player will be connected to."""
    if LADDER[face] >= 0 and LADDER[face] == colour_of(view, player):
        return int(OPEN[face, turned])
    entries = int(view.touch[player, cell]) & int(OPEN[face, turned])
    if entries == 0:
        return 0
    return sides_gained(view, player, face, turned, entries)


@rule
def gold_on(face: int, turned: int, won: int) -> int:
    """Return the worth of the gold on a card that these sides lead to."""
    return GOLD_WORTH * int(GOLD[face]) if (won & GOLD_PART[face, turned]) != 0 else 0


@rule
def gold_next_to(view: Record, worths: int, cell: int, won: int) -> int:
    """Return the worth of the gold on the cards beside a cell that these sides lead to."""
    worth = 0
    for side in range(SIDES):
        if not has(won, side):
            continue
        slot = slot_beside(view, cell, side)
        if slot == NO_SLOT:
            continue
        goal = slot - first_goal_slot(view)
        if view.face_down[slot]:
            worth += worth_of_gold(worths, goal)
        elif has_free_gold(view, slot):
            at = int(GOLD_PART[view.face[slot], view.turned[slot]])
            if has(at, opposite(side)):
                worth += GOLD_WORTH * int(GOLD[view.face[slot]])
    return worth


@rule
def slot_beside(view: Record, cell: int, side: int) -> int:
    """Return the slot of the card beside a cell, or NO_SLOT."""
    beside = int(view.board.beside[cell, side])
    return int(view.card_at[beside]) if beside != NO_CELL else NO_SLOT


@rule
def sides_after(view: Record, ground: Ground, cell: int, face: int, turned: int, won: int) -> int:
    """Return the sides at which gold of goals is still to be had with a card on a cell."""
    sides = ground.sides
    for side in range(SIDES):
        slot = slot_beside(view, cell, side)
        goal = slot - first_goal_slot(view)
        if has(won, side) and 0 <= goal < ROUND_GOALS:
            sides &= ~(ALL_SIDES << (SIDES * goal))
    if face >= FIRST_GOAL:
        goal = int(view.card_at[cell]) - first_goal_slot(view)
        sides &= ~(ALL_SIDES << (SIDES * goal))
        if (won & GOLD_PART[face, turned]) == 0:
            sides |= int(GOLD_PART[face, turned]) << (SIDES * goal)
    return sides


@rule
def ground_after(view: Record, ground: Ground, cell: int, open_sides: int) -> Ground:
    """Return the ground with a card on a cell."""
    x, y = int(view.board.x[cell]), int(view.board.y[cell])
    free, hard = ground.free & ~place_bit(ground.alone, x, y), ground.hard
    for side in range(SIDES):
        if slot_beside(view, cell, side) != NO_SLOT:
            continue
        place = place_bit(ground.alone, x + int(STEP_X[side]), y + int(STEP_Y[side]))
        beside = int(view.board.beside[cell, side])
        facing = 1 << opposite(side)
        faced, faced_open = facing, facing if has(open_sides, side) else 0
        if beside != NO_CELL:
            faced |= int(view.board.faced[beside])
            faced_open |= int(view.board.faced_open[beside])
        ease = EASE[faced, faced_open]
        if ease == NO_CARD_FITS:
            free &= ~place
        elif ease == FEW_CARDS_FIT:
            hard |= place
    return Ground(ground.alone, free, hard, ground.own, ground.other, ground.sides)


@rule
def ends_after(
    view: Record, ground: Ground, player: int, cell: int, won: int, ends: int, others: int
) -> int:
    """Return the ends of a player's network once it reaches these sides of a card on a cell."""
    x, y = int(view.board.x[cell]), int(view.board.y[cell])
    ends &= ~place_bit(ground.alone, x, y)
    for side in range(SIDES):
        if not has(won, side):
            continue
        slot = slot_beside(view, cell, side)
        if slot == NO_SLOT:
            ends |= place_bit(ground.alone, x + int(STEP_X[side]), y + int(STEP_Y[side]))
            continue
        entry = opposite(side)
        if view.face_down[slot]:
            # most goals lead on to somewhere
            goal = slot - first_goal_slot(view)
            ends |= int(BESIDE_GOAL[ground.alone, goal, ALL_SIDES & ~(1 << entry)])
            continue
        if has(int(view.reach[player, slot]), entry):
            continue
        if not has(int(OPEN[view.face[slot], view.turned[slot]]), entry):
            continue
        if has(int(view.reach[1 - player, slot]), entry):
            ends |= others
        ends |= ends_of(view, ground, slot, part_at(view, slot, entry, player))
    return ends


@rule
def ends_of(view: Record, ground: Ground, slot: int, sides: int) -> int:
    """Return the places without a card beside some sides of a card that lies."""
    cell = int(view.cell[slot])
    x, y = int(view.board.x[cell]), int(view.board.y[cell])
    ends = 0
    for side in range(SIDES):
        if has(sides, side) and slot_beside(view, cell, side) == NO_SLOT:
            ends |= place_bit(ground.alone, x + int(STEP_X[side]), y + int(STEP_Y[side]))
    return ends


# Doors, trolls and rocks


@rule
def worth_of_bribe(view: Record, seat: int, outlook: Outlook, move: int) -> int:
    """Return what is gained by bribing a troll: it costs gold, but not the turn."""
    slot = slot_at(view, get(move, X), get(move, Y))
    worth = worth_of_opening(view, seat, outlook, slot, 1) - GOLD_WORTH - _NO_CHANGE
    if view.phase == Phase.BEFORE:
        return worth + _TURN_KEPT if worth > 0 else worth - _TURN_KEPT
    return worth


@rule
def worth_of_opening(view: Record, seat: int, outlook: Outlook, slot: int, to_both: int) -> int:
    """Return what it brings when a door opens to a player, or a troll to both."""
    ground, cell = outlook.ground, int(view.cell[slot])
    face, turned = int(view.face[slot]), int(view.turned[slot])
    own = sides_opened(view, seat, slot)
    if own == 0 and not to_both:
        return 0
    worth = gold_next_to(view, outlook.worths, cell, own)
    if view.owner[slot] == 0:
        worth += gold_on(face, turned, own)
    own_ends = ends_after(view, ground, seat, cell, own, ground.own, ground.other)
    other_ends = ground.other
    if to_both and not ground.alone:
        other = sides_opened(view, 1 - seat, slot)
        other_ends = ends_after(view, ground, 1 - seat, cell, other, ground.other, ground.own)
    sides = sides_after(view, ground, cell, face, turned, own)
    after = Ground(ground.alone, ground.free, ground.hard, own_ends, other_ends, sides)
    return worth + balance_on(outlook, after) - outlook.balance


@rule
def sides_opened(view: Record, player: int, slot: int) -> int:
    """Return the sides of a card that a player gets to only when its door or troll opens."""
    face, turned = view.face[slot], view.turned[slot]
    reached = int(view.reach[player, slot])
    opened = 0
    for side in range(SIDES):
        if has(int(ARM[face, turned]), side):
            path = int(PATH[face, turned, side])
            if (path & reached) != 0:
                opened = path & ~reached
    return opened


@rule
def worth_of_rockfall(view: Record, seat: int, outlook: Outlook, slot: int) -> int:
    """Return what it brings to take a card away: what hangs on it is cut off."""
    ground, cell = outlook.ground, int(view.cell[slot])
    gate = place_bit(ground.alone, int(view.board.x[cell]), int(view.board.y[cell]))
    free = ground.free | gate
    own, other = ground.own, ground.other
    if view.reach[seat, slot] != 0:
        own = ends_without(view, ground, seat, slot)
    if view.reach[1 - seat, slot] != 0:
        other = ends_without(view, ground, 1 - seat, slot)
    after = Ground(ground.alone, free, ground.hard & ~gate, own, other, ground.sides)
    own_steps = steps_to_goals(after, own, gate, ground.own)
    other_steps = steps_to_goals(after, other, gate, ground.other)
    sabotages = outlook.sabotages
    total = balance(outlook.worths, outlook.pairs, own_steps, other_steps, sabotages)
    return total - outlook.balance


@rule
def ends_without(view: Record, ground: Ground, player: int, gone: int) -> int:
    """Return the ends of a player's network without one of its cards."""
    ends, known = 0, 0
    for slot in range(view.slots):
        is_entrance = view.face[slot] >= 0 and LADDER[view.face[slot]] == colour_of(view, player)
        if is_entrance and slot != gone:
            known |= 1 << slot
    waiting = known
    while waiting != 0:
        slot = lowest_of_many(waiting)
        waiting &= waiting - 1
        cell = int(view.cell[slot])
        x, y = int(view.board.x[cell]), int(view.board.y[cell])
        for side in range(SIDES):
            if not has(int(view.reach[player, slot]), side):
                continue
            beside = slot_beside(view, cell, side)
            if beside in (NO_SLOT, gone):
                ends |= place_bit(ground.alone, x + int(STEP_X[side]), y + int(STEP_Y[side]))
            elif has(int(view.reach[player, beside]), opposite(side)):
                waiting |= (1 << beside) & ~known
                known |= 1 << beside
    return ends
