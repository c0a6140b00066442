"""The spots that a dwarf can reach, and the cost of the path there (DC-13, DC-31 to DC-39).

Costs are hand cards on bridges and gold in tunnels. The search does not go on from spots where a
dwarf has to stop: at a creature, on a goal that it turns up, at the exit.
"""

import numpy as np
import numpy.typing as npt

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import GameRecord, Record, record
from stope.games.dark_cave.cards import CARD_TOLL, EXIT, GOLD_TOLL, OUTSIDE, SPACES
from stope.games.dark_cave.rules.movement_graph import (
    creatures_at,
    list_ways,
    slot_of,
    space_of,
)
from stope.games.dark_cave.state import SLOTS, STEPS

SPOTS = SLOTS * SPACES
#: DC-13: the steps that a dwarf with boots has in a turn.
MOST_STEPS = STEPS + 1
#: Room for the spots one step from a spot: on the same card, across its sides, and at ladders.
MOST_WAYS = 32
#: Stands for the cost of a spot that cannot be reached.
FAR = 127

REACH = record(
    #: for each number of steps and each spot, the cards and the gold that the cheapest path with
    #: exactly so many steps costs; FAR if there is none
    cards=("i1", (MOST_STEPS + 1, SPOTS)),
    gold=("i1", (MOST_STEPS + 1, SPOTS)),
    #: the spot from which that path makes its last step
    before=("i2", (MOST_STEPS + 1, SPOTS)),
    #: scratch memory of ``step_on``
    ways=("i2", MOST_WAYS),
)


@compiled
def must_stop(s: GameRecord, spot: int) -> bool:
    """DC-36, DC-38, DC-39: return whether a dwarf that comes to a spot has to stop there."""
    slot = slot_of(spot)
    if s.face_down[slot] or creatures_at(s, spot) != 0:
        return True
    return EXIT[s.face[slot]] == space_of(spot)


@compiled
def card_cost(s: GameRecord, spot: int, there: int) -> int:
    """DC-33: return how many hand cards a step from a spot to another costs, 0 or 1."""
    return toll(s, CARD_TOLL, spot, there)


@compiled
def gold_cost(s: GameRecord, spot: int, there: int) -> int:
    """DC-34: return how much gold a step from a spot to another costs, 0 or 1."""
    return toll(s, GOLD_TOLL, spot, there)


@compiled
def toll(s: GameRecord, tolls: npt.NDArray[np.int16], spot: int, there: int) -> int:
    """Return 1 if a step from a spot to another has a toll in ``tolls``, else 0."""
    slot = slot_of(there)
    if s.face_down[slot]:
        return 0
    came_from = space_of(spot) if slot_of(spot) == slot else OUTSIDE
    return 1 if has(int(tolls[s.face[slot], space_of(there)]), came_from) else 0


@compiled
def find_reach(s: GameRecord, spot: int, steps: int, reach: Record) -> None:
    """Write to ``reach`` the cheapest paths from a spot, for each number of steps up to a limit."""
    for number in range(MOST_STEPS + 1):
        for place in range(SPOTS):
            reach.cards[number, place] = FAR
            reach.gold[number, place] = FAR
    reach.cards[0, spot] = 0
    reach.gold[0, spot] = 0
    for number in range(steps):
        for place in range(SPOTS):
            if reach.cards[number, place] == FAR:
                continue
            # a dwarf may walk away from a creature on its first spot, but stops if it comes back
            # to that creature (DC-36)
            if number == 0 or not must_stop(s, place):
                step_on(s, place, number, reach)


@compiled
def step_on(s: GameRecord, spot: int, number: int, reach: Record) -> None:
    """Extend the path of ``number`` steps to a spot by each possible step.

    The new path replaces a dearer one of the same number of steps.
    """
    for way in range(list_ways(s, spot, 0, reach.ways)):
        there = int(reach.ways[way])
        cards = int(reach.cards[number, spot]) + card_cost(s, spot, there)
        gold = int(reach.gold[number, spot]) + gold_cost(s, spot, there)
        old_cards = int(reach.cards[number + 1, there])
        old_gold = int(reach.gold[number + 1, there])
        if cards + gold < old_cards + old_gold or (
            cards + gold == old_cards + old_gold and cards < old_cards
        ):
            reach.cards[number + 1, there] = cards
            reach.gold[number + 1, there] = gold
            reach.before[number + 1, there] = spot
