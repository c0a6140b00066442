"""Public fields: the fields of a state that every seat may know.

A game declares its public fields next to the record type of its states. ``copy_public_fields``
copies all public fields of a state to a view. The game's function ``observe`` has to write all
other fields of the view.
"""

import math

import numba
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic, overload

from stope.engine.records import NumbaObject, Record, RecordType

#: numba's helpers for code generation. They are untyped, because numba declares no types.
cgutils: NumbaObject = _cgutils

_public_fields: dict[RecordType, tuple[str, ...]] = {}
_public_ranges: dict[NumbaObject, tuple[tuple[int, int], ...]] = {}


def declare_public_fields(kind: RecordType, *names: str) -> None:
    """Declare the fields of a record type that every seat and every spectator may know."""
    _public_fields[kind] = names
    _public_ranges[numba.from_dtype(kind)] = _ranges(kind, names)


def _ranges(kind: RecordType, names: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return the byte ranges of the fields as (offset, size); adjacent ranges are joined."""
    assert kind.fields is not None
    joined: list[tuple[int, int]] = []
    for offset, size in sorted((kind.fields[name][1], kind[name].itemsize) for name in names):
        if joined and sum(joined[-1]) == offset:
            joined[-1] = (joined[-1][0], joined[-1][1] + size)
        else:
            joined.append((offset, size))
    return tuple(joined)


def copy_public_fields(source: Record, target: Record) -> None:
    """Copy the public fields of one record to another record of the same type."""
    for name in _public_fields[source.dtype]:
        target[name] = source[name]


@intrinsic
def _copy_ranges(typing_context, source, target):  # type: ignore[no-untyped-def] # noqa: ARG001
    ranges = _public_ranges[source]

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


@overload(copy_public_fields)
def _compile_copy_public_fields(source, target):  # type: ignore[no-untyped-def] # noqa: ARG001
    return lambda source, target: _copy_ranges(source, target)  # type: ignore[call-arg] # noqa: PLW0108
