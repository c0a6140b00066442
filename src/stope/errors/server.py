"""Refusals of requests to the server."""

from stope.errors.base import StopeError


class MoveOutside(StopeError):
    """A move number higher than the match has moves: ``given``, ``most``."""


class TryLater(StopeError):
    """A request that has to be sent again later: the server cannot reach its database now."""


class BadRequest(StopeError):
    """A request that is not valid: ``given``, ``expected``.

    ``problem`` is ``missing`` or ``unknown`` for a missing or an unknown part, else ``other``.
    """

    def __init__(self, problem: str = "other", **details: object) -> None:
        super().__init__(problem=problem, **details)


class TooLong(StopeError):
    """A request longer than ``most`` bytes."""


class NothingHere(StopeError):
    """A path that does not exist: ``given``."""


class WrongMethod(StopeError):
    """An HTTP method that a path does not support: ``given``, ``allowed``."""


class IdUsed(StopeError):
    """A request id that the person has used already for another request: ``given``."""


class OwnedElsewhere(StopeError):
    """A request for a table that another server process owns, at ``address`` if that is known."""

    def __init__(self, address: str | None) -> None:
        super().__init__()
        self.address = address


class TooOften(StopeError):
    """Too many requests in a short time."""


class RateLimited(StopeError):
    """A request over a rate limit: ``what`` was requested too often; try again in ``seconds``."""


class NotKnown(StopeError):
    """A request without a person's token, or with an unknown token."""


class HintsOff(StopeError):
    """A request for a hint at a table where hints are off."""


class HintPending(StopeError):
    """A request for a hint while another one is pending."""


class HintsBusy(StopeError):
    """A request for a hint while too many are waiting: try again in ``seconds``."""
