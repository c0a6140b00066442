"""Commands on pseudo-terminals of a certain size, typed at and read as people do."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from tests.support import preloaded_commands

STOPE = [sys.executable, "-m", "stope"]
#: What colours letters.
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
#: Variables of the surroundings that decide about colours and sizes.
_SETTINGS = ("NO_COLOR", "FORCE_COLOR", "TERM", "COLORTERM", "COLUMNS", "LINES", "TTY_COMPATIBLE")


def _is_asleep(pid):
    """Return whether the main thread of a process sleeps; only Linux tells."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return sys.platform != "linux"
    # the name of the program stands in brackets, and may have spaces and brackets itself
    return told.rpartition(")")[2].split()[0] == "S"


class Terminal:
    """A process on a pseudo-terminal, read until something appears."""

    def __init__(self, *arguments, columns=80, rows=24, **environment):
        self.columns = columns
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in _SETTINGS}
        surroundings = {**inherited, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
        self.process: preloaded_commands.Command | subprocess.Popen[bytes]
        if preloaded_commands.can_be_forked(surroundings):
            self.process = preloaded_commands.start(arguments, (slave,) * 3, surroundings)
        else:
            self.process = subprocess.Popen(
                [*STOPE, *arguments],
                stdin=slave,
                stdout=slave,
                stderr=slave,
                env=surroundings,
                start_new_session=True,
            )
        os.close(slave)
        self._bytes = b""

    @property
    def text(self):
        """Everything that was written so far, what was typed included."""
        return self._bytes.decode(errors="replace").replace("\r\n", "\n")

    @property
    def plain(self):
        """The same without colours."""
        return COLOUR.sub("", self.text)

    def wait_for(self, pattern, seconds=240, since=0):
        """Read until the pattern appears; fail if the process ends or time runs out before."""
        deadline = time.monotonic() + seconds
        while not re.search(pattern, self.plain[since:]):
            if time.monotonic() > deadline or not self._read():
                self.stop()
                pytest.fail(f"no {pattern!r} in ...{self.text[-2000:]}")

    def wait_until_asleep(self, seconds=60):
        """Wait until the process waits for something itself: for an answer, once it has asked."""
        deadline = time.monotonic() + seconds
        while not _is_asleep(self.process.pid):
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def wait_for_either(self, pattern, seconds=240, since=0):
        """Read until the pattern appears or the process has ended; return which it was."""
        deadline = time.monotonic() + seconds
        while not re.search(pattern, self.plain[since:]):
            if time.monotonic() > deadline:
                self.stop()
                pytest.fail(f"no {pattern!r} in ...{self.text[-2000:]}")
            if not self._read():
                return False
        return True

    def read_to_the_end(self, seconds=240):
        """Read until the process has ended."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and self._read():
            pass

    def _read(self):
        if select.select([self.master], [], [], 1)[0]:
            try:
                read = os.read(self.master, 65536)
            except OSError:  # the other end is closed
                return False
            self._bytes += read
            return bool(read)
        return True

    def type(self, text):
        os.write(self.master, text.encode())

    def stop(self):
        self.process.kill()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def close(self):
        self.process.wait(30)
        os.close(self.master)
        return self.process.returncode
