"""One tree search in one thread: its memory, its clock, and the statistics of the root moves."""

import hashlib
import time
from dataclasses import dataclass

import numpy as np

from stope.engine.bitmask import SPECTATOR, bit, mask_of_first
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

#: The hash table has this many entries for each node of the tree.
_SLOTS_PER_NODE = 4
#: The clock is checked for the first time after this many iterations.
_FIRST_SLICE = 8
#: About this many seconds pass between two checks of the clock.
_CLOCK_INTERVAL = 0.005
#: Used as the maximum depth or the last episode if the search has no such limit.
_UNLIMITED = 1 << 30
#: No search runs more iterations than this, because the counters of a search have 32 bits.
_MAX_ITERATIONS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class MoveStats:
    """The statistics of a root move; ``code`` is the move as an integer."""

    code: int
    value: float
    visits: int
    strategy_sum: float


class Searcher:
    """One search in one thread, with its tree and all other memory.

    The same searcher is used for many decisions, one after another. ``number`` is the number of
    this searcher among those of a parallel search.
    """

    def __init__(self, game: GameSpec, config: SearchConfig, key: Key, number: int) -> None:
        self._game = game
        self._config = config
        self._key = key
        self._number = number
        self._seat = 0
        self._search_state = blank(SEARCH_STATE)[0]
        self._search_state.exploration = config.exploration
        self._search_state.rollout_sharpness = config.rollout_sharpness
        self._search_state.prior_sharpness = config.prior_sharpness
        self._search_state.max_depth = config.max_depth or _UNLIMITED
        self._search_state.simultaneous = config.simultaneous
        self._search_state.policies_ignore_hidden = config.policies_ignore_hidden
        self._search_state.scripted_share = config.scripted_share
        self._search_state.scripts = len(game.scripts)
        # the simulated view lies at the beginning of an array of 64-bit words, so that the view can
        # be hashed word by word
        size = game.state.itemsize
        words = np.zeros(-(-size // 8), np.int64)
        simulated_view = words.view(np.uint8)[:size].view(game.state).view(np.recarray)
        nodes = config.max_nodes
        self._playout = blank(game.playout_record)[0]
        self._prior = new_prior(game.prior)
        self._context = SearchContext(
            search_state=self._search_state,
            playout=self._playout,
            prior=self._prior,
            determinization=blank(game.state)[0],
            simulated_view=simulated_view[0],
            words=words,
            nodes=blank(NODE, nodes),
            edges=np.zeros((nodes, config.max_children), EDGE).view(np.recarray),
            slots=np.full(_SLOTS_PER_NODE * nodes, NO_NODE, np.int32),
            events=NULL_BUFFER,
        )

    def begin(self, view: View, seat: int, view_json: bytes, *, has_decision: bool) -> None:
        """Prepare a search: clear the tree, and open a random stream that depends on the view.

        So equal views give equal searches. ``has_decision`` says whether the seat has several
        moves to choose from.
        """
        self._seat = seat
        everyone = mask_of_first(int(view.record.seats))
        self._search_state.opponents = everyone if seat == SPECTATOR else everyone & ~bit(seat)
        self._search_state.has_decision = has_decision
        episode = int(self._game.functions["episode"](view.record))
        ahead = self._config.episodes_ahead
        self._search_state.last_episode = _UNLIMITED if ahead is None else episode + ahead
        self._search_state.value_sum[:] = 0
        self._search_state.iterations = self._search_state.node_count = 0
        self._search_state.root = NO_NODE
        self._context.slots.fill(NO_NODE)
        stream = self._search_state.rng
        set_key(stream, self._key)
        low, high = np.frombuffer(_digest(view_json, self._number), "<u4")
        open_stream(stream, int(StreamId.POLICY), int(low))
        stream.nonce[2] = high
        self._search_state.key[:] = [next_word(stream) for _ in range(KEY_WORDS)]
        if self._search_state.scripted_share:
            self._playout.evidence = new_evidence(self._game.evidence)
            update_posteriors(view.history, self._search_state, self._playout)
        self._playout.root_evidence = view.evidence
        self._game.functions["write_prior"](view.record, seat, view.evidence, self._prior)

    def stop(self) -> None:
        """End the running search soon, and also all searches that begin before ``reset_stop``.

        Any thread can call this method.
        """
        self._search_state.stop = True

    def reset_stop(self) -> None:
        """Let searches run normally again after ``stop``."""
        self._search_state.stop = False

    def run(self, view: View, iterations: int | None, until: float | None) -> None:
        """Run iterations until a limit is reached or ``stop`` is called.

        The limits are a number of ``iterations``, and the time ``until`` on the clock
        ``time.perf_counter``. None means no limit. At least one iteration is run.
        """
        piece = _FIRST_SLICE
        most = _MAX_ITERATIONS if iterations is None else min(iterations, _MAX_ITERATIONS)
        while self._search_state.iterations == 0 or not self._search_state.stop:
            left = most - int(self._search_state.iterations)
            if left <= 0:
                return
            now = time.perf_counter()
            if until is not None and now >= until and self._search_state.iterations > 0:
                return
            search(view.record, self._seat, min(piece, left), self._context)
            spent = max(time.perf_counter() - now, 1e-6)
            piece = max(1, min(2 * piece, int(piece * _CLOCK_INTERVAL / spent)))

    def random(self) -> float:
        """Return a random number that is at least 0 and below 1."""
        return int(next_word(self._search_state.rng)) / (1 << 32)

    @property
    def iterations(self) -> int:
        """How many iterations have been run for this decision."""
        return int(self._search_state.iterations)

    @property
    def value_sum(self) -> Reals:
        """The sum of each seat's value over all iterations."""
        return self._search_state.value_sum

    def moves(self) -> list[MoveStats]:
        """Return the statistics of the root moves."""
        node = int(self._search_state.root)
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


def _digest(view_json: bytes, number: int) -> bytes:
    """Return an eight-byte digest of a view and the number of a searcher.

    The view is given as JSON, because equal positions that were reached by moves in different
    orders can have views whose records differ in their bytes.
    """
    salt = number.to_bytes(8, "little")
    return hashlib.blake2b(view_json, digest_size=8, salt=salt).digest()
