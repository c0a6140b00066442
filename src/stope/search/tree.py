"""The search tree: its nodes are information sets, its edges are moves with statistics.

An information set is identified by the hash of a view. At a decision of the searching seat, this is
the view of the searching seat. At a decision of another seat, this is the view of a spectator,
because the search does not know what else the other seat sees.

So determinizations that differ only in hidden facts share a node. Different sequences of moves that
lead to the same view share a node as well. Seats that decide at the same time do not see each
other's choices.
"""

import numpy as np
import numpy.typing as npt

from stope.engine.jit import compiled
from stope.engine.records import Codes, Ints, Records, Scores, record
from stope.search.softmax import softmax_weight

#: A node has at most this many children, for the moves with the best scores. A game can set a lower
#: limit.
MAX_CHILDREN = 32
#: Means "no node" in place of the index of a node.
NO_NODE = -1
#: Means "no child" in place of the number of a child of a node.
NO_CHILD = -1
#: Priors are softmax probabilities mixed with this share of the uniform distribution.
_UNIFORM_SHARE = 0.1

NODE = record(infoset="i8", total="f8", visits="i4", moves="i4")

EDGE = record(
    # the sum of the values of all iterations in which this move was chosen
    total="f8",
    # the cumulative regret of not having chosen this move
    regret="f8",
    # the weighted sum of the probabilities of this move over all iterations
    strategy_sum="f8",
    prior="f8",
    move="i4",
    visits="i4",
)

_MIX = -7046029254386353131  # 2**64 divided by the golden ratio, as a signed number


@compiled(wraps=True)
def infoset_hash(words: npt.NDArray[np.int64], seat: int) -> int:
    """Return a 64-bit hash of a view, given as 64-bit words, and of the seat that decides.

    The words at even indices and the words at odd indices are mixed separately, so that a processor
    can mix both in parallel.
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
    """Return the index of the hash table entry of an information set.

    If the information set is not in the table, return the index of a free entry for it.
    """
    last = slots.size - 1
    slot = (infoset ^ (infoset >> 32)) & last
    while slots[slot] != NO_NODE and nodes[slots[slot]].infoset != infoset:
        slot = (slot + 1) & last
    return slot


@compiled
def find_child(edges: Records, node: int, moves: int, move: int) -> int:
    """Return the number of the child to which a move leads, or ``NO_CHILD`` if there is none."""
    for number in range(moves):
        if edges[node, number].move == move:
            return number
    return NO_CHILD


@compiled
def find_children(nodes: Records, edges: Records, node: int, moves: Codes, count: int) -> int:
    """Return the mask of the children to which the first ``count`` moves lead.

    Return 0 if at least one of these moves has no child.
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
    """Select at most ``width`` moves to search, and return how many are selected.

    The moves with the best scores are selected. They are put at the beginning of ``moves``.
    """
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
    """Add a child to a node for each move, as long as the node has room; return a mask of children.

    A child that already exists keeps its statistics. The mask contains the existing and the new
    children for these moves. The prior of a new child is the softmax of the score of its move with
    this sharpness, mixed with a uniform share.
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
