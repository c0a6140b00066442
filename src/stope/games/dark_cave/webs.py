"""Spiderwebs: where they can lie, and how they go (DC-10, DC-51, DC-53, DC-55)."""

from stope.games.dark_cave.cards import WEBS
from stope.games.dark_cave.events import Happening
from stope.games.dark_cave.hands import discard_seen
from stope.games.dark_cave.network import mark_web, touches_web
from stope.games.dark_cave.state import NOBODY, NOWHERE
from stope.kernel.board import NO_CARD, NO_CELL
from stope.kernel.events import EVERYONE, emit, emit_more
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import SIDES, Side, opposite

#: What a fresh web shows.
FRESH = 2


@rule
def can_spin(s: Record, cell: int, side: int) -> bool:
    """DC-53: whether a web can lie between a cell and the one beside it.

    Every border has two names; only the one from the north or west is used.
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


@rule
def spin_web(s: Record, seat: int, face: int, cell: int, side: int, events: Record) -> None:
    """DC-53: a web lies between a cell and the one beside it; its card lies before its owner."""
    web = 0
    while s.web_owner[web] != NOBODY:
        web += 1
    s.web_cell[web] = cell
    s.web_side[web] = side
    s.web_level[web] = FRESH
    s.web_owner[web] = seat
    s.web_card[web] = face
    mark_web(s, web, True)
    emit_more(events, Happening.WEB_SPUN, EVERYONE, seat, s.board.x[cell], s.board.y[cell], side, 0)


@rule
def clear_web(s: Record, web: int) -> None:
    """A web lies nowhere and belongs to nobody."""
    s.web_cell[web] = NO_CELL
    s.web_side[web] = 0
    s.web_level[web] = 0
    s.web_owner[web] = NOBODY
    s.web_card[web] = NO_CARD


@rule
def wear_web(s: Record, web: int) -> int:
    """DC-10, DC-55: a web turns from II to I or is gone; return what it shows now."""
    s.web_level[web] -= 1
    left = int(s.web_level[web])
    if left == 0:
        remove_web(s, web)
    return left


@rule
def remove_web(s: Record, web: int) -> None:
    """A web is gone and its card is discarded."""
    mark_web(s, web, False)
    discard_seen(s, int(s.web_card[web]))
    clear_web(s, web)


@rule
def wear_webs_of(s: Record, seat: int, events: Record) -> None:
    """DC-10: the webs whose cards lie before a player wear off."""
    for web in range(WEBS):
        if s.web_owner[web] != seat:
            continue
        cell, side = s.web_cell[web], s.web_side[web]
        x, y = s.board.x[cell], s.board.y[cell]
        if wear_web(s, web) == 0:
            emit(events, Happening.WEB_GONE, EVERYONE, x, y, side)
        else:
            emit(events, Happening.WEB_WORN, EVERYONE, x, y, side)


@rule
def drop_webs(s: Record, cell: int, events: Record) -> None:
    """DC-51: a card is gone; a web on a side of it stays if a card beyond is open there."""
    for side in range(SIDES):
        if not has(s.webbed[cell], side) or has(s.board.faced_open[cell], side):
            continue
        web = web_on(s, cell, side)
        x, y = s.board.x[s.web_cell[web]], s.board.y[s.web_cell[web]]
        emit(events, Happening.WEB_GONE, EVERYONE, x, y, s.web_side[web])
        remove_web(s, web)


@rule
def web_on(s: Record, cell: int, side: int) -> int:
    """Return the web on a side of a cell, whichever of its two names it goes by; -1 for none."""
    other = s.board.beside[cell, side]
    for web in range(WEBS):
        if s.web_owner[web] == NOBODY:
            continue
        if s.web_cell[web] == cell and s.web_side[web] == side:
            return web
        if s.web_cell[web] == other and s.web_side[web] == opposite(side):
            return web
    return -1


@rule
def can_chop(s: Record, seat: int, web: int) -> bool:
    """DC-55: whether a player has an axe, and a dwarf beside a web to use it on."""
    if s.web_owner[web] == NOBODY or s.axes[seat] == 0 or s.dwarf[seat] == NOWHERE:
        return False
    return touches_web(s, int(s.dwarf[seat]), web)


@rule
def can_chop_any(s: Record, seat: int) -> bool:
    """Return whether there is a web that a player can use an axe on."""
    for web in range(WEBS):
        if can_chop(s, seat, web):
            return True
    return False


@rule
def use_axe(s: Record, seat: int) -> None:
    """DC-55, DC-56: an axe from before a player is discarded."""
    discard_seen(s, int(s.axe[seat, 0]))
    s.axes[seat] -= 1
    left = int(s.axes[seat])
    for place in range(left):
        s.axe[seat, place] = s.axe[seat, place + 1]
    s.axe[seat, left] = NO_CARD


@rule
def chop_web(s: Record, seat: int, web: int, events: Record) -> None:
    """DC-55: use an axe on a web."""
    use_axe(s, seat)
    cell, side = s.web_cell[web], s.web_side[web]
    x, y = s.board.x[cell], s.board.y[cell]
    left = wear_web(s, web)
    emit_more(events, Happening.WEB_CHOPPED, EVERYONE, seat, x, y, side, left)
