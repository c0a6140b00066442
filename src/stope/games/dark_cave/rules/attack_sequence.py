"""The order in which creatures attack and their victims answer with axes (DC-36, DC-56, DC-60)."""

from stope.engine.bitmask import bit, lowest
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, State
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.rules.creature_attacks import ask_next, attack, bearers, drive_off
from stope.games.dark_cave.rules.hands import use_axe
from stope.games.dark_cave.rules.turn import end_movement, finish_card, go_on
from stope.games.dark_cave.state import NOBODY, Phase


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
