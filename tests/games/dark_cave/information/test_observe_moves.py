"""No move in the Dark Cave tells more than it shows: DC-8."""

import pytest

from stope.games.dark_cave.cards import Character, Clan
from stope.games.dark_cave.events import CharacterShown, GoalShown, Spied
from stope.games.dark_cave.moves import (
    Agree,
    Card,
    Chop,
    Disagree,
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
from tests.support.events import of
from tests.support.noninterference.dark_cave_observers import goals, look_alike, told, who_can_tell
from tests.support.positions.dark_cave import THREE, lay, step, table, viewers

rule = pytest.mark.rule

BASE = (
    "hands {card} {h0} / {h1} / C114 A101 | pile {pile} | removed {removed}"
    " | discard {old0}:0 {old1}:1"
    " | clans yellow:{c0}:1 yellow:{c1} yellow:{c2} | spares yellow:{spare}"
    " | table {nw}@-4,-4d {ne}@4,-4d:0 {sw}@-4,4d:1 C108@1,0 C212@-1,0 C101@0,-1 {more}"
)
ONE = {
    "h0": "C104 C105",
    "h1": "C106 C107",
    "pile": "C110 C111 C103",
    "removed": "C112 C203",
    "old0": "C113",
    "old1": "C204",
    "c0": "loyal",
    "c1": "saboteur",
    "c2": "loyal",
    "spare": "saboteur",
    "nw": "D02",
    "ne": "D03",
    "sw": "D04",
}
#: what seat 2 and those who only watch cannot tell from it
OTHER = {
    **ONE,
    "h0": "C107 C113",
    "h1": "C105 C110",
    "pile": "C104 C106 C112",
    "removed": "C111 C204",
    "old0": "C103",
    "old1": "C203",
    "c0": "saboteur",
    "c1": "loyal",
    "nw": "D03",
    "ne": "D04",
    "sw": "D02",
}
#: what seat 1 cannot: it knows what it holds and discarded, two clan cards and a goal
OTHER_FOR_NEXT = {
    **ONE,
    "h0": "C111 C113",
    "pile": "C110 C104 C112",
    "removed": "C105 C205",
    "old0": "C103",
    "c2": "saboteur",
    "spare": "loyal",
    "nw": "D03",
    "ne": "D02",
}
#: what seat 0 cannot; it may draw the two cards on top
OTHER_FOR_MOVER = {
    **ONE,
    "h1": "C103 C112",
    "pile": "C110 C111 C106",
    "removed": "C107 C204",
    "old1": "C203",
    "c1": "loyal",
    "c2": "saboteur",
    "nw": "D04",
    "sw": "D02",
}


class Kind:
    """A kind of move, the table it is made on, and to whom it shows something."""

    def __init__(self, name, move, *, seat=0, shows=(), same=(), **parts):
        self.name, self.move, self.seat, self.shows, self.same = name, move, seat, shows, same
        self.parts = {"card": "", "more": "D01@4,4d", "extra": "turn 0", **parts}

    def play_twins(self, other_words, unaware, same=()):
        """Play the same on two tables; those unaware see and hear the same before and after."""
        pairs = []
        for words in (ONE, {**other_words, **{name: ONE[name] for name in (*self.same, *same)}}):
            text = BASE + " | {extra}"
            pairs.append((table(text.format(**words, **self.parts)), words))
        one, other = (match for match, _ in pairs)
        assert one.state_bytes() != other.state_bytes()
        for viewer in unaware:
            assert look_alike(one, other, viewer)
        heard = [
            match.play(self.seat, self.move(words) if callable(self.move) else self.move)
            for match, words in pairs
        ]
        for viewer in unaware:
            assert look_alike(one, other, viewer)
            assert told(heard[0], viewer) == told(heard[1], viewer)
        return one, other, heard


def pass_one(words):
    return PassOne(Card[words["h0"].split()[0]])


def pass_two(words):
    return PassTwo(*(Card[name] for name in words["h0"].split()))


STEPS = "phase steps | drawer 0 | to_draw 1 | steps 3"
ASKED = (
    "phase axe | attackers rat | drawer 0 | to_draw 1 | creatures rat@0,0/0:0:A105"
    " | asked 1 | axes / A104 /"
)
WALKS = "phase creature | steps 2 | drawer 0 | to_draw 1"
CLAN_CARDS = ("c0", "c1", "c2", "spare")
KINDS = [
    Kind("place", lay("C101@0,1"), card="C101"),
    Kind("look", Look(Card.A101, -4, -4), card="A101", shows=(0,)),
    Kind("spy", Spy(Card.A201, 1), card="A201", shows=(0,)),
    Kind("rockfall", Rockfall(Card.A202, 0, -1), card="A202"),
    Kind("swap", Swap(Card.A203, 1), card="A203", shows=(0, 1)),
    Kind("spin", Spin(Card.A102, 0, 0, Side.E), card="A102"),
    Kind("boots", Equip(Card.A103, 1), card="A103"),
    Kind("axe", Equip(Card.A104, 0), card="A104"),
    Kind("lure", Lure(Card.A105, 1, 0, 0), card="A105"),
    Kind("pass-one", pass_one),
    Kind("pass-two", pass_two),
    Kind("chop", Chop(0, 0, Side.E), extra="axes A104 / / | webs 0,0E1:1:A204"),
    Kind("step", step("1,0/0"), extra=STEPS),
    Kind("bridge", step("-1,0/2"), extra=f"{STEPS} | dwarves -1,0/3 0,0/0 0,0/0"),
    Kind("stop", Stop(), extra=STEPS),
    # leaving shows a clan card to all, and those set aside to one
    Kind(
        "exit",
        step("4,4/4"),
        extra=f"{STEPS} | dwarves 4,4/0 0,0/0 0,0/0",
        more="D01@4,4",
        same=CLAN_CARDS,
    ),
    Kind(
        "goal",
        step("4,4/0"),
        extra=f"{STEPS} | dwarves 4,3/2 0,0/0 0,0/0",
        more="D01@4,4d C201@4,3",
    ),
    Kind(
        "rat-steps",
        step("0,0/0"),
        extra=f"{WALKS} | walker rat | creatures rat@1,0/0:0:A105",
    ),
    Kind(
        "goblin-steps",
        step("0,0/0"),
        extra=f"{WALKS} | walker goblin | creatures goblin@1,0/0:0:A209",
    ),
    Kind(
        "lindworm-steps",
        step("0,0/0"),
        extra=f"{WALKS} | walker lindworm | creatures lindworm@1,0/0:0:A106",
    ),
    Kind("strike", Strike(), seat=1, extra=ASKED),
    Kind("endure", Endure(), seat=1, extra=ASKED),
    Kind("agree", Agree(), seat=1),
    Kind("disagree", Disagree(), seat=1, extra="agreed 1"),
]


def kinds_not_shown_to(seat):
    kinds = [kind for kind in KINDS if seat not in kind.shows]
    return pytest.mark.parametrize("kind", kinds, ids=lambda kind: kind.name)


@rule("DC-8")
@kinds_not_shown_to(2)
def test_no_move_tells_those_who_look_on_what_is_secret_to_them(kind):
    kind.play_twins(OTHER, [2, None])


@rule("DC-8")
@kinds_not_shown_to(1)
def test_no_move_tells_the_next_player_what_is_secret_to_that_seat(kind):
    kind.play_twins(OTHER_FOR_NEXT, [1])


@rule("DC-8")
@kinds_not_shown_to(0)
def test_no_move_tells_who_makes_it_what_is_secret_to_that_seat(kind):
    kind.play_twins(OTHER_FOR_MOVER, [0])


@rule("DC-8")
@pytest.mark.parametrize(
    ("name", "viewer", "other", "shown"),
    [
        ("look", 0, OTHER_FOR_MOVER, ("nw", "sw")),
        ("spy", 0, OTHER_FOR_MOVER, ("c1", "c2")),
        ("swap", 0, OTHER_FOR_MOVER, ("h1", "pile", "removed", "old1")),
        ("swap", 1, OTHER_FOR_NEXT, ("h0", "pile", "removed")),
    ],
)
def test_a_move_that_shows_something_shows_nothing_else(name, viewer, other, shown):
    kind = next(kind for kind in KINDS if kind.name == name)
    kind.play_twins(other, [viewer], shown)


@rule("DC-38")
def test_the_choice_how_a_goal_lies_tells_nothing_that_is_secret():
    # a goal that everyone has seen waits to be laid, the others are as secret as before
    twins = [
        table(
            f"hands C104 / {hand} / C106 | pile C107 | {THREE}"
            f" | table D04@4,4d {others} C201@4,3 | dwarves 4,3/2 0,0/0 0,0/0"
            " | phase goal | pending 4,4 | entry N | drawer 0 | to_draw 1 | moved yes"
        )
        for hand, others in (
            ("C105", "D01@-4,4d D02@4,-4d:1 D03@-4,-4d"),
            ("C103", "D02@-4,4d D03@4,-4d:1 D01@-4,-4d"),
        )
    ]
    assert who_can_tell(*twins) == [1]
    for viewer in viewers(twins[0]):
        assert goals(twins[0], viewer)[4, 4] == "D04"
    heard = [match.play(0, LayGoal(True)) for match in twins]
    assert who_can_tell(*twins) == [1]
    for viewer in (0, 2, None):
        assert told(heard[0], viewer) == told(heard[1], viewer)


@rule("DC-50")
def test_a_look_shows_one_goal_to_one_player():
    kind = next(kind for kind in KINDS if kind.name == "look")
    one, other, heard = kind.play_twins(OTHER, [2, None])
    for notices, goal in ((heard[0], "D02"), (heard[1], "D03")):
        [shown] = of(told(notices, 0), GoalShown)
        assert (shown.goal.name, shown.x, shown.y) == (goal, -4, -4)
        assert of(told(notices, 1), GoalShown) == []
    assert goals(one, 0) == {(-4, -4): "D02", (4, -4): "D03", (-4, 4): None, (4, 4): None}
    assert goals(other, 0)[-4, -4] == "D03"


@rule("DC-50")
def test_a_peek_shows_one_clan_card_to_one_player():
    one, other = (
        table(f"hands A101 C104 / C105 / C106 / C107 | clans yellow:loyal {cards}")
        for cards in (
            "yellow:saboteur yellow:loyal yellow:saboteur",
            "yellow:loyal yellow:saboteur yellow:saboteur",
        )
    )
    assert who_can_tell(one, other) == [1, 2]
    heard = [match.play(0, Spy(Card.A101, 1)) for match in (one, other)]
    assert who_can_tell(one, other) == [0, 1, 2]
    assert CharacterShown(0, 1, Clan.YELLOW, Character.SABOTEUR) in told(heard[0], 0)
    assert CharacterShown(0, 1, Clan.YELLOW, Character.LOYAL) in told(heard[1], 0)
    for viewer in (1, 2, 3, None):
        assert told(heard[0], viewer) == told(heard[1], viewer)
        assert of(told(heard[0], viewer), CharacterShown) == []
        assert of(told(heard[0], viewer), Spied) == [Spied(0, 1)]
