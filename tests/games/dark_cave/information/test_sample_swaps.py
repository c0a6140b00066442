"""Guesses in the Dark Cave respect what is remembered of hands given away: DC-52."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from stope.games.codecs import Move
from stope.games.dark_cave import GAME
from stope.games.dark_cave.moves import Card, Equip, PassOne, PassTwo, Stop, Swap
from tests.games.dark_cave.information.samples import (
    WHOLE_DECK,
    about,
    copies,
    discarded,
    hand,
    worlds,
)
from tests.support.conservation.dark_cave import census, hand_cards
from tests.support.positions.dark_cave import (
    THREE,
    act,
    lay,
    part,
    phase,
    place_of_discard,
    step,
    stop,
    table,
    viewers,
)
from tests.support.random_play import guessed, hidden

rule = pytest.mark.rule


# Hands given away


def given(remembered, fresh, more="", group="I"):
    """Return a table where seat 0 remembers cards that seat 1 holds besides others."""
    known, others = {
        "I": (["C104", "C105", "C106", "C108"], ["C109", "C110", "C111", "C112"]),
        "III": (["C301", "C302", "C303", "C304"], ["C306", "C307", "C308", "C309"]),
    }[group]
    known, others = known[:remembered], others[:fresh]
    match = table(
        f"hands C101 C102 / {' '.join([*known, *others])} / C103 | pile C202 C203 C204"
        f" | memories 0>1 {' '.join(known)} | {THREE} | turn 1 {more}"
    )
    return match, known, others


def lose(match, move):
    """Let a card leave the hand of seat 1; return where it lies in the discard pile."""
    act(match, move)
    tokens = part(match, "discard")
    [place] = [place for place, token in enumerate(tokens) if "~" in token]
    return place


@rule("DC-52")
@pytest.mark.parametrize(("remembered", "fresh"), [(1, 0), (1, 3), (2, 2), (4, 1), (4, 0)])
@pytest.mark.compiled
def test_cards_given_away_are_in_the_hand_that_got_them(remembered, fresh):
    match, known, _ = given(remembered, fresh)
    found = worlds(match, 0, 300)
    assert all(set(known) <= set(hand(world, 1)) for world in found)
    if fresh:
        rest = {name for world in found for name in hand(world, 1)} - {*known}
        assert len(rest) > 12
    # others do not know
    for viewer in (2, None):
        assert not all(known[0] in hand(world, 1) for world in worlds(match, viewer, 100))


@rule("DC-52")
@pytest.mark.parametrize("group", ["I", "III"])
@pytest.mark.parametrize(
    ("remembered", "fresh"), [(1, 1), (1, 2), (1, 4), (2, 1), (3, 1), (2, 3), (3, 2)]
)
@pytest.mark.compiled
def test_a_card_discarded_unseen_is_one_of_those_given_as_often_as_it_should(
    remembered, fresh, group
):
    match, known, others = given(remembered, fresh, group=group)
    place = lose(match, PassOne(Card[others[0]]))
    found = worlds(match, 0)
    drawn = Counter(discarded(world, place) for world in found)
    for name in known:
        assert drawn[name] == about(1 / (remembered + fresh)), name
    # what is given and was not discarded is still held
    for world in found:
        assert set(known) <= {*hand(world, 1), discarded(world, place)}


@rule("DC-52")
@pytest.mark.parametrize("remembered", [1, 2, 4])
@pytest.mark.compiled
def test_without_other_cards_a_discard_is_certainly_one_of_those_given(remembered):
    match, known, _ = given(remembered, 0)
    place = lose(match, PassOne(Card[known[0]]))
    found = worlds(match, 0)
    drawn = Counter(discarded(world, place) for world in found)
    assert drawn == {name: about(1 / remembered) for name in known}
    for world in found:
        held = [name for name in hand(world, 1) if name[1] == "1"]
        assert sorted([*held, discarded(world, place)]) == known


@rule("DC-52")
def test_a_discard_of_another_group_says_nothing_about_the_cards_given():
    match = table(
        "hands C101 / C104 C105 C301 / C103 | pile C202 | memories 0>1 C104 C105"
        f" | {THREE} | turn 1"
    )
    place = lose(match, PassOne(Card.C301))
    for world in worlds(match, 0, 200):
        assert discarded(world, place)[1] == "3"
        assert hand(world, 1)[:2] == ["C104", "C105"]


@rule("DC-52")
@pytest.mark.compiled
def test_of_two_cards_discarded_both_none_or_one_was_given_as_often_as_it_should():
    match, known, others = given(2, 2)
    act(match, PassTwo(Card[known[0]], Card[others[0]]))
    found = Counter(
        tuple(discarded(world, world.discards - 1 - back) in known for back in (1, 0))
        for world in worlds(match, 0)
    )
    # 4 cards, 2 of them known, 2 drawn without putting one back
    assert found[True, True] == about(1 / 6)
    assert found[False, False] == about(1 / 6)
    assert found[True, False] == about(1 / 3)
    assert found[False, True] == about(1 / 3)


@rule("DC-52")
@pytest.mark.compiled
def test_of_three_cards_two_discarded_leave_the_third():
    match, known, others = given(2, 1)
    act(match, PassTwo(Card[known[0]], Card[others[0]]))
    found = worlds(match, 0)
    both = sum(
        {discarded(world, world.discards - 1), discarded(world, world.discards - 2)} == {*known}
        for world in found
    )
    assert both == about(1 / 3)
    for name in known:
        assert sum(name in hand(world, 1) for world in found) == about(1 / 3)


def until_seat_one_again(match):
    """Let seats 2 and 0 pass."""
    stop(match)
    for card in (Card.C103, Card.C101):
        act(match, PassOne(card))
        stop(match)
    assert match.actors == (1,)


@rule("DC-52")
@pytest.mark.compiled
def test_a_card_played_was_not_the_one_discarded_before():
    match, _, others = given(2, 1, "| table C101@1,0")
    place = lose(match, PassOne(Card[others[0]]))
    until_seat_one_again(match)
    act(match, lay("C105@2,0"))
    drawn = Counter(discarded(world, place) for world in worlds(match, 0))
    # C104 or the card that was not known
    assert drawn["C104"] == about(1 / 2)
    assert drawn["C105"] == 0


@rule("DC-52")
@pytest.mark.compiled
def test_another_card_played_was_not_the_one_discarded_before_either():
    match, known, others = given(1, 2, "| table C101@1,0")
    place = lose(match, PassOne(Card[others[1]]))
    until_seat_one_again(match)
    drawn = Counter(discarded(world, place) for world in worlds(match, 0))
    assert drawn[known[0]] == about(1 / 3)
    # no card of the group was drawn since: C109 was there, and C104 or the third card is gone
    act(match, lay("C109@2,0"))
    drawn = Counter(discarded(world, place) for world in worlds(match, 0))
    assert drawn[known[0]] == about(1 / 2)


@rule("DC-52")
@pytest.mark.compiled
def test_a_hand_without_cards_of_the_group_has_discarded_all_that_was_given():
    match, known, _ = given(1, 1, "| table C101@1,0")
    place = lose(match, PassOne(Card[known[0]]))
    until_seat_one_again(match)
    assert Counter(discarded(world, place) for world in worlds(match, 0))["C104"] == about(1 / 2)
    # the other card is played, and no back of the group is left in the hand
    act(match, lay("C109@2,0"))
    assert all(discarded(world, place) == "C104" for world in worlds(match, 0, 200))


@rule("DC-33")
@rule("DC-52")
@pytest.mark.compiled
def test_a_card_lost_on_a_bridge_is_one_of_those_given_as_often_as_it_should():
    steps = "phase steps | steps 3 | drawer 1 | to_draw 1"
    match, known, _ = given(2, 2, f"| table C212@1,0 | {steps}")
    act(match, step("1,0/3"))
    place = lose(match, step("1,0/2"))
    drawn = Counter(discarded(world, place) for world in worlds(match, 0))
    for name in known:
        assert drawn[name] == about(1 / 4)


@rule("DC-61")
@rule("DC-52")
@pytest.mark.compiled
def test_a_card_taken_by_a_rat_is_one_of_those_given_as_often_as_it_should():
    match = table(
        "hands C101 / C104 C105 C109 / C103 | pile C202 | memories 0>1 C104 C105"
        f" | {THREE} | table C108@1,0 | dwarves 1,0/0 0,0/0 1,0/0 | phase creature | walker rat"
        " | steps 2 | drawer 0 | to_draw 1 | creatures rat@1,0/0:0:A105"
    )
    place = lose(match, step("0,0/0"))
    drawn = Counter(discarded(world, place) for world in worlds(match, 0))
    for name in ("C104", "C105"):
        assert drawn[name] == about(1 / 3)


@rule("DC-52")
@pytest.mark.compiled
def test_after_a_swap_both_givers_guess_with_what_they_gave():
    match = table(
        f"hands A203 C104 C105 / C106 C301 / C107 | pile C110 C111 C113 | {THREE} | table C101@1,0"
    )
    act(match, Swap(Card.A203, 1))
    stop(match)
    assert phase(match) == "card"
    for world in worlds(match, 0, 100):
        assert {"C104", "C105"} <= set(hand(world, 1))
        assert hand(world, 0) == ["C106", "C301"]
    for world in worlds(match, 1, 100):
        assert hand(world, 0) == ["C106", "C301"]
    # seat 1 drew one card that seat 0 has not seen
    fresh = Counter(({*hand(world, 1)} - {"C104", "C105"}).pop() for world in worlds(match, 0))
    left = copies("1")
    for name in ("C104", "C105", "C106", "C101"):
        left[name] -= 1
    for name, number in left.items():
        assert fresh[name] == about(number / 25), name
    # who looks on knows nothing of all this
    assert len({tuple(hand(world, 0)) for world in worlds(match, 2, 100)}) > 30


@rule("DC-52")
def test_what_was_given_is_found_where_the_hand_has_gone():
    match = table(f"hands A203 C104 C105 / A303 C106 / C107 C102 | pile C103 C110 C111 | {THREE}")
    act(match, Swap(Card.A203, 2))
    stop(match)
    act(match, Swap(Card.A303, 2))
    stop(match)
    for world in worlds(match, 0, 100):
        assert {"C104", "C105"} <= set(hand(world, 1))
    for world in worlds(match, 2, 100):
        assert {"C103", "C104", "C105"} <= set(hand(world, 1))
        assert {"C102", "C107"} <= set(hand(world, 0))
    for world in worlds(match, 1, 100):
        assert "C106" in hand(world, 2)


@rule("DC-52")
@pytest.mark.compiled
def test_a_hand_that_came_back_tells_what_was_discarded_from_it():
    match = table(
        f"hands A203 C104 C105 A303 / C106 C101 / C107 | pile C110 C111 C113 C114 | {THREE}"
    )
    act(match, Swap(Card.A203, 1))
    act(match, PassOne(Card.C104))
    place = len(part(match, "discard")) - 1
    before = Counter(discarded(world, place) for world in worlds(match, 0))
    assert before["C104"] == about(1 / 3)
    act(match, PassOne(Card.C107))
    act(match, PassOne(Card.C106))
    act(match, Swap(Card.A303, 0))
    assert {discarded(world, place) for world in worlds(match, 0, 100)} == {"C104"}


@rule("DC-52")
def test_a_hand_that_came_back_complete_tells_that_another_card_was_discarded():
    match = table(
        f"hands A203 C104 C105 A303 / C106 C101 / C107 | pile C110 C111 C113 C114 | {THREE}"
    )
    act(match, Swap(Card.A203, 1))
    act(match, PassOne(Card.C110))
    place = len(part(match, "discard")) - 1
    act(match, PassOne(Card.C107))
    act(match, PassOne(Card.C106))
    act(match, Swap(Card.A303, 0))
    assert {"C104", "C105"} <= set(part(match, "hands")[0])
    found = {discarded(world, place) for world in worlds(match, 0, 200)}
    assert not found & {"C104", "C105"}
    assert len(found) > 10


# Two cards that look the same

TWINS = f"hands A203 C201 C203 A303 / C104 C105 / C106 C107 | pile C110 C201 C204 C205 | {THREE}"


def discard_one_of_two_and_draw_its_twin():
    """Seat 1 discards C201 of the hand it was given, and draws the other C201."""
    match = table(TWINS)
    act(match, Swap(Card.A203, 1))
    act(match, PassOne(Card.C201))
    act(match, PassOne(Card.C106))
    act(match, PassOne(Card.C104))
    assert part(match, "hands")[1] == ["C110", "C201", "C203", "A303"]
    return match, place_of_discard(match, "C201:1~0:0")


@rule("DC-52")
@pytest.mark.compiled
def test_before_the_twin_is_seen_either_card_may_have_been_discarded():
    match, place = discard_one_of_two_and_draw_its_twin()
    drawn = Counter(discarded(world, place) for world in worlds(match, 0))
    assert drawn == {"C201": about(1 / 2), "C203": about(1 / 2)}


@rule("DC-52")
@pytest.mark.compiled
def test_a_twin_that_is_played_may_have_been_drawn():
    match, place = discard_one_of_two_and_draw_its_twin()
    act(match, lay("C201@1,0"))
    # either the C201 that was given has been played, and C203 was discarded before; or it was
    # discarded, the other C201 drawn, and C203 is still there, as it is
    found = worlds(match, 0)
    assert {discarded(world, place) for world in found} == {"C201", "C203"}
    assert any("C203" in hand(world, 1) for world in found)


@rule("DC-6")
@rule("DC-52")
def test_a_card_seen_after_its_twin_was_played_is_not_in_the_discard_pile_too():
    match, place = discard_one_of_two_and_draw_its_twin()
    act(match, lay("C201@1,0"))
    stop(match)
    act(match, PassOne(Card.C107))
    stop(match)
    act(match, PassOne(Card.C105))
    stop(match)
    act(match, lay("C203@0,1"))
    # there is one C203, and it lies on the table
    for viewer in viewers(match):
        for world in worlds(match, viewer, 20):
            assert hand_cards(world) == WHOLE_DECK
            assert discarded(world, place) != "C203"
    assert {discarded(world, place) for world in worlds(match, 0, 50)} == {"C201"}


@rule("DC-6")
@rule("DC-52")
def test_a_card_that_came_back_beside_a_twin_is_not_in_the_discard_pile_too():
    match, place = discard_one_of_two_and_draw_its_twin()
    act(match, Swap(Card.A303, 0))
    assert {"C201", "C203"} <= set(part(match, "hands")[0])
    # C203 is in the own hand, so C201 was discarded
    assert {discarded(world, place) for world in worlds(match, 0, 50)} == {"C201"}


@rule("DC-52")
def test_the_last_card_of_a_kind_that_was_given_is_certain_whatever_is_drawn_after():
    match = table(
        f"hands A203 C201 A303 / C104 C105 / C106 C107 | pile C110 C201 C204 C205 | {THREE}"
    )
    act(match, Swap(Card.A203, 1))
    act(match, PassTwo(Card.C201, Card.A303))
    place = place_of_discard(match, "C201:1~0:0")
    for card in (Card.C106, Card.C104):
        act(match, PassOne(card))
    act(match, lay("C201@1,0"))
    assert {discarded(world, place) for world in worlds(match, 0, 100)} == {"C201"}


@rule("DC-6")
@pytest.mark.compiled
def test_guesses_in_matches_full_of_swaps_hold_every_card_once():
    """Let players pass, play and swap at random; all samples of all seats are whole decks."""
    for seed in range(8):
        rng = random.Random(seed)
        match = table(
            "hands A203 C105 C106 / C104 C107 A303 / C109 C111 A103 | pile C110 C113 C114 C202"
            f" C203 C204 C205 | {THREE} | table C112@1,0 C101@0,1"
        )
        for _ in range(16):
            seat = match.actors[0]
            moves = match.moves(seat)
            kinds = (Swap, PassOne, Equip)
            wanted = [move for move in moves if isinstance(move, kinds)]
            match.play(seat, rng.choice(wanted if wanted and rng.random() < 0.8 else moves))
            if match.over:
                break
            for viewer in viewers(match):
                view = match.view(viewer).record
                world = guessed(GAME, view, viewer, seed)
                assert hand_cards(world) == WHOLE_DECK
                assert hidden(GAME, world, viewer).tobytes() == view.tobytes()


@pytest.mark.compiled
def test_guesses_after_swaps_hold_every_card_exactly_once():
    """Matches full of swaps and unseen discards, where memories are put to the test."""
    swaps = 0
    for seed in range(60):
        rng = random.Random(seed)
        hands = "hands A203 C101 C201 C107 A105 / A303 C102 C201 C101 A101 / C102 C103 C107"
        match = table(f"{hands} | turn {rng.randrange(2)} | {THREE}")
        for _ in range(40):
            if match.over:
                break
            seat = match.actors[0]
            moves = match.moves(seat)
            swapping = [move for move in moves if isinstance(move, Swap)]
            passing = [move for move in moves if isinstance(move, PassOne | PassTwo | Stop)]
            liked: Sequence[Move] = swapping or passing
            wanted = liked if liked and rng.random() < 0.8 else moves
            move = rng.choice(wanted)
            swaps += isinstance(move, Swap)
            match.play(seat, move)
            for viewer in range(match.seats):
                view = match.view(viewer).record
                assert census(guessed(GAME, view, viewer, seed)) is not None
    assert swaps > 60
