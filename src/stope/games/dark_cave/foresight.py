"""How likely each clan is to win from where a match stands (DC-70 to DC-73).

Every dwarf gets out with a chance that falls with its distance from the exit, counted in cards; the
treasures to be expected from that say who is ahead. All figures are fitted to matches of guided
players; ``foresee`` takes whole states, so the exit and all characters are known to it.
"""

import math
from typing import Any

from stope.games.dark_cave.cards import EXIT, GOALS, NO_SPACE
from stope.games.dark_cave.clans import CLANS, NO_CLAN, winning_clan, workers, works_for
from stope.games.dark_cave.network import slot_of
from stope.games.dark_cave.state import FIRST_GOAL_SLOT, NOBODY, NOWHERE, Phase
from stope.kernel.board import NO_CARD
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record

# What speaks for a dwarf's getting out, on the scale of ``chance_of``: to begin with, per card of
# distance, the same once the exit lies open, that it does, per turn left, boots, lying down, and
# per seat that moves before.
_START = -0.5
_PER_CARD = -0.515
_PER_CARD_OPEN = -0.75
_OPEN = 0.95
_PER_TURN = 0.45
_BOOTS = 0.57
_LYING = -1.46
_PER_SEAT_BEFORE = -0.12
# What speaks for a clan: its part of both treasures, to which a small one is added that belongs to
# nobody, and the chance that all its dwarves get out, which ends the game.
_LEAD = 3.6
_NO_TREASURE = 4.4
_ALL_OUT = 1.07
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
def cards_apart(s: Record, slot: int, other: int) -> int:
    """Return how many cards two places are apart, without regard to paths."""
    here, there = int(s.cell[slot]), int(s.cell[other])
    across = abs(int(s.board.x[here]) - int(s.board.x[there]))
    return across + abs(int(s.board.y[here]) - int(s.board.y[there]))


@rule
def rounds_left(s: Record) -> float:
    """Return about how many more turns each player has."""
    cards = int(s.pile_left)
    for seat in range(s.seats):
        cards += int(s.hand_size[seat])
    return cards / int(s.seats)


@rule
def chance_to_leave(s: Record, seat: int, goal: int, rounds: float) -> float:
    """Return how likely a dwarf has left the cave in the end."""
    if s.dwarf[seat] == NOWHERE:
        return 1.0
    cards = cards_apart(s, slot_of(s.dwarf[seat]), goal)
    x = _START + _PER_CARD * cards + _PER_TURN * rounds
    if not s.face_down[goal]:
        x += _OPEN + _PER_CARD_OPEN * cards
    if s.boots[seat] != NO_CARD:
        x += _BOOTS
    if has(int(s.lying), seat):
        x += _LYING
    return chance_of(x + _PER_SEAT_BEFORE * ((seat - int(s.turn)) % int(s.seats)))


@rule
def foresee(s: Record, shares: Any) -> None:
    """Write how likely each player wins; when the match is over, 1 for winners and 0 for others."""
    if s.phase == Phase.OVER:
        for seat in range(s.seats):
            won = winning_clan(s) != NO_CLAN and works_for(s, seat) == winning_clan(s)
            shares[seat] = 1.0 if won else 0.0
        return
    goal, rounds = exit_slot(s), rounds_left(s)
    lead, all_out, treasures, nobody = 0.0, 0.0, _NO_TREASURE, 1.0
    for clan in range(CLANS):
        gold, out = 0.0, 1.0
        for seat in range(s.seats):
            if works_for(s, seat) == clan:
                leaves = chance_to_leave(s, seat, goal, rounds)
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
