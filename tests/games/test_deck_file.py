"""Deck files in general: their tables, their totals and the lines of problems."""

from pathlib import Path

import pytest

from stope.games.deck_file import (
    DeckError,
    DeckFile,
    DeckProblem,
    Printed,
    Tally,
    game_of_deck,
)
from stope.games.deck_line_numbers import DeckLines

TEXT = """# a "comment" with [brackets] and { braces }
game = "mine"

paths = [
    { id = "P01", count = 1 },  # { no card }
    { id = "P02", joined = [
      "NS"] },
    { id = "}{", count = 1 }, { id = "P04", count = 1 },
]

[printed]
paths = 4
[ours]
gold = 3
paths = [1, 3]
"""
TABLES = """game = "mine"
[[paths]]
id = "P01"

[[paths]]
id = "P02"
"""


def test_every_card_and_total_has_its_line():
    lines = DeckLines(TEXT)
    assert [lines.entry("paths", index) for index in range(4)] == [5, 6, 8, 8]
    assert (lines.key("game"), lines.key("paths"), lines.key("printed")) == (2, 4, 11)
    assert (lines.key("paths", "printed"), lines.key("paths", "ours")) == (12, 15)
    assert lines.key("gold", "printed") is None


def test_cards_written_as_tables_have_their_lines_too():
    lines = DeckLines(TABLES)
    assert [lines.entry("paths", index) for index in range(2)] == [2, 5]


@pytest.fixture
def deck(tmp_path):
    path = tmp_path / "deck.toml"
    path.write_text(TEXT, encoding="utf-8")
    return DeckFile(path, "mine", ("paths",))


def test_a_deck_that_misses_a_printed_total_is_refused_with_line_and_rule(deck):
    with pytest.raises(DeckError) as refused:
        deck.check_printed({"paths": Printed(4, "DU-1")}, {"paths": Tally(5, (5, 6))})
    assert str(refused.value) == (
        "deck.toml, line 12: the cards give paths = 5 (lines 5, 6); allowed: 4 (DU-1)"
    )


def test_all_totals_that_are_missed_are_named(deck):
    with pytest.raises(DeckError) as refused:
        deck.check_ours({"gold": 4, "paths": [2, 2]})
    assert [problem.line for problem in refused.value.problems] == [14, 15]


def test_totals_of_ours_need_not_be_stated(deck):
    deck.check_ours({"gold": 3, "paths": [1, 3], "doors": 7})


@pytest.mark.parametrize(("text", "line"), [("\n\ngems = [1,,]", 3), ("a = 1\n\x00", 2)])
def test_a_deck_that_is_no_toml_is_refused_with_its_line(tmp_path, text, line):
    path = tmp_path / "deck.toml"
    path.write_text(text)
    with pytest.raises(DeckError, match=rf"deck\.toml, line {line}: .*; allowed: TOML"):
        game_of_deck(path)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000 + "]" * 5000,
        "a = " + "{b = " * 5000 + "1" + "}" * 5000,
        "a = " + "9" * 5000,
    ],
)
def test_toml_that_no_parser_can_take_is_refused_like_any_other(tmp_path, text):
    path = tmp_path / "deck.toml"
    path.write_text(text)
    with pytest.raises(DeckError, match=r"; allowed: TOML"):
        game_of_deck(path)


def test_a_deck_file_of_a_size_that_no_deck_has_is_not_read(tmp_path):
    path = tmp_path / "deck.toml"
    path.write_text(TEXT + "#" * (1 << 18))
    with pytest.raises(DeckError, match=r"more than 262144 bytes; allowed: at most 262144 bytes"):
        game_of_deck(path)
    # something that never ends is given up, too
    with pytest.raises(DeckError, match=r"more than 262144 bytes"):
        game_of_deck(Path("/dev/zero"))


@pytest.mark.parametrize(
    "written",
    [
        TEXT.encode("utf-8-sig"),
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace('a "comment"', "\u2028\u0085 a form feed is none").encode(),
    ],
)
def test_lines_are_those_of_an_editor(tmp_path, written):
    path = tmp_path / "deck.toml"
    path.write_bytes(written)
    deck = DeckFile(path, "mine", ("paths",))
    assert [deck.lines.entry("paths", index) for index in range(4)] == [5, 6, 8, 8]
    assert deck.lines.key("gold", "ours") == 14


def test_a_problem_is_short_and_has_no_control_characters():
    problem = DeckProblem("card \x1b[31m\n" + "x" * 5000, "a name")
    assert problem.given.startswith(r"card \u001b[31m\u000axxx")
    assert problem.given.endswith("...")
    assert len(problem.given) < 250


@pytest.mark.parametrize(("total", "stated"), [(1, "true"), (3, "3.0"), ([1, 3], "[true, 3]")])
def test_a_total_is_stated_as_a_whole_number(tmp_path, total, stated):
    path = tmp_path / "deck.toml"
    path.write_text(f'game = "mine"\npaths = []\n[printed]\ncards = {stated}\n[ours]\n')
    deck = DeckFile(path, "mine", ("paths",))
    with pytest.raises(DeckError, match=r"line 4: \[printed\] cards = "):
        deck.check_printed({"cards": Printed(total, "DU-1")}, {"cards": Tally(total)})


def test_a_deck_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(DeckError, match=r"deck\.toml"):
        game_of_deck(tmp_path / "deck.toml")


@pytest.mark.parametrize(("text", "game"), [(TEXT, "mine"), ("game = 3", None), ("", None)])
def test_a_deck_file_says_which_game_it_is_for(tmp_path, text, game):
    path = tmp_path / "deck.toml"
    path.write_text(text)
    assert game_of_deck(path) == game


@pytest.mark.parametrize("table", ["printed", "ours"])
def test_totals_are_tables(tmp_path, table):
    path = tmp_path / "deck.toml"
    other = "ours" if table == "printed" else "printed"
    path.write_text(f'game = "mine"\npaths = []\n{table} = 3\n[{other}]\n')
    with pytest.raises(DeckError, match=rf"line 3: {table}; allowed: \[{table}\]"):
        DeckFile(path, "mine", ("paths",))


def test_cards_are_tables(tmp_path):
    path = tmp_path / "deck.toml"
    path.write_text('game = "mine"\npaths = [3]\n[printed]\n[ours]\n')
    file = DeckFile(path, "mine", ("paths",))
    assert file.cards("paths", lambda entry: entry) == []
    with pytest.raises(DeckError, match=r"line 2: card \?: 3; allowed: \{ id"):
        file.finish()
