"""Every rule of every game has a test that carries its id."""

import re
from pathlib import Path

import pytest

from stope.games import GAMES

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_no_rule_is_without_a_test(game):
    text = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    proven = set(re.findall(r'@(?:pytest\.mark\.)?rule\("([A-Z]+-\d+)"\)', text))
    book = game.rulebook
    rules = {book.rule_id(number) for number in book.numbers}
    assert rules - proven == set()
    assert {rule for rule in proven if rule.startswith(book.prefix + "-")} - rules == set()
