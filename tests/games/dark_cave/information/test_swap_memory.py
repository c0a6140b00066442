"""What is known after hands were swapped in the Dark Cave: DC-52."""

import pytest

from stope.games.dark_cave.events import CardReceived
from stope.games.dark_cave.moves import Card, Equip, PassOne, Swap
from tests.support.events import of
from tests.support.noninterference.dark_cave_observers import look_alike, told, who_can_tell
from tests.support.positions.dark_cave import THREE, act, lay, part, step, stop, table, walk

rule = pytest.mark.rule

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
        assert [told(one.events, viewer) for viewer in (0, 2, None)] == [
            told(twin.events, viewer) for viewer in (0, 2, None)
        ]
    assert memories(one, 0) == [{"holder": 1, "cards": ["C104", "C106"], "left_since": 1}]
    assert one.view(0).to_json()["discard"] == ["unseen I"]


@rule("DC-33")
@rule("DC-52")
@pytest.mark.compiled
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
@pytest.mark.compiled
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
