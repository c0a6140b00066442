"""Cave board games. Their rules are written once and run interpreted, compiled or on a GPU.

>>> import stope
>>> match = stope.new("diamant", seats=5, seed=2)
>>> match.view(0).to_json()["path"][0]
{'gems': 5, 'lying': 0, 'x': 0, 'y': 0}

``import stope`` loads only the errors; the rules and numba are loaded at the first use of a name
that needs them.
"""

import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from stope.errors.arena import (
    BadNumber,
    BotCount,
    MatchFailed,
    NoRay,
    OtherResults,
    TooManyMatches,
    UnknownBot,
    UnknownDevice,
    WorkerLost,
)
from stope.errors.base import StopeError, UnknownLanguage
from stope.errors.games import (
    BadKey,
    BadMove,
    BadOption,
    BadOptions,
    BadPosition,
    BadSeats,
    BadSeed,
    NoGpu,
    UnknownGame,
    UnknownOption,
)
from stope.errors.matches import (
    BadRecord,
    IllegalMove,
    MatchNotOver,
    NoSuchSeat,
    RecordOfOtherVersion,
)

if TYPE_CHECKING:
    from stope.arena.simulation import Simulation, simulate
    from stope.bots.hints import Hint, Hints, hints
    from stope.match import (
        AddressedEvent,
        Match,
        Result,
        from_position,
        from_position_text,
        new,
        replay,
    )
    from stope.view import View

__all__ = [
    "AddressedEvent",
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
    "OtherResults",
    "RecordOfOtherVersion",
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

#: For each module, the public names that are loaded from it when they are first used.
_LOADED_ON_USE = {
    "stope.arena.simulation": ("Simulation", "simulate"),
    "stope.bots.hints": ("Hint", "Hints", "hints"),
    "stope.match": (
        "AddressedEvent",
        "Match",
        "Result",
        "from_position",
        "from_position_text",
        "new",
        "replay",
    ),
    "stope.view": ("View",),
}


def __getattr__(name: str) -> object:
    """Load a public name from its module (PEP 562)."""
    for module, names in _LOADED_ON_USE.items():
        if name in names:
            value = getattr(importlib.import_module(module), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return all names, including public ones that are not loaded yet."""
    return sorted({*globals(), *__all__})


def _sentence(message_id: str, values: Mapping[str, object], language: str | None) -> str:
    """Load the catalogues, and return the sentence of an error."""
    # the import replaces StopeError.words, which was this function
    importlib.import_module("stope.locales")
    assert StopeError.words is not None
    return StopeError.words(message_id, values, language)


if StopeError.words is None:
    StopeError.words = _sentence
