"""The state of a match of Diamant as one record."""

from enum import IntEnum

from stope.engine.bitmask import MAX_SEATS
from stope.engine.chacha import STREAM
from stope.engine.public_fields import declare_public_fields
from stope.engine.records import record
from stope.games.diamant.cards import CARDS, HAZARDS, LONGEST_PATH

#: DI-1: the possible numbers of players.
SEATS = range(3, MAX_SEATS + 1)
#: DI-4: a match has this many expeditions.
CAVES = 5


class Chests(IntEnum):
    """DI-15: the option that says if players see the totals in the chests of other players."""

    OPEN = 0
    HIDDEN = 1


OPTIONS = record(seats="i1", chests="i1")

STATE = record(
    # the random stream from which the next cards are drawn; hidden from all seats
    rng=STREAM,
    # bit masks of seats: the seats inside the cave, the seats that have committed, and the seats
    # that have committed to leave
    inside="i2",
    committed="i2",
    leaving="i2",
    # The gems in the bag of each player inside. All bags are equal, as all players inside got the
    # same share of every card. A player outside has an empty bag.
    bag="i2",
    chest=("i2", MAX_SEATS),
    # The path. `turned` is the number of its cards. `path` has the faces of these cards, from the
    # entrance inwards. `rest` has the gems that sharing left on each card. `left_over` is the sum
    # of `rest`. `taken` is how many of these gems leavers have taken.
    turned="i2",
    path=("i1", LONGEST_PATH),
    rest=("i1", LONGEST_PATH),
    left_over="i2",
    taken="i2",
    # The pile. The cards at its first `ordered` positions are fixed. The first `drawn` cards have
    # been drawn.
    ordered="i2",
    drawn="i2",
    deck=("i1", CARDS),
    # `met` is a bit mask of the hazards on the path. `removed` has for each hazard the number of
    # its cards that have left the game.
    met="i1",
    removed=("i1", HAZARDS),
    cave="i1",
    over="i1",
    seats="i1",
    chests="i1",
)

declare_public_fields(
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
