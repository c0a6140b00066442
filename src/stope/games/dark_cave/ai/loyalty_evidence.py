"""Evidence about loyalty: support and harm between players in public moves (DC-8)."""

from stope.engine.bitfields import get
from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import Evidence, GameRecord
from stope.games.dark_cave.ai.weights import ATTACK, GIFT, OBSTACLE
from stope.games.dark_cave.cards import ACTION, SIDES_OF, Action
from stope.games.dark_cave.moves import CARD
from stope.games.dark_cave.rules.movement_graph import (
    side_towards,
    slot_of,
    space_of,
    target_of,
    touches_side,
)
from stope.games.dark_cave.state import NOWHERE

#: The greatest support of one player for another; the greatest harm is minus this number.
MOST_SUPPORT = 100


@compiled
def note_support(evidence: Evidence, seat: int, other: int, worth: int) -> None:
    """Add ``worth`` to the support of ``seat`` for ``other``; a worth below 0 is harm.

    Nothing is added if ``seat`` and ``other`` are the same player.
    """
    if seat != other:
        total = int(evidence.support[seat, other]) + worth
        evidence.support[seat, other] = max(-MOST_SUPPORT, min(MOST_SUPPORT, total))


@compiled
def note_gift(s: GameRecord, seat: int, other: int, evidence: Evidence) -> None:
    """DC-54, DC-55: add support for a player who gets a tool and whose dwarf is in the cave."""
    if s.dwarf[other] != NOWHERE:
        note_support(evidence, seat, other, GIFT)


@compiled
def note_lure(s: GameRecord, seat: int, move: int, evidence: Evidence) -> None:
    """DC-57: add harm to each dwarf on the space where a new creature is put.

    If the creature was in the cave before, its next card attacks nobody and adds no harm.
    """
    creature = int(ACTION[get(move, CARD)]) - Action.RAT.value
    if s.creature[creature] == NOWHERE:
        note_attack(s, seat, target_of(s, move), evidence)


@compiled
def note_attack(s: GameRecord, seat: int, spot: int, evidence: Evidence) -> None:
    """DC-60: add harm to each dwarf on the spot to which a player moves a creature."""
    for other in range(s.seats):
        if s.dwarf[other] == spot:
            note_support(evidence, seat, other, ATTACK)


@compiled
def note_web(s: GameRecord, seat: int, cell: int, side: int, evidence: Evidence) -> None:
    """DC-53: add harm to each dwarf whose space touches the side that gets a web."""
    for other in range(s.seats):
        if s.dwarf[other] != NOWHERE and touches_side(s, int(s.dwarf[other]), cell, side):
            note_support(evidence, seat, other, OBSTACLE)


@compiled
def note_rockfall(s: GameRecord, seat: int, slot: int, evidence: Evidence) -> None:
    """DC-51: add harm to each dwarf whose space leads to the card that a rockfall removes."""
    for other in range(s.seats):
        if s.dwarf[other] == NOWHERE:
            continue
        stands = slot_of(s.dwarf[other])
        side = side_towards(s, stands, slot)
        space = space_of(s.dwarf[other])
        if side >= 0 and has(int(SIDES_OF[s.face[stands], s.turned[stands], space]), side):
            note_support(evidence, seat, other, OBSTACLE)
