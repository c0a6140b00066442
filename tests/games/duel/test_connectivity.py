"""Connections and turns in the Duel: DU-10 to DU-12."""

import pytest

import stope
from stope.games.duel.cards import Tool
from stope.games.duel.events import (
    Drew,
    GoldMarked,
    RoundEnded,
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
    Rockfall,
    Sabotage,
)
from stope.games.duel.state import Ending
from tests.support.events import of
from tests.support.positions.duel import BRIDGE, act, against, exhausted, lay, seat_of, table

rule = pytest.mark.rule


# Connections


@rule("DU-10")
@pytest.mark.parametrize(
    ("seat", "cards", "verdict"),
    [
        # a door is open to the player of its colour, and to the other one with a key
        (0, "P20@1,{y}", None),
        (1, "P20@1,{y}", "DU-22"),
        (1, "P20@1,{y}k", None),
        (0, "P21@1,{y}v", "DU-22"),
        (0, "P21@1,{y}vk", None),
        (1, "P21@1,{y}v", None),
        # a troll is shut to both until somebody bribes it
        (0, "P25@1,{y}", "DU-22"),
        (1, "P25@1,{y}", "DU-22"),
        (0, "P25@1,{y}b0", None),
        (0, "P25@1,{y}b1", None),
        (1, "P25@1,{y}b0", None),
        (1, "P25@1,{y}b1", None),
    ],
)
def test_doors_and_trolls_are_open_to_whom_the_rules_say(seat, cards, verdict):
    y = 1 - 2 * seat
    match = table(f"hands P01 / P01 | turn {seat} | table {cards.format(y=y)}")
    assert against(match, lay(f"P01@2,{y}")) == verdict


@rule("DU-10")
@pytest.mark.parametrize(
    ("seat", "cards", "verdict"),
    [
        (0, "P21@1,{y} P20@2,{y}", "DU-22"),
        (0, "P21@1,{y} P20@2,{y}k", "DU-22"),
        (0, "P21@1,{y}k P20@2,{y}", None),
        (1, "P21@1,{y} P20@2,{y}", "DU-22"),
        (1, "P21@1,{y}k P20@2,{y}", "DU-22"),
        (1, "P21@1,{y} P20@2,{y}k", None),
        (0, "P26@1,{y}b0 P25@2,{y}", "DU-22"),
        (0, "P26@1,{y} P25@2,{y}b0", "DU-22"),
        (0, "P26@1,{y}b0 P25@2,{y}b1", None),
        (0, "P26@1,{y}b1 P20@2,{y}", None),
        (1, "P26@1,{y}b1 P20@2,{y}", "DU-22"),
    ],
)
def test_where_two_arms_meet_both_must_be_open(seat, cards, verdict):
    y = 1 - 2 * seat
    match = table(f"hands P01 / P01 | turn {seat} | table {cards.format(y=y)}")
    assert against(match, lay(f"P01@3,{y}")) == verdict


@rule("DU-10")
def test_networks_merge_through_the_start_cards_and_are_then_used_by_both():
    apart = table("hands P01 / P01")
    assert against(apart, lay("P01@1,-1")) == "DU-22"
    for seat in (0, 1):
        match = table(f"hands P01 / P01 | turn {seat} | table P02@0,0")
        for y in (-1, 1):
            assert against(match, lay(f"P01@1,{y}")) is None
            assert against(match, lay(f"P01@-1,{y}")) is None


@rule("DU-10")
@pytest.mark.parametrize(("goal", "verdict"), [("G01@5,0", None), ("G02@5,0", "DU-22")])
def test_face_up_goals_are_walked_like_path_cards(goal, verdict):
    match = table(f"hands P01 / P01 | goals G03: {goal[:3]}: | table P06@4,0 {goal}")
    assert against(match, lay("P01@6,0")) == verdict


@rule("DU-10")
@pytest.mark.parametrize(("flags", "seat", "verdict"), [("", 0, None), ("", 1, "DU-22")])
def test_doors_of_goals_are_doors_too(flags, seat, verdict):
    # G05 turned: the green door is to the east, the rest of the path to the south
    ladder = "P06@4,1 P03@5,1" if seat == 0 else "P05@4,1v P03@5,1"
    goal = "goals G02: G05: | table G05@5,0vm0"
    match = table(f"hands P01 / P01 | turn {seat} | {goal} {ladder}")
    assert against(match, lay("P01@6,0")) == verdict
    match = table(f"hands P01 / P01 | turn {seat} | {goal.replace('m0', 'km0')} {ladder}")
    assert against(match, lay("P01@6,0")) is None


@rule("DU-11")
def test_a_ladder_is_joined_to_the_start_card_of_its_colour():
    match = table("hands P02 / P02 | table P06@3,5")
    assert against(match, lay("P02@3,4")) is None
    other = table("hands P02 / P02 | turn 1 | table P06@3,5")
    assert against(other, lay("P02@3,4")) == "DU-22"


@rule("DU-11")
@pytest.mark.parametrize(
    ("seat", "cards", "laid"),
    [
        # from the other's ladder to the other's start card
        (1, "P06@1,-1v", "P01@1,1"),
        (0, "P05@1,1", "P01@1,-1"),
        # from the other's start card to the other's ladder
        (1, "P02@0,0 P06@3,5", "P02@3,4"),
        (0, "P02@0,0 P05@3,5", "P02@3,4"),
    ],
)
def test_who_is_connected_to_one_end_of_a_ladder_is_connected_to_the_other(seat, cards, laid):
    match = table(f"hands P01 P02 / P01 P02 | turn {seat} | table {cards}")
    assert against(match, lay(laid)) is None
    without = table(f"hands P01 P02 / P01 P02 | turn {seat} | table {cards.split()[-1]}")
    if "0,0" in cards:
        assert against(without, lay(laid)) == "DU-22"


@rule("DU-11")
def test_a_ladder_that_is_removed_joins_nothing_any_more():
    match = table("hands A11 P02 / A10 P02 | pile P01 P01 | table P06@3,5 P02@3,4")
    act(match, Rockfall(3, 5))
    act(match, PassOne(Card.A10))
    assert against(match, lay("P02@3,3")) == "DU-22"


# A turn


@rule("DU-12")
@pytest.mark.parametrize(
    ("move", "drawn"),
    [
        (lay("P01@1,1"), 1),
        (Look(5, 0), 1),
        (Exchange(Card.P01, Card.P02, Tool.LAMP), 1),
        (PassOne(Card.P01), 1),
        (PassTwo(Card.P01, Card.P02), 2),
    ],
    ids=str,
)
def test_one_card_is_drawn_after_a_b_and_c_and_as_many_as_discarded_after_d(move, drawn):
    sabotage = "lamp /" if isinstance(move, Exchange) else "/"
    match = table(f"hands P01 P02 A10 / A01 | pile P03 P04 P07 | sabotage {sabotage}")
    before = len(match.position()["pile"])
    assert Drew(0, drawn) in act(match, move)
    assert len(match.position()["pile"]) == before - drawn
    assert match.position()["pile"][:1] == [["P03", "P04", "P07"][drawn]]
    assert match.actors == (1,)


@rule("DU-12")
@pytest.mark.parametrize(
    ("pile", "move", "drawn"),
    [
        ("P03", PassTwo(Card.P01, Card.P02), 1),
        ("P03 P04", PassTwo(Card.P01, Card.P02), 2),
        ("", PassTwo(Card.P01, Card.P02), 0),
        ("", PassOne(Card.P01), 0),
        ("", lay("P01@1,1"), 0),
    ],
)
def test_as_many_as_there_are_when_the_pile_holds_fewer(pile, move, drawn):
    match = exhausted(f"hands P01 P02 A10 / A01 | pile {pile}")
    assert Drew(0, drawn) in act(match, move)
    assert match.position()["pile"] == pile.split()[drawn:]


@rule("DU-12")
def test_one_of_a_to_d_is_compulsory_also_with_an_empty_pile():
    for match in (table("hands P01 / A01"), exhausted("hands P01 / A01")):
        assert against(match, Done()) == "DU-12"
        assert Done() not in match.moves(0)
        act(match, PassOne(Card.P01))
        assert match.actors == (1,)


@rule("DU-12")
def test_only_the_player_whose_turn_it_is_can_act():
    match = table("hands P01 / P01 A10")
    for move in (lay("P01@1,-1"), Look(5, 0), PassOne(Card.P01)):
        assert against(match, move, seat=1) == "DU-7"
    assert match.moves(1) == []
    with pytest.raises(stope.IllegalMove) as refusal:
        match.play(1, PassOne(Card.P01))
    assert "other player" in refusal.value.message("en")
    assert "Jetzt ist dein Gegenüber am Zug." in refusal.value.message("de")


@rule("DU-12")
def test_who_has_no_card_sits_out_and_the_other_plays_on_alone():
    match = exhausted("hands P01 P02 A10 / ")
    events = act(match, PassOne(Card.P01))
    assert SitsOut(1) in events
    assert match.actors == (0,)
    assert seat_of(match, 1)["sits_out"] is True
    assert of(act(match, PassOne(Card.P02)), SitsOut, RoundEnded) == []
    assert match.actors == (0,)
    assert RoundEnded(1, Ending.CARDS) in act(match, PassOne(Card.A10))


@rule("DU-12")
def test_who_plays_the_last_card_sits_out_when_the_next_turn_would_begin():
    match = exhausted("hands P01 / A01 A02 A03")
    assert of(act(match, PassOne(Card.P01)), SitsOut) == []
    assert match.actors == (1,)
    assert SitsOut(0) in act(match, PassOne(Card.A02))
    assert match.actors == (1,)


@rule("DU-12")
def test_who_sits_out_cannot_bribe():
    match = exhausted("hands P01 P02 / | table P25@1,-1")
    act(match, PassOne(Card.P01))
    assert against(match, Bribe(1, -1), seat=1) == "DU-7"
    assert match.moves(1) == []


@rule("DU-12")
def test_gold_is_still_marked_for_who_sits_out():
    match = exhausted(f"hands P07 A10 A12 / | table {BRIDGE}")
    act(match, PassOne(Card.A12))
    assert seat_of(match, 1)["sits_out"] is True
    assert GoldMarked(1, 1, 2, -1) in act(match, lay("P07@1,-1"))


@rule("DU-12")
def test_sabotage_may_still_be_laid_before_who_sits_out():
    match = exhausted("hands P01 A01 A12 / ")
    act(match, PassOne(Card.A12))
    act(match, Sabotage(Card.A01))
    assert seat_of(match, 1)["sabotaged"] == ["lamp"]


@rule("DU-12")
def test_sitting_out_ends_with_the_round():
    match = exhausted("hands P01 P02 / ")
    act(match, PassOne(Card.P01))
    act(match, PassOne(Card.P02))
    assert [seat_of(match, seat)["sits_out"] for seat in (0, 1)] == [False, False]
    assert match.actors == (1,)
