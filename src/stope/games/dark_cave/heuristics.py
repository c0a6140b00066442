"""What bots know about the Dark Cave beyond its rules."""

from typing import Any

import numpy as np

from stope.games.codecs import Json, Move
from stope.games.dark_cave.cards import (
    ACTION,
    COUNT,
    EXIT,
    GOALS,
    HAND_FACES,
    IS_PATH,
    NEXT_TO,
    NO_SPACE,
    SIDES_OF,
    SPACE_AT,
    SPACE_COUNT,
    UNSEEN_CARD,
    UNSEEN_GOAL,
    Action,
    Group,
)
from stope.games.dark_cave.legality import legal
from stope.games.dark_cave.moves import (
    CARD,
    FIRST,
    MOST_MOVES,
    SEAT,
    SECOND,
    SPACE,
    TURNED,
    Agree,
    Do,
    X,
    Y,
)
from stope.games.dark_cave.network import (
    creatures_at,
    list_ways,
    slot_of,
    space_of,
    spot_at,
    spot_of,
)
from stope.games.dark_cave.reach import MOST_WAYS, SPOTS, card_cost, gold_cost
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, NOWHERE, STEPS, Phase
from stope.kernel.board import NO_CARD, NO_SLOT, find_cell
from stope.kernel.chance import below
from stope.kernel.fields import KIND, get
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import SIDES, STEP_X, STEP_Y, opposite

_FAR = 999
#: Steps that an empty place costs on the way to a goal, and that an unknown goal costs to cross.
_EMPTY_STEPS = 2
#: What losing a card, losing gold, and standing beside a creature are worth in steps.
_CARD_WORTH = 1
_GOLD_WORTH = 4
_CREATURE_WORTH = 6

# Room at the end of the list of moves: a distance for each place, and a row of places to visit.
_DISTANCE = MOST_MOVES - 2 * SPOTS - MOST_WAYS
_QUEUE = MOST_MOVES - SPOTS - MOST_WAYS
_WAYS = MOST_MOVES - MOST_WAYS


@rule
def may_be_exit(view: Record, slot: int) -> bool:
    """Return whether a goal is the exit, as far as the seat knows."""
    face = int(view.face[slot])
    return face == UNSEEN_GOAL or EXIT[face] != NO_SPACE


@rule
def way_over_ground(view: Record, x: int, y: int) -> int:
    """Return the steps from a place to the nearest goal that may be the exit, without a path."""
    best = _FAR
    for goal in range(GOALS):
        slot = FIRST_GOAL_SLOT + goal
        if may_be_exit(view, slot):
            cell = view.cell[slot]
            cards = abs(int(view.board.x[cell]) - x) + abs(int(view.board.y[cell]) - y)
            best = min(best, _EMPTY_STEPS * cards)
    return best


@rule
def walk_out(view: Record, spot: int, room: Any) -> None:
    """Write how many steps every place is from one, tolls and creatures weighed in.

    A place is visited again when a cheaper way to it turns up, so distances are right in the end.
    """
    for place in range(SPOTS):
        room[_DISTANCE + place] = _FAR
    room[_DISTANCE + spot] = 0
    room[_QUEUE] = spot
    first, waiting = 0, 1
    while waiting > 0:
        place = int(room[_QUEUE + first])
        first = (first + 1) % SPOTS
        waiting -= 1
        if view.face_down[slot_of(place)]:
            continue
        ways = room[_WAYS:]
        for way in range(list_ways(view, place, 0, ways)):
            there = int(ways[way])
            steps = int(room[_DISTANCE + place]) + 1 + _CARD_WORTH * card_cost(view, place, there)
            steps += _GOLD_WORTH * gold_cost(view, place, there)
            if creatures_at(view, there) != 0:
                steps += _CREATURE_WORTH
            if steps < room[_DISTANCE + there] and waiting < SPOTS:
                room[_DISTANCE + there] = steps
                room[_QUEUE + (first + waiting) % SPOTS] = there
                waiting += 1


@rule
def way_from(view: Record, spot: int) -> int:
    """Return the steps from a place to the exit if it does not lead on to other places."""
    slot = slot_of(spot)
    if view.face_down[slot]:
        return _EMPTY_STEPS if may_be_exit(view, slot) else _FAR
    face = int(view.face[slot])
    if EXIT[face] == space_of(spot):
        return 0
    best = _FAR
    cell = view.cell[slot]
    for side in range(SIDES):
        if has(int(SIDES_OF[face, view.turned[slot], space_of(spot)]), side):
            other = view.board.beside[cell, side]
            if view.card_at[other] == NO_SLOT:
                x, y = int(view.board.x[other]), int(view.board.y[other])
                best = min(best, 1 + _EMPTY_STEPS + way_over_ground(view, x, y))
    return best


@rule
def way_out(view: Record, spot: int, room: Any) -> int:
    """Return the steps from a place to the exit, over paths and then over empty places."""
    walk_out(view, spot, room)
    best = _FAR
    for slot in range(view.slots):
        if view.face[slot] == NO_CARD:
            continue
        spaces = 1 if view.face_down[slot] else int(SPACE_COUNT[view.face[slot]])
        for space in range(spaces):
            place = spot_of(slot, space)
            if room[_DISTANCE + place] < best:
                best = min(best, int(room[_DISTANCE + place]) + way_from(view, place))
    return best


@rule
def steps_across(face: int, entry: int, leaving: int) -> int:
    """Return the steps from one space of a card to another one of the same path, or _FAR."""
    if entry == leaving:
        return 0
    if has(int(NEXT_TO[face, entry]), leaving):
        return 1
    return 2 if (NEXT_TO[face, entry] & NEXT_TO[face, leaving]) != 0 else _FAR


@rule
def way_with(view: Record, move: int, room: Any) -> int:
    """Return the steps to the exit over the card that a move lays; ``walk_out`` has been done."""
    face, turned, x, y = get(move, CARD), get(move, TURNED), get(move, X), get(move, Y)
    cell = find_cell(view.board, x, y)
    best = _FAR
    for side in range(SIDES):
        entry = SPACE_AT[face, turned, side]
        other = int(view.board.beside[cell, side])
        if entry == NO_SPACE or other < 0 or view.card_at[other] == NO_SLOT:
            continue
        slot = int(view.card_at[other])
        if view.face_down[slot]:
            continue
        space = SPACE_AT[view.face[slot], view.turned[slot], opposite(side)]
        if space == NO_SPACE or has(view.webbed[cell], side):
            continue
        there = int(room[_DISTANCE + spot_of(slot, space)])
        for leaving in range(SIDES):
            last = SPACE_AT[face, turned, leaving]
            if leaving == side or last == NO_SPACE or is_taken(view, cell, leaving):
                continue
            on = way_over_ground(view, x + int(STEP_X[leaving]), y + int(STEP_Y[leaving]))
            best = min(best, there + 1 + steps_across(face, int(entry), int(last)) + 1 + on)
    return best


@rule
def is_taken(view: Record, cell: int, side: int) -> bool:
    """Return whether a card lies face up beside a cell: it leads nowhere new."""
    return has(view.board.faced[cell], side)


@rule
def worth_of_card(view: Record, seat: int, move: int, now: int, room: Any) -> int:
    """Return what playing or discarding a card is worth to the careful player, in steps."""
    kind = get(move, KIND)
    if kind == Do.PLACE:
        gained = now - way_with(view, move, room)
        return 2 * gained if gained > 0 else 0
    if kind == Do.EQUIP:
        return 3 if get(move, SEAT) == seat else -2
    if kind == Do.LOOK:
        slot = int(view.card_at[find_cell(view.board, get(move, X), get(move, Y))])
        return 2 if view.face[slot] == UNSEEN_GOAL else -2
    if kind == Do.LURE:
        return 0
    if kind == Do.CHOP:
        return 1
    if kind == Do.PASS_ONE:
        return uselessness(get(move, CARD))
    if kind == Do.PASS_TWO:
        return uselessness(get(move, FIRST)) + uselessness(get(move, SECOND))
    return -1


@rule
def uselessness(face: int) -> int:
    """Return whether the careful player would rather not hold a card: it plays few actions."""
    if IS_PATH[face]:
        return 0
    return 0 if ACTION[face] in (Action.BOOTS, Action.AXE, Action.INFORMATION) else 1


@rule
def worth_of_walk(view: Record, seat: int, move: int) -> int:
    """Return what a step of a creature is worth: an attack on others, not on oneself."""
    if get(move, KIND) == Do.STOP:
        return 0
    spot = spot_at(view, find_cell(view.board, get(move, X), get(move, Y)), get(move, SPACE))
    if view.dwarf[seat] == spot:
        return -3
    worth = 0
    for other in range(view.seats):
        if other != seat and view.dwarf[other] == spot:
            worth += 1 if view.clan[other] != view.clan[seat] else -1
    return worth


@rule
def worth_of_step(view: Record, seat: int, move: int, now: int, room: Any) -> int:
    """Return how many steps nearer to the exit a step brings."""
    if get(move, KIND) == Do.STOP:
        return 0
    if get(move, KIND) == Do.CHOP:
        return -1
    spot = spot_at(view, find_cell(view.board, get(move, X), get(move, Y)), get(move, SPACE))
    here = int(view.dwarf[seat])
    cost = _CARD_WORTH * card_cost(view, here, spot) + _GOLD_WORTH * gold_cost(view, here, spot)
    if creatures_at(view, spot) != 0:
        cost += _CREATURE_WORTH
    return now - way_out(view, spot, room) - cost


@rule
def worth_of(view: Record, seat: int, move: int, now: int, room: Any) -> int:
    """Return what a move is worth to the careful player."""
    if view.phase == Phase.CREATURE:
        return worth_of_walk(view, seat, move)
    if view.phase == Phase.STEPS:
        return worth_of_step(view, seat, move, now, room)
    if view.phase == Phase.AXE:
        return 1 if get(move, KIND) == Do.STRIKE else 0
    if view.phase == Phase.GOAL:
        return 0
    return worth_of_card(view, seat, move, now, room)


@rule
def careful(view: Record, seat: int, moves: Any, chance: Record) -> int:
    """Return the move that brings the own dwarf nearest to the exit now; among equals, any."""
    count = legal(view, seat, moves)
    now = _FAR
    if view.dwarf[seat] != NOWHERE and view.phase != Phase.AXE:
        now = way_out(view, int(view.dwarf[seat]), moves)
    best, ties, chosen = -2 * _FAR, 0, int(moves[0])
    for number in range(count):
        move = int(moves[number])
        worth = worth_of(view, seat, move, now, moves)
        if worth > best:
            best, ties, chosen = worth, 1, move
        elif worth == best:
            ties += 1
            if below(chance, ties) == 0:
                chosen = move
    return chosen


@rule
def habit(view: Record, seat: int, _which: int, moves: Any, chance: Record) -> int:
    """Return the move of the one rule-of-thumb player."""
    return careful(view, seat, moves, chance)


#: The players that ``habit`` plays, in its order.
HABITS = ("careful",)


@rule
def chapter(_s: Record) -> int:
    """Return 0: the match is of one piece."""
    return 0


def would_agree(view: Record, seat: int) -> bool:
    """DC-71: whether a seat has nothing to lose by ending the game: it is out, or too far away.

    Its dwarf needs at least as many steps as are between it and the exit over known paths and then
    over ground; there are no more turns than cards to play.
    """
    if view.dwarf[seat] == NOWHERE:
        return True
    room = np.zeros(MOST_MOVES, np.int32)
    turns = int(view.hand_size[seat]) + -(-int(view.pile_left) // int(view.seats))
    steps = STEPS + int(view.boots[seat] != NO_CARD)
    return bool(way_out(view, int(view.dwarf[seat]), room) > turns * steps)


def reply(view: Record, seat: int) -> Move | None:
    """DC-71: what a bot says to somebody who would end the game now."""
    said = has(int(view.agreed), seat)
    return Agree() if not said and would_agree(view, seat) else None


def odds(view: Record) -> Json:
    """Return what can be counted: the pile by groups, cards not seen yet, gold in the supply."""
    seen = np.zeros(HAND_FACES, int)
    before = (view.boots, view.axe.ravel(), view.web_card, view.creature_card)
    for faces in (view.hand.ravel(), view.face, view.discard, *before):
        for face in faces:
            if 0 <= face < HAND_FACES:
                seen[face] += 1
    unseen = COUNT[:HAND_FACES] - seen
    paths = IS_PATH[:HAND_FACES] == 1
    return {
        "pile": {
            group.name: int((view.pile[: view.pile_left] == UNSEEN_CARD + group).sum())
            for group in Group
        },
        "unseen": {"paths": int(unseen[paths].sum()), "actions": int(unseen[~paths].sum())},
        "supply": int(view.supply),
    }
