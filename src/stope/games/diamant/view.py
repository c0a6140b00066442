"""The view of one seat of Diamant as JSON."""

from collections.abc import Iterable
from typing import Literal

from stope.engine.bitmask import members
from stope.engine.records import GameRecord, PythonFields, ViewRecord, to_python
from stope.games.codecs import Word, word
from stope.games.diamant.cards import COPIES, GEM_CARDS, HAZARD, VALUE, Hazard
from stope.games.diamant.rules import actors, deadly_cards, gems_lying, gems_on, pile_size, winners
from stope.games.diamant.state import CAVES, Chests
from stope.games.diamant.view_types import DiamantCell, DiamantPathCard, DiamantSeat, DiamantView


def card_json(card: int, lying: int, x: int, y: int) -> DiamantPathCard:
    """Return a card of the path as JSON, with the gems lying on it and its position."""
    if card < GEM_CARDS:
        return {"gems": int(VALUE[card]), "lying": lying, "x": x, "y": y}
    return {"hazard": word(Hazard(int(HAZARD[card]))), "lying": lying, "x": x, "y": y}


def corners(is_hazard: Iterable[bool]) -> list[tuple[int, int]]:
    """DI-16: return the positions of the cards of a path, and then the position of the next card.

    The first card is at (0, 0); y grows downwards. The path begins towards the east. At every
    hazard card except the first card, the path turns, alternately to the south and to the east. So
    the path never crosses itself or the camp in the west.

    >>> corners([False, True, False, True])
    [(0, 0), (1, 0), (1, 1), (1, 2), (2, 2)]
    """
    cells = [(0, 0)]
    east = True
    for index, hazard in enumerate(is_hazard):
        if hazard and index:
            east = not east
        x, y = cells[-1]
        cells.append((x + 1, y) if east else (x, y + 1))
    return cells


def path_json(s: GameRecord) -> tuple[list[DiamantPathCard], DiamantCell]:
    """Return the cards of the path as JSON, and the position of the next card."""
    table = to_python(s)
    cards = table.path[: table.turned]
    *cells, (x, y) = corners(card >= GEM_CARDS for card in cards)
    path = [
        card_json(card, int(gems_on(s, index)), *cell)
        for index, (card, cell) in enumerate(zip(cards, cells, strict=True))
    ]
    return path, {"x": x, "y": y}


def collapse_json(s: PythonFields) -> Word[Hazard] | None:
    """DI-8: return the hazard whose second card ended the expedition, or None if there is none."""
    met = [HAZARD[card] for card in s.path[: s.turned] if card >= GEM_CARDS]
    twice = [hazard for index, hazard in enumerate(met) if hazard in met[:index]]
    return word(Hazard(int(twice[0]))) if twice else None


def chest_shown(s: PythonFields, seat: int, viewer: int | None) -> int | None:
    """DI-15: return the total in a seat's chest, or None if it is not shown to the viewer."""
    if s.chests == Chests.OPEN or s.over or seat == viewer:
        return int(s.chest[seat])
    return None


def seat_json(s: PythonFields, seat: int, viewer: int | None) -> DiamantSeat:
    """Return as JSON the facts about a player that the viewer may know."""
    inside = bool(s.inside >> seat & 1)
    return {
        "seat": seat,
        "inside": inside,
        "committed": bool(s.committed >> seat & 1),
        "bag": int(s.bag) if inside else 0,
        "chest": chest_shown(s, seat, viewer),
    }


def choice_json(s: PythonFields, viewer: int | None) -> Literal["go-on", "leave"] | None:
    """Return the viewer's own decision while it is hidden from other players, or None."""
    if viewer is None or not s.committed >> viewer & 1:
        return None
    return "leave" if s.leaving >> viewer & 1 else "go-on"


def view(hidden: ViewRecord, viewer: int | None) -> DiamantView:
    """Return the view of a seat (None: a spectator) as JSON, given the record from ``observe``."""
    s = to_python(hidden)
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
