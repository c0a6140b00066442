"""What the line modes of the games with path cards have in common."""

from collections.abc import Callable, Sequence
from typing import Any

from stope.games.codecs import Json
from stope.match import View

#: Parts of a move that are typed as whole numbers.
_NUMBERS = ("x", "y", "seat")
#: Parts of a move that are names of cards.
_CARDS = ("card", "first", "second")


def parts(names: Sequence[str], words: Sequence[str]) -> Json:
    """Return typed words as the parts of a move.

    >>> parts(("card", "x", "y"), ("p07", "3", "-1"))
    {'card': 'p07', 'x': 3, 'y': -1}
    """
    return {
        name: _number(word) if name in _NUMBERS else word
        for name, word in zip(names, words, strict=False)
    }


def words_of(command: str, names: Sequence[str], move: Json) -> str:
    """Return the words that are typed for a move given as JSON: the command, then its parts.

    >>> words_of("p", ("card", "x", "y"), {"move": "place", "card": "p07", "x": 3, "y": -1})
    'p P07 3 -1'
    """
    parts = [str(move[name]).upper() if name in _CARDS else str(move[name]) for name in names]
    return " ".join([command, *parts])


def _number(word: str) -> int | str:
    digits = word.removeprefix("-")
    return int(word) if digits.isascii() and digits.isdigit() and len(digits) < 5 else word


def places_of(
    view: View, cards: Sequence[str], place: type[Any], told: Callable[[Any], str]
) -> dict[str, list[str]]:
    """Return for each card of the hand the places that moves of one kind lay it on, as told."""
    places: dict[str, list[str]] = {name: [] for name in cards}
    for move in view.moves():
        if isinstance(move, place) and move.card.name in places:
            places[move.card.name].append(told(move))
    return places
