"""Steps, reach and costs of the engine against an explicit graph, in thousands of positions."""

import random

import numpy as np
import pytest

from stope.engine.bitmask import members
from stope.engine.chacha import STREAM
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import blank, new_workspace
from stope.engine.rng import StreamId, open_stream, set_key
from stope.games import GAMES
from stope.games.dark_cave.cards import SPACE_COUNT
from stope.games.dark_cave.moves import Step
from stope.games.dark_cave.rules.move_range import (
    FAR,
    MOST_NEIGHBOURS,
    REACH,
    SPOTS,
    find_reach,
)
from stope.games.dark_cave.rules.movement_graph import (
    has_step,
    is_a_step,
    list_neighbours,
    slot_of,
    space_of,
    spot_of,
)
from stope.games.dark_cave.state import STEPS_WITH_BOOTS
from tests.support.dark_cave_graph import Cave
from tests.support.random_play import hidden, key_of, laid_out, legal

GAME = GAMES["dark-cave"]


def crowded_tables(seed, every):
    """Yield tables of a match in which some players hurry to the exit and others move at random."""
    rng = random.Random(seed)
    stream = blank(STREAM)[0]
    set_key(stream, key_of(seed))
    open_stream(stream, int(StreamId.POLICY), 0)
    state = laid_out(GAME, rng.choice(GAME.seats), seed)
    codes, workspace = np.zeros(GAME.most_moves, np.int32), new_workspace(GAME.workspace)
    step = 0
    while actors := members(GAME.functions["actors"](state)):
        seat = actors[0]
        if rng.random() < 0.8:
            move = int(
                GAME.functions["scripted_move"](
                    hidden(GAME, state, seat), seat, 0, codes, stream, workspace
                )
            )
        else:
            move = rng.choice(legal(GAME, state, seat))
        step += 1
        if step % every == 0:
            yield state
        GAME.functions["play"](state, seat, move, NULL_BUFFER)


def nodes_of(state):
    """Return the spaces on the table: what the engine calls them, and what the graph does."""
    found = {}
    for slot in range(state.slots):
        if state.face[slot] < 0:
            continue
        cell = state.cell[slot]
        spaces = 1 if state.face_down[slot] else int(SPACE_COUNT[state.face[slot]])
        for space in range(spaces):
            x, y = int(state.board.x[cell]), int(state.board.y[cell])
            found[int(spot_of(slot, space))] = (x, y, space)
    return found


@pytest.mark.compiled
def test_every_step_from_every_space_is_an_edge_of_the_graph():
    tables = webs = goals = ways_seen = 0
    neighbours = np.zeros(MOST_NEIGHBOURS, np.int16)
    for seed in range(60):
        for state in crowded_tables(seed, every=7):
            cave, nodes = Cave(GAME.position(state)), nodes_of(state)
            assert set(nodes.values()) == set(cave.graph)
            tables += 1
            webs += bool(cave.webs)
            goals += any(not state.face_down[slot] for slot in range(1, 5))
            for spot, node in nodes.items():
                if state.face_down[slot_of(spot)]:
                    continue
                for creature in (0, 1):
                    count = list_neighbours(state, spot, creature, neighbours)
                    found = [int(there) for there in neighbours[:count]]
                    assert len(set(found)) == len(found)
                    expected = cave.steps(node, creature=bool(creature))
                    assert {nodes[there] for there in found} == expected
                    assert bool(has_step(state, spot, creature)) == bool(expected)
                    ways_seen += len(found)
            sample = random.Random(seed).sample(sorted(nodes), min(12, len(nodes)))
            for spot in sample:
                if state.face_down[slot_of(spot)]:
                    continue
                for there in nodes:
                    for creature in (0, 1):
                        is_step = nodes[there] in cave.steps(nodes[spot], creature=bool(creature))
                        assert bool(is_a_step(state, spot, there, creature)) == is_step
    assert tables > 1000
    assert webs > 50
    assert goals > 100
    assert ways_seen > 50_000


@pytest.mark.compiled
def test_reach_and_costs_are_those_of_the_graph():
    tables = paid = stopped = 0
    reach = blank(REACH)[0]
    for seed in range(100, 160):
        for state in crowded_tables(seed, every=7):
            cave, nodes = Cave(GAME.position(state)), nodes_of(state)
            stands = [int(spot) for spot in state.dwarf[: state.seats] if spot >= 0]
            others = [spot for spot in nodes if not state.face_down[slot_of(spot)]]
            start = random.Random(tables).choice(stands or others)
            start = start if tables % 2 else random.Random(tables).choice(others)
            tables += 1
            find_reach(state, start, STEPS_WITH_BOOTS, reach)
            for number, layer in enumerate(cave.reach(nodes[start], STEPS_WITH_BOOTS)):
                for spot in range(SPOTS):
                    cards, gold = int(reach.cards[number, spot]), int(reach.gold[number, spot])
                    if spot not in nodes or nodes[spot] not in layer:
                        assert cards == FAR
                        continue
                    assert (cards + gold, cards) == layer[nodes[spot]]
                    if number > 0:
                        before = int(reach.before[number, spot])
                        assert reach.cards[number - 1, before] != FAR
                        step = cave.graph.edges[nodes[before], nodes[spot]]
                        assert step["cards"] == cards - reach.cards[number - 1, before]
                        assert step["gold"] == gold - reach.gold[number - 1, before]
                    paid += cards + gold > 0
                    stopped += cave.must_stop(nodes[spot])
    assert tables > 1000
    assert paid > 500
    assert stopped > 200


@pytest.mark.compiled
def test_legal_steps_are_those_of_the_graph_and_cost_what_it_says():
    """Before each step of random matches: what is listed, what is paid, where movement ends."""
    steps = bridges = tunnels = 0
    for seed in range(200, 230):
        for state in crowded_tables(seed, every=1):
            if GAME.position(state)["phase"] != "steps" or state.steps == 0:
                continue
            seat = int(state.turn)
            position = GAME.position(state)
            cave = Cave(position)
            here = (
                *map(int, position["dwarves"][seat].rstrip("l").split("/")[0].split(",")),
                int(space_of(state.dwarf[seat])),
            )
            moves = [GAME.moves.decode(move) for move in legal(GAME, state, seat)]
            listed = {(move.x, move.y, move.space) for move in moves if isinstance(move, Step)}
            assert listed == cave.steps(here)
            steps += 1
            for there in listed:
                cost = cave.graph.edges[here, there]
                bridges += cost["cards"]
                tunnels += cost["gold"]
    assert steps > 1000
    assert bridges > 20
    assert tunnels > 20
