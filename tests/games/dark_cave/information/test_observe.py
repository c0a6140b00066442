"""What a seat may know in the Dark Cave: DC-4, DC-8, DC-33, DC-40, DC-50, DC-61."""

import json
import random

import pytest

import stope
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
)
from stope.games.dark_cave.moves import Agree, Card, Look, PassOne, PassTwo, Stop
from tests.support.events import of
from tests.support.noninterference.dark_cave_observers import goals, told, who_can_tell
from tests.support.positions.dark_cave import (
    SEEN,
    THREE,
    act,
    heard,
    part,
    phase,
    seat_of,
    step,
    stop,
    table,
    viewers,
)

rule = pytest.mark.rule


def characters(match, viewer):
    """Return the characters that a viewer sees: of the players, then of the cards set aside."""
    view = match.view(viewer).to_json()
    return [card["character"] for card in (*view["seats"], *view["spares"])]


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
        f" | clans yellow:loyal yellow:saboteur{SEEN} yellow:loyal yellow:saboteur"
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
    dealt = heard(match, CharacterDealt)
    assert [event.seat for event, _ in dealt] == list(range(7))
    assert all(hearers == [event.seat] for event, hearers in dealt)


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
    match = table(f"hands C101 / C102 / C103 | discard C104:0 C201:1 C301:02 A105{SEEN} C105:")
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
        assert not any(view.record.rng.tobytes())
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


@rule("DC-8")
@pytest.mark.compiled
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
        match, rng = stope.new("dark-cave", seats=2 + seed, seed=seed), random.Random(seed)
        while not match.over:
            match.play(match.actors[0], rng.choice(match.moves(match.actors[0])))
        for notice in match.events:
            hearers = [viewer for viewer in viewers(match) if notice.heard_by(viewer)]
            if isinstance(notice.event, kinds):
                assert hearers == [notice.event.seat]
                found.add(type(notice.event))
            else:
                assert hearers == [*range(match.seats), None]
    assert len(found) >= 7
    assert phase(match) == "over"
