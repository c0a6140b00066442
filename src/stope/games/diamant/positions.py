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
from stope.games.diamant.histories import can_have_taken, let_leave, stories
from stope.games.diamant.knowledge import put_path_on_top, settle_face
from stope.games.diamant.rulebook import RULEBOOK
from stope.games.diamant.rules import gems_lying, gems_on, is_out, settle_next
from stope.games.diamant.state import CAVES, SEATS, STATE, Chests
from stope.games.position_fields import PositionReader, key_hex, read_key
from stope.kernel.chance import Purpose, open_stream, set_key
from stope.kernel.masks import members
from stope.kernel.records import Record, blank, duplicate

#: All gems of an expedition: what earlier caves can have brought at most.
_EARLIER_GEMS = int(VALUE.sum())
_MOST_POINTS = CAVES * _EARLIER_GEMS
_CHOICES = ("go-on", "leave")
_CHESTS = [kind.name.lower() for kind in Chests]


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
    options = read.entry("options", read.get("options", {}), ("chests",), 15)
    s.chests = Chests[read.word("chests", options.get("chests"), _CHESTS, 15).upper()]
    s.cave = read.number("cave", 1, CAVES, 4) - 1
    s.over = read.flag("over", 14)
    _read_removed(read, s)
    _read_path(read, s)
    _check_expedition(read, s)
    set_key(s.chance, read_key(read, 13))
    _read_pile(read, s)
    return s


def _read_seats(read: PositionReader, s: Record) -> None:
    seats = read.items("seats", SEATS[0], SEATS[-1], 1)
    s.seats = len(seats)
    for seat, given in enumerate(seats):
        where = f"seats[{seat}]"
        entry = read.entry(where, given, ("chest", "inside", "choice"), 1)
        s.chest[seat] = read.whole(f"{where}.chest", entry.get("chest", 0), 0, _MOST_POINTS, 14)
        s.inside |= read.boolean(f"{where}.inside", entry.get("inside", True), 4) << seat
        choice = entry.get("choice")
        if choice is not None and choice not in _CHOICES:
            read.refuse(9, f"{where}.choice", choice, "go-on, leave, null")
        s.committed |= (choice is not None) << seat
        s.leaving |= (choice == "leave") << seat


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
                read.refuse(8, f"path[{place}]", names[place], f"!= {names[place]}")
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
    if s.over:
        _check_end(read, s)
    else:
        _check_decisions(read, s)
        _check_story(read, s)


def _check_end(read: PositionReader, s: Record) -> None:
    """DI-12 to DI-14: nobody is inside, nothing lies there, and the last cave is behind them."""
    for field, value, rule in (
        ("inside", int(s.inside).bit_count(), 12),
        ("bag", int(s.bag), 12),
        ("lying", int(gems_lying(s)), 13),
        ("choice", int(s.committed).bit_count(), 9),
        ("pile", len(read.get("pile", [])), 13),
    ):
        if value:
            read.refuse(rule, field, value, "0")
    if s.cave + 1 < CAVES:
        read.refuse(14, "cave", int(s.cave) + 1, str(CAVES))
    values = tuple(int(VALUE[card]) for card in s.path[: s.turned])
    names = [card_name(int(card)) for card in s.path[: s.turned]]
    collapsed = names[-1] in names[:-1] and isinstance(names[-1], str)
    if collapsed and not s.removed[int(HAZARD[s.path[s.turned - 1]])]:
        read.refuse(13, "removed", read.get("removed", []), str(names[-1]))
    chests = [int(s.chest[seat]) for seat in range(s.seats)]
    for story in stories(values, int(s.seats), 1, _EARLIER_GEMS):
        last = story if collapsed else let_leave(story, story.inside)
        fled = (0,) * last.inside
        if can_have_taken(last.taken + fled, chests, _EARLIER_GEMS * int(s.cave)):
            return
    read.refuse(10, "chest", chests, "DI-6, DI-10")


def _check_decisions(read: PositionReader, s: Record) -> None:
    """DI-9, DI-11, DI-12: somebody is inside and undecided; who is outside decides nothing."""
    inside = members(int(s.inside))
    if not inside:
        read.refuse(12, "inside", 0, f"1..{s.seats}")
    for seat in members(int(s.committed & ~s.inside)):
        read.refuse(11, f"seats[{seat}].choice", _choice(s, seat), "null")
    if s.committed == s.inside:
        read.refuse(9, f"seats[{inside[-1]}].choice", _choice(s, inside[-1]), "null")


def _check_story(read: PositionReader, s: Record) -> None:
    """DI-6, DI-10: some decisions lead to these bags, these gems on the cards, these chests."""
    values = tuple(int(VALUE[card]) for card in s.path[: s.turned])
    lying = tuple(int(gems_on(s, place)) for place in range(s.turned))
    inside = int(s.inside).bit_count()
    told = [
        story
        for story in stories(values, int(s.seats), inside, int(s.bag))
        if (story.inside, story.bag, story.lying) == (inside, s.bag, lying)
    ]
    if not told:
        read.refuse(6, "bag, lying", [int(s.bag), list(lying)], "DI-6, DI-10")
    outside = [int(s.chest[seat]) for seat in range(s.seats) if not s.inside >> seat & 1]
    others = sum(int(chest) for chest in s.chest) - sum(outside)
    earlier = _EARLIER_GEMS * int(s.cave) - others
    gains = {story.taken for story in told}
    if not any(can_have_taken(taken, outside, earlier) for taken in gains):
        allowed = " / ".join(str(list(taken)) for taken in sorted(gains)[:3])
        read.refuse(10, "chest", [int(s.chest[seat]) for seat in range(s.seats)], allowed or "0")


def _read_pile(read: PositionReader, s: Record) -> None:
    put_path_on_top(s, s)
    open_stream(s.chance, int(Purpose.DEAL), int(s.cave))
    names = read.items("pile", 0, CARDS, 2, default=[])
    on_path = Counter(card_name(int(face)) for face in s.path[: s.turned])
    for face in _read_faces(read, s, "pile", names, on_path, all_cards=False):
        settle_face(s, int(s.ordered), face)
        s.ordered += 1
