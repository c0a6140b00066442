"""Batches of playouts on a GPU.

Each CUDA thread plays one match. The state of the match is in local memory.
"""

import functools
import warnings
from collections.abc import Callable

import numba
import numpy as np

from stope.engine.event_buffer import EVENT_BUFFER
from stope.engine.records import NumbaObject, RecordType, blank
from stope.errors.games import NoGpu
from stope.search.batch import PlayoutBatch, chunks
from stope.search.playout import play_one

#: At most this many matches are played by one launch of the kernel: enough to keep a large GPU
#: busy, and few enough to report progress often.
CHUNK = 1 << 22
THREADS_PER_BLOCK = 256


def _cuda() -> NumbaObject:
    """Return numba's CUDA module, or raise ``NoGpu`` with the reason."""
    if not hasattr(np, "row_stack"):
        # numba-cuda still uses a name that numpy 2.5 has removed
        np.row_stack = np.vstack
    try:
        with warnings.catch_warnings():
            # numba-cuda itself uses deprecated names of numpy
            warnings.simplefilter("ignore", DeprecationWarning)
            from numba import cuda  # noqa: PLC0415

        available = cuda.is_available()  # type: ignore[no-untyped-call]
    except Exception as problem:
        raise NoGpu(reason=f"{type(problem).__name__}: {problem}".splitlines()[0]) from problem
    if not available:
        raise NoGpu(reason="cuda.is_available() = False")
    return cuda


@functools.cache
def _kernel(state: RecordType, playout: RecordType) -> NumbaObject:
    """Return the CUDA kernel that plays matches of the game with this state type."""
    cuda = _cuda()
    state_type, playout_type = numba.from_dtype(state), numba.from_dtype(playout)

    def play_rows(options, policies, seed, first, null_buffer, scores, winners, finals):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < scores.shape[0]:
            # local memory is more than twice as fast as global memory
            states = cuda.local.array(2, dtype=state_type)
            playouts = cuda.local.array(1, dtype=playout_type)
            for seat in range(policies.size):
                playouts[0].policies[seat] = policies[seat]
            play_one(
                states[0], states[1], options[0], playouts[0], seed, first + row, null_buffer[0]
            )
            for seat in range(scores.shape[1]):
                scores[row, seat] = playouts[0].result.scores[seat]
            winners[row] = playouts[0].result.winners
            if finals.size != 0:
                finals[row] = states[0]

    return cuda.jit(play_rows)


class _Lane:
    """A CUDA stream, and buffers on the GPU for the results of one chunk of matches."""

    def __init__(self, cuda: NumbaObject, rows: int, batch: PlayoutBatch) -> None:
        self._stream = cuda.stream()
        self._batch = batch
        self._scores = cuda.device_array((rows, batch.scores.shape[1]), batch.scores.dtype)
        self._winners = cuda.device_array(rows, batch.winners.dtype)
        self._finals = cuda.device_array(rows if batch.finals.size else 0, batch.finals.dtype)
        self._rows = slice(0, 0)

    def launch(self, kernel: NumbaObject, inputs: tuple[NumbaObject, ...], rows: slice) -> None:
        """Launch the kernel for the matches in these rows of the batch; do not wait for results."""
        options, policies, null_buffer = inputs
        self._rows = rows
        count = rows.stop - rows.start
        blocks = -(-count // THREADS_PER_BLOCK)
        results = (self._scores[:count], self._winners[:count], self._finals[:count])
        with warnings.catch_warnings():
            # numba warns if a batch is too small to fill the GPU, which is harmless
            warnings.filterwarnings("ignore", message=r".*under-utilization.*")
            kernel[blocks, THREADS_PER_BLOCK, self._stream](
                options,
                policies,
                self._batch.seed,
                self._batch.first + rows.start,
                null_buffer,
                *results,
            )

    def collect(self) -> int:
        """Wait for the launched chunk and copy its results to the host.

        Return the number of matches played so far, in this chunk and all earlier chunks.
        """
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


def play_batch(batch: PlayoutBatch, report: Callable[[int], None]) -> None:
    """Play the matches of a batch on the GPU.

    The results of a chunk are copied to the host while the next chunk is played. GPU memory holds
    the results of two chunks, so it does not grow with the number of matches. ``report`` is called
    with the number of matches played so far.
    """
    cuda = _cuda()
    kernel = _kernel(batch.state, batch.playout)
    options = blank(batch.options.dtype)
    options[0] = batch.options
    inputs = (
        cuda.to_device(np.asarray(options)),
        cuda.to_device(np.asarray(batch.policies, np.int32)),
        cuda.to_device(np.zeros(1, EVENT_BUFFER)),
    )
    size = min(CHUNK, len(batch.scores))
    playing, copying = (_Lane(cuda, size, batch) for _ in range(2))
    for rows in chunks(len(batch.scores), size):
        playing.launch(kernel, inputs, rows)
        report(copying.collect())
        playing, copying = copying, playing
    report(copying.collect())
