"""The whole table of a match of Diamant as one record."""

from enum import IntEnum

from stope.games.diamant.cards import CARDS, HAZARDS, LONGEST_PATH
from stope.kernel.chacha import STREAM
from stope.kernel.masks import MAX_SEATS
from stope.kernel.openness import declare_open
from stope.kernel.records import record

#: DI-1: how many can play.
SEATS = range(3, MAX_SEATS + 1)
#: DI-4: a match has this many expeditions.
CAVES = 5


class Chests(IntEnum):
    """DI-15: whether the others' totals are shown."""

    OPEN = 0
    HIDDEN = 1


OPTIONS = record(seats="i1", chests="i1")

STATE = record(
    # what only the table knows: where the next cards come from
    chance=STREAM,
    # seats as bit masks
    inside="i2",
    committed="i2",
    leaving="i2",
    # All who are inside went in together and had a share of every card since, so their bags
    # are equal: one number. Whoever is outside has an empty bag.
    bag="i2",
    chest=("i2", MAX_SEATS),
    # the path from the entrance inwards, what the sharing left on each card, the sum of that,
    # and how much of the sum leavers have picked up since
    turned="i2",
    path=("i1", LONGEST_PATH),
    rest=("i1", LONGEST_PATH),
    left_over="i2",
    taken="i2",
    # the pile: its first `ordered` places are settled, `drawn` of them are gone
    ordered="i2",
    drawn="i2",
    deck=("i1", CARDS),
    # hazards on the path as bits, and how many cards of each have left the game
    met="i1",
    removed=("i1", HAZARDS),
    cave="i1",
    over="i1",
    seats="i1",
    chests="i1",
)

declare_open(
    STATE,
    "inside",
    "committed",
    "bag",
    "chest",
    "path",
    "rest",
    "left_over",
    "taken",
    "turned",
    "met",
    "removed",
    "cave",
    "over",
    "seats",
    "chests",
)
