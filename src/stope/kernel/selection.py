"""Which move a search tries next: two ways, one for each kind of decision.

Where seats decide one after the other, the move whose promise is best is tried: its mean so far,
and a bonus for what was seldom tried (the rule of AlphaZero, with the worths of the game in the
place of a network). Where they decide at once, a best move does not exist, only a best mixture:
moves are drawn in proportion to how much one regrets not having made them (regret matching).
"""

import math
from typing import Any

from stope.kernel.chance import next_word
from stope.kernel.masks import count, has
from stope.kernel.native import rule
from stope.kernel.records import Record, Records

_WORD = float(1 << 32)
#: Of decisions made at once, so many are made at random to learn about the others.
CURIOSITY = 0.1
#: So many visits the promise of a move outweighs what was learnt.
TRUST = 10.0


@rule
def mean_of(nodes: Records, edges: Any, node: int, number: int) -> float:
    """Return the mean share of the win after a move; untried, it is that of the situation."""
    edge = edges[node, number]
    if edge.visits > 0:
        return edge.total / edge.visits
    return nodes[node].total / max(1, int(nodes[node].visits))


@rule
def most_promising(nodes: Records, edges: Any, node: int, available: int, daring: float) -> int:
    """Return the number of the move with the best mean and bonus."""
    tried = 1
    moves = int(nodes[node].moves)
    for number in range(moves):
        if has(available, number):
            tried += int(edges[node, number].visits)
    bonus = daring * math.sqrt(float(tried))
    best, chosen = -1.0, 0
    for number in range(moves):
        if has(available, number):
            edge = edges[node, number]
            promise = mean_of(nodes, edges, node, number)
            promise += bonus * edge.prior / (1 + edge.visits)
            if promise > best:
                best, chosen = promise, number
    return chosen


@rule
def write_mixture(nodes: Records, edges: Any, node: int, available: int, mixture: Any) -> None:
    """Write how likely each move should be, by regret; its promise counts as some regret."""
    total = 0.0
    moves = int(nodes[node].moves)
    for number in range(moves):
        mixture[number] = 0.0
        if has(available, number):
            edge = edges[node, number]
            mixture[number] = max(0.0, edge.regret + TRUST * edge.prior)
            total += mixture[number]
    for number in range(moves):
        if total > 0.0:
            mixture[number] /= total
        elif has(available, number):
            mixture[number] = 1.0 / count(available)


@rule
def with_curiosity(odds: float, available: int) -> float:
    """Return how likely a move is tried: now and then each of those there are, to learn of it."""
    return (1.0 - CURIOSITY) * odds + CURIOSITY / count(available)


@rule
def draw(mixture: Any, moves: int, chance: Record) -> int:
    """Draw a move from a mixture."""
    left = next_word(chance) / _WORD
    last = 0
    for number in range(moves):
        if mixture[number] > 0.0:
            left -= mixture[number]
            last = number
            if left < 0.0:
                return number
    return last


@rule
def regret(
    nodes: Records,
    edges: Any,
    node: int,
    available: int,
    made: int,
    share: float,
    mixture: Any,
    means: Any,
) -> None:
    """Learn from a decision made at once with others how the moves not made would have done.

    A move that was not made is taken at its mean; the one that was made is corrected by how
    unlikely it was, so that all are right on average. ``mixture`` and ``means`` are room to work.
    """
    moves = int(nodes[node].moves)
    write_mixture(nodes, edges, node, available, mixture)
    odds = with_curiosity(mixture[made], available)
    value = 0.0
    for number in range(moves):
        if has(available, number):
            means[number] = mean_of(nodes, edges, node, number)
            value += mixture[number] * means[number]
    surprise = (share - means[made]) / odds
    value += mixture[made] * surprise
    weight = 1.0 + nodes[node].visits
    for number in range(moves):
        if has(available, number):
            edge = edges[node, number]
            edge.regret += means[number] - value
            if number == made:
                edge.regret += surprise
            edge.intended += weight * mixture[number]
