"""Guesses in the Duel respect everything a seat has seen, and are even about the rest."""

from collections import Counter

import pytest

from stope.games.duel import GAME
from stope.games.duel.moves import Card, Look, PassOne
from stope.games.duel.position import position
from tests.support.positions.duel import table
from tests.support.random_play import guessed

DRAWS = 3_000


def worlds(match, seat, draws=DRAWS):
    view = match.view(seat).record
    return [position(guessed(GAME, view, seat, seed)) for seed in range(draws)]


def test_what_a_seat_looked_at_discarded_and_holds_stays_as_it_is():
    match = table("hands A10 P01 P07 / A01 A02 P03 | goals G05: G06: | pile P02 P04")
    match.play(0, Look(5, 0))
    match.play(1, PassOne(Card.A02))
    match.play(0, PassOne(Card.P07))
    for world in worlds(match, 0, 200):
        assert world["goals"][1].startswith("G06")
        assert world["hands"][0] == match.position()["hands"][0]
        assert world["discard"][0] == "A10:01*"
        assert world["discard"][2] == "P07:0"
    others = {world["discard"][1] for world in worlds(match, 0, 200)}
    assert len(others) > 10


def test_gold_cards_that_are_out_are_in_no_guess():
    match = table("hands P01 / P02 | round 2 | first_goal 6 | out P08 P10 | gold 1 / 1")
    for world in worlds(match, 1, 200):
        cards = world["pile"] + [card for hand in world["hands"] for card in hand]
        assert "P08" not in cards
        assert "P10" not in cards
        assert len(cards) == 50


@pytest.mark.compiled
def test_every_unseen_goal_is_equally_likely_on_every_place():
    match = table("hands P01 / P02 | goals G05:0 G06:")
    seen = Counter(world["goals"][1][:3] for world in worlds(match, 0))
    assert set(seen) == {f"G{n:02}" for n in range(1, 19)} - {"G05"}
    expected = DRAWS / 17
    assert all(abs(count - expected) < 5 * expected**0.5 for count in seen.values())


@pytest.mark.compiled
def test_every_unseen_card_is_equally_likely_in_the_other_hand():
    match = table("hands P01 P02 P03 / A10")
    seen = Counter(world["hands"][1][0] for world in worlds(match, 0))
    # 52 cards less the three in the own hand
    for name, copies in (("P01", 3), ("P02", 2), ("P07", 1), ("A01", 2), ("A10", 2)):
        expected = DRAWS * copies / 49
        assert abs(seen[name] - expected) < 5 * expected**0.5
