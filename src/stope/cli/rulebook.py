"""The numbered rules of a game, as lines of text and as JSON."""

from stope.errors.base import shown
from stope.errors.games import NoSuchRule
from stope.games import GameSpec
from stope.games.codecs import Json
from stope.locales import say


def rules_json(game: GameSpec, wanted: str = "") -> list[Json]:
    """Return all rules, or only the rule ``wanted`` ("9" or "DI-9"), with ids, texts and marks."""
    rules = _all_rules(game)
    if not wanted:
        return rules
    number = wanted.upper().removeprefix(f"{game.rulebook.prefix}-")
    chosen = [rule for rule in rules if rule["rule"] == f"{game.rulebook.prefix}-{number}"]
    if not chosen:
        raise NoSuchRule(given=shown(wanted), first=rules[0]["rule"], last=rules[-1]["rule"])
    return chosen


def _all_rules(game: GameSpec) -> list[Json]:
    book = game.rulebook
    sections = {first: name for name, first in book.sections.items()}
    section = ""
    rules = []
    for number in book.numbers:
        section = sections.get(number, section)
        rules.append(
            {
                "rule": book.rule_id(number),
                "section": say(f"{game.name}-section-{section}"),
                "text": say(f"{game.name}-rule-{number}"),
                **book.marks(number),
            }
        )
    return rules


def rule_lines(game: GameSpec, number: str = "") -> list[str]:
    """Return the lines of all rules, or only of the rule ``number`` ("9" or "DI-9")."""
    if number:
        return [_line(rule) for rule in rules_json(game, number)]
    rules = rules_json(game)
    title = say(f"{game.name}-title")
    lines = [
        say("rules-title", title=title, first=rules[0]["rule"], last=rules[-1]["rule"]),
        say("rules-legend"),
    ]
    section = ""
    for rule in rules:
        if rule["section"] != section:
            section = rule["section"]
            lines += ["", section]
        lines.append(_line(rule))
    return lines


def _line(rule: Json) -> str:
    marks = [say(f"rules-{mark}") for mark in ("ruling", "option", "deck") if rule[mark]]
    return " ".join([rule["rule"], *marks, rule["text"]])
