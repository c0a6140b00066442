"""The network: what lies where, and what each player is connected to (DU-10, DU-11)."""

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
from stope.kernel.board import CELLS, NO_CARD, NO_SLOT
from stope.kernel.masks import has, lowest_of_many
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import ALL_SIDES, SIDES, opposite


@rule
def colour_of(s: Record, seat: int) -> int:
    """DU-7, DU-60: the colour of a seat; alone, the colour of choice."""
    return int(s.dwarf) if s.seats == 1 else seat


@rule
def open_sides(s: Record, slot: int) -> int:
    """Return the open sides of a card as it lies."""
    return int(OPEN[s.face[slot], s.turned[slot]])


@rule
def own_door(s: Record, seat: int) -> int:
    """DU-10: the kind of door that is open to a player without a key."""
    green = colour_of(s, seat) == Colour.GREEN
    return Barrier.GREEN_DOOR.value if green else Barrier.BLUE_DOOR.value


@rule
def is_open_to(s: Record, slot: int, seat: int) -> bool:
    """DU-10: whether a player gets past the door or troll of a card."""
    barrier = BARRIER[s.face[slot]]
    if barrier == Barrier.NONE:
        return True
    if barrier == Barrier.TROLL:
        return s.bribed[slot] != 0
    return barrier == own_door(s, seat) or s.key[slot] != 0


@rule
def part_at(s: Record, slot: int, side: int, seat: int) -> int:
    """DU-2: the sides that a player who comes in by one side gets to."""
    face, turned = s.face[slot], s.turned[slot]
    path = int(PATH[face, turned, side])
    arm = int(ARM[face, turned])
    if (path & arm) == 0 or is_open_to(s, slot, seat):
        return path
    return arm if has(arm, side) else path & ~arm


@rule
def spread(s: Record, seat: int) -> None:
    """DU-10: find everything that a player is connected to, from the own start card on."""
    for cell in range(CELLS):
        s.touch[seat, cell] = 0
    for slot in range(s.slots):
        s.reach[seat, slot] = 0
    climbed = 0
    # start cards lie in the first slots, in the order of the seats
    s.reach[seat, seat] = ALL_SIDES
    waiting = 1 << seat
    while waiting != 0:
        slot = lowest_of_many(waiting)
        waiting &= waiting - 1
        waiting |= walk_on(s, seat, slot)
        ladder = int(LADDER[s.face[slot]])
        if ladder >= 0 and not has(climbed, ladder):
            climbed |= 1 << ladder
            waiting |= climb(s, seat, ladder)


@rule
def walk_on(s: Record, seat: int, slot: int) -> int:
    """Go from a card to the cards beside it; return those where something new was reached."""
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


@rule
def climb(s: Record, seat: int, ladder: int) -> int:
    """DU-11, DU-64: ladders of a colour are joined to its start card, if there is one."""
    news = 0
    if s.seats == 1 and ladder != s.dwarf:
        return 0
    for slot in range(s.slots):
        face = s.face[slot]
        if face != NO_CARD and LADDER[face] == ladder and s.reach[seat, slot] == 0:
            s.reach[seat, slot] = open_sides(s, slot)
            news |= 1 << slot
    return news


@rule
def spread_all(s: Record) -> None:
    """Find anew what every player is connected to."""
    for seat in range(s.seats):
        spread(s, seat)


@rule
def reaches_gold(s: Record, seat: int, slot: int) -> bool:
    """DU-30: whether a player is connected to the part of a card that its gold lies on."""
    return (s.reach[seat, slot] & GOLD_PART[s.face[slot], s.turned[slot]]) != 0


@rule
def reaches_troll(s: Record, seat: int, slot: int) -> bool:
    """DU-32: whether a player is connected to the arm of a troll or to the rest of its path."""
    face, turned = s.face[slot], s.turned[slot]
    path = 0
    for side in range(SIDES):
        if has(int(ARM[face, turned]), side):
            path = int(PATH[face, turned, side])
    return (s.reach[seat, slot] & path) != 0
