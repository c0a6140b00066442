"""Clan cards, treasures and winners (DC-3, DC-4, DC-72 to DC-74)."""

from stope.engine.bitmask import MAX_SEATS, bit, has
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State, ViewRecord
from stope.engine.rng import StreamId, open_stream, randbelow, shuffle
from stope.games.codecs import word
from stope.games.dark_cave.cards import Character, Clan
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.state import ALL_KNOW, NOBODY, SPARES
from stope.games.path_cards.secrecy import knows

CLANS = len(Clan)
NO_CLAN = -1
#: The *place* of a clan card is its index: the seats come first, then the cards set aside. This is
#: the number of places.
PLACES = MAX_SEATS + SPARES
_CLAN_STREAM = 1


@compiled
def cards_of_clan(seats: int, clan: int, only_clan: int, character: int) -> int:
    """DC-3: return how many cards of a clan and character are used.

    With 3 or 4 players all clan cards are of ``only_clan``; other numbers of players ignore it.
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
    only_clan = randbelow(s.rng, CLANS)
    used = 0
    # ``removed`` is not filled yet and serves as scratch memory for the shuffle
    for clan in range(CLANS):
        for character in range(2):
            for _ in range(cards_of_clan(int(s.seats), clan, only_clan, character)):
                s.removed[used] = clan * 2 + character
                used += 1
    shuffle(s.rng, s.removed, used)
    for seat in range(MAX_SEATS):
        s.clan[seat], s.character[seat], s.clan_known[seat] = 0, 0, 0
        if seat < s.seats:
            s.clan[seat] = s.removed[seat] // 2
            s.character[seat] = s.removed[seat] % 2
            s.clan_known[seat] = bit(seat)
            emit(
                events,
                EventKind.CHARACTER_DEALT,
                bit(seat),
                seat,
                s.clan[seat],
                s.character[seat],
            )
    set_aside(s, used)


@compiled
def set_aside(s: State, used: int) -> None:
    """DC-3: set aside the clan cards not dealt, sorted by their backs, which everyone sees.

    ``removed`` begins with the ``used`` clan cards of the match, those dealt to seats first.
    """
    s.spares = 0
    s.spare_known = 0
    for place in range(SPARES):
        s.spare_clan[place], s.spare_character[place] = 0, 0
    for clan in range(CLANS):
        for place in range(s.seats, used):
            if s.removed[place] // 2 == clan:
                s.spare_clan[s.spares] = clan
                s.spare_character[s.spares] = s.removed[place] % 2
                s.spares += 1


# Which seats know a clan card


@compiled
def is_of_clan(view: ViewRecord, place: int, clan: int) -> bool:
    """Return whether a card of a clan is at a place: dealt to a seat, or set aside."""
    if place < MAX_SEATS:
        return place < view.seats and view.clan[place] == clan
    return place - MAX_SEATS < view.spares and view.spare_clan[place - MAX_SEATS] == clan


@compiled
def is_character_seen(view: ViewRecord, seat: int, place: int) -> bool:
    """Return whether a seat knows the clan card at a place, dealt or set aside."""
    mask = view.clan_known[place] if place < MAX_SEATS else view.spare_known
    return knows(int(mask), seat, MAX_SEATS)


@compiled
def character_at(view: ViewRecord, place: int) -> int:
    """Return the character on the clan card at a place, dealt or set aside."""
    if place < MAX_SEATS:
        return int(view.character[place])
    return int(view.spare_character[place - MAX_SEATS])


# The clan that a dwarf works for, and the winners


@compiled
def served_by(clan: int, character: int) -> int:
    """DC-4: return the clan that a dwarf works for: its own, or the other one for a saboteur."""
    return clan ^ character


@compiled
def works_for(s: GameRecord, seat: int) -> int:
    """DC-4: return the clan that the dwarf of a seat works for."""
    return served_by(int(s.clan[seat]), int(s.character[seat]))


def role(s: GameRecord, seat: int) -> str:
    """DC-4: return the word for the character of a seat's dwarf: loyal or saboteur."""
    return word(Character(int(s.character[seat])))


@compiled
def workers(s: GameRecord, clan: int) -> int:
    """Return how many dwarves work for a clan."""
    found = 0
    for seat in range(s.seats):
        if works_for(s, seat) == clan:
            found += 1
    return found


@compiled
def is_clan_out(s: GameRecord, clan: int) -> bool:
    """DC-70: return whether all dwarves that work for a clan have left the cave."""
    for seat in range(s.seats):
        if works_for(s, seat) == clan and not has(s.out, seat):
            return False
    return True


@compiled
def saved_gold(s: GameRecord, clan: int) -> int:
    """DC-72: return the gold that dwarves working for a clan have carried out of the cave."""
    gold = 0
    for seat in range(s.seats):
        if works_for(s, seat) == clan and has(s.out, seat):
            gold += int(s.gold[seat])
    return gold


@compiled
def treasure(s: GameRecord, clan: int) -> int:
    """DC-72, DC-74: return a clan's gold times the number of dwarves working for the other clan."""
    return saved_gold(s, clan) * workers(s, 1 - clan)


@compiled
def winning_clan(s: GameRecord) -> int:
    """DC-73: return the clan with the greater treasure, or NO_CLAN if no dwarf has left the cave.

    On a tie it is the clan that the first dwarf out worked for.
    """
    if s.first_out == NOBODY:
        return NO_CLAN
    yellow, blue = treasure(s, Clan.YELLOW.value), treasure(s, Clan.BLUE.value)
    if yellow == blue:
        return works_for(s, int(s.first_out))
    return Clan.YELLOW.value if yellow > blue else Clan.BLUE.value


@compiled
def winners(s: GameRecord) -> int:
    """DC-73: return the seats that worked for the winning clan, as a mask."""
    clan = winning_clan(s)
    won = 0
    for seat in range(s.seats):
        if works_for(s, seat) == clan:
            won |= bit(seat)
    return won


@compiled
def reveal(s: State, seat: int, events: EventBuffer) -> None:
    """DC-37, DC-39, DC-72: turn the clan card of a seat face up, if it is not yet."""
    if s.clan_known[seat] == ALL_KNOW:
        return
    s.clan_known[seat] = ALL_KNOW
    emit(events, EventKind.REVEALED, EVERYONE, seat, s.clan[seat], s.character[seat])
