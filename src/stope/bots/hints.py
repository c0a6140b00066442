"""Hints: the best moves of a decision, what they promise, and a reason for each."""

import functools
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from stope.bots.levels import LEVELS, effort_of, key_of, prepare_bot
from stope.bots.thinking import Effort, Thinker, Thought
from stope.errors import BadNumber, UnknownBot, shown
from stope.games import Game, find_game
from stope.games.codecs import Json, Move
from stope.games.contract import Advice
from stope.kernel.masks import MAX_SEATS, members
from stope.match import View

#: Rounds of thinking about a move that has to be made anyway, or about the moves of others.
_FEW_ROUNDS = 256


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, the share of the win it promises, and what speaks for it or against it.

    ``weight`` says how much of the choice falls on the move: where seats decide at once, how often
    to choose it; else the part of the thinking that came back to it. A share that rests on little
    weight is rough.
    """

    move: Move
    share: float
    weight: float
    reason: Advice


@dataclass(frozen=True, slots=True)
class Hints:
    """The share of the win that each seat may expect, and the best moves of one, best first.

    There are no moves where the seat (None: who only watches) has nothing to decide. Who plays
    alone has no win to share: there, shares are parts of the gold that can be won.
    """

    game: str
    seat: int | None
    expects: tuple[float, ...]
    best: tuple[Hint, ...]

    def to_json(self) -> Json:
        """Return the hints for a client; reasons are ids of messages with their values."""
        moves = find_game(self.game).moves
        return {
            "game": self.game,
            "seat": self.seat,
            "expects": list(self.expects),
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
    """Return what each seat may expect, and up to ``count`` best moves of the view's seat.

    ``name`` is the bot that thinks, and can say how long: ``master@0.5s``, ``master@500``. With a
    number of rounds, equal views and seeds give equal hints. The first call in a process may have
    to compile the search.

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
    effort = _effort(game, name)
    key = key_of(seed)
    _prepare(game)
    owing = members(int(game.functions["actors"](view.record)))
    if not owing:
        return Hints(game.name, view.seat, _result(view), ())
    codes = _legal(view) if view.seat in owing else []
    if len(codes) < 2:
        few = min(effort.rounds or _FEW_ROUNDS, _FEW_ROUNDS)
        effort = replace(effort, rounds=few, per_move=0)
    thought = Thinker(game, replace(effort, threads=threads), key).think(view)
    found = [_hint(view, *one) for one in _ranked(game, view.seat, codes, thought)[:count]]
    return Hints(game.name, view.seat, thought.expects, tuple(found))


def _effort(game: Game, name: Any) -> Effort:
    effort = effort_of(game, name)
    if effort is None:
        thinkers = [level for level in LEVELS if effort_of(game, level) is not None]
        raise UnknownBot(given=shown(name), allowed=", ".join(thinkers))
    return effort


@functools.cache
def _prepare(game: Game) -> None:
    prepare_bot(game, LEVELS[-1])


def _result(view: View) -> tuple[float, ...]:
    """Return the share of the win that each seat has got."""
    shares = np.zeros(MAX_SEATS)
    room = np.zeros(view.game.most_moves, np.int32)
    view.game.functions["foresee"](view.record, room, shares)
    return tuple(shares[: int(view.record.seats)].tolist())


def _legal(view: View) -> list[int]:
    return [view.game.moves.encode(move) for move in view.moves()]


def _ranked(
    game: Game, seat: int | None, codes: list[int], thought: Thought
) -> list[tuple[int, float, float]]:
    """Return moves with share and weight, the weightiest first; untried ones are left out."""
    if seat is None or not codes:
        return []
    if len(codes) == 1:
        return [(codes[0], thought.expects[seat], 1.0)]
    tried = [one for one in thought.prospects if one.visits > 0]
    weights = [one.intended if game.manner.at_once else float(one.visits) for one in tried]
    total = sum(weights)
    ranked = [
        (one.code, one.share, weight / total) for one, weight in zip(tried, weights, strict=True)
    ]
    return sorted(ranked, key=lambda one: (-one[2], -one[1], one[0]))


def _hint(view: View, code: int, share: float, weight: float) -> Hint:
    assert view.seat is not None
    reason = view.game.advice(view.record, view.seat, code)
    return Hint(view.game.moves.decode(code), share, weight, reason)
