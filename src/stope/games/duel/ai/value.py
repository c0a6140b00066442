"""Estimates of who will win a Duel, and of how much gold a solo player will have."""

import math

from stope.engine.jit import compiled
from stope.engine.records import GameRecord, Reals, Workspace
from stope.games.duel.ai.distance import NO_GOAL_IN_REACH, steps_to_goals
from stope.games.duel.ai.expected_gold import (
    GOLD_WORTH,
    balance,
    gold_worths,
    survey,
    tools_lost,
    turn_pairs,
)
from stope.games.duel.ai.weights import (
    ALL_GOLD,
    GOLD_A_ROUND,
    LEAST_VARIANCE,
    ODDS_OF_LEAD,
    PROMISE_KEPT,
    PROMISE_KEPT_ALONE,
    ROUND_VARIANCE,
    TURNS_VARIANCE,
)
from stope.games.duel.cards import GOLD, ROUNDS
from stope.games.duel.debts import total_gold
from stope.games.duel.state import Phase


@compiled
def evaluate(s: GameRecord, shares: Reals, _workspace: Workspace) -> None:
    """Write each player's expected share of the win.

    In a solo match, write the share of ``ALL_GOLD`` that the player can expect to have at the end.
    """
    if s.seats == 1:
        shares[0] = min(max(gold_alone(s), 0.0), ALL_GOLD) / ALL_GOLD
        return
    ahead = lead(s)
    if s.phase != Phase.OVER:
        shares[0] = 1 / (1 + math.exp(-ODDS_OF_LEAD * ahead / math.sqrt(uncertainty(s))))
    elif ahead == 0:
        shares[0] = 0.5
    else:
        shares[0] = 1.0 if ahead > 0 else 0.0
    shares[1] = 1 - shares[0]


@compiled
def uncertainty(s: GameRecord) -> float:
    """Return the variance of the lead in gold at the end of the match."""
    to_come = ROUNDS - 1 - int(s.round_number)
    return LEAST_VARIANCE + TURNS_VARIANCE * turn_pairs(s) + ROUND_VARIANCE * to_come


@compiled
def gold_so_far(s: GameRecord, seat: int) -> int:
    """Return a player's gold, plus the gold marked in this round, minus the debt of this round."""
    if s.phase == Phase.OVER:
        return total_gold(s, seat)
    gold = total_gold(s, seat) - int(s.debt[seat])
    for slot in range(s.slots):
        if s.owner[slot] == seat + 1:
            gold += int(GOLD[s.face[slot]])
    return max(gold, 0)


@compiled
def lead(s: GameRecord) -> float:
    """Return the expected gold of seat 0 after this round, minus the expected gold of seat 1."""
    so_far = float(gold_so_far(s, 0) - gold_so_far(s, 1))
    if s.phase == Phase.OVER:
        return so_far
    promised = promise(s, 1 - int(s.turn)) * PROMISE_KEPT
    return so_far + promised if s.turn == 1 else so_far - promised


@compiled
def gold_alone(s: GameRecord) -> float:
    """Return how much gold a solo player can expect to have at the end of the match."""
    so_far = float(gold_so_far(s, 0))
    if s.phase == Phase.OVER:
        return so_far
    to_come = ROUNDS - 1 - int(s.round_number)
    return so_far + promise(s, 0) * PROMISE_KEPT_ALONE + GOLD_A_ROUND * to_come


@compiled
def promise(s: GameRecord, waits: int) -> float:
    """Return the gold that a seat expects from the goals, minus what the other seat expects.

    ``waits`` is the first of these seats. It has to be the seat whose turn it is not or, in a solo
    match, the only seat.
    """
    ground = survey(s, waits)
    own_steps = steps_to_goals(ground, ground.own_ends, ground.other_ends, ground.other_ends)
    other_steps = NO_GOAL_IN_REACH
    if s.seats > 1:
        other_steps = steps_to_goals(ground, ground.other_ends, ground.own_ends, ground.own_ends)
    sabotages = tools_lost(s, waits) + 8 * tools_lost(s, 1 - waits)
    worth = balance(gold_worths(s), turn_pairs(s), own_steps, other_steps, sabotages)
    return worth / GOLD_WORTH


@compiled
def episode(s: GameRecord) -> int:
    """Return the number of the round, counted from 0."""
    return int(s.round_number)
