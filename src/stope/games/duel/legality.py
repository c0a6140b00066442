"""What is allowed when, each question answered with 0 or the number of the rule against it."""

from typing import Any

from stope.games.duel.cards import (
    ACTION,
    BARRIER,
    FIRST_GOAL,
    GOLD,
    HAND_FACES,
    LADDER,
    OPEN,
    PATH_FACES,
    SAME_TURNED,
    TOOL_MASK,
    TOOLS,
    Action,
    Barrier,
)
from stope.games.duel.goals import goal_ways
from stope.games.duel.hands import can_fall
from stope.games.duel.moves import (
    CARD,
    EXCHANGE_TOOL,
    FIRST,
    SECOND,
    TOOL,
    TURNED,
    Do,
    X,
    Y,
)
from stope.games.duel.network import colour_of, own_door, reaches_troll
from stope.games.duel.state import Phase
from stope.kernel.board import NO_CELL, NO_SLOT, find_cell, fits, slot_at
from stope.kernel.fields import KIND, get, put
from stope.kernel.hands import copies_in_hand, holds_both, is_new_in_hand, is_new_pair
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import SIDES


@rule
def why_not(s: Record, seat: int, move: int) -> int:
    """Return 0 if a seat may do this now, else the number of the rule against it."""
    if s.phase == Phase.OVER:
        return 53
    if seat != s.turn:
        return 12
    if move < 0:
        return 12
    kind = get(move, KIND)
    if s.phase == Phase.TURN_GOAL:
        return why_not_lay_goal(s, move)
    if kind == Do.BRIBE:
        return why_not_bribe(s, seat, move)
    if s.phase == Phase.AFTER:
        return 0 if move == Do.DONE else 28
    return why_not_turn(s, seat, move)


@rule
def why_not_turn(s: Record, seat: int, move: int) -> int:
    """DU-12: one of A, B, C, D is due."""
    kind = get(move, KIND)
    if kind == Do.PLACE:
        return why_not_place(s, seat, move)
    if kind == Do.EXCHANGE:
        return why_not_exchange(s, seat, move)
    if kind in (Do.PASS_ONE, Do.PASS_TWO):
        return why_not_pass(s, seat, move)
    if kind in (Do.SABOTAGE, Do.REPAIR):
        return why_not_tools(s, seat, move)
    if kind in (Do.PUT_KEY, Do.ROCKFALL, Do.LOOK):
        return why_not_aimed(s, seat, move)
    return 12


# A


@rule
def why_not_place(s: Record, seat: int, move: int) -> int:
    """A: lay a path card."""
    face, turned = get(move, CARD), get(move, TURNED)
    if move != place_move(face, get(move, X), get(move, Y), turned):
        return 20
    if face >= PATH_FACES:
        return 20
    if copies_in_hand(s, seat, face) == 0:
        return 6
    if s.sabotage[seat] != 0:
        return 26
    if turned and SAME_TURNED[face]:
        return 3
    cell = find_cell(s.board, get(move, X), get(move, Y))
    if cell == NO_CELL:
        return 20
    return why_not_there(s, seat, face, turned, cell)


@rule
def why_not_there(s: Record, seat: int, face: int, turned: int, cell: int) -> int:
    """DU-20 to DU-23: what is against a path card on a cell, this way round."""
    if s.card_at[cell] != NO_SLOT or s.board.faced[cell] == 0:
        return 20
    sides = int(OPEN[face, turned])
    if not fits(s.board, cell, sides):
        return 21
    ladder = LADDER[face]
    if ladder >= 0 and is_banned_for_ladders(s, cell):
        return 23
    if ladder >= 0 and ladder == colour_of(s, seat):
        return 0 if is_beside_path(s, cell) else 23
    return 0 if (sides & s.touch[seat, cell]) != 0 else 22


@rule
def is_banned_for_ladders(s: Record, cell: int) -> bool:
    """DU-23: no ladder beside a goal, face up or down, or beside a path card that shows gold."""
    for side in range(SIDES):
        other = s.board.beside[cell, side]
        if other == NO_CELL:
            continue
        slot = s.card_at[other]
        if slot != NO_SLOT and (is_goal(s, slot) or GOLD[s.face[slot]] > 0):
            return True
    return False


@rule
def is_goal(s: Record, slot: int) -> bool:
    """Return whether a goal lies in a slot."""
    return s.face[slot] >= FIRST_GOAL


@rule
def is_beside_path(s: Record, cell: int) -> bool:
    """DU-23: whether a laid path card or a start card lies beside a cell."""
    for side in range(SIDES):
        other = s.board.beside[cell, side]
        if other == NO_CELL:
            continue
        slot = s.card_at[other]
        if slot != NO_SLOT and not is_goal(s, slot):
            return True
    return False


@rule
def why_not_lay_goal(s: Record, move: int) -> int:
    """DU-27: the active player chooses between the ways that are allowed."""
    if get(move, KIND) != Do.LAY_GOAL:
        return 27
    turned = get(move, TURNED)
    if move != put(Do.LAY_GOAL.value, TURNED, turned):
        return 27
    return 0 if has(goal_ways(s, int(s.pending)), turned) else 27


# Bribes


@rule
def why_not_bribe(s: Record, seat: int, move: int) -> int:
    """DU-32: an unbribed troll that the player is connected to."""
    slot = slot_of(s, move, Do.BRIBE.value)
    if slot == NO_SLOT or not can_bribe(s, seat, slot):
        return 32
    return 0


@rule
def slot_of(s: Record, move: int, kind: int) -> int:
    """Return the slot of the card at the place of a move of this kind, or NO_SLOT."""
    x, y = get(move, X), get(move, Y)
    if move != place_aimed(kind, x, y):
        return NO_SLOT
    return slot_at(s, x, y)


@rule
def can_bribe(s: Record, seat: int, slot: int) -> bool:
    """DU-32: whether a card shows a troll that this player can bribe now."""
    if s.face[slot] < 0 or s.face_down[slot] or BARRIER[s.face[slot]] != Barrier.TROLL:
        return False
    return s.bribed[slot] == 0 and s.markers > 0 and reaches_troll(s, seat, slot)


@rule
def can_bribe_any(s: Record, seat: int) -> bool:
    """DU-28: whether there is a troll to bribe."""
    for slot in range(s.slots):
        if can_bribe(s, seat, slot):
            return True
    return False


# B


@rule
def why_not_tools(s: Record, seat: int, move: int) -> int:
    """DU-40: sabotage, never two of a kind. DU-41: repair of what lies before oneself."""
    kind, face = get(move, KIND), get(move, CARD)
    rule_number = 40 if kind == Do.SABOTAGE else 41
    wanted = Action.SABOTAGE if kind == Do.SABOTAGE else Action.REPAIR
    if face >= HAND_FACES or ACTION[face] != wanted:
        return rule_number
    if kind == Do.SABOTAGE and s.seats == 1:
        return 64
    if copies_in_hand(s, seat, face) == 0:
        return 6
    if kind == Do.SABOTAGE:
        legal_so_far = move == put(kind, CARD, face)
        return 0 if legal_so_far and (s.sabotage[1 - seat] & TOOL_MASK[face]) == 0 else 40
    tool = get(move, TOOL)
    if tool >= TOOLS or move != put(put(kind, CARD, face), TOOL, tool):
        return 41
    return 0 if has(TOOL_MASK[face] & s.sabotage[seat], tool) else 41


@rule
def why_not_aimed(s: Record, seat: int, move: int) -> int:
    """DU-42 to DU-44: keys, rockfalls and maps, each aimed at a card on the table."""
    kind = get(move, KIND)
    slot = slot_of(s, move, kind)
    if not holds_action(s, seat, action_of(kind)):
        return 6
    if kind == Do.PUT_KEY:
        return 0 if slot != NO_SLOT and can_unlock(s, seat, slot) else 42
    if kind == Do.ROCKFALL:
        return 0 if slot != NO_SLOT and can_fall(s, slot) else 43
    return 0 if slot != NO_SLOT and s.face_down[slot] else 44


@rule
def action_of(kind: int) -> int:
    """Return the kind of card that an aimed move needs."""
    if kind == Do.PUT_KEY:
        return Action.KEY.value
    return Action.ROCKFALL.value if kind == Do.ROCKFALL else Action.MAP.value


@rule
def holds_action(s: Record, seat: int, action: int) -> bool:
    """Return whether a hand holds a card for this action."""
    return action_face(s, seat, action) >= 0


@rule
def action_face(s: Record, seat: int, action: int) -> int:
    """Return the face of a card for this action in a hand, or -1."""
    for place in range(s.hand_size[seat]):
        face = int(s.hand[seat, place])
        if ACTION[face] == action:
            return face
    return -1


@rule
def can_unlock(s: Record, seat: int, slot: int) -> bool:
    """DU-42: whether a card shows a door of the other colour without a key."""
    if s.face[slot] < 0 or s.face_down[slot] or s.key[slot] or s.keys == 0:
        return False
    barrier = BARRIER[s.face[slot]]
    is_door = barrier in (Barrier.GREEN_DOOR, Barrier.BLUE_DOOR)
    return is_door and barrier != own_door(s, seat)


# C and D


@rule
def why_not_exchange(s: Record, seat: int, move: int) -> int:
    """DU-45: two hand cards for a sabotage card before oneself."""
    first, second, tool = get(move, FIRST), get(move, SECOND), get(move, EXCHANGE_TOOL)
    if move != exchange_move(first, second, tool) or first > second:
        return 45
    if not holds_both(s, seat, first, second):
        return 6
    return 0 if tool < TOOLS and has(int(s.sabotage[seat]), tool) else 45


@rule
def why_not_pass(s: Record, seat: int, move: int) -> int:
    """DU-46: one or two hand cards."""
    first, second = get(move, FIRST), get(move, SECOND)
    if get(move, KIND) == Do.PASS_ONE:
        if move != put(Do.PASS_ONE.value, CARD, first):
            return 46
        return 0 if copies_in_hand(s, seat, first) > 0 else 6
    if move != pass_two_move(first, second) or first > second:
        return 46
    return 0 if holds_both(s, seat, first, second) else 6


# Moves as numbers


@rule
def place_move(face: int, x: int, y: int, turned: int) -> int:
    """Return the move that lays a card."""
    return put(put(place_aimed(Do.PLACE.value, x, y), CARD, face), TURNED, turned)


@rule
def place_aimed(kind: int, x: int, y: int) -> int:
    """Return a move of a kind at a place."""
    return put(put(kind, X, x), Y, y)


@rule
def exchange_move(first: int, second: int, tool: int) -> int:
    """Return the move that gives two cards for a sabotage card."""
    return put(put(put(Do.EXCHANGE.value, FIRST, first), SECOND, second), EXCHANGE_TOOL, tool)


@rule
def pass_two_move(first: int, second: int) -> int:
    """Return the move that discards two cards."""
    return put(put(Do.PASS_TWO.value, FIRST, first), SECOND, second)


# All legal moves


@rule
def legal(s: Record, seat: int, out: Any) -> int:
    """Write all legal moves: bribes, A, B, C, D; within each by card, then by place."""
    if s.phase == Phase.OVER or seat != s.turn:
        return 0
    if s.phase == Phase.TURN_GOAL:
        return list_goal_ways(s, out)
    found = list_bribes(s, seat, out, 0)
    if s.phase == Phase.AFTER:
        out[found] = Do.DONE
        return found + 1
    if s.sabotage[seat] == 0:
        found = list_places(s, seat, out, found)
    found = list_actions(s, seat, out, found)
    return list_discards(s, seat, out, found)


@rule
def list_goal_ways(s: Record, out: Any) -> int:
    """DU-27: the ways round the goal that was turned up."""
    found = 0
    ways = goal_ways(s, int(s.pending))
    for turned in range(2):
        if has(ways, turned):
            out[found] = put(Do.LAY_GOAL.value, TURNED, turned)
            found += 1
    return found


@rule
def list_bribes(s: Record, seat: int, out: Any, found: int) -> int:
    """DU-32: the trolls that can be bribed."""
    for slot in range(s.slots):
        if can_bribe(s, seat, slot):
            out[found] = aimed_at(s, Do.BRIBE.value, slot)
            found += 1
    return found


@rule
def aimed_at(s: Record, kind: int, slot: int) -> int:
    """Return a move of a kind at the place of a card."""
    cell = s.cell[slot]
    return place_aimed(kind, int(s.board.x[cell]), int(s.board.y[cell]))


@rule
def list_places(s: Record, seat: int, out: Any, found: int) -> int:
    """A: every path card on every cell where nothing is against it."""
    for cell in range(s.board.cells):
        if s.card_at[cell] != NO_SLOT or s.board.faced[cell] == 0:
            continue
        x, y = int(s.board.x[cell]), int(s.board.y[cell])
        for place in range(s.hand_size[seat]):
            face = int(s.hand[seat, place])
            if face >= PATH_FACES or not is_new_in_hand(s, seat, place):
                continue
            for turned in range(2 - SAME_TURNED[face]):
                if why_not_there(s, seat, face, turned, cell) == 0:
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
        if action == Action.SABOTAGE:
            found = list_move(s, seat, out, found, put(Do.SABOTAGE.value, CARD, face))
        elif action == Action.REPAIR:
            for tool in range(TOOLS):
                move = put(put(Do.REPAIR.value, CARD, face), TOOL, tool)
                found = list_move(s, seat, out, found, move)
        else:
            found = list_aimed(s, seat, out, found, int(action))
    return found


@rule
def list_move(s: Record, seat: int, out: Any, found: int, move: int) -> int:
    """Write a move if it is legal."""
    if why_not_tools(s, seat, move) != 0:
        return found
    out[found] = move
    return found + 1


@rule
def list_aimed(s: Record, seat: int, out: Any, found: int, action: int) -> int:
    """DU-42 to DU-44: everything on the table that a card can be played at."""
    for slot in range(s.slots):
        kind = Do.LOOK.value
        allowed = s.face_down[slot] != 0
        if action == Action.KEY:
            kind = Do.PUT_KEY.value
            allowed = can_unlock(s, seat, slot)
        elif action == Action.ROCKFALL:
            kind = Do.ROCKFALL.value
            allowed = can_fall(s, slot)
        if allowed:
            out[found] = aimed_at(s, kind, slot)
            found += 1
    return found


@rule
def list_discards(s: Record, seat: int, out: Any, found: int) -> int:
    """C and D: every card and every pair of cards of a hand."""
    size = int(s.hand_size[seat])
    for one in range(size):
        first = int(s.hand[seat, one])
        if is_new_in_hand(s, seat, one):
            out[found] = put(Do.PASS_ONE.value, CARD, first)
            found += 1
        for other in range(one + 1, size):
            if is_new_pair(s, seat, one, other):
                second = int(s.hand[seat, other])
                out[found] = pass_two_move(first, second)
                found += 1
                for tool in range(TOOLS):
                    if has(int(s.sabotage[seat]), tool):
                        out[found] = exchange_move(first, second, tool)
                        found += 1
    return found
