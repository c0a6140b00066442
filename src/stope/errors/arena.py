"""Refusals of bots, simulations and tournaments."""

from stope.errors.base import StopeError


class UnknownBot(StopeError):
    """A bot that does not exist: ``given``, ``allowed``."""


class UnknownWeight(StopeError):
    """A weight that no bot of the game has: ``given``, ``allowed``."""


class UnknownDevice(StopeError):
    """A device for simulations that does not exist: ``given``, ``allowed``."""


class BadNumber(StopeError):
    """A number out of range: ``name``, ``given``, ``least``."""


class BotCount(StopeError):
    """A number of bots that is neither 1 nor the number of seats: ``given``, ``seats``."""


class TooManyMatches(StopeError):
    """More matches than fit into memory: ``given``."""


class NoRay(StopeError):
    """Ray is not installed: ``reason``."""


class MatchFailed(StopeError):
    """A match that a bot could not play to its end: ``deal``, ``bots``, ``reason``."""


class OtherResults(StopeError):
    """A file with saved results of another tournament: ``given``."""


class WorkerLost(StopeError):
    """A process that played matches ended unexpectedly: ``reason``."""
