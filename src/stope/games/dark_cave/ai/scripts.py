"""The scripts of the Dark Cave: rules of thumb. There is one, the careful player."""

from stope.engine.bitfields import KIND, get
from stope.engine.jit import compiled
from stope.engine.records import Codes, RngStream, ViewRecord, Workspace
from stope.games.dark_cave.ai.distance import (
    entry_steps,
    find_ways_from,
    find_ways_to_goals,
    look_around,
    treat_goals_alike,
    way_over_card,
)
from stope.games.dark_cave.ai.weights import (
    CAREFUL_ATTACKED,
    CAREFUL_CHOP,
    CAREFUL_CHOP_LATE,
    CAREFUL_ENEMY,
    CAREFUL_FRIEND,
    CAREFUL_GIFT,
    CAREFUL_LOOK,
    CAREFUL_LURE,
    CAREFUL_OTHER,
    CAREFUL_PATH,
    CAREFUL_SEEN,
    CAREFUL_STRIKE,
    CAREFUL_TOOL,
    CAREFUL_USELESS,
)
from stope.games.dark_cave.cards import (
    ACTION,
    IS_PATH,
    UNSEEN_GOAL,
    Action,
)
from stope.games.dark_cave.moves import (
    CARD,
    FIRST,
    SEAT,
    SECOND,
    SPACE,
    TURNED,
    MoveKind,
    X,
    Y,
)
from stope.games.dark_cave.rules.legality import legal
from stope.games.dark_cave.rules.movement_graph import slot_of, spot_at
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, NOWHERE, Phase
from stope.games.path_cards.board import find_cell
from stope.search.softmax import draw_best


@compiled
def find_ways(view: ViewRecord, seat: int, workspace: Workspace) -> None:
    """Write the steps from every spot to the exit and from the own dwarf to it; use no evidence."""
    treat_goals_alike(view, workspace)
    find_ways_to_goals(view, workspace)
    find_ways_from(view, int(view.dwarf[seat]), workspace)


@compiled
def worth_of_path(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """Return what laying a path card is worth: it counts the steps that the own dwarf saves."""
    if view.dwarf[seat] == NOWHERE:
        return 0
    look_around(view, find_cell(view.board, get(move, X), get(move, Y)), workspace)
    way = way_over_card(get(move, CARD), get(move, TURNED), workspace)
    return CAREFUL_PATH * max(int(workspace.to_exit[view.dwarf[seat]]) - way, 0)


@compiled
def worth_of_card(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """Return what playing or discarding a card is worth to the careful player, in steps."""
    kind = get(move, KIND)
    if kind == MoveKind.PLACE:
        return worth_of_path(view, seat, move, workspace)
    if kind == MoveKind.EQUIP:
        return CAREFUL_TOOL if get(move, SEAT) == seat else CAREFUL_GIFT
    if kind == MoveKind.LOOK:
        slot = int(view.card_at[find_cell(view.board, get(move, X), get(move, Y))])
        return CAREFUL_LOOK if view.face[slot] == UNSEEN_GOAL else CAREFUL_SEEN
    if kind == MoveKind.LURE:
        return CAREFUL_LURE
    if kind == MoveKind.CHOP:
        return CAREFUL_CHOP
    if kind == MoveKind.PASS_ONE:
        return uselessness(get(move, CARD))
    if kind == MoveKind.PASS_TWO:
        return uselessness(get(move, FIRST)) + uselessness(get(move, SECOND))
    return CAREFUL_OTHER


@compiled
def uselessness(face: int) -> int:
    """Return what discarding a card is worth: it is positive for actions that are hardly played."""
    if IS_PATH[face]:
        return 0
    is_played = ACTION[face] in (Action.BOOTS, Action.AXE, Action.INFORMATION)
    return 0 if is_played else CAREFUL_USELESS


@compiled
def worth_of_walk(view: ViewRecord, seat: int, move: int) -> int:
    """Return what a step of a creature is worth, given the dwarves that it would attack there."""
    if get(move, KIND) == MoveKind.STOP:
        return 0
    spot = spot_at(view, find_cell(view.board, get(move, X), get(move, Y)), get(move, SPACE))
    if view.dwarf[seat] == spot:
        return CAREFUL_ATTACKED
    worth = 0
    for other in range(view.seats):
        if other != seat and view.dwarf[other] == spot:
            worth += CAREFUL_ENEMY if view.clan[other] != view.clan[seat] else CAREFUL_FRIEND
    return worth


@compiled
def worth_of_step(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """Return how many steps nearer to the exit a step brings the dwarf, minus its extra costs."""
    if get(move, KIND) == MoveKind.STOP:
        return 0
    if get(move, KIND) == MoveKind.CHOP:
        return CAREFUL_CHOP_LATE
    spot = spot_at(view, find_cell(view.board, get(move, X), get(move, Y)), get(move, SPACE))
    here, slot = int(view.dwarf[seat]), slot_of(spot)
    if view.face_down[slot]:
        left = int(workspace.beyond_goal[slot - FIRST_GOAL_SLOT])
    else:
        left = int(workspace.to_exit[spot])
    return int(workspace.to_exit[here]) - left - entry_steps(view, here, spot) + 1


@compiled
def worth_of(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """Return what a move is worth to the careful player, in steps."""
    if view.phase == Phase.CREATURE:
        return worth_of_walk(view, seat, move)
    if view.phase == Phase.STEPS:
        return worth_of_step(view, seat, move, workspace)
    if view.phase == Phase.AXE:
        return CAREFUL_STRIKE if get(move, KIND) == MoveKind.STRIKE else 0
    if view.phase == Phase.GOAL:
        return 0
    return worth_of_card(view, seat, move, workspace)


@compiled
def careful(view: ViewRecord, seat: int, moves: Codes, rng: RngStream, workspace: Workspace) -> int:
    """Return the move that is worth most to the careful player; among equals, draw one."""
    count = legal(view, seat, moves)
    if view.dwarf[seat] != NOWHERE and view.phase in (Phase.CARD, Phase.STEPS):
        find_ways(view, seat, workspace)
    for number in range(count):
        workspace.worths[number] = worth_of(view, seat, int(moves[number]), workspace)
    return moves[draw_best(workspace.worths[:], count, rng)]


@compiled
def scripted_move(
    view: ViewRecord, seat: int, _which: int, moves: Codes, rng: RngStream, workspace: Workspace
) -> int:
    """Return the move of a script; there is only the careful player."""
    return careful(view, seat, moves, rng, workspace)


#: The scripts by their number in ``scripted_move``.
SCRIPTS = ("careful",)
