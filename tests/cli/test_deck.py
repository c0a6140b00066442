"""`stope deck check`: the problems of a deck file, or its changes to the usual deck."""

import json
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stope.cli.app import app
from stope.errors.files import NoFile
from stope.errors.games import DeckWithoutGame, UnknownGame
from stope.games import GAMES, deck_digest
from stope.locales import LANGUAGES
from tests.support.decks import changed_deck


@pytest.fixture
def own_deck(tmp_path):
    return partial(changed_deck, "duel", tmp_path)


def check(path: Path, *options: str):
    return CliRunner().invoke(app, ["deck", "check", str(path), *options])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_shipped_decks_are_good_and_change_nothing(game):
    done = check(game.shipped_deck, "--json")
    assert done.exit_code == 0
    told = json.loads(done.stdout)
    assert told["game"] == game.name
    assert told["ok"]
    assert (told["cards"], told["ours"]) == ([], {})
    assert told["digest"] == told["shipped_digest"] == deck_digest(game.name)


def test_what_would_change_is_listed(own_deck):
    done = check(
        own_deck(
            # another arm, one kind gone and a new one, another number of gold
            ('troll = true, arm = "W"', 'troll = true, arm = "N"'),
            ('id = "P01"', 'id = "P99"'),
            ('gold = 2, at = "N"', 'gold = 1, at = "N"'),
            ("goal_gold = 25", "goal_gold = 24"),
        ),
        "-l",
        "en",
    )
    assert done.exit_code == 0
    assert done.stdout.splitlines()[:5] == [
        "my-deck.toml is a good deck for The Duel: it meets every printed total.",
        '+ P99 (paths): count = 4, joined = ["EW"]',
        '~ P25 (paths): count = 1, joined = ["NESW"], troll = true, arm = "W" -> '
        'count = 1, joined = ["NESW"], troll = true, arm = "N"',
        '- P01 (paths): count = 4, joined = ["EW"]',
        '~ G06 (goals): count = 1, joined = ["NW"], gold = 2, at = "N" -> '
        'count = 1, joined = ["NW"], gold = 1, at = "N"',
    ]
    assert "goal_gold becomes 24 instead of 25" in done.stdout
    assert f"Digest of the deck that comes with Stope: {deck_digest('duel')}" in done.stdout
    assert "STOPE_DECK_DUEL=" in done.stdout


def test_another_order_of_cards_is_a_change(own_deck):
    first = '    { id = "A10", count = 2, play = "map" },\n'
    second = '    { id = "A11", count = 2, play = "rockfall" },\n'
    told = json.loads(check(own_deck((first + second, second + first)), "--json").stdout)
    assert told["cards"] == [{"change": "reordered", "table": "actions"}]
    assert told["digest"] != told["shipped_digest"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_wrong_is_told_with_line_and_rule(own_deck, language):
    path = own_deck(('door = "blue"', 'door = "red"'), ('play = "map"', 'play = "dance"'))
    lines = path.read_text(encoding="utf-8").splitlines()
    done = check(path, "-l", language)
    assert done.exit_code == 1
    _, door, play = done.stdout.splitlines()
    for told, card, given, rule in (
        (door, "P19", 'door = "red"', "DU-10"),
        (play, "A10", 'play = "dance"', "DU-42"),
    ):
        number = next(number for number, line in enumerate(lines, 1) if f'"{card}"' in line)
        assert f" {number}" in told
        assert f"card {card}: {given}" in told
        assert f"({rule})" in told


def test_a_missed_total_is_told_as_counted(own_deck):
    done = check(own_deck(('joined = ["NS", "EW"] }', 'joined = ["NESW"] }')), "-l", "en")
    assert done.exit_code == 1
    assert "the cards add up to bridges = 1 (lines " in done.stdout
    assert "Allowed: 2 (DU-24)." in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_no_names_are_told_too(own_deck, language):
    done = check(own_deck(('id = "P01"', f'id = "\\u001b[31m{"Z" * 100_000}"')), "-l", language)
    assert done.exit_code == 1
    assert "\x1b" not in done.stdout
    assert "ZZZ" in done.stdout
    assert len(done.stdout) < 1000


def test_what_is_wrong_is_told_to_scripts_too(own_deck):
    done = check(own_deck(("trolls = 3", "trolls = 4")), "--json")
    assert done.exit_code == 1
    (problem,) = json.loads(done.stdout)["problems"]
    assert problem["rule"] == "DU-32"
    assert problem["given"] == "[printed] trolls = 4"
    assert problem["allowed"] == "3"


def test_the_game_can_be_named(own_deck):
    path = own_deck(('game = "duel"\n', ""))
    assert isinstance(check(path).exception, DeckWithoutGame)
    named = check(path, "--game", "duel", "-l", "en")
    assert named.exit_code == 1
    assert 'no game. Allowed: game = "duel".' in named.stdout
    assert isinstance(check(path, "--game", "chess").exception, UnknownGame)
    assert isinstance(check(own_deck(('"duel"', '"chess"'))).exception, UnknownGame)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    done = check(tmp_path / "none.toml")
    assert isinstance(done.exception, NoFile)
    said = done.exception.message("en")
    assert "none.toml cannot be read" in said
    assert "TOML" not in said
