"""Rockfall in the Dark Cave: DC-51."""

import pytest

from stope.games.dark_cave.events import Drew, RockFell, WebGone
from stope.games.dark_cave.moves import Card, PassOne, PassTwo, Rockfall
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    SEEN,
    act,
    against,
    heard,
    lay,
    lies,
    part,
    phase,
    step,
    stop,
    table,
)

rule = pytest.mark.rule


@rule("DC-51")
@pytest.mark.parametrize("rock", ["A202", "A302"])
@pytest.mark.parametrize(
    "token", ["C101@1,0", "C102@1,0", "C112@1,0", "C204@1,0", "C216@1,0", "C311@1,0", "C106@1,0"]
)
def test_a_path_card_without_dwarf_and_creature_is_removed(rock, token):
    match = table(f"hands {rock} C104 / C105 | pile C107 | table {token}")
    events = act(match, Rockfall(Card[rock], 1, 0))
    card = token.split("@")[0]
    assert of(events, RockFell) == [RockFell(0, Card[card], 1, 0, 0)]
    assert heard(match, RockFell)[0][1] == [0, 1, None]
    assert token not in lies(match)
    assert sorted(part(match, "discard")) == sorted([rock + SEEN, card + SEEN])
    assert [event.seat for event in of(events, Drew)] == [0]


@rule("DC-51")
def test_it_need_not_be_connected():
    match = table("hands A202 C104 / C105 | table C101@20,-7 C102@20,-8v")
    act(match, Rockfall(Card.A202, 20, -7))
    assert "C101@20,-7" not in lies(match)


@rule("DC-51")
@pytest.mark.parametrize(
    "place",
    [
        (0, 0),  # the start card, although all dwarves are elsewhere
        (4, 4),  # a goal face up
        (-4, 4),  # one face down
        (0, 1),  # nothing
        (60, 60),
        (1, 0),  # the own dwarf
        (2, 0),  # another dwarf on another space of the card
        (3, 0),  # a creature
        (3, 1),  # a dwarf that lies down
    ],
)
def test_never_under_a_dwarf_or_creature_and_never_start_and_goals(place):
    match = table(
        "hands A202 C104 / C105 / C106 | dwarves 1,0/0 2,0/0 3,1/0l"
        " | table C101@1,0 C201@2,0 C108@3,0 C101@3,1 C103@4,0 D01@4,4"
        " | creatures rat@3,0/0:1:A105"
    )
    assert against(match, Rockfall(Card.A202, *place)) == "DC-51"
    assert [move for move in match.moves(0) if isinstance(move, Rockfall)] == [
        Rockfall(Card.A202, 4, 0)
    ]


@rule("DC-51")
@pytest.mark.parametrize("card", ["C104", "A101", "A105"])
def test_only_a_rockfall_removes_cards(card):
    match = table(f"hands A202 {card} / C105 | table C101@1,0")
    assert against(match, Rockfall(Card[card], 1, 0)) == "DC-51"
    assert against(match, Rockfall(Card.A302, 1, 0)) == "DC-7"


@rule("DC-51")
def test_with_nothing_to_remove_it_can_only_be_discarded():
    match = table("hands A202 A302 / C105")
    assert set(match.moves(0)) == {
        PassOne(Card.A202),
        PassOne(Card.A302),
        PassTwo(Card.A202, Card.A302),
    }


@rule("DC-51")
def test_the_network_may_fall_apart_and_nobody_crosses_the_gap():
    match = table(
        "hands A202 C104 / C105 | table C101@1,0 C101@2,0 C101@3,0 C103@4,0 | dwarves 1,0/0 3,0/0"
    )
    act(match, Rockfall(Card.A202, 2, 0))
    assert lies(match) >= {"C101@1,0", "C101@3,0", "C103@4,0"}
    assert phase(match) == "steps"
    assert against(match, step("2,0/0")) == "DC-31"
    assert against(match, step("0,0/0")) is None


@rule("DC-51")
def test_the_place_is_empty_again_and_the_next_may_lay_there():
    match = table(
        "hands A202 C104 / C105 C106 | table C101@1,0 C101@2,0 C101@3,0 | dwarves 1,0/0 3,0/0"
    )
    act(match, Rockfall(Card.A202, 2, 0))
    stop(match)
    assert against(match, lay("C105@2,0")) is None
    act(match, lay("C105@2,0"))
    assert against(match, step("2,0/0")) is None


@rule("DC-51")
def test_a_place_beside_nothing_any_more_is_closed():
    match = table("hands A202 C104 / C105 C106 | table C101@20,20")
    act(match, Rockfall(Card.A202, 20, 20))
    assert match.actors == (1,)
    assert against(match, lay("C105@21,20")) == "DC-20"
    assert against(match, lay("C105@20,20")) == "DC-20"


@rule("DC-51")
@pytest.mark.parametrize("token", ["C216@1,0", "C313@1,0"])
def test_gold_on_it_returns_to_the_supply(token):
    card = Card[token[:4]]
    match = table(f"hands A202 C104 / C105 | table {token}g")
    assert match.view(None).to_json()["supply"] == 46 - 3 - 3 - 1
    assert RockFell(0, card, 1, 0, 1) in act(match, Rockfall(Card.A202, 1, 0))
    assert match.view(None).to_json()["supply"] == 46 - 3 - 3
    assert part(match, "gold") == [3, 3]
    empty = table(f"hands A202 C104 / C105 | table {token}")
    assert RockFell(0, card, 1, 0, 0) in act(empty, Rockfall(Card.A202, 1, 0))
    assert empty.view(None).to_json()["supply"] == 46 - 3 - 3


@rule("DC-51")
def test_a_fallen_ladder_is_no_ladder():
    match = table(
        "hands A202 C104 / C105 | table C111@9,9 C101@-1,0 C210@20,20 | dwarves 20,20/1 0,0/0"
    )
    act(match, Rockfall(Card.A202, 9, 9))
    assert against(match, step("9,9/0")) == "DC-31"
    assert against(match, step("0,0/0")) is None


@rule("DC-51")
def test_a_web_stays_where_an_open_card_lies_beyond_and_goes_where_none_does():
    match = table(
        "hands A202 C104 / C105 / C106 | table C101@1,0 C101@2,0 C101@3,0 C102@0,5"
        " | dwarves 0,5/0 0,5/0 0,5/0"
        " | webs 1,0E2:0:A102 2,0E1:2:A204 2,0S2:2:A304 | turn 0"
    )
    events = act(match, Rockfall(Card.A202, 2, 0))
    assert of(events, WebGone) == [WebGone(2, 0, Side.S)]
    assert part(match, "webs") == ["1,0E2:0:A102", "2,0E1:2:A204"]
    assert "A304" + SEEN in part(match, "discard")


@rule("DC-51")
def test_a_web_that_stays_lies_on_an_open_end_and_later_on_the_new_connection():
    match = table(
        "hands A202 C104 C105 / C106 C107 / C102 | table C101@1,0 C101@2,0 | dwarves 1,0/0 1,0/0"
        " 1,0/0 | webs 1,0E2:2:A102"
    )
    act(match, Rockfall(Card.A202, 2, 0))
    assert part(match, "webs") == ["1,0E2:2:A102"]
    assert part(match, "phase") == "steps"
    assert against(match, step("0,0/0")) is None
    match = table(
        "hands C104 C105 / C106 C107 / C102 | table C101@1,0 | dwarves 1,0/0 1,0/0 1,0/0"
        " | webs 1,0E2:2:A102"
    )
    act(match, lay("C105@2,0"))
    assert part(match, "webs") == ["1,0E2:2:A102"]
    assert against(match, step("2,0/0")) == "DC-53"


@rule("DC-51")
@pytest.mark.parametrize(
    ("goal", "stays"),
    [
        ("D02@4,4d", False),  # face down, whatever it is
        ("D01@4,4d", False),
        ("D01@4,4", True),  # open to the north
        ("D02@4,4", True),
        ("D02@4,4v", False),  # closed to the north
    ],
)
def test_a_web_beside_a_goal_stays_only_if_that_is_face_up_and_open(goal, stays):
    match = table(
        f"hands A202 C104 / C105 / C106 | table C101@4,3 {goal} | webs 4,3S2:2:A102 | turn 0"
    )
    events = act(match, Rockfall(Card.A202, 4, 3))
    assert of(events, WebGone) == ([] if stays else [WebGone(4, 3, Side.S)])
    assert part(match, "webs") == (["4,3S2:2:A102"] if stays else [])
    assert ("A102" + SEEN in part(match, "discard")) is not stays


@rule("DC-51")
def test_all_webs_on_open_ends_of_a_lonely_card_go():
    match = table(
        "hands A202 C104 / C105 / C106 | table C101@20,20"
        " | webs 19,20E2:1:A102 20,20E2:1:A204 20,19S2:2:A304"
    )
    events = act(match, Rockfall(Card.A202, 20, 20))
    assert set(of(events, WebGone)) == {
        WebGone(19, 20, Side.E),
        WebGone(20, 20, Side.E),
        WebGone(20, 19, Side.S),
    }
    assert part(match, "webs") == []
    discarded = set(part(match, "discard"))
    assert discarded == {card + SEEN for card in ("A202", "C101", "A102", "A204", "A304")}


@rule("DC-51")
def test_webs_on_other_cards_stay():
    match = table(
        "hands A202 C104 / C105 / C106 | table C101@1,0 C101@2,0 C101@5,5"
        " | webs 1,0S2:2:A102 5,5E1:2:A204"
    )
    act(match, Rockfall(Card.A202, 2, 0))
    assert part(match, "webs") == ["1,0S2:2:A102", "5,5E1:2:A204"]


@rule("DC-51")
def test_who_has_left_may_still_let_rocks_fall():
    match = table(
        "hands A202 C104 / C105 / C106 | dwarves out 0,0/0 0,0/0 | first_out 0 | table C101@1,0"
        " | clans yellow:loyal yellow:saboteur yellow:loyal | spares yellow:saboteur"
    )
    act(match, Rockfall(Card.A202, 1, 0))
    assert "C101@1,0" not in lies(match)
