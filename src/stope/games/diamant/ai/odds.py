"""The odds of the next card, computed from facts that every player can count."""

import numpy as np

from stope.engine.bitmask import MAX_SEATS, count
from stope.engine.jit import compiled
from stope.engine.records import ViewRecord
from stope.games.codecs import Json
from stope.games.diamant.cards import GEM_CARDS, VALUE
from stope.games.diamant.fast_division import share
from stope.games.diamant.rules import deadly_cards, gems_lying, pile_size

#: The sum of one player's shares of all gem cards of the box. The index is the number of players
#: who share each card.
_ALL_SHARES = np.array(
    [0] + [sum(int(value) // n for value in VALUE[:GEM_CARDS]) for n in range(1, MAX_SEATS + 1)],
    np.int64,
)


@compiled
def coming_shares(view: ViewRecord, players: int) -> int:
    """Return the sum of one player's shares of all gem cards in the pile.

    ``players`` is the number of players who share each card.
    """
    gems = int(_ALL_SHARES[players])
    for index in range(view.turned):
        gems -= share(int(VALUE[view.path[index]]), players)
    return gems


def odds(view: ViewRecord) -> Json:
    """Return the odds of the next card, and the gems at stake, as JSON.

    ``danger`` is the probability that the next card ends the expedition. ``mean_share`` is the mean
    number of gems that the next card brings to each player inside the cave.
    """
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
