"""The deck file: its totals, and how a wrong one is refused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import stope.games.duel
from stope.games.duel.cards import read_cards
from stope.kernel.decks import DeckError

rule = pytest.mark.rule
ORIGINAL = (Path(stope.games.duel.__file__).parent / "deck.toml").read_text(encoding="utf-8")


def changed(folder: Path, before: str, after: str) -> Path:
    assert before in ORIGINAL
    path = folder / "my-deck.toml"
    path.write_text(ORIGINAL.replace(before, after, 1), encoding="utf-8")
    return path


@rule("DU-1")
def test_the_deck_in_the_package_adds_up(tmp_path):
    path = tmp_path / "deck.toml"
    path.write_text(ORIGINAL, encoding="utf-8")
    _, paths, starts, goals = read_cards(path)
    assert sum(card.count for card in paths) == 34
    assert (len(starts), len(goals)) == (2, 18)
    assert sum(card.gold * card.count for card in (*paths, *goals)) == 30


WRONG = [
    (
        'id = "P01", count = 4',
        'id = "P01", count = 5',
        r"path_cards = 35, the totals say 34 \(line \d+\)",
    ),
    ("path_cards = 34", "path_cards = 33", r"path_cards = 34, the totals say 33 \(line \d+\)"),
    ('door = "blue", arm = "S"', 'door = "red", arm = "S"', "RED_DOOR"),
    ('troll = true, arm = "W"', "troll = true", r"line \d+: card P25: a door or troll needs"),
    ('joined = ["NSW"], stubs = "E"', 'joined = ["NSW"], stubs = "N"', "card P11: a side belongs"),
    ('joined = ["NS", "EW"] }', 'joined = ["NX", "EW"] }', "card P07: 'NX' are no sides"),
    ('gold = 3, at = "N"', "gold = 3", "card G10: gold needs"),
    ('gold = 2, at = "N"', 'gold = 1, at = "N"', "goal_gold = 24, the totals say 25"),
    ('id = "G01", count = 1', 'id = "G01", count = 1, colour = 3', "card G01: unknown parts"),
    ('sabotage = "lamp"', 'sabotage = "boots"', "card A01: unknown parts or tools"),
    ("actions = [", "deeds = [", "actions"),
    ("goals = [", "goals = [[", "deck.toml"),
]


@pytest.mark.parametrize(("before", "after", "says"), WRONG)
def test_a_wrong_deck_is_refused_with_what_does_not_fit(tmp_path, before, after, says):
    with pytest.raises(DeckError, match=says):
        read_cards(changed(tmp_path, before, after))


def run_with(deck: Path) -> subprocess.CompletedProcess:
    command = Path(sys.executable).with_name("stope")
    return subprocess.run(
        [str(command), "rules", "duel", "--rule", "DU-1"],
        env={**os.environ, "STOPE_DECK_DUEL": str(deck), "STOPE_CACHE_DIR": str(deck.parent)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_host_can_use_a_deck_of_their_own(tmp_path):
    done = run_with(changed(tmp_path, 'troll = true, arm = "W"', 'troll = true, arm = "N"'))
    assert done.returncode == 0
    refused = run_with(changed(tmp_path, "path_cards = 34", "path_cards = 33"))
    assert refused.returncode == 2
    assert "line" in refused.stderr
    assert "Traceback" not in refused.stderr
