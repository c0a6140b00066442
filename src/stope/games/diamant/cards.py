"""The cave cards as constant arrays (DI-2)."""

from enum import IntEnum
from pathlib import Path

import numpy as np

from stope.kernel.decks import DeckError, check_totals, deck_file, read_deck


class Hazard(IntEnum):
    """The five dangers of the cave."""

    SNAKE = 0
    SCORPION = 1
    ROCKSLIDE = 2
    GAS = 3
    EXPLOSION = 4


def _read(path: Path) -> tuple[list[int], dict[str, int]]:
    deck = read_deck(path)
    gems, hazards = deck["gems"], deck["hazards"]
    names = [hazard.name.lower() for hazard in Hazard]
    if list(hazards) != names:
        raise DeckError(f"{path.name}: hazards are {list(hazards)}, expected {names}")
    counted = {
        "cards": len(gems) + sum(hazards.values()),
        "gem_cards": len(gems),
        "points": sum(gems),
        "hazard_cards": sum(hazards.values()),
    }
    check_totals(path, deck["totals"], counted)
    return gems, hazards


_gems, _hazards = _read(deck_file("diamant", Path(__file__).parent))

HAZARDS = len(Hazard)
GEM_CARDS = len(_gems)
CARDS = GEM_CARDS + sum(_hazards.values())
#: How many cards of each hazard are in the box.
COPIES = np.array(list(_hazards.values()), np.int8)
#: DI-12: all gem cards, one hazard of each kind, and the card that makes a pair.
LONGEST_PATH = GEM_CARDS + HAZARDS + 1
NO_CARD = -1

#: Gems on a card; 0 for a hazard.
VALUE = np.array(_gems + [0] * (CARDS - GEM_CARDS), np.int8)
#: Hazard on a card; -1 for gems.
HAZARD = np.array(
    [-1] * GEM_CARDS + [kind for kind in range(HAZARDS) for _ in range(COPIES[kind])], np.int8
)
#: The first card that looks the same: what is known of a card that lies open.
FACE = np.array(
    [
        next(
            other
            for other in range(CARDS)
            if (VALUE[other], HAZARD[other]) == (VALUE[card], HAZARD[card])
        )
        for card in range(CARDS)
    ],
    np.int8,
)
#: Which of the cards with the same hazard this one is: 0, 1, 2.
COPY = np.array(
    [0] * GEM_CARDS + [copy for kind in range(HAZARDS) for copy in range(COPIES[kind])], np.int8
)
