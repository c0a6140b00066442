"""Secrecy of cards: the seats that know a card, and hands and piles as a view shows them.

A bit mask says which seats know a card. Spectators have a bit of their own, above the bits of all
seats: a card that every player has looked at can still be unknown to spectators.

The array ``backs`` has the back of each face. A view shows the back instead of a card that the
viewer does not know. The array has one more entry at its end, with the value NO_CARD. NO_CARD is
-1, and -1 is the index of the last entry; so ``backs[NO_CARD]`` is NO_CARD.
"""

import numpy as np
import numpy.typing as npt

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.public_fields import copy_public_fields
from stope.engine.records import GameRecord, Ints, ViewRecord
from stope.engine.rng import clear_stream
from stope.games.path_cards.board import NO_CARD


def all_know(seats: int) -> int:
    """Return the mask of all seats and the spectators in a game of at most ``seats`` seats.

    >>> bin(all_know(2))
    '0b111'
    """
    return (1 << (seats + 1)) - 1


def back_table(backs: npt.ArrayLike) -> npt.NDArray[np.int8]:
    """Return the backs of all faces as an array, followed by NO_CARD.

    >>> back_table([7, 7, 8])
    array([ 7,  7,  8, -1], dtype=int8)
    """
    return np.append(backs, NO_CARD).astype(np.int8)


@compiled
def knows(mask: int, seat: int, seats: int) -> bool:
    """Return whether a seat knows a card, given the mask of the seats that know the card.

    The seat -1 stands for spectators.
    """
    return has(mask, seats if seat < 0 else seat)


@compiled
def hide_cards(s: GameRecord, seat: int, seats: int, backs: Ints, out: ViewRecord) -> None:
    """Write to ``out`` the public fields, the hand of a seat, and the discards that the seat knows.

    All other cards in hands and piles are written as backs. The random key is blanked. The masks of
    the seats that know a discard have bits for ``seats`` seats and for spectators.
    """
    copy_public_fields(s, out)
    clear_stream(out.rng)
    for player in range(s.hand.shape[0]):
        for index in range(s.hand.shape[1]):
            card = int(s.hand[player, index])
            out.hand[player, index] = card if player == seat else backs[card]
    hide_pile(s.pile, backs, out.pile)
    for index in range(s.discard.shape[0]):
        card, known = int(s.discard[index]), int(s.discard_known[index])
        out.discard_known[index] = known
        out.discard[index] = card if knows(known, seat, seats) else backs[card]


@compiled
def hide_pile(pile: Ints, backs: Ints, out: Ints) -> None:
    """Write the back of every card of a pile, because the viewer knows none of these cards."""
    for index in range(pile.size):
        out[index] = backs[int(pile[index])]
