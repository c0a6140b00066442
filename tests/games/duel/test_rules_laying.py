"""Laying path cards in the Duel: DU-20 to DU-26, and whole matches."""

import random
from collections import Counter

import pytest

import stope
from stope.games.duel.events import (
    CardLaid,
    GoalSeen,
    RoundEnded,
)
from stope.games.duel.moves import (
    Card,
    Done,
    Exchange,
    Look,
    PassOne,
    PassTwo,
    Place,
)
from stope.games.duel.state import Ending
from tests.support.events import of
from tests.support.positions.duel import (
    BRIDGE,
    HAND_CARDS,
    OPPOSITE,
    STEPS,
    SecondReading,
    act,
    act_and_finish,
    against,
    exhausted,
    is_shut,
    lay,
    lies,
    parts,
    phase,
    table,
)

rule = pytest.mark.rule


# A


@rule("DU-20")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        ("", "P01@1,1", None),
        ("P01@1,1", "P01@2,1", None),
        ("P01@1,1", "P01@1,1", "DU-20"),
        ("", "P01@0,1", "DU-20"),
        ("", "P01@3,1", "DU-20"),
        ("", "P01@100,-100", "DU-20"),
        # a face-down goal: its place is not empty, and it is no neighbour
        ("P01@4,0", "P01@5,0", "DU-20"),
        ("", "P01@6,0", "DU-20"),
        ("", "P02@5,-1", "DU-20"),
        # a face-up goal is one
        ("P06@4,0 G01@5,0", "P01@6,0", None),
        ("P06@4,0 G01@5,0", "P01@5,0", "DU-20"),
    ],
)
def test_cards_are_laid_on_an_empty_place_beside_a_card(cards, laid, verdict):
    match = table(f"hands P01 P02 / P03 | goals G02: G01: | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DU-20")
def test_a_card_that_was_laid_lies_there_and_has_left_the_hand():
    match = table("hands P01 P02 / P03 | pile P04")
    assert CardLaid(0, Card.P01, 1, 1, False) in act(match, lay("P01@1,1"))
    assert "P01@1,1" in lies(match)
    assert match.position()["hands"][0] == ["P02", "P04"]
    assert match.position()["discard"] == []


@rule("DU-20")
def test_an_action_card_cannot_be_laid():
    match = table("hands A01 / P03")
    assert against(match, Place(Card.A01, 1, 1, False)) == "DU-20"


@rule("DU-21")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        # blue is connected to the north of 0,0; to the south lies the open side of green's start
        ("", "P04@0,0", "DU-21"),
        ("", "P02@0,0", None),
        # P01 at 1,0 is closed to the north
        ("P01@1,0", "P18@1,-1", "DU-21"),
        ("P01@1,0", "P03@1,-1", None),
        # three neighbours, the third does not match
        ("P02@0,0 P02@1,-2", "P03@1,-1", None),
        ("P02@1,-2", "P01@1,-1", "DU-21"),
        ("P02@-1,0", "P07@0,0", "DU-21"),
    ],
)
def test_every_side_must_match_its_neighbour(cards, laid, verdict):
    match = table(f"hands P09 / P01 P02 P03 P04 P07 P18 | turn 1 | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DU-21")
@pytest.mark.parametrize("laid", ["P02@4,0", "P14@4,0", "P24@4,0"])
def test_face_down_goals_do_not_count(laid):
    # closed against the goal at 5,0; connected to the ladder in the south
    match = table("hands P02 P14 P24 / P01 | table P06@4,1")
    assert of(act(match, lay(laid)), GoalSeen) == []
    assert laid in lies(match)


@rule("DU-22")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        ("", "P01@1,1", None),
        # an open side meets an open side, but only blue is connected to it
        ("", "P01@1,-1", "DU-22"),
        ("P01@1,-1", "P01@2,-1", "DU-22"),
        ("P01@3,30", "P01@4,30", "DU-22"),
        # beside the own network, closed against closed
        ("P01@1,1", "P01@1,2", "DU-22"),
        # one side meets the own network, another one that of the other player
        ("P02@1,0 P03@1,1", "P07@1,-1", None),
    ],
)
def test_an_open_side_must_meet_one_that_the_player_is_connected_to(cards, laid, verdict):
    match = table(f"hands P01 P07 / P02 | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DU-22")
@pytest.mark.parametrize(
    ("laid", "behind"),
    [
        ("P17@1,1v", ("P01@2,1", "P02@1,2")),
        ("P14@1,1", ("P02@1,0", "P02@1,2")),
        ("P15@1,1", ("P01@2,1", "P02@1,0")),
        ("P21@1,1v", ("P01@2,1", "P02@1,2")),
        ("P25@1,1", ("P01@2,1", "P02@1,0", "P02@1,2")),
        ("P26@1,1v", ("P01@2,1", "P02@1,2")),
    ],
)
def test_a_stub_or_a_shut_arm_will_do_but_what_lies_behind_is_not_connected(laid, behind):
    match = table(f"hands {laid[:3]} P01 P02 / A10 | pile P03 P03 P04")
    act_and_finish(match, lay(laid))
    act(match, PassOne(Card.A10))
    assert [against(match, lay(token)) for token in behind] == ["DU-22"] * len(behind)


@rule("DU-23")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        # beside a card of blue's network, beside a card of nobody's
        ("P01@1,-1", "P06@2,-1v", None),
        ("P01@3,30", "P06@4,30v", None),
        ("", "P06@1,-1v", None),
        # closed against closed is enough, but open against closed is not
        ("P01@1,-1", "P06@1,0v", None),
        ("P01@1,-1", "P06@1,0", "DU-21"),
        ("P01@3,30", "P06@4,30", "DU-21"),
        # beside nothing
        ("", "P06@30,30", "DU-20"),
        # beside a goal, face down and face up
        ("P01@3,0", "P06@4,0v", "DU-23"),
        ("P01@4,1 G02@5,0", "P06@4,0", "DU-23"),
        ("P01@4,-1", "P06@4,-2", "DU-23"),
        # beside a path card that shows gold, marked or not
        ("P13@1,1", "P06@2,1v", "DU-23"),
        ("P13@1,1m0", "P06@2,1v", "DU-23"),
        ("P13@1,1m1", "P06@2,1v", "DU-23"),
        ("P10@3,30 P01@4,31", "P06@4,30v", "DU-21"),
        ("P10@3,30m1 P02@4,31", "P06@4,30v", "DU-23"),
        # a corner is not beside
        ("P01@3,30 P13@5,31", "P06@4,30v", None),
    ],
)
def test_the_own_ladder_needs_no_connection_but_keeps_away_from_goals_and_gold(
    cards, laid, verdict
):
    goals = "G03: G02:" if "G02" in cards else "G03: G01:"
    match = table(f"hands P06 / P02 | goals {goals} | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DU-23")
def test_beside_goals_alone_no_ladder_is_laid():
    match = table("hands P06 / P02 | goals G02: G01: | table G01@5,0 ")
    assert against(match, lay("P06@6,0v")) == "DU-23"


@rule("DU-23")
def test_an_own_ladder_far_away_joins_the_network():
    match = table("hands P06 P02 / A10 | pile P03 | table P01@3,30")
    act(match, lay("P06@4,30v"))
    act(match, PassOne(Card.A10))
    assert against(match, lay("P02@4,31")) is None


@rule("DU-23")
def test_other_cards_may_be_laid_beside_a_ladder():
    match = table("hands P08 / P02 | table P06@3,30")
    act(match, lay("P08@3,29"))
    assert "P08@3,29m0" in lies(match)


@rule("DU-23")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        ("", "P05@1,1", None),
        # only blue is connected
        ("P01@1,-1", "P05@2,-1", "DU-22"),
        ("P01@3,30", "P05@4,30", "DU-22"),
        # also when green is connected to blue's start card
        ("P02@0,0 P01@3,30", "P05@4,30", "DU-22"),
        ("P02@0,0 P01@3,30", "P05@1,-1", None),
        # closed against closed is not enough
        ("P01@1,1", "P05@1,2v", "DU-22"),
        # connected, and yet beside a goal or gold
        ("P01@1,1 P01@2,1 P01@3,1 P24@4,1", "P05@4,2", "DU-23"),
        ("P13@1,1", "P05@2,1", "DU-23"),
        ("P13@1,1m1", "P05@2,1", "DU-23"),
    ],
)
def test_the_ladder_of_the_other_colour_is_laid_like_any_card_under_the_same_ban(
    cards, laid, verdict
):
    match = table(f"hands P05 / P02 | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DU-24")
@pytest.mark.parametrize(
    ("laid", "verdict"), [("P07@1,-1", None), ("P09@1,-1", None), ("P18@1,-1", "DU-21")]
)
def test_one_path_must_be_connected_and_all_must_match(laid, verdict):
    # S01 to the west and P10 to the east are blue's and nobody's, P02 to the south is green's
    match = table(f"hands P07 P09 P18 / P02 | table {BRIDGE}")
    assert against(match, lay(laid)) == verdict


@rule("DU-24")
def test_a_stub_beside_the_network_satisfies_the_rule_for_the_whole_card():
    match = table("hands P18 / P02 | table P02@1,0 P03@1,1")
    # the stub to the south is green's, the curve to the west is blue's
    assert against(match, lay("P18@1,-1")) is None


#: all path cards of the box by what green can walk through them without keys and bribes
EAST_WEST = ["P01"] * 4 + ["P07", "P12", "P13", "P19", "P22"]
NORTH_SOUTH = ["P02"] * 3 + ["P08", "P11", "P14", "P20", "P24"]
RISING = ["P04"] * 2 + ["P06", "P09", "P15", "P16", "P23"]  # join N and E, or S and W
FALLING = ["P03"] * 2 + ["P05", "P10", "P17", "P18", "P21", "P26", "P27"]  # N and W, or S and E
BOTH = ["P25"]  # straight from north to south, or rising


def long_line(travel: str, rising: str, falling: str) -> tuple[list[str], tuple[int, int, str]]:
    """Lay all path cards in a row that never meets itself; return them and the last open side.

    First straight on, then in steps between the two directions of ``rising``, then in steps
    between those of ``falling``.
    """
    # the last step of the rise has to lead to where the fall begins
    steps = RISING + BOTH if travel in falling else RISING
    straight = {"E": list(EAST_WEST), "N": NORTH_SOUTH + (BOTH if steps is RISING else [])}
    straight["W"], straight["S"] = straight["E"], straight["N"]
    x, y = 0, 1
    tokens = []
    # two plain cards between rise and fall, or the line would meet itself there
    (middle,) = set(rising) & set(falling)
    between = [straight[middle].pop(0), straight[middle].pop(0)]

    def go(card: str, to: str) -> None:
        nonlocal travel, x, y
        x, y = x + STEPS[travel][0], y + STEPS[travel][1]
        shut = is_shut(card, "green", False)
        turned = next(
            turned
            for turned in (False, True)
            if any({OPPOSITE[travel], to} <= set(part) for part in parts(card, turned, shut))
        )
        tokens.append(f"{card}@{x},{y}{'v' * turned}")
        travel = to

    def go_straight() -> None:
        while straight[travel]:
            go(straight[travel].pop(), travel)

    go_straight()
    for card in steps:
        go(card, rising[1 - rising.index(travel)])
        go_straight()
    for card in between:
        go(card, travel)
    for card in FALLING:
        go(card, falling[1 - falling.index(travel)])
    return tokens, (x, y, travel)


@rule("DU-25")
@pytest.mark.parametrize(
    ("direction", "travel", "rising", "falling"),
    [
        ("N", "W", "WN", "NE"),
        ("S", "S", "SE", "SW"),
        ("W", "W", "WN", "WS"),
        ("E", "S", "SE", "EN"),
    ],
)
def test_all_path_cards_of_the_box_are_laid_in_one_thin_line(direction, travel, rising, falling):
    tokens, (x, y, side) = long_line(travel, rising, falling)
    box = {card: count for card, count in HAND_CARDS.items() if card[0] == "P"}
    assert Counter(token[:3] for token in tokens) == box
    assert x * STEPS[direction][0] + y * STEPS[direction][1] >= 15
    cards = [token[:3] for token in tokens]
    # blue sits out, and green draws the cards of the line in their order
    match = exhausted(f"hands {' '.join(cards[:6])} / | pile {' '.join(cards[6:])}")
    for number, token in enumerate(tokens, 1):
        layings = {move for move in match.moves(0) if isinstance(move, Place)}
        assert lay(token) in layings
        if number % 8 == 2:
            assert layings == SecondReading(match.position()).layings(0)
        act(match, lay(token))
        if phase(match) == "after" and number < len(tokens):
            act(match, Done())
    assert {token[:3] for token in lies(match) if token[0] == "P"} == set(box)
    assert (x, y, side) in SecondReading(match.position()).connected(0)
    assert RoundEnded(1, Ending.CARDS) in act(match, Done())


@rule("DU-25")
def test_cards_are_laid_far_away_in_all_directions():
    for x, y in ((60, 60), (-60, -60), (60, -60), (-60, 60)):
        match = table(f"hands P01 P02 / A10 | table P06@{x},{y}")
        assert against(match, lay(f"P01@{x + 1},{y}")) is None
        act(match, lay(f"P02@{x},{y - 1}"))
        assert f"P02@{x},{y - 1}" in lies(match)


@rule("DU-25")
@pytest.mark.parametrize(("x", "y"), [(120, 0), (0, 120)])
def test_no_seam_joins_one_end_of_the_world_to_the_other(x, y):
    # farther out than any round gets: a table may be refused there, but it must not wrap round
    cards = ["P01"] * 4 + ["P07", "P13"] if x else ["P02"] * 3 + ["P07", "P08", "P14"]
    try:
        ladder = "P06@120,0" if x else "P06@0,120v"
        match = exhausted(f"hands {' '.join(cards)} / | table {ladder} | pile P20 P19 P21 P22 P27")
    except stope.BadPosition:
        return
    for step, card in enumerate([*cards, "P20"], 1):
        act_and_finish(match, lay(f"{card}@{x + step * (x > 0)},{y + step * (y > 0)}"))
    places = [(move.x, move.y) for move in match.moves(0) if isinstance(move, Place)]
    assert [at for at in places if min(at) < -1] == []


@rule("DU-26")
@pytest.mark.parametrize("tool", ["lamp", "pickaxe", "cart"])
def test_no_path_card_while_a_sabotage_card_lies_before_you(tool):
    match = table(f"hands P01 P06 A10 / P01 | sabotage {tool} /")
    assert against(match, lay("P01@1,1")) == "DU-26"
    assert against(match, lay("P06@1,1v")) == "DU-26"
    assert against(match, Look(5, 0)) is None
    assert against(match, PassOne(Card.P01)) is None
    act(match, PassOne(Card.A10))
    assert against(match, lay("P01@1,-1")) is None


# All of it together


@rule("DU-22")
@rule("DU-27")
@rule("DU-30")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.compiled
def test_in_random_matches_the_layings_are_those_of_a_second_reading_of_the_rules(seed):
    seats = 1 if seed in (0, 3) else 2
    options = {"dwarf": ("green", "blue")[seed // 3]}
    match, rng = stope.new("duel", seats=seats, seed=seed, options=options), random.Random(seed)
    while not match.over:
        (seat,) = match.actors
        moves = match.moves(seat)
        layings = {move for move in moves if isinstance(move, Place)}
        if phase(match) == "before" and rng.random() < 0.1:
            reading = SecondReading(match.position())
            assert layings == reading.layings(seat)
            assert reading.reached() == set()
            assert reading.unmarked_gold() == set()
        wanted = [move for move in moves if not isinstance(move, PassOne | PassTwo | Exchange)]
        eastern = sorted(layings, key=lambda move: (move.x, repr(move)))[-3:]
        match.play(seat, rng.choice(eastern or wanted or moves))
