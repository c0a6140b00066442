"""Marking gold: which gold of goals and path cards goes to which player (DU-30, DU-31)."""

from stope.engine.event_buffer import EVERYONE, emit_more
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.games.duel.cards import (
    GOLD,
)
from stope.games.duel.connectivity import reaches_gold
from stope.games.duel.events import EventKind
from stope.games.path_cards.board import (
    NO_CARD,
    NO_SLOT,
)


@compiled
def mark_gold(s: State, events: EventBuffer) -> None:
    """DU-30, DU-31: mark all gold that players are connected to, until the markers run out."""
    while s.markers > 0:
        seat = int(s.turn)
        slot = best_gold(s, seat)
        if slot == NO_SLOT and s.seats > 1:
            seat = 1 - seat
            slot = best_gold(s, seat)
        if slot == NO_SLOT:
            return
        s.owner[slot] = seat + 1
        s.markers -= 1
        cell = s.cell[slot]
        x, y = s.board.x[cell], s.board.y[cell]
        emit_more(events, EventKind.GOLD_MARKED, EVERYONE, seat, GOLD[s.face[slot]], x, y, 0)


@compiled
def best_gold(s: GameRecord, seat: int) -> int:
    """DU-31: return the slot of the card whose gold a player marks next, or NO_SLOT."""
    best = NO_SLOT
    for slot in range(s.slots):
        if not has_free_gold(s, slot) or not reaches_gold(s, seat, slot):
            continue
        if best == NO_SLOT or comes_before(s, slot, best):
            best = slot
    return best


@compiled
def has_free_gold(s: GameRecord, slot: int) -> bool:
    """Return whether the card in a slot lies face up and shows gold without a marker."""
    face = s.face[slot]
    return face != NO_CARD and GOLD[face] > 0 and not s.face_down[slot] and s.owner[slot] == 0


@compiled
def comes_before(s: GameRecord, slot: int, other: int) -> bool:
    """DU-31: return whether gold in a slot is marked before gold in the slot ``other``.

    More gold comes first, then smaller x, then smaller y.
    """
    gold, other_gold = GOLD[s.face[slot]], GOLD[s.face[other]]
    if gold != other_gold:
        return gold > other_gold
    x, other_x = s.board.x[s.cell[slot]], s.board.x[s.cell[other]]
    if x != other_x:
        return x < other_x
    return s.board.y[s.cell[slot]] < s.board.y[s.cell[other]]
