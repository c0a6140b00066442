"""How Python hands a record to native code: by the address of its bytes, and nothing else.

numba asks a record for its buffer, and numpy describes every field of it in words, each time. That
takes longer than most rules. The address lies in the record itself: numpy's headers say where
(``PyVoidScalarObject``: what all objects of variable size begin with, then the address).
"""

import ctypes
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import boxing, types
from numba.core import pythonapi as _pythonapi

#: numba has no types for this
pythonapi: Any = _pythonapi

_ADDRESS_AT = tuple.__basicsize__


def hand_records_fast() -> None:
    """Let native code take records by their address from now on, where it lies as expected."""
    # numba's own way is there once this is loaded
    assert boxing.unbox_record
    if _is_there(np.zeros(2, [("number", "i4")])):
        pythonapi._unboxers.functions[types.Record] = _take_address


def _is_there(records: Any) -> bool:
    """Return whether the addresses of records are where we look for them."""
    return all(
        ctypes.c_void_p.from_address(id(one) + _ADDRESS_AT).value
        == records.ctypes.data + place * records.itemsize
        for place, one in enumerate([records[0], records[1]])
    )


def _take_address(kind: Any, scalar: Any, compiler: Any) -> Any:
    builder, context = compiler.builder, compiler.context
    begin = builder.bitcast(scalar, ir.IntType(8).as_pointer())
    place = builder.gep(begin, [context.get_constant(types.intp, _ADDRESS_AT)])
    address = builder.bitcast(place, context.get_value_type(kind).as_pointer())
    return pythonapi.NativeValue(builder.load(address))
