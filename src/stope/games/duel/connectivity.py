"""Connectivity: the card sides that each player is connected to (DU-10, DU-11)."""

from stope.engine.bitmask import has, lowest_of_63
from stope.engine.jit import compiled
from stope.engine.records import GameRecord, State, ViewRecord
from stope.games.duel.cards import (
    ARM,
    BARRIER,
    GOLD_PART,
    LADDER,
    OPEN,
    PATH,
    Barrier,
    Colour,
)
from stope.games.path_cards.board import CELLS, NO_CARD, NO_SLOT
from stope.games.path_cards.sides import ALL_SIDES, SIDES, opposite


@compiled
def colour_of(s: GameRecord, seat: int) -> int:
    """DU-7, DU-60, DU-64: return the colour of a seat; in a solo match, the colour is an option."""
    return int(s.dwarf) if s.seats == 1 else seat


@compiled
def open_sides(s: GameRecord, slot: int) -> int:
    """Return the mask of the open sides of a card in the orientation in which it lies."""
    return int(OPEN[s.face[slot], s.turned[slot]])


@compiled
def own_door(s: GameRecord, seat: int) -> int:
    """DU-10, DU-64: return the kind of door that is open to a player without a key."""
    green = colour_of(s, seat) == Colour.GREEN
    return Barrier.GREEN_DOOR.value if green else Barrier.BLUE_DOOR.value


@compiled
def is_open_to(s: GameRecord, slot: int, seat: int) -> bool:
    """DU-10: return whether a card has no door or troll that is shut to a player."""
    barrier = BARRIER[s.face[slot]]
    if barrier == Barrier.NONE:
        return True
    if barrier == Barrier.TROLL:
        return s.bribed[slot] != 0
    return barrier == own_door(s, seat) or s.key[slot] != 0


@compiled
def part_at(s: GameRecord, slot: int, side: int, seat: int) -> int:
    """DU-2: return the mask of the sides of a card that a player reaches by entering at a side."""
    face, turned = s.face[slot], s.turned[slot]
    path = int(PATH[face, turned, side])
    arm = int(ARM[face, turned])
    if (path & arm) == 0 or is_open_to(s, slot, seat):
        return path
    return arm if has(arm, side) else path & ~arm


@compiled
def spread(s: State, seat: int) -> None:
    """DU-10: store all sides that a player is connected to, searching from the start card."""
    for cell in range(CELLS):
        s.touch[seat, cell] = 0
    for slot in range(s.slots):
        s.reach[seat, slot] = 0
    climbed = 0
    # start cards lie in the first slots, in the order of the seats
    s.reach[seat, seat] = ALL_SIDES
    waiting = 1 << seat
    while waiting != 0:
        slot = lowest_of_63(waiting)
        waiting &= waiting - 1
        waiting |= walk_on(s, seat, slot)
        ladder = int(LADDER[s.face[slot]])
        if ladder >= 0 and not has(climbed, ladder):
            climbed |= 1 << ladder
            waiting |= climb(s, seat, ladder)


@compiled
def walk_on(s: State, seat: int, slot: int) -> int:
    """Spread from a card to its neighbours; return the mask of slots with newly reached sides."""
    news = 0
    cell = s.cell[slot]
    sides = int(s.reach[seat, slot])
    for side in range(SIDES):
        if not has(sides, side):
            continue
        other_cell = s.board.beside[cell, side]
        entry = opposite(side)
        s.touch[seat, other_cell] |= 1 << entry
        other = int(s.card_at[other_cell])
        if other == NO_SLOT or s.face_down[other] or not has(open_sides(s, other), entry):
            continue
        reached = part_at(s, other, entry, seat)
        if (reached & ~s.reach[seat, other]) != 0:
            s.reach[seat, other] |= reached
            news |= 1 << other
    return news


@compiled
def climb(s: State, seat: int, ladder: int) -> int:
    """DU-11, DU-64: spread to all ladders of a colour; return the mask of newly reached slots.

    In a solo match, ladders of the other colour are linked to nothing.
    """
    news = 0
    if s.seats == 1 and ladder != s.dwarf:
        return 0
    for slot in range(s.slots):
        face = s.face[slot]
        if face != NO_CARD and LADDER[face] == ladder and s.reach[seat, slot] == 0:
            s.reach[seat, slot] = open_sides(s, slot)
            news |= 1 << slot
    return news


@compiled
def spread_all(s: State) -> None:
    """Recompute the connections of every player."""
    for seat in range(s.seats):
        spread(s, seat)


@compiled
def reaches_gold(s: GameRecord, seat: int, slot: int) -> bool:
    """DU-30: return whether a player is connected to the gold of a card."""
    return (s.reach[seat, slot] & GOLD_PART[s.face[slot], s.turned[slot]]) != 0


@compiled
def reaches_troll(s: GameRecord, seat: int, slot: int) -> bool:
    """DU-32: return whether a player is connected to a troll's arm or to the rest of its path."""
    face, turned = s.face[slot], s.turned[slot]
    path = 0
    for side in range(SIDES):
        if has(int(ARM[face, turned]), side):
            path = int(PATH[face, turned, side])
    return (s.reach[seat, slot] & path) != 0


@compiled
def sides_gained(view: ViewRecord, seat: int, face: int, turned: int, entries: int) -> int:
    """Return the mask of the sides that a player reaches by entering a new card at ``entries``.

    ``entries`` is a mask of sides. No key lies on the card yet, and its troll is not bribed.
    """
    arm = int(ARM[face, turned])
    shut = arm if BARRIER[face] != own_door(view, seat) else 0
    gained = 0
    for side in range(SIDES):
        if has(entries, side):
            path = int(PATH[face, turned, side])
            gained |= (1 << side) if has(shut, side) else path & ~shut
    return gained
