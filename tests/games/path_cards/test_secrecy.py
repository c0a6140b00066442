"""What seats and spectators are shown of hands and piles, in both games."""

import numpy as np
import pytest

from stope.engine.records import new_view
from stope.games.duel import GAME
from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.hands import add_to_hand, discard
from stope.games.path_cards.secrecy import all_know, back_table, hide_cards, knows
from tests.games.path_cards.boards import ONE, THREE, TWO, hand_of

SEATS = 2
BACK = 9
BACKS = back_table([BACK] * 9)


def test_a_card_that_every_player_knows_may_still_be_unknown_to_spectators():
    players = 0b11
    assert [knows(players, seat, SEATS) for seat in (0, 1, -1)] == [True, True, False]
    assert knows(all_know(SEATS), -1, SEATS)


@pytest.mark.parametrize(
    ("seat", "hands", "discards"),
    [
        (0, [[ONE, TWO], [BACK]], [ONE, BACK]),
        (1, [[BACK, BACK], [THREE]], [BACK, TWO]),
        (-1, [[BACK, BACK], [BACK]], [BACK, BACK]),
    ],
)
def test_a_seat_sees_its_own_hand_and_the_discards_that_it_knows(seat, hands, discards):
    state = hand_of(ONE, TWO)
    state.hand[1] = NO_CARD
    add_to_hand(state, 1, THREE)
    state.pile[:] = NO_CARD
    state.pile[0] = TWO
    state.discard[:] = NO_CARD
    discard(state, ONE, 0b01)
    discard(state, TWO, 0b10)
    view = new_view(GAME.state)
    hide_cards(state, seat, SEATS, BACKS, view)
    assert [[face for face in hand if face != NO_CARD] for hand in view.hand.tolist()] == hands
    assert view.discard[:3].tolist() == [*discards, NO_CARD]
    assert view.pile[:2].tolist() == [BACK, NO_CARD]
    assert not np.any(view.rng.key)
