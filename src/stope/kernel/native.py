"""Rule functions: plain Python that also runs as native code, compiled once per machine.

numba keys its cache on the file of a function, not on what the function calls, so a changed
callee would run stale. Our cache therefore lies in a folder named by a digest of every kernel
and game source; a change anywhere starts a fresh folder.
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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast, overload

import numba
import numpy as np
import platformdirs
from numba.core import config as _numba_config
from numba.core import event

from stope.kernel.decks import own_deck_files
from stope.kernel.handing import hand_records_fast

#: numba fills its settings in at run time, unseen by type checkers
config: Any = _numba_config

P = ParamSpec("P")
R = TypeVar("R")

#: True under ``NUMBA_DISABLE_JIT=1``: the same functions run in the interpreter.
INTERPRETED: bool = bool(config.DISABLE_JIT)

#: Folders of compiled code for other sources are kept this long after their last use.
KEEP_SECONDS = 14 * 24 * 3600

_PACKAGE = Path(__file__).resolve().parent.parent
_rule_names: list[str] = []

hand_records_fast()


def sources() -> list[Path]:
    """Return the files whose text decides what the compiled code does."""
    found = [
        path
        for layer in ("kernel", "games")
        for pattern in ("*.py", "*.toml")
        for path in (_PACKAGE / layer).rglob(pattern)
    ]
    return sorted(found)


@functools.cache
def cache_folder() -> Path:
    """Return the folder of compiled code that fits exactly these sources and this numba."""
    digest = hashlib.sha256()
    flags = (numba.__version__, np.__version__, sys.version, config.BOUNDSCHECK)
    digest.update(repr(flags).encode())
    for path in sources():
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
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
        # numba would look for a place of its own, where a changed callee would run stale
        spare = tempfile.TemporaryDirectory(prefix="stope-")
        atexit.register(spare.cleanup)
        folder = Path(spare.name)
    return folder


def _sweep(current: Path) -> None:
    """Delete compiled code of sources that nobody has used for a while."""
    oldest = time.time() - KEEP_SECONDS
    for folder in current.parent.glob("native-*"):
        if folder != current and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


@overload
def rule(function: Callable[P, R]) -> Callable[P, R]: ...
@overload
def rule(
    *, inline: bool = ..., hot: bool = ..., wraps: bool = ...
) -> Callable[[Callable[P, R]], Callable[P, R]]: ...
def rule(
    function: Callable[P, R] | None = None,
    *,
    inline: bool = False,
    hot: bool = False,
    wraps: bool = False,
) -> Callable[P, R] | Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function as a rule: native on the CPU, callable from CUDA, or interpreted.

    ``inline`` pastes the function into its callers before they are typed, so that it takes
    numbers of any width. ``hot`` has the compiler paste its machine code into its callers, for
    what runs at every decision. ``wraps`` says that its unsigned arithmetic overflows on
    purpose, which the interpreter would warn about.
    """
    if function is None:
        return cast(
            Callable[[Callable[P, R]], Callable[P, R]],
            functools.partial(rule, inline=inline, hot=hot, wraps=wraps),
        )
    _rule_names.append(f"{function.__module__}.{function.__qualname__}")
    if INTERPRETED:
        return np.errstate(over="ignore")(function) if wraps else function
    compiler = numba.njit(  # type: ignore[call-overload] # numba does not declare _nrt
        cache=True,
        nogil=True,
        error_model="numpy",
        inline="always" if inline else "never",
        forceinline=hot,
        # rules allocate nothing, so nobody needs to count who uses an array: that took a fifth
        # of the time of a search
        _nrt=False,
    )
    with _cache_in(cache_folder()):
        compiled = compiler(function)
    if not inline:
        _take_whole_numbers(compiled)
    return cast(Callable[P, R], compiled)


def interpreted(function: Callable[P, R]) -> Callable[P, R]:
    """Return a rule as plain Python, for what is done sooner than a call of native code begins."""
    return cast(Callable[P, R], getattr(function, "py_func", function))


def _take_whole_numbers(compiled: Any) -> None:
    """Let one compiled function serve whole numbers of every kind.

    numba would compile a function anew for a byte, a constant and a member of an enum. Callers
    widen them instead, which costs nothing and halves the compilation.
    """
    choose_template = compiled.get_call_template

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        return choose_template(tuple(_widened(kind) for kind in arguments), keywords)

    compiled.get_call_template = get_call_template


def _widened(kind: Any) -> Any:
    plain: Any = numba.types.unliteral(kind)  # type: ignore[no-untyped-call]
    if isinstance(plain, numba.types.IntEnumMember):
        plain = plain.dtype
    small = plain in numba.types.integer_domain and plain.bitwidth < 64
    return numba.types.int64 if small else plain


@contextlib.contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Let numba choose its cache place for one function; others in this process keep theirs."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


class _Listener(event.Listener):
    """Reports each rule as numba begins and ends compiling it (not: as it is read from cache)."""

    def __init__(self, report: Callable[[str, bool], None]) -> None:
        self._report = report

    def on_start(self, event: Any) -> None:
        self._report(_name_of(event), False)

    def on_end(self, event: Any) -> None:
        self._report(_name_of(event), True)


def _name_of(event: Any) -> str:
    function = event.data["dispatcher"].py_func
    return f"{function.__module__}.{function.__qualname__}"


@contextlib.contextmanager
def compilations(report: Callable[[str, bool], None]) -> Iterator[None]:
    """Call ``report(name, done)`` around every compilation that happens inside the block."""
    with event.install_listener("numba:compile", _Listener(report)):
        yield


def rule_count(*modules: str) -> int:
    """Return how many rule functions the modules (and their submodules) declare."""
    return sum(name.startswith(tuple(f"{module}." for module in modules)) for name in _rule_names)
