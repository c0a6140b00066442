"""Where dwarves went whose players had looked at a goal: it tells others what they saw (DC-50).

``course[seat, goal]`` says how many cards nearer to a goal a dwarf is than when its player looked.
"""

from typing import Any

from stope.games.dark_cave.cards import EXIT, GOALS, NO_SPACE, UNSEEN_GOAL
from stope.games.dark_cave.network import cards_apart
from stope.games.dark_cave.state import ALL_KNOW, FIRST_GOAL_SLOT
from stope.kernel.chance import below
from stope.kernel.inclination import PLAIN, SCALE, likelihood
from stope.kernel.masks import MAX_SEATS, has
from stope.kernel.native import rule
from stope.kernel.records import Record

#: No course is counted further than this, either way.
MOST_CARDS = 100
#: How much likelier a goal is the exit for each card that a dwarf came nearer whose player knows
#: it, and how much less likely if that dwarf went away from it, in sixteenths of a factor e.
PER_CARD = 5
MOST_SOUGHT = 6
SHUNNED = SCALE
#: What a goal that everything speaks for is ahead, more than can be.
_MOST = MAX_SEATS * PER_CARD * MOST_SOUGHT


@rule
def clear_courses(s: Record, goal: int) -> None:
    """Nobody has looked at a goal, or everyone sees it."""
    for seat in range(MAX_SEATS):
        s.course[seat, goal] = 0


@rule
def is_secret_of(s: Record, seat: int, goal: int) -> bool:
    """DC-50: whether a seat has seen a goal that not everyone sees."""
    return s.goal_known[goal] != ALL_KNOW and has(int(s.goal_known[goal]), seat)


@rule
def note_course(s: Record, seat: int, slot: int, there: int) -> None:
    """DC-50: a dwarf goes from card to card; see whether it seeks or shuns a goal it knows."""
    for goal in range(GOALS):
        if is_secret_of(s, seat, goal):
            place = FIRST_GOAL_SLOT + goal
            nearer = cards_apart(s, slot, place) - cards_apart(s, there, place)
            total = int(s.course[seat, goal]) + nearer
            s.course[seat, goal] = max(-MOST_CARDS, min(MOST_CARDS, total))


@rule
def unknown_goals(view: Record) -> int:
    """Return among how many goals the seat has to look for the exit; 0 if it has seen it."""
    unknown = 0
    for goal in range(GOALS):
        face = int(view.face[FIRST_GOAL_SLOT + goal])
        if face == UNSEEN_GOAL:
            unknown += 1
        elif EXIT[face] != NO_SPACE:
            return 0
    return unknown


@rule
def hint_of(view: Record, seat: int, goal: int) -> int:
    """Return how much the courses of others speak for a goal's being the exit."""
    speaks = 0
    for other in range(view.seats):
        if other != seat and has(int(view.goal_known[goal]), other):
            cards = int(view.course[other, goal])
            speaks += -SHUNNED if cards < 0 else PER_CARD * min(cards, MOST_SOUGHT)
    return speaks


@rule
def exit_weight(view: Record, seat: int, goal: int) -> int:
    """Return how likely a goal is the exit, as a seat sees it, on the same scale for all goals."""
    face = int(view.face[FIRST_GOAL_SLOT + goal])
    if face != UNSEEN_GOAL:
        return 1 if EXIT[face] != NO_SPACE else 0
    if unknown_goals(view) == 0:
        return 0
    best = -_MOST
    for other in range(GOALS):
        if view.face[FIRST_GOAL_SLOT + other] == UNSEEN_GOAL:
            best = max(best, hint_of(view, seat, other))
    return likelihood(best - hint_of(view, seat, goal), PLAIN)


@rule
def draw_exit(view: Record, seat: int, chance: Record) -> int:
    """Draw the goal that is the exit by how likely each is."""
    total, drawn = 0, 0
    for goal in range(GOALS):
        weight = exit_weight(view, seat, goal)
        total += weight
        # each goal takes the place of those before it as often as it should
        if weight > 0 and below(chance, total) < weight:
            drawn = goal
    return drawn


@rule
def weigh_exit(view: Record, seat: int, weights: Any) -> int:
    """Write for each goal how likely it is the exit, as a seat sees it; return the sum."""
    total = 0
    for goal in range(GOALS):
        weights[goal] = exit_weight(view, seat, goal)
        total += int(weights[goal])
    return total


@rule
def exit_odds(view: Record, seat: int, out: Any) -> None:
    """Write for each goal how probably it is the exit, as a seat sees it."""
    total = weigh_exit(view, seat, out)
    for goal in range(GOALS):
        out[goal] /= total
