"""Records: the whole state of a match as one fixed block of bytes."""

from typing import Any, TypeAlias

import numpy as np

#: One element of a record array. Its fields are read as attributes: ``s.cave``, ``s.chest[2]``.
Record: TypeAlias = np.record
#: A one-dimensional array of records.
Records: TypeAlias = np.recarray[Any, np.dtype[np.record]]
#: What numpy accepts as the type of a field.
FieldType: TypeAlias = str | np.dtype[Any]


class HiddenFieldError(TypeError):
    """A field whose name numpy uses itself: interpreted code would read something else."""


class PaddedRecordError(TypeError):
    """A record with hidden gaps: their bytes would differ between machines and break equality."""


def record(**fields: FieldType | tuple[FieldType, int | tuple[int, ...]]) -> np.dtype[np.void]:
    """Return an aligned record type without padding; fields keep their order.

    >>> record(chest=("i2", 8), cave="i1", over="i1").itemsize
    18
    """
    hidden = [name for name in fields if hasattr(np.void, name)]
    if hidden:
        raise HiddenFieldError(f"numpy records have attributes named {hidden}")
    columns = [
        (name, kind[0], kind[1]) if isinstance(kind, tuple) else (name, kind)
        for name, kind in fields.items()
    ]
    aligned = np.dtype(columns, align=True)
    packed = np.dtype(columns)
    if aligned.itemsize != packed.itemsize:
        raise PaddedRecordError(
            f"{aligned.itemsize - packed.itemsize} hidden bytes in {list(fields)}: "
            "put wide fields first and fill the end"
        )
    return aligned


def blank(kind: np.dtype[np.void], count: int = 1) -> Records:
    """Return zeroed records; ``blank(kind)[0]`` is a single one, a window into the array."""
    return np.zeros(count, kind).view(np.recarray)


def duplicate(source: Record) -> Record:
    """Return a copy of a record that shares nothing with it."""
    copy = blank(source.dtype)
    copy[0] = source
    return copy[0]
