"""The players of rule functions: by chance, and by the rules of thumb of each game."""

import secrets
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from stope import progress
from stope.errors import UnknownBot, shown
from stope.games import Game, find_game
from stope.games.codecs import Move
from stope.kernel.chacha import KEY_WORDS
from stope.kernel.chance import Purpose, open_stream, set_key, write_seed_key
from stope.kernel.inclination import PLAIN
from stope.kernel.native import compilations, rule_count
from stope.kernel.playouts import FIRST_HABIT, GUIDED, RANDOM, choose_from_view, players_record
from stope.kernel.records import blank
from stope.match import View, new, signed_seed


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot decides, and the chance of winning it sees for each seat, if it thinks of that."""

    move: Move
    expects: tuple[float, ...] | None = None


class Bot(Protocol):
    """A player. It may keep its own memory, and knows of the match what its views show."""

    name: str

    def choose(self, view: View) -> Choice:
        """Decide for the seat whose view this is."""
        ...


class _PolicyBot:
    """A player whose thinking is a rule function of the kernel."""

    def __init__(self, game: Game, name: str, seed: int | None) -> None:
        self.name = name
        self._game = game
        self._policy = find_policy(game, name)
        self._players = blank(players_record(game.most_moves))[0]
        set_key(self._players.chance, _bot_key(seed))
        open_stream(self._players.chance, int(Purpose.POLICY), 0)

    def choose(self, view: View) -> Choice:
        """Decide for the seat whose view this is."""
        if view.seat is None:
            raise TypeError("who only watches has nothing to decide")
        code = choose_from_view(view.record, view.seat, self._policy, self._players)
        return Choice(self._game.moves.decode(int(code)))


def policies(game: Game) -> dict[str, int]:
    """Return the bots of a game by name, each with the policy that plays it inside playouts."""
    habits = {name: FIRST_HABIT + which for which, name in enumerate(game.habits)}
    return {"random": RANDOM, **habits, "guided": GUIDED + PLAIN}


def find_policy(game: Game, name: Any) -> int:
    """Return the policy of a bot of this name, or refuse the name."""
    known = policies(game)
    if not isinstance(name, str) or name not in known:
        raise UnknownBot(given=shown(name), allowed=", ".join(known))
    return known[name]


def is_policy(game: Game, name: Any) -> bool:
    """Return whether a bot of this name is a rule function, which simulations can play."""
    return isinstance(name, str) and name in policies(game)


def check_bot(game: Game, name: Any) -> None:
    """Refuse a name that no bot of this game has."""
    find_policy(game, name)


def prepare_bot(game: Game, name: str) -> None:
    """Compile what a bot needs: let it decide once, so that nobody waits for that later."""
    match = new(game.name)
    bot = make_bot(game.name, name, 0)
    total = rule_count("stope.kernel", f"stope.games.{game.module}")
    with progress.compiling(game.name, total) as report, compilations(report):
        bot.choose(match.view(match.actors[0]))


def make_bot(game: str, name: str, seed: int | None = None) -> Bot:
    """Return a bot of this name for a game; with the same seed it decides the same way."""
    return _PolicyBot(find_game(game), name, seed)


def _bot_key(seed: int | None) -> Any:
    key = np.frombuffer(secrets.token_bytes(KEY_WORDS * 4), np.uint32).copy()
    if seed is not None:
        write_seed_key(signed_seed(seed), 0, key)
    return key
