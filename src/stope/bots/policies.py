"""The players of rule functions: by chance, by the rules of thumb of each game, at first sight."""

from typing import Any

from stope.bots.choices import Choice, who_decides
from stope.errors import UnknownBot, shown
from stope.games import Game
from stope.kernel.chance import Purpose, open_stream, set_key
from stope.kernel.playouts import FIRST_HABIT, GUIDED, RANDOM, choose_from_view, players_record
from stope.kernel.records import blank
from stope.match import View


class PolicyBot:
    """A player whose thinking is a rule function of the kernel."""

    def __init__(self, game: Game, name: str, key: Any) -> None:
        self.name = name
        self._game = game
        self._policy = find_policy(game, name)
        self._players = blank(players_record(game.most_moves))[0]
        set_key(self._players.chance, key)
        open_stream(self._players.chance, int(Purpose.POLICY), 0)

    def choose(self, view: View) -> Choice:
        """Decide for the seat whose view this is."""
        code = choose_from_view(view.record, who_decides(view), self._policy, self._players)
        return Choice(self._game.moves.decode(int(code)))

    def stop(self) -> None:
        """Do nothing: it never takes long."""


def policies(game: Game) -> dict[str, int]:
    """Return the bots of a game by name, each with the policy that plays it inside playouts."""
    habits = {name: FIRST_HABIT + which for which, name in enumerate(game.habits)}
    newcomer, miner = (GUIDED + sharpness for sharpness in game.manner.at_first_sight)
    return {"random": RANDOM, **habits, "newcomer": newcomer, "miner": miner}


def is_policy(game: Game, name: str) -> bool:
    """Return whether a rule function plays the bot of this name."""
    return name in policies(game)


def find_policy(game: Game, name: Any) -> int:
    """Return the policy of a bot of this name, or refuse the name."""
    known = policies(game)
    if not isinstance(name, str) or name not in known:
        raise UnknownBot(given=shown(name), allowed=", ".join(known))
    return known[name]
