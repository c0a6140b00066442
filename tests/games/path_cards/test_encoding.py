"""Moves that both games have, as numbers and back."""

import pytest

from stope.games import GAMES
from stope.games.dark_cave.moves import ENCODING as CAVE_ENCODING
from stope.games.dark_cave.moves import MoveKind as CaveMoveKind
from stope.games.duel.moves import ENCODING as DUEL_ENCODING
from stope.games.duel.moves import MoveKind as DuelMoveKind
from stope.games.path_cards.board import find_cell, slot_at
from stope.games.path_cards.encoding import (
    aimed,
    aimed_at_card,
    aimed_at_cell,
    lay_goal_move,
    pass_one_move,
    pass_two_move,
    place_move,
)
from tests.games.path_cards.boards import board_with

both_games = pytest.mark.parametrize(
    ("game", "code", "kinds"),
    [
        (GAMES["duel"], DUEL_ENCODING, DuelMoveKind),
        (GAMES["dark-cave"], CAVE_ENCODING, CaveMoveKind),
    ],
    ids=["duel", "dark-cave"],
)


@both_games
@pytest.mark.parametrize("turned", [0, 1])
@pytest.mark.parametrize(("x", "y"), [(0, 0), (-9, 7), (40, -40)])
def test_a_card_is_laid_where_the_move_says(game, code, kinds, x, y, turned):
    move = game.moves.decode(place_move(code, 1, x, y, turned))
    assert (int(move.card), move.x, move.y, move.turned) == (1, x, y, bool(turned))


@both_games
def test_discards_name_their_cards(game, code, kinds):
    assert int(game.moves.decode(pass_one_move(code, 2)).card) == 2
    pair = game.moves.decode(pass_two_move(code, 1, 2))
    assert (int(pair.first), int(pair.second)) == (1, 2)


@both_games
@pytest.mark.parametrize("turned", [0, 1])
def test_a_goal_is_laid_upright_or_turned(game, code, kinds, turned):
    assert game.moves.decode(lay_goal_move(code, turned)).turned == bool(turned)


@both_games
def test_a_move_at_a_card_or_its_cell_names_their_x_and_y(game, code, kinds):
    state = board_with((3, -4, 0b1111))
    wanted = aimed(code, kinds.LOOK, 3, -4)
    assert aimed_at_cell(state, code, kinds.LOOK, find_cell(state.board, 3, -4)) == wanted
    assert aimed_at_card(state, code, kinds.LOOK, slot_at(state, 3, -4)) == wanted
    move = game.moves.decode(wanted)
    assert (move.x, move.y) == (3, -4)
