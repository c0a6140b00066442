"""The version of rules and cards with which a match began, and whether it is in use here."""

from collections.abc import Iterable
from dataclasses import dataclass

from stope.games import find_game
from stope.tables.log_entries import LogRow, Opened, Started


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A version of the rules of a game, and the digest of a deck.

    ``deck`` None is for matches begun before decks had digests: then only the version counts.
    """

    game: str
    version: int
    deck: str | None

    @property
    def in_use(self) -> bool:
        """Whether a match that began with it can be played here."""
        here = ruleset_in_use(self.game)
        return self.version == here.version and self.deck in (None, here.deck)


def ruleset_in_use(game: str) -> Ruleset:
    """Return the rules and cards with which matches of a game begin here."""
    found = find_game(game)
    return Ruleset(game, found.rulebook.version, found.deck_digest)


def ruleset_of(rows: Iterable[LogRow]) -> Ruleset | None:
    """Return the rules and cards with which the match of a log began, None before its start."""
    game = ""
    for row in rows:
        if isinstance(row.entry, Opened):
            game = row.entry.game
        if isinstance(row.entry, Started):
            return Ruleset(game, row.rules_version, row.entry.deck)
    return None
