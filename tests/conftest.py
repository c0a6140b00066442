"""Settings for all tests."""

import fcntl
import os

from hypothesis import HealthCheck, settings

from tests.support.child_processes import restore_signals

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
