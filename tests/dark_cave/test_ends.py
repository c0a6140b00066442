"""The end of the game and its scoring in the Dark Cave: DC-70 to DC-74."""

import json

import pytest

import stope
from dark_cave.tables import act, against, heard, lay, of, part, phase, seat_of, stop, table, walk
from stope.games.dark_cave.cards import Character, Clan, Group
from stope.games.dark_cave.events import (
    Agreed,
    CardLost,
    Cause,
    CreatureStruck,
    Disagreed,
    Drew,
    Ended,
    GoldStolen,
    GoldTaken,
    LaidLow,
    LeftCave,
    Revealed,
    SitsOut,
    Treasure,
    TurnBegan,
)
from stope.games.dark_cave.moves import (
    Agree,
    Card,
    Disagree,
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
from stope.kernel.sides import Side

rule = pytest.mark.rule
YELLOW, BLUE = Clan
#: an exit with its arms, and a card far from everything
EXIT = "D01@4,4"
AWAY = "C102@0,5"
OPTION = "options last_card=end-of-turn"
#: works for yellow, blue, yellow
THREE = "clans yellow:loyal yellow:saboteur yellow:loyal | spares yellow:saboteur"
#: works for yellow, blue, yellow, blue
FOUR = "clans yellow:loyal yellow:saboteur yellow:loyal yellow:saboteur"
#: works for yellow, yellow, blue, blue, blue
FIVE = (
    "clans yellow:loyal blue:saboteur blue:loyal blue:loyal yellow:saboteur"
    " | spares yellow:loyal yellow:loyal blue:loyal"
)


def leave(match) -> list:
    """Let the seat whose turn it is discard a card and go from an arm to the exit."""
    card = part(match, "hands")[part(match, "turn")][0]
    return act(match, PassOne(Card[card])) + walk(match, "4,4/4")


# DC-70 a


@rule("DC-70")
def test_the_game_ends_at_once_when_all_who_work_for_one_clan_have_left():
    match = table(f"hands C104 C106 / C105 | table {EXIT} | dwarves 4,4/0 0,0/0 | pile C107")
    events = leave(match)
    assert of(events, LeftCave, Ended, Drew, TurnBegan) == [
        LeftCave(0, 3),
        Ended(Ending.CLAN_OUT, (0,)),
    ]
    assert heard(match, Ended) == [(Ended(Ending.CLAN_OUT, (0,)), [0, 1, None])]
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
    assert Ended(Ending.CLAN_OUT, (1,)) in leave(match)


# DC-70 b

LAST = f"pile_left 0 | table C108@1,0 C101@2,0 {EXIT}"


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
    assert of(events, Ended) == [Ended(Ending.CARDS, ())]
    assert of(events, Drew, TurnBegan, SitsOut) == []
    assert match.over
    assert match.result.reason == "cards"


@rule("DC-70")
def test_an_axe_as_the_last_card_comes_too_late_for_a_web():
    match = table(f"hands A104 / | {LAST} | webs 0,-1S2:1:A102")
    assert Ended(Ending.CARDS, ()) in act(match, Equip(Card.A104, 0))


@rule("DC-70")
def test_pile_and_all_hands_must_be_empty():
    match = table(f"hands C104 / C105 | {LAST} | dwarves 0,0/0 0,0/0")
    assert of(act(match, PassOne(Card.C104)), Ended) == []
    assert phase(match) == "steps"
    assert of(stop(match), Ended) == []
    assert of(act(match, PassOne(Card.C105)), Ended) == [Ended(Ending.CARDS, ())]


@rule("DC-70")
def test_a_card_in_the_pile_keeps_the_game_going():
    match = table("hands C104 / | pile_left 1 | table C101@1,0")
    assert of(act(match, PassOne(Card.C104)), Ended) == []
    events = stop(match)
    assert of(events, Ended) == []
    assert [event.seat for event in of(events, Drew)] == [0]
    assert SitsOut(1) in events
    [card] = part(match, "hands")[0]
    assert of(act(match, PassOne(Card[card])), Ended) == [Ended(Ending.CARDS, ())]


@rule("DC-70")
def test_a_creature_played_as_the_last_card_still_walks_and_attacks():
    match = table(f"hands A209 / | {LAST} | dwarves 2,0/0 0,0/0")
    assert of(act(match, Lure(Card.A209, 1, 0, 0)), Ended) == []
    assert phase(match) == "creature"
    events = walk(match, "0,0/0")
    assert [type(event) for event in of(events, GoldStolen, Ended)] == [GoldStolen, Ended]
    match = table(f"hands A209 / | {LAST} | dwarves 2,0/0 0,0/0")
    act(match, Lure(Card.A209, 1, 0, 0))
    assert Ended(Ending.CARDS, ()) in act(match, Stop())


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
        Ended(Ending.CARDS, ()),
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
        Ended(Ending.CARDS, ()),
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
        Ended(Ending.CARDS, ()),
    ]


@rule("DC-70")
def test_who_has_left_can_play_the_last_card_too():
    match = table(f"hands C104 / / | {THREE} | {LAST} | dwarves out 0,0/0 0,0/0 | first_out 0")
    assert Ended(Ending.CARDS, (0, 2)) in act(match, PassOne(Card.C104))


# DC-70, the option


@rule("DC-70")
def test_by_the_option_the_turn_of_the_last_card_is_finished():
    match = table(f"{OPTION} | hands C104 / | {LAST}")
    assert of(act(match, PassOne(Card.C104)), Ended) == []
    assert phase(match) == "steps"
    assert of(walk(match, "1,0/0", "2,0/0"), Ended) == []
    events = act(match, Stop())
    assert of(events, Ended) == [Ended(Ending.CARDS, ())]
    assert of(events, TurnBegan, SitsOut) == []
    assert part(match, "dwarves")[0] == "2,0/0"


@rule("DC-70")
def test_by_the_option_the_last_step_ends_the_game():
    match = table(f"{OPTION} | hands C104 / | {LAST}")
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/0", "2,0/0", "1,0/0")
    assert of(events, Ended) == [Ended(Ending.CARDS, ())]


@rule("DC-70")
def test_by_the_option_the_game_ends_though_there_are_no_steps():
    match = table(f"{OPTION} | hands C104 / | pile_left 0 | table {AWAY} | dwarves 0,5/0 0,5/0")
    assert of(act(match, PassOne(Card.C104)), Ended) == [Ended(Ending.CARDS, ())]


@rule("DC-70")
def test_by_the_option_boots_as_the_last_card_give_four_steps():
    match = table(f"{OPTION} | hands A103 / | {LAST}")
    act(match, Equip(Card.A103, 0))
    assert of(walk(match, "1,0/0", "2,0/0", "1,0/0"), Ended) == []
    assert of(walk(match, "2,0/0"), Ended) == [Ended(Ending.CARDS, ())]


@rule("DC-70")
def test_by_the_option_a_dwarf_may_leave_in_the_last_turn_and_its_gold_counts():
    match = table(
        f"{OPTION} | hands C104 / / / | {FOUR} | {LAST} | dwarves 4,4/0 0,0/0 0,0/0 0,0/0"
    )
    events = leave(match)
    assert of(events, Ended) == [Ended(Ending.CARDS, (0, 2))]
    assert match.result.scores == (6, 0, 6, 0)


@rule("DC-70")
def test_if_both_happen_the_reason_is_that_a_clan_is_out():
    match = table(f"{OPTION} | hands C104 / | {LAST} | dwarves 4,4/0 0,0/0")
    events = leave(match)
    assert of(events, Ended) == [Ended(Ending.CLAN_OUT, (0,))]
    assert match.result.reason == "clan-out"


@rule("DC-70")
def test_by_the_option_a_bridge_and_a_rat_do_not_stop_the_turn_either():
    match = table(f"{OPTION} | hands C104 C106 / | pile_left 0 | table C112@1,0 C101@2,0")
    act(match, PassOne(Card.C104))
    assert of(walk(match, "1,0/1"), CardLost, Ended) == [CardLost(0, Cause.BRIDGE, Group.I)]
    assert of(walk(match, "2,0/0"), Ended) == []
    assert of(stop(match), Ended) == [Ended(Ending.CARDS, ())]
    match = table(f"{OPTION} | {MET}")
    act(match, PassOne(Card.C104))
    events = walk(match, "1,0/3")
    told = of(events, CardLost, LaidLow, GoldStolen, GoldTaken, Ended)
    assert [type(event) for event in told] == [CardLost, LaidLow, GoldStolen, GoldTaken, Ended]
    assert told[-1].ending == Ending.CARDS


@rule("DC-70")
def test_by_the_option_a_rat_as_the_last_card_leaves_the_steps():
    match = table(f"{OPTION} | hands A105 / C104 | {LAST} | dwarves 2,0/0 0,0/0")
    act(match, Lure(Card.A105, 1, 0, 0))
    events = walk(match, "0,0/0")
    assert of(events, CardLost, Ended) == [CardLost(1, Cause.RAT, Group.I)]
    assert phase(match) == "steps"
    assert of(stop(match), Ended) == [Ended(Ending.CARDS, ())]


@rule("DC-70")
def test_nothing_is_done_after_the_end():
    match = table(f"hands C104 / | {LAST}")
    act(match, PassOne(Card.C104))
    for seat in (0, 1):
        assert match.moves(seat) == []
        for move in (PassOne(Card.C104), Stop(), Agree(), Strike()):
            assert against(match, move, seat=seat) == "DC-70"


# DC-71

TALKING = f"hands C104 C106 / C105 / C107 | {THREE} | table C108@1,0 {EXIT}"


@rule("DC-71")
def test_the_game_ends_when_every_seat_has_said_so():
    match = table(f"{TALKING} | dwarves out 0,0/0 0,0/0 | first_out 0")
    for seat in (2, 0):
        assert act(match, Agree(), seat=seat) == [Agreed(seat)]
        assert seat_of(match, seat)["agreed"] is True
        assert not match.over
    assert seat_of(match, 1)["agreed"] is False
    events = act(match, Agree(), seat=1)
    assert events[0] == Agreed(1)
    assert of(events, Ended) == [Ended(Ending.AGREED, (0, 2))]
    assert match.result == stope.Result((3, 0, 3), (0, 2), "agreed")
    everyone = [0, 1, 2, None]
    assert [hearers for _, hearers in heard(match, Agreed)] == [everyone] * 3


@rule("DC-71")
def test_those_who_have_left_are_asked_too():
    match = table(f"{TALKING} | dwarves out 0,0/0 0,0/0 | first_out 0")
    act(match, Agree(), seat=1)
    act(match, Agree(), seat=2)
    assert not match.over
    act(match, Agree(), seat=0)
    assert match.over


@rule("DC-71")
def test_anyone_may_take_it_back_before():
    match = table(TALKING)
    act(match, Agree(), seat=0)
    act(match, Agree(), seat=1)
    assert act(match, Disagree(), seat=0) == [Disagreed(0)]
    assert heard(match, Disagreed)[0][1] == [0, 1, 2, None]
    assert [seat_of(match, seat)["agreed"] for seat in range(3)] == [False, True, False]
    act(match, Agree(), seat=2)
    assert not match.over
    act(match, Agree(), seat=0)
    assert match.over


@rule("DC-71")
def test_nobody_says_it_twice_or_takes_back_what_was_not_said():
    match = table(TALKING)
    assert against(match, Disagree(), seat=1) == "DC-71"
    assert against(match, Agree(), seat=1) is None
    act(match, Agree(), seat=1)
    assert against(match, Agree(), seat=1) == "DC-71"
    assert against(match, Disagree(), seat=1) is None
    assert against(match, Disagree(), seat=0) == "DC-71"


@rule("DC-71")
def test_it_changes_nothing_else_and_lasts_over_turns():
    match = table(f"{TALKING} | agreed 2")
    act(match, Agree(), seat=0)
    assert (phase(match), match.actors) == ("card", (0,))
    act(match, PassOne(Card.C104))
    stop(match)
    act(match, PassOne(Card.C105))
    stop(match)
    assert part(match, "agreed") == [0, 2]
    act(match, Agree(), seat=1)
    assert match.over


@rule("DC-71")
def test_it_may_be_said_while_others_decide_whatever_they_decide():
    match = table(
        f"hands A209 C106 / C105 / C107 | {THREE} | table C108@1,0 C101@2,0"
        " | dwarves 2,0/0 0,0/0 0,0/0 | axes / A104 /"
    )
    act(match, Lure(Card.A209, 1, 0, 0))
    assert phase(match) == "creature"
    act(match, Agree(), seat=2)
    walk(match, "0,0/0")
    assert phase(match) == "axe"
    act(match, Agree(), seat=0)
    assert match.actors == (1,)
    assert of(act(match, Agree(), seat=1), Ended) == [Ended(Ending.AGREED, ())]


@rule("DC-71")
def test_the_game_can_end_by_agreement_while_a_goal_waits_to_be_laid():
    # D04 from the south: open there both ways round, and nothing else beside it
    match = table(
        f"hands C104 / C105 / C106 | {THREE} | table C203@4,-3 D04@4,-4d"
        " | dwarves 4,-3/0 0,0/0 0,0/0"
    )
    act(match, PassOne(Card.C104))
    walk(match, "4,-4/0")
    assert phase(match) == "goal"
    for seat in range(3):
        act(match, Agree(), seat=seat)
    assert match.over
    assert match.result.winners == ()


@rule("DC-71")
def test_bots_do_not_search_it_but_the_record_keeps_it():
    match = table(TALKING)
    for seat in range(3):
        assert not {Agree(), Disagree()} & set(match.moves(seat))
    act(match, Agree(), seat=1)
    act(match, Disagree(), seat=1)
    for seat in range(3):
        assert not {Agree(), Disagree()} & set(match.moves(seat))
        act(match, Agree(), seat=seat)
    assert [move for _, move in match.history] == [Agree(), Disagree(), Agree(), Agree(), Agree()]
    again = stope.replay(json.loads(json.dumps(match.record())))
    assert again.result == match.result
    assert again.state_bytes() == match.state_bytes()


# DC-72


@rule("DC-72")
def test_all_clan_cards_are_shown_at_the_end():
    match = table(
        f"hands C104 / C105 / C106 / C107 / C107 | {FIVE} | table {EXIT}"
        " | dwarves 4,4/0 out 0,0/0 0,0/0 0,0/0 | first_out 1"
    )
    events = leave(match)
    everyone = [0, 1, 2, 3, 4, None]
    shown = heard(match, Revealed)
    assert all(hearers == everyone for _, hearers in shown)
    assert {event for event, _ in shown} == {
        Revealed(0, YELLOW, Character.LOYAL),
        Revealed(2, BLUE, Character.LOYAL),
        Revealed(3, BLUE, Character.LOYAL),
        Revealed(4, YELLOW, Character.SABOTEUR),
    }
    assert of(events, Revealed)[0] == Revealed(0, YELLOW, Character.LOYAL)
    for viewer in (0, 3, None):
        seen = match.view(viewer).to_json()
        assert [seat["character"] for seat in seen["seats"]] == [
            "loyal",
            "saboteur",
            "loyal",
            "loyal",
            "saboteur",
        ]
        assert all(seat["revealed"] for seat in seen["seats"])
        assert [spare["character"] for spare in seen["spares"]] == ["loyal"] * 3


@rule("DC-72")
def test_gold_of_dwarves_still_inside_returns_to_the_supply():
    match = table(
        f"hands C104 / C105 / C106 | {THREE} | table {EXIT} C216@1,0g | gold 2 5 4"
        " | dwarves 0,0/0 4,4/0 0,0/0 | turn 1"
    )
    assert match.view(None).to_json()["supply"] == 46 - 12
    leave(match)
    assert part(match, "gold") == [0, 5, 0]
    assert match.view(None).to_json()["supply"] == 46 - 5 - 1


@rule("DC-72")
@pytest.mark.parametrize(
    ("gold", "out", "yellow", "blue"),
    [
        ("2 4 7 1 3", (0, 1), (6, 2, 3, 18), (0, 3, 2, 0)),
        ("2 4 7 1 3", (0, 3, 1), (6, 2, 3, 18), (1, 3, 2, 2)),
        ("2 4 7 1 3", (0, 2, 3, 4), (2, 2, 3, 6), (11, 3, 2, 22)),
        ("0 4 0 0 0", (2, 3, 4), (0, 2, 3, 0), (0, 3, 2, 0)),
    ],
)
def test_a_treasure_is_the_gold_saved_times_the_workers_of_the_other_clan(gold, out, yellow, blue):
    last = out[-1]
    dwarves = " ".join(
        "4,4/0" if seat == last else "out" if seat in out else "0,0/0" for seat in range(5)
    )
    match = table(
        f"hands C104 / C105 / C106 / C107 / C107 | {FIVE} | table {EXIT} | gold {gold}"
        f" | dwarves {dwarves} | first_out {out[0]} | turn {last}"
    )
    events = leave(match)
    if not match.over:
        for seat in range(5):
            events += act(match, Agree(), seat=seat)
    assert of(events, Treasure) == [Treasure(YELLOW, *yellow), Treasure(BLUE, *blue)]
    totals = (yellow[-1], blue[-1])
    assert match.result.scores == tuple(totals[seat > 1] for seat in range(5))


@rule("DC-72")
def test_great_treasures_are_counted_in_full():
    match = table(
        f"hands C104 / C105 / C106 / C107 / C107 | {FIVE} | table {EXIT} | gold 44 1 0 0 0"
        " | dwarves 4,4/0 out 0,0/0 0,0/0 0,0/0 | first_out 1"
    )
    leave(match)
    assert match.result.scores == (135, 135, 0, 0, 0)
    assert heard(match, Treasure)[0][0] == Treasure(YELLOW, 45, 2, 3, 135)


# DC-73


def agreed(text: str):
    """Return a match that all seats have ended by agreement."""
    match = table(text)
    for seat in range(match.seats):
        act(match, Agree(), seat=seat)
    return match


@rule("DC-73")
@pytest.mark.parametrize(
    ("gold", "dwarves", "first", "winners"),
    [
        # the higher treasure
        ("3 2 3 3", "out out in in", 1, (0, 2)),
        ("2 3 3 3", "out out in in", 0, (1, 3)),
        # everyone who worked for the clan wins, also who stayed inside
        ("1 3 3 3", "in out in in", 1, (1, 3)),
        # a tie goes to the clan for which the first one left
        ("3 3 3 3", "out out in in", 0, (0, 2)),
        ("3 3 3 3", "out out in in", 1, (1, 3)),
        # 0 : 0 included
        ("0 3 3 3", "out in in in", 0, (0, 2)),
        ("3 0 3 3", "in out in in", 1, (1, 3)),
        ("0 0 3 3", "out out in in", 1, (1, 3)),
        # gold of those inside does not count
        ("1 2 9 3", "out out in in", 0, (1, 3)),
    ],
)
def test_the_higher_treasure_wins_and_ties_go_to_the_first_one_out(gold, dwarves, first, winners):
    match = agreed(
        f"hands C104 / C105 / C106 / C107 | {FOUR} | gold {gold} | first_out {first}"
        f" | dwarves {dwarves.replace('in', '0,0/0')}"
    )
    assert heard(match, Ended)[0][0] == Ended(Ending.AGREED, winners)
    assert match.result.winners == winners
    assert match.view(None).to_json()["winners"] == list(winners)


@rule("DC-73")
def test_a_clan_that_is_out_first_can_lose():
    match = table(
        f"hands C104 / C105 / C106 / C107 | {FOUR} | table {EXIT} | gold 1 5 1 3"
        " | dwarves out out 4,4/0 0,0/0 | first_out 0 | turn 2"
    )
    assert Ended(Ending.CLAN_OUT, (1, 3)) in leave(match)
    assert match.result == stope.Result((4, 10, 4, 10), (1, 3), "clan-out")


@rule("DC-73")
def test_fewer_workers_make_more_of_their_gold():
    # one dwarf works for blue, two for yellow: 3 x 2 against 5 x 1
    match = agreed(
        f"hands C104 / C105 / C106 | {THREE} | gold 5 0 1 | dwarves out 0,0/0 0,0/0 | first_out 0"
    )
    assert match.result == stope.Result((5, 0, 5), (0, 2), "agreed")
    match = table(
        f"hands C104 / C105 / C106 | {THREE} | table {EXIT} | gold 5 3 1"
        " | dwarves out 4,4/0 0,0/0 | first_out 0 | turn 1"
    )
    leave(match)
    assert match.result == stope.Result((5, 6, 5), (1,), "clan-out")


@rule("DC-73")
def test_the_saboteur_who_left_first_decides_a_tie_for_whom_it_worked():
    match = agreed(
        "hands C104 / C105 / C106 / C107 / C107 | gold 0 0 0 0 0"
        f" | {FIVE} | dwarves 0,0/0 out out 0,0/0 0,0/0 | first_out 1"
    )
    # a saboteur of blue, who works for yellow
    assert match.result.winners == (0, 1)


@rule("DC-73")
def test_if_nobody_left_nobody_wins():
    match = agreed(f"hands C104 / C105 / C106 / C107 | {FOUR}")
    assert match.result == stope.Result((0, 0, 0, 0), (), "agreed")
    assert heard(match, Ended)[0][0] == Ended(Ending.AGREED, ())
    assert [event.treasure for event, _ in heard(match, Treasure)] == [0, 0]
    match = table(f"hands C104 / | {LAST}")
    act(match, PassOne(Card.C104))
    assert match.result == stope.Result((0, 0), (), "cards")


@rule("DC-73")
def test_gold_still_on_veins_belongs_to_nobody():
    match = agreed(
        f"hands C104 / C105 / C106 / C107 | {FOUR} | table C216@1,0g D04@4,4g"
        " | dwarves out out 1,0/2 4,4/3 | first_out 0 | gold 2 2 3 3"
    )
    assert [event.gold for event, _ in heard(match, Treasure)] == [2, 2]
    assert match.result == stope.Result((4, 4, 4, 4), (0, 2), "agreed")
    assert {"C216@1,0g", "D04@4,4g"} <= set(part(match, "table"))


# DC-74


@rule("DC-74")
def test_the_example_of_the_rules():
    match = table(
        f"hands C104 C103 / C105 / C106 / C107 / C107 | {FIVE} | table {EXIT} | gold 2 2 2 3 6"
        " | dwarves 4,4/3 out out out 0,0/0 | first_out 2"
    )
    events = leave(match)
    assert of(events, Treasure) == [Treasure(YELLOW, 4, 2, 3, 12), Treasure(BLUE, 5, 3, 2, 10)]
    assert of(events, Ended) == [Ended(Ending.CLAN_OUT, (0, 1))]
    assert match.result == stope.Result((12, 12, 10, 10, 10), (0, 1), "clan-out")
    assert part(match, "gold") == [2, 2, 2, 3, 0]
