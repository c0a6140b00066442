"""The whole table of a Duel as one record."""

from enum import IntEnum

from stope.games.duel.cards import GOALS, HAND_CARDS
from stope.kernel.board import BOARD, CELLS
from stope.kernel.chacha import STREAM
from stope.kernel.openness import declare_open
from stope.kernel.records import record

#: DU-6: cards in a hand.
HAND = 6
#: DU-61: cards put aside unseen in the solo game.
ASIDE = 10
#: Start cards, goals and every path card there is: no round lays more.
SLOTS = 48
PLAYERS = 2


class Phase(IntEnum):
    """Where a turn stands."""

    BEFORE = 0  # one of A to D is due, and trolls may be bribed
    AFTER = 1  # A to D is done, and there is a troll that could be bribed
    TURN_GOAL = 2  # a goal was turned up and can be laid either way
    OVER = 3


class Goals(IntEnum):
    """DU-5: what happens to goals that still lie face down after a round."""

    LEAVE = 0
    RETURN = 1


class Ending(IntEnum):
    """DU-50: why a round ended."""

    GOALS = 0
    MARKERS = 1
    CARDS = 2


OPTIONS = record(seats="i1", goals="i1", dwarf="i1")

STATE = record(
    chance=STREAM,
    # path cards with gold that are out of the game, as a mask of faces
    path_gold_out="i4",
    board=BOARD,
    # Cards on the table, in the order in which they came there: start cards, goals, laid cards.
    # A card that a rockfall took has left its slot empty.
    card_at=("i2", CELLS),
    cell=("i2", SLOTS),
    slots="i2",
    # the slots of the card just laid and of the goal that waits for a decision
    laid="i2",
    pending="i2",
    # the network: for each player, the sides of a card and of a cell that lead to the start card
    touch=("i1", (PLAYERS, CELLS)),
    reach=("i1", (PLAYERS, SLOTS)),
    face=("i1", SLOTS),
    turned=("i1", SLOTS),
    face_down=("i1", SLOTS),
    key=("i1", SLOTS),
    # a marker on gold or on a bribed troll: its owner's seat + 1
    owner=("i1", SLOTS),
    bribed=("i1", SLOTS),
    # Cards of the round. Hands are kept in order, so that nothing shows which card came last.
    hand=("i1", (PLAYERS, HAND)),
    pile=("i1", HAND_CARDS),
    discard=("i1", HAND_CARDS),
    discard_known=("i1", HAND_CARDS),
    aside=("i1", ASIDE),
    # All goals of the game in their order; those of this round begin at `first_goal`. Who knows
    # which: a mask of seats.
    goal=("i1", GOALS),
    goal_known=("i1", GOALS),
    # gold cards of each value that a player owns
    gold=("i1", (PLAYERS, 4)),
    sabotage=("i1", PLAYERS),
    debt=("i1", PLAYERS),
    hand_size=("i1", PLAYERS),
    pile_left="i1",
    discards="i1",
    asides="i1",
    first_goal="i1",
    markers="i1",
    keys="i1",
    round_number="i1",
    turn="i1",
    phase="i1",
    sits_out="i1",
    # what the turn goes on with once all goals lie, and how many cards are to be drawn
    then="i1",
    to_draw="i1",
    ending="i1",
    seats="i1",
    goals="i1",
    dwarf="i1",
)

# the faces of cards are not among them: some goals lie face down
declare_open(
    STATE,
    "board",
    "card_at",
    "touch",
    "slots",
    "cell",
    "turned",
    "face_down",
    "key",
    "owner",
    "bribed",
    "reach",
    "gold",
    "sabotage",
    "debt",
    "hand_size",
    "path_gold_out",
    "pile_left",
    "discards",
    "asides",
    "first_goal",
    "markers",
    "keys",
    "round_number",
    "turn",
    "phase",
    "sits_out",
    "then",
    "to_draw",
    "pending",
    "laid",
    "ending",
    "seats",
    "goals",
    "dwarf",
)
