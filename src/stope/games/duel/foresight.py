"""Who will win a Duel, and how much gold who plays alone will have."""

import math
from typing import Any

from stope.games.duel.cards import GOLD, ROUNDS
from stope.games.duel.payment import total_gold
from stope.games.duel.prospects import (
    GOLD_WORTH,
    balance,
    gold_worths,
    survey,
    tools_lost,
    turn_pairs,
)
from stope.games.duel.state import Phase
from stope.games.duel.terrain import NOBODY, steps_to_goals
from stope.kernel.native import rule
from stope.kernel.records import Record

#: Gold that counts as everything there is to win alone.
_MOST_GOLD = 40
#: How much of the gold that the race for the goals promises comes true; alone there is no race.
_PROMISE_KEPT = 0.9
_PROMISE_KEPT_ALONE = 1.5
#: What each round to come brings who plays alone.
_GOLD_A_ROUND = 2.8
#: How uncertain the lead at the end is: the variance that each round to come adds, and each pair
#: of turns left in this round; and what remains.
_ROUND_VARIANCE = 2.8
_TURNS_VARIANCE = 0.21
_LEAST_VARIANCE = 0.4
#: A lead of as much as the uncertainty gives odds of e to this power.
_ODDS_OF_LEAD = 1.6


@rule
def foresee(s: Record, _room: Any, shares: Any) -> None:
    """Write the share of the win that each player may expect; alone, of all gold there is."""
    if s.seats == 1:
        shares[0] = min(max(gold_alone(s), 0.0), _MOST_GOLD) / _MOST_GOLD
        return
    ahead = lead(s)
    if s.phase != Phase.OVER:
        shares[0] = 1 / (1 + math.exp(-_ODDS_OF_LEAD * ahead / math.sqrt(uncertainty(s))))
    elif ahead == 0:
        shares[0] = 0.5
    else:
        shares[0] = 1.0 if ahead > 0 else 0.0
    shares[1] = 1 - shares[0]


@rule
def uncertainty(s: Record) -> float:
    """Return the variance of the lead at the end."""
    to_come = ROUNDS - 1 - int(s.round_number)
    return _LEAST_VARIANCE + _TURNS_VARIANCE * turn_pairs(s) + _ROUND_VARIANCE * to_come


@rule
def gold_so_far(s: Record, seat: int) -> int:
    """Return the gold that a player has, with what is marked and owed in this round."""
    if s.phase == Phase.OVER:
        return total_gold(s, seat)
    gold = total_gold(s, seat) - int(s.debt[seat])
    for slot in range(s.slots):
        if s.owner[slot] == seat + 1:
            gold += int(GOLD[s.face[slot]])
    return max(gold, 0)


@rule
def lead(s: Record) -> float:
    """Return how much more gold seat 0 may expect from this round and those before than seat 1."""
    so_far = float(gold_so_far(s, 0) - gold_so_far(s, 1))
    if s.phase == Phase.OVER:
        return so_far
    promised = promise(s, 1 - int(s.turn)) * _PROMISE_KEPT
    return so_far + promised if s.turn == 1 else so_far - promised


@rule
def gold_alone(s: Record) -> float:
    """Return how much gold who plays alone may expect to have in the end."""
    so_far = float(gold_so_far(s, 0))
    if s.phase == Phase.OVER:
        return so_far
    to_come = ROUNDS - 1 - int(s.round_number)
    return so_far + promise(s, 0) * _PROMISE_KEPT_ALONE + _GOLD_A_ROUND * to_come


@rule
def promise(s: Record, waits: int) -> float:
    """Return the gold that the race for the goals promises who waits, less that of the other."""
    ground = survey(s, waits)
    own_steps = steps_to_goals(ground, ground.own, ground.other, ground.other)
    other_steps = NOBODY
    if s.seats > 1:
        other_steps = steps_to_goals(ground, ground.other, ground.own, ground.own)
    sabotages = tools_lost(s, waits) + 8 * tools_lost(s, 1 - waits)
    worth = balance(gold_worths(s), turn_pairs(s), own_steps, other_steps, sabotages)
    return worth / GOLD_WORTH
