"""The parts of a search: softmax, nodes and their moves, selection."""

import math
from collections import Counter
from dataclasses import replace
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import ViewRecord, blank, new_prior
from stope.engine.rng import StreamId, open_stream, set_key
from stope.games import GAMES
from stope.search.ismcts import SEARCH_STATE, SearchContext, backpropagate, select_move, tree_move
from stope.search.selection import draw_action, regret_matching, select_puct, update_regrets
from stope.search.softmax import SCALE, UNIT_SHARPNESS, sample
from stope.search.tree import (
    EDGE,
    MAX_CHILDREN,
    NO_NODE,
    NODE,
    expand,
    find_slot,
    infoset_hash,
    top_k,
)
from tests.support.bot_decisions import decisions, move_scores, search_result, view_of
from tests.support.random_play import hidden, key_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
DRAWS = 20_000


def playout_of(game=GAMES["diamant"], seed=1):
    """Return the record of a playout with an open stream."""
    playout = blank(game.playout_record)[0]
    set_key(playout.rng, key_of(seed))
    open_stream(playout.rng, int(StreamId.POLICY), 0)
    return playout


def misfit(seen, odds):
    """Return chi-square per degree of freedom: about 1 for what is drawn as it should be."""
    value_sum = np.array(odds) * sum(seen)
    return float((((np.array(seen) - value_sum) ** 2) / value_sum).sum() / (len(odds) - 1))


# Softmax


@pytest.mark.parametrize("sharpness", [UNIT_SHARPNESS // 3, UNIT_SHARPNESS, 2 * UNIT_SHARPNESS])
@pytest.mark.parametrize(
    "scores", [(0, 0), (0, 20), (20, 0), (-5, 3, 3), (16, 0, -16, 8), (7,) * 6, (40, 39, 38)]
)
def test_moves_are_drawn_by_the_softmax_of_their_scores(scores, sharpness):
    scored = np.array(scores, np.int32)
    rng = playout_of().rng
    drawn = [sample(scored, len(scores), sharpness, rng) for _ in range(DRAWS)]
    best = max(scores)
    steps = [(best - score) * sharpness // UNIT_SHARPNESS for score in scores]
    likely = np.exp([-step / SCALE for step in steps])
    assert misfit(np.bincount(drawn, minlength=len(scores)), likely / likely.sum()) < 4


def test_hopeless_moves_are_never_drawn():
    rng = playout_of().rng
    for scores in ((0, -1000), (-1000, 0), (0, -1000, -1000), (-(2**30), 0, -(2**30))):
        scored = np.array(scores, np.int32)
        best = scores.index(0)
        assert {sample(scored, len(scores), UNIT_SHARPNESS, rng) for _ in range(2000)} == {best}


def test_moves_are_drawn_as_a_strategy_says():
    rng = playout_of().rng
    strategy = np.array([0.5, 0.0, 0.2, 0.3])
    seen = np.bincount([draw_action(strategy, 4, rng) for _ in range(DRAWS)], minlength=4)
    assert seen[1] == 0
    assert misfit(seen[[0, 2, 3]], [0.5, 0.2, 0.3]) < 4


def test_a_strategy_that_sums_to_less_than_one_still_gives_one_of_its_moves():
    rng = playout_of().rng
    strategy = np.array([0.001, 0.001, 0.0])
    assert {draw_action(strategy, 3, rng) for _ in range(1000)} <= {0, 1}


# Nodes


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=40), st.integers(1, 32))
def test_the_moves_of_the_best_scores_are_kept(scores, max_children):
    moves = np.arange(100, 100 + len(scores), dtype=np.int32)
    scored = np.array(scores, np.int32)
    kept = top_k(moves, scored, len(scores), max_children)
    assert kept == min(max_children, len(scores))
    assert sorted(moves.tolist()) == list(range(100, 100 + len(scores)))
    assert [scores[move - 100] for move in moves] == scored.tolist()
    assert sorted(scored[:kept], reverse=True) == sorted(scores, reverse=True)[:kept]


def words_of(game, record):
    size = game.state.itemsize
    words = np.zeros(-(-size // 8), np.int64)
    words.view(np.uint8)[:size] = np.frombuffer(record.tobytes(), np.uint8)
    return words


@every_game
def test_other_views_and_other_seats_have_other_hashes(game):
    known: dict[int, tuple[bytes, int]] = {}
    for seed in range(4):
        for state, _ in decisions(game, seed, 40):
            for seat in range(state.seats):
                view = hidden(game, state, seat)
                for actor in range(state.seats):
                    key = view.tobytes(), actor
                    infoset = int(infoset_hash(words_of(game, view), actor))
                    assert known.setdefault(infoset, key) == key
    assert len(known) > 200


@every_game
def test_every_bit_of_a_view_counts_in_its_hash(game):
    ((state, seat),) = decisions(game, 1, 1)
    words = words_of(game, hidden(game, state, seat))
    hashes = {int(infoset_hash(words, seat))}
    for place in range(words.size):
        for number in (0, 1, 31, 32, 62, 63):
            changed = words.copy()
            changed[place] ^= np.int64(-(2**63) if number == 63 else 1 << number)
            hashes.add(int(infoset_hash(changed, seat)))
    assert len(hashes) == 1 + 6 * words.size


def empty_tree(max_nodes, max_children):
    """Return memory for nodes, their edges, and the hash table that finds a node."""
    nodes = blank(NODE, max_nodes)
    edges = np.zeros((max_nodes, max_children), EDGE).view(np.recarray)
    return nodes, edges, np.full(4 * max_nodes, NO_NODE, np.int32)


def test_nodes_are_found_again_even_where_their_slots_collide():
    nodes, _, slots = empty_tree(16, 2)
    hashes = [0, 64, 128, 192, -64, 5, 63, 127, 1 << 40, (1 << 40) + 64]
    for node, infoset in enumerate(hashes):
        slot = find_slot(infoset, nodes, slots)
        assert slots[slot] == NO_NODE
        nodes[node].infoset = infoset
        slots[slot] = node
    assert [int(slots[find_slot(infoset, nodes, slots)]) for infoset in hashes] == list(
        range(len(hashes))
    )
    assert slots[find_slot(7, nodes, slots)] == NO_NODE


def opened(nodes, edges, moves, scores):
    given = np.array(moves, np.int32), np.array(scores, np.int32)
    return int(expand(nodes, edges, 0, *given, len(moves), UNIT_SHARPNESS))


def test_moves_are_added_to_a_node_once_and_as_long_as_there_is_memory():
    nodes, edges, _ = empty_tree(1, 4)
    assert opened(nodes, edges, [70, 80], [0, 0]) == 0b11
    assert opened(nodes, edges, [80, 90], [0, 0]) == 0b110
    assert opened(nodes, edges, [70, 60, 50], [0, 0, 0]) == 0b1001
    assert edges[0, :4].move.tolist() == [70, 80, 90, 60]
    assert opened(nodes, edges, [50, 40], [0, 0]) == 0
    assert nodes[0].moves == 4


def test_priors_follow_the_scores_of_moves_but_are_never_zero():
    nodes, edges, _ = empty_tree(1, 4)
    opened(nodes, edges, [1, 2, 3], [SCALE, 0, -1000])
    prior = edges[0, :3].prior
    assert sum(prior) == pytest.approx(1)
    assert prior[0] - prior[2] == pytest.approx((prior[1] - prior[2]) * math.e, rel=1e-3)
    assert prior[2] > 0.03


# Selection


class HandMadeNodes:
    """Nodes made by hand, one for each seat, and the state of a search that decides in them."""

    def __init__(self, *priors, simultaneous, exploration=0.5, seed=1):
        self.nodes, self.edges, _ = empty_tree(len(priors), max(len(prior) for prior in priors))
        self.search_state = blank(SEARCH_STATE)[0]
        self.search_state.simultaneous, self.search_state.exploration = simultaneous, exploration
        self.playout = playout_of(seed=seed)
        for node, prior in enumerate(priors):
            self.nodes[node].moves = len(prior)
            for number, expected in enumerate(prior):
                self.edges[node, number].prior = expected

    def iterate(self, shares_of, available=None):
        """Let every seat decide, and backpropagate what follows from all decisions."""
        chosen = []
        for node in range(self.nodes.size):
            mask = (1 << int(self.nodes[node].moves)) - 1 if available is None else available
            chosen.append(
                select_move(node, mask, self.search_state, self.playout.rng, self.nodes, self.edges)
            )
            self.search_state.path_node[node], self.search_state.path_seat[node] = node, node
            self.search_state.path_edge[node], self.search_state.path_available[node] = (
                chosen[-1],
                mask,
            )
        self.search_state.path_length = self.nodes.size
        for node, share in enumerate(shares_of(*chosen)):
            self.search_state.values[node] = share
        backpropagate(self.search_state, self.nodes, self.edges)
        return chosen

    def strategy_sum(self, node):
        weights = self.edges[node, : int(self.nodes[node].moves)].strategy_sum
        return (weights / weights.sum()).tolist()


@pytest.mark.parametrize(
    ("payoffs", "first", "second"),
    [
        # stone, paper, scissors
        ([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]], [1 / 3] * 3, [1 / 3] * 3),
        # matching pennies where one match pays more than the other
        ([[1, 0], [0, 0.5]], [1 / 3, 2 / 3], [1 / 3, 2 / 3]),
        ([[0.2, 0.8], [1, 0]], [0.625, 0.375], [0.5, 0.5]),
        # a move that is better whatever the other does
        ([[0.4, 0.6], [0.3, 0.2]], [1, 0], [1, 0]),
    ],
)
def test_regret_matching_finds_the_equilibrium_of_small_games(payoffs, first, second):
    uneven = [[0.7, 0.2, 0.1][: len(payoffs)]] * 2
    tree = HandMadeNodes(*uneven, simultaneous=True)
    for _ in range(DRAWS):
        tree.iterate(lambda row, column: (payoffs[row][column], 1 - payoffs[row][column]))
    assert tree.strategy_sum(0) == pytest.approx(first, abs=0.08)
    assert tree.strategy_sum(1) == pytest.approx(second, abs=0.08)


def test_only_moves_that_are_there_are_tried_when_all_decide_at_once():
    tree = HandMadeNodes([0.5, 0.3, 0.2], simultaneous=True)
    tried = {tree.iterate(lambda _: (0.0,), available=0b101)[0] for _ in range(2000)}
    assert tried == {0, 2}
    assert tree.edges[0, 1].regret == tree.edges[0, 1].strategy_sum == 0


def test_a_strategy_is_of_moves_that_are_there_and_sums_to_one():
    tree = HandMadeNodes([0.5, 0.3, 0.2, 0.0], simultaneous=True)
    strategy = np.full(32, 9.0)
    regret_matching(tree.nodes, tree.edges, 0, 0b0110, strategy)
    assert strategy[:4].tolist() == pytest.approx([0, 0.6, 0.4, 0])
    for number in range(4):
        tree.edges[0, number].regret = -100.0  # all are regretted: any of those there are
    regret_matching(tree.nodes, tree.edges, 0, 0b0110, strategy)
    assert strategy[:4].tolist() == [0, 0.5, 0.5, 0]


def test_regret_is_right_on_average_although_one_move_is_seen_at_a_time():
    """Over all moves that could have been drawn, regrets are those of seeing every share."""
    values = np.array([0.9, 0.2, 0.4])
    total = np.zeros(3)
    for chosen in range(3):
        tree = HandMadeNodes([0.5, 0.3, 0.2], simultaneous=True)
        for number, mean in enumerate((0.5, 0.6, 0.1)):
            tree.edges[0, number].visits, tree.edges[0, number].total = 10, 10 * mean
        strategy = np.zeros(32)
        update_regrets(
            tree.nodes, tree.edges, 0, 0b111, chosen, values[chosen], strategy, np.zeros(32)
        )
        odds = 0.9 * strategy[:3] + 0.1 / 3
        total += odds[chosen] * tree.edges[0, :3].regret
    assert total == pytest.approx(values - (np.array([0.5, 0.3, 0.2]) * values).sum())


@pytest.mark.parametrize("best", [0, 1, 2, 3])
def test_the_best_of_several_uncertain_moves_is_found(best):
    mean_values = [0.3, 0.35, 0.25, 0.4]
    mean_values[best] = 0.7
    rng = np.random.default_rng(best)
    tree = HandMadeNodes([0.6, 0.3, 0.05, 0.05], simultaneous=False)
    for _ in range(2000):
        tree.iterate(lambda chosen: (float(rng.random() < mean_values[chosen]),))
    visits = tree.edges[0, :4].visits.tolist()
    assert max(range(4), key=visits.__getitem__) == best
    assert visits[best] > 1500
    assert min(visits) > 0


def test_the_best_move_is_not_tried_where_it_is_not_there():
    tree = HandMadeNodes([0.1, 0.8, 0.1], simultaneous=False)
    tree.edges[0, 1].visits = tree.edges[0, 1].total = 5
    for _ in range(20):
        assert select_puct(tree.nodes, tree.edges, 0, 0b101, 0.5) != 1


# In a search


@every_game
def test_a_search_with_little_memory_and_few_moves_to_each_node_goes_on(game):
    small = replace(game, search_config=replace(game.search_config, max_nodes=4, max_children=2))
    for state, seat in decisions(game, 3, 4):
        view = view_of(game, state, seat)
        found = search_result(small, view, 200)
        assert found.iterations == 200
        scores = dict(move_scores(game, view.record, seat))
        assert sorted(scores[one.code] for one in found.moves) == sorted(scores.values())[-2:]
        assert sum(one.visits for one in found.moves) == 200


def test_a_simulated_seat_whose_moves_found_no_memory_plays_by_softmax():
    """Other determinizations filled the node. The first move of the list is as good as others."""
    game = GAMES["duel"]
    size = game.state.itemsize
    playout, search_state = playout_of(game), blank(SEARCH_STATE)[0]
    search_state.node_count, search_state.rollout_sharpness, search_state.root = (
        1,
        UNIT_SHARPNESS,
        NO_NODE,
    )
    words = np.zeros(-(-size // 8), np.int64)
    simulated_view = cast(
        ViewRecord, words.view(np.uint8)[:size].view(game.state).view(np.recarray)[0]
    )
    other_than_first = 0
    for state, actor in decisions(game, 5, 12, seats=2):
        nodes, edges, slots = empty_tree(4, MAX_CHILDREN)
        infoset = int(infoset_hash(words_of(game, hidden(game, state, None)), actor))
        nodes[0].infoset, nodes[0].moves = infoset, MAX_CHILDREN
        edges[0].move = -1  # a move that nobody has
        slots[find_slot(infoset, nodes, slots)] = 0
        context = SearchContext(
            search_state=search_state,
            playout=playout,
            prior=new_prior(game.prior),
            determinization=state,
            simulated_view=simulated_view,
            words=words,
            nodes=nodes,
            edges=edges,
            slots=slots,
            events=NULL_BUFFER,
        )
        chosen = Counter(int(tree_move(actor, 1 - actor, context)) for _ in range(500))
        scores = dict(move_scores(game, hidden(game, state, actor), actor))
        ((usual, _),) = chosen.most_common(1)
        assert set(chosen) <= set(scores)
        assert scores[usual] >= max(scores.values()) - SCALE // 2
        other_than_first += len(scores) <= MAX_CHILDREN and usual != next(iter(scores))
        assert search_state.path_length == 0
    assert other_than_first
