"""What bots know about Diamant beyond its rules."""

import math
from typing import Any

import numpy as np

from stope.games.codecs import Json
from stope.games.diamant.cards import CARDS, COPIES, GEM_CARDS, HAZARDS, VALUE
from stope.games.diamant.moves import Decision
from stope.games.diamant.rules import fullest_chest, gems_lying, pile_size
from stope.games.diamant.shares import share
from stope.games.diamant.state import CAVES
from stope.kernel.chance import below
from stope.kernel.masks import MAX_SEATS, count
from stope.kernel.native import rule
from stope.kernel.records import Record

_BITS = 16
#: 65536 / n: a multiplication and a shift instead of a division, in what runs at every decision.
_PER_CARD = np.array([0] + [(1 << _BITS) // n for n in range(1, CARDS + 1)], np.int64)
#: What all gem cards together give each of so many players.
_ALL_SHARES = np.array(
    [0] + [sum(int(value) // n for value in VALUE[:GEM_CARDS]) for n in range(1, MAX_SEATS + 1)],
    np.int64,
)

#: With so many players, a lead of this many gems makes one e times as likely to win, seen in many
#: matches between players who think; before the last cave it takes less.
_LEAD = np.array([0, 30, 15, 10, 7, 5, 4.2, 3.6, 3.3])
_LAST_LEAD = 0.6


@rule
def deadly_cards(view: Record) -> int:
    """Return how many cards of the pile would end the expedition."""
    cards = 0
    met = int(view.met)
    # no branch on what was met, see best_other
    for kind in range(HAZARDS):
        cards += ((met >> kind) & 1) * (int(COPIES[kind]) - int(view.removed[kind]) - 1)
    return cards


@rule
def coming_shares(view: Record, players: int) -> int:
    """Return what all gem cards of the pile together would give each of so many players."""
    gems = int(_ALL_SHARES[players])
    for place in range(view.turned):
        gems -= share(int(VALUE[view.path[place]]), players)
    return gems


@rule
def careful(view: Record, chance: Record) -> int:
    """Return the better of leaving and one more card, on average.

    Nobody knows who else leaves: it supposes a number of other leavers, drawn anew each time so
    that several careful players do not march in step. They would share what lies in the cave if
    it left, and make the next cards worth more if it stayed.
    """
    others = count(view.inside) - 1
    leavers = below(chance, others + 1)
    lying = gems_lying(view)
    pile = pile_size(view)
    # everything times the number of cards in the pile, to stay with whole numbers
    out_now = pile * (view.bag + share(lying, leavers + 1))
    left_behind = lying if leavers == 0 else lying - share(lying, leavers) * leavers
    after_one_card = view.bag + share(left_behind, others - leavers + 1)
    one_more = (pile - deadly_cards(view)) * after_one_card
    one_more += coming_shares(view, others - leavers + 1)
    return Decision.GO_ON.value if one_more >= out_now else Decision.LEAVE.value


# Published rules of thumb


@rule
def leave_if(leaves: bool) -> int:
    """Return the decision to leave, or to go on."""
    return Decision.LEAVE.value if leaves else Decision.GO_ON.value


@rule
def gain_of_one_card(view: Record) -> int:
    """Return what one more card brings on average, times the number of cards in the pile.

    The share of its gems among all inside, less the bag if it is deadly. What lies on the path is
    left out: whoever counts on it leaves too early, as all who leave share it.
    """
    return coming_shares(view, count(view.inside)) - deadly_cards(view) * int(view.bag)


@rule
def lead(view: Record, seat: int) -> int:
    """Return by how much a seat's chest is ahead of the best other one, negative behind it."""
    best = 0
    for other in range(view.seats):
        if other != seat:
            best = max(best, int(view.chest[other]))
    return int(view.chest[seat]) - best


@rule
def habit(view: Record, seat: int, which: int, _moves: Any, chance: Record) -> int:
    """Return the decision of a rule-of-thumb player."""
    if which == 1:
        return leave_if(view.bag >= 9)
    if which == 2:
        return leave_if(count(int(view.met)) >= 2)
    if which == 3:
        return leave_if(view.turned >= 6)
    if which == 4:
        return leave_if(gain_of_one_card(view) < 0)
    if which == 5:
        # a gem of risk more for every four that one is behind, one less for every four ahead
        return leave_if(gain_of_one_card(view) < pile_size(view) * lead(view, seat) // 4)
    return careful(view, chance)


#: The players that ``habit`` plays, in its order.
HABITS = ("careful", "nine-gems", "two-hazards", "six-cards", "expected-value", "lead-and-trail")


@rule
def inclination_to_leave(view: Record, seat: int) -> int:
    """Return how much rather one leaves than goes on, in the scale of worths.

    The numbers were found by letting a player of this form play against its like, changing them
    in the direction that won more, until no change helped: near a balance in which nobody gains
    by being bolder or more timid.
    """
    inside = count(view.inside)
    deadly = deadly_cards(view)
    lying = gems_lying(view)
    bag = int(view.bag)
    one_card = int(_PER_CARD[pile_size(view)])
    coming = coming_shares(view, inside)
    # what one more card means on average, and what one would carry out now
    if inside == 1:
        worth = (deadly * (15 * bag + 50 * lying - 186) + 4 * coming) * one_card
        worth = -72 + (worth >> _BITS) + ((6 * bag - 2 * lying) >> 2)
    else:
        worth = (deadly * (240 - 2 * bag - 10 * inside) - 49 * coming) * one_card
        worth = -69 + (worth >> _BITS) + ((14 * bag + 25 * lying) >> 2) + share(21 * lying, inside)
    # whoever is inside too brings the same bag home, unless the next card is deadly
    others = best_other(view, seat, bag - (bag * deadly * one_card >> _BITS))
    own = int(view.chest[seat]) + bag
    if view.cave < CAVES - 1:
        return worth + (10 * (own - others) * int(_PER_CARD[CAVES - view.cave]) >> _BITS)
    wins_now = own + share(lying, inside) > best_other(view, seat, 0)
    return worth - 50 - 2 * (own - others) + (74 if wins_now else -74)


@rule
def best_other(view: Record, seat: int, coming: int) -> int:
    """Return the most points of another player, with what comes to each who is inside.

    No branches: chance decides who is where, and processors guess such branches wrong.
    """
    most = 0
    for other in range(MAX_SEATS):
        points = int(view.chest[other]) + coming * ((int(view.inside) >> other) & 1)
        most = max(most, points * (other != seat))
    return most


@rule
def weigh(view: Record, seat: int, _moves: Any, _count: int, worths: Any) -> None:
    """Write how promising it looks to go on and to leave."""
    worths[Decision.GO_ON] = 0
    worths[Decision.LEAVE] = inclination_to_leave(view, seat)


@rule
def chapter(s: Record) -> int:
    """Return the number of the cave."""
    return int(s.cave)


@rule
def foresee(s: Record, _room: Any, shares: Any) -> None:
    """Write the share of the win that each player may expect, by what is in the chests."""
    most = fullest_chest(s)
    gems = float(_LEAD[s.seats])
    if s.cave == CAVES - 1:
        gems *= _LAST_LEAD
    total = 0.0
    for seat in range(s.seats):
        behind = most - int(s.chest[seat])
        if s.over:
            shares[seat] = 1.0 if behind == 0 else 0.0
        else:
            shares[seat] = math.exp(-behind / gems)
        total += shares[seat]
    for seat in range(s.seats):
        shares[seat] /= total


def odds(view: Record) -> Json:
    """Return what the next card can do, as far as everyone can count it."""
    pile = int(pile_size(view))
    deadly = int(deadly_cards(view))
    inside = count(view.inside)
    coming = int(coming_shares(view, inside)) if inside else 0
    return {
        "pile": pile,
        "deadly": deadly,
        "danger": deadly / pile,
        "mean_share": coming / pile,
        "bag": int(view.bag),
        "lying": int(gems_lying(view)),
    }
