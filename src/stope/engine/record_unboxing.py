"""Fast unboxing: read the address of a record's bytes directly from the numpy object.

By default, numba requests the buffer of a record at every call, and numpy then builds a format
string of all fields. That takes longer than most rule functions. But the object itself contains the
address: according to numpy's headers (``PyVoidScalarObject``), directly after the header that all
objects of variable size have.
"""

import ctypes

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import boxing, types
from numba.core import pythonapi as _pythonapi

from stope.engine.records import NumbaObject

pythonapi: NumbaObject = _pythonapi

#: The offset of the address in the object, in bytes: the size of that header.
_ADDRESS_AT = tuple.__basicsize__


def install_fast_unboxing() -> None:
    """Replace numba's unboxing of records, if numpy's object layout is as expected."""
    # the import of boxing registers numba's own unboxer, which is then replaced
    assert boxing.unbox_record
    if _layout_is_as_expected(np.zeros(2, [("number", "i4")])):
        pythonapi._unboxers.functions[types.Record] = _unbox_by_address


def _layout_is_as_expected(records: npt.NDArray[np.void]) -> bool:
    """Return whether two records of an array have their addresses at ``_ADDRESS_AT``."""
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
