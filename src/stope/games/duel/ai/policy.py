"""Scores of the moves of the Duel, based on how much more gold a player can expect after a move."""

from typing import NamedTuple

import numpy as np

from stope.engine.bitfields import KIND, get
from stope.engine.bitmask import has, lowest_of_63, mask_of_first
from stope.engine.jit import compiled
from stope.engine.records import Codes, Evidence, Scores, ViewRecord, Workspace
from stope.games.duel.ai.distance import (
    BESIDE_GOAL,
    EASE,
    FEW_CARDS_FIT,
    NO_CARD_FITS,
    NO_GOAL_IN_REACH,
    OUT_OF_REACH,
    Ground,
    cell_bit,
    steps_to,
    steps_to_goals,
)
from stope.games.duel.ai.expected_gold import (
    GOLD_WORTH,
    balance,
    gold_worths,
    survey,
    tools_lost,
    turn_pairs,
    worth_of_gold,
)
from stope.games.duel.ai.weights import (
    DRAWN,
    DRAWN_ALONE,
    EMPHASIS,
    HELD_JUNCTION,
    HELD_KEY,
    HELD_MAP,
    HELD_OTHER_PATH,
    HELD_REPAIR,
    HELD_ROCKFALL,
    HELD_SABOTAGE,
    HELD_STRAIGHT,
    HELD_USELESS,
    KNOWN_GOAL,
    NO_CHANGE,
    TURN_KEPT,
    WEIGHTS,
)
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
    UNSEEN_GOAL,
    Action,
)
from stope.games.duel.connectivity import colour_of, part_at, sides_gained
from stope.games.duel.goals import first_goal_slot
from stope.games.duel.gold_marking import has_free_gold
from stope.games.duel.legality import action_face, action_of
from stope.games.duel.moves import CARD, FIRST, SECOND, TURNED, MoveKind, X, Y
from stope.games.duel.state import Phase
from stope.games.path_cards.board import NO_CELL, NO_SLOT, find_cell, slot_at
from stope.games.path_cards.sides import ALL_SIDES, SIDES, STEP_X, STEP_Y, opposite, sides_mask
from stope.search.softmax import POINTLESS

_HELD_ACTION = {
    Action.SABOTAGE: HELD_SABOTAGE,
    Action.REPAIR: HELD_REPAIR,
    Action.MAP: HELD_MAP,
    Action.ROCKFALL: HELD_ROCKFALL,
    Action.KEY: HELD_KEY,
}
#: The mask of the sides that a path has to join to lead straight on towards the goals.
_FORWARD = sides_mask("EW")


def _held(face: int) -> int:
    """Return the worth of holding a card with this face."""
    if face >= PATH_FACES:
        return int(_HELD_ACTION.get(Action(int(ACTION[face])), 0))
    paths = [int(PATH[face, 0, side]) for side in range(SIDES)]
    if max(path.bit_count() for path in paths) > 2:
        return int(HELD_JUNCTION)
    return int(HELD_STRAIGHT if _FORWARD in paths else HELD_OTHER_PATH)


#: The worth of holding a card, by face. The worth of a path card depends on the sides that its
#: paths join. The worth of an action card depends on the kind of action.
HELD = WEIGHTS.table(lambda: np.array([_held(face) for face in range(FACES)], np.int16))
#: Masks of faces: all hand cards, and all path cards.
EVERY_CARD, PATH_CARDS = mask_of_first(HAND_FACES), mask_of_first(PATH_FACES)


class Outlook(NamedTuple):
    """What a player can expect before a decision, and the facts on which this depends."""

    ground: Ground
    #: the worth of each goal's gold, packed as by ``gold_worths``
    goal_worths: int
    #: half the number of turns that each player has left
    pairs: int
    #: sabotage cards in front of the player, plus eight times those in front of the other player
    sabotages: int
    #: the packed steps of the player to the goals, and the packed steps of the other player
    own_steps: int
    other_steps: int
    #: the worth that the player expects from the goals, minus the worth that the other expects
    balance: int


@compiled
def look_out(view: ViewRecord, seat: int) -> Outlook:
    """Return the outlook of a player before a decision."""
    ground = survey(view, seat)
    goal_worths, pairs = gold_worths(view), turn_pairs(view)
    sabotages = tools_lost(view, seat) + 8 * tools_lost(view, 1 - seat)
    own_steps = steps_to_goals(ground, ground.own_ends, ground.other_ends, ground.other_ends)
    other_steps = NO_GOAL_IN_REACH
    if not ground.alone:
        other_steps = steps_to_goals(ground, ground.other_ends, ground.own_ends, ground.own_ends)
    now = balance(goal_worths, pairs, own_steps, other_steps, sabotages)
    return Outlook(ground, goal_worths, pairs, sabotages, own_steps, other_steps, now)


@compiled
def score_moves(
    view: ViewRecord,
    seat: int,
    moves: Codes,
    count: int,
    move_scores: Scores,
    _evidence: Evidence,
    _workspace: Workspace,
) -> None:
    """Write the score of each move: how promising the move looks to a seat."""
    outlook = look_out(view, seat)
    # a sabotaged player cannot lay a card now, but may need path cards soon
    useful = EVERY_CARD if view.sabotage[seat] != 0 else EVERY_CARD & ~PATH_CARDS
    for number in range(count):
        move = int(moves[number])
        if get(move, KIND) == MoveKind.PLACE:
            worth = worth_of_laying(view, seat, outlook, move)
            move_scores[number] = EMPHASIS * (worth - int(HELD[get(move, CARD)]))
            if worth > 0:
                useful |= 1 << get(move, CARD)
    for number in range(count):
        move = int(moves[number])
        if get(move, KIND) != MoveKind.PLACE:
            move_scores[number] = EMPHASIS * worth_of_move(view, seat, outlook, useful, move)


@compiled
def worth_of_laying(view: ViewRecord, seat: int, outlook: Outlook, move: int) -> int:
    """Return the worth gained by laying a path card; it is negative if the move does harm."""
    cell = find_cell(view.board, get(move, X), get(move, Y))
    return worth_of_card(view, seat, outlook, cell, get(move, CARD), get(move, TURNED))


@compiled
def worth_of_move(view: ViewRecord, seat: int, outlook: Outlook, useful: int, move: int) -> int:
    """Return the worth gained by a move that lays no path card.

    ``useful`` is the mask of the faces that are worth keeping.
    """
    kind = get(move, KIND)
    if kind == MoveKind.PASS_ONE:
        return -worth_held(useful, get(move, CARD))
    if kind == MoveKind.PASS_TWO:
        return worth_drawn(view) - worth_of_pair(useful, move)
    if kind == MoveKind.EXCHANGE:
        return worth_of_sabotages(outlook, -1) - worth_of_pair(useful, move)
    if kind == MoveKind.LAY_GOAL:
        slot = int(view.pending)
        cell, face = int(view.cell[slot]), int(view.face[slot])
        return worth_of_card(view, seat, outlook, cell, face, get(move, TURNED))
    if kind == MoveKind.BRIBE:
        return worth_of_bribe(view, seat, outlook, move)
    if kind == MoveKind.DONE:
        return 0
    return worth_of_action(view, seat, outlook, move, kind)


@compiled
def worth_held(useful: int, face: int) -> int:
    """Return the worth lost by giving up a hand card."""
    return int(HELD[face]) if has(useful, face) else HELD_USELESS


@compiled
def worth_of_pair(useful: int, move: int) -> int:
    """Return the worth lost by giving up the two cards that a move discards."""
    return worth_held(useful, get(move, FIRST)) + worth_held(useful, get(move, SECOND))


@compiled
def worth_of_action(view: ViewRecord, seat: int, outlook: Outlook, move: int, kind: int) -> int:
    """Return the worth gained by playing an action card."""
    if kind == MoveKind.SABOTAGE:
        return worth_of_sabotages(outlook, 8) - int(HELD[get(move, CARD)])
    if kind == MoveKind.REPAIR:
        return worth_of_sabotages(outlook, -1) - int(HELD[get(move, CARD)])
    slot = slot_at(view, get(move, X), get(move, Y))
    given = int(HELD[action_face(view, seat, action_of(kind))])
    if kind == MoveKind.PUT_KEY:
        return less_cost(worth_of_opening(view, seat, outlook, slot, 0), given)
    if kind == MoveKind.ROCKFALL:
        return less_cost(worth_of_rockfall(view, seat, outlook, slot), given)
    if view.face[slot] != UNSEEN_GOAL:
        return POINTLESS
    # looking at a goal is worth most if the player may reach it soon
    nearness = OUT_OF_REACH - steps_to(outlook.own_steps, slot - first_goal_slot(view))
    return nearness * KNOWN_GOAL // OUT_OF_REACH - given


@compiled
def less_cost(gain: int, cost: int) -> int:
    """Return a gain minus its cost, or ``POINTLESS`` if there is no gain."""
    return gain - cost if gain > 0 else POINTLESS


@compiled
def worth_drawn(view: ViewRecord) -> int:
    """Return the worth of drawing a second card from the pile; 0 if there is no second card."""
    if view.pile_left < 2:
        return 0
    return DRAWN_ALONE if view.seats == 1 else DRAWN


@compiled
def worth_of_sabotages(outlook: Outlook, more: int) -> int:
    """Return the worth gained if ``more`` is added to ``outlook.sabotages``; a loss is negative."""
    after = balance(
        outlook.goal_worths,
        outlook.pairs,
        outlook.own_steps,
        outlook.other_steps,
        outlook.sabotages + more,
    )
    return after - outlook.balance


@compiled
def balance_on(outlook: Outlook, ground: Ground) -> int:
    """Return the balance of an outlook if ``outlook.ground`` is replaced by ``ground``."""
    own_steps = steps_to_goals(ground, ground.own_ends, ground.other_ends, ground.other_ends)
    other_steps = NO_GOAL_IN_REACH
    if not ground.alone:
        other_steps = steps_to_goals(ground, ground.other_ends, ground.own_ends, ground.own_ends)
    return balance(outlook.goal_worths, outlook.pairs, own_steps, other_steps, outlook.sabotages)


# Laying cards


@compiled
def worth_of_card(
    view: ViewRecord, seat: int, outlook: Outlook, cell: int, face: int, turned: int
) -> int:
    """Return the worth gained by laying a card on a cell.

    This is the worth of the gold reached, plus the worth of the change in distances to the goals.
    """
    ground = outlook.ground
    own = sides_won(view, seat, cell, face, turned)
    other = 0
    if not ground.alone:
        other = sides_won(view, 1 - seat, cell, face, turned)
    worth = gold_on(face, turned, own) + gold_next_to(view, outlook.goal_worths, cell, own)
    # gold that both players reach goes to the player whose turn it is
    if (own & GOLD_PART[face, turned]) == 0:
        worth -= gold_on(face, turned, other)
    worth -= gold_next_to(view, outlook.goal_worths, cell, other & ~own)
    own_ends = ends_after(view, ground, seat, cell, own, ground.own_ends, ground.other_ends)
    other_ends = ends_after(view, ground, 1 - seat, cell, other, ground.other_ends, ground.own_ends)
    dug = ground_after(view, ground, cell, int(OPEN[face, turned]))
    sides = sides_after(view, ground, cell, face, turned, own | other)
    after = Ground(ground.alone, dug.free, dug.few_fit, own_ends, other_ends, sides)
    return worth + balance_on(outlook, after) - outlook.balance


@compiled
def sides_won(view: ViewRecord, player: int, cell: int, face: int, turned: int) -> int:
    """Return the sides of a card to which a player is connected once the card lies on a cell."""
    if LADDER[face] >= 0 and LADDER[face] == colour_of(view, player):
        return int(OPEN[face, turned])
    entries = int(view.touch[player, cell]) & int(OPEN[face, turned])
    if entries == 0:
        return 0
    return sides_gained(view, player, face, turned, entries)


@compiled
def gold_on(face: int, turned: int, won: int) -> int:
    """Return the worth of a card's gold if one of the sides ``won`` leads to this gold, else 0."""
    return GOLD_WORTH * int(GOLD[face]) if (won & GOLD_PART[face, turned]) != 0 else 0


@compiled
def gold_next_to(view: ViewRecord, goal_worths: int, cell: int, won: int) -> int:
    """Return the worth of the gold on neighbouring cards that the sides ``won`` of a card reach."""
    worth = 0
    for side in range(SIDES):
        if not has(won, side):
            continue
        slot = slot_beside(view, cell, side)
        if slot == NO_SLOT:
            continue
        goal = slot - first_goal_slot(view)
        if view.face_down[slot]:
            worth += worth_of_gold(goal_worths, goal)
        elif has_free_gold(view, slot):
            at = int(GOLD_PART[view.face[slot], view.turned[slot]])
            if has(at, opposite(side)):
                worth += GOLD_WORTH * int(GOLD[view.face[slot]])
    return worth


@compiled
def slot_beside(view: ViewRecord, cell: int, side: int) -> int:
    """Return the slot of the card in the next cell on this side, or NO_SLOT."""
    beside = int(view.board.beside[cell, side])
    return int(view.card_at[beside]) if beside != NO_CELL else NO_SLOT


@compiled
def sides_after(
    view: ViewRecord, ground: Ground, cell: int, face: int, turned: int, won: int
) -> int:
    """Return ``ground.sides`` after players reach the sides ``won`` of a card on a cell."""
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


@compiled
def ground_after(view: ViewRecord, ground: Ground, cell: int, open_sides: int) -> Ground:
    """Return the ground with a new card on a cell; the ends of both networks are not updated."""
    x, y = int(view.board.x[cell]), int(view.board.y[cell])
    free, few_fit = ground.free & ~cell_bit(ground.alone, x, y), ground.few_fit
    for side in range(SIDES):
        if slot_beside(view, cell, side) != NO_SLOT:
            continue
        there = cell_bit(ground.alone, x + int(STEP_X[side]), y + int(STEP_Y[side]))
        beside = int(view.board.beside[cell, side])
        facing = 1 << opposite(side)
        faced, faced_open = facing, facing if has(open_sides, side) else 0
        if beside != NO_CELL:
            faced |= int(view.board.faced[beside])
            faced_open |= int(view.board.faced_open[beside])
        ease = EASE[faced, faced_open]
        if ease == NO_CARD_FITS:
            free &= ~there
        elif ease == FEW_CARDS_FIT:
            few_fit |= there
    return Ground(ground.alone, free, few_fit, ground.own_ends, ground.other_ends, ground.sides)


@compiled
def ends_after(
    view: ViewRecord, ground: Ground, player: int, cell: int, won: int, ends: int, others: int
) -> int:
    """Return the ends of a player's network after the network grows onto a card on a cell.

    ``won`` is the mask of the card's sides that the network reaches. ``ends`` is the set of the
    network's ends before. ``others`` is the set of the ends of the other player's network.
    """
    x, y = int(view.board.x[cell]), int(view.board.y[cell])
    ends &= ~cell_bit(ground.alone, x, y)
    for side in range(SIDES):
        if not has(won, side):
            continue
        slot = slot_beside(view, cell, side)
        if slot == NO_SLOT:
            ends |= cell_bit(ground.alone, x + int(STEP_X[side]), y + int(STEP_Y[side]))
            continue
        entry = opposite(side)
        if view.face_down[slot]:
            # assume that the goal leads on to all its other sides, as most goals do
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


@compiled
def ends_of(view: ViewRecord, ground: Ground, slot: int, sides: int) -> int:
    """Return the set of the empty cells that these sides of a laid card face."""
    cell = int(view.cell[slot])
    x, y = int(view.board.x[cell]), int(view.board.y[cell])
    ends = 0
    for side in range(SIDES):
        if has(sides, side) and slot_beside(view, cell, side) == NO_SLOT:
            ends |= cell_bit(ground.alone, x + int(STEP_X[side]), y + int(STEP_Y[side]))
    return ends


# Doors, trolls and rocks


@compiled
def worth_of_bribe(view: ViewRecord, seat: int, outlook: Outlook, move: int) -> int:
    """Return the worth gained by bribing a troll, which costs gold but not the turn."""
    slot = slot_at(view, get(move, X), get(move, Y))
    worth = less_cost(worth_of_opening(view, seat, outlook, slot, 1), GOLD_WORTH + NO_CHANGE)
    if view.phase == Phase.BEFORE:
        return worth + TURN_KEPT if worth > 0 else worth - TURN_KEPT
    return worth


@compiled
def worth_of_opening(view: ViewRecord, seat: int, outlook: Outlook, slot: int, to_both: int) -> int:
    """Return the worth gained by opening a door or a troll.

    ``to_both`` is 0 for a door, which opens to the player only, and 1 for a troll, which opens to
    both players.
    """
    ground, cell = outlook.ground, int(view.cell[slot])
    face, turned = int(view.face[slot]), int(view.turned[slot])
    own = sides_opened(view, seat, slot)
    if own == 0 and not to_both:
        return 0
    worth = gold_next_to(view, outlook.goal_worths, cell, own)
    if view.owner[slot] == 0:
        worth += gold_on(face, turned, own)
    own_ends = ends_after(view, ground, seat, cell, own, ground.own_ends, ground.other_ends)
    other_ends = ground.other_ends
    if to_both and not ground.alone:
        other = sides_opened(view, 1 - seat, slot)
        other_ends = ends_after(
            view, ground, 1 - seat, cell, other, ground.other_ends, ground.own_ends
        )
    sides = sides_after(view, ground, cell, face, turned, own)
    after = Ground(ground.alone, ground.free, ground.few_fit, own_ends, other_ends, sides)
    return worth + balance_on(outlook, after) - outlook.balance


@compiled
def sides_opened(view: ViewRecord, player: int, slot: int) -> int:
    """Return the sides of a card that a player reaches only after its door or troll is opened."""
    face, turned = view.face[slot], view.turned[slot]
    reached = int(view.reach[player, slot])
    opened = 0
    for side in range(SIDES):
        if has(int(ARM[face, turned]), side):
            path = int(PATH[face, turned, side])
            if (path & reached) != 0:
                opened = path & ~reached
    return opened


@compiled
def worth_of_rockfall(view: ViewRecord, seat: int, outlook: Outlook, slot: int) -> int:
    """Return the worth gained by removing a card, which may cut off parts of both networks."""
    ground, cell = outlook.ground, int(view.cell[slot])
    gate = cell_bit(ground.alone, int(view.board.x[cell]), int(view.board.y[cell]))
    free = ground.free | gate
    own_ends, other_ends = ground.own_ends, ground.other_ends
    if view.reach[seat, slot] != 0:
        own_ends = ends_without(view, ground, seat, slot)
    if view.reach[1 - seat, slot] != 0:
        other_ends = ends_without(view, ground, 1 - seat, slot)
    after = Ground(ground.alone, free, ground.few_fit & ~gate, own_ends, other_ends, ground.sides)
    own_steps = steps_to_goals(after, own_ends, gate, ground.own_ends)
    other_steps = steps_to_goals(after, other_ends, gate, ground.other_ends)
    sabotages = outlook.sabotages
    total = balance(outlook.goal_worths, outlook.pairs, own_steps, other_steps, sabotages)
    return total - outlook.balance


@compiled
def ends_without(view: ViewRecord, ground: Ground, player: int, gone: int) -> int:
    """Return the ends of a player's network after the card in the slot ``gone`` is removed."""
    ends, known = 0, 0
    for slot in range(view.slots):
        is_entrance = view.face[slot] >= 0 and LADDER[view.face[slot]] == colour_of(view, player)
        if is_entrance and slot != gone:
            known |= 1 << slot
    waiting = known
    while waiting != 0:
        slot = lowest_of_63(waiting)
        waiting &= waiting - 1
        cell = int(view.cell[slot])
        x, y = int(view.board.x[cell]), int(view.board.y[cell])
        for side in range(SIDES):
            if not has(int(view.reach[player, slot]), side):
                continue
            beside = slot_beside(view, cell, side)
            if beside in (NO_SLOT, gone):
                ends |= cell_bit(ground.alone, x + int(STEP_X[side]), y + int(STEP_Y[side]))
            elif has(int(view.reach[player, beside]), opposite(side)):
                waiting |= (1 << beside) & ~known
                known |= 1 << beside
    return ends
