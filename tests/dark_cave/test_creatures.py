"""Creatures of the Dark Cave and axes against them: DC-56 to DC-63."""

import pytest

from dark_cave.tables import act, against, heard, of, part, phase, seat_of, step, stop, table, walk
from stope.games.dark_cave.cards import Creature, Group
from stope.games.dark_cave.events import (
    AttackEndured,
    CardLost,
    Cause,
    CreatureGone,
    CreatureLured,
    CreatureStepped,
    CreatureStruck,
    Drew,
    GoldStolen,
    GoldTaken,
    LaidLow,
    LostCardSeen,
    SitsOut,
    StoodUp,
    TunnelPaid,
    TurnBegan,
)
from stope.games.dark_cave.moves import (
    Card,
    Chop,
    Endure,
    Lure,
    PassOne,
    PassTwo,
    Stop,
    Strike,
)
from stope.kernel.sides import Side

rule = pytest.mark.rule
RAT, LINDWORM, GOBLIN = Creature
SEEN = ":01234567*"
#: a card far from everything, where dwarves can neither move nor be met
AWAY = "C102@0,5"
FOUR = "clans yellow:loyal yellow:saboteur yellow:loyal yellow:saboteur"
THREE = "clans yellow:loyal yellow:saboteur yellow:loyal | spares yellow:saboteur"
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
ATTACKS = (CardLost, LaidLow, GoldStolen)


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
    assert [event.seat for event in of(events, *ATTACKS)] == [1]
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
    assert {(move.x, move.y) for move in match.moves(0) if move != Stop()} == {(2, 4)}


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


# DC-56


def lured(seat: int, dwarves: str, axes: str, card: str = "A209"):
    """Return a match where a seat has let a creature walk to the dwarves on 1,0."""
    hands = ["C104 C103", "C107 C106", "C102 C105", "C110 C111"]
    hands[seat] += f" {card}"
    match = table(
        f"hands {' / '.join(hands)} | {FOUR} | table C101@1,0 C108@2,0 C112@-1,0 {AWAY}"
        f" | dwarves {dwarves} | axes {axes} | turn {seat}"
    )
    act(match, Lure(Card[card], 2, 0, 0))
    walk(match, "1,0/0")
    return match


@rule("DC-56")
def test_all_bearers_on_the_space_are_asked_the_active_player_first_then_clockwise():
    match = lured(2, "1,0/0 1,0/0 1,0/0 1,0/0", "A104 / / A206 / A305")
    asked = []
    while phase(match) == "axe":
        [seat] = match.actors
        asked.append(seat)
        assert set(match.moves(seat)) == {Strike(), Endure()}
        for other in {0, 1, 2, 3} - {seat}:
            assert against(match, Strike(), seat=other) == "DC-56"
        assert of(act(match, Endure()), AttackEndured) == [AttackEndured(seat, GOBLIN)]
    assert asked == [2, 3, 0]
    assert [event.seat for event, _ in heard(match, GoldStolen)] == [2, 3, 0, 1]
    assert part(match, "axes") == [["A104"], [], ["A206"], ["A305"]]


@rule("DC-56")
def test_if_the_active_dwarf_is_elsewhere_its_player_is_not_asked():
    match = lured(2, "1,0/0 1,0/0 0,5/0 1,0/0", "A104 / / A206 / A305")
    asked = []
    while phase(match) == "axe":
        asked += match.actors
        act(match, Endure())
    assert asked == [3, 0]
    match = lured(2, "1,0/0 1,0/0 0,5/0 1,0/0", "A104 / A206 / / A305")
    asked = []
    while phase(match) == "axe":
        asked += match.actors
        act(match, Endure())
    assert asked == [3, 0, 1]


@rule("DC-56")
@pytest.mark.parametrize("endured", [0, 1, 2])
def test_the_first_axe_drives_it_off_and_nobody_is_attacked(endured):
    match = lured(1, "1,0/0 1,0/0 1,0/0 1,0/0", "A305 / A104 / / A206")
    for _ in range(endured):
        act(match, Endure())
    [striker] = match.actors
    assert striker == [1, 3, 0][endured]
    act(match, Strike())
    everyone = [0, 1, 2, 3, None]
    assert heard(match, CreatureStruck) == [(CreatureStruck(striker, GOBLIN), everyone)]
    assert heard(match, *ATTACKS) == []
    assert phase(match) != "axe"
    assert part(match, "creatures") == []
    left = [["A305"], ["A104"], [], ["A206"]]
    used = left[striker].pop()
    assert part(match, "axes") == left
    assert set(part(match, "discard")) == {used + SEEN, "A209" + SEEN}
    assert part(match, "gold") == [3, 3, 3, 3]
    # its player still moves and draws
    assert part(match, "turn") == 1
    assert phase(match) == "steps"


@rule("DC-56")
def test_who_has_several_axes_is_asked_once_and_uses_one():
    match = lured(0, "0,5/0 1,0/0 0,5/0 1,0/0", "/ A104 A206 / / A305")
    assert match.actors == (1,)
    act(match, Endure())
    assert match.actors == (3,)
    match = lured(0, "0,5/0 1,0/0 0,5/0 1,0/0", "/ A104 A206 / / A305")
    act(match, Strike())
    assert seat_of(match, 1)["axes"] == 1
    assert heard(match, *ATTACKS) == []


@rule("DC-56")
def test_axes_elsewhere_and_in_hands_are_of_no_use():
    hands = "A209 C104 / A104 C107 / C102 C105"
    match = table(
        f"hands {hands} | {THREE} | table C101@1,0 C108@2,0 {AWAY} | dwarves 0,5/0 1,0/0 0,5/0"
        " | axes A305 / / A206"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    assert GoldStolen(1) in walk(match, "1,0/0")


@rule("DC-56")
def test_an_axe_bearer_on_another_space_of_the_card_is_not_asked():
    match = table(
        f"hands A209 C104 / C103 C107 / C102 C105 | {THREE} | table C201@1,0 C108@2,0 {AWAY}"
        " | dwarves 0,5/0 1,0/1 1,0/0 | axes / / A206"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    assert of(walk(match, "1,0/1"), GoldStolen) == [GoldStolen(1)]


@rule("DC-56")
def test_bearers_are_asked_when_a_creature_is_put_on_their_space():
    match = table(
        "hands A209 C104 / C103 C107 | table C108@2,0 C101@1,0 | dwarves 0,0/0 2,0/0 | axes / A206"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    assert match.actors == (1,)
    act(match, Strike())
    assert part(match, "creatures") == []
    assert part(match, "gold") == [3, 3]


@rule("DC-56")
@rule("DC-62")
def test_a_dwarf_that_lies_down_may_use_an_axe():
    match = lured(0, "0,5/0 1,0/0l 0,5/0 0,5/0", "/ A104 / /")
    assert match.actors == (1,)
    act(match, Strike())
    assert part(match, "creatures") == []


@rule("DC-56")
def test_a_dwarf_of_one_who_left_is_on_no_space():
    match = table(
        f"hands A209 C104 / C103 C107 / C102 C105 | {THREE} | table C101@1,0 C108@2,0 {AWAY}"
        " | dwarves 0,5/0 1,0/0 out | first_out 2 | axes / / A206"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    assert of(walk(match, "1,0/0"), GoldStolen) == [GoldStolen(1)]


WAITING = (
    "hands C104 C105 / C103 C107 / C102 C106 | {clans} | table C101@1,0 C101@2,0"
    " | dwarves 0,0/0 1,0/0 1,0/0"
)


@rule("DC-56")
@rule("DC-36")
def test_if_a_dwarf_enters_only_its_player_is_asked_and_only_it_is_attacked():
    text = WAITING.format(clans=THREE) + " | creatures goblin@1,0/0:1:A209"
    match = table(text + " | axes A104 / A206 / A305")
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0")
    assert of(events, *ATTACKS) == []
    assert match.actors == (0,)
    for other in (1, 2):
        assert against(match, Strike(), seat=other) == "DC-56"
    assert of(act(match, Endure()), *ATTACKS) == [GoldStolen(0)]
    assert part(match, "gold") == [2, 3, 3]
    # without an axe nobody is asked
    match = table(text + " | axes / A206 / A305")
    act(match, PassOne(Card.C104))
    assert of(walk(match, "1,0/0"), *ATTACKS) == [GoldStolen(0)]
    assert match.actors == (1,)


@rule("DC-56")
def test_a_creature_met_is_discarded_by_its_owner_and_the_movement_is_over_all_the_same():
    match = table(
        WAITING.format(clans=THREE) + " | creatures goblin@1,0/0:2:A209 | axes A104 / / | pile C110"
    )
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    events = act(match, Strike())
    assert of(events, CreatureStruck) == [CreatureStruck(0, GOBLIN)]
    assert TurnBegan(1) in events
    assert part(match, "creatures") == []
    assert {"A104" + SEEN, "A209" + SEEN} <= set(part(match, "discard"))
    assert part(match, "dwarves")[0] == "1,0/0"
    assert part(match, "hands")[0] == ["C105", "C110"]


ALL_THREE = "creatures rat@1,0/0:1:A105 lindworm@1,0/0:1:A106 goblin@1,0/0:2:A209"


@rule("DC-36")
@rule("DC-56")
def test_several_creatures_attack_an_entering_dwarf_in_order_with_a_question_before_each():
    match = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE} | axes A104 A206 A305 / /")
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    told = []
    while phase(match) == "axe":
        assert match.actors == (0,)
        told += of(act(match, Endure()), AttackEndured, *ATTACKS)
    assert told == [
        AttackEndured(0, RAT),
        CardLost(0, Cause.RAT, Group.I),
        AttackEndured(0, LINDWORM),
        LaidLow(0),
        AttackEndured(0, GOBLIN),
        GoldStolen(0),
    ]
    assert match.actors == (1,)


@rule("DC-36")
@rule("DC-56")
def test_without_axes_all_attack_at_once_in_their_order():
    match = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE}")
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0")
    assert of(events, *ATTACKS) == [CardLost(0, Cause.RAT, Group.I), LaidLow(0), GoldStolen(0)]
    # the owner's turn has begun and taken rat and lindworm away
    assert TurnBegan(1) in events
    assert part(match, "creatures") == ["goblin@1,0/0:2:A209"]


@rule("DC-36")
@rule("DC-56")
def test_one_axe_drives_off_one_creature_and_the_others_attack():
    match = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE} | axes A104 / /")
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    events = act(match, Strike())
    assert of(events, CreatureStruck, *ATTACKS) == [
        CreatureStruck(0, RAT),
        LaidLow(0),
        GoldStolen(0),
    ]
    match = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE} | axes A104 / /")
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    assert of(act(match, Endure()), *ATTACKS) == [CardLost(0, Cause.RAT, Group.I)]
    assert of(act(match, Strike()), CreatureStruck, *ATTACKS) == [
        CreatureStruck(0, LINDWORM),
        GoldStolen(0),
    ]


@rule("DC-56")
def test_outside_these_moments_nothing_drives_a_creature_off():
    match = table(
        f"hands C104 C105 / C103 C107 / C102 C106 | {THREE} | table C101@1,0 C101@2,0"
        " | dwarves 1,0/0 0,0/0 0,0/0 | creatures goblin@1,0/0:1:A209 | axes A104 / /"
    )
    assert against(match, Strike()) == "DC-56"
    assert against(match, Endure()) == "DC-56"
    act(match, PassOne(Card.C104))
    assert phase(match) == "steps"
    assert against(match, Strike()) == "DC-56"
    # walking away is no entering
    assert of(walk(match, "2,0/0"), *ATTACKS) == []
    assert against(match, Strike()) == "DC-56"
    # coming back is
    walk(match, "1,0/0")
    assert phase(match) == "axe"
    assert against(match, Chop(1, 0, Side.E)) == "DC-56"


# DC-61


@rule("DC-61")
def test_a_rat_takes_one_card_of_each_clockwise_from_the_active_player():
    match = lured(1, "1,0/0 1,0/0 1,0/0 0,5/0", "/ / /", "A105")
    before = [["C103", "C104"], ["C106", "C107"], ["C102", "C105"], ["C110", "C111"]]
    lost = [event for event, _ in heard(match, CardLost)]
    assert [event.seat for event in lost] == [1, 2, 0]
    assert {event.cause for event in lost} == {Cause.RAT}
    assert [len(hand) for hand in part(match, "hands")] == [1, 1, 1, 2]
    for event, hearers in heard(match, LostCardSeen):
        assert hearers == [event.seat]
        gone = event.card.name
        assert gone in before[event.seat]
        assert gone not in part(match, "hands")[event.seat]
        # discarded unseen: the owner alone knows it
        assert f"{gone}:{event.seat}" in part(match, "discard")
        for viewer in (0, 1, 2, 3, None):
            known = match.view(viewer).to_json()["discard"]
            assert (gone in known) == (viewer == event.seat)


@rule("DC-61")
def test_the_others_see_the_group_of_the_lost_card():
    match = table(f"hands A105 C104 / C201 | {'table C108@1,0 ' + AWAY} | dwarves 0,5/0 1,0/0")
    act(match, Lure(Card.A105, 1, 0, 0))
    assert heard(match, CardLost) == [(CardLost(1, Cause.RAT, Group.II), [0, 1, None])]
    assert heard(match, LostCardSeen) == [(LostCardSeen(1, Card.C201), [1])]


@rule("DC-61")
def test_an_empty_hand_loses_nothing():
    match = table(
        f"hands A105 C104 / / C106 | {THREE} | table C108@1,0 {AWAY} | dwarves 0,5/0 1,0/0 1,0/0"
    )
    events = act(match, Lure(Card.A105, 1, 0, 0))
    assert [event.seat for event in of(events, CardLost, LostCardSeen)] == [2, 2]
    assert part(match, "hands")[1:] == [[], []]
    # the rat itself may have been the last card of its player
    match = table("hands A105 / C106 | table C108@1,0 | dwarves 1,0/0 0,0/0 | pile C107")
    assert of(act(match, Lure(Card.A105, 1, 0, 0)), CardLost) == []


@rule("DC-61")
def test_the_hand_stays_smaller_for_the_rest_of_the_game():
    match = table(
        f"hands A105 C104 / C105 C106 C107 | table C108@1,0 {AWAY} | dwarves 0,5/0 1,0/0"
        " | pile C102 C103 C110 C111"
    )
    act(match, Lure(Card.A105, 1, 0, 0))
    assert len(part(match, "hands")[1]) == 2
    act(match, PassOne(Card[part(match, "hands")[1][0]]))
    stop(match)
    assert len(part(match, "hands")[1]) == 2


@rule("DC-61")
def test_the_lost_card_is_chosen_at_random():
    lost = set()
    for number in range(30):
        match = table(
            f"hands A105 C104 / C105 C106 C107 | table C108@1,0 {AWAY} | dwarves 0,5/0 1,0/0"
            f" | key {number:064x}"
        )
        act(match, Lure(Card.A105, 1, 0, 0))
        lost |= {event.card.name for event, _ in heard(match, LostCardSeen)}
    assert lost == {"C105", "C106", "C107"}


@rule("DC-61")
def test_a_dwarf_that_walks_to_a_rat_loses_a_card():
    match = table(
        "hands C104 C105 / C106 | table C101@1,0 | creatures rat@1,0/0:1:A105 | pile C107"
    )
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0")
    assert LostCardSeen(0, Card.C105) in events
    assert part(match, "hands")[0] == ["C107"]


# DC-62


@rule("DC-62")
def test_a_dwarf_laid_low_stands_up_in_its_next_turn_and_does_not_move_then():
    match = table(
        f"hands A106 C104 / C105 C106 | table C108@1,0 C101@2,0 {AWAY} | dwarves 0,5/0 1,0/0"
        " | pile C102 C103 C110 C111"
    )
    events = act(match, Lure(Card.A106, 1, 0, 0))
    assert of(events, LaidLow, TurnBegan, StoodUp) == [LaidLow(1), TurnBegan(1), StoodUp(1)]
    assert heard(match, LaidLow)[0][1] == [0, 1, None]
    assert seat_of(match, 1)["lying"] is False
    assert against(match, step("2,0/0")) is not None
    # a card is played and drawn, but there are no steps
    assert TurnBegan(0) in act(match, PassOne(Card.C105))
    assert part(match, "hands")[1] == ["C103", "C106"]
    act(match, PassOne(Card.C104))
    act(match, PassOne(Card.C106))
    assert phase(match) == "steps"
    walk(match, "2,0/0")


@rule("DC-62")
def test_it_lies_until_its_players_turn():
    match = table(
        f"hands A106 C104 / C105 C106 / C107 | {THREE} | table C108@1,0 C101@2,0 {AWAY}"
        " | dwarves 0,5/0 0,5/0 1,0/0"
    )
    act(match, Lure(Card.A106, 1, 0, 0))
    assert seat_of(match, 2)["lying"] is True
    assert part(match, "dwarves") == ["0,5/0", "0,5/0", "1,0/0l"]
    assert StoodUp(2) in act(match, PassOne(Card.C105))
    assert seat_of(match, 2)["lying"] is False


@rule("DC-62")
def test_even_if_that_turn_is_sat_out():
    match = table(
        f"hands A106 C104 / / C107 | {THREE} | table C108@1,0 C101@2,0 {AWAY}"
        " | dwarves 0,5/0 1,0/0 0,5/0"
    )
    events = act(match, Lure(Card.A106, 1, 0, 0))
    assert of(events, LaidLow, StoodUp, SitsOut, TurnBegan) == [
        LaidLow(1),
        TurnBegan(1),
        StoodUp(1),
        SitsOut(1),
        TurnBegan(2),
    ]
    assert seat_of(match, 1)["lying"] is False


@rule("DC-62")
def test_the_own_dwarf_makes_no_step_in_this_turn_and_none_in_the_next():
    match = table(
        "hands A106 C104 C103 / C105 C107 | table C108@1,0 C101@2,0 | dwarves 1,0/0 2,0/0"
    )
    events = act(match, Lure(Card.A106, 1, 0, 0))
    assert of(events, LaidLow, TurnBegan, StoodUp) == [LaidLow(0), TurnBegan(1)]
    assert part(match, "dwarves")[0] == "1,0/0l"
    act(match, PassOne(Card.C105))
    events = stop(match)
    assert StoodUp(0) in events
    assert TurnBegan(1) in act(match, PassOne(Card.C104))


@rule("DC-62")
def test_a_dwarf_that_walks_to_a_lindworm_lies_until_its_next_turn():
    match = table(
        "hands C104 C105 / C106 | table C101@1,0 | creatures lindworm@1,0/0:1:A106"
        " | dwarves 0,0/0 1,0/0"
    )
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0")
    # the one that stood there before is left alone, and the turn is over
    assert of(events, LaidLow, StoodUp, TurnBegan) == [LaidLow(0), TurnBegan(1)]
    assert part(match, "dwarves") == ["1,0/0l", "1,0/0"]


@rule("DC-62")
def test_a_dwarf_that_lies_already_goes_on_lying():
    match = table(
        f"hands A106 C104 / C105 / C106 | {THREE} | table C108@1,0 C101@2,0 {AWAY}"
        " | dwarves 0,5/0 0,5/0 1,0/0l"
    )
    act(match, Lure(Card.A106, 1, 0, 0))
    assert part(match, "dwarves")[2] == "1,0/0l"
    events = act(match, PassOne(Card.C105))
    assert StoodUp(2) in events
    assert TurnBegan(0) in act(match, PassOne(Card.C106))
    assert part(match, "dwarves")[2] == "1,0/0"


@rule("DC-62")
@pytest.mark.parametrize(
    ("card", "event"),
    [("A105", CardLost(1, Cause.RAT, Group.I)), ("A209", GoldStolen(1))],
)
def test_a_lying_dwarf_is_attacked_like_any_other(card, event):
    match = table(
        f"hands {card} C104 / C105 / C106 | {THREE} | table C108@1,0 {AWAY}"
        " | dwarves 0,5/0 1,0/0l 0,5/0"
    )
    assert event in act(match, Lure(Card[card], 1, 0, 0))


@rule("DC-62")
def test_a_dwarf_that_stood_up_can_be_laid_low_again_in_the_same_turn():
    match = table(
        "hands C104 C103 / A106 C105 C106 | table C108@1,0 C101@2,0 | dwarves 2,0/0 1,0/0l"
    )
    act(match, PassOne(Card.C104))
    assert StoodUp(1) in stop(match)
    events = act(match, Lure(Card.A106, 1, 0, 0))
    assert of(events, LaidLow, StoodUp, TurnBegan) == [LaidLow(1), TurnBegan(0)]
    act(match, PassOne(Card.C103))
    assert StoodUp(1) in stop(match)
    assert TurnBegan(0) in act(match, PassOne(Card.C105))


# DC-63


@rule("DC-63")
def test_a_goblin_takes_one_gold_of_each_to_the_supply():
    match = lured(0, "0,5/0 1,0/0 1,0/0 0,5/0", "/ / /")
    assert heard(match, GoldStolen) == [
        (GoldStolen(1), [0, 1, 2, 3, None]),
        (GoldStolen(2), [0, 1, 2, 3, None]),
    ]
    assert part(match, "gold") == [3, 2, 2, 3]
    assert match.view(None).to_json()["supply"] == 46 - 12 + 2


@rule("DC-63")
def test_without_gold_nothing_is_lost_but_the_goblin_stops_all_the_same():
    match = table(
        f"hands A209 C104 / C105 / C106 | {THREE} | table C101@1,0 C108@2,0 C102@0,-5v"
        " | gold 3 0 1 | dwarves 0,-5/0 1,0/0 0,-5/0"
    )
    act(match, Lure(Card.A209, 2, 0, 0))
    events = walk(match, "1,0/0")
    assert of(events, GoldStolen) == []
    assert TurnBegan(1) in events
    assert part(match, "gold") == [3, 0, 1]
    assert part(match, "creatures") == ["goblin@1,0/0:0:A209"]


@rule("DC-63")
def test_gold_on_veins_is_safe_from_goblins():
    # C313: north, east, west and the vein in the centre
    match = table(f"hands A308 C104 / C105 | table C108@1,0 C313@2,0g {AWAY} | dwarves 0,5/0 2,0/3")
    act(match, Lure(Card.A308, 1, 0, 0))
    events = walk(match, "2,0/2", "2,0/3")
    assert of(events, GoldStolen, GoldTaken) == [GoldStolen(1)]
    assert "C313@2,0g" in part(match, "table")


@rule("DC-37")
@rule("DC-63")
def test_on_a_vein_the_attack_comes_before_the_gold():
    match = table(
        "hands C104 C106 / C105 | table C313@1,0g | dwarves 1,0/2 0,0/0 | gold 0 3"
        " | creatures goblin@1,0/3:1:A209"
    )
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/3")
    assert of(events, GoldStolen, GoldTaken) == [GoldTaken(0, 1, 0)]
    assert part(match, "gold") == [1, 3]


@rule("DC-37")
@rule("DC-56")
def test_a_dwarf_stopped_on_a_vein_takes_the_gold_though_it_drove_the_creature_off():
    match = table(
        "hands C104 C106 / C105 | table C313@1,0g | dwarves 1,0/2 0,0/0 | axes A104 /"
        " | creatures goblin@1,0/3:1:A209"
    )
    act(match, PassOne(Card.C104))
    assert of(walk(match, "1,0/3"), GoldTaken) == []
    assert of(act(match, Strike()), CreatureStruck, GoldTaken) == [
        CreatureStruck(0, GOBLIN),
        GoldTaken(0, 1, 0),
    ]
    assert part(match, "gold") == [4, 3]


@rule("DC-56")
@rule("DC-57")
def test_a_table_waiting_for_a_step_or_an_axe_can_be_written_and_read():
    walking = table("hands A105 C104 / C107 | table C108@1,0 C101@2,0")
    act(walking, Lure(Card.A105, 1, 0, 0))
    asking = lured(2, "1,0/0 1,0/0 1,0/0 1,0/0", "A104 / / A206 / A305")
    act(asking, Endure())
    meeting = table(f"{WAITING.format(clans=THREE)} | {ALL_THREE} | axes A104 A206 / /")
    act(meeting, PassOne(Card.C104))
    walk(meeting, "1,0/0")
    act(meeting, Strike())
    for match in (walking, asking, meeting):
        again = table(match.position_text())
        assert again.state_bytes() == match.state_bytes()
        assert again.actors == match.actors
