"""The deck file of the Dark Cave: its cards and totals, and how a wrong one is refused."""

import itertools
from functools import partial

import networkx as nx
import pytest

from stope.games import GAMES
from stope.games.dark_cave.cards import PRINTED as TOTALS
from stope.games.dark_cave.cards import CaveShape, Group, read_cards
from stope.games.deck_file import DeckError, Printed
from tests.support.dark_cave_graph import CARDS, GROUPS, spaces_of, touch_on_card
from tests.support.decks import (
    assert_own_deck_is_refused,
    assert_own_deck_is_used,
    assert_printed_total_is_missed,
    changed_deck,
    refused_total,
    without_ours,
)

rule = pytest.mark.rule
changed = partial(changed_deck, "dark-cave")


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
C210 II 1 N 2 ladder 1
C211 II 1 E 2 ladder 1
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
    # the ladder of a dead end at its mouth
    [('joined = ["N"], ladder = true', 'joined = ["N"], ladder = "N"')],
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
        ('joined = ["E"], ladder = true', 'joined = ["E"]'),
        ("plain_paths = [12, 7, 7]", "plain_paths = [11, 8, 7]"),
        ("ladders = [1, 2, 1]", "ladders = [2, 1, 1]"),
    ],
    # the same without totals of ours: they need not be stated
    [
        ('{ id = "C106", group = 1, count = 1, joined = ["NW"] }',
         '{ id = "C106", group = 1, count = 1, joined = ["NW"], ladder = true }'),
        ('joined = ["E"], ladder = true', 'joined = ["E"]'),
        ("plain_paths = [12, 7, 7]\n", ""),
        ("ladders = [1, 2, 1]\n", ""),
    ],
    [without_ours("dark-cave")],
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
#: a change, the card that is refused, and what is said: given, allowed, rule
WRONG_CARDS = [
    # shapes
    (('["NS", "EW"], bridge = "EW"', '["NX", "EW"], bridge = "EW"'), "C112",
     'joined = ["NX", "EW"]; allowed: sides N, E, S, W, each once (DC-30)'),
    (('joined = ["NW", "SE"], tunnel', 'joined = ["NW", "NE"], tunnel'), "C113",
     'joined = ["NW", "NE"]; allowed: each side in one path only (DC-30)'),
    (('joined = ["NW", "SE"], tunnel', 'joined = ["NWSE"], tunnel'), "C113",
     'joined = ["NWSE"], tunnel = true; allowed: a tunnel between two paths (DC-34)'),
    (('bridge = "EW"', 'bridge = "NE"'), "C112",
     'bridge = "NE"; allowed: one of two paths, with two sides (DC-33)'),
    (('bridge = "EW"', 'bridge = "EW", tunnel = true'), "C112",
     'bridge = "EW", tunnel = true; allowed: one of them (DC-33)'),
    (('"C104", group = 1, count = 1, joined = ["NS"]', '"C104", group = 1, count = 1, joined = []'),
     "C104", "joined = []; allowed: at least one path (DC-30)"),
    (('"C104", group = 1, count = 1, joined', '"C104", group = 1, count = 1, stubs = "NS", joined'),
     "C104", 'stubs = "NS"; allowed: '),
    (('"C201", group = 2, count = 2, joined = ["NESW"]',
      '"C201", group = 2, count = 2, joined = ["N", "E", "S", "W"]'),
     "C201", "allowed: at most 7 spaces, not 8 (DC-30)"),
    # features
    (('joined = ["NSW"], hole = "W"', 'joined = ["NSW"], hole = "E"'), "C208",
     'hole = "E"; allowed: "N", "S", "W" (DC-57)'),
    (('joined = ["NSW"], hole = "W"', 'joined = ["NSW"], hole = true'), "C208",
     'hole = true; allowed: "N", "S", "W" (DC-57)'),
    (('joined = ["N"], ladder = true', 'joined = ["N"], ladder = "E"'), "C210",
     'ladder = "E"; allowed: "N", true (DC-32)'),
    (('joined = ["NESW"], hole = true', 'joined = ["NESW"], hole = 1'), "C108",
     "hole = 1; allowed: true (DC-57)"),
    (('joined = ["NSW"], hole = "W"', 'joined = ["NSW"], hole = "W", vein = "W"'), "C208",
     'hole = "W", vein = "W"; allowed: one of them (DC-30)'),
    (('bridge = "EW"', 'bridge = "EW", hole = true'), "C112",
     'joined = ["NS", "EW"], hole = true; allowed: one path (DC-57)'),
    (('joined = ["NSW"], hole = "W"', 'joined = ["NSW"], cave = "W"'), "C208",
     'cave = "W"; allowed: bridge, count, '),
    # groups
    ((ONE, ONE.replace("group = 1", "group = 4")), "C101",
     "group = 4; allowed: 1, 2, 3 (DC-6)"),
    ((ONE, ONE.replace("group = 1", "group = true")), "C101",
     "group = true; allowed: 1, 2, 3 (DC-6)"),
    ((ONE, ONE.replace("group = 1, ", "")), "C101", "no group; allowed: 1, 2, 3 (DC-6)"),
    (('"A103", group = 1', '"A103", group = 4'), "A103", "group = 4; allowed: 1, 2, 3 (DC-6)"),
    (('"A103", group = 1, count = 2', '"A103", group = 1, count = 0'), "A103",
     "count = 0; allowed: a whole number, 1 or more (DC-6)"),
    (('"A103", group = 1, count = 2', '"A103", group = 1, count = "2"'), "A103",
     'count = "2"; allowed: a whole number, 1 or more (DC-6)'),
    (('play = "boots"', 'play = "sandals"'), "A103", 'play = "sandals"; allowed: "information", '),
    (('play = "boots"', 'play = "boots", size = 43'), "A103", "size = 43; allowed: count, group"),
    # one path of two sides, not two paths of one
    (('id = "C104", group = 1, count = 1, joined = ["NS"]',
      'id = "C104", group = 1, count = 1, joined = "NS"'), "C104", 'joined = "NS"; allowed: '),
    # the start card and the goals
    (('id = "D02", count = 1, joined = ["NW"]', 'id = "D02", count = 1, joined = ["NS"]'),
     "D02", 'joined = ["NS"]; allowed: N or S open, and E or W open (DC-38)'),
    (('id = "D03", count = 1', 'id = "D03", count = 2'), "D03", "count = 2; allowed: 1 (DC-2)"),
    (('id = "D00", count = 1, joined = ["NESW"]', 'id = "D00", count = 1, joined = ["NEW"]'),
     "D00", 'allowed: joined = ["NESW"], ladder = true (DC-32)'),
    (('joined = ["NESW"], ladder = true', 'joined = ["NESW"]'), "D00",
     'joined = ["NESW"]; allowed: joined = ["NESW"], ladder = true (DC-32)'),
    (('id = "C104", group = 1, count = 1, joined = ["NS"]',
      'id = "C104", group = 1, count = 1, joined = ["NS"], exit = true'), "C104",
     "exit = true; allowed: an exit on a goal only (DC-39)"),
]  # fmt: skip


def named_line(path, problem):
    """Return the line that a problem of a deck file names."""
    assert problem.line is not None
    return path.read_text(encoding="utf-8").splitlines()[problem.line - 1]


@rule("DC-38")
@pytest.mark.parametrize(("change", "card", "says"), WRONG_CARDS)
def test_a_wrong_card_is_refused_with_its_line(tmp_path, change, card, says):
    path = changed(tmp_path, change)
    with pytest.raises(DeckError) as refused:
        read_cards(path)
    (problem,) = refused.value.problems
    assert says in str(problem)
    line = named_line(path, problem)
    assert f"card {card}: " in problem.given
    assert f'"{card}"' in line


def test_all_wrong_cards_are_named_at_once(tmp_path):
    path = changed(
        tmp_path, ('hole = "N"', 'hole = "E", vein = "E"'), ("ladder = true", "ladder = 7")
    )
    with pytest.raises(DeckError) as refused:
        read_cards(path)
    assert [problem.given[:9] for problem in refused.value.problems] == ["card C111", "card C207"]
    assert str(refused.value).count("my-deck.toml, line ") == 2


@pytest.mark.parametrize(("name", "twice"), [("A103", "A102"), ("C102", "C101"), ("D02", "C101")])
def test_a_name_given_twice_is_refused_with_both_lines(tmp_path, name, twice):
    path = changed(tmp_path, (f'id = "{name}"', f'id = "{twice}"'))
    lines = path.read_text(encoding="utf-8").splitlines()
    first, second = (number for number, line in enumerate(lines, 1) if f'id = "{twice}"' in line)
    with pytest.raises(DeckError, match=rf"line {second}: .*{twice}.*line {first} .*DC-6"):
        read_cards(path)


#: the file agrees with itself, but not with the box: changes, total, given, allowed, rule
PRINTED = [
    ([(ONE, ONE.replace("count = 3", "count = 4"))], "path_cards", [20, 17, 14], "DC-6"),
    ([('joined = ["NESW"], hole = true', 'joined = ["NESW"]')], "holes", 8, "DC-57"),
    ([('play = "boots"', 'play = "axe"')], "boots", 1, "DC-54"),
    # a card of group 1 has become one of group 2
    ([('id = "C104", group = 1', 'id = "C104", group = 2')], "path_cards", [18, 18, 14], "DC-6"),
    (
        [
            ('id = "A105", group = 1, count = 2', 'id = "A105", group = 1, count = 1'),
            ('id = "A207", group = 2, count = 2', 'id = "A207", group = 2, count = 3'),
        ],
        "action_cards", [9, 11, 12], "DC-6",
    ),
    ([('["NSW"], vein = true', '["NSW"], hole = true')], "goal_veins", 0, "DC-37"),
    ([('joined = ["NESW"], exit = true', 'joined = ["NESW"]')], "exits", 0, "DC-39"),
    ([('["NS", "EW"], bridge = "EW"', '["NS", "EW"]')], "bridges", 3, "DC-33"),
    ([('["NW", "SE"], tunnel = true', '["NW", "SE"]')], "tunnels", 4, "DC-34"),
    ([('joined = ["N"], ladder = true', 'joined = ["N"]')], "ladders", 3, "DC-32"),
    ([('joined = ["NSW"], vein = "W"', 'joined = ["NSW"]')], "veins", 1, "DC-37"),
    ([('{ id = "D00", count = 1, joined = ["NESW"], ladder = true },', "")],
     "start_cards", 0, "DC-2"),
    ([('{ id = "D02", count = 1, joined = ["NW"], ladder = true },', "")], "goal_cards", 3, "DC-2"),
]  # fmt: skip


@rule("DC-6")
@pytest.mark.parametrize(("changes", "total", "counted", "from_rule"), PRINTED)
def test_printed_totals_are_enforced_with_their_rule(tmp_path, changes, total, counted, from_rule):
    wanted = Printed(TOTALS[total].total, from_rule)
    path = changed(tmp_path, *changes, without_ours("dark-cave"))
    assert_printed_total_is_missed(read_cards, path, total, counted, wanted)


def test_the_lines_of_the_cards_that_were_counted_are_named(tmp_path):
    path = changed(tmp_path, ('joined = ["N"], ladder = true', 'joined = ["N"]'))
    lines = path.read_text(encoding="utf-8").splitlines()
    ladders = [str(lines.index(line) + 1) for line in lines if '"C' in line and "ladder" in line]
    assert len(ladders) == 3
    problem = refused_total(read_cards, path, "printed", "ladders")
    assert problem.given == f"ladders = 3 (lines {', '.join(ladders)})"


@rule("DC-6")
@pytest.mark.parametrize(
    ("before", "after", "total"),
    [
        ("path_cards = [19, 17, 14]", "path_cards = [20, 17, 14]", "path_cards"),
        ("path_cards = [19, 17, 14]", "path_cards = 50", "path_cards"),
        ("exits = 1", "exits = 2", "exits"),
        ("holes = 9", "holes = 8", "holes"),
    ],
)
def test_a_printed_total_cannot_be_stated_otherwise(tmp_path, before, after, total):
    problem = refused_total(read_cards, changed(tmp_path, (before, after)), "printed", total)
    assert problem.given == f"[printed] {after}"
    assert problem.allowed == str(TOTALS[total].total)


@pytest.mark.parametrize(
    ("before", "after", "total"),
    [
        ("holes = [3, 3, 3]", "holes = [2, 3, 3]", "holes"),
        ("tunnels = [2, 2, 1]", "tunnels = [2, 2, 2]", "tunnels"),
        ("boots = [2, 1, 0]", "boots = [1, 1, 1]", "boots"),
    ],
)
def test_a_total_of_ours_has_to_agree_with_the_cards(tmp_path, before, after, total):
    problem = refused_total(read_cards, changed(tmp_path, (before, after)), "ours", total)
    assert problem.given == f"[ours] {after}"
    assert before.partition(" = ")[2] in problem.allowed


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("actions = [", "deeds = [", r"line \d+: deeds; allowed: game, paths, .*\n.*no actions"),
        ("[printed]", "[totals]", r"line \d+: totals; allowed: .*\n.*no printed"),
        ("goals = [", "goals = [[", r"my-deck.toml, line \d+: .*; allowed: TOML"),
        ("starts = [", "starts = 3\nbeginnings = [", "beginnings"),
        ("swap = 2\n", "", r"no swap; allowed: 2 \(DC-52\)"),
        ("swap = 2\n", "swap = 2\nhats = 3\n", r"line \d+: \[printed\] hats; allowed: path_cards"),
        ("[ours]", "[ours]\nhats = 3\n", r"line \d+: \[ours\] hats; allowed: plain_paths"),
        ('game = "dark-cave"', "", 'no game; allowed: game = "dark-cave"'),
        ('game = "dark-cave"', 'game = "duel"', r'line \d+: game = "duel"; allowed: "dark-cave"'),
    ],
)
def test_a_file_that_is_no_deck_is_refused(tmp_path, before, after, says):
    with pytest.raises(DeckError, match=says):
        read_cards(changed(tmp_path, (before, after)))


@rule("DC-30")
@pytest.mark.parametrize("name", CARDS)
def test_a_card_takes_as_many_steps_as_its_group_says(name, deck):
    """Group I has one space for each path, group II takes two steps and group III three."""
    spaces = spaces_of(name)
    for path in CARDS[name]["joined"]:
        own = [number for number, space in enumerate(spaces) if space["path"] == path]
        graph = nx.Graph()
        graph.add_nodes_from(own)
        graph.add_edges_from(
            (one, other)
            for one, other in itertools.combinations(own, 2)
            if touch_on_card(name, spaces[one], spaces[other])
        )
        begins = [number for number in own if spaces[number]["sides"]]
        ends = begins if len(path) > 1 else own
        steps = [
            1 + nx.shortest_path_length(graph, begin, end)
            for begin in begins
            for end in ends
            if begin != end or len(own) == 1
        ]
        assert set(steps) == {GROUPS[name]}
    card = next(one for one in (*deck.paths, *deck.starts, *deck.goals) if one.name == name)
    for one, other in itertools.permutations(range(len(spaces)), 2):
        assert card.next_to[one] >> other & 1 == touch_on_card(name, spaces[one], spaces[other])


def test_a_card_with_other_steps_is_refused(tmp_path, monkeypatch):
    # no deck file can say so, because spaces follow from the group: the model itself is changed
    original = CaveShape._path_spaces

    def without_centres(card):
        return [space for space in original(card) if space.sides]

    monkeypatch.setattr(CaveShape, "_path_spaces", without_centres)
    with pytest.raises(DeckError) as refused:
        read_cards(changed(tmp_path, ('joined = ["N"], ladder = true', 'joined = ["N"]')))
    assert 'card C210: joined = ["N"]; allowed: 2 steps across each path, not 1 (DC-30)' in str(
        refused.value
    )


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


def test_a_host_can_use_a_deck_of_their_own(tmp_path):
    good = changed(tmp_path, ('hole = "N"', 'hole = "S"'))
    assert_own_deck_is_used("dark-cave", good)
    bad = changed(tmp_path, ("path_cards = [19,", "path_cards = [18,"))
    assert_own_deck_is_refused("dark-cave", bad, "path_cards")
