"""Fast unboxing: a faster way to pass a record from Python to a compiled function.

Unboxing means that numba finds the bytes of a record. By default, numba requests the buffer of the
record at every call, and numpy then builds a format string of all fields. Building this string
takes longer than most rule functions. But the numpy object of the record contains a pointer to the
record's bytes. According to numpy's headers (``PyVoidScalarObject``), the pointer directly follows
the header that all Python objects of variable size have. Fast unboxing reads this pointer.
"""

import ctypes

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import boxing, types
from numba.core import pythonapi as _pythonapi

from stope.engine.records import NumbaObject

pythonapi: NumbaObject = _pythonapi

#: The numpy object of a record contains the pointer to the record's bytes at this offset. The
#: offset is the size of the header of a Python object of variable size.
_ADDRESS_AT = tuple.__basicsize__


def install_fast_unboxing() -> None:
    """Replace numba's unboxing of records, if numpy's object layout is as expected."""
    # importing ``boxing`` registers numba's own unboxer; it has to be registered before it is
    # replaced
    assert boxing.unbox_record
    if _layout_is_as_expected(np.zeros(2, [("number", "i4")])):
        pythonapi._unboxers.functions[types.Record] = _unbox_by_address


def _layout_is_as_expected(records: npt.NDArray[np.void]) -> bool:
    """Return whether the numpy objects of two records point to the records' bytes as expected.

    ``records`` is an array of at least two records.
    """
    return all(
        ctypes.c_void_p.from_address(id(one) + _ADDRESS_AT).value
        == records.ctypes.data + index * records.itemsize
        for index, one in enumerate([records[0], records[1]])
    )


def _unbox_by_address(kind: NumbaObject, scalar: NumbaObject, compiler: NumbaObject) -> NumbaObject:
    builder, context = compiler.builder, compiler.context
    begin = builder.bitcast(scalar, ir.IntType(8).as_pointer())
    pointer = builder.gep(begin, [context.get_constant(types.intp, _ADDRESS_AT)])
    address = builder.bitcast(pointer, context.get_value_type(kind).as_pointer())
    return pythonapi.NativeValue(builder.load(address))
