"""Live weights: weights of bots that compiled code loads from memory.

Other weights are constants in compiled code. A live weight can change without a new compilation.
"""

from dataclasses import dataclass

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.cpu import CPUContext
from numba.extending import typeof_impl
from numpy.lib.mixins import NDArrayOperatorsMixin

from stope.engine.records import NumbaObject


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a live weight or a table: ``offset`` bytes after the address of ``symbol``."""

    symbol: str
    offset: int


class LiveNumber(NDArrayOperatorsMixin):
    """A live weight: compiled code loads its value, and interpreted code uses it like a number."""

    def __init__(self, address: Address, storage: npt.NDArray[np.generic]) -> None:
        self.address = address
        self.storage = storage

    def __array_ufunc__(
        self, ufunc: np.ufunc, method: str, *inputs: object, **how: object
    ) -> object:
        """Return the result of a numpy operation on the current values of live weights."""
        # for ``x += 1``, numpy passes the weight ``x`` as "out"; without "out", a plain number is
        # assigned to ``x`` and the weight does not change
        how.pop("out", None)
        values = (one.storage[()] if isinstance(one, LiveNumber) else one for one in inputs)
        return getattr(ufunc, method)(*values, **how)

    def __int__(self) -> int:
        return int(self.storage)

    def __float__(self) -> float:
        return float(self.storage)

    def __index__(self) -> int:
        return int(self.storage)


class LiveTable(np.ndarray[tuple[int, ...], np.dtype[np.generic]]):
    """An array in the memory of live weights; it is calculated again whenever a weight changes."""

    address: Address


# How numba compiles live weights. By default, numba compiles all globals of a module as constants.


def share_memory(symbol: str, memory: npt.NDArray[np.generic]) -> None:
    """Let compiled code find ``memory`` by the name ``symbol``.

    Code that another process has compiled finds the memory by this name, too.
    """
    llvm.add_symbol(symbol, memory.ctypes.data)
    if CPUContext.get_constant_generic is not _load_or_freeze:
        CPUContext.get_constant_generic = _load_or_freeze  # type: ignore[method-assign]


@typeof_impl.register(LiveNumber)
def _type_of_number(value: LiveNumber, _purpose: object) -> NumbaObject:
    return types.float64 if value.storage.dtype.kind == "f" else types.int64


_freeze = CPUContext.get_constant_generic


def _load_or_freeze(
    self: NumbaObject, builder: NumbaObject, kind: NumbaObject, value: object
) -> NumbaObject:
    if isinstance(value, LiveNumber):
        return builder.load(_pointer(builder, value.address, self.get_value_type(kind)))
    if isinstance(value, LiveTable):
        return _array(self, builder, kind, value)
    return _freeze(self, builder, kind, value)  # type: ignore[no-untyped-call]


def _pointer(builder: NumbaObject, address: Address, kind: NumbaObject) -> NumbaObject:
    symbol = builder.module.globals.get(address.symbol)
    if symbol is None:
        symbol = cgutils.add_global_variable(builder.module, ir.IntType(8), address.symbol)  # type: ignore[no-untyped-call]
    begin = builder.gep(symbol, [ir.Constant(ir.IntType(64), address.offset)])
    return builder.bitcast(begin, kind.as_pointer())


def _array(
    context: NumbaObject, builder: NumbaObject, kind: NumbaObject, table: LiveTable
) -> NumbaObject:
    array = context.make_array(kind)(context, builder)

    def numbers(values: tuple[int, ...]) -> NumbaObject:
        word = context.get_value_type(types.intp)
        return cgutils.create_constant_array(word, [word(value) for value in values])  # type: ignore[no-untyped-call]

    context.populate_array(
        array,
        data=_pointer(builder, table.address, context.get_data_type(kind.dtype)),
        shape=numbers(table.shape),
        strides=numbers(table.strides),
        itemsize=context.get_constant(types.intp, table.itemsize),
        parent=None,
        meminfo=None,
    )
    return array._getvalue()
