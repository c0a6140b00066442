"""The weights of the Duel's bots.

Worths are in 128ths of a gold (``expected_gold.GOLD_WORTH``). A worth times ``EMPHASIS`` is the
score of a move; ``stope.search.softmax`` draws moves by their scores.
"""

import numpy as np

from stope.engine.weights import Origin, Part, Weights

WEIGHTS = Weights("duel")

# The script, which counts the worth of a move in steps towards a goal

_careful = WEIGHTS.read_by(Part.SCRIPT, script="careful")


def _steps(name: str, value: int, meaning: str) -> int:
    return _careful.whole(name, value, "steps", Origin.CHOSEN, meaning)


CAREFUL_GOLD = _steps("CAREFUL_GOLD", 4, "Each gold on a card that the player reaches.")
CAREFUL_REPAIR = _steps("CAREFUL_REPAIR", 5, "Playing a repair card.")
CAREFUL_EXCHANGE = _steps("CAREFUL_EXCHANGE", 2, "Discarding two cards to remove a sabotage card.")
CAREFUL_SABOTAGE = _steps("CAREFUL_SABOTAGE", 2, "Playing a sabotage card.")
CAREFUL_KEY = _steps("CAREFUL_KEY", 1, "Playing a key.")
CAREFUL_DETOUR = _steps("CAREFUL_DETOUR", -2, "The least worth of laying a card.")
CAREFUL_OTHER = _steps("CAREFUL_OTHER", -1, "A bribe, a rockfall, or passing with one card.")

# The policy: distances to the goals, worths of their gold, and worths of cards

_policy = WEIGHTS.read_by(Part.POLICY)

FEW_CARDS = _policy.whole(
    "FEW_CARDS",
    5,
    "cards",
    Origin.CHOSEN,
    "Few cards fit on a cell: at most this many of the box. Such a cell takes a turn longer.",
    within=(1, np.inf),
)
JOINING_STEPS = _policy.whole(
    "JOINING_STEPS",
    1,
    "steps",
    Origin.CHOSEN,
    "Extra steps where a route leads from one network into the other.",
    within=(0, np.inf),
)
STEP_CHANCE = _policy.real(
    "STEP_CHANCE",
    0.3,
    "chance",
    Origin.FITTED,
    "Probability that a player gets a step nearer to a goal in a turn.",
    within=(0.01, 0.99),
)
PATIENCE = _policy.real(
    "PATIENCE",
    0.95,
    "factor",
    Origin.CHOSEN,
    "Discount factor per turn: later gold is less certain.",
    within=(0.01, 1),
)
REACHED_SHARE = _policy.whole(
    "REACHED_SHARE",
    75,
    "percent",
    Origin.CHOSEN,
    "Share of a goal's gold for the player who reaches the goal first; some lies behind doors.",
    within=(0, 100),
)
HOPE = _policy.whole(
    "HOPE",
    50,
    "percent",
    Origin.CHOSEN,
    "Worth of gold that is only expected, compared with gold that is marked.",
    within=(0, np.inf),
)
SABOTAGE_DELAY = _policy.whole(
    "SABOTAGE_DELAY",
    100,
    "percent of a step",
    Origin.CHOSEN,
    "Delay of a player by each sabotage card in front of this player.",
    within=(0, np.inf),
)


def _worth(name: str, value: int, meaning: str) -> int:
    return _policy.whole(name, value, "worth", Origin.CHOSEN, meaning)


HELD_JUNCTION = _worth("HELD_JUNCTION", 17, "Holding a path card that joins three or four sides.")
HELD_STRAIGHT = _worth("HELD_STRAIGHT", 13, "Holding a path card that leads straight east.")
HELD_OTHER_PATH = _worth("HELD_OTHER_PATH", 8, "Holding any other path card.")
HELD_SABOTAGE = _worth("HELD_SABOTAGE", 8, "Holding a sabotage card.")
HELD_REPAIR = _worth("HELD_REPAIR", 5, "Holding a repair card.")
HELD_MAP = _worth("HELD_MAP", 2, "Holding a map.")
HELD_ROCKFALL = _worth("HELD_ROCKFALL", 10, "Holding a rockfall.")
HELD_KEY = _worth("HELD_KEY", 6, "Holding a key.")
HELD_USELESS = _worth("HELD_USELESS", 4, "Holding a card that gains nothing now, of whatever kind.")
DRAWN = _worth("DRAWN", 10, "Drawing a second card.")
DRAWN_ALONE = WEIGHTS.read_by(Part.POLICY, seats=1).whole(
    "DRAWN_ALONE",
    4,
    "worth",
    Origin.CHOSEN,
    "Drawing a second card as a lone player, whose time is up when the pile is empty.",
)
KNOWN_GOAL = _worth("KNOWN_GOAL", 4, "Knowing a goal next to the network; less if farther.")
NO_CHANGE = _worth("NO_CHANGE", 32, "Cost of a bribe besides its gold: there is no change.")
TURN_KEPT = _worth("TURN_KEPT", 64, "The turn that a player still has after a bribe.")
EMPHASIS = _policy.whole(
    "EMPHASIS",
    6,
    "score per worth",
    Origin.CHOSEN,
    "Score of a move per worth: higher makes nearly as good moves less likely.",
    within=(1, np.inf),
)

# The value: who will win, or how much gold a solo player will have

_value = WEIGHTS.read_by(Part.VALUE)
_value_alone = WEIGHTS.read_by(Part.VALUE, seats=1)

ALL_GOLD = _value_alone.whole(
    "ALL_GOLD",
    40,
    "gold",
    Origin.CHOSEN,
    "Gold of a lone player that counts as a whole win.",
    within=(1, np.inf),
)
PROMISE_KEPT = _value.real(
    "PROMISE_KEPT",
    0.9,
    "factor",
    Origin.FITTED,
    "Share of the gold expected from the goals that a player really gets.",
    within=(0, np.inf),
)
PROMISE_KEPT_ALONE = _value_alone.real(
    "PROMISE_KEPT_ALONE",
    1.5,
    "factor",
    Origin.FITTED,
    "As ``PROMISE_KEPT``, for a lone player.",
    within=(0, np.inf),
)
GOLD_A_ROUND = _value_alone.real(
    "GOLD_A_ROUND",
    2.8,
    "gold",
    Origin.FITTED,
    "Gold that a lone player gets in a later round.",
    within=(0, np.inf),
)
LEAST_VARIANCE = _value.real(
    "LEAST_VARIANCE",
    0.4,
    "square gold",
    Origin.FITTED,
    "Least variance of the final lead.",
    within=(0.01, np.inf),
)
TURNS_VARIANCE = _value.real(
    "TURNS_VARIANCE",
    0.21,
    "square gold",
    Origin.FITTED,
    "Variance of the lead added by each pair of turns left in the round.",
    within=(0, np.inf),
)
ROUND_VARIANCE = _value.real(
    "ROUND_VARIANCE",
    2.8,
    "square gold",
    Origin.FITTED,
    "Variance of the lead added by each later round.",
    within=(0, np.inf),
)
ODDS_OF_LEAD = _value.real(
    "ODDS_OF_LEAD",
    1.6,
    "log odds",
    Origin.CHOSEN,
    "Log odds of winning with a lead of one standard deviation; as steep as a normal curve at 0.",
    within=(0.01, np.inf),
)
