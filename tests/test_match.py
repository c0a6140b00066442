"""The interface of a match, and what it answers to bad input."""

import copy
import json
import pickle

import pytest

import stope
from stope.bots import make_bot
from stope.games.codecs import Move
from tests.support.positions.diamant import GO_ON, LEAVE


def finished(seed=3, seats=4):
    match = stope.new("diamant", seats=seats, seed=seed)
    while not match.over:
        for seat in match.actors:
            match.play(seat, match.moves(seat)[(seat + len(match.history)) % 2])
    return match


def test_a_match_without_a_seed_gets_a_key_from_the_system():
    keys = {stope.new("diamant").position()["key"] for _ in range(4)}
    assert len(keys) == 4


def test_a_key_sets_all_256_bits():
    key = bytes(range(32))
    assert stope.new("diamant", key=key).position()["key"] == key.hex()
    for wrong in ({"key": b"short"}, {"key": "x" * 32}, {"key": key, "seed": 1}):
        with pytest.raises(stope.BadKey, match="32 bytes") as refusal:
            stope.new("diamant", **wrong)
        assert key.hex() not in str(refusal.value)


@pytest.mark.parametrize("game", ["chess", "", None, 3, "DIAMANT"])
def test_an_unknown_game_is_refused_with_those_there_are(game):
    with pytest.raises(stope.UnknownGame, match="diamant"):
        stope.new(game)


@pytest.mark.parametrize(
    "seed", [-1, 2**64, 10**5000, 1.5, "7", "7" * 5000, True, b"7"], ids=range(8)
)
def test_a_seed_of_the_wrong_type_or_size_is_refused(seed):
    with pytest.raises(stope.BadSeed, match="whole number from 0 to 18446744073709551615"):
        stope.new("diamant", seed=seed)


def test_the_largest_seed_is_taken():
    assert (
        stope.new("diamant", seed=2**64 - 1).position() != stope.new("diamant", seed=0).position()
    )


def test_unknown_options_and_values_are_refused_with_those_there_are():
    with pytest.raises(stope.UnknownOption, match=r"'colour'.*chests"):
        stope.new("diamant", options={"colour": "red"})
    with pytest.raises(stope.BadOption, match=r"chests cannot be 'ajar'.*open, hidden"):
        stope.new("diamant", options={"chests": "ajar"})
    with pytest.raises(stope.BadOption):
        stope.new("diamant", options={"chests": ["open"]})


@pytest.mark.parametrize("seat", [3, -1, "0", None, 0.0, True])
def test_a_seat_that_is_not_at_the_table_is_refused(seat):
    match = stope.new("diamant", seats=3, seed=1)
    with pytest.raises(stope.NoSuchSeat, match="0 to 2"):
        match.play(seat, LEAVE)
    with pytest.raises(stope.NoSuchSeat):
        match.moves(seat)


@pytest.mark.parametrize("move", ["leave", None, 1, {"move": "leave"}, Move()])
def test_what_is_no_move_is_refused(move):
    match = stope.new("diamant", seats=3, seed=1)
    before = match.state_bytes()
    with pytest.raises(stope.BadMove, match="go-on, leave"):
        match.play(0, move)
    assert match.state_bytes() == before


@pytest.mark.parametrize(
    "given", ["leave", {}, {"move": "fly"}, {"move": "leave", "x": 1}, [], None]
)
def test_json_that_is_no_move_is_refused(given):
    with pytest.raises(stope.BadMove):
        stope.new("diamant").game.moves.from_json(given)


def test_an_illegal_move_names_rule_move_and_what_is_allowed():
    match = stope.new("diamant", seats=3, seed=1)
    for seat in (1, 2, 0):
        match.play(seat, LEAVE if seat else GO_ON)
    assert match.position()["cave"] == 1
    with pytest.raises(stope.IllegalMove) as refusal:
        match.play(1, LEAVE)
    assert refusal.value.rule == "DI-11"
    assert "DI-11" in str(refusal.value)
    assert "leave" in str(refusal.value)
    assert "DI-11" in refusal.value.message("de")
    assert refusal.value.message("de") != refusal.value.message("nl")


def test_bots_take_the_seeds_that_matches_take():
    make_bot("diamant", "random", 2**64 - 1)


@pytest.mark.parametrize("seed", [1.5, -1, [], "x"])
def test_bots_refuse_other_seeds(seed):
    with pytest.raises(stope.BadSeed):
        make_bot("diamant", "random", seed)


def test_a_record_can_be_changed_without_changing_the_match():
    match = finished()
    match.record()["start"]["seats"] = 99
    assert stope.replay(match.record()).seats == 4


def test_nobody_hears_with_ears_that_are_not_at_the_table():
    notice = stope.new("diamant", seed=1).events[0]
    assert notice.heard_by(None)
    assert not notice.heard_by(-1)
    assert not notice.heard_by(8)


@pytest.mark.parametrize("options", [5, [1], "x", 0, [], ""])
def test_options_that_are_no_table_are_refused(options):
    with pytest.raises(stope.BadOptions):
        stope.new("diamant", options=options)


@pytest.mark.parametrize("card", [["P01"] * 5000])
def test_long_values_are_cut_in_messages(card):
    from stope.games.duel.moves import PassOne

    match = stope.new("duel", seed=1)
    with pytest.raises(stope.BadMove) as refusal:
        match.play(0, PassOne(card))
    assert len(str(refusal.value)) < 1000
    with pytest.raises(stope.BadMove):
        match.game.moves.from_json({"move": "pass-one", "card": []})


def test_refusals_survive_pickling():
    problem = pickle.loads(pickle.dumps(stope.BadSeed(given="'x'", most="9")))
    assert str(problem) == str(stope.BadSeed(given="'x'", most="9"))


def test_the_result_of_a_match_that_goes_on_is_refused():
    with pytest.raises(stope.MatchNotOver, match="0, 1, 2"):
        _ = stope.new("diamant", seats=3).result


def test_views_compare_by_what_they_show():
    match = stope.new("diamant", seats=3, seed=1)
    assert match.view(0) == match.view(0)
    assert match.view(0) != match.view(1)
    match.play(0, LEAVE)
    assert match.view(None).moves() == []
    assert match.view(0).moves() == [GO_ON, LEAVE]


# Records


def test_a_record_is_json_and_replays():
    match = finished()
    record = json.loads(json.dumps(match.record()))
    assert stope.replay(record).result == match.result


def test_a_match_from_a_position_has_a_record_too():
    match = stope.from_position(finished().position() | {})
    assert stope.replay(match.record()).position() == match.position()
    middle = stope.new("diamant", seats=3, seed=9)
    middle.play(0, LEAVE)
    again = stope.from_position(middle.position())
    for seat in again.actors:
        again.play(seat, GO_ON)
    assert stope.replay(json.loads(json.dumps(again.record()))).position() == again.position()


def cyclic():
    """Return a list that contains itself."""
    moves: list[object] = []
    moves.append(moves)
    return moves


def edits():
    """Ways in which a record can have been cut off or edited."""
    yield "no object", lambda record: [record]
    yield "none", lambda record: None
    yield "a move missing", lambda record: {**record, "moves": record["moves"][:-1]}
    yield "moves swapped", lambda record: {**record, "moves": record["moves"][::-1]}
    yield "other seed", lambda record: {**record, "start": {**record["start"], "key": "00" * 32}}
    yield "part missing", lambda record: {k: v for k, v in record.items() if k != "moves"}
    yield "checksum missing", lambda record: {k: v for k, v in record.items() if k != "checksum"}
    yield "part too many", lambda record: {**record, "winner": 1}
    yield "empty", lambda record: {}
    yield "a name that is no word", lambda record: {**record, 1: 2}
    yield "mixed names inside", lambda record: {**record, "start": {1: 2, "a": 3}}
    yield "in itself", lambda record: record | {"moves": cyclic()}


@pytest.mark.parametrize("edit", [edit for _, edit in edits()], ids=[name for name, _ in edits()])
def test_a_record_that_was_cut_off_or_edited_is_refused(edit):
    record = finished().record()
    with pytest.raises(stope.BadRecord, match="cannot be replayed"):
        stope.replay(edit(copy.deepcopy(record)))


def forged(record, **changes):
    """Return a record whose checksum fits again: only playing it shows what is wrong."""
    from stope.match_record import checksum

    body = {name: value for name, value in record.items() if name != "checksum"} | changes
    return {**body, "checksum": checksum(body)}


@pytest.mark.parametrize(
    ("part", "value", "expected"),
    [
        ("stope", 99, "expected 1, 2"),
        ("stope", True, "expected 1, 2"),
        ("rules_version", True, "rules_version is True"),
        ("game", "chess", "diamant"),
        ("rules_version", 0, "rules_version is 0"),
        ("moves", [[0, {"move": "fly"}]], r"moves\[0\]"),
        ("moves", [[9, {"move": "leave"}]], r"moves\[0\]"),
        ("moves", [[0]], r"expected \[seat, move\]"),
        ("moves", "leave", "moves is str"),
        ("moves", [], "state is"),
        ("start", {}, "start is"),
        ("start", None, "start is"),
        ("start", {"seats": 12, "options": {}, "key": "00" * 32}, "3 to 8"),
        ("start", {"seats": 4, "options": {}, "key": "xyz"}, "start is"),
        ("start", {"seats": 4, "options": {}, "key": "00"}, "start is"),
        ("start", {"position": {"game": "diamant"}}, "start is"),
    ],
)
def test_a_forged_record_is_found_out(part, value, expected):
    with pytest.raises(stope.BadRecord, match=expected):
        stope.replay(forged(finished().record(), **{part: value}))


@pytest.mark.parametrize(("part", "value"), [("rules_version", 99), ("deck", "ab" * 32)])
def test_a_record_of_other_rules_or_cards_is_told_apart_from_a_false_one(part, value):
    other = forged(finished().record(), **{part: value})
    with pytest.raises(stope.RecordOfOtherVersion, match="cannot check") as refusal:
        stope.replay(other)
    assert (refusal.value.details["field"], refusal.value.details["given"]) == (part, value)
    # what does not even fit itself is false, whatever its version
    with pytest.raises(stope.BadRecord, match="checksum"):
        stope.replay({**other, "moves": []})


@pytest.mark.parametrize("value", [None, 7, "", "AB" * 32])
def test_what_is_no_digest_of_a_deck_is_refused(value):
    with pytest.raises(stope.BadRecord, match="deck is"):
        stope.replay(forged(finished().record(), deck=value))


def test_a_record_written_before_decks_had_digests_is_still_read():
    from stope.match_record import written_record

    record = finished().record()
    parts = ("game", "rules_version", "start", "moves", "state")
    old = written_record(deck=None, **{part: record[part] for part in parts})
    assert set(record) - set(old) == {"deck"}
    assert stope.replay(old).record() == record


def test_a_record_without_its_last_state_is_played_without_comparing_it():
    record = finished().record()
    assert stope.replay(forged(record, state=None)).record() == record


def test_an_illegal_move_in_a_record_is_refused_with_its_rule():
    record = finished().record()
    moves = [*record["moves"], [0, {"move": "leave"}]]
    with pytest.raises(stope.BadRecord, match="DI-14"):
        stope.replay(forged(record, moves=moves))
