"""Dispatch: call the rule functions of any game by the same names.

For example, ``legal(s, seat, out)`` calls the function ``legal`` of the game that owns the record
``s``. The type of the record determines the game. In compiled code, numba chooses the function of
the game once, at compile time. In interpreted code, the function is chosen at each call.
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
    """The rule functions that a game registers, by name.

    Each rule function is described in this module at the variable of the same name.
    """

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
    """Register a game's rule functions under the record type of the game's states."""
    missing = set(_names) - set(functions)
    if missing:
        raise TypeError(f"the game of this record lacks {sorted(missing)}")
    _by_dtype[state] = functions
    _by_type[numba.from_dtype(state)] = functions


def _dispatched(name: str) -> Callable[..., Any]:
    """Return a function that calls the rule function ``name`` of the game that owns a record.

    The returned function has the arguments and the result of the rule function; the first argument
    is the record. The variable to which the returned function is assigned declares the type of the
    function.
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


#: ``setup(s, options, key, events)`` writes the first state of a match with these options to ``s``
#: and appends the events of the set-up to ``events``. The key determines every shuffle.
setup: Callable[[State, Record, Key, EventBuffer], None] = _dispatched("setup")
#: ``actors(s)`` returns the mask of the seats that have to decide now. When the match is over, the
#: mask is 0.
actors: Callable[[GameRecord], int] = _dispatched("actors")
#: ``why_not(s, seat, move)`` returns 0 for a legal move, else the number of the rule that forbids
#: the move.
why_not: Callable[[GameRecord, int, int], int] = _dispatched("why_not")
#: ``legal(s, seat, out)`` writes the legal moves of a seat to ``out`` and returns how many legal
#: moves there are.
legal: Callable[[GameRecord, int, Codes], int] = _dispatched("legal")
#: ``play(s, seat, move, events)`` applies a legal move to ``s`` and appends the events that the
#: move causes to ``events``.
play: Callable[[State, int, int, EventBuffer], None] = _dispatched("play")
#: ``observe(s, seat, out)`` writes to ``out`` the view of a seat: what this seat may know of the
#: state. Seat -1 stands for a spectator.
observe: Callable[[State, int, ViewRecord], None] = _dispatched("observe")
#: ``sample_state(view, seat, key, prior, out)`` writes to ``out`` a random state that agrees with
#: the view of a seat. Random numbers come from the key. The prior gives a weight to each possible
#: value of a hidden fact; a blank prior gives the same weight to all possible values.
sample_state: Callable[[ViewRecord, int, Key, Prior, State], None] = _dispatched("sample_state")
#: ``result(s, out)`` writes the scores, the winners and the reason why the match ended to ``out``.
result: Callable[[GameRecord, Record], None] = _dispatched("result")
#: ``update_evidence(s, seat, move, evidence)`` adds one public decision to the evidence. Evidence
#: is what bots learn from public decisions. Call this function before the move is played. The
#: function reads no hidden fields of ``s``, so a state and its views give the same evidence.
update_evidence: Callable[[GameRecord, int, int, Evidence], None] = _dispatched("update_evidence")
#: ``write_prior(view, seat, evidence, prior)`` writes to ``prior`` how likely each possible value
#: of a hidden fact is, given all that the seat knows: its view and the evidence.
write_prior: Callable[[ViewRecord, int, Evidence, Prior], None] = _dispatched("write_prior")
#: ``scripted_move(view, seat, which, moves, rng, workspace)`` returns the move that a script (a
#: policy made of rules of thumb) chooses; ``which`` is the number of the script in the game.
#: ``moves`` is scratch memory for legal moves. ``workspace`` is scratch memory for searches over
#: the board.
scripted_move: Callable[[ViewRecord, int, int, Codes, RngStream, Workspace], int] = _dispatched(
    "scripted_move"
)
#: ``score_moves(view, seat, moves, count, move_scores, evidence, workspace)`` writes the score of
#: each of the ``count`` legal moves to ``move_scores``. The softmax policy uses these scores: a
#: score that is higher by ``stope.search.softmax.SCALE`` makes a move e times as likely.
score_moves: Callable[[ViewRecord, int, Codes, int, Scores, Evidence, Workspace], None] = (
    _dispatched("score_moves")
)
#: ``evaluate(s, values, workspace)`` writes each seat's expected share of the win to ``values``.
evaluate: Callable[[State, Reals, Workspace], None] = _dispatched("evaluate")
#: ``episode(s)`` returns the number of the current episode (the cave or the round that is being
#: played). The number never decreases during a match.
episode: Callable[[GameRecord], int] = _dispatched("episode")
