"""The base of all refusals: an id, and details such as the given value or the rule.

The sentence of a refusal comes from the message catalogues. ``stope.locales`` sets
``StopeError.words``, so that this module does not depend on them.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

#: A message cuts a value that has more characters than this.
_SHOWN = 120
#: Larger whole numbers are passed to messages as text: the catalogues cannot format them.
_MOST_NUMBER = 10**15


def shown(value: object) -> str:
    """Return a value as text for a message: its ``repr``, cut if it is long.

    >>> shown("x" * 500)[-3:]
    '...'
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # very long numbers, lists that contain themselves
        text = f"<{type(value).__name__}>"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def _short(value: object) -> object:
    """Return a value that a message can format: very long numbers and texts are cut."""
    if type(value) is int and abs(value) > _MOST_NUMBER:
        return shown(value)
    return value if not isinstance(value, str) or len(value) <= 4 * _SHOWN else value[: 4 * _SHOWN]


def _counted(number: object, first: int) -> object:
    """Return a number, or each number of a tuple, counted from ``first`` instead of from 0."""
    if isinstance(number, tuple):
        return ", ".join(str(first + one) for one in number) or "-"
    # a detail may also hold a refused value of any other type; it is shown as it is
    return first + number if type(number) is int else number


class StopeError(Exception):
    """The base of all refusals.

    ``details`` are the values in the message; ``message(language)`` returns the sentence.
    ``counted`` are the names of the details that number seats or turns from 0. ``words`` returns
    the sentence for an id, details and a language; ``stope.locales`` sets this function.
    """

    counted: ClassVar[tuple[str, ...]] = ()
    words: ClassVar[Callable[[str, Mapping[str, object], str | None], str] | None] = None

    def __init__(self, **details: object) -> None:
        super().__init__(details)
        #: ``Any``: each refusal has details of its own, and a refused value may be of any type
        self.details: dict[str, Any] = {name: _short(value) for name, value in details.items()}

    @classmethod
    def message_id(cls) -> str:
        """Return the id of the message: ``error-unknown-game``."""
        return "error-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    @classmethod
    def code(cls) -> str:
        """Return the name of the refusal for programs: ``unknown-game``."""
        return cls.message_id().removeprefix("error-")

    def message(self, language: str | None = None, *, first: int = 0) -> str:
        """Return the refusal as a sentence in a language (None: the current one).

        Seats and turns are counted from ``first``: 0 as in Python, or 1 for people.
        """
        if StopeError.words is None:
            return f"{self.message_id()} {self.details}"
        return StopeError.words(self.message_id(), self._values(first), language)

    def _values(self, first: int) -> dict[str, object]:
        """Return the details for the sentence, with seats and turns counted from ``first``."""
        return {
            name: _counted(value, first) if name in self.counted else value
            for name, value in self.details.items()
        }

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.details))


def _rebuild(cls: type[StopeError], details: dict[str, object]) -> StopeError:
    return cls(**details)


class UnknownLanguage(StopeError):
    """A language that does not exist: ``given``, ``allowed``."""
