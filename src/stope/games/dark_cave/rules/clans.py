"""Clan cards: dealing them, and the clan that each dwarf works for (DC-3, DC-4)."""

from stope.engine.bitmask import MAX_SEATS, bit
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State, ViewRecord
from stope.engine.rng import StreamId, open_stream, randbelow
from stope.games.codecs import word
from stope.games.dark_cave.cards import Character, Clan
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.state import ALL_KNOW, SPARES
from stope.games.path_cards.secrecy import knows

CLANS = len(Clan)
CHARACTERS = len(Character)
NO_CLAN = -1
#: The number of places of clan cards. The *place* of a card dealt to a seat is the number of the
#: seat; the places of the cards set aside begin at MAX_SEATS.
PLACES = MAX_SEATS + SPARES
_CLAN_STREAM = 1


@compiled
def cards_of_clan(seats: int, clan: int, only_clan: int, character: int) -> int:
    """DC-3: return the number of clan cards in use that have this clan and this character.

    With 3 or 4 players all clan cards are of ``only_clan``; with other numbers of players,
    ``only_clan`` has no effect.
    """
    if seats == 2:
        return 1 if character == Character.LOYAL else 0
    if seats <= 4:
        return 2 if clan == only_clan else 0
    return 3 if character == Character.LOYAL else 1


@compiled
def deal_clans(s: State, events: EventBuffer) -> None:
    """DC-3: shuffle the clan cards, deal one to each seat, and set the others aside unseen."""
    open_stream(s.rng, StreamId.DEAL, _CLAN_STREAM)
    lay_out_clans(s, randbelow(s.rng, CLANS))
    used = int(s.seats) + int(s.spares)
    for number in range(used - 1):
        exchange_clan_cards(s, number, number + randbelow(s.rng, used - number))
    for seat in range(s.seats):
        s.clan_known[seat] = bit(seat)
        clan, character = s.clan[seat], s.character[seat]
        emit(events, EventKind.CHARACTER_DEALT, bit(seat), seat, clan, character)
    sort_spares(s)


@compiled
def lay_out_clans(s: State, only_clan: int) -> None:
    """DC-3: give each seat a clan card and set the others aside, not shuffled yet."""
    for place in range(PLACES):
        put_clan_card(s, place, 0, 0)
    for seat in range(MAX_SEATS):
        s.clan_known[seat] = 0
    s.spare_known = 0
    used = 0
    for clan in range(CLANS):
        for character in range(CHARACTERS):
            for _ in range(cards_of_clan(int(s.seats), clan, only_clan, character)):
                put_clan_card(s, place_of_clan_card(s, used), clan, character)
                used += 1
    s.spares = used - int(s.seats)


@compiled
def place_of_clan_card(s: GameRecord, number: int) -> int:
    """Return the place (see ``PLACES``) of the clan card with this number.

    The clan cards in use are numbered: first the cards of the seats, then the cards set aside.
    """
    return number if number < s.seats else MAX_SEATS + number - int(s.seats)


@compiled
def put_clan_card(s: State, place: int, clan: int, character: int) -> None:
    """Write the clan and the character of the clan card at a place (see ``PLACES``)."""
    if place < MAX_SEATS:
        s.clan[place], s.character[place] = clan, character
    else:
        s.spare_clan[place - MAX_SEATS] = clan
        s.spare_character[place - MAX_SEATS] = character


@compiled
def exchange_clan_cards(s: State, number: int, other: int) -> None:
    """Exchange the two clan cards with these numbers."""
    one, two = place_of_clan_card(s, number), place_of_clan_card(s, other)
    clan, character = clan_at(s, one), character_at(s, one)
    put_clan_card(s, one, clan_at(s, two), character_at(s, two))
    put_clan_card(s, two, clan, character)


@compiled
def sort_spares(s: State) -> None:
    """DC-3: sort the clan cards set aside by clan, which everyone sees on their backs.

    Cards of the same clan keep their order.
    """
    for end in range(int(s.spares) - 1, 0, -1):
        for spare in range(end):
            if s.spare_clan[spare] > s.spare_clan[spare + 1]:
                number = int(s.seats) + spare
                exchange_clan_cards(s, number, number + 1)


# Facts about the clan card at one of the ``PLACES``


@compiled
def is_of_clan(view: ViewRecord, place: int, clan: int) -> bool:
    """Return whether a clan card lies at a place (see ``PLACES``) and is of this clan."""
    if place < MAX_SEATS:
        return place < view.seats and view.clan[place] == clan
    return place - MAX_SEATS < view.spares and view.spare_clan[place - MAX_SEATS] == clan


@compiled
def clan_at(s: GameRecord, place: int) -> int:
    """Return the clan of the clan card at a place (see ``PLACES``)."""
    return int(s.clan[place]) if place < MAX_SEATS else int(s.spare_clan[place - MAX_SEATS])


@compiled
def is_character_seen(view: ViewRecord, seat: int, place: int) -> bool:
    """Return whether a seat knows the character on the clan card at a place (see ``PLACES``)."""
    mask = view.clan_known[place] if place < MAX_SEATS else view.spare_known
    return knows(int(mask), seat, MAX_SEATS)


@compiled
def character_at(s: GameRecord, place: int) -> int:
    """Return the character on the clan card at a place (see ``PLACES``)."""
    if place < MAX_SEATS:
        return int(s.character[place])
    return int(s.spare_character[place - MAX_SEATS])


# The clan that a dwarf works for


@compiled
def served_by(clan: int, character: int) -> int:
    """DC-4: return the clan that a dwarf works for: its own if loyal, the other if a saboteur."""
    return clan ^ character


@compiled
def works_for(s: GameRecord, seat: int) -> int:
    """DC-4: return the clan that the dwarf of a seat works for."""
    return served_by(int(s.clan[seat]), int(s.character[seat]))


def role(s: GameRecord, seat: int) -> str:
    """DC-4: return the word for the character of a seat's dwarf: loyal or saboteur."""
    return word(Character(int(s.character[seat])))


@compiled
def reveal(s: State, seat: int, events: EventBuffer) -> None:
    """DC-37, DC-39, DC-72: turn the clan card of a seat face up, if the card is not face up yet."""
    if s.clan_known[seat] == ALL_KNOW:
        return
    s.clan_known[seat] = ALL_KNOW
    emit(events, EventKind.REVEALED, EVERYONE, seat, s.clan[seat], s.character[seat])
