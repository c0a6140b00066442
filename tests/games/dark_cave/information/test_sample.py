"""Guesses in the Dark Cave respect everything a seat has seen, and are even about the rest."""

from collections import Counter
from itertools import combinations

import pytest

from stope.games.dark_cave import GAME
from stope.games.dark_cave.cards import NAMES
from stope.games.dark_cave.moves import Card, Look, PassOne, Spy
from tests.games.dark_cave.information.samples import (
    DRAWS,
    WHOLE_DECK,
    about,
    copies,
    discarded,
    hand,
    worlds,
)
from tests.support.conservation.dark_cave import census, hand_cards
from tests.support.positions.dark_cave import SEEN, THREE, TWO, act, part, table, viewers
from tests.support.random_play import hidden

rule = pytest.mark.rule


# What was seen stays

FULL_TABLE = (
    "hands C104 A101 C201 C301 / C105 C106 C202 / C107 A102 A302"
    " | pile C110 C203 | removed C111 C204 C302"
    f" | discard C112:0 C205:1 C303:2 A105{SEEN} C103:"
    " | clans yellow:loyal:2 yellow:saboteur yellow:loyal | spares yellow:saboteur"
    " | table D02@-4,-4d:0 D01@4,-4d:12 D03@-4,4d D04@4,4g C101@1,0 C102@0,-1v"
    " | boots A103 - - | axes A104 / / A206 | webs 1,0E2:1:A204 | creatures goblin@1,0/0:2:A209"
    " | gold 2 4 3 | agreed 2"
)


@rule("DC-8")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.compiled
def test_a_guess_keeps_everything_that_was_seen(viewer):
    match = table(FULL_TABLE)
    view = match.view(viewer)
    real = match.position()
    for world in worlds(match, viewer, 60):
        assert hidden(GAME, world, viewer).tobytes() == view.record.tobytes()
        census(world)
        sampled = GAME.position(world)
        # what lies open
        for name in ("webs", "creatures", "dwarves", "gold", "boots", "axes", "agreed", "turn"):
            assert sampled[name] == real[name]
        assert [token.split(":")[-1] for token in sampled["table"][5:]] == real["table"][5:]
        for seat in range(3):
            assert (sampled["hands"][seat] == real["hands"][seat]) or seat != viewer
            backs = [[name[1] for name in pos["hands"][seat]] for pos in (sampled, real)]
            assert backs[0] == backs[1]
        # what this seat has looked at or put there
        for token, real_token in zip(sampled["discard"], real["discard"], strict=True):
            seen = real_token.partition(":")[2]
            assert token.partition(":")[2] == seen
            assert token == real_token or ("*" if viewer is None else str(viewer)) not in seen
        for token, real_token in zip(sampled["table"], real["table"], strict=True):
            seen = real_token.partition(":")[2]
            assert token == real_token or viewer is None or str(viewer) not in seen
    # and the rest is not always as it is
    others = [seat for seat in range(3) if seat != viewer]
    for seat in others:
        found = {tuple(hand(world, seat)) for world in worlds(match, viewer, 60)}
        assert len(found) > 20


@pytest.mark.compiled
def test_looking_and_discarding_is_remembered_in_guesses():
    match = table(
        f"hands A101 C104 C105 / C106 C107 / C110 A101 C111 | pile C112 C113 C114 C102 | {THREE}"
        " | table D02@-4,-4d D01@4,-4d D03@-4,4d D04@4,4d"
    )
    act(match, Look(Card.A101, 4, -4))
    act(match, PassOne(Card.C106))
    act(match, Spy(Card.A101, 1))
    act(match, PassOne(Card.C105))
    for world in worlds(match, 0, 100):
        sampled = GAME.position(world)
        assert "D01@4,-4d:0" in sampled["table"]
        assert sampled["hands"][0] == part(match, "hands")[0]
        assert sampled["discard"][0] == sampled["discard"][2] == f"A101{SEEN}"
        assert sampled["discard"][3] == "C105:0"
    for world in worlds(match, 2, 100):
        assert GAME.position(world)["clans"][1] == "yellow:saboteur:12"
    found = Counter(discarded(world, 1) for world in worlds(match, 0, 300))
    assert len(found) > 10
    assert not found.keys() & {"C105", "C104", "C112"}


@rule("DC-6")
def test_no_card_is_in_a_guess_more_often_than_in_the_box():
    # most of group I has been seen, so that few cards are left to sampled
    laid = "C101@0,9 C102@2,9 C103@4,9 C103@6,9"
    seen = " ".join(f"{name}{SEEN}" for name in ("C101", "C101", "C102", "A101", "A101"))
    match = table(
        "hands C104 C105 C106 C107 C107 / C108 C109 C110 C111 / C113 C114"
        f" | discard {seen} A101:1 C112:0 | table {laid} | boots A103 A103 - | {THREE}"
    )
    for viewer in viewers(match):
        for world in worlds(match, viewer, 50):
            assert hand_cards(world) == WHOLE_DECK
            census(world)
            held = [name for seat in range(3) for name in hand(world, seat)]
            assert not {"C101", "C102", "C103", "A103"} & {*held}


# Cards


@rule("DC-8")
@pytest.mark.compiled
def test_every_unseen_card_of_its_group_is_equally_likely_in_another_hand():
    match = table(f"hands C101 C104 C203 / C105 A202 | table C102@1,0 C201@0,-1 | {TWO}")
    found = worlds(match, 0)
    for group, seen in (("1", ["C101", "C104", "C102"]), ("2", ["C203", "C201"])):
        left = copies(group)
        for name in seen:
            left[name] -= 1
        drawn = Counter(name for world in found for name in hand(world, 1) if name[1] == group)
        assert sum(drawn.values()) == DRAWS
        for name, number in left.items():
            assert drawn[name] == about(number / sum(left.values())), name


@rule("DC-8")
@pytest.mark.compiled
def test_every_unseen_card_is_equally_likely_on_the_pile_and_out_of_the_game():
    match = table(f"hands C101 C104 / C105 | {TWO}")
    found = worlds(match, 0)
    left = copies("1")
    left["C101"] -= 1
    left["C104"] -= 1
    for drawn in (
        Counter(NAMES[world.pile[world.pile_left - 1]] for world in found),
        Counter(NAMES[world.removed[0]] for world in found),
    ):
        for name, number in left.items():
            assert drawn[name] == about(number / 27), name


@rule("DC-8")
@pytest.mark.compiled
def test_a_discard_nobody_showed_is_as_likely_to_be_any_card_as_a_card_in_a_hand():
    match = table(f"hands C301 C302 / C303 | discard A301:1 A302:0 | pile_left 0 | {TWO}")
    left = copies("3")
    for name in ("C301", "C302", "A302"):
        left[name] -= 1
    found = worlds(match, 0)
    drawn = Counter(discarded(world, 0) for world in found)
    held = Counter(hand(world, 1)[0] for world in found)
    for name, number in left.items():
        assert drawn[name] == about(number / 23), name
        assert held[name] == about(number / 23), name


@rule("DC-8")
@pytest.mark.compiled
def test_two_cards_of_a_hand_are_drawn_without_putting_one_back():
    # of group III only four cards are unseen besides those out of the game
    cards = [name for name, number in copies("3").items() for _ in range(number)]
    unseen = ["C301", "C302", "C303", "C304", "A301", "A303", "A304"]
    shown = [name for name in cards if name not in unseen]
    discards = " ".join(f"{name}{SEEN}" for name in shown)
    match = table(
        f"hands C101 / C301 C302 | discard {discards} | removed C303 C304 A301 A303 A304"
        f" | pile_left 0 | {TWO}"
    )
    drawn = Counter(tuple(hand(world, 1)) for world in worlds(match, 0))
    assert len(drawn) == 21
    for pair in combinations(unseen, 2):
        assert drawn[pair] == about(1 / 21), pair


# Goals


@rule("DC-50")
@pytest.mark.parametrize(("known", "orders"), [("", 24), ("D02@-4,-4d:0", 6)])
@pytest.mark.compiled
def test_every_order_of_the_goals_not_seen_is_equally_likely(known, orders):
    match = table(f"hands C101 / C102 | {TWO} | table {known}")
    found = Counter(tuple(world.face[1:5].tolist()) for world in worlds(match, 0))
    assert len(found) == orders
    assert all(times == about(1 / orders) for times in found.values())
    # who did not look is as wise as before
    found = Counter(tuple(world.face[1:5].tolist()) for world in worlds(match, 1))
    assert len(found) == 24


@rule("DC-50")
@pytest.mark.compiled
def test_the_last_goal_is_known_to_who_has_seen_the_others():
    match = table(f"hands C101 / C102 | {TWO} | table D02@-4,-4d:0 D03@4,-4d:0 D04@-4,4 D01@4,4d:1")
    assert {tuple(world.face[1:5].tolist()) for world in worlds(match, 0, 100)} == {
        tuple(match.game.from_position(match.position()).face[1:5].tolist())
    }
    seen = Counter(NAMES[world.face[4]] for world in worlds(match, None))
    assert seen == {"D01": about(1 / 3), "D02": about(1 / 3), "D03": about(1 / 3)}
