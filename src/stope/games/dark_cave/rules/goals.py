"""Goals: where they lie, and how they are turned up (DC-2, DC-38)."""

from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.engine.rng import StreamId, open_stream, randbelow
from stope.games.dark_cave.cards import FIRST_GOAL, GOALS, OPEN, ORIENTATIONS
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.rules.movement_graph import turn_goal_up
from stope.games.dark_cave.state import ALL_KNOW, FIRST_GOAL_SLOT
from stope.games.path_cards.board import put_face_down
from stope.games.path_cards.goals import matching_orientations, tell_of_goal

_GOAL_STREAM = 0


@compiled
def corner_distance(seats: int) -> int:
    """DC-2: return the distance of the goals from the start card, along x and along y, in cells."""
    return 4 if seats <= 5 else 3


@compiled
def goal_x(seats: int, number: int) -> int:
    """DC-2: return the x of a goal.

    The goals lie north-west, north-east, south-west and south-east, numbered in this order.
    """
    return corner_distance(seats) * (2 * (number % 2) - 1)


@compiled
def goal_y(seats: int, number: int) -> int:
    """DC-2: return the y of a goal; the first two goals lie in the north."""
    return corner_distance(seats) * (2 * (number // 2) - 1)


@compiled
def lay_goals(s: State) -> None:
    """DC-2: lay the four goals, shuffled, face down on the corners."""
    for number in range(GOALS):
        put_face_down(
            s, goal_x(int(s.seats), number), goal_y(int(s.seats), number), FIRST_GOAL + number
        )
        s.goal_known[number] = 0
    open_stream(s.rng, StreamId.DEAL, _GOAL_STREAM)
    for number in range(GOALS - 1):
        other = number + randbelow(s.rng, GOALS - number)
        one, two = FIRST_GOAL_SLOT + number, FIRST_GOAL_SLOT + other
        face = s.face[one]
        s.face[one] = s.face[two]
        s.face[two] = face


@compiled
def goal_orientations(s: GameRecord) -> int:
    """DC-38: return the mask of the orientations in which the pending goal can be laid.

    The pending goal is the goal that a dwarf steps on. Bit 0 is upright, bit 1 is turned. If both
    orientations look the same, only bit 0 is set.
    """
    return matching_orientations(s, int(s.pending), ORIENTATIONS, OPEN, 1 << int(s.entry))


@compiled
def see_goal(s: State, slot: int, events: EventBuffer) -> None:
    """DC-38: show everyone the face of the goal that a dwarf steps on."""
    goal = slot - FIRST_GOAL_SLOT
    s.goal_known[goal] = ALL_KNOW
    tell_of_goal(s, slot, EventKind.GOAL_SEEN.value, events)


@compiled
def lay_goal(s: State, slot: int, turned: int, events: EventBuffer) -> None:
    """DC-38: lay a goal face up, upright or turned, and put gold on its vein if there is a vein."""
    turn_goal_up(s, slot, turned)
    tell_of_goal(s, slot, EventKind.GOAL_LAID.value, events)
    if s.vein_gold[slot]:
        cell = s.cell[slot]
        emit(events, EventKind.VEIN_FILLED, EVERYONE, s.board.x[cell], s.board.y[cell], 0)
