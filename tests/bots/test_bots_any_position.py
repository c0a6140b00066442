"""Every bot answers a legal move wherever a match can lead."""

import json
import math
import os
import sys
from itertools import product
from pathlib import Path

import pytest

from stope.bots import Choice, make_bot
from stope.engine.bitmask import members
from stope.engine.event_buffer import NULL_BUFFER
from stope.games import GAMES
from tests.support.bot_answers import answers_to
from tests.support.bot_decisions import asked, brief_bots, decisions, search_result, view_of
from tests.support.child_processes import run_to_end
from tests.support.positions.duel import exhausted
from tests.support.random_play import laid_out, legal

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def layouts(game):
    """Return every number of seats with every choice of options."""
    options = [[(option.name, value) for value in option.values] for option in game.options]
    return [(seats, dict(chosen)) for seats in game.seats for chosen in product(*options)]


def check_expectations(game, expected_shares, seats):
    assert len(expected_shares) == seats
    assert all(math.isfinite(share) and 0 <= share <= 1 for share in expected_shares)
    if not game.teams:
        assert sum(expected_shares) <= 1 + 1e-9


@every_game
def test_every_bot_answers_a_legal_move_with_all_seats_and_options(game):
    for seed, (seats, options) in enumerate(layouts(game)):
        for state, seat in decisions(game, seed, 4, seats, options):
            view = view_of(game, state, seat)
            for name in brief_bots(game, 12):
                move, expected_shares = asked(game, name, view, seed)
                assert game.functions["why_not"](state, seat, game.moves.encode(move)) == 0
                if "@" in name:
                    check_expectations(game, expected_shares, seats)
                else:
                    assert expected_shares is None


@every_game
def test_prospects_are_of_legal_moves_and_add_up(game):
    for seed in range(3):
        for state, seat in decisions(game, 30 + seed, 4):
            found = search_result(game, view_of(game, state, seat), 50)
            codes = [one.code for one in found.moves]
            assert len(set(codes)) == len(codes) == min(len(legal(game, state, seat)), 32)
            assert set(codes) <= set(legal(game, state, seat))
            assert sum(one.visits for one in found.moves) == found.iterations == 50
            assert all(0 <= one.value <= 1 for one in found.moves)
            check_expectations(game, found.values, state.seats)


@every_game
def test_bots_that_think_play_whole_matches_with_each_other(game):
    for seats in (game.seats[0], game.seats[-1]):
        state = laid_out(game, seats, seats)
        bots = [make_bot(game.name, "master@3", seat) for seat in range(seats)]
        while actors := members(game.functions["actors"](state)):
            seat = actors[-1]  # the last one first: others have not decided yet
            code = game.moves.encode(bots[seat].choose(view_of(game, state, seat)).move)
            assert game.functions["why_not"](state, seat, code) == 0
            game.functions["play"](state, seat, code, NULL_BUFFER)


def test_what_must_be_done_needs_no_thought():
    match = exhausted("hands P02 / P01 | sabotage lamp /")
    (only,) = match.moves(0)
    assert make_bot("duel", "master@600s", 1).choose(match.view(0)) == Choice(only)


def close(one, other):
    """Return whether two answers are the same but for the last bits of their numbers."""
    if isinstance(one, list):
        return len(one) == len(other) and all(map(close, one, other))
    return one == other if isinstance(one, int) else math.isclose(one, other, rel_tol=1e-9)


def test_decisions_are_the_same_interpreted_where_every_index_is_checked():
    """Exponentials come from another library in the interpreter, and may differ in a last bit."""
    iterations = 10
    questions = [
        (game.name, game.position_text(state), seat, iterations)
        for game in GAMES.values()
        for state, seat in decisions(game, 2, 8)[1::3]
    ]
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = run_to_end(
        [sys.executable, "-m", "tests.support.bot_answers"],
        env={**os.environ, "PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1"},
        given=json.dumps(questions),
    )
    assert done.returncode == 0, done.stderr
    assert close(json.loads(done.stdout), answers_to(questions))
