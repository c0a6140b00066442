"""The numbered rules of the Duel: their sections, rulings and options."""

from stope.games.contract import Rulebook

RULEBOOK = Rulebook(
    prefix="DU",
    numbers=(
        *range(1, 9),
        *range(10, 13),
        *range(20, 29),
        *range(30, 33),
        *range(40, 47),
        *range(50, 54),
        *range(60, 66),
    ),
    sections={
        "material": 1,
        "setup": 4,
        "connections": 10,
        "turn": 12,
        "laying": 20,
        "following": 28,
        "actions": 40,
        "discards": 45,
        "end": 50,
        "solo": 60,
    },
    rulings=frozenset(
        {4, 7, 8, 11, 12, 20, 22, 23, 27, 28, 30, 31, 32, 42, 43, 45, 50, 52, 53}
        | {60, 61, 62, 63, 64}
    ),
    options=frozenset({5}),
    refusals=(3, 6, 12, 20, 21, 22, 23, 26, 27, 28, 32, 40, 41, 42, 43, 44, 45, 46, 53, 64),
    version=1,
)
