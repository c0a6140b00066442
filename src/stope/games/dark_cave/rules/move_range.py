"""The spots that a dwarf can reach in a turn, and the tolls on the path (DC-13, DC-31 to DC-39).

A spot is a space of a card on the board. The range is exact: for each spot and each number of steps
it has the cheapest path, with the hand cards that bridges cost and the gold that tunnels cost. The
search does not go on from spots where a dwarf has to stop: at a creature, on a face-down goal, at
the exit. Views show the range to players. Bots need distances over several turns, with steps and
tolls in one number: see ``ai.distance``.
"""

from stope.engine.jit import compiled
from stope.engine.records import GameRecord, Record, record
from stope.games.dark_cave.cards import EXIT, SPACES
from stope.games.dark_cave.rules.movement_graph import (
    card_toll,
    creatures_at,
    gold_toll,
    list_neighbours,
    slot_of,
    space_left,
    space_of,
)
from stope.games.dark_cave.state import SLOTS, STEPS_WITH_BOOTS

SPOTS = SLOTS * SPACES
#: The most spots that are one step from a spot: on the same card, across its sides, and at ladders.
MOST_NEIGHBOURS = 32
#: The cost of a spot that cannot be reached.
FAR = 127

REACH = record(
    # for each number of steps and each spot, the hand cards and the gold that the cheapest path
    # with exactly that number of steps costs; FAR if there is no such path
    cards=("i1", (STEPS_WITH_BOOTS + 1, SPOTS)),
    gold=("i1", (STEPS_WITH_BOOTS + 1, SPOTS)),
    # for each number of steps and each spot, the spot before the last step of the cheapest path
    before=("i2", (STEPS_WITH_BOOTS + 1, SPOTS)),
    # the neighbours of the spot that the search visits now
    neighbours=("i2", MOST_NEIGHBOURS),
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
    slot = slot_of(there)
    if s.face_down[slot]:
        return 0
    return card_toll(int(s.face[slot]), space_of(there), space_left(spot, there))


@compiled
def gold_cost(s: GameRecord, spot: int, there: int) -> int:
    """DC-34: return how much gold a step from a spot to another costs, 0 or 1."""
    slot = slot_of(there)
    if s.face_down[slot]:
        return 0
    return gold_toll(int(s.face[slot]), space_of(there), space_left(spot, there))


@compiled
def find_reach(s: GameRecord, start: int, steps: int, reach: Record) -> None:
    """Write the cheapest paths from a spot, for every number of steps up to ``steps``."""
    for number in range(STEPS_WITH_BOOTS + 1):
        for spot in range(SPOTS):
            reach.cards[number, spot] = FAR
            reach.gold[number, spot] = FAR
    reach.cards[0, start] = 0
    reach.gold[0, start] = 0
    for number in range(steps):
        for spot in range(SPOTS):
            if reach.cards[number, spot] == FAR:
                continue
            # DC-36: a dwarf that begins its walk on the spot of a creature may walk away, but has
            # to stop if the walk comes back to this spot
            if number == 0 or not must_stop(s, spot):
                extend_path(s, spot, number, reach)


@compiled
def extend_path(s: GameRecord, spot: int, number: int, reach: Record) -> None:
    """Extend the path of ``number`` steps to a spot by each possible step.

    An extended path replaces a dearer path to the same spot with the same number of steps.
    """
    for place in range(list_neighbours(s, spot, 0, reach.neighbours)):
        there = int(reach.neighbours[place])
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
