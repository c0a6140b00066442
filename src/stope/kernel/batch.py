"""Batches of playouts on all cores."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

import numpy as np

from stope.kernel.events import UNHEARD
from stope.kernel.playouts import PLAYERS, play_series
from stope.kernel.records import Record, Records, blank

#: Matches between two looks at the progress. A piece takes milliseconds.
PIECE = 1 << 14


def pieces(count: int, size: int) -> Iterator[slice]:
    """Cut a number of rows into slices of at most this size."""
    for start in range(0, count, size):
        yield slice(start, min(start + size, count))


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_batch(
    state: np.dtype[Any],
    options: Record,
    policies: Sequence[int],
    seed: int,
    scores: Any,
    winners: Any,
    finals: Records,
    threads: int,
    report: Callable[[int], None],
) -> None:
    """Play one match for each row of ``scores``, in threads: compiled rules hold no lock.

    Match ``i`` depends only on the seed and ``i``, so the number of threads changes nothing.
    """

    def play(rows: slice) -> int:
        players = blank(PLAYERS)[0]
        players.policies[: len(policies)] = policies
        part: Any = finals[rows] if finals.size else finals
        places = blank(state, 2)
        play_series(
            places, options, players, seed, rows.start, UNHEARD, scores[rows], winners[rows], part
        )
        return rows.stop - rows.start

    done = 0
    with ThreadPoolExecutor(threads) as pool:
        waiting = [pool.submit(play, rows) for rows in pieces(len(scores), PIECE)]
        try:
            for piece in as_completed(waiting):
                done += piece.result()
                report(done)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
