"""Walks of creatures: a player puts a creature on the board and moves it (DC-57, DC-58, DC-60)."""

from stope.engine.bitfields import get
from stope.engine.bitmask import bit
from stope.engine.event_buffer import EVERYONE, emit_more
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, State
from stope.games.dark_cave.cards import ACTION, CREATURE_STEPS, Action
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.moves import SPACE, MoveKind, X, Y
from stope.games.dark_cave.rules.attack_sequence import begin_attack
from stope.games.dark_cave.rules.hands import discard_seen
from stope.games.dark_cave.rules.movement_graph import (
    dwarves_at,
    has_step,
    slot_of,
    space_of,
    target_of,
)
from stope.games.dark_cave.rules.turn import finish_card
from stope.games.dark_cave.state import NOWHERE, Phase


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
