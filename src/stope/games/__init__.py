"""The registry of games, the only module that names all games."""

import copyreg

from stope.errors.base import shown
from stope.errors.games import UnknownGame
from stope.games.dark_cave import GAME as DARK_CAVE
from stope.games.diamant import GAME as DIAMANT
from stope.games.duel import GAME as DUEL
from stope.games.spec import GameSpec

GAMES: dict[str, GameSpec] = {game.name: game for game in (DIAMANT, DUEL, DARK_CAVE)}


def find_game(name: object) -> GameSpec:
    """Return the game with this name; refuse a name that no game has."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(given=shown(name), allowed=", ".join(GAMES))
    return GAMES[name]


def deck_digest(game_name: str) -> str:
    """Return the sha256 digest of the cards in use for a game."""
    return find_game(game_name).deck_digest


# a game is pickled as its name, by which another process finds its own copy of the game
copyreg.pickle(GameSpec, lambda game: (find_game, (game.name,)))


__all__ = ["GAMES", "GameSpec", "deck_digest", "find_game"]
