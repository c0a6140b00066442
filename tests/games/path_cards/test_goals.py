"""Goals that both games turn up: how they can lie."""

import numpy as np
import pytest

from stope.engine.event_buffer import EVERYONE, drain, new_buffer
from stope.games.duel.moves import ENCODING, MOVES, LayGoal
from stope.games.path_cards.board import BOTH_WAYS, find_cell, put_card, put_face_down
from stope.games.path_cards.goals import (
    UPRIGHT,
    list_goal_orientations,
    matching_orientations,
    tell_of_goal,
)
from stope.games.path_cards.sides import ALL_SIDES, sides_mask, turned_mask
from tests.games.path_cards.boards import board_with

GOAL = 0
TURNED = 0b10


def orientations_of(goal, wanted, *cards, orientations=2):
    """Return how a goal at 0,0 with these open sides can lie beside these cards."""
    state = board_with(*cards)
    slot = put_face_down(state, 0, 0, GOAL)
    sides = sides_mask(goal)
    open_sides = np.array([[sides, turned_mask(sides)]], np.int8)
    return matching_orientations(
        state, slot, np.array([orientations], np.int8), open_sides, sides_mask(wanted)
    )


@pytest.mark.parametrize(
    ("goal", "wanted", "expected"),
    [("NE", "N", UPRIGHT), ("NE", "S", TURNED), ("NE", "NS", BOTH_WAYS), ("NES", "N", BOTH_WAYS)],
)
def test_a_goal_turns_an_open_side_to_where_it_was_reached_from(goal, wanted, expected):
    assert orientations_of(goal, wanted) == expected


def test_the_orientation_that_matches_all_neighbours_is_chosen():
    # the card in the east is closed towards the goal
    assert orientations_of("NES", "N", (1, 0, sides_mask("N"))) == TURNED


def test_if_none_matches_all_neighbours_any_orientation_will_do():
    closed = sides_mask("N")
    assert orientations_of("NES", "N", (1, 0, closed), (-1, 0, closed)) == BOTH_WAYS


def test_a_goal_that_looks_the_same_turned_lies_upright():
    assert orientations_of("NESW", "N", orientations=1) == UPRIGHT


@pytest.mark.parametrize(
    ("mask", "moves"),
    [(0, []), (UPRIGHT, [False]), (TURNED, [True]), (BOTH_WAYS, [False, True])],
)
def test_each_orientation_is_a_move(mask, moves):
    out = np.zeros(2, np.int32)
    count = list_goal_orientations(ENCODING, mask, out)
    assert [MOVES.decode(move) for move in out[:count].tolist()] == [
        LayGoal(turned) for turned in moves
    ]


def test_everyone_is_told_which_goal_lies_where_and_how():
    state, events = board_with((0, 0, ALL_SIDES)), new_buffer()
    slot = put_card(state, 2, -1, 7, 1, ALL_SIDES)
    tell_of_goal(state, slot, 5, events)
    (event,) = drain(events)
    assert (event.kind, event.audience, event.numbers) == (5, EVERYONE, (7, 2, -1, 1, 0))
    assert find_cell(state.board, 2, -1) == state.cell[slot]
