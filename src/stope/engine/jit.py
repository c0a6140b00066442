"""``@compiled``: plain Python functions that also run as native code, compiled once per machine.

For each compiled function, numba's cache checks whether the file of this function has changed. The
cache does not check the files of the functions that this function calls. After a change in one of
these files, numba would load stale code. So this module gives numba a cache folder whose name
contains a digest of all sources of ``engine``, ``search`` and ``games``. After a change in any of
these sources, a new folder is used. All installations of the same sources on a machine share a
folder.
"""

import atexit
import contextlib
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import ParamSpec, TypeVar, cast, overload

import numba
import numpy as np
import platformdirs
from numba.core import caching, event
from numba.core import config as _numba_config

from stope.engine.own_deck_files import own_deck_files
from stope.engine.record_unboxing import install_fast_unboxing
from stope.engine.records import NumbaObject
from stope.engine.weights import LIVE_VARIABLE

#: numba's configuration. It is untyped, because numba sets its attributes at run time.
config: NumbaObject = _numba_config

P = ParamSpec("P")
R = TypeVar("R")

#: Whether ``@compiled`` functions run in the interpreter (``NUMBA_DISABLE_JIT=1``).
INTERPRETED: bool = bool(config.DISABLE_JIT)

#: Cache folders for other versions of the sources are deleted this many seconds after their last
#: use.
KEEP_SECONDS = 14 * 24 * 3600

#: Integer arguments with fewer bits are widened to this many bits.
_WIDEST_BITS = 64
_PACKAGE = Path(__file__).resolve().parent.parent
_compiled_names: list[str] = []

install_fast_unboxing()


def sources() -> list[Path]:
    """Return the Python and TOML files of the package on which compiled code depends."""
    found = [
        path
        for layer in ("engine", "search", "games")
        for pattern in ("*.py", "*.toml")
        for path in (_PACKAGE / layer).rglob(pattern)
    ]
    return sorted(found)


@functools.cache
def cache_folder() -> Path:
    """Return the cache folder for the present sources and versions of Python, numba and numpy.

    If this folder is not writable, return a temporary folder, which is deleted at exit.
    """
    digest = hashlib.sha256()
    flags = (numba.__version__, np.__version__, sys.version, config.BOUNDSCHECK)
    digest.update(repr(flags).encode())
    for path in sources():
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    digest.update(os.environ.get(LIVE_VARIABLE, "").encode() + b"\0")
    for path in own_deck_files():
        with contextlib.suppress(OSError):
            digest.update(path.read_bytes() + b"\0")
    root = os.environ.get("STOPE_CACHE_DIR") or platformdirs.user_cache_dir(
        "stope", appauthor=False
    )
    folder = Path(root) / f"native-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
        _sweep(folder)
    except OSError:
        # without this folder numba would use its default cache folder, and would load stale code
        # after a change of a called function
        spare = tempfile.TemporaryDirectory(prefix="stope-")
        atexit.register(spare.cleanup)
        folder = Path(spare.name)
    return folder


def _sweep(current: Path) -> None:
    """Delete the cache folders beside ``current`` that have not been used for ``KEEP_SECONDS``."""
    oldest = time.time() - KEEP_SECONDS
    for folder in current.parent.glob("native-*"):
        if folder != current and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


@overload
def compiled(function: Callable[P, R]) -> Callable[P, R]: ...
@overload
def compiled(
    *, inline: bool = ..., hot: bool = ..., wraps: bool = ...
) -> Callable[[Callable[P, R]], Callable[P, R]]: ...
def compiled(
    function: Callable[P, R] | None = None,
    *,
    inline: bool = False,
    hot: bool = False,
    wraps: bool = False,
) -> Callable[P, R] | Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a function compiled to native code, which CUDA kernels can call as well.

    If ``INTERPRETED`` is true, nothing is compiled. ``inline`` makes numba inline the function
    before type inference, so that the function takes integers of any width. ``hot`` makes LLVM
    inline the function, for code that runs at every decision. ``wraps`` declares that the integer
    arithmetic of the function overflows on purpose, so that numpy does not warn in the interpreter.
    """
    if function is None:
        return cast(
            Callable[[Callable[P, R]], Callable[P, R]],
            functools.partial(compiled, inline=inline, hot=hot, wraps=wraps),
        )
    _compiled_names.append(f"{function.__module__}.{function.__qualname__}")
    if INTERPRETED:
        return np.errstate(over="ignore")(function) if wraps else function
    compiler = numba.njit(  # type: ignore[call-overload] # numba does not declare _nrt
        cache=True,
        nogil=True,
        error_model="numpy",
        inline="always" if inline else "never",
        forceinline=hot,
        # reference counting of arrays is off: compiled functions allocate no memory, and reference
        # counting took a fifth of the time of a search
        _nrt=False,
    )
    with _cache_in(cache_folder()):
        dispatcher = compiler(function)
    if not inline:
        _widen_integers(dispatcher)
    return cast(Callable[P, R], dispatcher)


def interpreted(function: Callable[P, R]) -> Callable[P, R]:
    """Return the Python function from which a compiled function was made.

    For very short work the Python function is faster, because a call from Python into native code
    has to convert its arguments first.
    """
    return cast(Callable[P, R], getattr(function, "py_func", function))


def _widen_integers(dispatcher: NumbaObject) -> None:
    """Make compiled callers of a function widen integer arguments to 64 bits.

    One compilation of the function is then enough. Without widening, numba would compile the
    function again for bytes, for constants, and for members of an enum. Widening costs no time in
    calls, and halves the compile time.
    """
    choose_template = dispatcher.get_call_template

    def get_call_template(arguments: Iterable[NumbaObject], keywords: NumbaObject) -> NumbaObject:
        return choose_template(tuple(_widened(kind) for kind in arguments), keywords)

    dispatcher.get_call_template = get_call_template


def _widened(kind: NumbaObject) -> NumbaObject:
    plain: NumbaObject = numba.types.unliteral(kind)  # type: ignore[no-untyped-call]
    if isinstance(plain, numba.types.IntEnumMember):
        plain = plain.dtype
    small = plain in numba.types.integer_domain and plain.bitwidth < _WIDEST_BITS
    return numba.types.int64 if small else plain


class _SourceDigestLocator(caching.UserProvidedCacheLocator):
    """Tells numba in which folder of the cache the compiled code of a module is.

    The name of this folder depends on the module's path inside the package, but not on the folder
    in which the package is installed. For modules outside the package, numba chooses the name.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Return the name of the folder inside the cache for the functions of a module."""
        path = Path(py_file).resolve()
        if path.is_relative_to(_PACKAGE):
            return "-".join(path.relative_to(_PACKAGE).with_suffix("").parts)
        # numba declares no types
        return str(super().get_suitable_cache_subpath(py_file))  # type: ignore[no-untyped-call]

    def get_source_stamp(self) -> object:
        """Return a value that changes when compiled code becomes stale.

        For modules of the package, return None: their compiled code never becomes stale.
        """
        if Path(self._py_file).resolve().is_relative_to(_PACKAGE):
            return None  # after a change of the sources, another cache folder is used
        return super().get_source_stamp()  # type: ignore[no-untyped-call]


@contextlib.contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """In a ``with`` block, make numba cache newly declared functions in ``folder``."""
    kept = caching.CacheImpl._locator_classes
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    caching.CacheImpl._locator_classes = [_SourceDigestLocator]
    try:
        yield
    finally:
        config.CACHE_DIR = before
        caching.CacheImpl._locator_classes = kept


def warm_marker(what: str) -> Path:
    """Return the path of a marker file: the file exists if all functions for ``what`` are compiled.

    ``what`` is the name of a game and the use of the game, for example ``duel-bots``.
    """
    return cache_folder() / f"{what}.compiled"


class _Listener(event.Listener):
    """Reports when numba begins and ends a compilation; it does not report loads from the cache."""

    def __init__(self, report: Callable[[str, bool], None]) -> None:
        self._report = report

    def on_start(self, event: NumbaObject) -> None:
        self._report(_name_of(event), False)

    def on_end(self, event: NumbaObject) -> None:
        self._report(_name_of(event), True)


def _name_of(event: NumbaObject) -> str:
    function = event.data["dispatcher"].py_func
    return f"{function.__module__}.{function.__qualname__}"


@contextlib.contextmanager
def compilations(report: Callable[[str, bool], None]) -> Iterator[None]:
    """Call ``report(name, done)`` before and after each compilation in a ``with`` block.

    ``name`` is the name of the compiled function. ``done`` is False before the compilation and True
    after the compilation.
    """
    with event.install_listener("numba:compile", _Listener(report)):
        yield


def compiled_function_count(*modules: str) -> int:
    """Return how many compiled functions these modules and their submodules declare."""
    return sum(
        name.startswith(tuple(f"{module}." for module in modules)) for name in _compiled_names
    )
