"""Counts of the cards that are still to come, for players who count cards."""

import numpy as np

from stope.engine.records import ViewRecord
from stope.games.codecs import Json
from stope.games.dark_cave.cards import COUNT, HAND_FACES, IS_PATH, UNSEEN_CARD, Group


def odds(view: ViewRecord) -> Json:
    """Return the counts for a player who counts cards, and the gold in the supply.

    ``pile`` is the number of cards of each group in the draw pile. ``unseen`` is the number of path
    cards and of action cards that the viewer has not seen.
    """
    seen = np.zeros(HAND_FACES, int)
    in_front = (view.boots, view.axe.ravel(), view.web_card, view.creature_card)
    for faces in (view.hand.ravel(), view.face, view.discard, *in_front):
        for face in faces:
            if 0 <= face < HAND_FACES:
                seen[face] += 1
    unseen = COUNT[:HAND_FACES] - seen
    paths = IS_PATH[:HAND_FACES] == 1
    return {
        "pile": {
            group.name: int((view.pile[: view.pile_left] == UNSEEN_CARD + group).sum())
            for group in Group
        },
        "unseen": {"paths": int(unseen[paths].sum()), "actions": int(unseen[~paths].sum())},
        "supply": int(view.supply),
    }
