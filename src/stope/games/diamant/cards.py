"""Read the cave cards from the deck file and hold them as constant arrays (DI-2)."""

from enum import IntEnum
from pathlib import Path

import numpy as np

from stope.engine.own_deck_files import deck_path
from stope.games.deck_file import DeckFile, Printed, ReadDeck, Tally


class Hazard(IntEnum):
    """The five kinds of hazards."""

    SNAKE = 0
    SCORPION = 1
    ROCKSLIDE = 2
    GAS = 3
    EXPLOSION = 4


#: DI-2: the numbers and values of the cards. The booklet lists all cards.
PRINTED = {
    "cards": Printed(30, "DI-2"),
    "gem_cards": Printed(15, "DI-2"),
    "gem_values": Printed([1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17], "DI-2"),
    "hazard_cards": Printed(15, "DI-2"),
    **{hazard.name.lower(): Printed(3, "DI-2") for hazard in Hazard},
}


def read_cards(path: Path) -> ReadDeck:
    """Return the tables of a deck file, or refuse the file."""
    file = DeckFile(path, "diamant", ("gems", "hazards"))
    gems, hazards = file.tables["gems"], file.tables["hazards"]
    if not isinstance(gems, list) or not all(_is_whole(gem) for gem in gems):
        file.problem("gems", "a list of whole numbers, 1 or more", "DI-2", file.lines.key("gems"))
    names = [hazard.name.lower() for hazard in Hazard]
    if (
        not isinstance(hazards, dict)
        or list(hazards) != names
        or not all(_is_whole(copies) for copies in hazards.values())
    ):
        allowed = f"whole numbers of {', '.join(names)}, in this order"
        file.problem("[hazards]", allowed, "DI-2", file.lines.key("hazards"))
    file.finish()
    copies = sum(hazards.values())

    def at(*parts: str) -> tuple[int, ...]:
        lines = (file.lines.key(part) or file.lines.key(part, "hazards") for part in parts)
        return tuple(line for line in lines if line is not None)

    counted = {
        "cards": Tally(len(gems) + copies, at("gems", *names)),
        "gem_cards": Tally(len(gems), at("gems")),
        "gem_values": Tally(sorted(gems), at("gems")),
        "hazard_cards": Tally(copies, at(*names)),
        **{name: Tally(hazards[name], at(name)) for name in names},
    }
    file.check_printed(PRINTED, counted)
    file.check_ours({})
    return ReadDeck(file.tables, {})


def _is_whole(value: object) -> bool:
    return type(value) is int and value > 0


#: The tables of the deck file in use.
DECK = read_cards(deck_path("diamant", Path(__file__).parent)).tables
_gems: list[int] = DECK["gems"]
_hazards: dict[str, int] = DECK["hazards"]

HAZARDS = len(Hazard)
GEM_CARDS = len(_gems)
CARDS = GEM_CARDS + sum(_hazards.values())
#: By hazard: the number of its cards in the box.
COPIES = np.array(list(_hazards.values()), np.int8)
#: DI-12: the greatest length of a path: all gem cards, one hazard card of each kind, and one more
#: hazard card, which ends the expedition.
LONGEST_PATH = GEM_CARDS + HAZARDS + 1
NO_CARD = -1

#: By card: the gems that it shows; 0 for a hazard card.
VALUE = np.array(_gems + [0] * (CARDS - GEM_CARDS), np.int8)
#: By card: the hazard that it shows; -1 for a gem card.
HAZARD = np.array(
    [-1] * GEM_CARDS + [kind for kind in range(HAZARDS) for _ in range(COPIES[kind])], np.int8
)
#: By card: its face, that is, the number of the first card that looks the same. A state stores the
#: faces of the cards on the path.
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
#: By card: its number among the cards with the same hazard, counted from 0; 0 for a gem card.
COPY = np.array(
    [0] * GEM_CARDS + [copy for kind in range(HAZARDS) for copy in range(COPIES[kind])], np.int8
)
