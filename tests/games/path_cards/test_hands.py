"""Hands and piles that both games have."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.hands import (
    copies_in_hand,
    discard,
    empty_hand,
    holds_both,
    remove_from_hand,
    take_from_pile,
)
from tests.games.path_cards.boards import ONE, SEAT, THREE, TWO, empty_board, hand_of


def cards_of(state):
    return state.hand[SEAT].tolist()


@given(st.permutations([ONE, ONE, TWO, THREE]))
def test_a_hand_does_not_show_which_card_came_last(faces):
    assert cards_of(hand_of(*faces)) == [ONE, ONE, TWO, THREE, NO_CARD, NO_CARD]


@pytest.mark.parametrize(
    ("face", "left"),
    [
        (ONE, [ONE, TWO, THREE]),
        (TWO, [ONE, ONE, THREE]),
        (THREE, [ONE, ONE, TWO]),
    ],
)
def test_one_card_is_taken_and_the_others_close_up(face, left):
    state = hand_of(ONE, ONE, TWO, THREE)
    remove_from_hand(state, SEAT, face)
    assert cards_of(state) == [*left, NO_CARD, NO_CARD, NO_CARD]
    assert state.hand_size[SEAT] == 3


def test_an_emptied_hand_holds_nothing():
    state = hand_of(ONE, TWO)
    empty_hand(state, SEAT)
    assert cards_of(state) == [NO_CARD] * 6
    assert state.hand_size[SEAT] == 0


def test_copies_are_counted():
    state = hand_of(ONE, TWO, ONE)
    assert [copies_in_hand(state, SEAT, face) for face in (ONE, TWO, THREE)] == [2, 1, 0]


@pytest.mark.parametrize(
    ("first", "second", "held"),
    [(ONE, TWO, True), (ONE, ONE, True), (TWO, TWO, False), (ONE, THREE, False)],
)
def test_two_equal_cards_need_two_copies(first, second, held):
    assert holds_both(hand_of(ONE, ONE, TWO), SEAT, first, second) == held


def test_the_top_card_of_the_pile_leaves_it():
    state = empty_board()
    state.pile[:2] = [ONE, TWO]
    state.pile_left = 2
    assert take_from_pile(state) == TWO
    assert (state.pile_left, state.pile[:2].tolist()) == (1, [ONE, NO_CARD])


def test_the_discard_pile_keeps_cards_and_who_saw_them():
    state = empty_board()
    discard(state, ONE, 0b01)
    discard(state, TWO, 0b11)
    assert state.discards == 2
    assert state.discard[:2].tolist() == [ONE, TWO]
    assert state.discard_known[:2].tolist() == [0b01, 0b11]
