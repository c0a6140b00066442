"""Records: the whole state of a match as one fixed block of bytes."""

import functools
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
    return np.zeros(count, _with_attributes(kind)).view(np.recarray)


def blank_one(kind: np.dtype[np.void]) -> Record:
    """Return a single zeroed record, sooner than as one of many."""
    one: Record = np.zeros(1, _with_attributes(kind))[0]
    return one


@functools.cache
def _with_attributes(kind: np.dtype[np.void]) -> Any:
    """Return the type of records whose fields are attributes.

    It is always the same one: numpy would make another for every array, and each call of a rule
    would compare it field by field with the one that the rule was compiled for.
    """
    return np.dtype((np.record, kind))


def duplicate(source: Record) -> Record:
    """Return a copy of a record that shares nothing with it."""
    copy = np.zeros(1, source.dtype)
    copy[0] = source
    one: Record = copy[0]
    return one


def plain(source: Record) -> Any:
    """Return the fields of a record for Python to read: the same names, numbers and lists of them.

    A field of a record takes Python a microsecond or more to read, every time; here it does so only
    the first time. The record must not change meanwhile, and rules do not take this in its place.

    >>> table = blank(record(chest=("i2", 3), cave="i1", over="i1"))[0]
    >>> plain(table).chest
    [0, 0, 0]
    """
    values: Any = source.item()
    return _Plain(source.dtype, values)


class _Plain:
    def __init__(self, kind: np.dtype[Any], values: tuple[Any, ...]) -> None:
        self._kind = kind
        self._values = dict(zip(kind.names or (), values, strict=True))

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._values[name]
        except KeyError:
            raise AttributeError(name) from None
        if isinstance(value, np.ndarray):
            value = value.tolist()
        elif isinstance(value, tuple):
            value = _Plain(self._kind[name], value)
        # found at once the next time
        setattr(self, name, value)
        return value
