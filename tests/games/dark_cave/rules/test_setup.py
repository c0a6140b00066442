"""Material and set-up of the Dark Cave: DC-1 to DC-9."""

from collections import Counter
from itertools import permutations

import pytest

import stope
from stope.games.dark_cave.cards import ACTION, COUNT, GROUP, HAND_FACES, NAMES, Action
from stope.games.dark_cave.events import Began, CardDrawn, CharacterDealt, TurnBegan
from stope.games.dark_cave.moves import Card, Chop, Look, PassOne, PassTwo, Rockfall, Spy, Strike
from stope.games.path_cards.sides import Side
from tests.support.dark_cave_printed_cards import ACTIONS, CARDS, PATHS
from tests.support.events import of
from tests.support.positions.dark_cave import (
    act,
    against,
    heard,
    lay,
    lies,
    part,
    seat_of,
    stop,
    table,
    walk,
)

rule = pytest.mark.rule

every_table = pytest.mark.parametrize("seats", range(2, 9))


def group_of(card: str) -> int:
    """Return the group of a card by its name: C216 is of group II."""
    return int(card[1])


def groups(cards: list[str]) -> list[int]:
    counted = Counter(map(group_of, cards))
    return [counted[group] for group in (1, 2, 3)]


def layouts(seats: int, number: int):
    return (stope.new("dark-cave", seats=seats, seed=seed).position() for seed in range(number))


# DC-1


@rule("DC-1")
@every_table
def test_two_to_eight_can_play(seats):
    match = stope.new("dark-cave", seats=seats, seed=1)
    assert match.seats == seats
    assert len(part(match, "hands")) == seats


@rule("DC-1")
@pytest.mark.parametrize("seats", [0, 1, 9, -2, "2", 2.0, True])
def test_fewer_than_two_or_more_than_eight_cannot(seats):
    with pytest.raises(stope.BadSeats, match="DC-1"):
        stope.new("dark-cave", seats=seats)


# DC-2


@rule("DC-2")
@pytest.mark.parametrize(("seats", "far"), [(2, 4), (3, 4), (4, 4), (5, 4), (6, 3), (7, 3), (8, 3)])
def test_the_start_card_lies_in_the_middle_and_four_goals_face_down_on_the_corners(seats, far):
    match = stope.new("dark-cave", seats=seats, seed=5)
    cards = [token.partition("@") for token in part(match, "table")]
    assert ("D00", "@", "0,0") in cards
    assert len(cards) == 5
    goals = {where: card for card, _, where in cards if card != "D00"}
    assert set(goals) == {f"{x},{y}d" for x in (-far, far) for y in (-far, far)}
    assert set(goals.values()) == {"D01", "D02", "D03", "D04"}


@rule("DC-2")
def test_nobody_sees_what_the_goals_are():
    match = stope.new("dark-cave", seats=3, seed=2)
    for viewer in (None, 0, 1, 2):
        cards = match.view(viewer).to_json()["table"]
        assert [card["card"] for card in cards] == ["D00", None, None, None, None]
        assert [card["face_down"] for card in cards] == [False, True, True, True, True]


@rule("DC-2")
@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.compiled
def test_every_order_of_the_goals_is_as_likely_as_any_other(seats):
    found = Counter(
        tuple(token[:3] for token in position["table"] if token.endswith("d"))
        for position in layouts(seats, 960)
    )
    assert set(found) == set(permutations(("D01", "D02", "D03", "D04")))
    # 40 expected of each, with a standard deviation of 6.2
    assert all(12 <= times <= 72 for times in found.values())


# DC-3

#: clan cards in use, as (loyal, saboteurs) of each clan; with 3 and 4 players of one clan
IN_USE = {2: (1, 0), 3: (2, 2), 4: (2, 2), 5: (3, 1), 6: (3, 1), 7: (3, 1), 8: (3, 1)}


def clan_cards(position) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    dealt = [tuple(text.split(":")[:2]) for text in position["clans"]]
    aside = [tuple(text.split(":")[:2]) for text in position["spares"]]
    return dealt, aside


@rule("DC-3")
@every_table
@pytest.mark.compiled
def test_the_clan_cards_in_use_depend_on_the_number_of_players(seats):
    loyal, saboteurs = IN_USE[seats]
    clans_seen: Counter[tuple[str, ...]] = Counter()
    for position in layouts(seats, 60):
        dealt, aside = clan_cards(position)
        cards = Counter(dealt + aside)
        clans = sorted({clan for clan, _ in cards})
        clans_seen[tuple(clans)] += 1
        wanted: Counter[tuple[str, str]] = Counter()
        for clan in clans:
            wanted[clan, "loyal"] = loyal
            wanted[clan, "saboteur"] = saboteurs
        assert +cards == +wanted
        assert len(aside) == {2: 0, 3: 1, 4: 0, 5: 3, 6: 2, 7: 1, 8: 0}[seats]
    if seats in (3, 4):
        # the clan is drawn at random
        assert set(clans_seen) == {("yellow",), ("blue",)}
        assert min(clans_seen.values()) >= 15
    else:
        assert set(clans_seen) == {("blue", "yellow")}


@rule("DC-3")
@every_table
@pytest.mark.compiled
def test_every_seat_gets_every_clan_card_with_the_same_chance(seats):
    deals = 600
    found: list[Counter[tuple[str, str]]] = [Counter() for _ in range(seats)]
    aside_cards: Counter[tuple[str, str]] = Counter()
    for position in layouts(seats, deals):
        dealt, aside = clan_cards(position)
        for seat, card in enumerate(dealt):
            found[seat][card] += 1
        aside_cards.update(aside)
    loyal, saboteurs = IN_USE[seats]
    for clan in ("yellow", "blue"):
        for character, copies in (("loyal", loyal), ("saboteur", saboteurs)):
            share = copies / (2 * (loyal + saboteurs))
            for seat in range(seats):
                # 600 deals: standard deviation at most 12.3
                assert abs(found[seat][clan, character] - deals * share) < 56
            spares = {2: 0, 3: 1, 4: 0, 5: 3, 6: 2, 7: 1, 8: 0}[seats]
            assert abs(aside_cards[clan, character] - deals * share * spares) < 90


@rule("DC-3")
@every_table
@pytest.mark.compiled
def test_each_clan_has_at_least_one_dwarf_that_works_for_it(seats):
    for position in layouts(seats, 200):
        dealt, _ = clan_cards(position)
        works = {clan if character == "loyal" else "other " + clan for clan, character in dealt}
        works = {
            work.replace("other yellow", "blue").replace("other blue", "yellow") for work in works
        }
        assert works == {"yellow", "blue"}


@rule("DC-3")
@pytest.mark.parametrize("seats", [3, 5, 6, 7])
def test_cards_left_over_are_set_aside_unseen(seats):
    match = stope.new("dark-cave", seats=seats, seed=4)
    for viewer in (None, *range(seats)):
        spares = match.view(viewer).to_json()["spares"]
        assert spares
        assert {spare["character"] for spare in spares} == {None}
    assert part(match, "spares_known") == ""


@rule("DC-3")
@pytest.mark.parametrize(
    "clans",
    [
        "clans yellow:loyal yellow:loyal",
        "clans yellow:loyal blue:saboteur",
        "clans yellow:loyal blue:loyal | spares blue:loyal",
    ],
)
def test_a_table_with_other_clan_cards_is_refused(clans):
    with pytest.raises(stope.BadPosition, match="DC-3"):
        table(f"hands C101 / C102 | {clans}")


# DC-4


@rule("DC-4")
@every_table
def test_the_clan_is_public_and_the_character_is_known_to_its_player_alone(seats):
    match = stope.new("dark-cave", seats=seats, seed=9)
    truth = [text.split(":")[:2] for text in part(match, "clans")]
    for viewer in (None, *range(seats)):
        for seat, (clan, character) in enumerate(truth):
            seen = seat_of(match, seat, viewer)
            assert seen["clan"] == clan
            assert seen["character"] == (character if seat == viewer else None)
            assert not seen["revealed"]
    dealt = heard(match, CharacterDealt)
    assert [event.seat for event, _ in dealt] == list(range(seats))
    for event, hearers in dealt:
        assert [event.clan.name.lower(), event.character.name.lower()] == truth[event.seat]
        assert hearers == [event.seat]


@rule("DC-4")
def test_loyal_dwarves_work_for_their_clan_and_saboteurs_for_the_other_one():
    cards = "yellow:loyal yellow:saboteur blue:loyal blue:saboteur yellow:loyal"
    match = table(
        f"hands C101 / C102 / C103 / C104 / C105 | clans {cards} | "
        "spares yellow:loyal blue:loyal blue:loyal"
    )
    works = [match.view(seat).to_json()["works_for"] for seat in range(5)]
    assert works == ["yellow", "blue", "blue", "yellow", "yellow"]
    assert match.view(None).to_json()["works_for"] is None


# DC-5


@rule("DC-5")
@every_table
def test_everyone_takes_3_of_46_gold_and_all_dwarves_start_on_the_start_card(seats):
    match = stope.new("dark-cave", seats=seats, seed=3)
    assert part(match, "gold") == [3] * seats
    assert match.view(None).to_json()["supply"] == 46 - 3 * seats
    assert part(match, "dwarves") == ["0,0/0"] * seats
    assert not any(seat_of(match, seat)["out"] for seat in range(seats))


# DC-6


@rule("DC-6")
def test_the_box_holds_the_cards_of_the_deck_list():
    counts = {NAMES[face]: int(COUNT[face]) for face in range(HAND_FACES)}
    paths = {name: count for name, count in counts.items() if name[0] == "C"}
    assert paths == {name: card.count for name, card in PATHS.items()}
    assert groups([card for card, count in paths.items() for _ in range(count)]) == [19, 17, 14]
    kinds = {
        kind: tuple(
            sum(
                int(COUNT[face])
                for face in range(HAND_FACES)
                if ACTION[face] == Action[kind.upper()] and GROUP[face] == group
            )
            for group in range(3)
        )
        for kind in ACTIONS
    }
    assert kinds == ACTIONS
    assert sum(counts.values()) - sum(paths.values()) == 32
    assert all(GROUP[face] + 1 == group_of(NAMES[face]) for face in range(HAND_FACES))


@rule("DC-6")
@every_table
def test_each_pile_loses_five_cards_and_the_others_are_in_hands_and_in_the_pile(seats):
    for position in layouts(seats, 5):
        assert groups(position["removed"]) == [5, 5, 5]
        rest = position["pile"] + [card for hand in position["hands"] for card in hand]
        assert groups(rest) == [24, 22, 21]
        everything = Counter(rest + position["removed"])
        assert everything == {NAMES[face]: COUNT[face] for face in range(HAND_FACES)}
        assert position["discard"] == []


@rule("DC-6")
@pytest.mark.compiled
def test_every_card_may_be_removed_and_the_piles_are_shuffled():
    deals = 400
    removed, hands, tops = Counter[str](), Counter[str](), Counter[str]()
    for position in layouts(2, deals):
        removed.update(position["removed"])
        hands.update(position["hands"][0])
        tops[position["pile"][0]] += 1
    names = [NAMES[face] for face in range(HAND_FACES)]
    sizes = {1: 29, 2: 27, 3: 26}
    for name in names:
        copies = int(COUNT[names.index(name)])
        assert abs(removed[name] - deals * 5 * copies / sizes[group_of(name)]) < 65
        if group_of(name) == 1:
            assert abs(hands[name] - deals * 5 * copies / 29) < 65
            assert abs(tops[name] - deals * copies / 29) < 40


@rule("DC-6")
def test_nobody_sees_the_removed_cards():
    match = stope.new("dark-cave", seats=2, seed=6)
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        assert "removed" not in view.to_json()
        # what the record shows is not of this deal: the backs alone
        assert all(NAMES[face].startswith("unseen") for face in view.record.removed)


# DC-7


@rule("DC-7")
@pytest.mark.parametrize(
    ("seats", "first", "second"),
    [(2, 5, 0), (3, 5, 0), (4, 5, 0), (5, 4, 1), (6, 4, 1), (7, 3, 2), (8, 3, 2)],
)
def test_hands_of_five_cards_hold_more_of_group_ii_with_more_players(seats, first, second):
    for position in layouts(seats, 5):
        assert [groups(hand) for hand in position["hands"]] == [[first, second, 0]] * seats


@rule("DC-7")
def test_what_was_dealt_is_told_to_its_player_alone():
    match = stope.new("dark-cave", seats=7, seed=6)
    hands = part(match, "hands")
    for seat in range(7):
        heard = [
            notice.event
            for notice in match.events
            if isinstance(notice.event, CardDrawn) and notice.heard_by(seat)
        ]
        assert {event.seat for event in heard} == {seat}
        assert sorted(event.card.name for event in heard) == sorted(hands[seat])
    assert not any(
        notice.heard_by(None) for notice in match.events if isinstance(notice.event, CardDrawn)
    )


@rule("DC-7")
def test_only_cards_of_the_own_hand_can_be_used():
    match = table("hands C101 C102 / C103 A101 | dwarves 0,0/0 0,0/0")
    for move in (
        lay("C103@1,0v"),
        PassOne(Card.C103),
        PassTwo(Card.C101, Card.C103),
        PassTwo(Card.C101, Card.C101),
        Look(Card.A101, 4, 4),
    ):
        refusal = match.why_not(0, move)
        assert refusal is not None
        assert refusal.rule == "DC-7"
        assert move not in match.moves(0)


# DC-8


@rule("DC-8")
@every_table
def test_the_pile_is_group_i_on_ii_on_iii(seats):
    dealt = {2: (10, 0), 3: (15, 0), 4: (20, 0), 5: (20, 5), 6: (24, 6), 7: (21, 14), 8: (24, 16)}
    first, second = dealt[seats]
    match = stope.new("dark-cave", seats=seats, seed=8)
    pile = part(match, "pile")
    assert [group_of(card) for card in pile] == [1] * (24 - first) + [2] * (22 - second) + [3] * 21
    assert part(match, "pile_left") == 67 - 5 * seats


@rule("DC-8")
def test_the_backs_of_hands_and_pile_are_public_and_the_faces_are_not():
    match = table("hands C101 A205 / C216 A301 C303 | pile A105 C201")
    for viewer in (None, 0, 1):
        view = match.view(viewer).to_json()
        assert [sorted(seat["cards"]) for seat in view["seats"]] == [
            ["I", "II"],
            ["II", "III", "III"],
        ]
        assert view["pile"][:2] == ["I", "II"]
        assert len(view["pile"]) == part(match, "pile_left")
    assert match.view(None).to_json()["hand"] == []
    assert sorted(match.view(0).to_json()["hand"]) == ["A205", "C101"]
    assert sorted(match.view(1).to_json()["hand"]) == ["A301", "C216", "C303"]


@rule("DC-8")
def test_a_discard_is_known_to_the_one_who_discarded_it_alone():
    match = table("hands C101 A105 C102 / C103 C104")
    act(match, PassTwo(Card.C101, Card.A105))
    assert sorted(part(match, "discard")) == ["A105:0", "C101:0"]
    assert sorted(match.view(0).to_json()["discard"]) == ["A105", "C101"]
    for viewer in (None, 1):
        assert match.view(viewer).to_json()["discard"] == ["unseen I"] * 2


@rule("DC-8")
def test_an_action_card_that_was_played_stays_known():
    match = table("hands A101 A101 C101 / C103")
    act(match, Look(Card.A101, 4, 4))
    stop(match)
    act(match, PassOne(Card.C103))
    stop(match)
    act(match, Spy(Card.A101, 1))
    for viewer in (None, 0, 1):
        assert match.view(viewer).to_json()["discard"].count("A101") == 2


@rule("DC-8")
def test_a_path_card_that_fell_and_the_rockfall_stay_known():
    match = table("hands A202 C101 / C103 | table C105@1,0")
    act(match, Rockfall(Card.A202, 1, 0))
    assert not any(token.startswith("C105") for token in lies(match))
    for viewer in (None, 0, 1):
        assert sorted(match.view(viewer).to_json()["discard"]) == ["A202", "C105"]


@rule("DC-8")
def test_axes_webs_and_creatures_that_are_gone_stay_known():
    # an axe on a web that shows I: both cards are discarded
    match = table("hands C101 C102 / C103 | axes A104 / | webs 0,0E1:1:A102 | table C105@1,0")
    act(match, Chop(0, 0, Side.E))
    for viewer in (None, 0, 1):
        assert sorted(match.view(viewer).to_json()["discard"]) == ["A102", "A104"]
    # an axe on a creature
    match = table("hands C101 / C103 | axes A104 / | table C105@1,0 | creatures rat@1,0/0:1:A105")
    act(match, PassOne(Card.C101))
    walk(match, "1,0/0")
    act(match, Strike())
    for viewer in (None, 0, 1):
        seen = match.view(viewer).to_json()["discard"]
        assert sorted(card for card in seen if card[0] == "A") == ["A104", "A105"]
    # a web that wore off and a creature that left at the start of a turn
    match = table(
        "hands C101 / C103 | webs 0,0E1:1:A102 | table C105@1,0 | creatures rat@1,0/0:1:A105"
    )
    act(match, PassOne(Card.C101))
    stop(match)
    for viewer in (None, 0, 1):
        seen = match.view(viewer).to_json()["discard"]
        assert sorted(card for card in seen if card[0] == "A") == ["A102", "A105"]


@rule("DC-8")
def test_the_sizes_of_hands_pile_and_discard_are_public():
    match = table("hands C101 A105 C102 / C103 C104 | pile_left 7 | discard C201:0 C202:1")
    size = len(part(match, "discard"))
    for viewer in (None, 0, 1):
        view = match.view(viewer).to_json()
        assert [len(seat["cards"]) for seat in view["seats"]] == [3, 2]
        assert len(view["pile"]) == 7
        assert len(view["discard"]) == size


# DC-9


@rule("DC-9")
@every_table
@pytest.mark.compiled
def test_the_first_player_is_drawn_at_random(seats):
    found: Counter[int] = Counter()
    for seed in range(400):
        match = stope.new("dark-cave", seats=seats, seed=seed)
        began = of([notice.event for notice in match.events], Began, TurnBegan)
        assert [event.seat for event in began] == [match.actors[0]] * 2
        assert match.actors == (part(match, "turn"),)
        found[match.actors[0]] += 1
    # standard deviation at most 10
    assert all(abs(found[seat] - 400 / seats) < 45 for seat in range(seats))


@rule("DC-9")
@every_table
def test_turns_go_round_clockwise_to_the_next_seat(seats):
    match = stope.new("dark-cave", seats=seats, seed=seats)
    first = match.actors[0]
    for number in range(2 * seats + 1):
        seat = (first + number) % seats
        assert match.actors == (seat,)
        act(match, match.moves(seat)[-1])
        stop(match)


@rule("DC-9")
def test_nobody_moves_out_of_turn():
    match = table("hands C101 C102 / C103 C104 / C105 | turn 1")
    for seat, move in ((0, lay("C101@1,0")), (2, PassOne(Card.C105)), (0, PassOne(Card.C101))):
        assert against(match, move, seat) == "DC-9"
        assert match.moves(seat) == []


@rule("DC-30")
def test_the_printed_list_agrees_with_itself():
    for card in CARDS.values():
        assert len(card.spots()) == card.spaces
