"""The command line as people and scripts use it: real processes, real terminals."""

import json
import os
import re
import signal
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.support import preloaded_commands
from tests.support.child_processes import run_to_end
from tests.support.pseudo_terminal import STOPE, Terminal


def run(*arguments, given="", **environment):
    surroundings = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "100", **environment}
    if preloaded_commands.can_be_forked(surroundings):
        return preloaded_commands.run(arguments, given, surroundings)
    return run_to_end(
        [*STOPE, *arguments], given=given, env=surroundings, timeout=preloaded_commands.PATIENCE
    )


def test_a_match_by_typing_until_the_end():
    done = run("play", "diamant", "--seats", "3", "--seed", "4", given="l\n" * 5)
    assert done.returncode == 0
    assert "Cave 5" in done.stdout
    assert "Final standings" in done.stdout
    assert done.stdout.count("Go on (g) or leave (l)?") == 5
    assert done.stderr == ""


def test_questions_are_answered_and_cost_nothing():
    given = "o\nt\nr 9\nr\n?\nnonsense\n\nr 99\nq\n"
    done = run("play", "diamant", "--seed", "4", given=given)
    assert done.returncode == 0
    assert "The next card ends the expedition with a chance of 0" in done.stdout
    assert "Cave 1 of 5" in done.stdout
    assert "DI-9 [ruling]" in done.stdout
    assert "DI-16" in done.stdout
    assert "“nonsense” is not understood here." in done.stdout
    assert "There is no rule '99'." in done.stdout
    assert done.stdout.rstrip().endswith("The match was not finished.")


def test_the_end_of_the_input_ends_the_match():
    done = run("play")
    assert done.returncode == 0
    assert "The match was not finished." in done.stdout


@pytest.mark.parametrize(
    ("language", "word", "sentence"),
    [
        ("de", "umkehren", "Endstand"),
        ("fr", "sortir", "Classement final"),
        ("it", "esci", "Classifica finale"),
        ("nl", "terugkeren", "Eindstand"),
    ],
)
def test_a_match_in_every_language(language, word, sentence):
    given = f"{word}\n" * 5
    done = run("play", "--seats", "3", "--seed", "1", "--language", language, given=given)
    assert done.returncode == 0
    assert sentence in done.stdout
    assert "Go on" not in done.stdout


def test_words_instead_of_drawings():
    done = run("play", "--seed", "3", "--words", given="g\nq\n")
    assert "Path: 13 gems" in done.stdout
    assert "─[" not in done.stdout


def test_a_plain_terminal_gets_plain_characters():
    done = run("play", "--seed", "3", given="g\nq\n", PYTHONIOENCODING="ascii:replace")
    assert "camp -[13" in done.stdout


@pytest.mark.parametrize(
    ("game", "words"), [("duel", "a goal, face down"), ("dark-cave", "4 4: a goal, face down")]
)
def test_a_plain_terminal_gets_a_map_in_words(game, words):
    done = run("play", game, "--seed", "3", given="map\nq\n", PYTHONIOENCODING="ascii:replace")
    status, asked = done.stdout.split("Help: ?")[:2]
    assert words in status
    assert words in asked
    # the quotation marks of the question are the only characters that such a terminal lacks
    assert "???" not in asked


def test_records_are_saved_and_replayed(tmp_path):
    path = tmp_path / "match.json"
    done = run("play", "--watch", "--seats", "4", "--seed", "9", "--save", str(path))
    assert done.returncode == 0
    again = run("replay", str(path))
    assert again.returncode == 0
    assert "The fifth expedition is over." in again.stdout
    position = json.loads(run("replay", str(path), "--json").stdout)
    assert position["over"] is True
    cut = tmp_path / "cut.json"
    cut.write_text(path.read_text()[:-40])
    refused = run("replay", str(cut))
    assert refused.returncode == 2
    assert "cannot be read" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_simulate_for_people_and_for_scripts():
    told = run(
        "simulate", "diamant", "--games", "500", "--bots", "careful,random,random", "--seats", "3"
    )
    assert "500 matches of Diamant with 3 players" in told.stdout
    counted = json.loads(run("simulate", "--games", "500", "--json").stdout)
    assert [seat["seat"] for seat in counted["seats"]] == [0, 1, 2, 3, 4]
    assert sum(seat["wins"] for seat in counted["seats"]) == pytest.approx(1)


def test_rules_for_people_and_for_scripts():
    told = run("rules", "diamant").stdout
    assert all(f"DI-{number} " in told for number in range(1, 17))
    assert told.count("[ruling]") == 8  # seven rules and the legend
    rules = json.loads(run("rules", "--json", "--language", "fr").stdout)
    assert [rule["rule"] for rule in rules if rule["option"]] == ["DI-15"]
    one = run("rules", "--rule", "di-8").stdout
    assert one.startswith("DI-8 ")
    assert one.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "--seats", "2"], "3 to 8 players, not 2 (DI-1)"),
        (["play", "--seed", "-4"], "whole number from 0"),
        (["play", "--option", "colour=red"], "no option 'colour'"),
        (["play", "--option", "chests"], "chests cannot be ''"),
        (["play", "--bots", "clever"], "There is no bot 'clever'"),
        (["play", "--language", "xx"], "There is no language 'xx'"),
        (["rules", "go"], "There is no game 'go'"),
        (["replay", "no-such-file.json"], "cannot be read"),
        (["simulate", "--games", "0"], "at least 1"),
        (["simulate", "--device", "cuda", "--games", "1"], "No graphics card"),
        (["bench", "chess"], "There is no game 'chess'"),
    ],
)
def test_bad_input_gets_one_sentence_and_no_traceback(arguments, says):
    if "cuda" in arguments and not run(*arguments).returncode:
        pytest.skip("there is a graphics card here")
    done = run(*arguments)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["play", "x" * 3000], 2),
        (["play", "--watch", "--seed", str(2**64 - 1)], 0),
        (["play", "--watch", "--save", "/no/such/folder/x"], 2),
        (["bench", "--quick", "--write", "/no/such/folder/x"], 2),
        (["simulate", "--games", "100000000000000"], 2),
        (["simulate", "--bots", "careful,random"], 2),
        (["rules", "--rule", "99"], 2),
    ],
)
def test_odd_arguments_are_no_accident(arguments, status):
    done = run(*arguments)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert status == 0 or done.stderr.count("\n") == 1


def test_no_input_at_all_ends_the_match():
    command = " ".join([*STOPE, "play", "<&-"])
    done = run_to_end(command, shell=True)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_input_that_is_no_text_is_not_understood():
    done = run_to_end([*STOPE, "play"], given=b"\xff\xfe\nq\n", text=False)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_a_full_disk_is_reported_in_one_sentence():
    with Path("/dev/full").open("w") as full:
        done = run_to_end([*STOPE, "rules"], stdout=full)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr


def test_replaying_tells_no_secrets(tmp_path):
    path = tmp_path / "match.json"
    run("play", "--watch", "--seats", "3", "--seed", "2", "--save", str(path))
    assert "eyes only" not in run("replay", str(path)).stdout
    path.write_text("[" * 100_000)
    refused = run("replay", str(path))
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


def test_a_duel_by_typing():
    odd = "p P99 1 1\np P01 ² 1\nm \u0661 1\np P01 " + "9" * 5000 + " 1\n"
    given = "w\nh\no\nt\nr 22\n" + odd + "p P01 40 40\nd P06\nq\n"
    done = run("play", "duel", "--seed", "3", given=given)
    assert done.returncode == 0
    assert "──◆──" in done.stdout
    assert "Card 1 (straight left and right) can go to: -1 1; 1 1." in done.stdout
    assert "(DU-20)" in done.stdout
    assert "You have no card p99. Your cards are numbered 1 to 6." in done.stdout
    assert "“² 1” is no place." in done.stdout
    assert "you discarded curve up and right + green ladder" in done.stdout
    assert not re.search(r"\b[PAGS]\d\d\b", done.stdout)
    words = run("play", "duel", "--seed", "3", "--words", given="q\n").stdout
    assert "a goal, face down" in words
    assert "◆" not in words


def test_a_duel_alone():
    done = run("play", "duel", "--solo", "--seed", "1", given="q\n")
    assert done.returncode == 0
    assert "The Duel alone: you." in done.stdout


def test_bots_play_a_whole_duel_in_every_language():
    for language in ("en", "de", "fr", "it", "nl"):
        done = run("play", "duel", "--watch", "--seed", "5", "--language", language)
        assert done.returncode == 0
        assert done.stderr == ""


def test_a_dark_cave_by_typing():
    odd = "p C999 1 1\np C102 ² 1\nd " + "9" * 5000 + "\ns 0 0 q\nl dragon 1 1\n7\nn 0 0 q\n"
    given = "?\nw\nh\no\nt\ng\nr 38\n" + odd + "x 0 0\nf\np C102 40 40\np C102 0 -1\n1\ng\nf\nq\n"
    done = run("play", "dark-cave", "--seed", "3", given=given)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "│  ?  │" in done.stdout
    assert "Card 3 (straight up and down) can go to: 0 -1;" in done.stdout
    assert "In reach with 3 steps" in done.stdout
    for refused in ("card c999", "(DC-13)", "(DC-20)", "“dragon”", "“q”", "DC-38"):
        assert refused in done.stdout
    assert "You lay fork up, down, and left at 0, -1." in done.stdout
    assert re.search(r"\d  0 -1", done.stdout)
    assert not re.search(r"\b[ACD]\d\d\d?\b", done.stdout)
    assert "You go to" in done.stdout


def test_the_dark_cave_in_words_draws_nothing():
    words = run("play", "dark-cave", "--seed", "3", "--words", given="q\n").stdout
    assert "4 4: a goal, face down" in words
    assert "You: at 0 0" in words
    assert "○" not in words


def test_bots_agree_to_end_a_game_only_when_they_have_nothing_to_lose():
    done = run("play", "dark-cave", "--seats", "2", "--seed", "3", given="agree\ndisagree\nq\n")
    assert "You would end the game now." in done.stdout
    assert "You would go on after all." in done.stdout
    assert "The game is over" not in done.stdout


def test_bots_play_whole_dark_caves_in_every_language():
    for seats, language in zip("25678", ("en", "de", "fr", "it", "nl"), strict=True):
        done = run("play", "dark-cave", "--seats", seats, "--watch", "--language", language)
        assert done.returncode == 0
        assert done.stderr == ""


def marks(drawing):
    """Return the bots in a drawing of standings, and how many bars it has."""
    drawn = ElementTree.parse(drawing).getroot()
    name = "{http://www.w3.org/2000/svg}"
    bots = [text.text for text in drawn.iter(f"{name}text") if text.get("text-anchor") == "end"]
    return bots, len([one for one in drawn.iter(f"{name}rect") if one.get("class") == "bar"])


def test_a_tournament_goes_on_where_it_stopped(tmp_path):
    kept, drawing = tmp_path / "run.npz", tmp_path / "run.svg"
    how = ["arena", "diamant", "--bots", "careful,random*2", "--save", str(kept), "--json"]
    first = json.loads(run(*how, "--games", "30").stdout)
    assert first["matches"] == 30
    again = json.loads(run(*how, "--games", "60", "--plot", str(drawing)).stdout)
    straight = json.loads(
        run("arena", "diamant", "--bots", "careful,random*2", "--games", "60", "--json").stdout
    )
    assert again == straight
    assert again["standings"][0]["bot"] == "careful"
    assert marks(drawing) == (["careful", "random"], 2)
    for other, reason in ((tmp_path / "run.png", "svg"), (kept, "--save")):
        spoilt = run(*how, "--games", "60", "--plot", str(other))
        assert spoilt.returncode == 2
        assert reason in spoilt.stderr
    refused = run(*how, "--games", "30", "--seed", "4")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    shown = run("arena", "diamant", "--bots", "careful,random*2", "--games", "30", "-l", "de")
    assert "95-%-Intervalle" in shown.stdout


def test_the_arena_tells_ranks_of_who_plays_alone_and_roles_of_teams(tmp_path):
    drawing = tmp_path / "run.svg"
    alone = run("arena", "duel", "--bots", "careful", "--games", "20", "--plot", str(drawing))
    assert "fewer than 15 gold" in alone.stdout
    assert "%" in alone.stdout
    assert "rating" not in alone.stdout
    assert marks(drawing) == (["careful"], 1)
    teams = run("arena", "dark-cave", "--bots", "careful,random*4", "--games", "10", "-l", "it")
    assert "careful (sabotatore)" in teams.stdout
    assert "squadre" in teams.stdout


def test_bots_and_numbers_of_the_arena_are_checked():
    for arguments in (["--bots", "careful,nobody*2"], ["--games", "0"], ["--threads", "0"]):
        refused = run("arena", "diamant", *arguments)
        assert refused.returncode == 2
        assert len(refused.stderr.splitlines()) == 1


def test_misuse_of_the_command_line_is_explained():
    done = run("play", "--sets", "3")
    assert done.returncode == 2
    assert "No such option" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_refusal_speaks_the_language_of_the_surroundings():
    done = run("play", "--seats", "2", LANG="de_DE.UTF-8")
    assert "DI-1" in done.stderr
    assert "players" not in done.stderr


def test_a_reader_that_goes_away_is_no_accident():
    command = " ".join([*STOPE, "rules", "|", "head", "-1"])
    done = run_to_end(command, shell=True)
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_a_match_cleanly():
    terminal = Terminal("play", "--seed", "1")
    terminal.wait_for(r"leave \(l\)\?")
    terminal.wait_until_asleep()
    terminal.process.send_signal(signal.SIGINT)
    terminal.wait_for("Stopped.")
    assert terminal.close() == 130
    assert "Traceback" not in terminal.text


def test_ctrl_c_ends_a_simulation_cleanly():
    terminal = Terminal("simulate", "--games", "50000000")
    terminal.wait_for("Playing 50,000,000 matches")
    terminal.process.send_signal(signal.SIGINT)
    terminal.wait_for("Stopped.")
    assert terminal.close() == 130
    assert "Traceback" not in terminal.text


def test_the_first_start_shows_what_is_compiled_and_that_it_happens_once(tmp_path):
    terminal = Terminal("play", "--seed", "1", STOPE_CACHE_DIR=str(tmp_path))
    # the end of the sentence may stand in the next line, behind the bar
    terminal.wait_for("Compiling the rules of diamant, only this")
    terminal.wait_for(r"leave \(l\)\?")
    terminal.type("q\n")
    assert terminal.close() == 0
    again = Terminal("play", "--seed", "1", STOPE_CACHE_DIR=str(tmp_path))
    again.wait_for(r"leave \(l\)\?")
    again.type("q\n")
    assert again.close() == 0
    assert "Compiling" not in again.text
