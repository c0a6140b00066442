"""Positions: what they hold, and which rule a bad one breaks."""

import pytest

import stope
from stope.games.diamant import GAME
from stope.games.diamant.reachability import expeditions

GOOD = {
    "game": "diamant",
    "cave": 3,
    "path": [9, "snake", 15],
    "lying": [0, 0, 1],
    "bag": 10,
    "removed": ["gas"],
    "seats": [{"chest": 7, "inside": False}, {"chest": 4}, {"chest": 0, "choice": "leave"}],
}


def test_a_good_position_is_taken():
    match = stope.from_position(GOOD)
    assert match.actors == (1,)
    position = match.position()
    assert position["seats"][2] == {"chest": 0, "inside": True, "choice": "leave"}
    assert len(position["pile"]) == 30 - 1 - 3


BAD = [
    ({"cave": 6}, "DI-4", "cave is 6, expected 1..5"),
    ({"cave": "1"}, "DI-4", "cave is '1'"),
    ({"path": []}, "DI-5", "path is 0"),
    ({"path": [9, "snake", 16]}, "DI-2", r"path\[2\] is 16"),
    ({"path": [9, 9, 15]}, "DI-2", r"path\[1\] is 9"),
    ({"path": [9, "dragon", 15]}, "DI-2", "'dragon'"),
    ({"path": [9, [], 15]}, "DI-2", r"path\[1\]"),
    ({"path": [9, True, 15]}, "DI-2", r"path\[1\]"),
    ({"path": [9, "snake", 15, "snake"], "lying": [0, 0, 1, 0]}, "DI-8", r"path\[3\]"),
    ({"lying": [0, 0]}, "DI-6", "lying"),
    ({"lying": [0, 0, 16]}, "DI-6", r"lying\[2\]"),
    ({"lying": [0, 1, 0]}, "DI-6", r"lying\[1\] is 1, expected 0..0"),
    ({"bag": 12}, "DI-6", "bag, lying"),
    ({"bag": -1}, "DI-6", "bag"),
    ({"seats": [{}, {}]}, "DI-1", "seats"),
    ({"seats": [{}] * 9}, "DI-1", "seats"),
    ({"seats": [{}, {}, 3]}, "DI-1", r"seats\[2\]"),
    ({"seats": [{"name": "Ada"}, {}, {}]}, "DI-1", r"seats\[0\]"),
    (
        {"seats": [{"chest": 0, "inside": False}, {}, {}]},
        "DI-10",
        r"chest is \[0, 0, 0\], expected \[3\]",
    ),
    ({"seats": [{"chest": 7, "inside": 0}, {}, {}]}, "DI-4", "inside"),
    ({"seats": [{"chest": -4}, {}, {}]}, "DI-14", "chest"),
    ({"seats": [{"chest": 7, "inside": False, "choice": "leave"}, {}, {}]}, "DI-11", "choice"),
    ({"seats": [{"chest": 7, "inside": False}, {"choice": "fly"}, {}]}, "DI-9", "'fly'"),
    (
        {"seats": [{"chest": 7, "inside": False}, {"choice": "leave"}, {"choice": "go-on"}]},
        "DI-9",
        "choice",
    ),
    ({"seats": [{"chest": 40, "inside": False}] * 3}, "DI-12", "inside"),
    ({"removed": ["gas", "gas", "snake"]}, "DI-13", "removed is 3, expected <= 2"),
    ({"removed": ["gas", "gas", "gas"], "cave": 4}, "DI-13", "gas"),
    ({"removed": ["dragon"]}, "DI-2", "dragon"),
    ({"removed": "gas"}, "DI-13", "removed"),
    ({"pile": ["dragon"]}, "DI-2", r"pile\[0\]"),
    ({"pile": [15]}, "DI-2", r"pile\[0\] is 15"),
    ({"pile": ["gas", "gas", "gas"]}, "DI-2", r"pile\[2\]"),
    ({"over": True}, "DI-12", "inside"),
    ({"over": "yes"}, "DI-14", "over"),
    ({"options": {"chests": "ajar"}}, "DI-15", "ajar"),
    ({"options": {"colour": "red"}}, "DI-15", "colour"),
    ({"options": 3}, "DI-15", "options"),
    ({"key": "00"}, "DI-13", "key"),
    ({"key": 5}, "DI-13", "key"),
    ({"seats": [{"choice": []}, {}, {}]}, "DI-9", "choice"),
    ({"weather": "fine"}, "DI-1", "weather"),
]


IMPOSSIBLE = [
    ("path 9+9 | bag 0 | seats 0i 0i 0i", "DI-6"),
    ("path 9+3 | bag 2 | seats 0i 0i 0i", "DI-6"),
    ("path 14+1 11+4 | bag 4 | seats 0i 0i 0i 0i 0i", "DI-6"),
    ("path gas | seats 0o 0i 0i", "DI-6"),
    ("path 9 | bag 3 | seats 3o 0i 0i", "DI-6"),
    ("path 9 | bag 3 | seats 500i 0i 0i", "DI-10"),
    ("path 9 15+1 | bag 10 | seats 300o 0i 0i", "DI-10"),
    ("cave 2 | path 9 | bag 3 | seats 620i 620i 620i", "DI-10"),
    ("cave 5 | path snake 7 snake | seats 9o 9o 9o | over yes", "DI-13"),
    ("cave 5 | path snake 7 snake | removed gas | seats 9o 9o 9o | over yes", "DI-13"),
    ("cave 5 | path 9 | seats 0o 0o 0o | over yes", "DI-10"),
    ("cave 5 | path 9 | seats 3o 3o 3o | over yes | pile 5", "DI-13"),
    ("path 9 | bag 3 | seats 0i 0i 0i | over maybe", "DI-14"),
    ("cave 1 | cave 2 | path 9 | bag 3 | seats 0i 0i 0i", "DI-1"),
]


@pytest.mark.parametrize(("text", "rule"), IMPOSSIBLE)
def test_a_table_that_no_decisions_lead_to_is_refused(text, rule):
    with pytest.raises(stope.BadPosition) as refusal:
        stope.from_position_text("diamant", text)
    assert refusal.value.rule == rule


def test_the_longest_expeditions_are_searched_too():
    gems = "17 15 14 13 11 11 9 7 7 5 5 4 3 2 1"
    values = tuple(map(int, gems.split())) + (0,) * 5
    found = expeditions(values, 8, 3, sum(values))
    assert {expedition.inside for expedition in found} == set(range(3, 9))
    assert all(len(expedition.taken) == 8 - expedition.inside for expedition in found)


@pytest.mark.parametrize(("change", "rule", "says"), BAD)
def test_a_position_that_breaks_a_rule_is_refused_with_it(change, rule, says):
    with pytest.raises(stope.BadPosition, match=says) as refusal:
        stope.from_position(GOOD | change)
    assert refusal.value.rule == rule
    assert rule in str(refusal.value)


@pytest.mark.parametrize("given", [None, [], "diamant", {"game": "chess"}, {}])
def test_a_position_of_no_game_is_refused(given):
    with pytest.raises(stope.UnknownGame):
        stope.from_position(given)


def test_an_ended_match_is_over_only_after_the_fifth_cave():
    ended = {
        "game": "diamant",
        "cave": 4,
        "path": [9],
        "seats": [{"inside": False, "chest": 3}] * 3,
        "over": True,
    }
    with pytest.raises(stope.BadPosition, match="DI-14"):
        stope.from_position(ended)
    assert stope.from_position(ended | {"cave": 5}).over
    piles: tuple[object, ...] = (None, 3, "snake", {}, [5])
    for pile in piles:
        with pytest.raises(stope.BadPosition, match="DI-13"):
            stope.from_position(ended | {"cave": 5, "pile": pile})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cave",
        "cave 1 2 | path 9 | seats 0i 0i 0i",
        "path 9+x | seats 0i 0i 0i",
        "path 9 | seats 0z 0i 0i",
        "path 9 | seats 99999i 0i 0i",
        "weather fine",
        "path 9 | bag 3 | seats 0i 0i 0i | key zz",
    ],
)
def test_text_that_is_no_position_is_refused(text):
    with pytest.raises(stope.BadPosition):
        GAME.read_position_text(text)
