"""The pile: fair, fixed by the key, and the same whatever the players do."""

from collections import Counter
from collections.abc import Sequence

import pytest

import stope
from stope.engine.records import new_evidence, new_prior
from stope.games.diamant import GAME
from stope.games.diamant.position import position
from tests.support.positions.diamant import decide
from tests.support.random_play import guessed, hidden, laid_out


def piles_when(choices: str, seed: int) -> list[list[int | str]]:
    """Return the order of each cave's cards when everybody always decides this way."""
    match = stope.new("diamant", seats=3, seed=seed)
    piles: list[list[int | str]] = []
    while not match.over:
        table = match.position()
        if len(piles) < table["cave"]:
            piles.append(table["path"] + table["pile"])
        decide(match, choices)
    return piles


@pytest.mark.compiled
def test_the_same_key_deals_the_same_cards_whatever_the_players_do():
    for seed in range(60):
        cautious, reckless = piles_when("lll", seed), piles_when("ggg", seed)
        assert cautious[0] == reckless[0]
        for calm, risky in zip(cautious, reckless, strict=True):
            # cards that left the game are passed over; all others keep their order
            missing = Counter(calm) - Counter(risky)
            assert all(isinstance(card, str) for card in missing)
            kinds = set(missing)
            assert [card for card in calm if card not in kinds] == [
                card for card in risky if card not in kinds
            ]


@pytest.mark.compiled
def test_every_card_is_first_equally_often():
    first = Counter(position(laid_out(GAME, 3, seed))["path"][0] for seed in range(6_000))
    cards = Counter(piles_when("lll", 0)[0])
    for card, copies in cards.items():
        expected = 6_000 * copies / 30
        assert abs(first[card] - expected) < 5 * expected**0.5


def test_caves_of_one_match_are_shuffled_apart():
    piles = piles_when("lll", 4)
    assert len({tuple(map(str, pile)) for pile in piles}) == 5


@pytest.mark.compiled
def test_guesses_draw_the_next_card_as_often_as_it_is_in_the_pile():
    state = GAME.from_position(
        {
            "cave": 3,
            "path": [9, "snake", 5],
            "lying": [0, 0, 2],
            "bag": 4,
            "removed": ["gas", "gas"],
            "seats": [{}, {}, {}],
        }
    )
    view = hidden(GAME, state, 0)
    draws = 6_000
    following = Counter(position(guessed(GAME, view, 0, seed))["pile"][0] for seed in range(draws))
    left: Counter[int | str] = Counter(position(state)["pile"])
    assert sum(left.values()) == 25
    assert set(following) == set(left)
    for card, copies in left.items():
        expected = draws * copies / 25
        assert abs(following[card] - expected) < 5 * expected**0.5


def share_of_sampled_leavers(
    bag: int, path: Sequence[int | str], lying: Sequence[int], *, with_prior: bool = True
) -> float:
    """Return how often a seat that has committed is sampled to leave."""
    state = GAME.from_position(
        {
            "cave": 1,
            "path": list(path),
            "lying": list(lying),
            "bag": bag,
            "seats": [{}, {"choice": "leave"}, {}],
        }
    )
    view = hidden(GAME, state, 0)
    prior = new_prior(GAME.prior)
    if with_prior:
        GAME.functions["write_prior"](view, 0, new_evidence(GAME.evidence), prior)
    samples = [position(guessed(GAME, view, 0, seed, prior)) for seed in range(500)]
    return sum(sample["seats"][1]["choice"] == "leave" for sample in samples) / 500


@pytest.mark.compiled
def test_samples_let_others_leave_as_often_as_sensible_players_would():
    early = share_of_sampled_leavers(3, [9], [0])
    late = share_of_sampled_leavers(
        10, [7, "snake", 15, "gas", 11, "explosion"], [1, 0, 0, 0, 2, 0]
    )
    assert early < 0.2
    assert early < late < 1


@pytest.mark.compiled
def test_without_a_prior_guesses_let_others_leave_half_of_the_time():
    for bag, path, lying in ((3, [9], [0]), (5, [15], [0])):
        share = share_of_sampled_leavers(bag, path, lying, with_prior=False)
        assert 0.4 < share < 0.6
