"""The terminal client on real terminals: colours, lines that fit, and what a newcomer reads."""

import os
import re

import pytest
from rich.cells import cell_len

from stope.locales import LANGUAGES, catalogue_files
from stope.tables.user_text import BOT_NAMES
from tests.support import preloaded_commands
from tests.support.decks import changed_deck
from tests.support.pseudo_terminal import COLOUR, Terminal

#: The end of every question: where help is to be found.
PROMPT = r"(?:More|Help|Mehr|Hilfe|Aide|Aiuto|Meer|Hulp)\s?:\s\? $"
#: What the answer about a card ends with: what could be typed.
EXAMPLE = re.compile(r"(?<=[ \n])(\d -?\d+ -?\d+(?: v)?)$", re.MULTILINE)
#: What can be asked, and what is refused or not understood.
QUESTIONS = ("?", "t", "o", "h", "w", "g", "map", "r", "p 1 9 9", "p 77 1 1", "nonsense", "7 7")
#: What a newcomer tries again and again, wherever it leads; None stands for what was suggested.
TRIED = ("1", None, "1", "f", "1", "2", None, "g", "d 1", "u", "v", "n", "l", "1", "1", "f")


def play(terminal, tries):
    """Play as somebody who types whatever is suggested; return whether the match has ended."""
    suggested = "d 2"
    terminal.wait_for(PROMPT)
    for text in TRIED * tries:
        since = len(terminal.plain)
        terminal.type(f"{text or suggested}\n")
        if not terminal.wait_for_either(PROMPT, since=since + len(text or suggested)):
            return True
        examples = EXAMPLE.findall(terminal.plain[since:])
        suggested = examples[-1] if examples else "d 2"
    return False


def words(text):
    """Return the words of a text; letters of drawings are none."""
    return {word.casefold() for word in re.findall(r"[^\W\d_]{3,}", text)}


def vocabulary(language):
    """Return every word that a language has in its catalogues."""
    texts = [path.read_text(encoding="utf-8") for path in catalogue_files(language)]
    return words(" ".join((*texts, *BOT_NAMES)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "tries"), [("diamant", "8", 4), ("duel", "2", 2), ("dark-cave", "8", 2)]
)
def test_no_line_is_too_long_and_no_word_is_split(game, seats, tries, language):
    command = ("play", game, "--seats", seats, "--seed", "3", "--bots", "random", "-l", language)
    with Terminal(*command) as terminal:
        terminal.wait_for(PROMPT)
        for question in QUESTIONS:
            since = len(terminal.plain)
            terminal.type(f"{question}\n")
            assert terminal.wait_for_either(PROMPT, since=since + len(question))
        if not play(terminal, tries):
            terminal.type("q\n")
        terminal.read_to_the_end()
        assert terminal.close() == 0
    assert max(map(cell_len, terminal.plain.split("\n"))) <= 80
    assert words(terminal.plain) - vocabulary(language) - {"nonsense"} == set()
    assert COLOUR.search(terminal.text)
    assert "Traceback" not in terminal.text


def test_what_is_said_of_decks_and_databases_fits_the_terminal_too(tmp_path, tmp_path_factory):
    other = tmp_path_factory.mktemp("wrong")
    less = ('gold = 2, at = "N"', 'gold = 1, at = "N"'), ("goal_gold = 25", "goal_gold = 24")
    deck = changed_deck("duel", tmp_path, *less)
    wrong = changed_deck("duel", other, ('play = "map"', 'play = "dance"'))
    database, copy = str(tmp_path / "tables.sqlite"), str(tmp_path / "copy.sqlite")
    for *command, status in (
        ("deck", "check", str(deck), 0),
        ("deck", "check", str(wrong), 1),
        ("db", "migrate", "--db", database, 0),
        ("db", "backup", copy, "--db", database, 0),
    ):
        with Terminal(*command) as terminal:
            terminal.read_to_the_end()
            assert terminal.close() == status
        lines = terminal.plain.split("\n")
        # a path has no place to break
        assert max(cell_len(line) for line in lines if str(tmp_path.parent) not in line) <= 80


#: A board that is larger than the screen, and something refused.
REFUSED = "p 1 9 9\nq\n"


def shown(**environment):
    """Return what a terminal gets in certain surroundings, for a refused move."""
    with Terminal("play", "duel", "--seed", "3", "--bots", "random", **environment) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("p 1 9 9\n")
        terminal.wait_for(r"DU-20(?s:.*)" + PROMPT)
        terminal.type("q\n")
        terminal.read_to_the_end()
    return terminal.text


def piped(**environment):
    """Return what another program gets in certain surroundings."""
    inherited = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    settings = {**inherited, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
    done = preloaded_commands.run(
        ["play", "duel", "--seed", "3", "--bots", "random"], REFUSED, settings
    )
    assert done.returncode == 0
    return done.stdout


def test_colours_are_where_they_are_wanted():
    assert COLOUR.search(shown())
    assert "\x1b" not in shown(NO_COLOR="1")
    assert "\x1b" not in shown(TERM="dumb")
    assert "\x1b" not in piped()
    assert COLOUR.search(piped(FORCE_COLOR="1"))
    assert "\x1b" not in piped(FORCE_COLOR="1", NO_COLOR="1")


def test_other_programs_get_every_sentence_in_one_line():
    assert "beside a start card, a laid path card or a goal that lies face up. (DU-20)\n" in piped()


@pytest.mark.parametrize(
    ("game", "language", "typed", "said"),
    [
        ("duel", "en", "1 5 5", r"You cannot lay this card there\..*\(DU-20\) Card 1 .* 1 1"),
        ("duel", "de", "p 1 5 5", r"Dort kannst du diese Karte nicht anlegen\..*\(DU-20\) Karte 1"),
        (
            "duel",
            "fr",
            "b 0 0",
            r"Tu ne peux pas faire cela maintenant\..*\(DU-\d+\) Ce que tu peux",
        ),
        ("dark-cave", "en", "s 3 3", r"You cannot go there\..*\(DC-\d+\) What you can do: .*;"),
        ("dark-cave", "it", "1 7 7", r"Non puoi posare questa carta lì\..*\(DC-20\) La carta 1"),
        ("dark-cave", "nl", "c bo", r"Dat kan nu niet\..*\(DC-7\) Wat je kunt doen: .*;"),
    ],
)
def test_refusals_speak_to_the_player(game, language, typed, said):
    with Terminal("play", game, "--seed", "3", "--bots", "random", "-l", language) as terminal:
        terminal.wait_for(PROMPT)
        since = len(terminal.plain)
        terminal.type(f"{typed}\n")
        terminal.wait_for(r"\(D[UC]-\d+\)(?s:.*)" + PROMPT, since=since)
        answer = " ".join(terminal.plain[since:].split())
    assert re.search(said, answer)
    assert "seat" not in answer


def test_a_small_terminal_shows_the_part_of_the_cave_that_matters():
    command = ("play", "dark-cave", "--seed", "3", "--bots", "random")
    with Terminal(*command) as terminal:
        terminal.wait_for(PROMPT)
        screen = terminal.plain.split("\n")[-24:]
        # everything from the empty line before the cave to the question is on the screen
        cave = screen[screen.index("") :]
        assert re.search(r"\d ↑\?\d", cave[1])
        assert sum("↓?8" in line for line in cave) == 1
        assert any("─*─" in line or "─0─" in line for line in cave)
        assert any("map" in line for line in cave)
        since = len(terminal.plain)
        terminal.type("map\n")
        terminal.wait_for(PROMPT, since=since)
        assert terminal.plain[since:].count("│  ?  │") == 4
    with Terminal(*command, columns=120, rows=40) as large:
        large.wait_for(PROMPT)
        assert large.plain.count("│  ?  │") == 4
        assert "↑?" not in large.plain


def test_a_card_is_played_by_its_number_or_by_its_code():
    for typed in ("1 1 1", "p 1 1 1", "p01 1 1", "p P01 1 1"):
        with Terminal("play", "duel", "--seed", "3", "--bots", "random") as terminal:
            terminal.wait_for(PROMPT)
            terminal.type(f"{typed}\n")
            terminal.wait_for("You lay straight left and right at 1, 1")
