"""Batches of playouts on all cores."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import cast

import numpy as np
import numpy.typing as npt

from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import Record, Records, RecordType, blank
from stope.search.playout import play_series

#: A chunk has at most this many matches. Progress is reported after each chunk.
CHUNK = 1 << 14
#: A batch is divided into about this many chunks per thread, or more. The chunks are then so short
#: that no thread is idle for long while another thread plays the last chunk.
CHUNKS_PER_THREAD = 8


def chunks(count: int, size: int) -> Iterator[slice]:
    """Yield slices of at most ``size`` rows that cover ``count`` rows, in order."""
    for start in range(0, count, size):
        yield slice(start, min(start + size, count))


def available_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True, eq=False)
class PlayoutBatch:
    """Matches to play, and the arrays to which their results are written.

    ``scores`` and ``winners`` have a row for each match. Row ``i`` is for match number ``first +
    i`` of the series that ``seed`` generates. ``finals`` has a row for the final state of each
    match, or no rows if final states are not wanted. ``state`` and ``playout`` are the record types
    of a state and of a playout. ``policies`` has the number of the policy of each seat.
    """

    state: RecordType
    playout: RecordType
    options: Record
    policies: Sequence[int]
    seed: int
    scores: npt.NDArray[np.int16]
    winners: npt.NDArray[np.int16]
    finals: Records
    first: int = 0


def play_batch(batch: PlayoutBatch, threads: int | None, report: Callable[[int], None]) -> None:
    """Play the matches of a batch in ``threads`` threads (None: in the calling thread).

    Threads run in parallel because compiled code releases the GIL. No match depends on another
    match, so the results do not depend on the number of threads. ``report`` is called with the
    number of matches played so far.
    """

    def play(rows: slice) -> int:
        playout = blank(batch.playout)[0]
        playout.policies[: len(batch.policies)] = batch.policies
        finals = cast(Records, batch.finals[rows]) if batch.finals.size else batch.finals
        play_series(
            blank(batch.state, 2),
            batch.options,
            playout,
            batch.seed,
            batch.first + rows.start,
            NULL_BUFFER,
            batch.scores[rows],
            batch.winners[rows],
            finals,
        )
        return rows.stop - rows.start

    done = 0
    if threads is None:
        for rows in chunks(len(batch.scores), CHUNK):
            done += play(rows)
            report(done)
        return
    with ThreadPoolExecutor(threads) as pool:
        size = min(CHUNK, -(-len(batch.scores) // (threads * CHUNKS_PER_THREAD)))
        waiting = [pool.submit(play, rows) for rows in chunks(len(batch.scores), size)]
        try:
            for chunk in as_completed(waiting):
                done += chunk.result()
                report(done)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
