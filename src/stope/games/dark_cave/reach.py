"""How far a dwarf gets, and what it costs (DC-13, DC-31 to DC-39).

Costs are what the rules take on the way: hand cards on bridges, gold in tunnels. Where a dwarf has
to stop, at a creature, on a goal that it turns up or at the exit, no way leads on.
"""

from typing import Any

from stope.games.dark_cave.cards import CARD_TOLL, EXIT, GOLD_TOLL, OUTSIDE, SPACES
from stope.games.dark_cave.network import creatures_at, list_ways, slot_of, space_of
from stope.games.dark_cave.state import SLOTS
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record, record

SPOTS = SLOTS * SPACES
#: Steps of a dwarf with boots.
MOST_STEPS = 4
#: Ways from a place: other spaces of the card, sides, ladders.
MOST_WAYS = 32
#: A place that is not reached.
FAR = 127

REACH = record(
    #: for each number of steps and each place, the cards and the gold that the cheapest way takes;
    #: FAR if there is none
    cards=("i1", (MOST_STEPS + 1, SPOTS)),
    gold=("i1", (MOST_STEPS + 1, SPOTS)),
    #: the place from which that way makes its last step
    before=("i2", (MOST_STEPS + 1, SPOTS)),
    ways=("i2", MOST_WAYS),
)


@rule
def must_stop(s: Record, spot: int) -> bool:
    """DC-36, DC-38, DC-39: whether the movement of a dwarf ends on a place."""
    slot = slot_of(spot)
    if s.face_down[slot] or creatures_at(s, spot) != 0:
        return True
    return EXIT[s.face[slot]] == space_of(spot)


@rule
def card_cost(s: Record, spot: int, there: int) -> int:
    """DC-33: the cards that a step takes."""
    return toll(s, CARD_TOLL, spot, there)


@rule
def gold_cost(s: Record, spot: int, there: int) -> int:
    """DC-34: the gold that a step takes."""
    return toll(s, GOLD_TOLL, spot, there)


@rule
def toll(s: Record, tolls: Any, spot: int, there: int) -> int:
    """Return 1 if a step is one that costs something."""
    slot = slot_of(there)
    if s.face_down[slot]:
        return 0
    came_from = space_of(spot) if slot_of(spot) == slot else OUTSIDE
    return 1 if has(int(tolls[s.face[slot], space_of(there)]), came_from) else 0


@rule
def find_reach(s: Record, spot: int, steps: int, reach: Record) -> None:
    """Write how the places around one are reached with each number of steps."""
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
            # walking away from a creature is no entering, coming back is (DC-36)
            if number == 0 or not must_stop(s, place):
                step_on(s, place, number, reach)


@rule
def step_on(s: Record, spot: int, number: int, reach: Record) -> None:
    """Go one step further in all directions, where that is cheaper than what is known."""
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
