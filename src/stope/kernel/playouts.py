"""Whole matches played by rule-of-thumb players, any game, without leaving native code."""

import functools
from typing import Any

import numpy as np

from stope.kernel import generic
from stope.kernel.chacha import KEY_WORDS, STREAM
from stope.kernel.chance import Purpose, below, open_stream, set_key, write_seed_key
from stope.kernel.inclination import pick
from stope.kernel.masks import MAX_SEATS, lowest
from stope.kernel.native import rule
from stope.kernel.records import Record, Records, record
from stope.kernel.results import RESULT

#: Who decides for a seat during a playout: chance; one of the game's habits, counted from here; or
#: chance guided by what looks promising, the more sharply the further the number is above this.
RANDOM = 0
FIRST_HABIT = 1
GUIDED = 100


@functools.cache
def players_record(most_moves: int) -> np.dtype[np.void]:
    """Return the record of what players need: a stream, who they are, room to list moves."""
    return record(
        chance=STREAM,
        key=("u4", KEY_WORDS),
        policies=("i4", MAX_SEATS),
        moves=("i4", most_moves),
        worths=("i4", most_moves),
        result=RESULT,
    )


@rule(hot=True)
def choose(s: Record, seat: int, view: Record, players: Record) -> int:
    """Return the move that the player of a seat makes.

    The random player needs no view: legal moves are the same in a state and in what the seat
    sees of it.
    """
    policy = int(players.policies[seat])
    if policy == RANDOM:
        return choose_at_random(s, seat, players)
    generic.hide(s, seat, view)
    return choose_from_view(view, seat, policy, players)


@rule
def choose_from_view(view: Record, seat: int, policy: int, players: Record) -> int:
    """Return the move that a player makes who sees this."""
    if policy == RANDOM:
        return choose_at_random(view, seat, players)
    if policy >= GUIDED:
        return choose_guided(view, seat, policy - GUIDED, players)
    # the slice is a plain array, which rule functions have been compiled for already
    return generic.habit(view, seat, policy - FIRST_HABIT, players.moves[:], players.chance)


@rule(hot=True)
def choose_at_random(s: Record, seat: int, players: Record) -> int:
    """Return any legal move."""
    moves = players.moves[:]
    return moves[below(players.chance, generic.legal(s, seat, moves))]


@rule
def choose_guided(view: Record, seat: int, sharpness: int, players: Record) -> int:
    """Return a move drawn by how promising all moves look, sharply or not."""
    moves, worths = players.moves[:], players.worths[:]
    count = generic.legal(view, seat, moves)
    if count == 1:
        return moves[0]
    generic.weigh(view, seat, moves, count, worths)
    return moves[pick(worths, count, sharpness, players.chance)]


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
