"""The treasures of the clans, and the winners (DC-70, DC-72 to DC-74)."""

from stope.engine.bitmask import bit, has
from stope.engine.jit import compiled
from stope.engine.records import GameRecord
from stope.games.dark_cave.cards import Clan
from stope.games.dark_cave.rules.clans import NO_CLAN, works_for
from stope.games.dark_cave.state import NOBODY


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
    """DC-72, DC-74: return the treasure of a clan.

    The treasure is the gold that dwarves working for the clan have carried out of the cave, times
    the number of dwarves that work for the other clan.
    """
    return saved_gold(s, clan) * workers(s, 1 - clan)


@compiled
def winning_clan(s: GameRecord) -> int:
    """DC-73: return the clan with the greater treasure, or NO_CLAN if no dwarf has left the cave.

    If the treasures are equal, return the clan that the first dwarf out of the cave works for.
    """
    if s.first_out == NOBODY:
        return NO_CLAN
    yellow, blue = treasure(s, Clan.YELLOW.value), treasure(s, Clan.BLUE.value)
    if yellow == blue:
        return works_for(s, int(s.first_out))
    return Clan.YELLOW.value if yellow > blue else Clan.BLUE.value


@compiled
def winners(s: GameRecord) -> int:
    """DC-73: return the mask of the seats that work for the winning clan."""
    clan = winning_clan(s)
    won = 0
    for seat in range(s.seats):
        if works_for(s, seat) == clan:
            won |= bit(seat)
    return won
