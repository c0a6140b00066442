"""Playouts: whole matches of any game, played by built-in policies entirely in native code."""

import functools

import numpy as np
import numpy.typing as npt

from stope.engine import dispatch
from stope.engine.bitmask import MAX_SEATS, lowest
from stope.engine.chacha import KEY_WORDS, STREAM
from stope.engine.jit import compiled
from stope.engine.outcome_record import OUTCOME
from stope.engine.records import (
    Codes,
    EventBuffer,
    GameRecord,
    Record,
    Records,
    State,
    ViewRecord,
    record,
)
from stope.engine.rng import StreamId, open_stream, randbelow, set_key, write_seed_key
from stope.search.softmax import sample

#: The policy of a seat is a number: ``RANDOM`` is uniformly random, ``FIRST_SCRIPT + i`` is
#: script ``i`` of the game, and ``FIRST_SOFTMAX + sharpness`` is softmax over ``score_moves``.
RANDOM = 0
FIRST_SCRIPT = 1
FIRST_SOFTMAX = 100


@functools.cache
def playout_record(
    most_moves: int, evidence: np.dtype[np.void], workspace: np.dtype[np.void]
) -> np.dtype[np.void]:
    """Return the record type of a playout: random stream, policies, evidence, memory, result.

    ``root_evidence`` is the evidence before the first move of the playout, and ``evidence`` is the
    evidence after the moves so far. ``moves`` and ``move_scores`` are scratch memory for up to
    ``most_moves`` legal moves. ``workspace`` is scratch memory of the game.
    """
    return record(
        rng=STREAM,
        key=("u4", KEY_WORDS),
        policies=("i4", MAX_SEATS),
        moves=("i4", most_moves),
        move_scores=("i4", most_moves),
        root_evidence=evidence,
        evidence=evidence,
        workspace=workspace,
        result=OUTCOME,
    )


@compiled(hot=True)
def choose_move(s: State, seat: int, view: ViewRecord, playout: Record) -> int:
    """Return the move that the policy of a seat chooses.

    The random policy needs no view: legal moves are the same in a state and in a seat's view of it.
    """
    policy = int(playout.policies[seat])
    if policy == RANDOM:
        return random_move(s, seat, playout)
    dispatch.observe(s, seat, view)
    return choose_from_view(view, seat, policy, playout)


@compiled
def choose_from_view(view: ViewRecord, seat: int, policy: int, playout: Record) -> int:
    """Return the move of a policy, given the number of the policy and the view of the seat."""
    if policy == RANDOM:
        return random_move(view, seat, playout)
    if policy >= FIRST_SOFTMAX:
        return softmax_move(view, seat, policy - FIRST_SOFTMAX, playout)
    # a slice is a plain array, and the rule functions have already been compiled for plain arrays
    moves, workspace = playout.moves[:], playout.workspace
    return dispatch.scripted_move(view, seat, policy - FIRST_SCRIPT, moves, playout.rng, workspace)


@compiled(hot=True)
def random_move(s: GameRecord, seat: int, playout: Record) -> int:
    """Return a legal move; all legal moves are equally likely."""
    moves = playout.moves[:]
    return moves[randbelow(playout.rng, dispatch.legal(s, seat, moves))]


@compiled
def softmax_move(view: ViewRecord, seat: int, sharpness: int, playout: Record) -> int:
    """Return a move drawn by softmax over the scores of all legal moves."""
    moves, move_scores = playout.moves[:], playout.move_scores[:]
    count = dispatch.legal(view, seat, moves)
    if count == 1:
        return moves[0]
    dispatch.score_moves(view, seat, moves, count, move_scores, playout.evidence, playout.workspace)
    return moves[sample(move_scores, count, sharpness, playout.rng)]


@compiled(hot=True)
def play_move(s: State, seat: int, move: int, playout: Record, events: EventBuffer) -> None:
    """Update the evidence of the playout with a move, and play the move."""
    dispatch.update_evidence(s, seat, move, playout.evidence)
    dispatch.play(s, seat, move, events)


@compiled
def play_out(s: State, view: ViewRecord, playout: Record, events: EventBuffer) -> None:
    """Play the rest of a match; ``view`` is scratch memory for views."""
    waiting = dispatch.actors(s)
    while waiting != 0:
        seat = lowest(waiting)
        play_move(s, seat, choose_move(s, seat, view, playout), playout, events)
        waiting = dispatch.actors(s)


@compiled
def begin_match(
    s: State, options: Record, playout: Record, seed: int, index: int, events: EventBuffer
) -> None:
    """Set up match number ``index`` of the series that ``seed`` generates.

    Policies draw from a separate random stream, so that the cards do not depend on the policies.
    """
    key = playout.key[:]
    write_seed_key(seed, index, key)
    set_key(playout.rng, key)
    open_stream(playout.rng, StreamId.POLICY, 0)
    playout.evidence = playout.root_evidence
    dispatch.setup(s, options, key, events)


@compiled
def play_one(
    s: State,
    view: ViewRecord,
    options: Record,
    playout: Record,
    seed: int,
    index: int,
    events: EventBuffer,
) -> None:
    """Play match number ``index`` of the series that ``seed`` generates."""
    begin_match(s, options, playout, seed, index, events)
    play_out(s, view, playout, events)
    dispatch.result(s, playout.result)


@compiled
def play_series(
    states: Records,
    options: Record,
    playout: Record,
    seed: int,
    first: int,
    events: EventBuffer,
    scores: npt.NDArray[np.int16],
    winners: npt.NDArray[np.int16],
    finals: Records,
) -> None:
    """Play successive matches of a series, one match for each row of ``scores``.

    ``first`` is the number of the first match. ``states`` is scratch memory with two rows: the
    current state and a view of it. The final states are written to ``finals``, unless ``finals`` is
    empty. Only ``scores``, ``winners`` and ``finals`` grow with the number of matches.
    """
    for row in range(scores.shape[0]):
        play_one(states[0], states[1], options, playout, seed, first + row, events)
        for seat in range(scores.shape[1]):
            scores[row, seat] = playout.result.scores[seat]
        winners[row] = playout.result.winners
        if finals.size != 0:
            finals[row] = states[0]


@compiled
def repeat_legal(s: GameRecord, seat: int, moves: Codes, times: int) -> int:
    """List the legal moves of a seat ``times`` times; return the total number of listed moves.

    Benchmarks use this function to measure ``legal``.
    """
    found = 0
    for _ in range(times):
        found += dispatch.legal(s, seat, moves)
    return found


@compiled
def play_some(
    s: State, view: ViewRecord, playout: Record, decisions: int, events: EventBuffer
) -> None:
    """Play the next ``decisions`` decisions of a match, or fewer if the match ends earlier."""
    waiting = dispatch.actors(s)
    while waiting != 0 and decisions > 0:
        seat = lowest(waiting)
        play_move(s, seat, choose_move(s, seat, view, playout), playout, events)
        waiting = dispatch.actors(s)
        decisions -= 1
