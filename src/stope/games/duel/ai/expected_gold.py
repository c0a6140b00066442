"""Estimates of how much of the gold that is left in a round each player will get.

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
    place_bit,
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
from stope.games.duel.goals import first_goal_slot, has_free_gold
from stope.games.path_cards.board import NO_SLOT
from stope.games.path_cards.sides import ALL_SIDES, SIDES

#: The worth of one gold.
GOLD_WORTH = 128
#: Where the worths of all goals are packed into one number: the bits for each goal, and the worth
#: that a packed 1 stands for.
_WORTH_BITS = 8
_WORTH_STEP = 4

#: The size of ``RACE`` along the turns left, which are counted in pairs: two turns of one player.
_TURN_PAIRS = 24
#: The number in ``RACE`` that stands for a chance of 1.
_WHOLE = 256


def _arrival(steps: int, turns: int) -> list[float]:
    """Return the chances that a player so far from a goal arrives in turn 1, 2 and so on."""
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


#: The chance that the waiting player gets to a goal first, minus the chance that the player to move
#: does, times ``_WHOLE``. Later arrivals count for less. Indexed by the pairs of turns left, the
#: steps of the waiting player and those of the player to move.
RACE = WEIGHTS.table(_race)


@compiled
def turn_pairs(s: GameRecord) -> int:
    """Return how many pairs of turns each player has left if every turn uses up one card."""
    cards = int(s.pile_left) + int(s.hand_size[0])
    if s.seats > 1:
        cards = (cards + int(s.hand_size[1])) // 2
    return min(cards // 2, _TURN_PAIRS - 1)


@compiled
def survey(s: GameRecord, seat: int) -> Ground:
    """Return the ground as it is now; ``own`` in it are the ends of this player's network."""
    alone = int(s.seats == 1)
    free, hard = int(EVERYWHERE[alone]), 0
    own, other = 0, 0
    for cell in range(s.board.cells):
        place = place_bit(alone, int(s.board.x[cell]), int(s.board.y[cell]))
        if s.card_at[cell] != NO_SLOT:
            free &= ~place
            continue
        ease = EASE[s.board.faced[cell], s.board.faced_open[cell]]
        if ease == NO_CARD_FITS:
            free &= ~place
        elif ease == FEW_CARDS_FIT:
            hard |= place
        if s.touch[seat, cell] != 0:
            own |= place
        if s.touch[1 - seat, cell] != 0:
            other |= place
    return Ground(alone, free, hard, own, other, gold_sides(s))


@compiled
def gold_sides(s: GameRecord) -> int:
    """Return the sides of each goal that lead to free gold, packed; face down, all its sides."""
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
    """Return the worth of each goal's gold to a player who reaches it, packed; 0 for no gold."""
    unseen = unseen_goal_worth(s)
    move_scores = 0
    for goal in range(ROUND_GOALS):
        slot = first_goal_slot(s) + goal
        worth = 0
        if s.face_down[slot]:
            worth = unseen
            if s.face[slot] != UNSEEN_GOAL:
                worth = GOLD_WORTH * int(GOLD[s.face[slot]]) * REACHED_SHARE // 100
        elif has_free_gold(s, slot):
            worth = GOLD_WORTH * int(GOLD[s.face[slot]])
        move_scores |= (worth // _WORTH_STEP) << (_WORTH_BITS * goal)
    return move_scores


@compiled
def unseen_goal_worth(s: GameRecord) -> int:
    """Return the average worth of the goals that the viewer has not seen in this match."""
    gold, unseen = 0, GOALS
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        gold += int(GOLD[face])
    for place in range(GOALS):
        face = s.goal[place]
        if face != UNSEEN_GOAL:
            gold -= int(GOLD[face])
            unseen -= 1
    return GOLD_WORTH * gold * REACHED_SHARE // (100 * max(unseen, 1))


@compiled
def worth_of_gold(move_scores: int, goal: int) -> int:
    """Return the worth of one goal's gold, out of the packed worths."""
    return ((move_scores >> (_WORTH_BITS * goal)) & ((1 << _WORTH_BITS) - 1)) * _WORTH_STEP


@compiled
def balance(move_scores: int, pairs: int, waits: int, moves: int, sabotages: int) -> int:
    """Return the worth that the waiting player may expect, minus that of the player to move.

    ``move_scores`` are the packed worths of the goals, ``waits`` and ``moves`` the packed steps of
    the two players to them. ``sabotages`` is the number of sabotage cards before the waiting player
    plus eight times the number before the player to move.
    """
    total, late_waits, late_moves = 0, 0, 0
    for goal in range(ROUND_GOALS):
        worth, one, other = (
            worth_of_gold(move_scores, goal),
            steps_to(waits, goal),
            steps_to(moves, goal),
        )
        race = int(RACE[pairs, one, other])
        total += worth * race
        late_waits += worth * (int(RACE[pairs, min(one + 1, OUT_OF_REACH), other]) - race)
        late_moves += worth * (int(RACE[pairs, one, min(other + 1, OUT_OF_REACH)]) - race)
    late = (sabotages & 7) * late_waits + (sabotages >> 3) * late_moves
    return (total + late * SABOTAGE_DELAY // 100) * HOPE // (100 * _WHOLE)


@compiled
def tools_lost(s: GameRecord, seat: int) -> int:
    """Return how many sabotage cards lie before a player."""
    return count(int(s.sabotage[seat]))
