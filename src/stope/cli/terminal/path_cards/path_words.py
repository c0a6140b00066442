"""Path cards in words: "curve up and right"."""

from collections.abc import Sequence

from stope.games.path_cards.sides import ALL_SIDES, Side, sides_mask
from stope.locales import say
from stope.narration import name_list

_STRAIGHT = (sides_mask("NS"), sides_mask("EW"))
_FORKS = tuple(ALL_SIDES - sides_mask(closed) for closed in "NESW")


def side_words(sides: int) -> str:
    """Return sides by name, always in the same order.

    >>> side_words(sides_mask("NW")), side_words(sides_mask("EW"))
    ('up and left', 'left and right')
    """
    named = [side for side in (Side.N, Side.S, Side.W, Side.E) if sides >> side & 1]
    return name_list([say(f"mine-side-{side.name.lower()}") for side in named])


def path_words(sides: int) -> str:
    """Return a path in words: its kind and its sides.

    >>> path_words(sides_mask("NE")), path_words(sides_mask("NESW")), path_words(sides_mask("N"))
    ('curve up and right', 'crossing', 'dead end up')
    """
    if sides == ALL_SIDES:
        return say("card-crossing")
    words = side_words(sides)
    if sides.bit_count() == 1:
        return say("mine-card-stub", sides=words)
    if sides in _FORKS:
        return say("card-fork", sides=words)
    if sides in _STRAIGHT:
        return say("card-straight", sides=words)
    return say("card-curve", sides=words)


def joined_words(parts: Sequence[str]) -> str:
    """Return a card in words, joined from the words for its parts."""
    return " + ".join(parts)
