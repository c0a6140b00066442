"""Refusals of games: their options, seats, moves, positions and decks."""

from stope.errors.base import StopeError


class UnknownGame(StopeError):
    """A game that does not exist: ``given``, ``allowed``."""


class DeckWithoutGame(StopeError):
    """A deck file that does not name its game: ``file``, ``allowed``."""


class UnknownOption(StopeError):
    """An option that the game does not have: ``given``, ``allowed``."""


class BadOption(StopeError):
    """A value that an option cannot have: ``option``, ``given``, ``allowed``."""


class BadOptions(StopeError):
    """Options that are not a mapping of names to values: ``given``."""


class BadSeats(StopeError):
    """A number of players that a game does not allow: ``given``, ``least``, ``most``, ``rule``."""


class BadSeed(StopeError):
    """A seed that is not a whole number in range: ``given``, ``most``."""


class BadKey(StopeError):
    """A key that does not have ``bytes`` bytes, or is given together with a seed."""


class BadMove(StopeError):
    """A value that does not describe a move of the game: ``given``, ``allowed``."""


class BadPosition(StopeError):
    """A position that breaks a rule: ``rule``, ``field``, ``given``, ``expected``."""

    @property
    def rule(self) -> str:
        """The id of the rule that the position breaks."""
        return str(self.details["rule"])


class NoSuchRule(StopeError):
    """A rule id that does not exist: ``given``, ``first``, ``last``."""


class NoGpu(StopeError):
    """A simulation on a GPU where none can be used: ``reason``."""
