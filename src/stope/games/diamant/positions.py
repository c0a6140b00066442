"""A whole table as JSON and back; a table that breaks a rule is refused with its id."""

from collections import Counter
from typing import Any

from stope.games.codecs import Json
from stope.games.diamant.cards import (
    CARDS,
    COPIES,
    FACE,
    GEM_CARDS,
    HAZARD,
    LONGEST_PATH,
    NO_CARD,
    VALUE,
    Hazard,
)
from stope.games.diamant.knowledge import put_path_on_top, settle_face
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
    """Return the whole table: what all see, every choice, the order of the pile, the key."""
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
    read.only(
        ["options", "cave", "path", "lying", "removed", "bag", "seats", "pile", "over", "key"]
    )
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
    # both cards of a last collapse still lie there, though one of them has left the game
    faces = _read_faces(read, s, "path", names, Counter(), all_cards=bool(s.over))
    lying = read.items("lying", len(names), len(names), 6, default=[0] * len(names))
    s.path[:] = NO_CARD
    for place, (face, gems) in enumerate(zip(faces, lying, strict=True)):
        s.path[place] = face
        s.rest[place] = read.whole(f"lying[{place}]", gems, 0, int(VALUE[face]), 6)
        if face >= GEM_CARDS:
            kind = int(HAZARD[face])
            last_of_all = s.over and place == len(faces) - 1
            if s.met >> kind & 1 and not last_of_all:
                read.refuse(8, f"path[{place}]", names[place], "one of each hazard")
            s.met |= 1 << kind
    s.turned = len(faces)
    s.left_over = int(s.rest.sum())


def _read_faces(
    read: PositionReader,
    s: Record,
    field: str,
    names: list[Any],
    used: Counter[int | str],
    *,
    all_cards: bool,
) -> list[int]:
    """Return the faces with these names, of which no more may be used than the game has."""
    in_game = [card for card in range(CARDS) if all_cards or not is_out(s, card)]
    face_of = {card_name(card): int(FACE[card]) for card in in_game}
    free = Counter(card_name(card) for card in in_game)
    free.subtract(used)
    for place, name in enumerate(names):
        known = type(name) in (int, str) and name in face_of
        if not known or free[name] < 1:
            allowed = ", ".join(str(card) for card, number in free.items() if number > 0)
            read.refuse(2, f"{field}[{place}]", name, allowed)
        free[name] -= 1
    return [face_of[name] for name in names]


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
    open_stream(s.chance, int(Purpose.DEAL), int(s.cave))
    names = read.items("pile", 0, CARDS, 2, default=[])
    on_path = Counter(card_name(int(face)) for face in s.path[: s.turned])
    for face in _read_faces(read, s, "pile", names, on_path, all_cards=False):
        settle_face(s, int(s.ordered), face)
        s.ordered += 1
