"""Rules that rest on cards of our own making say so, in the terminal and in the browser."""

import pytest

from stope.cli.rulebook import rule_lines, rules_json
from stope.games import GAMES
from stope.locales import LANGUAGES, say, use_language
from stope.server.protocol.event_catalog import telling

#: rules about single cards, their shapes or spaces, of which booklets print totals only
RESTING_ON_DECKS = {
    "diamant": set(),
    "duel": {"DU-1", "DU-2", "DU-27", "DU-40", "DU-41", "DU-42", "DU-43", "DU-44"},
    "dark-cave": {"DC-6", "DC-30", "DC-38"},
}
#: rulings that were not marked as such
OURS = ["DI-16", "DU-2", "DU-10", "DC-12", "DC-13", "DC-59", "DC-61"]
#: rules in which the editions differ, and the editions that the rule names
EDITIONS = {
    "DU-5": ["nl"],
    "DU-27": ["de", "nl"],
    "DU-30": ["nl"],
    "DU-32": ["nl"],
    "DU-46": ["de"],
    "DU-52": ["nl"],
    "DC-2": ["de", "en"],
    "DC-21": ["de", "en"],
    "DC-55": ["en"],
}
#: how each language calls an edition, without the ending
CALLED = {
    "en": {"de": "German", "en": "English", "nl": "Dutch"},
    "de": {"de": "deutsch", "en": "englisch", "nl": "niederländisch"},
    "fr": {"de": "allemande", "en": "anglaise", "nl": "néerlandaise"},
    "it": {"de": "tedesca", "en": "inglese", "nl": "olandese"},
    "nl": {"de": "Duitse", "en": "Engelse", "nl": "Nederlandse"},
}


@pytest.fixture(params=LANGUAGES)
def language(request):
    use_language(request.param)
    yield request.param
    use_language("en")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_rules_that_rest_on_a_deck_are_marked(game, language):
    rules = rules_json(game)
    assert {rule["rule"] for rule in rules if rule["deck"]} == RESTING_ON_DECKS[game.name]
    mark = say("rules-deck")
    marked = {line.split()[0] for line in rule_lines(game)[3:] if f" {mark} " in f"{line} "}
    assert marked == RESTING_ON_DECKS[game.name]
    assert mark in say("rules-legend")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_browser_marks_the_same_rules(game):
    told = telling()["games"][game.name]
    marked = {f"{told['prefix']}-{rule['number']}" for rule in told["rules"] if rule["deck"]}
    assert marked == RESTING_ON_DECKS[game.name]


@pytest.mark.parametrize("rule", OURS)
def test_decisions_of_ours_are_marked(rule):
    game = next(one for one in GAMES.values() if rule.startswith(f"{one.rulebook.prefix}-"))
    [told] = rules_json(game, rule)
    assert told["ruling"]
    assert say("rules-ruling") in rule_lines(game, rule)[0]


@pytest.mark.parametrize("rule", EDITIONS)
def test_where_editions_differ_the_rule_names_them(rule, language):
    game = next(one for one in GAMES.values() if rule.startswith(f"{one.rulebook.prefix}-"))
    [told] = rule_lines(game, rule)
    for edition in EDITIONS[rule]:
        assert CALLED[language][edition] in told
