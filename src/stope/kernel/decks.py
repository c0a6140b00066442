"""Deck files: card data as TOML, with totals that must come out."""

import tomllib
from pathlib import Path
from typing import Any


class DeckError(ValueError):
    """A deck file that cannot be read or does not meet its totals."""


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
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.split("=")[0].strip() == name:
            return f"line {number}"
    return "no such line"
