"""Spiderwebs: where they can lie, and how they are removed (DC-10, DC-51, DC-53, DC-55)."""

from stope.engine.bitmask import has
from stope.engine.event_buffer import EVERYONE, emit, emit_more
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.games.dark_cave.cards import WEBS
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.rules.hands import discard_seen, use_axe
from stope.games.dark_cave.rules.movement_graph import mark_web, touches_web
from stope.games.dark_cave.state import NOBODY, NOWHERE
from stope.games.path_cards.board import NO_CARD, NO_CELL
from stope.games.path_cards.sides import SIDES, Side, opposite

#: The level of a new web, which shows the number II. A web that has been worn down shows the number
#: I, and its level is 1.
FRESH = 2


@compiled
def can_spin(s: GameRecord, cell: int, side: int) -> bool:
    """DC-53: return whether a web can be put on a side of a cell.

    A side between two cells is named from the cell to the north or west of it, so only the sides E
    and S are allowed.
    """
    if side not in (Side.E, Side.S):
        return False
    other = int(s.board.beside[cell, side])
    if other == NO_CELL or has(s.webbed[cell], side):
        return False
    back = opposite(side)
    here, here_open = has(s.board.faced[other], back), has(s.board.faced_open[other], back)
    there, there_open = has(s.board.faced[cell], side), has(s.board.faced_open[cell], side)
    if here and there:
        return here_open and there_open
    return here_open or there_open


@compiled
def spin_web(s: State, seat: int, face: int, cell: int, side: int, events: EventBuffer) -> None:
    """DC-53: put a web on a side of a cell, and put the web card in front of the player."""
    web = 0
    while s.web_owner[web] != NOBODY:
        web += 1
    s.web_cell[web] = cell
    s.web_side[web] = side
    s.web_level[web] = FRESH
    s.web_owner[web] = seat
    s.web_card[web] = face
    mark_web(s, web, True)
    emit_more(events, EventKind.WEB_SPUN, EVERYONE, seat, s.board.x[cell], s.board.y[cell], side, 0)


@compiled
def clear_web(s: State, web: int) -> None:
    """Clear a web, so that it is no longer on the board and belongs to no seat."""
    s.web_cell[web] = NO_CELL
    s.web_side[web] = 0
    s.web_level[web] = 0
    s.web_owner[web] = NOBODY
    s.web_card[web] = NO_CARD


@compiled
def wear_web(s: State, web: int) -> int:
    """DC-10, DC-55: lower the level of a web by 1, and return the new level.

    A web with the level 0 is removed.
    """
    s.web_level[web] -= 1
    left = int(s.web_level[web])
    if left == 0:
        remove_web(s, web)
    return left


@compiled
def remove_web(s: State, web: int) -> None:
    """Remove a web and discard its card."""
    mark_web(s, web, False)
    discard_seen(s, int(s.web_card[web]))
    clear_web(s, web)


@compiled
def wear_webs_of(s: State, seat: int, events: EventBuffer) -> None:
    """DC-10: wear down the webs whose cards lie in front of a player."""
    for web in range(WEBS):
        if s.web_owner[web] != seat:
            continue
        cell, side = s.web_cell[web], s.web_side[web]
        x, y = s.board.x[cell], s.board.y[cell]
        if wear_web(s, web) == 0:
            emit(events, EventKind.WEB_GONE, EVERYONE, x, y, side)
        else:
            emit(events, EventKind.WEB_WORN, EVERYONE, x, y, side)


@compiled
def drop_webs(s: State, cell: int, events: EventBuffer) -> None:
    """DC-51: remove the webs from the sides of a cell, after the card of this cell was removed.

    A web stays if the card beyond the side is open towards this cell.
    """
    for side in range(SIDES):
        if not has(s.webbed[cell], side) or has(s.board.faced_open[cell], side):
            continue
        web = web_on(s, cell, side)
        x, y = s.board.x[s.web_cell[web]], s.board.y[s.web_cell[web]]
        emit(events, EventKind.WEB_GONE, EVERYONE, x, y, s.web_side[web])
        remove_web(s, web)


@compiled
def web_on(s: GameRecord, cell: int, side: int) -> int:
    """DC-26: return the web on a side of a cell, or -1.

    The web may be stored with this cell or with the cell beyond the side. So a web on an open end
    needs no change when a card is laid beyond the web: the web then lies between the two cards.
    """
    other = s.board.beside[cell, side]
    for web in range(WEBS):
        if s.web_owner[web] == NOBODY:
            continue
        if s.web_cell[web] == cell and s.web_side[web] == side:
            return web
        if s.web_cell[web] == other and s.web_side[web] == opposite(side):
            return web
    return -1


@compiled
def can_chop(s: GameRecord, seat: int, web: int) -> bool:
    """DC-55: return whether a player has an axe and the player's dwarf stands beside a web."""
    if s.web_owner[web] == NOBODY or s.axes[seat] == 0 or s.dwarf[seat] == NOWHERE:
        return False
    return touches_web(s, int(s.dwarf[seat]), web)


@compiled
def can_chop_any(s: GameRecord, seat: int) -> bool:
    """DC-55: return whether a player can use an axe on any web."""
    for web in range(WEBS):
        if can_chop(s, seat, web):
            return True
    return False


@compiled
def chop_web(s: State, seat: int, web: int, events: EventBuffer) -> None:
    """DC-55: discard an axe of a player to wear a web down by one level."""
    use_axe(s, seat)
    cell, side = s.web_cell[web], s.web_side[web]
    x, y = s.board.x[cell], s.board.y[cell]
    left = wear_web(s, web)
    emit_more(events, EventKind.WEB_CHOPPED, EVERYONE, seat, x, y, side, left)
