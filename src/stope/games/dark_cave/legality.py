"""What is allowed when, each question answered with 0 or the number of the rule against it."""

from typing import Any

from stope.games.dark_cave.cards import (
    ACTION,
    GOALS,
    HAND_FACES,
    HOLE,
    IS_PATH,
    NO_SPACE,
    OPEN,
    SAME_TURNED,
    WEBS,
    Action,
)
from stope.games.dark_cave.goals import goal_ways
from stope.games.dark_cave.moves import CARD, FIRST, SEAT, SECOND, SIDE, SPACE, TURNED, Do, X, Y
from stope.games.dark_cave.network import (
    is_a_step,
    is_free,
    is_stopped_by_web,
    list_ways,
    slot_of,
    space_of,
    spot_at,
    spot_of,
)
from stope.games.dark_cave.state import (
    ALL_KNOW,
    FIRST_GOAL_SLOT,
    NOWHERE,
    Phase,
)
from stope.games.dark_cave.webs import can_chop, can_spin, web_on
from stope.kernel.board import NO_CARD, NO_CELL, NO_SLOT, find_cell, fits
from stope.kernel.fields import KIND, get, put
from stope.kernel.hands import copies_in_hand, holds_both, is_new_in_hand, is_new_pair
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import SIDES, Side


@rule
def why_not(s: Record, seat: int, move: int) -> int:
    """Return 0 if a seat may do this now, else the number of the rule against it."""
    if s.phase == Phase.OVER:
        return 70
    if seat < 0 or seat >= s.seats:
        return 9
    if move < 0:
        return 12
    kind = get(move, KIND)
    if kind in (Do.AGREE, Do.DISAGREE):
        return 0 if move == kind and has(s.agreed, seat) == (kind == Do.DISAGREE) else 71
    if s.phase == Phase.AXE:
        return 0 if seat == s.asked and move in (Do.STRIKE, Do.ENDURE) else 56
    if seat != s.turn:
        return 9
    if kind in (Do.STRIKE, Do.ENDURE):
        return 56
    if s.phase == Phase.GOAL or kind == Do.LAY_GOAL:
        return why_not_lay_goal(s, move)
    if kind == Do.CHOP:
        return why_not_chop(s, seat, move)
    if s.phase == Phase.CREATURE:
        return why_not_walk(s, move)
    if s.phase == Phase.STEPS:
        return why_not_step(s, seat, move)
    return why_not_card(s, seat, move)


@rule
def why_not_lay_goal(s: Record, move: int) -> int:
    """DC-38: the player chooses between the ways round that are allowed."""
    turned = get(move, TURNED)
    if s.phase != Phase.GOAL or move != put(Do.LAY_GOAL.value, TURNED, turned):
        return 38
    return 0 if has(goal_ways(s), turned) else 38


@rule
def why_not_chop(s: Record, seat: int, move: int) -> int:
    """DC-55: an axe on a web beside the own dwarf, not while a creature walks."""
    x, y, side = get(move, X), get(move, Y), get(move, SIDE)
    if s.phase == Phase.CREATURE or move != put(aimed(Do.CHOP.value, x, y), SIDE, side):
        return 55
    cell = find_cell(s.board, x, y)
    if cell == NO_CELL or side not in (Side.E, Side.S):
        return 55
    web = web_on(s, cell, side)
    return 0 if web >= 0 and can_chop(s, seat, web) else 55


# Steps


@rule
def why_not_walk(s: Record, move: int) -> int:
    """DC-57, DC-59: the creature just played goes a step, or stops."""
    if move == Do.STOP:
        return 0
    if get(move, KIND) != Do.STEP:
        return 57
    return why_not_there(s, int(s.creature[s.walker]), move, 1)


@rule
def why_not_step(s: Record, seat: int, move: int) -> int:
    """DC-13: the dwarf goes a step, if any is left, or stops."""
    if move == Do.STOP:
        return 0
    if get(move, KIND) != Do.STEP:
        return 12
    return why_not_there(s, int(s.dwarf[seat]), move, 0) if s.steps > 0 else 13


@rule
def why_not_there(s: Record, spot: int, move: int, creature: int) -> int:
    """DC-31, DC-53, DC-59: what is against a step from a place to the one that a move names."""
    x, y, space = get(move, X), get(move, Y), get(move, SPACE)
    if move != put(aimed(Do.STEP.value, x, y), SPACE, space):
        return 31
    there = spot_at(s, find_cell(s.board, x, y), space)
    if there == NOWHERE:
        return 31
    if is_a_step(s, spot, there, creature):
        return 0
    if is_stopped_by_web(s, spot, slot_of(there)):
        return 53
    return 59 if creature and is_a_step(s, spot, there, 0) else 31


# Cards


@rule
def why_not_card(s: Record, seat: int, move: int) -> int:
    """DC-12: a card is due."""
    kind = get(move, KIND)
    if kind in (Do.STEP, Do.STOP):
        return 13
    if kind > Do.STOP:
        return 12
    if kind == Do.PASS_TWO:
        first, second = get(move, FIRST), get(move, SECOND)
        if move != pass_two_move(first, second) or first > second:
            return 12
        return 0 if holds_both(s, seat, first, second) else 7
    face = get(move, CARD)
    wrong = why_not_this_card(kind, face)
    if wrong != 0:
        return wrong
    if copies_in_hand(s, seat, face) == 0:
        return 7
    if kind == Do.PASS_ONE:
        return 0 if move == put(kind, CARD, face) else 12
    if kind == Do.PLACE:
        return why_not_place(s, face, move)
    if kind == Do.LURE:
        return why_not_lure(s, face, move)
    if kind in (Do.LOOK, Do.ROCKFALL, Do.SPIN):
        return why_not_aimed(s, kind, face, move)
    return why_not_player(s, seat, kind, face, move)


@rule
def rule_of(kind: int, face: int) -> int:
    """Return the number of the rule that a kind of move follows."""
    if kind == Do.PLACE:
        return 20
    if kind == Do.ROCKFALL:
        return 51
    if kind == Do.SWAP:
        return 52
    if kind == Do.SPIN:
        return 53
    if kind == Do.EQUIP:
        return 55 if face < HAND_FACES and ACTION[face] == Action.AXE else 54
    if kind == Do.LURE:
        return 57
    return 50 if kind in (Do.LOOK, Do.SPY) else 12


@rule
def why_not_this_card(kind: int, face: int) -> int:
    """Return 0 if a move of this kind can be made with a card of this face."""
    if face >= HAND_FACES:
        return 7
    action = ACTION[face]
    if kind == Do.PASS_ONE:
        fit = True
    elif kind == Do.PLACE:
        fit = IS_PATH[face] != 0
    elif kind in (Do.LOOK, Do.SPY):
        fit = action == Action.INFORMATION
    elif kind == Do.ROCKFALL:
        fit = action == Action.ROCKFALL
    elif kind == Do.SWAP:
        fit = action == Action.SWAP
    elif kind == Do.SPIN:
        fit = action == Action.WEB
    elif kind == Do.EQUIP:
        fit = action in (Action.BOOTS, Action.AXE)
    else:
        fit = action >= Action.RAT
    return 0 if fit else rule_of(kind, face)


@rule
def why_not_place(s: Record, face: int, move: int) -> int:
    """DC-20 to DC-23: lay a path card."""
    x, y, turned = get(move, X), get(move, Y), get(move, TURNED)
    if move != place_move(face, x, y, turned):
        return 20
    if turned and SAME_TURNED[face]:
        return 21
    cell = find_cell(s.board, x, y)
    if cell == NO_CELL or s.card_at[cell] != NO_SLOT or s.board.faced[cell] == 0:
        return 20
    if not fits(s.board, cell, int(OPEN[face, turned])):
        return 22
    return 0 if s.board.faced_open[cell] != 0 else 23


@rule
def why_not_aimed(s: Record, kind: int, face: int, move: int) -> int:
    """DC-50, DC-51, DC-53: look at a goal, let rocks fall, spin a web."""
    x, y, number = get(move, X), get(move, Y), rule_of(kind, face)
    wanted = put(aimed(kind, x, y), CARD, face)
    side = get(move, SIDE)
    if kind == Do.SPIN:
        wanted = put(wanted, SIDE, side)
    cell = find_cell(s.board, x, y)
    if move != wanted or cell == NO_CELL:
        return number
    if kind == Do.SPIN:
        return 0 if can_spin(s, cell, side) else number
    slot = int(s.card_at[cell])
    if slot == NO_SLOT:
        return number
    if kind == Do.LOOK:
        return 0 if s.face_down[slot] else number
    return 0 if can_fall(s, slot) else number


@rule
def can_fall(s: Record, slot: int) -> bool:
    """DC-51: whether a rockfall can take a card: a path card with nobody on it."""
    return slot >= FIRST_GOAL_SLOT + GOALS and s.face[slot] != NO_CARD and is_free(s, slot)


@rule
def why_not_player(s: Record, seat: int, kind: int, face: int, move: int) -> int:
    """DC-50, DC-52, DC-54, DC-55: what is done to a player."""
    other, number = get(move, SEAT), rule_of(kind, face)
    if move != player_move(kind, face, other) or other >= s.seats:
        return number
    return 0 if may_aim_at(s, seat, kind, face, other) else number


@rule
def may_aim_at(s: Record, seat: int, kind: int, face: int, other: int) -> bool:
    """Return whether a card can be played at a player."""
    if kind == Do.EQUIP:
        return ACTION[face] == Action.AXE or s.boots[other] == NO_CARD
    if other == seat:
        return False
    return kind == Do.SWAP or s.clan_known[other] != ALL_KNOW


@rule
def why_not_lure(s: Record, face: int, move: int) -> int:
    """DC-57, DC-58: from a dark hole, or from where the creature stands."""
    x, y, space = get(move, X), get(move, Y), get(move, SPACE)
    if move != put(put(aimed(Do.LURE.value, x, y), CARD, face), SPACE, space):
        return 57
    spot = spot_at(s, find_cell(s.board, x, y), space)
    stands = s.creature[int(ACTION[face]) - Action.RAT.value]
    if stands != NOWHERE:
        return 0 if spot == stands else 58
    if spot == NOWHERE:
        return 57
    slot = slot_of(spot)
    return 0 if not s.face_down[slot] and HOLE[s.face[slot]] == space else 57


# Moves as numbers


@rule
def aimed(kind: int, x: int, y: int) -> int:
    """Return a move of a kind at a place."""
    return put(put(kind, X, x), Y, y)


@rule
def place_move(face: int, x: int, y: int, turned: int) -> int:
    """Return the move that lays a card."""
    return put(put(aimed(Do.PLACE.value, x, y), CARD, face), TURNED, turned)


@rule
def player_move(kind: int, face: int, seat: int) -> int:
    """Return the move that plays a card at a player."""
    return put(put(kind, CARD, face), SEAT, seat)


@rule
def pass_two_move(first: int, second: int) -> int:
    """Return the move that discards two cards."""
    return put(put(Do.PASS_TWO.value, FIRST, first), SECOND, second)


@rule
def at_slot(s: Record, kind: int, slot: int) -> int:
    """Return a move of a kind at the place of a card."""
    cell = s.cell[slot]
    return aimed(kind, int(s.board.x[cell]), int(s.board.y[cell]))


@rule
def at_spot(s: Record, kind: int, spot: int) -> int:
    """Return a move of a kind at a space of a card."""
    return put(at_slot(s, kind, slot_of(spot)), SPACE, space_of(spot))


# All legal moves


@rule
def legal(s: Record, seat: int, out: Any) -> int:
    """Write all legal moves but talk: axes on webs, A, B, C; within each by card, then by place.

    Steps come as ``list_ways`` finds them, then the move that stops.
    """
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.AXE:
        if seat != s.asked:
            return 0
        out[0], out[1] = Do.STRIKE, Do.ENDURE
        return 2
    if seat != s.turn:
        return 0
    if s.phase == Phase.GOAL:
        return list_goal_ways(s, out)
    if s.phase == Phase.CREATURE:
        return list_steps(s, int(s.creature[s.walker]), 1, out)
    if s.phase == Phase.STEPS:
        found = 0
        if s.steps > 0:
            found = list_steps(s, int(s.dwarf[seat]), 0, out)
        else:
            out[0] = Do.STOP
            found = 1
        return list_chops(s, seat, out, found)
    found = list_chops(s, seat, out, 0)
    found = list_places(s, seat, out, found)
    found = list_actions(s, seat, out, found)
    return list_discards(s, seat, out, found)


@rule
def list_goal_ways(s: Record, out: Any) -> int:
    """DC-38: the ways round the goal that was turned up."""
    found = 0
    ways = goal_ways(s)
    for turned in range(2):
        if has(ways, turned):
            out[found] = put(Do.LAY_GOAL.value, TURNED, turned)
            found += 1
    return found


@rule
def list_steps(s: Record, spot: int, creature: int, out: Any) -> int:
    """DC-31: the steps from a place, and to stay there."""
    found = list_ways(s, spot, creature, out)
    for number in range(found):
        out[number] = at_spot(s, Do.STEP.value, int(out[number]))
    out[found] = Do.STOP
    return found + 1


@rule
def list_chops(s: Record, seat: int, out: Any, found: int) -> int:
    """DC-55: the webs that an axe can be used on."""
    if s.axes[seat] == 0:
        return found
    for web in range(WEBS):
        if can_chop(s, seat, web):
            cell = s.web_cell[web]
            move = aimed(Do.CHOP.value, int(s.board.x[cell]), int(s.board.y[cell]))
            out[found] = put(move, SIDE, int(s.web_side[web]))
            found += 1
    return found


@rule
def list_places(s: Record, seat: int, out: Any, found: int) -> int:
    """A: every path card on every cell where a path can go on."""
    for cell in range(s.board.cells):
        if s.board.faced_open[cell] == 0 or s.card_at[cell] != NO_SLOT:
            continue
        x, y = int(s.board.x[cell]), int(s.board.y[cell])
        for place in range(s.hand_size[seat]):
            face = int(s.hand[seat, place])
            if IS_PATH[face] == 0 or not is_new_in_hand(s, seat, place):
                continue
            for turned in range(2 - SAME_TURNED[face]):
                if fits(s.board, cell, int(OPEN[face, turned])):
                    out[found] = place_move(face, x, y, turned)
                    found += 1
    return found


@rule
def list_actions(s: Record, seat: int, out: Any, found: int) -> int:
    """B: what can be done with the action cards of a hand."""
    for place in range(s.hand_size[seat]):
        face = int(s.hand[seat, place])
        action = ACTION[face]
        if action == Action.NONE or not is_new_in_hand(s, seat, place):
            continue
        if action == Action.WEB:
            found = list_webs(s, face, out, found)
        elif action >= Action.RAT:
            found = list_lures(s, face, out, found)
        elif action == Action.ROCKFALL:
            found = list_rockfalls(s, face, out, found)
        else:
            found = list_players(s, seat, face, out, found)
    return found


@rule
def list_webs(s: Record, face: int, out: Any, found: int) -> int:
    """DC-53: every side that a web can lie on."""
    for cell in range(s.board.cells):
        for side in range(SIDES):
            if can_spin(s, cell, side):
                move = aimed(Do.SPIN.value, int(s.board.x[cell]), int(s.board.y[cell]))
                out[found] = put(put(move, CARD, face), SIDE, side)
                found += 1
    return found


@rule
def list_lures(s: Record, face: int, out: Any, found: int) -> int:
    """DC-57, DC-58: every dark hole, or the place where the creature stands."""
    stands = int(s.creature[int(ACTION[face]) - Action.RAT.value])
    if stands != NOWHERE:
        out[found] = put(at_spot(s, Do.LURE.value, stands), CARD, face)
        return found + 1
    for slot in range(s.slots):
        if s.face[slot] == NO_CARD or s.face_down[slot]:
            continue
        hole = HOLE[s.face[slot]]
        if hole != NO_SPACE:
            out[found] = put(at_spot(s, Do.LURE.value, spot_of(slot, hole)), CARD, face)
            found += 1
    return found


@rule
def list_rockfalls(s: Record, face: int, out: Any, found: int) -> int:
    """DC-51: every card that can fall."""
    for slot in range(s.slots):
        if can_fall(s, slot):
            out[found] = put(at_slot(s, Do.ROCKFALL.value, slot), CARD, face)
            found += 1
    return found


@rule
def list_players(s: Record, seat: int, face: int, out: Any, found: int) -> int:
    """DC-50, DC-52, DC-54, DC-55: goals to look at, and players that a card can be played at."""
    action = ACTION[face]
    kind = Do.EQUIP.value
    if action == Action.INFORMATION:
        kind = Do.SPY.value
        for number in range(GOALS):
            if s.face_down[FIRST_GOAL_SLOT + number]:
                move = at_slot(s, Do.LOOK.value, FIRST_GOAL_SLOT + number)
                out[found] = put(move, CARD, face)
                found += 1
    elif action == Action.SWAP:
        kind = Do.SWAP.value
    for other in range(s.seats):
        if may_aim_at(s, seat, kind, face, other):
            out[found] = player_move(kind, face, other)
            found += 1
    return found


@rule
def list_discards(s: Record, seat: int, out: Any, found: int) -> int:
    """C: every card and every pair of cards of a hand."""
    size = int(s.hand_size[seat])
    for one in range(size):
        first = int(s.hand[seat, one])
        if is_new_in_hand(s, seat, one):
            out[found] = put(Do.PASS_ONE.value, CARD, first)
            found += 1
        for other in range(one + 1, size):
            if is_new_pair(s, seat, one, other):
                out[found] = pass_two_move(first, int(s.hand[seat, other]))
                found += 1
    return found
