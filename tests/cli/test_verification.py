"""The command that proves a shuffle, as a reader sees it."""

import json
from pathlib import Path

import pytest

import stope
from stope.cli.verification import proof_lines, state_lines
from stope.locales import LANGUAGES, use_language
from stope.match_record import written_record
from stope.tables.fairness import commitment, fair_record, match_key, verify
from tests.cli.test_app import run

SECRET = bytes(range(32))
NONCES = {0: "0a" * 16, 2: "ff" * 16}


def record(nonces=NONCES, moves=1000):
    match = stope.new("diamant", seats=3, key=match_key(SECRET, nonces))
    while not match.over and len(match.history) < moves:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[len(match.history) % 2])
    return fair_record(match, SECRET, nonces)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "record.json"


def verified(path, given, *arguments):
    path.write_text(given if isinstance(given, str) else json.dumps(given), encoding="utf-8")
    return run("verify", str(path), *arguments)


def test_a_true_record_is_confirmed_with_all_that_went_in_and_how_it_ended(path):
    given = record()
    done = verified(path, given)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("The shuffle is confirmed")
    assert lines[1].endswith(commitment(SECRET))
    assert lines[2:4] == [f"Added by seat 0: {NONCES[0]}", f"Added by seat 2: {NONCES[2]}"]
    scores = stope.replay({name: given[name] for name in given if name != "fairness"}).result.scores
    assert lines[5:8] == [f"Seat {seat}: {points}" for seat, points in enumerate(scores)]
    assert lines[8].startswith("Winning seats: ")
    assert SECRET.hex() not in done.stderr


def test_a_match_of_bots_that_was_broken_off_is_confirmed_as_that(path):
    done = verified(path, record({}, moves=2))
    assert done.returncode == 0
    assert "Nobody added anything" in done.stdout
    assert done.stdout.endswith("The match was not played to its end.\n")


def test_a_script_gets_json(path):
    told = json.loads(verified(path, record(), "--json").stdout)
    assert told["commitment"] == commitment(SECRET)
    assert told["nonces"] == {"0": NONCES[0], "2": NONCES[2]}
    assert told["result"]["reason"] == "most-points"
    assert json.loads(verified(path, record(moves=1), "--json").stdout)["result"] is None


def test_a_record_with_a_proof_is_replayed_like_any_other(path):
    path.write_text(json.dumps(record()), encoding="utf-8")
    done = run("replay", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The fifth expedition is over." in done.stdout


def test_every_language_confirms_in_its_own_words():
    given, told = record(), set()
    for language in LANGUAGES:
        use_language(language)
        try:
            lines = proof_lines(given, verify(given))
        finally:
            use_language("en")
        assert commitment(SECRET) in lines[1]
        assert len(lines) == 9
        told.add(lines[0])
    assert len(told) == len(LANGUAGES)


def test_a_refusal_speaks_the_language_of_the_reader(path):
    refused = verified(path, "{}", "--language", "de")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.startswith("Die Mischung ist nicht bestätigt. ")


def test_a_file_that_is_not_there_proves_nothing(path):
    done = run("verify", str(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert "cannot be read" in done.stderr
    assert done.stderr.count("\n") == 1


def of_other_rules(given):
    """Return a record as a later version would have written it."""
    parts = ("game", "deck", "start", "moves", "state")
    later = written_record(rules_version=99, **{part: given[part] for part in parts})
    return {**later, "fairness": given["fairness"]}


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_this_version_cannot_check_is_told_apart_from_what_is_not_confirmed(path, command):
    path.write_text(json.dumps(of_other_rules(record())), encoding="utf-8")
    done = run(command, str(path))
    assert (done.returncode, done.stdout) == (3, "")
    assert "cannot check" in done.stderr
    assert "not confirmed" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_key_from_nowhere_is_not_confirmed_by_any_version(path):
    given = of_other_rules(record())
    given["fairness"]["nonces"].pop("2")
    done = verified(path, given)
    assert done.returncode == 1
    assert done.stderr.startswith("The shuffle is not confirmed. ")


CHEATS = {
    "no JSON": ("{", "cannot be read"),
    "too deep": ("[" * 100_000, "cannot be read"),
    "no proof": (lambda given: given.pop("fairness"), "fairness"),
    "commitment": (
        lambda given: given["fairness"].update(commitment="0" * 64),
        f"commitment is '{'0' * 64}', expected {commitment(SECRET)}",
    ),
    "nonces": (lambda given: given["fairness"]["nonces"].pop("2"), "key is"),
    "moves": (lambda given: given["moves"].pop(), "checksum is"),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_what_does_not_fit_is_said_in_one_sentence(path, cheat):
    change, says = CHEATS[cheat]
    given = record()
    if callable(change):
        change(given)
    done = verified(path, given if callable(change) else change)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The shuffle is not confirmed. ")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_no_text_proves_nothing(path):
    path.write_bytes(b"\xff\xfe{}")
    assert run("verify", str(path)).returncode == 1
    assert run("verify", str(path.parent)).returncode == 1


def test_a_replay_says_where_the_final_state_could_not_be_compared():
    data = Path(__file__).parents[1] / "data"
    for game, number in (("duel", 0), ("dark-cave", 1)):
        record = json.loads((data / f"form-1-{game}.json").read_text("utf-8"))[0]["record"]
        assert len(state_lines(record)) == number
        assert state_lines({**record, "state": None}) == []
