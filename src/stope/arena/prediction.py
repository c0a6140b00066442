"""Measure how well ``evaluate`` predicts the winners, and fit the weights that predict them best.

The outcomes of self-played matches are compared with the shares of the win that ``evaluate``
estimates in positions of these matches. The loss is the mean log loss; weights are fitted by
maximum likelihood (Fisher scoring). Intervals are computed from means per match, because the
positions of one match share an outcome and are not independent.

Where seats compete for one win, the shares of all seats are the probabilities of exclusive
outcomes. In games of teams, several seats can win, or no seat. In these games, the share of a seat
is the probability that this seat wins. Each seat is then predicted separately, and the loss is the
mean over the seats.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np
import numpy.typing as npt

from stope.arena.estimates import Estimate, estimate
from stope.bots import find_policy
from stope.engine.bitmask import MAX_SEATS
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import Record, Records, Workspace, blank
from stope.engine.weights import Weights
from stope.games import GameSpec
from stope.search.playout import begin_match, play_some
from stope.search.weight_trials import evaluate_all

Floats = npt.NDArray[np.float64]

#: In games whose searches do not stop at the end of an episode, this many decisions lie between two
#: sampled positions of a match.
_APART = 10
#: A smaller predicted share is raised to this value, so that a single surprising outcome cannot
#: dominate the loss.
_LEAST_SHARE = 1e-4
#: Fitting takes at most this many steps.
_STEPS = 25
#: Fitting ends after a step in which the largest change of a weight is below this fraction of the
#: largest weight.
_SETTLED = 1e-4
#: To estimate slopes, each weight is increased and decreased by this fraction of its value.
_SHIFT = 0.02
#: A 95 % interval extends this many standard errors to each side of the estimated value.
_HALF = 1.96


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """Positions of self-played matches, and the final states of these matches.

    ``positions`` and ``match`` have a row for each position: its state, and the number of its
    match. ``ends`` has a row for each match: its final state.
    """

    positions: Records
    match: npt.NDArray[np.int64]
    ends: Records
    seats: int
    workspace: Workspace
    #: whether each seat is predicted separately, as in games of teams and in solo matches
    by_seat: bool = False

    @classmethod
    def played(cls, game: GameSpec, bot: str, seats: int, matches: int, seed: int) -> "Sample":
        """Play matches in which one bot without search plays all seats; return a sample of them.

        If searches of the game stop at the end of an episode, the positions after each episode are
        sampled. Otherwise positions are sampled every few decisions.
        """
        states = blank(game.state, 2)
        playout = blank(game.playout_record)[0]
        playout.policies[:] = find_policy(game, bot)
        options = game.encode_options(seats, {})
        ends = blank(game.state, matches)
        positions, numbers = [], []
        for number in range(matches):
            state = states[0]
            begin_match(state, options, playout, seed, number, NULL_BUFFER)
            for _ in _stops(game, states, playout):
                positions.append(state.tobytes())
                numbers.append(number)
            ends[number] = state
        found = np.frombuffer(b"".join(positions), game.state).view(np.recarray)
        workspace = cast(Workspace, playout.workspace)
        by_seat = game.teams or seats == 1
        return cls(found, np.array(numbers), ends, seats, workspace, by_seat)


def _stops(game: GameSpec, states: Records, playout: Record) -> Iterator[int]:
    """Play a match to its end, and pause at each position to sample.

    At each pause, yield the number of the current episode.
    """
    state, view = states[0], states[1]
    by_episode = game.search_config.episodes_ahead is not None
    episode = int(game.functions["episode"](state))
    while game.functions["actors"](state):
        play_some(state, view, playout, 1 if by_episode else _APART, NULL_BUFFER)
        now = int(game.functions["episode"](state))
        if game.functions["actors"](state) and (not by_episode or now != episode):
            yield now
        episode = now


class Prediction:
    """The predictions of ``evaluate`` for the positions of a sample, with any weights.

    The argument ``values`` of the methods has the names and the values of changed weights. All
    other weights have their default values.
    """

    def __init__(self, weights: Weights, sample: Sample) -> None:
        self.weights = weights
        self.sample = sample
        self._workspace = sample.workspace
        self.outcomes = self.shares_of(sample.ends, {})[sample.match]

    def shares(self, values: Mapping[str, float]) -> Floats:
        """Return the predicted shares of all seats for each position, with some weights changed."""
        return np.maximum(self.shares_of(self.sample.positions, values), _LEAST_SHARE)

    def shares_of(self, states: Records, values: Mapping[str, float]) -> Floats:
        """Return a row for each state: the shares of all seats, as ``evaluate`` computes them.

        If seats are predicted separately, the row continues with 1 minus the share of each seat.
        """
        found = np.zeros((len(states), MAX_SEATS))
        self.weights.set(**values)
        evaluate_all(states, found, self._workspace)
        self.weights.set()
        found = found[:, : self.sample.seats]
        return np.hstack([found, 1 - found]) if self.sample.by_seat else found

    def losses(self, values: Mapping[str, float]) -> Floats:
        """Return the log loss of each position, with some weights changed."""
        predicted = self.sample.seats if self.sample.by_seat else 1
        return -np.asarray((self.outcomes * np.log(self.shares(values))).sum(axis=1)) / predicted

    def change_of_loss(self, values: Mapping[str, float]) -> Estimate:
        """Return by how much the mean loss per match grows if some weights are changed."""
        return estimate(self.by_match(self.losses(values) - self.losses({})))

    def by_match(self, figures: Floats) -> Floats:
        """Return the mean of ``figures`` over the positions of each match.

        ``figures`` has one number for each position.
        """
        counts = np.bincount(self.sample.match)
        sums = np.bincount(self.sample.match, weights=figures)
        return sums[counts > 0] / counts[counts > 0]


def fit_prediction(prediction: Prediction, names: Sequence[str]) -> dict[str, Estimate]:
    """Fit the named weights to the outcomes; return the fitted values with their intervals."""
    known = prediction.weights.all
    limits = np.array([known[name].within for name in names])
    values = np.array([float(known[name].default) for name in names])
    if not names or not len(prediction.sample.positions):
        return {}

    def named(numbers: Floats) -> dict[str, float]:
        return dict(zip(names, numbers.tolist(), strict=True))

    loss = prediction.losses(named(values)).mean()
    for _ in range(_STEPS):
        scores, information = _slopes(prediction, named(values))
        step = np.linalg.pinv(information) @ scores.sum(axis=0)
        for _ in range(8):
            tried = np.clip(values + step, limits[:, 0], limits[:, 1])
            found = prediction.losses(named(tried)).mean()
            if found <= loss:
                break
            step /= 2
        else:
            break
        moved = float(np.abs(tried - values).max() / np.abs(values).max())
        values, loss = tried, found
        if moved < _SETTLED:
            break
    scores, information = _slopes(prediction, named(values))
    inverse = np.linalg.pinv(information)
    summed = np.zeros((int(prediction.sample.match.max()) + 1, len(names)))
    np.add.at(summed, prediction.sample.match, scores)
    errors = np.sqrt(np.diag(inverse @ (summed.T @ summed) @ inverse))
    return {
        name: Estimate(float(value), float(_HALF * error))
        for name, value, error in zip(names, values, errors, strict=True)
    }


def _slopes(prediction: Prediction, values: dict[str, float]) -> tuple[Floats, Floats]:
    """Return the derivatives of the log likelihood, and the Fisher information matrix.

    The derivatives have a row for each position and a column for each weight in ``values``.
    """
    shares = prediction.shares(values)
    slopes = []
    for name, value in values.items():
        weight = prediction.weights.all[name]
        shift = _SHIFT * max(abs(value), 0.1)
        least, most = weight.within
        above, below = min(value + shift, most), max(value - shift, least)
        higher = prediction.shares({**values, name: above})
        lower = prediction.shares({**values, name: below})
        slopes.append((higher - lower) / (above - below))
    scores = np.stack([(prediction.outcomes * one / shares).sum(axis=1) for one in slopes], axis=1)
    information = np.array(
        [[float((one * other / shares).sum()) for other in slopes] for one in slopes]
    )
    return scores, information
