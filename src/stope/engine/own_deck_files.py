"""The deck files that environment variables name, in place of the deck files in the package.

A deck file lists the cards of a game. Compiled code contains the cards as constants, so each deck
needs its own compiled code. The cache of compiled code therefore depends on this module, which is
why the module belongs to the engine.
"""

import os
from pathlib import Path

#: The prefix of the environment variables that name deck files. The rest of such a variable is the
#: name of the game's module in upper case.
DECK_VARIABLE = "STOPE_DECK_"


def deck_variable(module: str) -> str:
    """Return the name of the environment variable for the deck file of a game."""
    return DECK_VARIABLE + module.upper()


def deck_path(module: str, folder: Path) -> Path:
    """Return the path of a game's deck file: by default, ``deck.toml`` in the game's folder.

    If the environment variable for the deck file of the game is set, return its value.
    """
    own = os.environ.get(deck_variable(module))
    return Path(own) if own else folder / "deck.toml"


def own_deck_files() -> list[Path]:
    """Return the deck files that environment variables name."""
    return [Path(value) for name, value in os.environ.items() if name.startswith(DECK_VARIABLE)]
