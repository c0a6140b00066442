"""Evidence about the exit: the steps of dwarves whose players have looked at a goal (DC-50)."""

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import Evidence, GameRecord, Ints, Reals, ViewRecord
from stope.games.dark_cave.ai.weights import MOST_SOUGHT, PER_CARD, SHUNNED
from stope.games.dark_cave.cards import EXIT, GOALS, NO_SPACE, UNSEEN_GOAL
from stope.games.dark_cave.rules.movement_graph import cards_apart, slot_of
from stope.games.dark_cave.state import ALL_KNOW, FIRST_GOAL_SLOT
from stope.search.softmax import UNIT_SHARPNESS, softmax_weight

#: The greatest value of the field ``nearer``, in cards; the least value is minus this number.
MOST_CARDS = 100
#: A number that is greater than the absolute value of any result of ``exit_points``.
_POINTS_LIMIT = 1 << 15


@compiled
def is_secret_of(s: GameRecord, seat: int, goal: int) -> bool:
    """DC-50: return whether a seat has looked at a goal that is not known to all."""
    return s.goal_known[goal] != ALL_KNOW and has(int(s.goal_known[goal]), seat)


@compiled
def note_step(s: GameRecord, seat: int, spot: int, evidence: Evidence) -> None:
    """DC-50: record whether a step of a dwarf leads nearer to the goals that its player has seen.

    For each of these goals, add the number of cards by which the dwarf comes nearer to the goal.
    Goals that everyone knows are left out.
    """
    here, there = slot_of(s.dwarf[seat]), slot_of(spot)
    for goal in range(GOALS):
        if is_secret_of(s, seat, goal):
            slot = FIRST_GOAL_SLOT + goal
            nearer = cards_apart(s, here, slot) - cards_apart(s, there, slot)
            total = int(evidence.nearer[seat, goal]) + nearer
            evidence.nearer[seat, goal] = max(-MOST_CARDS, min(MOST_CARDS, total))


@compiled
def unknown_goals(view: GameRecord) -> int:
    """Return the number of goals in a view that may be the exit; 0 if the view shows the exit."""
    unknown = 0
    for goal in range(GOALS):
        face = int(view.face[FIRST_GOAL_SLOT + goal])
        if face == UNSEEN_GOAL:
            unknown += 1
        elif EXIT[face] != NO_SPACE:
            return 0
    return unknown


@compiled
def exit_points(view: GameRecord, seat: int, goal: int, evidence: Evidence) -> int:
    """Return how strongly the steps of other dwarves suggest that a goal is the exit, in points."""
    points = 0
    for other in range(view.seats):
        if other != seat and has(int(view.goal_known[goal]), other):
            cards = int(evidence.nearer[other, goal])
            points += -SHUNNED if cards < 0 else PER_CARD * min(cards, MOST_SOUGHT)
    return points


@compiled
def exit_weight(view: GameRecord, seat: int, goal: int, evidence: Evidence) -> int:
    """Return a weight in proportion to the probability that a goal is the exit."""
    face = int(view.face[FIRST_GOAL_SLOT + goal])
    if face != UNSEEN_GOAL:
        return 1 if EXIT[face] != NO_SPACE else 0
    if unknown_goals(view) == 0:
        return 0
    best = -_POINTS_LIMIT
    for other in range(GOALS):
        if view.face[FIRST_GOAL_SLOT + other] == UNSEEN_GOAL:
            best = max(best, exit_points(view, seat, other, evidence))
    return softmax_weight(best - exit_points(view, seat, goal, evidence), UNIT_SHARPNESS)


@compiled
def weigh_exit(view: GameRecord, seat: int, evidence: Evidence, weights: Ints | Reals) -> int:
    """Write the ``exit_weight`` of each goal, and return their sum."""
    total = 0
    for goal in range(GOALS):
        weights[goal] = exit_weight(view, seat, goal, evidence)
        total += int(weights[goal])
    return total


@compiled
def exit_odds(view: ViewRecord, seat: int, evidence: Evidence, out: Reals) -> None:
    """Write for each goal the probability that it is the exit, given what a seat knows."""
    total = weigh_exit(view, seat, evidence, out)
    for goal in range(GOALS):
        out[goal] /= total
