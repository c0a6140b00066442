"""The value of a state: how likely each clan is to win the match (DC-70 to DC-73).

Every dwarf gets out with a probability that falls with its distance to the exit, and grows with the
turns it has left and with what its player knows. The treasures expected from these probabilities
say which clan is ahead. ``evaluate`` takes whole states, so it knows the exit and all clan cards.
"""

import math

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import GameRecord, Reals, Record, Workspace
from stope.games.dark_cave.ai.distance import find_ways_to_goals, treat_goals_alike, turns_left
from stope.games.dark_cave.ai.weights import (
    ALL_OUT,
    LEAD,
    LEAST_OUT,
    LONGEST_WAY,
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
from stope.games.dark_cave.rules.clans import CLANS, NO_CLAN, winning_clan, workers, works_for
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, NOBODY, NOWHERE, Phase
from stope.games.path_cards.board import NO_CARD


@compiled
def chance_of(x: float) -> float:
    """Return a probability that grows with ``x``, one half at 0; the same bits on every machine."""
    return 0.5 * (1.0 + x / (1.0 + abs(x)))


@compiled
def exit_slot(s: GameRecord) -> int:
    """Return the slot of the goal that is the exit."""
    for goal in range(GOALS):
        if EXIT[s.face[FIRST_GOAL_SLOT + goal]] != NO_SPACE:
            return FIRST_GOAL_SLOT + goal
    return FIRST_GOAL_SLOT


@compiled
def among_goals(s: GameRecord, seat: int, goal: int) -> int:
    """Return how many goals a seat has not seen, if the exit (a slot) is among them; else 0."""
    if has(int(s.goal_known[goal - FIRST_GOAL_SLOT]), seat):
        return 0
    unknown = 0
    for number in range(GOALS):
        unknown += not has(int(s.goal_known[number]), seat)
    return unknown


@compiled
def chance_to_leave(s: GameRecord, seat: int, goal: int, workspace: Workspace) -> float:
    """Return how likely a dwarf gets out; ``find_ways_to_goals`` has been called."""
    if s.dwarf[seat] == NOWHERE:
        return 1.0
    steps = min(int(workspace.to_exit[int(s.dwarf[seat])]), LONGEST_WAY)
    x = OUT_START + OUT_STEP * steps + OUT_TURN * turns_left(s, seat)
    if not s.face_down[goal]:
        x += OUT_OPEN + OUT_STEP_OPEN * steps
    if s.boots[seat] != NO_CARD:
        x += OUT_BOOTS
    if has(int(s.lying), seat):
        x += OUT_LYING
    unknown = among_goals(s, seat, goal)
    if unknown == 2:
        x += OUT_AMONG_TWO
    elif unknown == 3:
        x += OUT_AMONG_THREE
    elif unknown >= 4:
        x += OUT_AMONG_FOUR
    return chance_of(x + OUT_SEAT_BEFORE * ((seat - int(s.turn)) % int(s.seats)))


@compiled
def evaluate(s: GameRecord, shares: Reals, workspace: Workspace) -> None:
    """Write how likely each player wins; when the match is over, 1 for winners and 0 for others."""
    if s.phase == Phase.OVER:
        for seat in range(s.seats):
            won = winning_clan(s) != NO_CLAN and works_for(s, seat) == winning_clan(s)
            shares[seat] = 1.0 if won else 0.0
        return
    # a state shows all goals, so this finds the exit without any evidence
    treat_goals_alike(s, workspace)
    find_ways_to_goals(s, workspace)
    goal = exit_slot(s)
    lead, all_out, treasures, nobody = 0.0, 0.0, NO_TREASURE, 1.0
    for clan in range(CLANS):
        gold, out = 0.0, 1.0
        for seat in range(s.seats):
            if works_for(s, seat) == clan:
                leaves = chance_to_leave(s, seat, goal, workspace)
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
