"""What a seat may know in the Dark Cave: DC-4, DC-8, DC-33, DC-40, DC-50, DC-52, DC-61."""

import json
import random

import pytest

import stope
from dark_cave.tables import act, lay, of, part, phase, seat_of, step, stop, table, walk
from stope.games.dark_cave.cards import Character, Clan, Group
from stope.games.dark_cave.events import (
    CardDrawn,
    CardLost,
    CardReceived,
    Cause,
    CharacterDealt,
    CharacterShown,
    Discarded,
    Drew,
    GoalShown,
    LostCardSeen,
    Revealed,
    SpareShown,
    SparesSeen,
    Spied,
)
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
from stope.kernel.sides import Side

rule = pytest.mark.rule
ALL = ":01234567*"
THREE = "clans yellow:loyal yellow:saboteur yellow:loyal | spares yellow:saboteur"
FOUR = "clans yellow:loyal yellow:saboteur yellow:loyal yellow:saboteur"


def viewers(match):
    return (*range(match.seats), None)


def characters(match, viewer):
    """Return the characters that a viewer sees: of the players, then of the cards set aside."""
    view = match.view(viewer).to_json()
    return [card["character"] for card in (*view["seats"], *view["spares"])]


def goals(match, viewer):
    """Return the goals as a viewer sees them, by where they lie."""
    cards = match.view(viewer).to_json()["table"]
    return {(card["x"], card["y"]): card["card"] for card in cards if card["face_down"]}


def told(notices, viewer):
    return [notice.event for notice in notices if notice.heard_by(viewer)]


def look_alike(one, other, viewer):
    """Return whether a viewer sees the same on two tables, in bytes and in JSON."""
    same = one.view(viewer) == other.view(viewer)
    assert same == (one.view(viewer).record.tobytes() == other.view(viewer).record.tobytes())
    shown = [json.dumps(match.view(viewer).to_json()) for match in (one, other)]
    assert shown[0] == shown[1] or not same
    return same


def who_can_tell(one, other):
    """Return the viewers who see a difference between two tables."""
    return [viewer for viewer in viewers(one) if not look_alike(one, other, viewer)]


# Clan cards


@rule("DC-4")
def test_everyone_sees_every_clan_but_only_the_own_character():
    match = table(
        "hands C101 / C102 / C103 / C104 / C105 | spares yellow:loyal blue:loyal blue:loyal"
        " | clans yellow:loyal yellow:saboteur blue:loyal yellow:loyal blue:saboteur"
    )
    own = ["loyal", "saboteur", "loyal", "loyal", "saboteur"]
    for viewer in viewers(match):
        view = match.view(viewer).to_json()
        clans = [seat["clan"] for seat in view["seats"]]
        assert clans == ["yellow", "yellow", "blue", "yellow", "blue"]
        assert [card["clan"] for card in view["spares"]] == ["yellow", "blue", "blue"]
        assert characters(match, viewer) == [
            own[seat] if seat == viewer else None for seat in range(8)
        ]
        assert not any(seat["revealed"] for seat in view["seats"])
    assert [match.view(seat).to_json()["works_for"] for seat in range(5)] == [
        "yellow",
        "blue",
        "blue",
        "yellow",
        "yellow",
    ]
    assert match.view(None).to_json()["works_for"] is None


@rule("DC-4")
@rule("DC-50")
def test_a_clan_card_is_known_to_its_owner_and_to_those_who_peeked():
    match = table(
        "hands C101 / C102 / C103 / C104"
        " | clans yellow:loyal yellow:saboteur:13 yellow:loyal:0 yellow:saboteur"
    )
    assert characters(match, 0) == ["loyal", None, "loyal", None]
    assert characters(match, 1) == [None, "saboteur", None, None]
    assert characters(match, 2) == [None, None, "loyal", None]
    assert characters(match, 3) == [None, "saboteur", None, "saboteur"]
    assert characters(match, None) == [None] * 4


@rule("DC-4")
def test_a_revealed_clan_card_is_known_to_everyone():
    match = table(
        "hands C101 / C102 / C103 / C104 | dwarves 0,0/0 0,0/0 out 0,0/0 | first_out 2"
        f" | clans yellow:loyal yellow:saboteur{ALL} yellow:loyal yellow:saboteur"
    )
    for viewer in viewers(match):
        seen = characters(match, viewer)
        assert seen[1:3] == ["saboteur", "loyal"]
        assert seen[0] == ("loyal" if viewer == 0 else None)
        assert [seat_of(match, seat, viewer)["revealed"] for seat in range(4)] == [
            False,
            True,
            True,
            False,
        ]


@rule("DC-4")
@pytest.mark.parametrize(
    ("one", "other", "tell"),
    [
        # two players could have each other's card
        ("loyal saboteur loyal saboteur", "saboteur loyal loyal saboteur", [0, 1]),
        ("loyal saboteur loyal saboteur", "loyal loyal saboteur saboteur", [1, 2]),
    ],
)
def test_characters_that_nobody_else_has_seen_change_no_other_view(one, other, tell):
    text = "hands C101 / C102 / C103 / C104 | clans {}"
    twins = [
        table(text.format(" ".join(f"yellow:{word}" for word in words.split())))
        for words in (one, other)
    ]
    assert who_can_tell(*twins) == tell


@rule("DC-4")
def test_who_peeked_can_tell_two_characters_apart_and_nobody_else_can():
    text = (
        "hands C101 / C102 / C103 / C104 | clans yellow:{} yellow:{}:3 yellow:loyal yellow:saboteur"
    )
    one, other = table(text.format("loyal", "saboteur")), table(text.format("saboteur", "loyal"))
    assert who_can_tell(one, other) == [0, 1, 3]


@rule("DC-40")
def test_cards_set_aside_are_unknown_until_somebody_leaves():
    one = table(
        "hands C101 / C102 / C103 | clans yellow:loyal yellow:saboteur yellow:loyal"
        " | spares yellow:saboteur"
    )
    other = table(
        "hands C101 / C102 / C103 | clans yellow:loyal yellow:saboteur yellow:saboteur"
        " | spares yellow:loyal"
    )
    assert who_can_tell(one, other) == [2]
    for viewer in viewers(one):
        assert one.view(viewer).to_json()["spares"] == [{"clan": "yellow", "character": None}]


LEAVING = (
    "hands C101 C102 / C103 / C104 / C105 / C106 | pile C107 | turn 0 | table D01@4,4"
    " | dwarves 4,4/0 0,0/0 0,0/0 0,0/0 0,0/0 | clans {} | spares {}"
)


@rule("DC-40")
def test_the_first_one_out_alone_sees_the_cards_set_aside():
    match = table(
        LEAVING.format(
            "yellow:loyal yellow:loyal blue:loyal blue:loyal blue:saboteur",
            "yellow:loyal yellow:saboteur blue:loyal",
        )
    )
    act(match, PassOne(Card.C101))
    notices = match.play(0, step("4,4/4"))
    assert [notice.event for notice in notices if isinstance(notice.event, SpareShown)] == [
        SpareShown(0, Clan.YELLOW, Character.LOYAL),
        SpareShown(0, Clan.YELLOW, Character.SABOTEUR),
        SpareShown(0, Clan.BLUE, Character.LOYAL),
    ]
    for viewer in viewers(match):
        events = told(notices, viewer)
        # that somebody looked is seen by all
        assert of(events, SparesSeen) == [SparesSeen(0)]
        assert len(of(events, SpareShown)) == (3 if viewer == 0 else 0)
        assert of(events, Revealed) == [Revealed(0, Clan.YELLOW, Character.LOYAL)]
        seen = characters(match, viewer)
        assert seen[0] == "loyal"
        assert seen[5:] == (["loyal", "saboteur", "loyal"] if viewer == 0 else [None] * 3)


@rule("DC-40")
def test_those_who_leave_later_do_not_see_the_cards_set_aside():
    match = table(
        LEAVING.replace("turn 0", "turn 1")
        .replace("dwarves 4,4/0 0,0/0", "dwarves out 4,4/0")
        .replace("hands C101 C102 / C103 /", "hands C101 C102 / C103 C110 /")
        .format(
            "yellow:loyal yellow:loyal yellow:loyal blue:loyal blue:saboteur",
            "yellow:saboteur blue:loyal blue:loyal",
        )
        + " | first_out 0 | spares_known 0"
    )
    assert characters(match, 0)[5:] == ["saboteur", "loyal", "loyal"]
    act(match, PassOne(Card.C103))
    notices = match.play(1, step("4,4/4"))
    assert part(match, "dwarves")[1] == "out"
    assert of(told(notices, 1), SparesSeen, SpareShown) == []
    for viewer in (1, 2, 3, 4, None):
        assert characters(match, viewer)[5:] == [None] * 3


@rule("DC-40")
def test_what_the_first_one_out_sees_nobody_else_can_tell():
    # seat 4 and the last card set aside have changed places
    one, other = (
        table(LEAVING.format(clans, spares))
        for clans, spares in (
            (
                "yellow:loyal yellow:loyal blue:loyal blue:loyal blue:saboteur",
                "yellow:loyal yellow:saboteur blue:loyal",
            ),
            (
                "yellow:loyal yellow:loyal blue:loyal blue:loyal blue:loyal",
                "yellow:loyal yellow:saboteur blue:saboteur",
            ),
        )
    )
    assert who_can_tell(one, other) == [4]
    heard = []
    for match in (one, other):
        act(match, PassOne(Card.C101))
        heard.append(match.play(0, step("4,4/4")))
    assert who_can_tell(one, other) == [0, 4]
    for viewer in (1, 2, 3, 4, None):
        assert told(heard[0], viewer) == told(heard[1], viewer)
    assert told(heard[0], 0) != told(heard[1], 0)


@rule("DC-4")
def test_the_gold_of_a_vein_shows_the_clan_card_to_everyone():
    match = table(
        f"hands C101 C102 / C103 / C104 | {THREE} | table C216@1,0g | dwarves 0,0/0 0,0/0 0,0/0"
    )
    act(match, PassOne(Card.C101))
    act(match, step("1,0/2"))
    notices = match.play(0, Stop())
    shown = Revealed(0, Clan.YELLOW, Character.LOYAL)
    for viewer in viewers(match):
        assert of(told(notices, viewer), Revealed) == [shown]
        assert characters(match, viewer)[0] == "loyal"
        assert characters(match, viewer)[3] is None


@rule("DC-4")
def test_at_the_end_all_clan_cards_are_seen():
    match = table(f"hands C101 / C102 / C103 | {THREE}")
    for seat in range(3):
        match.play(seat, Agree())
    assert match.over
    for viewer in viewers(match):
        assert characters(match, viewer) == ["loyal", "saboteur", "loyal", "saboteur"]


@rule("DC-4")
def test_a_dealt_clan_card_is_told_to_its_owner_alone():
    match = stope.new("dark-cave", seats=7, seed=11)
    dealt = [notice for notice in match.story if isinstance(notice.event, CharacterDealt)]
    assert [notice.event.seat for notice in dealt] == list(range(7))
    for notice in dealt:
        hearers = [viewer for viewer in viewers(match) if notice.heard_by(viewer)]
        assert hearers == [notice.event.seat]


# Cards


@rule("DC-8")
def test_a_hand_is_shown_to_its_owner_and_its_groups_to_everyone():
    match = table("hands C101 A201 C301 / A101 C102 / A301")
    assert [match.view(viewer).to_json()["hand"] for viewer in viewers(match)] == [
        ["C101", "A201", "C301"],
        ["C102", "A101"],
        ["A301"],
        [],
    ]
    for viewer in viewers(match):
        backs = [seat["cards"] for seat in match.view(viewer).to_json()["seats"]]
        assert backs == [["I", "II", "III"], ["I", "I"], ["III"]]


@rule("DC-8")
def test_of_the_pile_everyone_sees_groups_and_nothing_else():
    text = "hands C101 / C102 | pile {} | removed {} | clans yellow:loyal blue:loyal"
    one = table(text.format("C105 A101 C203 C301", "C103 A201 A301"))
    other = table(text.format("C103 C104 A201 A301", "A101 C203 C301"))
    for viewer in viewers(one):
        pile = one.view(viewer).to_json()["pile"]
        assert pile[:4] == ["I", "I", "II", "III"]
        assert len(pile) == one.position()["pile_left"]
        assert {*pile} == {"I", "II", "III"}
    assert who_can_tell(one, other) == []


@rule("DC-8")
def test_cards_out_of_the_game_are_unknown_to_everyone():
    text = "hands C101 / C102 | removed {} | pile {} | clans yellow:loyal blue:loyal"
    one = table(text.format("C103 C104 C105 C106 C107", "C110 C111 C112 C113 C114"))
    other = table(text.format("C110 C111 C112 C113 C114", "C103 C104 C105 C106 C107"))
    assert who_can_tell(one, other) == []
    assert not any("removed" in one.view(viewer).to_json() for viewer in viewers(one))


@rule("DC-8")
def test_a_discard_is_known_to_who_put_it_there_or_to_all():
    match = table(f"hands C101 / C102 / C103 | discard C104:0 C201:1 C301:02 A105{ALL} C105:")
    discards = [match.view(viewer).to_json()["discard"] for viewer in viewers(match)]
    assert discards == [
        ["C104", "unseen II", "C301", "A105", "unseen I"],
        ["unseen I", "C201", "unseen III", "A105", "unseen I"],
        ["unseen I", "unseen II", "C301", "A105", "unseen I"],
        ["unseen I", "unseen II", "unseen III", "A105", "unseen I"],
    ]


@rule("DC-8")
def test_hands_and_discards_that_look_the_same_cannot_be_told_apart():
    text = f"hands {{}} C201 / {{}} / C110 | pile {{}} | discard {{}}:0 C102:2 | {THREE}"
    one = table(text.format("C104", "C105", "C106", "C107"))
    other = table(text.format("C107", "C104", "C105", "C106") + f" | key {9:064x}")
    assert who_can_tell(one, other) == [0, 1]
    # a card of another group looks different to everyone
    other = table(text.format("C205", "C105", "C106", "C107"))
    assert who_can_tell(one, other) == [0, 1, 2, None]


@rule("DC-8")
def test_the_random_key_is_in_no_view():
    key = "0123456789abcdef" * 4
    match = table(f"hands C101 C104 / C102 | key {key} | clans yellow:loyal blue:loyal")
    other = table("hands C101 C104 / C102 | clans yellow:loyal blue:loyal")
    for viewer in viewers(match):
        view = match.view(viewer)
        assert not any(view.record.chance.tobytes())
        assert bytes.fromhex(key) not in view.record.tobytes()
        assert key not in json.dumps(view.to_json())
    assert who_can_tell(match, other) == []


# Goals


@rule("DC-50")
def test_a_face_down_goal_is_shown_to_those_who_looked():
    match = table(
        f"hands C101 / C102 / C103 | {THREE}"
        " | table D02@-4,-4d:0 D01@4,-4d:12 D03@-4,4d:012 D04@4,4d"
    )
    places = [(-4, -4), (4, -4), (-4, 4), (4, 4)]
    assert [list(goals(match, viewer).values()) for viewer in viewers(match)] == [
        ["D02", None, "D03", None],
        [None, "D01", "D03", None],
        [None, "D01", "D03", None],
        [None, None, None, None],
    ]
    for viewer in viewers(match):
        assert list(goals(match, viewer)) == places


@rule("DC-50")
def test_goals_that_were_not_looked_at_can_lie_anywhere():
    text = (
        f"hands C101 / C102 / C103 | {THREE} | table D02@-4,-4d:0 {{}}@4,-4d:1 {{}}@-4,4d D04@4,4"
    )
    one, other = table(text.format("D01", "D03")), table(text.format("D03", "D01"))
    assert who_can_tell(one, other) == [1]


@rule("DC-50")
def test_a_goal_that_everybody_looked_at_is_still_unknown_to_who_only_watches():
    match = table("hands A101 C104 / A101 C105 | pile C106 C107 | table D02@-4,-4d")
    for _ in range(2):
        act(match, Look(Card.A101, -4, -4))
        stop(match)
    assert [goals(match, viewer)[-4, -4] for viewer in viewers(match)] == ["D02", "D02", None]


# Two tables that differ only in secrets

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


# Cards that leave a hand unseen


@rule("DC-8")
def test_a_card_drawn_is_seen_by_who_draws_it_and_its_group_by_all():
    match = table(f"hands C101 C104 / C105 / C106 | pile C201 C202 | {THREE}")
    notices = match.play(0, PassTwo(Card.C101, Card.C104))
    assert of(told(notices, 0), CardDrawn) == [CardDrawn(0, Card.C201), CardDrawn(0, Card.C202)]
    assert of(told(notices, 0), Discarded) == [Discarded(0, Card.C101), Discarded(0, Card.C104)]
    for viewer in (1, 2, None):
        assert of(told(notices, viewer), CardDrawn, Discarded) == []
        assert of(told(notices, viewer), Drew) == [Drew(0, Group.II)] * 2


@rule("DC-33")
def test_a_card_lost_on_a_bridge_is_seen_by_its_owner_and_its_group_by_all():
    text = f"hands {{}} C101 / C105 / C106 | pile C107 | {THREE} | table C112@1,0 | turn 0"
    one, other = table(text.format("C301")), table(text.format("C302"))
    heard = []
    for match in (one, other):
        act(match, PassOne(Card.C101))
        notices = match.play(0, step("1,0/1"))
        [lost] = of(told(notices, 0), LostCardSeen)
        assert lost.card.name in ("C301", "C302")
        for viewer in (1, 2, None):
            assert of(told(notices, viewer), LostCardSeen) == []
            assert of(told(notices, viewer), CardLost) == [CardLost(0, Cause.BRIDGE, Group.III)]
            assert match.view(viewer).to_json()["discard"] == ["unseen I", "unseen III"]
        assert match.view(0).to_json()["discard"] == ["C101", lost.card.name]
        heard.append(notices)
    assert who_can_tell(one, other) == [0]
    for viewer in (1, 2, None):
        assert told(heard[0], viewer) == told(heard[1], viewer)


@rule("DC-61")
def test_a_card_taken_by_a_rat_is_seen_by_its_owner_and_its_group_by_all():
    match = table(
        f"hands C101 C104 / C201 / C301 C302 | {THREE} | table C108@1,0"
        " | phase creature | walker rat | steps 2 | drawer 0 | to_draw 1"
        " | creatures rat@1,0/0:0:A105"
    )
    notices = match.play(0, step("0,0/0"))
    for viewer in viewers(match):
        lost = [(event.seat, event.group) for event in of(told(notices, viewer), CardLost)]
        assert lost == [(0, Group.I), (1, Group.II), (2, Group.III)]
        seen = [event.seat for event in of(told(notices, viewer), LostCardSeen)]
        assert seen == ([] if viewer is None else [viewer])
        names = [name.split()[0] for name in match.view(viewer).to_json()["discard"]]
        assert [name != "unseen" for name in names] == [seat == viewer for seat in range(3)]


# What is known after a swap


SWAP = f"hands A203 C104 A103 C105 / C106 C101 / C107 C102 | pile C110 C111 C113 C114 | {THREE}"


def memories(match, viewer):
    return match.view(viewer).to_json()["memories"]


@rule("DC-52")
def test_after_a_swap_each_knows_the_own_hand_and_what_was_given():
    match = table(SWAP)
    notices = match.play(0, Swap(Card.A203, 1))
    stop(match)
    assert match.view(0).to_json()["hand"] == ["C101", "C106"]
    assert match.view(1).to_json()["hand"] == ["C104", "C105", "C110", "A103"]
    assert memories(match, 0) == [{"holder": 1, "cards": ["C104", "C105", "A103"], "left_since": 0}]
    assert memories(match, 1) == [{"holder": 0, "cards": ["C101", "C106"], "left_since": 0}]
    assert memories(match, 2) == memories(match, None) == []
    for viewer, cards in ((0, 2), (1, 3), (2, 0), (None, 0)):
        assert len(of(told(notices, viewer), CardReceived)) == cards


@rule("DC-52")
def test_nobody_else_can_tell_which_cards_changed_hands():
    text = SWAP.replace("C104 A103 C105", "{} {}").replace("C106 C101", "{}")
    one = table(text.format("C104", "C105", "C106"))
    other = table(text.format("C103", "C109", "C112"))
    for match in (one, other):
        act(match, Swap(Card.A203, 1))
    assert who_can_tell(one, other) == [0, 1]
    # they play on: one remembered card is discarded, then one is lost
    heard = []
    for match in (one, other):
        mine = part(match, "hands")[1]
        heard.append(match.play(1, PassOne(Card[mine[0]])))
        heard[-1] += match.play(2, PassOne(Card.C107))
        heard[-1] += match.play(0, PassOne(Card[part(match, "hands")[0][0]]))
    assert who_can_tell(one, other) == [0, 1]
    for viewer in (2, None):
        assert told(heard[0], viewer) == told(heard[1], viewer)


@rule("DC-52")
def test_only_the_giver_sees_what_a_position_says_is_remembered():
    text = f"hands C101 / {{0}} {{1}} C107 / C102 | memories 0>1 {{0}} {{1}} | {THREE} | turn 1"
    one, other = table(text.format("C104", "C105")), table(text.format("C110", "C106"))
    assert memories(one, 0) == [{"holder": 1, "cards": ["C104", "C105"], "left_since": 0}]
    assert memories(one, 1) == memories(one, 2) == memories(one, None) == []
    assert who_can_tell(one, other) == [0, 1]
    discard = f"discard {{2}}:1~0:1 | {text}"
    one = table(discard.format("C104", "C105", "C106"))
    other = table(discard.format("C104", "C105", "C111"))
    assert who_can_tell(one, other) == [1]


@rule("DC-52")
def test_a_card_that_is_played_is_struck_off_by_who_gave_it():
    match = table(SWAP)
    act(match, Swap(Card.A203, 1))
    act(match, Equip(Card.A103, 2))
    stop(match)
    assert memories(match, 0) == [{"holder": 1, "cards": ["C104", "C105"], "left_since": 0}]
    act(match, PassOne(Card.C107))
    stop(match)
    act(match, lay("C101@1,0"))
    stop(match)
    # seat 1 gave C101 and C106 to seat 0
    assert memories(match, 1) == [{"holder": 0, "cards": ["C106"], "left_since": 0}]
    act(match, lay("C105@-1,0"))
    stop(match)
    assert memories(match, 0) == [{"holder": 1, "cards": ["C104"], "left_since": 0}]


@rule("DC-52")
def test_a_card_that_was_never_given_is_not_struck_off_twice():
    match = table(f"hands A203 C101 / C106 / C107 | pile C101 C101 C110 | {THREE}")
    act(match, Swap(Card.A203, 1))
    act(match, lay("C101@1,0"))
    stop(match)
    assert memories(match, 0) == [{"holder": 1, "cards": [], "left_since": 0}]
    act(match, PassOne(Card.C107))
    stop(match)
    act(match, PassOne(Card.C106))
    stop(match)
    act(match, lay("C101@-1,0"))
    assert memories(match, 0) == [{"holder": 1, "cards": [], "left_since": 0}]


BLUR = (
    "hands C101 A303 / {} / C102 | pile C113 C114 C111 | memories 0>1 C104 C106 | "
    + THREE
    + " | table C112@1,0 C108@0,1 | turn 1"
)


@rule("DC-8")
@rule("DC-52")
def test_who_gave_a_hand_cannot_tell_which_card_of_it_was_discarded():
    one, other, third = (table(BLUR.format("C104 C106 C107")) for _ in range(3))
    for match, card in ((one, Card.C104), (other, Card.C106), (third, Card.C107)):
        match.play(1, PassOne(card))
        stop(match)
    for twin in (other, third):
        assert look_alike(one, twin, 0)
        assert look_alike(one, twin, 2)
        assert look_alike(one, twin, None)
        assert not look_alike(one, twin, 1)
        assert [told(one.story, viewer) for viewer in (0, 2, None)] == [
            told(twin.story, viewer) for viewer in (0, 2, None)
        ]
    assert memories(one, 0) == [{"holder": 1, "cards": ["C104", "C106"], "left_since": 1}]
    assert one.view(0).to_json()["discard"] == ["unseen I"]


@rule("DC-33")
@rule("DC-52")
def test_who_gave_a_hand_cannot_tell_which_card_of_it_a_bridge_took():
    taken = set()
    matches = []
    for seed in range(12):
        match = table(f"{BLUR.format('C104 C106 C107 C201')} | key {seed:064x}")
        act(match, PassOne(Card.C201))
        walk(match, "1,0/1")
        taken.add(part(match, "discard")[1][:4])
        matches.append(match)
        assert memories(match, 0) == [{"holder": 1, "cards": ["C104", "C106"], "left_since": 2}]
        assert match.view(0).to_json()["discard"] == ["unseen II", "unseen I"]
    assert taken == {"C104", "C106", "C107"}
    for match in matches:
        assert look_alike(match, matches[0], 0)
        assert look_alike(match, matches[0], None)


@rule("DC-61")
@rule("DC-52")
def test_who_gave_a_hand_cannot_tell_which_card_of_it_a_rat_took():
    taken = set()
    matches = []
    for seed in range(12):
        text = BLUR.format("C104 C106 C107").replace("turn 1", "dwarves 1,0/0 0,0/0 1,0/0")
        match = table(
            f"{text} | phase creature | walker rat | steps 2 | drawer 0 | to_draw 1"
            f" | creatures rat@0,1/0:0:A105 | key {seed:064x}"
        )
        act(match, step("0,0/0"))
        taken.add(part(match, "discard")[0][:4])
        matches.append(match)
        assert memories(match, 0) == [{"holder": 1, "cards": ["C104", "C106"], "left_since": 1}]
        assert match.view(0).to_json()["discard"] == ["unseen I"]
    assert taken == {"C104", "C106", "C107"}
    for match in matches:
        assert look_alike(match, matches[0], 0)
        assert look_alike(match, matches[0], None)


@rule("DC-52")
def test_a_hand_that_comes_back_shows_what_is_missing_from_it():
    match = table(
        f"hands A203 C104 C105 A303 / C106 C101 / C107 | pile C110 C111 C113 C114 | {THREE}"
    )
    act(match, Swap(Card.A203, 1))
    act(match, PassOne(Card.C104))
    act(match, PassOne(Card.C107))
    act(match, PassOne(Card.C106))
    act(match, Swap(Card.A303, 0))
    assert part(match, "hands")[0][:2] == ["C105", "C110"]
    # nobody holds that hand any more; what is left of it was discarded
    assert memories(match, 0)[0] == {"holder": None, "cards": ["C104"], "left_since": 1}
    assert memories(match, 2) == memories(match, None) == []


@rule("DC-8")
def test_in_whole_matches_only_eight_kinds_of_events_are_secret():
    kinds = (
        CardDrawn,
        CardReceived,
        CharacterDealt,
        CharacterShown,
        Discarded,
        GoalShown,
        LostCardSeen,
        SpareShown,
    )
    found = set()
    for seed in range(6):
        match, chance = stope.new("dark-cave", seats=2 + seed, seed=seed), random.Random(seed)
        while not match.over:
            match.play(match.actors[0], chance.choice(match.moves(match.actors[0])))
        for notice in match.story:
            hearers = [viewer for viewer in viewers(match) if notice.heard_by(viewer)]
            secret = isinstance(notice.event, kinds)
            assert hearers == ([notice.event.seat] if secret else [*range(match.seats), None])
            found |= {type(notice.event)} & set(kinds)
    assert len(found) >= 7
    assert phase(match) == "over"
