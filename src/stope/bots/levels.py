"""Bots by name: chance, rules of thumb, and four levels from newcomer to master.

The two lower levels play what looks promising at first sight, the newcomer with the slips of a
person who sees what matters but not always what matters most. The two upper ones think. How long,
a name can say itself: ``master@0.1s`` thinks a tenth of a second, ``master@500`` 500 rounds.
"""

import re
import secrets
from dataclasses import replace
from typing import Any

import numpy as np

from stope import progress
from stope.bots.choices import Bot
from stope.bots.policies import PolicyBot, policies
from stope.bots.thinking import Effort, ThinkingBot
from stope.errors import BadNumber, UnknownBot, shown
from stope.games import Game, find_game
from stope.kernel.chacha import KEY_WORDS
from stope.kernel.chance import write_seed_key
from stope.kernel.native import compilations, rule_count
from stope.match import new, signed_seed

LEVELS = ("newcomer", "miner", "foreman", "master")

#: The longest that a level thinks about a decision, in seconds.
_PATIENCE = {"foreman": 0.25, "master": 1.0}
#: The number of bots in the series of keys that grows from a seed. Matches count from 0 upwards, so
#: that no bot ever has the key of a match.
_BOTS = -1
_BUDGET = re.compile(r"(?P<seconds>[0-9]{1,4}(\.[0-9]{1,3})?)s|(?P<rounds>[0-9]{1,9})")


def bot_names(game: Game) -> list[str]:
    """Return the names of all bots of a game, the levels last, from weak to strong."""
    return [*policies(game), *_PATIENCE]


def effort_of(game: Game, name: Any) -> Effort | None:
    """Return how much a bot of this name thinks, None if it does not; or refuse the name."""
    refusal = UnknownBot(given=shown(name), allowed=", ".join(bot_names(game)))
    if not isinstance(name, str):
        raise refusal
    level, at, budget = name.partition("@")
    if level not in _PATIENCE:
        if at or level not in policies(game):
            raise refusal
        return None
    if not at:
        which = list(_PATIENCE).index(level)
        return Effort(
            rounds=game.manner.rounds[which],
            seconds=_PATIENCE[level],
            per_move=game.manner.rounds_per_move[which],
        )
    match = _BUDGET.fullmatch(budget)
    if match is None:
        raise refusal
    if match["seconds"]:
        effort = Effort(seconds=float(match["seconds"]))
    else:
        effort = Effort(rounds=int(match["rounds"]))
    if effort.rounds == 0 or effort.seconds == 0:
        raise refusal
    return effort


def check_bot(game: Game, name: Any) -> None:
    """Refuse a name that no bot of the game has."""
    effort_of(game, name)


def make_bot(game: str, name: str, seed: int | None = None, *, threads: int = 1) -> Bot:
    """Return a bot of this name for a game; with the same seed it decides the same way.

    Bots that think do so in as many threads as they are given. A limit of time leaves the number
    of rounds, and so the answer, to the machine.
    """
    rules = find_game(game)
    effort = effort_of(rules, name)
    if type(threads) is not int or threads < 1:
        raise BadNumber(name="threads", given=shown(threads), least=1)
    key = key_of(seed)
    if effort is None:
        return PolicyBot(rules, name, key)
    return ThinkingBot(rules, name, replace(effort, threads=threads), key)


def prepare_bot(game: Game, name: str) -> None:
    """Compile what a bot needs: let it decide once, so that nobody waits for that later."""
    match = new(game.name, seats=game.usual_seats)
    level = name.partition("@")[0]
    bot = make_bot(game.name, f"{level}@1" if level in _PATIENCE else name, 0)
    total = rule_count("stope.kernel", f"stope.games.{game.module}")
    with progress.compiling(game.name, total) as report, compilations(report):
        bot.choose(match.view(match.actors[0]))


def key_of(seed: int | None) -> Any:
    """Return the key of a bot's chance, from a seed or from the system."""
    key = np.frombuffer(secrets.token_bytes(KEY_WORDS * 4), np.uint32).copy()
    if seed is not None:
        write_seed_key(signed_seed(seed), _BOTS, key)
    return key
