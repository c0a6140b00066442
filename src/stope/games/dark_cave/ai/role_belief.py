"""Belief about roles: the probability for a seat that each player is loyal (DC-3, DC-4).

A *deal* is a possible set of saboteurs among the clan cards that the seat has not seen: see
``information.clan_deals``. A deal is more likely, the better it explains the support and harm
between players.
"""

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import Evidence, Ints, Prior, Reals, ViewRecord
from stope.games.dark_cave.ai.exit_evidence import weigh_exit
from stope.games.dark_cave.ai.weights import BY_COLOURS, BY_WORK, MOST_DOUBT
from stope.games.dark_cave.information.clan_deals import (
    NO_DEAL,
    UnseenCards,
    blue_workers,
    next_possible,
    unseen_cards,
)
from stope.games.dark_cave.state import ALL_KNOW
from stope.search.softmax import UNIT_SHARPNESS, softmax_weight


@compiled
def fit(view: ViewRecord, seat: int, blue: int, evidence: Evidence) -> int:
    """Return how well the evidence agrees with a hypothesis, in points.

    The hypothesis is ``blue``, the mask of the seats that work for the blue clan. As characters are
    secret, players support and harm each other mostly by the clan colours that dwarves show. So
    support tells more about the player who gives it than about the player who receives it. Support
    given by ``seat`` itself is left out, because it tells this seat nothing.
    """
    total = 0
    for giver in range(view.seats):
        if giver == seat:
            continue
        works_for = int(has(blue, giver))
        for other in range(view.seats):
            support = int(evidence.support[giver, other])
            if support == 0:
                continue
            by_work = support if works_for == int(has(blue, other)) else -support
            by_colours = support if works_for == view.clan[other] else -support
            if view.clan_known[other] == ALL_KNOW:
                by_colours = by_work
            total += BY_WORK * by_work + BY_COLOURS * by_colours
    return total


@compiled
def weight_of(view: ViewRecord, seat: int, blue: int, best: int, evidence: Evidence) -> int:
    """Return the weight of a deal in which the seats in the mask ``blue`` work for the blue clan.

    ``best`` is the highest ``fit`` of all possible deals.
    """
    behind = min(best - fit(view, seat, blue, evidence), MOST_DOUBT)
    return softmax_weight(behind, UNIT_SHARPNESS)


@compiled
def best_fit(view: ViewRecord, seat: int, cards: UnseenCards, evidence: Evidence) -> int:
    """Return the highest ``fit`` of all possible deals.

    ``cards`` is the result of ``unseen_cards``.
    """
    seen = cards[-1]
    best, found = 0, False
    deal = next_possible(view, NO_DEAL, cards)
    while deal != NO_DEAL:
        fits = fit(view, seat, blue_workers(view, deal | seen), evidence)
        best = max(best, fits) if found else fits
        found = True
        deal = next_possible(view, deal, cards)
    return best


@compiled
def weigh_deals(view: ViewRecord, seat: int, evidence: Evidence, weights: Ints) -> None:
    """Write the weight of each possible deal, in the order of ``next_possible``."""
    cards = unseen_cards(view, seat)
    seen = cards[-1]
    best = best_fit(view, seat, cards, evidence)
    number = 0
    deal = next_possible(view, NO_DEAL, cards)
    while deal != NO_DEAL:
        blue = blue_workers(view, deal | seen)
        weights[number] = weight_of(view, seat, blue, best, evidence)
        number += 1
        deal = next_possible(view, deal, cards)


@compiled
def write_prior(view: ViewRecord, seat: int, evidence: Evidence, prior: Prior) -> None:
    """Write the weight of each goal as the exit, and the weight of each possible deal."""
    prior.given = 1
    weigh_exit(view, seat, evidence, prior.exit[:])
    weigh_deals(view, seat, evidence, prior.deal[:])


@compiled
def weigh_loyalty(view: ViewRecord, seat: int, evidence: Evidence, loyal: Reals) -> int:
    """Write for each player the total weight of the deals in which that player is loyal.

    Return the total weight of all deals.
    """
    cards = unseen_cards(view, seat)
    seen = cards[-1]
    best = best_fit(view, seat, cards, evidence)
    for player in range(view.seats):
        loyal[player] = 0
    total = 0
    deal = next_possible(view, NO_DEAL, cards)
    while deal != NO_DEAL:
        weight = weight_of(view, seat, blue_workers(view, deal | seen), best, evidence)
        total += weight
        for player in range(view.seats):
            if not has(deal | seen, player):
                loyal[player] += weight
        deal = next_possible(view, deal, cards)
    return total


@compiled
def belief(view: ViewRecord, seat: int, evidence: Evidence, out: Reals) -> None:
    """Write for each player the probability that the player is loyal, given what a seat knows."""
    total = weigh_loyalty(view, seat, evidence, out)
    for player in range(view.seats):
        out[player] /= total
