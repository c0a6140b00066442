"""Fitting weights: values that predict best, and what other values change."""

from typing import Any

import numpy as np
import pytest

import stope
from stope.arena.estimates import Estimate
from stope.arena.fit import (
    Change,
    Request,
    best_by_parabola,
    check,
    measure,
    other_values,
    win_shares,
)
from stope.arena.prediction import Prediction, Sample, fit_prediction
from stope.engine.weights import ANY_VALUE, Origin, Part, Weight, Weights
from stope.errors.arena import UnknownWeight
from stope.games import find_game


def weight(value, within=ANY_VALUE):
    return Weight("X", value, "", Origin.CHOSEN, "", Part.POLICY, None, None, within)


@pytest.mark.parametrize(
    ("declared", "others"),
    [
        (weight(10), [5, 20]),
        (weight(-10), [-20, -5]),
        (weight(2), [1, 3]),
        (weight(1, (1, 9)), [2]),
        (weight(0.95, (0, 1)), [0.475, 1.0]),
    ],
)
def test_other_values_are_half_and_twice_as_far_as_a_weight_can_have_them(declared, others):
    assert other_values(declared) == others


def test_a_parabola_without_a_top_derives_nothing():
    gains = [Change(5, Estimate(0.1, 0.01), None), Change(20, Estimate(0.1, 0.01), None)]
    assert best_by_parabola(10, gains) is None
    losses = [Change(5, Estimate(-0.1, 0.01), None), Change(20, Estimate(-0.2, 0.01), None)]
    found = best_by_parabola(10, losses)
    assert found is not None
    assert 5 < found.mean < 20
    assert found.half_width > 0


def test_requests_that_cannot_be_met_are_refused():
    with pytest.raises(UnknownWeight, match="LAST_LEAD"):
        check(Request("diamant", ("LUCK",)))
    with pytest.raises(stope.BadNumber):
        check(Request("diamant", deals=1))
    with pytest.raises(stope.UnknownGame):
        check(Request("chess"))


def leads_of(leads: Any, seats: int, *, by_seat: bool = False) -> Sample:
    """Return a sample of one position of each match, which is a lead instead of a state."""
    unused: Any = None
    return Sample(leads, np.arange(len(leads)), unused, seats, unused, by_seat=by_seat)


class Leads(Prediction):
    """Predicts the first of two seats from a lead, as a logistic curve of one weight does."""

    def __init__(self, steepness, matches):
        weights = Weights("leads")
        weights.read_by(Part.VALUE).real("STEEPNESS", 1.0, "", Origin.FITTED, "", (0.01, 99))
        chance = np.random.default_rng(7)
        self.leads = chance.normal(size=matches)
        won = chance.random(matches) < 1 / (1 + np.exp(-steepness * self.leads))
        self.weights = weights
        self.sample = leads_of(self.leads, 2)
        self.outcomes = np.stack([won, ~won], axis=1).astype(float)

    def shares_of(self, states, values):
        first = 1 / (1 + np.exp(-values["STEEPNESS"] * states))
        return np.stack([first, 1 - first], axis=1)


def test_the_weight_that_made_the_outcomes_is_found_again():
    found = fit_prediction(Leads(2.5, 4000), ["STEEPNESS"])["STEEPNESS"]
    assert abs(found.mean - 2.5) < 2 * found.half_width
    assert 0.1 < found.half_width < 0.3


class Teams(Prediction):
    """Predicts a team of three seats and one of two from a lead; at times nobody wins.

    Both the lead's steepness and the chance that somebody wins are weights.
    """

    def __init__(self, steepness, somebody, matches):
        weights = Weights("teams")
        value = weights.read_by(Part.VALUE)
        value.real("STEEPNESS", 1.0, "", Origin.FITTED, "", (0.01, 99))
        value.real("SOMEBODY", 0.5, "", Origin.FITTED, "", (0.01, 0.99))
        chance = np.random.default_rng(7)
        self.leads = chance.normal(size=matches)
        first = chance.random(matches) < 1 / (1 + np.exp(-steepness * self.leads))
        won = chance.random(matches) < somebody
        self.weights = weights
        self.sample = leads_of(self.leads, 5, by_seat=True)
        self.outcomes = self._columns(first & won, ~first & won)

    def _columns(self, three, two):
        won = np.stack([three] * 3 + [two] * 2, axis=1).astype(float)
        return np.hstack([won, 1 - won])

    def shares_of(self, states, values):
        first = 1 / (1 + np.exp(-values["STEEPNESS"] * states))
        return self._columns(values["SOMEBODY"] * first, values["SOMEBODY"] * (1 - first))


def test_weights_that_predict_teams_are_found_again():
    prediction = Teams(2.5, 0.8, 4000)
    found = fit_prediction(prediction, ["STEEPNESS", "SOMEBODY"])
    assert abs(found["STEEPNESS"].mean - 2.5) < 2 * found["STEEPNESS"].half_width
    assert 0.1 < found["STEEPNESS"].half_width < 0.3
    # as often as somebody won, and with the interval that counting has
    assert abs(found["SOMEBODY"].mean - 0.8) < 0.02
    assert 0.01 < found["SOMEBODY"].half_width < 0.015
    # a coin for each seat
    even = prediction.losses({"STEEPNESS": 0.0, "SOMEBODY": 1.0})
    assert even == pytest.approx(np.full(4000, np.log(2)))


def test_a_win_is_divided_except_within_a_team():
    winners = np.array([0b10110, 0b00001, 0], np.int16)
    alone, together = find_game("diamant"), find_game("dark-cave")
    assert win_shares(alone, winners, 1, 5).tolist() == [1 / 3, 0, 0]
    assert win_shares(together, winners, 1, 5).tolist() == [1, 0, 0]
    assert win_shares(together, winners, 0, 5).tolist() == [0, 1, 0]


def figure(measured):
    assert measured is not None
    return measured


def test_a_small_run_says_what_depends_on_each_weight(monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    request = Request("diamant", ("SIX_CARDS", "AHEAD", "LEAD_OF_3"), deals=2)
    told = []
    script, tuned, fitted = measure(request, lambda done, total: told.append((done, total)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert (script["bot"], script["origin"], script["derived"]) == ("six-cards", "published", None)
    assert [change["value"] for change in script["changes"]] == [3, 12]
    assert figure(script["changes"][0]["wins"])["mean"] != 0
    assert (tuned["bot"], tuned["seats"], tuned["origin"]) == ("miner", 5, "tuned by play")
    assert tuned["changes"][0]["loss"] is None
    assert (fitted["part"], fitted["seats"], fitted["origin"]) == ("value", 3, "fitted")
    assert figure(fitted["derived"])["mean"] > 0
    assert fitted["changes"][0]["wins"] is None
    assert figure(fitted["changes"][0]["loss"])["mean"] != 0
