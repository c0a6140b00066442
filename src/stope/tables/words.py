"""What people write: names and chat, cleaned and cut, and phrases that everyone can read."""

import unicodedata

from stope.errors import NothingSaid, UnknownPhrase, shown

LONGEST_NAME = 24
LONGEST_TEXT = 300

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


def cleaned(text: str, longest: int) -> str:
    r"""Return a text in one line, without what cannot be seen, cut to its longest length.

    >>> cleaned("  Ann\u202e\n  the   bold ", 24)
    'Ann the bold'
    """
    spaced = "".join(" " if character.isspace() else character for character in text)
    composed = unicodedata.normalize("NFC", spaced)
    seen = "".join(one for one in composed if unicodedata.category(one) not in _UNWRITTEN)
    return " ".join(seen.split())[:longest].rstrip()


def clean_name(given: str) -> str:
    """Return a name as others see it, or refuse one without anything to see."""
    name = cleaned(given, LONGEST_NAME)
    if not any(character.isalnum() for character in name):
        raise NothingSaid
    return name


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
