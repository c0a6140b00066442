"""Estimated distances in the cave: from every spot to the exit, and from one dwarf to every spot.

A spot is a space of a card on the board. A distance is the number of steps of a route, plus extra
steps for each toll, creature and web on the route (see ``weights``). Where no path leads on, the
route crosses empty cells: each empty cell needs a card, and laying a card takes about a turn.
Scripts, policy, value and explanations all use these distances. The exact range of a dwarf in one
turn is in ``rules.move_range``, which counts tolls and steps separately and estimates nothing.

One search finds the distance from every spot to the exit, which is used for all dwarves and all
steps. A second search finds the distance from one dwarf to every spot, which is used for all cells
where a card can be laid.
"""

import numpy as np
import numpy.typing as npt

from stope.engine.bitmask import has
from stope.engine.jit import compiled, interpreted
from stope.engine.records import Evidence, GameRecord, Ints, Workspace
from stope.games.dark_cave.ai.exit_evidence import unknown_goals, weigh_exit
from stope.games.dark_cave.ai.weights import (
    CARD_STEPS,
    CARD_TURN_STEPS,
    CREATURE_STEPS_LOST,
    CROSSING_STEPS,
    GOAL_STEPS,
    GOLD_STEPS,
    SECOND_GOAL,
    WEB_STEPS,
    WEIGHTS,
    WRONG_GOAL_STEPS,
)
from stope.games.dark_cave.ai.workspace import TRACE
from stope.games.dark_cave.cards import (
    EXIT,
    FACES,
    GOALS,
    LADDER,
    NEXT_TO,
    NO_SPACE,
    OUTSIDE,
    SIDES_OF,
    SPACE_AT,
    SPACE_COUNT,
    SPACES,
    UNSEEN_GOAL,
    WEBS,
)
from stope.games.dark_cave.rules.move_range import SPOTS, card_cost, gold_cost
from stope.games.dark_cave.rules.movement_graph import (
    card_toll,
    creatures_at,
    dwarves_at,
    gold_toll,
    list_neighbours,
    slot_of,
    space_of,
    spot_of,
    touches_web,
)
from stope.games.dark_cave.rules.webs import FRESH
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, NOBODY, NOWHERE
from stope.games.path_cards.board import NO_CARD, NO_CELL, NO_SLOT
from stope.games.path_cards.sides import SIDES, STEP_X, STEP_Y, opposite

#: The distance between spots that no route joins: more steps than any route has.
FAR = 999
_card_toll, _gold_toll = interpreted(card_toll), interpreted(gold_toll)


def _steps_across() -> npt.NDArray[np.int16]:
    """Return the values of the table ``ACROSS``: the distances across each card."""
    found = np.full((FACES, 2, SIDES, SIDES), FAR, np.int16)
    for face in range(FACES):
        for turned in (0, 1):
            for entry in range(SIDES):
                begin = int(SPACE_AT[face, turned, entry])
                if begin != NO_SPACE:
                    costs = _walk_card(face, begin)
                    for leaving in range(SIDES):
                        end = int(SPACE_AT[face, turned, leaving])
                        if end != NO_SPACE and leaving != entry:
                            found[face, turned, entry, leaving] = costs[end]
    return found


def _walk_card(face: int, begin: int) -> list[int]:
    """Return the distance from outside a card to each space of the card.

    The route enters the card at the space ``begin``.
    """
    costs = [FAR] * SPACES
    costs[begin] = _entry_cost(face, OUTSIDE, begin)
    for _ in range(SPACES):
        for here in range(SPACES):
            for there in range(SPACES):
                if NEXT_TO[face, here] >> there & 1:
                    cost = costs[here] + _entry_cost(face, here, there)
                    costs[there] = min(costs[there], cost)
    return costs


def _entry_cost(face: int, came_from: int, space: int) -> int:
    cards = _card_toll(face, space, came_from)
    gold = _gold_toll(face, space, came_from)
    return 1 + int(CARD_STEPS) * cards + int(GOLD_STEPS) * gold


#: The distance across a card, by face, orientation, entry side and leaving side. It is measured
#: from outside the card to the space at the leaving side. It is FAR if no path joins the two sides.
ACROSS = WEIGHTS.table(_steps_across)


def _steps_to_ladder() -> npt.NDArray[np.int16]:
    """Return the values of the table ``TO_LADDER``: the distances to the ladder of each card."""
    found = np.full((FACES, 2, SIDES), FAR, np.int16)
    for face in range(FACES):
        if LADDER[face] != NO_SPACE:
            for turned in (0, 1):
                for entry in range(SIDES):
                    begin = int(SPACE_AT[face, turned, entry])
                    if begin != NO_SPACE:
                        found[face, turned, entry] = _walk_card(face, begin)[LADDER[face]]
    return found


#: The distance from outside a card to the ladder of the card, by face, orientation and entry side.
#: It is FAR if no path leads from the entry side to a ladder.
TO_LADDER = WEIGHTS.table(_steps_to_ladder)


@compiled
def turns_left(s: GameRecord, seat: int) -> float:
    """Return the expected number of turns of a seat until all cards are used up."""
    return int(s.hand_size[seat]) + int(s.pile_left) / int(s.seats)


# Distances from goals and empty cells to the exit


@compiled
def write_equal_steps_beyond_goals(view: GameRecord, workspace: Workspace) -> None:
    """Write for each goal the distance from the edge of the goal card to the exit.

    This distance is the same for all goals that may be the exit. It is FAR for all other goals.
    """
    searching = unknown_goals(view) > 0
    for goal in range(GOALS):
        face = int(view.face[FIRST_GOAL_SLOT + goal])
        possible = searching if face == UNSEEN_GOAL else EXIT[face] != NO_SPACE
        workspace.steps_beyond_goal[goal] = GOAL_STEPS if possible else FAR


@compiled
def write_steps_beyond_goals(
    view: GameRecord, seat: int, evidence: Evidence, workspace: Workspace
) -> None:
    """Write for each goal the expected distance from the edge of the goal card to the exit.

    The less likely a goal is the exit, the greater is the distance. If a goal cannot be the exit,
    the distance is FAR.
    """
    total = weigh_exit(view, seat, evidence, workspace.exit_weights[:])
    for goal in range(GOALS):
        weight = int(workspace.exit_weights[goal])
        wrong = WRONG_GOAL_STEPS * (total - weight) // total
        workspace.steps_beyond_goal[goal] = GOAL_STEPS + wrong if weight > 0 else FAR


@compiled
def steps_over_empty_cells(view: GameRecord, x: int, y: int, workspace: Workspace) -> int:
    """Return the distance from an empty cell to the exit, over cards that are still to be laid."""
    best, second = FAR, FAR
    for goal in range(GOALS):
        steps = int(workspace.steps_beyond_goal[goal])
        if steps < FAR:
            there = int(view.cell[FIRST_GOAL_SLOT + goal])
            cards = abs(int(view.board.x[there]) - x) + abs(int(view.board.y[there]) - y)
            # a card has to be laid on each empty cell, and then crossed
            steps += (CARD_TURN_STEPS + CROSSING_STEPS) * cards
            second = min(second, max(best, steps))
            best = min(best, steps)
    if second < FAR:
        # the nearest goal may not be the exit, so the second nearest goal counts a little as well
        best += (second - best) // SECOND_GOAL
    return best


@compiled
def steps_beyond(view: GameRecord, cell: int, side: int, workspace: Workspace) -> int:
    """Return the distance to the exit for a route that leaves a cell across a side.

    Beyond the side lies an empty cell or a face-down goal. If a face-up card lies there, the result
    is FAR.
    """
    other = int(view.board.beside[cell, side])
    slot = int(view.card_at[other]) if other != NO_CELL else NO_SLOT
    if slot == NO_SLOT:
        x, y = int(view.board.x[cell]), int(view.board.y[cell])
        x, y = x + int(STEP_X[side]), y + int(STEP_Y[side])
        return steps_over_empty_cells(view, x, y, workspace)
    return int(workspace.steps_beyond_goal[slot - FIRST_GOAL_SLOT]) if view.face_down[slot] else FAR


# The search over the spots of face-up cards


@compiled
def entry_steps(view: GameRecord, spot: int, there: int) -> int:
    """Return the length of a step between two spots: 1, and more for a toll or a creature."""
    steps = 1 + CARD_STEPS * card_cost(view, spot, there)
    steps += GOLD_STEPS * gold_cost(view, spot, there)
    if creatures_at(view, there) != 0:
        steps += CREATURE_STEPS_LOST
    return steps


@compiled
def queue_if_nearer(
    distances: Ints, there: int, steps: int, first: int, waiting: int, workspace: Workspace
) -> int:
    """Write ``steps`` as the distance of a spot and queue the spot, if the distance gets shorter.

    Return the new number of spots in the queue. The queue is a ring buffer: it begins at the index
    ``first`` and has ``waiting`` spots.
    """
    if steps < distances[there] and waiting < SPOTS:
        distances[there] = steps
        workspace.queue[(first + waiting) % SPOTS] = there
        return waiting + 1
    return waiting


@compiled
def spot_across_web(view: GameRecord, web: int, spot: int) -> int:
    """Return the spot on the other side of a web, given a spot that touches the web.

    Return -1 if no face-up card continues the path behind the web.
    """
    slot = slot_of(spot)
    cell, side = int(view.web_cell[web]), int(view.web_side[web])
    if view.cell[slot] != cell:
        side = opposite(side)
    other = int(view.card_at[view.board.beside[view.cell[slot], side]])
    if other == NO_SLOT or view.face_down[other]:
        return -1
    space = int(SPACE_AT[view.face[other], view.turned[other], opposite(side)])
    return spot_of(other, space) if space != NO_SPACE else -1


@compiled
def spread(
    view: GameRecord, distances: Ints, waiting: int, forward: bool, workspace: Workspace
) -> None:
    """Propagate distances from the ``waiting`` spots in the queue to all other spots.

    This is a label-correcting search: a spot whose distance gets shorter is queued again, until no
    distance gets shorter. If ``forward`` is true, distances are measured from the spots that are in
    the queue at the start, else to these spots.
    """
    first = 0
    while waiting > 0:
        spot = int(workspace.queue[first])
        first = (first + 1) % SPOTS
        waiting -= 1
        if view.face_down[slot_of(spot)]:
            continue
        here = int(distances[spot])
        neighbours = workspace.neighbours[:]
        for number in range(list_neighbours(view, spot, 0, neighbours)):
            there = int(neighbours[number])
            if view.face_down[slot_of(there)]:
                continue
            if forward:
                steps = here + entry_steps(view, spot, there)
            else:
                steps = here + entry_steps(view, there, spot)
            waiting = queue_if_nearer(distances, there, steps, first, waiting, workspace)
        for web in range(WEBS):
            if view.web_owner[web] != NOBODY and touches_web(view, spot, web):
                there = spot_across_web(view, web, spot)
                if there >= 0:
                    steps = here + 1 + WEB_STEPS * int(view.web_level[web])
                    waiting = queue_if_nearer(distances, there, steps, first, waiting, workspace)


@compiled
def find_distances_to_exit(view: GameRecord, workspace: Workspace) -> None:
    """Write the distance from every spot to the exit.

    All goals that may be the exit count as equally likely.
    """
    write_equal_steps_beyond_goals(view, workspace)
    find_distances_to_goals(view, workspace)


@compiled
def find_believed_distances_to_exit(
    view: GameRecord, seat: int, evidence: Evidence, workspace: Workspace
) -> None:
    """Write the expected distance from every spot to the exit, by the belief of a seat.

    The belief tells how likely each goal is the exit.
    """
    write_steps_beyond_goals(view, seat, evidence, workspace)
    find_distances_to_goals(view, workspace)


@compiled
def find_distances_to_goals(view: GameRecord, workspace: Workspace) -> None:
    """Write the distance from every spot to the exit, by the shortest route through any goal.

    Requires: call ``write_equal_steps_beyond_goals`` or ``write_steps_beyond_goals`` first.
    """
    distances = workspace.to_exit[:]
    waiting = 0
    for slot in range(view.slots):
        if view.face[slot] == NO_CARD:
            continue
        face, cell = int(view.face[slot]), int(view.cell[slot])
        for space in range(SPACES):
            distances[spot_of(slot, space)] = FAR
        if view.face_down[slot]:
            continue
        if EXIT[face] != NO_SPACE:
            waiting = queue_if_nearer(
                distances, spot_of(slot, EXIT[face]), 0, 0, waiting, workspace
            )
        for space in range(SPACE_COUNT[face]):
            sides = int(SIDES_OF[face, view.turned[slot], space])
            best = FAR
            for side in range(SIDES):
                if has(sides, side):
                    steps = 1 + steps_beyond(view, cell, side, workspace)
                    if has(int(view.webbed[cell]), side):
                        steps += FRESH * WEB_STEPS
                    best = min(best, steps)
            waiting = queue_if_nearer(distances, spot_of(slot, space), best, 0, waiting, workspace)
    spread(view, distances, waiting, False, workspace)


@compiled
def find_distances_from(view: GameRecord, start: int, workspace: Workspace) -> None:
    """Write the distance from one spot to every other spot and to the nearest ladder.

    Also write the shortest distance from a ladder to the exit.

    Requires: call ``find_distances_to_exit`` or ``find_believed_distances_to_exit`` first.
    """
    for spot in range(int(view.slots) * SPACES):
        workspace.from_dwarf[spot] = FAR
    waiting = queue_if_nearer(workspace.from_dwarf[:], start, 0, 0, 0, workspace)
    spread(view, workspace.from_dwarf[:], waiting, True, workspace)
    measure_ladders(view, workspace)


# Distances over a card that may be laid on an empty cell


@compiled
def measure_around(view: GameRecord, cell: int, workspace: Workspace) -> None:
    """Write for each side of an empty cell the distance from the dwarf to this side.

    Also write the distance from each side to the exit.

    Requires: call ``find_distances_from`` first.
    """
    for side in range(SIDES):
        web = FRESH * WEB_STEPS if has(int(view.webbed[cell]), side) else 0
        workspace.to_side[side] = FAR
        workspace.side_to_exit[side] = 1 + steps_beyond(view, cell, side, workspace) + web
        if not has(int(view.board.faced[cell]), side):
            continue
        slot = int(view.card_at[view.board.beside[cell, side]])
        space = int(SPACE_AT[view.face[slot], view.turned[slot], opposite(side)])
        if space != NO_SPACE:
            workspace.to_side[side] = int(workspace.from_dwarf[spot_of(slot, space)]) + web
            workspace.side_to_exit[side] = 1 + int(workspace.to_exit[spot_of(slot, space)]) + web


@compiled
def steps_over_card(face: int, turned: int, workspace: Workspace) -> int:
    """Return the dwarf's distance to the exit if this card is laid on an empty cell and crossed.

    Requires: call ``measure_around`` for the cell first.
    """
    best = FAR
    climb = int(workspace.ladder_to_exit) if LADDER[face] != NO_SPACE else FAR
    for entry in range(SIDES):
        near = int(workspace.to_side[entry])
        if LADDER[face] != NO_SPACE and SPACE_AT[face, turned, entry] != NO_SPACE:
            # a dwarf can use ladders in two ways: it comes from another ladder to this card's
            # ladder and leaves the card at this side; or it enters the card at this side and climbs
            # from this card's ladder to another ladder
            steps = int(workspace.to_ladder) + int(TO_LADDER[face, turned, entry])
            best = min(best, steps + int(workspace.side_to_exit[entry]))
            best = min(best, near + int(TO_LADDER[face, turned, entry]) + climb)
        if near >= FAR:
            continue
        for leaving in range(SIDES):
            steps = near + int(ACROSS[face, turned, entry, leaving])
            best = min(best, steps + int(workspace.side_to_exit[leaving]))
    return best


@compiled
def measure_ladders(view: GameRecord, workspace: Workspace) -> None:
    """Write the shortest distance from the dwarf to a ladder, and from a ladder to the exit."""
    workspace.to_ladder = FAR
    workspace.ladder_to_exit = FAR
    for number in range(view.ladders):
        slot = int(view.ladder[number])
        spot = spot_of(slot, LADDER[view.face[slot]])
        workspace.to_ladder = min(int(workspace.to_ladder), int(workspace.from_dwarf[spot]))
        workspace.ladder_to_exit = min(
            int(workspace.ladder_to_exit), int(workspace.to_exit[spot]) + 1
        )


# The likely routes of dwarves and creatures


@compiled
def next_spot(view: GameRecord, spot: int, workspace: Workspace) -> int:
    """Return the next spot on a dwarf's shortest route to the exit; -1 if no path leads on."""
    best, found = int(workspace.to_exit[spot]), -1
    neighbours = workspace.neighbours[:]
    for number in range(list_neighbours(view, spot, 0, neighbours)):
        there = int(neighbours[number])
        if not view.face_down[slot_of(there)] and workspace.to_exit[there] < best:
            best, found = int(workspace.to_exit[there]), there
    return found


@compiled
def next_cell(view: GameRecord, spot: int, workspace: Workspace) -> int:
    """Return the cell to which a route leads from the last spot of a path, or NO_CELL.

    This cell is empty or has a face-down goal.
    """
    slot = slot_of(spot)
    face, cell = int(view.face[slot]), int(view.cell[slot])
    sides = int(SIDES_OF[face, view.turned[slot], space_of(spot)])
    best, found = FAR, NO_CELL
    for side in range(SIDES):
        if has(sides, side):
            steps = steps_beyond(view, cell, side, workspace)
            if steps < best:
                best, found = steps, int(view.board.beside[cell, side])
    return found


@compiled
def trace_routes(view: GameRecord, workspace: Workspace) -> None:
    """Write the likely route of each dwarf as a list of cells.

    The route ends at the first cell without a face-up card. Requires: call
    ``find_distances_to_exit`` or ``find_believed_distances_to_exit`` first.
    """
    for seat in range(view.seats):
        workspace.crossed[seat, 0] = NO_CELL
        spot = int(view.dwarf[seat])
        if spot == NOWHERE:
            continue
        length = 0
        while length < TRACE - 2 and spot >= 0:
            cell = int(view.cell[slot_of(spot)])
            if length == 0 or workspace.crossed[seat, length - 1] != cell:
                workspace.crossed[seat, length] = cell
                length += 1
            last = spot
            spot = next_spot(view, last, workspace)
            if spot < 0:
                workspace.crossed[seat, length] = next_cell(view, last, workspace)
                length += 1
        workspace.crossed[seat, length] = NO_CELL


@compiled
def crosses(workspace: Workspace, seat: int, one: int, other: int) -> bool:
    """Return whether a dwarf's likely route crosses the border between two cells."""
    for number in range(TRACE - 1):
        here, there = int(workspace.crossed[seat, number]), int(workspace.crossed[seat, number + 1])
        if NO_CELL in (here, there):
            return False
        if (here == one and there == other) or (here == other and there == one):
            return True
    return False


@compiled
def passes(workspace: Workspace, seat: int, cell: int) -> bool:
    """Return whether a dwarf's likely route crosses a cell."""
    for number in range(TRACE):
        if workspace.crossed[seat, number] == NO_CELL:
            return False
        if workspace.crossed[seat, number] == cell:
            return True
    return False


@compiled
def mark_prey(view: GameRecord, spot: int, worth: int, steps: int, workspace: Workspace) -> None:
    """Write ``worth`` for each spot from which a creature can attack ``spot`` in ``steps`` steps.

    ``worth`` is the worth of the attack. A spot that already has a higher worth keeps that worth.
    The search is breadth-first: each round of the outer loop marks the spots that are one step
    further away. The search does not pass other spots with dwarves, because a creature stops there.
    """
    workspace.queue[0] = spot
    workspace.prey[spot] = max(int(workspace.prey[spot]), worth)
    begin, end = 0, 1
    for _ in range(steps):
        last = end
        for number in range(begin, last):
            neighbours = workspace.neighbours[:]
            near = int(workspace.queue[number])
            for place in range(list_neighbours(view, near, 1, neighbours)):
                there = int(neighbours[place])
                is_open = workspace.prey[there] < worth and dwarves_at(view, there) == 0
                if is_open and end < SPOTS:
                    workspace.prey[there] = worth
                    workspace.queue[end] = there
                    end += 1
        begin = last
