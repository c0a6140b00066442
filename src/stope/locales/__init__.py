"""Messages in five languages, from Fluent catalogues.

The browser client takes its messages from the same files. Rules and games contain no text for
users; they return numbers, and ids of events, refusals and errors.
"""

import contextvars
import functools
import locale
import os
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from stope.errors.base import StopeError, UnknownLanguage, shown

#: By code: the name of each language, in that language.
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
}
DEFAULT = "en"

_FOLDER = Path(__file__).parent
_current: contextvars.ContextVar[str] = contextvars.ContextVar("language", default=DEFAULT)


class MissingWordsError(LookupError):
    """A message that is not in the catalogue, or whose values are missing: a bug in Stope."""


def check_language(given: object) -> str:
    """Return the given code if it is that of a supported language, else refuse it."""
    if not isinstance(given, str) or given not in LANGUAGES:
        raise UnknownLanguage(given=shown(given), allowed=", ".join(LANGUAGES))
    return str(given)


def use_language(language: str) -> None:
    """Make a language the current one of this thread or task."""
    _current.set(check_language(language))


def current_language() -> str:
    """Return the code of the current language of this thread or task."""
    return _current.get()


def system_language() -> str:
    """Return the code of the user's language: STOPE_LANGUAGE if set, else from the locale.

    Refuse an unsupported STOPE_LANGUAGE; for an unsupported locale, return the default language.
    """
    chosen = os.environ.get("STOPE_LANGUAGE")
    if chosen:
        return check_language(chosen)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2]
        if code in LANGUAGES:
            return code
        if os.environ.get(name):
            return DEFAULT
    code = (locale.getlocale()[0] or "")[:2]
    return code if code in LANGUAGES else DEFAULT


def catalogue_files(language: str) -> list[Path]:
    """Return the files that contain a language's messages, sorted."""
    return sorted((_FOLDER / language).glob("*.ftl"))


@functools.cache
def _bundle(language: str) -> FluentBundle:
    # isolation marks are for mixed writing directions; a terminal would show them as boxes
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(message: str, /, *, language: str | None = None, **values: object) -> str:
    """Return the text of a message in a language (None: the current one), with its values.

    >>> say("you", language="de")
    'du'
    """
    return _format(message, values, language)


def _format(message: str, values: Mapping[str, object], language: str | None) -> str:
    bundle = _bundle(check_language(language or _current.get()))
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise MissingWordsError(message)
    text, problems = bundle.format_pattern(pattern, dict(values))
    if problems:
        raise MissingWordsError(f"{message}: {problems}")
    return str(text)


StopeError.words = _format
