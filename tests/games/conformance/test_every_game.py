"""What every game of the registry has to keep. There is no list of exceptions."""

import importlib
import json
import os
import random
import sys
from pathlib import Path
from typing import cast

import numpy as np
import pytest

import stope
from stope.engine.bitfields import MOVE_BITS
from stope.engine.bitmask import members
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.outcome_record import OUTCOME
from stope.engine.records import State, blank, duplicate, new_prior
from stope.games import GAMES
from tests.support.child_processes import run_to_end
from tests.support.random_play import (
    end_of,
    guessed,
    hidden,
    key_of,
    laid_out,
    legal,
    played,
    random_options,
    walk,
)
from tests.support.whole_matches import digests

SEEDS = range(6)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def viewers(state):
    return (*range(state.seats), None)


@every_game
def test_folders_hold_the_same_files(game):
    (folder,) = map(Path, importlib.import_module(f"stope.games.{game.module}").__path__)
    expected = {
        "__init__.py",
        "cards.py",
        "deck.toml",
        "events.py",
        "moves.py",
        "rulebook.py",
        "state.py",
        "view.py",
        "view_types.py",
    }
    assert expected <= {path.name for path in folder.iterdir()}
    # modules, or packages where a game needs several
    names = {path.stem for path in folder.iterdir()}
    assert {"rules", "information", "position", "ai"} <= names
    assert {"scripts.py", "explain.py"} <= {path.name for path in (folder / "ai").iterdir()}


@every_game
def test_random_matches_end_with_a_result(game):
    for seed in SEEDS:
        state = end_of(game, seed)
        result = blank(OUTCOME)[0]
        game.functions["result"](state, result)
        assert set(members(result.winners)) <= set(range(state.seats))
        assert 0 <= result.reason < len(game.reasons)
        assert all(not legal(game, state, seat) for seat in range(state.seats))


@every_game
def test_legal_moves_are_exactly_those_that_nothing_forbids(game):
    rng = random.Random(1)
    why_not = game.functions["why_not"]
    for seed in SEEDS:
        for state, _, _ in walk(game, seed, every=3):
            listed = {seat: legal(game, state, seat) for seat in range(state.seats)}
            near = {move for moves in listed.values() for move in moves}
            near |= {move ^ (1 << place) for move in near for place in range(MOVE_BITS)}
            near |= set(range(256)) | {rng.getrandbits(MOVE_BITS) for _ in range(50)} | {-1}
            side_moves = {game.moves.encode(move) for move in game.side_moves}
            for seat, moves in listed.items():
                assert len(set(moves)) == len(moves)
                assert set(moves) <= near
                assert not set(moves) & side_moves
                allowed = {move for move in near if why_not(state, seat, move) == 0}
                assert allowed - side_moves == set(moves)


@every_game
def test_no_seat_but_those_at_the_table_may_move(game):
    state = laid_out(game, game.seats[0], 1)
    for seat in (-1, game.seats[0], 7, 63, -9):
        for move in range(16):
            assert game.functions["why_not"](state, seat, move) != 0


@every_game
def test_refusals_are_rules_of_the_rulebook(game):
    for seed in SEEDS:
        for state, _, _ in walk(game, seed, every=7):
            for seat in range(-1, state.seats + 1):
                for move in range(32):
                    number = game.functions["why_not"](state, seat, move)
                    assert number == 0 or number in game.rulebook.refusals


@every_game
def test_everything_is_somewhere_exactly_once(game):
    census = importlib.import_module(f"tests.support.conservation.{game.module}").census
    for seed in SEEDS:
        for state, seat, move in walk(game, seed):
            before = census(state)
            after, events = played(game, state, seat, move)
            moved = [game.events.decode(entry) for entry in events]
            assert census(after, before, moved) is not None


@every_game
def test_a_state_is_laid_out_on_any_rubbish(game):
    for seed in SEEDS:
        clean = laid_out(game, game.seats[-1], seed)
        dirty = blank(game.state)
        dirty.view(np.uint8)[:] = 0xA5
        options = game.encode_options(game.seats[-1], {})
        game.functions["setup"](dirty[0], options, key_of(seed), NULL_BUFFER)
        assert dirty[0].tobytes() == clean.tobytes()


@every_game
def test_views_and_guesses_overwrite_any_rubbish(game):
    for state, seat, _ in walk(game, 3, every=4):
        view, prior = hidden(game, state, seat), new_prior(game.prior)
        for name, arguments, expected in (
            ("observe", (state, seat), view),
            ("sample_state", (view, seat, key_of(1), prior), guessed(game, view, seat, 1)),
        ):
            dirty = blank(game.state)
            dirty.view(np.uint8)[:] = 0x5A
            game.functions[name](*arguments, dirty[0])
            assert dirty[0].tobytes() == expected.tobytes()


@every_game
def test_listening_changes_nothing(game):
    for state, seat, move in walk(game, 5):
        after, _ = played(game, state, seat, move)
        unheard = duplicate(state)
        game.functions["play"](unheard, seat, move, NULL_BUFFER)
        assert unheard.tobytes() == after.tobytes()


@every_game
def test_same_key_same_match_and_records_replay_to_equal_bytes(game):
    for seed in SEEDS:
        rng = random.Random(seed)
        seats, options = rng.choice(game.seats), random_options(game, rng)
        match = stope.new(game.name, seats, seed, options)
        twin = stope.new(game.name, seats, seed, options)
        while not match.over:
            seat = rng.choice(match.actors)
            move = rng.choice(match.moves(seat))
            assert match.play(seat, move) == twin.play(seat, move)
            assert match.state_bytes() == twin.state_bytes()
        again = stope.replay(match.record())
        assert again.state_bytes() == match.state_bytes()
        assert again.record() == match.record()
        assert again.events == match.events
        assert again.result == match.result


@every_game
def test_moves_and_positions_come_back_from_their_text(game):
    for seed in SEEDS:
        for state, _, move in walk(game, seed, every=3):
            typed = game.moves.decode(move)
            assert game.moves.encode(typed) == move
            assert game.moves.from_json(game.moves.to_json(typed)) == typed
            position = game.position(state)
            again = game.from_position(position)
            assert game.position(again) == position
            assert game.position(game.read_position_text(game.position_text(state))) == position
            for viewer in viewers(state):
                shown = game.view(hidden(game, state, viewer), viewer)
                assert game.view(hidden(game, again, viewer), viewer) == shown
                assert json.loads(json.dumps(shown)) == shown
        ended = end_of(game, seed)
        assert game.position(game.from_position(game.position(ended))) == game.position(ended)


@every_game
def test_a_table_read_again_lists_the_same_moves_in_the_same_order(game):
    for seed in range(100, 125):
        for state, _, _ in walk(game, seed, every=2):
            again = game.from_position(game.position(state))
            for seat in range(state.seats):
                assert legal(game, again, seat) == legal(game, state, seat)


@every_game
def test_a_match_goes_on_from_its_position_as_it_would_have_gone(game):
    for seed in SEEDS:
        moves = list(walk(game, seed))
        middle = len(moves) // 2
        again = game.from_position(game.position(moves[middle][0]))
        for state, seat, move in moves[middle:]:
            assert game.position(again) == game.position(state)
            game.functions["play"](again, seat, move, NULL_BUFFER)


@every_game
def test_a_guess_agrees_with_the_view_it_was_made_from(game):
    census = importlib.import_module(f"tests.support.conservation.{game.module}").census
    for seed in SEEDS:
        for state, _, _ in walk(game, seed, every=3):
            for viewer in viewers(state):
                view = hidden(game, state, viewer)
                world = guessed(game, view, viewer, seed)
                assert census(world) is not None
                assert hidden(game, world, viewer).tobytes() == view.tobytes()
                assert hidden(game, cast(State, view), viewer).tobytes() == view.tobytes()


def episode(game, state):
    """Return which round or expedition a match is in."""
    position = game.position(state)
    return position.get("round", position.get("cave"))


def heard(entries, viewer):
    """Return what a seat hears; in any order, for a hand does not show which card came first."""
    return sorted(str(entry) for entry in entries if entry.heard_by(viewer))


def twins(game, state, viewer, seed):
    """Return tables that look the same to a seat: a sample, and one whose secrets were changed."""
    scramble = importlib.import_module(f"tests.support.noninterference.{game.module}").scrambled
    yield guessed(game, hidden(game, state, viewer), viewer, seed)
    yield scramble(state, viewer, random.Random(seed))


@every_game
def test_what_a_seat_cannot_know_makes_no_difference_to_it(game):
    """Two tables that look the same to a seat list the same moves for it and tell it the same.

    A move may reveal something: then, and only then, the tables look different afterwards (unless
    a new round wipes it out).
    """
    for seed in SEEDS:
        for number, (state, actor, move) in enumerate(walk(game, seed, every=3)):
            after, events = played(game, state, actor, move)
            for viewer in viewers(state):
                view = hidden(game, state, viewer)
                looks = hidden(game, after, viewer).tobytes()
                for twin in twins(game, state, viewer, number):
                    assert hidden(game, twin, viewer).tobytes() == view.tobytes()
                    if viewer is not None:
                        assert legal(game, twin, viewer) == legal(game, state, viewer)
                    if game.functions["why_not"](twin, actor, move) != 0:
                        continue
                    twin_after, twin_events = played(game, twin, actor, move)
                    twin_looks = hidden(game, twin_after, viewer).tobytes()
                    same_story = heard(events, viewer) == heard(twin_events, viewer)
                    assert looks == twin_looks or not same_story
                    if episode(game, after) == episode(game, state):
                        assert same_story or looks != twin_looks


@every_game
def test_a_choice_that_is_not_seen_is_not_heard_either(game):
    """Whenever two moves of a player look the same to another seat, they sound the same to it."""
    compared = 0
    for seed in SEEDS:
        for state, actor, move in walk(game, seed, every=5):
            after, events = played(game, state, actor, move)
            alternatives = legal(game, state, actor)
            for other in random.Random(seed).sample(alternatives, min(12, len(alternatives))):
                other_after, other_events = played(game, state, actor, other)
                for viewer in viewers(state):
                    looks = hidden(game, after, viewer).tobytes()
                    if other == move or hidden(game, other_after, viewer).tobytes() != looks:
                        continue
                    if episode(game, after) != episode(game, state):
                        continue  # a new round wipes out what was seen of either move
                    assert heard(events, viewer) == heard(other_events, viewer)
                    compared += 1
    assert compared


@every_game
def test_the_whole_table_hears_what_is_not_private_and_nothing_else(game):
    told = set()
    for seats in game.seats:
        match = stope.new(game.name, seats=seats, seed=seats)
        rng = random.Random(seats)
        while not match.over:
            match.play(match.actors[0], rng.choice(match.moves(match.actors[0])))
        for notice in match.events:
            assert notice.heard_by(None) is not notice.event.private
            told.add(type(notice.event))
    assert any(kind.private for kind in told)


@every_game
def test_legal_moves_can_be_read_off_a_view(game):
    for state, _, _ in walk(game, 8):
        for seat in range(state.seats):
            view = hidden(game, state, seat)
            assert legal(game, view, seat) == legal(game, state, seat)
            assert game.functions["actors"](view) == game.functions["actors"](state)


@every_game
def test_random_key_and_pile_never_reach_a_view(game):
    for state, _, _ in walk(game, 9):
        for viewer in viewers(state):
            view = hidden(game, state, viewer)
            assert not any(view.rng.tobytes())
            for field in ("deck", "pile"):
                cards = view[field].tolist() if field in game.state.names else []
                backs = set(cards) - {-1}
                assert len(backs) <= 3  # the groups of the Dark Cave
                assert not backs or not backs & set(state[field].tolist())


@every_game
def test_whole_matches_are_the_same_interpreted_where_every_index_is_checked(game):
    """Compiled code reads and writes outside of arrays without a word; the interpreter does not."""
    matches = 3
    script = Path(__file__).parents[2] / "support" / "whole_matches.py"
    command = [sys.executable, str(script), game.name, str(matches)]
    done = run_to_end(command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"})
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == digests(game.name, matches)
