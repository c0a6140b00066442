"""Bots without search: uniformly random, the scripts of each game, and softmax over move scores."""

from stope.bots.bot import Choice, acting_seat
from stope.engine.records import Key, blank
from stope.engine.rng import StreamId, open_stream, set_key
from stope.errors.arena import UnknownBot
from stope.errors.base import shown
from stope.games import GameSpec
from stope.search.playout import (
    FIRST_SCRIPT,
    FIRST_SOFTMAX,
    RANDOM,
    choose_from_view,
)
from stope.view import View


class PolicyBot:
    """A bot that plays one of the built-in policies of ``stope.search.playout``."""

    def __init__(self, game: GameSpec, name: str, key: Key) -> None:
        self.name = name
        self._game = game
        self._policy = find_policy(game, name)
        self._playout = blank(game.playout_record)[0]
        set_key(self._playout.rng, key)
        open_stream(self._playout.rng, int(StreamId.POLICY), 0)

    def choose(self, view: View) -> Choice:
        """Return the move that the policy chooses for the seat of the view."""
        self._playout.evidence = view.evidence
        code = choose_from_view(view.record, acting_seat(view), self._policy, self._playout)
        return Choice(self._game.moves.decode(int(code)))

    def stop(self) -> None:
        """Do nothing: ``choose`` takes only microseconds, so there is no need to stop it."""


def policies(game: GameSpec) -> dict[str, int]:
    """Return the names of a game's bots without search, each with the number of its policy."""
    scripts = {name: FIRST_SCRIPT + which for which, name in enumerate(game.scripts)}
    newcomer, miner = (
        FIRST_SOFTMAX + sharpness for sharpness in game.search_config.level_sharpness
    )
    return {"random": RANDOM, **scripts, "newcomer": newcomer, "miner": miner}


def is_policy(game: GameSpec, name: str) -> bool:
    """Return whether the bot of this name plays by a policy, that is, without search."""
    return name in policies(game)


def find_policy(game: GameSpec, name: object) -> int:
    """Return the number of the policy of this name; raise ``UnknownBot`` for an unknown name."""
    known = policies(game)
    if not isinstance(name, str) or name not in known:
        raise UnknownBot(given=shown(name), allowed=", ".join(known))
    return known[name]
