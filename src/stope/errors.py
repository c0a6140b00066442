"""Everything Stope refuses, each with the value given, what was expected and the rule.

An error is an id and its details; the words for it come from the catalogues. Whoever loads
them (``stope.locales``) sets ``StopeError.words``, so that this module needs no text.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar


class StopeError(Exception):
    """The base of all refusals.

    ``details`` are the values the message speaks of; ``message(language)`` is the sentence.
    """

    words: ClassVar[Callable[[str, Mapping[str, Any], str | None], str] | None] = None

    def __init__(self, **details: Any) -> None:
        super().__init__(details)
        self.details = details

    @classmethod
    def message_id(cls) -> str:
        """Return the id of the message: ``error-unknown-game``."""
        name = cls.__name__.removesuffix("Error")
        return "error-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()

    def message(self, language: str | None = None) -> str:
        """Return what is wrong, in the reader's language."""
        if StopeError.words is None:
            return f"{self.message_id()} {self.details}"
        return StopeError.words(self.message_id(), self.details, language)

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), self.details))


def _rebuild(cls: type[StopeError], details: dict[str, Any]) -> StopeError:
    return cls(**details)


class UnknownGameError(StopeError):
    """No such game: ``given``, ``allowed``."""


class UnknownOptionError(StopeError):
    """No such option of the game: ``given``, ``allowed``."""


class BadOptionError(StopeError):
    """An option with a value it does not take: ``option``, ``given``, ``allowed``."""


class UnknownLanguageError(StopeError):
    """No such language: ``given``, ``allowed``."""


class UnknownBotError(StopeError):
    """No such bot: ``given``, ``allowed``."""


class UnknownDeviceError(StopeError):
    """No such device to simulate on: ``given``, ``allowed``."""


class BadSeatsError(StopeError):
    """A number of seats the game is not for: ``given``, ``least``, ``most``, ``rule``."""


class BadSeedError(StopeError):
    """A seed that is no whole number in range: ``given``."""


class BadNumberError(StopeError):
    """A number out of range: ``name``, ``given``, ``least``."""


class BadMoveError(StopeError):
    """A value that is no move of the game: ``given``, ``allowed``."""


class NoSuchSeatError(StopeError):
    """A seat that is not at the table: ``given``, ``seats``."""


class IllegalMoveError(StopeError):
    """A move that a rule forbids: ``rule`` (DI-9), ``seat``, ``move``, ``reason`` (message id)."""

    @property
    def rule(self) -> str:
        """The id of the rule that forbids the move."""
        return str(self.details["rule"])


class BadRecordError(StopeError):
    """A record that cannot be replayed: ``problem`` (message id), ``given``, ``expected``."""


class BadPositionError(StopeError):
    """A position that breaks a rule: ``rule``, ``field``, ``given``, ``expected``."""

    @property
    def rule(self) -> str:
        """The id of the rule that the position breaks."""
        return str(self.details["rule"])


class MatchNotOverError(StopeError):
    """The result was asked for before the end."""


class NoGpuError(StopeError):
    """No graphics card to run on: ``reason``."""
