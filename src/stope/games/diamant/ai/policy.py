"""Scores of the two moves of Diamant: how promising going on and leaving look."""

import numpy as np

from stope.engine.bitmask import MAX_SEATS, count, has
from stope.engine.jit import compiled
from stope.engine.records import Codes, Evidence, Prior, Scores, ViewRecord, Workspace
from stope.games.diamant.ai.odds import coming_shares
from stope.games.diamant.ai.weights import (
    AHEAD,
    AMONG_OTHERS,
    AMONG_OTHERS_BAG,
    AMONG_OTHERS_DEADLY,
    AMONG_OTHERS_DEADLY_BAG,
    AMONG_OTHERS_DEADLY_PLAYERS,
    AMONG_OTHERS_LYING,
    AMONG_OTHERS_NEXT,
    AMONG_OTHERS_SHARE,
    LAST_CAVE,
    LAST_CAVE_AHEAD,
    LAST_CAVE_WINS,
    LAST_INSIDE,
    LAST_INSIDE_BAG,
    LAST_INSIDE_DEADLY,
    LAST_INSIDE_DEADLY_BAG,
    LAST_INSIDE_DEADLY_LYING,
    LAST_INSIDE_LYING,
    LAST_INSIDE_NEXT,
)
from stope.games.diamant.cards import CARDS
from stope.games.diamant.fast_division import share
from stope.games.diamant.moves import MoveKind
from stope.games.diamant.rules import deadly_cards, gems_lying, pile_size
from stope.games.diamant.state import CAVES
from stope.search.softmax import POINTLESS

_BITS = 16
#: 65536 / n, rounded down, indexed by n. The code multiplies by this number and shifts, which is
#: faster than a division by n.
_PER_CARD = np.array([0] + [(1 << _BITS) // n for n in range(1, CARDS + 1)], np.int64)


@compiled
def write_prior(view: ViewRecord, seat: int, _evidence: Evidence, prior: Prior) -> None:
    """Write the prior: ``leave_score`` for the other players with a decision, 0 for other seats."""
    for other in range(view.seats):
        decided = other != seat and has(view.committed, other)
        prior.leave[other] = leave_score(view, other) if decided else 0


@compiled
def score_moves(
    view: ViewRecord,
    seat: int,
    _moves: Codes,
    _count: int,
    move_scores: Scores,
    _evidence: Evidence,
    _workspace: Workspace,
) -> None:
    """Write the scores of both moves; the score of going on is always 0."""
    move_scores[MoveKind.GO_ON] = 0
    if view.bag == 0 and gems_lying(view) == 0:
        # without gems in the bag and on the path, leaving gains nothing and going on risks nothing
        move_scores[MoveKind.LEAVE] = POINTLESS
    else:
        move_scores[MoveKind.LEAVE] = leave_score(view, seat)


@compiled
def leave_score(view: ViewRecord, seat: int) -> int:
    """Return the score of leaving minus the score of going on, for one player."""
    inside = count(view.inside)
    deadly = deadly_cards(view)
    lying = gems_lying(view)
    bag = int(view.bag)
    one_card = int(_PER_CARD[pile_size(view)])
    coming = coming_shares(view, inside)
    # add up the mean effect of one more card and the gems that a leaver would bring home now
    if inside == 1:
        danger = (
            LAST_INSIDE_DEADLY + LAST_INSIDE_DEADLY_BAG * bag + LAST_INSIDE_DEADLY_LYING * lying
        )
        worth = (deadly * danger + LAST_INSIDE_NEXT * coming) * one_card
        worth = LAST_INSIDE + (worth >> _BITS)
        worth += (LAST_INSIDE_BAG * bag + LAST_INSIDE_LYING * lying) >> 2
    else:
        danger = AMONG_OTHERS_DEADLY + AMONG_OTHERS_DEADLY_BAG * bag
        danger += AMONG_OTHERS_DEADLY_PLAYERS * inside
        worth = (deadly * danger + AMONG_OTHERS_NEXT * coming) * one_card
        worth = AMONG_OTHERS + (worth >> _BITS)
        worth += (AMONG_OTHERS_BAG * bag + AMONG_OTHERS_LYING * lying) >> 2
        worth += share(AMONG_OTHERS_SHARE * lying, inside)
    # assume that each other player inside brings home a bag as full as ours, unless the next card
    # is deadly
    others = best_other(view, seat, bag - (bag * deadly * one_card >> _BITS))
    own = int(view.chest[seat]) + bag
    if view.cave < CAVES - 1:
        return worth + (AHEAD * (own - others) * int(_PER_CARD[CAVES - view.cave]) >> _BITS)
    wins_now = own + share(lying, inside) > best_other(view, seat, 0)
    worth += LAST_CAVE + LAST_CAVE_AHEAD * (own - others)
    return worth + (LAST_CAVE_WINS if wins_now else -LAST_CAVE_WINS)


@compiled
def best_other(view: ViewRecord, seat: int, coming: int) -> int:
    """Return the most points of another player, if each player inside gets ``coming`` gems more.

    The code has no branch on ``view.inside``: processors mispredict branches on random values.
    """
    most = 0
    for other in range(MAX_SEATS):
        points = int(view.chest[other]) + coming * ((int(view.inside) >> other) & 1)
        most = max(most, points * (other != seat))
    return most
