"""Where dwarves went whose players had looked at a goal: it tells others what they saw (DC-50).

``course[seat, goal]`` says how many cards nearer to a goal a dwarf is than when its player looked.
"""

from typing import Any

from stope.games.dark_cave.cards import EXIT, GOALS, NO_SPACE, UNSEEN_GOAL
from stope.games.dark_cave.state import ALL_KNOW, FIRST_GOAL_SLOT
from stope.kernel.chance import below
from stope.kernel.inclination import PLAIN, SCALE, likelihood
from stope.kernel.masks import MAX_SEATS, has
from stope.kernel.native import rule
from stope.kernel.records import Record

NO_GOAL = -1
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
def cards_apart(s: Record, slot: int, other: int) -> int:
    """Return how many cards two places are apart, without regard to paths."""
    here, there = int(s.cell[slot]), int(s.cell[other])
    across = abs(int(s.board.x[here]) - int(s.board.x[there]))
    return across + abs(int(s.board.y[here]) - int(s.board.y[there]))


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
    for other in range(GOALS):
        seen = int(view.face[FIRST_GOAL_SLOT + other])
        if seen != UNSEEN_GOAL and EXIT[seen] != NO_SPACE:
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
def exit_odds(view: Record, seat: int, out: Any) -> None:
    """Write for each goal how probably it is the exit, as a seat sees it."""
    total = 0
    for goal in range(GOALS):
        total += exit_weight(view, seat, goal)
    for goal in range(GOALS):
        out[goal] = exit_weight(view, seat, goal) / total
