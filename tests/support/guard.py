"""Ends what the tests have started if they are killed and cannot do so themselves.

This runs as a process of its own. It reads one JSON object a line, of a group of processes that
begins or ends, until its input ends with the process of the tests.
"""

import contextlib
import json
import os
import shutil
import sys
import time
from collections.abc import Iterable

#: Seconds that a group of processes may take to end before its folder is removed.
_PATIENCE = 30.0


def guard(orders: Iterable[str]) -> None:
    """Follow the orders to their end, and then end every group that is left."""
    guarded = {}
    for line in orders:
        order = json.loads(line)
        if order["begins"]:
            guarded[order["group"]] = order
        else:
            guarded.pop(order["group"], None)
    for order in guarded.values():
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(order["group"], order["signal"])
    for order in guarded.values():
        if order["folder"] is not None:
            _wait_for_end(order["group"])
            shutil.rmtree(order["folder"], ignore_errors=True)


def _wait_for_end(group: int) -> None:
    over = time.monotonic() + _PATIENCE
    with contextlib.suppress(ProcessLookupError, PermissionError):
        while time.monotonic() < over:
            os.killpg(group, 0)
            time.sleep(0.05)


if __name__ == "__main__":
    guard(sys.stdin)
