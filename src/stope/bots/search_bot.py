"""The bot that searches: IS-MCTS with a budget of time or iterations, on one or more threads."""

import contextlib
import hashlib
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from stope.bots.bot import Choice, acting_seat
from stope.engine.bitmask import MAX_SEATS, SPECTATOR, bit, first, has
from stope.engine.chacha import KEY_WORDS
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import Key, Reals, blank, new_evidence, new_prior
from stope.engine.rng import StreamId, next_word, open_stream, set_key
from stope.games import GameSpec
from stope.search.config import SearchConfig
from stope.search.ismcts import SEARCH_STATE, SearchContext, search
from stope.search.opponent_model import update_posteriors
from stope.search.tree import EDGE, NO_NODE, NODE
from stope.view import View

#: Entries of the hash table for each node of the tree.
_SLOTS_PER_NODE = 4
#: Iterations before the first check of the clock.
_FIRST_SLICE = 8
#: About this many seconds pass between two checks of the clock.
_CLOCK_INTERVAL = 0.005
#: In place of a maximum depth or a last episode, if the search has no such limit.
_UNLIMITED = 1 << 30
#: No search runs more iterations than this: its counters have 32 bits.
_MAX_ITERATIONS = 1_000_000_000
#: Moves whose strategy sum is less than this part of the largest one are noise and never played.
_PURIFICATION = 0.15


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """How long a search runs: a number of iterations, a time in seconds, or the shorter of both.

    The number of iterations is ``iterations`` plus ``iterations_per_move`` for each root move that
    is searched; all threads share it. Without a time limit, equal seeds give equal moves.
    """

    iterations: int | None = None
    seconds: float | None = None
    threads: int = 1
    iterations_per_move: int = 0


@dataclass(frozen=True, slots=True)
class MoveStats:
    """The statistics of a root move: its code, its mean value, its visits, its strategy sum."""

    code: int
    value: float
    visits: int
    strategy_sum: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search: root moves, most visited first, and each seat's mean value."""

    moves: tuple[MoveStats, ...]
    values: tuple[float, ...]
    iterations: int


class Searcher:
    """One search in one thread, with its tree and all other memory; reused for each decision."""

    def __init__(self, game: GameSpec, config: SearchConfig, key: Key, number: int) -> None:
        self._game = game
        self._config = config
        self._key = key
        self._number = number
        self._seat = 0
        self._state = blank(SEARCH_STATE)[0]
        self._state.exploration = config.exploration
        self._state.rollout_sharpness = config.rollout_sharpness
        self._state.prior_sharpness = config.prior_sharpness
        self._state.max_depth = config.max_depth or _UNLIMITED
        self._state.simultaneous = config.simultaneous
        self._state.policies_ignore_hidden = config.policies_ignore_hidden
        self._state.scripted_share = config.scripted_share
        self._state.scripts = len(game.scripts)
        # the view is at the beginning of an array of 64-bit words, so that it can be hashed by word
        size = game.state.itemsize
        words = np.zeros(-(-size // 8), np.int64)
        seen = words.view(np.uint8)[:size].view(game.state).view(np.recarray)
        nodes = config.max_nodes
        self._players = blank(game.playout_record)[0]
        self._prior = new_prior(game.prior)
        self._context = SearchContext(
            state=self._state,
            players=self._players,
            prior=self._prior,
            table=blank(game.state)[0],
            seen=seen[0],
            words=words,
            nodes=blank(NODE, nodes),
            edges=np.zeros((nodes, config.max_children), EDGE).view(np.recarray),
            slots=np.full(_SLOTS_PER_NODE * nodes, NO_NODE, np.int32),
            events=NULL_BUFFER,
        )

    def begin(self, view: View, seat: int, view_json: bytes, *, has_decision: bool) -> None:
        """Prepare a search: clear the tree and set the random stream from the view.

        So equal views give equal searches. ``has_decision`` says whether the seat has several moves
        to choose from.
        """
        self._seat = seat
        everyone = first(int(view.record.seats))
        self._state.opponents = everyone if seat == SPECTATOR else everyone & ~bit(seat)
        self._state.has_decision = has_decision
        episode = int(self._game.functions["episode"](view.record))
        ahead = self._config.episodes_ahead
        self._state.last_episode = _UNLIMITED if ahead is None else episode + ahead
        self._state.value_sum[:] = 0
        self._state.iterations = self._state.node_count = 0
        self._state.root = NO_NODE
        self._context.slots.fill(NO_NODE)
        stream = self._state.rng
        set_key(stream, self._key)
        low, high = np.frombuffer(_digest(view_json, self._number), "<u4")
        open_stream(stream, int(StreamId.POLICY), int(low))
        stream.nonce[2] = high
        self._state.key[:] = [next_word(stream) for _ in range(KEY_WORDS)]
        if self._state.scripted_share:
            self._players.evidence = new_evidence(self._game.evidence)
            update_posteriors(view.history, self._state, self._players)
        self._players.root_evidence = view.evidence
        self._game.functions["write_prior"](view.record, seat, view.evidence, self._prior)

    def stop(self, *, now: bool = True) -> None:
        """End the search soon, from another thread; ``now=False`` allows searches again."""
        self._state.stop = now

    def run(self, view: View, iterations: int | None, until: float | None) -> None:
        """Search until this many iterations are done, the time is ``until``, or ``stop`` is called.

        At least one iteration is run. ``until`` is a time of ``time.perf_counter``.
        """
        piece = _FIRST_SLICE
        most = _MAX_ITERATIONS if iterations is None else min(iterations, _MAX_ITERATIONS)
        while self._state.iterations == 0 or not self._state.stop:
            left = most - int(self._state.iterations)
            if left <= 0:
                return
            now = time.perf_counter()
            if until is not None and now >= until and self._state.iterations > 0:
                return
            search(view.record, self._seat, min(piece, left), self._context)
            spent = max(time.perf_counter() - now, 1e-6)
            piece = max(1, min(2 * piece, int(piece * _CLOCK_INTERVAL / spent)))

    def random(self) -> float:
        """Return a random number from 0 to 1, below 1."""
        return int(next_word(self._state.rng)) / (1 << 32)

    @property
    def iterations(self) -> int:
        """How many iterations have been run for this decision."""
        return int(self._state.iterations)

    @property
    def value_sum(self) -> Reals:
        """The sum of each seat's value over all iterations."""
        return self._state.value_sum

    def moves(self) -> list[MoveStats]:
        """Return the statistics of the root moves."""
        node = int(self._state.root)
        if node == NO_NODE:
            return []
        return [
            MoveStats(
                int(edge.move),
                float(edge.total) / max(1, int(edge.visits)),
                int(edge.visits),
                float(edge.strategy_sum),
            )
            for edge in self._context.edges[node, : int(self._context.nodes[node].moves)]
        ]


class ParallelSearch:
    """Searches decisions of one game with root parallelization: one independent tree per thread.

    The statistics of the root moves are added up over all trees.
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
        """End the running search soon, if there is one; callable from another thread."""
        if self._running:
            for searcher in self._searchers:
                searcher.stop()

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """Make ``stop`` end all searches in the block, even those not yet begun; none later."""
        self._running += 1
        try:
            yield
        finally:
            self._running -= 1
            if not self._running:
                for searcher in self._searchers:
                    searcher.stop(now=False)

    def search(self, view: View) -> SearchResult:
        """Search the decision of the seat of the view, and return the result.

        If the seat has no choice between moves, the result has only values, and no root moves.
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
        """Return how many root moves a search tries, or 0 if the seat owes no decision."""
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
        """Return a move drawn by the strategy sums, except very unlikely moves (purification)."""
        most = max(move.strategy_sum for move in result.moves)
        likely = [move for move in result.moves if move.strategy_sum >= _PURIFICATION * most]
        left = self._searchers[0].random() * sum(move.strategy_sum for move in likely)
        for move in likely:
            left -= move.strategy_sum
            if left < 0:
                return move
        return likely[-1]


class SearchBot:
    """A bot that searches. Without a time limit, its move depends only on its seed and the view."""

    def __init__(self, game: GameSpec, name: str, budget: SearchBudget, key: Key) -> None:
        self.name = name
        self._game = game
        self._search = ParallelSearch(game, budget, key)

    def choose(self, view: View) -> Choice:
        """Return the move for the seat of the view; the only legal move is returned unsearched."""
        with self._search.running():
            acting_seat(view)
            moves = view.moves()
            if len(moves) == 1:
                return Choice(moves[0])
            result = self._search.search(view)
        mixed = self._game.search_config.simultaneous
        best = self._search.draw(result) if mixed else result.moves[0]
        return Choice(self._game.moves.decode(best.code), result.values)

    def stop(self) -> None:
        """Make a ``choose`` that runs in another thread return soon, with the best move so far."""
        self._search.stop()


def _digest(view_json: bytes, number: int) -> bytes:
    """Return a digest, eight bytes long, of a view and the number of a searcher.

    The view is given as JSON, because the bytes of its record can differ for equal positions that
    were reached by moves in another order.
    """
    salt = number.to_bytes(8, "little")
    return hashlib.blake2b(view_json, digest_size=8, salt=salt).digest()


def _merged(searchers: Sequence[Searcher], seats: int) -> SearchResult:
    """Return one result of all searchers, with the statistics of each move added up."""
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
