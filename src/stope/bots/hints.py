"""Hints: the best moves in a decision, each with its expected share of the win and a reason."""

import functools
from dataclasses import dataclass, replace
from typing import cast

import numpy as np

from stope.bots.levels import LEVELS, key_of, prepare_bot, search_budget
from stope.bots.parallel_search import ParallelSearch, SearchBudget, SearchResult
from stope.engine.bitmask import MAX_SEATS, members
from stope.engine.records import State, new_workspace
from stope.errors.arena import BadNumber, UnknownBot
from stope.errors.base import shown
from stope.games import GameSpec, find_game
from stope.games.codecs import Json, Move
from stope.games.spec import Explanation
from stope.view import View

#: A search runs at most this many iterations if the seat of the view has no choice between moves.
_FEW_ITERATIONS = 256


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, its expected share of the win, and a reason for or against it.

    ``share`` is the expected share of the win of the seat that makes the move. In games where seats
    decide at the same time, ``weight`` is the recommended probability of the move. In other games,
    ``weight`` is the fraction of the search iterations that tried the move. If ``weight`` is small,
    ``share`` is a rough estimate.
    """

    move: Move
    share: float
    weight: float
    reason: Explanation


@dataclass(frozen=True, slots=True)
class Hints:
    """Each seat's expected share of the win, and the best moves of one seat, best first.

    ``best`` is empty for a spectator (seat None) and for a seat that has nothing to decide. In a
    solo match, a share is a fraction of the gold that can be won.
    """

    game: str
    seat: int | None
    expected_shares: tuple[float, ...]
    best: tuple[Hint, ...]

    def to_json(self) -> Json:
        """Return the hints as JSON; a reason is a message id and the values for the message."""
        moves = find_game(self.game).moves
        return {
            "game": self.game,
            "seat": self.seat,
            "expects": list(self.expected_shares),
            "best": [
                {
                    "move": moves.to_json(hint.move),
                    "share": hint.share,
                    "weight": hint.weight,
                    "reason": {"message": hint.reason.message, "values": dict(hint.reason.values)},
                }
                for hint in self.best
            ],
        }


def hints(
    view: View, *, count: int = 3, name: str = "master", seed: int = 0, threads: int = 1
) -> Hints:
    """Return the best moves for the view's seat, at most ``count``, and each seat's expected share.

    ``name`` is the name of a bot that searches. It can contain a budget: ``master@0.5s`` searches
    for half a second, ``master@500`` for 500 iterations. If the budget is a number of iterations,
    equal views and seeds give equal hints. The first call in a process may have to compile the
    search.

    >>> import stope
    >>> match = stope.new("diamant", seats=3, seed=7)
    >>> found = stope.hints(match.view(0), name="master@200")
    >>> found.best[0].move
    GoOn()
    >>> found.best[0].reason.message
    'diamant-hint-go-on'
    """
    for what, number in (("count", count), ("threads", threads)):
        if type(number) is not int or number < 1:
            raise BadNumber(name=what, given=shown(number), least=1)
    game = view.game
    budget = _search_budget(game, name)
    key = key_of(seed)
    _prepare(game)
    owing = members(int(game.functions["actors"](view.record)))
    if not owing:
        return Hints(game.name, view.seat, _result(view), ())
    codes = _legal(view) if view.seat in owing else []
    has_choice = len(codes) > 1
    if not has_choice:
        few = min(budget.iterations or _FEW_ITERATIONS, _FEW_ITERATIONS)
        budget = replace(budget, iterations=few, iterations_per_move=0)
    result = ParallelSearch(game, replace(budget, threads=threads), key).search(view)
    found = [_hint(view, *one) for one in _ranked(game, view.seat, codes, result)[:count]]
    return Hints(game.name, view.seat, result.values, tuple(found))


def _search_budget(game: GameSpec, name: object) -> SearchBudget:
    budget = search_budget(game, name)
    if budget is None:
        searching = [level for level in LEVELS if search_budget(game, level) is not None]
        raise UnknownBot(given=shown(name), allowed=", ".join(searching))
    return budget


@functools.cache
def _prepare(game: GameSpec) -> None:
    prepare_bot(game, LEVELS[-1])


def _result(view: View) -> tuple[float, ...]:
    """Return each seat's share of the win in a finished match."""
    shares = np.zeros(MAX_SEATS)
    workspace = new_workspace(view.game.workspace)
    # evaluate reads no hidden fields of a finished match, so a view can replace the state
    view.game.functions["evaluate"](cast(State, view.record), shares, workspace)
    return tuple(shares[: int(view.record.seats)].tolist())


def _legal(view: View) -> list[int]:
    return [view.game.moves.encode(move) for move in view.moves()]


def _ranked(
    game: GameSpec, seat: int | None, codes: list[int], result: SearchResult
) -> list[tuple[int, float, float]]:
    """Return the visited moves as (code, share, weight), largest weight first."""
    if seat is None or not codes:
        return []
    if len(codes) == 1:
        return [(codes[0], result.values[seat], 1.0)]
    tried = [one for one in result.moves if one.visits > 0]
    weights = [
        one.strategy_sum if game.search_config.simultaneous else float(one.visits) for one in tried
    ]
    total = sum(weights)
    ranked = [
        (one.code, one.value, weight / total) for one, weight in zip(tried, weights, strict=True)
    ]
    return sorted(ranked, key=lambda one: (-one[2], -one[1], one[0]))


def _hint(view: View, code: int, share: float, weight: float) -> Hint:
    assert view.seat is not None
    reason = view.game.explain(view.record, view.seat, code, view.evidence)
    return Hint(view.game.moves.decode(code), share, weight, reason)
