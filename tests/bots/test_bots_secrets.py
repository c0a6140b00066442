"""Bots know what their seat sees, and nothing else."""

import importlib
import random

import pytest

from stope.games import GAMES
from tests.support.bot_decisions import (
    asked,
    brief_bots,
    decisions,
    move_scores,
    search_result,
    view_of,
)
from tests.support.random_play import guessed, hidden

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def twins(game, state, seat, seed):
    """Return tables that look the same to a seat: two samples, and one with changed secrets."""
    view = hidden(game, state, seat)
    scramble = importlib.import_module(f"tests.support.noninterference.{game.module}").scrambled
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
            found, promising = search_result(game, view, 40), move_scores(game, view.record, seat)
            for twin in twins(game, state, seat, 10 * seed + number):
                seen = view_of(game, twin, seat)
                assert search_result(game, seen, 40) == found
                assert move_scores(game, seen.record, seat) == promising


@every_game
def test_deciding_leaves_the_view_as_it_is(game):
    for state, seat in decisions(game, 20, 6):
        view = view_of(game, state, seat)
        before = view.record.tobytes()
        for name in brief_bots(game, 20):
            asked(game, name, view, 1)
            asked(game, name, view, 1, threads=2)
        assert view.record.tobytes() == before
