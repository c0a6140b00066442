"""What comes first when a step of the Dark Cave brings several things: DC-41."""

import pytest

from stope.games.dark_cave.cards import Group
from stope.games.dark_cave.events import (
    CardLost,
    Cause,
    Drew,
    Ended,
    GoldStolen,
    GoldTaken,
    LaidLow,
    Revealed,
    Stepped,
    TunnelPaid,
    TurnBegan,
)
from stope.games.dark_cave.moves import Endure
from stope.games.dark_cave.state import Ending
from tests.support.events import of
from tests.support.positions.dark_cave import act, lies, part, phase, walk, walking

rule = pytest.mark.rule


@rule("DC-41")
def test_a_dwarf_pays_for_the_bridge_before_the_creatures_there_attack():
    match = walking(
        "hands C102 C103 A101 / C104 | table C112@1,0 | "
        "creatures rat@1,0/1:0:A105 goblin@1,0/1:0:A209"
    )
    events = walk(match, "1,0/1")
    assert events[0] == Stepped(0, 1, 0, 1)
    assert of(events, CardLost, GoldStolen) == [
        CardLost(0, Cause.BRIDGE, Group.I),
        CardLost(0, Cause.RAT, Group.I),
        GoldStolen(0),
    ]


@rule("DC-41")
def test_the_bridge_takes_the_last_card_before_the_rat_does():
    match = walking("hands C102 / C104 | table C112@1,0 | creatures rat@1,0/1:0:A105")
    events = walk(match, "1,0/1")
    assert of(events, CardLost) == [CardLost(0, Cause.BRIDGE, Group.I)]


@rule("DC-41")
def test_a_dwarf_pays_for_the_tunnel_before_the_goblin_steals():
    match = walking(
        "hands C102 / C104 | table C113@1,0 | dwarves 1,0/0 0,0/0 | gold 1 3 | "
        "creatures goblin@1,0/2:0:A209"
    )
    events = walk(match, "1,0/2")
    assert of(events, Stepped, TunnelPaid, GoldStolen) == [Stepped(0, 1, 0, 2), TunnelPaid(0)]
    match = walking(
        "hands C102 / C104 | table C113@1,0 | dwarves 1,0/0 0,0/0 | gold 2 3 | axes A104 / | "
        "creatures goblin@1,0/2:0:A209"
    )
    assert walk(match, "1,0/2") == [Stepped(0, 1, 0, 2), TunnelPaid(0)]
    assert phase(match) == "axe"
    assert GoldStolen(0) in act(match, Endure())
    assert part(match, "gold")[0] == 0


@rule("DC-41")
def test_when_the_bridge_takes_the_last_card_of_all_no_creature_attacks_any_more():
    match = walking(
        "hands C102 / | table C112@1,0 | pile_left 0 | creatures goblin@1,0/1:0:A209 | axes A104 /"
    )
    events = walk(match, "1,0/1")
    assert of(events, CardLost) == [CardLost(0, Cause.BRIDGE, Group.I)]
    assert of(events, GoldStolen) == []
    (ended,) = of(events, Ended)
    assert ended.ending == Ending.CARDS
    assert match.over
    assert "goblin@1,0/1:0:A209" in part(match, "creatures")


@rule("DC-41")
def test_the_last_card_of_all_ends_the_game_on_the_bridges_of_every_group():
    for card, start, there in (
        ("C112@1,0", "0,0/0", "1,0/1"),
        ("C212@1,0", "1,0/3", "1,0/2"),
        ("C213@1,0", "1,0/0", "1,0/1"),
        ("C311@1,0", "1,0/1", "1,0/2"),
    ):
        drawn = f"hands C102 / | table {card} | pile_left 0 | dwarves {start} 0,0/0"
        assert len(of(walk(walking(drawn), there), Ended)) == 1
        # while somebody has a card, or the pile has one, it goes on
        for other in ("hands C102 / C103", "hands C102 C105 /"):
            match = walking(drawn.replace("hands C102 /", other))
            assert of(walk(match, there), Ended) == []
            assert match.actors == (0,)


@rule("DC-41")
def test_attack_then_gold_then_the_card_that_is_drawn():
    match = walking(
        "hands C102 C103 / C104 | table C216@1,0g | "
        "creatures rat@1,0/2:0:A105 lindworm@1,0/2:0:A106 goblin@1,0/2:0:A209"
    )
    events = walk(match, "1,0/2")
    wanted = (Stepped, CardLost, LaidLow, GoldStolen, GoldTaken, Revealed, Drew, TurnBegan)
    assert [type(event) for event in of(events, *wanted)] == list(wanted)


@rule("DC-41")
def test_when_the_rat_takes_the_last_card_of_all_nothing_more_happens_in_the_step():
    match = walking(
        "hands C102 / | table C216@1,0g | pile_left 0 | "
        "creatures rat@1,0/2:0:A105 lindworm@1,0/2:0:A106 goblin@1,0/2:0:A209"
    )
    events = walk(match, "1,0/2")
    assert of(events, CardLost) == [CardLost(0, Cause.RAT, Group.I)]
    assert of(events, LaidLow, GoldStolen, GoldTaken) == []
    assert of(events, Ended)[0].ending == Ending.CARDS
    assert "C216@1,0g" in lies(match)


@rule("DC-41")
def test_if_the_last_turn_is_finished_the_step_is_too():
    match = walking(
        "hands C102 / | table C112@1,0 | pile_left 0 | options last_card=end-of-turn | "
        "creatures goblin@1,0/1:0:A209"
    )
    events = walk(match, "1,0/1")
    assert [type(event) for event in of(events, CardLost, GoldStolen, Ended)] == [
        CardLost,
        GoldStolen,
        Ended,
    ]
