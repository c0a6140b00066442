"""The ends of rounds and of the match in the Duel: DU-50 to DU-53."""

from collections import Counter

import pytest

import stope
from stope.games.duel.events import (
    DebtPaid,
    Drew,
    GoldMarked,
    GoldTaken,
    MatchEnded,
    RoundBegan,
    RoundEnded,
    SitsOut,
)
from stope.games.duel.moves import (
    Card,
    PassOne,
)
from stope.games.duel.state import Ending
from tests.support.events import of
from tests.support.positions.duel import (
    ALL_UP,
    HAND_CARDS,
    SIX_GOALS,
    SIX_MARKED,
    act,
    against,
    all_hand_cards,
    exhausted,
    lay,
    lies,
    run_out,
    seat_of,
    table,
)

rule = pytest.mark.rule

# Ends


@rule("DU-50")
def test_the_round_ends_when_all_six_goals_lie_face_up():
    match = table(f"hands P01 P02 / P02 | {SIX_GOALS} | table P06@3,0 {ALL_UP}")
    events = act(match, lay("P01@4,0"))
    # the gold of the last move is still marked
    assert events.index(GoldMarked(0, 2, 5, 0)) + 1 == events.index(RoundEnded(1, Ending.GOALS))
    assert RoundBegan(2, 1) in events
    assert seat_of(match, 0)["gold"] == 2


@rule("DU-50")
def test_the_round_ends_when_no_marker_is_left():
    match = table(f"hands P08 P02 / P02 | goals G06: | table {SIX_MARKED} G06@5,-2m0")
    events = act(match, lay("P08@0,2"))
    assert events.index(GoldMarked(0, 1, 0, 2)) + 1 == events.index(RoundEnded(1, Ending.MARKERS))
    assert of(events[: events.index(RoundEnded(1, Ending.MARKERS))], Drew) == []


@rule("DU-50")
def test_the_round_ends_when_the_pile_and_every_hand_are_empty():
    match = exhausted("hands P01 / P02 | pile P03")
    assert of(act(match, PassOne(Card.P01)), RoundEnded) == []
    assert of(act(match, PassOne(Card.P02)), RoundEnded) == []
    assert match.position()["hands"] == [["P03"], []]
    assert RoundEnded(1, Ending.CARDS) in act(match, PassOne(Card.P03))


@rule("DU-50")
def test_an_empty_pile_alone_does_not_end_the_round():
    match = exhausted("hands P01 P02 / P03 P04")
    for _ in range(3):
        card = Card[match.view(match.actors[0]).to_json()["hand"][0]]
        assert of(act(match, PassOne(card)), RoundEnded) == []


@rule("DU-50")
def test_the_last_card_drawn_prolongs_the_round():
    match = exhausted("hands P01 / | pile P02")
    assert of(act(match, PassOne(Card.P01)), RoundEnded, SitsOut) == [SitsOut(1)]
    assert match.actors == (0,)


@rule("DU-50")
def test_of_several_ends_the_record_names_the_first():
    marked = "P11@0,60m1 P12@0,62m1 P13@0,64m1 P25@0,66b1 P26@0,68b1 P27@0,70b1 P08@0,72m0"
    match = exhausted(f"hands P01 / | {SIX_GOALS} | table P06@3,0 {ALL_UP} {marked}")
    events = act(match, lay("P01@4,0"))
    assert GoldMarked(0, 2, 5, 0) in events
    assert of(events, RoundEnded) == [RoundEnded(1, Ending.GOALS)]
    match = exhausted(f"hands P10 / | goals G06: | table {marked}")
    assert of(act(match, lay("P10@1,1v")), RoundEnded) == [RoundEnded(1, Ending.MARKERS)]


@rule("DU-51")
def test_each_player_takes_the_gold_marked_with_their_colour():
    cards = "G06@5,-2m0 G12@5,0m1 G10@5,2 P08@3,30m1 P10@3,34m0 P13@3,38"
    match = exhausted(f"hands P01 / | goals G06: G12: G10: | gold 3 / 1 | table {cards}")
    events = act(match, PassOne(Card.P01))
    assert of(events, GoldTaken) == [GoldTaken(0, 3), GoldTaken(1, 3)]
    assert [seat_of(match, seat)["gold_cards"] for seat in (0, 1)] == [[1, 2, 3], [1, 1, 2]]


@rule("DU-51")
def test_taken_path_cards_are_out_and_all_others_are_used_again():
    cards = "P08@3,30m1 P10@3,34m0 P13@3,38 P11@3,42 P01@1,1 P19@3,46k P25@3,50b0"
    match = exhausted(f"hands P02 / A10 | sabotage lamp / cart | out P12 | table {cards}")
    run_out(match)
    assert match.position()["round"] == 2
    assert all_hand_cards(match) == HAND_CARDS - Counter(["P08", "P10", "P12"])
    assert [seat_of(match, seat)["sabotaged"] for seat in (0, 1)] == [[], []]
    assert [seat_of(match, seat)["debt"] for seat in (0, 1)] == [0, 0]
    assert len(match.position()["pile"]) == 52 - 3 - 12
    assert lies(match) >= {"S02@0,1", "S01@0,-1"}
    assert not [token for token in lies(match) if token[0] == "P"]


@rule("DU-51")
def test_the_next_round_is_shuffled_anew():
    match = stope.new("duel", seats=2, seed=1)
    first = match.position()
    run_out(match)
    second = match.position()
    assert first["hands"] + [first["pile"]] != second["hands"] + [second["pile"]]


@rule("DU-52")
@pytest.mark.parametrize(
    ("gold", "trolls", "left"),
    [
        ([1, 1, 2], 1, [1, 2]),
        ([2, 3], 1, [3]),
        ([3], 1, []),
        ([1, 1, 2], 2, [1, 1]),
        ([1, 1, 3], 2, [3]),
        ([1, 3], 2, [1]),
        ([2, 2], 3, []),
        ([2, 2, 3], 3, [2, 2]),
        ([1, 1, 1, 2, 3], 3, [1, 1, 1, 2]),
        ([1, 1, 1, 2], 3, [1, 1]),
        ([1, 1, 1], 3, []),
        ([1, 1], 3, []),
        ([], 3, []),
        ([2], 2, []),
        ([2, 2, 2], 3, [2]),
        ([1, 2, 2], 3, [2]),
    ],
)
def test_debts_are_paid_with_the_smallest_sum_and_then_the_fewest_cards(gold, trolls, left):
    cards = " ".join(["P25@3,30b0", "P26@3,34b0", "P27@3,38b0"][:trolls])
    owned = " ".join(map(str, gold))
    match = exhausted(f"hands P01 / | gold {owned} / 1 3 | table {cards}")
    events = act(match, PassOne(Card.P01))
    assert of(events, DebtPaid) == [DebtPaid(0, trolls, sum(gold) - sum(left))]
    assert seat_of(match, 0)["gold_cards"] == left
    assert seat_of(match, 1)["gold_cards"] == [1, 3]


@rule("DU-52")
def test_gold_of_this_round_pays_too_and_each_pays_for_the_own_bribes():
    cards = "P25@3,30b0 P26@3,34b1 P27@3,38b1 P08@3,42m1"
    match = exhausted(f"hands P01 / | gold 2 / 1 3 | table {cards}")
    events = act(match, PassOne(Card.P01))
    assert of(events, DebtPaid) == [DebtPaid(0, 1, 2), DebtPaid(1, 2, 2)]
    assert [seat_of(match, seat)["gold_cards"] for seat in (0, 1)] == [[], [3]]


@rule("DU-52")
def test_given_cards_leave_the_game():
    match = exhausted("hands P01 / | table P08@3,30m0 P25@3,34b0")
    act(match, PassOne(Card.P01))
    assert seat_of(match, 0)["gold"] == 0
    assert all_hand_cards(match) == HAND_CARDS - Counter(["P08"])


@rule("DU-53")
@pytest.mark.parametrize(
    ("gold", "winners", "reason"),
    [
        ("3 3 / 2 3", (0,), "most-gold"),
        ("1 / 1 1", (1,), "most-gold"),
        ("1 1 1 / 3", (0, 1), "draw"),
        ("/", (0, 1), "draw"),
    ],
)
def test_after_three_rounds_most_gold_wins(gold, winners, reason):
    match = exhausted(f"hands P01 / | round 3 | first_goal 12 | gold {gold}")
    events = act(match, PassOne(Card.P01))
    scores = tuple(sum(map(int, seat.split())) for seat in gold.split("/"))
    assert MatchEnded(winners, max(scores)) in events
    assert match.over
    assert match.result == stope.Result(scores, winners, reason)


@rule("DU-53")
def test_gold_and_debts_of_the_third_round_count():
    cards = "P08@3,30m1 P25@3,34b0"
    match = exhausted(f"hands P01 / | round 3 | first_goal 12 | gold 1 1 / 1 | table {cards}")
    act(match, PassOne(Card.P01))
    assert match.result == stope.Result((1, 2), (1,), "most-gold")


@rule("DU-53")
def test_there_are_three_rounds_and_nothing_after_them():
    match = stope.new("duel", seats=2, seed=3)
    for number in (1, 2, 3):
        assert match.position()["round"] == number
        with pytest.raises(stope.MatchNotOver):
            _ = match.result
        assert RoundEnded(number, Ending.CARDS) in run_out(match)
    assert match.actors == ()
    assert against(match, PassOne(Card.P01), seat=0) == "DU-53"
    assert match.moves(0) == match.moves(1) == []
