"""Boards with a few cards, in a state of the Duel, for tests of what both games share."""

from stope.engine.records import State, new_state
from stope.games.duel import GAME
from stope.games.path_cards.board import clear_cards, put_card
from stope.games.path_cards.hands import add_to_hand, empty_hand

#: Faces without a meaning: the board stores them and does not look at their cards.
ONE, TWO, THREE = 1, 2, 3
SEAT = 0


def empty_board() -> State:
    state = new_state(GAME.state)
    clear_cards(state)
    return state


def board_with(*cards: tuple[int, int, int]) -> State:
    """Return a board with face-up cards, each given as x, y and the mask of its open sides."""
    state = empty_board()
    for x, y, open_sides in cards:
        put_card(state, x, y, ONE, 0, open_sides)
    return state


def hand_of(*faces: int) -> State:
    """Return an empty board with a hand at ``SEAT``, its cards added in this order."""
    state = empty_board()
    empty_hand(state, SEAT)
    for face in faces:
        add_to_hand(state, SEAT, face)
    return state
