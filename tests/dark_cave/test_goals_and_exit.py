"""Veins, goals and the exit of the Dark Cave: DC-37 to DC-41."""

from itertools import product
from pathlib import Path

import pytest

import stope
import stope.games.dark_cave
from dark_cave.printed import GOALS, WAY
from dark_cave.tables import act, against, lies, of, part, phase, seat_of, step, stop, table, walk
from stope.games.dark_cave.cards import Character, Clan, Creature, Group, read_cards
from stope.games.dark_cave.events import (
    AttackEndured,
    CardLost,
    Cause,
    CreatureLured,
    CreatureStepped,
    CreatureStruck,
    Drew,
    Ended,
    GoalLaid,
    GoalSeen,
    GoldStolen,
    GoldTaken,
    LaidLow,
    LeftCave,
    Revealed,
    SpareShown,
    SparesSeen,
    Stepped,
    StoodUp,
    TunnelPaid,
    TurnBegan,
    VeinFilled,
)
from stope.games.dark_cave.moves import (
    Card,
    Chop,
    Endure,
    LayGoal,
    Lure,
    PassOne,
    Step,
    Stop,
    Strike,
)
from stope.games.dark_cave.state import Ending
from stope.kernel.decks import DeckError
from stope.kernel.sides import Side

rule = pytest.mark.rule

WALKING = "phase steps | drawer 0 | to_draw 1 | steps"
#: four players of one clan, so that no single dwarf ends the game by leaving
FOUR = "clans yellow:loyal yellow:loyal yellow:saboteur yellow:saboteur"


def walking(text: str, steps: int = 3) -> stope.Match:
    """Return a table where seat 0 has its steps before it."""
    return table(f"{text} | {WALKING} {steps}")


def supply(match: stope.Match) -> int:
    return match.view(None).to_json()["supply"]


# DC-37

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


# DC-38

#: straights that show an open or a closed side to their neighbours
NORTH_SOUTH = ["C104", "C203", "C303"]
EAST_WEST = ["C105", "C204", "C304"]


def neighbours(x: int, y: int, around: dict[str, str]) -> str:
    """Return straights beside a place that are open or closed towards it."""
    upright, across = list(NORTH_SOUTH), list(EAST_WEST)
    tokens = []
    for side, kind in around.items():
        if kind == "none":
            continue
        wanted = upright if (side in "NS") == (kind == "open") else across
        tokens.append(f"{wanted.pop(0)}@{x + WAY[side][0]},{y + WAY[side][1]}")
    return " ".join(tokens)


def right_ways(goal: str, entry: str, around: dict[str, str]) -> list[bool]:
    """Return the ways round between which DC-38 leaves the choice."""
    card = GOALS[goal]
    ways = [turned for turned in (False, True) if entry in card.open(turned)]
    if len(ways) == 2 and card.looks_the_same_turned():
        ways = [False]
    matching = [
        turned
        for turned in ways
        if all(
            kind == "none" or (kind == "open") == (side in card.open(turned))
            for side, kind in around.items()
        )
    ]
    return matching if len(matching) == 1 else ways


@rule("DC-38")
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("entry", "NESW")
def test_a_goal_is_turned_the_way_it_fits_or_as_the_player_chooses(goal, entry):
    others = [side for side in "NESW" if side != entry]
    for kinds in product(("none", "open", "closed"), repeat=3):
        around = dict(zip(others, kinds, strict=True))
        x, y = 4 + WAY[entry][0], 4 + WAY[entry][1]
        match = walking(
            f"hands C102 / A101 | table {goal}@4,4d C101@{x},{y} {neighbours(4, 4, around)} | "
            f"dwarves {x},{y}/0 0,0/0"
        )
        before = supply(match)
        events = walk(match, "4,4/0")
        ways = right_ways(goal, entry, around)
        assert [event.goal.name for event in of(events, GoalSeen)] == [goal]
        if len(ways) == 2:
            assert phase(match) == "goal"
            assert of(events, GoalLaid, Drew, VeinFilled) == []
            assert match.moves(0) == [LayGoal(False), LayGoal(True)]
            choice = sum(map(len, kinds)) % 2 == 0
            events = act(match, LayGoal(choice))
        else:
            choice = ways[0]
        (laid,) = of(events, GoalLaid)
        assert (laid.goal.name, laid.x, laid.y, laid.turned) == (goal, 4, 4, choice)
        gold = "g" if goal == "D04" else ""
        assert f"{goal}@4,4{'v' * choice}{gold}" in lies(match)
        assert of(events, VeinFilled) == [VeinFilled(4, 4)] * (goal == "D04")
        assert supply(match) == before - (goal == "D04")
        # the dwarf stands on the space of the side it came in by, and its movement is over
        space = GOALS[goal].space_at(entry, choice)
        assert part(match, "dwarves")[0] == f"4,4/{space}"
        assert TurnBegan(1) in events
        assert match.actors == (1,)
        assert part(match, "gold") == [3, 3]
        assert of(events, GoldTaken, Revealed, LeftCave) == []


@rule("DC-38")
@pytest.mark.parametrize("corner", [(-4, -4), (4, -4), (-4, 4), (4, 4)])
@pytest.mark.parametrize("entry", "NESW")
def test_goals_can_be_entered_on_every_corner_from_every_side(corner, entry):
    x, y = corner
    beside = f"{x + WAY[entry][0]},{y + WAY[entry][1]}"
    match = walking(
        f"hands C102 / A101 | table D01@{x},{y}d C101@{beside} | dwarves {beside}/0 0,0/0"
    )
    assert against(match, step(f"{x},{y}/0")) is None
    events = walk(match, f"{x},{y}/0")
    assert [(event.x, event.y) for event in of(events, GoalSeen, GoalLaid)] == [(x, y)] * 2
    assert f"D01@{x},{y}" in lies(match)
    assert part(match, "dwarves")[0] == f"{x},{y}/{'NESW'.index(entry)}"


@rule("DC-38")
def test_with_many_players_the_goals_are_nearer():
    match = table(
        "hands C102 / A101 / C103 / C104 / C105 / C106 | table D01@3,3d C101@2,3 | "
        f"dwarves 2,3/0 0,0/0 0,0/0 0,0/0 0,0/0 0,0/0 | {WALKING} 3"
    )
    walk(match, "3,3/0")
    assert "D01@3,3" in lies(match)


@rule("DC-38")
def test_turning_a_goal_up_is_one_step_and_the_last_one():
    match = walking("hands C102 / A101 | table D01@4,4d C101@3,4 C101@2,4 | dwarves 2,4/0 0,0/0")
    walk(match, "3,4/0")
    assert part(match, "steps") == 2
    events = walk(match, "4,4/0")
    kinds = [type(event) for event in events]
    assert kinds.index(GoalSeen) < kinds.index(GoalLaid) < kinds.index(Drew)
    assert match.actors == (1,)
    # without a step left it cannot be done
    match = walking(
        "hands C102 / A101 | table D01@4,4d C101@3,4 | dwarves 3,4/0 0,0/0 | axes A104 / | "
        "webs 3,4S2:1:A102",
        steps=0,
    )
    assert against(match, step("4,4/0")) == "DC-13"


@rule("DC-38")
def test_a_web_before_a_face_down_goal_keeps_dwarves_out():
    match = walking(
        "hands C102 / A101 | table D01@4,4d C101@3,4 C101@4,3 | dwarves 3,4/0 0,0/0 | "
        "webs 3,4E2:1:A102 | axes A104 /"
    )
    assert against(match, step("4,4/0")) == "DC-53"
    walk_on = [move for move in match.moves(0) if isinstance(move, Step)]
    assert walk_on == []


@rule("DC-38")
def test_a_closed_side_before_a_face_down_goal_keeps_dwarves_out():
    match = walking("hands C102 / A101 | table D01@4,4d C104@3,4 C101@3,3 | dwarves 3,4/0 0,0/0")
    assert against(match, step("4,4/0")) == "DC-31"
    assert against(match, step("3,3/0")) is None


@rule("DC-38")
def test_only_from_the_space_at_that_side_a_goal_is_reached():
    # C301 at 3,4: arm E is the space 1, the centre 4
    for space, verdict in ((1, None), (4, "DC-31"), (0, "DC-31"), (3, "DC-31")):
        match = walking(f"hands C102 / A101 | table D01@4,4d C301@3,4 | dwarves 3,4/{space} 0,0/0")
        assert against(match, step("4,4/0")) == verdict


@rule("DC-38")
def test_everyone_sees_the_goal_before_the_player_chooses():
    match = walking("hands C102 / A101 | table D04@4,4d C101@4,3 | dwarves 4,3/0 0,0/0")
    notices = match.play(0, step("4,4/0"))
    (seen,) = [notice for notice in notices if isinstance(notice.event, GoalSeen)]
    assert seen.event.goal.name == "D04"
    assert all(seen.heard_by(viewer) for viewer in (None, 0, 1))
    assert phase(match) == "goal"
    for viewer in (None, 0, 1):
        shown = match.view(viewer).to_json()
        assert shown["pending"]["card"] == "D04"
    assert match.actors == (0,)


@rule("DC-38")
def test_while_a_goal_waits_nothing_else_can_be_done():
    match = walking(
        "hands C102 / A101 | table D04@4,4d C101@4,3 C101@4,2 | dwarves 4,3/0 0,0/0 | axes A104 / "
        "| webs 4,2S2:1:A102"
    )
    walk(match, "4,4/0")
    assert match.moves(0) == [LayGoal(False), LayGoal(True)]
    for move in (Stop(), step("4,2/0"), PassOne(Card.C102), Chop(4, 2, Side.S)):
        assert against(match, move) == "DC-38"
    assert match.why_not(1, LayGoal(False)).rule == "DC-9"


@rule("DC-38")
@pytest.mark.parametrize(
    "drawn", ["hands C102 / C103", f"hands / C103 | table C101@1,0 | {WALKING} 3"]
)
def test_no_goal_is_laid_without_being_reached(drawn):
    match = table(drawn)
    assert against(match, LayGoal(False)) == "DC-38"
    assert against(match, LayGoal(True)) == "DC-38"


@rule("DC-38")
@pytest.mark.parametrize(("turned", "other"), [(False, "4,5"), (True, "4,3")])
def test_where_a_goal_does_not_match_there_is_no_connection(turned, other):
    # D04 {NSW}: entered from the south or north; west is closed against C104, east open or shut
    cards = f"D04@4,4{'v' * turned} C104@3,4 C203@5,4 C101@4,3 C101@4,5"
    open_side, closed = ("E", "W") if turned else ("W", "E")
    card = GOALS["D04"]
    arm = card.space_at(open_side, turned)
    x = 4 + WAY[open_side][0]
    # from the goal's open arm into the closed side of its neighbour
    match = walking(f"hands C102 / A101 | table {cards} | dwarves 4,4/{arm} 0,0/0")
    assert against(match, step(f"{x},4/0")) == "DC-31"
    assert {(move.x, move.y) for move in match.moves(0) if isinstance(move, Step)} == {(4, 4)}
    assert closed not in card.open(turned)
    # and an open side of a neighbour leads not into the closed side of a goal
    beside = {"E": "5,4", "W": "3,4"}[closed]
    cards = f"D04@4,4{'v' * turned} C101@{beside} C101@{other}"
    match = walking(
        f"hands C102 / A101 | table {cards} C108@{beside[0]},5 | dwarves {beside}/0 0,0/0"
    )
    for space in range(4):
        assert against(match, step(f"4,4/{space}")) == "DC-31"


@rule("DC-38")
def test_the_movement_may_be_over_without_leaving_or_taking_gold():
    # the first space of the exit card is not yet the exit, that of the vein not yet the vein
    for goal in ("D01", "D04"):
        match = walking(f"hands C102 / A101 | table {goal}@4,4d C101@3,4 | dwarves 3,4/0 0,0/0")
        events = walk(match, "4,4/0")
        if phase(match) == "goal":
            events += act(match, LayGoal(False))
        assert of(events, LeftCave, GoldTaken, Revealed) == []
        assert part(match, "gold") == [3, 3]


@rule("DC-38")
def test_the_vein_of_a_goal_can_be_emptied_later():
    match = walking("hands C102 C101 / A101 A103 | table D04@4,4d C101@3,4 | dwarves 3,4/0 0,0/0")
    walk(match, "4,4/0")
    act(match, PassOne(Card.A101))
    stop(match)
    act(match, PassOne(Card.C101))
    events = walk(match, "4,4/3") + stop(match)
    assert of(events, GoldTaken) == [GoldTaken(0, 4, 4)]
    assert part(match, "gold") == [4, 3]


@rule("DC-38")
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("joined", ["NS", "EW", "N"])
def test_a_deck_whose_goals_cannot_be_entered_from_every_side_is_refused(tmp_path, goal, joined):
    original = Path(stope.games.dark_cave.__file__).parent / "deck.toml"
    text = original.read_text(encoding="utf-8")
    (line,) = [line for line in text.splitlines() if f'"{goal}"' in line]
    before, _, rest = line.partition('joined = ["')
    _, _, after = rest.partition('"]')
    path = tmp_path / "my-deck.toml"
    path.write_text(text.replace(line, f'{before}joined = ["{joined}"]{after}'), encoding="utf-8")
    with pytest.raises(DeckError, match=rf"{goal}.*DC-38"):
        read_cards(path)


@rule("DC-38")
def test_the_printed_goals_can_be_entered_from_every_side():
    for card in GOALS.values():
        assert set(card.open(False)) | set(card.open(True)) == set("NESW")


@rule("DC-38")
def test_after_a_goal_was_turned_up_only_an_axe_can_still_be_used():
    match = walking(
        "hands C102 / A101 | table D01@4,4d C101@3,4 C101@3,3 | dwarves 3,4/0 0,0/0 | "
        "axes A104 / | webs 3,4E2:1:A102"
    )
    assert against(match, step("4,4/0")) == "DC-53"
    match = walking(
        "hands C102 / A101 | table D01@4,4d C101@3,4 C101@4,3 | dwarves 3,4/0 0,0/0 | "
        "axes A104 / | webs 4,3S2:1:A102"
    )
    # the web lies beside another arm
    assert TurnBegan(1) in walk(match, "4,4/0")
    # boots do not help either
    match = walking(
        "hands C102 / A101 | table D01@4,4d C101@3,4 | dwarves 3,4/0 0,0/0 | boots A103 -", steps=4
    )
    assert TurnBegan(1) in walk(match, "4,4/0")


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
    shown = [notice for notice in notices if isinstance(notice.event, SpareShown)]
    words = [
        f"{notice.event.clan.name.lower()}:{notice.event.character.name.lower()}"
        for notice in shown
    ]
    assert words == spares
    for notice in shown:
        hearers = [viewer for viewer in (None, *range(seats)) if notice.heard_by(viewer)]
        assert hearers == [0]
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


# DC-41


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
