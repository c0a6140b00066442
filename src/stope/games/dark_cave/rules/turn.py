"""The phases of a turn, from its beginning to its end (DC-9 to DC-14, DC-37)."""

from stope.engine.bitmask import bit, has
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.games.dark_cave.cards import CREATURES, VEIN
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.rules.clans import reveal
from stope.games.dark_cave.rules.creature_attacks import drive_off
from stope.games.dark_cave.rules.ending import clear_turn, end_game, end_without_cards
from stope.games.dark_cave.rules.hands import draw_cards
from stope.games.dark_cave.rules.movement_graph import has_step, slot_of, space_of
from stope.games.dark_cave.rules.webs import can_chop_any, wear_webs_of
from stope.games.dark_cave.state import NOWHERE, STEPS, STEPS_WITH_BOOTS, Ending, Phase
from stope.games.path_cards.board import NO_CARD


@compiled
def actors(s: GameRecord) -> int:
    """DC-9, DC-56: return the mask with the seat that has to decide; 0 if the match is over.

    This seat is the seat whose turn it is, or the seat that is asked for an axe.
    """
    if s.phase == Phase.OVER:
        return 0
    return bit(s.asked) if s.phase == Phase.AXE else bit(s.turn)


@compiled
def begin_turn(s: State, seat: int, events: EventBuffer) -> None:
    """DC-10, DC-11: begin the turn of a seat.

    A seat without cards sits out its turn, and the turn of the next seat begins.
    """
    # at least one hand has a card: otherwise the game would be over
    for _ in range(s.seats):
        clear_turn(s)
        s.turn = seat
        emit(events, EventKind.TURN_BEGAN, EVERYONE, seat, 0, 0)
        upkeep(s, seat, events)
        if s.hand_size[seat] > 0:
            return
        emit(events, EventKind.SITS_OUT, EVERYONE, seat, 0, 0)
        seat = (seat + 1) % int(s.seats)


@compiled
def upkeep(s: State, seat: int, events: EventBuffer) -> None:
    """DC-10: remove a seat's creatures, wear down its webs, and let its lying dwarf stand up."""
    for creature in range(CREATURES):
        if s.creature_owner[creature] == seat:
            emit(events, EventKind.CREATURE_GONE, EVERYONE, creature, 0, 0)
            drive_off(s, creature)
    wear_webs_of(s, seat, events)
    if has(s.lying, seat):
        s.lying &= ~bit(seat)
        s.stood_up = 1
        emit(events, EventKind.STOOD_UP, EVERYONE, seat, 0, 0)


@compiled
def full_steps(s: GameRecord, seat: int) -> int:
    """DC-13, DC-54: return how many steps the dwarf of a seat has in a turn."""
    return STEPS_WITH_BOOTS if s.boots[seat] != NO_CARD else STEPS


@compiled
def finish_card(s: State, events: EventBuffer) -> None:
    """DC-13, DC-70: end the card phase; begin the steps, or end the game if no cards are left."""
    if end_without_cards(s, events):
        return
    seat = int(s.turn)
    s.phase = Phase.STEPS
    s.moved = 0
    s.steps = 0
    if not has(s.out, seat) and not has(s.lying, seat) and not s.stood_up:
        s.steps = full_steps(s, seat)
    go_on(s, events)


@compiled
def go_on(s: State, events: EventBuffer) -> None:
    """DC-13, DC-55: go on with the steps; end the turn if no step or use of an axe is possible."""
    seat = int(s.turn)
    if s.steps > 0 and has_step(s, int(s.dwarf[seat]), 0):
        return
    if can_chop_any(s, seat):
        return
    end_movement(s, events)
    end_turn(s, events)


@compiled
def end_movement(s: State, events: EventBuffer) -> None:
    """DC-37: end the steps; a dwarf that moved and stands on a vein with gold takes the gold.

    The clan card of this dwarf is then revealed.
    """
    seat = int(s.turn)
    s.steps = 0
    if not s.moved or s.dwarf[seat] == NOWHERE:
        return
    slot = slot_of(s.dwarf[seat])
    if s.vein_gold[slot] == 0 or VEIN[s.face[slot]] != space_of(s.dwarf[seat]):
        return
    s.vein_gold[slot] -= 1
    s.gold[seat] += 1
    cell = s.cell[slot]
    emit(events, EventKind.GOLD_TAKEN, EVERYONE, seat, s.board.x[cell], s.board.y[cell])
    reveal(s, seat, events)


@compiled
def end_turn(s: State, events: EventBuffer) -> None:
    """DC-14: draw cards, then begin the next player's turn, or end the game."""
    draw_cards(s, int(s.drawer), int(s.to_draw), events)
    if s.closing:
        end_game(s, Ending.CARDS.value, events)
        return
    begin_turn(s, (int(s.turn) + 1) % int(s.seats), events)
