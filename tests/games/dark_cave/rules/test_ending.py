"""The end of the game in the Dark Cave: DC-70."""

import pytest

from stope.games.codecs import Seats
from stope.games.dark_cave.cards import Group
from stope.games.dark_cave.events import (
    CardLost,
    Cause,
    CreatureStruck,
    Drew,
    Ended,
    GoldStolen,
    GoldTaken,
    LaidLow,
    LeftCave,
    SitsOut,
    TurnBegan,
)
from stope.games.dark_cave.moves import (
    Agree,
    Card,
    Endure,
    Equip,
    Look,
    Lure,
    PassOne,
    PassTwo,
    Spin,
    Stop,
    Strike,
    Swap,
)
from stope.games.dark_cave.state import Ending
from stope.games.path_cards.sides import Side
from tests.support.events import of
from tests.support.positions.dark_cave import (
    AWAY,
    FOUR,
    THREE,
    act,
    against,
    heard,
    lay,
    part,
    phase,
    stop,
    table,
    walk,
)
from tests.support.positions.dark_cave_endings import EXIT, FIVE, LAST, leave

rule = pytest.mark.rule

OPTION = "options last_card=end-of-turn"


# DC-70 a


@rule("DC-70")
def test_the_game_ends_at_once_when_all_who_work_for_one_clan_have_left():
    match = table(f"hands C104 C106 / C105 | table {EXIT} | dwarves 4,4/0 0,0/0 | pile C107")
    events = leave(match)
    assert of(events, LeftCave, Ended, Drew, TurnBegan) == [
        LeftCave(0, 3),
        Ended(Ending.CLAN_OUT, Seats((0,))),
    ]
    assert heard(match, Ended) == [(Ended(Ending.CLAN_OUT, Seats((0,))), [0, 1, None])]
    assert match.over
    assert match.actors == ()
    assert match.result.reason == "clan-out"
    assert phase(match) == "over"


@rule("DC-70")
@pytest.mark.parametrize(
    ("leaver", "gone", "over"),
    [
        (0, "", False),  # works for yellow with seat 1
        (0, "1", True),  # the saboteur of the other clan was the other one
        (1, "0", True),
        (0, "23", False),
        (2, "34", True),  # all for blue, one of them of the yellow clan
        (2, "3", False),
        (4, "23", True),
        (4, "0", False),  # both of the yellow clan are out, but not all who work for it
        (2, "03", False),
    ],
)
def test_what_counts_is_whom_the_dwarves_work_for_not_their_clan(leaver, gone, over):
    dwarves = ["0,0/0"] * 5
    dwarves[leaver] = "4,4/1"
    for seat in gone:
        dwarves[int(seat)] = "out"
    first = f"| first_out {gone[0]}" if gone else ""
    match = table(
        f"hands C104 / C105 / C106 / C107 / C107 | {FIVE} | table {EXIT}"
        f" | dwarves {' '.join(dwarves)} | turn {leaver} {first}"
    )
    events = leave(match)
    assert LeftCave(leaver, 3) in events
    assert match.over is over
    assert bool(of(events, Ended)) is over
    if over:
        assert match.result.reason == "clan-out"


@rule("DC-70")
def test_one_dwarf_alone_for_its_clan_ends_the_game_by_leaving():
    match = table(
        f"hands C104 / C105 C106 / C107 | {THREE} | table {EXIT} | dwarves 0,0/0 4,4/2 0,0/0"
        " | turn 1"
    )
    assert Ended(Ending.CLAN_OUT, Seats((1,))) in leave(match)


# DC-70 b


@rule("DC-70")
@pytest.mark.parametrize(
    ("cards", "move"),
    [
        ("C104", PassOne(Card.C104)),
        ("C104 C105", PassTwo(Card.C104, Card.C105)),
        ("C104", lay("C104@1,1")),
        ("A101", Look(Card.A101, -4, -4)),
        ("A102", Spin(Card.A102, 0, 0, Side.N)),
        ("A103", Equip(Card.A103, 0)),
        ("A203", Swap(Card.A203, 1)),
    ],
)
def test_who_plays_the_last_card_of_all_makes_no_more_steps(cards, move):
    match = table(f"hands {cards} / | {LAST}")
    events = act(match, move)
    assert of(events, Ended) == [Ended(Ending.CARDS, Seats())]
    assert of(events, Drew, TurnBegan, SitsOut) == []
    assert match.over
    assert match.result.reason == "cards"


@rule("DC-70")
def test_an_axe_as_the_last_card_comes_too_late_for_a_web():
    match = table(f"hands A104 / | {LAST} | webs 0,-1S2:1:A102")
    assert Ended(Ending.CARDS, Seats()) in act(match, Equip(Card.A104, 0))


@rule("DC-70")
def test_pile_and_all_hands_must_be_empty():
    match = table(f"hands C104 / C105 | {LAST} | dwarves 0,0/0 0,0/0")
    assert of(act(match, PassOne(Card.C104)), Ended) == []
    assert phase(match) == "steps"
    assert of(stop(match), Ended) == []
    assert of(act(match, PassOne(Card.C105)), Ended) == [Ended(Ending.CARDS, Seats())]


@rule("DC-70")
def test_a_card_in_the_pile_keeps_the_game_going():
    match = table("hands C104 / | pile_left 1 | table C101@1,0")
    assert of(act(match, PassOne(Card.C104)), Ended) == []
    events = stop(match)
    assert of(events, Ended) == []
    assert [event.seat for event in of(events, Drew)] == [0]
    assert SitsOut(1) in events
    [card] = part(match, "hands")[0]
    assert of(act(match, PassOne(Card[card])), Ended) == [Ended(Ending.CARDS, Seats())]


@rule("DC-70")
def test_a_creature_played_as_the_last_card_still_walks_and_attacks():
    match = table(f"hands A209 / | {LAST} | dwarves 2,0/0 0,0/0")
    assert of(act(match, Lure(Card.A209, 1, 0, 0)), Ended) == []
    assert phase(match) == "creature"
    events = walk(match, "0,0/0")
    assert [type(event) for event in of(events, GoldStolen, Ended)] == [GoldStolen, Ended]
    match = table(f"hands A209 / | {LAST} | dwarves 2,0/0 0,0/0")
    act(match, Lure(Card.A209, 1, 0, 0))
    assert Ended(Ending.CARDS, Seats()) in act(match, Stop())


@rule("DC-70")
@pytest.mark.parametrize("answer", [Strike(), Endure()])
def test_the_question_for_an_axe_belongs_to_the_last_card(answer):
    match = table(f"hands A209 / | {LAST} | dwarves 2,0/0 0,0/0 | axes / A104")
    act(match, Lure(Card.A209, 1, 0, 0))
    assert of(walk(match, "0,0/0"), Ended) == []
    assert match.actors == (1,)
    events = act(match, answer)
    assert [type(event) for event in of(events, GoldStolen, CreatureStruck, Ended)] == [
        CreatureStruck if answer == Strike() else GoldStolen,
        Ended,
    ]


@rule("DC-70")
def test_the_last_card_put_on_dwarves_attacks_before_the_end():
    match = table(f"hands A106 / | {LAST} | dwarves 1,0/0 1,0/0")
    events = act(match, Lure(Card.A106, 1, 0, 0))
    assert [type(event) for event in of(events, LaidLow, Ended)] == [LaidLow, LaidLow, Ended]


@rule("DC-70")
def test_a_rat_that_takes_the_last_cards_ends_the_game():
    match = table(f"hands A105 / C104 / C106 | {THREE} | {LAST} | dwarves 2,0/0 0,0/0 0,0/0")
    act(match, Lure(Card.A105, 1, 0, 0))
    events = walk(match, "0,0/0")
    assert of(events, CardLost, Ended, TurnBegan) == [
        CardLost(1, Cause.RAT, Group.I),
        CardLost(2, Cause.RAT, Group.I),
        Ended(Ending.CARDS, Seats()),
    ]


@rule("DC-70")
def test_a_rat_that_leaves_a_card_somewhere_does_not():
    match = table(f"hands A105 / C104 / C106 C107 | {THREE} | {LAST} | dwarves 2,0/0 0,0/0 0,0/0")
    act(match, Lure(Card.A105, 1, 0, 0))
    assert of(walk(match, "0,0/0"), Ended) == []
    assert not match.over


@rule("DC-70")
def test_a_bridge_that_takes_the_last_card_ends_the_game():
    match = table("hands C104 C106 / | pile_left 0 | table C112@1,0 C101@2,0")
    assert of(act(match, PassOne(Card.C104)), Ended) == []
    events = walk(match, "1,0/1")
    assert of(events, CardLost, Ended) == [
        CardLost(0, Cause.BRIDGE, Group.I),
        Ended(Ending.CARDS, Seats()),
    ]


MET = (
    "hands C104 C106 / | pile_left 0 | table C313@1,0g | dwarves 1,0/2 0,0/0"
    " | creatures rat@1,0/3:1:A105 lindworm@1,0/3:1:A106 goblin@1,0/3:1:A209"
)


@rule("DC-70")
def test_a_rat_met_that_takes_the_last_card_ends_the_game_before_anything_else():
    match = table(MET)
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/3")
    assert of(events, CardLost, LaidLow, GoldStolen, GoldTaken, Ended) == [
        CardLost(0, Cause.RAT, Group.I),
        Ended(Ending.CARDS, Seats()),
    ]


@rule("DC-70")
def test_who_has_left_can_play_the_last_card_too():
    match = table(f"hands C104 / / | {THREE} | {LAST} | dwarves out 0,0/0 0,0/0 | first_out 0")
    assert Ended(Ending.CARDS, Seats((0, 2))) in act(match, PassOne(Card.C104))


# DC-70, the option


@rule("DC-70")
def test_by_the_option_the_turn_of_the_last_card_is_finished():
    match = table(f"{OPTION} | hands C104 / | {LAST}")
    assert of(act(match, PassOne(Card.C104)), Ended) == []
    assert phase(match) == "steps"
    assert of(walk(match, "1,0/0", "2,0/0"), Ended) == []
    events = act(match, Stop())
    assert of(events, Ended) == [Ended(Ending.CARDS, Seats())]
    assert of(events, TurnBegan, SitsOut) == []
    assert part(match, "dwarves")[0] == "2,0/0"


@rule("DC-70")
def test_by_the_option_the_last_step_ends_the_game():
    match = table(f"{OPTION} | hands C104 / | {LAST}")
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0", "2,0/0", "1,0/0")
    assert of(events, Ended) == [Ended(Ending.CARDS, Seats())]


@rule("DC-70")
def test_by_the_option_the_game_ends_though_there_are_no_steps():
    match = table(f"{OPTION} | hands C104 / | pile_left 0 | table {AWAY} | dwarves 0,5/0 0,5/0")
    assert of(act(match, PassOne(Card.C104)), Ended) == [Ended(Ending.CARDS, Seats())]


@rule("DC-70")
def test_by_the_option_boots_as_the_last_card_give_four_steps():
    match = table(f"{OPTION} | hands A103 / | {LAST}")
    act(match, Equip(Card.A103, 0))
    assert of(walk(match, "1,0/0", "2,0/0", "1,0/0"), Ended) == []
    assert of(walk(match, "2,0/0"), Ended) == [Ended(Ending.CARDS, Seats())]


@rule("DC-70")
def test_by_the_option_a_dwarf_may_leave_in_the_last_turn_and_its_gold_counts():
    match = table(
        f"{OPTION} | hands C104 / / / | {FOUR} | {LAST} | dwarves 4,4/0 0,0/0 0,0/0 0,0/0"
    )
    events = leave(match)
    assert of(events, Ended) == [Ended(Ending.CARDS, Seats((0, 2)))]
    assert match.result.scores == (6, 0, 6, 0)


@rule("DC-70")
def test_if_both_happen_the_reason_is_that_a_clan_is_out():
    match = table(f"{OPTION} | hands C104 / | {LAST} | dwarves 4,4/0 0,0/0")
    events = leave(match)
    assert of(events, Ended) == [Ended(Ending.CLAN_OUT, Seats((0,)))]
    assert match.result.reason == "clan-out"


@rule("DC-70")
def test_by_the_option_a_bridge_and_a_rat_do_not_stop_the_turn_either():
    match = table(f"{OPTION} | hands C104 C106 / | pile_left 0 | table C112@1,0 C101@2,0")
    act(match, PassOne(Card.C104))
    assert of(walk(match, "1,0/1"), CardLost, Ended) == [CardLost(0, Cause.BRIDGE, Group.I)]
    assert of(walk(match, "2,0/0"), Ended) == []
    assert of(stop(match), Ended) == [Ended(Ending.CARDS, Seats())]
    match = table(f"{OPTION} | {MET}")
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/3")
    told = of(events, CardLost, LaidLow, GoldStolen, GoldTaken, Ended)
    assert [type(event) for event in told] == [CardLost, LaidLow, GoldStolen, GoldTaken, Ended]
    ended = told[-1]
    assert isinstance(ended, Ended)
    assert ended.ending == Ending.CARDS


@rule("DC-70")
def test_by_the_option_a_rat_as_the_last_card_leaves_the_steps():
    match = table(f"{OPTION} | hands A105 / C104 | {LAST} | dwarves 2,0/0 0,0/0")
    act(match, Lure(Card.A105, 1, 0, 0))
    events = walk(match, "0,0/0")
    assert of(events, CardLost, Ended) == [CardLost(1, Cause.RAT, Group.I)]
    assert phase(match) == "steps"
    assert of(stop(match), Ended) == [Ended(Ending.CARDS, Seats())]


@rule("DC-70")
def test_nothing_is_done_after_the_end():
    match = table(f"hands C104 / | {LAST}")
    act(match, PassOne(Card.C104))
    for seat in (0, 1):
        assert match.moves(seat) == []
        for move in (PassOne(Card.C104), Stop(), Agree(), Strike()):
            assert against(match, move, seat=seat) == "DC-70"
