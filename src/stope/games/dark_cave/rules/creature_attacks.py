"""Attacks of creatures: their victims, the victims with axes, and the effects (DC-56 to DC-63)."""

from stope.engine.bitmask import bit, has, lowest
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.games.dark_cave.cards import Creature
from stope.games.dark_cave.events import Cause, EventKind
from stope.games.dark_cave.rules.ending import end_without_cards
from stope.games.dark_cave.rules.hands import discard_seen, lose_card
from stope.games.dark_cave.rules.movement_graph import dwarves_at
from stope.games.dark_cave.state import NOBODY, NOWHERE, Phase
from stope.games.path_cards.board import NO_CARD


@compiled
def clear_creature(s: State, creature: int) -> None:
    """Empty the fields of a creature: the creature is not on the board and belongs to no seat."""
    s.creature[creature] = NOWHERE
    s.creature_owner[creature] = NOBODY
    s.creature_card[creature] = NO_CARD


@compiled
def drive_off(s: State, creature: int) -> None:
    """Remove a creature from the board and discard its card."""
    discard_seen(s, int(s.creature_card[creature]))
    clear_creature(s, creature)


@compiled
def victims(s: GameRecord) -> int:
    """DC-36, DC-60: return the mask of the seats under attack.

    If a dwarf stepped on the creature's spot, only this dwarf is attacked. If the creature came to
    the dwarves, all dwarves on its spot are attacked.
    """
    return bit(s.turn) if s.dwarf_came else dwarves_at(s, int(s.creature[lowest(s.attackers)]))


@compiled
def bearers(s: GameRecord) -> int:
    """DC-56: return the mask of the seats under attack that have an axe."""
    found = victims(s)
    for seat in range(s.seats):
        if s.axes[seat] == 0:
            found &= ~bit(seat)
    return found


@compiled
def ask_next(s: State) -> None:
    """DC-56: ask the next seat whether it uses an axe against the attack.

    The next seat is the first seat in the mask ``to_ask``, clockwise from ``s.turn``.
    """
    s.phase = Phase.AXE
    seat = int(s.turn)
    while not has(s.to_ask, seat):
        seat = (seat + 1) % int(s.seats)
    s.asked = seat
    s.to_ask &= ~bit(seat)


@compiled
def attack(s: State, events: EventBuffer) -> None:
    """DC-61, DC-62, DC-63: let one creature attack all victims, clockwise from ``s.turn``."""
    creature, attacked = lowest(s.attackers), victims(s)
    s.attackers &= ~bit(creature)
    for number in range(s.seats):
        seat = (int(s.turn) + number) % int(s.seats)
        if not has(attacked, seat):
            continue
        if creature == Creature.RAT:
            lose_card(s, seat, Cause.RAT.value, events)
        elif creature == Creature.GOBLIN:
            if s.gold[seat] > 0:
                s.gold[seat] -= 1
                s.supply += 1
                emit(events, EventKind.GOLD_STOLEN, EVERYONE, seat, 0, 0)
        # DC-62: a lindworm has no effect on a dwarf that lies already
        elif not has(s.lying, seat):
            s.lying |= bit(seat)
            emit(events, EventKind.LAID_LOW, EVERYONE, seat, 0, 0)
    if creature == Creature.RAT:
        end_without_cards(s, events)
