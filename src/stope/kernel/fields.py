"""Moves as integers: each kind declares its bit fields once.

The lowest bits hold the kind, the rest whatever the kind carries. Rule functions read a field
with ``get(move, FIELD)`` and build a move with ``put``; outside the kernel a move is a small
typed value, and a codec translates.
"""

from typing import NamedTuple

from stope.kernel.native import rule

#: A move fits a signed 32-bit number.
MOVE_BITS = 31


class Field(NamedTuple):
    """Where a number lies in a move: ``bits`` wide, above the lowest ``shift`` bits."""

    shift: int
    bits: int
    signed: bool

    def holds(self, value: int) -> bool:
        """Return whether the value fits."""
        half = 1 << (self.bits - 1)
        return -half <= value < half if self.signed else 0 <= value < 1 << self.bits


#: The kind of a move, in every game.
KIND = Field(0, 5, False)


def fields(**bits: int) -> dict[str, Field]:
    """Lay out fields above the kind, in order; a negative width makes a signed field.

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


@rule
def get(move: int, field: Field) -> int:
    """Return the number in a field of a move."""
    value = (move >> field.shift) & ((1 << field.bits) - 1)
    if field.signed and value >> (field.bits - 1):
        value -= 1 << field.bits
    return value


@rule
def put(move: int, field: Field, value: int) -> int:
    """Return the move with a number in a field that was empty."""
    return move | ((value & ((1 << field.bits) - 1)) << field.shift)
