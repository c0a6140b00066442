"""Legality of moves: ``why_not`` returns the rule against a move, ``legal`` lists legal moves."""

from stope.engine.bitfields import KIND, get, put
from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import Codes, GameRecord
from stope.games.dark_cave.cards import (
    ACTION,
    GOALS,
    HAND_FACES,
    HOLE,
    IS_PATH,
    NO_SPACE,
    OPEN,
    ORIENTATIONS,
    WEBS,
    Action,
)
from stope.games.dark_cave.moves import (
    CARD,
    ENCODING,
    FIRST,
    SEAT,
    SECOND,
    SIDE,
    SPACE,
    TURNED,
    MoveKind,
    X,
    Y,
)
from stope.games.dark_cave.rulebook import Rule
from stope.games.dark_cave.rules.goals import goal_orientations
from stope.games.dark_cave.rules.movement_graph import (
    is_a_step,
    is_free,
    is_stopped_by_web,
    list_neighbours,
    slot_of,
    space_of,
    spot_at,
    spot_of,
)
from stope.games.dark_cave.rules.webs import can_chop, can_spin, web_on
from stope.games.dark_cave.state import ALL_KNOW, FIRST_GOAL_SLOT, NOWHERE, Phase
from stope.games.path_cards.board import NO_CARD, NO_CELL, NO_SLOT, find_cell
from stope.games.path_cards.encoding import (
    aimed,
    aimed_at_card,
    aimed_at_cell,
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
from stope.games.path_cards.sides import SIDES, Side


@compiled
def why_not(s: GameRecord, seat: int, move: int) -> int:
    """Return 0 if a seat may make this move now, else the number of the rule that forbids it."""
    if s.phase == Phase.OVER:
        return Rule.DC_70_GAME_END
    if seat < 0 or seat >= s.seats:
        return Rule.DC_9_SEAT_TO_MOVE
    if move < 0:
        return Rule.DC_12_CARD_PHASE
    kind = get(move, KIND)
    if kind in (MoveKind.AGREE, MoveKind.DISAGREE):
        return (
            0
            if move == kind and has(s.agreed, seat) == (kind == MoveKind.DISAGREE)
            else Rule.DC_71_AGREEMENT
        )
    if s.phase == Phase.AXE:
        return (
            0
            if seat == s.asked and move in (MoveKind.STRIKE, MoveKind.ENDURE)
            else Rule.DC_56_AXE_ON_CREATURE
        )
    if seat != s.turn:
        return Rule.DC_9_SEAT_TO_MOVE
    if kind in (MoveKind.STRIKE, MoveKind.ENDURE):
        return Rule.DC_56_AXE_ON_CREATURE
    if s.phase == Phase.GOAL or kind == MoveKind.LAY_GOAL:
        return why_not_lay_goal(s, move)
    if kind == MoveKind.CHOP:
        return why_not_chop(s, seat, move)
    if s.phase == Phase.CREATURE:
        return why_not_walk(s, move)
    if s.phase == Phase.STEPS:
        return why_not_step(s, seat, move)
    return why_not_card(s, seat, move)


@compiled
def why_not_lay_goal(s: GameRecord, move: int) -> int:
    """DC-38: return 0 if a move that lays the pending goal is legal, else the rule against it.

    The pending goal is the goal that a dwarf has just stepped on.
    """
    turned = get(move, TURNED)
    if s.phase != Phase.GOAL or move != lay_goal_move(ENCODING, turned):
        return Rule.DC_38_GOAL
    return 0 if has(goal_orientations(s), turned) else Rule.DC_38_GOAL


@compiled
def why_not_chop(s: GameRecord, seat: int, move: int) -> int:
    """DC-55: return 0 if a seat may use an axe on the web of this move, else the rule against it.

    The seat's dwarf has to be beside the web, and no creature may be walking.
    """
    x, y, side = get(move, X), get(move, Y), get(move, SIDE)
    chop = put(aimed(ENCODING, MoveKind.CHOP.value, x, y), SIDE, side)
    if s.phase == Phase.CREATURE or move != chop:
        return Rule.DC_55_AXE_ON_WEB
    cell = find_cell(s.board, x, y)
    if cell == NO_CELL or side not in (Side.E, Side.S):
        return Rule.DC_55_AXE_ON_WEB
    web = web_on(s, cell, side)
    return 0 if web >= 0 and can_chop(s, seat, web) else Rule.DC_55_AXE_ON_WEB


# Steps of creatures and dwarves


@compiled
def why_not_walk(s: GameRecord, move: int) -> int:
    """DC-57, DC-59: return 0 if the creature just played may make this step or stop.

    Else return the rule against this move.
    """
    if move == MoveKind.STOP:
        return 0
    if get(move, KIND) != MoveKind.STEP:
        return Rule.DC_57_LURE
    return why_not_there(s, int(s.creature[s.walker]), move, 1)


@compiled
def why_not_step(s: GameRecord, seat: int, move: int) -> int:
    """DC-13: return 0 if the dwarf may make this step or stop, else the rule against it.

    A step is legal only while the dwarf has steps left in this turn.
    """
    if move == MoveKind.STOP:
        return 0
    if get(move, KIND) != MoveKind.STEP:
        return Rule.DC_12_CARD_PHASE
    return why_not_there(s, int(s.dwarf[seat]), move, 0) if s.steps > 0 else Rule.DC_13_STEP_PHASE


@compiled
def why_not_there(s: GameRecord, spot: int, move: int, creature: int) -> int:
    """DC-31, DC-53, DC-59: return 0 if one step leads from a spot to the target of a move.

    Else return the rule against this step. ``creature`` is 1 for the step of a creature, 0 for the
    step of a dwarf.
    """
    x, y, space = get(move, X), get(move, Y), get(move, SPACE)
    if move != put(aimed(ENCODING, MoveKind.STEP.value, x, y), SPACE, space):
        return Rule.DC_31_STEP
    there = spot_at(s, find_cell(s.board, x, y), space)
    if there == NOWHERE:
        return Rule.DC_31_STEP
    if is_a_step(s, spot, there, creature):
        return 0
    if is_stopped_by_web(s, spot, slot_of(there)):
        return Rule.DC_53_WEB
    return (
        Rule.DC_59_CREATURE_WAYS if creature and is_a_step(s, spot, there, 0) else Rule.DC_31_STEP
    )


# Moves with a card


@compiled
def why_not_card(s: GameRecord, seat: int, move: int) -> int:
    """DC-12: return 0 if this move is legal in the card phase, else the rule against it."""
    kind = get(move, KIND)
    if kind in (MoveKind.STEP, MoveKind.STOP):
        return Rule.DC_13_STEP_PHASE
    if kind > MoveKind.STOP:
        return Rule.DC_12_CARD_PHASE
    if kind == MoveKind.PASS_TWO:
        first, second = get(move, FIRST), get(move, SECOND)
        if move != pass_two_move(ENCODING, first, second) or first > second:
            return Rule.DC_12_CARD_PHASE
        return 0 if holds_both(s, seat, first, second) else Rule.DC_7_HAND
    face = get(move, CARD)
    wrong = why_not_this_card(kind, face)
    if wrong != 0:
        return wrong
    if copies_in_hand(s, seat, face) == 0:
        return Rule.DC_7_HAND
    if kind == MoveKind.PASS_ONE:
        return 0 if move == pass_one_move(ENCODING, face) else Rule.DC_12_CARD_PHASE
    if kind == MoveKind.PLACE:
        return why_not_place(s, face, move)
    if kind == MoveKind.LURE:
        return why_not_lure(s, face, move)
    if kind in (MoveKind.LOOK, MoveKind.ROCKFALL, MoveKind.SPIN):
        return why_not_aimed(s, kind, face, move)
    return why_not_player(s, seat, kind, face, move)


@compiled
def rule_of(kind: int, face: int) -> int:
    """Return the rule that governs a kind of move with a card of this face."""
    if kind == MoveKind.PLACE:
        return Rule.DC_20_EMPTY_CELL
    if kind == MoveKind.ROCKFALL:
        return Rule.DC_51_ROCKFALL
    if kind == MoveKind.SWAP:
        return Rule.DC_52_SWAP
    if kind == MoveKind.SPIN:
        return Rule.DC_53_WEB
    if kind == MoveKind.EQUIP:
        return (
            Rule.DC_55_AXE_ON_WEB
            if face < HAND_FACES and ACTION[face] == Action.AXE
            else Rule.DC_54_BOOTS
        )
    if kind == MoveKind.LURE:
        return Rule.DC_57_LURE
    return (
        Rule.DC_50_INFORMATION if kind in (MoveKind.LOOK, MoveKind.SPY) else Rule.DC_12_CARD_PHASE
    )


@compiled
def why_not_this_card(kind: int, face: int) -> int:
    """Return 0 if a card of this face allows this kind of move, else the rule against it."""
    if face >= HAND_FACES:
        return Rule.DC_7_HAND
    action = ACTION[face]
    if kind == MoveKind.PASS_ONE:
        fit = True
    elif kind == MoveKind.PLACE:
        fit = IS_PATH[face] != 0
    elif kind in (MoveKind.LOOK, MoveKind.SPY):
        fit = action == Action.INFORMATION
    elif kind == MoveKind.ROCKFALL:
        fit = action == Action.ROCKFALL
    elif kind == MoveKind.SWAP:
        fit = action == Action.SWAP
    elif kind == MoveKind.SPIN:
        fit = action == Action.WEB
    elif kind == MoveKind.EQUIP:
        fit = action in (Action.BOOTS, Action.AXE)
    else:
        fit = action >= Action.RAT
    return 0 if fit else rule_of(kind, face)


@compiled
def why_not_place(s: GameRecord, face: int, move: int) -> int:
    """DC-20 to DC-24: return 0 if a move may lay its path card, else the rule against the move.

    The card may continue any path, not only one that leads to the start card.
    """
    x, y, turned = get(move, X), get(move, Y), get(move, TURNED)
    if move != place_move(ENCODING, face, x, y, turned):
        return Rule.DC_20_EMPTY_CELL
    if turned >= ORIENTATIONS[face]:
        return Rule.DC_21_TURNING
    cell = find_cell(s.board, x, y)
    if cell == NO_CELL or s.card_at[cell] != NO_SLOT or s.board.faced[cell] == 0:
        return Rule.DC_20_EMPTY_CELL
    if not fits(s.board, cell, int(OPEN[face, turned])):
        return Rule.DC_22_MATCHING_SIDES
    return 0 if s.board.faced_open[cell] != 0 else Rule.DC_23_CONTINUED_PATH


@compiled
def why_not_aimed(s: GameRecord, kind: int, face: int, move: int) -> int:
    """DC-50, DC-51, DC-53: return 0 if a look, a rockfall or a web is legal.

    Else return the rule against this move.
    """
    x, y, number = get(move, X), get(move, Y), rule_of(kind, face)
    wanted = put(aimed(ENCODING, kind, x, y), CARD, face)
    side = get(move, SIDE)
    if kind == MoveKind.SPIN:
        wanted = put(wanted, SIDE, side)
    cell = find_cell(s.board, x, y)
    if move != wanted or cell == NO_CELL:
        return number
    if kind == MoveKind.SPIN:
        return 0 if can_spin(s, cell, side) else number
    slot = int(s.card_at[cell])
    if slot == NO_SLOT:
        return number
    if kind == MoveKind.LOOK:
        return 0 if s.face_down[slot] else number
    return 0 if can_fall(s, slot) else number


@compiled
def can_fall(s: GameRecord, slot: int) -> bool:
    """DC-51: return whether a rockfall can remove a card.

    The card has to be a path card from a hand, not the start card or a goal, and no dwarf or
    creature may be on the card.
    """
    return slot >= FIRST_GOAL_SLOT + GOALS and s.face[slot] != NO_CARD and is_free(s, slot)


@compiled
def why_not_player(s: GameRecord, seat: int, kind: int, face: int, move: int) -> int:
    """DC-50, DC-52, DC-54, DC-55: return 0 if the player that a move targets is legal.

    Else return the rule against this move.
    """
    other, number = get(move, SEAT), rule_of(kind, face)
    if move != player_move(kind, face, other) or other >= s.seats:
        return number
    return 0 if may_aim_at(s, seat, kind, face, other) else number


@compiled
def may_aim_at(s: GameRecord, seat: int, kind: int, face: int, other: int) -> bool:
    """Return whether ``seat`` can play a card at the player ``other`` with this kind of move."""
    if kind == MoveKind.EQUIP:
        return ACTION[face] == Action.AXE or s.boots[other] == NO_CARD
    if other == seat:
        return False
    return kind == MoveKind.SWAP or s.clan_known[other] != ALL_KNOW


@compiled
def why_not_lure(s: GameRecord, face: int, move: int) -> int:
    """DC-57, DC-58: return 0 if a move may play its creature card, else the rule against it.

    The target of the move has to be the spot where the creature stands, or a dark hole if the
    creature is not on the board.
    """
    x, y, space = get(move, X), get(move, Y), get(move, SPACE)
    at = aimed(ENCODING, MoveKind.LURE.value, x, y)
    if move != put(put(at, CARD, face), SPACE, space):
        return Rule.DC_57_LURE
    spot = spot_at(s, find_cell(s.board, x, y), space)
    stands = s.creature[int(ACTION[face]) - Action.RAT.value]
    if stands != NOWHERE:
        return 0 if spot == stands else Rule.DC_58_LURE_AGAIN
    if spot == NOWHERE:
        return Rule.DC_57_LURE
    slot = slot_of(spot)
    return 0 if not s.face_down[slot] and HOLE[s.face[slot]] == space else Rule.DC_57_LURE


# Moves as numbers


@compiled
def player_move(kind: int, face: int, seat: int) -> int:
    """Return the move that plays a card at a player."""
    return put(put(kind, CARD, face), SEAT, seat)


@compiled
def at_spot(s: GameRecord, kind: int, spot: int) -> int:
    """Return the move of this kind with a spot as its target."""
    return put(aimed_at_card(s, ENCODING, kind, slot_of(spot)), SPACE, space_of(spot))


# All legal moves


@compiled
def legal(s: GameRecord, seat: int, out: Codes) -> int:
    """Write all legal moves except side moves to ``out``, and return their number.

    In the card phase the order is: axes on webs, path cards (A), action cards (B), discards (C). In
    the step phase the order is: steps, the move to stop, axes on webs. In all other phases the
    moves are the possible answers to the decision that is due. Moves with path cards are sorted by
    cell, then by card. Steps, axes and moves with a card on the board as their target are sorted by
    their numbers. So the order does not depend on the order in which cards were laid.
    """
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.AXE:
        if seat != s.asked:
            return 0
        out[0], out[1] = MoveKind.STRIKE, MoveKind.ENDURE
        return 2
    if seat != s.turn:
        return 0
    if s.phase == Phase.GOAL:
        return list_goal_moves(s, out)
    if s.phase == Phase.CREATURE:
        return list_steps(s, int(s.creature[s.walker]), 1, out)
    if s.phase == Phase.STEPS:
        found = 0
        if s.steps > 0:
            found = list_steps(s, int(s.dwarf[seat]), 0, out)
        else:
            out[0] = MoveKind.STOP
            found = 1
        return list_chops(s, seat, out, found)
    found = list_chops(s, seat, out, 0)
    found = list_places(s, seat, out, found)
    found = list_actions(s, seat, out, found)
    return list_discards(s, seat, ENCODING, 0, out, found)


@compiled
def list_goal_moves(s: GameRecord, out: Codes) -> int:
    """DC-38: write the moves that lay the pending goal, and return their number."""
    return list_goal_orientations(ENCODING, goal_orientations(s), out)


@compiled
def list_chops(s: GameRecord, seat: int, out: Codes, found: int) -> int:
    """DC-55: append the moves that use an axe on a web; return the new number of moves."""
    if s.axes[seat] == 0:
        return found
    begin = found
    for web in range(WEBS):
        if can_chop(s, seat, web):
            move = aimed_at_cell(s, ENCODING, MoveKind.CHOP.value, int(s.web_cell[web]))
            out[found] = put(move, SIDE, int(s.web_side[web]))
            found += 1
    sort_numbers(out, begin, found)
    return found


@compiled
def list_steps(s: GameRecord, spot: int, creature: int, out: Codes) -> int:
    """DC-31: write the moves that step from a spot, then the move to stop; return their number."""
    found = list_neighbours(s, spot, creature, out)
    for number in range(found):
        out[number] = at_spot(s, MoveKind.STEP.value, int(out[number]))
    sort_numbers(out, 0, found)
    out[found] = MoveKind.STOP
    return found + 1


@compiled
def list_places(s: GameRecord, seat: int, out: Codes, found: int) -> int:
    """DC-12 A: append the moves that lay a path card on a cell; return the new number of moves."""
    facing = s.board.faced_open[:]
    cell = next_free_cell(s, facing, NO_CELL)
    while cell != NO_CELL:
        found = list_cards_on(s, seat, cell, ENCODING, ORIENTATIONS, OPEN, out, found)
        cell = next_free_cell(s, facing, cell)
    return found


@compiled
def list_actions(s: GameRecord, seat: int, out: Codes, found: int) -> int:
    """DC-12 B: append the moves with the action cards of a hand; return the new number of moves."""
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


@compiled
def list_webs(s: GameRecord, face: int, out: Codes, found: int) -> int:
    """DC-53: append a move for each side that a web can lie on; return the new number of moves."""
    begin = found
    for cell in range(s.board.cells):
        for side in range(SIDES):
            if can_spin(s, cell, side):
                move = aimed_at_cell(s, ENCODING, MoveKind.SPIN.value, cell)
                out[found] = put(put(move, CARD, face), SIDE, side)
                found += 1
    sort_numbers(out, begin, found)
    return found


@compiled
def list_lures(s: GameRecord, face: int, out: Codes, found: int) -> int:
    """DC-57, DC-58: append the moves with a creature card; return the new number of moves.

    The target is the spot where the creature stands, or any dark hole if the creature is not on the
    board.
    """
    stands = int(s.creature[int(ACTION[face]) - Action.RAT.value])
    if stands != NOWHERE:
        out[found] = put(at_spot(s, MoveKind.LURE.value, stands), CARD, face)
        return found + 1
    begin = found
    for slot in range(s.slots):
        if s.face[slot] == NO_CARD or s.face_down[slot]:
            continue
        hole = HOLE[s.face[slot]]
        if hole != NO_SPACE:
            out[found] = put(at_spot(s, MoveKind.LURE.value, spot_of(slot, hole)), CARD, face)
            found += 1
    sort_numbers(out, begin, found)
    return found


@compiled
def list_rockfalls(s: GameRecord, face: int, out: Codes, found: int) -> int:
    """DC-51: append the moves that remove a card by a rockfall; return the new number of moves."""
    begin = found
    for slot in range(s.slots):
        if can_fall(s, slot):
            move = aimed_at_card(s, ENCODING, MoveKind.ROCKFALL.value, slot)
            out[found] = put(move, CARD, face)
            found += 1
    sort_numbers(out, begin, found)
    return found


@compiled
def list_players(s: GameRecord, seat: int, face: int, out: Codes, found: int) -> int:
    """DC-50, DC-52, DC-54, DC-55: append the moves that play a card at a player.

    A card of secret information can also be played at a goal. Return the new number of moves.
    """
    action = ACTION[face]
    kind = MoveKind.EQUIP.value
    if action == Action.INFORMATION:
        kind = MoveKind.SPY.value
        for number in range(GOALS):
            if s.face_down[FIRST_GOAL_SLOT + number]:
                slot = FIRST_GOAL_SLOT + number
                move = aimed_at_card(s, ENCODING, MoveKind.LOOK.value, slot)
                out[found] = put(move, CARD, face)
                found += 1
    elif action == Action.SWAP:
        kind = MoveKind.SWAP.value
    for other in range(s.seats):
        if may_aim_at(s, seat, kind, face, other):
            out[found] = player_move(kind, face, other)
            found += 1
    return found
