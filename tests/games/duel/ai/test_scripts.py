"""The careful player of the Duel."""

import numpy as np

from stope.engine.records import blank, new_workspace
from stope.engine.rng import StreamId, open_stream, set_key
from stope.games.duel import GAME
from stope.games.duel.ai.scripts import own_way, scripted_move, worth_of
from stope.games.duel.cards import Tool
from stope.games.duel.moves import (
    Card,
    Exchange,
    LayGoal,
    PassOne,
    PassTwo,
    PutKey,
    Repair,
    Rockfall,
    Sabotage,
)
from tests.support.positions.duel import act, goals_with, lay, table
from tests.support.random_play import key_of

#: a ladder lies two cells from the goal at 5,0
NEAR = "table P06@3,0"


def choice(text):
    """Return the move of the careful player in a drawn position."""
    match = table(text)
    (seat,) = match.actors
    rng = blank(GAME.playout_record)[0].rng
    set_key(rng, key_of(1))
    open_stream(rng, int(StreamId.POLICY), 0)
    moves, workspace = np.zeros(GAME.most_moves, np.int32), new_workspace(GAME.workspace)
    move = scripted_move(match.view(seat).record, seat, 0, moves, rng, workspace)
    return GAME.moves.decode(int(move))


def worths(match):
    """Return the worth of each legal move of the seat to decide to the careful player."""
    (seat,) = match.actors
    view = match.view(seat).record
    now = own_way(view, seat)
    return {
        move: int(worth_of(view, seat, GAME.moves.encode(move), now)) for move in match.moves(seat)
    }


def test_a_path_to_a_goal_is_worth_more_than_a_pass():
    text = f"hands P01 / P03 | {NEAR}"
    found = worths(table(text))
    assert found[lay("P01@4,0")] == max(found.values()) > 0 > found[PassOne(Card.P01)]
    assert choice(text) == lay("P01@4,0")


def test_a_careful_player_repairs_before_anything_else():
    text = "hands P01 P02 A04 / P03 | sabotage lamp / "
    found = worths(table(text))
    assert choice(text) == Repair(Card.A04, Tool.LAMP)
    exchange = Exchange(Card.P01, Card.P02, Tool.LAMP)
    assert found[exchange] > found[PassTwo(Card.P01, Card.P02)] == 0 > found[PassOne(Card.P01)]


def test_sabotage_is_worth_more_than_a_rockfall():
    found = worths(table(f"hands P01 A01 A11 / P03 | {NEAR}"))
    assert found[Sabotage(Card.A01)] > 0
    rockfalls = [worth for move, worth in found.items() if isinstance(move, Rockfall)]
    assert all(worth < 0 for worth in rockfalls)


def test_a_key_is_worth_more_than_a_pass():
    found = worths(table(f"hands A12 / P03 | {NEAR} P21@4,0"))
    assert found[PutKey(4, 0)] > 0 > found[PassOne(Card.A12)]


def test_both_ways_to_lay_a_goal_are_worth_the_sides_that_they_reach():
    match = table(f"hands P01 P02 / P03 | {goals_with('G04')} | {NEAR}")
    act(match, lay("P01@4,0"))
    found = worths(match)
    assert found.keys() == {LayGoal(False), LayGoal(True)}
    assert min(found.values()) > 0
