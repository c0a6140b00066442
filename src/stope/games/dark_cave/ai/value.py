"""The value of a state: how likely each player is to win the match (DC-70 to DC-73).

The model has two steps. The first step estimates the probability that each dwarf leaves the cave.
This probability falls with the dwarf's distance to the exit. It grows with the turns left and with
the number of goals that the player has seen. The second step computes from these probabilities the
expected treasure of each clan, and from the treasures the probability that each clan wins.
``evaluate`` takes whole states, so the exit and all clan cards are known.
"""

import math

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import GameRecord, Reals, Record, Workspace
from stope.games.dark_cave.ai.distance import find_distances_to_exit, turns_left
from stope.games.dark_cave.ai.weights import (
    ALL_OUT,
    LEAD,
    LEAST_OUT,
    LONGEST_ROUTE,
    NO_TREASURE,
    OUT_AMONG_FOUR,
    OUT_AMONG_THREE,
    OUT_AMONG_TWO,
    OUT_BOOTS,
    OUT_LYING,
    OUT_OPEN,
    OUT_SEAT_BEFORE,
    OUT_START,
    OUT_STEP,
    OUT_STEP_OPEN,
    OUT_TURN,
)
from stope.games.dark_cave.cards import EXIT, GOALS, NO_SPACE
from stope.games.dark_cave.rules.clans import CLANS, NO_CLAN, works_for
from stope.games.dark_cave.rules.winners import winning_clan, workers
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, NOBODY, NOWHERE, Phase
from stope.games.path_cards.board import NO_CARD


@compiled
def chance_of(x: float) -> float:
    """Return the probability for a sum of weights: the sigmoid x / (1 + |x|), scaled to 0..1.

    Unlike the logistic function, this sigmoid has the same bits on every machine.
    """
    return 0.5 * (1.0 + x / (1.0 + abs(x)))


@compiled
def find_exit(s: GameRecord) -> int:
    """Return the slot of the goal that is the exit."""
    for goal in range(GOALS):
        if EXIT[s.face[FIRST_GOAL_SLOT + goal]] != NO_SPACE:
            return FIRST_GOAL_SLOT + goal
    return FIRST_GOAL_SLOT


@compiled
def candidate_exits(s: GameRecord, seat: int, exit_slot: int) -> int:
    """Return the number of goals among which a seat has to look for the exit.

    The result is 0 if the seat has seen the exit, else the number of goals it has not seen.
    """
    if has(int(s.goal_known[exit_slot - FIRST_GOAL_SLOT]), seat):
        return 0
    unknown = 0
    for number in range(GOALS):
        unknown += not has(int(s.goal_known[number]), seat)
    return unknown


@compiled
def chance_to_leave(s: GameRecord, seat: int, exit_slot: int, workspace: Workspace) -> float:
    """Return the probability that a dwarf leaves the cave with its gold.

    Requires: call ``find_distances_to_exit`` first.
    """
    if s.dwarf[seat] == NOWHERE:
        return 1.0
    steps = min(int(workspace.to_exit[int(s.dwarf[seat])]), LONGEST_ROUTE)
    x = OUT_START + OUT_STEP * steps + OUT_TURN * turns_left(s, seat)
    if not s.face_down[exit_slot]:
        x += OUT_OPEN + OUT_STEP_OPEN * steps
    if s.boots[seat] != NO_CARD:
        x += OUT_BOOTS
    if has(int(s.lying), seat):
        x += OUT_LYING
    unknown = candidate_exits(s, seat, exit_slot)
    if unknown == 2:
        x += OUT_AMONG_TWO
    elif unknown == 3:
        x += OUT_AMONG_THREE
    elif unknown >= 4:
        x += OUT_AMONG_FOUR
    return chance_of(x + OUT_SEAT_BEFORE * ((seat - int(s.turn)) % int(s.seats)))


@compiled
def evaluate(s: GameRecord, shares: Reals, workspace: Workspace) -> None:
    """Write the probability that each player wins: 1 or 0 when the match is over."""
    if s.phase == Phase.OVER:
        for seat in range(s.seats):
            won = winning_clan(s) != NO_CLAN and works_for(s, seat) == winning_clan(s)
            shares[seat] = 1.0 if won else 0.0
        return
    # a state shows all goals, so no evidence is needed to find the exit
    find_distances_to_exit(s, workspace)
    exit_slot = find_exit(s)
    lead, all_out, treasures, nobody = 0.0, 0.0, NO_TREASURE, 1.0
    for clan in range(CLANS):
        gold, out = 0.0, 1.0
        for seat in range(s.seats):
            if works_for(s, seat) == clan:
                leaves = chance_to_leave(s, seat, exit_slot, workspace)
                gold += leaves * int(s.gold[seat])
                out *= leaves
                nobody *= 1.0 - leaves
        treasure = gold * workers(s, 1 - clan)
        treasures += treasure
        lead += -treasure if clan else treasure
        all_out += -out if clan else out
    somebody = 1.0
    if s.first_out == NOBODY:
        somebody = max(1.0 - math.sqrt(nobody), LEAST_OUT)
    first_clan = chance_of(LEAD * lead / treasures + ALL_OUT * all_out)
    for seat in range(s.seats):
        shares[seat] = somebody * (1.0 - first_clan if works_for(s, seat) else first_clan)


@compiled
def episode(_s: Record) -> int:
    """Return 0: a match is a single episode."""
    return 0
