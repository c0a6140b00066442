"""Settings for all tests."""

import os

from hypothesis import HealthCheck, settings

# time limits have no place in tests: compilation alone would break them
settings.register_profile(
    "stope", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("stope")

for setting in ("STOPE_LANGUAGE", "STOPE_DB", "STOPE_PUBLIC_URL", "STOPE_TRUST_PROXY"):
    os.environ.pop(setting, None)


def pytest_configure(config):
    """Compile everything once, on all cores, before several processes would do so each."""
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    from stope.cli.compilation import compile_games
    from stope.games import GAMES
    from stope.server.readiness import is_compiled

    compile_games([game for game in GAMES if not is_compiled(game)], bots=True)
