"""The careful player of the Dark Cave."""

import numpy as np
import pytest

from stope.engine.records import blank, new_workspace
from stope.engine.rng import StreamId, open_stream, set_key
from stope.games.dark_cave import GAME
from stope.games.dark_cave.ai.scripts import find_own_distances, scripted_move, worth_of
from stope.games.dark_cave.moves import (
    Card,
    Chop,
    Endure,
    Equip,
    LayGoal,
    Look,
    Lure,
    PassOne,
    PassTwo,
    Spin,
    Spy,
    Stop,
    Strike,
)
from stope.games.dark_cave.state import NOWHERE
from stope.games.path_cards.sides import Side
from tests.support.positions.dark_cave import AWAY, THREE, WALKING, lay, step, table
from tests.support.random_play import key_of

#: The exit is known to all and lies north-east.
EXIT_KNOWN = "D02@-4,-4d D01@4,-4d:01234567* D03@-4,4d D04@4,4d"


def choice(text, seed=1):
    """Return the move of the careful player in a drawn position."""
    match = table(text)
    (seat,) = match.actors
    rng = blank(GAME.playout_record)[0].rng
    set_key(rng, key_of(seed))
    open_stream(rng, int(StreamId.POLICY), 0)
    moves = np.zeros(GAME.most_moves, np.int32)
    view = match.view(seat).record
    return GAME.moves.decode(
        int(scripted_move(view, seat, 0, moves, rng, new_workspace(GAME.workspace)))
    )


def worths(text):
    """Return the worth of each legal move of the seat to decide to the careful player."""
    match = table(text)
    (seat,) = match.actors
    view, workspace = match.view(seat).record, new_workspace(GAME.workspace)
    if view.dwarf[seat] != NOWHERE:
        find_own_distances(view, seat, workspace)
    return {
        move: int(worth_of(view, seat, GAME.moves.encode(move), workspace))
        for move in match.moves(seat)
    }


def hand(cards, rest=""):
    return f"hands {cards} / C102 / C103 | {THREE} | table {EXIT_KNOWN} {rest}"


def test_the_careful_player_lays_a_path_towards_the_exit():
    assert choice(hand("C104 C105 C211")) in (lay("C104@0,-1"), lay("C105@1,0"))


def test_a_move_of_equal_worth_is_drawn():
    text = hand("C104 C105 C211")
    assert len({choice(text, seed) for seed in range(20)}) == 2


def test_tools_go_in_front_of_oneself_and_looks_at_goals_not_seen():
    found = worths(hand("A101 A103 C104").replace("D02@-4,-4d", "D02@-4,-4d:0"))
    assert found[Equip(Card.A103, 0)] > 0 > found[Equip(Card.A103, 1)]
    assert found[Look(Card.A101, 4, 4)] > 0 > found[Look(Card.A101, -4, -4)]
    assert found[Spy(Card.A101, 1)] < 0


def test_cards_of_no_use_are_discarded_first():
    found = worths(hand("A102 A103 A202 C104"))
    assert found[Spin(Card.A102, 0, 0, Side.N)] < found[PassOne(Card.C104)]
    assert found[PassOne(Card.C104)] == found[PassOne(Card.A103)] < found[PassOne(Card.A102)]
    assert found[PassTwo(Card.A102, Card.A202)] == 2 * found[PassOne(Card.A102)]


def test_a_seat_out_of_the_cave_saves_no_steps_by_laying_a_path():
    text = hand("C104 C105").replace("D01@4,-4d:01234567*", "D01@4,-4")
    found = worths(f"{text} | dwarves out 0,0/0 0,0/0 | first_out 0")
    assert {worth for move, worth in found.items() if move == lay("C104@0,-1")} == {0}


def test_a_creature_is_led_to_dwarves_of_the_other_clan_not_to_the_own_dwarf():
    hole = (
        "clans yellow:loyal blue:loyal yellow:loyal blue:loyal yellow:saboteur"
        " | spares yellow:loyal blue:loyal blue:saboteur"
        f" | table {EXIT_KNOWN} C108@0,1 C101@0,2 C101@-1,1 {AWAY}"
        " | dwarves 0,0/0 0,2/0 -1,1/0 0,5/0 0,5/0"
    )
    others = "/ C301 / C302 / C303 / C306"
    found = worths(
        f"hands C211 {others} | {hole} | creatures lindworm@0,1/0:0:A106"
        " | phase creature | walker lindworm | steps 3 | drawer 0 | to_draw 1"
    )
    assert found[step("0,2/0")] > found[Stop()] == 0 > found[step("-1,1/0")]
    assert found[step("0,0/0")] < found[step("-1,1/0")]
    called = worths(f"hands A106 C211 {others} | {hole}")
    assert called[Lure(Card.A106, 0, 1, 0)] == 0


def test_a_step_towards_the_exit_is_worth_more_than_one_back():
    text = hand("C104", "C101@1,0 C101@2,0 | dwarves 1,0/0 0,0/0 0,0/0")
    found = worths(f"{text} | {WALKING} 3")
    assert found[step("2,0/0")] > found[Stop()] == 0 > found[step("0,0/0")]
    assert choice(f"{text} | {WALKING} 3") == step("2,0/0")


def test_a_step_onto_the_exit_that_lies_face_down_counts_as_one_towards_it():
    text = hand("C104", "C203@4,-3 | dwarves 4,-3/0 0,0/0 0,0/0")
    assert choice(f"{text} | {WALKING} 3") == step("4,-4/0")


def test_webs_are_chopped_before_walking_rather_than_while_walking():
    text = hand("C211", "C101@1,0 | axes A104 / / | webs 0,0E2:1:A102")
    chop = Chop(0, 0, Side.E)
    assert worths(text)[chop] > 0 > worths(f"{text} | {WALKING} 3")[chop]


def test_the_careful_player_drives_a_creature_off():
    found = worths(
        f"hands C211 / C102 / C103 | {THREE} | table C108@0,1 | dwarves 0,0/0 0,1/0 0,0/0"
        " | axes / A104 / | creatures goblin@0,1/0:0:A209 | attackers goblin | asked 1"
        " | phase axe | walker goblin | drawer 0 | to_draw 1 | gold 3 3 3"
    )
    assert found[Strike()] > found[Endure()] == 0


@pytest.mark.parametrize("turned", [False, True])
def test_it_does_not_matter_to_the_careful_player_how_a_goal_lies(turned):
    found = worths(
        f"hands C104 / C105 / C106 | {THREE} | table D04@4,4d C203@4,3"
        " | dwarves 4,3/0 0,0/0 0,0/0 | phase goal | pending 4,4 | entry N"
        " | drawer 0 | to_draw 1 | moved yes | steps 1"
    )
    assert found[LayGoal(turned)] == 0
