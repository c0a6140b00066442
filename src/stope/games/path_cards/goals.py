"""Goals: the orientations in which a goal can be laid, and the event that shows a goal."""

from stope.engine.bitmask import has
from stope.engine.event_buffer import EVERYONE, emit_more
from stope.engine.jit import compiled
from stope.engine.records import Codes, EventBuffer, GameRecord, Ints
from stope.games.path_cards.board import BOTH_WAYS
from stope.games.path_cards.encoding import Encoding, lay_goal_move
from stope.games.path_cards.matching import fits

#: The mask of orientations that has only the orientation upright.
UPRIGHT = 0b01


@compiled
def matching_orientations(
    s: GameRecord, slot: int, orientations: Ints, open_sides: Ints, wanted: int
) -> int:
    """Return the orientations in which a goal can lie, as a mask: bit 0 upright, bit 1 turned.

    The candidates are the orientations in which the goal has an open side in the mask ``wanted``.
    The result has the candidates that match all neighbours or, if no candidate matches, all
    candidates. If both orientations remain but look the same, the result has upright only. The
    docstring of ``list_cards_on`` describes the arrays ``orientations`` and ``open_sides``.
    """
    face, cell = int(s.face[slot]), int(s.cell[slot])
    counted, matching = 0, 0
    for turned in range(2):
        sides = int(open_sides[face, turned])
        if (sides & wanted) != 0:
            counted |= 1 << turned
            if fits(s.board, cell, sides):
                matching |= 1 << turned
    allowed = counted if matching == 0 else matching
    return UPRIGHT if allowed == BOTH_WAYS and orientations[face] == 1 else allowed


@compiled
def list_goal_orientations(code: Encoding, allowed: int, out: Codes) -> int:
    """Write the moves that lay a goal in the orientations ``allowed``; return their number."""
    found = 0
    for turned in range(2):
        if has(allowed, turned):
            out[found] = lay_goal_move(code, turned)
            found += 1
    return found


@compiled
def tell_of_goal(s: GameRecord, slot: int, kind: int, events: EventBuffer) -> None:
    """Emit an event of this kind to everyone, with the face, position and orientation of a goal."""
    cell = int(s.cell[slot])
    x, y = int(s.board.x[cell]), int(s.board.y[cell])
    emit_more(events, kind, EVERYONE, int(s.face[slot]), x, y, int(s.turned[slot]), 0)
