"""Random walks through matches, for tests over any game."""

import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from stope.engine.bitmask import members
from stope.engine.event_buffer import NULL_BUFFER, drain, new_buffer
from stope.engine.records import (
    GameRecord,
    Prior,
    State,
    ViewRecord,
    duplicate,
    new_prior,
    new_state,
    new_view,
)
from stope.games import GameSpec

LONGEST_MATCH = 20_000


def key_of(seed: int) -> npt.NDArray[np.uint32]:
    return np.random.default_rng(seed).integers(0, 2**32, 8, np.uint32)


def laid_out(game: GameSpec, seats: int, seed: int, options=None) -> State:
    state = new_state(game.state)
    game.functions["setup"](
        state, game.encode_options(seats, options or {}), key_of(seed), NULL_BUFFER
    )
    return state


def legal(game: GameSpec, state: GameRecord, seat: int) -> list[int]:
    out = np.zeros(game.most_moves, np.int32)
    count = game.functions["legal"](state, seat, out)
    return out[:count].tolist()


def legal_side_moves(game: GameSpec, state: GameRecord, seat: int) -> list[int]:
    """Return what a seat may say beside the game."""
    codes = [game.moves.encode(move) for move in game.side_moves]
    return [code for code in codes if game.functions["why_not"](state, seat, code) == 0]


def random_options(game: GameSpec, rng: random.Random) -> dict[str, str]:
    return {option.name: rng.choice(option.values) for option in game.options}


def walk(
    game: GameSpec, seed: int, every: int = 1, seats: int | None = None, options=None
) -> Iterator[tuple[State, int, int]]:
    """Yield (state, seat, move) before random moves of a random match, and play them.

    Seats and options are drawn where they are not given. Seats that may move without owing a
    decision do so now and then, and they make side moves.
    """
    rng = random.Random(seed)
    drawn = rng.choice(game.seats), random_options(game, rng)
    state = laid_out(game, seats or drawn[0], seed, drawn[1] if options is None else options)
    for step in range(LONGEST_MATCH):
        actors = members(game.functions["actors"](state))
        if not actors:
            return
        movable = [seat for seat in range(state.seats) if legal(game, state, seat)]
        seat = rng.choice(movable if rng.random() < 0.2 else actors)
        talker = rng.randrange(state.seats)
        said = (
            legal_side_moves(game, state, talker) if game.side_moves and rng.random() < 0.03 else []
        )
        seat = talker if said else seat
        move = rng.choice(said or legal(game, state, seat))
        if step % every == 0:
            yield duplicate(state), seat, move
        game.functions["play"](state, seat, move, NULL_BUFFER)
    raise AssertionError("the match does not end")


def end_of(game: GameSpec, seed: int) -> State:
    """Return the final state of a random match."""
    state, seat, move = list(walk(game, seed))[-1]
    game.functions["play"](state, seat, move, NULL_BUFFER)
    return state


def played(game: GameSpec, state: State, seat: int, move: int):
    """Return a copy of the state after a move, and the events."""
    after, buffer = duplicate(state), new_buffer()
    game.functions["play"](after, seat, move, buffer)
    return after, drain(buffer)


def hidden(game: GameSpec, state: State, seat: int | None) -> ViewRecord:
    view = new_view(game.state)
    game.functions["observe"](state, -1 if seat is None else seat, view)
    return view


def guessed(
    game: GameSpec, view: ViewRecord, seat: int | None, seed: int, prior: Prior | None = None
) -> State:
    state = new_state(game.state)
    prior = new_prior(game.prior) if prior is None else prior
    game.functions["sample_state"](view, -1 if seat is None else seat, key_of(seed), prior, state)
    return state
