"""The numbers that the Duel's bots weigh by.

Worths are in 128ths of a gold (``expected_gold.GOLD_WORTH``). ``EMPHASIS`` turns them into the
scores from which ``stope.search.softmax`` draws moves.
"""

import numpy as np

from stope.engine.weights import Origin, Part, Weights

WEIGHTS = Weights("duel")

# The careful player: what things are worth in steps towards a goal

_careful = WEIGHTS.read_by(Part.SCRIPT, script="careful")


def _steps(name: str, value: int, meaning: str) -> int:
    return _careful.whole(name, value, "steps", Origin.CHOSEN, meaning)


CAREFUL_GOLD = _steps("CAREFUL_GOLD", 4, "Each gold that a card brings.")
CAREFUL_REPAIR = _steps("CAREFUL_REPAIR", 5, "Playing a repair card.")
CAREFUL_EXCHANGE = _steps("CAREFUL_EXCHANGE", 2, "Discarding two cards to be rid of a sabotage.")
CAREFUL_SABOTAGE = _steps("CAREFUL_SABOTAGE", 2, "Playing a sabotage card.")
CAREFUL_KEY = _steps("CAREFUL_KEY", 1, "Playing a key.")
CAREFUL_DETOUR = _steps("CAREFUL_DETOUR", -2, "The worst that laying a card can be.")
CAREFUL_OTHER = _steps("CAREFUL_OTHER", -1, "Bribes, rockfalls, and passing with one card.")

# The policy: how far it is to the goals, what their gold is worth, and what cards are worth

_policy = WEIGHTS.read_by(Part.POLICY)

FEW_CARDS = _policy.whole(
    "FEW_CARDS",
    5,
    "cards",
    Origin.CHOSEN,
    "A place that at most so many cards of the box fit costs a turn more.",
    within=(1, np.inf),
)
JOINING_STEPS = _policy.whole(
    "JOINING_STEPS",
    1,
    "steps",
    Origin.CHOSEN,
    "Lost on the way from one network into the other.",
    within=(0, np.inf),
)
STEP_CHANCE = _policy.real(
    "STEP_CHANCE",
    0.3,
    "chance",
    Origin.FITTED,
    "That a player gets a step nearer to a goal in a turn.",
    within=(0.01, 0.99),
)
PATIENCE = _policy.real(
    "PATIENCE",
    0.95,
    "factor",
    Origin.CHOSEN,
    "Gold that comes a turn later is worth so much less: something may come between.",
    within=(0.01, 1),
)
REACHED_SHARE = _policy.whole(
    "REACHED_SHARE",
    75,
    "percent",
    Origin.CHOSEN,
    "Of the gold of a goal that goes to the player who turns it up; some lies behind doors.",
    within=(0, 100),
)
HOPE = _policy.whole(
    "HOPE",
    50,
    "percent",
    Origin.CHOSEN,
    "The prospect of gold, of gold in hand.",
    within=(0, np.inf),
)
SABOTAGE_DELAY = _policy.whole(
    "SABOTAGE_DELAY",
    100,
    "percent of a step",
    Origin.CHOSEN,
    "Each sabotage card before a player holds that player up so long.",
    within=(0, np.inf),
)


def _worth(name: str, value: int, meaning: str) -> int:
    return _policy.whole(name, value, "worth", Origin.CHOSEN, meaning)


HELD_JUNCTION = _worth("HELD_JUNCTION", 17, "Holding a path card that joins three sides or four.")
HELD_STRAIGHT = _worth("HELD_STRAIGHT", 13, "Holding one that leads straight on to the east.")
HELD_OTHER_PATH = _worth("HELD_OTHER_PATH", 8, "Holding any other path card.")
HELD_SABOTAGE = _worth("HELD_SABOTAGE", 8, "Holding a sabotage card.")
HELD_REPAIR = _worth("HELD_REPAIR", 5, "Holding a repair card.")
HELD_MAP = _worth("HELD_MAP", 2, "Holding a map.")
HELD_ROCKFALL = _worth("HELD_ROCKFALL", 10, "Holding a rockfall.")
HELD_KEY = _worth("HELD_KEY", 6, "Holding a key.")
HELD_USELESS = _worth("HELD_USELESS", 4, "Holding a path card that brings nothing anywhere.")
DRAWN = _worth("DRAWN", 10, "A second card from the pile that nobody has seen.")
DRAWN_ALONE = WEIGHTS.read_by(Part.POLICY, seats=1).whole(
    "DRAWN_ALONE",
    4,
    "worth",
    Origin.CHOSEN,
    "The same for a lone player: the pile is all the time there is.",
)
KNOWN_GOAL = _worth("KNOWN_GOAL", 4, "To know a goal next to the own network; less further off.")
NO_CHANGE = _worth("NO_CHANGE", 32, "Lost beside the gold of a bribe: debts get no change.")
TURN_KEPT = _worth("TURN_KEPT", 64, "The turn that a player still has after a bribe.")
EMPHASIS = _policy.whole(
    "EMPHASIS",
    6,
    "score per worth",
    Origin.CHOSEN,
    "How much a player prefers the best move to those that are nearly as good.",
    within=(1, np.inf),
)

# The value: who will win, or how much gold a lone player will have

_value = WEIGHTS.read_by(Part.VALUE)
_value_alone = WEIGHTS.read_by(Part.VALUE, seats=1)

ALL_GOLD = _value_alone.whole(
    "ALL_GOLD",
    40,
    "gold",
    Origin.CHOSEN,
    "Counts as all there is to win alone.",
    within=(1, np.inf),
)
PROMISE_KEPT = _value.real(
    "PROMISE_KEPT",
    0.9,
    "factor",
    Origin.FITTED,
    "How much comes true of the gold that the race for the goals promises.",
    within=(0, np.inf),
)
PROMISE_KEPT_ALONE = _value_alone.real(
    "PROMISE_KEPT_ALONE",
    1.5,
    "factor",
    Origin.FITTED,
    "The same alone, without a race.",
    within=(0, np.inf),
)
GOLD_A_ROUND = _value_alone.real(
    "GOLD_A_ROUND",
    2.8,
    "gold",
    Origin.FITTED,
    "What a round to come brings alone.",
    within=(0, np.inf),
)
LEAST_VARIANCE = _value.real(
    "LEAST_VARIANCE",
    0.4,
    "square gold",
    Origin.FITTED,
    "Variance of the lead that is always left.",
    within=(0.01, np.inf),
)
TURNS_VARIANCE = _value.real(
    "TURNS_VARIANCE",
    0.21,
    "square gold",
    Origin.FITTED,
    "Variance that each pair of turns left in the round adds.",
    within=(0, np.inf),
)
ROUND_VARIANCE = _value.real(
    "ROUND_VARIANCE",
    2.8,
    "square gold",
    Origin.FITTED,
    "Variance that each round to come adds.",
    within=(0, np.inf),
)
ODDS_OF_LEAD = _value.real(
    "ODDS_OF_LEAD",
    1.6,
    "log odds",
    Origin.CHOSEN,
    "Of winning with a lead of one standard deviation: as steep as a normal curve at the middle.",
    within=(0.01, np.inf),
)
