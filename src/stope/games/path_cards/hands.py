"""Hands, draw pile and discard pile.

The cards of a hand are sorted by face, so that their order does not show which card was drawn last.
The record ``s`` has these fields: `hand`, a row of faces for each seat, and `hand_size`; `pile`,
the draw pile, and `pile_left`; `discard`, `discard_known` (for each card a mask of the seats that
have seen the card) and `discards`, the number of cards on the discard pile.
"""

from stope.engine.jit import compiled
from stope.engine.records import GameRecord, State
from stope.games.path_cards.board import NO_CARD


@compiled
def add_to_hand(s: State, seat: int, face: int) -> None:
    """Put a card into a hand, which stays sorted by face."""
    index = int(s.hand_size[seat])
    while index > 0 and s.hand[seat, index - 1] > face:
        s.hand[seat, index] = s.hand[seat, index - 1]
        index -= 1
    s.hand[seat, index] = face
    s.hand_size[seat] += 1


@compiled
def remove_from_hand(s: State, seat: int, face: int) -> None:
    """Remove one card with this face from a hand, which must hold such a card."""
    index = 0
    while s.hand[seat, index] != face:
        index += 1
    last = s.hand.shape[1] - 1
    for later in range(index, last):
        s.hand[seat, later] = s.hand[seat, later + 1]
    s.hand[seat, last] = NO_CARD
    s.hand_size[seat] -= 1


@compiled
def empty_hand(s: State, seat: int) -> None:
    """Remove all cards from a hand."""
    for index in range(s.hand.shape[1]):
        s.hand[seat, index] = NO_CARD
    s.hand_size[seat] = 0


@compiled
def take_from_pile(s: State) -> int:
    """Remove the top card of the draw pile and return its face.

    The top card is the last card in the array ``pile``.
    """
    s.pile_left -= 1
    face = int(s.pile[s.pile_left])
    s.pile[s.pile_left] = NO_CARD
    return face


@compiled
def discard(s: State, face: int, known: int) -> None:
    """Put a card on the discard pile; ``known`` is the mask of the seats that know the card."""
    s.discard[s.discards] = face
    s.discard_known[s.discards] = known
    s.discards += 1


@compiled
def copies_in_hand(s: GameRecord, seat: int, face: int) -> int:
    """Return how many cards with this face are in a hand."""
    copies = 0
    for index in range(s.hand_size[seat]):
        if s.hand[seat, index] == face:
            copies += 1
    return copies


@compiled
def holds_both(s: GameRecord, seat: int, first: int, second: int) -> bool:
    """Return whether a hand holds both cards: two copies if their faces are the same."""
    needed = 2 if first == second else 1
    return copies_in_hand(s, seat, first) >= needed and copies_in_hand(s, seat, second) >= needed


@compiled
def is_new_in_hand(s: GameRecord, seat: int, index: int) -> bool:
    """Return whether no earlier card of a hand has the same face as the card at ``index``."""
    return index == 0 or s.hand[seat, index] != s.hand[seat, index - 1]


@compiled
def is_new_pair(s: GameRecord, seat: int, one: int, other: int) -> bool:
    """Return whether no earlier pair of cards of a hand has the same two faces."""
    if s.hand[seat, one] == s.hand[seat, other]:
        return is_new_in_hand(s, seat, one) and other == one + 1
    return is_new_in_hand(s, seat, one) and is_new_in_hand(s, seat, other)
