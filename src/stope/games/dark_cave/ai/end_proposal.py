"""Side moves of bots: the decision whether to agree to end the match early (DC-71)."""

import math

from stope.engine.bitmask import has
from stope.engine.records import ViewRecord, new_workspace
from stope.games.codecs import Move
from stope.games.dark_cave.ai.distance import find_distances_to_exit, turns_left
from stope.games.dark_cave.ai.weights import CARD_TURN_STEPS
from stope.games.dark_cave.ai.workspace import WORKSPACE
from stope.games.dark_cave.moves import Agree
from stope.games.dark_cave.rules.turn import full_steps
from stope.games.dark_cave.state import NOWHERE


def would_agree(view: ViewRecord, seat: int) -> bool:
    """DC-71: return whether a seat would agree to end the game.

    A seat agrees if it has nothing to lose: its dwarf has left the cave, or the dwarf is too far
    away to reach the exit in the turns left. In each turn the dwarf can walk, and the seat can lay
    one card on the route. The number of turns left follows from the number of cards left.
    """
    if view.dwarf[seat] == NOWHERE:
        return True
    workspace = new_workspace(WORKSPACE)
    find_distances_to_exit(view, workspace)
    per_turn = CARD_TURN_STEPS + full_steps(view, seat)
    distance = int(workspace.to_exit[view.dwarf[seat]])
    return bool(distance > math.ceil(turns_left(view, seat)) * per_turn)


def reply(view: ViewRecord, seat: int) -> Move | None:
    """DC-71: return the move by which a bot agrees to end the game, or None for no side move."""
    has_agreed = has(int(view.agreed), seat)
    return Agree() if not has_agreed and would_agree(view, seat) else None
