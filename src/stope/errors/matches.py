"""Refusals of matches and their records."""

from stope.errors.base import StopeError


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


class MatchNotOver(StopeError):
    """A request that is possible only after the match, while ``actors`` still have to decide."""

    counted = ("actors",)
