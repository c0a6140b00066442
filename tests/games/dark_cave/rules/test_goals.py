"""Goals of the Dark Cave: DC-38."""

from itertools import product

import pytest

from stope.games.dark_cave.cards import read_cards
from stope.games.dark_cave.events import (
    Drew,
    GoalLaid,
    GoalSeen,
    GoldTaken,
    LeftCave,
    Revealed,
    TurnBegan,
    VeinFilled,
)
from stope.games.dark_cave.moves import Card, Chop, LayGoal, PassOne, Step, Stop
from stope.games.deck_file import DeckError
from stope.games.path_cards.sides import Side
from tests.support.dark_cave_printed_cards import GOALS, WAY
from tests.support.decks import changed_deck, shipped_deck
from tests.support.events import of
from tests.support.positions.dark_cave import (
    WALKING,
    act,
    against,
    lies,
    part,
    phase,
    step,
    stop,
    supply,
    table,
    walk,
    walking,
)

rule = pytest.mark.rule

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
@pytest.mark.compiled
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
    ((seen, notice),) = [
        (notice.event, notice) for notice in notices if isinstance(notice.event, GoalSeen)
    ]
    assert seen.goal.name == "D04"
    assert all(notice.heard_by(viewer) for viewer in (None, 0, 1))
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
    assert against(match, LayGoal(False), 1) == "DC-9"


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
    (line,) = [line for line in shipped_deck("dark-cave").splitlines() if f'"{goal}"' in line]
    before, _, rest = line.partition('joined = ["')
    _, _, after = rest.partition('"]')
    wrong = f'{before}joined = ["{joined}"]{after}'
    path = changed_deck("dark-cave", tmp_path, (line, wrong))
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
