"""Records: blocks of bytes of a fixed size with named fields, such as the state of a match."""

import copyreg
import functools
import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

#: One element of a record array. Its fields are read as attributes: ``s.cave``, ``s.chest[2]``.
Record: TypeAlias = np.record
if TYPE_CHECKING:
    # mypy has to ignore these subclasses: numpy declares its scalar types as final, although they
    # can be subclassed

    class GameRecord(np.record):  # type: ignore[misc]
        """A state or a view: the argument type of functions that accept both."""

    class State(GameRecord):  # type: ignore[misc]
        """The whole state of a match, including everything that is hidden from some seat."""

    class ViewRecord(GameRecord):  # type: ignore[misc]
        """A view: a state in which everything that one seat may not know is blank."""

    class EventBuffer(np.record):  # type: ignore[misc]
        """An event buffer, as described in ``stope.engine.event_buffer``."""

    class RngStream(np.record):  # type: ignore[misc]
        """A stream of random numbers, as described in ``stope.engine.rng``."""

    class Workspace(np.record):  # type: ignore[misc]
        """Scratch memory of a game for searches over its board."""

    class Evidence(np.record):  # type: ignore[misc]
        """What the bots of a game learn from the public decisions of a match."""

    class Prior(np.record):  # type: ignore[misc]
        """The weights by which ``sample_state`` draws hidden facts."""
else:
    # at run time, all these names mean the same type; only mypy distinguishes states from views
    GameRecord = State = ViewRecord = EventBuffer = RngStream = Workspace = np.record
    Evidence = Prior = np.record
AnyRecord = TypeVar("AnyRecord", bound=Record)
#: A record type: the names and types of the fields of a record. ``record`` makes record types.
RecordType: TypeAlias = np.dtype[np.void]

# Types of arrays for mypy. numpy types the elements of arrays and the fields of records as `Any`.
# So mypy reports arrays of the wrong kind, but not numbers of the wrong kind.

#: An array of records. ``Any`` is the shape: arrays of records have one or two axes.
Records: TypeAlias = np.recarray[Any, np.dtype[np.record]]
#: Whole numbers of any size. ``Any`` is the width.
Ints: TypeAlias = npt.NDArray[np.signedinteger[Any]]
#: Moves as numbers, as ``legal`` writes them.
Codes: TypeAlias = npt.NDArray[np.int32]
#: The scores of moves, as ``score_moves`` writes them.
Scores: TypeAlias = npt.NDArray[np.int32]
#: Values of seats, probabilities and other real numbers.
Reals: TypeAlias = npt.NDArray[np.float64]
#: The words of a key.
Key: TypeAlias = npt.NDArray[np.uint32]
#: An object of numba or llvmlite, which declare no types.
NumbaObject: TypeAlias = Any
#: What numpy accepts as the type of a field.
FieldType: TypeAlias = str | RecordType


class ShadowedFieldError(TypeError):
    """A field of a record has the name of a numpy attribute.

    Interpreted code would read the numpy attribute instead of the field.
    """


class PaddedRecordError(TypeError):
    """A record type has padding, whose bytes could differ between records with equal fields."""


def record(**fields: FieldType | tuple[FieldType, int | tuple[int, ...]]) -> RecordType:
    """Return an aligned record type without padding; fields keep their order.

    >>> record(chest=("i2", 8), cave="i1", over="i1").itemsize
    18
    """
    shadowed = [name for name in fields if hasattr(np.void, name)]
    if shadowed:
        raise ShadowedFieldError(f"numpy records have attributes named {shadowed}")
    columns = [
        (name, kind[0], kind[1]) if isinstance(kind, tuple) else (name, kind)
        for name, kind in fields.items()
    ]
    aligned = np.dtype(columns, align=True)
    packed = np.dtype(columns)
    if aligned.itemsize != packed.itemsize:
        raise PaddedRecordError(
            f"{aligned.itemsize - packed.itemsize} bytes of padding in {list(fields)}: "
            "put wide fields first and fill the end"
        )
    return aligned


#: The record type for a record that a game does not need. It has a field, because a record type
#: needs at least one.
UNUSED = record(unused="i4")


def blank(kind: RecordType, count: int = 1) -> Records:
    """Return an array of zeroed records; ``blank(kind)[0]`` is its first record, not a copy."""
    return np.zeros(count, _with_attributes(kind)).view(np.recarray)


def blank_one(kind: RecordType) -> Record:
    """Return a single zeroed record; faster than ``blank(kind)[0]``."""
    one: Record = np.zeros(1, _with_attributes(kind))[0]
    return one


def new_state(kind: RecordType) -> State:
    """Return a zeroed state."""
    return cast(State, blank_one(kind))


def new_view(kind: RecordType) -> ViewRecord:
    """Return a zeroed view, for ``observe`` to write."""
    return cast(ViewRecord, blank_one(kind))


def new_workspace(kind: RecordType) -> Workspace:
    """Return scratch memory for searches over a board."""
    return cast(Workspace, blank_one(kind))


def new_evidence(kind: RecordType) -> Evidence:
    """Return the evidence before any decision."""
    return cast(Evidence, blank_one(kind))


def new_prior(kind: RecordType) -> Prior:
    """Return a blank prior, by which all possible values of hidden facts are equally likely."""
    return cast(Prior, blank_one(kind))


@functools.cache
def _with_attributes(kind: RecordType) -> np.dtype[np.record]:
    """Return a record type whose records have the fields of ``kind`` as attributes.

    The type is cached. Otherwise every array would have a new type object, and each native call
    would compare this type, field by field, with the type for which the function was compiled.
    """
    columns = [(name, *_field_type(kind[name])) for name in kind.names or ()]
    same = np.dtype(columns, align=kind.isalignedstruct)
    return cast("np.dtype[np.record]", np.dtype((_record_class(kind.names or ()), same)))


def _field_type(kind: np.dtype[Any]) -> tuple[np.dtype[Any], tuple[int, ...]]:
    """Return the type and the shape of a field.

    If the field contains records, the fields of these records can be read as attributes, too.
    """
    base, shape = kind.subdtype or (kind, ())
    return (base if base.names is None else _with_attributes(base)), shape


class _RecordClass(type):
    """The type of the classes that ``_record_class`` makes.

    Pickle calls ``_reduced`` to save a class of this type.
    """

    field_names: tuple[str, ...]


@functools.cache
def _record_class(names: tuple[str, ...]) -> type[np.record]:
    """Return a class of records with these fields.

    Reading a field of such a record runs no Python code. ``np.record`` looks fields up in Python,
    which takes six times as long. Interpreted rules spend most of their time reading fields.
    """
    attributes: dict[str, Any] = {name: _field(name) for name in names}
    attributes["__getattribute__"] = object.__getattribute__
    attributes["__setattr__"] = object.__setattr__
    attributes["__getitem__"] = np.void.__getitem__
    attributes["__slots__"] = ()
    attributes["field_names"] = names
    return cast("type[np.record]", _RecordClass("FieldRecord", (np.record,), attributes))


def _reduced(made: _RecordClass) -> tuple[Callable[..., Any], tuple[tuple[str, ...]]]:
    """Return the function and the arguments with which pickle makes a record class again."""
    return _record_class, (made.field_names,)


copyreg.pickle(_RecordClass, _reduced)


def _field(name: str) -> property:
    def write(one: Record, value: Any) -> None:
        one[name] = value

    return property(operator.itemgetter(name), write)


def duplicate(source: AnyRecord) -> AnyRecord:
    """Return a copy of a record; the copy shares no memory with the record."""
    copy = np.zeros(1, source.dtype)
    copy[0] = source
    one: AnyRecord = copy[0]
    return one


def to_python(source: Record) -> "PythonFields":
    """Return the fields of a record as Python numbers and lists, under the same names.

    Python needs a microsecond or more to read a field of a record. Reading a field of the result is
    faster from the second time on. Later changes of the record do not change the result.
    Compiled functions do not accept the result as an argument.

    >>> table = blank(record(chest=("i2", 3), cave="i1", over="i1"))[0]
    >>> to_python(table).chest
    [0, 0, 0]
    """
    return PythonFields(source.dtype, cast("tuple[object, ...]", source.item()))


class PythonFields:
    """The fields of a record as Python numbers and lists; for mypy, each field has type `Any`."""

    def __init__(self, kind: RecordType, values: tuple[object, ...]) -> None:
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
            value = PythonFields(self._kind[name], value)
        # the next read of the field finds this attribute, and does not call ``__getattr__``
        setattr(self, name, value)
        return value
