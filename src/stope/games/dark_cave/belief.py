"""Who works for whom, as far as a seat can tell (DC-3, DC-4).

A *deal* says which of the clan cards that the seat has not seen, in hands or set aside, show
saboteurs; there are 16 at most. How likely each is follows from what players did to each other.
"""

from typing import Any

from stope.games.dark_cave.cards import Character, Clan
from stope.games.dark_cave.clans import (
    PLACES,
    cards_of_clan,
    character_at,
    is_character_seen,
    is_of_clan,
)
from stope.games.dark_cave.state import ALL_KNOW, Phase
from stope.kernel.chance import below
from stope.kernel.inclination import PLAIN, SCALE, likelihood
from stope.kernel.masks import bit, count, first, has
from stope.kernel.native import rule
from stope.kernel.records import Record

#: What a deed of worth 1 adds to a deal in which it fits, in sixteenths of a factor e: for a doer
#: who works for the clan whose colours the other wears, and for one who works for the same clan.
BY_COLOURS = 6
BY_WORK = 1
#: However much was done, no deal becomes less likely than the best one by more than this, in the
#: same measure: others err, and feign.
MOST_DOUBT = 4 * SCALE

#: Stands before the first deal and after the last one.
NO_DEAL = -1


@rule
def unseen_of(view: Record, seat: int, clan: int) -> int:
    """Return the cards of a clan that a seat has not seen, as a mask of places."""
    places = 0
    for place in range(PLACES):
        if is_of_clan(view, place, clan) and not is_character_seen(view, seat, place):
            places |= bit(place)
    return places


@rule
def seen_saboteurs(view: Record, seat: int, clan: int) -> int:
    """Return the saboteurs of a clan that a seat has seen, as a mask of places."""
    places = 0
    for place in range(PLACES):
        if is_of_clan(view, place, clan) and is_character_seen(view, seat, place):
            places |= character_at(view, place) << place
    return places


@rule
def hidden_saboteurs(view: Record, clan: int, unseen: int, seen: int) -> int:
    """DC-3: how many of the unseen cards of a clan show saboteurs, if these have been seen."""
    if unseen == 0:
        return 0
    return cards_of_clan(int(view.seats), clan, clan, Character.SABOTEUR.value) - count(seen)


@rule
def next_deal(deal: int, yellow: int, blue: int, yellow_saboteurs: int, blue_saboteurs: int) -> int:
    """Return the deal after one: so many of the unseen cards of each clan show saboteurs."""
    unseen = yellow | blue
    while deal != unseen:
        # counts through all parts of a mask, beginning with the empty one
        deal = (deal - unseen) & unseen
        if count(deal & yellow) == yellow_saboteurs and count(deal & blue) == blue_saboteurs:
            return deal
    return NO_DEAL


@rule
def blue_workers(view: Record, saboteurs: int) -> int:
    """DC-4: the seats that work for blue if these cards show saboteurs, as a mask."""
    blue = 0
    for seat in range(view.seats):
        blue |= int(view.clan[seat]) << seat
    return blue ^ (saboteurs & first(int(view.seats)))


@rule
def goes_on(view: Record, blue: int) -> bool:
    """DC-70: whether a match in play would not be over if these seats worked for blue."""
    inside = first(int(view.seats)) & ~int(view.out)
    return view.phase == Phase.OVER or ((inside & blue) != 0 and (inside & ~blue) != 0)


@rule
def next_possible(view: Record, deal: int, cards: Any) -> int:
    """Return the deal after one in which the match is not over; ``cards`` as unseen_cards says."""
    yellow, blue, yellow_saboteurs, blue_saboteurs, seen = cards
    while True:
        deal = next_deal(deal, yellow, blue, yellow_saboteurs, blue_saboteurs)
        if deal == NO_DEAL or goes_on(view, blue_workers(view, deal | seen)):
            return deal


@rule
def fit(view: Record, seat: int, blue: int) -> int:
    """Return how well the deeds of others go with these seats working for blue.

    Who does not know a card goes by its colours, so a deed says most about who did it. What the
    seat did itself says nothing new to it.
    """
    total = 0
    for doer in range(view.seats):
        if doer == seat:
            continue
        works_for = int(has(blue, doer))
        for other in range(view.seats):
            deed = int(view.deeds[doer, other])
            if deed == 0:
                continue
            by_work = deed if works_for == int(has(blue, other)) else -deed
            by_colours = deed if works_for == view.clan[other] else -deed
            if view.clan_known[other] == ALL_KNOW:
                by_colours = by_work
            total += BY_WORK * by_work + BY_COLOURS * by_colours
    return total


@rule
def weight_of(view: Record, seat: int, blue: int, best: int) -> int:
    """Return how likely it is that these seats work for blue; ``best`` is the best fit of all."""
    behind = min(best - fit(view, seat, blue), MOST_DOUBT)
    return likelihood(behind, PLAIN)


@rule
def unseen_cards(view: Record, seat: int) -> tuple[int, int, int, int, int]:
    """Return the unseen cards of yellow and blue, their saboteurs, and the saboteurs seen."""
    yellow = unseen_of(view, seat, Clan.YELLOW.value)
    blue = unseen_of(view, seat, Clan.BLUE.value)
    seen_yellow = seen_saboteurs(view, seat, Clan.YELLOW.value)
    seen_blue = seen_saboteurs(view, seat, Clan.BLUE.value)
    return (
        yellow,
        blue,
        hidden_saboteurs(view, Clan.YELLOW.value, yellow, seen_yellow),
        hidden_saboteurs(view, Clan.BLUE.value, blue, seen_blue),
        seen_yellow | seen_blue,
    )


@rule
def best_fit(view: Record, seat: int, cards: Any) -> int:
    """Return the fit of the deal that goes best with all deeds; ``cards`` as unseen_cards says."""
    seen = cards[-1]
    best, found = 0, False
    deal = next_possible(view, NO_DEAL, cards)
    while deal != NO_DEAL:
        fits = fit(view, seat, blue_workers(view, deal | seen))
        best = max(best, fits) if found else fits
        found = True
        deal = next_possible(view, deal, cards)
    return best


@rule
def draw_saboteurs(view: Record, seat: int, chance: Record) -> int:
    """Draw a deal by how likely it is; return all its saboteurs as a mask of places."""
    cards = unseen_cards(view, seat)
    seen = cards[-1]
    best = best_fit(view, seat, cards)
    total, drawn = 0, seen
    deal = next_possible(view, NO_DEAL, cards)
    while deal != NO_DEAL:
        weight = weight_of(view, seat, blue_workers(view, deal | seen), best)
        total += weight
        # each deal takes the place of those before it as often as it should
        if below(chance, total) < weight:
            drawn = deal | seen
        deal = next_possible(view, deal, cards)
    return drawn


@rule
def weigh_loyalty(view: Record, seat: int, loyal: Any) -> int:
    """Write for each seat the weight of the deals in which it is loyal; return that of all."""
    cards = unseen_cards(view, seat)
    seen = cards[-1]
    best = best_fit(view, seat, cards)
    for player in range(view.seats):
        loyal[player] = 0
    total = 0
    deal = next_possible(view, NO_DEAL, cards)
    while deal != NO_DEAL:
        weight = weight_of(view, seat, blue_workers(view, deal | seen), best)
        total += weight
        for player in range(view.seats):
            if not has(deal | seen, player):
                loyal[player] += weight
        deal = next_possible(view, deal, cards)
    return total


@rule
def belief(view: Record, seat: int, out: Any) -> None:
    """Write for each player how probably it works for its own clan, as a seat sees it."""
    total = weigh_loyalty(view, seat, out)
    for player in range(view.seats):
        out[player] /= total
