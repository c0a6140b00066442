"""The same playouts on a graphics card: one thread per match, the state in local memory."""

import functools
import warnings
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from stope.errors import NoGpu
from stope.kernel.batch import Batch, pieces
from stope.kernel.events import LOG
from stope.kernel.playouts import play_one, players_record
from stope.kernel.records import blank

#: Matches per launch: enough to fill a large card, few enough to report progress.
PIECE = 1 << 22
THREADS_PER_BLOCK = 256


def _cuda() -> Any:
    """Return numba's CUDA module, or say why there is none to use."""
    if not hasattr(np, "row_stack"):
        # numba-cuda still asks numpy for a name that numpy 2.5 no longer has
        np.row_stack = np.vstack
    try:
        with warnings.catch_warnings():
            # its own use of numpy is not ours to mend
            warnings.simplefilter("ignore", DeprecationWarning)
            from numba import cuda  # noqa: PLC0415

        available = cuda.is_available()  # type: ignore[no-untyped-call]
    except Exception as problem:
        raise NoGpu(reason=f"{type(problem).__name__}: {problem}".splitlines()[0]) from problem
    if not available:
        raise NoGpu(reason="cuda.is_available() = False")
    return cuda


@functools.cache
def _kernel(state: np.dtype[Any], most_moves: int) -> Any:
    """Return the CUDA kernel that plays the game of this record."""
    cuda = _cuda()
    state_type, players_type = (
        numba.from_dtype(state),
        numba.from_dtype(players_record(most_moves)),
    )

    def play_rows(options, policies, seed, first, silence, scores, winners, finals):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < scores.shape[0]:
            # local memory: more than twice as fast as playing in an array on the card
            states = cuda.local.array(2, dtype=state_type)
            players = cuda.local.array(1, dtype=players_type)
            for seat in range(policies.size):
                players[0].policies[seat] = policies[seat]
            play_one(states[0], states[1], options[0], players[0], seed, first + row, silence[0])
            for seat in range(scores.shape[1]):
                scores[row, seat] = players[0].result.scores[seat]
            winners[row] = players[0].result.winners
            if finals.size != 0:
                finals[row] = states[0]

    return cuda.jit(play_rows)


class _Lane:
    """A stream of work on the card with room for the results of one piece."""

    def __init__(self, cuda: Any, rows: int, batch: Batch) -> None:
        self._stream = cuda.stream()
        self._batch = batch
        self._scores = cuda.device_array((rows, batch.scores.shape[1]), batch.scores.dtype)
        self._winners = cuda.device_array(rows, batch.winners.dtype)
        self._finals = cuda.device_array(rows if batch.finals.size else 0, batch.finals.dtype)
        self._rows = slice(0, 0)

    def launch(self, kernel: Any, inputs: tuple[Any, ...], rows: slice) -> None:
        """Begin to play the matches of some rows."""
        options, policies, silence = inputs
        self._rows = rows
        count = rows.stop - rows.start
        blocks = -(-count // THREADS_PER_BLOCK)
        results = (self._scores[:count], self._winners[:count], self._finals[:count])
        with warnings.catch_warnings():
            # a few matches do not fill a card, and need not
            warnings.filterwarnings("ignore", message=r".*under-utilization.*")
            kernel[blocks, THREADS_PER_BLOCK, self._stream](
                options,
                policies,
                self._batch.seed,
                self._batch.first + rows.start,
                silence,
                *results,
            )

    def collect(self) -> int:
        """Wait for the matches, copy how they ended, and return how many rows are done."""
        rows, batch = self._rows, self._batch
        count = rows.stop - rows.start
        self._scores[:count].copy_to_host(batch.scores[rows], stream=self._stream)
        self._winners[:count].copy_to_host(batch.winners[rows], stream=self._stream)
        if batch.finals.size and count:
            finals = self._finals[:count].copy_to_host(stream=self._stream)
            self._stream.synchronize()
            np.asarray(batch.finals)[rows] = finals
        self._stream.synchronize()
        return rows.stop


def play_batch(batch: Batch, report: Callable[[int], None]) -> None:
    """Play the matches of a batch on the graphics card.

    Two pieces are under way at a time, one playing while the other is copied, so the memory of
    the card does not grow with the matches.
    """
    cuda = _cuda()
    kernel = _kernel(batch.state, batch.most_moves)
    options = blank(batch.options.dtype)
    options[0] = batch.options
    inputs = (
        cuda.to_device(np.asarray(options)),
        cuda.to_device(np.asarray(batch.policies, np.int32)),
        cuda.to_device(np.zeros(1, LOG)),
    )
    size = min(PIECE, len(batch.scores))
    playing, copying = (_Lane(cuda, size, batch) for _ in range(2))
    for rows in pieces(len(batch.scores), size):
        playing.launch(kernel, inputs, rows)
        report(copying.collect())
        playing, copying = copying, playing
    report(copying.collect())
