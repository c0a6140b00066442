"""Distances in the cave: from every spot to the exit, and from one dwarf to every spot.

Distances are in steps, as a seat knows the cave. Where no path leads on, a route crosses empty
cells: each needs a card, which takes about a turn. Distances to the exit are computed once for all
dwarves and steps, those from a dwarf once for all cells where a card can be laid.
"""

import numpy as np
import numpy.typing as npt

from stope.engine.bitmask import has
from stope.engine.jit import compiled
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
    CARD_TOLL,
    EXIT,
    FACES,
    GOALS,
    GOLD_TOLL,
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
    creatures_at,
    dwarves_at,
    list_ways,
    slot_of,
    space_of,
    spot_of,
    touches_web,
)
from stope.games.dark_cave.rules.webs import FRESH
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, NOBODY, NOWHERE
from stope.games.path_cards.board import NO_CARD, NO_CELL, NO_SLOT
from stope.games.path_cards.sides import SIDES, STEP_X, STEP_Y, opposite

#: Stands for no route, in steps: longer than any route.
FAR = 999


def _steps_across() -> npt.NDArray[np.int16]:
    """Return the steps onto and across a card from side to side, by face and orientation."""
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
    """Return the steps from outside a card, onto ``begin`` first, to each of its spaces."""
    costs = [FAR] * SPACES
    costs[begin] = _entry_cost(face, OUTSIDE, begin)
    for _ in range(SPACES):
        for here in range(SPACES):
            for there in range(SPACES):
                if NEXT_TO[face, here] >> there & 1:
                    way = costs[here] + _entry_cost(face, here, there)
                    costs[there] = min(costs[there], way)
    return costs


def _entry_cost(face: int, came_from: int, space: int) -> int:
    cards = int(CARD_TOLL[face, space]) >> came_from & 1
    gold = int(GOLD_TOLL[face, space]) >> came_from & 1
    return 1 + int(CARD_STEPS) * cards + int(GOLD_STEPS) * gold


#: The steps onto and across a card, tolls included: by face, orientation, entry side, leaving side.
ACROSS = WEIGHTS.table(_steps_across)


def _steps_to_ladder() -> npt.NDArray[np.int16]:
    """Return the steps onto a card and to its ladder, by face, orientation and entry side."""
    found = np.full((FACES, 2, SIDES), FAR, np.int16)
    for face in range(FACES):
        if LADDER[face] != NO_SPACE:
            for turned in (0, 1):
                for entry in range(SIDES):
                    begin = int(SPACE_AT[face, turned, entry])
                    if begin != NO_SPACE:
                        found[face, turned, entry] = _walk_card(face, begin)[LADDER[face]]
    return found


#: The steps onto a card and to its ladder: by face, orientation and entry side.
TO_LADDER = WEIGHTS.table(_steps_to_ladder)


@compiled
def turns_left(s: GameRecord, seat: int) -> float:
    """Return the expected number of turns of a seat until all cards are used up."""
    return int(s.hand_size[seat]) + int(s.pile_left) / int(s.seats)


# Goals and empty cells


@compiled
def treat_goals_alike(view: GameRecord, workspace: Workspace) -> None:
    """Write equal steps to the exit beyond every goal that may be the exit; FAR for the others."""
    searching = unknown_goals(view) > 0
    for goal in range(GOALS):
        face = int(view.face[FIRST_GOAL_SLOT + goal])
        possible = searching if face == UNSEEN_GOAL else EXIT[face] != NO_SPACE
        workspace.beyond_goal[goal] = GOAL_STEPS if possible else FAR


@compiled
def weigh_goals(view: GameRecord, seat: int, evidence: Evidence, workspace: Workspace) -> None:
    """Write for each goal the expected steps from beside it to the exit; FAR if it cannot be it."""
    total = weigh_exit(view, seat, evidence, workspace.beyond_goal[:])
    for goal in range(GOALS):
        weight = int(workspace.beyond_goal[goal])
        wrong = WRONG_GOAL_STEPS * (total - weight) // total
        workspace.beyond_goal[goal] = GOAL_STEPS + wrong if weight > 0 else FAR


@compiled
def steps_over_ground(view: GameRecord, x: int, y: int, workspace: Workspace) -> int:
    """Return the steps from an empty cell to the exit, with the cards to be laid on the route."""
    best, second = FAR, FAR
    for goal in range(GOALS):
        steps = int(workspace.beyond_goal[goal])
        if steps < FAR:
            there = int(view.cell[FIRST_GOAL_SLOT + goal])
            cards = abs(int(view.board.x[there]) - x) + abs(int(view.board.y[there]) - y)
            # each empty cell takes a card, which then has to be crossed
            steps += (CARD_TURN_STEPS + CROSSING_STEPS) * cards
            second = min(second, max(best, steps))
            best = min(best, steps)
    if second < FAR:
        # the nearest goal may not be the exit: a second one should not be far away
        best += (second - best) // SECOND_GOAL
    return best


@compiled
def steps_beyond(view: GameRecord, cell: int, side: int, workspace: Workspace) -> int:
    """Return the steps to the exit through a side of a cell; FAR if a face-up card lies beyond."""
    other = int(view.board.beside[cell, side])
    slot = int(view.card_at[other]) if other != NO_CELL else NO_SLOT
    if slot == NO_SLOT:
        x, y = int(view.board.x[cell]), int(view.board.y[cell])
        return steps_over_ground(view, x + int(STEP_X[side]), y + int(STEP_Y[side]), workspace)
    return int(workspace.beyond_goal[slot - FIRST_GOAL_SLOT]) if view.face_down[slot] else FAR


# Walking


@compiled
def entry_steps(view: GameRecord, place: int, there: int) -> int:
    """Return the cost of a step from one spot to the next: 1, and more for tolls and creatures."""
    steps = 1 + CARD_STEPS * card_cost(view, place, there)
    steps += GOLD_STEPS * gold_cost(view, place, there)
    if creatures_at(view, there) != 0:
        steps += CREATURE_STEPS_LOST
    return steps


@compiled
def reach_place(
    distances: Ints, there: int, steps: int, first: int, waiting: int, workspace: Workspace
) -> int:
    """Queue a spot if this route to it is shorter; return how many spots are queued then."""
    if steps < distances[there] and waiting < SPOTS:
        distances[there] = steps
        workspace.queue[(first + waiting) % SPOTS] = there
        return waiting + 1
    return waiting


@compiled
def across_web(view: GameRecord, web: int, place: int) -> int:
    """Return the spot across a web from a spot that touches it; -1 if no path leads on there."""
    slot = slot_of(place)
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
    """Update the distances of all spots from those of the queued spots, until none gets shorter.

    ``forward``: distances are from the first spots; otherwise they are to them.
    """
    first = 0
    while waiting > 0:
        place = int(workspace.queue[first])
        first = (first + 1) % SPOTS
        waiting -= 1
        if view.face_down[slot_of(place)]:
            continue
        here = int(distances[place])
        ways = workspace.ways[:]
        for way in range(list_ways(view, place, 0, ways)):
            there = int(ways[way])
            if view.face_down[slot_of(there)]:
                continue
            if forward:
                steps = here + entry_steps(view, place, there)
            else:
                steps = here + entry_steps(view, there, place)
            waiting = reach_place(distances, there, steps, first, waiting, workspace)
        for web in range(WEBS):
            if view.web_owner[web] != NOBODY and touches_web(view, place, web):
                there = across_web(view, web, place)
                if there >= 0:
                    steps = here + 1 + WEB_STEPS * int(view.web_level[web])
                    waiting = reach_place(distances, there, steps, first, waiting, workspace)


@compiled
def find_ways_out(view: GameRecord, seat: int, evidence: Evidence, workspace: Workspace) -> None:
    """Write the steps from every spot to the exit, as a seat knows and believes it."""
    weigh_goals(view, seat, evidence, workspace)
    find_ways_to_goals(view, workspace)


@compiled
def find_ways_to_goals(view: GameRecord, workspace: Workspace) -> None:
    """Write the steps from every spot to the exit; ``workspace.beyond_goal`` has been written."""
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
            waiting = reach_place(distances, spot_of(slot, EXIT[face]), 0, 0, waiting, workspace)
        for space in range(SPACE_COUNT[face]):
            sides = int(SIDES_OF[face, view.turned[slot], space])
            best = FAR
            for side in range(SIDES):
                if has(sides, side):
                    steps = 1 + steps_beyond(view, cell, side, workspace)
                    if has(int(view.webbed[cell]), side):
                        steps += FRESH * WEB_STEPS
                    best = min(best, steps)
            waiting = reach_place(distances, spot_of(slot, space), best, 0, waiting, workspace)
    spread(view, distances, waiting, False, workspace)


@compiled
def find_ways_from(view: GameRecord, spot: int, workspace: Workspace) -> None:
    """Write the steps from one spot to every spot, and those to and from ladders."""
    for place in range(int(view.slots) * SPACES):
        workspace.from_dwarf[place] = FAR
    waiting = reach_place(workspace.from_dwarf[:], spot, 0, 0, 0, workspace)
    spread(view, workspace.from_dwarf[:], waiting, True, workspace)
    look_up_ladders(view, workspace)


# Laying cards


@compiled
def look_around(view: GameRecord, cell: int, workspace: Workspace) -> None:
    """Write the steps from the dwarf to each side of an empty cell, and from there to the exit."""
    for side in range(SIDES):
        web = FRESH * WEB_STEPS if has(int(view.webbed[cell]), side) else 0
        workspace.near[side] = FAR
        workspace.onward[side] = 1 + steps_beyond(view, cell, side, workspace) + web
        if not has(int(view.board.faced[cell]), side):
            continue
        slot = int(view.card_at[view.board.beside[cell, side]])
        space = int(SPACE_AT[view.face[slot], view.turned[slot], opposite(side)])
        if space != NO_SPACE:
            workspace.near[side] = int(workspace.from_dwarf[spot_of(slot, space)]) + web
            workspace.onward[side] = 1 + int(workspace.to_exit[spot_of(slot, space)]) + web


@compiled
def way_over_card(face: int, turned: int, workspace: Workspace) -> int:
    """Return the dwarf's steps to the exit over a card on the cell given to ``look_around``."""
    best = FAR
    climb = int(workspace.climb_on) if LADDER[face] != NO_SPACE else FAR
    for entry in range(SIDES):
        near = int(workspace.near[entry])
        if LADDER[face] != NO_SPACE and SPACE_AT[face, turned, entry] != NO_SPACE:
            # from another ladder and out by this side, or in by this side and on by the ladder
            steps = int(workspace.climb_to) + int(TO_LADDER[face, turned, entry])
            best = min(best, steps + int(workspace.onward[entry]))
            best = min(best, near + int(TO_LADDER[face, turned, entry]) + climb)
        if near >= FAR:
            continue
        for leaving in range(SIDES):
            steps = (
                near + int(ACROSS[face, turned, entry, leaving]) + int(workspace.onward[leaving])
            )
            best = min(best, steps)
    return best


@compiled
def look_up_ladders(view: GameRecord, workspace: Workspace) -> None:
    """Write the fewest steps from the dwarf to a ladder, and from a ladder to the exit."""
    workspace.climb_to = FAR
    workspace.climb_on = FAR
    for number in range(view.ladders):
        slot = int(view.ladder[number])
        spot = spot_of(slot, LADDER[view.face[slot]])
        workspace.climb_to = min(int(workspace.climb_to), int(workspace.from_dwarf[spot]))
        workspace.climb_on = min(int(workspace.climb_on), int(workspace.to_exit[spot]) + 1)


# The likely routes of dwarves and creatures


@compiled
def next_place(view: GameRecord, place: int, workspace: Workspace) -> int:
    """Return the next spot on a dwarf's shortest route to the exit; -1 where no path leads on."""
    best, found = int(workspace.to_exit[place]), -1
    ways = workspace.ways[:]
    for way in range(list_ways(view, place, 0, ways)):
        there = int(ways[way])
        if not view.face_down[slot_of(there)] and workspace.to_exit[there] < best:
            best, found = int(workspace.to_exit[there]), there
    return found


@compiled
def next_cell(view: GameRecord, place: int, workspace: Workspace) -> int:
    """Return the cell that the route from a spot enters where no path leads on, or NO_CELL."""
    slot = slot_of(place)
    face, cell = int(view.face[slot]), int(view.cell[slot])
    sides = int(SIDES_OF[face, view.turned[slot], space_of(place)])
    best, found = FAR, NO_CELL
    for side in range(SIDES):
        if has(sides, side):
            steps = steps_beyond(view, cell, side, workspace)
            if steps < best:
                best, found = steps, int(view.board.beside[cell, side])
    return found


@compiled
def trace_ways(view: GameRecord, workspace: Workspace) -> None:
    """Write the likely route of each dwarf as cells, as far as the first cell without a path."""
    for seat in range(view.seats):
        workspace.crossed[seat, 0] = NO_CELL
        place = int(view.dwarf[seat])
        if place == NOWHERE:
            continue
        length = 0
        while length < TRACE - 2 and place >= 0:
            cell = int(view.cell[slot_of(place)])
            if length == 0 or workspace.crossed[seat, length - 1] != cell:
                workspace.crossed[seat, length] = cell
                length += 1
            before = place
            place = next_place(view, before, workspace)
            if place < 0:
                workspace.crossed[seat, length] = next_cell(view, before, workspace)
                length += 1
        workspace.crossed[seat, length] = NO_CELL


@compiled
def crosses(workspace: Workspace, seat: int, one: int, other: int) -> bool:
    """Return whether a dwarf's likely route crosses the border between two cells."""
    for place in range(TRACE - 1):
        here, there = int(workspace.crossed[seat, place]), int(workspace.crossed[seat, place + 1])
        if NO_CELL in (here, there):
            return False
        if (here == one and there == other) or (here == other and there == one):
            return True
    return False


@compiled
def passes(workspace: Workspace, seat: int, cell: int) -> bool:
    """Return whether a dwarf's likely route crosses a cell."""
    for place in range(TRACE):
        if workspace.crossed[seat, place] == NO_CELL:
            return False
        if workspace.crossed[seat, place] == cell:
            return True
    return False


@compiled
def mark_prey(view: GameRecord, spot: int, worth: int, steps: int, workspace: Workspace) -> None:
    """Write the worth of an attack on a spot to all spots from which a creature can get there.

    ``steps`` is the greatest distance. The search is breadth-first: each round of the outer loop
    marks the spots that are one step further away.
    """
    workspace.queue[0] = spot
    workspace.prey[spot] = max(int(workspace.prey[spot]), worth)
    begin, end = 0, 1
    for _ in range(steps):
        last = end
        for number in range(begin, last):
            ways = workspace.ways[:]
            for way in range(list_ways(view, int(workspace.queue[number]), 1, ways)):
                there = int(ways[way])
                is_way = workspace.prey[there] < worth and dwarves_at(view, there) == 0
                if is_way and end < SPOTS:
                    workspace.prey[there] = worth
                    workspace.queue[end] = there
                    end += 1
        begin = last
