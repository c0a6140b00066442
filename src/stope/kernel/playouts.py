"""Whole matches played by rule-of-thumb players, any game, without leaving native code."""

import functools
from typing import Any

import numpy as np

from stope.kernel import generic
from stope.kernel.chacha import KEY_WORDS, STREAM
from stope.kernel.chance import Purpose, below, open_stream, set_key, write_seed_key
from stope.kernel.masks import MAX_SEATS, lowest
from stope.kernel.native import rule
from stope.kernel.records import Record, Records, record
from stope.kernel.results import RESULT

#: Who decides for a seat during a playout: chance, or one of the game's habits, counted from here.
RANDOM = 0
FIRST_HABIT = 1


@functools.cache
def players_record(most_moves: int) -> np.dtype[np.void]:
    """Return the record of what players need: a stream, who they are, room to list moves."""
    return record(
        chance=STREAM,
        key=("u4", KEY_WORDS),
        policies=("i4", MAX_SEATS),
        moves=("i4", most_moves),
        result=RESULT,
    )


@rule(hot=True)
def choose(s: Record, seat: int, view: Record, players: Record) -> int:
    """Return the move that the player of a seat makes.

    The random player needs no view: legal moves are the same in a state and in what the seat
    sees of it.
    """
    # the slice is a plain array, which rule functions have been compiled for already
    moves = players.moves[:]
    policy = int(players.policies[seat])
    if policy != RANDOM:
        generic.hide(s, seat, view)
        return generic.habit(view, seat, policy - FIRST_HABIT, moves, players.chance)
    return moves[below(players.chance, generic.legal(s, seat, moves))]


@rule
def play_out(s: Record, view: Record, players: Record, events: Record) -> None:
    """Play a match from where it stands to its end; ``view`` is room for what a seat sees."""
    waiting = generic.actors(s)
    while waiting != 0:
        seat = lowest(waiting)
        generic.play(s, seat, choose(s, seat, view, players), events)
        waiting = generic.actors(s)


@rule
def play_one(
    s: Record,
    view: Record,
    options: Record,
    players: Record,
    seed: int,
    index: int,
    events: Record,
) -> None:
    """Play match number ``index`` of the series that grows from a seed.

    The players draw from a stream of their own, so that other decisions meet the same cards.
    """
    key = players.key[:]
    write_seed_key(seed, index, key)
    set_key(players.chance, key)
    open_stream(players.chance, Purpose.POLICY, 0)
    generic.setup(s, options, key, events)
    play_out(s, view, players, events)
    generic.result(s, players.result)


@rule
def play_series(
    states: Records,
    options: Record,
    players: Record,
    seed: int,
    first: int,
    events: Record,
    scores: Any,
    winners: Any,
    finals: Records,
) -> None:
    """Play one match of a series after the other, one for each row of ``scores``.

    ``states`` holds the state being played and what a seat sees of it. ``finals`` takes the
    final states where it has room for them; nothing else grows with the number of matches.
    """
    for row in range(scores.shape[0]):
        play_one(states[0], states[1], options, players, seed, first + row, events)
        for seat in range(scores.shape[1]):
            scores[row, seat] = players.result.scores[seat]
        winners[row] = players.result.winners
        if finals.size != 0:
            finals[row] = states[0]


@rule
def list_often(s: Record, seat: int, moves: Any, times: int) -> int:
    """List the legal moves of a seat many times over, to measure how long that takes."""
    found = 0
    for _ in range(times):
        found += generic.legal(s, seat, moves)
    return found


@rule
def play_some(s: Record, view: Record, players: Record, decisions: int, events: Record) -> None:
    """Play a match on by so many decisions, or to its end."""
    waiting = generic.actors(s)
    while waiting != 0 and decisions > 0:
        seat = lowest(waiting)
        generic.play(s, seat, choose(s, seat, view, players), events)
        waiting = generic.actors(s)
        decisions -= 1
