"""The numbered rules of Diamant: their sections, rulings and options."""

from stope.games.contract import Rulebook

RULEBOOK = Rulebook(
    prefix="DI",
    numbers=tuple(range(1, 17)),
    sections={"material": 1, "expedition": 4, "end": 14},
    rulings=frozenset({3, 5, 9, 10, 13, 14}),
    options=frozenset({15}),
    refusals=(1, 9, 11, 14),
    version=1,
)
