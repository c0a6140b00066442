"""The workspace of the Duel: scratch memory of its bots, written anew at each use."""

from stope.engine.records import record
from stope.games.duel.most_moves import MOST_MOVES

WORKSPACE = record(
    # the worth that the script gives to each legal move
    worths=("i4", MOST_MOVES),
)
