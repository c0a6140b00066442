"""The workspace of the Dark Cave: scratch memory for searches over its board."""

from stope.engine.bitmask import MAX_SEATS
from stope.engine.records import record
from stope.games.dark_cave.cards import GOALS
from stope.games.dark_cave.rules.most_moves import MOST_MOVES
from stope.games.dark_cave.rules.move_range import MOST_NEIGHBOURS, SPOTS
from stope.games.path_cards.sides import SIDES

#: The length of a dwarf's likely route in cells, including the end mark.
TRACE = 12

WORKSPACE = record(
    # the distance from each spot to the exit, and from one dwarf to each spot
    to_exit=("i4", SPOTS),
    from_dwarf=("i4", SPOTS),
    # for each spot, the worth of moving a creature to the spot
    prey=("i4", SPOTS),
    # the spots that a search still has to visit, and the neighbours of the spot visited now
    queue=("i4", SPOTS),
    neighbours=("i4", MOST_NEIGHBOURS),
    # for each goal: ``exit_weights`` is in proportion to the probability that the goal is the exit;
    # ``steps_beyond_goal`` is the distance from the edge of the goal card to the exit
    exit_weights=("i4", GOALS),
    steps_beyond_goal=("i4", GOALS),
    # for each side of an empty cell, the distance from the dwarf to this side, and from this side
    # to the exit
    to_side=("i4", SIDES),
    side_to_exit=("i4", SIDES),
    # the distance from the dwarf to the nearest ladder, and the shortest distance from a ladder to
    # the exit
    to_ladder="i4",
    ladder_to_exit="i4",
    # the cells that each dwarf is likely to cross next, ended by NO_CELL
    crossed=("i4", (MAX_SEATS, TRACE)),
    # for each seat: ``loyalty_weights`` is in proportion to the probability that the seat is loyal
    # to its own clan; ``trust`` is the probability, in percent, that the seat works for the same
    # clan as the deciding seat
    loyalty_weights=("i4", MAX_SEATS),
    trust=("i4", MAX_SEATS),
    # for each legal move, its worth to the careful player
    worths=("i4", MOST_MOVES),
)
