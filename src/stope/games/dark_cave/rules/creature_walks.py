"""Creatures: playing their cards, walking, and the order of attacks (DC-36, DC-56 to DC-60)."""

from stope.engine.bitfields import get
from stope.engine.bitmask import bit, lowest
from stope.engine.event_buffer import EVERYONE, emit, emit_more
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, State
from stope.games.dark_cave.cards import ACTION, CREATURE_STEPS, Action
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.moves import SPACE, MoveKind, X, Y
from stope.games.dark_cave.rules.creature_attacks import ask_next, attack, bearers, drive_off
from stope.games.dark_cave.rules.hands import discard_seen, use_axe
from stope.games.dark_cave.rules.movement_graph import (
    dwarves_at,
    has_step,
    slot_of,
    space_of,
    target_of,
)
from stope.games.dark_cave.rules.turn import end_movement, finish_card, go_on
from stope.games.dark_cave.state import NOBODY, NOWHERE, Phase


@compiled
def lure(s: State, seat: int, face: int, spot: int, events: EventBuffer) -> None:
    """DC-57, DC-58: put a creature on a dark hole, or give a creature on the board a new owner.

    A creature that was put on a hole attacks the dwarves on its spot. If no dwarf is there, or if
    the creature was on the board already, the creature can walk.
    """
    creature = int(ACTION[face]) - Action.RAT.value
    is_new = s.creature[creature] == NOWHERE
    if not is_new:
        discard_seen(s, int(s.creature_card[creature]))
    s.creature[creature] = spot
    s.creature_owner[creature] = seat
    s.creature_card[creature] = face
    s.walker = creature
    s.steps = CREATURE_STEPS[creature]
    cell = s.cell[slot_of(spot)]
    x, y = s.board.x[cell], s.board.y[cell]
    emit_more(events, EventKind.CREATURE_LURED, EVERYONE, seat, creature, x, y, space_of(spot))
    if is_new and dwarves_at(s, spot) != 0:
        begin_attack(s, bit(creature), False, events)
    elif has_step(s, spot, 1):
        s.phase = Phase.CREATURE
    else:
        finish_card(s, events)


@compiled
def walk(s: State, move: int, kind: int, events: EventBuffer) -> None:
    """DC-57, DC-60: move the walking creature a step and let it attack, or stop the creature."""
    if kind == MoveKind.STOP:
        finish_card(s, events)
        return
    creature, spot = int(s.walker), target_of(s, move)
    s.creature[creature] = spot
    s.steps -= 1
    emit_more(
        events,
        EventKind.CREATURE_STEPPED,
        EVERYONE,
        creature,
        get(move, X),
        get(move, Y),
        get(move, SPACE),
        0,
    )
    if dwarves_at(s, spot) != 0:
        begin_attack(s, bit(creature), False, events)
    elif s.steps == 0:
        finish_card(s, events)


@compiled
def begin_attack(s: State, creatures: int, dwarf_came: bool, events: EventBuffer) -> None:
    """DC-36, DC-60: begin the attacks of the creatures in a mask, one after the other.

    ``dwarf_came`` is true if a dwarf has stepped on the spot of the creatures, and false if a
    creature has come to the spot of dwarves.
    """
    s.steps = 0
    s.attackers = creatures
    s.dwarf_came = dwarf_came
    go_on_attacking(s, events)


@compiled
def go_on_attacking(s: State, events: EventBuffer) -> None:
    """DC-56: carry out attacks until a victim with an axe has to decide, or no attack is left.

    After the last attack the turn goes on.
    """
    while s.attackers != 0 and s.phase != Phase.OVER:
        s.to_ask = bearers(s)
        if s.to_ask != 0:
            ask_next(s)
            return
        attack(s, events)
    if s.phase == Phase.OVER:
        return
    s.walker = 0
    if not s.dwarf_came:
        finish_card(s, events)
        return
    s.dwarf_came = 0
    s.phase = Phase.STEPS
    end_movement(s, events)
    go_on(s, events)


@compiled
def answer_attack(s: State, seat: int, strikes: bool, events: EventBuffer) -> None:
    """DC-56: drive the creature off if a seat ``strikes``, else ask the next seat with an axe.

    If no seat is left to ask, the creature attacks.
    """
    creature = lowest(s.attackers)
    if strikes:
        use_axe(s, seat)
        drive_off(s, creature)
        emit(events, EventKind.CREATURE_STRUCK, EVERYONE, seat, creature, 0)
        s.attackers &= ~bit(creature)
        s.to_ask = 0
    else:
        emit(events, EventKind.ATTACK_ENDURED, EVERYONE, seat, creature, 0)
        if s.to_ask != 0:
            ask_next(s)
            return
        attack(s, events)
    s.asked = NOBODY
    go_on_attacking(s, events)
