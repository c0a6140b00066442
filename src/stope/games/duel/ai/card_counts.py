"""Counts of cards, markers and keys, from which a player can tell which cards may still come."""

from stope.engine.records import ViewRecord
from stope.games.codecs import Json
from stope.games.duel.cards import UNSEEN_CARD


def odds(view: ViewRecord) -> Json:
    """Return the counts from which a player can judge the odds.

    These are the cards in the pile, the markers left, the keys left, and the unseen cards.
    Unseen cards are the cards in the pile and all other cards of which the viewer sees only a back.
    """
    unseen = int(view.pile_left) + int(view.asides)
    unseen += int((view.hand == UNSEEN_CARD).sum()) + int((view.discard == UNSEEN_CARD).sum())
    return {
        "pile": int(view.pile_left),
        "markers": int(view.markers),
        "keys": int(view.keys),
        "unseen": unseen,
    }
