"""Material and set-up of the Duel: DU-1 to DU-7, a test per rule."""

from collections import Counter

import pytest

import stope
from stope.games.duel.cards import Tool
from stope.games.duel.events import (
    CardDrawn,
    GoalLaid,
    GoldMarked,
    RoundBegan,
)
from stope.games.duel.moves import (
    Card,
    Exchange,
    LayGoal,
    Look,
    PassOne,
    PassTwo,
    Place,
    PutKey,
    Rockfall,
    Sabotage,
)
from tests.support.events import of
from tests.support.positions.duel import (
    GOALS,
    HAND_CARDS,
    PLACES,
    REACH_BLUE,
    REACH_GREEN,
    SHAPES,
    act,
    against,
    all_hand_cards,
    exhausted,
    goals_with,
    lay,
    lies,
    open_sides,
    run_out,
    seat_of,
    table,
)

rule = pytest.mark.rule


# Material


@rule("DU-1")
def test_the_box_holds_34_path_cards_18_action_cards_18_goals_8_markers_and_2_keys():
    match = stope.new("duel", seats=2, seed=1)
    cards = all_hand_cards(match)
    assert cards == HAND_CARDS
    assert sum(count for card, count in cards.items() if card[0] == "P") == 34
    assert sum(count for card, count in cards.items() if card[0] == "A") == 18
    assert sorted(token[:3] for token in match.position()["goals"]) == GOALS
    view = match.view(None).to_json()
    assert (view["markers"], view["keys"]) == (8, 2)
    assert [card["card"] for card in view["table"]][:2] == ["S02", "S01"]


@rule("DU-1")
@pytest.mark.parametrize("seats", [0, 3, -1, "2", 2.0, True])
def test_one_or_two_can_play(seats):
    with pytest.raises(stope.BadSeats, match="DU-1"):
        stope.new("duel", seats=seats)


#: For a card beside the start card, to its east: where green and blue get to, coming from the west.
FROM_THE_WEST = [
    ("P01", "E", "E"),
    ("P03", "N", "N"),
    ("P04v", "S", "S"),
    ("P05", "N", "N"),
    ("P06v", "S", "S"),
    ("P07", "E", "E"),
    ("P08", "E", "E"),
    ("P09", "S", "S"),
    ("P10", "N", "N"),
    ("P10v", "N", "N"),
    ("P11", "NS", "NS"),
    ("P11v", "", ""),
    ("P12", "NE", "NE"),
    ("P12v", "SE", "SE"),
    ("P13", "E", "E"),
    ("P13v", "E", "E"),
    ("P14", "", ""),
    ("P15", "", ""),
    ("P15v", "S", "S"),
    ("P16v", "S", "S"),
    ("P17", "N", "N"),
    ("P17v", "", ""),
    ("P18", "N", "N"),
    ("P19", "NE", "NES"),
    ("P19v", "ES", "NES"),
    ("P20", "NES", ""),
    ("P20v", "NES", "NS"),
    ("P21", "N", "NE"),
    ("P21v", "", "ES"),
    ("P22", "NE", "E"),
    ("P22v", "ES", "E"),
    ("P23", "S", "NS"),
    ("P24", "NS", "N"),
    ("P25", "", ""),
    ("P25v", "NS", "NS"),
    ("P26", "N", "N"),
    ("P26v", "", ""),
    ("P27", "N", "N"),
]
PROBES = {"N": ("P02", 0, -1), "E": ("P01", 1, 0), "S": ("P02", 0, 1)}


def sides_reached(card: str, seat: int) -> str:
    """Return where a player gets to through a card that lies to the east of the start card."""
    y = 1 - 2 * seat
    flags = card[3:]
    match = table(f"hands P01 P02 / P01 P02 | turn {seat} | table {card[:3]}@1,{y}{flags}")
    reached = ""
    for side, (probe, dx, dy) in PROBES.items():
        verdict = against(match, Place(Card[probe], 1 + dx, y + dy, False))
        is_open = side in open_sides(card[:3], "v" in flags)
        assert verdict in ((None, "DU-22") if is_open else ("DU-21", "DU-22"))
        reached += side if verdict is None else ""
    return reached


@rule("DU-2")
@rule("DU-10")
@rule("DU-24")
@pytest.mark.parametrize(("card", "green", "blue"), FROM_THE_WEST)
def test_stubs_lead_nowhere_and_doors_and_trolls_cut_a_path_in_two(card, green, blue):
    assert set(sides_reached(card, 0)) == set(green)
    assert set(sides_reached(card, 1)) == set(blue)


@rule("DU-2")
@pytest.mark.parametrize(("x", "y"), [(1, 2), (-1, 2), (1, 0), (-1, 0)])
def test_beside_is_never_across_a_corner(x, y):
    match = table("hands P19 / P01")
    assert against(match, Place(Card.P19, x, y, False)) == "DU-20"


@rule("DU-2")
@pytest.mark.parametrize("goal", ["G05", "G07", "G13", "G14", "G15", "G16", "G17", "G18"])
def test_gold_lies_on_the_rest_of_the_path_and_not_on_the_arm_with_the_door(goal):
    # the player for whom the door is shut comes in by the arm
    arm, shut_to = SHAPES[goal]["arm"], 0 if SHAPES[goal]["door"] == "blue" else 1
    lying, laid = (REACH_GREEN, REACH_BLUE)[shut_to][arm]
    hands = f"hands {laid[:3]} / {laid[:3]} | turn {shut_to}"
    match = table(f"{hands} | {goals_with(goal)} | table {lying}")
    events = act(match, lay(laid))
    if LayGoal(False) in match.moves(shut_to):
        events += act(match, LayGoal(False))
    assert len(of(events, GoalLaid)) == 1
    assert of(events, GoldMarked) == []


@rule("DU-3")
def test_a_turn_that_changes_nothing_on_the_card_is_not_another_move():
    match = table("hands P02 P07 P08 P09 P10 P19 / P01")
    ways = {(move.card.name, move.turned) for move in match.moves(0) if isinstance(move, Place)}
    both = {(card, turned) for card in ("P10", "P19") for turned in (False, True)}
    assert ways == {(card, False) for card in ("P02", "P07", "P08", "P09")} | both
    for card in (Card.P02, Card.P07, Card.P08, Card.P09):
        assert against(match, Place(card, 0, 2, False)) is None
        assert against(match, Place(card, 0, 2, True)) == "DU-3"


@rule("DU-3")
def test_a_card_turned_by_180_degrees_has_its_sides_the_other_way_round():
    match = table("hands P04 / P01")
    assert against(match, lay("P04@1,1")) == "DU-21"
    act(match, lay("P04@1,1v"))
    assert "P04@1,1v" in lies(match)


# Set-up


@rule("DU-4")
def test_start_cards_and_six_goals_face_down():
    match = stope.new("duel", seats=2, seed=2)
    shown = match.view(None).to_json()["table"]
    assert {(card["x"], card["y"]): card["card"] for card in shown if not card["face_down"]} == {
        (0, -1): "S01",
        (0, 1): "S02",
    }
    assert [(card["x"], card["y"]) for card in shown if card["face_down"]] == PLACES


@rule("DU-5")
def test_the_goals_are_shuffled_once_and_each_round_lays_the_next_six():
    match = stope.new("duel", seats=2, seed=3)
    order = [token[:3] for token in match.position()["goals"]]
    for number in range(3):
        where = match.position()
        assert [token[:3] for token in where["goals"]] == order
        laid = [token[:3] for token in where["table"] if token[0] == "G"]
        assert laid == order[6 * number : 6 * number + 6]
        run_out(match)
    assert match.over


@rule("DU-5")
def test_different_matches_have_different_goals():
    orders = {
        tuple(stope.new("duel", seats=2, seed=seed).position()["goals"]) for seed in range(20)
    }
    assert len(orders) == 20


@rule("DU-5")
def test_goals_face_up_and_face_down_leave_the_game():
    text = "hands P01 / P02 | goals G01: G02: G10:0 | table G01@5,-2 G02@5,0"
    match = exhausted(text)
    run_out(match)
    laid = {token[:3] for token in lies(match) if token[0] == "G"}
    assert len(laid) == 6
    assert not laid & {token[:3] for token in exhausted(text).position()["goals"][:6]}


@rule("DU-5")
def test_in_the_dutch_edition_face_down_goals_are_shuffled_back_unseen():
    again: Counter[str] = Counter()
    for number in range(16):
        text = "hands P01 / P02 | goals G01: G02: G10:0 G03: G04: G05: | table G01@5,-2 G02@5,0"
        match = exhausted(f"{text} | options goals=return | key {number:064x}")
        run_out(match)
        assert match.position()["round"] == 2
        laid = {token[:3] for token in lies(match) if token[0] == "G"}
        assert len(laid) == 6
        assert not laid & {"G01", "G02"}
        again.update(laid)
        seen = match.view(0).to_json()["table"]
        assert all(card["card"] == "unseen goal" for card in seen if card["face_down"])
    # 16 goals for 6 places, 16 times: each is laid about six times
    assert set(again) == set(GOALS) - {"G01", "G02"}


@rule("DU-5")
def test_in_the_dutch_edition_marked_goals_do_not_come_back_either():
    text = "hands P01 / P02 | goals G03: G06: | table G06@5,0m1 | options goals=return"
    match = exhausted(text)
    run_out(match)
    run_out(match)
    assert match.position()["round"] == 3
    gone = [token[:3] for token in match.position()["goals"][: match.position()["first_goal"]]]
    assert gone == ["G06"]
    assert seat_of(match, 1)["gold"] == 2


@rule("DU-6")
def test_six_cards_each_and_the_rest_is_the_pile():
    match = stope.new("duel", seats=2, seed=4)
    where = match.position()
    assert [len(hand) for hand in where["hands"]] == [6, 6]
    assert len(where["pile"]) == 52 - 12
    assert where["discard"] == where["aside"] == []


@rule("DU-6")
def test_all_markers_and_keys_are_available_again_each_round():
    match = exhausted("hands P01 / P02 | table P08@3,30m0 P25@3,34b1 P19@3,38k")
    before = match.view(None).to_json()
    assert (before["markers"], before["keys"]) == (6, 1)
    run_out(match)
    after = match.view(None).to_json()
    assert (after["round"], after["markers"], after["keys"]) == (2, 8, 2)


@rule("DU-6")
@pytest.mark.parametrize(
    "move",
    [
        lay("P01@1,1"),
        Sabotage(Card.A01),
        PutKey(3, 30),
        Rockfall(3, 30),
        Look(5, 0),
        PassOne(Card.P01),
        PassTwo(Card.P02, Card.P02),
        Exchange(Card.P02, Card.P02, Tool.LAMP),
    ],
    ids=str,
)
def test_what_is_not_in_the_hand_cannot_be_played(move):
    # one P02 in the hand; everything else about the move is in order
    sabotage = "lamp /" if isinstance(move, Exchange) else ""
    match = table(f"hands P02 / P03 | table P19@3,30 | sabotage {sabotage or '/'}")
    assert against(match, move) == "DU-6"


@rule("DU-7")
def test_seat_0_is_green_and_begins_the_first_round():
    match = stope.new("duel", seats=2, seed=5)
    assert [seat_of(match, seat)["colour"] for seat in (0, 1)] == ["green", "blue"]
    assert match.actors == (0,)
    assert of([notice.event for notice in match.events], RoundBegan) == [RoundBegan(1, 0)]


@rule("DU-7")
@pytest.mark.parametrize(
    ("gold", "trolls", "begins"),
    [
        ("1 / 2", "", 0),
        ("2 / 1", "", 1),
        ("2 / 1 1", "", 1),
        ("/", "", 1),
        # who begins is asked after the debts are paid: 2 and 2 become 1 and 2
        ("1 1 / 2", "P25@3,30b0", 0),
        ("1 2 / 2", "P25@3,30b0", 1),
        ("1 2 / 2 1", "P25@3,30b1", 1),
    ],
)
def test_later_rounds_are_begun_by_who_has_less_gold_and_on_a_tie_by_blue(gold, trolls, begins):
    match = exhausted(f"hands P01 / P02 | gold {gold} | table {trolls}")
    assert RoundBegan(2, begins) in run_out(match)
    assert match.actors == (begins,)


@rule("DU-7")
def test_seat_0_takes_the_first_six_cards_and_seat_1_the_next():
    match = stope.new("duel", seats=2, seed=6)
    drawn = of([notice.event for notice in match.events], CardDrawn)
    assert [event.seat for event in drawn] == [0] * 6 + [1] * 6
    for seat in (0, 1):
        dealt = sorted(event.card.name for event in drawn if event.seat == seat)
        assert dealt == sorted(match.position()["hands"][seat])
    events = run_out(match)
    assert match.actors == (1,)
    assert [event.seat for event in of(events, CardDrawn)] == [0] * 6 + [1] * 6


@rule("DU-7")
def test_goals_go_to_their_places_in_order():
    match = stope.new("duel", seats=2, seed=7)
    where = match.position()
    expected = [
        f"{token[:3]}@{x},{y}d" for token, (x, y) in zip(where["goals"], PLACES, strict=False)
    ]
    assert [token for token in where["table"] if token[0] == "G"] == expected
