"""The reasons for and against moves in the Dark Cave."""

import pytest

from stope.engine.records import new_evidence
from stope.games.dark_cave import GAME
from stope.games.dark_cave.ai.explain import explain
from stope.games.dark_cave.moves import (
    Card,
    Chop,
    Endure,
    Equip,
    LayGoal,
    Look,
    Lure,
    PassOne,
    PassTwo,
    Rockfall,
    Spin,
    Spy,
    Stop,
    Strike,
    Swap,
)
from stope.games.path_cards.sides import Side
from tests.support.positions.dark_cave import AWAY, THREE, WALKING, lay, step, table

#: Seat 0 is loyal to yellow and knows that seat 1 works for blue and seat 2 for yellow.
SPIED = "clans yellow:loyal yellow:saboteur:0 yellow:loyal:0 | spares yellow:saboteur"
#: The exit is known to all and lies north-east.
EXIT_KNOWN = "D02@-4,-4d D01@4,-4d:01234567* D03@-4,4d D04@4,4d"
STEPS = f"{WALKING} 3"


def reason(text, move):
    """Return the reason for or against a move in a drawn position, and the values it names.

    The prefix that all reasons of the game have is left out.
    """
    match = table(text)
    (seat,) = match.actors
    assert match.why_not(seat, move) is None
    view, code = match.view(seat).record, GAME.moves.encode(move)
    explanation = explain(view, seat, code, new_evidence(GAME.evidence))
    return explanation.message.removeprefix("dark-cave-hint-"), dict(explanation.values)


def hand(cards, rest=""):
    """Return a table where seat 0, who knows all clans, has these cards and is to play one."""
    return f"hands {cards} / C103 C106 / C107 C110 | {SPIED} | table {EXIT_KNOWN} {rest}"


# Players and passes


@pytest.mark.parametrize(
    ("cards", "move", "expected"),
    [
        ("A101 C104", Spy(Card.A101, 1), ("spy", {"seat": 1, "percent": 0})),
        ("A203 C104", Swap(Card.A203, 1), ("swap", {"seat": 1, "give": 1, "take": 2})),
        ("A103 C104", Equip(Card.A103, 0), ("equip", {"tool": "boots"})),
        ("A103 C104", Equip(Card.A103, 2), ("gift", {"tool": "boots", "seat": 2, "percent": 100})),
        ("C102 C104", PassOne(Card.C104), ("pass", {"cards": 1, "drawn": 1})),
        ("C102 C104", PassTwo(Card.C102, Card.C104), ("pass", {"cards": 2, "drawn": 2})),
    ],
)
def test_the_reason_says_how_likely_the_other_player_is_a_friend(cards, move, expected):
    assert reason(hand(cards), move) == expected


def test_a_look_counts_the_goals_that_may_be_the_exit():
    text = f"hands A101 C104 / C105 / C106 | {THREE}"
    assert reason(text, Look(Card.A101, 4, -4)) == ("look", {"goals": 4})


# Creatures

HOLE = f"C108@0,1 C101@0,2 C101@-1,1 {AWAY}"
LED = (
    f"hands C104 / C103 C112 / C105 C106 | {SPIED} | table {EXIT_KNOWN} {HOLE}"
    " | creatures lindworm@0,1/0:0:A106 | phase creature | walker lindworm | steps 3"
    " | drawer 0 | to_draw 1 | dwarves 0,0/0 0,2/0 -1,1/0"
)


@pytest.mark.parametrize(
    ("dwarves", "expected"),
    [
        ("0,0/0 0,1/0 0,0/0", ("attack", {"creature": "lindworm", "seat": 1, "percent": 100})),
        ("0,0/0 0,2/0 0,0/0", ("prey", {"creature": "lindworm", "seat": 1, "percent": 100})),
        ("0,2/0 0,5/0 0,5/0", ("no-prey", {"creature": "lindworm"})),
    ],
)
def test_a_creature_is_played_for_the_dwarves_that_it_reaches(dwarves, expected):
    text = f"hands A106 C104 / C103 C112 / C105 C106 | {SPIED} | table {EXIT_KNOWN} {HOLE}"
    assert reason(f"{text} | dwarves {dwarves}", Lure(Card.A106, 0, 1, 0)) == expected


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (step("0,2/0"), ("attack", {"creature": "lindworm", "seat": 1, "percent": 100})),
        (step("-1,1/0"), ("attack", {"creature": "lindworm", "seat": 2, "percent": 0})),
        (step("0,0/0"), ("attack-self", {"creature": "lindworm"})),
        (Stop(), ("stop-creature", {"creature": "lindworm"})),
    ],
)
def test_a_creature_is_led_for_the_dwarf_that_it_attacks(move, expected):
    assert reason(LED, move) == expected


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (Strike(), ("strike", {"creature": "goblin", "left": 0})),
        (Endure(), ("endure", {"creature": "goblin"})),
    ],
)
def test_an_axe_is_used_or_kept_against_the_creature_that_attacks(move, expected):
    text = (
        f"hands C211 / C102 / C103 | {THREE} | table C108@0,1 | dwarves 0,0/0 0,1/0 0,0/0"
        " | axes / A104 / | creatures goblin@0,1/0:0:A209 | attackers goblin | asked 1"
        " | phase axe | walker goblin | drawer 0 | to_draw 1 | gold 3 3 3"
    )
    assert reason(text, move) == expected


# Steps

EAST = f"table {EXIT_KNOWN} C101@1,0 C101@2,0 | dwarves 1,0/0 0,0/0 0,0/0"
BRIDGE = f"table {EXIT_KNOWN} C112@1,0 C101@2,0"
EXIT_BESIDE = "C203@4,-3 | dwarves 4,-3/0 0,0/0 0,0/0"
VEIN_CARD = f"table {EXIT_KNOWN} C101@1,0 C313@2,0g"


@pytest.mark.parametrize(
    ("drawn", "move", "expected"),
    [
        (EAST, step("2,0/0"), ("step", {"steps": 1, "cost": "none"})),
        (EAST, step("0,0/0"), ("step-aside", {})),
        (EAST, Stop(), ("stop", {})),
        (BRIDGE, step("1,0/1"), ("step", {"steps": 2, "cost": "card"})),
        (f"{VEIN_CARD} | dwarves 2,0/2 0,0/0 0,0/0", step("2,0/3"), ("vein", {})),
        (f"{VEIN_CARD} | dwarves 2,0/3 0,0/0 0,0/0 | moved yes", Stop(), ("take", {})),
        (
            f"table {EXIT_KNOWN} C108@0,1 | creatures goblin@0,1/0:0:A209",
            step("0,1/0"),
            ("creature", {"creature": "goblin"}),
        ),
        (
            "table D01@4,-4 C203@4,-3 | dwarves 4,-4/0 0,0/0 0,0/0 | gold 2 0 0",
            step("4,-4/4"),
            ("exit", {"gold": 2}),
        ),
        (f"table D01@4,-4d {EXIT_BESIDE}", step("4,-4/0"), ("turn-up", {"goals": 4})),
        (f"table D01@4,-4d:0 {EXIT_BESIDE}", step("4,-4/0"), ("turn-up", {"goals": 1})),
        (f"table D02@4,-4d:0 {EXIT_BESIDE}", step("4,-4/0"), ("turn-up", {"goals": 0})),
    ],
)
def test_a_step_is_explained_by_what_is_there_or_by_the_way_to_the_exit(drawn, move, expected):
    text = f"hands C104 C107 / C105 / C106 | {THREE} | {drawn} | {STEPS}"
    assert reason(text, move) == expected


# Routes


@pytest.mark.parametrize(
    ("drawn", "move", "expected"),
    [
        ("", lay("C105@1,0"), ("nearer", {"steps": 4})),
        ("", lay("C104@0,1"), ("same-ways", {})),
        ("", lay("C313@-1,0"), ("new-vein", {})),
        (
            f"C101@1,0 {AWAY} | dwarves 0,5/0 0,5/0 1,0/0",
            lay("C105@2,0"),
            ("friend", {"seat": 2, "steps": 4, "percent": 100}),
        ),
        (f"C101@1,0 {AWAY} | dwarves 0,5/0 1,0/0 0,5/0", lay("C105@2,0"), ("same-ways", {})),
        (
            f"C101@1,0 C111@2,0 {AWAY} | dwarves 0,5/0 1,0/0 0,5/0",
            Rockfall(Card.A202, 2, 0),
            ("block", {"seat": 1, "steps": 4, "percent": 100}),
        ),
        (
            f"C101@1,0 C111@2,0 {AWAY} | dwarves 1,0/0 0,5/0 0,5/0",
            Rockfall(Card.A202, 2, 0),
            ("farther", {"steps": 4}),
        ),
        (
            "C101@1,0 C111@2,0 | dwarves 2,0/0 1,0/0 0,0/0",
            Spin(Card.A102, 1, 0, Side.E),
            ("block", {"seat": 1, "steps": 1, "percent": 100}),
        ),
    ],
)
def test_a_card_is_explained_by_the_routes_that_it_changes(drawn, move, expected):
    assert reason(hand("A102 A202 C104 C105 C313", drawn), move) == expected


@pytest.mark.parametrize(
    ("web", "move", "expected"),
    [
        ("1,0E2:1:A102", Chop(1, 0, Side.E), ("nearer", {"steps": 1})),
        ("0,0E2:1:A102", Chop(0, 0, Side.E), ("chop", {"level": 1})),
    ],
)
def test_an_axe_is_used_on_a_web_for_the_route_or_for_the_level(web, move, expected):
    text = (
        f"hands C211 / C102 / C103 | {THREE} | table {EXIT_KNOWN} C101@1,0 C101@2,0 C101@0,1"
        f" | axes A104 / / | dwarves 1,0/0 0,1/0 0,1/0 | {STEPS} | webs {web}"
    )
    assert reason(text, move) == expected


@pytest.mark.parametrize("turned", [False, True])
def test_a_goal_that_is_not_the_exit_changes_no_route_either_way(turned):
    text = (
        f"hands C104 C107 / C105 / C106 | {THREE} | table D04@4,4d C203@4,3"
        " | dwarves 4,3/0 0,0/0 0,0/0 | phase goal | pending 4,4 | entry N"
        " | drawer 0 | to_draw 1 | moved yes | steps 1"
    )
    assert reason(text, LayGoal(turned)) == ("same-ways", {})
