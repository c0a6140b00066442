"""The weights of the Dark Cave's bots.

Scores of moves and evidence are in the points of ``stope.search.softmax``: a move, or a deal of
hidden cards, that has 16 points more is e times as likely.
"""

import numpy as np

from stope.engine.weights import ANY_VALUE, Origin, Part, Weights

WEIGHTS = Weights("dark_cave")

# The careful player: what moves are worth, in steps towards the exit. Three moves are worth 0:
# discarding cards that this player likes to keep, stopping, and enduring an attack.

_careful = WEIGHTS.read_by(Part.SCRIPT, script="careful")


def _careful_steps(name: str, value: int, meaning: str) -> int:
    return _careful.whole(name, value, "steps", Origin.CHOSEN, meaning)


CAREFUL_PATH = _careful.whole(
    "CAREFUL_PATH",
    2,
    "factor",
    Origin.CHOSEN,
    "The steps that laying a path card saves the own dwarf.",
)
CAREFUL_TOOL = _careful_steps("CAREFUL_TOOL", 3, "Boots or an axe before oneself.")
CAREFUL_GIFT = _careful_steps("CAREFUL_GIFT", -2, "Boots or an axe before somebody else.")
CAREFUL_LOOK = _careful_steps("CAREFUL_LOOK", 2, "A look at a goal not seen yet.")
CAREFUL_SEEN = _careful_steps("CAREFUL_SEEN", -2, "A look at a goal seen before.")
CAREFUL_LURE = _careful_steps("CAREFUL_LURE", 0, "Playing a creature card.")
CAREFUL_CHOP = _careful_steps("CAREFUL_CHOP", 1, "An axe on a web instead of a card.")
CAREFUL_CHOP_LATE = _careful_steps("CAREFUL_CHOP_LATE", -1, "An axe on a web while walking.")
CAREFUL_USELESS = _careful_steps(
    "CAREFUL_USELESS",
    1,
    "Discarding an action card other than boots, an axe or a look; for each of two.",
)
CAREFUL_OTHER = _careful_steps("CAREFUL_OTHER", -1, "Looks at clan cards, webs, rockfalls, swaps.")
CAREFUL_ATTACKED = _careful_steps("CAREFUL_ATTACKED", -3, "Leading a creature to the own dwarf.")
CAREFUL_ENEMY = _careful_steps("CAREFUL_ENEMY", 1, "Leading it to a dwarf in other colours.")
CAREFUL_FRIEND = _careful_steps("CAREFUL_FRIEND", -1, "Leading it to one in the own colours.")
CAREFUL_STRIKE = _careful_steps("CAREFUL_STRIKE", 1, "Driving a creature off with an axe.")

# Lengths of routes to the exit, in steps: the policy, the careful player and the value read them

_policy = WEIGHTS.read_by(Part.POLICY)


def _steps(name: str, value: int, meaning: str) -> int:
    return _policy.whole(name, value, "steps", Origin.CHOSEN, meaning, within=(0, np.inf))


CARD_TURN_STEPS = _steps(
    "CARD_TURN_STEPS", 3, "The turn that laying a card on an empty place takes."
)
CROSSING_STEPS = _steps("CROSSING_STEPS", 2, "Crossing a card that is still to be laid.")
GOAL_STEPS = _steps("GOAL_STEPS", 3, "Turning up a goal that may be the exit, and going there.")
WRONG_GOAL_STEPS = _steps("WRONG_GOAL_STEPS", 16, "The longer way, if a goal is not the exit.")
SECOND_GOAL = _policy.whole(
    "SECOND_GOAL",
    10,
    "divisor",
    Origin.CHOSEN,
    "Of the steps by which the second nearest goal is further off than the nearest.",
    within=(1, np.inf),
)
CARD_STEPS = _steps("CARD_STEPS", 1, "Losing a card on the way.")
GOLD_STEPS = _steps("GOLD_STEPS", 4, "Losing gold on the way.")
CREATURE_STEPS_LOST = _steps("CREATURE_STEPS_LOST", 4, "Meeting a creature on the way.")
WEB_STEPS = _steps("WEB_STEPS", 3, "Each level of a web on the way.")

# The policy: what moves gain or cost a player and its clan


def _points(name: str, value: int, meaning: str, unit: str = "points") -> int:
    return _policy.whole(name, value, unit, Origin.CHOSEN, meaning)


STEP_SAVED = _points("STEP_SAVED", 64, "A path card on the own way.", "points per step saved")
STEP_TAKEN = _points("STEP_TAKEN", 128, "Walking nearer to the exit.", "points per step gained")
LEAVE = _points("LEAVE", 512, "Leaving the cave.")
LEAVE_LOSING = _points("LEAVE_LOSING", -64, "Leaving, if that ends the game for the other clan.")
TURN_UP = _points("TURN_UP", 256, "Turning up a goal that may be the exit.")
GOLD = _points("GOLD", 192, "Ending the movement at the gold of a vein.")
CHOP = _points("CHOP", 64, "An axe on a web on the way out.")
BOOTS = _points("BOOTS", 256, "Boots before oneself.")
AXE = _points("AXE", 64, "An axe before oneself.")
TOOL_GIVEN = _points(
    "TOOL_GIVEN", 50, "Of the worth of boots or an axe, before a sure friend.", "percent"
)
LOOK = _points("LOOK", 832, "A look at a goal while the exit is unknown.")
LOOK_FAR = _points(
    "LOOK_FAR", 32, "Lost on such a look, the further off the goal is.", "points per card"
)
SPY = _points("SPY", 32, "A look at the clan card of a player of whom nothing is known.")
BITE = _points("BITE", 192, "An attack of a lindworm or goblin on a sure enemy.")
BITE_OF_RAT = _points("BITE_OF_RAT", 96, "An attack of a rat, which takes cards.")
WALK_ON = _points(
    "WALK_ON", 2, "The worth of an attack that a creature under way is led to.", "factor"
)
BLOCK = _points("BLOCK", 256, "A web or rockfall in the way of a sure enemy.")
OWN_BLOCK = _points("OWN_BLOCK", 512, "Lost, if it is in the own way.")
STRIKE = _points("STRIKE", 128, "Driving off a lindworm or goblin that can do harm.")
STRIKE_RAT = _points("STRIKE_RAT", 64, "Driving off a rat that can do harm.")


def _percent(name: str, value: int, meaning: str) -> int:
    return _policy.whole(name, value, "percent", Origin.CHOSEN, meaning, within=(0, np.inf))


NEXT_COUNTS = _percent("NEXT_COUNTS", 250, "Of attacks and obstacles, for dwarves at the exit.")
NEAR_COUNTS = _percent("NEAR_COUNTS", 150, "The same, for dwarves near the exit.")
FAR_COUNTS = _percent("FAR_COUNTS", 75, "The same, for dwarves far away from it.")
NEXT_STEPS = _steps("NEXT_STEPS", 4, "Up to so many from the exit a dwarf is at the exit.")
NEAR_STEPS = _steps("NEAR_STEPS", 12, "Up to so many it is near the exit.")
COVER = _points("COVER", 64, "Lost, if a hidden saboteur harms a dwarf in the own colours.")
EARLY = _policy.whole(
    "EARLY",
    5,
    "turns",
    Origin.CHOSEN,
    "A saboteur hides while it has at least so many left.",
    within=(0, np.inf),
)
KEEP_PATH = _points("KEEP_PATH", 32, "Keeping a path card.", "points for each side after the first")
KEEP_BOOTS_OR_LOOK = _points("KEEP_BOOTS_OR_LOOK", 64, "Keeping boots or a look.")
KEEP_OTHER = _points("KEEP_OTHER", 32, "Keeping any other action card.")
SWAPPED = _points("SWAPPED", 32, "Swapping hands.", "points per card gained")
WASTE = _points(
    "WASTE", 64, "Lost on a path card off the own way: it helps others or is in the way."
)
HURRY = _points(
    "HURRY",
    64,
    "Discarding two cards brings the end nearer: good for a player who is ahead, else bad.",
)
IDLE = _points("IDLE", 64, "Lost with a turn that does not get the player on.")

# Evidence: what the deeds of others say about their clan, and their steps about the exit. The
# policy and the prior of hidden facts use it.


def _evidence(name: str, value: int, unit: str, meaning: str, most: float = np.inf) -> int:
    return _policy.whole(name, value, unit, Origin.CHOSEN, meaning, within=(0, most))


GIFT = _evidence("GIFT", 2, "deeds", "Boots or an axe laid before a dwarf in the cave.")
ATTACK = _policy.whole(
    "ATTACK",
    -2,
    "deeds",
    Origin.CHOSEN,
    "A creature led to a dwarf, whether or not an axe drives it off.",
    within=(-np.inf, 0),
)
OBSTACLE = _policy.whole(
    "OBSTACLE",
    -1,
    "deeds",
    Origin.CHOSEN,
    "A web or a rockfall on a side of the very space that a dwarf stands on.",
    within=(-np.inf, 0),
)
BY_COLOURS = _evidence(
    "BY_COLOURS", 6, "points per deed", "The doer works for the clan whose colours the other wears."
)
BY_WORK = _evidence("BY_WORK", 1, "points per deed", "Both work for the same clan.")
# above this limit a deal would get weight 0: see the table of ``stope.search.softmax``
MOST_DOUBT = _evidence(
    "MOST_DOUBT",
    64,
    "points",
    "The most that any deal of clan cards is behind the best: others err, and feign.",
    most=191,
)
PER_CARD = _evidence(
    "PER_CARD", 5, "points per card", "A dwarf came nearer to a goal that its player knows."
)
MOST_SOUGHT = _evidence("MOST_SOUGHT", 6, "cards", "No dwarf counts as nearer than by so many.")
SHUNNED = _evidence("SHUNNED", 16, "points", "Against a goal, if such a dwarf went away from it.")

# The value: how likely each dwarf gets out, and which clan wins. ``value.chance_of`` turns a sum of
# these weights into the probability of a dwarf, and another sum into that of a clan. The fitted
# weights come from matches between careful players and players of the softmax policy.

_value = WEIGHTS.read_by(Part.VALUE)


def _fitted(
    name: str,
    value: float,
    unit: str,
    meaning: str,
    within: tuple[float, float] = ANY_VALUE,
) -> float:
    return _value.real(name, value, unit, Origin.FITTED, meaning, within)


OUT_START = _fitted("OUT_START", -0.38, "sum", "Getting out, to begin with.")
OUT_STEP = _fitted("OUT_STEP", -0.17, "sum per step", "The way to the exit.")
OUT_STEP_OPEN = _fitted(
    "OUT_STEP_OPEN", -0.57, "sum per step", "The same way, further, once the exit lies open."
)
OUT_OPEN = _fitted("OUT_OPEN", 1.92, "sum", "The exit lies open.")
OUT_TURN = _fitted("OUT_TURN", 0.61, "sum per turn", "The turns left.")
OUT_BOOTS = _fitted("OUT_BOOTS", 0.8, "sum", "The dwarf has boots.")
OUT_LYING = _fitted("OUT_LYING", -1.41, "sum", "It lies on the ground.")
OUT_SEAT_BEFORE = _fitted(
    "OUT_SEAT_BEFORE", -0.136, "sum per seat", "The seats that move before its own."
)
OUT_AMONG_TWO = _fitted(
    "OUT_AMONG_TWO", -0.17, "sum", "Its player has to look for the exit among two goals."
)
OUT_AMONG_THREE = _fitted("OUT_AMONG_THREE", -0.41, "sum", "The same, among three.")
OUT_AMONG_FOUR = _fitted("OUT_AMONG_FOUR", -1.18, "sum", "The same, among four.")
LONGEST_WAY = _value.whole(
    "LONGEST_WAY",
    99,
    "steps",
    Origin.CHOSEN,
    "A longer way is as good as none.",
    within=(1, np.inf),
)
LEAD = _fitted(
    "LEAD", 6.2, "sum", "A clan's part of both treasures and NO_TREASURE, less the other's part."
)
NO_TREASURE = _fitted(
    "NO_TREASURE",
    4.4,
    "treasure",
    "Added to both treasures as that of nobody: a small lead is no sure one.",
    within=(0.01, np.inf),
)
ALL_OUT = _fitted(
    "ALL_OUT",
    1.6,
    "sum",
    "The chance that a whole clan gets out, which ends the game, less that of the other.",
)
LEAST_OUT = _value.real(
    "LEAST_OUT",
    0.02,
    "chance",
    Origin.CHOSEN,
    "Somebody gets out with at least this one.",
    within=(0.001, 0.999),
)
