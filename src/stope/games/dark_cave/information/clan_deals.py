"""The deals of clan cards that agree with the cards that a seat has seen (DC-3, DC-4).

A *deal* is a possible set of saboteurs among the clan cards that the seat has not seen. It is a
mask of places. The *place* of a clan card is the seat that got the card, or a number for a card
that was set aside (see ``rules.clans``).
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
#: The clan cards that a seat has not seen, as five numbers. The first two numbers are masks of
#: places: the unseen yellow cards and the unseen blue cards. The next two numbers count the
#: saboteurs among the unseen yellow cards and among the unseen blue cards. The last number is a
#: mask of places: the saboteurs that the seat has seen.
UnseenCards: TypeAlias = tuple[int, int, int, int, int]

#: The number that stands for no deal. A loop over all deals begins and ends with this number.
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
    """Return the next deal after ``deal`` that has the given numbers of saboteurs, or NO_DEAL.

    ``yellow`` and ``blue`` are the masks of the unseen cards of each clan.
    """
    unseen = yellow | blue
    while deal != unseen:
        # the next subset of the mask ``unseen``; after NO_DEAL, the empty subset
        deal = (deal - unseen) & unseen
        if count(deal & yellow) == yellow_saboteurs and count(deal & blue) == blue_saboteurs:
            return deal
    return NO_DEAL


@compiled
def blue_workers(view: ViewRecord, saboteurs: int) -> int:
    """DC-4: return the mask of the seats that work for blue, given the places of all saboteurs."""
    blue = 0
    for seat in range(view.seats):
        blue |= int(view.clan[seat]) << seat
    return blue ^ (saboteurs & mask_of_first(int(view.seats)))


@compiled
def goes_on(view: ViewRecord, blue: int) -> bool:
    """DC-70: return whether the match can go on if the seats in ``blue`` work for the blue clan.

    The match cannot go on if all dwarves that work for one of the clans are out of the cave. If the
    match is over already, the result is true.
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
    """Return which clan cards a seat has not seen, as the five numbers of ``UnseenCards``."""
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
