"""The most moves of a position of the Dark Cave: the limit is exact, and matches stay below it."""

import pytest

from stope.games.dark_cave import GAME
from stope.games.dark_cave.moves import Chop, PassOne, PassTwo, Place
from stope.games.dark_cave.rules.most_moves import MOST_MOVES
from tests.support.positions.dark_cave import TWO, table
from tests.support.random_play import legal, walk

#: Every open side on the table gives eight moves with these cards: two with the crossing, whose
#: hole makes it look different when turned, and three with each two cards of three sides.
HAND = "C207 C208 C216 C202 C209"
#: The crossings lie alone: each has an empty cell of its own at all four sides.
CROSSINGS = (
    "C101@-12,10 C101@-8,10 C101@-4,10 C108@0,10 C112@4,10 C113@8,10 C114@12,10 C201@-12,14"
    " C201@-8,14 C212@-4,14 C213@0,14 C214@4,14 C215@8,14 C301@12,14 C307@-12,18 C311@-8,18"
    " C312@-4,18"
)
#: Closed sides touch each other, so that they take no empty cells: cards of three sides in pairs,
#: straight paths and dead ends between them, corners in blocks of four.
PAIRS = "C102@-12,22 C102@-11,22v C308@-3,4v C110@12,22 C309@12,23v C313@8,22"
ROW = "C109@-12,26 C104@-11,26 C203@-10,26 C303@-9,26 C210@-8,26 C302@-7,26v"
COLUMN = "C103@4,22 C105@4,23 C204@4,24 C304@4,25 C211@4,26 C103@4,27v"
CORNERS = (
    "C107@-3,-4 C107@-4,-3v C106@-3,-3v C205@3,-4 C206@3,-3v C305@4,-3v"
    " C305@0,22 C306@1,22 C310@0,23v C111@1,23v"
)
GOALS = "D02@-4,-4 D03@4,-4 D04@-4,4 D01@4,4"
#: The dwarf can use an axe on each of the three webs.
WEBS = "webs 0,0E2:1:A102 0,0S2:1:A204 0,-1S2:1:A304 | axes A104 /"


def largest_position():
    """Return a match in which seat 0 has as many moves as a position can have."""
    cards = " ".join((GOALS, CROSSINGS, PAIRS, ROW, COLUMN, CORNERS))
    return table(f"hands {HAND} / A101 | {TWO} | table {cards} | {WEBS}")


def test_the_largest_position_has_as_many_moves_as_the_list_holds():
    moves = largest_position().moves(0)
    assert len(moves) == len(set(moves)) == MOST_MOVES == GAME.most_moves
    places = [move for move in moves if isinstance(move, Place)]
    cells = {(move.x, move.y) for move in places}
    assert len(places) == 8 * len(cells)
    assert len([move for move in moves if isinstance(move, Chop)]) == 3
    assert len([move for move in moves if isinstance(move, PassOne | PassTwo)]) == 15


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.compiled
def test_matches_stay_far_below_it(seed):
    for state, seat, _ in walk(GAME, seed, every=5):
        assert len(legal(GAME, state, seat)) < GAME.most_moves // 4
