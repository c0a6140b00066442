"""Simulation: many matches between bots, as arrays."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from stope import progress
from stope.bots import find_bot
from stope.errors import BadNumber, UnknownBot, UnknownDevice
from stope.games import find_game
from stope.kernel import batch, gpu
from stope.kernel.native import compilations, rule_count
from stope.kernel.records import Records, blank
from stope.locales import say
from stope.match import signed_seed

DEVICES = ("cpu", "cuda")


@dataclass(frozen=True, slots=True, eq=False)
class Simulation:
    """How many matches ended: one row of points per match, and the winners.

    ``won`` says which seats won which match; ``states`` are the final states, if asked for.
    """

    scores: npt.NDArray[np.int16]
    winner_masks: npt.NDArray[np.int16]
    states: Records

    @property
    def won(self) -> npt.NDArray[np.bool_]:
        """Whether a seat won a match, alone or shared: one row per match."""
        bits = np.arange(self.scores.shape[1], dtype=np.int16)
        return ((self.winner_masks[:, None] >> bits) & 1).astype(bool)

    @property
    def wins(self) -> npt.NDArray[np.float64]:
        """The share of wins of each seat; a shared win counts in parts."""
        won = self.won
        return np.asarray((won / won.sum(axis=1, keepdims=True)).mean(axis=0))


def simulate(
    game: str,
    seats: int | None = None,
    games: int = 1,
    bots: str | Sequence[str] = "random",
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    device: str = "cpu",
    threads: int | None = None,
    keep_states: bool = False,
) -> Simulation:
    """Play many matches between bots and return how they ended.

    ``bots`` is one name for all seats or one for each. The same seed gives the same matches on
    any number of threads and on any device. Memory beyond the arrays returned stays constant.

    >>> simulate("diamant", seats=5, games=3, seed=1).scores.shape
    (3, 5)
    """
    rules = find_game(game)
    count = rules.check_seats(rules.seats[0] if seats is None else seats)
    encoded = rules.encode_options(count, options or {})
    policies = _policies(bots, count)
    _check_number("games", games)
    if device not in DEVICES:
        raise UnknownDevice(given=repr(device), allowed=", ".join(DEVICES))
    workers = batch.cores() if threads is None else _check_number("threads", threads)
    todo = batch.Batch(
        rules.state,
        encoded,
        policies,
        signed_seed(seed),
        scores=np.zeros((games, count), np.int16),
        winners=np.zeros(games, np.int16),
        finals=blank(rules.state, games if keep_states else 0),
    )
    total = rule_count("stope.kernel", f"stope.games.{game.replace('-', '_')}")
    with (
        progress.compiling(game, total) as compiling,
        compilations(compiling),
        progress.bar(say("simulating", games=games), games) as report,
    ):
        if device == "cuda":
            gpu.play_batch(todo, report)
        else:
            batch.play_batch(todo, workers, report)
    return Simulation(todo.scores, todo.winners, todo.finals)


def _policies(bots: str | Sequence[str], seats: int) -> list[int]:
    names = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(names) != seats:
        raise UnknownBot(given=", ".join(map(str, names)), allowed=say("one-or-each", seats=seats))
    return [int(find_bot(name)) for name in names]


def _check_number(name: str, given: Any) -> int:
    if type(given) is not int or given < 1:
        raise BadNumber(name=name, given=repr(given), least=1)
    return given
