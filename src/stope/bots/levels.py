"""Bots by name: random, the scripts of a game, and four levels from newcomer to master.

The two lower levels, newcomer and miner, draw moves by softmax over the scores of the moves. The
newcomer has the lower sharpness, so it often misses the move with the best score. The two upper
levels, foreman and master, search. The name of a bot that searches can contain a budget:
``master@0.1s`` searches for 0.1 s, ``master@500`` for 500 iterations.
"""

import re
import secrets
from dataclasses import replace

import numpy as np

from stope import progress
from stope.bots.bot import Bot
from stope.bots.parallel_search import SearchBudget
from stope.bots.policy_bot import PolicyBot, policies
from stope.bots.search_bot import SearchBot
from stope.engine.chacha import KEY_WORDS
from stope.engine.key_conversion import signed_seed
from stope.engine.records import Key
from stope.engine.rng import write_seed_key
from stope.errors.arena import BadNumber, UnknownBot
from stope.errors.base import shown
from stope.games import GameSpec, find_game
from stope.match import new

LEVELS = ("newcomer", "miner", "foreman", "master")

#: The levels that search, and the time limit of each level in seconds per decision.
_LEVEL_SECONDS = {"foreman": 0.25, "master": 1.0}
#: The key of a bot is made from a seed and this index. The key of a match is made from a seed and
#: an index that is at least 0, so no bot has the key of a match.
_BOT_SERIES = -1
_BUDGET_FORM = re.compile(r"(?P<seconds>[0-9]{1,4}(\.[0-9]{1,3})?)s|(?P<iterations>[0-9]{1,9})")


def bot_names(game: GameSpec) -> list[str]:
    """Return the names of all bots of a game; the levels come last, from weak to strong."""
    return [*policies(game), *_LEVEL_SECONDS]


def search_budget(game: GameSpec, name: object) -> SearchBudget | None:
    """Return the search budget of the bot with this name, or None if the bot does not search.

    Raise ``UnknownBot`` if the game has no bot of this name.
    """
    refusal = UnknownBot(given=shown(name), allowed=", ".join(bot_names(game)))
    if not isinstance(name, str):
        raise refusal
    level, at, limit = name.partition("@")
    if level not in _LEVEL_SECONDS:
        if at or level not in policies(game):
            raise refusal
        return None
    if not at:
        which = list(_LEVEL_SECONDS).index(level)
        return SearchBudget(
            iterations=game.search_config.iterations[which],
            seconds=_LEVEL_SECONDS[level],
            iterations_per_move=game.search_config.iterations_per_move[which],
        )
    match = _BUDGET_FORM.fullmatch(limit)
    if match is None:
        raise refusal
    if match["seconds"]:
        budget = SearchBudget(seconds=float(match["seconds"]))
    else:
        budget = SearchBudget(iterations=int(match["iterations"]))
    if budget.iterations == 0 or budget.seconds == 0:
        raise refusal
    return budget


def check_bot(game: GameSpec, name: object) -> None:
    """Raise ``UnknownBot`` if the game has no bot of this name."""
    search_budget(game, name)


def make_bot(game: str, name: str, seed: int | None = None, *, threads: int = 1) -> Bot:
    """Return a bot of this name for a game; bots with equal seeds make equal decisions.

    A bot that searches uses ``threads`` threads. If it has a time limit, the speed of the machine
    affects the number of iterations and can affect the chosen move.
    """
    rules = find_game(game)
    budget = search_budget(rules, name)
    if type(threads) is not int or threads < 1:
        raise BadNumber(name="threads", given=shown(threads), least=1)
    key = key_of(seed)
    if budget is None:
        return PolicyBot(rules, name, key)
    return SearchBot(rules, name, replace(budget, threads=threads), key)


def prepare_bot(game: GameSpec, name: str) -> None:
    """Compile the functions that the bot with this name needs.

    To this end, a new bot makes one decision in a new match.
    """
    match = new(game.name, seats=game.usual_seats)
    level = name.partition("@")[0]
    bot = make_bot(game.name, f"{level}@1" if level in _LEVEL_SECONDS else name, 0)
    with progress.compiling(game):
        bot.choose(match.view(match.actors[0]))


def key_of(seed: int | None) -> Key:
    """Return the key of a bot's random stream.

    The key is made from ``seed``. If ``seed`` is None, the key is random.
    """
    key = np.frombuffer(secrets.token_bytes(KEY_WORDS * 4), np.uint32).copy()
    if seed is not None:
        write_seed_key(signed_seed(seed), _BOT_SERIES, key)
    return key
