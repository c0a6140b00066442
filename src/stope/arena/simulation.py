"""Simulation: play many matches between bots without search, and return the results as arrays."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from stope import progress
from stope.bots import find_policy, policies
from stope.engine.bitmask import members
from stope.engine.key_conversion import signed_seed
from stope.engine.records import Records, blank
from stope.errors.arena import BadNumber, BotCount, TooManyMatches, UnknownBot, UnknownDevice
from stope.errors.base import shown
from stope.games import GameSpec, find_game
from stope.locales import say
from stope.search import batch, batch_cuda

DEVICES = ("cpu", "cuda")


@dataclass(frozen=True, slots=True, eq=False)
class Simulation:
    """The results of many matches.

    ``scores`` has a row for each match, with the points of each seat. ``winner_masks`` has, for
    each match, a bit mask of the winning seats. ``states`` has the final state of each match, or is
    empty if final states were not requested. ``seconds`` is the time of the playouts; on a GPU it
    includes the time of compilation.
    """

    scores: npt.NDArray[np.int16]
    winner_masks: npt.NDArray[np.int16]
    states: Records
    seconds: float

    @property
    def won(self) -> npt.NDArray[np.bool_]:
        """Whether each seat won, alone or together with other seats; one row for each match."""
        bits = np.arange(self.scores.shape[1], dtype=np.int16)
        return ((self.winner_masks[:, None] >> bits) & 1).astype(bool)

    @property
    def wins(self) -> npt.NDArray[np.float64]:
        """The share of the wins of each seat; a shared win is divided among the winners."""
        seats = self.scores.shape[1]
        often = np.bincount(self.winner_masks, minlength=1 << seats) / len(self.winner_masks)
        shares = np.zeros(seats)
        for mask, share in enumerate(often):
            for seat in members(mask):
                shares[seat] += share / mask.bit_count()
        return shares


def simulate(
    game: str,
    seats: int | None = None,
    games: int = 1,
    bots: str | Sequence[str] = "random",
    *,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    device: str = "cpu",
    threads: int | None = None,
    keep_states: bool = False,
    first: int = 0,
) -> Simulation:
    """Play ``games`` matches between bots without search, and return their results.

    ``bots`` is one name for all seats, or a list with a name for each seat. Equal seeds give equal
    matches with any number of threads and on any device. ``first`` is the number of the first match
    in the series that the seed generates. ``threads`` None means one thread for each core. With
    ``keep_states``, the result contains the final states. Apart from the result, the memory in use
    does not grow with the number of matches.

    >>> simulate("diamant", seats=5, games=3, seed=1).scores.shape
    (3, 5)
    """
    rules = find_game(game)
    count = rules.check_seats(rules.seats[0] if seats is None else seats)
    encoded = rules.encode_options(count, {} if options is None else options)
    lineup = _lineup(rules, bots, count)
    _check_number("games", games)
    if device not in DEVICES:
        raise UnknownDevice(given=shown(device), allowed=", ".join(DEVICES))
    workers = batch.available_cores() if threads is None else _check_number("threads", threads)

    def room_for(matches: int) -> batch.PlayoutBatch:
        return batch.PlayoutBatch(
            rules.state,
            rules.playout_record,
            encoded,
            lineup,
            signed_seed(seed),
            scores=np.zeros((matches, count), np.int16),
            winners=np.zeros(matches, np.int16),
            finals=blank(rules.state, matches if keep_states else 0),
            first=_check_number("first", first, least=0),
        )

    try:
        todo = room_for(games)
    except (MemoryError, ValueError) as problem:
        raise TooManyMatches(given=games) from problem
    if device == "cpu":
        # first play one match in this thread, so that the other threads have nothing to compile
        with progress.compiling(rules):
            batch.play_batch(room_for(1), None, lambda _: None)
    began = time.perf_counter()
    with progress.bar(say("simulating", games=games), games) as report:
        if device == "cuda":
            batch_cuda.play_batch(todo, report)
        else:
            batch.play_batch(todo, workers, report)
    seconds = time.perf_counter() - began
    return Simulation(todo.scores, todo.winners, todo.finals, seconds)


def _lineup(game: GameSpec, bots: str | Sequence[str], seats: int) -> list[int]:
    if not isinstance(bots, str | list | tuple):
        raise UnknownBot(given=shown(bots), allowed=", ".join(policies(game)))
    names = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(names) != seats:
        raise BotCount(given=len(names), seats=seats)
    return [find_policy(game, name) for name in names]


def _check_number(name: str, given: object, least: int = 1) -> int:
    if type(given) is not int or given < least:
        raise BadNumber(name=name, given=shown(given), least=least)
    return given
