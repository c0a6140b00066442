"""The scores of moves in the Duel, and whom `evaluate` expects to win."""

import numpy as np
import pytest

from stope.engine.records import new_evidence, new_workspace
from stope.games.duel import GAME
from stope.games.duel.moves import (
    Bribe,
    Card,
    Done,
    PassOne,
    PassTwo,
    Place,
    Repair,
    Rockfall,
    Sabotage,
)
from tests.support.positions.duel import table
from tests.support.random_play import end_of, guessed, hidden, laid_out, legal, walk

#: green has dug up to between the goals at 5,0 and 5,2
GREEN_NEAR = "P01@1,1 P01@2,1 P01@3,1 P01@4,1"
#: blue has dug up to between the goals at 5,-2 and 5,0
BLUE_NEAR = "P01@1,-1 P01@2,-1 P01@3,-1 P01@4,-1"
MEMORY = new_evidence(GAME.evidence), new_workspace(GAME.workspace)


def scores_of(view, seat):
    """Return the score of each legal move of a seat, by move."""
    moves = np.array(legal(GAME, view, seat), np.int32)
    move_scores = np.zeros(len(moves), np.int32)
    GAME.functions["score_moves"](view, seat, moves, len(moves), move_scores, *MEMORY)
    return {
        GAME.moves.decode(int(move)): int(score)
        for move, score in zip(moves, move_scores, strict=True)
    }


def scores_in(text):
    match = table(text)
    (seat,) = match.actors
    return scores_of(match.view(seat).record, seat)


def best(text):
    move_scores = scores_in(text)
    return max(move_scores, key=move_scores.get)


def evaluated(state):
    shares = np.zeros(8)
    GAME.functions["evaluate"](state, shares, new_workspace(GAME.workspace))
    return shares[: state.seats].tolist()


# Moves


def test_gold_within_reach_is_taken():
    assert best("hands P13 P02 P04 A10 A12 P18 / P01").card == Card.P13


def test_a_card_that_reaches_a_goal_is_laid_there():
    move = best(f"hands P03 P02 P16 A10 A12 / P07 | table {GREEN_NEAR}")
    assert (move.card, move.x, move.y) == (Card.P03, 5, 1)


def test_the_way_leads_towards_the_goals():
    move = best("hands P01 A10 A12 A04 / P07")
    assert isinstance(move, Place)
    assert (move.x, move.y) == (1, 1)


def test_who_is_sabotaged_near_the_goals_repairs():
    text = f"hands P03 P02 P07 P09 A04 A10 / P21 | table {GREEN_NEAR} | sabotage lamp /"
    assert isinstance(best(text), Repair)


def test_a_rockfall_hits_the_way_of_the_other_not_the_own():
    move = best(f"hands A11 A04 A05 A06 / P03 | table {BLUE_NEAR} P07@1,1")
    assert isinstance(move, Rockfall)
    assert move.y == -1


def test_sabotage_is_worth_more_against_who_is_near_the_goals():
    far = scores_in("hands A01 P02 / P07")[Sabotage(Card.A01)]
    near = scores_in(f"hands A01 P02 / P07 | table {BLUE_NEAR}")[Sabotage(Card.A01)]
    assert near > far


def test_useful_cards_are_kept():
    move_scores = scores_in("hands P01 P20 A10 A04 / P07 | sabotage cart /")
    passes = {move: score for move, score in move_scores.items() if isinstance(move, PassTwo)}
    assert max(passes, key=lambda move: passes[move]) == PassTwo(Card.A04, Card.A10)
    assert move_scores[PassOne(Card.P01)] < move_scores[PassOne(Card.A10)]


TROLL = "P01@1,1 P01@2,1 P01@3,1 P03@4,1 P25@4,0v"


@pytest.mark.parametrize(("goal", "bribes"), [("G15", True), ("G02", False)])
def test_a_troll_is_bribed_for_more_gold_than_it_costs(goal, bribes):
    others = ["G01:", "G03:", "G04:", "G05:", "G06:", "G07:"]
    goals = " ".join([others[0], f"{goal}:0", *others[1:5]])
    move_scores = scores_in(
        f"hands P02 / P07 | table {TROLL} | goals {goals} | phase after | to_draw 1"
    )
    assert (move_scores[Bribe(4, 0)] > move_scores[Done()]) == bribes


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.compiled
def test_worths_come_from_what_the_seat_knows(seed):
    for state, seat, _ in walk(GAME, seed, every=9):
        view = hidden(GAME, state, seat)
        again = hidden(GAME, guessed(GAME, view, seat, seed), seat)
        assert scores_of(again, seat) == scores_of(view, seat)


# Foresight


@pytest.mark.parametrize("seed", range(6))
def test_a_finished_match_gives_the_winner_everything(seed):
    state = end_of(GAME, seed)
    if state.seats == 2:
        gold = [sum(value * int(state.gold[seat, value]) for value in range(4)) for seat in (0, 1)]
        expected = 0.5 if gold[0] == gold[1] else float(gold[0] > gold[1])
        assert evaluated(state) == [expected, 1 - expected]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.compiled
def test_shares_are_parts_of_a_whole(seed):
    for state, _, _ in walk(GAME, seed, every=9):
        shares = evaluated(state)
        assert all(0 <= share <= 1 for share in shares)
        assert state.seats == 1 or sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("seats", [1, 2])
def test_more_gold_is_always_better(seats):
    state = laid_out(GAME, seats, 1)
    shares = []
    for gold in range(6):
        state.gold[0, 1] = gold
        shares.append(evaluated(state)[0])
    assert shares == sorted(set(shares))


def test_marked_gold_and_debts_count_before_the_round_ends():
    marked, bribed = "P13@0,2vm0", "P25@0,2b0"
    shares = [
        evaluated(GAME.read_position_text(f"hands P01 / P02 | table {card} | {rest}"))[0]
        for card, rest in ((bribed, "gold 2 / 2 | debts 1 0"), (marked, "gold 2 / 2"))
    ]
    assert shares[0] < 0.5 < shares[1]


def test_who_is_nearer_to_the_goals_is_ahead():
    near = evaluated(GAME.read_position_text(f"hands P03 / P02 | table {GREEN_NEAR}"))
    far = evaluated(GAME.read_position_text(f"hands P03 / P02 | table {BLUE_NEAR}"))
    assert near[0] > 0.5 > far[0]
