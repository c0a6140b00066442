"""Settings for all tests."""

import os

from hypothesis import HealthCheck, settings

# time limits have no place in tests: compilation alone would break them
settings.register_profile(
    "stope", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("stope")

os.environ.pop("STOPE_LANGUAGE", None)
