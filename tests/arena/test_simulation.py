"""Simulations: the same on any number of threads, and refusals of bad input."""

from functools import partial

import numpy as np
import pytest

import stope
from stope.search import batch


def test_scores_and_winners_agree_with_the_final_states():
    played = stope.simulate("diamant", seats=4, games=300, seed=5, keep_states=True)
    assert np.array_equal(played.states["chest"][:, :4], played.scores)
    best = played.scores.max(axis=1, keepdims=True)
    assert np.array_equal(played.won, played.scores == best)
    assert played.wins.sum() == pytest.approx(1)


def test_threads_and_pieces_change_nothing(monkeypatch):
    simulate = partial(
        stope.simulate, "diamant", seats=6, games=1_000, seed=2, bots="careful", keep_states=True
    )
    alone = simulate(threads=1)
    monkeypatch.setattr(batch, "CHUNK", 77)
    together = simulate(threads=3)
    assert alone.states.tobytes() == together.states.tobytes()


def test_a_simulated_match_is_the_match_of_its_seed():
    played = stope.simulate("diamant", seats=3, games=1, seed=11, keep_states=True)
    match = stope.new("diamant", seats=3, seed=11)
    assert played.states[0].rng.key.tobytes().hex() == match.position()["key"]


def test_nothing_is_kept_that_was_not_asked_for():
    assert stope.simulate("diamant", games=10).states.size == 0


def test_careful_players_beat_random_ones():
    seats = ["careful", "random", "random", "random", "random"]
    wins = stope.simulate("diamant", 5, 4_000, seats, seed=3).wins
    assert wins[0] > 0.5


def test_careful_players_do_not_march_in_step():
    scores = stope.simulate("diamant", 5, 500, "careful", seed=3).scores
    assert (scores.min(axis=1) < scores.max(axis=1)).mean() > 0.9


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"game": "chess"}, stope.UnknownGame, "chess"),
        ({"seats": 2}, stope.BadSeats, "DI-1"),
        ({"games": 0}, stope.StopeError, "games must be a whole number of at least 1"),
        ({"games": 1.5}, stope.StopeError, "games"),
        ({"threads": -1}, stope.StopeError, "threads"),
        ({"bots": "clever"}, stope.UnknownBot, "random, careful"),
        ({"bots": ["random"]}, stope.BotCount, "3 seats"),
        ({"bots": None}, stope.UnknownBot, "None"),
        ({"games": 2**62}, stope.TooManyMatches, "memory"),
        ({"options": 5}, stope.BadOptions, "5"),
        ({"bots": ["random", "careful", 3]}, stope.UnknownBot, "3"),
        ({"device": "abacus"}, stope.UnknownDevice, "cpu, cuda"),
        ({"seed": -1}, stope.BadSeed, "-1"),
        ({"options": {"chests": 3}}, stope.BadOption, "open, hidden"),
    ],
)
def test_bad_input_is_refused(change, error, says):
    with pytest.raises(error, match=says):
        stope.simulate(**({"game": "diamant", "seats": 3, "games": 1} | change))
