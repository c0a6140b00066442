"""Trials of weights: matches in which one seat decides by other weights."""

import numpy as np
import pytest

from stope.bots import find_policy
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import blank
from stope.games import GAMES
from stope.search.batch import PlayoutBatch, play_batch
from stope.search.weight_trials import play_trials

GAME = GAMES["diamant"]
SEATS = 3
MATCHES = 4
SEED = 11


def policy():
    return find_policy(GAME, "careful")


def tried(changed_seat, weights):
    """Return the scores and winners of trials, and the memory of live weights after them."""
    players = blank(GAME.playout_record)[0]
    players.policies[:] = policy()
    scores, winners = np.zeros((MATCHES, SEATS), np.int16), np.zeros(MATCHES, np.int16)
    memory = np.full(len(weights[0]), -1, np.int64)
    play_trials(
        blank(GAME.state, 2),
        GAME.encode_options(SEATS, {}),
        players,
        blank(GAME.evidence, 2),
        SEED,
        0,
        changed_seat,
        np.array(weights, np.int64),
        memory,
        NULL_BUFFER,
        scores,
        winners,
    )
    return scores.tolist(), winners.tolist(), memory.tolist()


@pytest.mark.parametrize("changed_seat", range(SEATS))
def test_trials_play_the_matches_that_playouts_play(changed_seat):
    # no code of this process reads its weights from this memory, so they change no decision
    scores, winners, _ = tried(changed_seat, [[1, 2], [3, 4]])
    plain = PlayoutBatch(
        GAME.state,
        GAME.playout_record,
        GAME.encode_options(SEATS, {}),
        [policy()] * SEATS,
        SEED,
        np.zeros((MATCHES, SEATS), np.int16),
        np.zeros(MATCHES, np.int16),
        blank(GAME.state, 0),
    )
    play_batch(plain, None, lambda done: None)
    assert (scores, winners) == (plain.scores.tolist(), plain.winners.tolist())


def test_after_trials_the_weights_of_the_other_seats_are_in_force():
    assert tried(0, [[1, 2], [3, 4]])[2] == [1, 2]
