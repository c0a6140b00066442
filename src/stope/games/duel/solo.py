"""Solo matches of the Duel: cards that are played as soon as they are drawn (DU-62, DU-63)."""

from stope.engine.bitmask import has
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, State
from stope.games.duel.cards import ACTION, TOOL_MASK, TOOLS, Action
from stope.games.duel.events import EventKind
from stope.games.duel.rockfall import last_laid, let_rock_fall
from stope.games.duel.state import ALL_KNOW
from stope.games.path_cards.hands import discard


@compiled
def is_played_at_once(face: int) -> bool:
    """DU-62, DU-63: return whether a solo player plays this card as soon as it is drawn."""
    return ACTION[face] in (Action.SABOTAGE, Action.ROCKFALL)


@compiled
def play_at_once(s: State, face: int, events: EventBuffer) -> None:
    """DU-62, DU-63: play a sabotage card or a rockfall that a solo player has drawn.

    A sabotage card is discarded if the player already has a sabotage card for the same tool.
    """
    if ACTION[face] == Action.ROCKFALL:
        discard(s, face, ALL_KNOW)
        slot = last_laid(s)
        emit(events, EventKind.ROCKFALL_DRAWN, EVERYONE, slot >= 0, 0, 0)
        if slot >= 0:
            let_rock_fall(s, 0, slot, events)
        return
    lies = (s.sabotage[0] & TOOL_MASK[face]) == 0
    if lies:
        s.sabotage[0] |= TOOL_MASK[face]
    else:
        discard(s, face, ALL_KNOW)
    for tool in range(TOOLS):
        if has(int(TOOL_MASK[face]), tool):
            emit(events, EventKind.SABOTAGE_DRAWN, EVERYONE, tool, lies, 0)
