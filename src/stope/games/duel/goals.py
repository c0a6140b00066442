"""Goals: where they lie, when they are turned up, which gold is marked (DU-4, DU-27 to DU-31)."""

import numpy as np

from stope.games.duel.cards import (
    FIRST_GOAL,
    GOALS,
    GOLD,
    OPEN,
    ROUND_GOALS,
    SAME_TURNED,
)
from stope.games.duel.events import Happening
from stope.games.duel.hands import ALL_KNOW
from stope.games.duel.network import reaches_gold, spread_all
from stope.games.duel.state import Goals
from stope.kernel.board import NO_CARD, NO_CELL, NO_SLOT, put_face_down, turn_up, ways_round
from stope.kernel.chance import Purpose, below, open_stream
from stope.kernel.events import EVERYONE, emit_more
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import SIDES, opposite

#: DU-4, DU-60: the places of the goals, smallest x first, then smallest y.
DUEL_GOALS_AT = np.array([(5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0)], np.int8)
SOLO_GOALS_AT = np.array([(8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0)], np.int8)

# Streams of chance: rounds have 0, 1 and 2
_GOAL_STREAM = 8
_RETURN_STREAM = 16


@rule
def shuffle_goals(s: Record) -> None:
    """DU-5: all goals are shuffled once per game."""
    for place in range(GOALS):
        s.goal[place] = FIRST_GOAL + place
        s.goal_known[place] = 0
    s.first_goal = 0
    open_stream(s.chance, Purpose.DEAL, _GOAL_STREAM)
    shuffle_goals_from(s, 0)


@rule
def shuffle_goals_from(s: Record, first: int) -> None:
    """Put the goals from a place on in a random order that nobody knows."""
    for place in range(first, GOALS):
        other = place + below(s.chance, GOALS - place)
        face = s.goal[place]
        s.goal[place] = s.goal[other]
        s.goal[other] = face
        s.goal_known[place] = 0


@rule
def first_goal_slot(s: Record) -> int:
    """Return the slot of the first goal: goals lie behind the start cards."""
    return int(s.seats)


@rule
def lay_goals(s: Record) -> None:
    """DU-4, DU-60: six goals, face down."""
    for number in range(ROUND_GOALS):
        x, y = DUEL_GOALS_AT[number, 0], DUEL_GOALS_AT[number, 1]
        if s.seats == 1:
            x, y = SOLO_GOALS_AT[number, 0], SOLO_GOALS_AT[number, 1]
        put_face_down(s, int(x), int(y), int(s.goal[s.first_goal + number]))


@rule
def goals_face_down(s: Record) -> int:
    """Return how many goals of this round are still hidden."""
    hidden = 0
    for number in range(ROUND_GOALS):
        hidden += s.face_down[first_goal_slot(s) + number]
    return hidden


@rule
def clear_away_goals(s: Record) -> None:
    """DU-5: goals of the last round leave the game, or those face down are shuffled back."""
    if s.goals == Goals.LEAVE:
        s.first_goal += ROUND_GOALS
        return
    used = int(s.first_goal)
    for number in range(ROUND_GOALS):
        if not s.face_down[first_goal_slot(s) + number]:
            place = s.first_goal + number
            face, known = s.goal[place], s.goal_known[place]
            s.goal[place], s.goal_known[place] = s.goal[used], s.goal_known[used]
            s.goal[used], s.goal_known[used] = face, known
            used += 1
    s.first_goal = used
    open_stream(s.chance, Purpose.DEAL, _RETURN_STREAM + s.round_number)
    shuffle_goals_from(s, used)


# Reached


@rule
def reached_goal(s: Record) -> int:
    """DU-27: the first face-down goal that an open side of either network faces, or NO_SLOT."""
    for number in range(ROUND_GOALS):
        slot = first_goal_slot(s) + number
        if s.face_down[slot] and (s.touch[0, s.cell[slot]] | s.touch[1, s.cell[slot]]) != 0:
            return slot
    return NO_SLOT


@rule
def goal_ways(s: Record, slot: int) -> int:
    """DU-27: the ways round a goal can be laid: bit 0 upright, bit 1 turned."""
    cell, face = int(s.cell[slot]), s.face[slot]
    wanted = side_towards_laid(s, cell)
    if wanted == 0:
        wanted = int(s.touch[0, cell] | s.touch[1, cell])
    ways = ways_round(s.board, cell, int(OPEN[face, 0]), int(OPEN[face, 1]), wanted)
    if ways == 3 and SAME_TURNED[face]:
        return 1
    return ways


@rule
def side_towards_laid(s: Record, cell: int) -> int:
    """Return the side of a goal that the card just laid reaches, as a mask."""
    for side in range(SIDES):
        other = s.board.beside[cell, side]
        if other == NO_CELL or s.laid == NO_SLOT or s.card_at[other] != s.laid:
            continue
        out = opposite(side)
        if has(s.reach[0, s.laid] | s.reach[1, s.laid], out):
            return 1 << side
    return 0


@rule
def see_goal(s: Record, slot: int, events: Record) -> None:
    """DU-27: everyone sees a goal that was reached."""
    s.goal_known[s.first_goal + slot - first_goal_slot(s)] = ALL_KNOW
    cell = s.cell[slot]
    x, y = s.board.x[cell], s.board.y[cell]
    emit_more(events, Happening.GOAL_SEEN, EVERYONE, s.face[slot], x, y, 0, 0)


@rule
def lay_goal(s: Record, slot: int, turned: int, events: Record) -> None:
    """DU-27: a goal lies face up, this way round."""
    cell = int(s.cell[slot])
    turn_up(s, slot, turned, int(OPEN[s.face[slot], turned]))
    x, y = s.board.x[cell], s.board.y[cell]
    emit_more(events, Happening.GOAL_LAID, EVERYONE, s.face[slot], x, y, turned, 0)
    spread_all(s)


# Gold


@rule
def mark_gold(s: Record, events: Record) -> None:
    """DU-30, DU-31: every gold that somebody is connected to gets a marker, while there are any."""
    while s.markers > 0:
        seat = int(s.turn)
        slot = best_gold(s, seat)
        if slot == NO_SLOT and s.seats > 1:
            seat = 1 - seat
            slot = best_gold(s, seat)
        if slot == NO_SLOT:
            return
        s.owner[slot] = seat + 1
        s.markers -= 1
        cell = s.cell[slot]
        x, y = s.board.x[cell], s.board.y[cell]
        emit_more(events, Happening.GOLD_MARKED, EVERYONE, seat, GOLD[s.face[slot]], x, y, 0)


@rule
def best_gold(s: Record, seat: int) -> int:
    """DU-31: the most valuable unmarked gold of a player, then smallest x, then smallest y."""
    best = NO_SLOT
    for slot in range(s.slots):
        if not has_free_gold(s, slot) or not reaches_gold(s, seat, slot):
            continue
        if best == NO_SLOT or comes_before(s, slot, best):
            best = slot
    return best


@rule
def has_free_gold(s: Record, slot: int) -> bool:
    """Return whether a card shows gold that nobody has marked."""
    face = s.face[slot]
    return face != NO_CARD and GOLD[face] > 0 and not s.face_down[slot] and s.owner[slot] == 0


@rule
def comes_before(s: Record, slot: int, other: int) -> bool:
    """DU-31: more gold first, then smaller x, then smaller y."""
    gold, other_gold = GOLD[s.face[slot]], GOLD[s.face[other]]
    if gold != other_gold:
        return gold > other_gold
    x, other_x = s.board.x[s.cell[slot]], s.board.x[s.cell[other]]
    if x != other_x:
        return x < other_x
    return s.board.y[s.cell[slot]] < s.board.y[s.cell[other]]
