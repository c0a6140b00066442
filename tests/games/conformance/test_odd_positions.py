"""Positions with something changed: each is refused as one, or a table that can be played on."""

import random

import pytest

from stope.engine.bitmask import members
from stope.engine.event_buffer import NULL_BUFFER
from stope.errors.games import BadPosition
from stope.games import GAMES
from tests.support.position_mutations import mutated
from tests.support.random_play import end_of, guessed, hidden, legal, walk

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)

TRIED = 400
#: No match goes on for longer.
LONGEST = 2000


def check_table(game, state, rng):
    """Write, show, sample a table and play it to its end, where nonsense comes to light."""
    position = game.position(state)
    assert game.position(game.from_position(position)) == position
    for viewer in (*range(state.seats), None):
        seen = hidden(game, state, viewer)
        game.view(seen, viewer)
        world = guessed(game, seen, viewer, rng.randrange(1000))
        assert hidden(game, world, viewer).tobytes() == seen.tobytes()
    for _ in range(LONGEST):
        actors = members(game.functions["actors"](state))
        if not actors:
            break
        move = rng.choice(legal(game, state, actors[0]))
        game.functions["play"](state, actors[0], move, NULL_BUFFER)
    assert not actors
    position = game.position(state)
    assert game.position(game.from_position(position)) == position


@every_game
def test_a_changed_position_is_refused_cleanly_or_makes_a_table(game):
    rng = random.Random(20)
    positions = [game.position(end_of(game, seed)) for seed in (1, 2)]
    for seed in (1, 2):
        positions += [game.position(state) for state, _, _ in walk(game, seed, every=9)]
    taken = 0
    for _ in range(TRIED):
        changed = mutated(rng.choice(positions), rng)
        try:
            state = game.from_position(changed)
        except BadPosition:
            continue
        taken += 1
        check_table(game, state, rng)
    # neither side is tested by chance only
    assert TRIED // 20 < taken < TRIED // 2
