"""Laying path cards in the Dark Cave: DC-20 to DC-27."""

import pytest

from stope.games.dark_cave.events import CardLaid, GoalSeen, VeinFilled
from stope.games.dark_cave.moves import Card, Lure, PassOne, Place, Rockfall, Spin
from stope.games.path_cards.sides import Side
from tests.support.dark_cave_printed_cards import CARDS, FACING, PATHS, WAY
from tests.support.events import of
from tests.support.positions.dark_cave import act, against, lay, lies, part, step, stop, table, walk

rule = pytest.mark.rule


# DC-20


@rule("DC-20")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        # beside the start card
        ("", "C108@1,0", None),
        ("", "C108@-1,0", None),
        ("", "C108@0,1", None),
        ("", "C108@0,-1", None),
        # on it, across a corner, beside nothing
        ("", "C108@0,0", "DC-20"),
        ("", "C108@1,1", "DC-20"),
        ("", "C108@-1,1", "DC-20"),
        ("", "C108@1,-1", "DC-20"),
        ("", "C108@-1,-1", "DC-20"),
        ("", "C108@2,0", "DC-20"),
        ("", "C108@100,-100", "DC-20"),
        # beside a laid card, on it, across its corner
        ("C101@1,0", "C108@2,0", None),
        ("C101@1,0", "C108@1,1", None),
        ("C101@1,0", "C108@1,0", "DC-20"),
        ("C101@1,0", "C108@2,1", "DC-20"),
        # face-down goals: their places are taken, and they are no neighbours
        ("", "C108@4,4", "DC-20"),
        ("C101@3,4", "C108@4,4", "DC-20"),
        ("", "C108@3,4", "DC-20"),
        ("", "C108@4,5", "DC-20"),
        ("", "C108@-4,-5", "DC-20"),
        # face-up goals are neighbours
        ("D01@4,4", "C108@3,4", None),
        ("D01@4,4", "C108@4,5", None),
        ("D01@4,4", "C108@5,4", None),
        ("D01@4,4", "C108@4,3", None),
        ("D01@4,4", "C108@4,4", "DC-20"),
        ("D01@4,4", "C108@5,5", "DC-20"),
        ("D01@4,4", "C108@-4,5", "DC-20"),
    ],
)
def test_cards_are_laid_on_an_empty_place_beside_a_card(cards, laid, verdict):
    match = table(f"hands C108 / C103 | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DC-20")
@pytest.mark.parametrize(("seats", "inner", "outer"), [(2, 3, 4), (6, 2, 3), (8, 2, 3)])
def test_goals_take_their_places_with_any_number_of_players(seats, inner, outer):
    hands = " / ".join(["C108", "C101", "C102", "C103", "C104", "C105", "C106", "C107"][:seats])
    match = table(f"hands {hands} | table C201@{inner},{outer}")
    assert against(match, lay(f"C108@{outer},{outer}")) == "DC-20"
    assert against(match, lay(f"C108@{inner},{inner}")) is None


@rule("DC-20")
def test_a_card_that_was_laid_lies_there_and_has_left_the_hand():
    match = table("hands C102 C103 / C104 | pile A101")
    events = act(match, lay("C102@1,0"))
    assert events[0] == CardLaid(0, Card.C102, 1, 0, False)
    assert "C102@1,0" in lies(match)
    assert part(match, "hands")[0] == ["C103"]
    assert part(match, "discard") == []
    view = match.view(1).to_json()["table"][-1]
    assert (view["card"], view["x"], view["y"], view["turned"]) == ("C102", 1, 0, False)


@rule("DC-20")
def test_action_cards_cannot_be_laid():
    match = table("hands A101 A105 / C103")
    assert against(match, Place(Card.A101, 1, 0, False)) == "DC-20"
    assert against(match, Place(Card.A105, 1, 0, False)) == "DC-20"


@rule("DC-20")
def test_where_a_card_fell_another_can_be_laid():
    match = table("hands A202 C102 / C103 C108 | table C101@1,0 C105@2,0")
    act(match, Rockfall(Card.A202, 1, 0))
    stop(match)
    # between the start card and what was cut off
    assert against(match, lay("C103@1,0v")) is None
    act(match, lay("C108@1,0"))
    assert "C108@1,0" in lies(match)


@rule("DC-20")
def test_beside_the_empty_place_of_a_card_that_fell_nothing_can_be_laid():
    match = table("hands A202 C102 / C108 | table C101@1,0")
    assert against(match, lay("C102@1,1v"), 0) is None
    act(match, Rockfall(Card.A202, 1, 0))
    stop(match)
    for place in ("2,0", "1,1", "1,-1"):
        assert against(match, lay(f"C108@{place}")) == "DC-20"


# DC-21


@rule("DC-21")
@pytest.mark.parametrize("name", PATHS)
def test_a_card_may_be_turned_unless_that_changes_nothing(name):
    card = PATHS[name]
    match = table(f"hands {name} / A101")
    moves = [move for move in match.moves(0) if isinstance(move, Place)]
    for turned in (False, True):
        for side, (x, y) in WAY.items():
            move = Place(Card[name], x, y, turned)
            fits = FACING[side] in card.open(turned)
            if turned and card.looks_the_same_turned():
                assert against(match, move) == "DC-21"
            else:
                assert against(match, move) == (None if fits else "DC-22")
                assert (move in moves) == fits
    assert len(set(moves)) == len(moves)


@rule("DC-21")
@pytest.mark.parametrize(
    ("laid", "verdict"),
    [
        ("C104@1,0", "DC-22"),
        ("C104@0,1", None),
        ("C105@1,0", None),
        ("C105@0,1", "DC-22"),
        ("C203@-1,0", "DC-22"),
        ("C304@0,-1", "DC-22"),
    ],
)
def test_no_card_is_laid_crosswise(laid, verdict):
    match = table("hands C104 C105 C203 C304 / A101")
    assert against(match, lay(laid)) == verdict


@rule("DC-21")
def test_a_turned_card_lies_turned():
    # {NE} becomes {SW}
    match = table("hands C107 C101 / C103")
    assert against(match, lay("C107@1,0")) == "DC-22"
    events = act(match, lay("C107@1,0v"))
    assert events[0] == CardLaid(0, Card.C107, 1, 0, True)
    assert "C107@1,0v" in lies(match)
    stop(match)
    assert against(match, lay("C103@1,1")) is None
    assert against(match, lay("C103@2,0")) == "DC-22"
    assert against(match, lay("C103@1,-1")) == "DC-23"


@rule("DC-21")
def test_a_turn_takes_the_hole_of_a_card_along():
    # a crossing of group II: its hole is on the arm N, and so in the south of a turned card
    for token, south in (("C207@0,1", 2), ("C207@0,1v", 0)):
        match = table(f"hands C101 / A105 C104 | table {token} | turn 1 | dwarves 0,0/0 0,0/0")
        lures = [move for move in match.moves(1) if isinstance(move, Lure)]
        assert [(move.x, move.y, move.space) for move in lures] == [(0, 1, 0)]
        match = table(f"hands C101 / C102 | table {token} C101@0,2 | dwarves 0,2/0 0,0/0")
        act(match, PassOne(Card.C101))
        assert against(match, step(f"0,1/{south}")) is None
        assert against(match, step(f"0,1/{2 - south}")) == "DC-31"


# DC-22


@rule("DC-22")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        # C105 {EW} is closed in the north and south
        ("C105@1,0", "C101@2,0", None),
        ("C105@1,0", "C101@1,1", "DC-22"),
        ("C105@1,0", "C104@2,0", "DC-22"),
        # two neighbours: both must match
        ("C101@1,0 C101@0,1", "C108@1,1", None),
        ("C101@1,0 C101@0,1", "C106@1,1", None),
        ("C101@1,0 C101@0,1", "C104@1,1", "DC-22"),
        ("C105@1,0 C101@0,1", "C108@1,1", "DC-22"),
        ("C105@1,0 C101@0,1", "C106@1,1", "DC-22"),
        ("C105@1,0 C101@0,1", "C204@1,1", None),
        # three and four neighbours
        ("C101@1,0 C101@0,1 C104@2,1", "C108@1,1", "DC-22"),
        ("C101@1,0 C101@0,1 C104@2,1", "C102@1,1", None),
        ("C101@1,0 C101@0,1 C104@2,1 C105@1,2", "C102@1,1", "DC-22"),
        ("C101@1,0 C101@0,1 C104@2,1 C105@1,2", "C106@1,1", None),
        # a face-up goal is a neighbour like others: D02 is open in the north and west
        ("D02@4,4", "C108@3,4", None),
        ("D02@4,4", "C108@4,3", None),
        ("D02@4,4", "C108@5,4", "DC-22"),
        ("D02@4,4", "C108@4,5", "DC-22"),
        ("D02@4,4v", "C108@5,4", None),
        ("D02@4,4v", "C108@3,4", "DC-22"),
        # every path counts, not only the one that is continued: a bridge, a tunnel
        ("C112@1,0", "C108@1,1", None),
        ("C112@1,0", "C204@1,1", "DC-22"),
        ("C113@1,0", "C204@2,0", None),
        ("C113@1,0", "C104@2,0", "DC-22"),
    ],
)
def test_every_side_must_match_its_neighbour(cards, laid, verdict):
    match = table(f"hands {laid[:4]} / A101 | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DC-22")
@pytest.mark.parametrize("laid", ["C104@3,4", "C102@3,4", "C101@3,4", "C105@4,3", "C101@4,3"])
def test_face_down_goals_do_not_count(laid):
    # open or closed against the goal at 4,4; the path goes on to 3,3
    match = table(f"hands {laid[:4]} / C103 | table C201@3,3")
    assert of(act(match, lay(laid)), GoalSeen) == []
    assert laid in lies(match)
    assert any(token.endswith("@4,4d") for token in lies(match))


@rule("DC-22")
def test_closed_against_closed_is_a_match_if_another_side_goes_on():
    # C104 {NS} at 1,-1 would be open to the closed side of C105; C105 may lie beside it closed
    match = table("hands C204 / C103 | table C105@1,0 C101@0,-1")
    assert against(match, lay("C204@1,-1")) is None


# DC-23


@rule("DC-23")
@pytest.mark.parametrize(
    ("cards", "laid", "verdict"),
    [
        ("C105@1,0", "C204@1,-1", "DC-23"),
        ("C105@1,0", "C204@1,1", "DC-23"),
        ("C104@0,1", "C203@1,1", "DC-23"),
        ("C104@0,1", "C203@-1,1", "DC-23"),
        # a T with its back to it
        ("C105@1,0", "C103@1,-1", "DC-23"),
        ("C104@0,1", "C102@-1,1v", "DC-22"),
        ("C104@0,1", "C102@-1,1", "DC-23"),
        # two closed neighbours, one open one
        ("C105@1,0 C304@1,2 C101@0,1", "C204@1,1", None),
        ("C104@0,1 C105@1,0", "C206@1,1v", "DC-22"),
        ("C104@0,1 C105@1,0", "C205@1,1v", "DC-23"),
        ("D02@4,4", "C203@5,4", "DC-23"),
        ("D02@4,4", "C204@4,5", "DC-23"),
    ],
)
def test_a_path_must_go_on(cards, laid, verdict):
    match = table(f"hands {laid[:4]} / A101 | table {cards}")
    assert against(match, lay(laid)) == verdict


@rule("DC-23")
def test_beside_a_face_down_goal_alone_nothing_goes_on():
    # closed against the laid card, open only towards the goal
    match = table("hands C206 / A101 | table C105@4,2")
    assert against(match, lay("C206@4,3v")) == "DC-23"


# DC-20 to DC-23 together, for every card

MAZE = "C105@1,0 C102@0,1 C205@1,1v C112@-1,0 C107@-1,-1v C113@-2,0 D03@4,4 C303@5,4"


def is_right(
    board: dict[tuple[int, int], str | None], name: str, x: int, y: int, turned: bool
) -> bool:
    """Return whether DC-20 to DC-23 allow to lay a card."""
    card = CARDS[name]
    if (x, y) in board or (turned and card.looks_the_same_turned()):
        return False
    goes_on = False
    for side, (dx, dy) in WAY.items():
        neighbour = board.get((x + dx, y + dy))
        if neighbour is None:  # there is no card, or a goal that lies face down
            continue
        mine = side in card.open(turned)
        if mine != (FACING[side] in neighbour):
            return False
        goes_on = goes_on or mine
    return goes_on


@rule("DC-20")
@rule("DC-21")
@rule("DC-22")
@rule("DC-23")
@rule("DC-24")
@pytest.mark.parametrize("name", PATHS)
def test_each_card_goes_exactly_where_the_rules_allow_it(name):
    tokens = [
        token for token in MAZE.split() if not token.startswith(name) or PATHS[name].count > 1
    ]
    match = table(f"hands {name} / A101 | table {' '.join(tokens)}")
    board: dict[tuple[int, int], str | None] = {}
    for token in lies(match):
        card, _, where = token.partition("@")
        x, y = map(int, where.rstrip("gvd").split(","))
        board[x, y] = None if where.endswith("d") else CARDS[card].open("v" in where)
    expected = {
        (x, y, turned)
        for x in range(-7, 8)
        for y in range(-7, 8)
        for turned in (False, True)
        if is_right(board, name, x, y, turned)
    }
    found = [move for move in match.moves(0) if isinstance(move, Place)]
    assert {(move.x, move.y, move.turned) for move in found} == expected
    assert len(found) == len(expected)
    for x in range(-6, 7):
        for y in range(-6, 7):
            for turned in (False, True):
                verdict = match.why_not(0, Place(Card[name], x, y, turned))
                assert (verdict is None) == ((x, y, turned) in expected)
                assert verdict is None or verdict.rule in ("DC-20", "DC-21", "DC-22", "DC-23")


# DC-24


@rule("DC-24")
def test_a_card_need_not_be_connected_to_the_start_card_or_the_dwarf():
    match = table("hands C101 C104 / C103 | table C105@20,30 | dwarves 0,0/0 0,0/0")
    assert against(match, lay("C101@21,30")) is None
    assert against(match, lay("C101@19,30")) is None
    act(match, lay("C101@21,30"))
    assert "C101@21,30" in lies(match)


@rule("DC-24")
def test_a_part_cut_off_by_a_bridge_or_a_dead_end_may_grow():
    # {NS} of the bridge card is not joined to the start card
    match = table("hands C104 / C103 | table C112@1,0")
    assert against(match, lay("C104@1,1")) is None
    # beside a goal that is open to nothing else
    match = table("hands C105 / C103 | table D01@-4,-4")
    assert against(match, lay("C105@-5,-4")) is None


# DC-25


@rule("DC-25")
@pytest.mark.parametrize(("x", "y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_network_grows_past_the_goals_in_every_direction(x, y):
    names = ["C101", "C101", "C101", "C108", "C201", "C201", "C207", "C301"]
    laid = [f"{name}@{x * far},{y * far}" for far, name in enumerate(names, 1)]
    match = table(f"hands C307 / C103 | table {' '.join(laid)}")
    assert against(match, lay(f"C307@{9 * x},{9 * y}")) is None
    # beyond the line of the goals and beyond the corner itself
    match = table("hands C307 / C103 | table D01@4,4 C101@5,4 C101@4,5")
    assert against(match, lay("C307@5,5")) is None
    assert against(match, lay("C307@6,4")) is None


@rule("DC-25")
def test_there_is_no_end_to_a_long_corridor():
    match = table("hands C307 / C103 | table C301@70,0 C201@-70,0 C101@0,70 C101@0,-70")
    for place in ("71,0", "-71,0", "0,71", "0,-71"):
        assert against(match, lay(f"C307@{place}")) is None
    act(match, lay("C307@71,0"))
    assert "C307@71,0" in lies(match)


# DC-26


@rule("DC-26")
@pytest.mark.parametrize("level", [1, 2])
def test_an_open_end_with_a_web_may_be_continued_and_the_web_stays(level):
    match = table(f"hands C101 C103 / C104 | webs 0,0E{level}:1:A102 | table C101@-1,0")
    assert against(match, lay("C101@1,0")) is None
    act(match, lay("C101@1,0"))
    assert "C101@1,0" in lies(match)
    assert part(match, "webs") == [f"0,0E{level}:1:A102"]
    # it lies on the connection now: nobody gets through, and no second web goes there
    assert against(match, step("1,0/0")) == "DC-53"


@rule("DC-26")
def test_a_web_on_the_connection_stops_from_both_sides():
    match = table(
        "hands C101 C103 / C104 C102 | webs 0,0E2:0:A102 | table C101@1,1 | dwarves 0,0/0 1,1/0"
    )
    act(match, lay("C101@1,0"))
    stop(match)
    act(match, PassOne(Card.C104))
    walk(match, "1,0/0")
    assert against(match, step("0,0/0")) == "DC-53"


@rule("DC-26")
def test_no_second_web_lies_on_the_connection():
    match = table("hands C101 C103 / A204 C102 | webs 0,0E2:0:A102")
    act(match, lay("C101@1,0"))
    stop(match)
    assert against(match, Spin(Card.A204, 0, 0, Side.E)) == "DC-53"
    assert against(match, Spin(Card.A204, 1, 0, Side.W)) == "DC-53"
    assert against(match, Spin(Card.A204, 1, 0, Side.E)) is None


@rule("DC-26")
def test_a_web_does_not_relieve_a_card_from_matching():
    match = table("hands C104 / C103 | webs 0,0E2:1:A102")
    assert against(match, lay("C104@1,0")) == "DC-22"


# DC-27


@rule("DC-27")
@pytest.mark.parametrize("laid", ["C216@0,1", "C216@1,0", "C313@0,-1v", "C313@1,0"])
def test_a_gold_vein_gets_one_gold_from_the_supply(laid):
    match = table(f"hands {laid[:4]} / C103")
    assert match.view(None).to_json()["supply"] == 40
    x, y = map(int, laid[5:].rstrip("v").split(","))
    events = act(match, lay(laid))
    assert [type(event) for event in events[:2]] == [CardLaid, VeinFilled]
    assert events[1] == VeinFilled(x, y)
    assert f"{laid}g" in lies(match)
    assert match.view(None).to_json()["supply"] == 39
    assert part(match, "gold") == [3, 3]


@rule("DC-27")
@pytest.mark.parametrize("name", [name for name, card in PATHS.items() if card.feature != "vein"])
def test_other_cards_get_no_gold(name):
    match = table(f"hands {name} / A101")
    move = next(move for move in match.moves(0) if isinstance(move, Place))
    assert of(act(match, move), VeinFilled) == []
    assert match.view(None).to_json()["supply"] == 40
    assert not any("g" in token for token in lies(match))


@rule("DC-27")
def test_the_two_veins_of_the_deck_are_where_the_list_has_them():
    veins = {name for name, card in CARDS.items() if card.feature == "vein"}
    assert veins == {"C216", "C313", "D04"}
