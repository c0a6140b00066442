"""The page that says which file implements which rule."""

import pytest

from docs.rules_index import PAGE, files_by_rule, page
from stope.games import GAMES


def test_the_index_of_rules_is_what_the_source_gives():
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m docs.rules_index writes it anew"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_rule_is_in_a_file(game):
    files = files_by_rule(game)
    book = game.rulebook
    assert [rule for rule in map(book.rule_id, book.numbers) if not files[rule]] == []
    of_game = {rule for rule in files if rule.startswith(f"{book.prefix}-")}
    assert of_game <= {book.rule_id(number) for number in book.numbers}
