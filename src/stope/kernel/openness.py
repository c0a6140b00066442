"""What lies open on a table: the fields of a record that everyone may know, copied in one go.

A game declares them next to its record, as a list of what is allowed; everything else a view has
to say for itself.
"""

import math
from typing import Any

import numba
import numpy as np
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic, overload

from stope.kernel.records import Record

#: numba builds machine code with these, unseen by type checkers
cgutils: Any = _cgutils

_open_fields: dict[np.dtype[Any], tuple[str, ...]] = {}
_open_ranges: dict[Any, tuple[tuple[int, int], ...]] = {}


def declare_open(kind: np.dtype[Any], *names: str) -> None:
    """Say which fields of a record everyone may know."""
    _open_fields[kind] = names
    _open_ranges[numba.from_dtype(kind)] = _ranges(kind, names)


def _ranges(kind: np.dtype[Any], names: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return where the fields lie, as (offset, bytes), neighbours joined."""
    assert kind.fields is not None
    joined: list[tuple[int, int]] = []
    for offset, size in sorted((kind.fields[name][1], kind[name].itemsize) for name in names):
        if joined and sum(joined[-1]) == offset:
            joined[-1] = (joined[-1][0], joined[-1][1] + size)
        else:
            joined.append((offset, size))
    return tuple(joined)


def copy_open(source: Record, target: Record) -> None:
    """Copy the open fields from one record to another of its kind."""
    for name in _open_fields[source.dtype]:
        target[name] = source[name]


@intrinsic
def _copy_ranges(typing_context, source, target):  # type: ignore[no-untyped-def] # noqa: ARG001
    ranges = _open_ranges[source]

    def generate(context, builder, _signature, arguments):  # type: ignore[no-untyped-def]
        from_record, to_record = arguments
        for offset, size in ranges:
            cgutils.raw_memcpy(
                builder,
                cgutils.pointer_add(builder, to_record, offset),
                cgutils.pointer_add(builder, from_record, offset),
                context.get_constant(numba.types.intp, size),
                1,
                align=math.gcd(offset, 4) or 4,
            )
        return context.get_dummy_value()

    return numba.types.void(source, target), generate


@overload(copy_open)
def _compile_copy_open(source, target):  # type: ignore[no-untyped-def] # noqa: ARG001
    return lambda source, target: _copy_ranges(source, target)  # type: ignore[call-arg] # noqa: PLW0108
