"""Selection of the child that a search visits next, with one method for each kind of decision.

Where seats move in turn, the method is PUCT: it selects the child with the greatest sum of the mean
value and an exploration bonus. The bonus is proportional to the prior of the child, which is the
softmax of the game's ``score_moves``. Where seats decide at the same time, no single move is best.
There the method is regret matching with epsilon-greedy exploration, which draws a move at random;
``strategy_sum`` adds up the strategies of all iterations.
"""

import math

from stope.engine.bitmask import count, has
from stope.engine.jit import compiled
from stope.engine.records import Reals, Records, RngStream
from stope.engine.rng import next_word

_WORD = float(1 << 32)
#: In a simultaneous decision, a move is drawn uniformly with this probability, to explore.
EPSILON = 0.1
#: The prior of a move, multiplied by this weight, is added to the move's cumulative regret.
PRIOR_WEIGHT = 10.0


@compiled
def mean_value(nodes: Records, edges: Records, node: int, number: int) -> float:
    """Return the mean value of a child, or of the node if the child has no visits."""
    edge = edges[node, number]
    if edge.visits > 0:
        return edge.total / edge.visits
    return nodes[node].total / max(1, int(nodes[node].visits))


@compiled
def select_puct(
    nodes: Records, edges: Records, node: int, available: int, exploration: float
) -> int:
    """Return the available child with the greatest sum of mean value and exploration bonus."""
    visits = 1
    moves = int(nodes[node].moves)
    for number in range(moves):
        if has(available, number):
            visits += int(edges[node, number].visits)
    bonus = exploration * math.sqrt(float(visits))
    best, chosen = -1.0, 0
    for number in range(moves):
        if has(available, number):
            edge = edges[node, number]
            bound = mean_value(nodes, edges, node, number)
            bound += bonus * edge.prior / (1 + edge.visits)
            if bound > best:
                best, chosen = bound, number
    return chosen


@compiled
def regret_matching(
    nodes: Records, edges: Records, node: int, available: int, strategy: Reals
) -> None:
    """Write the strategy of a node: a probability for each child, by regret matching.

    The probability is proportional to the sum of regret and weighted prior, or 0 if this sum is
    negative. If no available child has a positive sum, all available children are equally likely.
    """
    total = 0.0
    moves = int(nodes[node].moves)
    for number in range(moves):
        strategy[number] = 0.0
        if has(available, number):
            edge = edges[node, number]
            strategy[number] = max(0.0, edge.regret + PRIOR_WEIGHT * edge.prior)
            total += strategy[number]
    for number in range(moves):
        if total > 0.0:
            strategy[number] /= total
        elif has(available, number):
            strategy[number] = 1.0 / count(available)


@compiled
def with_exploration(probability: float, available: int) -> float:
    """Mix the probability of a move with epsilon-greedy exploration, and return the result."""
    return (1.0 - EPSILON) * probability + EPSILON / count(available)


@compiled
def draw_action(strategy: Reals, moves: int, rng: RngStream) -> int:
    """Return the number of a child, drawn with the probabilities of a strategy."""
    left = next_word(rng) / _WORD
    last = 0
    for number in range(moves):
        if strategy[number] > 0.0:
            left -= strategy[number]
            last = number
            if left < 0.0:
                return number
    return last


@compiled
def update_regrets(
    nodes: Records,
    edges: Records,
    node: int,
    available: int,
    chosen: int,
    value: float,
    strategy: Reals,
    mean_values: Reals,
) -> None:
    """Update the regrets of a node after an iteration in which one child was chosen.

    The value of each move is estimated by the mean value of its child. For the chosen move, a
    correction is added to this estimate: ``value`` minus the mean value, divided by the probability
    of the choice (importance weighting). The correction makes the estimates unbiased. ``strategy``
    and ``mean_values`` are scratch memory.
    """
    moves = int(nodes[node].moves)
    regret_matching(nodes, edges, node, available, strategy)
    probability = with_exploration(strategy[chosen], available)
    expected = 0.0
    for number in range(moves):
        if has(available, number):
            mean_values[number] = mean_value(nodes, edges, node, number)
            expected += strategy[number] * mean_values[number]
    correction = (value - mean_values[chosen]) / probability
    expected += strategy[chosen] * correction
    weight = 1.0 + nodes[node].visits
    for number in range(moves):
        if has(available, number):
            edge = edges[node, number]
            edge.regret += mean_values[number] - expected
            if number == chosen:
                edge.regret += correction
            edge.strategy_sum += weight * strategy[number]
