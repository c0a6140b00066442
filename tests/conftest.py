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
    """Compile the rules once, before several processes would do so side by side."""
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    import stope
    from stope.games import GAMES

    for game in GAMES.values():
        stope.new(game.name)
        stope.simulate(game.name, games=1)
