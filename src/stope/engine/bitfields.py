"""Moves as integers: a move consists of bit fields, which each kind of move declares.

The lowest bits of a move hold the kind of the move. The other bits hold the values that this kind
of move needs. Rule functions read a field with ``get(move, FIELD)`` and write a field with ``put``.
Outside the engine a move is a small typed object. A codec converts between object and integer.
"""

from typing import NamedTuple

from stope.engine.jit import compiled

#: A move has at most this many bits, so every move is non-negative as a signed 32-bit integer.
MOVE_BITS = 31


class Field(NamedTuple):
    """A bit field of a move: ``bits`` adjacent bits, of which the lowest is bit ``shift``."""

    shift: int
    bits: int
    signed: bool

    def holds(self, value: int) -> bool:
        """Return whether a value fits into the field."""
        half = 1 << (self.bits - 1)
        return -half <= value < half if self.signed else 0 <= value < 1 << self.bits


#: The field that holds the kind of a move. It is the same in all games.
KIND = Field(0, 5, False)


def fields(**bits: int) -> dict[str, Field]:
    """Return a field for each name, given the width of the field in bits.

    The fields are adjacent; the first field begins above ``KIND``. A negative width makes a signed
    field.

    >>> fields(card=6, x=-8)["x"]
    Field(shift=11, bits=8, signed=True)
    """
    laid: dict[str, Field] = {}
    shift = KIND.bits
    for name, width in bits.items():
        laid[name] = Field(shift, abs(width), width < 0)
        shift += abs(width)
    if shift > MOVE_BITS:
        raise ValueError(f"{shift} bits asked for, {MOVE_BITS} fit a move: {sorted(bits)}")
    return laid


@compiled
def get(move: int, field: Field) -> int:
    """Return the value of a field of a move."""
    value = (move >> field.shift) & ((1 << field.bits) - 1)
    if field.signed and value >> (field.bits - 1):
        value -= 1 << field.bits
    return value


@compiled
def put(move: int, field: Field, value: int) -> int:
    """Return the move with ``value`` written to a field, which must be zero in the given move."""
    return move | ((value & ((1 << field.bits) - 1)) << field.shift)
