"""Where a game says that all players go by lies open, it makes no difference who looks."""

import numpy as np
import pytest

from stope.games import GAMES
from stope.kernel.chance import Purpose, open_stream, set_key
from stope.kernel.playouts import players_record
from stope.kernel.records import blank
from walks import hidden, key_of, walk

OPEN = [game for game in GAMES.values() if game.manner.open_table]


def worths(game, table, seat):
    players = blank(players_record(game.most_moves))[0]
    moves, weighed = players.moves[:], players.worths[:]
    count = game.functions["legal"](table, seat, moves)
    game.functions["weigh"](table, seat, moves, count, weighed)
    return weighed[:count].tolist()


def habits(game, table, seat):
    players = blank(players_record(game.most_moves))[0]
    moves = []
    for which in range(len(game.habits)):
        set_key(players.chance, np.array(key_of(which)))
        open_stream(players.chance, int(Purpose.POLICY), 0)
        room, chance = players.moves[:], players.chance
        moves.append(int(game.functions["habit"](table, seat, which, room, chance)))
    return moves


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.name)
def test_players_go_by_nothing_that_is_hidden(game):
    for seed in range(20):
        for state, seat, _ in walk(game, seed):
            view = hidden(game, state, seat)
            assert worths(game, state, seat) == worths(game, view, seat)
            assert habits(game, state, seat) == habits(game, view, seat)
