"""The table as one seat sees it, ready for JSON."""

from collections.abc import Iterable
from typing import Literal

from stope.games.codecs import Word, word
from stope.games.diamant.cards import COPIES, GEM_CARDS, HAZARD, VALUE, Hazard
from stope.games.diamant.heuristics import deadly_cards
from stope.games.diamant.rules import actors, gems_lying, gems_on, pile_size, winners
from stope.games.diamant.seen import DiamantCell, DiamantPathCard, DiamantSeat, DiamantView
from stope.games.diamant.state import CAVES, Chests
from stope.kernel.masks import members
from stope.kernel.records import Record, plain


def card_json(card: int, lying: int, x: int, y: int) -> DiamantPathCard:
    """Return a cave card with what lies on it and where it lies."""
    if card < GEM_CARDS:
        return {"gems": int(VALUE[card]), "lying": lying, "x": x, "y": y}
    return {"hazard": word(Hazard(int(HAZARD[card]))), "lying": lying, "x": x, "y": y}


def corners(is_hazard: Iterable[bool]) -> list[tuple[int, int]]:
    """DI-16: return where each card of a path lies, and last of all where the next one will.

    The entrance is at (0, 0), y goes downwards. The path runs east and turns at every hazard but a
    first card, to the south and back to the east in turn: stairs never meet themselves, nor the
    camp in the west.

    >>> corners([False, True, False, True])
    [(0, 0), (1, 0), (1, 1), (1, 2), (2, 2)]
    """
    cells = [(0, 0)]
    east = True
    for place, hazard in enumerate(is_hazard):
        if hazard and place:
            east = not east
        x, y = cells[-1]
        cells.append((x + 1, y) if east else (x, y + 1))
    return cells


def path_json(s: Record) -> tuple[list[DiamantPathCard], DiamantCell]:
    """Return the cards of the path with what lies on them, and where the next one will lie."""
    table = plain(s)
    cards = table.path[: table.turned]
    *cells, (x, y) = corners(card >= GEM_CARDS for card in cards)
    path = [
        card_json(card, int(gems_on(s, place)), *cell)
        for place, (card, cell) in enumerate(zip(cards, cells, strict=True))
    ]
    return path, {"x": x, "y": y}


def collapse_json(s: Record) -> Word[Hazard] | None:
    """DI-8: return the hazard that lies on the path twice, and so has ended the expedition."""
    met = [HAZARD[card] for card in s.path[: s.turned] if card >= GEM_CARDS]
    twice = [hazard for place, hazard in enumerate(met) if hazard in met[:place]]
    return word(Hazard(int(twice[0]))) if twice else None


def chest_shown(s: Record, seat: int, viewer: int | None) -> int | None:
    """DI-15: the total in a chest, or None where the table does not show it."""
    if s.chests == Chests.OPEN or s.over or seat == viewer:
        return int(s.chest[seat])
    return None


def seat_json(s: Record, seat: int, viewer: int | None) -> DiamantSeat:
    """Return what a viewer sees of a player."""
    inside = bool(s.inside >> seat & 1)
    return {
        "seat": seat,
        "inside": inside,
        "committed": bool(s.committed >> seat & 1),
        "bag": int(s.bag) if inside else 0,
        "chest": chest_shown(s, seat, viewer),
    }


def choice_json(s: Record, viewer: int | None) -> Literal["go-on", "leave"] | None:
    """Return what a viewer has decided already."""
    if viewer is None or not s.committed >> viewer & 1:
        return None
    return "leave" if s.leaving >> viewer & 1 else "go-on"


def view(hidden: Record, viewer: int | None) -> DiamantView:
    """Return what a seat (None: a spectator) sees. Takes a record that ``hide`` has made."""
    s = plain(hidden)
    path, ahead = path_json(hidden)
    return {
        "game": "diamant",
        "viewer": viewer,
        "cave": int(s.cave) + 1,
        "caves": CAVES,
        "path": path,
        "ahead": ahead,
        "lying": int(gems_lying(hidden)),
        "pile": int(pile_size(hidden)),
        "deadly": int(deadly_cards(hidden)),
        "collapsed_by": collapse_json(s),
        "hazards": [
            {
                "hazard": word(hazard),
                "met": bool(s.met >> hazard & 1),
                "in_game": int(COPIES[hazard] - s.removed[hazard]),
                "removed": int(s.removed[hazard]),
            }
            for hazard in Hazard
        ],
        "seats": [seat_json(s, seat, viewer) for seat in range(s.seats)],
        "actors": list(members(int(actors(hidden)))),
        "choice": choice_json(s, viewer),
        "over": bool(s.over),
        "winners": list(members(int(winners(hidden)))) if s.over else [],
    }
