"""Move scores: how much each move gains or costs a seat and its clan, in points.

A friend of a seat works for the same clan as the seat, an enemy works for the other clan. A seat
estimates from its view and the evidence how likely each player is a friend.
"""

from stope.engine.bitfields import KIND, get
from stope.engine.bitmask import count, has, lowest
from stope.engine.jit import compiled
from stope.engine.records import Codes, Evidence, Scores, ViewRecord, Workspace
from stope.games.dark_cave.ai.distance import (
    FAR,
    crosses,
    entry_steps,
    find_believed_distances_to_exit,
    find_distances_from,
    mark_prey,
    measure_around,
    passes,
    spot_across_web,
    steps_beyond,
    steps_over_card,
    trace_routes,
    turns_left,
)
from stope.games.dark_cave.ai.exit_evidence import unknown_goals
from stope.games.dark_cave.ai.role_belief import weigh_loyalty
from stope.games.dark_cave.ai.weights import (
    AXE,
    BITE,
    BITE_OF_RAT,
    BLOCK,
    BOOTS,
    CHOP,
    COVER,
    EARLY,
    FAR_COUNTS,
    GOLD,
    HURRY,
    IDLE,
    KEEP_BOOTS_OR_LOOK,
    KEEP_OTHER,
    KEEP_PATH,
    LEAVE,
    LEAVE_LOSING,
    LOOK,
    LOOK_FAR,
    NEAR_COUNTS,
    NEAR_STEPS,
    NEXT_COUNTS,
    NEXT_STEPS,
    OWN_BLOCK,
    SPY,
    STEP_SAVED,
    STEP_TAKEN,
    STRIKE,
    STRIKE_RAT,
    SWAPPED,
    TOOL_GIVEN,
    TURN_UP,
    WALK_ON,
    WASTE,
)
from stope.games.dark_cave.cards import (
    ACTION,
    CREATURE_STEPS,
    EXIT,
    IS_PATH,
    NO_SPACE,
    OPEN,
    SPACES,
    UNSEEN_GOAL,
    VEIN,
    Action,
    Creature,
)
from stope.games.dark_cave.moves import (
    CARD,
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
from stope.games.dark_cave.rules.clans import works_for
from stope.games.dark_cave.rules.movement_graph import cards_apart, slot_of, space_of, spot_at
from stope.games.dark_cave.rules.webs import web_on
from stope.games.dark_cave.rules.winners import winning_clan
from stope.games.dark_cave.state import ALL_KNOW, NOBODY, NOWHERE, Phase
from stope.games.path_cards.board import NO_CELL, find_cell
from stope.games.path_cards.sides import opposite
from stope.search.softmax import POINTLESS

# Friends and enemies


@compiled
def write_trust(view: ViewRecord, seat: int, evidence: Evidence, workspace: Workspace) -> None:
    """Write the probability that each player works for the same clan as a seat, in percent."""
    total = weigh_loyalty(view, seat, evidence, workspace.loyalty_weights[:])
    own = works_for(view, seat)
    for other in range(view.seats):
        loyal = 100 * int(workspace.loyalty_weights[other]) // total
        workspace.trust[other] = loyal if view.clan[other] == own else 100 - loyal


@compiled
def enmity(workspace: Workspace, other: int) -> int:
    """Return how likely a player is an enemy: 100 for a certain enemy, -100 for a certain friend.

    Requires: call ``write_trust`` first.
    """
    return 100 - 2 * int(workspace.trust[other])


@compiled
def caution(view: ViewRecord, seat: int, other: int) -> int:
    """Return the points that ``seat`` loses by harming the dwarf of ``other``, or 0.

    Only a hidden saboteur loses points, and only for a dwarf in its own colours and early in the
    match: such harm would reveal the player as a saboteur.
    """
    if view.clan_known[seat] == ALL_KNOW or works_for(view, seat) == view.clan[seat]:
        return 0
    shows = view.clan[other] == view.clan[seat] and turns_left(view, seat) >= EARLY
    return COVER if shows else 0


@compiled
def threat(view: ViewRecord, other: int, workspace: Workspace) -> int:
    """Return the factor for harm to a dwarf, in percent: greater if the dwarf is near the exit."""
    steps = int(workspace.to_exit[int(view.dwarf[other])])
    if steps <= NEXT_STEPS:
        return NEXT_COUNTS
    return NEAR_COUNTS if steps <= NEAR_STEPS else FAR_COUNTS


# Moves with a card


@compiled
def worth_of_path(move: int, now: int, workspace: Workspace) -> int:
    """Return the points for laying a path card; ``now`` is the distance without that card.

    Distances are measured from the dwarf to the exit.

    Requires: call ``measure_around`` for the cell first.
    """
    then = steps_over_card(get(move, CARD), get(move, TURNED), workspace)
    if then < now:
        return STEP_SAVED * (now - then)
    return -IDLE - WASTE - worth_of_keeping(get(move, CARD))


@compiled
def worth_of_tool(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """DC-54, DC-55: return the points for laying boots or an axe in front of a player."""
    other = get(move, SEAT)
    boots = ACTION[get(move, CARD)] == Action.BOOTS
    worth = BOOTS if boots else AXE
    if view.dwarf[other] == NOWHERE:
        return POINTLESS
    if other == seat:
        return worth
    return -worth * enmity(workspace, other) * TOOL_GIVEN // (100 * 100)


@compiled
def worth_of_look(view: ViewRecord, helped: int, move: int) -> int:
    """DC-50: return the points for a look at a goal, if the goal may be the exit.

    A goal near the dwarf of the seat ``helped`` gives more points.
    """
    slot = int(view.card_at[find_cell(view.board, get(move, X), get(move, Y))])
    if view.face[slot] != UNSEEN_GOAL or unknown_goals(view) == 0:
        return POINTLESS
    return LOOK - LOOK_FAR * cards_apart(view, slot_of(view.dwarf[helped]), slot)


@compiled
def worth_of_spying(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """DC-50: return the points for a look at a clan card.

    The points are highest if the card's owner is as likely a friend as an enemy.
    """
    if has(int(view.clan_known[get(move, SEAT)]), seat):
        return POINTLESS
    return SPY * (100 - abs(enmity(workspace, get(move, SEAT)))) // 100


@compiled
def worth_of_block(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """DC-51, DC-53: return the points for a web or rockfall, by the routes that the move blocks."""
    cell = find_cell(view.board, get(move, X), get(move, Y))
    other_cell = cell
    if get(move, KIND) == MoveKind.SPIN:
        other_cell = int(view.board.beside[cell, get(move, SIDE)])
    worth = 0
    for other in range(view.seats):
        if view.dwarf[other] == NOWHERE:
            continue
        if get(move, KIND) == MoveKind.SPIN:
            hit = crosses(workspace, other, cell, other_cell)
        else:
            hit = passes(workspace, other, cell)
        if not hit:
            continue
        if other == seat:
            worth -= OWN_BLOCK
        else:
            worth += BLOCK * enmity(workspace, other) // 100 * threat(view, other, workspace) // 100
            worth -= caution(view, seat, other)
    return worth - IDLE if worth > 0 else POINTLESS


@compiled
def worth_of_bite(
    view: ViewRecord, seat: int, other: int, creature: int, workspace: Workspace
) -> int:
    """DC-61 to DC-63: return the points for an attack of a creature on a dwarf."""
    if creature == Creature.GOBLIN:
        harm = BITE if view.gold[other] > 0 else 0
    elif creature == Creature.LINDWORM:
        harm = 0 if has(int(view.lying), other) else BITE
    else:
        harm = BITE_OF_RAT if view.hand_size[other] > 0 else 0
    harm = harm * threat(view, other, workspace) // 100
    if other == seat:
        return -harm
    return harm * enmity(workspace, other) // 100 - caution(view, seat, other)


@compiled
def find_prey(view: ViewRecord, seat: int, creature: int, steps: int, workspace: Workspace) -> None:
    """Write for each spot the points for moving a creature to this spot.

    ``steps`` is the number of steps that the creature has left on the spot.
    """
    for spot in range(int(view.slots) * SPACES):
        workspace.prey[spot] = 0
    for other in range(view.seats):
        spot = int(view.dwarf[other])
        if spot == NOWHERE:
            continue
        worth = 0
        for victim in range(view.seats):
            if view.dwarf[victim] == spot:
                worth += worth_of_bite(view, seat, victim, creature, workspace)
        if worth > 0:
            mark_prey(view, spot, worth, steps, workspace)
        else:
            workspace.prey[spot] = worth


@compiled
def worth_of_keeping(face: int) -> int:
    """Return the points for keeping a card in the hand."""
    if IS_PATH[face]:
        return KEEP_PATH * (count(int(OPEN[face, 0])) - 1)
    action = ACTION[face]
    if action in (Action.BOOTS, Action.INFORMATION):
        return KEEP_BOOTS_OR_LOOK
    return KEEP_OTHER


@compiled
def worth_of_card(
    view: ViewRecord, seat: int, helped: int, move: int, ahead: bool, workspace: Workspace
) -> int:
    """Return the points for playing or discarding a card.

    ``helped`` is the result of ``dwarf_to_help``, and ``ahead`` is the result of ``is_ahead``.
    """
    kind = get(move, KIND)
    if kind == MoveKind.PLACE:
        now = int(workspace.to_exit[int(view.dwarf[helped])]) if helped != NOBODY else 0
        return worth_of_path(move, now, workspace)
    if kind == MoveKind.PASS_ONE:
        return -IDLE - worth_of_keeping(get(move, CARD))
    if kind == MoveKind.PASS_TWO:
        kept = worth_of_keeping(get(move, FIRST)) + worth_of_keeping(get(move, SECOND))
        return -IDLE - kept + (HURRY if ahead else -HURRY)
    if kind == MoveKind.EQUIP:
        return worth_of_tool(view, seat, move, workspace)
    if kind == MoveKind.LOOK:
        return worth_of_look(view, helped, move) if helped != NOBODY else -IDLE
    if kind == MoveKind.SPY:
        return worth_of_spying(view, seat, move, workspace)
    if kind in (MoveKind.SPIN, MoveKind.ROCKFALL):
        return worth_of_block(view, seat, move, workspace)
    if kind == MoveKind.LURE:
        prey = int(workspace.prey[target_of(view, move)])
        return prey - IDLE if prey > 0 else POINTLESS
    if kind == MoveKind.SWAP:
        more = int(view.hand_size[get(move, SEAT)]) - int(view.hand_size[seat]) + 1
        return SWAPPED * more - IDLE
    return worth_of_chop(view, seat, move, workspace)


@compiled
def target_of(view: ViewRecord, move: int) -> int:
    """Return the spot that is the target of a move."""
    return spot_at(view, find_cell(view.board, get(move, X), get(move, Y)), get(move, SPACE))


@compiled
def worth_of_chop(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """DC-55: return the points for using an axe on a web.

    The result is CHOP if a shorter route to the exit begins behind the web, else POINTLESS.
    """
    here = int(view.dwarf[seat])
    cell, side = find_cell(view.board, get(move, X), get(move, Y)), get(move, SIDE)
    there = spot_across_web(view, web_on(view, cell, side), here)
    if there >= 0:
        steps = int(workspace.to_exit[there])
    else:
        stands = int(view.cell[slot_of(here)])
        steps = steps_beyond(view, stands, side if stands == cell else opposite(side), workspace)
    return CHOP if steps < workspace.to_exit[here] else POINTLESS


@compiled
def lies_at(view: ViewRecord, cell: int, move: int) -> bool:
    """Return whether a cell lies at the coordinates of a move."""
    return view.board.x[cell] == get(move, X) and view.board.y[cell] == get(move, Y)


@compiled
def dwarf_to_help(view: ViewRecord, seat: int, workspace: Workspace) -> int:
    """Return the seat whose dwarf ``seat`` helps to leave the cave, or NOBODY.

    A seat helps its own dwarf. Once its own dwarf has left the cave, the seat helps the friend who
    is nearest to the exit.
    """
    if view.dwarf[seat] != NOWHERE:
        return seat
    best, found = FAR, NOBODY
    for other in range(view.seats):
        if view.dwarf[other] != NOWHERE and enmity(workspace, other) < 0:
            steps = int(workspace.to_exit[int(view.dwarf[other])])
            if steps < best:
                best, found = steps, other
    return found


@compiled
def is_ahead(view: ViewRecord, seat: int) -> bool:
    """Return whether a seat's dwarf has left the cave and the seat's clan would win now.

    The seat's clan is the clan that its dwarf works for. Dwarves whose character is not known count
    as loyal.
    """
    return view.dwarf[seat] == NOWHERE and winning_clan(view) == works_for(view, seat)


@compiled
def score_card_moves(
    view: ViewRecord, seat: int, moves: Codes, total: int, move_scores: Scores, workspace: Workspace
) -> None:
    """Write the points for each move with a card.

    Requires: call ``write_trust`` first.
    """
    helped = dwarf_to_help(view, seat, workspace)
    ahead = is_ahead(view, seat)
    if helped != NOBODY:
        find_distances_from(view, int(view.dwarf[helped]), workspace)
    # the workspace keeps results that later moves reuse: `traced` is true after `trace_routes`,
    # `around` is the cell of the last `measure_around`, `prey` is the creature of the last
    # `find_prey`
    traced, around, prey = False, NO_CELL, -1
    for number in range(total):
        move = int(moves[number])
        kind = get(move, KIND)
        if kind == MoveKind.PLACE:
            if around == NO_CELL or not lies_at(view, around, move):
                around = find_cell(view.board, get(move, X), get(move, Y))
                measure_around(view, around, workspace)
        elif kind in (MoveKind.SPIN, MoveKind.ROCKFALL) and not traced:
            trace_routes(view, workspace)
            traced = True
        elif kind == MoveKind.LURE:
            creature = int(ACTION[get(move, CARD)]) - Action.RAT.value
            if creature != prey:
                find_prey(view, seat, creature, int(CREATURE_STEPS[creature]), workspace)
                prey = creature
        move_scores[number] = worth_of_card(view, seat, helped, move, ahead, workspace)


# Steps of the seat's own dwarf


@compiled
def worth_of_step(
    view: ViewRecord, seat: int, move: int, evidence: Evidence, workspace: Workspace
) -> int:
    """Return the points for a move of the step phase: a step, a stop, or an axe used on a web."""
    here = int(view.dwarf[seat])
    if get(move, KIND) == MoveKind.CHOP:
        return worth_of_chop(view, seat, move, workspace)
    if get(move, KIND) == MoveKind.STOP:
        return worth_of_staying(view, here)
    spot = target_of(view, move)
    now = int(workspace.to_exit[here])
    if view.face_down[slot_of(spot)]:
        return worth_of_turning_up(view, spot)
    if EXIT[view.face[slot_of(spot)]] == space_of(spot):
        return LEAVE_LOSING if would_lose(view, seat, evidence, workspace) else LEAVE
    gained = now - int(workspace.to_exit[spot]) - entry_steps(view, here, spot) + 1
    worth = STEP_TAKEN * gained
    gold = worth_of_staying(view, spot)
    if gained < 0 and gold == 0:
        return POINTLESS
    return worth + gold if view.steps == 1 or gained <= 0 else worth


@compiled
def would_lose(view: ViewRecord, seat: int, evidence: Evidence, workspace: Workspace) -> bool:
    """DC-70, DC-73: return whether leaving the cave would end the game and let the enemies win."""
    write_trust(view, seat, evidence, workspace)
    friends, enemies, saved, lost = 1, 0, int(view.gold[seat]), 0
    for other in range(view.seats):
        if other == seat:
            continue
        gold = int(view.gold[other]) if view.dwarf[other] == NOWHERE else 0
        if enmity(workspace, other) > 0:
            enemies += 1
            lost += gold
        elif view.dwarf[other] != NOWHERE:
            return False
        else:
            friends += 1
            saved += gold
    tied = view.first_out != NOBODY and enmity(workspace, int(view.first_out)) > 0
    return saved * enemies < lost * friends + int(tied)


@compiled
def worth_of_turning_up(view: ViewRecord, spot: int) -> int:
    """DC-38: return the points for a step onto a face-down goal, if the goal may be the exit."""
    face = int(view.face[slot_of(spot)])
    if face == UNSEEN_GOAL:
        return TURN_UP if unknown_goals(view) > 0 else POINTLESS
    return TURN_UP if EXIT[face] != NO_SPACE else POINTLESS


@compiled
def worth_of_staying(view: ViewRecord, spot: int) -> int:
    """DC-37: return the points for the gold that a dwarf takes if the dwarf stops on a spot."""
    slot = slot_of(spot)
    if view.vein_gold[slot] > 0 and VEIN[view.face[slot]] == space_of(spot):
        return GOLD
    return 0


@compiled
def score_steps(
    view: ViewRecord,
    seat: int,
    moves: Codes,
    total: int,
    move_scores: Scores,
    evidence: Evidence,
    workspace: Workspace,
) -> None:
    """Write the points for each move of the step phase."""
    for number in range(total):
        move_scores[number] = worth_of_step(view, seat, int(moves[number]), evidence, workspace)


# Steps of creatures, and axes used against creatures


@compiled
def score_creature_steps(
    view: ViewRecord, seat: int, moves: Codes, total: int, move_scores: Scores, workspace: Workspace
) -> None:
    """Write the points for each step of a creature, and 0 for the move that stops the creature.

    Requires: call ``write_trust`` first.
    """
    find_prey(view, seat, int(view.walker), int(view.steps) - 1, workspace)
    for number in range(total):
        move = int(moves[number])
        move_scores[number] = 0
        if get(move, KIND) == MoveKind.STEP:
            prey = int(workspace.prey[target_of(view, move)])
            move_scores[number] = WALK_ON * prey if prey >= 0 else POINTLESS


@compiled
def worth_of_striking(view: ViewRecord, seat: int) -> int:
    """DC-56: return the points for driving an attacking creature off with an axe."""
    creature = lowest(int(view.attackers))
    if creature == Creature.GOBLIN:
        return STRIKE if view.gold[seat] > 0 else POINTLESS
    if creature == Creature.LINDWORM:
        return STRIKE if not has(int(view.lying), seat) else POINTLESS
    return STRIKE_RAT if view.hand_size[seat] > 0 else POINTLESS


# All moves


@compiled
def score_moves(
    view: ViewRecord,
    seat: int,
    moves: Codes,
    total: int,
    move_scores: Scores,
    evidence: Evidence,
    workspace: Workspace,
) -> None:
    """Write the score of each move in a view, in points."""
    if view.phase in (Phase.CARD, Phase.STEPS, Phase.CREATURE):
        find_believed_distances_to_exit(view, seat, evidence, workspace)
    if view.phase in (Phase.CARD, Phase.CREATURE):
        write_trust(view, seat, evidence, workspace)
    if view.phase == Phase.CARD:
        score_card_moves(view, seat, moves, total, move_scores, workspace)
    elif view.phase == Phase.STEPS:
        score_steps(view, seat, moves, total, move_scores, evidence, workspace)
    elif view.phase == Phase.CREATURE:
        score_creature_steps(view, seat, moves, total, move_scores, workspace)
    else:
        for number in range(total):
            move_scores[number] = 0
            if int(moves[number]) == MoveKind.STRIKE:
                move_scores[number] = worth_of_striking(view, seat)
