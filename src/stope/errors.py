"""All refusals. Each has an id and details: the given value, the expected ones, the rule if any.

The sentence of a refusal comes from the catalogues. ``stope.locales`` sets ``StopeError.words``, so
this module does not need them.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

#: A message cuts a value that has more characters than this.
_SHOWN = 120
#: Larger whole numbers are passed to messages as text: the catalogues cannot format them.
_MOST_NUMBER = 10**15


def shown(value: Any) -> str:
    """Return a value as text for a message: its ``repr``, cut if it is long.

    >>> shown("x" * 500)[-3:]
    '...'
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # very long numbers, lists that contain themselves
        text = f"<{type(value).__name__}>"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def _short(value: Any) -> Any:
    """Return a value so that a message can format it: very long numbers and texts are cut."""
    if type(value) is int and abs(value) > _MOST_NUMBER:
        return shown(value)
    return value if not isinstance(value, str) or len(value) <= 4 * _SHOWN else value[: 4 * _SHOWN]


def _counted(number: Any, first: int) -> Any:
    """Return a number that counts from 0, or a tuple of these, as counted from ``first``."""
    if isinstance(number, tuple):
        return ", ".join(str(first + one) for one in number) or "-"
    # a given value may be of any type; only numbers are counted
    return first + number if type(number) is int else number


class StopeError(Exception):
    """The base of all refusals.

    ``details`` are the values in the message; ``message(language)`` returns the sentence.
    ``counted`` are the names of those details that are numbers of seats or turns, from 0. ``words``
    returns the sentence for an id, details and a language; ``stope.locales`` sets it.
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
        """Return the refusal as a sentence in a language (None: the current one).

        Seats and turns are counted from ``first``: 0 as in Python, or 1 for people.
        """
        if StopeError.words is None:
            return f"{self.message_id()} {self.details}"
        return StopeError.words(self.message_id(), self._values(first), language)

    def _values(self, first: int) -> dict[str, Any]:
        """Return the details for the sentence, with seats and turns counted from ``first``."""
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
    """A game that does not exist: ``given``, ``allowed``."""


class DeckWithoutGame(StopeError):
    """A deck file that does not name its game: ``file``, ``allowed``."""


class UnknownOption(StopeError):
    """An option that the game does not have: ``given``, ``allowed``."""


class BadOption(StopeError):
    """A value that an option cannot have: ``option``, ``given``, ``allowed``."""


class UnknownLanguage(StopeError):
    """A language that does not exist: ``given``, ``allowed``."""


class BadOptions(StopeError):
    """Options that are not a mapping of names to values: ``given``."""


class UnknownBot(StopeError):
    """A bot that does not exist: ``given``, ``allowed``."""


class UnknownWeight(StopeError):
    """A weight that no bot of the game has: ``given``, ``allowed``."""


class UnknownDevice(StopeError):
    """A device for simulations that does not exist: ``given``, ``allowed``."""


class BadSeats(StopeError):
    """A number of players that a game does not allow: ``given``, ``least``, ``most``, ``rule``."""


class BadSeed(StopeError):
    """A seed that is not a whole number in range: ``given``, ``most``."""


class BadKey(StopeError):
    """A key that does not have ``bytes`` bytes, or is given together with a seed."""


class BadNumber(StopeError):
    """A number out of range: ``name``, ``given``, ``least``."""


class BadMove(StopeError):
    """A value that does not describe a move of the game: ``given``, ``allowed``."""


class BotCount(StopeError):
    """A number of bots that is neither 1 nor the number of seats: ``given``, ``seats``."""


class TooManyMatches(StopeError):
    """More matches than fit into memory: ``given``."""


class NoSuchSeat(StopeError):
    """A seat that does not exist at the table: ``given``, ``least``, ``most``, ``rule``."""

    counted = ("given", "least", "most")


class IllegalMove(StopeError):
    """A move that a rule forbids: ``rule`` (DI-9), ``seat``, ``move``, ``allowed``.

    ``move`` and ``allowed`` are kinds of moves; ``refusal`` is the id of the message that says what
    the rule demands.
    """

    counted = ("seat",)

    @property
    def rule(self) -> str:
        """The id of the rule that forbids the move."""
        return str(self.details["rule"])

    def message(self, language: str | None = None, *, first: int = 0) -> str:
        """Return which rule forbids the move and why, in a language (None: the current one)."""
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


class RecordOfOtherVersion(StopeError):
    """A record of a match with other rules or cards than those in use.

    Details: ``field``, ``given``, ``expected``.
    """


class BadPosition(StopeError):
    """A position that breaks a rule: ``rule``, ``field``, ``given``, ``expected``."""

    @property
    def rule(self) -> str:
        """The id of the rule that the position breaks."""
        return str(self.details["rule"])


class NoSuchRule(StopeError):
    """A rule id that does not exist: ``given``, ``first``, ``last``."""


class MatchNotOver(StopeError):
    """A request that is possible only after the match: ``actors`` still have to decide."""

    counted = ("actors",)


class NoGpu(StopeError):
    """A simulation on a GPU where none can be used: ``reason``."""


class NoRay(StopeError):
    """Ray is not installed: ``reason``."""


class MatchFailed(StopeError):
    """A match that a bot could not play to its end: ``deal``, ``bots``, ``reason``."""


class OtherResults(StopeError):
    """A file with saved results of another tournament: ``given``."""


class WorkerLost(StopeError):
    """A process that played matches ended unexpectedly: ``reason``."""


class NoFile(StopeError):
    """A file that cannot be read: ``given``, ``reason``."""


class CannotWrite(StopeError):
    """A file that cannot be written: ``given``, ``reason``."""


# Databases


class BadDatabase(StopeError):
    """A database address of an unsupported kind: ``given``, ``allowed``."""


class AlreadyServed(StopeError):
    """A database file that another server is using: ``given``."""


class NoDatabase(StopeError):
    """A database that cannot be used: ``given``, ``reason``."""


class ForeignDatabase(StopeError):
    """A database of another program: ``given``."""


class NotReplaced(StopeError):
    """A path whose file is not replaced, as it is not a Stope database: ``given``."""


class NoAsyncpg(StopeError):
    """The PostgreSQL driver is not installed: ``reason``."""


class DatabaseTooOld(StopeError):
    """A database that has to be migrated before use: ``given``, ``version``, ``expected``."""


class DatabaseTooNew(StopeError):
    """A database that a newer program has migrated: ``given``, ``version``, ``expected``."""


class NoBackup(StopeError):
    """A database that Stope cannot back up, as it has its own backup tools: ``given``."""


# Tables


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
    """A last move of ``seat`` that cannot be undone: of another kind, too late, or among people."""

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
    """A request for a seat played by a bot, where its person plays it: ``seat``."""

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


class MoveOutside(StopeError):
    """A move number higher than the match has moves: ``given``, ``most``."""


class TryLater(StopeError):
    """A request while the server cannot reach its database."""


class NoSuchTable(StopeError):
    """A table that does not exist, or to which the person was not invited: ``given``."""


class NoSpectators(StopeError):
    """A request to watch a table that admits no spectators."""


class OneSeatEach(StopeError):
    """A request for a second seat by a guest without an invitation."""


class RemovedFromTable(StopeError):
    """A request to come back by a guest whom the host has removed."""


class NotRemoved(StopeError):
    """A request to let a person in again who was not removed: ``given``."""


class BadRequest(StopeError):
    """A request that is not valid: ``given``, ``expected``.

    ``problem`` is ``missing`` or ``unknown`` if a part of the request is, else ``other``.
    """

    def __init__(self, problem: str = "other", **details: Any) -> None:
        super().__init__(problem=problem, **details)


class TooLong(StopeError):
    """A request longer than ``most`` bytes."""


class NothingHere(StopeError):
    """A path that does not exist: ``given``."""


class WrongMethod(StopeError):
    """An HTTP method that a path does not support: ``given``, ``allowed``."""


class IdUsed(StopeError):
    """A request id that the person has used already for another request: ``given``."""


class TooOften(StopeError):
    """Too many requests in a short time."""


class RateLimited(StopeError):
    """A request over a rate limit: ``what`` was requested too often; try again in ``seconds``."""


class TableFull(StopeError):
    """A table with ``most`` log entries besides moves that were due; it accepts only due moves."""


class NotKnown(StopeError):
    """A request without a person's token, or with an unknown token."""


class HintsOff(StopeError):
    """A request for a hint at a table where hints are off."""


class HintPending(StopeError):
    """A request for a hint while another one is pending."""


class HintsBusy(StopeError):
    """A request for a hint while too many are waiting: try again in ``seconds``."""
