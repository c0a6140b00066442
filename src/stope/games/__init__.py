"""The games. This list is the only place that names them."""

import copyreg

from stope.errors import UnknownGame, shown
from stope.games.contract import Game, Manner
from stope.games.dark_cave import GAME as DARK_CAVE
from stope.games.diamant import GAME as DIAMANT
from stope.games.duel import GAME as DUEL

GAMES: dict[str, Game] = {game.name: game for game in (DIAMANT, DUEL, DARK_CAVE)}


def find_game(name: object) -> Game:
    """Return the game of this name, or refuse it."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(given=shown(name), allowed=", ".join(GAMES))
    return GAMES[name]


# games travel to other processes by name: each process has them itself
copyreg.pickle(Game, lambda game: (find_game, (game.name,)))


__all__ = ["GAMES", "Game", "Manner", "find_game"]
