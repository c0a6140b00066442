"""Runs ``stope`` in processes forked from one that has imported it already.

Importing takes two seconds of a core, which is most of what a short command takes. Each command
still is a process with arguments, input, output, environment and signals of its own; only the start
of the interpreter and the imports are shared.
"""

import atexit
import contextlib
import functools
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn, TypedDict

#: Starts of the names of variables that are read while modules are imported, or by the interpreter.
READ_AT_START = ("PYTHON", "NUMBA", "STOPE_CACHE_DIR", "STOPE_DECK")
#: Seconds after which a test gives up; no command here takes nearly as long.
PATIENCE = 300
_LONGEST_ORDER = 1 << 17
#: More files than the process that forks has ever open.
_MANY_FILES = 256
_HAND_OVER = ("input", "output", "errors", "status")


class Order(TypedDict):
    """What the process that forks has to know of a command."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str


def can_be_forked(environment: Mapping[str, str]) -> bool:
    """Return whether modules that are imported here already fit an environment."""
    names = {name for name in (*environment, *os.environ) if name.startswith(READ_AT_START)}
    return all(environment.get(name) == os.environ.get(name) for name in names)


class Command:
    """A running command, with the part of ``subprocess.Popen`` that tests need."""

    def __init__(self, status: socket.socket) -> None:
        self._socket, self._status = status, status.makefile("rb")
        self.pid = int(self._status.readline())
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        """Wait until the command has ended, and return its status."""
        if self.returncode is None:
            if not select.select([self._socket], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("stope", timeout or 0)
            self.returncode = int(self._status.readline())
            self.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the command has ended."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End the command, and everything that it has started in its session."""
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)

    def close(self) -> None:
        """Listen no longer; a command that still runs is ended."""
        self._status.close()
        self._socket.close()


def start(
    arguments: Sequence[str], streams: Sequence[int], environment: Mapping[str, str]
) -> Command:
    """Start a command in a session of its own, with three files as input, output and errors."""
    order = Order(arguments=list(arguments), environment=dict(environment), folder=str(Path.cwd()))
    ours, theirs = socket.socketpair()
    with theirs:
        files = [*streams, theirs.fileno()]
        socket.send_fds(_forking_process(), [json.dumps(order).encode()], files)
    return Command(ours)


def run(
    arguments: Sequence[str], given: str, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end and return what it wrote."""
    with contextlib.ExitStack() as stack:
        files = [stack.enter_context(tempfile.TemporaryFile()) for _ in range(3)]
        files[0].write(given.encode())
        for one in files:
            one.seek(0)
        command = start(arguments, [one.fileno() for one in files], environment)
        stack.callback(command.close)
        status = command.wait(PATIENCE)
        written = []
        for one in files[1:]:
            one.seek(0)
            written.append(one.read().decode())
        return subprocess.CompletedProcess(arguments, status, *written)


@functools.cache
def _forking_process() -> socket.socket:
    """Start the process that forks; it ends when this one does, however that happens."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, __file__, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            # what ends the tests has to leave those alone who end the commands
            start_new_session=True,
        )
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours


# In the process that forks


def _fork_for_orders(orders: socket.socket) -> None:
    import stope.cli.app  # noqa: F401
    from stope.locales import LANGUAGES, say

    for language in LANGUAGES:
        say("you", language=language)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        order, files, _, _ = socket.recv_fds(orders, _LONGEST_ORDER, len(_HAND_OVER))
        if not order:
            return
        if os.fork() == 0:
            orders.close()
            _watch(json.loads(order), files)
        for one in files:
            os.close(one)


def _watch(order: Order, files: list[int]) -> NoReturn:
    """Fork once more, and tell the number and the status of that process to whoever ordered it.

    When nobody listens any more, for example because the tests were killed, it is ended.
    """
    ended, ending = os.pipe()
    os.set_blocking(ending, False)
    signal.set_wakeup_fd(ending)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    pid = os.fork()
    if pid == 0:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        _become(order, files[:-1])
    *streams, listener = files
    for one in streams:
        os.close(one)
    with contextlib.suppress(OSError):
        os.write(listener, f"{pid}\n".encode())
    # the listener says nothing: there is only its end to be heard
    if ended not in select.select([ended, listener], [], [])[0]:
        # one that has no session of its own yet has started nothing that outlives it
        for kill in (os.killpg, os.kill):
            with contextlib.suppress(OSError):
                kill(pid, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    with contextlib.suppress(OSError):
        os.write(listener, f"{status}\n".encode())
    os._exit(0)


def _become(order: Order, files: list[int]) -> NoReturn:
    """Run a command as the interpreter would, and end with its status."""
    os.setsid()
    for number, one in enumerate(files):
        os.dup2(one, number)
    os.closerange(3, _MANY_FILES)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(order["environment"])
    os.chdir(order["folder"])
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False, buffering=1)  # noqa: SIM115
    sys.argv = ["stope", *order["arguments"]]
    status = 1
    try:
        runpy.run_module("stope", run_name="__main__", alter_sys=True)
        status = 0
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    # what this file stands beside are modules of tests, some named like others
    sys.path.pop(0)
    with socket.socket(fileno=int(sys.argv[1])) as given:
        _fork_for_orders(given)
