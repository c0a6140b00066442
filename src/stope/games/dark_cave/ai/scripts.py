"""The script of the Dark Cave, a policy made of rules of thumb: ``careful`` is the only script.

The careful player walks and lays cards towards the exit, and seldom helps or harms other players.
"""

from stope.engine.bitfields import KIND, get
from stope.engine.jit import compiled
from stope.engine.records import Codes, RngStream, ViewRecord, Workspace
from stope.games.dark_cave.ai.distance import (
    entry_steps,
    find_distances_from,
    find_distances_to_exit,
    measure_around,
    steps_over_card,
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
def find_own_distances(view: ViewRecord, seat: int, workspace: Workspace) -> None:
    """Write the distances from every spot to the exit, and from the seat's dwarf to every spot."""
    find_distances_to_exit(view, workspace)
    find_distances_from(view, int(view.dwarf[seat]), workspace)


@compiled
def worth_of_path(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """Return the worth of laying a path card, by the steps that the seat's dwarf saves."""
    if view.dwarf[seat] == NOWHERE:
        return 0
    measure_around(view, find_cell(view.board, get(move, X), get(move, Y)), workspace)
    then = steps_over_card(get(move, CARD), get(move, TURNED), workspace)
    return CAREFUL_PATH * max(int(workspace.to_exit[view.dwarf[seat]]) - then, 0)


@compiled
def worth_of_card(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """Return how much the careful player values playing or discarding a card, in steps."""
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
    """Return how much the careful player values discarding a card, in steps.

    The result is above 0 if the careful player seldom plays such a card.
    """
    if IS_PATH[face]:
        return 0
    is_played = ACTION[face] in (Action.BOOTS, Action.AXE, Action.INFORMATION)
    return 0 if is_played else CAREFUL_USELESS


@compiled
def worth_of_walk(view: ViewRecord, seat: int, move: int) -> int:
    """Return the worth of a creature's step, by the dwarves that the creature would then attack."""
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
    """Return how many steps nearer to the exit a step leads, less steps for tolls and creatures."""
    if get(move, KIND) == MoveKind.STOP:
        return 0
    if get(move, KIND) == MoveKind.CHOP:
        return CAREFUL_CHOP_LATE
    spot = spot_at(view, find_cell(view.board, get(move, X), get(move, Y)), get(move, SPACE))
    here, slot = int(view.dwarf[seat]), slot_of(spot)
    if view.face_down[slot]:
        left = int(workspace.steps_beyond_goal[slot - FIRST_GOAL_SLOT])
    else:
        left = int(workspace.to_exit[spot])
    return int(workspace.to_exit[here]) - left - entry_steps(view, here, spot) + 1


@compiled
def worth_of(view: ViewRecord, seat: int, move: int, workspace: Workspace) -> int:
    """Return how much the careful player values a move, in steps."""
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
    """Return the move that the careful player values most; break ties at random."""
    count = legal(view, seat, moves)
    if view.dwarf[seat] != NOWHERE and view.phase in (Phase.CARD, Phase.STEPS):
        find_own_distances(view, seat, workspace)
    for number in range(count):
        workspace.worths[number] = worth_of(view, seat, int(moves[number]), workspace)
    return moves[draw_best(workspace.worths[:], count, rng)]


@compiled
def scripted_move(
    view: ViewRecord, seat: int, _which: int, moves: Codes, rng: RngStream, workspace: Workspace
) -> int:
    """Return the move of a script; ``careful`` is the only script."""
    return careful(view, seat, moves, rng, workspace)


#: The names of the scripts; the index of a name is its number in ``scripted_move``.
SCRIPTS = ("careful",)
