"""A test per rule of Diamant, each from a drawn table."""

import itertools
from collections import Counter

import pytest

import stope
from stope.games.codecs import Event, Seats
from stope.games.diamant.cards import LONGEST_PATH, Hazard
from stope.games.diamant.events import (
    CardRemoved,
    Collapsed,
    Committed,
    Entered,
    ExpeditionEnded,
    GemsFound,
    HazardMet,
    Left,
    MatchEnded,
)
from stope.games.diamant.fast_division import MOST_GEMS, share
from stope.games.diamant.view import corners
from tests.support.positions.diamant import GO_ON, LEAVE, bags, chests, decide, lying, table

rule = pytest.mark.rule

HAZARDS = ["snake", "scorpion", "rockslide", "gas", "explosion"]


@rule("DI-1")
@pytest.mark.parametrize("seats", [2, 9, 0, -1, 3.0, "5", None, True])
def test_only_three_to_eight_can_play(seats):
    if seats is None:
        assert stope.new("diamant").seats == 3
        return
    with pytest.raises(stope.BadSeats, match=r"3 to 8 players, not .*DI-1"):
        stope.new("diamant", seats=seats)


@rule("DI-1")
def test_everyone_begins_with_an_empty_chest_and_a_bag():
    for seats in range(3, 9):
        match = stope.new("diamant", seats=seats, seed=seats)
        assert chests(match) == [0] * seats
        assert len(set(bags(match))) == 1


@rule("DI-2")
def test_the_deck_has_thirty_cards():
    match = stope.new("diamant", seed=1)
    cards = Counter(match.position()["path"] + match.position()["pile"])
    gems = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    assert cards == Counter(gems) + Counter(HAZARDS * 3)


@rule("DI-3")
def test_the_supply_never_runs_short():
    # 8 chests of 40 are far more than the 210 points of the box
    seats = " ".join(["40i"] * 8)
    match = table(f"cave 5 | path 17+1 | bag 2 | seats {seats} | pile 15")
    decide(match, "gggggggg")
    assert bags(match) == [3] * 8


@rule("DI-4")
def test_five_caves_in_order_and_all_go_in_together():
    match = stope.new("diamant", seats=4, seed=3)
    entered = [notice.event for notice in match.events if isinstance(notice.event, Entered)]
    while not match.over:
        assert match.actors == (0, 1, 2, 3)
        entered += [event for event in decide(match, "llll") if isinstance(event, Entered)]
    assert [event.cave for event in entered] == [1, 2, 3, 4, 5]


@rule("DI-5")
def test_the_first_card_is_turned_before_anybody_decides():
    for seed in range(20):
        match = stope.new("diamant", seats=3, seed=seed)
        assert len(match.position()["path"]) == 1
        assert match.actors == (0, 1, 2)
        assert not match.history


@rule("DI-6")
@pytest.mark.parametrize(
    ("value", "players", "each", "rest"),
    [(11, 5, 2, 1), (17, 3, 5, 2), (7, 8, 0, 7), (5, 5, 1, 0), (1, 3, 0, 1)],
)
def test_gems_are_shared_equally_and_the_rest_stays_on_the_card(value, players, each, rest):
    seats = " ".join(["0i"] * players)
    match = table(f"path gas | seats {seats} | pile {value}")
    events = decide(match, "g" * players)
    assert GemsFound(value, each, rest) in events
    assert bags(match) == [each] * players
    assert lying(match) == [0, rest]


@rule("DI-6")
def test_shares_are_exact_for_all_gems_there_can_be():
    for players in range(1, 9):
        assert all(share(gems, players) == gems // players for gems in range(MOST_GEMS))


@rule("DI-7")
def test_the_first_hazard_of_a_kind_does_nothing():
    match = table("path 11+1 | bag 2 | seats 0i 0i 0i 0i 0i | pile snake gas")
    assert HazardMet(Hazard.SNAKE, False) in decide(match, "ggggg")
    assert HazardMet(Hazard.GAS, False) in decide(match, "ggggg")
    assert bags(match) == [2] * 5
    assert match.actors == (0, 1, 2, 3, 4)


@rule("DI-8")
def test_the_second_hazard_of_a_kind_takes_the_bags_and_spares_the_chests():
    match = table("cave 2 | path snake 5+2 gas | bag 1 | seats 9i 4i 3i | pile snake")
    events = decide(match, "ggg")
    assert HazardMet(Hazard.SNAKE, True) in events
    assert Collapsed(Hazard.SNAKE, Seats((0, 1, 2)), 1) in events
    assert chests(match) == [9, 4, 3]
    assert match.position()["cave"] == 3


@rule("DI-8")
def test_everyone_sees_how_many_cards_of_the_pile_would_end_it():
    # two more snakes, and no more gas: the only card left of it lies on the path
    match = table("cave 3 | path snake gas 9 | bag 3 | seats 0i 0i 0i | removed gas gas")
    view = match.view(None).to_json()
    assert view["deadly"] == 2
    assert view["collapsed_by"] is None
    assert view["ahead"] == {"x": 1, "y": 2}


@rule("DI-8")
def test_the_hazard_that_ended_the_last_expedition_is_named():
    match = table("cave 5 | path snake 5+2 gas | bag 1 | seats 9i 4i 3i | pile snake")
    decide(match, "ggg")
    assert match.over
    assert match.view(0).to_json()["collapsed_by"] == "snake"


@rule("DI-8")
def test_those_outside_keep_what_they_brought_out():
    match = table("path gas 15 | bag 5 | seats 0i 0i 0i | pile gas")
    decide(match, "lgg")
    assert chests(match) == [5, 0, 0]


@rule("DI-9")
def test_a_commitment_can_be_changed_until_the_last_one_is_in():
    match = table("path 9 | bag 3 | seats 0i 0i 0i | pile 5")
    match.play(0, LEAVE)
    match.play(0, GO_ON)
    match.play(1, GO_ON)
    assert match.moves(0) == [GO_ON, LEAVE]
    match.play(1, LEAVE)
    assert match.actors == (2,)
    match.play(2, GO_ON)
    assert [seat["inside"] for seat in match.position()["seats"]] == [True, False, True]
    assert chests(match) == [0, 3, 0]


@rule("DI-9")
def test_that_somebody_committed_is_public_once_and_what_is_not():
    match = table("path 9 | bag 3 | seats 0i 0i 0i | pile 5")
    first = match.play(0, LEAVE)
    assert [notice.event for notice in first if notice.heard_by(1)] == [Committed(0)]
    changed = match.play(0, GO_ON)
    assert [notice.event for notice in changed if notice.heard_by(1)] == []
    assert [notice.event for notice in changed if notice.heard_by(None)] == []
    assert len([notice for notice in changed if notice.heard_by(0)]) == 1


@rule("DI-9")
def test_who_has_left_is_not_asked():
    match = table("path 9 15+1 | bag 10 | seats 3o 0i 0i | pile 5")
    assert match.actors == (1, 2)


@rule("DI-10")
def test_leavers_take_their_bags_and_share_what_lies_in_the_cave():
    match = table("path 11+1 14+4 | bag 4 | seats 0i 0i 0i 0i 0i | pile 5")
    events = decide(match, "llggg")
    assert Left(0, 4, 2) in events
    assert Left(1, 4, 2) in events
    assert chests(match) == [6, 6, 0, 0, 0]


@rule("DI-10")
def test_gems_are_taken_from_the_entrance_inwards():
    match = table("path 14+4 11+1 7+2 | bag 5 | seats 0i 0i 0i 0i 0i | pile gas")
    decide(match, "llggg")
    # 7 lie there, two leavers take 6: all of the first two cards and one of the third
    assert lying(match) == [0, 0, 1, 0]


@rule("DI-10")
def test_one_total_is_shared_and_not_card_by_card():
    match = table("path 1+1 gas 11+1 | bag 2 | seats 0i 0i 0i 0i 0i | pile 5")
    decide(match, "llggg")
    assert chests(match) == [3, 3, 0, 0, 0]


@rule("DI-10")
def test_if_nobody_stays_the_rest_returns_to_the_supply():
    match = table("path 11+1 | bag 2 | seats 0i 0i 0i 0i 0i")
    assert ExpeditionEnded(1, 1) in decide(match, "lllll")
    assert chests(match) == [2] * 5


@rule("DI-11")
def test_who_has_left_takes_no_part():
    match = table("path 9 15+1 | bag 10 | seats 3o 0i 0i | pile 5")
    assert match.moves(0) == []
    before = match.state_bytes()
    with pytest.raises(stope.IllegalMove, match="DI-11") as refusal:
        match.play(0, GO_ON)
    assert refusal.value.rule == "DI-11"
    assert match.state_bytes() == before
    decide(match, "gg")
    assert bags(match) == [0, 12, 12]


@rule("DI-12")
def test_the_expedition_ends_when_nobody_is_inside():
    match = table("path 9 15+1 | bag 10 | seats 3o 0i 0i")
    decide(match, "ll")
    assert match.position()["cave"] == 2
    assert match.actors == (0, 1, 2)


@rule("DI-12")
def test_the_longest_path_has_all_gems_all_hazards_and_one_more():
    gems = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    pile = " ".join(map(str, [*gems[1:], *HAZARDS, "snake"]))
    match = table(f"path 1+1 | seats 0i 0i 0i | pile {pile}")
    events: list[Event] = []
    turned = 1
    while not any(isinstance(event, Collapsed) for event in events):
        events = decide(match, "ggg")
        turned += 1
    assert turned == LONGEST_PATH == 21


@rule("DI-13")
def test_after_a_collapse_one_of_the_two_cards_leaves_the_game():
    match = table("path gas 7+1 | bag 2 | seats 0i 0i 0i | pile gas")
    events = decide(match, "ggg")
    assert CardRemoved(Hazard.GAS, 2) in events
    position = match.position()
    assert position["removed"] == ["gas"]
    assert len(position["path"]) + len(position["pile"]) == 29
    assert (position["path"] + position["pile"]).count("gas") == 2


@rule("DI-13")
def test_without_a_collapse_all_cards_come_back():
    match = table("path gas 7+1 | bag 2 | seats 0i 0i 0i")
    decide(match, "lll")
    position = match.position()
    assert len(position["path"]) + len(position["pile"]) == 30
    first = position["path"][0]
    assert lying(match) == [first % 3 if isinstance(first, int) else 0]


@rule("DI-13")
def test_after_the_fifth_expedition_too():
    match = table("cave 5 | path gas 7+1 | bag 2 | seats 9i 4i 3i | pile gas")
    assert CardRemoved(Hazard.GAS, 2) in decide(match, "ggg")
    assert match.over
    assert match.position()["removed"] == ["gas"]
    assert lying(match) == [0, 0, 0]


@rule("DI-14")
def test_the_fullest_chest_wins():
    match = table("cave 5 | path 9 | bag 3 | seats 4i 9i 2i")
    assert MatchEnded(Seats((1,)), 12) in decide(match, "lll")
    assert match.over
    assert match.result == stope.Result((7, 12, 5), (1,), "most-points")


@rule("DI-14")
def test_several_with_the_most_share_the_win():
    match = table("cave 5 | path 9 | bag 3 | seats 9i 9i 2i")
    decide(match, "lll")
    assert match.result.winners == (0, 1)


@rule("DI-14")
def test_nobody_decides_anything_after_the_end():
    match = table("cave 5 | path 9 | bag 3 | seats 9i 9i 2i")
    decide(match, "lll")
    assert match.actors == ()
    with pytest.raises(stope.IllegalMove, match="DI-14"):
        match.play(0, LEAVE)


@rule("DI-15")
def test_open_chests_are_shown_to_all():
    match = table("cave 3 | path 9 | bag 3 | seats 4i 9i 2i | chests open")
    for viewer in (0, 1, 2, None):
        shown = match.view(viewer).to_json()["seats"]
        assert [seat["chest"] for seat in shown] == [4, 9, 2]


@rule("DI-15")
def test_hidden_chests_are_shown_to_their_owner_and_after_the_end():
    match = table("cave 5 | path 9 | bag 3 | seats 4i 9i 2i | chests hidden")
    shown = match.view(1).to_json()["seats"]
    assert [seat["chest"] for seat in shown] == [None, 9, None]
    assert [seat["bag"] for seat in shown] == [3, 3, 3]
    assert Left(0, 3, 0) in decide(match, "lll")
    assert [seat["chest"] for seat in match.view(None).to_json()["seats"]] == [7, 12, 5]


@rule("DI-15")
def test_with_hidden_chests_no_event_speaks_of_a_total():
    match = stope.new("diamant", seats=3, seed=5, options={"chests": "hidden"})
    while not match.over:
        decide(match, "l" * len(match.actors))
    told = {type(notice.event) for notice in match.events}
    totals = {kind for kind in told if "points" in kind.__dataclass_fields__}
    assert totals == {MatchEnded}


@rule("DI-16")
def test_the_path_turns_at_every_hazard_but_a_first_card():
    path = corners([True, False, True, False, True, False])
    assert path == [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (3, 2), (4, 2)]


@rule("DI-16")
def test_the_path_never_meets_itself_or_the_camp():
    for pattern in range(1 << 12):
        cells = corners(bool(pattern >> place & 1) for place in range(12))
        assert len(set(cells)) == len(cells)
        assert all(x >= 0 and y >= 0 for x, y in cells)
        neighbours = itertools.pairwise(cells)
        assert all(abs(x - u) + abs(y - v) == 1 for (x, y), (u, v) in neighbours)
