"""Cave board games whose rules are written once and run at every speed.

>>> import stope
>>> match = stope.new("diamant", seats=5, seed=2)
>>> match.view(0).to_json()["path"][0]
{'gems': 5, 'lying': 0, 'x': 0, 'y': 0}
"""

from stope.arena.simulation import Simulation, simulate
from stope.bots.hints import Hint, Hints, hints
from stope.errors import (
    BadKey,
    BadMove,
    BadNumber,
    BadOption,
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    BotCount,
    IllegalMove,
    MatchFailed,
    MatchNotOver,
    NoGpu,
    NoRay,
    NoSuchSeat,
    OtherResults,
    StopeError,
    TooManyMatches,
    UnknownBot,
    UnknownDevice,
    UnknownGame,
    UnknownLanguage,
    UnknownOption,
    WorkerLost,
)
from stope.match import (
    Match,
    Notice,
    Result,
    View,
    from_position,
    from_position_text,
    new,
    replay,
)

__all__ = [
    "BadKey",
    "BadMove",
    "BadNumber",
    "BadOption",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "BotCount",
    "Hint",
    "Hints",
    "IllegalMove",
    "Match",
    "MatchFailed",
    "MatchNotOver",
    "NoGpu",
    "NoRay",
    "NoSuchSeat",
    "Notice",
    "OtherResults",
    "Result",
    "Simulation",
    "StopeError",
    "TooManyMatches",
    "UnknownBot",
    "UnknownDevice",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownOption",
    "View",
    "WorkerLost",
    "from_position",
    "from_position_text",
    "hints",
    "new",
    "replay",
    "simulate",
]
