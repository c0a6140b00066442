"""What a search remembers: for every situation it has met, the moves there and how they went.

A situation is what a seat sees, known by a fingerprint of its view. For the seat that thinks this
is its own view, for all others what everyone sees: of them it knows no more. So guesses that differ
only in hidden things meet in one situation, several seats that decide at once meet in one each
without seeing each other's choice, and ways that lead to the same view meet again.
"""

from typing import Any

from stope.kernel.inclination import likelihood
from stope.kernel.native import rule
from stope.kernel.records import Records, record

#: At most so many moves of a situation are searched, the most promising ones; a game may want less.
MOST_WIDTH = 32
NOT_MET = -1
#: How much of what is expected of moves is the same for all of them.
_ANY = 0.1

NODE = record(fingerprint="i8", total="f8", visits="i4", moves="i4")

EDGE = record(
    # sum of the shares of the win that followed
    total="f8",
    # how much better than the others the move would have been, and how often it was intended
    regret="f8",
    intended="f8",
    prior="f8",
    move="i4",
    visits="i4",
)

_MIX = -7046029254386353131  # 2**64 divided by the golden ratio, as a signed number


@rule(wraps=True)
def fingerprint(words: Any, seat: int) -> int:
    """Return 64 bits that stand for all words of a view and for the seat that decides.

    Even and odd words apart, which processors mix side by side.
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


@rule
def place_of(fingerprint: int, nodes: Records, table: Any) -> int:
    """Return the place in the table where a situation is, or where it would be written."""
    last = table.size - 1
    place = (fingerprint ^ (fingerprint >> 32)) & last
    while table[place] != NOT_MET and nodes[table[place]].fingerprint != fingerprint:
        place = (place + 1) & last
    return place


@rule
def find_move(edges: Any, node: int, moves: int, move: int) -> int:
    """Return the number of a move among those of a situation, or NOT_MET."""
    for number in range(moves):
        if edges[node, number].move == move:
            return number
    return NOT_MET


@rule
def find_moves(nodes: Records, edges: Any, node: int, moves: Any, count: int) -> int:
    """Return a mask of the numbers of these moves in a situation; 0 unless it has them all."""
    known = int(nodes[node].moves)
    mask = 0
    for number in range(count):
        place = find_move(edges, node, known, int(moves[number]))
        if place == NOT_MET:
            return 0
        mask |= 1 << place
    return mask


@rule
def keep_best(moves: Any, worths: Any, count: int, width: int) -> int:
    """Move the most promising moves to the front; return how many of them are searched."""
    if count <= width:
        return count
    for place in range(width):
        best = place
        for other in range(place + 1, count):
            if worths[other] > worths[best]:
                best = other
        moves[place], moves[best] = moves[best], moves[place]
        worths[place], worths[best] = worths[best], worths[place]
    return width


@rule
def open_moves(
    nodes: Records, edges: Any, node: int, moves: Any, worths: Any, count: int, sharpness: int
) -> int:
    """Find or add these moves in a situation; return a mask of their numbers there.

    How often a move is expected before anything is known of it comes from how promising it looks,
    more or less sharply; but every move has some chance.
    """
    best = int(worths[0])
    for number in range(count):
        best = max(best, int(worths[number]))
    total = 0
    for number in range(count):
        total += likelihood(best - int(worths[number]), sharpness)
    mask = 0
    for number in range(count):
        known = int(nodes[node].moves)
        place = find_move(edges, node, known, int(moves[number]))
        if place == NOT_MET:
            if known == edges.shape[1]:
                continue
            place = known
            nodes[node].moves = known + 1
            edge = edges[node, place]
            edge.move = moves[number]
            edge.visits = 0
            edge.total = 0.0
            edge.regret = 0.0
            edge.intended = 0.0
            share = likelihood(best - int(worths[number]), sharpness) / total
            edge.prior = (1 - _ANY) * share + _ANY / count
        mask |= 1 << place
    return mask
