"""How the game ends and what counts then (DC-70 to DC-73)."""

from stope.games.dark_cave.clans import (
    CLANS,
    reveal,
    saved_gold,
    treasure,
    winners,
    workers,
    works_for,
)
from stope.games.dark_cave.events import Happening
from stope.games.dark_cave.hands import (
    are_cards_out,
)
from stope.games.dark_cave.moves import Do
from stope.games.dark_cave.state import (
    ALL_KNOW,
    NOBODY,
    Ending,
    LastCard,
    Phase,
)
from stope.kernel.board import NO_SLOT
from stope.kernel.events import EVERYONE, emit, emit_more
from stope.kernel.masks import MAX_SEATS, bit, first, has
from stope.kernel.native import rule
from stope.kernel.records import Record


@rule
def clear_turn(s: Record) -> None:
    """Nothing has happened in this turn."""
    s.phase = Phase.CARD
    s.pending = NO_SLOT
    s.entry = 0
    s.steps = 0
    s.moved = 0
    s.stood_up = 0
    s.walker = 0
    s.attackers = 0
    s.dwarf_came = 0
    s.asked = NOBODY
    s.to_ask = 0
    s.drawer = NOBODY
    s.to_draw = 0


@rule
def end_without_cards(s: Record, events: Record) -> bool:
    """DC-70: the last card of all ends the game, at once or with this turn."""
    if not are_cards_out(s):
        return False
    if s.last_card == LastCard.END_OF_TURN:
        s.closing = 1
        return False
    end_game(s, Ending.CARDS.value, events)
    return True


@rule
def talk(s: Record, seat: int, kind: int, events: Record) -> None:
    """DC-71: say that the game may end, or take it back; it ends when all have said so."""
    if kind == Do.DISAGREE:
        s.agreed &= ~bit(seat)
        emit(events, Happening.DISAGREED, EVERYONE, seat, 0, 0)
        return
    s.agreed |= bit(seat)
    emit(events, Happening.AGREED, EVERYONE, seat, 0, 0)
    if s.agreed == first(s.seats):
        end_game(s, Ending.AGREED.value, events)


@rule
def end_game(s: Record, ending: int, events: Record) -> None:
    """DC-72: clan cards are shown, and the gold of dwarves still inside returns to the supply."""
    clear_turn(s)
    s.phase = Phase.OVER
    s.ending = ending
    s.closing = 0
    s.spare_known = ALL_KNOW
    for seat in range(s.seats):
        reveal(s, seat, events)
        if not has(s.out, seat):
            s.supply += s.gold[seat]
            s.gold[seat] = 0
    if events.room:
        for clan in range(CLANS):
            emit_more(
                events,
                Happening.TREASURE,
                EVERYONE,
                clan,
                saved_gold(s, clan),
                workers(s, clan),
                workers(s, 1 - clan),
                treasure(s, clan),
            )
        emit(events, Happening.ENDED, EVERYONE, ending, winners(s), 0)


@rule
def result(s: Record, out: Record) -> None:
    """DC-72, DC-73: each player has the treasure of the clan that the dwarf works for."""
    over = s.phase == Phase.OVER
    for seat in range(MAX_SEATS):
        out.scores[seat] = treasure(s, works_for(s, seat)) if seat < s.seats else 0
    out.winners = winners(s) if over else 0
    out.reason = s.ending
