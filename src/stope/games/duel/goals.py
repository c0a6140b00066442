"""Laying goals and turning them up (DU-4, DU-5, DU-27, DU-60)."""

import numpy as np

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.engine.rng import StreamId, open_stream, randbelow
from stope.games.duel.cards import (
    FIRST_GOAL,
    GOALS,
    OPEN,
    ORIENTATIONS,
    ROUND_GOALS,
)
from stope.games.duel.connectivity import spread_all
from stope.games.duel.events import EventKind
from stope.games.duel.state import ALL_KNOW, Goals
from stope.games.path_cards.board import (
    NO_CELL,
    NO_SLOT,
    put_face_down,
    turn_up,
)
from stope.games.path_cards.goals import matching_orientations, tell_of_goal
from stope.games.path_cards.sides import SIDES, opposite

#: DU-4, DU-60: the coordinates (x, y) of the goals, in order of x, then of y.
DUEL_GOALS_AT = np.array([(5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0)], np.int8)
SOLO_GOALS_AT = np.array([(8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0)], np.int8)

# the ids of the random streams that shuffle goals; the piles of the three rounds use the ids 0, 1
# and 2
_GOAL_STREAM = 8
_RETURN_STREAM = 16


@compiled
def shuffle_goals(s: State) -> None:
    """DU-5: shuffle all goals, once per match."""
    for index in range(GOALS):
        s.goal[index] = FIRST_GOAL + index
        s.goal_known[index] = 0
    s.first_goal = 0
    open_stream(s.rng, StreamId.DEAL, _GOAL_STREAM)
    shuffle_goals_from(s, 0)


@compiled
def shuffle_goals_from(s: State, first: int) -> None:
    """Shuffle the goals from the index ``first`` on; no seat knows these goals afterwards."""
    for index in range(first, GOALS):
        other = index + randbelow(s.rng, GOALS - index)
        face = s.goal[index]
        s.goal[index] = s.goal[other]
        s.goal[other] = face
        s.goal_known[index] = 0


@compiled
def first_goal_slot(s: GameRecord) -> int:
    """Return the slot of the first goal: the slots of goals follow those of the start cards."""
    return int(s.seats)


@compiled
def lay_goals(s: State) -> None:
    """DU-4, DU-60: lay six goals face down."""
    for number in range(ROUND_GOALS):
        x, y = DUEL_GOALS_AT[number, 0], DUEL_GOALS_AT[number, 1]
        if s.seats == 1:
            x, y = SOLO_GOALS_AT[number, 0], SOLO_GOALS_AT[number, 1]
        put_face_down(s, int(x), int(y), int(s.goal[s.first_goal + number]))


@compiled
def goals_face_down(s: GameRecord) -> int:
    """Return how many goals of this round still lie face down."""
    hidden = 0
    for number in range(ROUND_GOALS):
        hidden += s.face_down[first_goal_slot(s) + number]
    return hidden


@compiled
def clear_away_goals(s: State) -> None:
    """DU-5: remove the goals of the round that has ended.

    With the option to return goals, the goals that still lie face down stay in the game: they are
    shuffled together with the goals that have not been laid yet.
    """
    if s.goals == Goals.LEAVE:
        s.first_goal += ROUND_GOALS
        return
    used = int(s.first_goal)
    for number in range(ROUND_GOALS):
        if not s.face_down[first_goal_slot(s) + number]:
            index = s.first_goal + number
            face, known = s.goal[index], s.goal_known[index]
            s.goal[index], s.goal_known[index] = s.goal[used], s.goal_known[used]
            s.goal[used], s.goal_known[used] = face, known
            used += 1
    s.first_goal = used
    open_stream(s.rng, StreamId.DEAL, _RETURN_STREAM + s.round_number)
    shuffle_goals_from(s, used)


# Reached goals


@compiled
def reached_goal(s: GameRecord) -> int:
    """DU-27: return the first face-down goal that an open side of a network faces, or NO_SLOT."""
    for number in range(ROUND_GOALS):
        slot = first_goal_slot(s) + number
        if s.face_down[slot] and (s.touch[0, s.cell[slot]] | s.touch[1, s.cell[slot]]) != 0:
            return slot
    return NO_SLOT


@compiled
def goal_orientations(s: GameRecord, slot: int) -> int:
    """DU-27: return a goal's allowed orientations as a mask: bit 0 is upright, bit 1 is turned."""
    cell = int(s.cell[slot])
    wanted = side_towards_laid(s, cell)
    if wanted == 0:
        wanted = int(s.touch[0, cell] | s.touch[1, cell])
    return matching_orientations(s, slot, ORIENTATIONS, OPEN, wanted)


@compiled
def side_towards_laid(s: GameRecord, cell: int) -> int:
    """Return the side of a cell that faces the card just laid, as a mask.

    The mask is 0 if no network leads over this card to the cell.
    """
    for side in range(SIDES):
        other = s.board.beside[cell, side]
        if other == NO_CELL or s.laid == NO_SLOT or s.card_at[other] != s.laid:
            continue
        out = opposite(side)
        if has(s.reach[0, s.laid] | s.reach[1, s.laid], out):
            return 1 << side
    return 0


@compiled
def see_goal(s: State, slot: int, events: EventBuffer) -> None:
    """DU-27: show everyone a goal that was reached."""
    s.goal_known[s.first_goal + slot - first_goal_slot(s)] = ALL_KNOW
    tell_of_goal(s, slot, EventKind.GOAL_SEEN.value, events)


@compiled
def lay_goal(s: State, slot: int, turned: int, events: EventBuffer) -> None:
    """DU-27: lay a goal face up, upright or turned."""
    turn_up(s, slot, turned, int(OPEN[s.face[slot], turned]))
    tell_of_goal(s, slot, EventKind.GOAL_LAID.value, events)
    spread_all(s)
