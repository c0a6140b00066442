"""Creatures of the Dark Cave come out of holes and walk: DC-57 to DC-60."""

import pytest

from stope.games.dark_cave.events import (
    CardLost,
    CreatureGone,
    CreatureLured,
    CreatureStepped,
    Drew,
    GoldStolen,
    LaidLow,
    TunnelPaid,
    TurnBegan,
)
from stope.games.dark_cave.moves import Card, Lure, PassOne, PassTwo, Stop
from tests.support.events import of
from tests.support.positions.dark_cave import (
    AWAY,
    FOUR,
    SEEN,
    act,
    against,
    heard,
    part,
    phase,
    step,
    stop,
    table,
    walk,
    ways,
)
from tests.support.positions.dark_cave_creatures import ATTACKS, GOBLIN, LINDWORM, RAT

rule = pytest.mark.rule

KINDS = [
    ("A105", RAT, 3),
    ("A207", RAT, 3),
    ("A306", RAT, 3),
    ("A106", LINDWORM, 4),
    ("A208", LINDWORM, 4),
    ("A307", LINDWORM, 4),
    ("A209", GOBLIN, 5),
    ("A308", GOBLIN, 5),
]


def name(creature) -> str:
    return creature.name.lower()


# DC-57


@rule("DC-57")
@pytest.mark.parametrize(("card", "creature", "steps"), KINDS)
def test_a_creature_comes_out_of_a_hole_and_goes_so_many_steps(card, creature, steps):
    match = table(
        f"hands {card} C104 / C107 | table C101@1,0 C108@2,0 {AWAY} | dwarves 0,5/0 0,5/0"
    )
    act(match, Lure(Card[card], 2, 0, 0))
    everyone = [0, 1, None]
    assert heard(match, CreatureLured) == [(CreatureLured(0, creature, 2, 0, 0), everyone)]
    assert phase(match) == "creature"
    assert match.actors == (0,)
    assert match.view(None).to_json()["walker"] == name(creature)
    for number in range(steps):
        assert part(match, "steps") == steps - number
        # back and forth
        events = walk(match, "2,0/0" if number % 2 else "1,0/0")
        assert of(events, CreatureStepped) == [
            CreatureStepped(creature, 2 - (number + 1) % 2, 0, 0)
        ]
        assert bool(of(events, TurnBegan)) == (number == steps - 1)
    assert match.actors == (1,)
    # the card lies before its player
    assert part(match, "creatures") == [f"{name(creature)}@{2 - steps % 2},0/0:0:{card}"]
    assert part(match, "discard") == []
    assert [event.seat for event, _ in heard(match, Drew)] == [0]


@rule("DC-57")
@pytest.mark.parametrize("made", [0, 1, 2])
def test_it_may_go_fewer_steps(made):
    match = table(f"hands A105 C104 / C107 | table C101@1,0 C108@2,0 {AWAY} | dwarves 0,5/0 0,5/0")
    act(match, Lure(Card.A105, 2, 0, 0))
    walk(match, *["1,0/0", "2,0/0"][:made])
    assert TurnBegan(1) in act(match, Stop())
    assert part(match, "creatures") == [f"rat@{[2, 1, 2][made]},0/0:0:A105"]


@rule("DC-57")
@pytest.mark.parametrize(
    ("hole", "spaces", "right"),
    [
        ("C108@2,0", 1, 0),
        ("C109@2,0", 1, 0),
        ("C110@2,0", 1, 0),
        ("C207@2,0", 4, 0),
        ("C208@2,0", 3, 2),
        ("C209@2,0", 3, 0),
        ("C207@2,0v", 4, 0),
        ("C307@2,0", 5, 4),
        ("C308@2,0", 4, 3),
        ("C309@2,0", 4, 3),
        ("C308@20,20v", 4, 3),  # not connected
    ],
)
def test_it_is_put_on_the_space_with_the_hole(hole, spaces, right):
    match = table(f"hands A105 C104 / C107 | table {hole} {AWAY} | dwarves 0,5/0 0,5/0")
    x, y = map(int, hole.split("@")[1].strip("v").split(","))
    for space in range(8):
        expected = None if space == right else "DC-57"
        assert against(match, Lure(Card.A105, x, y, space)) == expected
    assert [move for move in match.moves(0) if isinstance(move, Lure)] == [
        Lure(Card.A105, x, y, right)
    ]
    act(match, Lure(Card.A105, x, y, right))
    assert part(match, "creatures") == [f"rat@{x},{y}/{right}:0:A105"]


@rule("DC-57")
def test_the_hole_of_a_goal_serves_once_it_lies_face_up():
    text = "hands A105 C104 / C107 | table D03@4,4{} C101@1,0"
    match = table(text.format(""))
    assert against(match, Lure(Card.A105, 4, 4, 2)) is None
    assert against(match, Lure(Card.A105, 4, 4, 0)) == "DC-57"
    match = table(text.format("d"))
    for space in range(3):
        assert against(match, Lure(Card.A105, 4, 4, space)) == "DC-57"


@rule("DC-57")
def test_any_hole_will_do():
    match = table("hands A106 C104 / C107 | table C108@1,0 C207@9,9 C308@-9,9v D03@-4,-4")
    assert {(m.x, m.y, m.space) for m in match.moves(0) if isinstance(m, Lure)} == {
        (1, 0, 0),
        (9, 9, 0),
        (-9, 9, 3),
        (-4, -4, 2),
    }


@rule("DC-57")
def test_without_a_hole_the_card_cannot_be_played():
    match = table("hands A105 A209 / C107 | table C101@1,0 C216@-1,0v C111@0,1 D03@4,4d")
    assert set(match.moves(0)) == {
        PassOne(Card.A105),
        PassOne(Card.A209),
        PassTwo(Card.A105, Card.A209),
    }
    for x, y in [(0, 0), (1, 0), (-1, 0), (0, 1), (4, 4), (7, 7), (60, 60)]:
        assert against(match, Lure(Card.A105, x, y, 0)) == "DC-57"


@rule("DC-57")
@pytest.mark.parametrize("card", ["C104", "A101", "A103"])
def test_only_creature_cards_lure_creatures(card):
    match = table(f"hands A105 {card} / C107 | table C108@1,0")
    assert against(match, Lure(Card[card], 1, 0, 0)) == "DC-57"
    assert against(match, Lure(Card.A106, 1, 0, 0)) == "DC-7"


@rule("DC-57")
@rule("DC-60")
@pytest.mark.parametrize(
    ("card", "attack"),
    [("A105", CardLost), ("A106", LaidLow), ("A209", GoldStolen)],
)
def test_put_on_a_space_with_dwarves_it_stops_and_attacks_there(card, attack):
    match = table(
        f"hands {card} C104 / C107 C106 | table C101@1,0 C108@2,0 {AWAY} | dwarves 0,5/0 2,0/0"
    )
    events = act(match, Lure(Card[card], 2, 0, 0))
    assert [event.seat for event in of(events, attack)] == [1]
    assert len(of(events, *ATTACKS)) == 1
    assert TurnBegan(1) in events
    assert part(match, "creatures")[0].split("@")[1].startswith("2,0/0:0")


@rule("DC-57")
def test_a_creature_that_can_go_nowhere_stays_in_its_hole():
    match = table(f"hands A105 C104 / C107 | table C108@20,20 {AWAY} | dwarves 0,5/0 0,5/0")
    events = act(match, Lure(Card.A105, 20, 20, 0))
    if phase(match) == "creature":
        events += stop(match)
    assert TurnBegan(1) in events
    assert part(match, "creatures") == ["rat@20,20/0:0:A105"]


@rule("DC-57")
def test_after_its_walk_the_dwarf_may_move():
    match = table("hands A105 C104 / C107 | table C108@1,0 C101@2,0")
    act(match, Lure(Card.A105, 1, 0, 0))
    walk(match, "2,0/0")
    stop(match)
    assert phase(match) == "steps"
    assert part(match, "steps") == 3
    walk(match, "1,0/0")
    assert part(match, "dwarves") == ["1,0/0", "0,0/0"]


@rule("DC-57")
def test_only_a_step_or_stop_is_possible_while_it_walks():
    match = table("hands A105 C104 / C107 | table C108@1,0 C101@2,0")
    act(match, Lure(Card.A105, 1, 0, 0))
    assert against(match, PassOne(Card.C104)) in ("DC-57", "DC-12")
    assert against(match, step("9,9/0")) == "DC-31"
    assert against(match, Stop(), seat=1) == "DC-9"


@rule("DC-57")
def test_several_kinds_may_be_in_the_network_and_leave_with_their_owners_turn():
    match = table(
        f"hands A105 C104 / A106 C107 / A209 C106 | table C108@2,0 {AWAY}"
        " | dwarves 0,5/0 0,5/0 0,5/0"
    )
    for card in (Card.A105, Card.A106):
        act(match, Lure(card, 2, 0, 0))
        stop(match)
    assert part(match, "creatures") == ["rat@2,0/0:0:A105", "lindworm@2,0/0:1:A106"]
    # there is no way to go, and the first player's turn begins: the rat leaves
    events = act(match, Lure(Card.A209, 2, 0, 0)) + stop(match)
    assert of(events, CreatureGone) == [CreatureGone(RAT)]
    assert part(match, "creatures") == ["lindworm@2,0/0:1:A106", "goblin@2,0/0:2:A209"]
    assert "A105" + SEEN in part(match, "discard")


# DC-58

OLD_RAT = "creatures rat@1,0/0:1:A207"


@rule("DC-58")
def test_a_creature_in_play_moves_on_from_where_it_stands():
    # there is no hole at all
    match = table(
        f"hands A105 C104 / C107 | table C101@1,0 C101@2,0 {AWAY} | dwarves 0,5/0 0,5/0 | {OLD_RAT}"
    )
    act(match, Lure(Card.A105, 1, 0, 0))
    assert heard(match, CreatureLured)[0][0] == CreatureLured(0, RAT, 1, 0, 0)
    assert part(match, "creatures") == ["rat@1,0/0:0:A105"]
    assert part(match, "discard") == ["A207" + SEEN]
    assert part(match, "steps") == 3
    walk(match, "2,0/0")
    stop(match)
    # it is the new owner's: the turn of the old one leaves it there
    assert part(match, "creatures") == ["rat@2,0/0:0:A105"]


@rule("DC-58")
def test_it_cannot_come_out_of_a_hole_instead():
    match = table(f"hands A105 A106 / C107 | table C101@1,0 C108@2,0 | {OLD_RAT}")
    assert against(match, Lure(Card.A105, 2, 0, 0)) == "DC-58"
    assert against(match, Lure(Card.A105, 0, 0, 0)) == "DC-58"
    assert against(match, Lure(Card.A105, 1, 0, 0)) is None
    # other kinds still need the hole
    assert against(match, Lure(Card.A106, 1, 0, 0)) == "DC-57"
    assert against(match, Lure(Card.A106, 2, 0, 0)) is None


@rule("DC-58")
@pytest.mark.parametrize(
    ("card", "old"),
    [
        ("A105", "rat@1,0/0:1:A207"),
        ("A106", "lindworm@1,0/0:1:A208"),
        ("A308", "goblin@1,0/0:1:A209"),
    ],
)
def test_it_does_not_attack_where_it_starts_but_when_it_comes_back(card, old):
    match = table(
        f"hands {card} C104 / C107 C106 / C102 | table C101@1,0 C101@2,0 {AWAY}"
        f" | dwarves 0,5/0 1,0/0 0,5/0 | creatures {old} | turn 0"
    )
    assert of(act(match, Lure(Card[card], 1, 0, 0)), *ATTACKS) == []
    assert phase(match) == "creature"
    assert of(walk(match, "2,0/0"), *ATTACKS) == []
    events = walk(match, "1,0/0")
    attacked = [event for event in events if isinstance(event, ATTACKS)]
    assert [event.seat for event in attacked] == [1]
    assert TurnBegan(1) in events


@rule("DC-58")
def test_staying_where_it_starts_is_no_attack():
    text = (
        "hands A105 C104 / C107 C106 / C102 | table C101@{}| dwarves {} {} 0,0/0"
        " | axes A104 / A206 / | creatures rat@{}:1:A207"
    )
    match = table(text.format("1,0 ", "1,0/0", "1,0/0", "1,0/0"))
    act(match, Lure(Card.A105, 1, 0, 0))
    events = act(match, Stop())
    assert of(events, *ATTACKS) == []
    assert phase(match) == "steps"
    # nor does it attack if there is no way to go
    match = table(text.format("9,9 ", "9,9/0", "9,9/0", "9,9/0"))
    events = act(match, Lure(Card.A105, 9, 9, 0)) + stop(match)
    assert of(events, *ATTACKS) == []
    assert match.actors == (1,)


@rule("DC-58")
def test_the_old_card_is_discarded_by_its_owner_even_if_nobody_moves_it():
    match = table(
        f"hands A306 C104 / C107 | table C101@1,0 {AWAY} | dwarves 0,5/0 0,5/0 | {OLD_RAT}"
    )
    act(match, Lure(Card.A306, 1, 0, 0))
    events = stop(match)
    assert of(events, CreatureGone) == []
    assert part(match, "creatures") == ["rat@1,0/0:0:A306"]
    assert part(match, "discard") == ["A207" + SEEN]


# DC-59


@rule("DC-59")
def test_creatures_use_ladders():
    match = table(
        f"hands A105 C104 / C107 | table C108@1,0 C111@9,9 D02@4,4 D01@-4,4 {AWAY}"
        " | dwarves 0,5/0 0,5/0"
    )
    act(match, Lure(Card.A105, 1, 0, 0))
    assert against(match, step("9,9/0")) == "DC-31"
    walk(match, "0,0/0", "9,9/0", "4,4/2")
    assert part(match, "creatures") == ["rat@4,4/2:0:A105"]


@rule("DC-59")
@pytest.mark.parametrize(
    ("bridge", "places"),
    [
        ("C112@2,0", ["2,0/1", "3,0/0"]),
        ("C212@2,0", ["2,0/3", "2,0/2", "3,0/0"]),
        ("C213@2,0", ["2,0/3", "2,0/2", "3,0/0"]),
    ],
)
def test_creatures_cross_bridges_for_nothing(bridge, places):
    match = table(
        f"hands A209 C104 / C107 | table C108@1,0 {bridge} C105@3,0 {AWAY} | dwarves 0,5/0 0,5/0"
        " | pile C102"
    )
    act(match, Lure(Card.A209, 1, 0, 0))
    # the two paths are not connected
    assert against(match, step("2,0/0")) == "DC-31"
    events = walk(match, *places)
    assert of(events, CardLost) == []
    assert part(match, "creatures") == ["goblin@3,0/0:0:A209"]
    stop(match)
    assert part(match, "hands") == [["C102", "C104"], ["C107"]]


@rule("DC-59")
@pytest.mark.parametrize(
    ("tunnel", "places"),
    [
        ("C113@2,0", ["2,0/0", "2,0/2", "2,0/1", "3,0/0"]),
        ("C214@2,0", ["2,0/1", "2,0/4", "2,0/2", "3,0/0"]),
    ],
)
def test_creatures_go_through_tunnels_for_nothing(tunnel, places):
    match = table(
        f"hands A209 C104 / C107 | table C108@1,0 {tunnel} C105@3,0 {AWAY} | dwarves 0,5/0 0,5/0"
    )
    act(match, Lure(Card.A209, 1, 0, 0))
    assert of(walk(match, *places), TunnelPaid) == []
    assert part(match, "creatures") == ["goblin@3,0/0:0:A209"]
    assert part(match, "gold") == [3, 3]


@rule("DC-59")
def test_webs_stop_creatures():
    match = table(
        f"hands A209 C104 / C107 | table C101@1,0 C108@2,0 C101@3,0 {AWAY} | dwarves 0,5/0 0,5/0"
        " | webs 1,0E1:1:A102 2,0E2:0:A204"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    if phase(match) == "creature":
        assert against(match, step("1,0/0")) in ("DC-53", "DC-59")
        assert against(match, step("3,0/0")) in ("DC-53", "DC-59")
        assert match.moves(0) == [Stop()]
        stop(match)
    assert part(match, "creatures") == ["goblin@2,0/0:0:A209"]


@rule("DC-59")
@pytest.mark.parametrize("goal", ["D01", "D02", "D03", "D04"])
def test_creatures_do_not_enter_a_face_down_goal(goal):
    match = table(
        f"hands A209 C104 / C107 | table C108@3,4 C101@2,4 {goal}@4,4d {AWAY} | dwarves 0,5/0 0,5/0"
    )
    act(match, Lure(Card.A209, 3, 4, 0))
    assert against(match, step("4,4/0")) == "DC-59"
    assert {place[:2] for place in ways(match)} == {(2, 4)}


@rule("DC-59")
def test_creatures_never_enter_the_exit_but_the_rest_of_that_card():
    match = table(f"hands A209 C104 / C107 | table C108@3,4 D01@4,4 {AWAY} | dwarves 0,5/0 0,5/0")
    act(match, Lure(Card.A209, 3, 4, 0))
    walk(match, "4,4/3")
    assert against(match, step("4,4/4")) == "DC-59"
    assert set(match.moves(0)) == {step("3,4/0"), Stop()}
    stop(match)
    assert part(match, "creatures") == ["goblin@4,4/3:0:A209"]


@rule("DC-59")
@rule("DC-60")
def test_creatures_attack_on_the_other_spaces_of_the_exit_card():
    match = table(f"hands A209 C104 / C107 | table C108@3,4 D01@4,4 {AWAY} | dwarves 0,5/0 4,4/3")
    act(match, Lure(Card.A209, 3, 4, 0))
    assert GoldStolen(1) in walk(match, "4,4/3")


@rule("DC-59")
def test_creatures_enter_face_up_goals_without_an_exit():
    match = table(f"hands A209 C104 / C107 | table C108@3,4 D02@4,4 {AWAY} | dwarves 0,5/0 0,5/0")
    act(match, Lure(Card.A209, 3, 4, 0))
    walk(match, "4,4/1", "4,4/2", "4,4/0")
    assert part(match, "creatures") == ["goblin@4,4/0:0:A209"]


# DC-60


@rule("DC-60")
@pytest.mark.parametrize(
    ("card", "attack"),
    [("A105", CardLost), ("A106", LaidLow), ("A209", GoldStolen)],
)
def test_it_stops_where_dwarves_are_and_attacks_all_of_them_its_players_own_too(card, attack):
    match = table(
        f"hands {card} C104 C103 / C107 C106 / C102 C105 / C110 | {FOUR}"
        f" | table C101@1,0 C108@2,0 C101@3,0 {AWAY} | dwarves 1,0/0 1,0/0 0,5/0 1,0/0"
    )
    act(match, Lure(Card[card], 2, 0, 0))
    events = walk(match, "1,0/0")
    assert sorted(event.seat for event in of(events, attack)) == [0, 1, 3]
    assert len(of(events, *ATTACKS)) == 3
    # its other steps are lost
    assert phase(match) != "creature"
    assert part(match, "creatures")[0].split("@")[1].startswith("1,0/0:0")


@rule("DC-60")
def test_dwarves_on_other_spaces_of_the_card_are_left_alone():
    match = table(
        f"hands A209 C104 / C107 / C102 | table C201@1,0 C108@2,0 {AWAY}"
        " | dwarves 0,5/0 1,0/3 1,0/1 | turn 0"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    events = walk(match, "1,0/1")
    assert of(events, GoldStolen) == [GoldStolen(2)]
    assert part(match, "gold") == [3, 3, 2]


@rule("DC-60")
def test_a_creature_passes_other_creatures_and_empty_spaces():
    match = table(
        f"hands A209 C104 / C107 | table C101@1,0 C108@2,0 C101@3,0 {AWAY} | dwarves 0,5/0 0,5/0"
        " | creatures rat@1,0/0:1:A105 lindworm@2,0/0:1:A106"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    walk(match, "1,0/0", "2,0/0", "3,0/0")
    assert phase(match) == "creature"
    assert part(match, "creatures")[2] == "goblin@3,0/0:0:A209"


@rule("DC-60")
def test_the_dwarf_of_its_player_still_moves_after_an_attack_that_did_not_lay_it_low():
    match = table("hands A209 C104 / C107 | table C108@1,0 C101@2,0 | dwarves 2,0/0 0,0/0")
    act(match, Lure(Card.A209, 1, 0, 0))
    assert GoldStolen(0) in walk(match, "2,0/0")
    assert phase(match) == "steps"
    # it stands on the goblin's space, and walking away from it is no entering
    assert of(walk(match, "1,0/0"), GoldStolen) == []
    assert part(match, "steps") == 2
