"""The deck file of Diamant: the booklet prints every card, so nothing can be replaced."""

from functools import partial

import pytest

from stope.games.deck_file import DeckError
from stope.games.diamant.cards import read_cards
from tests.support.decks import changed_deck

rule = pytest.mark.rule
changed = partial(changed_deck, "diamant")


@rule("DI-2")
def test_the_deck_in_the_package_is_the_printed_one(tmp_path):
    deck = read_cards(changed(tmp_path))
    assert sum(deck.tables["gems"]) == 124
    assert deck.ours == {}


WRONG = [
    (
        "gems = [1, 2,",
        "gems = [2, 2,",
        r"gem_values = \[2, 2, .*\] \(lines 8\); allowed: .*\(DI-2\)",
    ),
    (
        "gems = [1, 2,",
        "gems = [2,",
        r"the cards give cards = 29 \(lines 8, 11, .*\); allowed: 30 \(DI-2\)",
    ),
    ("gems = [1, 2,", 'gems = ["1", 2,', r"line 8: gems; allowed: .*\(DI-2\)"),
    ("snake = 3", "snake = 4", r"the cards give snake = 4 \(lines 11\); allowed: 3 \(DI-2\)"),
    ("snake = 3", "bear = 3", r"line 10: \[hazards\]; allowed: .*snake.*\(DI-2\)"),
    ("\ncards = 30", "\ncards = 31", r"line \d+: \[printed\] cards = 31; allowed: 30 \(DI-2\)"),
    ("[ours]", "[ours]\npoints = 124", r"line \d+: \[ours\] points; allowed: nothing in \[ours\]$"),
]


@rule("DI-2")
@pytest.mark.parametrize(("before", "after", "says"), WRONG)
def test_another_deck_is_refused_with_line_and_rule(tmp_path, before, after, says):
    with pytest.raises(DeckError, match=says):
        read_cards(changed(tmp_path, (before, after)))
