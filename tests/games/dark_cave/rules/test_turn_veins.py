"""Veins of the Dark Cave: DC-37."""

import pytest

from stope.games.dark_cave.cards import Character, Clan, Group
from stope.games.dark_cave.events import (
    AttackEndured,
    CardLost,
    Cause,
    CreatureStruck,
    Drew,
    GoldStolen,
    GoldTaken,
    LaidLow,
    Revealed,
    Stepped,
    TurnBegan,
)
from stope.games.dark_cave.moves import Card, Chop, Endure, Lure, PassOne, Stop, Strike
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    act,
    lies,
    part,
    seat_of,
    step,
    stop,
    supply,
    table,
    walk,
    walking,
)

rule = pytest.mark.rule

#: card with gold, where a dwarf begins beside the vein, the vein, a space on the other side of it
VEINS = [
    ("C216@1,0g", "0,0/0", "1,0/2", "1,0/0"),
    ("C216@-1,0vg", "0,0/0", "-1,0/2", "-1,0/1"),
    ("C313@1,0g", "1,0/2", "1,0/3", "1,0/1"),
    ("C313@0,1g", "0,1/0", "0,1/3", "0,1/1"),
    ("D04@4,4g", "4,4/0", "4,4/3", "4,4/2"),
    ("D04@4,4vg", "4,4/1", "4,4/3", "4,4/0"),
]
every_vein = pytest.mark.parametrize(("card", "before", "vein", "after"), VEINS)


def at(place: str) -> tuple[int, int]:
    return step(place).x, step(place).y


@rule("DC-37")
@every_vein
def test_who_stops_on_a_vein_takes_its_gold_and_reveals_the_clan_card(card, before, vein, after):
    match = walking(f"hands C102 / C103 | table {card} | dwarves {before} 0,0/0")
    clan, character, _ = part(match, "clans")[0].split(":")
    left = supply(match)
    assert of(walk(match, vein), GoldTaken, Revealed) == []
    events = act(match, Stop())
    assert events[:2] == [
        GoldTaken(0, *at(vein)),
        Revealed(0, Clan[clan.upper()], Character[character.upper()]),
    ]
    assert part(match, "gold") == [4, 3]
    assert supply(match) == left
    assert card.replace("g", "") in lies(match)
    assert part(match, "clans")[0] == f"{clan}:{character}:01234567*"
    assert seat_of(match, 0)["revealed"]
    assert seat_of(match, 0, 1)["character"] == character
    assert not seat_of(match, 1)["revealed"]
    # for the rest of the game
    act(match, PassOne(Card.C103))
    stop(match)
    assert seat_of(match, 0)["revealed"]


@rule("DC-37")
@every_vein
def test_passing_through_a_vein_takes_nothing(card, before, vein, after):
    match = walking(f"hands C102 / C103 | table {card} | dwarves {before} 0,0/0")
    events = walk(match, vein, after) + stop(match)
    assert of(events, GoldTaken, Revealed) == []
    assert part(match, "gold") == [3, 3]
    assert card in lies(match)


@rule("DC-37")
@every_vein
def test_the_last_step_onto_a_vein_needs_no_stop(card, before, vein, after):
    match = walking(f"hands C102 / C103 | table {card} | dwarves {before} 0,0/0", steps=1)
    events = walk(match, vein)
    kinds = [type(event) for event in events[:4]]
    assert kinds == [Stepped, GoldTaken, Revealed, Drew]
    assert match.actors == (1,)


@rule("DC-37")
@every_vein
def test_an_empty_vein_gives_and_reveals_nothing(card, before, vein, after):
    empty = card.replace("g", "")
    match = walking(f"hands C102 / C103 | table {empty} | dwarves {before} 0,0/0", steps=1)
    events = walk(match, vein)
    assert of(events, GoldTaken, Revealed) == []
    assert part(match, "gold") == [3, 3]
    assert not seat_of(match, 0)["revealed"]


@rule("DC-37")
@every_vein
def test_who_makes_no_step_takes_nothing(card, before, vein, after):
    match = table(f"hands C102 / C103 | table {card} | dwarves {vein} 0,0/0")
    events = act(match, PassOne(Card.C102)) + stop(match)
    assert of(events, GoldTaken, Revealed) == []
    assert card in lies(match)


@rule("DC-37")
@every_vein
def test_leaving_the_vein_and_coming_back_counts(card, before, vein, after):
    match = table(f"hands C102 / C103 | table {card} | dwarves {vein} 0,0/0")
    act(match, PassOne(Card.C102))
    events = walk(match, after, vein) + stop(match)
    assert of(events, GoldTaken) == [GoldTaken(0, *at(vein))]


@rule("DC-37")
def test_there_are_other_spaces_on_a_vein_card():
    # C216: the vein is on the arm W, a dwarf on the arm S takes nothing
    match = walking("hands C102 / C103 | table C216@0,-1g")
    events = walk(match, "0,-1/1") + stop(match)
    assert of(events, GoldTaken, Revealed) == []


@rule("DC-37")
def test_a_clan_card_that_lies_open_is_not_revealed_again():
    match = walking(
        "hands C102 / C103 | table C216@1,0g | clans yellow:loyal:01234567* blue:loyal", steps=1
    )
    events = walk(match, "1,0/2")
    assert of(events, GoldTaken, Revealed) == [GoldTaken(0, 1, 0)]


@rule("DC-37")
def test_the_gold_is_compulsory_and_only_one_dwarf_gets_it():
    match = walking("hands C102 C101 / C103 C104 | table C216@1,0g | dwarves 0,0/0 0,0/0", steps=1)
    walk(match, "1,0/2")
    act(match, PassOne(Card.C103))
    events = walk(match, "1,0/2") + stop(match)
    assert of(events, GoldTaken, Revealed) == []
    assert part(match, "gold") == [4, 3]


@rule("DC-37")
@pytest.mark.parametrize(
    ("creature", "attack", "gold"),
    [
        ("rat@1,0/2:0:A105", CardLost(0, Cause.RAT, Group.I), 4),
        ("lindworm@1,0/2:0:A106", LaidLow(0), 4),
        ("goblin@1,0/2:0:A209", GoldStolen(0), 3),
    ],
)
def test_who_is_stopped_on_a_vein_by_a_creature_takes_the_gold_after_the_attack(
    creature, attack, gold
):
    match = walking(f"hands C102 C101 / C103 | table C216@1,0g | creatures {creature}")
    events = walk(match, "1,0/2")
    seen = of(events, CardLost, LaidLow, GoldStolen, GoldTaken)
    assert seen == [attack, GoldTaken(0, 1, 0)]
    assert len(of(events, Revealed)) == 1
    assert part(match, "gold") == [gold, 3]
    assert match.actors == (1,)


@rule("DC-37")
def test_without_gold_the_goblin_gets_nothing_of_the_vein():
    match = walking(
        "hands C102 / C103 | table C216@1,0g | creatures goblin@1,0/2:0:A209 | gold 0 3"
    )
    events = walk(match, "1,0/2")
    assert of(events, GoldStolen, GoldTaken) == [GoldTaken(0, 1, 0)]
    assert part(match, "gold") == [1, 3]


@rule("DC-37")
@pytest.mark.parametrize(("answer", "gold"), [(Strike(), 4), (Endure(), 3)])
def test_on_a_vein_the_axe_comes_first_and_the_gold_after_it(answer, gold):
    match = walking(
        "hands C102 / C103 | table C216@1,0g | creatures goblin@1,0/2:0:A209 | axes A104 /"
    )
    assert walk(match, "1,0/2") == [Stepped(0, 1, 0, 2)]
    events = act(match, answer)
    first = CreatureStruck if isinstance(answer, Strike) else AttackEndured
    assert isinstance(events[0], first)
    assert GoldTaken(0, 1, 0) in events
    assert part(match, "gold") == [gold, 3]


@rule("DC-37")
def test_the_gold_is_taken_when_no_step_is_left_although_an_axe_could_still_be_used():
    match = walking(
        "hands C102 / C103 | table C216@1,0g | axes A104 / | webs 1,0S2:1:A102 0,0E2:1:A204 | "
        "dwarves 1,0/0 0,0/0",
        steps=1,
    )
    events = walk(match, "1,0/2")
    assert of(events, GoldTaken, Revealed, TurnBegan)[0] == GoldTaken(0, 1, 0)
    assert of(events, TurnBegan) == []
    assert set(match.moves(0)) == {Stop(), Chop(0, 0, Side.E)}
    assert of(act(match, Chop(0, 0, Side.E)) + stop(match), GoldTaken) == []
    assert part(match, "gold") == [4, 3]


@rule("DC-37")
def test_a_creature_that_walks_to_a_dwarf_on_a_vein_does_not_give_it_the_gold():
    match = table("hands A105 C102 C103 / C104 | table C216@1,0g C108@1,1 | dwarves 1,0/2 0,0/0")
    act(match, Lure(Card.A105, 1, 1, 0))
    events = walk(match, "1,0/1", "1,0/2")
    assert len(of(events, CardLost)) == 1
    assert of(events + stop(match), GoldTaken, Revealed) == []
