"""How likely each clan is to win from where a match stands (DC-70 to DC-73).

Every dwarf gets out with a chance that falls with its way to the exit and grows with the turns it
has left and with what its player knows; the treasures to be expected from that say who is ahead.
All figures are fitted to matches of guided and careful players. ``foresee`` takes whole states, so
the exit and all characters are known to it.
"""

import math
from typing import Any

from stope.games.dark_cave.cards import EXIT, GOALS, NO_SPACE
from stope.games.dark_cave.clans import CLANS, NO_CLAN, winning_clan, workers, works_for
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, NOBODY, NOWHERE, Phase
from stope.games.dark_cave.ways import TO_EXIT, find_ways_out
from stope.kernel.board import NO_CARD
from stope.kernel.masks import SPECTATOR, has
from stope.kernel.native import rule
from stope.kernel.records import Record

# What speaks for a dwarf's getting out, on the scale of ``chance_of``: to begin with, per step to
# the exit, the same once the exit lies open, that it does, per turn left, boots, lying down, and
# per seat that moves before.
_START = -0.38
_PER_STEP = -0.17
_PER_STEP_OPEN = -0.57
_OPEN = 1.92
_PER_TURN = 0.61
_BOOTS = 0.8
_LYING = -1.41
_PER_SEAT_BEFORE = -0.136
# The same, if its player has to look for the exit among two, three or four goals.
_AMONG_TWO, _AMONG_THREE, _AMONG_FOUR = -0.17, -0.41, -1.18
#: A way longer than this is as good as none.
_LONGEST_WAY = 99
# What speaks for a clan: its part of both treasures, to which a small one is added that belongs to
# nobody, and the chance that all its dwarves get out, which ends the game.
_LEAD = 6.2
_NO_TREASURE = 4.4
_ALL_OUT = 1.6
#: Somebody may always get out.
_LEAST = 0.02


@rule
def chance_of(x: float) -> float:
    """Return a chance that grows with ``x`` and is one half at 0; exact on every machine."""
    return 0.5 * (1.0 + x / (1.0 + abs(x)))


@rule
def exit_slot(s: Record) -> int:
    """Return the slot of the goal that is the exit."""
    for goal in range(GOALS):
        if EXIT[s.face[FIRST_GOAL_SLOT + goal]] != NO_SPACE:
            return FIRST_GOAL_SLOT + goal
    return FIRST_GOAL_SLOT


@rule
def among_goals(s: Record, seat: int, goal: int) -> int:
    """Return among how many goals a seat has to look for the exit; 0 if it knows it."""
    if has(int(s.goal_known[goal - FIRST_GOAL_SLOT]), seat):
        return 0
    unknown = 0
    for number in range(GOALS):
        unknown += not has(int(s.goal_known[number]), seat)
    return unknown


@rule
def chance_to_leave(s: Record, seat: int, goal: int, room: Any) -> float:
    """Return how likely a dwarf has left the cave in the end; ways out have been found."""
    if s.dwarf[seat] == NOWHERE:
        return 1.0
    steps = min(int(room[TO_EXIT + int(s.dwarf[seat])]), _LONGEST_WAY)
    turns = int(s.hand_size[seat]) + int(s.pile_left) / int(s.seats)
    x = _START + _PER_STEP * steps + _PER_TURN * turns
    if not s.face_down[goal]:
        x += _OPEN + _PER_STEP_OPEN * steps
    if s.boots[seat] != NO_CARD:
        x += _BOOTS
    if has(int(s.lying), seat):
        x += _LYING
    unknown = among_goals(s, seat, goal)
    if unknown == 2:
        x += _AMONG_TWO
    elif unknown == 3:
        x += _AMONG_THREE
    elif unknown >= 4:
        x += _AMONG_FOUR
    return chance_of(x + _PER_SEAT_BEFORE * ((seat - int(s.turn)) % int(s.seats)))


@rule
def foresee(s: Record, room: Any, shares: Any) -> None:
    """Write how likely each player wins; when the match is over, 1 for winners and 0 for others."""
    if s.phase == Phase.OVER:
        for seat in range(s.seats):
            won = winning_clan(s) != NO_CLAN and works_for(s, seat) == winning_clan(s)
            shares[seat] = 1.0 if won else 0.0
        return
    find_ways_out(s, SPECTATOR, room)
    goal = exit_slot(s)
    lead, all_out, treasures, nobody = 0.0, 0.0, _NO_TREASURE, 1.0
    for clan in range(CLANS):
        gold, out = 0.0, 1.0
        for seat in range(s.seats):
            if works_for(s, seat) == clan:
                leaves = chance_to_leave(s, seat, goal, room)
                gold += leaves * int(s.gold[seat])
                out *= leaves
                nobody *= 1.0 - leaves
        treasure = gold * workers(s, 1 - clan)
        treasures += treasure
        lead += -treasure if clan else treasure
        all_out += -out if clan else out
    somebody = 1.0
    if s.first_out == NOBODY:
        somebody = max(1.0 - math.sqrt(nobody), _LEAST)
    first_clan = chance_of(_LEAD * lead / treasures + _ALL_OUT * all_out)
    for seat in range(s.seats):
        shares[seat] = somebody * (1.0 - first_clan if works_for(s, seat) else first_clan)
