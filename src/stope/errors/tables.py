"""Refusals of requests at a table."""

from stope.errors.base import StopeError


class AlreadyStarted(StopeError):
    """A request that is possible only before the match starts."""


class NotStarted(StopeError):
    """A request that is possible only after the match has started."""


class TableOver(StopeError):
    """A request that is possible only before the match is over."""


class AlreadyRematched(StopeError):
    """A request for a second rematch: the players have moved on to ``table`` already."""


class SeatTaken(StopeError):
    """A seat that is taken: ``seat``."""

    counted = ("seat",)


class SeatNotYours(StopeError):
    """A seat that is empty or belongs to somebody else: ``seat``."""

    counted = ("seat",)


class NoSeatHere(StopeError):
    """A spectator's request that only players may make."""


class CannotUndo(StopeError):
    """A request to undo a move of ``seat`` that cannot be undone.

    Moves of its kind cannot be undone, something hidden was shown after it, or another person plays
    in the match.
    """

    counted = ("seat",)


class SeatsEmpty(StopeError):
    """A match that cannot start because ``seats`` are empty."""

    counted = ("seats",)


class HostOnly(StopeError):
    """A request that only the host of the table may make."""


class StillThere(StopeError):
    """A seat that no bot may play, because its person is present and has time left: ``seat``."""

    counted = ("seat",)


class WrongStandIn(StopeError):
    """A bot that is not the stand-in of the table: ``seat``, ``given``, ``allowed``."""

    counted = ("seat",)


class PlayedByBot(StopeError):
    """A request for a seat that a bot plays until its person takes it back: ``seat``."""

    counted = ("seat",)


class PlayedByPerson(StopeError):
    """A request for a seat that a bot plays, although its person plays this seat: ``seat``."""

    counted = ("seat",)


class MovedOn(StopeError):
    """A move for a decision that has been made already: ``seat``, ``given``, ``expected``."""

    counted = ("seat", "given", "expected")


class BadNonce(StopeError):
    """A nonce of the wrong length or form: ``given``, ``least``, ``most``."""


class UnknownPhrase(StopeError):
    """A phrase that does not exist: ``given``, ``allowed``."""


class NothingSaid(StopeError):
    """A name or a text without visible characters."""


class GameNotReady(StopeError):
    """A game whose rules are still being compiled: ``game``, ``percent``."""


class TableBroken(StopeError):
    """A table whose log is damaged: ``given``."""


class MatchOutdated(StopeError):
    """A match that began with other rules or cards than those in use: ``table``."""


class NoSuchTable(StopeError):
    """A table that does not exist, or to which the person was not invited: ``given``."""


class NoSpectators(StopeError):
    """A request to watch a table that admits no spectators."""


class OneSeatEach(StopeError):
    """A request for a second seat by a guest without an invitation."""


class RemovedFromTable(StopeError):
    """A request of a guest whom the host has removed from the table."""


class NotRemoved(StopeError):
    """A request to let a person in again, although they were not removed: ``given``."""


class TableFull(StopeError):
    """A table with ``most`` log entries of a kind that the match does not need."""
