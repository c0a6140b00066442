"""Bots know what their seat sees, and nothing else."""

import importlib
import random

import pytest

from bots.decisions import asked, brief_bots, decisions, thought, view_of, worths
from stope.games import GAMES
from walks import guessed, hidden

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def twins(game, state, seat, seed):
    """Return tables that look the same to a seat: two guesses, and one with changed secrets."""
    view = hidden(game, state, seat)
    scramble = importlib.import_module(f"{game.module}.scramble").scrambled
    yield guessed(game, view, seat, seed)
    yield guessed(game, view, seat, seed + 1)
    yield scramble(state, seat, random.Random(seed))


@every_game
def test_tables_that_look_the_same_to_a_seat_get_the_same_answer_of_every_bot(game):
    different = 0
    for seed in range(4):
        for number, (state, seat) in enumerate(decisions(game, seed, 5)):
            view = view_of(game, state, seat)
            answers = {name: asked(game, name, view, number) for name in brief_bots(game, 40)}
            for twin in twins(game, state, seat, 10 * seed + number):
                different += twin.tobytes() != state.tobytes()
                seen = view_of(game, twin, seat)
                assert seen == view
                for name, answer in answers.items():
                    assert asked(game, name, seen, number) == answer
    assert different


@every_game
def test_tables_that_look_the_same_to_a_seat_have_the_same_prospects_and_worths(game):
    for seed in range(10, 13):
        for number, (state, seat) in enumerate(decisions(game, seed, 5)):
            view = view_of(game, state, seat)
            found, promising = thought(game, view, 40), worths(game, view.record, seat)
            for twin in twins(game, state, seat, 10 * seed + number):
                seen = view_of(game, twin, seat)
                assert thought(game, seen, 40) == found
                assert worths(game, seen.record, seat) == promising


@every_game
def test_deciding_leaves_the_view_as_it_is(game):
    for state, seat in decisions(game, 20, 6):
        view = view_of(game, state, seat)
        before = view.record.tobytes()
        for name in brief_bots(game, 20):
            asked(game, name, view, 1)
            asked(game, name, view, 1, threads=2)
        assert view.record.tobytes() == before
