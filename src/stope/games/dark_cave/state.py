"""The whole table of the Dark Cave as one record.

A place to stand on is one number: the slot of a card and the space on it (``spot_of``).
"""

from enum import IntEnum

from stope.games.dark_cave.cards import (
    AXES,
    CREATURES,
    GOALS,
    GROUPS,
    HAND_CARDS,
    LADDERS,
    PATH_CARDS,
    REMOVED_PER_GROUP,
    SWAPS,
    WEBS,
)
from stope.kernel.board import BOARD, CELLS
from stope.kernel.chacha import STREAM
from stope.kernel.masks import MAX_SEATS
from stope.kernel.openness import declare_open
from stope.kernel.records import record

#: DC-1: how many can play.
SEATS = range(2, MAX_SEATS + 1)
#: DC-7: cards in a hand.
HAND = 5
#: DC-13: steps in a turn, without boots.
STEPS = 3
#: Start card, goals and every path card there is.
SLOTS = 1 + GOALS + PATH_CARDS
START_SLOT = 0
FIRST_GOAL_SLOT = 1
#: A dwarf that has left the cave, or a creature that is not in it, is nowhere.
NOWHERE = -1
NOBODY = -1
#: DC-6: cards out of the game.
REMOVED = GROUPS * REMOVED_PER_GROUP
PILE = HAND_CARDS - REMOVED
#: DC-3: clan cards that can be left over.
SPARES = 3
#: DC-52: each swap gives two players something to remember.
MEMORIES = 2 * SWAPS

#: Who knows a card is a mask of seats; this bit stands for those who only watch.
PUBLIC = 1 << MAX_SEATS
#: Who knows a card that lies face up.
ALL_KNOW = (PUBLIC << 1) - 1


class Phase(IntEnum):
    """Where a turn stands."""

    CARD = 0  # a card is due
    CREATURE = 1  # the creature just played walks
    AXE = 2  # somebody is asked for an axe
    GOAL = 3  # a goal was turned up and can lie either way round
    STEPS = 4  # the dwarf may move, or an axe may be used on a web
    OVER = 5


class LastCard(IntEnum):
    """DC-70: whether the last card of all ends the game at once or with its turn."""

    AT_ONCE = 0
    END_OF_TURN = 1


class Ending(IntEnum):
    """DC-70, DC-71: why the game ended."""

    CLAN_OUT = 0
    CARDS = 1
    AGREED = 2


OPTIONS = record(seats="i1", last_card="i1")

STATE = record(
    chance=STREAM,
    board=BOARD,
    # Cards on the table in the order in which they came there: start card, goals, path cards. A
    # card that a rockfall took has left its slot empty.
    card_at=("i2", CELLS),
    cell=("i2", SLOTS),
    slots="i2",
    # the goal that waits to be laid
    pending="i2",
    dwarf=("i2", MAX_SEATS),
    creature=("i2", CREATURES),
    # a web lies between this cell and the one beside it
    web_cell=("i2", WEBS),
    # sets of seats
    out="i2",
    lying="i2",
    agreed="i2",
    to_ask="i2",
    # who knows what
    clan_known=("i2", MAX_SEATS),
    spare_known="i2",
    goal_known=("i2", GOALS),
    discard_known=("i2", HAND_CARDS),
    # cards lost at random so far
    losses="i2",
    supply="i2",
    face=("i1", SLOTS),
    turned=("i1", SLOTS),
    face_down=("i1", SLOTS),
    vein_gold=("i1", SLOTS),
    # the sides of a cell on which a web lies
    webbed=("i1", CELLS),
    # slots of the cards with a ladder that lie face up
    ladder=("i1", LADDERS),
    ladders="i1",
    web_side=("i1", WEBS),
    web_level=("i1", WEBS),
    web_owner=("i1", WEBS),
    web_card=("i1", WEBS),
    creature_owner=("i1", CREATURES),
    creature_card=("i1", CREATURES),
    boots=("i1", MAX_SEATS),
    axe=("i1", (MAX_SEATS, AXES)),
    axes=("i1", MAX_SEATS),
    hand=("i1", (MAX_SEATS, HAND)),
    hand_size=("i1", MAX_SEATS),
    # the top of the pile is at its end
    pile=("i1", PILE),
    pile_left="i1",
    discard=("i1", HAND_CARDS),
    discards="i1",
    # cards out of the game
    removed=("i1", REMOVED),
    # What a player remembers of the hand given away in a swap: these cards are now in the hand of
    # `memory_holder`, or among the cards that left it unseen since (see `memories`).
    memory_viewer=("i1", MEMORIES),
    memory_holder=("i1", MEMORIES),
    memory=("i1", (MEMORIES, HAND)),
    # whether a card like this one has been seen since, which may or may not have been it
    memory_unsure=("i1", (MEMORIES, HAND)),
    memories="i1",
    # for each discard, in which memories it may be, and how many cards that the one who remembers
    # had not seen were in that hand when it left
    discard_memories=("i1", HAND_CARDS),
    discard_fresh=("i1", (HAND_CARDS, MEMORIES)),
    # and how many cards of its group that hand has drawn since
    discard_drawn=("i1", (HAND_CARDS, MEMORIES)),
    clan=("i1", MAX_SEATS),
    character=("i1", MAX_SEATS),
    spare_clan=("i1", SPARES),
    spare_character=("i1", SPARES),
    spares="i1",
    gold=("i1", MAX_SEATS),
    # what each player did for (above zero) and against each other one, see `deeds`
    deeds=("i1", (MAX_SEATS, MAX_SEATS)),
    # how many cards nearer to a goal each dwarf is than when its player looked at it, see `courses`
    course=("i1", (MAX_SEATS, GOALS)),
    turn="i1",
    phase="i1",
    # steps left of the dwarf or of the creature that walks
    steps="i1",
    moved="i1",
    # whether the dwarf stood up in this turn, and so does not move
    stood_up="i1",
    # the creature that walks; the side by which a dwarf comes to the pending goal
    walker="i1",
    entry="i1",
    # creatures that are still to attack, as a mask; whether the dwarf came to them
    attackers="i1",
    dwarf_came="i1",
    asked="i1",
    drawer="i1",
    to_draw="i1",
    # whether the game ends with this turn (DC-70)
    closing="i1",
    first_out="i1",
    ending="i1",
    seats="i1",
    last_card="i1",
)

declare_open(
    STATE,
    "board",
    "card_at",
    "cell",
    "slots",
    "pending",
    "dwarf",
    "creature",
    "web_cell",
    "out",
    "lying",
    "agreed",
    "to_ask",
    "clan_known",
    "spare_known",
    "goal_known",
    "discard_known",
    "losses",
    "turned",
    "face_down",
    "vein_gold",
    "webbed",
    "ladder",
    "ladders",
    "web_side",
    "web_level",
    "web_owner",
    "web_card",
    "creature_owner",
    "creature_card",
    "boots",
    "axe",
    "axes",
    "hand_size",
    "pile_left",
    "discards",
    "memory_viewer",
    "memory_holder",
    "memories",
    "discard_memories",
    "clan",
    "spare_clan",
    "spares",
    "gold",
    "deeds",
    "course",
    "supply",
    "turn",
    "phase",
    "steps",
    "moved",
    "stood_up",
    "walker",
    "entry",
    "attackers",
    "dwarf_came",
    "asked",
    "drawer",
    "to_draw",
    "closing",
    "first_out",
    "ending",
    "seats",
    "last_card",
)
