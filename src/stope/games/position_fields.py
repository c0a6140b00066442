"""Reading the parts of a position, each refused with the rule it breaks."""

from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, cast

import numpy as np

from stope.errors import BadPosition, shown
from stope.games.contract import Rulebook
from stope.kernel.chacha import KEY_WORDS

_MISSING: Any = object()


class PositionReader:
    """A position as it was given, and questions to it that refuse what does not fit."""

    def __init__(self, rulebook: Rulebook, given: Any) -> None:
        self._rulebook = rulebook
        if not isinstance(given, dict):
            self.refuse(rulebook.numbers[0], "position", given, "{...}")
        self._given = given

    def refuse(self, rule: int, field: str, given: Any, expected: str) -> NoReturn:
        """Raise the refusal of a part."""
        raise BadPosition(
            rule=self._rulebook.rule_id(rule), field=field, given=shown(given), expected=expected
        )

    def only(self, names: Iterable[str]) -> None:
        """Refuse parts with other names."""
        for name in self._given:
            if name not in (*names, "game"):
                self.refuse(
                    self._rulebook.numbers[0], shown(name), self._given[name], ", ".join(names)
                )

    def _part(self, name: str, rule: int, default: Any) -> Any:
        value = self._given.get(name, default)
        if value is _MISSING:
            self.refuse(rule, name, None, "...")
        return value

    def number(self, name: str, least: int, most: int, rule: int) -> int:
        """Return a whole number of the position; left out, it is the least possible."""
        return self.whole(name, self._part(name, rule, least), least, most, rule)

    def whole(self, where: str, value: Any, least: int, most: int, rule: int) -> int:
        """Return the value if it is a whole number in range."""
        if type(value) is not int or not least <= value <= most:
            self.refuse(rule, where, value, f"{least}..{most}")
        return value

    def flag(self, name: str, rule: int) -> bool:
        """Return a yes or no of the position; left out, no."""
        return self.boolean(name, self._part(name, rule, False), rule)

    def boolean(self, where: str, value: Any, rule: int) -> bool:
        """Return the value if it is yes or no."""
        if type(value) is not bool:
            self.refuse(rule, where, value, "true, false")
        return value

    def items(
        self, name: str, least: int, most: int, rule: int, default: Any = _MISSING
    ) -> list[Any]:
        """Return a list of the position of a length in range."""
        value = self._part(name, rule, default)
        if not isinstance(value, list) or not least <= len(value) <= most:
            given = len(value) if isinstance(value, list) else value
            self.refuse(rule, name, given, f"[{least}..{most}]")
        return value

    def entry(self, where: str, value: Any, names: Sequence[str], rule: int) -> dict[str, Any]:
        """Return the value if it is an object with no other parts than these."""
        if not isinstance(value, dict) or not set(value) <= set(names):
            self.refuse(rule, where, value, ", ".join(names))
        return value

    def get(self, name: str, default: Any = None) -> Any:
        """Return a part as it was given."""
        return self._given.get(name, default)

    def word(self, name: str, given: Any, values: Sequence[str], rule: int) -> str:
        """Return one of several words; left out, the first."""
        value = values[0] if given is None else given
        if value not in values:
            self.refuse(rule, name, value, ", ".join(values))
        return cast(str, value)


def key_hex(key: Any) -> str:
    """Return a 256-bit key as 64 hexadecimal digits."""
    return bytes(np.asarray(key, "<u4").tobytes()).hex()


def key_words(text: str) -> Any:
    """Return the words of a key written as 64 hexadecimal digits."""
    return np.frombuffer(bytes.fromhex(text), "<u4").astype(np.uint32)


def read_key(read: PositionReader, rule: int) -> Any:
    """Return the words of the position's key; left out, all zero."""
    digits = KEY_WORDS * 8
    text = read.get("key", "0" * digits)
    try:
        words = key_words(text)
    except (TypeError, ValueError):
        words = None
    if words is None or len(words) != KEY_WORDS:
        read.refuse(rule, "key", text, f"{digits} hex")
    return words
