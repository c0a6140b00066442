"""The table as one seat sees it, ready for JSON."""

from collections.abc import Iterable
from typing import Any

from stope.games.codecs import Json
from stope.games.diamant.cards import COPIES, GEM_CARDS, HAZARD, VALUE, Hazard
from stope.games.diamant.rules import actors, gems_lying, gems_on, pile_size, winners
from stope.games.diamant.state import CAVES, Chests
from stope.kernel.masks import members
from stope.kernel.records import Record, plain


def card_json(card: int) -> Json:
    """Return a cave card as JSON."""
    if card < GEM_CARDS:
        return {"gems": int(VALUE[card])}
    return {"hazard": Hazard(int(HAZARD[card])).name.lower()}


def corners(is_hazard: Iterable[bool]) -> list[tuple[int, int]]:
    """DI-16: return where each card of a path lies, the entrance at (0, 0), y downwards.

    The path runs east and turns at every hazard but a first card, to the south and back to the
    east in turn: stairs never meet themselves, nor the camp in the west.

    >>> corners([False, True, False, True])
    [(0, 0), (1, 0), (1, 1), (1, 2)]
    """
    cells: list[tuple[int, int]] = []
    x = y = 0
    east = True
    for place, hazard in enumerate(is_hazard):
        if place:
            x, y = (x + 1, y) if east else (x, y + 1)
        cells.append((x, y))
        if hazard and place:
            east = not east
    return cells


def path_json(s: Record) -> list[Json]:
    """Return the cards of the path with what lies on them and where they lie."""
    cards = [int(card) for card in s.path[: int(s.turned)]]
    cells = corners(card >= GEM_CARDS for card in cards)
    return [
        {**card_json(card), "lying": int(gems_on(s, place)), "x": x, "y": y}
        for place, (card, (x, y)) in enumerate(zip(cards, cells, strict=True))
    ]


def chest_shown(s: Record, seat: int, viewer: int | None) -> int | None:
    """DI-15: the total in a chest, or None where the table does not show it."""
    if s.chests == Chests.OPEN or s.over or seat == viewer:
        return int(s.chest[seat])
    return None


def view(hidden: Record, viewer: int | None) -> Json:
    """Return what a seat (None: a spectator) sees. Takes a record that ``hide`` has made."""
    s = plain(hidden)
    waiting = members(int(actors(hidden)))
    inside, committed = members(int(s.inside)), members(int(s.committed))
    seats: list[Json] = []
    for seat in range(s.seats):
        shown: dict[str, Any] = {
            "seat": seat,
            "inside": seat in inside,
            "committed": seat in committed,
            "bag": int(s.bag) if seat in inside else 0,
            "chest": chest_shown(s, seat, viewer),
        }
        seats.append(shown)
    choice = None
    if viewer is not None and viewer in committed:
        choice = "leave" if int(s.leaving) >> viewer & 1 else "go-on"
    return {
        "game": "diamant",
        "viewer": viewer,
        "cave": int(s.cave) + 1,
        "caves": CAVES,
        "path": path_json(hidden),
        "lying": int(gems_lying(hidden)),
        "pile": int(pile_size(hidden)),
        "hazards": [
            {
                "hazard": hazard.name.lower(),
                "met": bool(s.met >> hazard & 1),
                "in_game": int(COPIES[hazard] - s.removed[hazard]),
                "removed": int(s.removed[hazard]),
            }
            for hazard in Hazard
        ],
        "seats": seats,
        "actors": list(waiting),
        "choice": choice,
        "over": bool(s.over),
        "winners": list(members(int(winners(hidden)))) if s.over else [],
    }
