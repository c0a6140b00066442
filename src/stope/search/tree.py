"""The search tree: information sets as nodes, their moves as edges with statistics.

An information set is identified by the hash of a view: at decisions of the searching seat, of the
view of that seat; at decisions of other seats, of the spectator's view, because the search does not
know what else those seats see. So determinizations that differ only in hidden facts share a node,
seats that decide at the same time do not see each other's choice, and different sequences of moves
that lead to the same view share a node as well.
"""

import numpy as np
import numpy.typing as npt

from stope.engine.jit import compiled
from stope.engine.records import Codes, Ints, Records, Scores, record
from stope.search.softmax import softmax_weight

#: At most this many children per node, for the moves with the best scores; games can set less.
MAX_CHILDREN = 32
#: Means "no node" in place of the index of a node.
NO_NODE = -1
#: Means "no child" in place of the number of a child of a node.
NO_CHILD = -1
#: Priors are softmax probabilities mixed with this share of the uniform distribution.
_UNIFORM_SHARE = 0.1

NODE = record(infoset="i8", total="f8", visits="i4", moves="i4")

EDGE = record(
    # sum of the values of the iterations that took this move
    total="f8",
    # cumulative regret of not having made the move, and the move's strategy sum
    regret="f8",
    strategy_sum="f8",
    prior="f8",
    move="i4",
    visits="i4",
)

_MIX = -7046029254386353131  # 2**64 divided by the golden ratio, as a signed number


@compiled(wraps=True)
def infoset_hash(words: npt.NDArray[np.int64], seat: int) -> int:
    """Return a 64-bit hash of a view, given as 64-bit words, and of the seat that decides.

    Words at even and at odd indices are mixed separately: a processor can do both in parallel.
    """
    even, odd = seat + 1, words.size
    for i in range(1, words.size, 2):
        even = (even ^ words[i - 1]) * _MIX
        odd = (odd ^ words[i]) * _MIX
        even ^= (even >> 29) & 0x7FFFFFFFF
        odd ^= (odd >> 31) & 0x1FFFFFFFF
    if words.size & 1:
        even = (even ^ words[words.size - 1]) * _MIX
        even ^= (even >> 29) & 0x7FFFFFFFF
    mixed = (even ^ odd * _MIX) * _MIX
    return mixed ^ ((mixed >> 29) & 0x7FFFFFFFF)


@compiled
def find_slot(infoset: int, nodes: Records, slots: Ints) -> int:
    """Return the hash table index of an information set, or of a free entry if it is missing."""
    last = slots.size - 1
    slot = (infoset ^ (infoset >> 32)) & last
    while slots[slot] != NO_NODE and nodes[slots[slot]].infoset != infoset:
        slot = (slot + 1) & last
    return slot


@compiled
def find_child(edges: Records, node: int, moves: int, move: int) -> int:
    """Return the number of the child of a node that a move leads to, or ``NO_CHILD``."""
    for number in range(moves):
        if edges[node, number].move == move:
            return number
    return NO_CHILD


@compiled
def find_children(nodes: Records, edges: Records, node: int, moves: Codes, count: int) -> int:
    """Return the mask of the children that these moves lead to; 0 if a move leads to no child.

    ``count`` is the number of moves.
    """
    known = int(nodes[node].moves)
    mask = 0
    for number in range(count):
        child = find_child(edges, node, known, int(moves[number]))
        if child == NO_CHILD:
            return 0
        mask |= 1 << child
    return mask


@compiled
def top_k(moves: Codes, move_scores: Scores, count: int, width: int) -> int:
    """Move the ``width`` moves with the best scores to the front; return how many are searched."""
    if count <= width:
        return count
    for rank in range(width):
        best = rank
        for other in range(rank + 1, count):
            if move_scores[other] > move_scores[best]:
                best = other
        moves[rank], moves[best] = moves[best], moves[rank]
        move_scores[rank], move_scores[best] = move_scores[best], move_scores[rank]
    return width


@compiled
def expand(
    nodes: Records,
    edges: Records,
    node: int,
    moves: Codes,
    move_scores: Scores,
    count: int,
    sharpness: int,
) -> int:
    """Add moves as children of a node while it has room; return the mask of the children.

    Moves that are children already keep their statistics and are in the mask too. The prior of a
    new child is the softmax of its score with this sharpness, mixed with a uniform share.
    """
    best = int(move_scores[0])
    for number in range(count):
        best = max(best, int(move_scores[number]))
    total = 0
    for number in range(count):
        total += softmax_weight(best - int(move_scores[number]), sharpness)
    mask = 0
    for number in range(count):
        known = int(nodes[node].moves)
        child = find_child(edges, node, known, int(moves[number]))
        if child == NO_CHILD:
            if known == edges.shape[1]:
                continue
            child = known
            nodes[node].moves = known + 1
            edge = edges[node, child]
            edge.move = moves[number]
            edge.visits = 0
            edge.total = 0.0
            edge.regret = 0.0
            edge.strategy_sum = 0.0
            share = softmax_weight(best - int(move_scores[number]), sharpness) / total
            edge.prior = (1 - _UNIFORM_SHARE) * share + _UNIFORM_SHARE / count
        mask |= 1 << child
    return mask
