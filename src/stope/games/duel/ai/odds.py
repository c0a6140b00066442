"""Numbers of cards, markers and keys from which players can work out what may come."""

from stope.engine.records import ViewRecord
from stope.games.codecs import Json
from stope.games.duel.cards import UNSEEN_CARD


def odds(view: ViewRecord) -> Json:
    """Return how many cards the pile has, how many markers and keys are left, and unseen cards.

    Unseen cards are the cards of the pile and all others of which the viewer sees only the back.
    """
    unseen = int(view.pile_left) + int(view.asides)
    unseen += int((view.hand == UNSEEN_CARD).sum()) + int((view.discard == UNSEEN_CARD).sum())
    return {
        "pile": int(view.pile_left),
        "markers": int(view.markers),
        "keys": int(view.keys),
        "unseen": unseen,
    }
