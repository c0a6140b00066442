"""Clan cards, what they count for, and who wins (DC-3, DC-4, DC-72, DC-73)."""

from stope.games.codecs import word
from stope.games.dark_cave.cards import Character, Clan
from stope.games.dark_cave.events import Happening
from stope.games.dark_cave.state import ALL_KNOW, NOBODY, SPARES
from stope.kernel.chance import Purpose, below, open_stream, shuffle
from stope.kernel.events import EVERYONE, emit
from stope.kernel.masks import MAX_SEATS, bit, has
from stope.kernel.native import rule
from stope.kernel.records import Record

CLANS = len(Clan)
NO_CLAN = -1
#: Places of clan cards: one for each seat, then those set aside.
PLACES = MAX_SEATS + SPARES
_CLAN_STREAM = 1


@rule
def cards_of_clan(seats: int, clan: int, only_clan: int, character: int) -> int:
    """DC-3: how many cards of a clan and character are used; with 3 or 4 players of one clan."""
    if seats == 2:
        return 1 if character == Character.LOYAL else 0
    if seats <= 4:
        return 2 if clan == only_clan else 0
    return 3 if character == Character.LOYAL else 1


@rule
def deal_clans(s: Record, events: Record) -> None:
    """DC-3: shuffle the clan cards, deal one each, set the others aside unseen."""
    open_stream(s.chance, Purpose.DEAL, _CLAN_STREAM)
    only_clan = below(s.chance, CLANS)
    used = 0
    # the cards removed from the game are not there yet; their places serve to shuffle
    for clan in range(CLANS):
        for character in range(2):
            for _ in range(cards_of_clan(int(s.seats), clan, only_clan, character)):
                s.removed[used] = clan * 2 + character
                used += 1
    shuffle(s.chance, s.removed, used)
    for seat in range(MAX_SEATS):
        s.clan[seat], s.character[seat], s.clan_known[seat] = 0, 0, 0
        if seat < s.seats:
            s.clan[seat] = s.removed[seat] // 2
            s.character[seat] = s.removed[seat] % 2
            s.clan_known[seat] = bit(seat)
            emit(
                events,
                Happening.CHARACTER_DEALT,
                bit(seat),
                seat,
                s.clan[seat],
                s.character[seat],
            )
    set_aside(s, used)


@rule
def set_aside(s: Record, used: int) -> None:
    """DC-3: cards left over lie in the order of their backs, which everyone sees."""
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


# Who knows what


@rule
def knows(mask: int, seat: int) -> bool:
    """Return whether a seat (-1: who only watches) is among those who know a card."""
    return has(mask, MAX_SEATS if seat < 0 else seat)


@rule
def is_of_clan(view: Record, place: int, clan: int) -> bool:
    """Return whether a clan card, dealt or set aside, is there and of a clan."""
    if place < MAX_SEATS:
        return place < view.seats and view.clan[place] == clan
    return place - MAX_SEATS < view.spares and view.spare_clan[place - MAX_SEATS] == clan


@rule
def is_character_seen(view: Record, seat: int, place: int) -> bool:
    """Return whether a seat knows a clan card, dealt or set aside."""
    mask = view.clan_known[place] if place < MAX_SEATS else view.spare_known
    return knows(int(mask), seat)


@rule
def character_at(view: Record, place: int) -> int:
    """Return the character on a clan card, dealt or set aside."""
    if place < MAX_SEATS:
        return int(view.character[place])
    return int(view.spare_character[place - MAX_SEATS])


# Whom a dwarf works for, and who wins


@rule
def served_by(clan: int, character: int) -> int:
    """DC-4: the clan that somebody of a clan works for: a saboteur works for the other one."""
    return clan ^ character


@rule
def works_for(s: Record, seat: int) -> int:
    """DC-4: the clan that a dwarf works for."""
    return served_by(int(s.clan[seat]), int(s.character[seat]))


def role(s: Record, seat: int) -> str:
    """DC-4: whether a dwarf works for its own clan or against it, in words."""
    return word(Character(int(s.character[seat])))


@rule
def workers(s: Record, clan: int) -> int:
    """Return how many dwarves work for a clan."""
    found = 0
    for seat in range(s.seats):
        if works_for(s, seat) == clan:
            found += 1
    return found


@rule
def is_clan_out(s: Record, clan: int) -> bool:
    """DC-70: whether all dwarves that work for a clan have left the cave."""
    for seat in range(s.seats):
        if works_for(s, seat) == clan and not has(s.out, seat):
            return False
    return True


@rule
def saved_gold(s: Record, clan: int) -> int:
    """DC-72: the gold that dwarves working for a clan have carried out."""
    gold = 0
    for seat in range(s.seats):
        if works_for(s, seat) == clan and has(s.out, seat):
            gold += int(s.gold[seat])
    return gold


@rule
def treasure(s: Record, clan: int) -> int:
    """DC-72: a clan's gold times the number of dwarves that work for the other clan."""
    return saved_gold(s, clan) * workers(s, 1 - clan)


@rule
def winning_clan(s: Record) -> int:
    """DC-73: the greater treasure; on a tie the clan of the first one out; else nobody."""
    if s.first_out == NOBODY:
        return NO_CLAN
    yellow, blue = treasure(s, Clan.YELLOW.value), treasure(s, Clan.BLUE.value)
    if yellow == blue:
        return works_for(s, int(s.first_out))
    return Clan.YELLOW.value if yellow > blue else Clan.BLUE.value


@rule
def winners(s: Record) -> int:
    """DC-73: everyone who worked for the winning clan, as a mask."""
    clan = winning_clan(s)
    won = 0
    for seat in range(s.seats):
        if works_for(s, seat) == clan:
            won |= bit(seat)
    return won


@rule
def reveal(s: Record, seat: int, events: Record) -> None:
    """DC-37, DC-39, DC-72: a clan card lies face up from now on."""
    if s.clan_known[seat] == ALL_KNOW:
        return
    s.clan_known[seat] = ALL_KNOW
    emit(events, Happening.REVEALED, EVERYONE, seat, s.clan[seat], s.character[seat])
