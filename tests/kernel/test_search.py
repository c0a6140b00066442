"""The parts of a search: drawing by worth, situations and their moves, and what to try next."""

import math
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.decisions import decisions, thought, view_of, worths
from stope.games import GAMES
from stope.kernel.chance import Purpose, open_stream, set_key
from stope.kernel.events import UNHEARD
from stope.kernel.inclination import PLAIN, SCALE, pick
from stope.kernel.playouts import players_record
from stope.kernel.records import blank
from stope.kernel.search import MIND, Desk, decide, learn, select
from stope.kernel.selection import draw, most_promising, regret, write_mixture
from stope.kernel.tree import (
    EDGE,
    MOST_WIDTH,
    NODE,
    NOT_MET,
    fingerprint,
    keep_best,
    open_moves,
    place_of,
)
from walks import hidden, key_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
DRAWS = 20_000


def players_of(most_moves=8, seed=1):
    """Return the record of players with chance in it."""
    players = blank(players_record(most_moves))[0]
    set_key(players.chance, key_of(seed))
    open_stream(players.chance, int(Purpose.POLICY), 0)
    return players


def misfit(seen, odds):
    """Return chi-square per degree of freedom: about 1 for what is drawn as it should be."""
    expected = np.array(odds) * sum(seen)
    return float((((np.array(seen) - expected) ** 2) / expected).sum() / (len(odds) - 1))


# Drawing


@pytest.mark.parametrize("sharpness", [PLAIN // 3, PLAIN, 2 * PLAIN])
@pytest.mark.parametrize(
    "promise", [(0, 0), (0, 20), (20, 0), (-5, 3, 3), (16, 0, -16, 8), (7,) * 6, (40, 39, 38)]
)
def test_moves_are_drawn_as_often_as_they_are_promising(promise, sharpness):
    promising = np.array(promise, np.int32)
    chance = players_of().chance
    drawn = [pick(promising, len(promise), sharpness, chance) for _ in range(DRAWS)]
    best = max(promise)
    steps = [(best - worth) * sharpness // PLAIN for worth in promise]
    likely = np.exp([-step / SCALE for step in steps])
    assert misfit(np.bincount(drawn, minlength=len(promise)), likely / likely.sum()) < 4


def test_hopeless_moves_are_never_drawn():
    chance = players_of().chance
    for promise in ((0, -1000), (-1000, 0), (0, -1000, -1000), (-(2**30), 0, -(2**30))):
        promising = np.array(promise, np.int32)
        best = promise.index(0)
        assert {pick(promising, len(promise), PLAIN, chance) for _ in range(2000)} == {best}


def test_a_mixture_is_drawn_as_it_says():
    chance = players_of().chance
    mixture = np.array([0.5, 0.0, 0.2, 0.3])
    seen = np.bincount([draw(mixture, 4, chance) for _ in range(DRAWS)], minlength=4)
    assert seen[1] == 0
    assert misfit(seen[[0, 2, 3]], [0.5, 0.2, 0.3]) < 4


def test_a_mixture_that_sums_to_less_than_one_still_gives_one_of_its_moves():
    chance = players_of().chance
    mixture = np.array([0.001, 0.001, 0.0])
    assert {draw(mixture, 3, chance) for _ in range(1000)} <= {0, 1}


# Situations


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=40), st.integers(1, 32))
def test_the_most_promising_moves_are_kept(promise, width):
    moves = np.arange(100, 100 + len(promise), dtype=np.int32)
    promising = np.array(promise, np.int32)
    kept = keep_best(moves, promising, len(promise), width)
    assert kept == min(width, len(promise))
    assert sorted(moves.tolist()) == list(range(100, 100 + len(promise)))
    assert [promise[move - 100] for move in moves] == promising.tolist()
    assert sorted(promising[:kept], reverse=True) == sorted(promise, reverse=True)[:kept]


def words_of(game, record):
    size = game.state.itemsize
    words = np.zeros(-(-size // 8), np.int64)
    words.view(np.uint8)[:size] = np.frombuffer(record.tobytes(), np.uint8)
    return words


@every_game
def test_other_views_and_other_seats_have_other_fingerprints(game):
    known = {}
    for seed in range(4):
        for state, _ in decisions(game, seed, 40):
            for seat in range(state.seats):
                view = hidden(game, state, seat)
                for actor in range(state.seats):
                    key = view.tobytes(), actor
                    mark = int(fingerprint(words_of(game, view), actor))
                    assert known.setdefault(mark, key) == key
    assert len(known) > 200


@every_game
def test_every_bit_of_a_view_counts_in_its_fingerprint(game):
    ((state, seat),) = decisions(game, 1, 1)
    words = words_of(game, hidden(game, state, seat))
    marks = {int(fingerprint(words, seat))}
    for place in range(words.size):
        for number in (0, 1, 31, 32, 62, 63):
            changed = words.copy()
            changed[place] ^= np.int64(-(2**63) if number == 63 else 1 << number)
            marks.add(int(fingerprint(changed, seat)))
    assert len(marks) == 1 + 6 * words.size


def room(memory, width):
    """Return room for situations, their moves, and the table that finds them."""
    nodes = blank(NODE, memory)
    edges = np.zeros((memory, width), EDGE).view(np.recarray)
    return nodes, edges, np.full(4 * memory, NOT_MET, np.int32)


def test_situations_are_found_again_even_where_their_places_collide():
    nodes, _, table = room(16, 2)
    marks = [0, 64, 128, 192, -64, 5, 63, 127, 1 << 40, (1 << 40) + 64]
    for node, mark in enumerate(marks):
        place = place_of(mark, nodes, table)
        assert table[place] == NOT_MET
        nodes[node].fingerprint = mark
        table[place] = node
    assert [int(table[place_of(mark, nodes, table)]) for mark in marks] == list(range(len(marks)))
    assert table[place_of(7, nodes, table)] == NOT_MET


def opened(nodes, edges, moves, promise):
    given = np.array(moves, np.int32), np.array(promise, np.int32)
    return int(open_moves(nodes, edges, 0, *given, len(moves), PLAIN))


def test_moves_are_added_to_a_situation_once_and_as_long_as_there_is_room():
    nodes, edges, _ = room(1, 4)
    assert opened(nodes, edges, [70, 80], [0, 0]) == 0b11
    assert opened(nodes, edges, [80, 90], [0, 0]) == 0b110
    assert opened(nodes, edges, [70, 60, 50], [0, 0, 0]) == 0b1001
    assert edges[0, :4].move.tolist() == [70, 80, 90, 60]
    assert opened(nodes, edges, [50, 40], [0, 0]) == 0
    assert nodes[0].moves == 4


def test_what_is_expected_of_moves_follows_their_worth_but_is_never_nothing():
    nodes, edges, _ = room(1, 4)
    opened(nodes, edges, [1, 2, 3], [SCALE, 0, -1000])
    prior = edges[0, :3].prior
    assert sum(prior) == pytest.approx(1)
    assert prior[0] - prior[2] == pytest.approx((prior[1] - prior[2]) * math.e, rel=1e-3)
    assert prior[2] > 0.03


# What to try next


class Situations:
    """Situations made by hand, one for each player, and a mind that decides in them."""

    def __init__(self, *priors, at_once, daring=0.5, seed=1):
        self.nodes, self.edges, _ = room(len(priors), max(len(prior) for prior in priors))
        self.mind = blank(MIND)[0]
        self.mind.at_once, self.mind.daring = at_once, daring
        self.players = players_of(seed=seed)
        for node, prior in enumerate(priors):
            self.nodes[node].moves = len(prior)
            for number, expected in enumerate(prior):
                self.edges[node, number].prior = expected

    def round(self, shares_of, available=None):
        """Let every player decide, and learn what follows from all decisions."""
        made = []
        for node in range(self.nodes.size):
            mask = (1 << int(self.nodes[node].moves)) - 1 if available is None else available
            made.append(select(node, mask, self.mind, self.players.chance, self.nodes, self.edges))
            self.mind.node[node], self.mind.actor[node] = node, node
            self.mind.made[node], self.mind.available[node] = made[-1], mask
        self.mind.remembered = self.nodes.size
        for node, share in enumerate(shares_of(*made)):
            self.mind.shares[node] = share
        learn(self.mind, self.nodes, self.edges)
        return made

    def intended(self, node):
        weights = self.edges[node, : int(self.nodes[node].moves)].intended
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
def test_regret_leads_to_the_balance_of_small_games(payoffs, first, second):
    uneven = [[0.7, 0.2, 0.1][: len(payoffs)]] * 2
    table = Situations(*uneven, at_once=True)
    for _ in range(DRAWS):
        table.round(lambda row, column: (payoffs[row][column], 1 - payoffs[row][column]))
    assert table.intended(0) == pytest.approx(first, abs=0.08)
    assert table.intended(1) == pytest.approx(second, abs=0.08)


def test_only_moves_that_are_there_are_tried_when_all_decide_at_once():
    table = Situations([0.5, 0.3, 0.2], at_once=True)
    made = {table.round(lambda _: (0.0,), available=0b101)[0] for _ in range(2000)}
    assert made == {0, 2}
    assert table.edges[0, 1].regret == table.edges[0, 1].intended == 0


def test_a_mixture_is_of_moves_that_are_there_and_sums_to_one():
    table = Situations([0.5, 0.3, 0.2, 0.0], at_once=True)
    mixture = np.full(32, 9.0)
    write_mixture(table.nodes, table.edges, 0, 0b0110, mixture)
    assert mixture[:4].tolist() == pytest.approx([0, 0.6, 0.4, 0])
    for number in range(4):
        table.edges[0, number].regret = -100.0  # all are regretted: any of those there are
    write_mixture(table.nodes, table.edges, 0, 0b0110, mixture)
    assert mixture[:4].tolist() == [0, 0.5, 0.5, 0]


def test_regret_is_right_on_average_although_one_move_is_seen_at_a_time():
    """Over all moves that could have been drawn, regrets are those of seeing every share."""
    shares = np.array([0.9, 0.2, 0.4])
    total = np.zeros(3)
    for made in range(3):
        table = Situations([0.5, 0.3, 0.2], at_once=True)
        for number, mean in enumerate((0.5, 0.6, 0.1)):
            table.edges[0, number].visits, table.edges[0, number].total = 10, 10 * mean
        mixture = np.zeros(32)
        regret(table.nodes, table.edges, 0, 0b111, made, shares[made], mixture, np.zeros(32))
        odds = 0.9 * mixture[:3] + 0.1 / 3
        total += odds[made] * table.edges[0, :3].regret
    assert total == pytest.approx(shares - (np.array([0.5, 0.3, 0.2]) * shares).sum())


@pytest.mark.parametrize("best", [0, 1, 2, 3])
def test_the_best_of_several_uncertain_moves_is_found(best):
    means = [0.3, 0.35, 0.25, 0.4]
    means[best] = 0.7
    chance = np.random.default_rng(best)
    table = Situations([0.6, 0.3, 0.05, 0.05], at_once=False)
    for _ in range(2000):
        table.round(lambda made: (float(chance.random() < means[made]),))
    visits = table.edges[0, :4].visits.tolist()
    assert max(range(4), key=visits.__getitem__) == best
    assert visits[best] > 1500
    assert min(visits) > 0


def test_the_best_move_is_not_tried_where_it_is_not_there():
    table = Situations([0.1, 0.8, 0.1], at_once=False)
    table.edges[0, 1].visits = table.edges[0, 1].total = 5
    for _ in range(20):
        assert most_promising(table.nodes, table.edges, 0, 0b101, 0.5) != 1


# In a search


@every_game
def test_a_search_with_little_memory_and_few_moves_to_each_situation_goes_on(game):
    small = replace(game, manner=replace(game.manner, memory=4, width=2))
    for state, seat in decisions(game, 3, 4):
        view = view_of(game, state, seat)
        found = thought(small, view, 200)
        assert found.rounds == 200
        promise = dict(worths(game, view.record, seat))
        assert sorted(promise[one.code] for one in found.prospects) == sorted(promise.values())[-2:]
        assert sum(one.visits for one in found.prospects) == 200


def test_an_imagined_player_whose_moves_found_no_room_plays_what_looks_promising():
    """Other guesses filled the situation; the first move of the list is no better than others."""
    game = GAMES["duel"]
    size = game.state.itemsize
    players, mind = players_of(game.most_moves), blank(MIND)[0]
    mind.met, mind.sharpness, mind.root = 1, PLAIN, NOT_MET
    words = np.zeros(-(-size // 8), np.int64)
    seen = words.view(np.uint8)[:size].view(game.state).view(np.recarray)[0]
    other_than_first = 0
    for state, actor in decisions(game, 5, 12, seats=2):
        nodes, edges, table = room(4, MOST_WIDTH)
        mark = int(fingerprint(words_of(game, hidden(game, state, None)), actor))
        nodes[0].fingerprint, nodes[0].moves = mark, MOST_WIDTH
        edges[0].move = -1  # a move that nobody has
        table[place_of(mark, nodes, table)] = 0
        desk = Desk(mind, players, state, seen, words, nodes, edges, table, UNHEARD)
        made = Counter(int(decide(actor, 1 - actor, desk)) for _ in range(500))
        promise = dict(worths(game, hidden(game, state, actor), actor))
        ((usual, _),) = made.most_common(1)
        assert set(made) <= set(promise)
        assert promise[usual] >= max(promise.values()) - SCALE // 2
        other_than_first += len(promise) <= MOST_WIDTH and usual != next(iter(promise))
        assert mind.remembered == 0
    assert other_than_first
