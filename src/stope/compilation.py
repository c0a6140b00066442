"""Compile the rule functions of a game at their first use in a process."""

import functools
from typing import cast

import numpy as np

from stope import progress
from stope.engine.bitmask import members
from stope.engine.chacha import KEY_WORDS, STREAM
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.jit import INTERPRETED
from stope.engine.outcome_record import OUTCOME
from stope.engine.records import (
    RngStream,
    blank,
    blank_one,
    duplicate,
    new_prior,
    new_state,
    new_view,
    new_workspace,
)
from stope.engine.rng import StreamId, open_stream, set_key, write_seed_key
from stope.games import GameSpec
from stope.search.public_history import HistoryRecorder
from stope.view import View


@functools.cache
def compile_rules(game: GameSpec) -> None:
    """Compile the functions that a match of a game needs, or load them from the cache.

    Only the first call for a game in a process does this work.
    """
    if INTERPRETED:
        return
    with progress.compiling(game):
        _exercise(game)


def _exercise(game: GameSpec) -> None:
    """Call the rule functions with the types that a match uses, so that numba compiles them."""
    call = game.functions
    state, view, other = new_state(game.state), new_view(game.state), new_state(game.state)
    key = np.zeros(KEY_WORDS, np.uint32)
    rng = cast(RngStream, blank_one(STREAM))
    set_key(rng, key)
    open_stream(rng, int(StreamId.POLICY), 0)
    write_seed_key(0, 0, key)
    codes = np.zeros(game.most_moves, np.int32)
    call["setup"](state, game.encode_options(game.seats[0], {}), key, NULL_BUFFER)
    seat = members(call["actors"](state))[0]
    call["observe"](state, seat, view)
    call["sample_state"](view, seat, key, new_prior(game.prior), other)
    call["scripted_move"](view, seat, 0, codes, rng, new_workspace(game.workspace))
    call["result"](state, blank(OUTCOME)[0])
    if call["legal"](state, seat, codes) and call["why_not"](state, seat, int(codes[0])) == 0:
        call["play"](duplicate(state), seat, int(codes[0]), NULL_BUFFER)
    history = HistoryRecorder(game.state)
    history.add(view, seat, int(codes[0]))
    shown = View(game, seat, view, history.history())
    call["write_prior"](view, seat, shown.evidence, new_prior(game.prior))
    shown.to_json()
