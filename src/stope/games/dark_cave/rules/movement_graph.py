"""The movement graph: the spots on the board, and the steps between them (DC-30 to DC-34).

A spot is one number, made of the slot of a card on the board and a space of this card. In all
functions, ``creature`` is 1 for the steps of creatures and 0 for the steps of dwarves. A creature
can enter neither a face-down goal nor the exit (DC-59).
"""

from stope.engine.bitfields import get
from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import Codes, GameRecord, Ints, State
from stope.games.dark_cave.cards import (
    CARD_TOLL,
    CREATURES,
    EXIT,
    GOLD_TOLL,
    LADDER,
    NEXT_TO,
    NO_SPACE,
    OPEN,
    OUTSIDE,
    SIDES_OF,
    SPACE_AT,
    SPACE_COUNT,
    SPACES,
    VEIN,
)
from stope.games.dark_cave.moves import SPACE, X, Y
from stope.games.dark_cave.state import NOWHERE
from stope.games.path_cards.board import NO_CELL, NO_SLOT, find_cell, put_card, take_card, turn_up
from stope.games.path_cards.listing import sort_numbers
from stope.games.path_cards.sides import SIDES, opposite

# Spots


@compiled(hot=True)
def spot_of(slot: int, space: int) -> int:
    """Return the spot of a space on the card in a slot."""
    return int(slot) * SPACES + int(space)


@compiled(hot=True)
def slot_of(spot: int) -> int:
    """Return the slot of the card that a spot is on."""
    return int(spot) // SPACES


@compiled(hot=True)
def space_of(spot: int) -> int:
    """Return the number of a spot's space on its card."""
    return int(spot) % SPACES


@compiled
def dwarves_at(s: GameRecord, spot: int) -> int:
    """DC-35: return the mask of the seats whose dwarves stand on a spot."""
    there = 0
    for seat in range(s.seats):
        if s.dwarf[seat] == spot:
            there |= 1 << seat
    return there


@compiled
def creatures_at(s: GameRecord, spot: int) -> int:
    """Return the mask of the creatures on a spot."""
    there = 0
    for creature in range(CREATURES):
        if s.creature[creature] == spot:
            there |= 1 << creature
    return there


@compiled
def is_free(s: GameRecord, slot: int) -> bool:
    """Return whether neither a dwarf nor a creature is on a card."""
    for seat in range(s.seats):
        if s.dwarf[seat] != NOWHERE and slot_of(s.dwarf[seat]) == slot:
            return False
    for creature in range(CREATURES):
        if s.creature[creature] != NOWHERE and slot_of(s.creature[creature]) == slot:
            return False
    return True


@compiled
def target_of(s: GameRecord, move: int) -> int:
    """Return the spot that is the target of a move, or NOWHERE if there is no such spot."""
    return spot_at(s, find_cell(s.board, get(move, X), get(move, Y)), get(move, SPACE))


# Laying and taking cards


@compiled
def lay_path(s: State, x: int, y: int, face: int, turned: int) -> int:
    """Lay a card face up and return its slot."""
    slot = put_card(s, x, y, face, turned, int(OPEN[face, turned]))
    open_card(s, slot)
    return slot


@compiled
def turn_goal_up(s: State, slot: int, turned: int) -> None:
    """Turn a goal face up, upright (0) or turned (1)."""
    turn_up(s, slot, turned, int(OPEN[s.face[slot], turned]))
    open_card(s, slot)


@compiled
def open_card(s: State, slot: int) -> None:
    """DC-27, DC-32: record the ladder of a card that was laid face up, and put gold on its vein."""
    face = s.face[slot]
    if LADDER[face] != NO_SPACE:
        s.ladder[s.ladders] = slot
        s.ladders += 1
    if VEIN[face] != NO_SPACE and s.supply > 0:
        s.vein_gold[slot] = 1
        s.supply -= 1


@compiled
def take_path(s: State, slot: int) -> None:
    """DC-51: remove a card and its ladder from the board; its gold returns to the supply."""
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


@compiled
def mark_web(s: State, web: int, there: bool) -> None:
    """Set or clear the bits of a web in ``s.webbed`` of the two cells beside the web.

    Set the bits if ``there`` is true, else clear them.
    """
    cell, side = int(s.web_cell[web]), int(s.web_side[web])
    other = int(s.board.beside[cell, side])
    if there:
        s.webbed[cell] |= 1 << side
        s.webbed[other] |= 1 << opposite(side)
    else:
        s.webbed[cell] &= ~(1 << side)
        s.webbed[other] &= ~(1 << opposite(side))


@compiled
def touches_web(s: GameRecord, spot: int, web: int) -> bool:
    """DC-55: return whether a spot touches the side on which a web lies.

    The spot may be in either of the two cells beside the web.
    """
    return touches_side(s, spot, int(s.web_cell[web]), int(s.web_side[web]))


@compiled
def touches_side(s: GameRecord, spot: int, cell: int, side: int) -> bool:
    """Return whether a spot touches a side of a cell.

    The spot may be in this cell or in the cell across the side.
    """
    slot, space = slot_of(spot), space_of(spot)
    sides = int(SIDES_OF[s.face[slot], s.turned[slot], space])
    if s.cell[slot] == cell:
        return has(sides, side)
    return s.cell[slot] == s.board.beside[cell, side] and has(sides, opposite(side))


# Steps between spots


@compiled
def beyond(s: GameRecord, cell: int, side: int, creature: int) -> int:
    """DC-31, DC-59: return the spot reached by a step across an open side of a cell, or NOWHERE.

    For a face-down goal the result is the spot of space 0. Only dwarves can enter such a goal.
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


@compiled
def list_neighbours(s: GameRecord, spot: int, creature: int, out: Ints) -> int:
    """DC-31, DC-32: write the spots that are one step from a spot, and return their number.

    Spots on the same card come first, then spots across its sides, then ladders.
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


@compiled
def list_ladders(s: GameRecord, slot: int, out: Codes, found: int) -> int:
    """DC-32: append the spots of all other ladders, except spots that ``out`` has already.

    Return the new number of spots.
    """
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
    # sort by slot: the ladder of a goal is added when the goal is turned up, which may be after
    # cards with higher slots were laid
    sort_numbers(out, walked, found)
    return found


@compiled
def is_a_step(s: GameRecord, spot: int, there: int, creature: int) -> bool:
    """DC-31, DC-32, DC-59: return whether one step leads from a spot to another."""
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


@compiled
def side_towards(s: GameRecord, slot: int, other: int) -> int:
    """Return the side of a card at which another card lies, or -1 if the two are not neighbours."""
    for side in range(SIDES):
        if s.board.beside[s.cell[slot], side] == s.cell[other]:
            return side
    return -1


@compiled
def cards_apart(s: GameRecord, slot: int, other: int) -> int:
    """Return the Manhattan distance between two cards, in cells."""
    here, there = int(s.cell[slot]), int(s.cell[other])
    across = abs(int(s.board.x[here]) - int(s.board.x[there]))
    return across + abs(int(s.board.y[here]) - int(s.board.y[there]))


@compiled
def is_stopped_by_web(s: GameRecord, spot: int, other: int) -> bool:
    """DC-53: return whether a web blocks the step from a spot to the card in the slot ``other``."""
    slot = slot_of(spot)
    side = side_towards(s, slot, other)
    if side < 0 or not has(s.webbed[s.cell[slot]], side):
        return False
    return has(int(SIDES_OF[s.face[slot], s.turned[slot], space_of(spot)]), side)


@compiled
def has_step(s: GameRecord, spot: int, creature: int) -> bool:
    """Return whether a dwarf or creature on a spot can go at least one step."""
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


@compiled
def spot_at(s: GameRecord, cell: int, space: int) -> int:
    """Return the spot of a space on the card in a cell, or NOWHERE if no such space exists."""
    if cell == NO_CELL:
        return NOWHERE
    slot = int(s.card_at[cell])
    if slot == NO_SLOT:
        return NOWHERE
    spaces = 1 if s.face_down[slot] else int(SPACE_COUNT[s.face[slot]])
    return spot_of(slot, space) if space < spaces else NOWHERE


# The tolls of a step


@compiled(hot=True)
def card_toll(face: int, space: int, left: int) -> int:
    """DC-33: return how many hand cards a step onto a space of a card costs, 0 or 1.

    ``left`` is the space that the step leaves, or OUTSIDE if the step comes from another card.
    """
    return int(CARD_TOLL[face, space]) >> left & 1


@compiled(hot=True)
def gold_toll(face: int, space: int, left: int) -> int:
    """DC-34: return how much gold a step onto a space of a card costs, 0 or 1.

    ``left`` is the space that the step leaves, or OUTSIDE if the step comes from another card.
    """
    return int(GOLD_TOLL[face, space]) >> left & 1


@compiled(hot=True)
def space_left(spot: int, there: int) -> int:
    """Return the space that a step leaves, or OUTSIDE if the step leads to another card."""
    return space_of(spot) if slot_of(spot) == slot_of(there) else OUTSIDE
