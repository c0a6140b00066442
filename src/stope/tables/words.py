"""What people write: names and chat, cleaned and cut, and phrases that everyone can read."""

import unicodedata
from collections.abc import Iterable

from stope.errors import NothingSaid, UnknownPhrase, shown

LONGEST_NAME = 24
LONGEST_TEXT = 300
#: As many marks above and below a letter any language gets by with; more draw over other lines.
MOST_MARKS = 3

#: Names for bots, by seat, the same in every language.
BOT_NAMES = ("Ada", "Bo", "Cleo", "Dag", "Elin", "Finn", "Gus", "Hana")

#: Phrases with a translation (`phrase-...` in the catalogues).
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "thinking",
    "your-turn",
    "trust-me",
    "i-suspect-you",
    "again",
    "goodbye",
)

#: Categories of characters that are not written: controls, surrogates, private and unassigned ones,
#: and what only changes how other characters are shown, with which names can be forged.
_UNWRITTEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}

#: Letters, marks and symbols that nobody sees: fillers, joiners, blanks, selectors of variants.
_UNSEEN = (
    set("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
    | set(map(chr, range(0xFE00, 0xFE10)))
    | set(map(chr, range(0xE0100, 0xE01F0)))
)


def cleaned(text: str, longest: int) -> str:
    r"""Return a text in one line, without what cannot be seen, cut to its longest length.

    >>> cleaned("  Ann\u202e\n  the   bold ", 24)
    'Ann the bold'
    """
    spaced = "".join(" " if character.isspace() else character for character in text)
    # composed last: what was between a letter and its accent may be gone
    composed = unicodedata.normalize("NFC", "".join(filter(is_seen, spaced)))
    return " ".join(_without_piles(composed).split())[:longest].rstrip()


def _without_piles(text: str) -> str:
    """Leave out the marks of a letter that are more than it can have."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if _is_mark(character) else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def _is_mark(character: str) -> bool:
    """Return whether a character takes no place of its own, but that of the one before it."""
    return unicodedata.category(character) in ("Mn", "Me") or unicodedata.combining(character) > 0


def is_seen(character: str) -> bool:
    """Return whether a character is a space or can be seen in a text."""
    return unicodedata.category(character) not in _UNWRITTEN and character not in _UNSEEN


def clean_name(given: str) -> str:
    """Return a name as others see it, or refuse one without anything to see."""
    name = cleaned(given, LONGEST_NAME)
    if not any(character.isalnum() for character in name):
        raise NothingSaid
    return name


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return a name that nobody takes for one of the others: with a number if it is theirs.

    >>> told_apart("ann", ["Ann", "Bob", "Ann 2"])
    'ann 3'
    """
    taken = {_folded(other) for other in others}
    found, number = name, 1
    while _folded(found) in taken:
        number += 1
        ending = f" {number}"
        found = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return found


def _folded(name: str) -> str:
    """Return what is left of a name without what is easily overlooked: case, forms of letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def clean_text(given: str) -> str:
    """Return what somebody says as others read it, or refuse it."""
    text = cleaned(given, LONGEST_TEXT)
    if not text:
        raise NothingSaid
    return text


def check_phrase(given: str) -> str:
    """Return a phrase that we have, or refuse it."""
    if given not in PHRASES:
        raise UnknownPhrase(given=shown(given), allowed=", ".join(PHRASES))
    return given
