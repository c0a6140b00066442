"""Guesses in the Dark Cave deal the characters not seen as evenly as the table allows."""

from collections import Counter

import pytest

from stope.games.dark_cave.moves import Card, PassOne, Spy
from tests.games.dark_cave.information.samples import FIVE, about, deal_of, possible_deals, worlds
from tests.support.positions.dark_cave import THREE, TWO, act, part, step, table, viewers

rule = pytest.mark.rule


def check_deals(match, draws=500):
    """Compare how often each deal is guessed with how often it should be, for all viewers."""
    for viewer in viewers(match):
        deals = possible_deals(match, viewer)
        found = Counter(deal_of(world) for world in worlds(match, viewer, draws))
        assert set(found) <= set(deals), viewer
        for deal in deals:
            assert found[deal] == about(1 / len(deals), draws), (viewer, deal)


@rule("DC-3")
@rule("DC-4")
@pytest.mark.parametrize(
    "text",
    [
        f"hands C101 / C102 | {TWO}",
        f"hands C101 / C102 / C103 | {THREE}",
        "hands C101 / C102 / C103 / C104 | clans blue:loyal blue:saboteur blue:loyal blue:saboteur",
        f"{FIVE} | clans yellow:loyal yellow:saboteur blue:loyal blue:loyal blue:saboteur"
        " | spares yellow:loyal yellow:loyal blue:loyal",
        f"{FIVE} / C106 / C107 / C110 | clans yellow:loyal yellow:saboteur yellow:loyal"
        " yellow:loyal blue:loyal blue:loyal blue:saboteur blue:loyal",
    ],
    ids=["two", "three", "four", "five", "eight"],
)
@pytest.mark.compiled
def test_every_deal_of_the_characters_not_seen_is_equally_likely(text):
    check_deals(table(text))


@rule("DC-70")
@pytest.mark.parametrize(
    "clans",
    [
        "yellow:loyal yellow:loyal yellow:saboteur | spares yellow:saboteur",
        "yellow:saboteur yellow:loyal yellow:saboteur | spares yellow:loyal",
    ],
)
@pytest.mark.compiled
def test_when_one_has_left_and_the_game_goes_on_another_worker_must_be_inside(clans):
    match = table(
        f"hands C101 / C102 / C103 | clans {clans} | dwarves out 0,0/0 0,0/0 | first_out 0"
        " | spares_known 0"
    )
    left = clans.split()[0] == "yellow:saboteur"
    # who only watches: the other card of that kind is not set aside
    for world in worlds(match, None, 300):
        characters = deal_of(world)
        assert left in characters[1:3]
        assert characters[3] != left
    found = Counter(deal_of(world)[1] for world in worlds(match, None))
    assert found[True] == about(1 / 2)
    # a player of the other kind knows who it is, and who left has seen the card set aside
    other = next(seat for seat in (1, 2) if (clans.split()[seat] != clans.split()[0]))
    real = deal_of(match.game.from_position(match.position()))
    assert {deal_of(world) for world in worlds(match, other, 200)} == {real}
    check_deals(match)


@rule("DC-70")
@pytest.mark.parametrize(
    "text",
    [
        # both dwarves that are certain to work for yellow have left
        "clans yellow:loyal yellow:loyal yellow:saboteur blue:loyal blue:saboteur"
        " | spares yellow:loyal blue:loyal blue:loyal | dwarves out out 0,0/0 0,0/0 0,0/0",
        "clans yellow:loyal yellow:loyal yellow:loyal blue:loyal blue:loyal"
        " | spares yellow:saboteur blue:loyal blue:saboteur | dwarves out out 0,0/0 0,0/0 0,0/0",
        # one for each clan
        "clans yellow:loyal blue:loyal yellow:saboteur blue:loyal blue:saboteur"
        " | spares yellow:loyal yellow:loyal blue:loyal | dwarves out out 0,0/0 0,0/0 0,0/0",
    ],
)
@pytest.mark.compiled
def test_with_two_clans_too_a_guess_never_ends_the_game(text):
    match = table(f"{FIVE} | {text} | first_out 0 | spares_known 0 | turn 2")
    check_deals(match)


@rule("DC-70")
@pytest.mark.compiled
def test_that_the_game_goes_on_makes_a_saboteur_of_the_other_clan_likelier():
    # seen from seat 3, loyal to blue: of yellow 2 loyal dwarves have left, one more yellow card
    # was dealt, one is set aside; of blue 2 more were dealt, one is set aside
    match = table(
        "hands C101 / C102 / C103 / C104 / C105 / C106"
        " | clans yellow:loyal yellow:loyal yellow:saboteur blue:loyal blue:saboteur blue:loyal"
        " | spares yellow:loyal blue:loyal | dwarves out out 0,0/0 0,0/0 0,0/0 0,0/0"
        " | first_out 0 | spares_known 0 | turn 2"
    )
    found = worlds(match, 3)
    # 2 places for the yellow saboteur times 3 for the blue one, less that in which both are such
    # that nobody inside works for yellow: seat 2 a saboteur and the blue one set aside
    assert Counter(deal_of(world)[2] for world in found)[True] == about(2 / 5)
    for seat in (4, 5):
        assert Counter(deal_of(world)[seat] for world in found)[True] == about(2 / 5)
    assert Counter(deal_of(world)[7] for world in found)[True] == about(1 / 5)
    check_deals(match)


@rule("DC-50")
@pytest.mark.compiled
def test_after_a_peek_only_the_rest_is_guessed():
    match = table(
        "hands A101 C104 / C102 / C103 / C105"
        " | clans yellow:loyal yellow:saboteur yellow:loyal yellow:saboteur"
    )
    before = Counter(deal_of(world)[1] for world in worlds(match, 0))
    assert before[True] == about(2 / 3)
    act(match, Spy(Card.A101, 1))
    found = Counter(deal_of(world) for world in worlds(match, 0))
    assert found == {
        (False, True, False, True): about(1 / 2),
        (False, True, True, False): about(1 / 2),
    }
    # nobody else has learned anything
    after = Counter(deal_of(world)[1] for world in worlds(match, 2))
    assert after[True] == about(2 / 3)
    check_deals(match)


@rule("DC-40")
@pytest.mark.compiled
def test_the_first_one_out_takes_the_cards_set_aside_into_account():
    match = table(
        f"{FIVE.replace('C101', 'C101 C106', 1)} | table D01@4,4 | pile C107"
        " | clans yellow:loyal yellow:loyal yellow:saboteur blue:loyal blue:loyal"
        " | spares yellow:loyal blue:loyal blue:saboteur"
        " | dwarves 4,4/0 0,0/0 0,0/0 0,0/0 0,0/0"
    )
    check_deals(match)
    act(match, PassOne(Card.C101))
    act(match, step("4,4/4"))
    assert part(match, "spares_known") == "0"
    found = Counter(deal_of(world) for world in worlds(match, 0))
    # the saboteur of blue was set aside; that of yellow is one of two players
    assert found == {
        (False, False, True, False, False, False, False, True): about(1 / 2),
        (False, True, False, False, False, False, False, True): about(1 / 2),
    }
    assert Counter(deal_of(world)[3] for world in worlds(match, 1))[True] == about(1 / 4)
    check_deals(match)
