"""The deck file: its totals, and how a wrong one is refused."""

import os
import sys
from functools import partial

import pytest

from stope.games.deck_file import DeckError, Printed
from stope.games.duel.cards import PRINTED as TOTALS
from stope.games.duel.cards import read_cards
from tests.support.child_processes import run_to_end
from tests.support.decks import (
    assert_own_deck_is_refused,
    assert_own_deck_is_used,
    assert_printed_total_is_missed,
    changed_deck,
    without_ours,
)

rule = pytest.mark.rule
changed = partial(changed_deck, "duel")


@rule("DU-1")
def test_the_deck_in_the_package_adds_up(tmp_path):
    deck = read_cards(changed(tmp_path))
    assert sum(card.count for card in deck.paths) == 34
    assert (len(deck.starts), len(deck.goals)) == (2, 18)
    assert sum(card.gold * card.count for card in (*deck.paths, *deck.goals)) == 30
    assert deck.ours == deck.tables["ours"]


#: what owners of the box may find on their cards: no booklet prints anything else
OWN = [
    # another sum of goal gold, stated or not
    [('gold = 2, at = "N"', 'gold = 1, at = "N"'), ("goal_gold = 25", "goal_gold = 24")],
    [('gold = 2, at = "N"', 'gold = 1, at = "N"'), ("goal_gold = 25\n", "")],
    [without_ours("duel")],
    # doors of other colours
    [
        ('door = "blue", arm = "S"', 'door = "green", arm = "S"'),
        ("path_doors_blue = 3", "path_doors_blue = 2"),
        ("path_doors_green = 3", "path_doors_green = 4"),
    ],
    # another arm
    [('troll = true, arm = "W"', 'troll = true, arm = "N"')],
    # a map more, a rockfall less; more keys than the two that can be put down
    [
        ('count = 2, play = "map"', 'count = 3, play = "map"'),
        ('count = 2, play = "rockfall"', 'count = 1, play = "rockfall"'),
        ("maps = 2", "maps = 3"),
        ("rockfalls = 2", "rockfalls = 1"),
    ],
    # both ladders of one colour
    [('ladder = "green"', 'ladder = "blue"')],
]


@rule("DU-1")
@pytest.mark.parametrize("changes", OWN)
def test_totals_that_no_booklet_prints_can_be_replaced(tmp_path, changes):
    read_cards(changed(tmp_path, *changes))


#: a change of cards, the printed total that it misses, what the cards give, the rule
PRINTED = [
    ([('id = "P01", count = 4', 'id = "P01", count = 5')], "path_cards", 35, "DU-1"),
    ([('id = "A10", count = 2', 'id = "A10", count = 3')], "action_cards", 19, "DU-1"),
    ([('{ id = "G01", count = 1, joined = ["NESW"] },', "")], "goal_cards", 17, "DU-1"),
    (
        [('{ id = "S01", count = 1, joined = ["NESW"], ladder = "blue" },', "")],
        "start_cards",
        1,
        "DU-1",
    ),
    ([('joined = ["NS", "EW"] }', 'joined = ["NESW"] }')], "bridges", 1, "DU-24"),
    ([('joined = ["NE", "SW"] }', 'joined = ["NES", "W"] }')], "double_curves", 1, "DU-24"),
    ([('joined = ["NE", "SW"] }', 'joined = ["NS", "EW"] }')], "bridges", 3, "DU-24"),
    ([(', ladder = "blue"', "")], "ladders", 1, "DU-23"),
    ([(', troll = true, arm = "W"', "")], "trolls", 2, "DU-32"),
    ([(', door = "blue", arm = "S"', "")], "path_doors", 5, "DU-10"),
    ([(', door = "green", arm = "W", gold', ", gold")], "goal_doors", 7, "DU-10"),
    ([(', gold = 1, at = "N"', "")], "path_cards_with_gold", 4, "DU-30"),
]


def named_line(path, problem):
    """Return the line that a problem of a deck file names."""
    assert problem.line is not None
    return path.read_text(encoding="utf-8").splitlines()[problem.line - 1]


@rule("DU-1")
@pytest.mark.parametrize(("changes", "total", "counted", "from_rule"), PRINTED)
def test_printed_totals_are_enforced_with_their_rule(tmp_path, changes, total, counted, from_rule):
    path = changed(tmp_path, *changes, without_ours("duel"))
    wanted = Printed(TOTALS[total].total, from_rule)
    assert_printed_total_is_missed(read_cards, path, total, counted, wanted)


WRONG = [
    (
        "\npath_cards = 34",
        "\npath_cards = 33",
        r"line \d+: \[printed\] path_cards = 33; allowed: 34 \(DU-1\)",
    ),
    (
        "goal_gold = 25",
        "goal_gold = 24",
        r"line \d+: \[ours\] goal_gold = 24; allowed: 25 \(the sum over the cards\)",
    ),
    (
        'door = "blue", arm = "S"',
        'door = "red", arm = "S"',
        r'line \d+: card P19: door = "red"; allowed: "green", "blue" \(DU-10\)',
    ),
    ('troll = true, arm = "W"', "troll = true", r"card P25: troll = true; allowed: .*\(DU-2\)"),
    ('troll = true, arm = "W"', 'troll = true, arm = "WE"', r"card P25: arm = .*\(DU-2\)"),
    ('troll = true, arm = "S"', 'troll = true, arm = "E"', r"card P27: arm = .*\(DU-2\)"),
    (
        'joined = ["NSW"], stubs = "E"',
        'joined = ["NSW"], stubs = "N"',
        r"card P11: joined = .*; allowed: each side in one path only \(DU-2\)",
    ),
    ('joined = ["NS", "EW"] }', 'joined = ["NX", "EW"] }', r"card P07: .*\(DU-2\)"),
    ('gold = 3, at = "N"', "gold = 3", r"card G10: gold = 3; allowed: gold with .*\(DU-2\)"),
    ('gold = 3, at = "N"', 'gold = 3, at = "S"', r'card G10: at = "S".*\(DU-2\)'),
    # gold on the arm that the door shuts off
    ('arm = "W", gold = 1, at = "N"', 'arm = "W", gold = 1, at = "W"', r"card G05: at = .*DU-2"),
    ('gold = 3, at = "N"', 'gold = 4, at = "N"', r"card G10: gold = 4; allowed: 1, 2, 3 \(DU-30\)"),
    ('id = "G01", count = 1', 'id = "G01", count = 1, colour = 3', "card G01: colour = 3; allowed"),
    ('id = "G01", count = 1', 'id = "G01", count = 2', r"card G01: count = 2; allowed: 1 \(DU-5\)"),
    ('stubs = "NESW"', 'stubs = "NS"', r'card G02: stubs = "NS"; .*\(DU-27\)'),
    ('stubs = "NESW"', "stubs = 3", r"card G02: stubs = 3; .*\(DU-2\)"),
    ('sabotage = "lamp"', 'sabotage = "boots"', r'card A01: sabotage = "boots"; .*"lamp".*DU-40'),
    ('sabotage = "lamp"', 'sabotage = "cart"', r"kinds with sabotage = .*; allowed: 1 \(DU-40\)"),
    ('repair = ["lamp"]', 'repair = ["boots"]', r"card A04: repair = .*\(DU-41\)"),
    (
        'repair = ["lamp"]',
        'repair = ["lamp", "lamp"]',
        r"card A04: repair = .*; allowed: some of lamp, pickaxe, cart, each once \(DU-41\)",
    ),
    ('repair = ["lamp"]', 'repair = ["lamp"], play = "map"', r"card A04: repair .*one of sabotage"),
    ('play = "map"', 'play = "dance"', r'card A10: play = "dance"; allowed: "map", .*\(DU-42\)'),
    ('play = "rockfall"', 'play = "map"', r'2 kinds with play = "map"; allowed: 1 \(DU-44\)'),
    ('play = "key"', 'play = "rockfall"', r'kinds with play = "rockfall"; allowed: 1 \(DU-43\)'),
    ('play = "map"', 'play = "key"', r'2 kinds with play = "key"; allowed: 1 \(DU-42\)'),
    ('id = "P02"', 'id = "P01"', r"line \d+: id = \"P01\"; allowed: each id once \(line \d+ "),
    ('id = "S02", count = 1, joined = ["NESW"], ladder = "green"',
     'id = "S02", count = 1, joined = ["NESW"], ladder = "blue"', r"starts; .*\(DU-7\)"),
    ('joined = ["NW"], ladder = "blue"', 'joined = ["NW", "SE"], ladder = "blue"',
     r"card P05: ladder = .*; allowed: one open path \(DU-11\)"),
    ("actions = [", "deeds = [", "no actions"),
    ("goals = [", "goals = [[", r"deck.toml, line \d+: .*; allowed: TOML"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after", "says"), WRONG)
def test_a_wrong_deck_is_refused_with_what_does_not_fit(tmp_path, before, after, says):
    with pytest.raises(DeckError, match=says):
        read_cards(changed(tmp_path, (before, after)))


@rule("DU-51")
def test_path_cards_with_gold_are_single(tmp_path):
    # P12 becomes a second P11
    twelfth = '{ id = "P12", count = 1, joined = ["NEW"], stubs = "S", gold = 1, at = "S" },'
    path = changed(tmp_path, (twelfth, ""), ('id = "P11", count = 1', 'id = "P11", count = 2'))
    with pytest.raises(DeckError, match=r"line \d+: card P11: gold on count = 2.*\(DU-51\)"):
        read_cards(path)


def test_positions_can_be_written_with_every_name_that_a_card_may_have(tmp_path):
    # positions knew names of two digits only
    deck = changed(tmp_path, ('id = "G01"', 'id = "G101"'), ('id = "P01"', 'id = "P101"'))
    there_and_back = """
import stope
drawn = "hands P02 / P03 | table S02@0,1 S01@0,-1 P101@1,1 | discard P101:01 | goals G101:0"
match = stope.from_position_text("duel", drawn)
assert stope.from_position(match.position()).position() == match.position()
assert match.position()["goals"][0] == "G101:0"
"""
    done = run_to_end(
        [sys.executable, "-c", there_and_back],
        env={**os.environ, "STOPE_DECK_DUEL": str(deck), "NUMBA_DISABLE_JIT": "1"},
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_host_can_use_a_deck_of_their_own(tmp_path):
    good = changed(tmp_path, ('troll = true, arm = "W"', 'troll = true, arm = "N"'))
    assert_own_deck_is_used("duel", good)
    bad = changed(tmp_path, ("path_cards = 34", "path_cards = 33"))
    assert_own_deck_is_refused("duel", bad, "path_cards")
