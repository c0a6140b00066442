"""The weights of the Dark Cave's bots.

Scores of moves and evidence are in the points of ``stope.search.softmax``: a move, or a deal of
hidden cards, that has 16 points more is e times as likely.
"""

import numpy as np

from stope.engine.weights import ANY_VALUE, Origin, Part, Weights

WEIGHTS = Weights("dark_cave")

# What the careful player thinks each kind of move is worth. The unit is one step of its dwarf
# towards the exit. Three kinds of move have no weight here, because they are worth 0: discarding
# cards that this player likes to keep, stopping, and enduring an attack.

_careful = WEIGHTS.read_by(Part.SCRIPT, script="careful")


def _careful_steps(name: str, value: int, meaning: str) -> int:
    return _careful.whole(name, value, "steps", Origin.CHOSEN, meaning)


CAREFUL_PATH = _careful.whole(
    "CAREFUL_PATH",
    2,
    "factor",
    Origin.CHOSEN,
    "Laying a path card; times the steps that it saves the own dwarf.",
)
CAREFUL_TOOL = _careful_steps("CAREFUL_TOOL", 3, "Laying boots or an axe in front of oneself.")
CAREFUL_GIFT = _careful_steps(
    "CAREFUL_GIFT", -2, "Laying boots or an axe in front of another player."
)
CAREFUL_LOOK = _careful_steps("CAREFUL_LOOK", 2, "Looking at a goal not seen yet.")
CAREFUL_SEEN = _careful_steps("CAREFUL_SEEN", -2, "Looking at a goal seen already.")
CAREFUL_LURE = _careful_steps("CAREFUL_LURE", 0, "Playing a creature card.")
CAREFUL_CHOP = _careful_steps("CAREFUL_CHOP", 1, "Using an axe on a web in the card phase.")
CAREFUL_CHOP_LATE = _careful_steps(
    "CAREFUL_CHOP_LATE", -1, "Using an axe on a web in the step phase."
)
CAREFUL_USELESS = _careful_steps(
    "CAREFUL_USELESS",
    1,
    "Discarding an action card other than boots, axes and looks; counted for each of two.",
)
CAREFUL_OTHER = _careful_steps(
    "CAREFUL_OTHER",
    -1,
    "Any other move with an action card: looking at a clan card, a web, a rockfall, a swap.",
)
CAREFUL_ATTACKED = _careful_steps("CAREFUL_ATTACKED", -3, "Leading a creature to the own dwarf.")
CAREFUL_ENEMY = _careful_steps(
    "CAREFUL_ENEMY", 1, "Leading a creature to a dwarf in the colours of the other clan."
)
CAREFUL_FRIEND = _careful_steps(
    "CAREFUL_FRIEND", -1, "Leading a creature to a dwarf in the own colours."
)
CAREFUL_STRIKE = _careful_steps("CAREFUL_STRIKE", 1, "Driving a creature off with an axe.")

# Lengths of routes to the exit, in steps, for the policy, the careful player and the value

_policy = WEIGHTS.read_by(Part.POLICY)


def _steps(name: str, value: int, meaning: str) -> int:
    return _policy.whole(name, value, "steps", Origin.CHOSEN, meaning, within=(0, np.inf))


CARD_TURN_STEPS = _steps(
    "CARD_TURN_STEPS", 3, "Laying a card on an empty cell of a route, which takes about a turn."
)
CROSSING_STEPS = _steps("CROSSING_STEPS", 2, "Walking across a card that is still to be laid.")
GOAL_STEPS = _steps("GOAL_STEPS", 3, "Walking onto a face-down goal that may be the exit.")
WRONG_GOAL_STEPS = _steps(
    "WRONG_GOAL_STEPS", 16, "The detour if a goal is not the exit; times the probability of that."
)
SECOND_GOAL = _policy.whole(
    "SECOND_GOAL",
    10,
    "divisor",
    Origin.CHOSEN,
    "The second nearest goal adds its greater distance, divided by this, to that of the nearest.",
    within=(1, np.inf),
)
CARD_STEPS = _steps("CARD_STEPS", 1, "The toll of a bridge: a hand card lost.")
GOLD_STEPS = _steps("GOLD_STEPS", 4, "The toll of a tunnel: a piece of gold lost.")
CREATURE_STEPS_LOST = _steps("CREATURE_STEPS_LOST", 4, "Stepping on a spot with a creature.")
WEB_STEPS = _steps("WEB_STEPS", 3, "Each level of a web that blocks the route.")

# The policy: the points that moves gain or cost a player and its clan


def _points(name: str, value: int, meaning: str, unit: str = "points") -> int:
    return _policy.whole(name, value, unit, Origin.CHOSEN, meaning)


STEP_SAVED = _points(
    "STEP_SAVED",
    64,
    "A path card that shortens the own route to the exit.",
    "points per step saved",
)
STEP_TAKEN = _points(
    "STEP_TAKEN", 128, "A step of the own dwarf towards the exit.", "points per step gained"
)
LEAVE = _points("LEAVE", 512, "Leaving the cave.")
LEAVE_LOSING = _points(
    "LEAVE_LOSING", -64, "Leaving the cave, if that ends the game and the other clan wins."
)
TURN_UP = _points("TURN_UP", 256, "A step onto a face-down goal that may be the exit.")
GOLD = _points("GOLD", 192, "Ending the movement at the gold of a vein.")
CHOP = _points("CHOP", 64, "An axe used on a web that blocks the own route to the exit.")
BOOTS = _points("BOOTS", 256, "Laying boots in front of oneself.")
AXE = _points("AXE", 64, "Laying an axe in front of oneself.")
TOOL_GIVEN = _points(
    "TOOL_GIVEN",
    50,
    "Laying boots or an axe in front of a certain friend, as a share of BOOTS or AXE.",
    "percent",
)
LOOK = _points("LOOK", 832, "Looking at a goal while the exit is unknown.")
LOOK_FAR = _points(
    "LOOK_FAR", 32, "Taken off LOOK for the distance from the dwarf to the goal.", "points per card"
)
SPY = _points(
    "SPY", 32, "Looking at the clan card of a player who is as likely a friend as an enemy."
)
BITE = _points("BITE", 192, "An attack of a lindworm or goblin on a certain enemy.")
BITE_OF_RAT = _points("BITE_OF_RAT", 96, "An attack of a rat on a certain enemy.")
WALK_ON = _points(
    "WALK_ON",
    2,
    "A step of a creature towards an attack, times the points of the attack.",
    "factor",
)
BLOCK = _points("BLOCK", 256, "A web or rockfall on the route of a certain enemy.")
OWN_BLOCK = _points("OWN_BLOCK", 512, "Taken off for a web or rockfall on the own route.")
STRIKE = _points(
    "STRIKE", 128, "Driving a lindworm or goblin off with an axe, if its attack would do harm."
)
STRIKE_RAT = _points(
    "STRIKE_RAT", 64, "Driving a rat off with an axe, if its attack would do harm."
)


def _percent(name: str, value: int, meaning: str) -> int:
    return _policy.whole(name, value, "percent", Origin.CHOSEN, meaning, within=(0, np.inf))


NEXT_COUNTS = _percent(
    "NEXT_COUNTS", 250, "Attacks and obstacles count this share for dwarves at the exit."
)
NEAR_COUNTS = _percent(
    "NEAR_COUNTS", 150, "Attacks and obstacles count this share for dwarves near the exit."
)
FAR_COUNTS = _percent(
    "FAR_COUNTS", 75, "Attacks and obstacles count this share for all other dwarves."
)
NEXT_STEPS = _steps(
    "NEXT_STEPS", 4, "The greatest distance at which a dwarf counts as at the exit."
)
NEAR_STEPS = _steps(
    "NEAR_STEPS", 12, "The greatest distance at which a dwarf counts as near the exit."
)
COVER = _points("COVER", 64, "Taken off if a hidden saboteur harms a dwarf in its own colours.")
EARLY = _policy.whole(
    "EARLY",
    5,
    "turns",
    Origin.CHOSEN,
    "The fewest turns left with which a saboteur still avoids to give itself away.",
    within=(0, np.inf),
)
KEEP_PATH = _points(
    "KEEP_PATH", 32, "Keeping a path card in the hand.", "points for each side after the first"
)
KEEP_BOOTS_OR_LOOK = _points(
    "KEEP_BOOTS_OR_LOOK", 64, "Keeping boots or a look at a goal in the hand."
)
KEEP_OTHER = _points("KEEP_OTHER", 32, "Keeping any other action card in the hand.")
SWAPPED = _points("SWAPPED", 32, "Swapping hands.", "points per card gained")
WASTE = _points(
    "WASTE",
    64,
    "Taken off for a path card that does not shorten the own route, as it may help enemies.",
)
HURRY = _points(
    "HURRY",
    64,
    "Discarding two cards, which brings the end nearer: added for a player ahead, else taken off.",
)
IDLE = _points("IDLE", 64, "Taken off for a card that does not shorten the own route.")

# Evidence of the clans that other players work for comes from their support and harm. Evidence of
# the exit comes from the steps of their dwarves. The policy and the prior of hidden facts use both.


def _evidence(name: str, value: int, unit: str, meaning: str, most: float = np.inf) -> int:
    return _policy.whole(name, value, unit, Origin.CHOSEN, meaning, within=(0, most))


GIFT = _evidence(
    "GIFT",
    2,
    "support",
    "Support: boots or an axe laid in front of a player whose dwarf is in the cave.",
)
ATTACK = _policy.whole(
    "ATTACK",
    -2,
    "support",
    Origin.CHOSEN,
    "Harm: a creature led to a dwarf, even if an axe drives it off.",
    within=(-np.inf, 0),
)
OBSTACLE = _policy.whole(
    "OBSTACLE",
    -1,
    "support",
    Origin.CHOSEN,
    "Harm: a web or a rockfall beside the space that a dwarf stands on.",
    within=(-np.inf, 0),
)
BY_COLOURS = _evidence(
    "BY_COLOURS",
    6,
    "points per support",
    "Support, if its giver works for the clan whose colours the other player shows; else harm.",
)
BY_WORK = _evidence(
    "BY_WORK",
    1,
    "points per support",
    "Support, if its giver and the other player work for the same clan; else harm.",
)
# ``most`` is the limit of MOST_DOUBT: a deal that is further behind the best deal would get the
# weight 0 from ``softmax_weight``
MOST_DOUBT = _evidence(
    "MOST_DOUBT",
    64,
    "points",
    "The most points by which a deal of clan cards is behind the best: players err and feign.",
    most=191,
)
PER_CARD = _evidence(
    "PER_CARD",
    5,
    "points per card",
    "For a goal as the exit: a dwarf has come nearer to it since its player looked at it.",
)
MOST_SOUGHT = _evidence("MOST_SOUGHT", 6, "cards", "The most cards that count for PER_CARD.")
SHUNNED = _evidence(
    "SHUNNED",
    16,
    "points",
    "Against a goal as the exit: a dwarf has gone away from it since its player looked at it.",
)

# The value: the probability that a dwarf leaves the cave, and the probability that a clan wins.
# ``value.chance_of`` computes each probability from a sum of these weights. The fitted weights come
# from matches between the careful player and the softmax policy.

_value = WEIGHTS.read_by(Part.VALUE)


def _fitted(
    name: str,
    value: float,
    unit: str,
    meaning: str,
    within: tuple[float, float] = ANY_VALUE,
) -> float:
    return _value.real(name, value, unit, Origin.FITTED, meaning, within)


OUT_START = _fitted(
    "OUT_START", -0.38, "sum", "The constant of the sum for a dwarf that leaves the cave."
)
OUT_STEP = _fitted("OUT_STEP", -0.17, "sum per step", "The distance to the exit.")
OUT_STEP_OPEN = _fitted(
    "OUT_STEP_OPEN",
    -0.57,
    "sum per step",
    "The distance to the exit, in addition to OUT_STEP, if the exit lies face up.",
)
OUT_OPEN = _fitted("OUT_OPEN", 1.92, "sum", "The exit lies face up.")
OUT_TURN = _fitted("OUT_TURN", 0.61, "sum per turn", "The turns left.")
OUT_BOOTS = _fitted("OUT_BOOTS", 0.8, "sum", "The dwarf has boots.")
OUT_LYING = _fitted("OUT_LYING", -1.41, "sum", "The dwarf lies on the ground.")
OUT_SEAT_BEFORE = _fitted(
    "OUT_SEAT_BEFORE", -0.136, "sum per seat", "The seats that move before the dwarf's player."
)
OUT_AMONG_TWO = _fitted(
    "OUT_AMONG_TWO", -0.17, "sum", "The dwarf's player has to look for the exit among two goals."
)
OUT_AMONG_THREE = _fitted(
    "OUT_AMONG_THREE",
    -0.41,
    "sum",
    "The dwarf's player has to look for the exit among three goals.",
)
OUT_AMONG_FOUR = _fitted(
    "OUT_AMONG_FOUR", -1.18, "sum", "The dwarf's player has to look for the exit among four goals."
)
LONGEST_ROUTE = _value.whole(
    "LONGEST_ROUTE",
    99,
    "steps",
    Origin.CHOSEN,
    "The greatest distance that is told from no route at all.",
    within=(1, np.inf),
)
LEAD = _fitted(
    "LEAD",
    6.2,
    "sum",
    "The lead in expected treasure, as a share of both treasures and NO_TREASURE.",
)
NO_TREASURE = _fitted(
    "NO_TREASURE",
    4.4,
    "treasure",
    "Added to the treasures in the share of LEAD, so that a lead in a small treasure counts less.",
    within=(0.01, np.inf),
)
ALL_OUT = _fitted(
    "ALL_OUT",
    1.6,
    "sum",
    "The probability that all dwarves of a clan leave, less that of the other clan.",
)
LEAST_OUT = _value.real(
    "LEAST_OUT",
    0.02,
    "chance",
    Origin.CHOSEN,
    "The lowest probability that any dwarf leaves the cave.",
    within=(0.001, 0.999),
)
