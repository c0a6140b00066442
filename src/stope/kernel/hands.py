"""Hands of cards, kept in order, so that nothing shows which card came last.

The record ``s`` has `hand`, a row of faces for each seat, and `hand_size`.
"""

from stope.kernel.board import NO_CARD
from stope.kernel.native import rule
from stope.kernel.records import Record


@rule
def add_to_hand(s: Record, seat: int, face: int) -> None:
    """Put a card into a hand, in order of faces."""
    place = int(s.hand_size[seat])
    while place > 0 and s.hand[seat, place - 1] > face:
        s.hand[seat, place] = s.hand[seat, place - 1]
        place -= 1
    s.hand[seat, place] = face
    s.hand_size[seat] += 1


@rule
def remove_from_hand(s: Record, seat: int, face: int) -> None:
    """Take a card that is there out of a hand."""
    place = 0
    while s.hand[seat, place] != face:
        place += 1
    last = s.hand.shape[1] - 1
    for later in range(place, last):
        s.hand[seat, later] = s.hand[seat, later + 1]
    s.hand[seat, last] = NO_CARD
    s.hand_size[seat] -= 1


@rule
def empty_hand(s: Record, seat: int) -> None:
    """Let a hand hold nothing."""
    for place in range(s.hand.shape[1]):
        s.hand[seat, place] = NO_CARD
    s.hand_size[seat] = 0


@rule
def copies_in_hand(s: Record, seat: int, face: int) -> int:
    """Return how many cards with a face a hand holds."""
    copies = 0
    for place in range(s.hand_size[seat]):
        if s.hand[seat, place] == face:
            copies += 1
    return copies


@rule
def holds_both(s: Record, seat: int, first: int, second: int) -> bool:
    """Return whether a hand holds two cards, two copies if they look the same."""
    needed = 2 if first == second else 1
    return copies_in_hand(s, seat, first) >= needed and copies_in_hand(s, seat, second) >= needed


@rule
def is_new_in_hand(s: Record, seat: int, place: int) -> bool:
    """Return whether no earlier card of a hand looks the same."""
    return place == 0 or s.hand[seat, place] != s.hand[seat, place - 1]


@rule
def is_new_pair(s: Record, seat: int, one: int, other: int) -> bool:
    """Return whether no earlier pair of a hand looks the same."""
    if s.hand[seat, one] == s.hand[seat, other]:
        return is_new_in_hand(s, seat, one) and other == one + 1
    return is_new_in_hand(s, seat, one) and is_new_in_hand(s, seat, other)
