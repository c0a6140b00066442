"""A whole table as JSON and back; a table that breaks a rule is refused with its id."""

from collections import Counter
from typing import Any

from stope.games.codecs import Json
from stope.games.diamant.cards import (
    CARDS,
    COPIES,
    GEM_CARDS,
    HAZARD,
    LONGEST_PATH,
    NO_CARD,
    VALUE,
    Hazard,
)
from stope.games.diamant.knowledge import put_path_on_top
from stope.games.diamant.rulebook import RULEBOOK
from stope.games.diamant.rules import gems_lying, gems_on, is_out, settle_next
from stope.games.diamant.state import CAVES, STATE, Chests
from stope.games.position_fields import PositionReader, key_hex, read_key
from stope.kernel.chance import Purpose, open_stream, set_key
from stope.kernel.masks import MAX_SEATS
from stope.kernel.records import Record, blank, duplicate

_SEATS = range(3, MAX_SEATS + 1)
_MOST_POINTS = CAVES * int(VALUE.sum())
_CHOICES = {"go-on": False, "leave": True, None: False}


def card_name(card: int) -> int | str:
    """Return a card as positions write it: gems as a number, a hazard by name."""
    return int(VALUE[card]) if card < GEM_CARDS else Hazard(int(HAZARD[card])).name.lower()


def position(s: Record) -> Json:
    """Return the whole table: what everyone sees, every choice, the order of the pile, the key."""
    return {
        "game": "diamant",
        "options": {"chests": Chests(int(s.chests)).name.lower()},
        "cave": int(s.cave) + 1,
        "path": [card_name(card) for card in s.path[: s.turned]],
        "lying": [int(gems_on(s, place)) for place in range(s.turned)],
        "removed": [
            hazard.name.lower() for hazard in Hazard for _ in range(int(s.removed[hazard]))
        ],
        "bag": int(s.bag),
        "seats": [
            {
                "chest": int(s.chest[seat]),
                "inside": bool(s.inside >> seat & 1),
                "choice": _choice(s, seat),
            }
            for seat in range(s.seats)
        ],
        "pile": [] if s.over else _pile(s),
        "over": bool(s.over),
        "key": key_hex(s.chance.key),
    }


def _choice(s: Record, seat: int) -> str | None:
    if not s.committed >> seat & 1:
        return None
    return "leave" if s.leaving >> seat & 1 else "go-on"


def _pile(s: Record) -> list[int | str]:
    """Return the cards still to come, top first, as they will be drawn."""
    settled = duplicate(s)
    while settled.ordered < CARDS:
        settle_next(settled)
    coming = (int(card) for card in settled.deck[s.drawn :])
    return [card_name(card) for card in coming if not is_out(s, card)]


def from_position(given: Any) -> Record:
    """Return the table that a position describes.

    ``pile`` may be left out or may name only the next few cards; the key decides the rest.
    """
    read = PositionReader(RULEBOOK, given)
    read.only("options cave path lying removed bag seats pile over key".split())
    s = blank(STATE)[0]
    _read_seats(read, s)
    options = read.table("options", 15, default={})
    s.chests = Chests[read.choice(options, "chests", ("open", "hidden"), 15).upper()]
    s.cave = read.number("cave", 1, CAVES, 4) - 1
    s.over = read.flag("over", 14)
    _read_removed(read, s)
    _read_path(read, s)
    _check_expedition(read, s)
    set_key(s.chance, read_key(read))
    _read_pile(read, s)
    return s


def _read_seats(read: PositionReader, s: Record) -> None:
    seats = read.items("seats", _SEATS[0], _SEATS[-1], 1)
    s.seats = len(seats)
    for seat, given in enumerate(seats):
        where = f"seats[{seat}]"
        entry = read.entry(where, given, ("chest", "inside", "choice"), 1)
        s.chest[seat] = read.whole(f"{where}.chest", entry.get("chest", 0), 0, _MOST_POINTS, 14)
        s.inside |= read.boolean(f"{where}.inside", entry.get("inside", True), 4) << seat
        choice = entry.get("choice")
        if choice not in _CHOICES:
            read.refuse(9, f"{where}.choice", choice, "go-on, leave, null")
        s.committed |= (choice is not None) << seat
        s.leaving |= _CHOICES[choice] << seat


def _read_removed(read: PositionReader, s: Record) -> None:
    names = [hazard.name.lower() for hazard in Hazard]
    for name in read.items("removed", 0, CAVES, 13, default=[]):
        if name not in names:
            read.refuse(2, "removed", name, ", ".join(names))
        s.removed[names.index(name)] += 1
    collapses = int(s.removed.sum())
    ended = int(s.cave) + int(s.over)
    if collapses > ended:
        read.refuse(13, "removed", collapses, f"<= {ended}")
    # a single card of a kind can end no expedition, so two of a kind at most have left the game
    for kind in Hazard:
        if s.removed[kind] >= COPIES[kind]:
            read.refuse(13, "removed", kind.name.lower(), f"<= {COPIES[kind] - 1}")


def _read_path(read: PositionReader, s: Record) -> None:
    names = read.items("path", 1, LONGEST_PATH, 5)
    # the cards of the last collapse are still on the table, though one has left the game since
    cards = _find_cards(read, s, "path", names, ignore_removed=bool(s.over))
    lying = read.items("lying", len(names), len(names), 6, default=[0] * len(names))
    s.path[:] = NO_CARD
    for place, (card, gems) in enumerate(zip(cards, lying, strict=True)):
        s.path[place] = card
        s.rest[place] = read.whole(f"lying[{place}]", gems, 0, int(VALUE[card]), 6)
        if card >= GEM_CARDS:
            kind = int(HAZARD[card])
            last_of_all = s.over and place == len(cards) - 1
            if s.met >> kind & 1 and not last_of_all:
                read.refuse(8, f"path[{place}]", names[place], "one of each hazard")
            s.met |= 1 << kind
    s.turned = len(cards)
    s.left_over = int(s.rest.sum())


def _find_cards(
    read: PositionReader, s: Record, field: str, names: list[Any], *, ignore_removed: bool
) -> list[int]:
    """Return cards with these names that are in the game and not on the path yet."""
    free: dict[int | str, list[int]] = {}
    on_path = {int(card) for card in s.path[: s.turned]}
    for card in range(CARDS):
        in_game = ignore_removed or not is_out(s, card)
        if in_game and card not in on_path:
            free.setdefault(card_name(card), []).append(card)
    cards = []
    for place, name in enumerate(names):
        known = name in free if isinstance(name, str | int) and type(name) is not bool else False
        if not known or not free[name]:
            left = Counter({card: len(ids) for card, ids in free.items() if ids})
            read.refuse(2, f"{field}[{place}]", name, ", ".join(map(str, left)))
        # the highest copy: the low ones are those that leave the game
        cards.append(free[name].pop())
    return cards


def _check_expedition(read: PositionReader, s: Record) -> None:
    found = sum(int(VALUE[card]) for card in s.path[: s.turned])
    s.bag = read.number("bag", 0, found, 6)
    inside = int(s.inside).bit_count()
    if s.over:
        for field, value, rule in (
            ("inside", inside, 12),
            ("bag", int(s.bag), 12),
            ("lying", gems_lying(s), 13),
            ("choice", int(s.committed), 9),
        ):
            if value:
                read.refuse(rule, field, value, "0")
        if s.cave + 1 < CAVES:
            read.refuse(14, "cave", int(s.cave) + 1, str(CAVES))
        return
    if inside == 0:
        read.refuse(12, "inside", 0, f"1..{s.seats}")
    if s.committed & ~s.inside:
        read.refuse(11, "choice", int(s.committed & ~s.inside), "null")
    if s.committed == s.inside:
        read.refuse(9, "choice", inside, f"< {inside}")
    on_table = inside * int(s.bag) + gems_lying(s)
    nobody_left = inside == s.seats
    if on_table > found or (nobody_left and on_table != found):
        read.refuse(6, "bag, lying", on_table, str(found) if nobody_left else f"<= {found}")
    taken = found - on_table
    outside = [seat for seat in range(s.seats) if not s.inside >> seat & 1]
    in_chests = sum(int(s.chest[seat]) for seat in outside)
    if in_chests < taken:
        read.refuse(10, "chest", in_chests, f">= {taken}")


def _read_pile(read: PositionReader, s: Record) -> None:
    put_path_on_top(s, s)
    open_stream(s.chance, Purpose.DEAL, int(s.cave))
    names = read.items("pile", 0, CARDS, 2, default=[])
    for card in _find_cards(read, s, "pile", names, ignore_removed=False):
        place = int(s.ordered)
        other = place + int((s.deck[place:] == card).argmax())
        s.deck[other] = s.deck[place]
        s.deck[place] = card
        s.ordered += 1
