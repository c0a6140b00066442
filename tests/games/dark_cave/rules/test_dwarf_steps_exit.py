"""The exit of the Dark Cave and the first one out: DC-39 and DC-40."""

import pytest

import stope
from stope.games.dark_cave.cards import Character, Clan, Creature
from stope.games.dark_cave.events import (
    CreatureLured,
    CreatureStepped,
    Drew,
    GoldStolen,
    LeftCave,
    Revealed,
    SpareShown,
    SparesSeen,
    Stepped,
    StoodUp,
    TurnBegan,
)
from stope.games.dark_cave.moves import Card, Chop, Lure, PassOne, Step
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    WALKING,
    act,
    against,
    heard,
    part,
    phase,
    seat_of,
    step,
    stop,
    supply,
    table,
    walk,
    walking,
)

rule = pytest.mark.rule

#: four players of one clan, so that no single dwarf ends the game by leaving
FOUR = "clans yellow:loyal yellow:loyal yellow:saboteur yellow:saboteur"


# DC-39

LEAVING = (
    f"hands C102 C103 / C104 / C105 / C106 | {FOUR} | table D01@4,4 C101@3,4 | "
    "dwarves 4,4/3 0,0/0 0,0/0 0,0/0"
)


@rule("DC-39")
@pytest.mark.parametrize("arm", [0, 1, 2, 3])
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_dwarf_that_reaches_the_exit_leaves_at_once_with_its_gold(arm, steps):
    match = walking(LEAVING.replace("4,4/3", f"4,4/{arm}") + " | gold 5 3 3 3 | pile A101", steps)
    left = supply(match)
    events = walk(match, "4,4/4")
    kinds = [type(event) for event in events]
    assert kinds[:3] == [Stepped, LeftCave, Revealed]
    assert events[1] == LeftCave(0, 5)
    assert events[2] == Revealed(0, Clan.YELLOW, Character.LOYAL)
    # steps left over are lost, but a card is drawn
    assert kinds[3:] == [Drew, kinds[4], TurnBegan]
    assert part(match, "hands")[0] == ["C102", "C103", "A101"]
    assert match.actors == (1,)
    assert part(match, "dwarves")[0] == "out"
    assert part(match, "gold")[0] == 5
    assert supply(match) == left
    assert part(match, "first_out") == 0
    assert seat_of(match, 0)["out"]
    assert seat_of(match, 0)["dwarf"] is None


@rule("DC-39")
def test_who_has_left_only_plays_and_draws_cards():
    match = table(
        f"hands C102 C103 A103 / C104 / C105 / C106 | {FOUR} | table D01@4,4 C101@1,0 | "
        "dwarves out 0,0/0 0,0/0 0,0/0 | first_out 0 | boots A205 - - - | axes A104 / / / | "
        "webs 0,0S2:1:A102 | pile A101"
    )
    # no axe: the dwarf touches nothing any more
    assert against(match, Chop(0, 0, Side.S)) == "DC-55"
    events = act(match, PassOne(Card.C102))
    assert [type(event) for event in of(events, Drew, TurnBegan)] == [Drew, TurnBegan]
    assert match.actors == (1,)
    # tools stay where they are
    assert part(match, "boots")[0] == "A205"
    assert part(match, "axes")[0] == ["A104"]


@rule("DC-39")
def test_tools_stay_before_the_one_who_leaves():
    match = walking(LEAVING + " | boots A103 - - - | axes A104 A206 / / /")
    walk(match, "4,4/4")
    assert part(match, "boots")[0] == "A103"
    assert part(match, "axes")[0] == ["A104", "A206"]
    assert match.actors == (1,)


@rule("DC-39")
def test_a_clan_card_that_lies_open_already_is_not_revealed_again_by_leaving():
    match = walking(LEAVING.replace("clans yellow:loyal", "clans yellow:loyal:01234567*", 1))
    assert of(walk(match, "4,4/4"), Revealed) == []


@rule("DC-39")
def test_the_exit_card_has_other_spaces_where_nobody_leaves():
    match = walking(LEAVING.replace("4,4/3", "3,4/0"))
    events = walk(match, "4,4/3")
    assert of(events, LeftCave, Revealed) == []
    assert against(match, step("4,4/4")) is None
    assert against(match, step("4,4/0")) == "DC-31"
    assert LeftCave(0, 3) in walk(match, "4,4/4")


@rule("DC-39")
def test_a_lying_dwarf_and_others_on_the_card_stay_inside():
    match = walking(LEAVING.replace("0,0/0 0,0/0 0,0/0", "4,4/3 4,4/0l 0,0/0"))
    walk(match, "4,4/4")
    assert part(match, "dwarves") == ["out", "4,4/3", "4,4/0l", "0,0/0"]


@rule("DC-39")
def test_no_creature_enters_the_exit():
    match = table(
        f"hands A105 C103 / C104 / C105 / C106 | {FOUR} | table D01@4,4 C101@3,4 C108@2,4"
    )
    act(match, Lure(Card.A105, 2, 4, 0))
    events = walk(match, "3,4/0", "4,4/3")
    # the other spaces of that card are open to creatures, but from there it only gets back
    assert of(events, CreatureStepped)[-1] == CreatureStepped(Creature.RAT, 4, 4, 3)
    match = table(
        f"hands A209 C103 / C104 / C105 / C106 | {FOUR} | table D01@4,4 C101@3,4 C108@2,4"
    )
    assert CreatureLured(0, Creature.GOBLIN, 2, 4, 0) in act(match, Lure(Card.A209, 2, 4, 0))
    walk(match, "3,4/0", "4,4/3")
    assert phase(match) == "creature"
    assert against(match, step("4,4/4")) == "DC-59"
    assert [move for move in match.moves(0) if isinstance(move, Step)] == [Step(3, 4, 0)]


@rule("DC-39")
@pytest.mark.parametrize("drawn", ["dwarves 4,4/4 0,0/0", "creatures rat@4,4/4:0:A105"])
def test_nobody_stands_on_the_exit(drawn):
    with pytest.raises(stope.BadPosition, match="DC-39"):
        table(f"hands C102 / C103 | table D01@4,4 | {drawn}")


@rule("DC-39")
def test_a_creature_beside_the_exit_stops_a_dwarf_that_comes_to_it():
    match = walking(LEAVING.replace("4,4/3", "3,4/0") + " | creatures goblin@4,4/3:0:A209")
    events = walk(match, "4,4/3")
    assert of(events, GoldStolen, LeftCave) == [GoldStolen(0)]
    assert match.actors == (1,)
    # but walking away from it through the exit is no entering
    match = walking(LEAVING + " | creatures goblin@4,4/3:0:A209")
    events = walk(match, "4,4/4")
    assert of(events, GoldStolen, LeftCave) == [LeftCave(0, 3)]


@rule("DC-39")
def test_creatures_of_the_one_who_left_still_leave_the_network():
    match = table(
        f"hands C102 C103 / C104 C105 / C106 / C107 | {FOUR} | table D01@4,4 C101@1,0 | turn 3 | "
        "dwarves out 0,0/0 0,0/0 0,0/0 | first_out 0 | creatures rat@1,0/0:0:A105 | "
        "webs 0,0S2:0:A102"
    )
    events = act(match, PassOne(Card.C107)) + stop(match)
    assert part(match, "creatures") == []
    assert part(match, "webs") == ["0,0S1:0:A102"]
    assert of(events, StoodUp) == []


@rule("DC-39")
def test_who_has_left_still_draws_and_still_sits_out_without_cards():
    match = table(
        f"hands C102 / C104 C105 / C106 / C107 | {FOUR} | table D01@4,4 | turn 0 | "
        "dwarves out 0,0/0 0,0/0 0,0/0 | first_out 0 | pile_left 0"
    )
    act(match, PassOne(Card.C102))
    for card in ("C104", "C106", "C107"):
        events = act(match, PassOne(Card[card])) + stop(match)
    assert [type(event).__name__ for event in events if hasattr(event, "seat")][-3:] == [
        "TurnBegan",
        "SitsOut",
        "TurnBegan",
    ]
    assert match.actors == (1,)


# DC-40


@rule("DC-40")
@pytest.mark.parametrize(
    ("hands", "clans", "spares"),
    [
        (
            "C102 / C103 / C104",
            "yellow:loyal yellow:saboteur yellow:loyal",
            ["yellow:saboteur"],
        ),
        (
            "C102 / C103 / C104 / C105 / C106",
            "yellow:loyal yellow:loyal blue:loyal blue:saboteur blue:loyal",
            ["yellow:saboteur", "yellow:loyal", "blue:loyal"],
        ),
        (
            "C102 / C103 / C104 / C105 / C106 / C107",
            "yellow:loyal yellow:loyal blue:loyal blue:loyal blue:loyal yellow:loyal",
            ["yellow:saboteur", "blue:saboteur"],
        ),
        (
            "C102 / C103 / C104 / C105 / C106 / C107 / C108",
            "yellow:loyal yellow:loyal blue:loyal blue:loyal blue:loyal yellow:loyal blue:saboteur",
            ["yellow:saboteur"],
        ),
    ],
)
def test_the_first_to_leave_looks_secretly_at_the_clan_cards_set_aside(hands, clans, spares):
    seats = hands.count("/") + 1
    far = 4 if seats <= 5 else 3
    others = "0,0/0 " * (seats - 2)
    match = walking(
        f"hands {hands} | clans {clans} | spares {' '.join(spares)} | table D01@{far},{far} | "
        f"dwarves {far},{far}/0 {far},{far}/1 {others}"
    )
    notices = match.play(0, step(f"{far},{far}/4"))
    (looked,) = [notice for notice in notices if isinstance(notice.event, SparesSeen)]
    assert looked.event == SparesSeen(0)
    assert looked.heard_by(None)
    shown = heard(match, SpareShown)
    words = [f"{event.clan.name.lower()}:{event.character.name.lower()}" for event, _ in shown]
    assert words == spares
    assert [hearers for _, hearers in shown] == [[0]] * len(spares)
    assert part(match, "spares_known") == "0"
    for viewer in (None, *range(seats)):
        seen = [spare["character"] for spare in match.view(viewer).to_json()["spares"]]
        truth = [spare.split(":")[1] for spare in spares]
        assert seen == (truth if viewer == 0 else [None] * len(spares))


@rule("DC-40")
def test_the_second_to_leave_sees_nothing():
    match = table(
        "hands C102 / C103 / C104 / C105 / C106 | "
        "clans yellow:loyal yellow:loyal blue:loyal blue:saboteur blue:loyal | "
        "spares yellow:saboteur yellow:loyal blue:loyal | spares_known 1 | table D01@4,4 | "
        f"dwarves 4,4/0 out 0,0/0 0,0/0 0,0/0 | first_out 1 | {WALKING} 3"
    )
    events = walk(match, "4,4/4")
    assert of(events, LeftCave) == [LeftCave(0, 3)]
    assert of(events, SparesSeen, SpareShown) == []
    assert part(match, "first_out") == 1
    assert part(match, "spares_known") == "1"


@rule("DC-40")
def test_without_cards_set_aside_there_is_nothing_to_look_at():
    match = walking(LEAVING)
    events = walk(match, "4,4/4")
    assert LeftCave(0, 3) in events
    assert of(events, SparesSeen, SpareShown) == []
