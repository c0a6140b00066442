"""Random walks through matches, for tests over any game."""

import random
from collections.abc import Iterator

import numpy as np

from stope.games import Game
from stope.kernel.events import UNHEARD, open_log, take_entries
from stope.kernel.masks import members
from stope.kernel.records import Record, blank, duplicate

LONGEST_MATCH = 20_000


def key_of(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 2**32, 8, np.uint32)


def laid_out(game: Game, seats: int, seed: int, options=None) -> Record:
    state = blank(game.state)[0]
    game.functions["setup"](state, game.encode_options(seats, options or {}), key_of(seed), UNHEARD)
    return state


def legal(game: Game, state: Record, seat: int) -> list[int]:
    out = np.zeros(game.most_moves, np.int32)
    return out[: game.functions["legal"](state, seat, out)].tolist()


def talk(game: Game, state: Record, seat: int) -> list[int]:
    """Return what a seat may say beside the game."""
    codes = [game.moves.encode(move) for move in game.talk]
    return [code for code in codes if game.functions["why_not"](state, seat, code) == 0]


def random_options(game: Game, chance: random.Random) -> dict[str, str]:
    return {option.name: chance.choice(option.values) for option in game.options}


def walk(
    game: Game, seed: int, every: int = 1, seats: int | None = None, options=None
) -> Iterator[tuple[Record, int, int]]:
    """Yield (state, seat, move) before random moves of a random match, and play them.

    Seats and options are drawn where they are not given. Seats that may move without owing a
    decision do so now and then, and they talk.
    """
    chance = random.Random(seed)
    drawn = chance.choice(game.seats), random_options(game, chance)
    state = laid_out(game, seats or drawn[0], seed, drawn[1] if options is None else options)
    for step in range(LONGEST_MATCH):
        actors = members(game.functions["actors"](state))
        if not actors:
            return
        movable = [seat for seat in range(state.seats) if legal(game, state, seat)]
        seat = chance.choice(movable if chance.random() < 0.2 else actors)
        talker = chance.randrange(state.seats)
        said = talk(game, state, talker) if game.talk and chance.random() < 0.03 else []
        seat = talker if said else seat
        move = chance.choice(said or legal(game, state, seat))
        if step % every == 0:
            yield duplicate(state), seat, move
        game.functions["play"](state, seat, move, UNHEARD)
    raise AssertionError("the match does not end")


def end_of(game: Game, seed: int) -> Record:
    """Return the final state of a random match."""
    state, seat, move = list(walk(game, seed))[-1]
    game.functions["play"](state, seat, move, UNHEARD)
    return state


def played(game: Game, state: Record, seat: int, move: int):
    """Return a copy of the state after a move, and the events."""
    after, log = duplicate(state), open_log()
    game.functions["play"](after, seat, move, log)
    return after, take_entries(log)


def hidden(game: Game, state: Record, seat: int | None) -> Record:
    view = blank(game.state)[0]
    game.functions["hide"](state, -1 if seat is None else seat, view)
    return view


def guessed(game: Game, view: Record, seat: int | None, seed: int) -> Record:
    state = blank(game.state)[0]
    game.functions["guess"](view, -1 if seat is None else seat, key_of(seed), state)
    return state
