"""Goals, gold and bribes in the Duel: DU-27 to DU-32."""

import pytest

from stope.games.duel.events import (
    CardDrawn,
    CardLaid,
    Drew,
    GoalLaid,
    GoalSeen,
    GoldMarked,
    RoundEnded,
    TrollBribed,
)
from stope.games.duel.moves import (
    Bribe,
    Card,
    Done,
    LayGoal,
    Look,
    PassOne,
    PassTwo,
    PutKey,
    Rockfall,
)
from stope.games.duel.state import Ending
from tests.support.events import of
from tests.support.positions.duel import (
    BRIDGE,
    GOALS,
    REACH_BLUE,
    REACH_GREEN,
    SHAPES,
    SIX_MARKED,
    act,
    against,
    exhausted,
    goals_with,
    is_shut,
    lay,
    lies,
    looks_the_same,
    open_sides,
    parts,
    phase,
    seat_of,
    table,
    turn_if,
)

rule = pytest.mark.rule


# Goals


@rule("DU-27")
@rule("DU-30")
@pytest.mark.parametrize("side", "NESW")
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("seat", [0, 1], ids=["green", "blue"])
def test_every_goal_is_reached_from_every_side_in_every_way(goal, side, seat):
    lying, laid = (REACH_GREEN, REACH_BLUE)[seat][side]
    colour = ("green", "blue")[seat]
    ways = [turned for turned in (False, True) if side in open_sides(goal, turned)]
    if looks_the_same(goal):
        ways = ways[:1]
    assert ways
    for way in ways:
        match = table(
            f"hands {laid[:3]} / {laid[:3]} | turn {seat} | {goals_with(goal)} | table {lying}"
        )
        events = act(match, lay(laid))
        seen = events[1]
        assert isinstance(seen, GoalSeen)
        assert of(events, GoalSeen) == [GoalSeen(seen.goal, 5, 0)]
        assert seen.goal.name == goal
        if len(ways) == 2:
            assert of(events, GoalLaid, GoldMarked, Drew) == []
            assert match.actors == (seat,)
            assert match.moves(seat) == [LayGoal(False), LayGoal(True)]
            events = act(match, LayGoal(way))
        assert [(event.x, event.y, event.turned) for event in of(events, GoalLaid)] == [(5, 0, way)]
        own = next(p for p in parts(goal, way, is_shut(goal, colour, False)) if side in p)
        at = turn_if(SHAPES[goal].get("at", ""), way)
        found = [GoldMarked(seat, SHAPES[goal]["gold"], 5, 0)] if at and at in own else []
        assert of(events, GoldMarked) == found
        mark = f"m{seat}" if found else ""
        assert f"{goal}@5,0{'v' * way}{mark}" in lies(match)
        assert match.actors == (1 - seat,)


@rule("DU-27")
def test_what_is_chosen_is_a_decision_of_its_own():
    match = table(f"hands P01 P02 / P03 | {goals_with('G04')} | table P06@3,0")
    act(match, lay("P01@4,0"))
    assert phase(match) == "turn_goal"
    assert match.view(1).to_json()["pending"]["card"] == "G04"
    for move in (lay("P02@3,-1"), PassOne(Card.P02), Done(), Look(5, 2)):
        assert against(match, move) == "DU-27"
    assert against(match, LayGoal(True), seat=1) == "DU-7"
    act(match, LayGoal(True))
    assert "G04@5,0v" in lies(match)


@rule("DU-27")
@pytest.mark.parametrize(
    ("goal", "others", "way"),
    [
        # the cards in the north of the goal and in the south leave one way that matches
        ("G04", "P01@5,-1", True),
        ("G04", "P04@5,-1v", False),
        ("G04", "P01@5,1", False),
        ("G16", "P01@5,1", False),
        ("G16", "P01@5,-1", True),
        # none matches; open towards the card just laid
        ("G06", "P01@5,-1", False),
        ("G08", "P01@5,1", True),
        ("G06", "P02@5,1", False),
        ("G03", "P01@5,-1 P01@5,1", False),
        ("G04", "P01@5,-1 P01@5,1", None),
        ("G02", "P01@5,-1 P01@5,1", False),
        ("G13", "P01@5,-1", False),
    ],
)
def test_a_goal_matches_its_neighbours_or_at_least_the_card_just_laid(goal, others, way):
    match = table(f"hands P01 / P03 | {goals_with(goal)} | table P06@3,0 {others}")
    events = act(match, lay("P01@4,0"))
    if way is None:
        assert match.moves(0) == [LayGoal(False), LayGoal(True)]
    else:
        assert [event.turned for event in of(events, GoalLaid)] == [way]


#: behind a troll at 4,1 a way leads to the west of the goal at 5,0 and round it to the east
AROUND = "P06@3,1 P25@4,1 P03@4,0v P01@5,1 P03@6,1 P04@6,0v"


@rule("DU-27")
def test_if_none_matches_any_side_where_the_goal_is_reached_will_do():
    match = table(f"hands P02 / P02 | {goals_with('G06')} | table {AROUND}")
    events = act(match, Bribe(4, 1))
    assert GoalSeen(of(events, GoalSeen)[0].goal, 5, 0) in events
    assert match.moves(0) == [LayGoal(False), LayGoal(True)]
    events = act(match, LayGoal(True))
    assert GoldMarked(0, 2, 5, 0) in events


@rule("DU-27")
def test_if_the_card_just_laid_reaches_it_the_side_towards_it_must_be_open():
    around = "P06@3,0 P04@4,1 P01@5,1 P03@6,1 P04@6,0v"
    for goal, way in (("G06", False), ("G08", True)):
        match = table(f"hands P22 / P02 | {goals_with(goal)} | table {around}")
        events = act(match, lay("P22@4,0v"))
        assert [event.turned for event in of(events, GoalLaid)] == [way]


@rule("DU-27")
def test_where_open_lies_against_closed_there_is_no_way_as_long_as_both_lie_there():
    match = table("hands P02 P01 / P02 | goals G03: G08: | table P06@4,0 G08@5,0")
    assert against(match, lay("P02@5,-1")) == "DU-22"
    assert against(match, lay("P01@6,0")) == "DU-22"
    act(match, PassOne(Card.P01))
    assert "G08@5,0" in lies(match)


@rule("DU-27")
def test_goals_are_turned_up_smallest_y_first():
    match = table("hands P24 / P02 | goals G02: G01: | table P06@4,-1")
    events = of(act(match, lay("P24@5,-1")), GoalSeen, GoalLaid)
    assert [(type(event), event.goal.name, event.y) for event in events] == [
        (GoalSeen, "G02", -2),
        (GoalLaid, "G02", -2),
        (GoalSeen, "G01", 0),
        (GoalLaid, "G01", 0),
    ]


@rule("DU-27")
def test_the_second_goal_is_not_seen_before_the_first_one_lies():
    match = table("hands P24 / P02 | goals G03: G01: | table P06@4,-1")
    events = act(match, lay("P24@5,-1"))
    assert [event.goal.name for event in of(events, GoalSeen)] == ["G03"]
    assert match.view(0).to_json()["table"][3]["card"] == "unseen goal"
    events = act(match, LayGoal(False))
    assert [event.goal.name for event in of(events, GoalSeen)] == ["G01"]


@rule("DU-27")
def test_a_goal_may_be_reached_through_another_and_then_smallest_x_comes_first():
    goals = "goals G02: G03: G04: G01: G11: G05:"
    match = table(f"hands P24 / P02 | {goals} | table P06@6,0 P04@7,-2v P01@6,-2")
    events = of(act(match, lay("P24@7,0")), GoalSeen, GoldMarked)
    assert [(event.x, event.y) for event in events] == [(7, -1), (5, -2), (7, 1), (7, 1)]
    assert GoldMarked(0, 1, 7, 1) in events


@rule("DU-27")
def test_a_goal_that_only_the_other_player_reaches_is_turned_up_and_laid_by_the_active_one():
    match = table(f"hands P07 / P02 | {goals_with('G16')} | table P05@3,0v P06@4,-1v")
    events = act(match, lay("P07@4,0"))
    assert of(events, GoalSeen)
    assert match.actors == (0,)
    assert match.moves(0) == [LayGoal(False), LayGoal(True)]
    # upright the green door is in the east, and blue comes in from the west
    assert GoldMarked(1, 1, 5, 0) in act(match, LayGoal(False))


@rule("DU-27")
@pytest.mark.parametrize(
    ("hand", "cards", "move"),
    [
        ("A12", "P06@3,0 P21@4,0", PutKey(4, 0)),
        ("P02", "P06@3,0 P26@4,0", Bribe(4, 0)),
    ],
)
def test_goals_are_reached_by_whatever_move(hand, cards, move):
    match = table(f"hands {hand} / P02 | {goals_with('G12')} | table {cards}")
    events = act(match, move)
    assert [(event.x, event.y) for event in of(events, GoalLaid)] == [(5, 0)]
    assert GoldMarked(0, 2, 5, 0) in events


@rule("DU-27")
def test_an_open_side_that_nobody_is_connected_to_reaches_nothing():
    match = table(f"hands P25 / P02 | {goals_with('G12')} | table P06@3,0")
    # the arm with the troll lies towards the goal
    assert of(act(match, lay("P25@4,0v")), GoalSeen) == []


# What follows


@rule("DU-28")
def test_goals_then_gold_then_the_draw():
    match = table(f"hands P01 / P02 | {goals_with('G12')} | table P06@3,0")
    kinds = [type(event) for event in act(match, lay("P01@4,0"))]
    assert kinds == [CardLaid, GoalSeen, GoalLaid, GoldMarked, CardDrawn, Drew]


@rule("DU-28")
def test_nothing_is_drawn_before_a_goal_lies():
    match = table(f"hands P01 P02 / P02 | {goals_with('G16')} | table P06@3,0")
    act(match, lay("P01@4,0"))
    assert seat_of(match, 0)["cards"] == 1
    assert Drew(0, 1) in act(match, LayGoal(False))


@rule("DU-28")
def test_when_all_goals_lie_the_round_ends_without_drawing():
    up = "G02@5,-2 G03@5,2 G04@7,-1 G05@7,1 G06@9,0"
    match = table(f"hands P01 / P02 | goals G02: G01: G03: G04: G05: G06: | table P06@3,0 {up}")
    events = act(match, lay("P01@4,0"))
    end = events.index(RoundEnded(1, Ending.GOALS))
    assert of(events[:end], Drew, CardDrawn) == []


@rule("DU-28")
def test_after_a_to_d_a_player_with_a_troll_is_asked_until_done():
    match = table("hands P01 P02 A10 / P03 | pile P04 | table P26@1,1")
    assert of(act(match, Look(5, 0)), Drew) == []
    assert match.actors == (0,)
    assert match.moves(0) == [Bribe(1, 1), Done()]
    for move in (lay("P01@-1,1"), PassOne(Card.P02), LayGoal(False)):
        assert against(match, move) == "DU-28"
    assert Drew(0, 1) in act(match, Done())
    assert match.actors == (1,)


@rule("DU-28")
@pytest.mark.parametrize("cards", ["", "P26@1,1b1", "P26@3,30", "P26@1,-1"])
def test_without_a_troll_to_bribe_the_turn_passes_at_once(cards):
    match = table(f"hands P01 A10 / P03 | table {cards}")
    assert Drew(0, 1) in act(match, Look(5, 0))
    assert match.actors == (1,)


@rule("DU-28")
def test_after_a_bribe_before_a_to_d_any_of_them_follows():
    match = table("hands P01 A10 / P03 | table P26@1,1")
    assert of(act(match, Bribe(1, 1)), Drew) == []
    assert phase(match) == "before"
    assert against(match, lay("P01@2,1")) is None
    assert against(match, Done()) == "DU-12"
    assert Drew(0, 1) in act(match, lay("P01@2,1"))


@rule("DU-28")
def test_a_bribe_before_a_to_d_that_turns_a_goal_up_leaves_the_turn_open():
    match = table(f"hands P02 / P02 | {goals_with('G04')} | table P06@3,0 P26@4,0")
    act(match, Bribe(4, 0))
    act(match, LayGoal(True))
    assert phase(match) == "before"
    assert against(match, PassOne(Card.P02)) is None


@rule("DU-28")
@pytest.mark.parametrize(
    ("move", "drawn"), [(PassOne(Card.P02), 1), (PassTwo(Card.P02, Card.P03), 2)], ids=str
)
def test_a_bribe_after_a_to_d_that_turns_a_goal_up_is_followed_by_the_draw(move, drawn):
    match = table(f"hands P02 P03 / P02 | {goals_with('G04')} | table P06@3,0 P26@4,0")
    assert of(act(match, move), Drew) == []
    assert of(act(match, Bribe(4, 0)), Drew) == []
    assert phase(match) == "turn_goal"
    assert Drew(0, drawn) in act(match, LayGoal(True))
    assert match.actors == (1,)


@rule("DU-28")
def test_a_second_bribe_may_follow_the_first_after_a_to_d():
    match = table("hands P01 P02 / P02 | table P26@1,1 P25@2,1")
    act(match, PassOne(Card.P01))
    assert match.moves(0) == [Bribe(1, 1), Done()]
    assert of(act(match, Bribe(1, 1)), Drew) == []
    assert match.moves(0) == [Bribe(2, 1), Done()]
    assert Drew(0, 1) in act(match, Done())


@rule("DU-30")
@pytest.mark.parametrize("seat", [0, 1])
def test_if_both_are_connected_the_active_player_marks(seat):
    hands = ("P08 / P01", "P01 / P08")[seat]
    match = table(f"hands {hands} | turn {seat} | table P02@0,0")
    assert GoldMarked(seat, 1, 0, 2) in act(match, lay("P08@0,2"))


@rule("DU-30")
def test_if_only_the_other_player_is_connected_the_other_marks():
    match = table(f"hands P07 / P02 | table {BRIDGE}")
    assert of(act(match, lay("P07@1,-1")), GoldMarked) == [GoldMarked(1, 1, 2, -1)]


@rule("DU-30")
@pytest.mark.parametrize(
    ("laid", "found"),
    [
        ("P08@1,1", False),
        ("P08@0,2", True),
        ("P10@1,1", False),
        ("P10@1,1v", True),
        ("P11@1,1", False),
        ("P11@1,1v", True),
        ("P12@1,1", False),
        ("P12@0,2v", True),
        ("P13@1,1", False),
        ("P13@0,2v", True),
    ],
)
def test_another_part_of_the_card_is_not_enough(laid, found):
    match = table(f"hands {laid[:3]} / P02")
    marked = of(act(match, lay(laid)), GoldMarked)
    assert len(marked) == found
    assert match.view(None).to_json()["markers"] == 8 - found


@rule("DU-30")
def test_marking_is_not_optional_for_keys_either():
    goal = "goals G02: G07: | table P06@3,0 P01@4,0 G07@5,0v"
    match = table(f"hands A12 P02 / P02 | {goal}")
    assert of(act(match, PutKey(5, 0)), GoldMarked) == [GoldMarked(0, 1, 5, 0)]
    assert match.actors == (1,)


@rule("DU-30")
def test_a_key_before_blues_gold_marks_it_for_the_active_player():
    # blue plays a key on a green door behind which gold lies
    match = table("hands P02 / A12 P02 | turn 1 | table P20@1,-1 P10@2,-1v")
    assert of(act(match, PutKey(1, -1)), GoldMarked) == [GoldMarked(1, 1, 2, -1)]


@rule("DU-30")
def test_gold_stays_marked_when_the_connection_breaks():
    match = table("hands A11 P02 / A10 P02 | table P01@1,1 P10@2,1vm0 P02@0,0")
    act(match, Rockfall(1, 1))
    assert "P10@2,1vm0" in lies(match)
    act(match, PassOne(Card.A10))
    assert "P10@2,1vm0" in lies(match)


@rule("DU-30")
def test_marked_gold_is_not_marked_again():
    match = table("hands P02 P01 / P02 | table P08@0,2m1")
    assert of(act(match, lay("P01@1,1")), GoldMarked) == []


@rule("DU-31")
@pytest.mark.parametrize(
    ("goals", "marked"),
    [
        # the most valuable first
        ("G02: G11: G06:", (5, 2)),
        # then smallest y
        ("G02: G08: G06:", (5, 0)),
    ],
)
def test_if_markers_run_short_the_most_valuable_gold_comes_first(goals, marked):
    cards = f"P06@4,1 {SIX_MARKED} P08@0,72m0"
    match = table(f"hands P24 / P02 | goals {goals} | table {cards}")
    events = act(match, lay("P24@5,1"))
    assert [(event.seat, event.x, event.y) for event in of(events, GoldMarked)] == [(0, *marked)]
    assert RoundEnded(1, Ending.MARKERS) in events


@rule("DU-31")
def test_among_equal_gold_smallest_x_comes_before_smallest_y():
    cards = f"{SIX_MARKED} P10@2,1v P08@1,2 G06@9,0m1"
    goals = "goals G01: G02: G03: G04: G05: G06:"
    match = table(f"hands P20 / P02 | {goals} | table {cards}")
    assert of(act(match, lay("P20@1,1")), GoldMarked) == [GoldMarked(0, 1, 1, 2)]


@rule("DU-31")
def test_gold_of_the_active_player_comes_before_that_of_the_other():
    # a double curve: green reaches 1 gold at 5,2 and blue 3 gold at 5,0
    cards = f"P06@4,1 P05@6,1 {SIX_MARKED}"
    drawn = "hands P09 / P02 | goals G02: G10: G11: | table {}"
    events = act(table(drawn.format(f"{cards} P08@0,72m0")), lay("P09@5,1"))
    assert of(events, GoldMarked) == [GoldMarked(0, 1, 5, 2)]
    assert seat_of(table(drawn.format(cards)), 0)["gold"] == 0
    events = act(table(drawn.format(cards)), lay("P09@5,1"))
    assert of(events, GoldMarked) == [GoldMarked(0, 1, 5, 2), GoldMarked(1, 3, 5, 0)]


@rule("DU-31")
def test_what_gets_no_marker_belongs_to_nobody():
    cards = f"P06@4,1 P05@6,1 {SIX_MARKED} P08@0,72m0"
    match = table(f"hands P09 / P02 | goals G02: G10: G11: | table {cards}")
    act(match, lay("P09@5,1"))
    # green: P08 and G11; blue: P11, P12 and P13, of which the debt of 3 trolls takes all
    assert [seat_of(match, seat)["gold"] for seat in (0, 1)] == [2, 0]


@rule("DU-32")
@pytest.mark.parametrize("troll", ["P26@1,1", "P25@1,1", "P26@1,1v", "P27@1,1", "P25@1,1v"])
def test_a_troll_is_bribed_from_the_arm_and_from_the_rest(troll):
    match = table(f"hands P01 / P02 | table {troll}")
    assert TrollBribed(0, 1, 1) in act(match, Bribe(1, 1))
    assert f"{troll}b0" in lies(match)
    view = match.view(None).to_json()
    assert view["markers"] == 7
    assert view["seats"][0]["debt"] == 1


@rule("DU-32")
@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ("P26@1,-1", (1, -1)),
        ("P25@3,30", (3, 30)),
        ("P26@1,1b0", (1, 1)),
        ("P26@1,1b1", (1, 1)),
        ("P20@1,1", (1, 1)),
        ("P01@1,1", (1, 1)),
        ("", (0, 1)),
        ("", (5, 0)),
        ("", (1, 1)),
        ("P26@1,1 P25@2,1", (2, 1)),
    ],
)
def test_only_an_unbribed_troll_that_one_is_connected_to_can_be_bribed(cards, place):
    match = table(f"hands P01 / P02 | table {cards}")
    assert against(match, Bribe(*place)) == "DU-32"


@rule("DU-32")
def test_a_bribed_troll_is_open_to_both_for_the_rest_of_the_round():
    match = table("hands A10 P01 / P01 A10 | table P26@1,1 P02@0,0")
    act(match, Bribe(1, 1))
    act(match, PassOne(Card.A10))
    assert against(match, lay("P01@2,1")) is None
    act(match, PassOne(Card.A10))
    assert against(match, lay("P01@2,1")) is None


@rule("DU-32")
def test_bribes_before_and_after_as_often_as_one_likes():
    match = table("hands P01 P02 / P02 | table P26@1,1 P25@2,1 P27@-1,1v")
    act(match, Bribe(1, 1))
    act(match, Bribe(2, 1))
    act(match, PassOne(Card.P01))
    assert match.moves(0) == [Bribe(-1, 1), Done()]
    assert Drew(0, 1) in act(match, Bribe(-1, 1))
    assert seat_of(match, 0)["debt"] == 3
    assert match.actors == (1,)


@rule("DU-32")
def test_sabotage_does_not_prevent_a_bribe_nor_does_an_empty_purse():
    match = table("hands P01 / P02 | sabotage lamp pickaxe cart / | table P26@1,1")
    assert seat_of(match, 0)["gold"] == 0
    assert against(match, Bribe(1, 1)) is None


@rule("DU-32")
def test_an_empty_pile_and_empty_hands_leave_time_for_a_bribe():
    match = exhausted("hands P01 / | table P26@1,1")
    assert of(act(match, PassOne(Card.P01)), RoundEnded) == []
    assert match.moves(0) == [Bribe(1, 1), Done()]
    assert RoundEnded(1, Ending.CARDS) in act(match, Bribe(1, 1))


@rule("DU-32")
def test_a_move_that_ends_the_round_leaves_no_time_for_a_bribe():
    up = "G02@5,-2 G03@5,2 G04@7,-1 G05@7,1 G06@9,0"
    goals = "goals G02: G01: G03: G04: G05: G06:"
    match = table(f"hands P01 / P02 | {goals} | table P06@3,0 P26@1,1 {up}")
    assert RoundEnded(1, Ending.GOALS) in act(match, lay("P01@4,0"))
    assert match.position()["round"] == 2
    marked = SIX_MARKED.replace("P27@0,70b1", "P10@0,70m1")
    match = table(f"hands P08 / P02 | {goals} | table G06@9,0m0 P27@-1,1v {marked}")
    assert RoundEnded(1, Ending.MARKERS) in act(match, lay("P08@0,2"))
    assert match.position()["round"] == 2


@rule("DU-32")
def test_the_bribe_that_takes_the_last_marker_turns_goals_up_marks_nothing_and_ends_the_round():
    marked = "P08@0,60m0 P10@0,62m0 P11@0,64m1 P12@0,66m1 P13@0,68m1 P25@0,70b1 P27@0,72b1"
    match = table(f"hands P01 P02 / P02 | {goals_with('G12')} | table P06@3,0 P26@4,0 {marked}")
    events = act(match, Bribe(4, 0))
    assert len(of(events, GoalLaid)) == 1
    assert of(events, GoldMarked) == []
    kinds = [type(event) for event in events[:4]]
    assert kinds == [TrollBribed, GoalSeen, GoalLaid, RoundEnded]
    assert events[3] == RoundEnded(1, Ending.MARKERS)
    # green had 2 and pays 1 troll, blue had 3 and pays 2
    assert [seat_of(match, seat)["gold"] for seat in (0, 1)] == [1, 1]


@rule("DU-32")
def test_the_last_marker_for_a_bribe_leaves_the_choice_how_a_goal_lies():
    marked = "P08@0,60m0 P10@0,62m0 P11@0,64m1 P12@0,66m1 P13@0,68m1 P25@0,70b1 P27@0,72b1"
    match = table(f"hands P01 P02 / P02 | {goals_with('G16')} | table P06@3,0 P26@4,0 {marked}")
    assert of(act(match, Bribe(4, 0)), RoundEnded) == []
    events = act(match, LayGoal(False))
    assert of(events, GoldMarked) == []
    assert RoundEnded(1, Ending.MARKERS) in events
