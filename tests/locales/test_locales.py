"""Catalogues: nothing missing, nothing unused, nothing that does not fit."""

import re
from dataclasses import fields
from enum import IntEnum
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stope
from stope.games import GAMES
from stope.games.codecs import Event, Face, Seats, label, word
from stope.games.dark_cave.cards import Action, Creature
from stope.locales import (
    LANGUAGES,
    MissingWordsError,
    catalogue_files,
    say,
    system_language,
    use_language,
)
from stope.narration import event_id, event_sentence, event_values
from stope.tables.user_text import PHRASES
from tests.support.refusals import all_refusals

SOURCES = Path(stope.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Return the messages of a language with the variables they speak of."""
    messages = {}
    for path in catalogue_files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                messages[entry.id.name] = variables.names
    return messages


ENGLISH = catalogue("en")


def asked_for_by_name() -> set[str]:
    """Return the ids that appear as they are in the sources."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.parent.rglob("*.py"))
    named = set(re.findall(r"\bsay\(\s*\"([a-z0-9-]+)\"", text))
    # ids that are chosen between before they are said
    chosen = set(re.findall(r"\"((?:play-result|duel-colour|mine-space)[a-z-]*)\"", text))
    # what speaks for moves
    chosen |= set(re.findall(r"\"([a-z-]+-hint-[a-z-]+)\"", text))
    # kinds of cards and marks of players that the terminal client of the Dark Cave names
    kinds = {f"action-{word(action)}" for action in Action if action != Action.NONE}
    kinds |= {f"mark-{mark}" for mark in ("revealed", "out", "lying", "boots", "agreed")}
    refused = {f"refused-{tried}" for tried in ("place", "step", "move")}
    return named | chosen | refused | {f"dark-cave-{kind}" for kind in kinds}


def said_in_the_browser() -> tuple[set[str], set[str]]:
    """Return the ids that the client says as they are, and those that it may put together.

    An id in quotes is used, wherever it stands. `client-level-${level}` stands for all ids that
    look like it.
    """
    named, possible = set(), set()
    for path in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        if path.name == "wire.ts":
            continue
        text = path.read_text(encoding="utf-8")
        named |= set(re.findall(r"\bsay\(\s*\"([a-z0-9-]+)\"", text))
        possible |= set(re.findall(r"[\"']([a-z][a-z0-9-]+)[\"']", text)) & set(ENGLISH)
        for pattern in re.findall(r"`((?:[a-z0-9-]|\$\{[^}`]*\})+)`", text):
            parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", pattern)]
            # what consists of nothing but holes would be anything
            if len(parts) > 1 and "-" in "".join(parts):
                looks = re.compile("[a-z0-9-]+".join(parts))
                possible |= {name for name in ENGLISH if looks.fullmatch(name)}
    return named, possible


def made_from_parts() -> set[str]:
    """Return the ids that the sources put together from games, events, rules and errors."""
    ids = {f"rules-{mark}" for mark in ("ruling", "option", "deck")}
    ids |= {f"deck-card-{change}" for change in ("added", "removed", "changed", "reordered")}
    ids |= {f"simulate-{column}" for column in ("seat", "bot", "wins", "mean", "most")}
    ids |= {f"phrase-{phrase}" for phrase in PHRASES}
    ids |= {kind.message_id() for kind in all_refusals()}
    for game in GAMES.values():
        book = game.rulebook
        ids.add(f"{game.name}-title")
        ids |= {event_id(game, kind) for kind in game.events.kinds}
        ids |= {f"{game.name}-move-{label(kind)}" for kind in game.moves.kinds}
        ids |= {f"{game.name}-refusal-{number}" for number in book.refusals}
        ids |= {f"{game.name}-rule-{number}" for number in book.numbers}
        ids |= {f"{game.name}-section-{section}" for section in book.sections}
        ids |= {f"{game.name}-reason-{reason}" for reason in game.reasons}
        ids |= {f"{game.name}-role-{role}" for role in game.roles}
        ids |= {
            f"{game.name}-{kind.__name__.lower()}-{word(member)}"
            for kind in named_things(game)
            for member in kind
        }
    return ids


def named_things(game) -> set[type[IntEnum]]:
    """Return the kinds of things that events of a game speak of."""
    hints = [kind.__dataclass_fields__.values() for kind in game.events.kinds]
    types = {field.type for fields in hints for field in fields}
    return {
        kind
        for kind in types
        if isinstance(kind, type) and issubclass(kind, IntEnum) and not issubclass(kind, Face)
    }


def test_every_message_is_there_and_is_used():
    in_the_browser, perhaps_there = said_in_the_browser()
    needed = asked_for_by_name() | made_from_parts() | in_the_browser
    assert needed - set(ENGLISH) == set()
    assert set(ENGLISH) - needed - perhaps_there == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_about_the_same_things(language):
    own = catalogue(language)
    assert set(own) == set(ENGLISH)
    different = {name for name in own if own[name] != ENGLISH[name]}
    assert different == set()


def samples(kind: type[Event]) -> list[Event]:
    """Return events of a kind with numbers of several sizes, every member and every yes and no."""
    events = []
    for size in range(4):
        values: dict[str, IntEnum | Seats | int] = {}
        for field in fields(kind):
            if isinstance(field.type, type) and issubclass(field.type, IntEnum):
                values[field.name] = list(field.type)[size % len(field.type)]
            elif field.type is Seats:
                values[field.name] = Seats(range(size))
            else:
                values[field.name] = bool(size % 2) if field.type is bool else size
        events.append(kind(**values))
    return events


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language):
    use_language(language)
    try:
        for game in GAMES.values():
            names = [f"Player {seat}" for seat in range(8)]
            for kind in game.events.kinds:
                for event in samples(kind):
                    for you in (0, 1, None):
                        values = event_values(game, event, names, you)
                        assert ENGLISH[event_id(game, kind)] <= set(values)
                        assert event_sentence(game, event, names, you)
    finally:
        use_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    for name, variables in ENGLISH.items():
        for value in (1, "yes", 7):
            text = say(name, language=language, **dict.fromkeys(variables, value))
            assert text.strip()
            assert "{" not in text


#: articles that no creature of the Dark Cave has, where they differ from creature to creature
WRONG_ARTICLES = {
    "de": r"\b(der|den|ein|einen) Ratte|\b(die|eine) (Lindwurm|Goblin)",
    "fr": r"\b(le|du|un) guivre|\b(la|une) (rat|gobelin)",
}


@pytest.mark.parametrize("language", WRONG_ARTICLES)
def test_creatures_have_the_article_of_their_gender(language):
    said = [name for name in ENGLISH if "creature" in ENGLISH[name]]
    assert "dark-cave-event-creature-gone" in said
    creatures = [word(creature) for creature in Creature]
    names = [say(f"dark-cave-creature-{creature}", language=language) for creature in creatures]
    for name in said:
        # some messages are told the kind of creature, others what it is called
        for creature in (*creatures, *names):
            for you in ("yes", "no"):
                values = dict.fromkeys(ENGLISH[name], 3) | {"creature": creature, "you": you}
                text = say(name, language=language, **values)
                assert not re.search(WRONG_ARTICLES[language], text, re.IGNORECASE), text


def test_french_signs_do_not_begin_a_line():
    """French puts a space before : ; ! % and inside « », which must not break."""
    breaks = re.compile(r"\S [:;!%»](?=[\s.,)]|$)|« ")
    for path in catalogue_files("fr"):
        for line in path.read_text(encoding="utf-8").split("\n"):
            assert line.startswith("#") or not breaks.search(line), f"{path.name}: {line}"


def test_numbers_of_rules_are_the_same_in_all_languages():
    for name in ENGLISH:
        if re.fullmatch(r"[a-z-]+-rule-\d+", name):
            numbers = {
                tuple(sorted(re.findall(r"\d+", say(name, language=language))))
                for language in LANGUAGES
            }
            assert len(numbers) == 1, name


def test_a_missing_message_or_value_is_a_mistake_of_ours():
    with pytest.raises(MissingWordsError):
        say("no-such-message")
    with pytest.raises(MissingWordsError):
        say("play-standing")


@pytest.mark.parametrize("given", ["es", "EN", None, 3])
def test_an_unknown_language_is_refused_with_those_there_are(given):
    with pytest.raises(stope.UnknownLanguage, match=", ".join(LANGUAGES)):
        use_language(given)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"STOPE_LANGUAGE": "nl", "LANG": "de_DE.UTF-8"}, "nl"),
    ],
)
def test_the_language_of_the_surroundings_is_taken(monkeypatch, environment, language):
    for name in ("STOPE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language
