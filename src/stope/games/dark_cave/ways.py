"""How far every place of the cave is from the exit, as a seat knows it, counted once for all.

Distances are in steps. Where no path leads on, the way goes over empty places: each needs a card,
which takes about a turn. Distances to the exit serve every dwarf and every step; those from a dwarf
serve all places where a card can be laid.
"""

from typing import Any

import numpy as np

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
    WEBS,
)
from stope.games.dark_cave.courses import weigh_exit
from stope.games.dark_cave.moves import MOST_MOVES
from stope.games.dark_cave.network import (
    creatures_at,
    dwarves_at,
    list_ways,
    slot_of,
    space_of,
    spot_of,
    touches_web,
)
from stope.games.dark_cave.reach import MOST_WAYS, SPOTS, card_cost, gold_cost
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, NOBODY, NOWHERE
from stope.kernel.board import NO_CARD, NO_CELL, NO_SLOT
from stope.kernel.masks import MAX_SEATS, has
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import SIDES, STEP_X, STEP_Y, opposite

#: Further than any way.
FAR = 999
#: What an empty place costs, in steps: the card for it, and crossing that card.
EMPTY_STEPS = 5
#: What turning up a goal costs, and how much longer the way is if it is not the exit.
GOAL_STEPS = 3
WRONG_GOAL_STEPS = 16
#: The way to the second nearest goal counts so many times less than that to the nearest.
SECOND_GOAL = 10
#: What losing a card, losing gold, meeting a creature and a web on the way cost, in steps.
CARD_STEPS = 1
GOLD_STEPS = 4
CREATURE_STEPS_LOST = 4
WEB_STEPS = 3

# Room at the end of the list of moves.
TO_EXIT = MOST_MOVES - 3 * SPOTS
FROM_DWARF = MOST_MOVES - 2 * SPOTS
_QUEUE = MOST_MOVES - SPOTS
_WAYS = TO_EXIT - MOST_WAYS
#: For the sides of one cell: how far its neighbours there are from the dwarf, and from the exit.
_NEAR = _WAYS - SIDES
_ON = _NEAR - SIDES
#: How far the nearest ladder is from the dwarf, and the exit from the best one.
_CLIMB_TO = _ON - 1
_CLIMB_ON = _ON - 2
#: The cells that each dwarf is likely to cross next, ended by NO_CELL.
TRACE = 12
TRACES = _CLIMB_ON - MAX_SEATS * TRACE
#: For each seat, how likely it works for the same clan as the own dwarf, in hundredths.
TRUST = TRACES - MAX_SEATS
#: For each place, what leading a creature there is worth.
PREY = TRUST - SPOTS
#: For each goal, the way to the exit from beside it.
BEYOND_GOAL = PREY - GOALS


def _steps_across() -> Any:
    """Return the cost of crossing a card from side to side, by face and way round."""
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
    """Return what it costs to get from outside to each space of a card."""
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
    return 1 + CARD_STEPS * cards + GOLD_STEPS * gold


#: The steps onto and across a card, tolls counted in, by face, way round, entry and leaving side.
ACROSS = _steps_across()


def _steps_to_ladder() -> Any:
    """Return the steps from a side of a card onto it and to its ladder, by face and way round."""
    found = np.full((FACES, 2, SIDES), FAR, np.int16)
    for face in range(FACES):
        if LADDER[face] != NO_SPACE:
            for turned in (0, 1):
                for entry in range(SIDES):
                    begin = int(SPACE_AT[face, turned, entry])
                    if begin != NO_SPACE:
                        found[face, turned, entry] = _walk_card(face, begin)[LADDER[face]]
    return found


#: The steps from each side of a card to its ladder, or back.
TO_LADDER = _steps_to_ladder()


# Goals and empty places


@rule
def weigh_goals(view: Record, seat: int, room: Any) -> None:
    """Write for each goal the way to the exit from beside it; FAR where it cannot be."""
    total = weigh_exit(view, seat, room[BEYOND_GOAL:])
    for goal in range(GOALS):
        weight = int(room[BEYOND_GOAL + goal])
        wrong = WRONG_GOAL_STEPS * (total - weight) // total
        room[BEYOND_GOAL + goal] = GOAL_STEPS + wrong if weight > 0 else FAR


@rule
def steps_over_ground(view: Record, x: int, y: int, room: Any) -> int:
    """Return the steps from an empty place on, cards for all places between included."""
    best, second = FAR, FAR
    for goal in range(GOALS):
        steps = int(room[BEYOND_GOAL + goal])
        if steps < FAR:
            there = int(view.cell[FIRST_GOAL_SLOT + goal])
            cards = abs(int(view.board.x[there]) - x) + abs(int(view.board.y[there]) - y)
            steps += EMPTY_STEPS * cards
            second = min(second, max(best, steps))
            best = min(best, steps)
    if second < FAR:
        # in case it is not the exit, better be near another goal
        best += (second - best) // SECOND_GOAL
    return best


@rule
def steps_beyond(view: Record, cell: int, side: int, room: Any) -> int:
    """Return the steps on from a side of a cell if no path begins beyond; FAR if one does."""
    other = int(view.board.beside[cell, side])
    slot = int(view.card_at[other]) if other != NO_CELL else NO_SLOT
    if slot == NO_SLOT:
        x, y = int(view.board.x[cell]), int(view.board.y[cell])
        return steps_over_ground(view, x + int(STEP_X[side]), y + int(STEP_Y[side]), room)
    return int(room[BEYOND_GOAL + slot - FIRST_GOAL_SLOT]) if view.face_down[slot] else FAR


# Walking


@rule
def entry_steps(view: Record, place: int, there: int) -> int:
    """Return what a step costs, tolls and creatures weighed in."""
    steps = 1 + CARD_STEPS * card_cost(view, place, there)
    steps += GOLD_STEPS * gold_cost(view, place, there)
    if creatures_at(view, there) != 0:
        steps += CREATURE_STEPS_LOST
    return steps


@rule
def reach_place(room: Any, base: int, there: int, steps: int, first: int, waiting: int) -> int:
    """Note a cheaper way to a place, and visit it later; return how many wait for a visit."""
    if steps < room[base + there] and waiting < SPOTS:
        room[base + there] = steps
        room[_QUEUE + (first + waiting) % SPOTS] = there
        return waiting + 1
    return waiting


@rule
def across_web(view: Record, web: int, place: int) -> int:
    """Return the place beyond a web that a place touches, or -1."""
    slot = slot_of(place)
    cell, side = int(view.web_cell[web]), int(view.web_side[web])
    if view.cell[slot] != cell:
        side = opposite(side)
    other = int(view.card_at[view.board.beside[view.cell[slot], side]])
    if other == NO_SLOT or view.face_down[other]:
        return -1
    space = int(SPACE_AT[view.face[other], view.turned[other], opposite(side)])
    return spot_of(other, space) if space != NO_SPACE else -1


@rule
def spread(view: Record, room: Any, base: int, waiting: int, forward: bool) -> None:
    """Let distances spread from the places that wait, until no way gets any cheaper."""
    first = 0
    while waiting > 0:
        place = int(room[_QUEUE + first])
        first = (first + 1) % SPOTS
        waiting -= 1
        if view.face_down[slot_of(place)]:
            continue
        here = int(room[base + place])
        ways = room[_WAYS:]
        for way in range(list_ways(view, place, 0, ways)):
            there = int(ways[way])
            if view.face_down[slot_of(there)]:
                continue
            if forward:
                steps = here + entry_steps(view, place, there)
            else:
                steps = here + entry_steps(view, there, place)
            waiting = reach_place(room, base, there, steps, first, waiting)
        for web in range(WEBS):
            if view.web_owner[web] != NOBODY and touches_web(view, place, web):
                there = across_web(view, web, place)
                if there >= 0:
                    steps = here + 1 + WEB_STEPS * int(view.web_level[web])
                    waiting = reach_place(room, base, there, steps, first, waiting)


@rule
def find_ways_out(view: Record, seat: int, room: Any) -> None:
    """Write how far every place is from the exit, as a seat knows it."""
    weigh_goals(view, seat, room)
    waiting = 0
    for slot in range(view.slots):
        if view.face[slot] == NO_CARD:
            continue
        face, cell = int(view.face[slot]), int(view.cell[slot])
        for space in range(SPACES):
            room[TO_EXIT + spot_of(slot, space)] = FAR
        if view.face_down[slot]:
            continue
        if EXIT[face] != NO_SPACE:
            waiting = reach_place(room, TO_EXIT, spot_of(slot, EXIT[face]), 0, 0, waiting)
        for space in range(SPACE_COUNT[face]):
            sides = int(SIDES_OF[face, view.turned[slot], space])
            best = FAR
            for side in range(SIDES):
                if has(sides, side):
                    steps = 1 + steps_beyond(view, cell, side, room)
                    if has(int(view.webbed[cell]), side):
                        steps += 2 * WEB_STEPS
                    best = min(best, steps)
            waiting = reach_place(room, TO_EXIT, spot_of(slot, space), best, 0, waiting)
    spread(view, room, TO_EXIT, waiting, False)


@rule
def find_ways_from(view: Record, spot: int, room: Any) -> None:
    """Write how far every place is from one."""
    for place in range(int(view.slots) * SPACES):
        room[FROM_DWARF + place] = FAR
    waiting = reach_place(room, FROM_DWARF, spot, 0, 0, 0)
    spread(view, room, FROM_DWARF, waiting, True)
    look_up_ladders(view, room)


# Laying cards


@rule
def look_around(view: Record, cell: int, room: Any) -> None:
    """Write for each side of an empty cell how far the dwarf is there, and the way on from it."""
    for side in range(SIDES):
        web = 2 * WEB_STEPS if has(int(view.webbed[cell]), side) else 0
        room[_NEAR + side] = FAR
        room[_ON + side] = 1 + steps_beyond(view, cell, side, room) + web
        if not has(int(view.board.faced[cell]), side):
            continue
        slot = int(view.card_at[view.board.beside[cell, side]])
        space = int(SPACE_AT[view.face[slot], view.turned[slot], opposite(side)])
        if space != NO_SPACE:
            room[_NEAR + side] = int(room[FROM_DWARF + spot_of(slot, space)]) + web
            room[_ON + side] = 1 + int(room[TO_EXIT + spot_of(slot, space)]) + web


@rule
def way_over_card(face: int, turned: int, room: Any) -> int:
    """Return the dwarf's way to the exit over a card on the cell that was looked around from."""
    best = FAR
    climb = int(room[_CLIMB_ON]) if LADDER[face] != NO_SPACE else FAR
    for entry in range(SIDES):
        near = int(room[_NEAR + entry])
        if LADDER[face] != NO_SPACE and SPACE_AT[face, turned, entry] != NO_SPACE:
            # up another ladder and down this one
            steps = int(room[_CLIMB_TO]) + int(TO_LADDER[face, turned, entry])
            best = min(best, steps + int(room[_ON + entry]))
            best = min(best, near + int(TO_LADDER[face, turned, entry]) + climb)
        if near >= FAR:
            continue
        for leaving in range(SIDES):
            steps = near + int(ACROSS[face, turned, entry, leaving]) + int(room[_ON + leaving])
            best = min(best, steps)
    return best


@rule
def look_up_ladders(view: Record, room: Any) -> None:
    """Write how far the nearest ladder is from the dwarf, and the way on from the best one."""
    room[_CLIMB_TO] = FAR
    room[_CLIMB_ON] = FAR
    for number in range(view.ladders):
        slot = int(view.ladder[number])
        spot = spot_of(slot, LADDER[view.face[slot]])
        room[_CLIMB_TO] = min(int(room[_CLIMB_TO]), int(room[FROM_DWARF + spot]))
        room[_CLIMB_ON] = min(int(room[_CLIMB_ON]), int(room[TO_EXIT + spot]) + 1)


# Whom to meet where


@rule
def next_place(view: Record, place: int, room: Any) -> int:
    """Return the place that a dwarf goes to next on its way out, or -1 where no path leads on."""
    best, found = int(room[TO_EXIT + place]), -1
    ways = room[_WAYS:]
    for way in range(list_ways(view, place, 0, ways)):
        there = int(ways[way])
        if not view.face_down[slot_of(there)] and room[TO_EXIT + there] < best:
            best, found = int(room[TO_EXIT + there]), there
    return found


@rule
def next_cell(view: Record, place: int, room: Any) -> int:
    """Return the cell that a dwarf goes to where no path leads on, or NO_CELL."""
    slot = slot_of(place)
    face, cell = int(view.face[slot]), int(view.cell[slot])
    sides = int(SIDES_OF[face, view.turned[slot], space_of(place)])
    best, found = FAR, NO_CELL
    for side in range(SIDES):
        if has(sides, side):
            steps = steps_beyond(view, cell, side, room)
            if steps < best:
                best, found = steps, int(view.board.beside[cell, side])
    return found


@rule
def trace_ways(view: Record, room: Any) -> None:
    """Write the cells that each dwarf is likely to cross next, up to the first without a path."""
    for seat in range(view.seats):
        trace = TRACES + seat * TRACE
        room[trace] = NO_CELL
        place = int(view.dwarf[seat])
        if place == NOWHERE:
            continue
        length = 0
        while length < TRACE - 2 and place >= 0:
            cell = int(view.cell[slot_of(place)])
            if length == 0 or room[trace + length - 1] != cell:
                room[trace + length] = cell
                length += 1
            before = place
            place = next_place(view, before, room)
            if place < 0:
                room[trace + length] = next_cell(view, before, room)
                length += 1
        room[trace + length] = NO_CELL


@rule
def crosses(room: Any, seat: int, one: int, other: int) -> bool:
    """Return whether a dwarf is likely to cross the border between two cells next."""
    trace = TRACES + seat * TRACE
    for place in range(TRACE - 1):
        here, there = int(room[trace + place]), int(room[trace + place + 1])
        if NO_CELL in (here, there):
            return False
        if (here == one and there == other) or (here == other and there == one):
            return True
    return False


@rule
def passes(room: Any, seat: int, cell: int) -> bool:
    """Return whether a dwarf is likely to cross a cell next."""
    trace = TRACES + seat * TRACE
    for place in range(TRACE):
        if room[trace + place] == NO_CELL:
            return False
        if room[trace + place] == cell:
            return True
    return False


@rule
def mark_prey(view: Record, spot: int, worth: int, steps: int, room: Any) -> None:
    """Write the worth of an attack on a place wherever a creature gets there from in time.

    The row of places to visit is gone through once: each is a step further than those before.
    """
    room[_QUEUE] = spot
    room[PREY + spot] = max(int(room[PREY + spot]), worth)
    begin, end = 0, 1
    for _ in range(steps):
        last = end
        for number in range(begin, last):
            ways = room[_WAYS:]
            for way in range(list_ways(view, int(room[_QUEUE + number]), 1, ways)):
                there = int(ways[way])
                is_way = room[PREY + there] < worth and dwarves_at(view, there) == 0
                if is_way and end < SPOTS:
                    room[PREY + there] = worth
                    room[_QUEUE + end] = there
                    end += 1
        begin = last
