"""Positions of the Duel: which rule a bad one breaks."""

import pytest

import stope
from stope.games.duel.moves import Card, PassOne, PassTwo

START = "hands P01 P02 / P03 P04"

BAD = [
    ("hands P01 / P02 / P03", "DU-6"),
    ("hands P01 P01 P01 P01 P01 / P02", "DU-1"),
    ("hands P99 / P02", "DU-1"),
    ("hands P01 P02 P03 P04 P06 P07 P09 / P02", "DU-6"),
    ("hands A01", "DU-62"),
    ("hands A11", "DU-62"),
    (f"{START} | table P01@1,1 P02@1,1", "DU-20"),
    (f"{START} | table P01@1,1v P02@2,1", "DU-21"),
    (f"{START} | table P01@0,1", "DU-4"),
    (f"{START} | table P01@5,0", "DU-4"),
    (f"{START} | table P01@90,0", "DU-20"),
    (f"{START} | table P01", "DU-20"),
    (f"{START} | table P01@1,1k", "DU-42"),
    (f"{START} | table P01@1,1m0", "DU-30"),
    (f"{START} | table P01@1,1b0", "DU-32"),
    (f"{START} | table P01@1,1d", "DU-20"),
    ("hands P02 / P03 | table P01@1,1 P01@2,1 P01@3,1 P01@4,1 P03@5,1", "DU-27"),
    (f"{START} | goals G05: G05:", "DU-1"),
    (f"{START} | goals G05", "DU-8"),
    (f"{START} | pile P01 P01 P01 P01", "DU-1"),
    (f"{START} | discard P05", "DU-8"),
    (f"{START} | sabotage lamp lamp / ", "DU-40"),
    (f"{START} | sabotage boots / ", "DU-40"),
    (f"{START} | gold 3 3 3 3 / ", "DU-51"),
    (f"{START} | gold 4 / ", "DU-51"),
    (f"{START} | table P25@1,1b0 | debts 0 0", "DU-52"),
    (f"{START} | out P01", "DU-51"),
    (f"{START} | round 4", "DU-53"),
    (f"{START} | round 1 | first_goal 6", "DU-5"),
    (f"{START} | round 2 | first_goal 0", "DU-5"),
    (f"{START} | round 2 | first_goal 12", "DU-5"),
    (f"{START} | round 3 | first_goal 11", "DU-5"),
    (f"{START} | round 2 | first_goal 7 | options goals=return", "DU-5"),
    (f"{START} | turn 2", "DU-12"),
    (f"{START} | phase resting", "DU-28"),
    (f"{START} | phase after", "DU-28"),
    (f"{START} | phase turn_goal | pending 5,0", "DU-27"),
    (f"{START} | phase over", "DU-53"),
    ("hands P01 P02 P03 P04 P07 / P06 | table P25@1,1 | phase after | to_draw 2", "DU-12"),
    (f"{START} | sits_out 1", "DU-12"),
    ("hands P01 | sits_out 1", "DU-12"),
    (f"{START} | to_draw 1", "DU-12"),
    (f"{START} | then after | to_draw 2", "DU-12"),
    (f"{START} | table P25@1,1 | phase after", "DU-12"),
    (f"{START} | pending 5,0", "DU-27"),
    ("hands / P01", "DU-12"),
    (f"{START} | options goals=burn", "DU-5"),
    (f"{START} | options wind=north", "DU-5"),
    (f"{START} | key xy", "DU-6"),
    (f"{START} | weather fine", "DU-1"),
    (f"{START} | turn 0 | turn 1", "DU-1"),
    ("table P01@1,1", "DU-6"),
]


@pytest.mark.parametrize(("text", "rule"), BAD)
def test_a_position_that_breaks_a_rule_is_refused_with_it(text, rule):
    with pytest.raises(stope.BadPosition) as refusal:
        stope.from_position_text("duel", text)
    assert refusal.value.rule == rule


@pytest.mark.parametrize(
    "change",
    [
        {"hands": 3},
        {"hands": [[1], [2]]},
        {"hands": [["P01"], ["P02"]], "table": [None]},
        {"hands": [["P01"], ["P02"]], "table": {}},
        {"hands": [["P01"], ["P02"]], "pending": 7},
        {"hands": [["P01"], ["P02"]], "pending": "99,99"},
        {"hands": [["P01"], ["P02"]], "gold": [[True], []]},
        {"hands": [["P01"], ["P02"]], "sabotage": [3, 4]},
        {"hands": [["P01"], ["P02"]], "debts": "none"},
        {"hands": [["P01"], ["P02"]], "phase": []},
        {"hands": [["P01"], ["P02"]], "goals": [[]]},
    ],
)
def test_junk_in_a_position_is_refused(change):
    with pytest.raises(stope.BadPosition):
        stope.from_position({"game": "duel", **change})


@pytest.mark.parametrize(
    ("goals", "round_number", "firsts"),
    [("leave", 1, [0]), ("leave", 3, [12]), ("return", 2, [0, 5, 6]), ("return", 3, [0, 12])],
)
def test_the_goals_of_a_round_begin_behind_those_of_earlier_rounds(goals, round_number, firsts):
    drawn = f"{START} | round {round_number} | options goals={goals}"
    for first in firsts:
        match = stope.from_position_text("duel", f"{drawn} | first_goal {first}")
        assert match.position()["first_goal"] == first
    # left out, no goal of earlier rounds has returned
    assert stope.from_position_text("duel", drawn).position()["first_goal"] == firsts[-1]


@pytest.mark.parametrize("hands", [[["P02"], ["P03"]], [["P02"]]])
@pytest.mark.parametrize("laid", [35, 41, 42])
def test_more_path_cards_than_there_are_are_refused_before_they_are_laid(hands, laid):
    """The board has no room for them, and compiled code would write beside it."""
    table = [f"P01@{3 * (i % 20) - 70},{3 * (i // 20) + 20}" for i in range(laid)]
    with pytest.raises(stope.BadPosition) as refusal:
        stope.from_position({"game": "duel", "hands": hands, "table": table})
    assert refusal.value.rule == "DU-1"
    assert refusal.value.details["expected"] == "<= 34"


def test_who_sits_out_does_so_also_while_cards_are_left_in_the_pile():
    """No match gets there, but a table may be drawn so; what follows is still a position."""
    match = stope.from_position_text("duel", "hands / P01 P02 | turn 1")
    match.play(1, PassOne(Card.P01))
    position = match.position()
    assert position["sits_out"] == 0
    assert position["pile"]
    assert stope.from_position(position).position() == position


def test_islands_of_all_cards_find_room():
    """Every path card on its own, as no match could lay them: the board holds them all."""
    counts = [4, 3, 2, 2] + [1] * 23
    names = [f"P{n:02}" for n, count in enumerate(counts, 1) for _ in range(count)]
    table = " ".join(
        f"{name}@{-60 + 3 * (i % 6)},{20 + 3 * (i // 6)}" for i, name in enumerate(names)
    )
    goals = "G01@5,-2 G02@5,0 G03@5,2 G04@7,-1 G05@7,1 G06@9,0d"
    order = "G01:01* G02:01* G03:01* G04:01* G05:01* G06:"
    match = stope.from_position_text(
        "duel", f"hands A01 / A02 | table {table} {goals} | goals {order}"
    )
    assert len(match.position()["table"]) == 42


def test_two_cards_can_be_named_in_either_order():
    assert PassTwo(Card.P02, Card.P01) == PassTwo(Card.P01, Card.P02)
    match = stope.from_position_text("duel", "hands P01 P02 P03 / P04")
    match.play(0, PassTwo(Card.P02, Card.P01))
