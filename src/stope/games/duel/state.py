"""The state of a match of the Duel as one record."""

from enum import IntEnum

from stope.engine.chacha import STREAM
from stope.engine.public_fields import declare_public_fields
from stope.engine.records import record
from stope.games.duel.cards import GOALS, HAND_CARDS
from stope.games.path_cards.board import BOARD, CELLS
from stope.games.path_cards.secrecy import all_know

#: DU-6: cards in a hand.
HAND = 6
#: DU-61: cards put aside unseen in each round of a solo match.
ASIDE = 10
#: The number of slots, one for each card laid in a round. This is enough for the start cards, six
#: goals and all path cards.
SLOTS = 48
PLAYERS = 2
#: The mask of the viewers who know a card that lies face up: all seats and the spectators.
ALL_KNOW = all_know(PLAYERS)


class Phase(IntEnum):
    """The steps of a turn."""

    BEFORE = 0  # a move of kind A, B, C or D is due; trolls may be bribed before it
    AFTER = 1  # the move of kind A to D is done, and there is a troll that can be bribed
    TURN_GOAL = 2  # a goal was turned face up and can be laid upright or turned
    OVER = 3


class Goals(IntEnum):
    """DU-5: the option that says if goals face down after a round leave the game or return."""

    LEAVE = 0
    RETURN = 1


class Ending(IntEnum):
    """DU-50: the reasons why a round ended."""

    GOALS = 0
    MARKERS = 1
    CARDS = 2


class Rank(IntEnum):
    """DU-65: the rank of a solo player, by the gold after three rounds."""

    LEARNER = 0
    MINER = 1
    MASTER = 2
    LEGEND = 3


OPTIONS = record(seats="i1", goals="i1", dwarf="i1")

STATE = record(
    rng=STREAM,
    # path cards with gold that are out of the game, as a mask of faces
    path_gold_out="i4",
    board=BOARD,
    # Cards get slots in the order in which they are laid: start cards, goals, path cards. If a
    # rockfall removes a card, its slot stays empty. `card_at` has the slot of the card on each
    # cell, `cell` has the cell of each slot, and `slots` is the number of slots in use.
    card_at=("i2", CELLS),
    cell=("i2", SLOTS),
    slots="i2",
    # `laid` is the slot of the card just laid; `pending` is the slot of the goal that a player has
    # to lay, upright or turned
    laid="i2",
    pending="i2",
    # The network of each player. `touch` has a mask for each cell: the sides at which the network
    # leads to this cell. `reach` has a mask for each laid card: the sides of this card that
    # belong to the network.
    touch=("i1", (PLAYERS, CELLS)),
    reach=("i1", (PLAYERS, SLOTS)),
    face=("i1", SLOTS),
    turned=("i1", SLOTS),
    face_down=("i1", SLOTS),
    key=("i1", SLOTS),
    # `owner` has the markers on gold, and `bribed` has the markers on trolls. Each entry is the
    # seat of the player + 1, or 0 without a marker.
    owner=("i1", SLOTS),
    bribed=("i1", SLOTS),
    # The hands, the pile, the discards, the mask of the viewers who know each discard, and the
    # cards put aside. Hands are sorted, so that their order does not show which card came last.
    hand=("i1", (PLAYERS, HAND)),
    pile=("i1", HAND_CARDS),
    discard=("i1", HAND_CARDS),
    discard_known=("i1", HAND_CARDS),
    aside=("i1", ASIDE),
    # `goal` has all goals of the match in the order of use: this round uses six of them, from the
    # index `first_goal` on. `goal_known` has for each goal the mask of the viewers who know it.
    goal=("i1", GOALS),
    goal_known=("i1", GOALS),
    # how many gold cards of each value each player owns
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
    # `then` is the phase that follows when all reached goals are laid. `to_draw` is how many cards
    # the player draws at the end of the turn.
    then="i1",
    to_draw="i1",
    ending="i1",
    seats="i1",
    goals="i1",
    dwarf="i1",
)

# `face` is not public, as some goals lie face down
declare_public_fields(
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
