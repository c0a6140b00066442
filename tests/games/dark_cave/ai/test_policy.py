"""The scores of moves in the Dark Cave, and whom `evaluate` expects to win."""

import numpy as np
import pytest

from stope.engine.bitmask import members
from stope.engine.outcome_record import OUTCOME
from stope.engine.records import blank, new_evidence, new_workspace
from stope.games.dark_cave import GAME
from stope.games.dark_cave.ai.distance import FAR, entry_steps, find_believed_distances_to_exit
from stope.games.dark_cave.moves import (
    Card,
    Chop,
    Endure,
    Equip,
    Look,
    Lure,
    PassOne,
    PassTwo,
    Place,
    Rockfall,
    Spin,
    Stop,
    Strike,
)
from stope.games.dark_cave.rules.move_range import MOST_NEIGHBOURS, SPOTS
from stope.games.dark_cave.rules.movement_graph import list_neighbours, slot_of, spot_of
from stope.games.path_cards.sides import Side
from tests.support.positions.dark_cave import THREE, TWO, lay, step, table
from tests.support.random_play import end_of, guessed, hidden, walk

rule = pytest.mark.rule
MEMORY = new_evidence(GAME.evidence), new_workspace(GAME.workspace)
#: Seat 0 is loyal to yellow and knows that seat 1 works for blue and seat 2 for yellow.
SPIED = (
    "clans yellow:loyal blue:loyal:0 yellow:loyal:0 blue:loyal yellow:saboteur"
    " | spares yellow:loyal blue:loyal blue:saboteur"
)
#: The exit is known to all and lies north-east.
EXIT_KNOWN = "D02@-4,-4d D01@4,-4d:01234567* D03@-4,4d D04@4,4d"


def scores_of(view, seat):
    """Return the moves of a seat with what they are score."""
    moves, move_scores = np.zeros(GAME.most_moves, np.int32), np.zeros(GAME.most_moves, np.int32)
    count = GAME.functions["legal"](view, seat, moves)
    GAME.functions["score_moves"](view, seat, moves, count, move_scores, *MEMORY)
    return {GAME.moves.decode(int(moves[n])): int(move_scores[n]) for n in range(count)}


def scores_in(text):
    """Return what the seat to decide thinks of its moves in a drawn position."""
    match = table(text)
    seat = match.actors[0]
    return scores_of(match.view(seat).record, seat)


def best(text):
    move_scores = scores_in(text)
    return max(move_scores, key=lambda move: move_scores[move])


def of_kind(move_scores, kind):
    return {move: score for move, score in move_scores.items() if isinstance(move, kind)}


# Ways


@pytest.mark.compiled
def test_no_way_out_is_shorter_than_what_its_next_step_allows():
    """A distance is right if it is what the best next step leaves, or leads to an empty place."""
    for seed in range(4):
        for state, seat, _ in walk(GAME, seed, every=9):
            view = hidden(GAME, state, seat)
            workspace = new_workspace(GAME.workspace)
            find_believed_distances_to_exit(view, seat, MEMORY[0], workspace)
            neighbours = np.zeros(MOST_NEIGHBOURS, np.int32)
            for spot in range(SPOTS):
                slot = slot_of(spot)
                if slot >= view.slots or view.face[slot] < 0 or view.face_down[slot]:
                    continue
                here = workspace.to_exit[spot]
                for number in range(list_neighbours(view, spot, 0, neighbours)):
                    there = int(neighbours[number])
                    if not view.face_down[slot_of(there)]:
                        assert here <= workspace.to_exit[there] + entry_steps(view, spot, there)


def test_the_exit_is_no_step_away_from_itself_and_goals_known_to_be_others_lead_nowhere():
    match = table(f"hands C104 / C105 | {TWO} | table D02@-4,-4d D01@4,-4 D03@-4,4d D04@4,4d")
    view, workspace = match.view(0).record, new_workspace(GAME.workspace)
    find_believed_distances_to_exit(view, 0, MEMORY[0], workspace)
    assert workspace.to_exit[spot_of(2, 4)] == 0
    assert workspace.to_exit[spot_of(2, 0)] == 1
    assert 20 < workspace.to_exit[spot_of(0, 0)] < FAR


# Steps


def test_a_dwarf_beside_the_exit_leaves():
    move_scores = scores_in(
        f"hands C104 C107 / C105 / C106 | {THREE} | table D02@-4,-4d D01@4,-4 C203@4,-3"
        " | dwarves 4,-4/0 0,0/0 0,0/0 | phase steps | steps 3 | drawer 0 | to_draw 1"
    )
    assert max(move_scores, key=move_scores.get) == step("4,-4/4")
    assert (
        move_scores[step("4,-4/4")]
        > max(w for m, w in move_scores.items() if m != step("4,-4/4")) + 64
    )


def test_a_dwarf_goes_on_towards_the_exit_and_not_back():
    move_scores = scores_in(
        f"hands C104 C107 / C105 / C106 | {THREE} | table {EXIT_KNOWN} C101@1,0 C101@2,0"
        " | dwarves 1,0/0 0,0/0 0,0/0 | phase steps | steps 2 | drawer 0 | to_draw 1"
    )
    assert move_scores[step("2,0/0")] > move_scores[Stop()] > move_scores[step("0,0/0")]


def test_the_last_of_a_clan_does_not_leave_with_too_little():
    text = (
        "hands C104 / C105 | clans yellow:loyal blue:loyal | table D02@-4,-4d D01@4,-4 C203@4,-3"
        " | phase steps | steps 3 | drawer 0 | to_draw 1"
    )
    move_scores = scores_in(f"{text} | dwarves 4,-4/0 0,0/0 | gold 1 3")
    assert max(move_scores, key=move_scores.get) == step("4,-4/4")
    four = (
        "hands C104 / C105 / C106 / C107 | table D02@-4,-4d D01@4,-4 C203@4,-3"
        " | clans yellow:loyal yellow:loyal:* yellow:saboteur:* yellow:saboteur"
        " | dwarves 4,-4/0 out out 0,0/0 | first_out 2"
        " | phase steps | steps 3 | drawer 0 | to_draw 1"
    )
    move_scores = scores_in(f"{four} | gold 0 0 3 3")
    assert max(move_scores, key=move_scores.get) != step("4,-4/4")
    move_scores = scores_in(f"{four} | gold 3 3 3 3")
    assert max(move_scores, key=move_scores.get) == step("4,-4/4")


def test_a_dwarf_stops_for_gold():
    move_scores = scores_in(
        f"hands C104 C107 / C105 / C106 | {THREE} | table {EXIT_KNOWN} C101@1,0 C313@2,0g"
        " | dwarves 2,0/3 0,0/0 0,0/0 | phase steps | steps 1 | moved yes | drawer 0 | to_draw 1"
    )
    assert max(move_scores, key=move_scores.get) == Stop()


# Cards


def test_a_card_on_the_way_to_the_known_exit_is_best():
    found = best(f"hands C104 C105 C211 / C102 / C103 | {THREE} | table {EXIT_KNOWN}")
    assert found in (lay("C104@0,-1"), lay("C105@1,0"))


def test_boots_go_before_oneself():
    move_scores = of_kind(scores_in(f"hands A103 C211 / C102 / C103 | {THREE}"), Equip)
    assert max(move_scores, key=move_scores.get) == Equip(Card.A103, 0)


def test_a_look_goes_to_a_goal_not_known_and_only_while_the_exit_is_not():
    move_scores = scores_in(
        f"hands A101 C104 / C105 / C106 | {THREE} | table D02@-4,-4d:0 D03@4,-4d D01@-4,4d D04@4,4d"
    )
    assert move_scores[Look(Card.A101, -4, -4)] < 0 < move_scores[Look(Card.A101, 4, -4)]
    move_scores = scores_in(f"hands A101 C104 / C105 / C106 | {THREE} | table {EXIT_KNOWN}")
    assert not isinstance(max(move_scores, key=move_scores.get), Look)


HOLE_BESIDE = f"{SPIED} | table {EXIT_KNOWN} C108@0,1 C101@0,2 C101@-1,1"
FOUR_MORE = "/ C301 / C302 / C303 / C306"


@rule("DC-62")
def test_a_lindworm_goes_to_a_known_enemy_and_not_to_a_known_friend():
    text = (
        f"hands A106 C211 {FOUR_MORE} | {HOLE_BESIDE} | creatures lindworm@0,1/0:0:A106"
        " | phase creature | walker lindworm | steps 3 | drawer 0 | to_draw 1"
    ).replace("hands A106 C211", "hands C211")
    move_scores = scores_in(f"{text} | dwarves 0,0/0 0,2/0 -1,1/0 0,0/0 0,0/0")
    assert max(move_scores, key=move_scores.get) == step("0,2/0")
    assert move_scores[step("-1,1/0")] < move_scores[Stop()] < move_scores[step("0,2/0")]
    move_scores = scores_in(f"{text} | dwarves 0,0/0 -1,1/0 0,2/0 0,0/0 0,0/0")
    assert move_scores[step("0,2/0")] < move_scores[Stop()] < move_scores[step("-1,1/0")]


@rule("DC-57")
def test_a_creature_is_called_for_an_enemy_in_reach():
    text = f"hands A106 C211 {FOUR_MORE} | {HOLE_BESIDE}"
    for_enemy = scores_in(f"{text} | dwarves 0,0/0 0,2/0 0,0/0 0,0/0 0,0/0")
    for_friend = scores_in(f"{text} | dwarves 0,0/0 0,0/0 0,2/0 0,0/0 0,0/0")
    call = Lure(Card.A106, 0, 1, 0)
    assert for_enemy[call] > for_friend[call]


@rule("DC-53")
def test_a_web_is_spun_before_an_enemy_and_not_before_a_friend():
    text = (
        f"hands A102 C211 {FOUR_MORE} | {SPIED}"
        f" | table {EXIT_KNOWN} C101@1,0 C105@2,0 C104@0,1 C101@0,2"
    )
    web = Spin(Card.A102, 1, 0, Side.E)
    enemy = scores_in(f"{text} | dwarves 2,0/0 1,0/0 2,0/0 2,0/0 2,0/0")
    friend = scores_in(f"{text} | dwarves 2,0/0 2,0/0 1,0/0 2,0/0 2,0/0")
    assert enemy[web] > 0 > friend[web]
    own = scores_in(f"{text} | dwarves 1,0/0 2,0/0 2,0/0 2,0/0 2,0/0")
    assert own[web] <= friend[web]


@rule("DC-51")
def test_rocks_fall_before_an_enemy():
    text = (
        f"hands A202 C211 {FOUR_MORE} | {SPIED}"
        f" | table {EXIT_KNOWN} C101@1,0 C105@2,0 C101@3,0 C101@0,1"
    )
    enemy = scores_in(f"{text} | dwarves 0,1/0 1,0/0 0,1/0 0,1/0 0,1/0")
    assert enemy[Rockfall(Card.A202, 2, 0)] == max(of_kind(enemy, Rockfall).values())


@rule("DC-55")
def test_an_axe_is_used_on_a_web_in_the_own_way_only():
    text = (
        f"hands C211 / C102 / C103 | {THREE} | table {EXIT_KNOWN} C101@1,0 C101@2,0 C101@0,1"
        " | axes A104 / / | dwarves 1,0/0 0,1/0 0,1/0"
        " | phase steps | steps 3 | drawer 0 | to_draw 1"
    )
    move_scores = scores_in(f"{text} | webs 1,0E2:1:A102")
    assert move_scores[Chop(1, 0, Side.E)] > move_scores[Stop()]
    move_scores = scores_in(f"{text} | webs 0,0E2:1:A102")
    assert move_scores[Chop(0, 0, Side.E)] < move_scores[Stop()]


@rule("DC-56")
@pytest.mark.parametrize(("gold", "strikes"), [(3, True), (0, False)])
def test_an_axe_is_kept_if_there_is_nothing_to_lose(gold, strikes):
    found = best(
        f"hands C211 / C102 / C103 | {THREE} | table C108@0,1 | dwarves 0,0/0 0,1/0 0,0/0"
        f" | axes / A104 / | creatures goblin@0,1/0:0:A209 | attackers goblin | asked 1"
        f" | phase axe | walker goblin | drawer 0 | to_draw 1 | gold 3 {gold} 3"
    )
    assert found == (Strike() if strikes else Endure())


def test_who_has_left_ahead_of_the_others_hurries_the_end():
    move_scores = scores_in(
        "hands C211 C210 C310 / C102 / C103 / C104 | table D01@4,-4 | first_out 0"
        " | clans yellow:loyal yellow:loyal yellow:saboteur yellow:saboteur"
        " | dwarves out 0,0/0 0,0/0 0,0/0"
    )
    two, one = of_kind(move_scores, PassTwo), of_kind(move_scores, PassOne)
    assert max(two.values()) > min(one.values())
    assert max(of_kind(move_scores, Place).values()) < max(two.values())


# Secrets


@pytest.mark.compiled
def test_worths_come_from_the_view_alone():
    """Whatever a seat cannot know, it finds the same moves promising."""
    for seed in range(3):
        for state, seat, _ in walk(GAME, seed, every=11):
            view = hidden(GAME, state, seat)
            if not members(GAME.functions["actors"](view)) or not GAME.functions["legal"](
                view, seat, np.zeros(GAME.most_moves, np.int32)
            ):
                continue
            other = hidden(GAME, guessed(GAME, view, seat, seed), seat)
            assert scores_of(view, seat) == scores_of(other, seat)


# Who wins


def evaluated(state):
    shares = np.zeros(8)
    GAME.functions["evaluate"](state, shares, new_workspace(GAME.workspace))
    return shares[: state.seats]


@pytest.mark.compiled
def test_a_match_that_is_over_is_foreseen_as_it_ended():
    for seed in range(12):
        state = end_of(GAME, seed)
        result = blank(OUTCOME)[0]
        GAME.functions["result"](state, result)
        won = members(result.winners)
        assert evaluated(state).tolist() == [float(seat in won) for seat in range(state.seats)]


@pytest.mark.compiled
def test_what_is_foreseen_is_a_probability_and_the_same_for_a_clan():
    for seed in range(4):
        for state, _, _ in walk(GAME, seed, every=13):
            shares = evaluated(state)
            works_for = (state.clan ^ state.character)[: state.seats]
            assert ((shares >= 0) & (shares <= 1)).all()
            chances = [set(shares[works_for == clan].tolist()) for clan in (0, 1)]
            assert all(len(rng) <= 1 for rng in chances)
            assert sum(sum(rng) for rng in chances) <= 1 + 1e-9


def test_who_is_nearer_to_the_exit_or_out_with_gold_is_expected_to_win():
    clans = "clans yellow:loyal blue:loyal | table D01@4,-4 C101@4,-3"
    near = table(f"hands C104 / C105 | {clans} | dwarves 4,-3/0 0,0/0")
    shares = evaluated(GAME.from_position(near.position()))
    assert shares[0] > shares[1] + 0.05
    four = (
        "hands C104 / C105 / C106 / C107 | table D01@4,-4"
        " | clans yellow:loyal yellow:loyal yellow:saboteur yellow:saboteur"
        " | dwarves out 0,0/0 0,0/0 0,0/0 | first_out 0"
    )
    shares = evaluated(GAME.from_position(table(four).position()))
    assert shares[0] == shares[1] > shares[2]
    assert shares[0] + shares[2] == pytest.approx(1)
