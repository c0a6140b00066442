"""Dwarves of the Dark Cave that walk to creatures: DC-36."""

import pytest

from stope.games.dark_cave.cards import Creature, Group
from stope.games.dark_cave.events import (
    AttackEndured,
    CardLost,
    Cause,
    CreatureStruck,
    GoldStolen,
    LaidLow,
    Stepped,
    TurnBegan,
)
from stope.games.dark_cave.moves import Card, Chop, Endure, PassOne, Stop, Strike
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    act,
    against,
    part,
    phase,
    seat_of,
    step,
    stop,
    table,
    walk,
    walking,
)

rule = pytest.mark.rule

#: crossings on both sides of the start card
ROOM = "C101@1,0 C101@2,0 C101@-1,0"


@rule("DC-36")
@pytest.mark.parametrize(
    ("creature", "card"), [("rat", "A105"), ("lindworm", "A106"), ("goblin", "A209")]
)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_dwarf_that_enters_the_space_of_a_creature_is_attacked_and_stops(creature, card, owner):
    match = walking(
        f"hands C102 C103 / C104 C105 C106 | table {ROOM} | "
        f"creatures {creature}@1,0/0:{owner}:{card} | dwarves 0,0/0 1,0/0"
    )
    events = walk(match, "1,0/0")
    attacks = of(events, CardLost, LaidLow, GoldStolen)
    expected = {
        "rat": CardLost(0, Cause.RAT, Group.I),
        "lindworm": LaidLow(0),
        "goblin": GoldStolen(0),
    }
    # only this dwarf is attacked, not the one that stood there before
    assert attacks == [expected[creature]]
    assert TurnBegan(1) in events
    assert match.actors == (1,)
    assert len(part(match, "hands")[1]) == 3
    assert part(match, "gold") == ([2, 3] if creature == "goblin" else [3, 3])
    assert seat_of(match, 0)["lying"] == (creature == "lindworm")
    assert not seat_of(match, 1)["lying"]
    # one card is drawn, as in every turn
    assert len(part(match, "hands")[0]) == (2 if creature == "rat" else 3)
    # the creature stays, unless its card lay before the one whose turn begins
    assert len(part(match, "creatures")) == (1 if owner == 0 else 0)


@rule("DC-36")
def test_several_creatures_attack_in_turn_rat_lindworm_goblin():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 0,0/0 | "
        "creatures goblin@1,0/0:0:A209 lindworm@1,0/0:0:A106 rat@1,0/0:0:A105"
    )
    events = walk(match, "1,0/0")
    assert of(events, CardLost, LaidLow, GoldStolen) == [
        CardLost(0, Cause.RAT, Group.I),
        LaidLow(0),
        GoldStolen(0),
    ]
    assert len(part(match, "creatures")) == 3


ALL_THREE = "creatures rat@1,0/0:0:A105 lindworm@1,0/0:0:A106 goblin@1,0/0:0:A209"


@rule("DC-36")
def test_before_each_attack_the_player_is_asked_for_an_axe():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 1,0/0 | {ALL_THREE} | axes A104 /"
    )
    events = walk(match, "1,0/0")
    assert events == [Stepped(0, 1, 0, 0)]
    assert (phase(match), match.actors) == ("axe", (0,))
    assert set(match.moves(0)) == {Strike(), Endure()}
    events = act(match, Endure())
    assert events[0] == AttackEndured(0, Creature.RAT)
    assert of(events, CardLost, LaidLow, GoldStolen) == [CardLost(0, Cause.RAT, Group.I)]
    assert phase(match) == "axe"
    events = act(match, Endure())
    assert events == [AttackEndured(0, Creature.LINDWORM), LaidLow(0)]
    # a lying dwarf may use its axe too
    events = act(match, Strike())
    assert events[0] == CreatureStruck(0, Creature.GOBLIN)
    assert of(events, GoldStolen) == []
    assert TurnBegan(1) in events
    assert part(match, "creatures") == ["rat@1,0/0:0:A105", "lindworm@1,0/0:0:A106"]
    assert part(match, "axes") == [[], []]
    assert part(match, "gold") == [3, 3]


@rule("DC-36")
def test_an_axe_that_was_used_is_not_asked_for_again():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 1,0/0 | {ALL_THREE} | axes A104 /"
    )
    walk(match, "1,0/0")
    events = act(match, Strike())
    assert of(events, CreatureStruck, CardLost, LaidLow, GoldStolen) == [
        CreatureStruck(0, Creature.RAT),
        LaidLow(0),
        GoldStolen(0),
    ]
    assert {"C102", "C103"} <= set(part(match, "hands")[0])
    assert match.actors == (1,)


@rule("DC-36")
def test_with_several_axes_several_creatures_can_be_driven_off():
    match = walking(f"hands C102 C103 / C104 | table {ROOM} | {ALL_THREE} | axes A104 A206 A305 /")
    walk(match, "1,0/0")
    events = act(match, Strike()) + act(match, Strike()) + act(match, Strike())
    assert [event.creature for event in of(events, CreatureStruck)] == list(Creature)
    assert of(events, CardLost, LaidLow, GoldStolen) == []
    assert part(match, "creatures") == []
    # the movement is over although all of them are gone
    assert TurnBegan(1) in events
    assert part(match, "dwarves")[0] == "1,0/0"


@rule("DC-36")
def test_only_the_player_of_the_dwarf_that_came_is_asked_for_an_axe():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 1,0/0 | "
        "creatures goblin@1,0/0:0:A209 | axes / A104"
    )
    events = walk(match, "1,0/0")
    assert GoldStolen(0) in events
    assert part(match, "axes") == [[], ["A104"]]
    # both have one: still only the one who came
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | dwarves 0,0/0 1,0/0 | "
        "creatures goblin@1,0/0:0:A209 | axes A206 / A104"
    )
    walk(match, "1,0/0")
    assert match.actors == (0,)
    assert against(match, Strike(), 1) == "DC-56"
    events = act(match, Endure())
    assert of(events, GoldStolen, TurnBegan) == [GoldStolen(0), TurnBegan(1)]


@rule("DC-36")
def test_a_creature_that_is_driven_off_has_ended_the_movement_all_the_same():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | creatures goblin@1,0/0:0:A209 | axes A104 /"
    )
    walk(match, "1,0/0")
    events = act(match, Strike())
    assert of(events, GoldStolen) == []
    assert TurnBegan(1) in events
    assert part(match, "gold") == [3, 3]
    assert part(match, "creatures") == []


@rule("DC-36")
def test_a_web_beside_the_dwarf_can_still_be_chopped_after_a_creature_stopped_it():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | creatures goblin@1,0/0:0:A209 | axes A104 / | "
        "webs 1,0E2:0:A102"
    )
    walk(match, "1,0/0")
    events = act(match, Endure())
    assert of(events, GoldStolen, TurnBegan) == [GoldStolen(0)]
    assert match.actors == (0,)
    assert against(match, step("0,0/0")) == "DC-13"
    assert set(match.moves(0)) == {Stop(), Chop(1, 0, Side.E)}


@rule("DC-36")
def test_standing_on_the_space_of_a_creature_and_walking_away_is_no_entering():
    match = walking(
        f"hands C102 C103 / C104 | table {ROOM} | {ALL_THREE} | dwarves 1,0/0 0,0/0 | axes A104 /"
    )
    assert walk(match, "2,0/0") == [Stepped(0, 2, 0, 0)]
    assert phase(match) == "steps"
    # but coming back is
    walk(match, "1,0/0")
    assert phase(match) == "axe"


@rule("DC-36")
def test_who_stays_on_the_space_of_a_creature_is_not_attacked():
    match = table(f"hands C102 C103 / C104 | table {ROOM} | {ALL_THREE} | dwarves 1,0/0 0,0/0")
    events = act(match, PassOne(Card.C102)) + act(match, Stop())
    assert of(events, CardLost, LaidLow, GoldStolen) == []
    assert part(match, "gold") == [3, 3]


@rule("DC-36")
def test_creatures_on_other_spaces_of_the_card_do_not_stop_a_dwarf():
    match = walking(
        "hands C102 C103 / C104 | table C201@1,0 C101@2,0 | "
        "creatures goblin@1,0/0:0:A209 rat@1,0/2:0:A105"
    )
    events = walk(match, "1,0/3", "1,0/1", "2,0/0")
    assert of(events, CardLost, GoldStolen) == []
    assert part(match, "dwarves")[0] == "2,0/0"


@rule("DC-36")
def test_an_attack_that_takes_nothing_ends_the_movement_too():
    match = walking(
        f"hands / C104 | table {ROOM} | gold 0 3 | creatures goblin@1,0/0:0:A209 rat@1,0/0:0:A105"
    )
    events = walk(match, "1,0/0")
    assert of(events, CardLost, GoldStolen) == []
    assert TurnBegan(1) in events


@rule("DC-36")
def test_a_ladder_onto_the_space_of_a_creature_is_entering():
    match = walking("hands C102 / C104 | table C111@9,9 | creatures goblin@9,9/0:0:A209")
    assert GoldStolen(0) in walk(match, "9,9/0")


@rule("DC-36")
def test_a_lindworm_keeps_the_dwarf_down_through_its_next_turn():
    match = walking(f"hands C102 C103 / C104 C105 | table {ROOM} | creatures lindworm@1,0/0:0:A106")
    walk(match, "1,0/0")
    assert part(match, "dwarves")[0] == "1,0/0l"
    act(match, PassOne(Card.C104))
    stop(match)
    assert part(match, "dwarves")[0] == "1,0/0"
    assert TurnBegan(1) in act(match, PassOne(Card.C102))
