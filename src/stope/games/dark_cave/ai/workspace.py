"""The workspace of the Dark Cave: scratch memory for searches over its board."""

from stope.engine.bitmask import MAX_SEATS
from stope.engine.records import record
from stope.games.dark_cave.cards import GOALS
from stope.games.dark_cave.rules.most_moves import MOST_MOVES
from stope.games.dark_cave.rules.move_range import MOST_WAYS, SPOTS
from stope.games.path_cards.sides import SIDES

#: The most cells that are kept of a dwarf's likely route, including the end mark.
TRACE = 12

WORKSPACE = record(
    # the steps from each spot to the exit, and from one dwarf to each spot
    to_exit=("i4", SPOTS),
    from_dwarf=("i4", SPOTS),
    # for each spot, what leading a creature there is worth
    prey=("i4", SPOTS),
    # the spots that a search still has to visit, and the spots one step from the spot visited now
    queue=("i4", SPOTS),
    ways=("i4", MOST_WAYS),
    # for each goal, the steps to the exit from beside it
    beyond_goal=("i4", GOALS),
    # for each side of an empty cell: the steps from the dwarf to the neighbour there, and the steps
    # from there to the exit
    near=("i4", SIDES),
    onward=("i4", SIDES),
    # the steps from the dwarf to the nearest ladder, and from the best ladder to the exit
    climb_to="i4",
    climb_on="i4",
    # the cells that each dwarf is likely to cross next, ended by NO_CELL
    crossed=("i4", (MAX_SEATS, TRACE)),
    # for each seat, how likely it works for the same clan as the deciding seat, in percent
    trust=("i4", MAX_SEATS),
    # what each legal move is worth to the careful player
    worths=("i4", MOST_MOVES),
)
