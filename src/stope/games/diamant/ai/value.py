"""Estimate the share of the win that each player can expect."""

import math

from stope.engine.jit import compiled
from stope.engine.records import GameRecord, Reals, Workspace
from stope.games.diamant.ai.weights import LAST_LEAD, LEADS
from stope.games.diamant.rules import fullest_chest
from stope.games.diamant.state import CAVES


@compiled
def evaluate(s: GameRecord, shares: Reals, _workspace: Workspace) -> None:
    """Write the share of the win that each player can expect, estimated from the chests."""
    most = fullest_chest(s)
    gems = float(LEADS[s.seats])
    if s.cave == CAVES - 1:
        gems *= LAST_LEAD
    total = 0.0
    for seat in range(s.seats):
        behind = most - int(s.chest[seat])
        if s.over:
            shares[seat] = 1.0 if behind == 0 else 0.0
        else:
            shares[seat] = math.exp(-behind / gems)
        total += shares[seat]
    for seat in range(s.seats):
        shares[seat] /= total


@compiled
def episode(s: GameRecord) -> int:
    """Return the number of the cave, counted from 0."""
    return int(s.cave)
