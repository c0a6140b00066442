"""The end of the game and its result (DC-70 to DC-74)."""

from stope.engine.bitmask import MAX_SEATS, bit, has, mask_of_first
from stope.engine.event_buffer import EVERYONE, emit, emit_more
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, Record, State
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.moves import MoveKind
from stope.games.dark_cave.rules.clans import CLANS, reveal, works_for
from stope.games.dark_cave.rules.hands import are_cards_out
from stope.games.dark_cave.rules.winners import saved_gold, treasure, winners, workers
from stope.games.dark_cave.state import ALL_KNOW, NOBODY, Ending, LastCard, Phase
from stope.games.path_cards.board import NO_SLOT


@compiled
def clear_turn(s: State) -> None:
    """Reset all fields of the current turn."""
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


@compiled
def end_without_cards(s: State, events: EventBuffer) -> bool:
    """DC-70: end the game if all hands and the draw pile are empty; return whether it has ended.

    With the option END_OF_TURN the game goes on until the turn ends.
    """
    if not are_cards_out(s):
        return False
    if s.last_card == LastCard.END_OF_TURN:
        s.closing = 1
        return False
    end_game(s, Ending.CARDS.value, events)
    return True


@compiled
def make_side_move(s: State, seat: int, kind: int, events: EventBuffer) -> None:
    """DC-71: record that a seat agrees to end the game, or takes its agreement back.

    The game ends when all seats agree.
    """
    if kind == MoveKind.DISAGREE:
        s.agreed &= ~bit(seat)
        emit(events, EventKind.DISAGREED, EVERYONE, seat, 0, 0)
        return
    s.agreed |= bit(seat)
    emit(events, EventKind.AGREED, EVERYONE, seat, 0, 0)
    if s.agreed == mask_of_first(s.seats):
        end_game(s, Ending.AGREED.value, events)


@compiled
def end_game(s: State, ending: int, events: EventBuffer) -> None:
    """DC-72, DC-74: end the game: reveal all clan cards, and add up the treasures.

    Dwarves still in the cave return their gold.
    """
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
    if events.capacity:
        for clan in range(CLANS):
            emit_more(
                events,
                EventKind.TREASURE,
                EVERYONE,
                clan,
                saved_gold(s, clan),
                workers(s, clan),
                workers(s, 1 - clan),
                treasure(s, clan),
            )
        emit(events, EventKind.ENDED, EVERYONE, ending, winners(s), 0)


@compiled
def result(s: GameRecord, out: Record) -> None:
    """DC-72, DC-73: write the result; a seat's score is the treasure of the clan it works for."""
    over = s.phase == Phase.OVER
    for seat in range(MAX_SEATS):
        out.scores[seat] = treasure(s, works_for(s, seat)) if seat < s.seats else 0
    out.winners = winners(s) if over else 0
    out.reason = s.ending
