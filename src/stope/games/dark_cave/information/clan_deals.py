"""The deals of clan cards that agree with what a seat has seen (DC-3, DC-4).

A *deal* says which of the clan cards that the seat has not seen show saboteurs. It is the mask of
the places of these saboteurs, which are dealt to other seats or set aside.
"""

from typing import TypeAlias

from stope.engine.bitmask import bit, count, mask_of_first
from stope.engine.jit import compiled
from stope.engine.records import ViewRecord
from stope.games.dark_cave.cards import Character, Clan
from stope.games.dark_cave.rules.clans import (
    PLACES,
    cards_of_clan,
    character_at,
    is_character_seen,
    is_of_clan,
)
from stope.games.dark_cave.state import Phase

#: The greatest number of possible deals: each of two clans has one saboteur among four cards.
MOST_DEALS = 16
#: Five numbers: the unseen cards of yellow and those of blue, as masks of places; the number of
#: saboteurs among the unseen cards of yellow and among those of blue; and the saboteurs among the
#: cards that the seat has seen, as a mask of places.
UnseenCards: TypeAlias = tuple[int, int, int, int, int]

#: Instead of a deal: no deal. It comes before the first deal, and again after the last deal.
NO_DEAL = -1


@compiled
def unseen_of(view: ViewRecord, seat: int, clan: int) -> int:
    """Return the cards of a clan that a seat has not seen, as a mask of places."""
    places = 0
    for place in range(PLACES):
        if is_of_clan(view, place, clan) and not is_character_seen(view, seat, place):
            places |= bit(place)
    return places


@compiled
def seen_saboteurs(view: ViewRecord, seat: int, clan: int) -> int:
    """Return the saboteurs of a clan that a seat has seen, as a mask of places."""
    places = 0
    for place in range(PLACES):
        if is_of_clan(view, place, clan) and is_character_seen(view, seat, place):
            places |= character_at(view, place) << place
    return places


@compiled
def hidden_saboteurs(view: ViewRecord, clan: int, unseen: int, seen: int) -> int:
    """DC-3: return how many of the unseen cards of a clan show saboteurs.

    ``seen`` is the mask of the clan's saboteurs that have been seen.
    """
    if unseen == 0:
        return 0
    return cards_of_clan(int(view.seats), clan, clan, Character.SABOTEUR.value) - count(seen)


@compiled
def next_deal(deal: int, yellow: int, blue: int, yellow_saboteurs: int, blue_saboteurs: int) -> int:
    """Return the next deal after ``deal`` with these numbers of saboteurs, or NO_DEAL.

    ``yellow`` and ``blue`` are the masks of unseen cards.
    """
    unseen = yellow | blue
    while deal != unseen:
        # steps through all subsets of ``unseen``, beginning with the empty one
        deal = (deal - unseen) & unseen
        if count(deal & yellow) == yellow_saboteurs and count(deal & blue) == blue_saboteurs:
            return deal
    return NO_DEAL


@compiled
def blue_workers(view: ViewRecord, saboteurs: int) -> int:
    """DC-4: return the seats that work for blue, given all saboteurs as a mask of places."""
    blue = 0
    for seat in range(view.seats):
        blue |= int(view.clan[seat]) << seat
    return blue ^ (saboteurs & mask_of_first(int(view.seats)))


@compiled
def goes_on(view: ViewRecord, blue: int) -> bool:
    """DC-70: return whether ``blue`` can be the mask of all seats that work for blue.

    It cannot if all dwarves that work for one of the clans would then be out of the cave, although
    the match is not over.
    """
    inside = mask_of_first(int(view.seats)) & ~int(view.out)
    return view.phase == Phase.OVER or ((inside & blue) != 0 and (inside & ~blue) != 0)


@compiled
def next_possible(view: ViewRecord, deal: int, cards: UnseenCards) -> int:
    """DC-70: return the next deal after ``deal`` with which the match can go on, or NO_DEAL.

    ``cards`` is the result of ``unseen_cards``.
    """
    yellow, blue, yellow_saboteurs, blue_saboteurs, seen = cards
    while True:
        deal = next_deal(deal, yellow, blue, yellow_saboteurs, blue_saboteurs)
        if deal == NO_DEAL or goes_on(view, blue_workers(view, deal | seen)):
            return deal


@compiled
def unseen_cards(view: ViewRecord, seat: int) -> UnseenCards:
    """Return the five numbers of ``UnseenCards`` for a seat."""
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


@compiled
def settled_characters(view: ViewRecord, seat: int) -> tuple[int, int]:
    """Return the clan cards whose character a seat can be sure of, as two masks of places.

    The first mask has the cards that are surely loyal, the second the cards that are surely
    saboteurs.
    """
    cards = unseen_cards(view, seat)
    seen = cards[-1]
    sometimes, always = seen, mask_of_first(PLACES)
    deal = next_possible(view, NO_DEAL, cards)
    while deal != NO_DEAL:
        sometimes |= deal
        always &= deal | seen
        deal = next_possible(view, deal, cards)
    return mask_of_first(PLACES) & ~sometimes, always & sometimes
