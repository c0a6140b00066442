"""Noticing how others play: whether their decisions fit a rule of thumb, or somebody who thinks.

Before anything was seen, a few of all players are supposed to follow one of the rules. Every
decision that was seen makes those ways to play more likely that would have made it.
"""

from typing import Any

from stope.kernel import generic
from stope.kernel.chance import Purpose, open_stream, set_key
from stope.kernel.inclination import likelihood
from stope.kernel.masks import MAX_SEATS
from stope.kernel.native import rule
from stope.kernel.records import Record

#: A game has no more rules of thumb than this.
MOST_HABITS = 8
#: How often a rule of thumb is asked what it would do: some of them draw.
_ASKED = 8
#: Even who follows a rule does something else now and then: as if the rule had answered so often
#: with each move beside.
_SLIP = 0.25
#: How much of what is expected of somebody who thinks is the same for all moves.
_ANY = 0.2


@rule
def suspect(past: Any, mind: Record, players: Record) -> None:
    """Write for each seat how likely it follows each rule of thumb, by all that was seen of it."""
    habits = int(mind.habits)
    followers = mind.doubt / 256.0
    for seat in range(MAX_SEATS):
        mind.thinks[seat] = 1.0 - followers
        for which in range(habits):
            mind.follows[seat, which] = followers / habits
    set_key(players.chance, mind.key)
    open_stream(players.chance, Purpose.POLICY, 0)
    for number in range(past.seats.size):
        table, seat = past.tables[number], int(past.seats[number])
        move = int(past.moves[number])
        mind.thinks[seat] *= fits_thinking(table, seat, move, int(mind.sharpness), players)
        total = mind.thinks[seat]
        for which in range(habits):
            mind.follows[seat, which] *= fits_habit(table, seat, move, which, players)
            total += mind.follows[seat, which]
        mind.thinks[seat] /= total
        for which in range(habits):
            mind.follows[seat, which] /= total


@rule
def fits_thinking(table: Record, seat: int, move: int, sharpness: int, players: Record) -> float:
    """Return how likely a seat makes a move if it thinks: about as likely as it looks promising."""
    moves, worths = players.moves[:], players.worths[:]
    count = generic.legal(table, seat, moves)
    generic.weigh(table, seat, moves, count, worths)
    best = int(worths[0])
    for number in range(1, count):
        best = max(best, int(worths[number]))
    total, made = 0, 0
    for number in range(count):
        likely = likelihood(best - int(worths[number]), sharpness)
        total += likely
        if moves[number] == move:
            made = likely
    return (1 - _ANY) * made / total + _ANY / count


@rule
def fits_habit(table: Record, seat: int, move: int, which: int, players: Record) -> float:
    """Return how likely a seat makes a move if it follows a rule of thumb."""
    count = generic.legal(table, seat, players.moves[:])
    same = 0
    for _ in range(_ASKED):
        same += generic.habit(table, seat, which, players.moves[:], players.chance) == move
    return (same + _SLIP) / (_ASKED + count * _SLIP)
