"""The bots' answer to a player who proposes to end the match (DC-71)."""

import math

from stope.engine.bitmask import has
from stope.engine.records import ViewRecord, new_workspace
from stope.games.codecs import Move
from stope.games.dark_cave.ai.distance import find_ways_to_goals, treat_goals_alike, turns_left
from stope.games.dark_cave.ai.weights import CARD_TURN_STEPS
from stope.games.dark_cave.ai.workspace import WORKSPACE
from stope.games.dark_cave.moves import Agree
from stope.games.dark_cave.rules.turn import full_steps
from stope.games.dark_cave.state import NOWHERE


def would_agree(view: ViewRecord, seat: int) -> bool:
    """DC-71: return whether a seat loses nothing if the game ends: out already, or too far away.

    In each turn its dwarf can walk, and one card can be laid on its route to the exit. There are no
    more turns than cards to play.
    """
    if view.dwarf[seat] == NOWHERE:
        return True
    workspace = new_workspace(WORKSPACE)
    treat_goals_alike(view, workspace)
    find_ways_to_goals(view, workspace)
    per_turn = CARD_TURN_STEPS + full_steps(view, seat)
    way = int(workspace.to_exit[view.dwarf[seat]])
    return bool(way > math.ceil(turns_left(view, seat)) * per_turn)


def reply(view: ViewRecord, seat: int) -> Move | None:
    """DC-71: return the answer of a bot to a player who proposes to end the game; None for no."""
    said = has(int(view.agreed), seat)
    return Agree() if not said and would_agree(view, seat) else None
