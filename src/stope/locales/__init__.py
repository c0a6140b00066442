"""Words: one set of Fluent catalogues, in five languages, for everything that speaks.

Messages for the client of the browser come from the same files. Rules and games know no words;
they hand out ids (of events, refusals, errors) and numbers.
"""

import contextvars
import functools
import locale
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from stope.errors import StopeError, UnknownLanguage, shown

#: The languages, each named in itself.
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
    """A message that no catalogue has, or whose values are missing: a mistake of ours."""


def check_language(given: Any) -> str:
    """Return a language we have, or refuse it."""
    if not isinstance(given, str) or given not in LANGUAGES:
        raise UnknownLanguage(given=shown(given), allowed=", ".join(LANGUAGES))
    return str(given)


def use_language(language: str) -> None:
    """Speak this language from now on (in this thread or task)."""
    _current.set(check_language(language))


def current_language() -> str:
    """Return the language spoken now."""
    return _current.get()


def system_language() -> str:
    """Return the language of the surroundings, if we have it: STOPE_LANGUAGE, then the locale."""
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
    """Return the files that hold a language's messages."""
    return sorted((_FOLDER / language).glob("*.ftl"))


@functools.cache
def _bundle(language: str) -> FluentBundle:
    # isolation marks are for mixed writing directions; a terminal would show them as boxes
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(message: str, /, *, language: str | None = None, **values: Any) -> str:
    """Return a message in the current language, or in another one.

    >>> say("prompt-again", language="de")
    'Bitte noch einmal.'
    """
    return _format(message, values, language)


def _format(message: str, values: Mapping[str, Any], language: str | None) -> str:
    bundle = _bundle(check_language(language or _current.get()))
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise MissingWordsError(message)
    text, problems = bundle.format_pattern(pattern, dict(values))
    if problems:
        raise MissingWordsError(f"{message}: {problems}")
    return str(text)


StopeError.words = _format
