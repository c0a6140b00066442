"""The numbered rules of the Dark Cave: their sections, rulings and options."""

from stope.games.contract import Rulebook

RULEBOOK = Rulebook(
    prefix="DC",
    numbers=(
        *range(1, 15),
        *range(20, 28),
        *range(30, 42),
        *range(50, 64),
        *range(70, 75),
    ),
    sections={
        "setup": 1,
        "turn": 10,
        "laying": 20,
        "moving": 30,
        "actions": 50,
        "end": 70,
    },
    rulings=frozenset(
        {2, 3, 8, 9, 10, 11, 21, 22, 32, 33, 36, 37, 38, 39, 41}
        | {51, 52, 53, 54, 55, 56, 57, 62, 70, 71, 73}
    ),
    options=frozenset({70}),
    refusals=(7, 9, 12, 13, 20, 21, 22, 23, 31, 38, *range(50, 60), 70, 71),
    version=1,
)
