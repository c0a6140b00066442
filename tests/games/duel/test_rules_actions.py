"""Action cards, exchanges and passing in the Duel: DU-40 to DU-46."""

from collections import Counter

import pytest

from stope.games.duel.cards import Tool
from stope.games.duel.events import (
    Discarded,
    Drew,
    Exchanged,
    Goal,
    GoalLaid,
    GoldMarked,
    KeyPut,
    MapShown,
    MapUsed,
    Passed,
    Repaired,
    RockFell,
    Sabotaged,
)
from stope.games.duel.moves import (
    Card,
    Exchange,
    Look,
    PassOne,
    PassTwo,
    PutKey,
    Repair,
    Rockfall,
    Sabotage,
)
from tests.support.events import of
from tests.support.positions.duel import (
    act,
    against,
    discarded,
    exhausted,
    lay,
    lies,
    seat_of,
    table,
)

rule = pytest.mark.rule

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
    assert shown.event == MapShown(0, Goal.G06, 5, 0)
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
