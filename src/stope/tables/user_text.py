"""Text written by people: names and talk, cleaned and shortened, and translated phrases."""

import unicodedata
from collections.abc import Iterable

from stope.errors.base import shown
from stope.errors.tables import NothingSaid, UnknownPhrase

LONGEST_NAME = 24
LONGEST_TEXT = 300
#: The most marks above and below a letter: enough for every language, while more would draw over
#: other lines.
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

#: Unicode categories that are removed: controls, surrogates, private and unassigned characters, and
#: formatting characters, with which names can be forged.
_UNWRITTEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}

#: Letters, marks and symbols that are invisible: fillers, joiners, blanks, variation selectors.
_UNSEEN = (
    set("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
    | set(map(chr, range(0xFE00, 0xFE10)))
    | set(map(chr, range(0xE0100, 0xE01F0)))
)


def cleaned(text: str, longest: int) -> str:
    r"""Return a text as one line, without invisible characters, cut to a length.

    >>> cleaned("  Ann\u202e\n  the   bold ", 24)
    'Ann the bold'
    """
    spaced = "".join(" " if character.isspace() else character for character in text)
    # normalized last: filtering may have brought a letter and its accent together
    composed = unicodedata.normalize("NFC", "".join(filter(is_seen, spaced)))
    return " ".join(_without_piles(composed).split())[:longest].rstrip()


def _without_piles(text: str) -> str:
    """Remove the marks of a letter beyond the most it may have."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if _is_mark(character) else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def _is_mark(character: str) -> bool:
    """Return whether a character is drawn onto the one before it."""
    return unicodedata.category(character) in ("Mn", "Me") or unicodedata.combining(character) > 0


def is_seen(character: str) -> bool:
    """Return whether a character is a space or visible."""
    return unicodedata.category(character) not in _UNWRITTEN and character not in _UNSEEN


def clean_name(given: str) -> str:
    """Return a name as others see it, or refuse one without visible characters."""
    name = cleaned(given, LONGEST_NAME)
    if not any(character.isalnum() for character in name):
        raise NothingSaid
    return name


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return a name that differs from all others, by a number if necessary.

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
    """Return a name without differences that are easily overlooked, such as case."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def clean_text(given: str) -> str:
    """Return a text as others read it, or refuse it."""
    text = cleaned(given, LONGEST_TEXT)
    if not text:
        raise NothingSaid
    return text


def check_phrase(given: str) -> str:
    """Return a known phrase, or refuse it."""
    if given not in PHRASES:
        raise UnknownPhrase(given=shown(given), allowed=", ".join(PHRASES))
    return given
