"""What can be counted about the near future of a round."""

from stope.engine.records import ViewRecord
from stope.games.codecs import Json
from stope.games.duel.cards import UNSEEN_CARD


def odds(view: ViewRecord) -> Json:
    """Return what can be counted: cards in the pile, markers, keys, and cards not seen yet."""
    unseen = int(view.pile_left) + int(view.asides)
    unseen += int((view.hand == UNSEEN_CARD).sum()) + int((view.discard == UNSEEN_CARD).sum())
    return {
        "pile": int(view.pile_left),
        "markers": int(view.markers),
        "keys": int(view.keys),
        "unseen": unseen,
    }
