"""Deck files that environment variables name; they replace the deck files of the package.

This is part of the engine because compiled code contains the cards as constants, so each deck needs
its own compiled code.
"""

import os
from pathlib import Path

#: The prefix of the environment variables that name deck files; the name of the game's module
#: follows in upper case.
DECK_VARIABLE = "STOPE_DECK_"


def deck_variable(module: str) -> str:
    """Return the name of the environment variable for the deck file of a game."""
    return DECK_VARIABLE + module.upper()


def deck_path(module: str, folder: Path) -> Path:
    """Return the deck file of a game: from its environment variable, else from its folder."""
    own = os.environ.get(deck_variable(module))
    return Path(own) if own else folder / "deck.toml"


def own_deck_files() -> list[Path]:
    """Return the deck files that environment variables name."""
    return [Path(value) for name, value in os.environ.items() if name.startswith(DECK_VARIABLE)]
