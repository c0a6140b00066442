"""Writes docs/rules-index.md: for each numbered rule, the files that implement it.

    python -m docs.rules_index [--check]

A file implements a rule when the docstring of a class or function cites it before a colon ("DC-20,
DC-27: lay a path card"), when a comment on a constant does so, when it refuses something with that
rule (``Rule.DC_57_LURE``), or when the check of a deck file names it. With ``--check`` nothing is
written, and the exit status is 1 if the page is out of date.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from stope.games import GAMES, GameSpec
from stope.locales import say

ROOT = Path(__file__).parent.parent
GAMES_FOLDER = ROOT / "src" / "stope" / "games"
PAGE = ROOT / "docs" / "rules-index.md"

#: Parts of a game that apply rules rather than decide them: events, positions, what players see.
APPLIED_IN = ("events", "moves", "position", "position_text", "view", "view_types")
#: Parts that are no rules: the list of all of them, and what bots know.
LEFT_OUT = ("rulebook", "ai")

_ID = r"[A-Z]{2}-\d+"
_IDS = rf"{_ID}(?:(?:, | to | and ){_ID})*"
#: Ids before a colon at the beginning of a sentence.
_CITATION = re.compile(rf"(?:^|[.:;] )({_IDS}):", re.MULTILINE)
_COMMENT = re.compile(rf"^\s*#:? ({_IDS}): ", re.MULTILINE)
_RANGE = re.compile(r"([A-Z]{2})-(\d+)(?: to [A-Z]{2}-(\d+))?")

HEADER = """\
# Where each rule is

Written by `python -m docs.rules_index` from the ids that the source cites; `make test` fails while
it is out of date. Bots are left out. Paths are relative to `src/stope/games`.
`stope rules GAME --rule ID` prints the text of a rule.

"""


def expanded(ids: str) -> set[str]:
    """Return the ids of a citation, ranges filled in.

    >>> sorted(expanded("DC-9, DC-11 to DC-13"))
    ['DC-11', 'DC-12', 'DC-13', 'DC-9']
    """
    found = set()
    for prefix, first, last in _RANGE.findall(ids):
        found |= {f"{prefix}-{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def cited(source: str) -> set[str]:
    """Return the ids of the rules that a source file says it implements.

    >>> sorted(cited('def f(): "DC-20: laid. DC-27: a vein gets its gold."'))
    ['DC-20', 'DC-27']
    """
    return set().union(*map(expanded, _citations(source)))


def _citations(source: str) -> Iterator[str]:
    yield from _COMMENT.findall(source)
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield from _CITATION.findall(ast.get_docstring(node) or "")
        elif isinstance(node, ast.Constant) and re.fullmatch(_ID, str(node.value)):
            yield str(node.value)
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Rule":
            yield "-".join(node.attr.split("_")[:2])


def files_by_rule(game: GameSpec) -> dict[str, list[Path]]:
    """Return for each rule the files that cite it, paths relative to the games' folder."""
    found = defaultdict(list)
    for folder in (game.module, "path_cards"):
        for path in sorted((GAMES_FOLDER / folder).rglob("*.py")):
            place = path.relative_to(GAMES_FOLDER)
            if _part(place) not in LEFT_OUT:
                for rule in cited(path.read_text(encoding="utf-8")):
                    found[rule].append(place)
    return found


def subject(name: str) -> str:
    """Return the subject of a rule as words.

    >>> subject("DC_41_ORDER_OF_A_STEP")
    'Order of a step'
    """
    return name.split("_", 2)[2].replace("_", " ").capitalize()


def page() -> str:
    """Return the whole page."""
    return HEADER + "\n".join(_table(game) for game in GAMES.values())


def _table(game: GameSpec) -> str:
    files = files_by_rule(game)
    lines = [
        f"## {say(f'{game.name}-title')}\n",
        "| rule | subject | decided in | applied in |",
        "| --- | --- | --- | --- |",
    ]
    for rule in game.rulebook.rules:
        number = game.rulebook.rule_id(rule)
        decided = [path for path in files[number] if _part(path) not in APPLIED_IN]
        applied = [path for path in files[number] if _part(path) in APPLIED_IN]
        cells = (number, subject(rule.name), _listed(decided), _listed(applied))
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _part(path: Path) -> str:
    return path.parts[1].removesuffix(".py")


def _listed(paths: list[Path]) -> str:
    return ", ".join(f"`{path.as_posix()}`" for path in paths) or "-"


def main() -> None:
    """Write the page, or say that it is out of date."""
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        sys.exit("docs/rules-index.md is out of date; python -m docs.rules_index writes it anew.")


if __name__ == "__main__":
    main()
