"""Batches of playouts: the same matches in any number of threads, and a report of each chunk."""

import numpy as np
import pytest

from stope.bots import find_policy
from stope.engine.records import blank
from stope.games import GAMES
from stope.search import batch
from stope.search.batch import PlayoutBatch, available_cores, chunks, play_batch

GAME = GAMES["diamant"]
SEATS = 3
MATCHES = 10


def played(threads, keep_states=True):
    """Return a batch of matches after they were played, and the reported numbers of matches."""
    players = [find_policy(GAME, "random")] * SEATS
    done = PlayoutBatch(
        GAME.state,
        GAME.playout_record,
        GAME.encode_options(SEATS, {}),
        players,
        seed=5,
        scores=np.zeros((MATCHES, SEATS), np.int16),
        winners=np.zeros(MATCHES, np.int16),
        finals=blank(GAME.state, MATCHES if keep_states else 0),
    )
    reported: list[int] = []
    play_batch(done, threads, reported.append)
    return done, reported


@pytest.mark.parametrize("threads", [1, 2])
def test_threads_play_the_matches_that_the_calling_thread_plays(threads):
    alone, _ = played(None)
    together, reported = played(threads)
    assert together.finals.tobytes() == alone.finals.tobytes()
    assert together.scores.tolist() == alone.scores.tolist()
    assert together.winners.tolist() == alone.winners.tolist()
    assert reported == sorted(reported)
    assert reported[-1] == MATCHES


def test_final_states_are_kept_only_where_they_are_wanted():
    kept, _ = played(None)
    dropped, _ = played(None, keep_states=False)
    assert dropped.finals.size == 0
    assert dropped.scores.tolist() == kept.scores.tolist()


def test_chunks_cover_all_rows_in_order(monkeypatch):
    assert list(chunks(7, 3)) == [slice(0, 3), slice(3, 6), slice(6, 7)]
    assert list(chunks(0, 3)) == []
    monkeypatch.setattr(batch, "CHUNK", 4)
    assert played(None)[1] == [4, 8, 10]


def test_a_failing_report_stops_the_batch():
    def fail(done):
        raise RuntimeError(done)

    done = played(None)[0]
    with pytest.raises(RuntimeError):
        play_batch(done, 2, fail)


def test_there_is_at_least_one_core():
    assert available_cores() >= 1
