"""A whole table of a Duel as JSON and back; a table that breaks a rule is refused with its id.

Cards are written by their names. On the table a card is ``P16@2,1``, followed by letters: ``v``
turned, ``k`` with a key, ``m0`` gold marked by seat 0, ``b1`` troll bribed by seat 1, ``d`` face
down. Discards and goals name who knows them: ``P01:0`` seat 0, ``P01:01*`` both and all who watch.
"""

import re
from collections import Counter
from enum import IntEnum
from typing import Any

from stope.games.codecs import Json
from stope.games.duel.cards import (
    BARRIER,
    COUNT,
    DUEL_MARKERS,
    FIRST_GOAL,
    FIRST_START,
    GOALS,
    GOLD,
    HAND_CARDS,
    HAND_FACES,
    NAMES,
    OPEN,
    PATH_FACES,
    ROUND_GOALS,
    ROUNDS,
    SABOTAGE_FACE,
    SOLO_MARKERS,
    START_FACE,
    Barrier,
    Colour,
    Tool,
)
from stope.games.duel.goals import (
    DUEL_GOALS_AT,
    SOLO_GOALS_AT,
    goal_ways,
    reached_goal,
    shuffle_goals,
)
from stope.games.duel.hands import ALL_KNOW, discard, is_played_at_once, shuffle_pile
from stope.games.duel.legality import can_bribe_any
from stope.games.duel.network import colour_of, spread_all
from stope.games.duel.rulebook import RULEBOOK
from stope.games.duel.rules import KEYS, clear_table
from stope.games.duel.state import ASIDE, HAND, STATE, Ending, Goals, Phase
from stope.games.duel.views import hand_json, tools_json
from stope.games.position_fields import PositionReader, key_hex, read_key
from stope.games.position_lines import PositionLine
from stope.kernel.board import (
    NO_CARD,
    NO_CELL,
    NO_SLOT,
    find_cell,
    put_card,
    put_face_down,
    turn_up,
)
from stope.kernel.chance import set_key
from stope.kernel.hands import add_to_hand
from stope.kernel.records import Record, blank
from stope.kernel.sides import SIDES, opposite

_FACE = {name: face for face, name in enumerate(NAMES)}
#: How positions are written on one line, and so the names of their parts.
LINE = PositionLine(
    RULEBOOK,
    rows=("hands", "gold", "sabotage"),
    lists=("table", "pile", "discard", "aside", "goals", "out", "debts"),
    numbers=("round", "turn", "to_draw", "first_goal", "sits_out"),
    words=("phase", "then", "pending", "just_laid", "ending", "key"),
    flags=(),
    option="goals=leave",
    option_rule=5,
)
_TOKEN = re.compile(r"([A-Z]\d\d)@(-?\d{1,3}),(-?\d{1,3})(v?)(k?)(m[01])?(b[01])?(d?)")
_KNOWN = re.compile(r"([A-Z]\d\d):([01]*)(\*?)")
#: Cards may lie anywhere, but moves have room for coordinates up to 127, and 34 cards may follow.
_FAR = 80
#: Start cards, goals and every path card.
_MOST_CARDS = 42


def _words(kinds: type[IntEnum]) -> list[str]:
    """Return the members of an enum as positions write them."""
    return [kind.name.lower() for kind in kinds]


# Writing


def position(s: Record) -> Json:
    """Return the whole table: every card, wherever it is, who knows it, and the key."""
    return {
        "game": "duel",
        "options": {
            "goals": Goals(int(s.goals)).name.lower(),
            "dwarf": Colour(int(s.dwarf)).name.lower(),
        },
        "round": int(s.round_number) + 1,
        "turn": int(s.turn),
        "phase": Phase(int(s.phase)).name.lower(),
        "then": Phase(int(s.then)).name.lower(),
        "to_draw": int(s.to_draw),
        "pending": _place_text(s, int(s.pending)),
        "just_laid": _place_text(s, int(s.laid)),
        "table": [_card_text(s, slot) for slot in range(s.slots) if s.face[slot] != NO_CARD],
        "hands": [hand_json(s, seat) for seat in range(s.seats)],
        "pile": [NAMES[face] for face in s.pile[: s.pile_left][::-1]],
        "discard": [
            f"{NAMES[face]}:{_seats_text(known)}"
            for face, known in zip(
                s.discard[: s.discards], s.discard_known[: s.discards], strict=True
            )
        ],
        "aside": [NAMES[face] for face in s.aside[: s.asides]],
        "goals": [
            f"{NAMES[face]}:{_seats_text(known)}"
            for face, known in zip(s.goal, s.goal_known, strict=True)
        ],
        "first_goal": int(s.first_goal),
        "gold": [
            [value for value in (1, 2, 3) for _ in range(int(s.gold[seat, value]))]
            for seat in range(s.seats)
        ],
        "out": [NAMES[face] for face in range(PATH_FACES) if s.path_gold_out >> face & 1],
        "sabotage": [tools_json(int(s.sabotage[seat])) for seat in range(s.seats)],
        "debts": [int(s.debt[seat]) for seat in range(s.seats)],
        "sits_out": int(s.sits_out) - 1 if s.sits_out else None,
        "ending": Ending(int(s.ending)).name.lower(),
        "key": key_hex(s.chance.key),
    }


def _place_text(s: Record, slot: int) -> str | None:
    if slot == NO_SLOT:
        return None
    cell = int(s.cell[slot])
    return f"{int(s.board.x[cell])},{int(s.board.y[cell])}"


def _seats_text(known: int) -> str:
    return "".join(mark for place, mark in enumerate("01*") if known >> place & 1)


def _card_text(s: Record, slot: int) -> str:
    flags = "v" * int(s.turned[slot]) + "k" * int(s.key[slot])
    flags += f"m{int(s.owner[slot]) - 1}" if s.owner[slot] else ""
    flags += f"b{int(s.bribed[slot]) - 1}" if s.bribed[slot] else ""
    flags += "d" * int(s.face_down[slot])
    return f"{NAMES[int(s.face[slot])]}@{_place_text(s, slot)}{flags}"


# Reading


def from_position(given: Any) -> Record:
    """Return the table that a position describes.

    Parts that are left out are as at the beginning of a round. ``pile`` and ``goals`` may name only
    the first few cards; the key decides the order of all cards that are named nowhere.
    """
    read = PositionReader(RULEBOOK, given)
    read.only(LINE.parts)
    s = blank(STATE)[0]
    clear_table(s)
    hands = read.items("hands", 1, 2, 6)
    s.seats = len(hands)
    options = read.entry("options", read.get("options", {}), ("goals", "dwarf"), 5)
    s.goals = Goals[read.word("goals", options.get("goals"), _words(Goals), 5).upper()]
    s.dwarf = Colour[read.word("dwarf", options.get("dwarf"), _words(Colour), 60).upper()]
    s.round_number = read.number("round", 1, ROUNDS, 53) - 1
    s.turn = read.number("turn", 0, int(s.seats) - 1, 12)
    set_key(s.chance, read_key(read, 6))
    _read_goals(read, s)
    _read_table(read, s)
    _read_cards(read, s, hands)
    _read_players(read, s)
    spread_all(s)
    _read_phase(read, s)
    return s


def _name(read: PositionReader, field: str, name: Any, first: int, count: int) -> int:
    face = _FACE.get(name, -1) if isinstance(name, str) else -1
    if not first <= face < first + count:
        read.refuse(1, field, name, f"{NAMES[first]}..{NAMES[first + count - 1]}")
    return face


def _known(read: PositionReader, field: str, token: Any, first: int, count: int) -> tuple[int, int]:
    match = _KNOWN.fullmatch(token) if isinstance(token, str) else None
    if match is None:
        read.refuse(8, field, token, "P01:01*")
    known = sum(1 << "01*".index(mark) for mark in set(match[2] + match[3]))
    return _name(read, field, match[1], first, count), known


def _read_goals(read: PositionReader, s: Record) -> None:
    """DU-5: all goals in their order: those named, then the others as the key shuffles them."""
    shuffle_goals(s)
    named = [
        _known(read, f"goals[{place}]", token, FIRST_GOAL, GOALS)
        for place, token in enumerate(read.items("goals", 0, GOALS, 5, default=[]))
    ]
    faces = [face for face, _ in named]
    for face, copies in Counter(faces).items():
        if copies > 1:
            read.refuse(1, "goals", NAMES[face], "1")
    others = [int(face) for face in s.goal if face not in faces]
    for place, face in enumerate([*faces, *others]):
        s.goal[place] = face
        s.goal_known[place] = named[place][1] if place < len(named) else 0
    s.first_goal = read.number("first_goal", 0, GOALS - ROUND_GOALS, 5)


def _goal_places(s: Record) -> list[tuple[int, int]]:
    places = SOLO_GOALS_AT if s.seats == 1 else DUEL_GOALS_AT
    return [(int(x), int(y)) for x, y in places]


def _start_places(s: Record) -> list[tuple[int, int]]:
    return [(0, 0)] if s.seats == 1 else [(0, 1), (0, -1)]


def _read_table(read: PositionReader, s: Record) -> None:
    """DU-4: start cards, goals, then the laid cards in their order."""
    tokens = read.items("table", 0, _MOST_CARDS, 20, default=[])
    parsed = [_parse_card(read, place, token) for place, token in enumerate(tokens)]
    by_place = {(card["x"], card["y"]): card for card in parsed}
    if len(by_place) != len(parsed):
        read.refuse(20, "table", len(parsed), str(len(by_place)))
    for seat, (x, y) in enumerate(_start_places(s)):
        start = int(START_FACE[colour_of(s, seat)])
        _expect(read, by_place.pop((x, y), None), start, 4)
        put_card(s, x, y, start, 0, int(OPEN[start, 0]))
    for number, (x, y) in enumerate(_goal_places(s)):
        goal = int(s.goal[s.first_goal + number])
        card = by_place.pop((x, y), None)
        _expect(read, card, goal, 4)
        slot = put_face_down(s, x, y, goal)
        if card and not card["face_down"]:
            turned = int(card["turned"])
            turn_up(s, slot, turned, int(OPEN[goal, turned]))
            s.goal_known[s.first_goal + number] = ALL_KNOW
        if card:
            _put_things(read, s, slot, card)
    for card in by_place.values():
        if not card["face"] < PATH_FACES or card["face_down"]:
            read.refuse(20, "table", card["token"], f"{NAMES[0]}..{NAMES[PATH_FACES - 1]}")
        turned = int(card["turned"])
        sides = int(OPEN[card["face"], turned])
        slot = put_card(s, card["x"], card["y"], card["face"], turned, sides)
        _put_things(read, s, slot, card)
    _check_sides(read, s)


def _parse_card(read: PositionReader, place: int, token: Any) -> dict[str, Any]:
    match = _TOKEN.fullmatch(token) if isinstance(token, str) else None
    if match is None:
        read.refuse(20, f"table[{place}]", token, "P16@2,1v")
    x, y = int(match[2]), int(match[3])
    if max(abs(x), abs(y)) > _FAR:
        read.refuse(20, f"table[{place}]", token, f"-{_FAR}..{_FAR}")
    return {
        "token": token,
        "face": _name(read, f"table[{place}]", match[1], 0, FIRST_GOAL + GOALS),
        "x": x,
        "y": y,
        "turned": bool(match[4]),
        "key": bool(match[5]),
        "owner": int(match[6][1]) + 1 if match[6] else 0,
        "bribed": int(match[7][1]) + 1 if match[7] else 0,
        "face_down": bool(match[8]),
    }


def _expect(read: PositionReader, card: dict[str, Any] | None, face: int, rule: int) -> None:
    if card is not None and card["face"] != face:
        read.refuse(rule, "table", card["token"], NAMES[face])


def _put_things(read: PositionReader, s: Record, slot: int, card: dict[str, Any]) -> None:
    """Markers lie on gold and trolls, keys on doors, and only on cards that lie face up."""
    barrier = BARRIER[card["face"]]
    hidden = card["face_down"]
    seats = int(s.seats)
    if card["key"] and (hidden or barrier not in (Barrier.GREEN_DOOR, Barrier.BLUE_DOOR)):
        read.refuse(42, "table", card["token"], "-k")
    if card["owner"] and (hidden or GOLD[card["face"]] == 0 or card["owner"] > seats):
        read.refuse(30, "table", card["token"], "-m")
    if card["bribed"] and (hidden or barrier != Barrier.TROLL or card["bribed"] > seats):
        read.refuse(32, "table", card["token"], "-b")
    s.key[slot] = card["key"]
    s.owner[slot] = card["owner"]
    s.bribed[slot] = card["bribed"]


def _check_sides(read: PositionReader, s: Record) -> None:
    """DU-21: laid cards match each other; only a goal can lie against a closed side (DU-27)."""
    for slot in range(s.slots):
        cell, face = int(s.cell[slot]), int(s.face[slot])
        if s.face_down[slot]:
            continue
        for side in range(SIDES):
            other_cell = int(s.board.beside[cell, side])
            other = int(s.card_at[other_cell]) if other_cell != NO_CELL else NO_SLOT
            if other == NO_SLOT or s.face_down[other]:
                continue
            if face >= FIRST_GOAL or s.face[other] >= FIRST_GOAL:
                continue
            mine = OPEN[face, s.turned[slot]] >> side & 1
            theirs = OPEN[s.face[other], s.turned[other]] >> opposite(side) & 1
            if mine != theirs:
                read.refuse(21, "table", _card_text(s, slot), _card_text(s, other))


def _read_cards(read: PositionReader, s: Record, hands: list[Any]) -> None:
    """DU-6: every hand card of the box is somewhere, exactly once."""
    for name in read.items("out", 0, PATH_FACES, 51, default=[]):
        face = _name(read, "out", name, 0, PATH_FACES)
        if GOLD[face] == 0:
            read.refuse(51, "out", name, "gold")
        s.path_gold_out |= 1 << face
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list) or len(hand) > HAND:
            read.refuse(6, f"hands[{seat}]", hand, f"[0..{HAND}]")
        for name in hand:
            face = _name(read, f"hands[{seat}]", name, 0, HAND_FACES)
            if s.seats == 1 and is_played_at_once(face):
                read.refuse(62, "hands[0]", name, "-")
            add_to_hand(s, seat, face)
    for place, token in enumerate(read.items("discard", 0, HAND_CARDS, 8, default=[])):
        discard(s, *_known(read, f"discard[{place}]", token, 0, HAND_FACES))
    for place, name in enumerate(read.items("aside", 0, ASIDE, 61, default=[])):
        s.aside[place] = _name(read, "aside", name, 0, HAND_FACES)
        s.asides += 1
    tools = read.items("sabotage", int(s.seats), int(s.seats), 40, default=[[]] * int(s.seats))
    for seat, names in enumerate(tools):
        for name in names if isinstance(names, list) else [names]:
            if name not in [tool.name.lower() for tool in Tool]:
                read.refuse(40, f"sabotage[{seat}]", name, ", ".join(tools_json(7)))
            if s.sabotage[seat] >> Tool[name.upper()] & 1:
                read.refuse(40, f"sabotage[{seat}]", names, f"1 {name}")
            s.sabotage[seat] |= 1 << Tool[name.upper()]
    _fill_pile(read, s)


def _fill_pile(read: PositionReader, s: Record) -> None:
    named = [
        _name(read, "pile", name, 0, HAND_FACES)
        for name in read.items("pile", 0, HAND_CARDS, 6, default=[])
    ]
    used = Counter(named)
    used.update(int(face) for face in s.hand.ravel() if face != NO_CARD)
    over = read.get("phase") == "over"
    used.update(
        int(s.face[slot])
        for slot in range(s.slots)
        # after the last round marked gold cards still lie there, though they are out of the game
        if 0 <= s.face[slot] < FIRST_START and not (over and s.owner[slot])
    )
    used.update(int(face) for face in s.discard[: s.discards])
    used.update(int(face) for face in s.aside[: s.asides])
    used.update(
        int(SABOTAGE_FACE[tool])
        for seat in range(s.seats)
        for tool in Tool
        if s.sabotage[seat] >> tool & 1
    )
    shuffle_pile(s)
    left = Counter(int(face) for face in s.pile[: s.pile_left])
    for face, copies in used.items():
        if copies > left[face]:
            read.refuse(1, NAMES[face], copies, f"<= {left[face]}")
    rest = []
    for face in s.pile[: s.pile_left]:
        if used[int(face)] > 0:
            used[int(face)] -= 1
        else:
            rest.append(int(face))
    pile = [*rest, *named[::-1]]
    s.pile[:] = NO_CARD
    s.pile[: len(pile)] = pile
    s.pile_left = len(pile)


def _read_players(read: PositionReader, s: Record) -> None:
    """DU-51, DU-52: gold cards owned and debts; markers and keys are what is not on the table."""
    seats = int(s.seats)
    golds = read.items("gold", seats, seats, 51, default=[[]] * seats)
    for seat, cards in enumerate(golds):
        for value in cards if isinstance(cards, list) else [cards]:
            s.gold[seat, read.whole(f"gold[{seat}]", value, 1, 3, 51)] += 1
    bribes = [int((s.bribed == seat + 1).sum()) for seat in range(seats)]
    debts = read.items("debts", seats, seats, 52, default=bribes)
    over = read.get("phase") == "over"
    for seat in range(seats):
        owed = 0 if over else bribes[seat]
        s.debt[seat] = read.whole(f"debts[{seat}]", debts[seat], owed, owed, 52)
    for value in (1, 2, 3):
        owned, there = int(s.gold[:, value].sum()), int(COUNT[value == GOLD].sum())
        if owned > there:
            read.refuse(51, "gold", [value] * owned, f"<= {there}")
    stock = SOLO_MARKERS if seats == 1 else DUEL_MARKERS
    s.markers = stock - int((s.owner > 0).sum()) - int((s.bribed > 0).sum())
    if s.markers < 0:
        read.refuse(1, "markers", stock - int(s.markers), f"<= {stock}")
    s.keys = KEYS - int(s.key.sum())
    if s.keys < 0:
        read.refuse(1, "keys", KEYS - int(s.keys), f"<= {KEYS}")


def _slot_at(read: PositionReader, s: Record, field: str, rule: int) -> int:
    """Return the slot of the card at the place that a part names, or NO_SLOT if it names none."""
    given = read.get(field)
    if given is None:
        return NO_SLOT
    match = re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", given) if isinstance(given, str) else None
    cell = NO_CELL
    if match and max(abs(int(match[1])), abs(int(match[2]))) <= _FAR:
        cell = int(find_cell(s.board, int(match[1]), int(match[2])))
    slot = int(s.card_at[cell]) if cell != NO_CELL else NO_SLOT
    if slot == NO_SLOT:
        read.refuse(rule, field, given, "x,y")
    return slot


def _read_phase(read: PositionReader, s: Record) -> None:
    """DU-28: where the turn stands; a table that has yet to settle is refused."""
    phase = read.word("phase", read.get("phase"), [phase.name.lower() for phase in Phase], 28)
    then = read.word("then", read.get("then"), ("before", "after"), 28)
    s.phase, s.then = Phase[phase.upper()], Phase[then.upper()]
    ending = read.word("ending", read.get("ending"), [kind.name.lower() for kind in Ending], 50)
    s.ending = Ending[ending.upper()]
    s.to_draw = read.number("to_draw", 0, 2, 12)
    if s.hand_size[s.turn] + s.to_draw > HAND:
        read.refuse(12, "to_draw", int(s.to_draw), f"<= {HAND - int(s.hand_size[s.turn])}")
    s.pending = _slot_at(read, s, "pending", 27)
    s.laid = _slot_at(read, s, "just_laid", 27)
    sits_out = read.get("sits_out")
    s.sits_out = 0 if sits_out is None else read.whole("sits_out", sits_out, 0, 1, 12) + 1
    if s.sits_out and s.phase != Phase.OVER and (s.hand_size[s.sits_out - 1] or s.pile_left):
        read.refuse(12, "sits_out", sits_out, "null")
    if s.phase == Phase.OVER:
        if s.round_number + 1 < ROUNDS:
            read.refuse(53, "round", int(s.round_number) + 1, str(ROUNDS))
        return
    if s.hand_size[s.turn] == 0 and s.phase == Phase.BEFORE:
        read.refuse(12, f"hands[{s.turn}]", 0, f"1..{HAND}")
    reached = int(reached_goal(s))
    if s.phase == Phase.TURN_GOAL:
        if s.pending == NO_SLOT or s.pending != reached or goal_ways(s, reached) != 3:
            read.refuse(27, "pending", read.get("pending"), _place_text(s, reached) or "-")
        s.goal_known[s.first_goal + s.pending - s.seats] = ALL_KNOW
    elif reached != NO_SLOT:
        read.refuse(27, "table", _card_text(s, reached), "face up")
    elif s.phase == Phase.AFTER and not can_bribe_any(s, int(s.turn)):
        read.refuse(28, "phase", phase, "before")
    if int(s.face_down[s.seats : s.seats + ROUND_GOALS].sum()) == 0 or s.markers == 0:
        read.refuse(50, "phase", phase, "over")
