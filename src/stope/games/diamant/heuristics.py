"""What bots know about Diamant beyond its rules."""

from typing import Any

from stope.games.codecs import Json
from stope.games.diamant.cards import COPIES, GEM_CARDS, HAZARDS, VALUE
from stope.games.diamant.moves import Decision
from stope.games.diamant.rules import gems_lying, pile_size
from stope.games.diamant.shares import share
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
def careful(view: Record, seat: int, moves: Any, chance: Record) -> int:  # noqa: ARG001
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
