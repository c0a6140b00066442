"""The state of a match of the Dark Cave as one record.

A spot is one number, made of the slot of a card and a space on this card (``spot_of``).
"""

from enum import IntEnum

from stope.engine.bitmask import MAX_SEATS
from stope.engine.chacha import STREAM
from stope.engine.public_fields import declare_public_fields
from stope.engine.records import record
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
from stope.games.path_cards.board import BOARD, CELLS
from stope.games.path_cards.secrecy import all_know

#: DC-1: the possible numbers of players.
SEATS = range(2, MAX_SEATS + 1)
#: DC-7: the most cards in a hand.
HAND = 5
#: DC-13: the steps that a dwarf has in a turn, without and with boots.
STEPS = 3
STEPS_WITH_BOOTS = 4
#: The number of slots: one for the start card, each goal and each path card of the box.
SLOTS = 1 + GOALS + PATH_CARDS
START_SLOT = 0
FIRST_GOAL_SLOT = 1
#: The spot of a dwarf that has left the cave, and of a creature that is not in the cave.
NOWHERE = -1
#: The number that stands for no seat.
NOBODY = -1
#: DC-6: the number of cards out of the game, and the number of cards dealt to hands and draw pile.
REMOVED = GROUPS * REMOVED_PER_GROUP
PILE = HAND_CARDS - REMOVED
#: DC-3: the most clan cards that can be set aside.
SPARES = 3
#: DC-52: the most memories of swapped hands: each swap adds a memory for both of its players.
MEMORIES = 2 * SWAPS

#: The mask of the seats that know a card that lies face up: all seats and spectators.
ALL_KNOW = all_know(MAX_SEATS)


class Phase(IntEnum):
    """The phases of a turn, each named after the decision that is due."""

    CARD = 0  # the active player has to play or discard cards
    CREATURE = 1  # the creature just played walks
    AXE = 2  # an attacked player is asked for an axe
    GOAL = 3  # a goal was turned up and can lie upright or turned
    STEPS = 4  # the dwarf may move, or an axe may be used on a web
    OVER = 5


class LastCard(IntEnum):
    """DC-70: the option that says when the game ends after all cards are used up."""

    AT_ONCE = 0
    END_OF_TURN = 1


class Ending(IntEnum):
    """DC-70, DC-71: the reasons why a game can end."""

    CLAN_OUT = 0
    CARDS = 1
    AGREED = 2


OPTIONS = record(seats="i1", last_card="i1")

STATE = record(
    rng=STREAM,
    board=BOARD,
    # `card_at` has the slot of the card in each cell; `cell` has the cell of the card in each slot.
    # Cards get slots in the order in which they are laid: start card, goals, path cards. The slot
    # of a card that a rockfall removed stays empty.
    card_at=("i2", CELLS),
    cell=("i2", SLOTS),
    slots="i2",
    # DC-38: the slot of the goal that was turned up and still has to be laid upright or turned
    pending="i2",
    dwarf=("i2", MAX_SEATS),
    creature=("i2", CREATURES),
    # each web lies between the cell `web_cell` and the next cell across its `web_side`
    web_cell=("i2", WEBS),
    # four masks of seats: their dwarf has left the cave, their dwarf lies on the ground, the player
    # agrees to end the game, the player has still to be asked for an axe
    out="i2",
    lying="i2",
    agreed="i2",
    to_ask="i2",
    # each mask has the seats that know a card: a clan card of a seat, the clan cards set aside, a
    # goal, or a discard
    clan_known=("i2", MAX_SEATS),
    spare_known="i2",
    goal_known=("i2", GOALS),
    discard_known=("i2", HAND_CARDS),
    # the number of hand cards that players have lost at random so far
    losses="i2",
    supply="i2",
    face=("i1", SLOTS),
    turned=("i1", SLOTS),
    face_down=("i1", SLOTS),
    vein_gold=("i1", SLOTS),
    # for each cell, the sides on which a web lies, as a mask
    webbed=("i1", CELLS),
    # the slots of the face-up cards that have a ladder
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
    # A memory has the cards that a player (`memory_viewer`) remembers of a hand given away in a
    # swap. Each card of a memory is in the hand of `memory_holder`, or has left that hand unseen
    # after the swap.
    memory_viewer=("i1", MEMORIES),
    memory_holder=("i1", MEMORIES),
    memory=("i1", (MEMORIES, HAND)),
    # whether the remembered card may have left the hand, because a card with the same face has been
    # seen after the swap
    memory_unsure=("i1", (MEMORIES, HAND)),
    memories="i1",
    # For each discard that left a remembered hand unseen: the mask of the memories of this hand.
    # For all other discards the mask is 0.
    discard_memories=("i1", HAND_CARDS),
    # For each discard and each memory in its mask `discard_memories`: `discard_fresh` is the number
    # of cards outside the memory that the discard may have been; `discard_drawn` is the number of
    # cards of its group that the hand has drawn after the discard. See the module
    # `information.swap_memory`.
    discard_fresh=("i1", (HAND_CARDS, MEMORIES)),
    discard_drawn=("i1", (HAND_CARDS, MEMORIES)),
    clan=("i1", MAX_SEATS),
    character=("i1", MAX_SEATS),
    spare_clan=("i1", SPARES),
    spare_character=("i1", SPARES),
    spares="i1",
    gold=("i1", MAX_SEATS),
    turn="i1",
    phase="i1",
    # the number of steps left to the dwarf, or to the creature that walks
    steps="i1",
    moved="i1",
    # whether the dwarf stood up in this turn, and so does not move
    stood_up="i1",
    # `walker` is the creature that walks; `entry` is the side through which the dwarf enters the
    # pending goal
    walker="i1",
    entry="i1",
    # `attackers` is the mask of the creatures that are still to attack; `dwarf_came` tells whether
    # a dwarf came to these creatures (otherwise a creature came to the dwarves)
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

declare_public_fields(
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
