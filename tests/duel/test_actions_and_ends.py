"""A test per rule of the Duel: action cards, discards, ends and the solo game (DU-40 to DU-65)."""

import random
from collections import Counter

import pytest

import stope
from duel.tables import (
    HAND_CARDS,
    SIX_MARKED,
    act,
    against,
    all_hand_cards,
    exhausted,
    lay,
    lies,
    of,
    phase,
    run_out,
    seat_of,
    table,
)
from stope.games.duel.cards import Tool
from stope.games.duel.events import (
    CardDrawn,
    CardLaid,
    DebtPaid,
    Discarded,
    Drew,
    Exchanged,
    GoalLaid,
    GoldMarked,
    GoldTaken,
    KeyPut,
    MapShown,
    MapUsed,
    MatchEnded,
    Passed,
    Repaired,
    RockfallDrawn,
    RockFell,
    RoundBegan,
    RoundEnded,
    Sabotaged,
    SabotageDrawn,
    SitsOut,
)
from stope.games.duel.moves import (
    Bribe,
    Card,
    Done,
    Exchange,
    Look,
    PassOne,
    PassTwo,
    Place,
    PutKey,
    Repair,
    Rockfall,
    Sabotage,
)
from stope.games.duel.state import Ending

rule = pytest.mark.rule

ALL_UP = "G02@5,-2 G03@5,2 G04@7,-1 G05@7,1 G06@9,0"
SIX_GOALS = "goals G02: G12: G03: G04: G05: G06:"


def discarded(match: stope.Match) -> list[str]:
    return match.position()["discard"]


# B


@rule("DU-40")
@pytest.mark.parametrize(("card", "tool"), [("A01", "lamp"), ("A02", "pickaxe"), ("A03", "cart")])
@pytest.mark.parametrize("seat", [0, 1])
def test_sabotage_lies_before_the_other_player(card, tool, seat):
    match = table(f"hands {card} P01 / {card} P01 | turn {seat}")
    assert Sabotaged(seat, Tool[tool.upper()]) in act(match, Sabotage(Card[card]))
    assert seat_of(match, 1 - seat)["sabotaged"] == [tool]
    assert seat_of(match, seat)["sabotaged"] == []
    assert discarded(match) == []


@rule("DU-40")
def test_never_two_of_the_same_kind_before_one_player():
    match = table("hands A01 A02 / P01 | sabotage / lamp")
    assert against(match, Sabotage(Card.A01)) == "DU-40"
    assert against(match, Sabotage(Card.A02)) is None


@rule("DU-40")
def test_the_same_kind_may_lie_before_both_and_three_kinds_before_one():
    match = table("hands A01 P01 / P02 | sabotage lamp / pickaxe cart")
    act(match, Sabotage(Card.A01))
    assert seat_of(match, 0)["sabotaged"] == ["lamp"]
    assert seat_of(match, 1)["sabotaged"] == ["lamp", "pickaxe", "cart"]


@rule("DU-40")
@pytest.mark.parametrize("card", [Card.P01, Card.A04, Card.A10])
def test_only_a_sabotage_card_sabotages(card):
    match = table("hands P01 A04 A10 / P02")
    assert against(match, Sabotage(card)) == "DU-40"


REPAIRS = {
    "A04": ["lamp"],
    "A05": ["pickaxe"],
    "A06": ["cart"],
    "A07": ["lamp", "pickaxe"],
    "A08": ["lamp", "cart"],
    "A09": ["pickaxe", "cart"],
}


@rule("DU-41")
@pytest.mark.parametrize("card", REPAIRS)
@pytest.mark.parametrize("tool", ["lamp", "pickaxe", "cart"])
def test_a_repair_card_removes_one_matching_sabotage_card(card, tool):
    match = table(f"hands {card} P01 / P02 | sabotage lamp pickaxe cart /")
    move = Repair(Card[card], Tool[tool.upper()])
    if tool not in REPAIRS[card]:
        assert against(match, move) == "DU-41"
        return
    assert Repaired(0, Card[card], Tool[tool.upper()]) in act(match, move)
    left = [other for other in ("lamp", "pickaxe", "cart") if other != tool]
    assert seat_of(match, 0)["sabotaged"] == left
    sabotage = {"lamp": "A01", "pickaxe": "A02", "cart": "A03"}[tool]
    assert sorted(discarded(match)) == sorted([f"{card}:01*", f"{sabotage}:01*"])


@rule("DU-41")
def test_nothing_is_repaired_that_does_not_lie_before_yourself():
    match = table("hands A07 P01 / P02 | sabotage lamp / pickaxe")
    assert against(match, Repair(Card.A07, Tool.PICKAXE)) == "DU-41"
    assert against(match, Repair(Card.A07, Tool.LAMP)) is None
    unharmed = table("hands A07 P01 / P02 | sabotage / lamp pickaxe cart")
    for tool in Tool:
        assert against(unharmed, Repair(Card.A07, tool)) == "DU-41"


@rule("DU-41")
def test_who_is_repaired_may_lay_path_cards_again():
    match = table("hands A04 P01 / A10 P02 | sabotage lamp /")
    act(match, Repair(Card.A04, Tool.LAMP))
    act(match, PassOne(Card.A10))
    assert against(match, lay("P01@1,1")) is None


@rule("DU-42")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("door", ["P19", "P20", "P21", "P22", "P23", "P24"])
def test_a_key_opens_doors_of_the_other_colour(seat, door):
    colour = ("blue", "green")[int(door[1:]) % 2 == 0]
    match = table(f"hands A12 P01 / A12 P01 | turn {seat} | table {door}@3,30")
    if colour == ("green", "blue")[seat]:
        assert against(match, PutKey(3, 30)) == "DU-42"
        return
    # it need not be connected
    assert KeyPut(seat, 3, 30) in act(match, PutKey(3, 30))
    assert f"{door}@3,30k" in lies(match)
    assert match.view(None).to_json()["keys"] == 1
    assert discarded(match) == ["A12:01*"]


@rule("DU-42")
@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ("P19@3,30k", (3, 30)),
        ("P25@3,30", (3, 30)),
        ("P01@3,30", (3, 30)),
        ("", (3, 30)),
        ("", (0, 1)),
        # a goal with a blue door that lies face down
        ("", (5, -2)),
    ],
)
def test_a_key_needs_a_door_face_up_that_has_none(cards, place):
    match = table(f"hands A12 P02 / P02 | goals G15: | table {cards}")
    assert against(match, PutKey(*place)) == "DU-42"


@rule("DU-42")
@pytest.mark.parametrize("goal", ["G07", "G13", "G15", "G17"])
def test_goals_have_doors_for_keys_too(goal):
    match = table(f"hands A12 P02 / P02 | goals {goal}: | table {goal}@5,-2")
    act(match, PutKey(5, -2))
    assert f"{goal}@5,-2k" in lies(match)


@rule("DU-42")
def test_a_door_with_a_key_is_open_until_the_end_of_the_round():
    match = table("hands A12 P01 / A10 P02 | table P21@1,1")
    assert against(match, lay("P01@2,1")) == "DU-22"
    act(match, PutKey(1, 1))
    act(match, PassOne(Card.A10))
    assert against(match, lay("P01@2,1")) is None


@rule("DU-42")
def test_goals_and_gold_behind_the_door_are_reached():
    match = table("hands A12 P02 / P02 | goals G01: G12: | table P06@3,0 P21@4,0")
    events = act(match, PutKey(4, 0))
    assert [type(event) for event in of(events, KeyPut, GoalLaid, GoldMarked)] == [
        KeyPut,
        GoalLaid,
        GoldMarked,
    ]
    match = table("hands A12 P02 / P02 | table P21@1,1 P10@2,1v")
    assert GoldMarked(0, 1, 2, 1) in act(match, PutKey(1, 1))


@rule("DU-43")
@pytest.mark.parametrize(
    "card",
    ["P01@1,1", "P05@1,1", "P06@1,1v", "P07@1,1", "P09@1,1", "P17@1,1", "P19@1,1", "P24@1,1"],
)
def test_a_rockfall_removes_a_laid_path_card(card):
    match = table(f"hands A11 P02 / A10 | table {card}")
    assert RockFell(0, Card[card[:3]], 1, 1) in act(match, Rockfall(1, 1))
    assert card not in lies(match)
    assert sorted(discarded(match)) == sorted(["A11:01*", f"{card[:3]}:01*"])


@rule("DU-43")
@pytest.mark.parametrize(
    ("cards", "place"),
    [
        # gold, marked or not
        ("P13@3,30", (3, 30)),
        ("P08@3,30m0", (3, 30)),
        ("P10@3,30m1", (3, 30)),
        ("P11@3,30", (3, 30)),
        ("P12@3,30", (3, 30)),
        # trolls, bribed or not
        ("P25@3,30", (3, 30)),
        ("P26@3,30b0", (3, 30)),
        ("P27@3,30b1", (3, 30)),
        # start cards, goals, nothing
        ("", (0, 1)),
        ("", (0, -1)),
        ("", (5, 0)),
        ("G01@5,-2", (5, -2)),
        ("", (1, 1)),
        ("", (40, 40)),
    ],
)
def test_a_rockfall_never_removes_gold_trolls_starts_and_goals(cards, place):
    match = table(f"hands A11 P02 / P02 | goals G01: | table {cards}")
    assert against(match, Rockfall(*place)) == "DU-43"


@rule("DU-43")
def test_a_key_on_it_returns_to_the_stock():
    match = table("hands A11 P02 / A12 P02 | table P19@3,30k P20@3,34k P22@3,38")
    assert match.view(None).to_json()["keys"] == 0
    act(match, Rockfall(3, 30))
    assert match.view(None).to_json()["keys"] == 1
    act(match, PutKey(3, 38))
    assert match.view(None).to_json()["keys"] == 0


@rule("DU-43")
def test_goals_stay_face_up_and_marks_stay():
    cards = "P06@3,0 P01@4,0 G12@5,0m0"
    match = table(f"hands A11 P02 / P02 | goals G02: G12: | table {cards}")
    act(match, Rockfall(4, 0))
    assert {"P06@3,0", "G12@5,0m0"} <= lies(match)
    assert "P01@4,0" not in lies(match)


@rule("DU-43")
def test_the_place_is_empty_again_and_what_lay_behind_is_cut_off():
    match = table("hands A11 P01 / A10 P02 | table P01@1,1 P01@2,1")
    act(match, Rockfall(1, 1))
    act(match, PassOne(Card.A10))
    assert against(match, lay("P01@3,1")) == "DU-22"
    assert against(match, lay("P01@1,1")) is None
    assert GoalLaid not in {type(event) for event in act(match, lay("P01@1,1"))}


@rule("DU-43")
def test_a_place_beside_nothing_is_closed_after_a_rockfall():
    match = table("hands A11 P01 / A10 P02 | table P01@3,30")
    act(match, Rockfall(3, 30))
    act(match, PassOne(Card.A10))
    assert against(match, lay("P01@4,30")) == "DU-20"


@rule("DU-44")
def test_a_map_shows_a_face_down_goal_to_who_looks_alone():
    match = table("hands A10 P02 / P02 | goals G05: G06:")
    notices = match.play(0, Look(5, 0))
    shown = next(notice for notice in notices if isinstance(notice.event, MapShown))
    assert (shown.event.goal.name, shown.event.x, shown.event.y) == ("G06", 5, 0)
    assert [who for who in (0, 1, None) if shown.heard_by(who)] == [0]
    used = next(notice for notice in notices if notice.event == MapUsed(0, 5, 0))
    assert used.heard_by(1)
    assert used.heard_by(None)
    seen = [match.view(who).to_json()["table"][3]["card"] for who in (0, 1, None)]
    assert seen == ["G06", "unseen goal", "unseen goal"]
    assert discarded(match) == ["A10:01*"]
    assert match.view(None).to_json()["table"][3]["face_down"] is True


@rule("DU-44")
@pytest.mark.parametrize("place", [(5, -2), (0, 1), (1, 1), (30, 30)])
def test_a_map_is_for_face_down_goals_only(place):
    match = table("hands A10 P02 / P02 | goals G05: | table G05@5,-2 P01@1,1")
    assert against(match, Look(*place)) == "DU-44"


# C and D


@rule("DU-45")
def test_two_cards_unseen_for_a_sabotage_card_of_choice_and_one_is_drawn():
    match = table("hands P01 P02 A10 / P03 | pile P04 P07 | sabotage lamp cart /")
    events = act(match, Exchange(Card.P01, Card.A10, Tool.CART))
    assert of(events, Discarded) == [Discarded(0, Card.P01), Discarded(0, Card.A10)]
    assert Exchanged(0, Tool.CART) in events
    assert Drew(0, 1) in events
    assert match.position()["hands"][0] == ["P02", "P04"]
    assert seat_of(match, 0)["sabotaged"] == ["lamp"]
    assert sorted(discarded(match)) == ["A03:01*", "A10:0", "P01:0"]
    shown = match.view(1).to_json()["discard"]
    assert sorted(shown) == ["A03", "unseen card", "unseen card"]


@rule("DU-45")
def test_an_exchange_needs_that_sabotage_card_before_you():
    match = table("hands P01 P02 / P03 | sabotage lamp / cart")
    assert against(match, Exchange(Card.P01, Card.P02, Tool.CART)) == "DU-45"
    assert against(match, Exchange(Card.P01, Card.P02, Tool.LAMP)) is None
    unharmed = table("hands P01 P02 / P03 | sabotage / cart")
    assert against(unharmed, Exchange(Card.P01, Card.P02, Tool.CART)) == "DU-45"


@rule("DU-45")
def test_an_exchange_needs_two_hand_cards():
    match = table("hands P01 / P03 | sabotage lamp /")
    assert not [move for move in match.moves(0) if isinstance(move, Exchange)]
    assert against(match, Exchange(Card.P01, Card.P01, Tool.LAMP)) in ("DU-45", "DU-6")
    assert against(match, Exchange(Card.P01, Card.P02, Tool.LAMP)) in ("DU-45", "DU-6")
    twins = table("hands P01 P01 / P03 | sabotage lamp /")
    assert against(twins, Exchange(Card.P01, Card.P01, Tool.LAMP)) is None


@rule("DU-45")
@rule("DU-46")
def test_two_cards_are_listed_once_whatever_their_order():
    match = table("hands P01 P02 P02 / P03 | sabotage lamp /")
    pairs = {(Card.P01, Card.P02), (Card.P02, Card.P02)}
    passes = [(m.first, m.second) for m in match.moves(0) if isinstance(m, PassTwo)]
    exchanges = [(m.first, m.second) for m in match.moves(0) if isinstance(m, Exchange)]
    assert sorted(passes) == sorted(exchanges) == sorted(pairs)


@rule("DU-46")
@pytest.mark.parametrize(
    ("move", "gone"),
    [
        (PassOne(Card.P01), ["P01"]),
        (PassTwo(Card.P01, Card.A10), ["P01", "A10"]),
        (PassTwo(Card.P01, Card.P01), ["P01", "P01"]),
    ],
    ids=str,
)
def test_who_passes_discards_one_or_two_unseen_and_draws_as_many(move, gone):
    match = table("hands P01 P01 A10 / P03 | pile P04 P07")
    events = act(match, move)
    assert Passed(0, len(gone)) in events
    assert Drew(0, len(gone)) in events
    assert [event.card.name for event in of(events, Discarded)] == gone
    assert discarded(match) == [f"{card}:0" for card in gone]
    assert match.view(1).to_json()["discard"] == ["unseen card"] * len(gone)
    left = Counter(["P01", "P01", "A10"]) - Counter(gone) + Counter(["P04", "P07"][: len(gone)])
    assert Counter(match.position()["hands"][0]) == left


@rule("DU-46")
def test_passing_is_always_allowed_with_a_hand_card():
    match = exhausted("hands P01 A01 / P03 | sabotage lamp pickaxe cart /")
    passes = {PassOne(Card.P01), PassOne(Card.A01), PassTwo(Card.P01, Card.A01)}
    assert passes <= set(match.moves(0))
    assert against(match, PassTwo(Card.A01, Card.A01)) == "DU-6"


# Ends


@rule("DU-50")
def test_the_round_ends_when_all_six_goals_lie_face_up():
    match = table(f"hands P01 P02 / P02 | {SIX_GOALS} | table P06@3,0 {ALL_UP}")
    events = act(match, lay("P01@4,0"))
    # the gold of the last move is still marked
    assert events.index(GoldMarked(0, 2, 5, 0)) + 1 == events.index(RoundEnded(1, Ending.GOALS))
    assert RoundBegan(2, 1) in events
    assert seat_of(match, 0)["gold"] == 2


@rule("DU-50")
def test_the_round_ends_when_no_marker_is_left():
    match = table(f"hands P08 P02 / P02 | goals G06: | table {SIX_MARKED} G06@5,-2m0")
    events = act(match, lay("P08@0,2"))
    assert events.index(GoldMarked(0, 1, 0, 2)) + 1 == events.index(RoundEnded(1, Ending.MARKERS))
    assert of(events[: events.index(RoundEnded(1, Ending.MARKERS))], Drew) == []


@rule("DU-50")
def test_the_round_ends_when_the_pile_and_every_hand_are_empty():
    match = exhausted("hands P01 / P02 | pile P03")
    assert of(act(match, PassOne(Card.P01)), RoundEnded) == []
    assert of(act(match, PassOne(Card.P02)), RoundEnded) == []
    assert match.position()["hands"] == [["P03"], []]
    assert RoundEnded(1, Ending.CARDS) in act(match, PassOne(Card.P03))


@rule("DU-50")
def test_an_empty_pile_alone_does_not_end_the_round():
    match = exhausted("hands P01 P02 / P03 P04")
    for _ in range(3):
        card = Card[match.view(match.actors[0]).to_json()["hand"][0]]
        assert of(act(match, PassOne(card)), RoundEnded) == []


@rule("DU-50")
def test_the_last_card_drawn_prolongs_the_round():
    match = exhausted("hands P01 / | pile P02")
    assert of(act(match, PassOne(Card.P01)), RoundEnded, SitsOut) == [SitsOut(1)]
    assert match.actors == (0,)


@rule("DU-50")
def test_of_several_ends_the_record_names_the_first():
    marked = "P11@0,60m1 P12@0,62m1 P13@0,64m1 P25@0,66b1 P26@0,68b1 P27@0,70b1 P08@0,72m0"
    match = exhausted(f"hands P01 / | {SIX_GOALS} | table P06@3,0 {ALL_UP} {marked}")
    events = act(match, lay("P01@4,0"))
    assert GoldMarked(0, 2, 5, 0) in events
    assert of(events, RoundEnded) == [RoundEnded(1, Ending.GOALS)]
    match = exhausted(f"hands P10 / | goals G06: | table {marked}")
    assert of(act(match, lay("P10@1,1v")), RoundEnded) == [RoundEnded(1, Ending.MARKERS)]


@rule("DU-51")
def test_each_player_takes_the_gold_marked_with_their_colour():
    cards = "G06@5,-2m0 G12@5,0m1 G10@5,2 P08@3,30m1 P10@3,34m0 P13@3,38"
    match = exhausted(f"hands P01 / | goals G06: G12: G10: | gold 3 / 1 | table {cards}")
    events = act(match, PassOne(Card.P01))
    assert of(events, GoldTaken) == [GoldTaken(0, 3), GoldTaken(1, 3)]
    assert [seat_of(match, seat)["gold_cards"] for seat in (0, 1)] == [[1, 2, 3], [1, 1, 2]]


@rule("DU-51")
def test_taken_path_cards_are_out_and_all_others_are_used_again():
    cards = "P08@3,30m1 P10@3,34m0 P13@3,38 P11@3,42 P01@1,1 P19@3,46k P25@3,50b0"
    match = exhausted(f"hands P02 / A10 | sabotage lamp / cart | out P12 | table {cards}")
    run_out(match)
    assert match.position()["round"] == 2
    assert all_hand_cards(match) == HAND_CARDS - Counter(["P08", "P10", "P12"])
    assert [seat_of(match, seat)["sabotaged"] for seat in (0, 1)] == [[], []]
    assert [seat_of(match, seat)["debt"] for seat in (0, 1)] == [0, 0]
    assert len(match.position()["pile"]) == 52 - 3 - 12
    assert lies(match) >= {"S02@0,1", "S01@0,-1"}
    assert not [token for token in lies(match) if token[0] == "P"]


@rule("DU-51")
def test_the_next_round_is_shuffled_anew():
    match = stope.new("duel", seats=2, seed=1)
    first = match.position()
    run_out(match)
    second = match.position()
    assert first["hands"] + [first["pile"]] != second["hands"] + [second["pile"]]


@rule("DU-52")
@pytest.mark.parametrize(
    ("gold", "trolls", "left"),
    [
        ([1, 1, 2], 1, [1, 2]),
        ([2, 3], 1, [3]),
        ([3], 1, []),
        ([1, 1, 2], 2, [1, 1]),
        ([1, 1, 3], 2, [3]),
        ([1, 3], 2, [1]),
        ([2, 2], 3, []),
        ([2, 2, 3], 3, [2, 2]),
        ([1, 1, 1, 2, 3], 3, [1, 1, 1, 2]),
        ([1, 1, 1, 2], 3, [1, 1]),
        ([1, 1, 1], 3, []),
        ([1, 1], 3, []),
        ([], 3, []),
        ([2], 2, []),
        ([2, 2, 2], 3, [2]),
        ([1, 2, 2], 3, [2]),
    ],
)
def test_debts_are_paid_with_the_smallest_sum_and_then_the_fewest_cards(gold, trolls, left):
    cards = " ".join(["P25@3,30b0", "P26@3,34b0", "P27@3,38b0"][:trolls])
    owned = " ".join(map(str, gold))
    match = exhausted(f"hands P01 / | gold {owned} / 1 3 | table {cards}")
    events = act(match, PassOne(Card.P01))
    assert of(events, DebtPaid) == [DebtPaid(0, trolls, sum(gold) - sum(left))]
    assert seat_of(match, 0)["gold_cards"] == left
    assert seat_of(match, 1)["gold_cards"] == [1, 3]


@rule("DU-52")
def test_gold_of_this_round_pays_too_and_each_pays_for_the_own_bribes():
    cards = "P25@3,30b0 P26@3,34b1 P27@3,38b1 P08@3,42m1"
    match = exhausted(f"hands P01 / | gold 2 / 1 3 | table {cards}")
    events = act(match, PassOne(Card.P01))
    assert of(events, DebtPaid) == [DebtPaid(0, 1, 2), DebtPaid(1, 2, 2)]
    assert [seat_of(match, seat)["gold_cards"] for seat in (0, 1)] == [[], [3]]


@rule("DU-52")
def test_given_cards_leave_the_game():
    match = exhausted("hands P01 / | table P08@3,30m0 P25@3,34b0")
    act(match, PassOne(Card.P01))
    assert seat_of(match, 0)["gold"] == 0
    assert all_hand_cards(match) == HAND_CARDS - Counter(["P08"])


@rule("DU-53")
@pytest.mark.parametrize(
    ("gold", "winners", "reason"),
    [
        ("3 3 / 2 3", (0,), "most-gold"),
        ("1 / 1 1", (1,), "most-gold"),
        ("1 1 1 / 3", (0, 1), "draw"),
        ("/", (0, 1), "draw"),
    ],
)
def test_after_three_rounds_most_gold_wins(gold, winners, reason):
    match = exhausted(f"hands P01 / | round 3 | first_goal 12 | gold {gold}")
    events = act(match, PassOne(Card.P01))
    scores = tuple(sum(map(int, seat.split())) for seat in gold.split("/"))
    assert MatchEnded(winners, max(scores)) in events
    assert match.over
    assert match.result == stope.Result(scores, winners, reason)


@rule("DU-53")
def test_gold_and_debts_of_the_third_round_count():
    cards = "P08@3,30m1 P25@3,34b0"
    match = exhausted(f"hands P01 / | round 3 | first_goal 12 | gold 1 1 / 1 | table {cards}")
    act(match, PassOne(Card.P01))
    assert match.result == stope.Result((1, 2), (1,), "most-gold")


@rule("DU-53")
def test_there_are_three_rounds_and_nothing_after_them():
    match = stope.new("duel", seats=2, seed=3)
    for number in (1, 2, 3):
        assert match.position()["round"] == number
        with pytest.raises(stope.MatchNotOver):
            _ = match.result
        assert RoundEnded(number, Ending.CARDS) in run_out(match)
    assert match.actors == ()
    assert against(match, PassOne(Card.P01), seat=0) == "DU-53"
    assert match.moves(0) == match.moves(1) == []


# Solo


@rule("DU-60")
@pytest.mark.parametrize(("dwarf", "start"), [("green", "S02"), ("blue", "S01")])
def test_one_dwarf_alone(dwarf, start):
    match = stope.new("duel", seats=1, seed=1, options={"dwarf": dwarf})
    shown = match.view(0).to_json()
    up = [(card["card"], card["x"], card["y"]) for card in shown["table"] if not card["face_down"]]
    assert up == [(start, 0, 0)]
    down = [(card["x"], card["y"]) for card in shown["table"] if card["face_down"]]
    assert down == [(8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0)]
    assert shown["markers"] == 6
    assert shown["seats"][0]["colour"] == dwarf


@rule("DU-60")
def test_alone_there_are_three_rounds_too():
    match = stope.new("duel", seats=1, seed=2)
    for number in (1, 2, 3):
        assert match.position()["round"] == number
        assert match.view(0).to_json()["markers"] == 6
        run_out(match)
    assert match.over


@rule("DU-60")
@rule("DU-50")
def test_alone_the_round_ends_with_the_sixth_marker():
    marked = "P11@0,60m0 P12@0,62m0 P13@0,64m0 P25@0,66b0 P26@0,68b0"
    match = table(f"hands P08 P02 | gold 1 1 | table {marked}")
    assert RoundEnded(1, Ending.MARKERS) in act(match, lay("P08@0,1"))
    assert seat_of(match, 0)["gold"] == 4


@rule("DU-61")
def test_ten_cards_are_put_aside_after_the_hand_was_dealt():
    for seed in range(20):
        match = stope.new("duel", seats=1, seed=seed)
        where = match.position()
        assert (len(where["hands"][0]), len(where["aside"])) == (6, 10)
        # the same seed shuffles the same cards for two
        duel = stope.new("duel", seats=2, seed=seed)
        dealt = of([notice.event for notice in duel.story], CardDrawn)
        deck = [event.card.name for event in dealt] + duel.position()["pile"]
        taken = 52 - 10 - len(where["pile"])
        assert where["aside"] == deck[taken : taken + 10]
        assert where["pile"] == deck[taken + 10 :]
        assert all_hand_cards(match) == HAND_CARDS


@rule("DU-61")
def test_the_ten_cards_are_not_drawn_and_are_used_again_in_the_next_round():
    match = stope.new("duel", seats=1, seed=3)
    aside = match.position()["aside"]
    while match.position()["round"] == 1:
        assert match.position()["aside"] == aside
        before = match.position()
        card = Card[match.view(0).to_json()["hand"][0]]
        events = act(match, PassOne(card))
    assert before["pile"] == []
    assert RoundEnded(1, Ending.CARDS) in events
    assert len(match.position()["aside"]) == 10
    assert all_hand_cards(match) == HAND_CARDS


@rule("DU-62")
def test_a_sabotage_card_drawn_lies_before_you_at_once_and_a_second_one_is_discarded():
    match = table("hands P01 P02 | pile A01 A01 A03 P03 P04")
    events = act(match, PassOne(Card.P01))
    assert of(events, SabotageDrawn, CardDrawn, Drew) == [
        SabotageDrawn(Tool.LAMP, True),
        SabotageDrawn(Tool.LAMP, False),
        SabotageDrawn(Tool.CART, True),
        CardDrawn(0, Card.P03),
        Drew(0, 1),
    ]
    assert seat_of(match, 0)["sabotaged"] == ["lamp", "cart"]
    assert match.position()["hands"] == [["P02", "P03"]]
    assert match.position()["pile"][0] == "P04"
    assert discarded(match) == ["P01:0", "A01:01*"]
    assert against(match, lay("P02@0,1")) == "DU-26"


@rule("DU-62")
def test_each_card_is_replaced_until_one_stays_or_the_pile_is_empty():
    match = exhausted("hands P01 P02 P03 | pile A01 P04 A02 A03")
    assert Drew(0, 1) in act(match, PassTwo(Card.P01, Card.P02))
    assert match.position()["hands"] == [["P03", "P04"]]
    assert match.position()["pile"] == []
    assert seat_of(match, 0)["sabotaged"] == ["lamp", "pickaxe", "cart"]


@rule("DU-62")
def test_sabotage_as_the_last_cards_ends_the_round():
    match = exhausted("hands P01 | pile A01 A11")
    assert RoundEnded(1, Ending.CARDS) in act(match, PassOne(Card.P01))


@rule("DU-62")
def test_also_while_dealing():
    came_up = Counter()
    for seed in range(40):
        match = stope.new("duel", seats=1, seed=seed)
        where = match.position()
        assert not set(where["hands"][0]) & {"A01", "A02", "A03", "A11"}
        assert len(where["hands"][0]) == 6
        events = [notice.event for notice in match.story]
        lain = [event.tool.name.lower() for event in of(events, SabotageDrawn) if event.lies]
        assert sorted(lain) == sorted(where["sabotage"][0])
        doubled = [event for event in of(events, SabotageDrawn) if not event.lies]
        assert len(doubled) == sum(card[:3] in ("A01", "A02", "A03") for card in where["discard"])
        came_up.update(type(event) for event in events)
        came_up["doubled"] += len(doubled)
    assert min(came_up[SabotageDrawn], came_up[RockfallDrawn], came_up["doubled"]) > 0


@rule("DU-63")
@pytest.mark.parametrize(
    ("cards", "falls"),
    [
        ("P02@0,1 P01@1,0", "P01@1,0"),
        ("P01@1,0 P02@0,1", "P02@0,1"),
        ("P01@1,0 P13@2,0", "P01@1,0"),
        ("P01@1,0 P25@2,0", "P01@1,0"),
        ("P01@1,0 P25@2,0b0 P08@3,0m0", "P01@1,0"),
        ("P13@1,0", None),
        ("", None),
    ],
)
def test_a_rockfall_drawn_removes_the_path_card_laid_last(cards, falls):
    match = table(f"hands P03 P04 | table {cards} | pile A11 P07 P09")
    if "P25@2,0" in cards and "b0" not in cards:
        act(match, PassOne(Card.P03))
        events = act(match, Done())
    else:
        events = act(match, PassOne(Card.P03))
    assert RockfallDrawn(falls is not None) in events
    before = set(cards.split())
    assert {token for token in lies(match) if token[0] == "P"} == before - {falls}
    assert match.position()["hands"] == [["P04", "P07"]]
    fallen = [f"{falls[:3]}:01*"] if falls else []
    assert discarded(match) == ["P03:0", "A11:01*", *fallen]


@rule("DU-63")
def test_it_may_be_the_card_just_laid():
    match = table("hands P01 P04 | table P02@0,1 | pile A11 P07")
    events = act(match, lay("P01@1,0"))
    assert [type(event) for event in of(events, CardLaid, RockFell)] == [CardLaid, RockFell]
    assert "P02@0,1" in lies(match)
    assert "P01@1,0" not in lies(match)


@rule("DU-63")
def test_two_rockfalls_remove_the_last_two():
    match = table("hands P03 P04 | table P02@0,1 P01@1,0 P01@2,0 | pile A11 A11 P07")
    act(match, PassOne(Card.P03))
    assert {token for token in lies(match) if token[0] == "P"} == {"P02@0,1"}


@rule("DU-63")
def test_laying_again_after_a_rockfall_makes_that_card_the_last():
    match = table("hands P01 P02 P04 | table P01@1,0 | pile A11 P07 P09 A11 P15")
    act(match, PassOne(Card.P04))
    act(match, lay("P02@0,1"))
    act(match, lay("P01@-1,0"))
    assert {token for token in lies(match) if token[0] == "P"} == {"P02@0,1"}


@rule("DU-63")
def test_keys_return_and_marks_stay_alone_too():
    match = table("hands P03 P04 | table P08@0,1m0 P19@1,0k | pile A11 P07")
    act(match, PassOne(Card.P03))
    assert match.view(0).to_json()["keys"] == 2
    assert {token for token in lies(match) if token[0] == "P"} == {"P08@0,1m0"}


@rule("DU-64")
def test_alone_there_is_nobody_to_sabotage():
    match = table("hands P01 P02")
    assert against(match, Sabotage(Card.A01)) == "DU-64"


@rule("DU-64")
def test_alone_one_player_begins_every_round():
    match = exhausted("hands P01 | gold 3")
    assert RoundBegan(2, 0) in act(match, PassOne(Card.P01))


@rule("DU-64")
@pytest.mark.parametrize(
    ("dwarf", "door", "verdict"),
    [
        ("green", "P20@1,0", None),
        ("green", "P21@1,0v", "DU-22"),
        ("green", "P21@1,0vk", None),
        ("blue", "P20@1,0", "DU-22"),
        ("blue", "P20@1,0k", None),
        ("blue", "P21@1,0v", None),
    ],
)
def test_the_other_colours_doors_stay_shut_without_a_key(dwarf, door, verdict):
    match = table(f"hands P01 A12 | options dwarf={dwarf} | table {door}")
    assert against(match, lay("P01@2,0")) == verdict
    own = (dwarf == "green") == door.startswith("P20")
    expected = "DU-42" if own or door.endswith("k") else None
    assert against(match, PutKey(1, 0)) == expected


@rule("DU-64")
def test_the_other_colours_ladder_leads_nowhere():
    for dwarf, own, other in (("green", "P06", "P05"), ("blue", "P05", "P06")):
        match = table(f"hands P02 | options dwarf={dwarf} | table {other}@3,30")
        assert against(match, lay("P02@3,29")) == "DU-22"
        match = table(f"hands P02 | options dwarf={dwarf} | table {own}@3,30")
        assert against(match, lay("P02@3,29")) is None


@rule("DU-64")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        ("", "P05@1,0", None),
        ("P01@3,30", "P05@4,30", "DU-22"),
        ("P13@1,0", "P05@2,0", "DU-23"),
        ("P01@1,0 P01@2,0 P01@3,0 P01@4,0 P07@5,0 P20@6,0", "P05@7,0", "DU-23"),
        # the own one
        ("P01@3,30", "P06@4,30v", None),
        ("P13@1,0", "P06@2,0v", "DU-23"),
        ("P01@7,1", "P06@7,0v", "DU-21"),
        ("P01@7,1", "P06@7,0", "DU-23"),
    ],
)
def test_ladders_alone(cards, laid, verdict):
    match = table(f"hands P05 P06 | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DU-64")
def test_alone_the_turn_always_comes_back():
    match, chance = stope.new("duel", seats=1, seed=9), random.Random(9)
    while not match.over:
        assert match.actors == (0,)
        moves = match.moves(0)
        assert not [move for move in moves if isinstance(move, Sabotage | Rockfall)]
        layings = [move for move in moves if isinstance(move, Place | Bribe)]
        act(match, chance.choice(layings or moves))
        assert phase(match) in ("before", "after", "turn_goal", "over")
    assert all_hand_cards(match).total() <= 52


@rule("DU-65")
@pytest.mark.parametrize(
    ("gold", "rank"),
    [
        (0, "rank-1"),
        (14, "rank-1"),
        (15, "rank-2"),
        (19, "rank-2"),
        (20, "rank-3"),
        (24, "rank-3"),
        (25, "rank-4"),
        (30, "rank-4"),
    ],
)
def test_gold_after_three_rounds_makes_the_rank(gold, rank):
    # the gold cards of the box, those of most value first
    cards, rest = [], gold
    for value in [3] * 3 + [2] * 5 + [1] * 11:
        if value <= rest:
            cards.append(str(value))
            rest -= value
    cards = " ".join(cards)
    match = table(f"hands | phase over | round 3 | first_goal 12 | gold {cards}")
    assert match.result == stope.Result((gold,), (0,), rank)
