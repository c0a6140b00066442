"""Deck files: card data as TOML, with totals that must come out."""

import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

#: A host's own deck file for a game: the variable's name ends in the game's, in capitals.
DECK_VARIABLE = "STOPE_DECK_"


class DeckError(ValueError):
    """A deck file that cannot be read or does not meet its totals."""


def deck_file(game: str, folder: Path) -> Path:
    """Return the deck file of a game: the host's own, if one is set, or the one in its folder."""
    own = os.environ.get(DECK_VARIABLE + game.upper())
    return Path(own) if own else folder / "deck.toml"


def own_deck_files() -> list[Path]:
    """Return the deck files that hosts have set."""
    return [Path(value) for name, value in os.environ.items() if name.startswith(DECK_VARIABLE)]


def read_deck(path: Path) -> dict[str, Any]:
    """Return the tables of a deck file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise DeckError(f"{path.name}: {problem}") from problem


def check_totals(path: Path, stated: dict[str, int], counted: dict[str, int]) -> None:
    """Refuse a deck whose cards do not add up to the totals it states."""
    for name, total in counted.items():
        if stated.get(name) != total:
            raise DeckError(
                f"{path.name}: the cards give {name} = {total}, "
                f"the totals say {stated.get(name)} ({_line_of(path, name)})"
            )


def _line_of(path: Path, name: str) -> str:
    return _first_line(path, lambda line: line.split("=")[0].strip() == name)


def line_of_card(path: Path, card: str) -> str:
    """Return where a deck file describes a card: "line 12"."""
    return _first_line(path, lambda line: f'id = "{card}"' in line)


def _first_line(path: Path, wanted: Callable[[str], bool]) -> str:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if wanted(line):
            return f"line {number}"
    return "no such line"
