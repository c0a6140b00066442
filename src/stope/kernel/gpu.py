"""The same playouts on a graphics card: one thread per match, the state in local memory."""

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numba
import numpy as np

from stope.errors import NoGpu
from stope.kernel.batch import pieces
from stope.kernel.events import LOG
from stope.kernel.playouts import PLAYERS, play_one
from stope.kernel.records import Record, Records, blank

#: Matches per launch: enough to fill a large card, few enough to report progress.
PIECE = 1 << 22
THREADS_PER_BLOCK = 128


def _cuda() -> Any:
    """Return numba's CUDA module, or say why there is none to use."""
    if not hasattr(np, "row_stack"):
        # numba-cuda still asks numpy for a name that numpy 2.5 no longer has
        np.row_stack = np.vstack
    try:
        from numba import cuda  # noqa: PLC0415

        available = cuda.is_available()  # type: ignore[no-untyped-call]
    except Exception as problem:
        raise NoGpu(reason=f"{type(problem).__name__}: {problem}".splitlines()[0]) from problem
    if not available:
        raise NoGpu(reason="cuda.is_available() = False")
    return cuda


@functools.cache
def _kernel(state: np.dtype[Any]) -> Any:
    """Return the CUDA kernel that plays the game of this record."""
    cuda = _cuda()
    state_type, players_type = numba.from_dtype(state), numba.from_dtype(PLAYERS)

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


def play_batch(
    state: np.dtype[Any],
    options: Record,
    policies: Sequence[int],
    seed: int,
    scores: Any,
    winners: Any,
    finals: Records,
    report: Callable[[int], None],
) -> None:
    """Play one match for each row of ``scores`` on the graphics card.

    On the card there is room for one piece, so its memory does not grow with the matches.
    """
    cuda = _cuda()
    kernel = _kernel(state)
    size = min(PIECE, len(scores))
    chosen = blank(options.dtype)
    chosen[0] = options
    on_card = (
        cuda.to_device(np.asarray(chosen)),
        cuda.to_device(np.asarray(policies, np.int32)),
    )
    silence = cuda.to_device(np.zeros(1, LOG))
    score_rows = cuda.device_array((size, scores.shape[1]), scores.dtype)
    winner_rows = cuda.device_array(size, winners.dtype)
    final_rows = cuda.device_array(size if finals.size else 0, state)
    for rows in pieces(len(scores), size):
        count = rows.stop - rows.start
        part = (score_rows[:count], winner_rows[:count], final_rows[: min(count, final_rows.size)])
        blocks = -(-count // THREADS_PER_BLOCK)
        kernel[blocks, THREADS_PER_BLOCK](*on_card, seed, rows.start, silence, *part)
        part[0].copy_to_host(scores[rows])
        part[1].copy_to_host(winners[rows])
        if finals.size:
            np.asarray(finals)[rows] = part[2].copy_to_host()
        report(rows.stop)
