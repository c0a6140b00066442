"""Weights: the numbers with which bots score moves and positions.

Each weight has a unit, an origin and a meaning. Normally, weights are constants in compiled code.
In a process that was started with ``STOPE_LIVE_WEIGHTS=duel``, the weights of the game ``duel`` are
live: compiled code reads them from memory. ``Weights.set`` changes live weights without a new
compilation. ``stope fit`` uses live weights to try hundreds of values. Compiled code is slower with
live weights than with constants.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, cast

import numpy as np
import numpy.typing as npt

from stope.engine.live_weights import Address, LiveNumber, LiveTable, share_memory

#: The environment variable that contains the module name of the game whose weights are live.
LIVE_VARIABLE = "STOPE_LIVE_WEIGHTS"

#: An array of numbers that are calculated from weights.
Table: TypeAlias = npt.NDArray[np.generic]

#: The size of the memory for the live weights of a game and the tables made from them, in bytes.
_MEMORY = 1 << 16
#: Weights and tables begin at multiples of this many bytes.
_WORD = 8


#: The lower and upper limit of weights that can have any value.
ANY_VALUE = (-np.inf, np.inf)


class Origin(StrEnum):
    """Where the value of a weight comes from."""

    #: fitting found that this value predicts the results of self-played matches best
    FITTED = "fitted"
    #: the value was changed repeatedly, as long as each change won more self-played matches
    TUNED = "tuned by play"
    #: the value belongs to a published rule of thumb
    PUBLISHED = "published"
    #: a person who knows the game found the value plausible
    CHOSEN = "chosen by hand"


class Part(StrEnum):
    """The part of a bot that reads a weight."""

    SCRIPT = "script"
    POLICY = "policy"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class Weight:
    """A number with which a game's bots score moves or positions.

    ``within`` has the least and the greatest allowed value of the weight. ``script`` is the name of
    the script that reads the weight (None: no script reads it). ``seats`` is the number of players
    with which the weight is used (None: any number).
    """

    name: str
    default: int | float
    unit: str
    origin: Origin
    meaning: str
    part: Part
    script: str | None
    seats: int | None
    within: tuple[float, float]


class Weights:
    """The weights of one game, in the order of their declaration."""

    def __init__(self, module: str) -> None:
        """Create an empty collection; ``module`` names the game's folder, for example ``duel``."""
        self.module = module
        self.live = os.environ.get(LIVE_VARIABLE) == module
        self.all: dict[str, Weight] = {}
        #: the memory of all live weights and tables; ``stope fit`` copies this array to keep a set
        #: of values
        self.memory = np.zeros(_MEMORY // _WORD if self.live else 0, np.int64)
        self.used = 0
        self._numbers: dict[str, LiveNumber] = {}
        self._tables: list[tuple[LiveTable, Callable[[], Table]]] = []
        self._symbol = f"stope.weights.{module}"
        if self.live:
            share_memory(self._symbol, self.memory)

    def read_by(
        self, part: Part, *, script: str | None = None, seats: int | None = None
    ) -> "Section":
        """Return a section; its methods declare weights that one part of the bots reads."""
        return Section(self, part, script, seats)

    def table(self, fill: Callable[[], Table]) -> Table:
        """Return the table that ``fill`` calculates from weights, for use in compiled code.

        If the weights are live, ``set`` calculates the table again.
        """
        filled = fill()
        if not self.live:
            return filled
        address, storage = self._allocate(filled)
        table = storage.view(LiveTable)
        table.address = address
        self._tables.append((table, fill))
        return table

    def set(self, **values: float) -> None:
        """Set the weights given by name to these values, and all other weights to their defaults.

        The weights of the game must be live. Compiled and interpreted code reads the new values
        from now on.
        """
        if not self.live:
            raise RuntimeError(f"the process was not started with {LIVE_VARIABLE}={self.module}")
        unknown = set(values) - set(self.all)
        if unknown:
            raise KeyError(", ".join(sorted(unknown)))
        for name, weight in self.all.items():
            self._numbers[name].storage[...] = values.get(name, weight.default)
        for table, fill in self._tables:
            table[...] = fill()

    def declare(self, weight: Weight) -> float | LiveNumber:
        """Add a weight; return its value as a constant, or the live weight if weights are live."""
        if weight.name in self.all:
            raise ValueError(f"{weight.name} is declared twice")
        self.all[weight.name] = weight
        if not self.live:
            return weight.default
        number = LiveNumber(*self._allocate(np.array(weight.default)))
        self._numbers[weight.name] = number
        return number

    def _allocate(self, content: Table) -> tuple[Address, Table]:
        """Copy an array into free memory of the live weights; return the address and the copy."""
        begin = self.used
        self.used += -(-content.nbytes // _WORD)
        storage = (
            self.memory[begin : self.used].view(np.uint8)[: content.nbytes].view(content.dtype)
        )
        storage = storage.reshape(content.shape)
        storage[...] = content
        return Address(self._symbol, begin * _WORD), storage


@dataclass(frozen=True, slots=True)
class Section:
    """The weights that one part of the bots reads."""

    weights: Weights
    part: Part
    script: str | None
    seats: int | None

    def whole(
        self,
        name: str,
        value: int,
        unit: str,
        origin: Origin,
        meaning: str,
        within: tuple[float, float] = ANY_VALUE,
    ) -> int:
        """Declare a whole-number weight; return its value, or a live weight if weights are live."""
        return cast(int, self._declare(name, value, unit, origin, meaning, within))

    def real(
        self,
        name: str,
        value: float,
        unit: str,
        origin: Origin,
        meaning: str,
        within: tuple[float, float] = ANY_VALUE,
    ) -> float:
        """Declare a real-number weight; return its value, or a live weight if weights are live."""
        return cast(float, self._declare(name, float(value), unit, origin, meaning, within))

    def _declare(
        self,
        name: str,
        value: int | float,
        unit: str,
        origin: Origin,
        meaning: str,
        within: tuple[float, float],
    ) -> float | LiveNumber:
        weight = Weight(
            name, value, unit, origin, meaning, self.part, self.script, self.seats, within
        )
        return self.weights.declare(weight)
