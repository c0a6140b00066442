"""The numbered rules of the Dark Cave, with the sets of rulings, options and deck rules."""

from enum import IntEnum

from stope.games.spec import Rulebook


class Rule(IntEnum):
    """The rules of the Dark Cave by number, each named after its subject."""

    DC_1_SEATS = 1
    DC_2_LAYOUT = 2
    DC_3_CLAN_CARDS = 3
    DC_4_CLANS = 4
    DC_5_GOLD = 5
    DC_6_CARD_GROUPS = 6
    DC_7_HAND = 7
    DC_8_PILES = 8
    DC_9_SEAT_TO_MOVE = 9
    DC_10_TURN_START = 10
    DC_11_SITTING_OUT = 11
    DC_12_CARD_PHASE = 12
    DC_13_STEP_PHASE = 13
    DC_14_DRAW_PHASE = 14
    DC_20_EMPTY_CELL = 20
    DC_21_TURNING = 21
    DC_22_MATCHING_SIDES = 22
    DC_23_CONTINUED_PATH = 23
    DC_24_ANY_PATH = 24
    DC_25_NO_EDGE = 25
    DC_26_WEB_AT_OPEN_END = 26
    DC_27_VEIN_GOLD = 27
    DC_30_SPACES = 30
    DC_31_STEP = 31
    DC_32_LADDERS = 32
    DC_33_BRIDGE = 33
    DC_34_TUNNEL = 34
    DC_35_SHARED_SPACE = 35
    DC_36_MEETING_CREATURES = 36
    DC_37_TAKING_GOLD = 37
    DC_38_GOAL = 38
    DC_39_EXIT = 39
    DC_40_FIRST_OUT = 40
    DC_41_ORDER_OF_A_STEP = 41
    DC_50_INFORMATION = 50
    DC_51_ROCKFALL = 51
    DC_52_SWAP = 52
    DC_53_WEB = 53
    DC_54_BOOTS = 54
    DC_55_AXE_ON_WEB = 55
    DC_56_AXE_ON_CREATURE = 56
    DC_57_LURE = 57
    DC_58_LURE_AGAIN = 58
    DC_59_CREATURE_WAYS = 59
    DC_60_ATTACK = 60
    DC_61_RAT = 61
    DC_62_LINDWORM = 62
    DC_63_GOBLIN = 63
    DC_70_GAME_END = 70
    DC_71_AGREEMENT = 71
    DC_72_TREASURE = 72
    DC_73_WINNERS = 73
    DC_74_TREASURE_EXAMPLE = 74


RULEBOOK = Rulebook(
    prefix="DC",
    rules=Rule,
    sections={
        "setup": 1,
        "turn": 10,
        "laying": 20,
        "moving": 30,
        "actions": 50,
        "end": 70,
    },
    rulings=frozenset(
        {2, 3, 8, 9, 10, 11, 12, 13, 21, 22, 32, 33, 36, 37, 38, 39, 41}
        | {51, 52, 53, 54, 55, 56, 57, 59, 61, 62, 70, 71, 73}
    ),
    options=frozenset({70}),
    decks=frozenset({6, 30, 38}),
    refusals=(
        Rule.DC_7_HAND,
        Rule.DC_9_SEAT_TO_MOVE,
        Rule.DC_12_CARD_PHASE,
        Rule.DC_13_STEP_PHASE,
        Rule.DC_20_EMPTY_CELL,
        Rule.DC_21_TURNING,
        Rule.DC_22_MATCHING_SIDES,
        Rule.DC_23_CONTINUED_PATH,
        Rule.DC_31_STEP,
        Rule.DC_38_GOAL,
        Rule.DC_50_INFORMATION,
        Rule.DC_51_ROCKFALL,
        Rule.DC_52_SWAP,
        Rule.DC_53_WEB,
        Rule.DC_54_BOOTS,
        Rule.DC_55_AXE_ON_WEB,
        Rule.DC_56_AXE_ON_CREATURE,
        Rule.DC_57_LURE,
        Rule.DC_58_LURE_AGAIN,
        Rule.DC_59_CREATURE_WAYS,
        Rule.DC_70_GAME_END,
        Rule.DC_71_AGREEMENT,
    ),
    version=2,
)
