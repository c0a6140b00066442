"""Batches of playouts on all cores."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from stope.kernel.events import UNHEARD
from stope.kernel.playouts import play_series, players_record
from stope.kernel.records import Record, Records, blank

#: The most matches between two looks at the progress.
PIECE = 1 << 14
#: Pieces for each thread, so that none waits long for the last one.
PIECES_PER_THREAD = 8


def pieces(count: int, size: int) -> Iterator[slice]:
    """Cut a number of rows into slices of at most this size."""
    for start in range(0, count, size):
        yield slice(start, min(start + size, count))


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """Matches to play: one for each row of ``scores``, of the series that grows from a seed.

    The series is played from number ``first`` on. ``finals`` has a row for each final state, or
    none at all.
    """

    state: np.dtype[Any]
    most_moves: int
    options: Record
    policies: Sequence[int]
    seed: int
    scores: Any
    winners: Any
    finals: Records
    first: int = 0


def play_batch(batch: Batch, threads: int | None, report: Callable[[int], None]) -> None:
    """Play the matches of a batch in threads (None: in this one): compiled rules hold no lock.

    Match ``i`` depends only on the seed and ``i``, so the number of threads changes nothing.
    """

    def play(rows: slice) -> int:
        players = blank(players_record(batch.most_moves))[0]
        players.policies[: len(batch.policies)] = batch.policies
        finals: Any = batch.finals[rows] if batch.finals.size else batch.finals
        play_series(
            blank(batch.state, 2),
            batch.options,
            players,
            batch.seed,
            batch.first + rows.start,
            UNHEARD,
            batch.scores[rows],
            batch.winners[rows],
            finals,
        )
        return rows.stop - rows.start

    done = 0
    if threads is None:
        for rows in pieces(len(batch.scores), PIECE):
            done += play(rows)
            report(done)
        return
    with ThreadPoolExecutor(threads) as pool:
        size = min(PIECE, -(-len(batch.scores) // (threads * PIECES_PER_THREAD)))
        waiting = [pool.submit(play, rows) for rows in pieces(len(batch.scores), size)]
        try:
            for piece in as_completed(waiting):
                done += piece.result()
                report(done)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
