"""Which seats know a card, and what a view shows of hands and piles.

The seats that know a card are a bit mask. Spectators have a bit of their own, above the bits of all
seats: they may not know a card that every player has looked at.

``backs`` is for each face its back: what a view shows instead of a card that the viewer does not
know. The last entry of the array is NO_CARD, so that the index NO_CARD, -1, gives NO_CARD.
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
    """Return the mask of a card that all seats and spectators know, for at most ``seats`` seats.

    >>> bin(all_know(2))
    '0b111'
    """
    return (1 << (seats + 1)) - 1


def back_table(backs: npt.ArrayLike) -> npt.NDArray[np.int8]:
    """Return the array of the backs of all faces, with NO_CARD appended for the index NO_CARD.

    >>> back_table([7, 7, 8])
    array([ 7,  7,  8, -1], dtype=int8)
    """
    return np.append(backs, NO_CARD).astype(np.int8)


@compiled
def knows(mask: int, seat: int, seats: int) -> bool:
    """Return whether a seat (-1: spectators) knows a card, given the mask of those who know it."""
    return has(mask, seats if seat < 0 else seat)


@compiled
def hide_cards(s: GameRecord, seat: int, seats: int, backs: Ints, out: ViewRecord) -> None:
    """Write what a seat knows to ``out``: public fields, its hand, the discards that it has seen.

    Other cards in hands and piles become backs; the random key is blanked.
    """
    copy_public_fields(s, out)
    clear_stream(out.rng)
    for player in range(s.hand.shape[0]):
        for place in range(s.hand.shape[1]):
            card = int(s.hand[player, place])
            out.hand[player, place] = card if player == seat else backs[card]
    hide_pile(s.pile, backs, out.pile)
    for place in range(s.discard.shape[0]):
        card, known = int(s.discard[place]), int(s.discard_known[place])
        out.discard_known[place] = known
        out.discard[place] = card if knows(known, seat, seats) else backs[card]


@compiled
def hide_pile(pile: Ints, backs: Ints, out: Ints) -> None:
    """Write the backs of a pile's cards, none of which the viewer knows."""
    for place in range(pile.size):
        out[place] = backs[int(pile[place])]
