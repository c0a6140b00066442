"""Settings for all tests."""

import fcntl
import itertools
import os
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, settings

from tests.support.child_processes import restore_signals

if TYPE_CHECKING:
    import pytest

# time limits have no place in tests: compilation alone would break them
settings.register_profile(
    "stope", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("stope")

for setting in ("STOPE_LANGUAGE", "STOPE_DB", "STOPE_PUBLIC_URL", "STOPE_TRUST_PROXY"):
    os.environ.pop(setting, None)


def pytest_configure(config):
    """Compile everything once, on all cores, before several processes would do so each."""
    restore_signals()
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        _compile_missing()


def _compile_missing():
    from stope.engine.jit import INTERPRETED, cache_folder
    from stope.games import GAMES
    from stope.warmup import Use, compile_games, is_compiled

    if INTERPRETED:
        return
    # another run of the tests may be compiling the same sources now
    with (cache_folder() / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        compile_games([game for game in GAMES if not is_compiled(game, Use)], Use)


#: Tests that wait for browsers, servers and other processes. They come first, so that they do not
#: meet at the end, when nothing else is left to fill the waits.
_WAITING = ("tests/client/", "tests/server/", "tests/cli/", "tests/games/conformance/")


def pytest_collection_modifyitems(items):
    """Give every worker its share of the tests that wait, to begin with.

    With ``--dist worksteal`` each worker begins with a part of the list, all parts equally long.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    by_file: dict[str, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.nodeid.partition("::")[0], []).append(item)
    waiting = [name for name in by_file if name.startswith(_WAITING)]
    quick = [item for name in by_file if name not in waiting for item in by_file[name]]
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for name in waiting:
        min(parts, key=len).extend(by_file[name])
    # Contiguous, so that the tests of a file share browsers, servers and databases.
    size = -(-len(items) // workers)
    rest = iter(quick)
    items[:] = []
    for part in parts:
        items += part
        items += itertools.islice(rest, max(0, size - len(part)))
    items += rest
