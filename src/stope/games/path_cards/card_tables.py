"""Read the tables of cards that the deck files of the Duel and the Dark Cave have in common."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from stope.games.codecs import Json
from stope.games.deck_file import CardEntry, DeckFile, ReadDeck
from stope.games.path_cards.card_shape import Shape

AnyShape = TypeVar("AnyShape", bound=Shape)


@dataclass(frozen=True)
class Deck(ReadDeck, Generic[AnyShape]):
    """The cards of a deck file that has been read and checked."""

    paths: list[AnyShape]
    starts: list[AnyShape]
    goals: list[AnyShape]
    actions: list[Json]


@dataclass(frozen=True)
class CardTables(Generic[AnyShape]):
    """The cards of a deck file, each checked on its own; their totals are not checked yet."""

    file: DeckFile
    paths: list[AnyShape]
    starts: list[AnyShape]
    goals: list[AnyShape]
    actions: list[CardEntry]

    def deck(self, ours: Mapping[str, object]) -> Deck[AnyShape]:
        """Return the deck with these cards.

        ``ours`` are the ``[ours]`` totals of the deck file, as counted from the cards.
        """
        actions = [entry.parts for entry in self.actions]
        return Deck(self.file.tables, dict(ours), self.paths, self.starts, self.goals, actions)


def read_card_tables(
    path: Path,
    game: str,
    names_rule: str,
    shapes: Mapping[str, Callable[[CardEntry], AnyShape]],
    read_action: Callable[[CardEntry], CardEntry],
) -> CardTables[AnyShape]:
    """Return the cards of a deck file, or refuse the file.

    ``shapes`` has a function for each of the tables ``paths``, ``starts`` and ``goals``; the
    function reads one card of the table. ``read_action`` reads one card of the table ``actions``.
    Two cards with the same name are refused, and the message cites ``names_rule``.
    """
    file = DeckFile(path, game, (*shapes, "actions"))
    paths, starts, goals = (file.cards(table, read) for table, read in shapes.items())
    actions = file.cards("actions", read_action)
    file.finish()
    entries = [shape.entry for shape in (*paths, *starts, *goals)]
    file.check_names((*entries, *actions), names_rule)
    return CardTables(file, paths, starts, goals, actions)
