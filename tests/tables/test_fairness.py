"""Shuffles that can be checked: everything that went in counts, and nothing else."""

import copy
import hashlib
import json

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import stope
from stope.errors.base import StopeError
from stope.errors.matches import BadRecord, RecordOfOtherVersion
from stope.tables.fairness import (
    NONCE,
    SECRET_BYTES,
    commitment,
    fair_record,
    match_key,
    new_secret,
    verify,
)

SECRET = bytes(range(32))
NONCES = {0: "0a" * 16, 2: "ff" * 64}

secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
numbers = st.binary(min_size=16, max_size=64).map(bytes.hex)
added = st.dictionaries(st.integers(0, 7), numbers, max_size=4)


def true_record(moves=6):
    """Return the record of the beginning of a match, or of all of it, with its proof."""
    match = stope.new("diamant", seats=3, key=match_key(SECRET, NONCES))
    while not match.over and len(match.history) < moves:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[len(match.history) % 2])
    return fair_record(match, SECRET, NONCES)


RECORD = true_record()


def sealed(record):
    """Return a record with the checksum that fits its text."""
    body = {name: record[name] for name in record if name not in ("checksum", "fairness")}
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return {**record, "checksum": hashlib.sha256(text.encode()).hexdigest()}


def places(value, path=()):
    """Return the ways to all values inside of a value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for name in value:
            found += places(value[name], (*path, name))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            found += places(part, (*path, number))
    return found


def changed(record, path, change):
    """Return a copy of a record in which one value has changed."""
    copied = copy.deepcopy(record)
    inside = copied
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = change(inside[path[-1]])
    return copied


def refusal(record) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        verify(record)
    return refused.value


# Secrets and commitments


def test_secrets_have_256_bits_and_differ():
    made = {new_secret() for _ in range(20)}
    assert len(made) == 20
    assert {len(secret) for secret in made} == {32}


@given(secrets, secrets)
def test_a_commitment_is_the_sha_256_of_the_secret(secret, other):
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()
    assert (commitment(secret) == commitment(other)) == (secret == other)


# The key


def test_the_key_can_be_computed_by_hand():
    by_hand = b"stope match key 1" + SECRET
    by_hand += bytes([0, 16]) + b"\x0a" * 16 + bytes([2, 64]) + b"\xff" * 64
    assert match_key(SECRET, NONCES) == hashlib.sha256(by_hand).digest()


@given(secrets, added, secrets, added)
def test_the_key_depends_on_the_secret_and_on_every_number_and_its_seat(
    secret, nonces, other_secret, other_nonces
):
    same = (secret, nonces) == (other_secret, other_nonces)
    assert (match_key(secret, nonces) == match_key(other_secret, other_nonces)) == same


@given(secrets, added, st.data())
def test_each_single_number_decides(secret, nonces, data):
    assume(nonces)
    key, seat = match_key(secret, nonces), data.draw(st.sampled_from(sorted(nonces)))
    others = {other: nonce for other, nonce in nonces.items() if other != seat}
    empty_seat = next(number for number in range(8) if number not in nonces)
    assert match_key(secret, others) != key
    assert match_key(secret, {**others, empty_seat: nonces[seat]}) != key
    assert (
        match_key(secret, {**nonces, seat: data.draw(numbers.filter(nonces[seat].__ne__))}) != key
    )


@given(secrets, added)
def test_the_order_in_which_persons_sat_down_does_not_matter(secret, nonces):
    assert match_key(secret, dict(reversed(nonces.items()))) == match_key(secret, nonces)


def test_numbers_do_not_run_together():
    first, second = b"\x01" * 16, b"\x02" * 16
    two = match_key(SECRET, {0: first.hex(), 1: second.hex()})
    for one in (first + second, first + bytes([1, 16]) + second, first + bytes([1]) + second):
        assert match_key(SECRET, {0: one.hex()}) != two
    moved = {0: (first + second[:4]).hex(), 1: (second[4:] + bytes(4)).hex()}
    assert match_key(SECRET, moved) != two


@given(st.one_of(numbers, st.text("0123456789abcdefABCDEF xé", max_size=140)))
def test_a_number_is_written_in_one_way(text):
    if NONCE.fullmatch(text):
        assert bytes.fromhex(text).hex() == text
        assert 16 <= len(bytes.fromhex(text)) <= 64


# Records


def test_a_true_record_is_confirmed():
    match = verify(RECORD)
    assert match.state_bytes() == stope.replay(match.record()).state_bytes()
    assert len(match.history) == 6


def test_a_true_record_is_confirmed_after_it_was_written_and_read():
    whole = true_record(moves=1000)
    assert verify(json.loads(json.dumps(whole))).over


def test_a_record_without_numbers_of_persons_is_confirmed():
    match = stope.new("diamant", seats=3, key=match_key(SECRET, {}))
    assert verify(fair_record(match, SECRET, {})).history == ()


def test_a_proof_is_about_no_other_match():
    proof = RECORD["fairness"]
    other = stope.new("diamant", seats=3, seed=1)
    assert refusal({**other.record(), "fairness": proof}).details["field"] == "key"


def test_a_match_from_a_position_has_no_shuffle_to_prove():
    placed = stope.from_position(stope.new("diamant", seats=3, seed=1).position())
    assert refusal(fair_record(placed, SECRET, NONCES)).details["field"] == "key"


def turned(digit):
    return "0" if digit != "0" else "1"


CHANGES = {
    "remove": lambda _: None,
    "number": lambda value: value + 1 if isinstance(value, int) else 7,
    "text": lambda value: turned(value[:1]) + value[1:] if isinstance(value, str) else "0",
    "longer": lambda value: value + "00" if isinstance(value, str) else "00",
    "upper": lambda value: value.upper() if isinstance(value, str) else "AB",
    "empty": lambda value: type(value)(),
    "within": lambda value: [value],
}


@settings(max_examples=500)
@given(st.sampled_from(places(RECORD)), st.sampled_from(sorted(CHANGES)))
def test_each_single_change_of_each_part_is_refused(path, change):
    other = changed(RECORD, path, CHANGES[change])
    assume(other != RECORD)
    with pytest.raises(BadRecord):
        verify(other)


@settings(max_examples=500)
@given(st.sampled_from(places(RECORD)), st.sampled_from(sorted(CHANGES)))
def test_with_a_fresh_checksum_a_change_is_refused_unless_it_says_the_same(path, change):
    other = sealed(changed(RECORD, path, CHANGES[change]))
    try:
        match = verify(other)
    except BadRecord:
        return
    except RecordOfOtherVersion:
        # other rules or cards may well lead there
        assert path in (("rules_version",), ("deck",))
        return
    # options left out are the usual ones, and a state left out is not compared
    truth = verify(RECORD)
    assert other == RECORD or path == ("start", "options") or other["state"] is None
    assert (match.state_bytes(), match.history) == (truth.state_bytes(), truth.history)


@given(st.sampled_from(places(RECORD)))
def test_a_part_that_is_missing_is_missed(path):
    other = copy.deepcopy(RECORD)
    inside = other
    for step in path[:-1]:
        inside = inside[step]
    del inside[path[-1]]
    with pytest.raises(BadRecord):
        verify(other)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("fairness",), None, "fairness"),
        (("fairness",), {}, "fairness"),
        (("fairness",), {**RECORD["fairness"], "more": 1}, "fairness"),
        (("fairness", "commitment"), "0" * 64, "commitment"),
        (("fairness", "commitment"), None, "commitment"),
        (("fairness", "secret"), "0" * 64, "commitment"),
        (("fairness", "secret"), "00", "secret"),
        (("fairness", "secret"), SECRET.hex().upper(), "secret"),
        (("fairness", "secret"), 0, "secret"),
        (("fairness", "nonces"), {}, "key"),
        (("fairness", "nonces"), [], "nonces"),
        (("fairness", "nonces"), {"0": NONCES[0]}, "key"),
        (("fairness", "nonces"), {"1": NONCES[0], "2": NONCES[2]}, "key"),
        (("fairness", "nonces"), {"0": NONCES[2], "2": NONCES[0]}, "key"),
        (("fairness", "nonces"), {"3": NONCES[0]}, "nonces"),
        (("fairness", "nonces"), {"00": NONCES[0]}, "nonces"),
        (("fairness", "nonces"), {"\u0660": NONCES[0]}, "nonces"),
        (("fairness", "nonces"), {"-1": NONCES[0]}, "nonces"),
        (("fairness", "nonces", "0"), "0A" * 16, "nonces[0]"),
        (("fairness", "nonces", "0"), "0a" * 16 + "\n", "nonces[0]"),
        (("fairness", "nonces", "0"), 7, "nonces[0]"),
        (("checksum",), "0" * 64, "checksum"),
        (("moves", 0, 1, "move"), "leave", "checksum"),
    ],
)
def test_a_refusal_names_the_part_that_does_not_fit(path, value, field):
    assert refusal(changed(RECORD, path, lambda _: value)).details["field"] == field


def test_a_move_that_was_not_made_leads_elsewhere():
    other = changed(RECORD, ("moves", 0, 1, "move"), lambda _: "leave")
    assert refusal(sealed(other)).details["field"] in ("state", "moves[3]")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(ANYTHING, st.sampled_from([(), *places(RECORD)]))
def test_whatever_is_given_is_refused_in_words(value, path):
    other = changed(RECORD, path, lambda _: value) if path else value
    assume(other != RECORD)
    with pytest.raises(StopeError) as refused:
        verify(other)
    assert refused.value.message("en")
