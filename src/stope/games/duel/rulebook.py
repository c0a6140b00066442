"""The numbered rules of the Duel: their sections, rulings, options and decks."""

from enum import IntEnum

from stope.games.spec import Rulebook


class Rule(IntEnum):
    """The rules of the Duel by number, each named after its subject."""

    DU_1_MATERIAL = 1
    DU_2_CARD_PATHS = 2
    DU_3_TURNING = 3
    DU_4_LAYOUT = 4
    DU_5_GOALS_USED = 5
    DU_6_HAND = 6
    DU_7_SEAT_TO_MOVE = 7
    DU_8_KNOWLEDGE = 8
    DU_10_CONNECTION = 10
    DU_11_LADDERS = 11
    DU_12_TURN = 12
    DU_20_EMPTY_CELL = 20
    DU_21_MATCHING_SIDES = 21
    DU_22_CONNECTED_SIDE = 22
    DU_23_LADDER_CARD = 23
    DU_24_SEPARATE_PATHS = 24
    DU_25_NO_EDGE = 25
    DU_26_SABOTAGED = 26
    DU_27_REACHED_GOAL = 27
    DU_28_SETTLING = 28
    DU_30_MARKED_GOLD = 30
    DU_31_MARKER_ORDER = 31
    DU_32_BRIBE = 32
    DU_40_SABOTAGE = 40
    DU_41_REPAIR = 41
    DU_42_KEY = 42
    DU_43_ROCKFALL = 43
    DU_44_MAP = 44
    DU_45_EXCHANGE = 45
    DU_46_PASS = 46
    DU_50_ROUND_END = 50
    DU_51_GOLD_CARDS = 51
    DU_52_DEBT = 52
    DU_53_MATCH_END = 53
    DU_60_SOLO_LAYOUT = 60
    DU_61_SOLO_DEAL = 61
    DU_62_SOLO_SABOTAGE = 62
    DU_63_SOLO_ROCKFALL = 63
    DU_64_SOLO_DIFFERENCES = 64
    DU_65_SOLO_RANK = 65


RULEBOOK = Rulebook(
    prefix="DU",
    rules=Rule,
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
        {2, 4, 7, 8, 10, 11, 12, 20, 22, 23, 27, 28, 30, 31, 32, 42, 43, 45, 50, 52, 53}
        | {60, 61, 62, 63, 64}
    ),
    options=frozenset({5}),
    decks=frozenset({1, 2, 27, *range(40, 45)}),
    refusals=(
        Rule.DU_3_TURNING,
        Rule.DU_6_HAND,
        Rule.DU_7_SEAT_TO_MOVE,
        Rule.DU_12_TURN,
        Rule.DU_20_EMPTY_CELL,
        Rule.DU_21_MATCHING_SIDES,
        Rule.DU_22_CONNECTED_SIDE,
        Rule.DU_23_LADDER_CARD,
        Rule.DU_26_SABOTAGED,
        Rule.DU_27_REACHED_GOAL,
        Rule.DU_28_SETTLING,
        Rule.DU_32_BRIBE,
        Rule.DU_40_SABOTAGE,
        Rule.DU_41_REPAIR,
        Rule.DU_42_KEY,
        Rule.DU_43_ROCKFALL,
        Rule.DU_44_MAP,
        Rule.DU_45_EXCHANGE,
        Rule.DU_46_PASS,
        Rule.DU_53_MATCH_END,
        Rule.DU_64_SOLO_DIFFERENCES,
    ),
    version=2,
)
