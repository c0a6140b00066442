"""The description from which clients are generated."""

import json

import pytest

import stope
from stope.games import GAMES
from stope.server.app import make_app
from stope.server.protocol.requests import MakeMove
from stope.server.protocol.updates import HintsInfo, SeatView

PLACE = "#/components/schemas/"


@pytest.fixture(scope="module")
def described():
    return make_app("").openapi()


@pytest.fixture(scope="module")
def types(described):
    return described["components"]["schemas"]


def test_the_socket_is_described_by_its_requests_and_messages(described, types):
    socket = described["webhooks"]["socket"]["post"]
    asked = socket["requestBody"]["content"]["application/json"]["schema"]
    told = socket["responses"]["200"]["content"]["application/json"]["schema"]
    assert (asked["$ref"], told["$ref"]) == (f"{PLACE}Request", f"{PLACE}Message")
    assert {"hello", "move", "ping"} <= set(types["Request"]["discriminator"]["mapping"])
    assert {"news", "done", "refused"} <= set(types["Message"]["discriminator"]["mapping"])


def test_every_type_that_is_named_is_there_under_a_short_name(described, types):
    text = json.dumps(described)
    named = {part.split('"')[0] for part in text.split(f'"{PLACE}')[1:]}
    assert named <= set(types)
    # two types of one name would be told apart by their modules
    assert not [name for name in types if "__" in name]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_types_of_a_game_are_described_as_the_game_declares_them(game, types):
    parts = types["Games"]["properties"][game.name]["properties"]
    assert set(parts) == {"view", "move", "event"}
    kinds = [
        game.json_types.view,
        *game.json_types.move.__value__.__args__,
        *game.json_types.event.__value__.__args__,
    ]
    for kind in kinds:
        shown = types[kind.__name__]
        assert set(shown["properties"]) == set(kind.__annotations__)
        assert set(shown["required"]) == kind.__required_keys__


def test_what_may_be_left_out_of_a_card_is_described_so(types):
    shown = types["DuelTableCard"]
    assert set(shown["properties"]) - set(shown["required"]) == {"gold", "marked", "bribed", "key"}


def test_nothing_is_left_out_of_what_is_told_but_of_what_is_asked_the_usual_is(types):
    assert {"seat", "speech", "events"} <= set(types["Heard"]["required"])
    assert "clock" in types["Settings"]["required"]
    assert "required" not in types["Settings-Input"]
    assert set(types["Hello"]["required"]) == {"id", "type"}


def test_views_and_moves_pass_unchecked_because_the_rules_make_and_refuse_them():
    odd = {"move": "fly", "height": [1.5]}
    assert MakeMove(id="1", type="move", seat=0, turn=0, move=odd).move == odd
    seen = SeatView(seat=0, turn=0, view=odd, moves=[odd], changes=[], talk=[], may_undo=False)
    assert seen.model_dump()["moves"] == [odd]


def test_hints_go_over_the_wire_as_they_are():
    match = stope.new("diamant", seats=3, seed=7)
    found = stope.hints(match.view(0), name="master@50").to_json()
    assert HintsInfo.model_validate(found).model_dump() == found
