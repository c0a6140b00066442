"""The numbered rules of Diamant: their sections, rulings and options."""

from enum import IntEnum

from stope.games.spec import Rulebook


class Rule(IntEnum):
    """The numbers of the rules of Diamant; each rule is named after its subject."""

    DI_1_SEATS = 1
    DI_2_CARDS = 2
    DI_3_POINTS = 3
    DI_4_EXPEDITIONS = 4
    DI_5_FIRST_CARD = 5
    DI_6_GEMS = 6
    DI_7_FIRST_HAZARD = 7
    DI_8_SECOND_HAZARD = 8
    DI_9_DECISION = 9
    DI_10_LEAVING = 10
    DI_11_OUTSIDE = 11
    DI_12_EXPEDITION_END = 12
    DI_13_CLEARING = 13
    DI_14_MATCH_END = 14
    DI_15_CHESTS = 15
    DI_16_PATH_LAYOUT = 16


RULEBOOK = Rulebook(
    prefix="DI",
    rules=Rule,
    sections={"material": 1, "expedition": 4, "end": 14},
    rulings=frozenset({3, 5, 9, 10, 13, 14, 16}),
    options=frozenset({15}),
    refusals=(
        Rule.DI_1_SEATS,
        Rule.DI_9_DECISION,
        Rule.DI_11_OUTSIDE,
        Rule.DI_14_MATCH_END,
    ),
    version=1,
)
