"""Read the parts of a position in JSON; an invalid part is refused with the rule that it breaks."""

from collections.abc import Iterable, Sequence
from typing import NoReturn, cast

from stope.engine.chacha import KEY_WORDS
from stope.engine.key_conversion import key_words
from stope.engine.records import Key
from stope.errors.base import shown
from stope.errors.games import BadPosition
from stope.games.codecs import Json
from stope.games.spec import Rulebook

_MISSING = object()


class PositionReader:
    """A position in JSON, with methods that return a valid part or refuse an invalid one."""

    def __init__(self, rulebook: Rulebook, given: object) -> None:
        self._rulebook = rulebook
        if not isinstance(given, dict):
            self.refuse(rulebook.numbers[0], "position", given, "{...}")
        self._given = given

    def refuse(self, rule: int, field: str, given: object, expected: str) -> NoReturn:
        """Refuse a part: raise ``BadPosition``."""
        raise BadPosition(
            rule=self._rulebook.rule_id(rule), field=field, given=shown(given), expected=expected
        )

    def refuse_unknown_parts(self, names: Iterable[str]) -> None:
        """Refuse a position that has parts with other names than these and ``game``."""
        for name in self._given:
            if name not in (*names, "game"):
                self.refuse(
                    self._rulebook.numbers[0], shown(name), self._given[name], ", ".join(names)
                )

    def _part(self, name: str, rule: int, default: object) -> object:
        value = self._given.get(name, default)
        if value is _MISSING:
            self.refuse(rule, name, None, "...")
        return value

    def int_part(self, name: str, least: int, most: int, rule: int) -> int:
        """Return the value of a part that must be a whole number from ``least`` to ``most``.

        If the position does not have the part, return ``least``.
        """
        return self.check_int(name, self._part(name, rule, least), least, most, rule)

    def check_int(self, where: str, value: object, least: int, most: int, rule: int) -> int:
        """Return the value if it is a whole number in range, else refuse it."""
        if type(value) is not int or not least <= value <= most:
            self.refuse(rule, where, value, f"{least}..{most}")
        return value

    def bool_part(self, name: str, rule: int) -> bool:
        """Return the value of a part that must be true or false.

        If the position does not have the part, return False.
        """
        return self.check_bool(name, self._part(name, rule, False), rule)

    def check_bool(self, where: str, value: object, rule: int) -> bool:
        """Return the value if it is true or false, else refuse it."""
        if type(value) is not bool:
            self.refuse(rule, where, value, "true, false")
        return value

    def items(
        self, name: str, least: int, most: int, rule: int, default: object = _MISSING
    ) -> list[object]:
        """Return the value of a part that must be a list of ``least`` to ``most`` entries.

        The entries themselves are not checked.
        """
        value = self._part(name, rule, default)
        if not isinstance(value, list) or not least <= len(value) <= most:
            given = len(value) if isinstance(value, list) else value
            self.refuse(rule, name, given, f"[{least}..{most}]")
        return value

    def entry(self, where: str, value: object, names: Sequence[str], rule: int) -> Json:
        """Return the value if it is an object with keys from ``names`` only, else refuse it."""
        if not isinstance(value, dict) or not set(value) <= set(names):
            self.refuse(rule, where, value, ", ".join(names))
        return value

    def get(self, name: str, default: object = None) -> object:
        """Return the unchecked value of a part, or ``default`` if the position lacks the part."""
        return self._given.get(name, default)

    def word(self, name: str, given: object, values: Sequence[str], rule: int) -> str:
        """Return the given word if it is one of ``values``, else refuse the word.

        If ``given`` is None, return the first of ``values``.
        """
        value = values[0] if given is None else given
        if value not in values:
            self.refuse(rule, name, value, ", ".join(values))
        return cast(str, value)


def read_key(read: PositionReader, rule: int) -> Key:
    """Return the 32-bit words of the position's key; all zero if the position has no key."""
    digits = KEY_WORDS * 8
    text = read.get("key", "0" * digits)
    try:
        words = key_words(text) if isinstance(text, str) else None
    except ValueError:
        words = None
    if words is None or len(words) != KEY_WORDS:
        read.refuse(rule, "key", text, f"{digits} hex")
    return words
