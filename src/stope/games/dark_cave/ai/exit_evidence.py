"""Evidence about the exit: how dwarves move after their players have looked at a goal (DC-50)."""

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import Evidence, GameRecord, Ints, Reals, ViewRecord
from stope.games.dark_cave.ai.weights import MOST_SOUGHT, PER_CARD, SHUNNED
from stope.games.dark_cave.cards import EXIT, GOALS, NO_SPACE, UNSEEN_GOAL
from stope.games.dark_cave.rules.movement_graph import cards_apart, slot_of
from stope.games.dark_cave.state import ALL_KNOW, FIRST_GOAL_SLOT
from stope.search.softmax import UNIT_SHARPNESS, softmax_weight

#: The limit of ``nearer``, in cards nearer to a goal or farther from it.
MOST_CARDS = 100
#: More points than the evidence for or against a goal can reach.
_MOST = 1 << 15


@compiled
def is_secret_of(s: GameRecord, seat: int, goal: int) -> bool:
    """DC-50: return whether a seat has looked at a goal that not everyone knows."""
    return s.goal_known[goal] != ALL_KNOW and has(int(s.goal_known[goal]), seat)


@compiled
def note_step(s: GameRecord, seat: int, spot: int, evidence: Evidence) -> None:
    """DC-50: add how much nearer a step takes a dwarf to each secret goal of its player."""
    here, there = slot_of(s.dwarf[seat]), slot_of(spot)
    for goal in range(GOALS):
        if is_secret_of(s, seat, goal):
            place = FIRST_GOAL_SLOT + goal
            nearer = cards_apart(s, here, place) - cards_apart(s, there, place)
            total = int(evidence.nearer[seat, goal]) + nearer
            evidence.nearer[seat, goal] = max(-MOST_CARDS, min(MOST_CARDS, total))


@compiled
def unknown_goals(view: GameRecord) -> int:
    """Return how many goals may be the exit as far as the seat knows; 0 if it has seen the exit."""
    unknown = 0
    for goal in range(GOALS):
        face = int(view.face[FIRST_GOAL_SLOT + goal])
        if face == UNSEEN_GOAL:
            unknown += 1
        elif EXIT[face] != NO_SPACE:
            return 0
    return unknown


@compiled
def hint_of(view: GameRecord, seat: int, goal: int, evidence: Evidence) -> int:
    """Return the points by which the moves of other dwarves suggest that a goal is the exit."""
    speaks = 0
    for other in range(view.seats):
        if other != seat and has(int(view.goal_known[goal]), other):
            cards = int(evidence.nearer[other, goal])
            speaks += -SHUNNED if cards < 0 else PER_CARD * min(cards, MOST_SOUGHT)
    return speaks


@compiled
def exit_weight(view: GameRecord, seat: int, goal: int, evidence: Evidence) -> int:
    """Return how likely a goal is the exit, as a seat sees it: a weight relative to other goals."""
    face = int(view.face[FIRST_GOAL_SLOT + goal])
    if face != UNSEEN_GOAL:
        return 1 if EXIT[face] != NO_SPACE else 0
    if unknown_goals(view) == 0:
        return 0
    best = -_MOST
    for other in range(GOALS):
        if view.face[FIRST_GOAL_SLOT + other] == UNSEEN_GOAL:
            best = max(best, hint_of(view, seat, other, evidence))
    return softmax_weight(best - hint_of(view, seat, goal, evidence), UNIT_SHARPNESS)


@compiled
def weigh_exit(view: GameRecord, seat: int, evidence: Evidence, weights: Ints | Reals) -> int:
    """Write the weight of each goal, as ``exit_weight`` returns it; return the sum."""
    total = 0
    for goal in range(GOALS):
        weights[goal] = exit_weight(view, seat, goal, evidence)
        total += int(weights[goal])
    return total


@compiled
def exit_odds(view: ViewRecord, seat: int, evidence: Evidence, out: Reals) -> None:
    """Write for each goal the probability that it is the exit, as a seat sees it."""
    total = weigh_exit(view, seat, evidence, out)
    for goal in range(GOALS):
        out[goal] /= total
