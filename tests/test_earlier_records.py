"""Records and positions of form 1: three of each game, as an earlier version wrote them.

Their moves name cards in lower case, and the Dark Cave's positions hold `deeds` and `courses`.
"""

import json
from pathlib import Path

import pytest

import stope
from stope.games import GAMES
from stope.match_record import RECORD_FORM, checksum, compares_state

WRITTEN = {
    game: json.loads((Path(__file__).parent / "data" / f"form-1-{game}.json").read_text("utf-8"))
    for game in GAMES
}
EACH = [(game, number) for game in GAMES for number in range(3)]


def parts_of_today(match, written):
    """Return those parts of a position that positions have today."""
    return {part: written[part] for part in match.position()}


@pytest.mark.parametrize(("game", "number"), EACH)
def test_a_record_of_form_1_is_played_again_move_for_move(game, number):
    written = WRITTEN[game][number]
    record = written["record"]
    assert record["stope"] == 1
    match = stope.replay(record)
    assert match.position() == parts_of_today(match, written["position"])
    now = match.record()
    assert (now["stope"], len(now["moves"])) == (RECORD_FORM, len(record["moves"]))
    assert json.dumps(now["moves"]).lower() == json.dumps(record["moves"])
    assert stope.replay(now).state_bytes() == match.state_bytes()


@pytest.mark.parametrize(("game", "number"), EACH)
def test_a_position_of_an_earlier_version_is_read(game, number):
    written = WRITTEN[game][number]
    match = stope.from_position(written["position"])
    assert match.position() == parts_of_today(match, written["position"])
    assert stope.from_position_text(game, written["text"]).position() == match.position()


def forged(record, **changes):
    """Return a record whose checksum fits again."""
    body = {name: value for name, value in record.items() if name != "checksum"} | changes
    return {**body, "checksum": checksum(body)}


@pytest.mark.parametrize("game", GAMES)
def test_the_final_state_is_compared_where_it_is_laid_out_as_it_was(game):
    record = WRITTEN[game][0]["record"]
    assert compares_state(record) == (GAMES[game].state_form == 1)
    other = forged(record, state="ab" * 32)
    if compares_state(record):
        with pytest.raises(stope.BadRecord, match="state is"):
            stope.replay(other)
    else:
        stope.replay(other)
    now = stope.replay(record).record()
    assert compares_state(now)
    with pytest.raises(stope.BadRecord, match="state is"):
        stope.replay(forged(now, state="ab" * 32))


@pytest.mark.parametrize("game", ["duel", "dark-cave"])
def test_an_illegal_move_in_a_record_of_form_1_is_refused(game):
    record = WRITTEN[game][0]["record"]
    with pytest.raises(stope.BadRecord, match=r"moves\[1\]"):
        stope.replay(forged(record, moves=[record["moves"][0], *record["moves"][:1]]))


@pytest.mark.parametrize("game", ["duel", "dark-cave"])
def test_today_cards_in_moves_are_named_as_in_the_deck_file(game):
    record = WRITTEN[game][0]["record"]
    with pytest.raises(stope.BadRecord, match=r"moves\[\d+\]"):
        stope.replay(forged(record, stope=RECORD_FORM))
    codec = GAMES[game].moves
    for _seat, move in stope.replay(record).history:
        written = codec.to_json(move)
        cards = [written[field] for field in ("card", "first", "second") if field in written]
        assert all(card == card.upper() for card in cards)
        assert codec.from_json(written) == move
