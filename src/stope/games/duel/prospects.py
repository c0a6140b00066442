"""How a round of the Duel stands: who will get how much of the gold that is left.

Worths are counted in parts of a gold: ``GOLD_WORTH`` of them.
"""

import math

import numpy as np

from stope.games.duel.cards import FIRST_GOAL, GOALS, GOLD, GOLD_PART, ROUND_GOALS, UNSEEN_GOAL
from stope.games.duel.goals import first_goal_slot, has_free_gold
from stope.games.duel.terrain import (
    EASE,
    EVERYWHERE,
    FEW_CARDS_FIT,
    NO_CARD_FITS,
    OUT_OF_REACH,
    Ground,
    place_bit,
    steps_to,
)
from stope.kernel.board import NO_SLOT
from stope.kernel.masks import count
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import ALL_SIDES, SIDES

#: What a gold is worth.
GOLD_WORTH = 128
#: The chance that a player gets a step nearer to a goal in a turn.
STEP_CHANCE = 0.3
#: What gold is worth that comes a turn later: something may always come between.
PATIENCE = 0.95
#: How much of the gold of a goal that is turned up goes to who reached it, in percent: some of it
#: lies behind doors or in stubs on other sides.
_REACHED_SHARE = 75
#: What the prospect of gold is worth, in percent of gold in hand.
_HOPE = 50
#: Each sabotage card before a player holds that player up like so many percent of a step more.
_SABOTAGE_DELAY = 100
#: Worths of goals are packed into so many bits each, in steps of so much worth.
_WORTH_BITS = 8
_WORTH_STEP = 4

#: Turns left to a player are counted in pairs, at most so many.
_TURN_PAIRS = 24
_WHOLE = 256
#: Who gets to a goal first, by pairs of turns left, the steps of who waits and those of who is to
#: move: chance of who waits less that of who is to move, in parts of ``_WHOLE``.
RACE = np.zeros((_TURN_PAIRS, OUT_OF_REACH + 1, OUT_OF_REACH + 1), np.int16)


def _arrival(steps: int, turns: int) -> list[float]:
    """Return the chance of arriving in each turn, the first one first."""
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


def _fill_race() -> None:
    most = 2 * _TURN_PAIRS
    arrival = np.array([_arrival(steps, most) for steps in range(OUT_OF_REACH + 1)])
    not_before = 1 - np.cumsum(arrival, axis=1) + arrival
    later = not_before - arrival
    arrival_now = arrival * PATIENCE ** np.arange(most)
    waits_first = np.cumsum(arrival_now[:, None, :] * later[None, :, :], axis=2)
    moves_first = np.cumsum(arrival_now[None, :, :] * not_before[:, None, :], axis=2)
    ahead = np.rint(_WHOLE * (waits_first - moves_first))
    for pairs in range(1, _TURN_PAIRS):
        RACE[pairs] = ahead[:, :, 2 * pairs - 1]


_fill_race()


@rule
def turn_pairs(s: Record) -> int:
    """Return how many pairs of turns a player has left in this round, if both go on alike."""
    cards = int(s.pile_left) + int(s.hand_size[0])
    if s.seats > 1:
        cards = (cards + int(s.hand_size[1])) // 2
    return min(cards // 2, _TURN_PAIRS - 1)


@rule
def survey(s: Record, seat: int) -> Ground:
    """Return the ground as it is before a player decides."""
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


@rule
def gold_sides(s: Record) -> int:
    """Return the sides of each goal at which gold may be had: all of one that lies face down."""
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


@rule
def gold_worths(s: Record) -> int:
    """Return what the gold of each goal is worth to who reaches it, packed."""
    unseen = unseen_goal_worth(s)
    worths = 0
    for goal in range(ROUND_GOALS):
        slot = first_goal_slot(s) + goal
        worth = 0
        if s.face_down[slot]:
            worth = unseen
            if s.face[slot] != UNSEEN_GOAL:
                worth = GOLD_WORTH * int(GOLD[s.face[slot]]) * _REACHED_SHARE // 100
        elif has_free_gold(s, slot):
            worth = GOLD_WORTH * int(GOLD[s.face[slot]])
        worths |= (worth // _WORTH_STEP) << (_WORTH_BITS * goal)
    return worths


@rule
def unseen_goal_worth(s: Record) -> int:
    """Return what a goal is worth on average that may be any that was not seen in this match."""
    gold, unseen = 0, GOALS
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        gold += int(GOLD[face])
    for place in range(GOALS):
        face = s.goal[place]
        if face != UNSEEN_GOAL:
            gold -= int(GOLD[face])
            unseen -= 1
    return GOLD_WORTH * gold * _REACHED_SHARE // (100 * max(unseen, 1))


@rule
def worth_of_gold(worths: int, goal: int) -> int:
    """Return what the gold of one goal is worth."""
    return ((worths >> (_WORTH_BITS * goal)) & ((1 << _WORTH_BITS) - 1)) * _WORTH_STEP


@rule
def balance(worths: int, pairs: int, waits: int, moves: int, sabotages: int) -> int:
    """Return what who waits may expect of the goals, less what who is to move may.

    ``waits`` and ``moves`` are their steps to the goals, ``sabotages`` the sabotage cards before
    who waits and, eight times, those before who is to move.
    """
    total, late_waits, late_moves = 0, 0, 0
    for goal in range(ROUND_GOALS):
        worth, one, other = (
            worth_of_gold(worths, goal),
            steps_to(waits, goal),
            steps_to(moves, goal),
        )
        race = int(RACE[pairs, one, other])
        total += worth * race
        late_waits += worth * (int(RACE[pairs, min(one + 1, OUT_OF_REACH), other]) - race)
        late_moves += worth * (int(RACE[pairs, one, min(other + 1, OUT_OF_REACH)]) - race)
    late = (sabotages & 7) * late_waits + (sabotages >> 3) * late_moves
    return (total + late * _SABOTAGE_DELAY // 100) * _HOPE // (100 * _WHOLE)


@rule
def tools_lost(s: Record, seat: int) -> int:
    """Return how many sabotage cards lie before a player."""
    return count(int(s.sabotage[seat]))
