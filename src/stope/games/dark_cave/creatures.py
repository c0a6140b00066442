"""Creatures: whom they attack, who is asked for an axe, what an attack does (DC-56 to DC-63)."""

from stope.games.dark_cave.cards import (
    Creature,
)
from stope.games.dark_cave.ends import end_without_cards
from stope.games.dark_cave.events import Cause, Happening
from stope.games.dark_cave.hands import (
    discard_seen,
    lose_card,
)
from stope.games.dark_cave.network import (
    dwarves_at,
)
from stope.games.dark_cave.state import (
    NOBODY,
    NOWHERE,
    Phase,
)
from stope.kernel.board import NO_CARD
from stope.kernel.events import EVERYONE, emit
from stope.kernel.masks import bit, has, lowest
from stope.kernel.native import rule
from stope.kernel.records import Record


@rule
def clear_creature(s: Record, creature: int) -> None:
    """A creature is not in the network."""
    s.creature[creature] = NOWHERE
    s.creature_owner[creature] = NOBODY
    s.creature_card[creature] = NO_CARD


@rule
def drive_off(s: Record, creature: int) -> None:
    """A creature leaves the network and its card is discarded."""
    discard_seen(s, int(s.creature_card[creature]))
    clear_creature(s, creature)


@rule
def victims(s: Record) -> int:
    """DC-36, DC-60: whom the creature attacks: the dwarf that came, or all on its space."""
    return bit(s.turn) if s.dwarf_came else dwarves_at(s, int(s.creature[lowest(s.attackers)]))


@rule
def bearers(s: Record) -> int:
    """DC-56: those of the victims that have an axe, as a mask."""
    found = victims(s)
    for seat in range(s.seats):
        if s.axes[seat] == 0:
            found &= ~bit(seat)
    return found


@rule
def ask_next(s: Record) -> None:
    """DC-56: ask the active player first, then clockwise."""
    s.phase = Phase.AXE
    seat = int(s.turn)
    while not has(s.to_ask, seat):
        seat = (seat + 1) % int(s.seats)
    s.asked = seat
    s.to_ask &= ~bit(seat)


@rule
def attack(s: Record, events: Record) -> None:
    """DC-61 to DC-63: what a creature does to its victims, clockwise from the active player."""
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
                emit(events, Happening.GOLD_STOLEN, EVERYONE, seat, 0, 0)
        elif not has(s.lying, seat):
            s.lying |= bit(seat)
            emit(events, Happening.LAID_LOW, EVERYONE, seat, 0, 0)
    if creature == Creature.RAT:
        end_without_cards(s, events)
