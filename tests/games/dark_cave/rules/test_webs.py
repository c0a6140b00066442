"""Spiderwebs in the Dark Cave, and axes against them: DC-53 and DC-55."""

import pytest

from stope.games.dark_cave.events import (
    CreatureStepped,
    Drew,
    GoalLaid,
    GoldTaken,
    LaidLow,
    SitsOut,
    Stepped,
    StoodUp,
    TurnBegan,
    WebChopped,
    WebGone,
    WebSpun,
    WebWorn,
)
from stope.games.dark_cave.moves import (
    Card,
    Chop,
    Endure,
    Equip,
    Lure,
    PassOne,
    PassTwo,
    Spin,
)
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    SEEN,
    THREE,
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
    walk,
)

rule = pytest.mark.rule
N, E, S, W = Side


# DC-53: where a web goes


@rule("DC-53")
@pytest.mark.parametrize("card", ["A102", "A204", "A304"])
def test_the_card_lies_before_the_player_and_the_web_shows_two(card):
    match = table(f"hands {card} C104 / C105 | pile C107 | table C101@1,0 C101@2,0")
    act(match, Spin(Card[card], 1, 0, E))
    assert heard(match, WebSpun) == [(WebSpun(0, 1, 0, E), [0, 1, None])]
    assert part(match, "webs") == [f"1,0E2:0:{card}"]
    assert match.view(None).to_json()["webs"] == [
        {"x": 1, "y": 0, "side": "e", "level": 2, "owner": 0}
    ]
    assert part(match, "discard") == []


@rule("DC-53")
@pytest.mark.parametrize(
    ("place", "web"),
    [
        # between two cards, named from either of them
        ((0, 0, E), "0,0E2:0:A102"),
        ((1, 0, W), "0,0E2:0:A102"),
        ((1, 0, S), "1,0S2:0:A102"),
        ((1, 1, N), "1,0S2:0:A102"),
        # open ends of the start card and of path cards, named from either side
        ((0, 0, N), "0,-1S2:0:A102"),
        ((0, -1, S), "0,-1S2:0:A102"),
        ((0, 0, W), "-1,0E2:0:A102"),
        ((1, 1, S), "1,1S2:0:A102"),
        # a card that is not connected
        ((20, 20, E), "20,20E2:0:A102"),
        # open ends towards goals that lie face down
        ((4, 3, S), "4,3S2:0:A102"),
        ((4, 4, N), "4,3S2:0:A102"),
        # a goal that lies face up: with a card beyond, and an open end
        ((-4, 4, N), "-4,3S2:0:A102"),
        ((-4, 4, S), "-4,4S2:0:A102"),
    ],
)
def test_a_web_goes_on_connections_and_open_ends(place, web):
    match = table(
        "hands A102 C106 / C105"
        " | table C101@1,0 C104@1,1 C101@20,20 C201@4,3 C201@-4,3 D01@-4,4 D02@4,4d"
    )
    act(match, Spin(Card.A102, *place))
    assert part(match, "webs") == [web]


@rule("DC-53")
@pytest.mark.parametrize(
    "place",
    [
        (1, 1, E),  # closed, nothing beyond
        (2, 0, N),  # closed, nothing beyond
        (2, 1, N),  # closed on both cards
        (2, 1, W),  # closed on both cards
        (6, 6, E),  # no card at all
        (4, 4, E),  # only a goal that lies face down
        (4, 4, S),
        (3, 4, E),  # closed towards a goal that lies face down
        (-4, 3, S),  # open meets closed
        (-4, 4, N),  # the same place from the other side
        (70, 70, E),
    ],
)
def test_a_web_goes_nowhere_else(place):
    match = table(
        "hands A102 C106 / C105"
        " | table C101@1,0 C104@1,1 C204@2,0 C305@2,1v C303@3,4 D01@4,4d C201@-4,3 D02@-4,4v"
    )
    assert against(match, Spin(Card.A102, *place)) == "DC-53"


@rule("DC-53")
def test_one_web_for_each_place():
    match = table("hands A102 C106 / C105 | table C101@1,0 | webs 0,0E1:1:A204 1,0E2:0:A304")
    assert against(match, Spin(Card.A102, 0, 0, E)) == "DC-53"
    assert against(match, Spin(Card.A102, 1, 0, W)) == "DC-53"
    assert against(match, Spin(Card.A102, 1, 0, E)) == "DC-53"
    assert against(match, Spin(Card.A102, 1, 0, S)) is None


@rule("DC-53")
def test_each_place_is_listed_once():
    match = table("hands A102 C106 / C107 | table C105@1,0")
    spins = [move for move in match.moves(0) if isinstance(move, Spin)]
    assert len(spins) == len(set(spins))
    assert {(move.x, move.y, move.side) for move in spins} == {
        (0, 0, E),
        (1, 0, E),
        (0, -1, S),
        (0, 0, S),
        (-1, 0, E),
    }


@rule("DC-53")
@pytest.mark.parametrize("card", ["C106", "A101", "A203"])
def test_only_a_web_card_is_for_webs(card):
    match = table(f"hands A102 {card} / C105 | table C101@1,0")
    assert against(match, Spin(Card[card], 0, 0, E)) == "DC-53"
    assert against(match, Spin(Card.A304, 0, 0, E)) == "DC-7"


# DC-53: what it does


@rule("DC-53")
def test_it_stops_dwarves_on_both_sides_and_those_of_its_owner():
    match = table("hands A102 C106 / C105 C107 | table C101@1,0 C101@2,0 | dwarves 1,0/0 2,0/0")
    act(match, Spin(Card.A102, 1, 0, E))
    assert phase(match) == "steps"
    assert against(match, step("2,0/0")) == "DC-53"
    assert against(match, step("0,0/0")) is None
    stop(match)
    assert phase(match) == "card"
    act(match, PassOne(Card.C107))
    # nothing else leads away from there
    assert match.actors == (0,)


@rule("DC-53")
@pytest.mark.parametrize("level", [1, 2])
def test_it_stops_whatever_it_shows(level):
    match = table(f"hands C104 C106 / C105 | table C101@1,0 C101@2,0 | webs 0,0E{level}:1:A102")
    act(match, lay("C104@0,1"))
    assert against(match, step("1,0/0")) == "DC-53"
    assert against(match, step("0,1/0")) is None


@rule("DC-53")
def test_it_stops_creatures():
    match = table(
        "hands A105 C106 / C105 | table C101@1,0 C108@2,0 C101@3,0 | dwarves 1,0/0 3,0/0"
        " | webs 1,0E1:1:A102"
    )
    act(match, Lure(Card.A105, 2, 0, 0))
    assert against(match, step("1,0/0")) in ("DC-53", "DC-59")
    assert of(walk(match, "3,0/0"), CreatureStepped) != []


@rule("DC-53")
def test_it_stops_no_ladders_even_between_neighbours():
    # C211 opens to the east, to the start card
    match = table("hands C104 C106 / C105 | table C211@-1,0 | webs -1,0E2:1:A102")
    act(match, PassOne(Card.C106))
    assert against(match, step("-1,0/1")) is None
    assert against(match, step("-1,0/0")) == "DC-53"
    assert Stepped(0, -1, 0, 1) in walk(match, "-1,0/1")
    creature = table(
        "hands A105 C106 / C105 | table C211@-1,0 C108@1,0 C102@0,5 | dwarves 0,5/0 0,5/0"
        " | webs -1,0E2:1:A102"
    )
    act(creature, Lure(Card.A105, 1, 0, 0))
    walk(creature, "0,0/0", "-1,0/1")
    assert part(creature, "creatures") == ["rat@-1,0/1:0:A105"]


@rule("DC-53")
def test_it_stops_no_laying_and_lies_on_the_new_connection_then():
    match = table(
        "hands C105 C106 / C107 | table C101@1,0 | dwarves 1,0/0 0,0/0 | webs 1,0E2:1:A102"
    )
    act(match, lay("C105@2,0"))
    assert "C105@2,0" in lies(match)
    assert part(match, "webs") == ["1,0E2:1:A102"]
    assert against(match, step("2,0/0")) == "DC-53"


@rule("DC-53")
def test_it_keeps_dwarves_from_a_face_down_goal():
    text = "hands C104 C106 / C105 | table C201@4,3 D01@4,4d C101@3,3 | dwarves 4,3/2 0,0/0"
    match = table(f"{text} | webs 4,3S2:1:A102")
    act(match, PassOne(Card.C104))
    assert against(match, step("4,4/0")) == "DC-53"
    free = table(text)
    act(free, PassOne(Card.C104))
    assert against(free, step("4,4/0")) is None


@rule("DC-53")
def test_a_web_stays_on_a_side_that_a_goal_shuts_and_cannot_be_renewed_there():
    # D03 entered from the west lies turned: south and west, shut to the north
    match = table(
        "hands C104 A204 / C105 C106 | table C204@3,4 C103@4,3v D03@4,4d | dwarves 3,4/0 0,0/0"
        " | webs 4,3S2:1:A102"
    )
    act(match, PassOne(Card.C104))
    events = walk(match, "4,4/0")
    assert [event.turned for event in of(events, GoalLaid)] == [True]
    # the turn of its owner has begun
    assert part(match, "webs") == ["4,3S1:1:A102"]
    act(match, PassOne(Card.C105))
    stop(match)
    assert against(match, Spin(Card.A204, 4, 3, S)) == "DC-53"
    events = act(match, PassOne(Card.A204))
    events += stop(match)
    assert WebGone(4, 3, S) in events
    assert part(match, "webs") == []


@rule("DC-53")
def test_it_wears_in_the_turns_of_its_owner():
    match = table(
        "hands A102 C106 / C105 C107 | pile C103 C110 C111 C112 | table C101@1,0 C102@0,5"
        " | dwarves 0,5/0 0,5/0"
    )
    assert of(act(match, Spin(Card.A102, 0, 0, E)), WebWorn) == []
    assert part(match, "webs") == ["0,0E2:0:A102"]
    assert of(act(match, PassOne(Card.C105)), WebWorn, WebGone) == [WebWorn(0, 0, E)]
    assert part(match, "webs") == ["0,0E1:0:A102"]
    assert of(act(match, PassOne(Card.C106)), WebWorn, WebGone) == []
    assert of(act(match, PassOne(Card.C107)), WebWorn, WebGone) == [WebGone(0, 0, E)]
    assert part(match, "webs") == []
    assert "A102" + SEEN in part(match, "discard")


@rule("DC-53")
def test_each_keeps_the_own_webs_and_three_can_lie():
    match = table("hands A102 C106 / A204 C105 / A304 C107")
    act(match, Spin(Card.A102, 0, 0, E))
    act(match, Spin(Card.A204, 0, 0, S))
    act(match, Spin(Card.A304, 0, 0, W))
    assert sorted(part(match, "webs")) == ["-1,0E2:2:A304", "0,0E1:0:A102", "0,0S2:1:A204"]


@rule("DC-53")
def test_webbed_sides_are_not_listed_again():
    match = table("hands A102 / C105 | table C210@0,1 | webs 0,-1S2:1:A204 0,0E2:1:A304")
    spins = {(move.x, move.y, move.side) for move in match.moves(0) if isinstance(move, Spin)}
    assert spins == {(-1, 0, E), (0, 0, S)}


# DC-55: axes against webs

WEBBED = "hands C104 C106 / C105 | table C101@1,0 C101@2,0"


@rule("DC-55")
@pytest.mark.parametrize("dwarf", ["1,0/0", "2,0/0"])
@pytest.mark.parametrize("named", [Chop(1, 0, E), Chop(2, 0, W)])
def test_an_axe_turns_a_web_from_two_to_one_on_either_card(dwarf, named):
    match = table(f"{WEBBED} | dwarves {dwarf} 0,0/0 | axes A104 / | webs 1,0E2:1:A102")
    act(match, named)
    assert heard(match, WebChopped) == [(WebChopped(0, 1, 0, E, 1), [0, 1, None])]
    assert part(match, "webs") == ["1,0E1:1:A102"]
    assert part(match, "axes") == [[], []]
    assert part(match, "discard") == ["A104" + SEEN]


@rule("DC-55")
def test_a_web_that_shows_one_is_removed_with_its_card():
    match = table(f"{WEBBED} | dwarves 1,0/0 0,0/0 | axes A206 / | webs 1,0E1:1:A102")
    assert WebChopped(0, 1, 0, E, 0) in act(match, Chop(1, 0, E))
    assert part(match, "webs") == []
    assert sorted(part(match, "discard")) == ["A102" + SEEN, "A206" + SEEN]
    act(match, PassOne(Card.C104))
    assert against(match, step("2,0/0")) is None


@rule("DC-55")
def test_before_the_card_as_often_as_there_are_axes_and_the_card_is_still_due():
    match = table(
        f"{WEBBED} | dwarves 1,0/0 0,0/0 | axes A104 A206 A305 / | webs 1,0E2:1:A102 1,0S2:0:A204"
    )
    act(match, Chop(1, 0, E))
    act(match, Chop(1, 0, E))
    assert phase(match) == "card"
    act(match, Chop(1, 0, S))
    # the place of the first web stays free, so that moves keep their order
    assert part(match, "webs") == ["-", "1,0S1:0:A204"]
    assert against(match, Chop(1, 0, S)) == "DC-55"
    assert phase(match) == "card"
    assert match.actors == (0,)
    assert of(act(match, PassOne(Card.C104)), TurnBegan) == []


@rule("DC-55")
def test_after_the_card_between_steps_and_after_the_last_step():
    match = table(
        "hands C104 C106 / C105 | table C101@1,0 C101@2,0 C101@3,0"
        " | axes A104 A206 A305 / | webs 0,0E1:1:A102 1,0E1:1:A204 3,0E2:1:A304"
    )
    act(match, PassOne(Card.C104))
    act(match, Chop(0, 0, E))
    assert part(match, "steps") == 3
    walk(match, "1,0/0")
    act(match, Chop(1, 0, E))
    assert part(match, "steps") == 2
    assert of(walk(match, "2,0/0", "3,0/0"), TurnBegan, Drew) == []
    # no step is left, but an axe
    assert phase(match) == "steps"
    assert against(match, step("2,0/0")) == "DC-13"
    events = act(match, Chop(3, 0, E))
    assert WebChopped(0, 3, 0, E, 1) in events
    assert TurnBegan(1) in events
    assert [event.seat for event in of(events, Drew)] == [0]


@rule("DC-55")
def test_after_the_last_step_the_axe_may_be_kept():
    match = table(
        "hands C104 C106 / C105 | table C101@1,0 C101@2,0 C101@3,0 | axes A104 /"
        " | webs 3,0E2:0:A304"
    )
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0", "2,0/0", "3,0/0")
    assert TurnBegan(1) in stop(match)
    assert part(match, "axes") == [["A104"], []]


@rule("DC-55")
def test_a_dwarf_that_can_go_nowhere_may_still_use_an_axe_after_the_card():
    match = table("hands C104 C106 / C105 | axes A104 / | webs 0,0E2:1:A102")
    act(match, PassOne(Card.C104))
    assert match.actors == (0,)
    assert TurnBegan(1) in act(match, Chop(0, 0, E))


@rule("DC-55")
@pytest.mark.parametrize(
    ("cards", "dwarf", "touches"),
    [
        # group I: every side of its path
        ("C101@1,0 C101@2,0", "1,0/0", True),
        # bridge: only the path that leads there
        ("C112@1,0 C101@2,0", "1,0/1", True),
        ("C112@1,0 C101@2,0", "1,0/0", False),
        # tunnel card: the bend, not the other bend, not the tunnel
        ("C113@1,0 C101@2,0", "1,0/1", True),
        ("C113@1,0 C101@2,0", "1,0/0", False),
        ("C113@1,0 C101@2,0", "1,0/2", False),
        # group II: only that arm
        ("C201@1,0 C101@2,0", "1,0/1", True),
        ("C201@1,0 C101@2,0", "1,0/0", False),
        ("C201@1,0 C101@2,0", "1,0/3", False),
        # group III: only that arm, not the centre
        ("C301@1,0 C101@2,0", "1,0/1", True),
        ("C301@1,0 C101@2,0", "1,0/4", False),
        # the card beyond
        ("C101@1,0 C301@2,0", "2,0/3", True),
        ("C101@1,0 C301@2,0", "2,0/4", False),
        ("C101@1,0 C301@2,0", "2,0/1", False),
        # turned cards keep their numbers: east is west now
        ("C101@1,0 C206@2,0v", "2,0/1", True),
        ("C101@1,0 C206@2,0v", "2,0/0", False),
        # open ends
        ("C204@1,0", "1,0/0", True),
        ("C204@1,0", "1,0/1", False),
        # far away
        ("C101@1,0 C101@2,0", "0,0/0", False),
    ],
)
def test_the_dwarf_must_be_on_a_space_that_touches_the_webbed_side(cards, dwarf, touches):
    match = table(
        f"hands C104 C106 / C105 | table {cards} | dwarves {dwarf} 0,0/0"
        " | axes A104 / | webs 1,0E2:1:A102"
    )
    assert against(match, Chop(1, 0, E)) == (None if touches else "DC-55")


@rule("DC-55")
def test_an_axe_needs_a_web_and_a_web_an_axe_on_the_table():
    match = table(f"{WEBBED} | dwarves 1,0/0 0,0/0 | axes A104 / | webs 1,0E2:1:A102")
    for side in (N, S, W):
        assert against(match, Chop(1, 0, side)) == "DC-55"
    assert against(match, Chop(60, 60, E)) == "DC-55"
    # in the hand, or before somebody else
    match = table(
        "hands A104 C106 / C105 | table C101@1,0 C101@2,0 | dwarves 1,0/0 1,0/0 | axes / A206"
        " | webs 1,0E2:1:A102"
    )
    assert against(match, Chop(1, 0, E)) == "DC-55"


@rule("DC-55")
def test_an_axe_is_used_in_the_own_turn_only():
    match = table(f"{WEBBED} | dwarves 1,0/0 1,0/0 | axes / A104 | webs 1,0E2:1:A102")
    assert against(match, Chop(1, 0, E), seat=1) in ("DC-9", "DC-55")
    act(match, PassOne(Card.C104))
    assert against(match, Chop(1, 0, E), seat=1) in ("DC-9", "DC-55")
    stop(match)
    # its own web has been worn meanwhile
    assert part(match, "webs") == ["1,0E1:1:A102"]
    assert against(match, Chop(1, 0, E), seat=1) is None


@rule("DC-55")
def test_not_while_a_creature_walks():
    match = table(
        "hands A105 C106 / C105 | table C101@1,0 C108@2,0 C101@3,0 | dwarves 1,0/0 0,0/0"
        " | axes A104 / | webs 1,0E2:1:A102"
    )
    assert against(match, Chop(1, 0, E)) is None
    act(match, Lure(Card.A105, 2, 0, 0))
    assert phase(match) == "creature"
    assert against(match, Chop(1, 0, E)) == "DC-55"
    walk(match, "3,0/0")
    assert against(match, Chop(1, 0, E)) == "DC-55"
    stop(match)
    assert phase(match) == "steps"
    assert against(match, Chop(1, 0, E)) is None


@rule("DC-55")
def test_not_in_a_turn_that_is_sat_out():
    match = table("hands C104 C106 / | axes / A104 | webs 0,0E2:0:A102 0,0S1:0:A204")
    events = act(match, PassOne(Card.C104))
    assert SitsOut(1) in events
    assert match.actors == (0,)
    assert part(match, "axes") == [[], ["A104"]]


@rule("DC-55")
def test_an_axe_laid_in_phase_one_may_be_used_from_phase_two_on():
    match = table("hands A104 C106 / C105 | webs 0,0E2:1:A102")
    assert against(match, Chop(0, 0, E)) == "DC-55"
    act(match, Equip(Card.A104, 0))
    assert phase(match) == "steps"
    assert WebChopped(0, 0, 0, E, 1) in act(match, Chop(0, 0, E))


@rule("DC-55")
def test_a_web_just_spun_can_be_hit_by_its_owner_too():
    match = table("hands A102 C106 / C105 | axes A104 A206 /")
    act(match, Spin(Card.A102, 0, 0, E))
    act(match, Chop(0, 0, E))
    assert part(match, "webs") == ["0,0E1:0:A102"]
    act(match, Chop(0, 0, E))
    assert part(match, "webs") == []


@rule("DC-55")
def test_who_has_left_has_no_use_for_an_axe():
    match = table(
        "hands C104 C106 / C105 / C107 | dwarves out 0,0/0 0,0/0 | first_out 0"
        f" | {THREE} | axes A104 / / | webs 0,0E2:1:A102 4,3S2:1:A204 | table D01@4,4 C101@4,3"
    )
    assert against(match, Chop(0, 0, E)) == "DC-55"
    assert against(match, Chop(4, 3, S)) == "DC-55"
    assert TurnBegan(1) in act(match, PassTwo(Card.C104, Card.C106))


@rule("DC-55")
@rule("DC-62")
def test_a_dwarf_laid_low_in_this_turn_may_still_use_an_axe_on_a_web():
    match = table(
        "hands A106 C106 / C105 | table C108@1,0 | dwarves 1,0/0 0,0/0 | axes A104 /"
        " | webs 1,0E2:1:A102"
    )
    act(match, Lure(Card.A106, 1, 0, 0))
    assert LaidLow(0) in act(match, Endure())
    assert phase(match) == "steps"
    assert against(match, step("0,0/0")) == "DC-13"
    assert TurnBegan(1) in act(match, Chop(1, 0, E))


@rule("DC-55")
def test_a_dwarf_that_stood_up_does_not_move_but_may_use_axes():
    match = table(
        "hands C104 C106 / C105 C107 | table C101@1,0 C101@2,0 | dwarves 2,0/0 1,0/0l"
        " | axes / A104 A206 | webs 1,0E2:0:A102"
    )
    assert StoodUp(1) in act(match, PassOne(Card.C104))
    assert match.actors == (1,)
    act(match, Chop(1, 0, E))
    act(match, PassOne(Card.C105))
    assert phase(match) == "steps"
    assert against(match, step("0,0/0")) == "DC-13"
    act(match, Chop(1, 0, E))
    assert match.actors == (0,)


@rule("DC-55")
def test_a_dwarf_stopped_by_a_creature_may_still_use_an_axe_on_a_web():
    match = table(
        "hands C104 C106 / C105 | table C101@1,0 C101@2,0 | axes A104 A206 /"
        " | creatures goblin@1,0/0:1:A209 | webs 1,0E2:0:A102"
    )
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    act(match, Endure())
    assert against(match, step("0,0/0")) == "DC-13"
    assert TurnBegan(1) not in act(match, Chop(1, 0, E))
    act(match, Chop(1, 0, E))
    assert match.actors == (1,)


@rule("DC-55")
def test_gold_is_taken_when_the_movement_is_over_and_the_axe_comes_after():
    # C216 turned: north, east and south; its vein is on the arm that now points east
    match = table(
        "hands C104 C106 / C105 | table C216@-1,0vg | axes A104 / | webs -1,0S2:1:A102"
        " | dwarves -1,0/1 0,0/0"
    )
    act(match, PassOne(Card.C104))
    assert GoldTaken(0, -1, 0) not in walk(match, "-1,0/2")
    assert GoldTaken(0, -1, 0) not in walk(match, "-1,0/1")
    assert GoldTaken(0, -1, 0) in walk(match, "-1,0/2")
