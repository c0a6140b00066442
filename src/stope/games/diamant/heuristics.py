"""What bots know about Diamant beyond its rules."""

import math
from typing import Any

from stope.games.codecs import Json
from stope.games.diamant.cards import COPIES, GEM_CARDS, HAZARDS, VALUE
from stope.games.diamant.moves import Decision
from stope.games.diamant.rules import fullest_chest, gems_lying, pile_size
from stope.games.diamant.shares import share
from stope.games.diamant.state import CAVES
from stope.kernel.chance import below
from stope.kernel.masks import count, has
from stope.kernel.native import rule
from stope.kernel.records import Record


@rule
def deadly_cards(view: Record) -> int:
    """Return how many cards of the pile would end the expedition."""
    cards = 0
    for kind in range(HAZARDS):
        if has(view.met, kind):
            cards += COPIES[kind] - view.removed[kind] - 1
    return cards


@rule
def coming_shares(view: Record, players: int) -> int:
    """Return what all gem cards of the pile together would give each of so many players."""
    gems = 0
    for card in range(GEM_CARDS):
        gems += share(int(VALUE[card]), players)
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
def habit(view: Record, seat: int, which: int, moves: Any, chance: Record) -> int:  # noqa: ARG001
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
def best_other_chest(view: Record, seat: int) -> int:
    """Return the most points that another player has brought out."""
    best = 0
    for other in range(view.seats):
        if other != seat:
            best = max(best, int(view.chest[other]))
    return best


@rule
def inclination_to_leave(view: Record, seat: int) -> int:
    """Return how much rather one leaves than goes on, in the scale of worths.

    The numbers were found by letting a player of this form play against its like, changing them
    in the direction that won more, until no change helped: near a balance in which nobody gains
    by being bolder or more timid.
    """
    inside = count(view.inside)
    pile = pile_size(view)
    deadly = deadly_cards(view)
    lying = gems_lying(view)
    bag = int(view.bag)
    coming = coming_shares(view, inside)
    if inside == 1:
        worth = -72 + (15 * deadly * bag + 50 * deadly * lying + 4 * coming - 186 * deadly) // pile
        worth += (6 * bag - 2 * lying) // 4
    else:
        worth = -69 - (2 * deadly * bag + 49 * coming - 230 * deadly) // pile
        worth += 21 * lying // inside + (14 * bag + 25 * lying) // 4
        worth -= 40 * deadly * (inside - 1) // (4 * pile)
    own = int(view.chest[seat]) + bag
    outside = best_other_chest(view, seat)
    others = outside
    if inside > 1:
        # the best of those inside has the same bag, if nothing happens
        others = max(outside, best_inside(view, seat) + bag * (pile - deadly) // pile)
    worth += 10 * (own - others) // (CAVES - int(view.cave))
    if view.cave == CAVES - 1:
        worth += -50 - 12 * (own - others)
        worth += 74 if own + lying // inside > outside else -74
    return worth


@rule
def best_inside(view: Record, seat: int) -> int:
    """Return the most points in the chest of another player who is inside."""
    best = 0
    for other in range(view.seats):
        if other != seat and has(view.inside, other):
            best = max(best, int(view.chest[other]))
    return best


@rule
def weigh(view: Record, seat: int, moves: Any, number: int, worths: Any) -> None:  # noqa: ARG001
    """Write how promising it looks to go on and to leave."""
    worths[Decision.GO_ON] = 0
    worths[Decision.LEAVE] = inclination_to_leave(view, seat)


@rule
def foresee(s: Record, shares: Any) -> None:
    """Write the share of the win that each player may expect; in play, by what all have so far."""
    total = 0.0
    most = fullest_chest(s)
    for seat in range(s.seats):
        if s.over:
            shares[seat] = 1.0 if s.chest[seat] == most else 0.0
        else:
            shares[seat] = math.exp(0.2 * (s.chest[seat] + has(s.inside, seat) * s.bag))
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
