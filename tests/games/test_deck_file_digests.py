"""The digest of the cards that a game is played with."""

import tomllib

import pytest

from stope.errors.games import UnknownGame
from stope.games import GAMES, deck_digest
from stope.games.deck_file import cards_digest

DECK = """
paths = [{ id = "P01", count = 2, joined = ["NS"] }, { id = "P02", count = 1, joined = ["EW"] }]
[printed]
cards = 3
[ours]
gold = 1
"""


def digest(text: str) -> str:
    return cards_digest(tomllib.loads(text))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("[printed]", "# a comment\n\n[printed]"),
        ("count = 2, joined", "count   =   2,   joined"),
        ('id = "P01", count = 2', 'count = 2, id = "P01"'),
        ("cards = 3", "cards = 4"),
        ("gold = 1", "gold = 2"),
    ],
)
def test_what_is_no_card_does_not_change_the_digest(before, after):
    assert digest(DECK.replace(before, after)) == digest(DECK)


def test_a_changed_card_changes_the_digest():
    assert digest(DECK.replace("count = 2", "count = 3")) != digest(DECK)


def test_the_order_of_cards_changes_the_digest_because_shuffles_depend_on_it():
    swapped = DECK.replace("P01", "P03").replace("P02", "P01").replace("P03", "P02")
    assert digest(swapped) != digest(DECK)


def test_every_game_has_a_digest_of_its_own_deck():
    digests = {name: deck_digest(name) for name in GAMES}
    assert len(set(digests.values())) == len(GAMES)
    assert all(len(bytes.fromhex(value)) == 32 for value in digests.values())


def test_there_is_no_digest_of_an_unknown_game():
    with pytest.raises(UnknownGame):
        deck_digest("chess")
