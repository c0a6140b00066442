"""What players did for and against each other for all to see (DC-8): bots judge them by it.

``deeds[a, b]`` is the sum of what a did for b (above zero) and against b (below).
"""

from stope.games.dark_cave.cards import SIDES_OF
from stope.games.dark_cave.creatures import victims
from stope.games.dark_cave.network import side_towards, slot_of, space_of, touches_web
from stope.games.dark_cave.state import NOWHERE
from stope.kernel.masks import MAX_SEATS, has
from stope.kernel.native import rule
from stope.kernel.records import Record

#: Boots or an axe laid before a dwarf that is still in the cave.
GIFT = 2
#: A creature led to a dwarf, whether or not an axe drives it off.
ATTACK = -2
#: A web or a rockfall on a side of the very space that a dwarf stands on.
OBSTACLE = -1
#: No sum grows beyond this, either way.
MOST_DEEDS = 100


@rule
def clear_deeds(s: Record) -> None:
    """Nobody has done anything."""
    for seat in range(MAX_SEATS):
        for other in range(MAX_SEATS):
            s.deeds[seat, other] = 0


@rule
def note_deed(s: Record, seat: int, other: int, worth: int) -> None:
    """Add what a player did for or against another one; what one does to oneself says nothing."""
    if seat != other:
        total = int(s.deeds[seat, other]) + worth
        s.deeds[seat, other] = max(-MOST_DEEDS, min(MOST_DEEDS, total))


@rule
def note_gift(s: Record, seat: int, other: int) -> None:
    """DC-54, DC-55: a tool serves a dwarf that is still in the cave."""
    if s.dwarf[other] != NOWHERE:
        note_deed(s, seat, other, GIFT)


@rule
def note_attack(s: Record) -> None:
    """DC-60: whoever led a creature to dwarves is against all of them."""
    attacked = victims(s)
    for other in range(s.seats):
        if has(attacked, other):
            note_deed(s, int(s.turn), other, ATTACK)


@rule
def note_web(s: Record, seat: int, web: int) -> None:
    """DC-53: a web on a side of the space that a dwarf stands on is against it."""
    for other in range(s.seats):
        if s.dwarf[other] != NOWHERE and touches_web(s, int(s.dwarf[other]), web):
            note_deed(s, seat, other, OBSTACLE)


@rule
def note_rockfall(s: Record, seat: int, slot: int) -> None:
    """DC-51: rocks that fall beside the space that a dwarf stands on are against it."""
    for other in range(s.seats):
        if s.dwarf[other] == NOWHERE:
            continue
        stands = slot_of(s.dwarf[other])
        side = side_towards(s, stands, slot)
        space = space_of(s.dwarf[other])
        if side >= 0 and has(int(SIDES_OF[s.face[stands], s.turned[stands], space]), side):
            note_deed(s, seat, other, OBSTACLE)
