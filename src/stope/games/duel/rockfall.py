"""Rockfalls of the Duel: which cards one can remove, and removing a card (DU-43, DU-63)."""

from stope.engine.event_buffer import EVERYONE, emit_more
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.games.duel.cards import BARRIER, GOLD, PATH_FACES, Barrier
from stope.games.duel.connectivity import spread_all
from stope.games.duel.events import EventKind
from stope.games.duel.state import ALL_KNOW
from stope.games.path_cards.board import take_card
from stope.games.path_cards.hands import discard


@compiled
def can_fall(s: GameRecord, slot: int) -> bool:
    """DU-43: return whether a rockfall can remove a card: a path card without gold or troll."""
    face = s.face[slot]
    if face < 0 or face >= PATH_FACES:
        return False
    return GOLD[face] == 0 and BARRIER[face] != Barrier.TROLL


@compiled
def last_laid(s: GameRecord) -> int:
    """DU-63: return the slot of the newest card that a rockfall can remove, or -1."""
    found = -1
    for slot in range(s.slots):
        if can_fall(s, slot):
            found = slot
    return found


@compiled
def let_rock_fall(s: State, seat: int, slot: int, events: EventBuffer) -> None:
    """DU-43: remove a laid card; a key on it returns to the stock."""
    face, cell = int(s.face[slot]), int(s.cell[slot])
    emit_more(
        events, EventKind.ROCK_FELL, EVERYONE, seat, face, s.board.x[cell], s.board.y[cell], 0
    )
    s.keys += s.key[slot]
    s.key[slot] = 0
    take_card(s, slot)
    discard(s, face, ALL_KNOW)
    spread_all(s)
