"""Goals: where they lie, and how they are turned up (DC-2, DC-38)."""

from stope.games.dark_cave.cards import FIRST_GOAL, GOALS, OPEN, SAME_TURNED
from stope.games.dark_cave.courses import clear_courses
from stope.games.dark_cave.events import Happening
from stope.games.dark_cave.network import turn_goal_up
from stope.games.dark_cave.state import ALL_KNOW, FIRST_GOAL_SLOT
from stope.kernel.board import put_face_down, ways_round
from stope.kernel.chance import Purpose, below, open_stream
from stope.kernel.events import EVERYONE, emit, emit_more
from stope.kernel.native import rule
from stope.kernel.records import Record

_GOAL_STREAM = 0


@rule
def corner_distance(seats: int) -> int:
    """DC-2: how far from the start card the goals lie, each way."""
    return 4 if seats <= 5 else 3


@rule
def goal_x(seats: int, number: int) -> int:
    """DC-2: goals lie north-west, north-east, south-west, south-east, in this order."""
    return corner_distance(seats) * (2 * (number % 2) - 1)


@rule
def goal_y(seats: int, number: int) -> int:
    """DC-2: the two first goals lie in the north."""
    return corner_distance(seats) * (2 * (number // 2) - 1)


@rule
def lay_goals(s: Record) -> None:
    """DC-2: the four goals, shuffled, face down on the corners."""
    for number in range(GOALS):
        put_face_down(
            s, goal_x(int(s.seats), number), goal_y(int(s.seats), number), FIRST_GOAL + number
        )
        s.goal_known[number] = 0
    open_stream(s.chance, Purpose.DEAL, _GOAL_STREAM)
    for number in range(GOALS - 1):
        other = number + below(s.chance, GOALS - number)
        one, two = FIRST_GOAL_SLOT + number, FIRST_GOAL_SLOT + other
        face = s.face[one]
        s.face[one] = s.face[two]
        s.face[two] = face


@rule
def goal_ways(s: Record) -> int:
    """DC-38: the ways round that the pending goal can be laid; two that look the same are one."""
    slot = int(s.pending)
    face = s.face[slot]
    upright, turned = int(OPEN[face, 0]), int(OPEN[face, 1])
    ways = ways_round(s.board, int(s.cell[slot]), upright, turned, 1 << int(s.entry))
    return 1 if ways == 3 and SAME_TURNED[face] else ways


@rule
def see_goal(s: Record, slot: int, events: Record) -> None:
    """DC-38: everyone sees a goal that a dwarf steps on."""
    goal = slot - FIRST_GOAL_SLOT
    s.goal_known[goal] = ALL_KNOW
    clear_courses(s, goal)
    cell = s.cell[slot]
    emit(events, Happening.GOAL_SEEN, EVERYONE, s.face[slot], s.board.x[cell], s.board.y[cell])


@rule
def lay_goal(s: Record, slot: int, turned: int, events: Record) -> None:
    """DC-38: a goal lies face up, this way round; a vein on it gets its gold."""
    turn_goal_up(s, slot, turned)
    cell = s.cell[slot]
    x, y = s.board.x[cell], s.board.y[cell]
    emit_more(events, Happening.GOAL_LAID, EVERYONE, s.face[slot], x, y, turned, 0)
    if s.vein_gold[slot]:
        emit(events, Happening.VEIN_FILLED, EVERYONE, x, y, 0)
