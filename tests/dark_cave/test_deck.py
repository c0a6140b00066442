"""The deck file of the Dark Cave: its cards and totals, and how a wrong one is refused."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import stope.games.dark_cave
from dark_cave.cave_graph import CARDS, GROUPS, spaces_of
from stope.games import GAMES
from stope.games.dark_cave.cards import Group, read_cards
from stope.kernel.decks import DeckError

rule = pytest.mark.rule
ORIGINAL = (Path(stope.games.dark_cave.__file__).parent / "deck.toml").read_text(encoding="utf-8")


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    text = ORIGINAL
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = folder / "my-deck.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def deck(tmp_path_factory):
    return read_cards(changed(tmp_path_factory.mktemp("deck")))


#: name, group, count, paths, spaces, and what is on which of them
PATHS = """
C101 I 3 NESW 1
C102 I 2 NSW 1
C103 I 2 NEW 1
C104 I 1 NS 1
C105 I 1 EW 1
C106 I 1 NW 1
C107 I 2 NE 1
C108 I 1 NESW 1 hole 0
C109 I 1 NSW 1 hole 0
C110 I 1 NEW 1 hole 0
C111 I 1 NW 1 ladder 0
C112 I 1 NS+EW 2 bridge EW
C113 I 1 NW+ES 3 tunnel 2
C114 I 1 NE+SW 3 tunnel 2
C201 II 2 NESW 4
C202 II 1 NEW 3
C203 II 1 NS 2
C204 II 1 EW 2
C205 II 1 NW 2
C206 II 1 NE 2
C207 II 1 NESW 4 hole 0
C208 II 1 NSW 3 hole 2
C209 II 1 NEW 3 hole 0
C210 II 1 N 1 ladder 0
C211 II 1 E 1 ladder 0
C212 II 1 NS+EW 4 bridge EW
C213 II 1 NS+EW 4 bridge NS
C214 II 1 NW+ES 5 tunnel 4
C215 II 1 NE+SW 5 tunnel 4
C216 II 1 NSW 3 vein 2
C301 III 1 NESW 5
C302 III 1 NSW 4
C303 III 1 NS 3
C304 III 1 EW 3
C305 III 2 NW 3
C306 III 1 NE 3
C307 III 1 NESW 5 hole 4
C308 III 1 NSW 4 hole 3
C309 III 1 NEW 4 hole 3
C310 III 1 NE 3 ladder 2
C311 III 1 NS+EW 6 bridge NS
C312 III 1 NW+ES 7 tunnel 6
C313 III 1 NEW 4 vein 3
"""
GOALS = """
D00 I 1 NESW 1 ladder 0
D01 III 1 NESW 5 exit 4
D02 III 1 NW 3 ladder 2
D03 III 1 NE 3 hole 2
D04 III 1 NSW 4 vein 3
"""
ACTIONS = {
    "information": [3, 1, 1],
    "rockfall": [0, 1, 2],
    "swap": [0, 1, 1],
    "web": [1, 1, 1],
    "boots": [2, 1, 0],
    "axe": [1, 1, 1],
    "rat": [2, 2, 1],
    "lindworm": [1, 1, 2],
    "goblin": [0, 1, 3],
}


def letters(mask: int) -> str:
    return "".join(letter for side, letter in enumerate("NESW") if mask >> side & 1)


def described(card) -> str:
    words = [card.name, card.group.name, str(card.count)]
    words += ["+".join(letters(path) for path in card.paths), str(len(card.spaces))]
    if card.bridge:
        words += ["bridge", letters(card.bridge)]
    if card.tunnel >= 0:
        words += ["tunnel", str(card.tunnel)]
    for feature, space in card.features.items():
        if space >= 0:
            words += [feature, str(space)]
    return " ".join(words)


@rule("DC-6")
@rule("DC-30")
def test_the_path_cards_are_those_of_the_list(deck):
    assert [described(card) for card in deck.paths] == PATHS.split("\n")[1:-1]


@rule("DC-2")
@rule("DC-38")
def test_the_start_and_goal_cards_are_those_of_the_list(deck):
    assert [described(card) for card in (*deck.starts, *deck.goals)] == GOALS.split("\n")[1:-1]


@rule("DC-6")
def test_the_action_cards_are_those_of_the_list(deck):
    found = {play: [0, 0, 0] for play in ACTIONS}
    for entry in deck.actions:
        found[entry["play"]][entry["group"] - 1] += entry["count"]
    assert found == ACTIONS


@rule("DC-6")
def test_the_deck_in_the_package_adds_up(deck):
    paths = [sum(c.count for c in deck.paths if c.group == group) for group in Group]
    actions = [sum(e["count"] for e in deck.actions if e["group"] == group) for group in (1, 2, 3)]
    assert (paths, actions) == ([19, 17, 14], [10, 10, 12])
    assert [one + two for one, two in zip(paths, actions, strict=True)] == [29, 27, 26]


RIGHT = [
    # another arm for a hole
    [('hole = "N"', 'hole = "S"')],
    # another shape
    [('count = 1, joined = ["NS"] }', 'count = 1, joined = ["EW"] }')],
    # the other path above
    [('bridge = "EW"', 'bridge = "NS"')],
    # kinds spread otherwise over the groups, and the totals with them
    [
        ('count = 3, play = "information"', 'count = 2, play = "information"'),
        ('count = 1, play = "information"', 'count = 2, play = "information"'),
        ('group = 1, count = 2, play = "rat"', 'group = 1, count = 3, play = "rat"'),
        ('group = 2, count = 2, play = "rat"', 'group = 2, count = 1, play = "rat"'),
        ("information = [3, 1, 1]", "information = [2, 2, 1]"),
        ("rat = [2, 2, 1]", "rat = [3, 1, 1]"),
    ],
    # a ladder moved from group 2 to group 1
    [
        ('{ id = "C106", group = 1, count = 1, joined = ["NW"] }',
         '{ id = "C106", group = 1, count = 1, joined = ["NW"], ladder = true }'),
        ('joined = ["E"], ladder = "E"', 'joined = ["E"]'),
        ("plain_paths = [12, 7, 7]", "plain_paths = [11, 8, 7]"),
        ("ladders = [1, 2, 1]", "ladders = [2, 1, 1]"),
    ],
]  # fmt: skip


def test_whoever_draws_the_cards_is_told_their_spaces():
    told = GAMES["dark-cave"].deck()
    cards = {card["id"]: card for kind in ("paths", "starts", "goals") for card in told[kind]}
    assert cards.keys() == CARDS.keys()
    for name, card in cards.items():
        assert card["group"] == GROUPS[name]
        expected = [
            {
                "path": card["joined"].index(space["path"]) if space["path"] else None,
                "sides": [side for side in "NESW" if side in space["sides"]],
                "feature": next((key for key, value in space.items() if value is True), None),
            }
            for space in spaces_of(name)
        ]
        assert card["spaces"] == expected
    assert all("spaces" not in card for card in told["actions"])


@pytest.mark.parametrize("changes", RIGHT)
def test_a_corrected_deck_that_meets_the_printed_totals_is_read(tmp_path, changes):
    read_cards(changed(tmp_path, *changes))


ONE = 'id = "C101", group = 1, count = 3'
WRONG_CARDS = [
    # shapes
    (('["NS", "EW"], bridge = "EW"', '["NX", "EW"], bridge = "EW"'), "C112", "NX"),
    (('joined = ["NW", "SE"], tunnel', 'joined = ["NW", "NE"], tunnel'), "C113", "two paths"),
    (('joined = ["NW", "SE"], tunnel', 'joined = ["NWSE"], tunnel'), "C113", "tunnel"),
    (('bridge = "EW"', 'bridge = "NE"'), "C112", "bridge"),
    (('bridge = "EW"', 'bridge = "EW", tunnel = true'), "C112", "tunnel"),
    (('"C104", group = 1, count = 1, joined = ["NS"]', '"C104", group = 1, count = 1, joined = []'),
     "C104", "no path"),
    # features
    (('joined = ["NSW"], hole = "W"', 'joined = ["NSW"], hole = "E"'), "C208", "'E'"),
    (('joined = ["NSW"], hole = "W"', 'joined = ["NSW"], hole = true'), "C208", "True"),
    (('joined = ["NSW"], hole = "W"', 'joined = ["NSW"], hole = "W", vein = "W"'), "C208", "two"),
    (('joined = ["NSW"], hole = "W"', 'joined = ["NSW"], cave = "W"'), "C208", "unknown parts"),
    # groups
    ((ONE, ONE.replace("group = 1", "group = 4")), "C101", "group 4"),
    ((ONE, ONE.replace("group = 1", "group = 0")), "C101", "group 0"),
    ((ONE, ONE.replace("group = 1, ", "")), "C101", "group None"),
    (('"A103", group = 1', '"A103", group = 4'), "A103", "group"),
    (('"A103", group = 1, count = 2', '"A103", group = 1, count = 0'), "A103", "count"),
    (('"A103", group = 1, count = 2', '"A103", group = 1, count = "2"'), "A103", "count"),
    (('play = "boots"', 'play = "sandals"'), "A103", "boots"),
    (('play = "boots"', 'play = "boots", size = 43'), "A103", "boots"),
    (('id = "A103"', 'id = "A102"'), "A102", "twice"),
    (('id = "C102"', 'id = "C101"'), "C101", "twice"),
    # one path of two sides, not two paths of one
    (('id = "C104", group = 1, count = 1, joined = ["NS"]',
      'id = "C104", group = 1, count = 1, joined = "NS"'), "C104", "joined"),
    # the start card and the goals
    (('id = "D02", count = 1, joined = ["NW"]', 'id = "D02", count = 1, joined = ["NS"]'),
     "D02", "DC-38"),
    (('id = "D03", count = 1', 'id = "D03", count = 2'), "D03", "single"),
    (('id = "D00", count = 1, joined = ["NESW"]', 'id = "D00", count = 1, joined = ["NEW"]'),
     "D00", "start card"),
    (('joined = ["NESW"], ladder = true', 'joined = ["NESW"]'), "D00", "ladder"),
]  # fmt: skip


@rule("DC-38")
@pytest.mark.parametrize(("change", "card", "says"), WRONG_CARDS)
def test_a_wrong_card_is_refused_with_its_line(tmp_path, change, card, says):
    path = changed(tmp_path, change)
    with pytest.raises(DeckError) as refused:
        read_cards(path)
    message = str(refused.value)
    assert says in message
    number = int(re.search(r"line (\d+)", message)[1])
    line = path.read_text(encoding="utf-8").splitlines()[number - 1]
    assert card in message
    assert f'"{card}"' in line


WRONG_TOTALS = [
    ([(ONE, ONE.replace("count = 3", "count = 4"))], "path_cards"),
    ([("path_cards = [19, 17, 14]", "path_cards = [20, 17, 14]")], "path_cards"),
    ([("path_cards = [19, 17, 14]", "path_cards = 50")], "path_cards"),
    ([("joined = [\"NESW\"], hole = true", 'joined = ["NESW"]')], "plain_paths"),
    ([("holes = [3, 3, 3]", "holes = [2, 3, 3]")], "holes"),
    ([("tunnels = [2, 2, 1]", "tunnels = [2, 2, 2]")], "tunnels"),
    ([('id = "A103", group = 1, count = 2', 'id = "A103", group = 1, count = 1')], "action_cards"),
    ([("boots = [2, 1, 0]", "boots = [1, 1, 1]")], "boots"),
    ([("swap = [0, 1, 1]\n", "")], "swap"),
    ([("exits = 1", "exits = 2")], "exits"),
    ([('joined = ["NESW"], exit = true', 'joined = ["NESW"]')], "exits"),
]  # fmt: skip


@rule("DC-6")
@pytest.mark.parametrize(("changes", "total"), WRONG_TOTALS)
def test_wrong_totals_are_refused_by_name(tmp_path, changes, total):
    path = changed(tmp_path, *changes)
    with pytest.raises(DeckError, match=total) as refused:
        read_cards(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    if any(line.startswith(f"{total} =") for line in lines):
        number = int(re.search(r"line (\d+)", str(refused.value))[1])
        assert lines[number - 1].startswith(f"{total} =")


PRINTED = [
    # the file agrees with itself, but not with the box
    (
        [
            (ONE, ONE.replace("count = 3", "count = 4")),
            ("path_cards = [19,", "path_cards = [20,"),
            ("plain_paths = [12,", "plain_paths = [13,"),
        ],
        "path_cards",
    ),
    (
        [
            ('joined = ["NESW"], hole = true', 'joined = ["NESW"]'),
            ("plain_paths = [12,", "plain_paths = [13,"),
            ("holes = [3,", "holes = [2,"),
        ],
        "holes",
    ),
    (
        [
            ('play = "boots"', 'play = "axe"'),
            ("boots = [2,", "boots = [0,"),
            ("axe = [1,", "axe = [3,"),
        ],
        "boots",
    ),
    (
        [
            # a card of group 1 has become one of group 2
            ('id = "C104", group = 1', 'id = "C104", group = 2'),
            ("path_cards = [19, 17,", "path_cards = [18, 18,"),
            ("plain_paths = [12, 7,", "plain_paths = [11, 8,"),
        ],
        "path_cards",
    ),
    (
        [
            ('id = "A105", group = 1, count = 2', 'id = "A105", group = 1, count = 1'),
            ('id = "A207", group = 2, count = 2', 'id = "A207", group = 2, count = 3'),
            ("rat = [2, 2,", "rat = [1, 3,"),
            ("action_cards = [10, 10,", "action_cards = [9, 11,"),
        ],
        "action_cards",
    ),
    (
        [
            ('joined = ["NSW"], vein = true', 'joined = ["NSW"], hole = true'),
            ("goal_holes = 1", "goal_holes = 2"),
            ("goal_veins = 1", "goal_veins = 0"),
        ],
        "goal_",
    ),
]


@rule("DC-6")
@pytest.mark.parametrize(("changes", "says"), PRINTED)
def test_totals_changed_with_the_cards_are_refused_too(tmp_path, changes, says):
    with pytest.raises(DeckError, match=says) as refused:
        read_cards(changed(tmp_path, *changes))
    assert re.search(r"line \d+", str(refused.value))


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("actions = [", "deeds = [", "actions"),
        ("[totals]", "[sums]", "totals"),
        ("goals = [", "goals = [[", "my-deck.toml"),
        ("starts = [", "starts = 3\nbeginnings = [", "my-deck.toml"),
    ],
)
def test_a_file_that_is_no_deck_is_refused(tmp_path, before, after, says):
    with pytest.raises(DeckError, match=says):
        read_cards(changed(tmp_path, (before, after)))


def test_a_missing_start_card_is_refused(tmp_path):
    start = '{ id = "D00", count = 1, joined = ["NESW"], ladder = true },'
    with pytest.raises(DeckError):
        read_cards(changed(tmp_path, (start, "")))


def test_a_missing_goal_is_refused(tmp_path):
    fewer = '{ id = "D02", count = 1, joined = ["NW"], ladder = true },'
    with pytest.raises(DeckError):
        read_cards(changed(tmp_path, (fewer, "")))


@rule("DC-39")
def test_no_path_card_has_an_exit(tmp_path):
    plain = 'id = "C104", group = 1, count = 1, joined = ["NS"]'
    changes = [(plain, f"{plain}, exit = true"), ("plain_paths = [12", "plain_paths = [11")]
    with pytest.raises(DeckError, match=r"line \d+.*C104"):
        read_cards(changed(tmp_path, *changes))


@pytest.mark.parametrize("name", ["", 'id = "crossing", ', "id = 17, "])
def test_a_card_needs_a_name_that_positions_can_be_written_with(tmp_path, name):
    with pytest.raises(DeckError):
        read_cards(changed(tmp_path, ('id = "C101", ', name)))


@pytest.mark.parametrize("count", ["-1", "1.5", '"2"'])
def test_a_path_card_needs_a_whole_number_of_copies(tmp_path, count):
    # the totals would still come out
    others = {"-1": 6, "1.5": 4, '"2"': 3}[count]
    changes = [
        (ONE, ONE.replace("count = 3", f"count = {others}")),
        ('"C107", group = 1, count = 2', f'"C107", group = 1, count = {count}'),
    ]
    with pytest.raises(DeckError, match="C107"):
        read_cards(changed(tmp_path, *changes))


def run_with(deck: Path) -> subprocess.CompletedProcess:
    command = Path(sys.executable).with_name("stope")
    return subprocess.run(
        [str(command), "rules", "dark-cave", "--rule", "DC-1"],
        env={**os.environ, "STOPE_DECK_DARK_CAVE": str(deck), "STOPE_CACHE_DIR": str(deck.parent)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_host_can_use_a_deck_of_their_own(tmp_path):
    done = run_with(changed(tmp_path, ('hole = "N"', 'hole = "S"')))
    assert (done.returncode, done.stderr) == (0, "")
    refused = run_with(changed(tmp_path, ("path_cards = [19,", "path_cards = [18,")))
    assert refused.returncode == 2
    assert "line" in refused.stderr
    assert "path_cards" in refused.stderr
    assert "Traceback" not in refused.stderr
