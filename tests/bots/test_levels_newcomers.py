"""Weak bots make a person's mistakes: too bold or too timid, but never what can gain nothing."""

import pytest

import stope
from stope.games import GAMES
from stope.games.dark_cave.moves import Look as LookInCave
from stope.games.diamant.moves import GoOn, Leave
from stope.games.duel.moves import Look, PutKey
from stope.search.softmax import POINTLESS
from tests.support.bot_decisions import asked, decisions, move_scores, view_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)

SEEDS = range(150)


def answers(game, position):
    """Return all moves that newcomers make at a table, each with its own luck."""
    match = stope.from_position_text(game, position)
    view = match.view(match.actors[0])
    return {asked(match.game, "newcomer", view, seed)[0] for seed in SEEDS}


def test_nobody_goes_home_from_diamant_with_nothing_for_nothing():
    assert answers("diamant", "path snake gas | seats 0i 0i 0i 0i") == {GoOn()}
    # a few gems are a reason to leave, for who is timid
    assert answers("diamant", "path 9 | bag 3 | seats 0i 0i 0i") == {GoOn(), Leave()}
    # and so is what lies on the path
    assert answers("diamant", "path 2+2 | seats 0i 0i 0i") == {GoOn(), Leave()}


def test_no_map_of_the_duel_is_used_on_a_goal_that_its_player_knows():
    made = answers("duel", "hands A10 P01 / P02 | goals G05:0 G06: G07:")
    looks = {(move.x, move.y) for move in made if isinstance(move, Look)}
    assert looks == {(5, 0), (5, 2), (7, -1), (7, 1), (9, 0)}


def test_no_key_of_the_duel_opens_a_door_that_no_way_leads_to():
    position = "hands A12 P01 / P02 | table P19@30,30"
    assert PutKey(30, 30) in stope.from_position_text("duel", position).moves(0)
    assert PutKey(30, 30) not in answers("duel", position)


def test_nobody_in_the_dark_cave_looks_at_a_goal_again():
    clans = "clans yellow:loyal blue:loyal"
    made = answers("dark-cave", f"hands A101 C104 / C105 | {clans} | table D02@-4,-4d:0")
    looks = {(move.x, move.y) for move in made if isinstance(move, LookInCave)}
    assert looks
    assert (-4, -4) not in looks


@every_game
def test_newcomers_do_what_gains_nothing_only_if_there_is_nothing_else(game):
    met = 0
    for seed in range(4):
        for state, seat in decisions(game, seed, 25):
            view = view_of(game, state, seat)
            # in the Duel worths are multiplied before moves are drawn by them
            promising = {
                move
                for move, worth in move_scores(game, view.record, seat)
                if worth > POINTLESS // 2
            }
            met += len(promising) < len(view.moves())
            for luck in range(5):
                move = game.moves.encode(asked(game, "newcomer", view, luck)[0])
                assert not promising or move in promising
    assert met
