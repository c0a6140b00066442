"""The weights of Diamant's bots.

Scores are in the points of ``stope.search.softmax``: a move with 16 points more is e times as
likely.
"""

import numpy as np

from stope.engine.weights import Origin, Part, Weights

WEIGHTS = Weights("diamant")

# Published rules of thumb

_nine_gems = WEIGHTS.read_by(Part.SCRIPT, script="nine-gems")
NINE_GEMS = _nine_gems.whole(
    "NINE_GEMS", 9, "gems", Origin.PUBLISHED, "Nine-gems leaves with this many in the bag."
)
_two_hazards = WEIGHTS.read_by(Part.SCRIPT, script="two-hazards")
TWO_HAZARDS = _two_hazards.whole(
    "TWO_HAZARDS", 2, "kinds", Origin.PUBLISHED, "Two-hazards leaves when this many kinds are met."
)
_six_cards = WEIGHTS.read_by(Part.SCRIPT, script="six-cards")
SIX_CARDS = _six_cards.whole(
    "SIX_CARDS", 6, "cards", Origin.PUBLISHED, "Six-cards leaves when the path has this many cards."
)
_lead_and_trail = WEIGHTS.read_by(Part.SCRIPT, script="lead-and-trail")
LEAD_FOR_A_GEM = _lead_and_trail.whole(
    "LEAD_FOR_A_GEM",
    4,
    "gems",
    Origin.PUBLISHED,
    "Lead-and-trail demands a gem more of the next card for each lead of this size.",
    within=(1, np.inf),
)

# The policy: the score of leaving minus that of going on. The weights were tuned in matches of this
# policy against copies of itself: a weight was changed as long as the changed copy won more. The
# weights are close to an equilibrium, in which no player wins more by being bolder or more timid.

_policy = WEIGHTS.read_by(Part.POLICY)


def _tuned(name: str, value: int, unit: str, meaning: str) -> int:
    return _policy.whole(name, value, unit, Origin.TUNED, meaning)


LAST_INSIDE = _tuned("LAST_INSIDE", -72, "worth", "Leaving as the last one inside, to begin with.")
LAST_INSIDE_DEADLY = _tuned(
    "LAST_INSIDE_DEADLY", -186, "worth", "The chance of a deadly card, as the last one inside."
)
LAST_INSIDE_DEADLY_BAG = _tuned(
    "LAST_INSIDE_DEADLY_BAG",
    15,
    "worth per gem",
    "The chance of a deadly card, for each gem in the bag.",
)
LAST_INSIDE_DEADLY_LYING = _tuned(
    "LAST_INSIDE_DEADLY_LYING",
    50,
    "worth per gem",
    "The chance of a deadly card, for each gem on the path.",
)
LAST_INSIDE_NEXT = _tuned(
    "LAST_INSIDE_NEXT",
    4,
    "worth per gem",
    "Gems of the next card on average.",
)
LAST_INSIDE_BAG = _tuned(
    "LAST_INSIDE_BAG", 6, "quarters of worth per gem", "Gems in the bag, as the last one inside."
)
LAST_INSIDE_LYING = _tuned(
    "LAST_INSIDE_LYING",
    -2,
    "quarters of worth per gem",
    "Gems on the path, for the last one.",
)
AMONG_OTHERS = _tuned("AMONG_OTHERS", -69, "worth", "Leaving with others inside, to begin with.")
AMONG_OTHERS_DEADLY = _tuned(
    "AMONG_OTHERS_DEADLY", 240, "worth", "The chance of a deadly card, with others inside."
)
AMONG_OTHERS_DEADLY_BAG = _tuned(
    "AMONG_OTHERS_DEADLY_BAG",
    -2,
    "worth per gem",
    "The chance of a deadly card, for each gem in the bag.",
)
AMONG_OTHERS_DEADLY_PLAYERS = _tuned(
    "AMONG_OTHERS_DEADLY_PLAYERS",
    -10,
    "worth per player",
    "The chance of a deadly card, for each player inside.",
)
AMONG_OTHERS_NEXT = _tuned(
    "AMONG_OTHERS_NEXT", -49, "worth per gem", "A player's share of the next card on average."
)
AMONG_OTHERS_BAG = _tuned(
    "AMONG_OTHERS_BAG", 14, "quarters of worth per gem", "Gems in the bag, with others inside."
)
AMONG_OTHERS_LYING = _tuned(
    "AMONG_OTHERS_LYING", 25, "quarters of worth per gem", "Gems on the path, with others inside."
)
AMONG_OTHERS_SHARE = _tuned(
    "AMONG_OTHERS_SHARE", 21, "worth per gem", "Gems on the path, if all inside shared them now."
)
AHEAD = _tuned(
    "AHEAD",
    10,
    "worth per gem and cave",
    "A lead before the last cave, divided by the caves that are left with this one.",
)
LAST_CAVE = _tuned("LAST_CAVE", -50, "worth", "Leaving in the last cave, to begin with.")
LAST_CAVE_AHEAD = _tuned("LAST_CAVE_AHEAD", -2, "worth per gem", "A lead in the last cave.")
LAST_CAVE_WINS = _tuned(
    "LAST_CAVE_WINS", 74, "worth", "Leaving if this would win now; the opposite if it would not."
)

# The value: the share of the win that each player can expect, estimated from the chests


def _lead(players: int, gems: float) -> float:
    meaning = f"Among {players}, a player this far behind is e times less likely to win."
    value = WEIGHTS.read_by(Part.VALUE, seats=players)
    return value.real(
        f"LEAD_OF_{players}", gems, "gems", Origin.FITTED, meaning, within=(0.01, np.inf)
    )


_LEADS = [_lead(3, 10), _lead(4, 7), _lead(5, 5), _lead(6, 4.2), _lead(7, 3.6), _lead(8, 3.3)]
#: The weights ``LEAD_OF_3``, ``LEAD_OF_4`` and so on, in gems, indexed by the number of players.
LEADS = WEIGHTS.table(lambda: np.array([0.0] * 3 + [float(gems) for gems in _LEADS]))
LAST_LEAD = WEIGHTS.read_by(Part.VALUE).real(
    "LAST_LEAD",
    0.6,
    "factor",
    Origin.FITTED,
    "Factor by which ``LEAD_OF_3`` and so on are smaller in the last cave.",
    within=(0.01, np.inf),
)
