"""Everything Stope refuses, each with the value given, what was expected and the rule.

An error is an id and its details; the words for it come from the catalogues. Whoever loads
them (``stope.locales``) sets ``StopeError.words``, so that this module needs no text.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

#: Longer values are cut when a message shows them.
_SHOWN = 120
#: Larger numbers are only shown: no catalogue has a form for them.
_MOST_NUMBER = 10**15


def shown(value: Any) -> str:
    """Return a value as a message shows it: as Python writes it, cut where it is long.

    >>> shown("x" * 500)[-3:]
    '...'
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists in themselves
        text = f"<{type(value).__name__}>"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def _short(value: Any) -> Any:
    """Return a value that a message can take in: catalogues refuse very long ones."""
    if type(value) is int and abs(value) > _MOST_NUMBER:
        return shown(value)
    return value if not isinstance(value, str) or len(value) <= 4 * _SHOWN else value[: 4 * _SHOWN]


def _counted(number: Any, first: int) -> Any:
    """Return a number from 0, or several, as they are when the first one is another."""
    if isinstance(number, tuple):
        return ", ".join(str(first + one) for one in number) or "-"
    # what is no number at all is shown as it was given
    return first + number if type(number) is int else number


class StopeError(Exception):
    """The base of all refusals.

    ``details`` are the values the message speaks of; ``message(language)`` is the sentence.
    ``counted`` are those of the details that number seats or turns, from 0.
    """

    counted: ClassVar[tuple[str, ...]] = ()
    words: ClassVar[Callable[[str, Mapping[str, Any], str | None], str] | None] = None

    def __init__(self, **details: Any) -> None:
        super().__init__(details)
        self.details = {name: _short(value) for name, value in details.items()}

    @classmethod
    def message_id(cls) -> str:
        """Return the id of the message: ``error-unknown-game``."""
        return "error-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    @classmethod
    def code(cls) -> str:
        """Return the name of the refusal for programs: ``unknown-game``."""
        return cls.message_id().removeprefix("error-")

    def message(self, language: str | None = None, *, first: int = 0) -> str:
        """Return what is wrong, in the reader's language.

        Seats and turns are counted from ``first``: from 0 as in Python, or from 1 as people do.
        """
        if StopeError.words is None:
            return f"{self.message_id()} {self.details}"
        return StopeError.words(self.message_id(), self._values(first), language)

    def _values(self, first: int) -> dict[str, Any]:
        """Return the details as the sentence has them."""
        return {
            name: _counted(value, first) if name in self.counted else value
            for name, value in self.details.items()
        }

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), self.details))


def _rebuild(cls: type[StopeError], details: dict[str, Any]) -> StopeError:
    return cls(**details)


class UnknownGame(StopeError):
    """No such game: ``given``, ``allowed``."""


class UnknownOption(StopeError):
    """No such option of the game: ``given``, ``allowed``."""


class BadOption(StopeError):
    """An option with a value it does not take: ``option``, ``given``, ``allowed``."""


class UnknownLanguage(StopeError):
    """No such language: ``given``, ``allowed``."""


class BadOptions(StopeError):
    """Options that are no table of names and values: ``given``."""


class UnknownBot(StopeError):
    """No such bot: ``given``, ``allowed``."""


class UnknownDevice(StopeError):
    """No such device to simulate on: ``given``, ``allowed``."""


class BadSeats(StopeError):
    """A number of seats the game is not for: ``given``, ``least``, ``most``, ``rule``."""


class BadSeed(StopeError):
    """A seed that is no whole number in range: ``given``, ``most``."""


class BadKey(StopeError):
    """A key that has not 32 bytes, or comes with a seed: ``bytes``."""


class BadNumber(StopeError):
    """A number out of range: ``name``, ``given``, ``least``."""


class BadMove(StopeError):
    """A value that is no move of the game: ``given``, ``allowed``."""


class BotCount(StopeError):
    """Neither one bot for all seats nor one for each: ``given``, ``seats``."""


class TooManyMatches(StopeError):
    """More matches than there is memory for: ``given``."""


class NoSuchSeat(StopeError):
    """A seat that is not at the table: ``given``, ``least``, ``most``, ``rule``."""

    counted = ("given", "least", "most")


class IllegalMove(StopeError):
    """A move that a rule forbids: ``rule`` (DI-9), ``seat``, ``move``, ``allowed``.

    Moves are named by their kinds; ``refusal`` is the id of the message that says what the rule
    demands.
    """

    counted = ("seat",)

    @property
    def rule(self) -> str:
        """The id of the rule that forbids the move."""
        return str(self.details["rule"])

    def message(self, language: str | None = None, *, first: int = 0) -> str:
        """Return which rule forbids the move and why, in the reader's language."""
        if StopeError.words is None:
            return super().message(language)
        game, say = self.details["game"], StopeError.words
        values = {
            **self._values(first),
            "reason": say(self.details["refusal"], {}, language),
            "move": say(f"{game}-move-{self.details['move']}", {}, language),
            "allowed": "; ".join(
                say(f"{game}-move-{move}", {}, language) for move in self.details["allowed"]
            ),
        }
        return say(self.message_id(), {**values, "allowed": values["allowed"] or "-"}, language)


class BadRecord(StopeError):
    """A record that cannot be replayed: ``field``, ``given``, ``expected``."""


class BadPosition(StopeError):
    """A position that breaks a rule: ``rule``, ``field``, ``given``, ``expected``."""

    @property
    def rule(self) -> str:
        """The id of the rule that the position breaks."""
        return str(self.details["rule"])


class NoSuchRule(StopeError):
    """No rule with this id: ``given``, ``first``, ``last``."""


class MatchNotOver(StopeError):
    """What goes only after the end of a match: ``actors`` have still to decide."""

    counted = ("actors",)


class NoGpu(StopeError):
    """No graphics card to run on: ``reason``."""


class NoRay(StopeError):
    """Ray is not installed: ``reason``."""


class MatchFailed(StopeError):
    """A match that a bot could not play to its end: ``deal``, ``bots``, ``reason``."""


class OtherResults(StopeError):
    """Kept results that do not belong to this tournament: ``given``."""


class WorkerLost(StopeError):
    """A process that played matches is gone: ``reason``."""


class NoFile(StopeError):
    """A file that cannot be read: ``given``, ``reason``."""


class CannotWrite(StopeError):
    """A file that cannot be written: ``given``, ``reason``."""


# Where tables are kept


class BadDatabase(StopeError):
    """An address that names no database we can use: ``given``, ``allowed``."""


class AlreadyServed(StopeError):
    """A file that another server is using: ``given``."""


class NoDatabase(StopeError):
    """No database can be used there: ``given``, ``reason``."""


class ForeignDatabase(StopeError):
    """A database of another program: ``given``."""


class NoAsyncpg(StopeError):
    """What speaks to PostgreSQL is not installed: ``reason``."""


class DatabaseTooOld(StopeError):
    """A database that has to be migrated first: ``given``, ``version``, ``expected``."""


class DatabaseTooNew(StopeError):
    """A database that a newer program has migrated: ``given``, ``version``, ``expected``."""


class NoBackup(StopeError):
    """A database that makes its own backups: ``given``."""


# At tables


class AlreadyStarted(StopeError):
    """What goes only before the start of a match, or starts it again."""


class NotStarted(StopeError):
    """What goes only after the start of a match."""


class TableOver(StopeError):
    """What goes only while a match is played."""


class AlreadyRematched(StopeError):
    """A table whose players have gone on to another one already: ``table``."""


class SeatTaken(StopeError):
    """A seat that somebody has: ``seat``."""

    counted = ("seat",)


class SeatNotYours(StopeError):
    """A seat that somebody else has, or nobody: ``seat``."""

    counted = ("seat",)


class SeatsEmpty(StopeError):
    """A match cannot start yet: ``seats`` are empty."""

    counted = ("seats",)


class HostOnly(StopeError):
    """What only the host of a table may do."""


class StillThere(StopeError):
    """A seat that cannot be handed to a bot: its person is there and has time: ``seat``."""

    counted = ("seat",)


class PlayedByBot(StopeError):
    """A seat for which a bot plays, until its person takes it back: ``seat``."""

    counted = ("seat",)


class PlayedByPerson(StopeError):
    """A seat that no bot plays for: ``seat``."""

    counted = ("seat",)


class MovedOn(StopeError):
    """A move for a decision that has been made already: ``seat``, ``given``, ``expected``."""

    counted = ("seat", "given", "expected")


class BadNonce(StopeError):
    """A number that cannot be mixed into the cards: ``given``, ``least``, ``most``."""


class UnknownPhrase(StopeError):
    """No such phrase: ``given``, ``allowed``."""


class NothingSaid(StopeError):
    """A message or a name without a letter in it."""


class GameNotReady(StopeError):
    """A game whose rules are still being compiled: ``game``, ``percent``."""


class TableBroken(StopeError):
    """A table whose log this server cannot read: ``given``."""


class MoveOutside(StopeError):
    """A move that the match did not have: ``given``, ``most``."""


class TryLater(StopeError):
    """The server cannot reach its tables now."""


class NoSuchTable(StopeError):
    """A table that is not there, or that somebody was not invited to: ``given``."""


class NoSpectators(StopeError):
    """A table that only those see who play at it."""


class BadRequest(StopeError):
    """What a client sent makes no sense: ``given``, ``expected``.

    ``problem``: whether that is ``missing`` or ``unknown``, or anything ``other`` is wrong.
    """

    def __init__(self, problem: str = "other", **details: Any) -> None:
        super().__init__(problem=problem, **details)


class TooLong(StopeError):
    """More than we read at once: ``most`` bytes."""


class NothingHere(StopeError):
    """An address at which there is nothing: ``given``."""


class WrongMethod(StopeError):
    """What cannot be done with an address: ``given``, ``allowed``."""


class IdUsed(StopeError):
    """An id that another request of the same person had: ``given``."""


class TooOften(StopeError):
    """Too many requests in a short time."""


class NotKnown(StopeError):
    """Who asks has no token, or one that is not known."""


class HintsOff(StopeError):
    """A table at which no hints are given."""
