"""Parallel search: one or more threads search for the best move in a decision within a budget."""

import contextlib
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from stope.bots.searcher import MoveStats, Searcher
from stope.engine.bitmask import MAX_SEATS, SPECTATOR, has
from stope.engine.records import Key
from stope.games import GameSpec
from stope.search.config import SearchConfig
from stope.view import View

#: A move is never played if its strategy sum, divided by the largest strategy sum, is below this
#: number: such a small strategy sum is noise.
_PURIFICATION = 0.15


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """The limits of a search: a number of iterations, a time in seconds, or both.

    The number of iterations is ``iterations`` plus ``iterations_per_move`` for each root move that
    is searched; it is divided among the threads. Without a time limit, equal seeds give equal
    moves.
    """

    iterations: int | None = None
    seconds: float | None = None
    threads: int = 1
    iterations_per_move: int = 0


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search: the root moves, most visited first, and each seat's mean value."""

    moves: tuple[MoveStats, ...]
    values: tuple[float, ...]
    iterations: int


class ParallelSearch:
    """Runs searches in one game by root parallelization: each thread has an independent tree.

    After a search, the statistics of the root moves are added up over all trees.
    """

    def __init__(
        self, game: GameSpec, budget: SearchBudget, key: Key, config: SearchConfig | None = None
    ) -> None:
        self._game = game
        self._budget = budget
        config = game.search_config if config is None else config
        self._max_children = config.max_children
        self._searchers = [Searcher(game, config, key, number) for number in range(budget.threads)]
        self._running = 0

    def stop(self) -> None:
        """End the running search soon, if a search is running. Any thread can call this method."""
        if self._running:
            for searcher in self._searchers:
                searcher.stop()

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """Let ``stop`` end all searches in a ``with`` block.

        After a call of ``stop``, searches that begin later in the block also end soon. Searches
        after the block run normally.
        """
        self._running += 1
        try:
            yield
        finally:
            self._running -= 1
            if not self._running:
                for searcher in self._searchers:
                    searcher.reset_stop()

    def search(self, view: View) -> SearchResult:
        """Search for the best move of the view's seat, and return the result.

        If the seat has no choice between moves, the result has values but no root moves.
        """
        with self.running():
            budget = self._budget
            until = None if budget.seconds is None else time.perf_counter() + budget.seconds
            seat = SPECTATOR if view.seat is None else view.seat
            searched = self._searched_moves(view, seat)
            view_json = json.dumps(view.to_json(), sort_keys=True).encode()
            for searcher in self._searchers:
                searcher.begin(view, seat, view_json, has_decision=searched > 1)
            share = None
            if budget.iterations is not None:
                iterations = budget.iterations + budget.iterations_per_move * searched
                share = -(-iterations // budget.threads)
            if budget.threads == 1:
                self._searchers[0].run(view, share, until)
            else:
                self._run_in_threads(view, share, until)
            return _merged(self._searchers, int(view.record.seats))

    def _searched_moves(self, view: View, seat: int) -> int:
        """Return how many root moves a search tries, or 0 if the seat has nothing to decide."""
        call = self._game.functions
        if seat == SPECTATOR or not has(int(call["actors"](view.record)), seat):
            return 0
        codes = np.zeros(self._game.most_moves, np.int32)
        return min(int(call["legal"](view.record, seat, codes)), self._max_children)

    def _run_in_threads(self, view: View, iterations: int | None, until: float | None) -> None:
        with ThreadPoolExecutor(len(self._searchers)) as pool:
            try:
                running = [pool.submit(one.run, view, iterations, until) for one in self._searchers]
                for one in running:
                    one.result()
            except BaseException:
                self.stop()
                raise

    def draw(self, result: SearchResult) -> MoveStats:
        """Return a root move, drawn in proportion to the strategy sums.

        Very unlikely moves are never drawn (purification).
        """
        most = max(move.strategy_sum for move in result.moves)
        likely = [move for move in result.moves if move.strategy_sum >= _PURIFICATION * most]
        left = self._searchers[0].random() * sum(move.strategy_sum for move in likely)
        for move in likely:
            left -= move.strategy_sum
            if left < 0:
                return move
        return likely[-1]


def _merged(searchers: Sequence[Searcher], seats: int) -> SearchResult:
    """Return the result of all searchers together: the statistics of each move are added up."""
    found: dict[int, list[MoveStats]] = {}
    for searcher in searchers:
        for move in searcher.moves():
            found.setdefault(move.code, []).append(move)
    iterations = sum(searcher.iterations for searcher in searchers)
    total = sum((searcher.value_sum for searcher in searchers), np.zeros(MAX_SEATS))
    values = total / max(1, iterations)
    moves = [_merged_stats(parts) for parts in found.values()]
    moves.sort(key=lambda move: (-move.visits, -move.value, move.code))
    return SearchResult(tuple(moves), tuple(values[:seats].tolist()), iterations)


def _merged_stats(parts: Sequence[MoveStats]) -> MoveStats:
    visits = sum(part.visits for part in parts)
    total = sum(part.value * part.visits for part in parts)
    strategy_sum = sum(part.strategy_sum for part in parts)
    return MoveStats(parts[0].code, total / max(1, visits), visits, strategy_sum)
