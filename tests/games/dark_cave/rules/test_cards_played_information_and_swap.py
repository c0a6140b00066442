"""Secret information and swapped hands in the Dark Cave: DC-50 and DC-52."""

import pytest

from stope.games.dark_cave import GAME
from stope.games.dark_cave.cards import Character, Clan
from stope.games.dark_cave.events import (
    CardDrawn,
    CardReceived,
    CharacterShown,
    Drew,
    Ended,
    Goal,
    GoalShown,
    Looked,
    SitsOut,
    SpareShown,
    Spied,
    Swapped,
    TurnBegan,
)
from stope.games.dark_cave.moves import Card, Equip, Look, PassOne, PassTwo, Spy, Swap
from tests.support.events import of
from tests.support.positions.dark_cave import (
    FOUR,
    SEEN,
    THREE,
    act,
    against,
    heard,
    lay,
    part,
    phase,
    place_of_discard,
    seat_of,
    stop,
    table,
    walk,
)
from tests.support.random_play import guessed

rule = pytest.mark.rule
GOALS_DOWN = "D01@4,4d D02@-4,4d D03@4,-4d D04@-4,-4d"
GOALS_UP = "D01@4,4 D02@-4,4 D03@4,-4 D04@-4,-4"


def goal_seen(match, x, y, viewer):
    cards = match.view(viewer).to_json()["table"]
    return next(card for card in cards if (card["x"], card["y"]) == (x, y))


# DC-50


@rule("DC-50")
@pytest.mark.parametrize("card", ["A101", "A201", "A301"])
@pytest.mark.parametrize(
    ("goal", "x", "y"), [("D01", 4, 4), ("D02", -4, 4), ("D03", 4, -4), ("D04", -4, -4)]
)
def test_who_looks_at_a_goal_alone_sees_it_and_all_know_where(card, goal, x, y):
    match = table(f"hands {card} C104 / C105 / C106 | table {GOALS_DOWN}")
    act(match, Look(Card[card], x, y))
    assert heard(match, GoalShown) == [(GoalShown(0, Goal[goal], x, y), [0])]
    assert heard(match, Looked) == [(Looked(0, x, y), [0, 1, 2, None])]
    seen = [goal_seen(match, x, y, viewer)["card"] for viewer in (0, 1, 2, None)]
    assert seen[0] == goal
    assert goal not in seen[1:]
    assert goal_seen(match, x, y, None)["face_down"] is True
    assert f"{goal}@{x},{y}d:0" in part(match, "table")
    assert part(match, "discard") == [card + SEEN]


@rule("DC-50")
@pytest.mark.parametrize("card", ["A101", "A201", "A301"])
@pytest.mark.parametrize(
    ("other", "character"),
    [(1, Character.SABOTEUR), (2, Character.LOYAL), (3, Character.SABOTEUR)],
)
def test_who_looks_at_a_clan_card_alone_sees_it_and_all_know_whose(card, other, character):
    match = table(f"hands {card} C104 / C105 / C106 / C107 | {FOUR}")
    act(match, Spy(Card[card], other))
    shown = CharacterShown(0, other, Clan.YELLOW, character)
    assert heard(match, CharacterShown) == [(shown, [0])]
    assert heard(match, Spied) == [(Spied(0, other), [0, 1, 2, 3, None])]
    seen = [seat_of(match, other, viewer)["character"] for viewer in (0, 1, 2, 3, None)]
    known = character.name.lower()
    assert seen == [known if viewer in (0, other) else None for viewer in (0, 1, 2, 3, None)]
    assert seat_of(match, other)["revealed"] is False
    assert part(match, "discard") == [card + SEEN]


@rule("DC-50")
def test_what_was_seen_before_may_be_looked_at_again():
    match = table("hands A101 C104 / C105 | table D01@4,4d:0 | clans yellow:loyal:0 blue:loyal:01")
    assert against(match, Look(Card.A101, 4, 4)) is None
    act(match, Spy(Card.A101, 1))
    assert heard(match, CharacterShown) == [(CharacterShown(0, 1, Clan.BLUE, Character.LOYAL), [0])]


@rule("DC-50")
@pytest.mark.parametrize("place", [(4, 4), (0, 0), (1, 0), (-1, 0), (60, 60)])
def test_only_a_goal_that_lies_face_down_is_looked_at(place):
    match = table("hands A101 C104 / C105 | table D01@4,4 C101@1,0")
    assert against(match, Look(Card.A101, *place)) == "DC-50"


@rule("DC-50")
def test_a_clan_card_must_be_of_another_player_and_still_hidden():
    match = table(
        "hands A101 C104 / C105 / C106 / C107 | dwarves 0,0/0 0,0/0 out 0,0/0 | first_out 2"
        f" | clans yellow:loyal yellow:saboteur{SEEN} yellow:loyal yellow:saboteur"
    )
    assert against(match, Spy(Card.A101, 0)) == "DC-50"
    assert against(match, Spy(Card.A101, 1)) == "DC-50"
    assert against(match, Spy(Card.A101, 2)) == "DC-50"
    assert against(match, Spy(Card.A101, 3)) is None
    assert against(match, Spy(Card.A101, 4)) == "DC-50"


@rule("DC-50")
def test_the_clan_cards_set_aside_are_not_meant():
    match = table(f"hands A101 C104 / C105 / C106 | {THREE}")
    assert [move.seat for move in match.moves(0) if isinstance(move, Spy)] == [1, 2]
    for seat in range(3, 8):
        assert against(match, Spy(Card.A101, seat)) == "DC-50"
    act(match, Spy(Card.A101, 1))
    assert heard(match, SpareShown) == []
    assert match.view(0).to_json()["spares"] == [{"clan": "yellow", "character": None}]


@rule("DC-50")
def test_with_nothing_left_to_look_at_it_can_only_be_discarded():
    clans = f"yellow:loyal blue:loyal{SEEN}"
    match = table(f"hands A101 A301 / C105 | table {GOALS_UP} | clans {clans}")
    assert set(match.moves(0)) == {
        PassOne(Card.A101),
        PassOne(Card.A301),
        PassTwo(Card.A101, Card.A301),
    }
    # the own clan card, hidden as it is, is nothing to look at
    assert against(match, Spy(Card.A101, 0)) == "DC-50"
    # one of the two is enough
    assert against(table(f"hands A101 / C105 | table {GOALS_UP}"), Spy(Card.A101, 1)) is None
    one_down = GOALS_UP.replace("D04@-4,-4", "D04@-4,-4d")
    match = table(f"hands A101 / C105 | table {one_down} | clans {clans}")
    assert against(match, Look(Card.A101, -4, -4)) is None


@rule("DC-50")
@pytest.mark.parametrize("card", ["C104", "A105", "A203"])
def test_other_cards_give_no_information(card):
    match = table(f"hands A101 {card} / C105")
    assert against(match, Look(Card[card], 4, 4)) == "DC-50"
    assert against(match, Spy(Card[card], 1)) == "DC-50"
    assert against(match, Look(Card.A301, 4, 4)) == "DC-7"
    assert against(match, Spy(Card.A301, 1)) == "DC-7"


@rule("DC-50")
def test_who_has_left_the_cave_still_looks_and_draws():
    match = table(
        "hands A101 C104 / C105 / C106 | pile C107 | dwarves out 0,0/0 0,0/0 | first_out 0"
        f" | {THREE} | table {GOALS_DOWN}"
    )
    events = act(match, Look(Card.A101, 4, 4))
    assert GoalShown(0, Goal.D01, 4, 4) in events
    assert CardDrawn(0, Card.C107) in events


# DC-52


@rule("DC-52")
@pytest.mark.parametrize("card", ["A203", "A303"])
def test_all_remaining_hand_cards_are_exchanged(card):
    match = table(
        f"hands {card} C104 A101 / C105 C106 C107 C201 / C102 | pile C103 | table C101@1,0"
    )
    act(match, Swap(Card[card], 1))
    assert heard(match, Swapped) == [(Swapped(0, 1), [0, 1, 2, None])]
    assert part(match, "hands") == [["C105", "C106", "C107", "C201"], ["C104", "A101"], ["C102"]]
    assert part(match, "discard") == [card + SEEN]
    received = heard(match, CardReceived)
    assert sorted((event.card.name, hearers) for event, hearers in received) == [
        ("A101", [1]),
        ("C104", [1]),
        ("C105", [0]),
        ("C106", [0]),
        ("C107", [0]),
        ("C201", [0]),
    ]
    assert match.view(0).to_json()["hand"] == ["C105", "C106", "C107", "C201"]
    assert seat_of(match, 0)["cards"] == ["I", "I", "I", "II"]


@rule("DC-52")
def test_the_other_player_draws_at_the_end_of_the_turn_instead():
    match = table("hands A203 C104 / C105 C106 / C102 | pile C103 | table C101@1,0")
    events = act(match, Swap(Card.A203, 1))
    assert phase(match) == "steps"
    assert of(events, Drew) == []
    assert of(walk(match, "1,0/0"), Drew) == []
    events = stop(match)
    assert heard(match, CardDrawn) == [(CardDrawn(1, Card.C103), [1])]
    assert [event.seat for event in of(events, Drew)] == [1]
    assert TurnBegan(1) in events
    assert part(match, "hands") == [["C105", "C106"], ["C103", "C104"], ["C102"]]


@rule("DC-52")
def test_only_this_turn_the_other_player_draws():
    match = table("hands A203 C104 / C105 C106 / C102 | pile C103 C107")
    act(match, Swap(Card.A203, 1))
    assert match.actors == (1,)
    events = act(match, PassOne(Card.C104))
    assert [event.seat for event in of(events, Drew)] == [1]
    assert part(match, "hands") == [["C105", "C106"], ["C103", "C107"], ["C102"]]


@rule("DC-52")
@pytest.mark.parametrize(
    ("hands", "after"),
    [
        ("A203 / C105 C106", [["C105", "C106"], ["C103"]]),
        ("A203 C104 C105 /", [[], ["C103", "C104", "C105"]]),
        ("A203 /", [[], ["C103"]]),
        (
            "A203 C104 C105 C106 C107 / C201 C202 C203 C204 C205",
            [
                ["C201", "C202", "C203", "C204", "C205"],
                ["C103", "C104", "C105", "C106", "C107"],
            ],
        ),
    ],
)
def test_the_two_numbers_do_not_matter_and_may_be_zero(hands, after):
    match = table(f"hands {hands} | pile C103")
    act(match, Swap(Card.A203, 1))
    assert part(match, "hands") == after


@rule("DC-52")
def test_with_an_empty_pile_nobody_draws():
    match = table("hands A203 C104 / C105 C106 | pile_left 0")
    events = act(match, Swap(Card.A203, 1))
    assert of(events, Drew, Ended) == []
    assert part(match, "hands") == [["C105", "C106"], ["C104"]]


@rule("DC-52")
def test_who_gives_away_all_for_nothing_sits_out():
    match = table("hands A203 C104 / | pile_left 0")
    assert TurnBegan(1) in act(match, Swap(Card.A203, 1))
    assert SitsOut(0) not in act(match, PassOne(Card.C104))
    match = table("hands A203 C104 C105 / | pile_left 0")
    act(match, Swap(Card.A203, 1))
    assert SitsOut(0) in act(match, PassOne(Card.C104))
    assert match.actors == (1,)


@rule("DC-52")
def test_what_lies_before_the_players_stays():
    match = table(
        "hands A203 C104 / C105 | boots A103 - | axes A104 / A206 A305"
        " | table C108@1,0 C102@0,5 | dwarves 0,5/0 0,5/0"
        " | webs 1,0E2:0:A102 1,0S2:1:A204 | creatures goblin@1,0/0:1:A209"
    )
    act(match, Swap(Card.A203, 1))
    assert part(match, "boots") == ["A103", "-"]
    assert part(match, "axes") == [["A104"], ["A206", "A305"]]
    # the turn of the second player has begun
    assert part(match, "webs") == ["1,0E2:0:A102", "1,0S1:1:A204"]


@rule("DC-52")
@pytest.mark.parametrize("other", [0, 3, 7])
def test_a_swap_needs_another_player(other):
    match = table("hands A203 C104 / C105 / C106")
    assert against(match, Swap(Card.A203, other)) == "DC-52"
    assert [move.seat for move in match.moves(0) if isinstance(move, Swap)] == [1, 2]


@rule("DC-52")
def test_a_swap_needs_a_card_for_it_in_the_hand():
    match = table("hands A203 C104 A101 / C105")
    assert against(match, Swap(Card.C104, 1)) == "DC-52"
    assert against(match, Swap(Card.A101, 1)) == "DC-52"
    assert against(match, Swap(Card.A303, 1)) == "DC-7"


@rule("DC-52")
def test_those_who_have_left_the_cave_can_swap_and_be_swapped_with():
    out = f"dwarves out 0,0/0 0,0/0 | first_out 0 | {THREE} | pile C103"
    match = table(f"hands A203 C104 / C105 / C106 | {out}")
    act(match, Swap(Card.A203, 1))
    assert part(match, "hands") == [["C105"], ["C103", "C104"], ["C106"]]
    match = table(f"hands C104 / A203 C105 / C106 | {out} | turn 1")
    act(match, Swap(Card.A203, 0))
    assert part(match, "hands") == [["C103", "C105"], ["C104"], ["C106"]]


@rule("DC-52")
def test_givers_remember_what_they_gave_and_nobody_else_knows():
    match = table("hands A203 C104 A101 / C105 C106 / C102 | pile C103")
    act(match, Swap(Card.A203, 1))
    memories = [match.view(viewer).to_json()["memories"] for viewer in (0, 1, 2, None)]
    assert memories[0] == [{"holder": 1, "cards": ["C104", "A101"], "left_since": 0}]
    assert memories[1] == [{"holder": 0, "cards": ["C105", "C106"], "left_since": 0}]
    assert memories[2:] == [[], []]


@rule("DC-52")
def test_a_card_played_is_struck_off_and_one_discarded_may_be_among_them():
    match = table("hands A203 C104 A103 C105 / C106 / C107 | pile C103")
    act(match, Swap(Card.A203, 1))
    act(match, Equip(Card.A103, 1))
    assert match.view(0).to_json()["memories"] == [
        {"holder": 1, "cards": ["C104", "C105"], "left_since": 0}
    ]
    act(match, PassOne(Card.C107))
    act(match, PassOne(Card.C106))
    act(match, PassOne(Card.C104))
    # who remembers saw only that a card left the hand
    assert match.view(0).to_json()["memories"] == [
        {"holder": 1, "cards": ["C104", "C105"], "left_since": 1}
    ]
    assert "C104" not in match.view(0).to_json()["discard"]


@rule("DC-52")
def test_what_is_remembered_moves_on_with_the_hand():
    match = table("hands A203 C104 C105 / A303 C106 / C107 C102 | pile C103 C110 C111")
    act(match, Swap(Card.A203, 2))
    assert match.actors == (1,)
    act(match, Swap(Card.A303, 2))
    assert match.view(0).to_json()["memories"] == [
        {"holder": 1, "cards": ["C104", "C105"], "left_since": 0}
    ]
    [memory] = match.view(1).to_json()["memories"]
    assert (memory["holder"], memory["cards"]) == (2, ["C106"])
    given, passed_on = match.view(2).to_json()["memories"]
    assert (given["holder"], given["cards"]) == (0, ["C102", "C107"])
    assert (passed_on["holder"], passed_on["cards"]) == (1, ["C103", "C104", "C105"])


@rule("DC-52")
def test_the_steps_of_this_turn_are_made_with_the_new_hand():
    # the bridge takes a card of the hand that came
    match = table("hands A203 C104 C105 / C107 | pile C103 | table C112@1,0")
    act(match, Swap(Card.A203, 1))
    walk(match, "1,0/1")
    assert part(match, "hands")[0] == []
    stop(match)
    assert part(match, "hands") == [[], ["C103", "C104", "C105"]]


@rule("DC-52")
def test_cards_that_came_can_be_played_in_the_next_turn():
    match = table("hands A203 C104 / C105 C101 | pile C103")
    act(match, Swap(Card.A203, 1))
    act(match, PassOne(Card.C104))
    assert against(match, lay("C105@1,0")) is None


def discards_thought_possible(match, seat, place):
    """Return what a seat thinks a discard may be."""
    view = match.view(seat).record
    worlds = (GAME.position(guessed(GAME, view, seat, seed)) for seed in range(40))
    return {world["discard"][place].split(":")[0] for world in worlds}


@rule("DC-8")
@rule("DC-52")
@pytest.mark.compiled
def test_a_giver_knows_what_left_the_hand_if_nothing_else_could_have():
    # the last card of group I is drawn in the swap: the only back of group II is the card given
    match = table("hands A203 C201 A303 / C104 C105 | pile C106 C201 C203 C204 C205")
    act(match, Swap(Card.A203, 1))
    act(match, PassOne(Card.C201))
    assert part(match, "hands")[1] == ["C106", "C201", "A303"]
    known = place_of_discard(match, "C201:1~0:0")
    assert discards_thought_possible(match, 0, known) == {"C201"}
    # that hand comes back with another card that looks the same
    act(match, PassOne(Card.C104))
    act(match, Swap(Card.A303, 0))
    assert "C201" in part(match, "hands")[0]
    assert discards_thought_possible(match, 0, known) == {"C201"}
