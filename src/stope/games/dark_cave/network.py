"""The network: what lies where, and which spaces are a step apart (DC-30 to DC-32)."""

from typing import Any

from stope.games.dark_cave.cards import (
    CREATURES,
    EXIT,
    LADDER,
    NEXT_TO,
    NO_SPACE,
    OPEN,
    SIDES_OF,
    SPACE_AT,
    SPACE_COUNT,
    SPACES,
    VEIN,
)
from stope.games.dark_cave.state import NOWHERE
from stope.kernel.board import NO_CELL, NO_SLOT, put_card, take_card, turn_up
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import SIDES, opposite

# Places to stand on


@rule(hot=True)
def spot_of(slot: int, space: int) -> int:
    """Return the place on a card as one number."""
    return int(slot) * SPACES + int(space)


@rule(hot=True)
def slot_of(spot: int) -> int:
    """Return the slot of the card that a place is on."""
    return int(spot) // SPACES


@rule(hot=True)
def space_of(spot: int) -> int:
    """Return the space on its card that a place is."""
    return int(spot) % SPACES


@rule
def dwarves_at(s: Record, spot: int) -> int:
    """Return the seats whose dwarves stand on a place, as a mask."""
    there = 0
    for seat in range(s.seats):
        if s.dwarf[seat] == spot:
            there |= 1 << seat
    return there


@rule
def creatures_at(s: Record, spot: int) -> int:
    """Return the creatures on a place, as a mask."""
    there = 0
    for creature in range(CREATURES):
        if s.creature[creature] == spot:
            there |= 1 << creature
    return there


@rule
def is_free(s: Record, slot: int) -> bool:
    """Return whether neither a dwarf nor a creature is on a card."""
    for seat in range(s.seats):
        if s.dwarf[seat] != NOWHERE and slot_of(s.dwarf[seat]) == slot:
            return False
    for creature in range(CREATURES):
        if s.creature[creature] != NOWHERE and slot_of(s.creature[creature]) == slot:
            return False
    return True


# Laying and taking cards


@rule
def lay_path(s: Record, x: int, y: int, face: int, turned: int) -> int:
    """Lay a card face up and return its slot."""
    slot = put_card(s, x, y, face, turned, int(OPEN[face, turned]))
    open_card(s, slot)
    return slot


@rule
def turn_goal_up(s: Record, slot: int, turned: int) -> None:
    """Let a goal lie face up, this way round."""
    turn_up(s, slot, turned, int(OPEN[s.face[slot], turned]))
    open_card(s, slot)


@rule
def open_card(s: Record, slot: int) -> None:
    """DC-27, DC-32: a card that lies open brings its ladder, and gold to its vein."""
    face = s.face[slot]
    if LADDER[face] != NO_SPACE:
        s.ladder[s.ladders] = slot
        s.ladders += 1
    if VEIN[face] != NO_SPACE and s.supply > 0:
        s.vein_gold[slot] = 1
        s.supply -= 1


@rule
def take_path(s: Record, slot: int) -> None:
    """Take a card from the table; its gold goes to the supply, its ladder is gone."""
    s.supply += s.vein_gold[slot]
    s.vein_gold[slot] = 0
    kept = 0
    for place in range(s.ladders):
        other = s.ladder[place]
        s.ladder[place] = NO_SLOT
        if other != slot:
            s.ladder[kept] = other
            kept += 1
    s.ladders = kept
    take_card(s, slot)


# Webs


@rule
def mark_web(s: Record, web: int, there: bool) -> None:
    """Let both cells beside a web know of it, or forget it."""
    cell, side = int(s.web_cell[web]), int(s.web_side[web])
    other = int(s.board.beside[cell, side])
    if there:
        s.webbed[cell] |= 1 << side
        s.webbed[other] |= 1 << opposite(side)
    else:
        s.webbed[cell] &= ~(1 << side)
        s.webbed[other] &= ~(1 << opposite(side))


@rule
def touches_web(s: Record, spot: int, web: int) -> bool:
    """DC-55: whether a place touches the side that a web lies on, on either card."""
    slot, space = slot_of(spot), space_of(spot)
    sides = int(SIDES_OF[s.face[slot], s.turned[slot], space])
    cell, side = s.web_cell[web], s.web_side[web]
    if s.cell[slot] == cell:
        return has(sides, side)
    return s.cell[slot] == s.board.beside[cell, side] and has(sides, opposite(side))


# Steps


@rule
def beyond(s: Record, cell: int, side: int, creature: int) -> int:
    """DC-31, DC-59: the place across an open side of a cell, or NOWHERE.

    On a goal that lies face down, which only dwarves enter, it is the first space.
    """
    if has(s.webbed[cell], side):
        return NOWHERE
    slot = int(s.card_at[s.board.beside[cell, side]])
    if slot == NO_SLOT:
        return NOWHERE
    if s.face_down[slot]:
        return NOWHERE if creature else spot_of(slot, 0)
    face = s.face[slot]
    space = SPACE_AT[face, s.turned[slot], opposite(side)]
    if space == NO_SPACE or (creature and EXIT[face] == space):
        return NOWHERE
    return spot_of(slot, space)


@rule
def list_ways(s: Record, spot: int, creature: int, out: Any) -> int:
    """Write the places one step from a place and return how many they are.

    First those on the same card, then those across its sides, then ladders (DC-31, DC-32).
    """
    slot, space = slot_of(spot), space_of(spot)
    face, cell = int(s.face[slot]), int(s.cell[slot])
    found = 0
    near = int(NEXT_TO[face, space])
    for other in range(SPACE_COUNT[face]):
        if has(near, other) and not (creature and EXIT[face] == other):
            out[found] = spot_of(slot, other)
            found += 1
    sides = int(SIDES_OF[face, s.turned[slot], space])
    for side in range(SIDES):
        if has(sides, side):
            there = beyond(s, cell, side, creature)
            if there != NOWHERE:
                out[found] = there
                found += 1
    if LADDER[face] == space:
        found = list_ladders(s, slot, out, found)
    return found


@rule
def list_ladders(s: Record, slot: int, out: Any, found: int) -> int:
    """DC-32: all other ladders, unless a side leads there as well."""
    walked = found
    for number in range(s.ladders):
        other = int(s.ladder[number])
        there = spot_of(other, LADDER[s.face[other]])
        is_new = other != slot
        for place in range(walked):
            if out[place] == there:
                is_new = False
        if is_new:
            out[found] = there
            found += 1
    return found


@rule
def is_a_step(s: Record, spot: int, there: int, creature: int) -> bool:
    """Return whether two places are a step apart."""
    slot, space = slot_of(spot), space_of(spot)
    other, other_space = slot_of(there), space_of(there)
    face = int(s.face[slot])
    if creature and not s.face_down[other] and EXIT[s.face[other]] == other_space:
        return False
    if slot == other:
        return has(int(NEXT_TO[face, space]), other_space)
    climbs = LADDER[face] == space and not s.face_down[other]
    if climbs and LADDER[s.face[other]] == other_space:
        return True
    side = side_towards(s, slot, other)
    if side < 0 or not has(int(SIDES_OF[face, s.turned[slot], space]), side):
        return False
    return beyond(s, int(s.cell[slot]), side, creature) == there


@rule
def side_towards(s: Record, slot: int, other: int) -> int:
    """Return the side of a card on which another card lies, or -1."""
    for side in range(SIDES):
        if s.board.beside[s.cell[slot], side] == s.cell[other]:
            return side
    return -1


@rule
def cards_apart(s: Record, slot: int, other: int) -> int:
    """Return how many cards two places are apart, without regard to paths."""
    here, there = int(s.cell[slot]), int(s.cell[other])
    across = abs(int(s.board.x[here]) - int(s.board.x[there]))
    return across + abs(int(s.board.y[here]) - int(s.board.y[there]))


@rule
def is_stopped_by_web(s: Record, spot: int, other: int) -> bool:
    """Return whether a web lies on the side of a place that leads to another card."""
    slot = slot_of(spot)
    side = side_towards(s, slot, other)
    if side < 0 or not has(s.webbed[s.cell[slot]], side):
        return False
    return has(int(SIDES_OF[s.face[slot], s.turned[slot], space_of(spot)]), side)


@rule
def has_way(s: Record, spot: int, creature: int) -> bool:
    """Return whether there is any step from a place."""
    slot, space = slot_of(spot), space_of(spot)
    face = int(s.face[slot])
    near = int(NEXT_TO[face, space])
    if creature and EXIT[face] != NO_SPACE:
        near &= ~(1 << int(EXIT[face]))
    if near != 0 or (LADDER[face] == space and s.ladders > 1):
        return True
    sides = int(SIDES_OF[face, s.turned[slot], space])
    for side in range(SIDES):
        if has(sides, side) and beyond(s, int(s.cell[slot]), side, creature) != NOWHERE:
            return True
    return False


@rule
def spot_at(s: Record, cell: int, space: int) -> int:
    """Return the place with this number on the card of a cell, or NOWHERE."""
    if cell == NO_CELL:
        return NOWHERE
    slot = int(s.card_at[cell])
    if slot == NO_SLOT:
        return NOWHERE
    spaces = 1 if s.face_down[slot] else int(SPACE_COUNT[s.face[slot]])
    return spot_of(slot, space) if space < spaces else NOWHERE
