"""Deck files with some changes, for tests."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stope.games import GAMES
from stope.games.deck_file import DeckError, DeckProblem, Printed
from tests.support.child_processes import run_to_end


def shipped_deck(game: str) -> str:
    """Return the text of the deck file in the package."""
    return GAMES[game].shipped_deck.read_text(encoding="utf-8")


def changed_deck(game: str, folder: Path, *changes: tuple[str, str]) -> Path:
    """Write the deck of a game with some texts replaced, each where it stands first."""
    text = shipped_deck(game)
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = folder / "my-deck.toml"
    path.write_text(text, encoding="utf-8")
    return path


def without_ours(game: str) -> tuple[str, str]:
    """Return the change that leaves out the totals that no booklet prints."""
    text = shipped_deck(game)
    return text[text.index("[ours]") :], "[ours]\n"


def refused_total(
    read_cards: Callable[[Path], object], path: Path, table: str, total: str
) -> DeckProblem:
    """Return the only problem of a deck file with a total; it is on the line of that total."""
    with pytest.raises(DeckError) as refused:
        read_cards(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    (problem,) = [one for one in refused.value.problems if f"{total} = " in one.given]
    begin = lines.index(f"[{table}]")
    assert problem.line is not None
    assert lines[problem.line - 1].startswith(f"{total} =")
    assert problem.line - 1 > begin
    assert table == "ours" or problem.line - 1 < lines.index("[ours]")
    return problem


def assert_printed_total_is_missed(
    read_cards: Callable[[Path], object], path: Path, total: str, counted: object, wanted: Printed
) -> None:
    """Check that cards that do not add up to a printed total are refused with its rule."""
    problem = refused_total(read_cards, path, "printed", total)
    assert problem.counted
    assert problem.given.startswith(f"{total} = {counted}")
    assert (problem.allowed, problem.rule) == (str(wanted.total), wanted.rule)


def run_with_deck(game: str, deck: Path) -> subprocess.CompletedProcess[str]:
    """Run a command that reads the cards of a game, with a deck of the host's own."""
    command = Path(sys.executable).with_name("stope")
    variable = f"STOPE_DECK_{GAMES[game].module.upper()}"
    return run_to_end(
        [str(command), "rules", game],
        env={**os.environ, variable: str(deck), "STOPE_CACHE_DIR": str(deck.parent)},
    )


def assert_own_deck_is_used(game: str, good: Path) -> None:
    """Check that a host can use a good deck."""
    done = run_with_deck(game, good)
    assert (done.returncode, done.stderr) == (0, "")


def assert_own_deck_is_refused(game: str, bad: Path, total: str) -> None:
    """Check that a deck that misses a total is refused with the line and the total."""
    refused = run_with_deck(game, bad)
    assert refused.returncode == 2
    assert "line" in refused.stderr
    assert total in refused.stderr
    assert "Traceback" not in refused.stderr
