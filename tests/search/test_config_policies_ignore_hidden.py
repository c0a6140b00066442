"""Where a game says that all players go by lies open, it makes no difference who looks."""

import numpy as np
import pytest

from stope.engine.records import blank
from stope.engine.rng import StreamId, open_stream, set_key
from stope.games import GAMES
from tests.support.random_play import hidden, key_of, walk

OPEN = [game for game in GAMES.values() if game.search_config.policies_ignore_hidden]


def move_scores(game, table, seat):
    playout = blank(game.playout_record)[0]
    moves, move_scores = playout.moves[:], playout.move_scores[:]
    count = game.functions["legal"](table, seat, moves)
    memory = playout.evidence, playout.workspace
    game.functions["score_moves"](table, seat, moves, count, move_scores, *memory)
    return move_scores[:count].tolist()


def scripts(game, table, seat):
    playout = blank(game.playout_record)[0]
    moves = []
    for which in range(len(game.scripts)):
        set_key(playout.rng, np.array(key_of(which)))
        open_stream(playout.rng, int(StreamId.POLICY), 0)
        scratch = playout.moves[:], playout.rng, playout.workspace
        moves.append(int(game.functions["scripted_move"](table, seat, which, *scratch)))
    return moves


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.name)
@pytest.mark.compiled
def test_players_go_by_nothing_that_is_hidden(game):
    for seed in range(20):
        for state, seat, _ in walk(game, seed):
            view = hidden(game, state, seat)
            assert move_scores(game, state, seat) == move_scores(game, view, seat)
            assert scripts(game, state, seat) == scripts(game, view, seat)
