"""Read deck files: cards as TOML, with totals that the cards have to add up to.

``[printed]`` holds the totals that the booklets print: the cards of every deck have to add up to
them. ``[ours]`` holds totals that no booklet prints: the author of a deck file states them, and
they only have to agree with the cards of the same file.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, TypeVar

from stope.games.codecs import Json
from stope.games.deck_line_numbers import DeckLines

T = TypeVar("T")

#: The top-level keys of a deck file that hold no cards.
NO_CARDS = frozenset({"game", "printed", "ours"})
#: A report of a wrong total names the lines of the counted cards only if there are at most this
#: many cards.
_LINES_NAMED = 6
#: The largest deck file that is read, in bytes: fifty times the size of a file in the package.
_MOST_BYTES = 1 << 18
#: A report of a problem shows at most this many characters of the given value.
_LONGEST_GIVEN = 200


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """A problem in a deck file: its line, the given value, the allowed values, the rule.

    ``counted``: the given value is a sum over the cards, so it is not written in the line itself.
    """

    given: str
    allowed: str
    rule: str = ""
    line: int | None = None
    counted: bool = False

    def __post_init__(self) -> None:
        # a file may hold control characters, which must not reach the reader's terminal
        object.__setattr__(self, "given", _readable(self.given))

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        given = f"the cards give {self.given}" if self.counted else self.given
        return f"{where}{given}; allowed: {self.allowed}" + (f" ({self.rule})" if self.rule else "")


def _readable(text: str) -> str:
    """Return a text, cut if it is long, with control characters and line ends escaped."""
    short = text if len(text) <= _LONGEST_GIVEN else f"{text[:_LONGEST_GIVEN]}..."
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in short)


class DeckError(ValueError):
    """A deck file that cannot be read or breaks a rule, or whose totals do not match its cards."""

    def __init__(self, file: str, problems: Sequence[DeckProblem]) -> None:
        super().__init__("\n".join(f"{file}, {problem}" for problem in problems))
        self.file = file
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Printed:
    """A total that the booklets print, and the rule that states it."""

    total: object
    rule: str


@dataclass(frozen=True, slots=True)
class Tally:
    """A total of some cards, and the lines of these cards in the deck file."""

    total: object
    lines: tuple[int, ...] = ()


def tally(cards: Iterable[tuple[int, "CardEntry"]]) -> Tally:
    """Return the sum of the numbers that are given with these cards, and the lines of the cards.

    The lines of cards with the number 0 are left out.
    """
    counted = [(number, card.line) for number, card in cards if number]
    return Tally(
        sum(number for number, _ in counted), tuple(line for _, line in counted if line is not None)
    )


@dataclass(frozen=True)
class ReadDeck:
    """The checked tables of a deck file, and its ``[ours]`` totals as counted from the cards."""

    tables: Json
    ours: Json


class CardEntry:
    """The entry of one card in a deck file; each refusal names the line of the entry."""

    def __init__(self, file: "DeckFile", table: str, index: int, parts: object) -> None:
        self._file = file
        self.line = file.lines.entry(table, index)
        self.parts: Json = parts if isinstance(parts, dict) else {}
        self.name = str(self.parts.get("id", "?"))
        if not isinstance(parts, dict):
            self._raise(_toml(parts), "{ id = ..., count = ..., ... }", "")

    def refuse(self, part: str | Sequence[str], allowed: str, rule: str) -> NoReturn:
        """Refuse the card because of ``part``: a bad part, or parts that exclude each other."""
        parts = [part] if isinstance(part, str) else part
        written = [f"{one} = {_toml(self.parts[one])}" for one in parts if one in self.parts]
        self._raise(", ".join(written) or f"no {parts[0]}", allowed, rule)

    def _raise(self, given: str, allowed: str, rule: str) -> NoReturn:
        problem = DeckProblem(f"card {self.name}: {given}", allowed, rule, self.line)
        raise DeckError(self._file.path.name, [problem])

    def check_parts(self, known: Iterable[str], rule: str) -> None:
        """Refuse parts that cards of this kind do not have."""
        for part in self.parts:
            if part not in known:
                self.refuse(part, ", ".join(sorted(known)), rule)

    def choice(self, part: str, allowed: Sequence[T], rule: str) -> T | None:
        """Return the value of a part, or None if the card does not have the part.

        Refuse a value that is not in ``allowed``.
        """
        value = self.parts.get(part)
        # the value True is refused where 1 is allowed, although the two are equal in Python
        if value is not None and not any(value is one or _same(value, one) for one in allowed):
            self.refuse(part, ", ".join(_toml(one) for one in allowed), rule)
        return value

    def flag(self, part: str, rule: str) -> bool:
        """Return the value of a part that has to be true or false; refuse any other value.

        If the card does not have the part, return False.
        """
        return bool(self.choice(part, (True, False), rule))


def _same(value: object, other: object) -> bool:
    return type(value) is type(other) and bool(value == other)


class DeckFile:
    """A deck file that is being read. Problems are collected and reported all at once."""

    def __init__(self, path: Path, game: str, tables: Sequence[str]) -> None:
        self.path = path
        self._problems: list[DeckProblem] = []
        self.tables, self.lines = _read(path)
        expected = ["game", *tables, "printed", "ours"]
        for table in self.tables:
            if table not in expected:
                self.problem(table, ", ".join(expected), line=self.lines.key(table))
        for table in expected:
            if table not in self.tables:
                self.problem(f"no {table}", f'game = "{game}"' if table == "game" else table)
        self.finish()
        if self.tables["game"] != game:
            given = f"game = {_toml(self.tables['game'])}"
            self.problem(given, _toml(game), line=self.lines.key("game"))
        for table in ("printed", "ours"):
            if not isinstance(self.tables[table], dict):
                self.problem(table, f"[{table}]", line=self.lines.key(table))
        self.finish()

    def problem(
        self, given: str, allowed: str, rule: str = "", line: int | None = None, **kind: bool
    ) -> None:
        """Record a problem; ``finish`` raises all recorded problems."""
        self._problems.append(DeckProblem(given, allowed, rule, line, **kind))

    def finish(self) -> None:
        """Raise ``DeckError`` if any problem was recorded."""
        if self._problems:
            raise DeckError(self.path.name, self._problems)

    def cards(self, table: str, build: Callable[[CardEntry], T]) -> list[T]:
        """Return the cards built from a table's entries; record a problem for each bad entry."""
        entries = self.tables[table]
        if not isinstance(entries, list):
            self.problem(
                table, "[ { id = ..., count = ..., ... }, ... ]", "", self.lines.key(table)
            )
            return []
        built = []
        for index, parts in enumerate(entries):
            try:
                built.append(build(CardEntry(self, table, index, parts)))
            except DeckError as refused:
                self._problems += refused.problems
        return built

    def check_names(self, cards: Iterable[CardEntry], rule: str) -> None:
        """Refuse a name that an earlier card has already."""
        named: dict[str, int | None] = {}
        for card in cards:
            if card.name in named:
                allowed = f"each id once (line {named[card.name]} has it too)"
                self.problem(f'id = "{card.name}"', allowed, rule, card.line)
            named.setdefault(card.name, card.line)
        self.finish()

    def check_printed(self, printed: Mapping[str, Printed], counted: Mapping[str, Tally]) -> None:
        """Refuse ``[printed]`` totals, and totals of the cards, that differ from the booklets."""
        stated = self.tables["printed"]
        self._check_names("printed", printed)
        for name, wanted in printed.items():
            total, rule = wanted.total, wanted.rule
            line = self.lines.key(name, "printed") or self.lines.key("printed")
            # compare the values as TOML, because in Python True equals 1 and 34.0 equals 34
            if name not in stated or _toml(stated[name]) != _toml(total):
                given = f"{name} = {_toml(stated[name])}" if name in stated else f"no {name}"
                self.problem(f"[printed] {given}", _toml(total), rule, line)
            tally = counted[name]
            if tally.total != total:
                lines = ", ".join(str(one) for one in tally.lines)
                named = f" (lines {lines})" if 0 < len(tally.lines) <= _LINES_NAMED else ""
                given = f"{name} = {_toml(tally.total)}{named}"
                self.problem(given, _toml(total), rule, line, counted=True)
        self.finish()

    def check_ours(self, counted: Mapping[str, object]) -> None:
        """Refuse ``[ours]`` totals that differ from the sums over the cards."""
        self._check_names("ours", counted)
        for name, stated in self.tables["ours"].items():
            if name in counted and _toml(stated) != _toml(counted[name]):
                line = self.lines.key(name, "ours")
                allowed = f"{_toml(counted[name])} (the sum over the cards), or no such line"
                self.problem(f"[ours] {name} = {_toml(stated)}", allowed, "", line)
        self.finish()

    def _check_names(self, table: str, known: Iterable[str]) -> None:
        for name in self.tables[table]:
            if name not in known:
                line = self.lines.key(name, table)
                allowed = ", ".join(known) or f"nothing in [{table}]"
                self.problem(f"[{table}] {name}", allowed, "", line)


def _read(path: Path) -> tuple[Json, DeckLines]:
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
        # "utf-8-sig" because editors on Windows begin a file with a byte order mark
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        tables = tomllib.loads(text) if len(data) <= _MOST_BYTES else None
    except OSError as problem:
        given = f"cannot be read: {problem.strerror or problem}"
        raise DeckError(path.name, [DeckProblem(given, "a file in TOML")]) from problem
    except RecursionError as problem:
        raise DeckError(path.name, [DeckProblem("nested too deeply", "TOML")]) from problem
    except ValueError as problem:  # invalid TOML, or a number with thousands of digits
        found = re.search(r"at line (\d+)", str(problem))
        line = int(found[1]) if found else None
        raise DeckError(path.name, [DeckProblem(str(problem), "TOML", "", line)]) from problem
    if tables is None:
        given = f"more than {_MOST_BYTES} bytes"
        raise DeckError(path.name, [DeckProblem(given, f"at most {_MOST_BYTES} bytes")])
    return tables, DeckLines(text)


def game_of_deck(path: Path) -> str | None:
    """Return the game that a deck file names, or None if it names none."""
    game = _read(path)[0].get("game")
    return game if isinstance(game, str) else None


def _toml(value: object) -> str:
    """Return a value as TOML writes it."""
    try:
        return json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # very long numbers, lists nested very deeply
        return f"<{type(value).__name__}>"


def cards_digest(deck: Json) -> str:
    """Return the sha256 digest of the cards in the tables of a deck file, in hexadecimal.

    Comments, spacing and totals do not change the digest. The order of the cards changes the
    digest, because the result of a shuffle with a known seed depends on this order.
    """
    cards = {table: deck[table] for table in deck if table not in NO_CARDS}
    canonical = json.dumps(cards, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()
