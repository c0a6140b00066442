"""Write a state of Diamant as JSON and read it; a position that breaks a rule is refused."""

from collections import Counter

from stope.engine.bitmask import members
from stope.engine.key_conversion import key_hex
from stope.engine.records import State, duplicate, new_state
from stope.engine.rng import StreamId, open_stream, set_key
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
from stope.games.diamant.information import put_path_on_top, settle_face
from stope.games.diamant.reachability import can_have_taken, expeditions, let_leave
from stope.games.diamant.rulebook import RULEBOOK, Rule
from stope.games.diamant.rules import gems_lying, gems_on, is_out, settle_next
from stope.games.diamant.state import CAVES, SEATS, STATE, Chests
from stope.games.position_json import PositionReader, read_key

#: The sum of the gems on all cards: players can bring at most this many gems out of one cave.
_EARLIER_GEMS = int(VALUE.sum())
_MOST_POINTS = CAVES * _EARLIER_GEMS
_CHOICES = ("go-on", "leave")
_CHESTS = [kind.name.lower() for kind in Chests]


def card_name(card: int) -> int | str:
    """Return a card as positions write it: a gem card as its value, a hazard as its name."""
    return int(VALUE[card]) if card < GEM_CARDS else Hazard(int(HAZARD[card])).name.lower()


def position(s: State) -> Json:
    """Return the whole state: public fields, all choices, the order of the pile, the key."""
    return {
        "game": "diamant",
        "options": {"chests": Chests(int(s.chests)).name.lower()},
        "cave": int(s.cave) + 1,
        "path": [card_name(card) for card in s.path[: s.turned]],
        "lying": [int(gems_on(s, index)) for index in range(s.turned)],
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
        "key": key_hex(s.rng.key),
    }


def _choice(s: State, seat: int) -> str | None:
    if not s.committed >> seat & 1:
        return None
    return "leave" if s.leaving >> seat & 1 else "go-on"


def _pile(s: State) -> list[int | str]:
    """Return the cards still to come, in the order in which they will be drawn."""
    settled = duplicate(s)
    while settled.ordered < CARDS:
        settle_next(settled)
    coming = (int(card) for card in settled.deck[s.drawn :])
    return [card_name(card) for card in coming if not is_out(s, card)]


def from_position(given: object) -> State:
    """Return the state that a position describes, or refuse the position.

    ``pile`` may be left out or may name only the next few cards; the key decides the other cards.
    """
    read = PositionReader(RULEBOOK, given)
    read.refuse_unknown_parts(
        ["options", "cave", "path", "lying", "removed", "bag", "seats", "pile", "over", "key"]
    )
    s = new_state(STATE)
    _read_seats(read, s)
    options = read.entry("options", read.get("options", {}), ("chests",), Rule.DI_15_CHESTS)
    s.chests = Chests[
        read.word("chests", options.get("chests"), _CHESTS, Rule.DI_15_CHESTS).upper()
    ]
    s.cave = read.int_part("cave", 1, CAVES, Rule.DI_4_EXPEDITIONS) - 1
    s.over = read.bool_part("over", Rule.DI_14_MATCH_END)
    _read_removed(read, s)
    _read_path(read, s)
    _check_expedition(read, s)
    set_key(s.rng, read_key(read, Rule.DI_13_CLEARING))
    _read_pile(read, s)
    return s


def _read_seats(read: PositionReader, s: State) -> None:
    seats = read.items("seats", SEATS[0], SEATS[-1], Rule.DI_1_SEATS)
    s.seats = len(seats)
    for seat, given in enumerate(seats):
        where = f"seats[{seat}]"
        entry = read.entry(where, given, ("chest", "inside", "choice"), Rule.DI_1_SEATS)
        s.chest[seat] = read.check_int(
            f"{where}.chest", entry.get("chest", 0), 0, _MOST_POINTS, Rule.DI_14_MATCH_END
        )
        s.inside |= (
            read.check_bool(f"{where}.inside", entry.get("inside", True), Rule.DI_4_EXPEDITIONS)
            << seat
        )
        choice = entry.get("choice")
        if choice is not None and choice not in _CHOICES:
            read.refuse(Rule.DI_9_DECISION, f"{where}.choice", choice, "go-on, leave, null")
        s.committed |= (choice is not None) << seat
        s.leaving |= (choice == "leave") << seat


def _read_removed(read: PositionReader, s: State) -> None:
    names = [hazard.name.lower() for hazard in Hazard]
    for name in read.items("removed", 0, CAVES, Rule.DI_13_CLEARING, default=[]):
        if name not in names:
            read.refuse(Rule.DI_2_CARDS, "removed", name, ", ".join(names))
        s.removed[names.index(name)] += 1
    collapses = int(s.removed.sum())
    ended = int(s.cave) + int(s.over)
    if collapses > ended:
        read.refuse(Rule.DI_13_CLEARING, "removed", collapses, f"<= {ended}")
    # the last card of a hazard is never removed, because one card alone cannot end an expedition
    for kind in Hazard:
        if s.removed[kind] >= COPIES[kind]:
            read.refuse(Rule.DI_13_CLEARING, "removed", kind.name.lower(), f"<= {COPIES[kind] - 1}")


def _read_path(read: PositionReader, s: State) -> None:
    names = read.items("path", 1, LONGEST_PATH, Rule.DI_5_FIRST_CARD)
    # after the last collapse, both cards of the hazard lie on the path, although one of these cards
    # has left the game
    faces = _read_faces(read, s, "path", names, Counter(), all_cards=bool(s.over))
    lying = read.items("lying", len(names), len(names), Rule.DI_6_GEMS, default=[0] * len(names))
    s.path[:] = NO_CARD
    for index, (face, gems) in enumerate(zip(faces, lying, strict=True)):
        s.path[index] = face
        s.rest[index] = read.check_int(f"lying[{index}]", gems, 0, int(VALUE[face]), Rule.DI_6_GEMS)
        if face >= GEM_CARDS:
            kind = int(HAZARD[face])
            last_of_all = s.over and index == len(faces) - 1
            if s.met >> kind & 1 and not last_of_all:
                read.refuse(
                    Rule.DI_8_SECOND_HAZARD, f"path[{index}]", names[index], f"!= {names[index]}"
                )
            s.met |= 1 << kind
    s.turned = len(faces)
    s.left_over = int(s.rest.sum())


def _read_faces(
    read: PositionReader,
    s: State,
    field: str,
    names: list[object],
    used: Counter[int | str],
    *,
    all_cards: bool,
) -> list[int]:
    """Return the faces of the named cards; refuse a name for which there are too few cards.

    ``used`` counts the cards that lie elsewhere. If ``all_cards`` is true, cards that have left the
    game can be named too.
    """
    in_game = [card for card in range(CARDS) if all_cards or not is_out(s, card)]
    face_of = {card_name(card): int(FACE[card]) for card in in_game}
    free = Counter(card_name(card) for card in in_game)
    free.subtract(used)
    faces: list[int] = []
    for index, name in enumerate(names):
        # True is not a name, although True == 1 in Python
        is_name = isinstance(name, int | str) and type(name) is not bool
        if not is_name or name not in face_of or free[name] < 1:
            allowed = ", ".join(str(card) for card, number in free.items() if number > 0)
            read.refuse(Rule.DI_2_CARDS, f"{field}[{index}]", name, allowed)
        free[name] -= 1
        faces.append(face_of[name])
    return faces


def _check_expedition(read: PositionReader, s: State) -> None:
    found = sum(int(VALUE[card]) for card in s.path[: s.turned])
    s.bag = read.int_part("bag", 0, found, Rule.DI_6_GEMS)
    if s.over:
        _check_end(read, s)
    else:
        _check_decisions(read, s)
        _check_reachable(read, s)


def _check_end(read: PositionReader, s: State) -> None:
    """DI-12 to DI-14: refuse an impossible position of a match that is over.

    In a possible position, nobody is inside, no gems lie on the path, the cave is the last cave,
    and some decisions of the players lead to the given chests.
    """
    for field, value, rule in (
        ("inside", int(s.inside).bit_count(), 12),
        ("bag", int(s.bag), 12),
        ("lying", int(gems_lying(s)), 13),
        ("choice", int(s.committed).bit_count(), 9),
        ("pile", len(read.items("pile", 0, CARDS, Rule.DI_13_CLEARING, default=[])), 13),
    ):
        if value:
            read.refuse(rule, field, value, "0")
    if s.cave + 1 < CAVES:
        read.refuse(Rule.DI_14_MATCH_END, "cave", int(s.cave) + 1, str(CAVES))
    values = tuple(int(VALUE[card]) for card in s.path[: s.turned])
    names = [card_name(int(card)) for card in s.path[: s.turned]]
    collapsed = names[-1] in names[:-1] and isinstance(names[-1], str)
    if collapsed and not s.removed[int(HAZARD[s.path[s.turned - 1]])]:
        read.refuse(Rule.DI_13_CLEARING, "removed", read.get("removed", []), str(names[-1]))
    chests = [int(s.chest[seat]) for seat in range(s.seats)]
    for expedition in expeditions(values, int(s.seats), 1, _EARLIER_GEMS):
        last = expedition if collapsed else let_leave(expedition, expedition.inside)
        fled = (0,) * last.inside
        if can_have_taken(last.taken + fled, chests, _EARLIER_GEMS * int(s.cave)):
            return
    read.refuse(Rule.DI_10_LEAVING, "chest", chests, "DI-6, DI-10")


def _check_decisions(read: PositionReader, s: State) -> None:
    """DI-9, DI-11, DI-12: refuse a position in which a seat outside or all seats inside decided.

    When the last seat inside decides, all decisions are carried out at once. So in every position
    at least one seat inside is undecided.
    """
    inside = members(int(s.inside))
    if not inside:
        read.refuse(Rule.DI_12_EXPEDITION_END, "inside", 0, f"1..{s.seats}")
    for seat in members(int(s.committed & ~s.inside)):
        read.refuse(Rule.DI_11_OUTSIDE, f"seats[{seat}].choice", _choice(s, seat), "null")
    if s.committed == s.inside:
        read.refuse(
            Rule.DI_9_DECISION, f"seats[{inside[-1]}].choice", _choice(s, inside[-1]), "null"
        )


def _check_reachable(read: PositionReader, s: State) -> None:
    """DI-6, DI-10: refuse bags, gems on cards and chests to which no decisions can lead."""
    values = tuple(int(VALUE[card]) for card in s.path[: s.turned])
    lying = tuple(int(gems_on(s, index)) for index in range(s.turned))
    inside = int(s.inside).bit_count()
    possible = [
        expedition
        for expedition in expeditions(values, int(s.seats), inside, int(s.bag))
        if (expedition.inside, expedition.bag, expedition.lying) == (inside, s.bag, lying)
    ]
    if not possible:
        read.refuse(Rule.DI_6_GEMS, "bag, lying", [int(s.bag), list(lying)], "DI-6, DI-10")
    outside = [int(s.chest[seat]) for seat in range(s.seats) if not s.inside >> seat & 1]
    others = sum(int(chest) for chest in s.chest) - sum(outside)
    earlier = _EARLIER_GEMS * int(s.cave) - others
    gains = {expedition.taken for expedition in possible}
    if not any(can_have_taken(taken, outside, earlier) for taken in gains):
        allowed = " / ".join(str(list(taken)) for taken in sorted(gains)[:3])
        read.refuse(
            Rule.DI_10_LEAVING,
            "chest",
            [int(s.chest[seat]) for seat in range(s.seats)],
            allowed or "0",
        )


def _read_pile(read: PositionReader, s: State) -> None:
    put_path_on_top(s, s)
    open_stream(s.rng, int(StreamId.DEAL), int(s.cave))
    names = read.items("pile", 0, CARDS, Rule.DI_2_CARDS, default=[])
    on_path = Counter(card_name(int(face)) for face in s.path[: s.turned])
    for face in _read_faces(read, s, "pile", names, on_path, all_cards=False):
        settle_face(s, int(s.ordered), face)
        s.ordered += 1
