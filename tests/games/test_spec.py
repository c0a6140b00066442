"""The list of moves has room for all that a position can have (``GameSpec.most_moves``)."""

import pytest

import stope
from stope.games import GAMES
from tests.support.random_play import legal, walk

#: Networks with many ends, and a hand of path cards that look different when turned.
WIDE = (
    "hands P15 P16 P17 P18 P03 P04 / A12 | table P12@1,1 P01@2,1 P01@3,1 P01@4,1 P11@0,2 P02@0,3"
    " P02@0,4 P13@-1,1 P01@-2,1 P14@0,5"
)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.compiled
def test_random_matches_have_fewer_moves_than_the_list_holds(game):
    for seed in range(3):
        for state, seat, _ in walk(game, seed, every=3):
            assert len(legal(game, state, seat)) <= game.most_moves


def test_a_wide_network_of_the_duel_has_fewer_moves_than_the_list_holds():
    match = stope.from_position_text("duel", WIDE)
    moves = match.moves(0)
    assert len(moves) > 60
    # every card on every cell both ways round is what the list has room for
    assert len(moves) == len(set(moves)) <= match.game.most_moves


def test_diamant_has_exactly_two_moves():
    match = stope.new("diamant", seats=3, seed=1)
    assert len(match.moves(0)) == match.game.most_moves == 2
