"""Goals: the orientations in which a goal can be laid, and the event that shows it to everyone."""

from stope.engine.bitmask import has
from stope.engine.event_buffer import EVERYONE, emit_more
from stope.engine.jit import compiled
from stope.engine.records import Codes, EventBuffer, GameRecord, Ints
from stope.games.path_cards.board import BOTH_WAYS, fits
from stope.games.path_cards.encoding import Encoding, lay_goal_move

#: The mask of a goal that can lie upright only.
UPRIGHT = 0b01


@compiled
def ways_round(s: GameRecord, slot: int, orientations: Ints, open_sides: Ints, wanted: int) -> int:
    """Return how the goal in a slot can lie, as a mask: bit 0 upright, bit 1 turned.

    Only orientations with an open side in the mask ``wanted`` count. Among these, only the ones
    that match all neighbours are allowed; if none does, all are. If both are allowed but look the
    same, only upright is returned. ``orientations`` and ``open_sides`` are those of each face, as
    in ``list_cards_on``.
    """
    face, cell = int(s.face[slot]), int(s.cell[slot])
    open_there, matching = 0, 0
    for turned in range(2):
        sides = int(open_sides[face, turned])
        if (sides & wanted) != 0:
            open_there |= 1 << turned
            if fits(s.board, cell, sides):
                matching |= 1 << turned
    ways = open_there if matching == 0 else matching
    return UPRIGHT if ways == BOTH_WAYS and orientations[face] == 1 else ways


@compiled
def list_ways_round(code: Encoding, ways: int, out: Codes) -> int:
    """Write the moves that lay a goal in each orientation of the mask ``ways``; return how many."""
    found = 0
    for turned in range(2):
        if has(ways, turned):
            out[found] = lay_goal_move(code, turned)
            found += 1
    return found


@compiled
def tell_of_goal(s: GameRecord, slot: int, kind: int, events: EventBuffer) -> None:
    """Emit an event to everyone: the goal in a slot, its position, and whether it is turned."""
    cell = int(s.cell[slot])
    x, y = int(s.board.x[cell]), int(s.board.y[cell])
    emit_more(events, kind, EVERYONE, int(s.face[slot]), x, y, int(s.turned[slot]), 0)
