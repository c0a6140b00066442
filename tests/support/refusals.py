"""All kinds of refusals."""

import importlib
import pkgutil

import stope.errors
from stope.errors.base import StopeError


def all_refusals() -> list[type[StopeError]]:
    """Return every class of refusals, of all modules of ``stope.errors``."""
    for module in pkgutil.iter_modules(stope.errors.__path__):
        importlib.import_module(f"stope.errors.{module.name}")
    found, waiting = list[type[StopeError]](), [StopeError]
    while waiting:
        kinds = waiting.pop().__subclasses__()
        ours = [kind for kind in kinds if kind.__module__.startswith("stope.errors.")]
        found += ours
        waiting += ours
    return found
