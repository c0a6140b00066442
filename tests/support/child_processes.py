"""Processes that tests start. None outlives its test, also if that fails or the run is killed."""

import atexit
import contextlib
import functools
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import IO, Any

import pytest

from tests.support import guard

#: Signals that a shell or ``nohup`` may have set to be ignored for everything in the background.
#: A child inherits that, and then Ctrl-C would not reach it.
_IGNORED_IN_BACKGROUND = (signal.SIGINT, signal.SIGQUIT)
#: Signals that end a run, of a runner whose time is up for example: without further ado, so that
#: whatever the tests have started would go on.
_ENDING = (signal.SIGTERM, signal.SIGHUP)


def restore_signals() -> None:
    """Handle signals as a program in the foreground does, for the tests and what they start."""
    for number in _IGNORED_IN_BACKGROUND:
        if signal.getsignal(number) is signal.SIG_IGN:
            interrupts = number == signal.SIGINT
            signal.signal(number, signal.default_int_handler if interrupts else signal.SIG_DFL)
    for number in _ENDING:
        # ``nohup`` ignores the second one, and means it
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _end)


def _end(number: int, _frame: FrameType | None) -> None:
    """End the run, and on the way out every process that was started."""
    pytest.exit(signal.Signals(number).name, returncode=128 + number)


@contextlib.contextmanager
def started(command: str | Sequence[str], **settings: Any) -> Iterator[subprocess.Popen[Any]]:
    """Start a process in a session of its own; it ends with the block, and so do its children."""
    process = subprocess.Popen(command, start_new_session=True, **settings)
    try:
        with guarded(process.pid):
            yield process
    finally:
        end_group(process)


@contextlib.contextmanager
def guarded(group: int, number: int = signal.SIGKILL, folder: Path | None = None) -> Iterator[None]:
    """Let a group of processes get a signal, and remove its folder, if this process is killed."""
    order = {"group": group, "signal": number, "folder": None if folder is None else str(folder)}
    _order({**order, "begins": True})
    try:
        yield
    finally:
        _order({**order, "begins": False})


def _order(order: dict[str, Any]) -> None:
    orders = _orders_to_guard()
    orders.write(json.dumps(order) + "\n")
    orders.flush()


@functools.cache
def _orders_to_guard() -> IO[str]:
    """Start the guard, which nothing that ends the tests reaches, and return its input."""
    process = subprocess.Popen(
        [sys.executable, guard.__file__], stdin=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdin is not None
    atexit.register(process.wait)
    atexit.register(process.stdin.close)
    return process.stdin


def run_to_end(
    command: str | Sequence[str],
    *,
    timeout: float = 600.0,
    given: str | bytes | None = None,
    **settings: Any,
) -> subprocess.CompletedProcess[Any]:
    """Run a process to its end; unlike ``subprocess.run``, it ends with the tests whatever happens.

    It reads what is ``given``. Its output is text, unless ``text=False``, and captured, unless it
    is led elsewhere.
    """
    settings = {"text": True, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | settings
    if given is not None:
        settings["stdin"] = subprocess.PIPE
    with started(command, **settings) as process:
        told, errors = process.communicate(given, timeout)
        return subprocess.CompletedProcess(command, process.returncode, told, errors)


def first_line(process: subprocess.Popen[str]) -> str:
    """Return the first line that a process writes to a pipe, as soon as it is there."""
    assert process.stdout is not None
    return process.stdout.readline()


def end_group(process: subprocess.Popen[Any]) -> None:
    """Kill a process that leads a session, and every process that it has started in it."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
