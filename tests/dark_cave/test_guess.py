"""Guesses in the Dark Cave respect everything a seat has seen, and are even about the rest."""

import random
from collections import Counter
from itertools import combinations, product

import pytest

from dark_cave.census import census, hand_cards
from dark_cave.tables import act, lay, part, phase, place_of_discard, step, stop, table
from stope.games.dark_cave import GAME
from stope.games.dark_cave.cards import COUNT, HAND_FACES, NAMES
from stope.games.dark_cave.moves import Card, Equip, Look, PassOne, PassTwo, Spy, Stop, Swap
from walks import guessed, hidden

rule = pytest.mark.rule
DRAWS = 1_000
ALL = ":01234567*"
TWO = "clans yellow:loyal blue:loyal"
THREE = "clans yellow:loyal yellow:saboteur yellow:loyal | spares yellow:saboteur"
WHOLE_DECK = Counter({face: int(COUNT[face]) for face in range(HAND_FACES)})


def viewers(match):
    return (*range(match.seats), None)


def worlds(match, viewer, draws=DRAWS):
    """Return tables that a viewer thinks possible; each agrees with the view, no card is new."""
    view = match.view(viewer).record
    found = [guessed(GAME, view, viewer, seed) for seed in range(draws)]
    for world in found[:20]:
        assert hidden(GAME, world, viewer).tobytes() == view.tobytes()
        assert hand_cards(world) == WHOLE_DECK
    return found


def hand(world, seat):
    return [NAMES[face] for face in world.hand[seat, : world.hand_size[seat]]]


def discarded(world, place):
    return NAMES[world.discard[place]]


def about(share, draws=DRAWS):
    """Return the counts that 4.5 standard deviations allow for something of this probability."""
    spread = 4.5 * (draws * share * (1 - share)) ** 0.5
    return pytest.approx(draws * share, abs=spread)


def copies(group):
    """Return how many cards of a group there are by name."""
    return {name: int(COUNT[face]) for name, face in Card.__members__.items() if name[1] == group}


# What was seen stays


FULL_TABLE = (
    "hands C104 A101 C201 C301 / C105 C106 C202 / C107 A102 A302"
    " | pile C110 C203 | removed C111 C204 C302"
    f" | discard C112:0 C205:1 C303:2 A105{ALL} C103:"
    " | clans yellow:loyal:2 yellow:saboteur yellow:loyal | spares yellow:saboteur"
    " | table D02@-4,-4d:0 D01@4,-4d:12 D03@-4,4d D04@4,4g C101@1,0 C102@0,-1v"
    " | boots A103 - - | axes A104 / / A206 | webs 1,0E2:1:A204 | creatures goblin@1,0/0:2:A209"
    " | gold 2 4 3 | agreed 2"
)


@rule("DC-8")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_guess_keeps_everything_that_was_seen(viewer):
    match = table(FULL_TABLE)
    view = match.view(viewer)
    real = match.position()
    for world in worlds(match, viewer, 60):
        assert hidden(GAME, world, viewer).tobytes() == view.record.tobytes()
        census(world)
        guess = GAME.position(world)
        # what lies open
        for name in ("webs", "creatures", "dwarves", "gold", "boots", "axes", "agreed", "turn"):
            assert guess[name] == real[name]
        assert [token.split(":")[-1] for token in guess["table"][5:]] == real["table"][5:]
        for seat in range(3):
            assert (guess["hands"][seat] == real["hands"][seat]) or seat != viewer
            backs = [[name[1] for name in pos["hands"][seat]] for pos in (guess, real)]
            assert backs[0] == backs[1]
        # what this seat has looked at or put there
        for token, real_token in zip(guess["discard"], real["discard"], strict=True):
            seen = real_token.partition(":")[2]
            assert token.partition(":")[2] == seen
            assert token == real_token or ("*" if viewer is None else str(viewer)) not in seen
        for token, real_token in zip(guess["table"], real["table"], strict=True):
            seen = real_token.partition(":")[2]
            assert token == real_token or viewer is None or str(viewer) not in seen
    # and the rest is not always as it is
    others = [seat for seat in range(3) if seat != viewer]
    for seat in others:
        found = {tuple(hand(world, seat)) for world in worlds(match, viewer, 60)}
        assert len(found) > 20


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
        guess = GAME.position(world)
        assert "D01@4,-4d:0" in guess["table"]
        assert guess["hands"][0] == part(match, "hands")[0]
        assert guess["discard"][0] == guess["discard"][2] == f"A101{ALL}"
        assert guess["discard"][3] == "C105:0"
    for world in worlds(match, 2, 100):
        assert GAME.position(world)["clans"][1] == "yellow:saboteur:12"
    found = Counter(discarded(world, 1) for world in worlds(match, 0, 300))
    assert len(found) > 10
    assert not found.keys() & {"C105", "C104", "C112"}


@rule("DC-6")
def test_no_card_is_in_a_guess_more_often_than_in_the_box():
    # most of group I has been seen, so that few cards are left to guess
    laid = "C101@0,9 C102@2,9 C103@4,9 C103@6,9"
    seen = " ".join(f"{name}{ALL}" for name in ("C101", "C101", "C102", "A101", "A101"))
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
def test_two_cards_of_a_hand_are_drawn_without_putting_one_back():
    # of group III only four cards are unseen besides those out of the game
    cards = [name for name, number in copies("3").items() for _ in range(number)]
    unseen = ["C301", "C302", "C303", "C304", "A301", "A303", "A304"]
    shown = [name for name in cards if name not in unseen]
    discards = " ".join(f"{name}{ALL}" for name in shown)
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
def test_every_order_of_the_goals_not_seen_is_equally_likely(known, orders):
    match = table(f"hands C101 / C102 | {TWO} | table {known}")
    found = Counter(tuple(world.face[1:5].tolist()) for world in worlds(match, 0))
    assert len(found) == orders
    assert all(times == about(1 / orders) for times in found.values())
    # who did not look is as wise as before
    found = Counter(tuple(world.face[1:5].tolist()) for world in worlds(match, 1))
    assert len(found) == 24


@rule("DC-50")
def test_the_last_goal_is_known_to_who_has_seen_the_others():
    match = table(f"hands C101 / C102 | {TWO} | table D02@-4,-4d:0 D03@4,-4d:0 D04@-4,4 D01@4,4d:1")
    assert {tuple(world.face[1:5].tolist()) for world in worlds(match, 0, 100)} == {
        tuple(match.game.from_position(match.position()).face[1:5].tolist())
    }
    seen = Counter(NAMES[world.face[4]] for world in worlds(match, None))
    assert seen == {"D01": about(1 / 3), "D02": about(1 / 3), "D03": about(1 / 3)}


# Characters


def possible_deals(match, viewer):
    """Return all characters that agree with what a viewer knows, worked out from DC-3 and DC-70.

    Each is a tuple of whether the players, then the cards set aside, are saboteurs; all are
    equally likely.
    """
    position, view = match.position(), match.view(viewer).to_json()
    cards = [*view["seats"], *view["spares"]]
    inside = [dwarf != "out" for dwarf in position["dwarves"]]
    saboteurs = {2: 0, 3: 2, 4: 2}.get(match.seats, 1)
    places = [
        [number for number, card in enumerate(cards) if card["clan"] == clan]
        for clan in ("yellow", "blue")
    ]
    deals = []
    for chosen in product(*(combinations(own, saboteurs * bool(own)) for own in places)):
        bad = {number for numbers in chosen for number in numbers}
        deal = tuple(number in bad for number in range(len(cards)))
        if any(
            card["character"] not in (None, "saboteur" if is_bad else "loyal")
            for card, is_bad in zip(cards, deal, strict=True)
        ):
            continue
        still_in = {
            (card["clan"] == "blue") != is_bad
            for card, is_bad, there in zip(view["seats"], deal, inside, strict=False)
            if there
        }
        if still_in == {True, False}:
            deals.append(deal)
    return deals


def deal_of(world):
    return (
        *(bool(world.character[seat]) for seat in range(world.seats)),
        *(bool(world.spare_character[place]) for place in range(world.spares)),
    )


def check_deals(match, draws=500):
    """Compare how often each deal is guessed with how often it should be, for all viewers."""
    for viewer in viewers(match):
        deals = possible_deals(match, viewer)
        found = Counter(deal_of(world) for world in worlds(match, viewer, draws))
        assert set(found) <= set(deals), viewer
        for deal in deals:
            assert found[deal] == about(1 / len(deals), draws), (viewer, deal)


FIVE = "hands C101 / C102 / C103 / C104 / C105"


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
def test_with_two_clans_too_a_guess_never_ends_the_game(text):
    match = table(f"{FIVE} | {text} | first_out 0 | spares_known 0 | turn 2")
    check_deals(match)


@rule("DC-70")
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
def test_before_the_twin_is_seen_either_card_may_have_been_discarded():
    match, place = discard_one_of_two_and_draw_its_twin()
    drawn = Counter(discarded(world, place) for world in worlds(match, 0))
    assert drawn == {"C201": about(1 / 2), "C203": about(1 / 2)}


@rule("DC-52")
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
def test_guesses_in_matches_full_of_swaps_hold_every_card_once():
    """Let players pass, play and swap at random; all guesses of all seats are whole decks."""
    for seed in range(8):
        chance = random.Random(seed)
        match = table(
            "hands A203 C105 C106 / C104 C107 A303 / C109 C111 A103 | pile C110 C113 C114 C202"
            f" C203 C204 C205 | {THREE} | table C112@1,0 C101@0,1"
        )
        for _ in range(16):
            seat = match.actors[0]
            moves = match.moves(seat)
            kinds = (Swap, PassOne, Equip)
            wanted = [move for move in moves if isinstance(move, kinds)]
            match.play(seat, chance.choice(wanted if wanted and chance.random() < 0.8 else moves))
            if match.over:
                break
            for viewer in viewers(match):
                view = match.view(viewer).record
                world = guessed(GAME, view, viewer, seed)
                assert hand_cards(world) == WHOLE_DECK
                assert hidden(GAME, world, viewer).tobytes() == view.tobytes()


def test_guesses_after_swaps_hold_every_card_exactly_once():
    """Matches full of swaps and unseen discards, where memories are put to the test."""
    swaps = 0
    for seed in range(60):
        chance = random.Random(seed)
        hands = "hands A203 C101 C201 C107 A105 / A303 C102 C201 C101 A101 / C102 C103 C107"
        match = table(f"{hands} | turn {chance.randrange(2)} | {THREE}")
        for _ in range(40):
            if match.over:
                break
            seat = match.actors[0]
            moves = match.moves(seat)
            liked = [move for move in moves if isinstance(move, Swap)] or [
                move for move in moves if isinstance(move, PassOne | PassTwo | Stop)
            ]
            wanted = liked if liked and chance.random() < 0.8 else moves
            move = chance.choice(wanted)
            swaps += isinstance(move, Swap)
            match.play(seat, move)
            for viewer in range(match.seats):
                view = match.view(viewer).record
                assert census(guessed(GAME, view, viewer, seed)) is not None
    assert swaps > 60
