"""How many moves a position of the Dark Cave can have: the list of moves holds them all."""

import pytest

from stope.errors.games import BadPosition
from stope.games.dark_cave import GAME
from stope.games.dark_cave.cards import COUNT, HAND_FACES, IS_PATH, NAMES, OPEN
from stope.games.dark_cave.rules.most_moves import most_empty_cells
from tests.support.positions.dark_cave import TWO, table
from tests.support.random_play import legal, walk

#: Path cards that look different when turned, most sides first.
HAND = ("C102", "C103", "C109", "C110", "C202")


def apart(cards):
    """Return this many path cards, far from each other and from the goals, most sides first."""
    faces = [face for face in range(HAND_FACES) if IS_PATH[face] and NAMES[face] not in HAND]
    copies = [face for face in faces for _ in range(COUNT[face])]
    copies.sort(key=lambda face: -int(OPEN[face, 0]).bit_count())
    places = [(x, y) for y in range(10, 40, 3) for x in range(-12, 13, 3)]
    return " ".join(
        f"{NAMES[face]}@{x},{y}" for face, (x, y) in zip(copies[:cards], places, strict=False)
    )


def crowded(cards):
    goals = "D01@4,-4 D02@-4,-4 D03@4,4 D04@-4,4"
    return table(f"hands {' '.join(HAND)} / C104 | {TWO} | table {goals} {apart(cards)}")


def test_the_largest_position_has_fewer_moves_than_the_list_holds():
    largest = 0
    for cards in range(16, 24):
        try:
            match = crowded(cards)
        except BadPosition:
            continue
        moves = match.moves(0)
        assert len(moves) == len(set(moves)) <= GAME.most_moves
        cells = {(move.x, move.y) for move in moves if hasattr(move, "turned")}
        assert len(cells) <= most_empty_cells()
        largest = max(largest, len(moves))
    # so the bound is not much larger than need be
    assert largest > GAME.most_moves // 4


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.compiled
def test_matches_stay_far_below_it(seed):
    for state, seat, _ in walk(GAME, seed, every=5):
        assert len(legal(GAME, state, seat)) < GAME.most_moves // 4
