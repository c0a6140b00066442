"""Dispatch: call the rule functions of any game by the same names.

For example, ``legal(s, seat, out)`` calls the function ``legal`` of the game that owns the record
``s``. In compiled code that function is chosen once, at compile time, by the type of the record; in
interpreted code it is chosen at each call.
"""

from collections.abc import Callable
from typing import Any, TypedDict

import numba
from numba.extending import overload

from stope.engine.records import (
    Codes,
    EventBuffer,
    Evidence,
    GameRecord,
    Key,
    Prior,
    Reals,
    Record,
    RecordType,
    RngStream,
    Scores,
    State,
    ViewRecord,
    Workspace,
)


class RuleFunctions(TypedDict):
    """The rule functions that a game registers, by name; each is described below at its name."""

    setup: Callable[[State, Record, Key, EventBuffer], None]
    actors: Callable[[GameRecord], int]
    why_not: Callable[[GameRecord, int, int], int]
    legal: Callable[[GameRecord, int, Codes], int]
    play: Callable[[State, int, int, EventBuffer], None]
    observe: Callable[[State, int, ViewRecord], None]
    sample_state: Callable[[ViewRecord, int, Key, Prior, State], None]
    result: Callable[[GameRecord, Record], None]
    update_evidence: Callable[[GameRecord, int, int, Evidence], None]
    write_prior: Callable[[ViewRecord, int, Evidence, Prior], None]
    scripted_move: Callable[[ViewRecord, int, int, Codes, RngStream, Workspace], int]
    score_moves: Callable[[ViewRecord, int, Codes, int, Scores, Evidence, Workspace], None]
    evaluate: Callable[[State, Reals, Workspace], None]
    episode: Callable[[GameRecord], int]


_by_dtype: dict[RecordType, RuleFunctions] = {}
_by_type: dict[object, RuleFunctions] = {}
_names: list[str] = []


def register(state: RecordType, functions: RuleFunctions) -> None:
    """Register a game's rule functions under the record type of its states."""
    missing = set(_names) - set(functions)
    if missing:
        raise TypeError(f"the game of this record lacks {sorted(missing)}")
    _by_dtype[state] = functions
    _by_type[numba.from_dtype(state)] = functions


def _dispatched(name: str) -> Callable[..., Any]:
    """Return a function that calls the rule function ``name`` of the game that owns a record.

    The record is the first argument. All arguments and the result are those of the rule function;
    their types are declared below, where the returned function is assigned, so it is typed ``Any``.
    """
    _names.append(name)

    def call(s: Record, *rest: object) -> object:
        return _by_dtype[s.dtype][name](s, *rest)  # type: ignore[literal-required]

    @overload(call)
    def _choose(s, *rest):  # type: ignore[no-untyped-def] # noqa: ARG001
        own = _by_type[s][name]  # type: ignore[literal-required]
        return lambda s, *rest: own(s, *rest)  # noqa: PLW0108 (numba needs a new function)

    call.__name__ = name
    return call


#: ``setup(s, options, key, events)`` sets up a match with these options; the key decides every
#: shuffle.
setup: Callable[[State, Record, Key, EventBuffer], None] = _dispatched("setup")
#: ``actors(s)`` returns the mask of the seats that owe a decision now; 0 when the match is over.
actors: Callable[[GameRecord], int] = _dispatched("actors")
#: ``why_not(s, seat, move)`` returns 0 for a legal move, else the number of the rule against it.
why_not: Callable[[GameRecord, int, int], int] = _dispatched("why_not")
#: ``legal(s, seat, out)`` writes the legal moves of a seat and returns their number.
legal: Callable[[GameRecord, int, Codes], int] = _dispatched("legal")
#: ``play(s, seat, move, events)`` applies a legal move.
play: Callable[[State, int, int, EventBuffer], None] = _dispatched("play")
#: ``observe(s, seat, out)`` writes the view of a seat; seat -1 is a spectator.
observe: Callable[[State, int, ViewRecord], None] = _dispatched("observe")
#: ``sample_state(view, seat, key, prior, out)`` writes a random state that agrees with the view of
#: a seat. Random numbers come from the key; the prior weights the possible values of hidden facts,
#: and a blank prior weights them equally.
sample_state: Callable[[ViewRecord, int, Key, Prior, State], None] = _dispatched("sample_state")
#: ``result(s, out)`` writes the scores, the winners and the reason why the match ended.
result: Callable[[GameRecord, Record], None] = _dispatched("result")
#: ``update_evidence(s, seat, move, evidence)`` updates the evidence with a public decision; call
#: it before the move is played. It reads no hidden fields, so that a state and a view of it give
#: the same evidence.
update_evidence: Callable[[GameRecord, int, int, Evidence], None] = _dispatched("update_evidence")
#: ``write_prior(view, seat, evidence, prior)`` writes how likely a seat has to consider each
#: possible value of the hidden facts, given the evidence.
write_prior: Callable[[ViewRecord, int, Evidence, Prior], None] = _dispatched("write_prior")
#: ``scripted_move(view, seat, which, moves, rng, workspace)`` returns the move of script number
#: ``which`` of the game. ``moves`` is scratch memory for legal moves, ``workspace`` for searches
#: over the board.
scripted_move: Callable[[ViewRecord, int, int, Codes, RngStream, Workspace], int] = _dispatched(
    "scripted_move"
)
#: ``score_moves(view, seat, moves, count, move_scores, evidence, workspace)`` writes the score of
#: each of the ``count`` legal moves, for the softmax policy; ``stope.search.softmax.SCALE`` points
#: more make a move e times as likely.
score_moves: Callable[[ViewRecord, int, Codes, int, Scores, Evidence, Workspace], None] = (
    _dispatched("score_moves")
)
#: ``evaluate(s, values, workspace)`` writes the expected share of the win of each seat.
evaluate: Callable[[State, Reals, Workspace], None] = _dispatched("evaluate")
#: ``episode(s)`` returns the number of the current episode, a cave or a round; it never decreases.
episode: Callable[[GameRecord], int] = _dispatched("episode")
