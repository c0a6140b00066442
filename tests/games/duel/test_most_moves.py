"""How many moves a position of the Duel can have: the list of moves holds them all."""

from collections import Counter

import pytest

from stope.games.duel import GAME
from stope.games.duel.cards import LADDER, NAMES, Tool
from stope.games.duel.most_moves import MOST_MOVES, ends_added, most_ends
from stope.games.duel.moves import Exchange, PassTwo, Place
from stope.games.path_cards.board import NO_SLOT
from tests.support.positions.duel import HAND_CARDS, table
from tests.support.random_play import legal, walk

#: The green ladder, and path cards that look different when turned, with many open sides.
HAND = "P06 P10 P11 P12 P13 P15"
#: A network with many ends: a column and a row of cards with three and four open sides, and the
#: blue ladder, which leads to the other start card.
NETWORK = (
    "P02@0,2 P19@0,3k P20@0,4 P25@0,5b0 P23@0,6k P24@0,7 P27@0,8b0 P22@1,1 P26@2,1b0 P21@3,1"
    " P05@-1,1v"
)


def apart(used):
    """Return the other path cards, each far from all other cards, so that four cells are beside it.

    The cards with gold are left out: beside them, no ladder can be laid.
    """
    left = HAND_CARDS - Counter(token.partition("@")[0] for token in used.split())
    cards = [card for card in left.elements() if card.startswith("P")]
    cells = [(x, y) for y in range(20, 60, 3) for x in range(-12, 13, 3)]
    return " ".join(f"{card}@{x},{y}" for card, (x, y) in zip(cards, cells, strict=False))


def ends(state, seat):
    """Return how many empty cells the open sides of a network face."""
    cells = range(state.board.cells)
    return sum(state.card_at[cell] == NO_SLOT and state.touch[seat, cell] != 0 for cell in cells)


def crowded():
    return table(f"hands {HAND} / A01 | table {NETWORK} {apart(f'{HAND} {NETWORK}')}")


def test_the_largest_position_has_fewer_moves_than_the_list_holds():
    moves = crowded().moves(0)
    assert len(moves) == len(set(moves)) <= GAME.most_moves == MOST_MOVES
    # so the bound is not much larger than need be
    assert len(moves) > MOST_MOVES // 2


def test_no_card_has_more_moves_than_the_bound_counts_for_it():
    moves = Counter(move.card.name for move in crowded().moves(0) if isinstance(move, Place))
    assert moves["P06"] > max(moves[card] for card in moves if card != "P06")
    assert max(moves[card] for card in moves if card != "P06") <= 2 * most_ends()


def test_exchanges_follow_the_discard_of_the_same_two_cards():
    match = table("hands P01 P02 P03 P04 P07 P09 / A01 | sabotage lamp pickaxe cart /")
    moves = [move for move in match.moves(0) if isinstance(move, PassTwo | Exchange)]
    pairs = [(move.first, move.second) for move in moves]
    assert len(moves) == 15 * (1 + len(Tool))
    for number in range(0, len(moves), 1 + len(Tool)):
        discard, *exchanges = moves[number : number + 1 + len(Tool)]
        assert isinstance(discard, PassTwo)
        assert [move.tool for move in exchanges if isinstance(move, Exchange)] == list(Tool)
        assert len(set(pairs[number : number + 1 + len(Tool)])) == 1


@pytest.mark.parametrize("seed", range(4))
def test_matches_stay_far_below_it(seed):
    for state, seat, _ in walk(GAME, seed, every=5):
        assert len(legal(GAME, state, seat)) < MOST_MOVES // 3


@pytest.mark.parametrize("seed", range(4))
def test_a_network_has_no_more_ends_than_its_cards_add(seed):
    for state, seat, _ in walk(GAME, seed, every=5):
        slots = [slot for slot in range(state.slots) if state.reach[seat, slot] != 0]
        assert ends(state, seat) <= sum(ends_added(int(state.face[slot])) for slot in slots)


def test_straight_cards_add_no_end_and_ladders_two():
    added = {NAMES[face]: ends_added(face) for face in range(len(NAMES) - 2)}
    assert [added[card] for card in ("P01", "P07", "P11", "P19", "P26")] == [0, 0, 1, 2, 1]
    # a stub takes the side through which it is entered
    assert added["G02"] == 0
    ladders = [NAMES[face] for face in range(len(NAMES) - 2) if LADDER[face] >= 0]
    assert {card: added[card] for card in ladders} == {"P05": 2, "P06": 2, "S01": 4, "S02": 4}
