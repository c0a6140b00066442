"""Positions of the Dark Cave: they come back as they were, and a bad one is refused by its rule."""

import json

import pytest

import stope
from stope.games.dark_cave import GAME
from stope.games.dark_cave.events import Ended
from stope.games.dark_cave.moves import (
    Agree,
    Card,
    Endure,
    LayGoal,
    Lure,
    PassOne,
    PassTwo,
    Rockfall,
    Spin,
    Spy,
    Strike,
    Swap,
)
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    SEEN,
    THREE,
    TWO,
    act,
    lay,
    part,
    phase,
    step,
    stop,
    table,
    viewers,
)
from tests.support.positions.dark_cave_endings import LAST

rule = pytest.mark.rule


def come_back(match):
    """Return the match read from its JSON, having checked that text and JSON say the same."""
    position = match.position()
    again = stope.from_position(json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.position_text() == match.position_text()
    from_text = stope.from_position_text("dark-cave", match.position_text())
    assert from_text.state_bytes() == again.state_bytes()
    assert again.actors == match.actors
    for seat in range(match.seats):
        assert again.moves(seat) == match.moves(seat)
    for viewer in viewers(match):
        # a position holds nothing of what players did, so views of both have other insights
        assert GAME.view(again.view(viewer).record, viewer) == GAME.view(
            match.view(viewer).record, viewer
        )
    return again


RICH = (
    "table D02@-4,-4d:0 D01@4,-4d:12 D03@-4,4v D04@4,4g C101@1,0 C102@0,-1v C216@0,1 C313@9,9vg"
    " | webs 1,0E2:1:A204 0,0S1:2:A102 | gold 2 0 7 | boots A103 - A205 | axes A104 / / A206 A305"
    " | creatures goblin@1,0/0:2:A209 lindworm@0,1/1:1:A307"
    " | memories 0>1 C105 C202 / 1>0 / 1>- C303"
    f" | discard C112:0~1:2 C205:1~0:1 C303:02~2:0 A105{SEEN} C103: | losses 3 | agreed 2"
    " | clans yellow:loyal:2 yellow:saboteur yellow:loyal | spares yellow:saboteur"
    " | pile C110 C203 A301 | removed C111 C204 C302"
    " | options last_card=end-of-turn"
)
HANDS = "hands C104 A101 C201 C301 / C105 C106 C202 / C107 A303"
PHASES = {
    "card": f"{HANDS} | {RICH} | dwarves 0,0/0 1,0/0l 0,1/2 | turn 1",
    "card-stood-up": f"{HANDS} | {RICH} | dwarves 0,0/0 1,0/0 0,1/2 | turn 2 | stood_up yes",
    "creature": f"{HANDS} | {RICH} | dwarves 0,0/0 1,0/0 0,1/2 | turn 2 | phase creature"
    " | walker goblin | steps 4 | drawer 2 | to_draw 1",
    "axe": f"{HANDS} | {RICH} | dwarves 1,0/0 1,0/0 1,0/0 | turn 2 | phase axe | attackers goblin"
    " | asked 2 | to_ask 0 | drawer 2 | to_draw 1",
    "axe-dwarf-came": f"{HANDS} | {RICH} | dwarves 1,0/0 1,0/0 0,1/2 | turn 0 | phase axe"
    " | attackers goblin | dwarf_came yes | asked 0 | moved yes | drawer 0 | to_draw 1",
    "steps": f"{HANDS} | {RICH} | dwarves 0,0/0 1,0/0 0,1/2 | turn 0 | phase steps | steps 4"
    " | drawer 1 | to_draw 2",
    "steps-with-an-axe-alone": f"{HANDS} | {RICH} | dwarves 0,0/0 1,0/0 0,1/0 | turn 2"
    " | phase steps | steps 0 | moved yes | drawer 2 | to_draw 1",
    "over": f"{HANDS} | {RICH} | dwarves out 0,1/2 out | first_out 2 | phase over"
    " | spares_known 2 | ending clan-out",
}


@pytest.mark.parametrize("name", PHASES)
def test_a_table_with_everything_on_it_comes_back_in_every_phase(name):
    match = table(PHASES[name])
    assert phase(match) == name.split("-")[0]
    again = come_back(match)
    assert again.state_bytes() == match.state_bytes()
    # nothing that was drawn has been lost on the way
    drawn = dict(words.strip().partition(" ")[::2] for words in PHASES[name].split("|"))
    position = match.position()
    for field in ("webs", "creatures", "dwarves", "boots"):
        if field in drawn:
            assert sorted(position[field]) == sorted(drawn[field].split())
    assert position["memories"] == [["0>1", "C105", "C202"], ["1>0"], ["1>-", "C303"]]
    assert position["axes"] == [["A104"], [], ["A206", "A305"]]
    assert position["discard"][:3] == ["C112:0~1:2", "C205:1~0:1", "C303:02~2:0"]
    assert position["agreed"] == [2]
    assert position["losses"] == 3
    assert position["options"] == {"last_card": "end-of-turn"}


@rule("DC-38")
def test_a_goal_that_waits_to_be_laid_comes_back():
    match = table(
        f"hands C104 / C105 / C106 | {THREE} | table D04@4,4d C201@4,3 | dwarves 4,3/2 0,0/0 0,0/0"
        " | phase goal | pending 4,4 | entry N | drawer 0 | to_draw 1 | moved yes | steps 1"
    )
    again = come_back(match)
    assert again.state_bytes() == match.state_bytes()
    assert again.moves(0) == [LayGoal(False), LayGoal(True)]


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_beginning_comes_back_for_any_number_of_players(seats):
    match = stope.new("dark-cave", seats=seats, seed=seats)
    again = come_back(match)
    for number in (0, 3):
        seat = match.actors[0]
        move = match.moves(seat)[number]
        assert again.play(seat, move) == match.play(seat, move)
        stop(match)
        stop(again)
        assert again.position() == match.position()


def test_a_match_comes_back_before_and_after_every_kind_of_card():
    match = table(
        "hands A209 A102 A202 C104 / A203 C105 C101 / A101 C106 C107 C110 | axes / A104 /"
        " | pile C111 C113 C114 C102 C103 C103 C109 | table C108@1,0 C101@0,-1"
        f" | dwarves 0,0/0 0,0/0 0,-1/0 | {THREE}"
    )
    moves = [
        (0, Lure(Card.A209, 1, 0, 0)),
        (0, step("0,0/0")),
        (1, Endure()),
        (1, PassOne(Card.C105)),
        (2, Spy(Card.A101, 1)),
        (0, Spin(Card.A102, 0, 0, Side.E)),
        (1, Swap(Card.A203, 2)),
        (2, PassTwo(Card.C101, Card.C113)),
        (0, Rockfall(Card.A202, 1, 0)),
        (1, lay("C106@1,0")),
    ]
    phases = set()
    for seat, move in moves:
        match = come_back(match)
        if seat != match.actors[0]:
            stop(match)
            match = come_back(match)
        phases.add(phase(match))
        act(match, move, seat)
    come_back(match)
    assert phases == {"card", "creature", "axe"}


@rule("DC-70")
@pytest.mark.parametrize("last_card", ["at-once", "end-of-turn"])
def test_the_last_card_of_all_comes_back_while_its_creature_walks_and_attacks(last_card):
    match = table(
        f"hands A209 / | {LAST} | dwarves 2,0/0 0,0/0 | axes / A104 | options last_card={last_card}"
    )
    act(match, Lure(Card.A209, 1, 0, 0))
    match = come_back(match)
    assert (phase(match), part(match, "hands"), part(match, "pile")) == ("creature", [[], []], [])
    act(match, step("0,0/0"))
    match = come_back(match)
    assert phase(match) == "axe"
    act(match, Endure())
    assert phase(match) == ("over" if last_card == "at-once" else "steps")
    come_back(match)


@rule("DC-53")
def test_the_gap_that_a_web_has_left_comes_back_and_is_filled_first():
    match = table(f"hands A204 C104 / C102 C103 | {TWO} | table C101@1,0 | webs - 1,0E2:1:A102")
    assert part(match, "webs") == ["-", "1,0E2:1:A102"]
    match = come_back(match)
    act(match, Spin(Card.A204, 0, 0, Side.S))
    assert part(match, "webs") == ["0,0S2:0:A204", "1,0E2:1:A102"]
    come_back(match)


@rule("DC-52")
def test_equal_cards_in_a_memory_come_back_in_their_order():
    drawn = f"hands C101 C101 C104 / C102 C103 | {TWO} | memories"
    for cards in ("C101? C101", "C101 C101?"):
        match = table(f"{drawn} 1>0 {cards}")
        assert part(match, "memories") == [["1>0", *cards.split()]]
        come_back(match)


@rule("DC-52")
def test_a_memory_of_all_cards_that_look_the_same_comes_back_when_they_have_been_played():
    """Both C305 there are were given away and are laid: none of them can have left unseen."""
    match = table(
        f"hands C301 C305 C305 / C102 C103 | {TWO} | memories 1>0 C305 C305 | discard C304:0~0:1"
    )
    act(match, lay("C305@1,0"))
    stop(match)
    match = come_back(match)
    assert part(match, "memories") == [["1>0", "C305"]]
    act(match, PassOne(Card.C102))
    stop(match)
    act(match, lay("C305@0,1"))
    match = come_back(match)
    assert part(match, "memories") == [["1>0"]]


@rule("DC-56")
def test_the_question_for_an_axe_comes_back_and_is_answered_as_before():
    text = (
        "hands A105 C104 / C105 C101 / C106 C107 | axes A206 / A104 / A305 | table C108@1,0"
        f" | {THREE} | dwarves 1,0/0 1,0/0 1,0/0"
    )
    match = table(text)
    act(match, Lure(Card.A105, 1, 0, 0))
    for asked, to_ask in ((0, [1, 2]), (1, [2]), (2, [])):
        match = come_back(match)
        assert (part(match, "asked"), part(match, "to_ask")) == (asked, to_ask)
        act(match, Endure() if asked < 2 else Strike())
    assert part(match, "axes") == [["A206"], ["A104"], []]


@rule("DC-70")
def test_a_match_that_ended_with_an_exit_comes_back():
    # the one dwarf that works for blue leaves
    match = table(
        f"hands C104 / C105 / C106 | {THREE} | table D01@4,4 | turn 1"
        " | dwarves 0,0/0 4,4/0 0,0/0 | phase steps | steps 2 | drawer 1 | to_draw 1"
    )
    assert of(act(match, step("4,4/4")), Ended)
    assert come_back(match).result == match.result
    assert part(match, "ending") == "clan-out"


@rule("DC-70")
@pytest.mark.parametrize("option", ["at-once", "end-of-turn"])
def test_a_match_that_ended_without_cards_comes_back(option):
    match = table(
        f"hands C104 / | pile_left 0 | {TWO} | table C101@1,0 | options last_card={option}"
    )
    act(match, PassOne(Card.C104))
    if option == "end-of-turn":
        assert part(match, "closing") is True
        match = come_back(match)
        stop(match)
    assert part(match, "ending") == "cards"
    assert come_back(match).result == match.result


@rule("DC-71")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_a_match_that_ended_by_agreement_comes_back(seats):
    match = stope.new("dark-cave", seats=seats, seed=3)
    for seat in range(seats - 1):
        match.play(seat, Agree())
        match = come_back(match)
    match.play(seats - 1, Agree())
    assert part(match, "ending") == "agreed"
    assert come_back(match).result == match.result


@rule("DC-52")
def test_a_match_comes_back_however_many_cards_have_left_a_hand_since_a_swap():
    # seat 0 has nothing left to do; seat 1 discards two cards in every turn
    match = table(f"hands A203 C104 C105 C106 / | {TWO}")
    act(match, Swap(Card.A203, 1))
    for _ in range(7):
        seat = match.actors[0]
        assert seat == 1
        first, second = (Card[name] for name in part(match, "hands")[1][:2])
        act(match, PassTwo(first, second))
        come_back(match)
    assert len(part(match, "discard")) == 15


# Bad ones

START = f"hands C101 C104 / C105 C106 | {TWO}"
#: three players, of whom the second works for blue and the others for yellow
TRIO = f"hands C101 / C105 / C106 | {THREE}"
DRAWS = "drawer 0 | to_draw 1"
WALK = f"hands C101 / C105 | {TWO} | table C108@1,0 | phase creature | {DRAWS}"
ATTACK = (
    f"hands C101 / C105 | {TWO} | table C108@1,0 | dwarves 1,0/0 1,0/0"
    f" | creatures rat@1,0/0:0:A105 | phase axe | {DRAWS}"
)
GOAL = (
    f"hands C104 / C105 | {TWO} | table D04@4,4d D01@-4,4 C201@4,3 C101@0,1"
    f" | phase goal | {DRAWS} | moved yes"
)
STEPS = f"hands C104 / C105 | {TWO} | table C101@1,0 | phase steps | {DRAWS}"

BAD = {
    "one seat": ("hands C101", "DC-1"),
    "nine seats": ("hands C101 / C102 / C103 / / / / / /", "DC-1"),
    "no hands": ("table C101@1,0", "DC-1"),
    "a part nobody knows": (f"{START} | weather fine", "DC-1"),
    "a part given twice": (f"{START} | turn 0 | turn 1", "DC-1"),
    # the table
    "two goals alike": (f"{START} | table D01@4,4d D01@-4,4d", "DC-2"),
    "a goal on no corner": (f"{START} | table D01@3,3d", "DC-2"),
    "an open goal on no corner": (f"{START} | table D01@3,3", "DC-2"),
    "a goal on a corner for more players": (
        "hands C101 / C102 / C103 / C104 / C105 / C106 | table D01@4,4d",
        "DC-2",
    ),
    "another card on a corner": (f"{START} | table C102@4,4", "DC-2"),
    "another card as start card": (f"{START} | table C102@0,0", "DC-2"),
    "the start card elsewhere": (f"{START} | table D00@1,0", "DC-2"),
    "two cards in one place": (f"{START} | table C102@1,0 C103@1,0", "DC-20"),
    "a path card face down": (f"{START} | table C102@1,0d", "DC-20"),
    "an action card on the table": (f"{START} | table A101@1,0", "DC-20"),
    "an unknown card on the table": (f"{START} | table C999@1,0", "DC-20"),
    "a card without a place": (f"{START} | table C102", "DC-20"),
    "a card too far away": (f"{START} | table C102@90,0", "DC-20"),
    "sides that do not match": (f"{START} | table C104@1,0", "DC-22"),
    "sides of laid cards that do not match": (f"{START} | table C101@1,0 C104@2,0", "DC-22"),
    "a face-down goal turned": (f"{START} | table D02@4,4vd", "DC-38"),
    "gold on a face-down goal": (f"{START} | table D04@4,4gd", "DC-38"),
    "gold on a card without a vein": (f"{START} | table C102@0,-1g", "DC-27"),
    # cards
    "an unknown card in a hand": ("hands C999 / C102", "DC-7"),
    "a goal in a hand": ("hands D01 / C102", "DC-7"),
    "six cards in a hand": ("hands C101 C102 C103 C104 C105 C106 / C107", "DC-7"),
    "too many copies in hands": ("hands C104 / C104", "DC-6"),
    "too many copies in hand and table": (f"{START} | table C105@1,0", "DC-6"),
    "too many copies in hand and pile": (f"{START} | pile C105", "DC-6"),
    "too many copies in hand and discard pile": (f"{START} | discard C105:", "DC-6"),
    "too many copies in hand and out of the game": (f"{START} | removed C105", "DC-6"),
    "too many copies before players": (f"{START} | axes A104 / A104", "DC-6"),
    "a card removed that nobody knows": (f"{START} | removed C999", "DC-6"),
    "six cards of a group removed": (f"{START} | removed C102 C102 C103 C103 C107 C107", "DC-6"),
    "sixteen cards removed": (f"{START} | removed" + " C201" * 16, "DC-6"),
    "an unknown card in the pile": (f"{START} | pile C999", "DC-8"),
    "II on I": (f"{START} | pile C201 C102", "DC-8"),
    "III on II": (f"{START} | pile C102 C301 C201", "DC-8"),
    "more cards in the pile than there are": (f"{START} | pile_left 68", "DC-8"),
    "fewer cards in the pile than named": (f"{START} | pile C102 C103 | pile_left 1", "DC-8"),
    "a discard without who knows it": (f"{START} | discard C103", "DC-8"),
    "an unknown discard": (f"{START} | discard C999:0", "DC-8"),
    "boots that are none": (f"{START} | boots A104 -", "DC-54"),
    "boots for nobody": (f"{START} | boots A103", "DC-54"),
    "an axe that is none": (f"{START} | axes A103 /", "DC-55"),
    "four axes": (f"{START} | axes A104 A206 A305 A104 /", "DC-55"),
    "a key that is none": (f"{START} | key xy", "DC-6"),
    "a key too short": (f"{START} | key 00ff", "DC-6"),
    # clans, gold, dwarves
    "two dwarves of one clan for two": ("hands C101 / C102 | clans blue:loyal blue:loyal", "DC-3"),
    "a saboteur among two": ("hands C101 / C102 | clans blue:loyal yellow:saboteur", "DC-3"),
    "no card set aside with three": (
        "hands C101 / C102 / C103 | clans blue:loyal blue:loyal blue:saboteur",
        "DC-3",
    ),
    "two clans with three": (
        "hands C101 / C102 / C103 | clans blue:loyal blue:loyal yellow:saboteur"
        " | spares yellow:saboteur",
        "DC-3",
    ),
    "three loyal dwarves with four": (
        "hands C101 / C102 / C103 / C104 | clans blue:loyal blue:loyal blue:loyal blue:saboteur",
        "DC-3",
    ),
    "two saboteurs of a clan with five": (
        "hands C101 / C102 / C103 / C104 / C105 | spares yellow:loyal blue:loyal blue:loyal"
        " | clans yellow:loyal yellow:saboteur yellow:saboteur blue:loyal blue:saboteur",
        "DC-3",
    ),
    "too few clan cards": ("hands C101 / C102 / C103 | clans blue:loyal blue:loyal", "DC-3"),
    "an unknown clan": ("hands C101 / C102 | clans green:loyal blue:loyal", "DC-3"),
    "an unknown character": ("hands C101 / C102 | clans yellow:lazy blue:loyal", "DC-3"),
    "cards set aside out of order": (
        "hands C101 / C102 / C103 / C104 / C105 | spares blue:loyal yellow:loyal blue:loyal"
        " | clans yellow:loyal yellow:saboteur yellow:loyal blue:loyal blue:saboteur",
        "DC-3",
    ),
    "a seat too high for the cards set aside": (f"{TRIO} | spares_known 9", "DC-40"),
    "too much gold": (f"{START} | gold 46 1", "DC-5"),
    "more gold than there is": (f"{START} | gold 47 0", "DC-5"),
    "too much gold with a vein": (f"{START} | gold 23 23 | table C216@1,0g", "DC-5"),
    "gold for too few": (f"{START} | gold 3", "DC-5"),
    "less than no gold": (f"{START} | gold -1 3", "DC-5"),
    "too few dwarves": (f"{START} | dwarves 0,0/0", "DC-5"),
    "a dwarf on no card": (f"{START} | dwarves 1,0/0 0,0/0", "DC-30"),
    "a dwarf on no space": (f"{START} | dwarves 0,0/1 0,0/0", "DC-30"),
    "a dwarf on a face-down goal": (f"{START} | dwarves 4,4/0 0,0/0", "DC-30"),
    "a dwarf far away": (f"{START} | dwarves 99,0/0 0,0/0", "DC-30"),
    "a dwarf on the exit": (f"{START} | table D01@4,4 | dwarves 4,4/4 0,0/0", "DC-39"),
    "a first one out who is inside": (f"{TRIO} | first_out 0", "DC-40"),
    "out, but no first one": (f"{TRIO} | dwarves out 0,0/0 0,0/0", "DC-40"),
    "another one than the first one out": (
        f"{TRIO} | dwarves out 0,0/0 0,0/0 | first_out 1",
        "DC-40",
    ),
    "a first one out at another table": (
        f"{TRIO} | dwarves out 0,0/0 0,0/0 | first_out 3",
        "DC-40",
    ),
    # webs and creatures
    "a web far from everything": (f"{START} | webs 9,9E2:0:A102", "DC-53"),
    "a web between closed sides": (
        f"{START} | table C103@1,0 C105@9,9 | webs 1,0S2:0:A102",
        "DC-53",
    ),
    "two webs in one place": (f"{START} | webs 0,0E2:0:A102 0,0E1:1:A204", "DC-53"),
    "a web that shows III": (f"{START} | webs 0,0E3:0:A102", "DC-53"),
    "a web on a side of another name": (f"{START} | webs 0,0W2:0:A102", "DC-53"),
    "a web of another card": (f"{START} | webs 0,0E2:0:A103", "DC-53"),
    "a web of nobody": (f"{START} | webs 0,0E2:5:A102", "DC-53"),
    "four webs": (
        f"{START} | webs 0,0E2:0:A102 0,0S2:0:A204 0,-1S2:0:A304 -1,0E2:0:A102",
        "DC-53",
    ),
    "a creature twice": (f"{START} | creatures rat@0,0/0:0:A105 rat@0,0/0:1:A207", "DC-57"),
    "a creature with the card of another": (f"{START} | creatures rat@0,0/0:0:A106", "DC-57"),
    "an unknown creature": (f"{START} | creatures bat@0,0/0:0:A105", "DC-57"),
    "a creature of nobody": (f"{START} | creatures rat@0,0/0:4:A105", "DC-57"),
    "a creature on no space": (f"{START} | creatures rat@0,0/3:0:A105", "DC-30"),
    "a creature on a face-down goal": (f"{START} | creatures rat@4,4/0:0:A105", "DC-30"),
    "a creature on the exit": (
        f"{START} | table D01@4,4 | creatures rat@4,4/4:0:A105",
        "DC-39",
    ),
    # memories
    "a memory of the own hand": (f"{START} | memories 0>0 C101", "DC-52"),
    "a memory of nobody": (f"{START} | memories 7>0 C101", "DC-52"),
    "a memory of six cards": (
        f"{START} | memories 0>1 C105 C106 C102 C103 C107 C108",
        "DC-52",
    ),
    "a memory of a card and more": (f"{START} | memories 0>1 C105?x", "DC-52"),
    "a memory of an unknown card": (f"{START} | memories 0>1 C999", "DC-52"),
    "five memories": (f"{START} | memories 0>1 / 1>0 / 0>1 / 1>0 / 0>1", "DC-52"),
    "a memory of a card that lies elsewhere": (f"{START} | memories 0>1 C104", "DC-52"),
    "a discard of a memory that is not there": (f"{START} | discard C103:0~1:0", "DC-52"),
    # the turn
    "a turn of nobody": (f"{START} | turn 2", "DC-9"),
    "an unknown phase": (f"{START} | phase resting", "DC-12"),
    "a card is due from an empty hand": (f"hands / C101 | {TWO}", "DC-11"),
    "steps before the card": (f"{START} | steps 1", "DC-12"),
    "a draw before the card": (f"{START} | {DRAWS}", "DC-12"),
    "nobody who draws": (STEPS.replace(DRAWS, "to_draw 1") + " | steps 3", "DC-14"),
    "nothing to draw": (STEPS.replace("to_draw 1", "to_draw 0") + " | steps 3", "DC-14"),
    "three cards to draw": (STEPS.replace("to_draw 1", "to_draw 3") + " | steps 3", "DC-14"),
    "no room for what is drawn": (
        STEPS.replace("hands C104", "hands C104 C102 C103 C107 C107") + " | steps 3",
        "DC-14",
    ),
    "more steps than without boots": (f"{STEPS} | steps 4", "DC-13"),
    "more steps than with boots": (f"{STEPS} | steps 5 | boots A103 -", "DC-13"),
    "steps of a dwarf that lies down": (f"{STEPS} | steps 1 | dwarves 0,0/0l 0,0/0", "DC-13"),
    "steps of a dwarf that stood up": (f"{STEPS} | steps 1 | stood_up yes", "DC-13"),
    "steps of a dwarf that is out": (
        f"{TRIO} | table C102@0,1 | phase steps | {DRAWS} | steps 1 | first_out 0"
        " | dwarves out 0,0/0 0,0/0",
        "DC-13",
    ),
    "no step and no axe": (f"{STEPS} | steps 0", "DC-13"),
    "no way to go": (f"{STEPS.replace('table C101@1,0 | ', '')} | steps 3", "DC-13"),
    "a creature that is not there walks": (f"{WALK} | walker rat | steps 2", "DC-57"),
    "a creature of another player walks": (
        f"{WALK} | walker rat | steps 2 | creatures rat@1,0/0:1:A105",
        "DC-57",
    ),
    "a creature goes too far": (
        f"{WALK} | walker rat | steps 4 | creatures rat@1,0/0:0:A105",
        "DC-57",
    ),
    "a creature has stopped": (
        f"{WALK} | walker rat | steps 0 | creatures rat@1,0/0:0:A105",
        "DC-57",
    ),
    "an unknown creature walks": (f"{WALK} | walker bat | steps 2", "DC-57"),
    "asked without an axe": (f"{ATTACK} | attackers rat | asked 0", "DC-56"),
    "nobody is asked": (f"{ATTACK} | attackers rat | axes A104 /", "DC-56"),
    "asked elsewhere": (
        f"{ATTACK} | attackers rat | axes A104 / | asked 0".replace(
            "dwarves 1,0/0", "dwarves 0,0/0"
        ),
        "DC-56",
    ),
    "asked twice": (f"{ATTACK} | attackers rat | axes A104 / | asked 0 | to_ask 0", "DC-56"),
    "asked next without an axe": (
        f"{ATTACK} | attackers rat | axes A104 / | asked 0 | to_ask 1",
        "DC-56",
    ),
    "asked though a dwarf came to it": (
        f"{ATTACK} | attackers rat | axes A104 / A206 | asked 1 | dwarf_came yes",
        "DC-56",
    ),
    "asked in another phase": (f"{START} | asked 0 | axes A104 /", "DC-56"),
    "nothing attacks": (f"{ATTACK} | axes A104 / | asked 0", "DC-36"),
    "an attacker that is not there": (
        f"{ATTACK} | attackers goblin | axes A104 / | asked 0",
        "DC-36",
    ),
    "two attackers though none of them came": (
        f"{ATTACK} | attackers rat goblin | axes A104 / | asked 0".replace(
            "A105", "A105 goblin@1,0/0:0:A209"
        ),
        "DC-36",
    ),
    "a dwarf that came elsewhere": (
        f"{ATTACK} | attackers rat | axes A104 / | asked 0 | dwarf_came yes".replace(
            "dwarves 1,0/0", "dwarves 0,0/0"
        ),
        "DC-36",
    ),
    "no goal waits": (f"{GOAL} | dwarves 4,3/2 0,0/0", "DC-38"),
    "a goal far from the dwarf waits": (f"{GOAL} | pending 4,4 | entry N", "DC-38"),
    "a goal on another side of the dwarf waits": (
        f"{GOAL} | pending 4,4 | entry W | dwarves 4,3/2 0,0/0",
        "DC-38",
    ),
    "a goal that lies face up waits": (
        f"{GOAL} | pending -4,4 | entry N | dwarves 4,3/2 0,0/0",
        "DC-38",
    ),
    "a path card waits": (f"{GOAL} | pending 0,1 | entry N", "DC-38"),
    "nothing lies where a goal waits": (f"{GOAL} | pending 9,9 | entry N", "DC-38"),
    "a goal that fits one way only waits": (
        GOAL.replace("D04@4,4d", "D02@4,4d") + " | pending 4,4 | entry N | dwarves 4,3/2 0,0/0",
        "DC-38",
    ),
    "a goal waits in another phase": (f"{START} | pending 4,4 | entry N", "DC-38"),
    # the end
    "the last turn without the option": (
        f"hands / | {TWO} | pile_left 0 | table C102@0,1 | phase steps | {DRAWS} | steps 1"
        " | closing yes",
        "DC-70",
    ),
    "the last turn with cards left": (
        f"{START} | options last_card=end-of-turn | closing yes",
        "DC-70",
    ),
    "no card is left": (f"hands / | {TWO} | pile_left 0", "DC-70"),
    "a clan has left": (f"{TRIO} | dwarves out 0,0/0 out | first_out 0 | turn 1", "DC-70"),
    "the one saboteur has left": (f"{TRIO} | dwarves 0,0/0 out 0,0/0 | first_out 1", "DC-70"),
    "over though no clan has left": (f"{START} | phase over | ending clan-out", "DC-70"),
    "over though there are cards": (f"{START} | phase over | ending cards", "DC-70"),
    "an unknown ending": (f"{START} | phase over | ending bored", "DC-70"),
    "an unknown option": (f"{START} | options wind=north", "DC-70"),
    "an unknown value of an option": (f"{START} | options last_card=never", "DC-70"),
    "all agree and the game goes on": (f"{START} | agreed 0 1", "DC-71"),
    "somebody at another table agrees": (f"{START} | agreed 4", "DC-71"),
}


@pytest.mark.parametrize(("text", "against"), BAD.values(), ids=BAD)
def test_a_position_that_breaks_a_rule_is_refused_with_it(text, against):
    with pytest.raises(stope.BadPosition) as refusal:
        stope.from_position_text("dark-cave", text)
    assert refusal.value.rule == against


@pytest.mark.parametrize(
    "text", [START, TRIO, f"{STEPS} | steps 3", f"{STEPS} | steps 4 | boots A103 -"]
)
def test_the_positions_that_the_bad_ones_start_from_are_good(text):
    come_back(table(text))


@pytest.mark.parametrize(
    "text",
    [
        f"{WALK} | walker rat | steps 3 | creatures rat@1,0/0:0:A105",
        f"{ATTACK} | attackers rat | axes A104 / | asked 0",
        f"{ATTACK} | attackers rat | axes A104 / A206 | asked 0 | to_ask 1",
        f"{GOAL} | pending 4,4 | entry N | dwarves 4,3/2 0,0/0",
        f"hands / | {TWO} | pile_left 0 | table C102@0,1 | phase steps | {DRAWS} | steps 1"
        " | closing yes | options last_card=end-of-turn",
        f"{TRIO} | dwarves out 0,0/0 0,0/0 | first_out 0",
    ],
)
def test_what_the_bad_ones_lack_makes_them_good(text):
    come_back(table(text))


@pytest.mark.parametrize(
    "change",
    [
        {"hands": 3},
        {"hands": [[1], [2]]},
        {"hands": ["C101", "C102"]},
        {"hands": [["C101"], [None]]},
        {"table": [None]},
        {"table": {}},
        {"table": [["C102@1,0"]]},
        {"pending": 7},
        {"pending": "99,99"},
        {"gold": [True, 3]},
        {"gold": "rich"},
        {"gold": [3.0, 3]},
        {"dwarves": [0, 0]},
        {"dwarves": [["0,0/0"], "0,0/0"]},
        {"clans": "yellow"},
        {"clans": [1, 2]},
        {"spares": 1, "clans": ["yellow:loyal", "blue:loyal"]},
        {"boots": "A103"},
        {"boots": [None, None]},
        {"axes": [3, 4]},
        {"axes": ["A104", "A206"]},
        {"webs": [7]},
        {"creatures": [{"rat": 1}]},
        {"memories": ["0>1"]},
        {"memories": [[]]},
        {"memories": [[1, 2]]},
        {"discard": [None]},
        {"pile": [4]},
        {"pile": "C102"},
        {"pile_left": "many"},
        {"removed": [[]]},
        {"phase": []},
        {"turn": "0"},
        {"turn": True},
        {"steps": -1},
        {"moved": 1},
        {"walker": 0},
        {"attackers": "rat"},
        {"asked": "me"},
        {"to_ask": [None]},
        {"entry": "up"},
        {"to_draw": 1.5},
        {"closing": "yes"},
        {"losses": -1},
        {"agreed": ["0"]},
        {"ending": 3},
        {"options": []},
        {"options": {"last_card": 1}},
        {"key": 5},
        {"spares_known": 3, "clans": ["yellow:loyal", "blue:loyal"]},
    ],
    ids=str,
)
def test_junk_in_a_position_is_refused(change):
    with pytest.raises(stope.BadPosition):
        stope.from_position({"game": "dark-cave", "hands": [["C101"], ["C103"]], **change})


@rule("DC-25")
def test_islands_of_all_cards_of_a_group_find_room():
    """Cards on their own, as no match could lay them."""
    names = ["C101"] * 3 + ["C102"] * 2 + ["C103"] * 2 + ["C107"] * 2
    names += [f"C1{n:02}" for n in (4, 5, 6, 8, 9, 10, 11, 12, 13, 14)]
    tokens = [f"{name}@{-60 + 3 * (i % 7)},{20 + 3 * (i // 7)}" for i, name in enumerate(names)]
    match = table(f"hands C201 / C202 | {TWO} | table {' '.join(tokens)}")
    assert len(part(match, "table")) == 5 + 19
    come_back(match)
