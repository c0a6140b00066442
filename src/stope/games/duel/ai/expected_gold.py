"""Estimate how much of the unmarked gold of a round each player will get.

Worths are whole numbers; one gold is worth ``GOLD_WORTH``.
"""

import math

import numpy as np
import numpy.typing as npt

from stope.engine.bitmask import count
from stope.engine.jit import compiled
from stope.engine.records import GameRecord
from stope.games.duel.ai.distance import (
    EASE,
    EVERYWHERE,
    FEW_CARDS_FIT,
    NO_CARD_FITS,
    OUT_OF_REACH,
    Ground,
    cell_bit,
    steps_to,
)
from stope.games.duel.ai.weights import (
    HOPE,
    PATIENCE,
    REACHED_SHARE,
    SABOTAGE_DELAY,
    STEP_CHANCE,
    WEIGHTS,
)
from stope.games.duel.cards import FIRST_GOAL, GOALS, GOLD, GOLD_PART, ROUND_GOALS, UNSEEN_GOAL
from stope.games.duel.goals import first_goal_slot
from stope.games.duel.gold_marking import has_free_gold
from stope.games.path_cards.board import NO_SLOT
from stope.games.path_cards.sides import ALL_SIDES, SIDES

#: The worth of one gold.
GOLD_WORTH = 128
#: The worths of all goals are packed into one number. Each goal has ``_WORTH_BITS`` bits, which
#: count units of ``_WORTH_STEP``.
_WORTH_BITS = 8
_WORTH_STEP = 4

#: The size of the first axis of ``RACE``. The index on this axis is half the number of turns that
#: each player has left.
_TURN_PAIRS = 24
#: The number in ``RACE`` that stands for a chance of 1.
_WHOLE = 256


def _arrival(steps: int, turns: int) -> list[float]:
    """Return for each of ``turns`` turns the chance that a player reaches a goal in this turn.

    ``steps`` is the distance of the player from the goal.
    """
    if steps == OUT_OF_REACH:
        return [0.0] * turns
    if steps == 0:
        return [1.0] + [0.0] * (turns - 1)
    detours = (1 - STEP_CHANCE, STEP_CHANCE**steps)
    return [
        math.comb(turn - 1, steps - 1) * detours[1] * detours[0] ** (turn - steps)
        if turn >= steps
        else 0.0
        for turn in range(1, turns + 1)
    ]


def _race() -> npt.NDArray[np.int16]:
    race = np.zeros((_TURN_PAIRS, OUT_OF_REACH + 1, OUT_OF_REACH + 1), np.int16)
    most = 2 * _TURN_PAIRS
    arrival = np.array([_arrival(steps, most) for steps in range(OUT_OF_REACH + 1)])
    not_before = 1 - np.cumsum(arrival, axis=1) + arrival
    later = not_before - arrival
    arrival_now = arrival * PATIENCE ** np.arange(most)
    waits_first = np.cumsum(arrival_now[:, None, :] * later[None, :, :], axis=2)
    moves_first = np.cumsum(arrival_now[None, :, :] * not_before[:, None, :], axis=2)
    ahead = np.rint(_WHOLE * (waits_first - moves_first))
    for pairs in range(1, _TURN_PAIRS):
        race[pairs] = ahead[:, :, 2 * pairs - 1]
    return race


#: The advantage of the waiting player (whose turn it is not) in the race to a goal: the chance that
#: this player is first, minus the chance that the player to move is first, times ``_WHOLE``. Later
#: arrivals count for less. The three indices are: half the number of turns that each player has
#: left, the steps of the waiting player, and the steps of the player to move.
RACE = WEIGHTS.table(_race)


@compiled
def turn_pairs(s: GameRecord) -> int:
    """Return half the number of turns that each player has left, if every turn uses one card."""
    cards = int(s.pile_left) + int(s.hand_size[0])
    if s.seats > 1:
        cards = (cards + int(s.hand_size[1])) // 2
    return min(cards // 2, _TURN_PAIRS - 1)


@compiled
def survey(s: GameRecord, seat: int) -> Ground:
    """Return the ground of the current board for a seat."""
    alone = int(s.seats == 1)
    free, few_fit = int(EVERYWHERE[alone]), 0
    own_ends, other_ends = 0, 0
    for cell in range(s.board.cells):
        here = cell_bit(alone, int(s.board.x[cell]), int(s.board.y[cell]))
        if s.card_at[cell] != NO_SLOT:
            free &= ~here
            continue
        ease = EASE[s.board.faced[cell], s.board.faced_open[cell]]
        if ease == NO_CARD_FITS:
            free &= ~here
        elif ease == FEW_CARDS_FIT:
            few_fit |= here
        if s.touch[seat, cell] != 0:
            own_ends |= here
        if s.touch[1 - seat, cell] != 0:
            other_ends |= here
    return Ground(alone, free, few_fit, own_ends, other_ends, gold_sides(s))


@compiled
def gold_sides(s: GameRecord) -> int:
    """Return the sides of each goal that lead to unmarked gold, packed into one number.

    All sides of a face-down goal are included.
    """
    sides = 0
    for goal in range(ROUND_GOALS):
        slot = first_goal_slot(s) + goal
        at = 0
        if s.face_down[slot]:
            at = ALL_SIDES
        elif has_free_gold(s, slot):
            at = int(GOLD_PART[s.face[slot], s.turned[slot]])
        sides |= at << (SIDES * goal)
    return sides


@compiled
def gold_worths(s: GameRecord) -> int:
    """Return the worth of each goal to a player who reaches the goal, packed into one number."""
    unseen = unseen_goal_worth(s)
    goal_worths = 0
    for goal in range(ROUND_GOALS):
        slot = first_goal_slot(s) + goal
        worth = 0
        if s.face_down[slot]:
            worth = unseen
            if s.face[slot] != UNSEEN_GOAL:
                worth = GOLD_WORTH * int(GOLD[s.face[slot]]) * REACHED_SHARE // 100
        elif has_free_gold(s, slot):
            worth = GOLD_WORTH * int(GOLD[s.face[slot]])
        goal_worths |= (worth // _WORTH_STEP) << (_WORTH_BITS * goal)
    return goal_worths


@compiled
def unseen_goal_worth(s: GameRecord) -> int:
    """Return the average worth of a goal that the viewer has not seen in this match."""
    gold, unseen = 0, GOALS
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        gold += int(GOLD[face])
    for index in range(GOALS):
        face = s.goal[index]
        if face != UNSEEN_GOAL:
            gold -= int(GOLD[face])
            unseen -= 1
    return GOLD_WORTH * gold * REACHED_SHARE // (100 * max(unseen, 1))


@compiled
def worth_of_gold(goal_worths: int, goal: int) -> int:
    """Return the worth of a goal's gold, read from packed worths."""
    return ((goal_worths >> (_WORTH_BITS * goal)) & ((1 << _WORTH_BITS) - 1)) * _WORTH_STEP


@compiled
def balance(goal_worths: int, pairs: int, waits: int, moves: int, sabotages: int) -> int:
    """Return the worth that the waiting player expects, minus the worth for the player to move.

    ``goal_worths`` are the packed worths of the goals. ``waits`` and ``moves`` are the packed steps
    of the waiting player and of the player to move. ``sabotages`` is the number of sabotage cards
    in front of the waiting player plus eight times the number in front of the player to move.
    """
    total, late_waits, late_moves = 0, 0, 0
    for goal in range(ROUND_GOALS):
        worth = worth_of_gold(goal_worths, goal)
        waiting, moving = steps_to(waits, goal), steps_to(moves, goal)
        race = int(RACE[pairs, waiting, moving])
        total += worth * race
        late_waits += worth * (int(RACE[pairs, min(waiting + 1, OUT_OF_REACH), moving]) - race)
        late_moves += worth * (int(RACE[pairs, waiting, min(moving + 1, OUT_OF_REACH)]) - race)
    late = (sabotages & 7) * late_waits + (sabotages >> 3) * late_moves
    return (total + late * SABOTAGE_DELAY // 100) * HOPE // (100 * _WHOLE)


@compiled
def tools_lost(s: GameRecord, seat: int) -> int:
    """Return how many sabotage cards lie in front of a player."""
    return count(int(s.sabotage[seat]))
