"""Decide which moves of the Duel are legal and which rule forbids a move.

``why_not`` returns 0 for a legal move, else the number of the rule that forbids the move. ``legal``
lists all legal moves. The kinds of moves are named as in the rule DU-12: A lays a path card, B
plays an action card, C discards two cards to remove a sabotage card, D passes and discards one or
two cards.
"""

from stope.engine.bitfields import KIND, get, put
from stope.engine.bitmask import count, has
from stope.engine.jit import compiled
from stope.engine.records import Codes, GameRecord, Ints
from stope.games.duel.cards import (
    ACTION,
    BARRIER,
    FIRST_GOAL,
    GOLD,
    HAND_FACES,
    LADDER,
    OPEN,
    ORIENTATIONS,
    PATH_FACES,
    TOOL_MASK,
    TOOLS,
    Action,
    Barrier,
)
from stope.games.duel.connectivity import colour_of, own_door, reaches_troll
from stope.games.duel.goals import goal_orientations
from stope.games.duel.moves import (
    CARD,
    ENCODING,
    EXCHANGE_TOOL,
    FIRST,
    SECOND,
    TOOL,
    TURNED,
    MoveKind,
    X,
    Y,
)
from stope.games.duel.rockfall import can_fall
from stope.games.duel.rulebook import Rule
from stope.games.duel.state import Phase
from stope.games.path_cards.board import NO_CELL, NO_SLOT, find_cell, slot_at
from stope.games.path_cards.encoding import (
    aimed,
    aimed_at_card,
    lay_goal_move,
    pass_one_move,
    pass_two_move,
    place_move,
)
from stope.games.path_cards.goals import list_goal_orientations
from stope.games.path_cards.hands import copies_in_hand, holds_both, is_new_in_hand
from stope.games.path_cards.listing import (
    list_cards_on,
    list_discards,
    next_free_cell,
    sort_numbers,
)
from stope.games.path_cards.matching import fits
from stope.games.path_cards.sides import SIDES


@compiled
def why_not(s: GameRecord, seat: int, move: int) -> int:
    """Return 0 if a seat may make this move now, else the rule that forbids the move."""
    if s.phase == Phase.OVER:
        return Rule.DU_53_MATCH_END
    if seat != s.turn:
        return Rule.DU_7_SEAT_TO_MOVE
    if move < 0:
        return Rule.DU_12_TURN
    kind = get(move, KIND)
    if s.phase == Phase.TURN_GOAL:
        return why_not_lay_goal(s, move)
    if kind == MoveKind.BRIBE:
        return why_not_bribe(s, seat, move)
    if s.phase == Phase.AFTER:
        return 0 if move == MoveKind.DONE else Rule.DU_28_SETTLING
    return why_not_turn(s, seat, move)


@compiled
def why_not_turn(s: GameRecord, seat: int, move: int) -> int:
    """DU-12: return 0 if a move of kind A to D is legal, else the rule that forbids the move."""
    kind = get(move, KIND)
    if kind == MoveKind.PLACE:
        return why_not_place(s, seat, move)
    if kind == MoveKind.EXCHANGE:
        return why_not_exchange(s, seat, move)
    if kind in (MoveKind.PASS_ONE, MoveKind.PASS_TWO):
        return why_not_pass(s, seat, move)
    if kind in (MoveKind.SABOTAGE, MoveKind.REPAIR):
        return why_not_tools(s, seat, move)
    if kind in (MoveKind.PUT_KEY, MoveKind.ROCKFALL, MoveKind.LOOK):
        return why_not_aimed(s, seat, move)
    return Rule.DU_12_TURN


# A: laying a path card


@compiled
def why_not_place(s: GameRecord, seat: int, move: int) -> int:
    """A: return 0 if a move lays a path card legally, else the rule that forbids the move."""
    face, turned = get(move, CARD), get(move, TURNED)
    if move != place_move(ENCODING, face, get(move, X), get(move, Y), turned):
        return Rule.DU_20_EMPTY_CELL
    if face >= PATH_FACES:
        return Rule.DU_20_EMPTY_CELL
    if copies_in_hand(s, seat, face) == 0:
        return Rule.DU_6_HAND
    if s.sabotage[seat] != 0:
        return Rule.DU_26_SABOTAGED
    if turned >= ORIENTATIONS[face]:
        return Rule.DU_3_TURNING
    cell = find_cell(s.board, get(move, X), get(move, Y))
    if cell == NO_CELL:
        return Rule.DU_20_EMPTY_CELL
    return why_not_there(s, seat, face, turned, cell)


@compiled
def why_not_there(s: GameRecord, seat: int, face: int, turned: int, cell: int) -> int:
    """DU-20 to DU-24: return 0 if a path card may be laid on a cell, else the broken rule.

    ``turned`` is 1 if the card is to be laid turned, else 0.
    """
    if s.card_at[cell] != NO_SLOT or s.board.faced[cell] == 0:
        return Rule.DU_20_EMPTY_CELL
    if not fits(s.board, cell, int(OPEN[face, turned])):
        return Rule.DU_21_MATCHING_SIDES
    return why_not_connected(s, seat, face, turned, cell)


@compiled
def why_not_connected(s: GameRecord, seat: int, face: int, turned: int, cell: int) -> int:
    """DU-22, DU-23: return 0 if a card has the required connection, else the broken rule.

    The caller has checked that the card matches all neighbours.
    """
    ladder = LADDER[face]
    if ladder >= 0 and is_banned_for_ladders(s, cell):
        return Rule.DU_23_LADDER_CARD
    if ladder >= 0 and ladder == colour_of(s, seat):
        return 0 if is_beside_path(s, cell) else Rule.DU_23_LADDER_CARD
    connected = int(OPEN[face, turned]) & s.touch[seat, cell]
    return 0 if connected != 0 else Rule.DU_22_CONNECTED_SIDE


@compiled
def is_banned_for_ladders(s: GameRecord, cell: int) -> bool:
    """DU-23: return whether a goal or a path card with gold lies beside a cell."""
    for side in range(SIDES):
        other = s.board.beside[cell, side]
        if other == NO_CELL:
            continue
        slot = s.card_at[other]
        if slot != NO_SLOT and (is_goal(s, slot) or GOLD[s.face[slot]] > 0):
            return True
    return False


@compiled
def is_goal(s: GameRecord, slot: int) -> bool:
    """Return whether the card in a slot is a goal."""
    return s.face[slot] >= FIRST_GOAL


@compiled
def is_beside_path(s: GameRecord, cell: int) -> bool:
    """DU-23: return whether a laid path card or a start card lies beside a cell."""
    for side in range(SIDES):
        other = s.board.beside[cell, side]
        if other == NO_CELL:
            continue
        slot = s.card_at[other]
        if slot != NO_SLOT and not is_goal(s, slot):
            return True
    return False


@compiled
def why_not_lay_goal(s: GameRecord, move: int) -> int:
    """DU-27: return 0 if a move lays the pending goal legally, else the rule that forbids it."""
    if get(move, KIND) != MoveKind.LAY_GOAL:
        return Rule.DU_27_REACHED_GOAL
    turned = get(move, TURNED)
    if move != lay_goal_move(ENCODING, turned):
        return Rule.DU_27_REACHED_GOAL
    return 0 if has(goal_orientations(s, int(s.pending)), turned) else Rule.DU_27_REACHED_GOAL


# Bribes


@compiled
def why_not_bribe(s: GameRecord, seat: int, move: int) -> int:
    """DU-32: return the rule against a bribe, or 0 if the player can bribe this troll."""
    slot = slot_of(s, move, MoveKind.BRIBE.value)
    if slot == NO_SLOT or not can_bribe(s, seat, slot):
        return Rule.DU_32_BRIBE
    return 0


@compiled
def slot_of(s: GameRecord, move: int, kind: int) -> int:
    """Return the slot of the card at which a move of this kind is aimed, or NO_SLOT."""
    x, y = get(move, X), get(move, Y)
    if move != aimed(ENCODING, kind, x, y):
        return NO_SLOT
    return slot_at(s, x, y)


@compiled
def can_bribe(s: GameRecord, seat: int, slot: int) -> bool:
    """DU-32: return whether a card shows a troll that a player can bribe now."""
    if s.face[slot] < 0 or s.face_down[slot] or BARRIER[s.face[slot]] != Barrier.TROLL:
        return False
    return s.bribed[slot] == 0 and s.markers > 0 and reaches_troll(s, seat, slot)


@compiled
def can_bribe_any(s: GameRecord, seat: int) -> bool:
    """DU-28: return whether a player can bribe any troll now."""
    for slot in range(s.slots):
        if can_bribe(s, seat, slot):
            return True
    return False


# B: playing an action card


@compiled
def why_not_tools(s: GameRecord, seat: int, move: int) -> int:
    """DU-40, DU-41, DU-64: return the rule that forbids a sabotage or repair card, or 0."""
    kind, face = get(move, KIND), get(move, CARD)
    refusal = Rule.DU_40_SABOTAGE if kind == MoveKind.SABOTAGE else Rule.DU_41_REPAIR
    wanted = Action.SABOTAGE if kind == MoveKind.SABOTAGE else Action.REPAIR
    if face >= HAND_FACES or ACTION[face] != wanted:
        return refusal
    if kind == MoveKind.SABOTAGE and s.seats == 1:
        return Rule.DU_64_SOLO_DIFFERENCES
    if copies_in_hand(s, seat, face) == 0:
        return Rule.DU_6_HAND
    if kind == MoveKind.SABOTAGE:
        is_allowed = move == put(kind, CARD, face) and (s.sabotage[1 - seat] & TOOL_MASK[face]) == 0
        return 0 if is_allowed else Rule.DU_40_SABOTAGE
    tool = get(move, TOOL)
    if tool >= TOOLS or move != put(put(kind, CARD, face), TOOL, tool):
        return Rule.DU_41_REPAIR
    return 0 if has(TOOL_MASK[face] & s.sabotage[seat], tool) else Rule.DU_41_REPAIR


@compiled
def why_not_aimed(s: GameRecord, seat: int, move: int) -> int:
    """DU-42 to DU-44: return the rule against aiming a key, rockfall or map at a card, or 0."""
    kind = get(move, KIND)
    slot = slot_of(s, move, kind)
    if not holds_action(s, seat, action_of(kind)):
        return Rule.DU_6_HAND
    if kind == MoveKind.PUT_KEY:
        return 0 if slot != NO_SLOT and can_unlock(s, seat, slot) else Rule.DU_42_KEY
    if kind == MoveKind.ROCKFALL:
        return 0 if slot != NO_SLOT and can_fall(s, slot) else Rule.DU_43_ROCKFALL
    return 0 if slot != NO_SLOT and s.face_down[slot] else Rule.DU_44_MAP


@compiled
def action_of(kind: int) -> int:
    """Return the kind of action card that an aimed move needs."""
    if kind == MoveKind.PUT_KEY:
        return Action.KEY.value
    return Action.ROCKFALL.value if kind == MoveKind.ROCKFALL else Action.MAP.value


@compiled
def holds_action(s: GameRecord, seat: int, action: int) -> bool:
    """Return whether a hand holds a card for this action."""
    return action_face(s, seat, action) >= 0


@compiled
def action_face(s: GameRecord, seat: int, action: int) -> int:
    """Return the face of a hand card for this action, or -1."""
    for index in range(s.hand_size[seat]):
        face = int(s.hand[seat, index])
        if ACTION[face] == action:
            return face
    return -1


@compiled
def can_unlock(s: GameRecord, seat: int, slot: int) -> bool:
    """DU-42: return whether a key is left and a card has a door that the player can unlock."""
    if s.face[slot] < 0 or s.face_down[slot] or s.key[slot] or s.keys == 0:
        return False
    barrier = BARRIER[s.face[slot]]
    is_door = barrier in (Barrier.GREEN_DOOR, Barrier.BLUE_DOOR)
    return is_door and barrier != own_door(s, seat)


# C and D: discarding


@compiled
def why_not_exchange(s: GameRecord, seat: int, move: int) -> int:
    """DU-45: return the rule against discarding two cards to remove a sabotage card, or 0."""
    first, second, tool = get(move, FIRST), get(move, SECOND), get(move, EXCHANGE_TOOL)
    if move != exchange_move(first, second, tool) or first > second:
        return Rule.DU_45_EXCHANGE
    if not holds_both(s, seat, first, second):
        return Rule.DU_6_HAND
    return 0 if tool < TOOLS and has(int(s.sabotage[seat]), tool) else Rule.DU_45_EXCHANGE


@compiled
def why_not_pass(s: GameRecord, seat: int, move: int) -> int:
    """DU-46: return the rule against passing with one or two hand cards, or 0."""
    first, second = get(move, FIRST), get(move, SECOND)
    if get(move, KIND) == MoveKind.PASS_ONE:
        if move != pass_one_move(ENCODING, first):
            return Rule.DU_46_PASS
        return 0 if copies_in_hand(s, seat, first) > 0 else Rule.DU_6_HAND
    if move != pass_two_move(ENCODING, first, second) or first > second:
        return Rule.DU_46_PASS
    return 0 if holds_both(s, seat, first, second) else Rule.DU_6_HAND


@compiled
def exchange_move(first: int, second: int, tool: int) -> int:
    """Return the move that discards two cards to remove a sabotage card."""
    return put(put(put(MoveKind.EXCHANGE.value, FIRST, first), SECOND, second), EXCHANGE_TOOL, tool)


# All legal moves


@compiled
def legal(s: GameRecord, seat: int, out: Codes) -> int:
    """Write all legal moves and return their number.

    The functions below with an argument ``found`` append moves to ``out``: ``found`` is the number
    of moves before, and they return the number of moves after. Bribes come first, then moves A by
    cell and card, then moves B, C and D by card. Bribes and moves aimed at a card are sorted by
    their codes, so that the order of these moves does not show in which order the cards were laid.
    """
    if s.phase == Phase.OVER or seat != s.turn:
        return 0
    if s.phase == Phase.TURN_GOAL:
        return list_goal_moves(s, out)
    found = list_bribes(s, seat, out, 0)
    if s.phase == Phase.AFTER:
        out[found] = MoveKind.DONE
        return found + 1
    if s.sabotage[seat] == 0:
        found = list_places(s, seat, out, found)
    found = list_actions(s, seat, out, found)
    return list_exchanges(s, seat, out, found)


@compiled
def list_goal_moves(s: GameRecord, out: Codes) -> int:
    """DU-27: list the moves that lay the pending goal, upright or turned."""
    return list_goal_orientations(ENCODING, goal_orientations(s, int(s.pending)), out)


@compiled
def list_bribes(s: GameRecord, seat: int, out: Codes, found: int) -> int:
    """DU-32: list the bribes of all trolls that can be bribed."""
    begin = found
    for slot in range(s.slots):
        if can_bribe(s, seat, slot):
            out[found] = aimed_at_card(s, ENCODING, MoveKind.BRIBE.value, slot)
            found += 1
    sort_numbers(out, begin, found)
    return found


@compiled
def list_places(s: GameRecord, seat: int, out: Codes, found: int) -> int:
    """A: list the moves that lay a path card, cell by cell."""
    # DU-22: only the player's own ladder can be laid elsewhere than at the ends of the network
    if holds_own_ladder(s, seat):
        return list_places_facing(s, seat, s.board.faced[:], out, found)
    return list_places_facing(s, seat, s.touch[seat, :], out, found)


@compiled
def holds_own_ladder(s: GameRecord, seat: int) -> bool:
    """DU-23: return whether a hand holds a ladder of the player's own colour."""
    colour = colour_of(s, seat)
    for index in range(s.hand_size[seat]):
        if LADDER[s.hand[seat, index]] == colour:
            return True
    return False


@compiled
def list_places_facing(s: GameRecord, seat: int, facing: Ints, out: Codes, found: int) -> int:
    """A: list the moves that lay a path card on an empty cell.

    Only cells whose entry in ``facing`` is not 0 are considered.
    """
    cell = next_free_cell(s, facing, NO_CELL)
    while cell != NO_CELL:
        found = list_places_on(s, seat, cell, out, found)
        cell = next_free_cell(s, facing, cell)
    return found


@compiled
def list_places_on(s: GameRecord, seat: int, cell: int, out: Codes, found: int) -> int:
    """DU-22, DU-23: list the moves that lay a path card on one cell."""
    end = list_cards_on(s, seat, cell, ENCODING, ORIENTATIONS, OPEN, out, found)
    for fitting in range(found, end):
        move = int(out[fitting])
        if why_not_connected(s, seat, get(move, CARD), get(move, TURNED), cell) == 0:
            out[found] = move
            found += 1
    return found


@compiled
def list_actions(s: GameRecord, seat: int, out: Codes, found: int) -> int:
    """B: list the moves that play an action card of a hand."""
    for index in range(s.hand_size[seat]):
        if is_new_in_hand(s, seat, index):
            found = list_uses(s, seat, int(s.hand[seat, index]), out, found)
    return found


@compiled
def list_uses(s: GameRecord, seat: int, face: int, out: Codes, found: int) -> int:
    """DU-40 to DU-44: list the moves that play an action card; list nothing for a path card."""
    if ACTION[face] == Action.SABOTAGE:
        return list_move(s, seat, out, found, put(MoveKind.SABOTAGE.value, CARD, face))
    if ACTION[face] == Action.REPAIR:
        for tool in range(TOOLS):
            move = put(put(MoveKind.REPAIR.value, CARD, face), TOOL, tool)
            found = list_move(s, seat, out, found, move)
    elif ACTION[face] != Action.NONE:
        found = list_aimed(s, seat, out, found, int(ACTION[face]))
    return found


@compiled
def list_move(s: GameRecord, seat: int, out: Codes, found: int, move: int) -> int:
    """Add a move to the list if it plays a sabotage or repair card legally."""
    if why_not_tools(s, seat, move) != 0:
        return found
    out[found] = move
    return found + 1


@compiled
def list_aimed(s: GameRecord, seat: int, out: Codes, found: int, action: int) -> int:
    """DU-42 to DU-44: list the moves that aim an action card at a card on the table."""
    begin = found
    for slot in range(s.slots):
        kind = MoveKind.LOOK.value
        allowed = s.face_down[slot] != 0
        if action == Action.KEY:
            kind = MoveKind.PUT_KEY.value
            allowed = can_unlock(s, seat, slot)
        elif action == Action.ROCKFALL:
            kind = MoveKind.ROCKFALL.value
            allowed = can_fall(s, slot)
        if allowed:
            out[found] = aimed_at_card(s, ENCODING, kind, slot)
            found += 1
    sort_numbers(out, begin, found)
    return found


@compiled
def list_exchanges(s: GameRecord, seat: int, out: Codes, found: int) -> int:
    """C and D: list the passes with one card, and the passes and exchanges with two cards."""
    tools = int(s.sabotage[seat])
    # ``list_discards`` leaves free entries after each pass with two cards; the exchanges of the
    # same two cards are written into these entries
    end = list_discards(s, seat, ENCODING, count(tools), out, found)
    while found < end:
        move = int(out[found])
        found += 1
        if get(move, KIND) == MoveKind.PASS_TWO:
            for tool in range(TOOLS):
                if has(tools, tool):
                    out[found] = exchange_move(get(move, FIRST), get(move, SECOND), tool)
                    found += 1
    return found
