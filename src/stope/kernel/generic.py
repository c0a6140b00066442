"""Functions that every game provides, called without knowing the game.

Playouts, batches and searches call ``legal(s, seat, out)`` and get the function of the game
whose record ``s`` is. Compiled, the choice is made once, from the type of the record; in the
interpreter, at each call.
"""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload

_by_dtype: dict[np.dtype[Any], dict[str, Callable[..., Any]]] = {}
_by_type: dict[Any, dict[str, Callable[..., Any]]] = {}
_names: list[str] = []


def provide(state: np.dtype[Any], functions: dict[str, Callable[..., Any]]) -> None:
    """Register a game's rule functions under the type of its record."""
    missing = set(_names) - set(functions)
    if missing:
        raise TypeError(f"the game of this record lacks {sorted(missing)}")
    _by_dtype[state] = functions
    _by_type[numba.from_dtype(state)] = functions


def _by_record(name: str) -> Callable[..., Any]:
    """Return a function that calls the one of this name of the game that owns the record."""
    _names.append(name)

    def call(s: Any, *rest: Any) -> Any:
        return _by_dtype[s.dtype][name](s, *rest)

    @overload(call)
    def _choose(s, *rest):  # type: ignore[no-untyped-def] # noqa: ARG001
        own = _by_type[s][name]
        return lambda s, *rest: own(s, *rest)  # noqa: PLW0108 (numba wants a function of its own)

    call.__name__ = name
    return call


#: ``setup(s, options, key, events)`` lays out the match; every shuffle comes from the key.
setup = _by_record("setup")
#: ``actors(s)``: mask of the seats that owe a decision now; 0 when the match is over.
actors = _by_record("actors")
#: ``why_not(s, seat, move)``: 0 for a legal move, else the number of the rule against it.
why_not = _by_record("why_not")
#: ``legal(s, seat, out)`` writes a seat's legal moves and returns how many they are.
legal = _by_record("legal")
#: ``play(s, seat, move, events)`` applies a legal move.
play = _by_record("play")
#: ``hide(s, seat, out)`` writes what a seat may know; seat -1 only watches.
hide = _by_record("hide")
#: ``guess(view, seat, key, out)`` writes a state drawn from those that agree with a view.
guess = _by_record("guess")
#: ``result(s, out)`` writes scores, winners and reason.
result = _by_record("result")
#: ``habit(view, seat, which, moves, chance)``: the move of a rule-of-thumb player; ``moves``
#: is room to list legal moves.
habit = _by_record("habit")
#: ``weigh(view, seat, moves, count, worths)`` says how promising each of the legal moves looks at
#: first sight, in steps of ``stope.kernel.inclination.SCALE`` for a factor of e in likelihood.
weigh = _by_record("weigh")
#: ``foresee(s, room, shares)`` writes the share of the win that each seat may expect from here;
#: ``room`` is as long as a list of moves.
foresee = _by_record("foresee")
#: ``chapter(s)``: the number of the part of the match that is being played; it only grows.
chapter = _by_record("chapter")
