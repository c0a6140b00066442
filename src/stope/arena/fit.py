"""Fitting: derive the weights of a game's bots from matches, and measure the effect of each weight.

Weights are the numbers with which bots score moves and positions. Normally, they are constants in
compiled code. So fitting runs in a separate process with live weights, which can be changed
(``stope.engine.weights``). That process plays matches in which one seat decides with other weights
than its rivals, and measures how well ``evaluate`` predicts the winners.
"""

import dataclasses
import functools
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

import numpy as np
import numpy.typing as npt

from stope import progress
from stope.arena.estimates import Estimate, estimate
from stope.arena.prediction import Prediction, Sample, fit_prediction
from stope.arena.tasks import Settings, lay_out
from stope.bots import find_policy, make_bot
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import blank
from stope.engine.weights import LIVE_VARIABLE, Origin, Part, Weight, Weights
from stope.errors.arena import BadNumber, UnknownWeight, WorkerLost
from stope.errors.base import shown
from stope.games import GameSpec, find_game
from stope.match import Match
from stope.search.weight_trials import play_trials

Floats = npt.NDArray[np.float64]

#: The bot that plays the matches for weights that neither a script nor ``evaluate`` reads.
BOT = "miner"
#: Whole-number weights up to this size are changed by 1; all others are halved and doubled.
SMALL = 2
#: A parabola is fitted to this many changed values of a weight and to the default value.
_POINTS = 2
#: The bot that plays the matches for weights that ``evaluate`` reads. To save time, it runs only 40
#: iterations per decision.
SEARCH_BOT = "master@40"


@dataclass(frozen=True, slots=True)
class Request:
    """A request to measure weights of a game.

    ``weights`` has the names of the weights; if ``weights`` is empty, all weights of the game are
    measured. A deal is one shuffle of the cards. ``searched`` is the number of deals that searching
    bots play to measure the weights that ``evaluate`` reads; if ``searched`` is 0, no bot searches.
    ``deals`` is the number of deals for all other measurements.
    """

    game: str
    weights: tuple[str, ...] = ()
    deals: int = 1000
    searched: int = 0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """The measured effect of changing a weight from its default value to ``value``.

    One bot plays with the changed weight against rivals with the default weight. ``wins`` is the
    change of the bot's share of the wins (in solo matches: of the bot's points). ``loss`` is the
    change of the log loss with which ``evaluate`` predicts outcomes. Both have a 95 % interval. An
    effect that was not measured is None.
    """

    value: float
    wins: Estimate | None
    loss: Estimate | None


@dataclass(frozen=True, slots=True)
class Finding:
    """The measurements of one weight.

    ``derived`` is the best value of the weight according to the matches, or None if the matches do
    not determine a best value. ``bot`` is the bot that played the matches; ``seats`` is the number
    of players.
    """

    weight: Weight
    bot: str
    seats: int
    derived: Estimate | None
    changes: tuple[Change, ...]


def other_values(weight: Weight) -> list[float]:
    """Return up to two values of a weight to try: one below and one above the default value.

    A value outside the limits of the weight is replaced by the limit.
    """
    value = weight.default
    if isinstance(value, int):
        found: list[float] = [value - 1, value + 1]
        if abs(value) > SMALL:
            found = [round(value / 2), value * 2]
    else:
        found = [value / 2, value * 2]
    limited = [type(value)(min(max(other, weight.within[0]), weight.within[1])) for other in found]
    return sorted({other for other in limited if other != value})


def check(request: Request) -> tuple[GameSpec, Weights, list[Weight]]:
    """Return the game, all its weights, and the weights to measure; refuse an invalid request."""
    game = find_game(request.game)
    weights = game.weights
    for name in request.weights:
        if name not in weights.all:
            raise UnknownWeight(given=shown(name), allowed=", ".join(weights.all))
    for name, given, least in (
        ("deals", request.deals, 2),
        ("searched", request.searched, 0),
    ):
        if given < least:
            raise BadNumber(name=name, given=shown(given), least=least)
    return game, weights, [weights.all[name] for name in request.weights or weights.all]


# Findings as JSON


class FigureJson(TypedDict):
    """A measured number with half the width of its 95 % interval."""

    mean: float
    interval: float


class ChangeJson(TypedDict):
    """A ``Change`` as JSON."""

    value: float
    wins: FigureJson | None
    loss: FigureJson | None


class FindingJson(TypedDict):
    """A ``Finding`` as JSON."""

    weight: str
    value: float
    unit: str
    meaning: str
    origin: str
    part: str
    bot: str
    seats: int
    derived: FigureJson | None
    changes: list[ChangeJson]


# These functions start the process with live weights.


def measure(request: Request, report: Callable[[int, int], None]) -> list[FindingJson]:
    """Measure weights in a separate process with live weights; return the findings as JSON.

    ``report(done, total)`` is called with the number of weights that have been measured so far and
    the number of all weights to measure.
    """
    game, _, _ = check(request)
    command = [sys.executable, "-m", "stope.arena.fit", json.dumps(dataclasses.asdict(request))]
    environment = {**os.environ, LIVE_VARIABLE: game.module}
    findings: list[FindingJson] = []
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                told = json.loads(line)
                if "findings" in told:
                    findings = told["findings"]
                else:
                    report(told["done"], told["total"])
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        raise WorkerLost(reason=f"status {process.returncode}")
    return findings


def main(argument: str) -> None:
    """Measure the weights of a request in JSON; print progress and findings as lines of JSON."""
    given = json.loads(argument)
    request = Request(**{**given, "weights": tuple(given["weights"])})

    def report(done: int, total: int) -> None:
        _tell({"done": done, "total": total})

    found = find_out(request, report)
    _tell({"findings": [to_json(finding) for finding in found]})


def _tell(message: Mapping[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def to_json(finding: Finding) -> FindingJson:
    """Return a finding as JSON, for programs that read the output."""
    weight = finding.weight
    return {
        "weight": weight.name,
        "value": weight.default,
        "unit": weight.unit,
        "meaning": weight.meaning,
        "origin": weight.origin.value,
        "part": weight.part.value,
        "bot": finding.bot,
        "seats": finding.seats,
        "derived": _figure(finding.derived),
        "changes": [
            {"value": change.value, "wins": _figure(change.wins), "loss": _figure(change.loss)}
            for change in finding.changes
        ],
    }


def _figure(figure: Estimate | None) -> FigureJson | None:
    return None if figure is None else {"mean": figure.mean, "interval": figure.half_width}


# These functions run in the process with live weights.


def find_out(request: Request, report: Callable[[int, int], None]) -> list[Finding]:
    """Measure weights and return the findings; the game's weights must be live in this process."""
    game, weights, asked = check(request)
    trials = Trials(game, weights, request)
    total = len(asked)
    found = []
    for done, weight in enumerate(asked):
        report(done, total)
        found.append(trials.finding(weight))
    report(total, total)
    return found


class Trials:
    """Plays the matches from which the weights of one game are measured."""

    def __init__(self, game: GameSpec, weights: Weights, request: Request) -> None:
        self._game = game
        self._weights = weights
        self._request = request
        self.usual = functools.cache(self._usual)
        self.prediction = functools.cache(self._prediction)
        self.fitted = functools.cache(self._fitted)

    def finding(self, weight: Weight) -> Finding:
        """Measure a weight and return the finding."""
        seats = self._game.usual_seats if weight.seats is None else weight.seats
        bot = weight.script or (SEARCH_BOT if weight.part == Part.VALUE else BOT)
        changes = tuple(self._change(weight, value, bot, seats) for value in other_values(weight))
        derived = None
        if weight.origin == Origin.FITTED:
            derived = self.fitted(seats).get(weight.name)
        elif weight.origin == Origin.TUNED:
            derived = best_by_parabola(weight.default, changes)
        return Finding(weight, bot, seats, derived, changes)

    def _change(self, weight: Weight, value: float, bot: str, seats: int) -> Change:
        values = {weight.name: value}
        if bot == SEARCH_BOT:
            wins = self._searched(values, seats) if self._request.searched else None
        else:
            wins = estimate(self._played(values, bot, seats) - self.usual(bot, seats))
        loss = None
        if weight.part == Part.VALUE or weight.origin == Origin.FITTED:
            loss = self.prediction(seats).change_of_loss(values)
        return Change(value, wins, loss)

    def _sets(self, values: dict[str, float]) -> npt.NDArray[np.int64]:
        """Return an array with two rows: the default weights, and weights changed to ``values``.

        Each row is a copy of the memory of live weights.
        """
        words = self._weights.used
        self._weights.set(**values)
        changed = self._weights.memory[:words].copy()
        self._weights.set()
        return np.stack([self._weights.memory[:words], changed])

    def _usual(self, bot: str, seats: int) -> Floats:
        return self._played({}, bot, seats)

    def _played(self, values: dict[str, float], bot: str, seats: int) -> Floats:
        """Return, for each deal, the mean share of the win that a seat with changed weights gets.

        Each deal is played as often as there are seats. In each of these matches, a different seat
        has the changed weights. In solo matches, the points replace the share of the win.
        """
        game, deals = self._game, self._request.deals
        sets = self._sets(values)
        scores = np.zeros((deals, seats), np.int16)
        winners = np.zeros(deals, np.int16)
        playout = blank(game.playout_record)[0]
        playout.policies[:] = find_policy(game, bot)
        total = np.zeros(deals)
        for seat in range(seats):
            with progress.compiling(self._game):
                play_trials(
                    blank(game.state, 2),
                    game.encode_options(seats, {}),
                    playout,
                    blank(game.evidence, 2),
                    self._request.seed,
                    0,
                    seat,
                    sets,
                    self._weights.memory,
                    NULL_BUFFER,
                    scores,
                    winners,
                )
            total += scores[:, 0] if seats == 1 else win_shares(game, winners, seat, seats)
        return total / seats

    # These methods play matches between bots that search.

    def _searched(self, values: dict[str, float], seats: int) -> Estimate:
        """Return by how much changed weights raise a searching bot's share of the wins."""
        sets, deals = self._sets(values), range(self._request.searched)
        changed, usual = (
            np.array([self._searched_deal(deal, seats, chosen) for deal in deals])
            for chosen in (sets, sets[[0, 0]])
        )
        return estimate(changed - usual)

    def _searched_deal(self, deal: int, seats: int, sets: npt.NDArray[np.int64]) -> float:
        """Play a deal; return the mean share of the win that a bot with changed weights gets.

        The deal is played as often as there are seats. In each of these matches, the bot of a
        different seat has the changed weights. In a solo match, the points replace the share of the
        win.
        """
        settings = Settings(self._game.name, (SEARCH_BOT,) * seats, self._request.seed)
        matches = [self._search_match(settings, deal, seat, sets) for seat in range(seats)]
        if seats == 1:
            return float(matches[0].result.scores[0])
        shares = [
            (seat in match.result.winners) / (1 if self._game.teams else len(match.result.winners))
            for seat, match in enumerate(matches)
        ]
        return float(np.mean(shares))

    def _search_match(
        self, settings: Settings, deal: int, changed: int, sets: npt.NDArray[np.int64]
    ) -> Match:
        match = lay_out(settings, deal)
        memory = self._weights.memory
        bots = [
            make_bot(settings.game, name, deal * len(settings.bots) + seat)
            for seat, name in enumerate(settings.bots)
        ]
        while not match.over:
            decided = []
            for seat in match.actors:
                memory[: sets.shape[1]] = sets[int(seat == changed)]
                decided.append((seat, bots[seat].choose(match.view(seat)).move))
            memory[: sets.shape[1]] = sets[0]
            for seat, move in decided:
                match.play(seat, move)
        return match

    # These methods measure how well ``evaluate`` predicts outcomes.

    def _prediction(self, seats: int) -> Prediction:
        sample = Sample.played(self._game, BOT, seats, self._request.deals, self._request.seed)
        return Prediction(self._weights, sample)

    def _fitted(self, seats: int) -> dict[str, Estimate]:
        """Return the best value of each weight whose origin is ``FITTED``, by the weight's name.

        With the best values, ``evaluate`` predicts the outcomes of matches most accurately.
        """
        usual = self._game.usual_seats
        names = [
            weight.name
            for weight in self._weights.all.values()
            if weight.origin == Origin.FITTED
            and (weight.seats == seats or (weight.seats is None and seats == usual))
        ]
        return fit_prediction(self.prediction(seats), names)


def win_shares(game: GameSpec, winners: npt.NDArray[np.int16], seat: int, seats: int) -> Floats:
    """Return a seat's share of the win in each match.

    If several seats win, the win is divided among them. In games of teams, the share of each winner
    is 1 instead, because the size of a team does not matter to its members.
    """
    bits = (winners[:, None].astype(np.int64) >> np.arange(seats)) & 1
    won = bits[:, seat].astype(float)
    return won if game.teams else won / np.maximum(bits.sum(axis=1), 1)


def best_by_parabola(default: float, changes: Sequence[Change]) -> Estimate | None:
    """Return the value of a weight at the highest point of a parabola through three measurements.

    ``changes`` has two measurements: the changes of wins at a smaller and a larger value of the
    weight. The third measurement is a change of 0 at ``default``. Return None if the parabola has
    no highest point between the smaller and the larger value: then chance dominates the
    measurements, or the best value is outside.

    >>> found = [Change(-1.0, Estimate(-3.0, 0.1), None), Change(1.0, Estimate(-1.0, 0.1), None)]
    >>> round(best_by_parabola(0.0, found).mean, 3)
    0.25
    """
    wins = [change.wins for change in changes if change.wins is not None]
    if len(wins) != _POINTS:
        return None
    steps = np.array([change.value - default for change in changes])
    gains = np.array([won.mean for won in wins])
    errors = np.array([won.half_width for won in wins])
    solve = np.linalg.inv(np.stack([steps, steps**2], axis=1))
    slope, bend = solve @ gains
    if bend >= 0:
        return None
    top = -slope / (2 * bend)
    if not steps[0] < top < steps[1]:
        return None
    # ``moves`` has the derivatives of ``top`` with respect to both ``gains``; error propagation
    # needs these derivatives
    moves = (-solve[0] / (2 * bend)) + (slope * solve[1] / (2 * bend**2))
    return Estimate(float(default + top), float(np.sqrt(((moves * errors) ** 2).sum())))


if __name__ == "__main__":
    main(sys.argv[1])
