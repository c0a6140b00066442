"""The words of a position: how cards, seats and places are written and read."""

import re
from enum import IntEnum
from typing import Any

from stope.games.codecs import word
from stope.games.dark_cave.cards import (
    ACTION,
    GOALS,
    HAND_FACES,
    NAMES,
    Action,
)
from stope.games.dark_cave.network import (
    slot_of,
    space_of,
)
from stope.games.dark_cave.state import (
    FIRST_GOAL_SLOT,
    NOBODY,
)
from stope.games.position_fields import PositionReader
from stope.kernel.board import NO_CARD, NO_SLOT
from stope.kernel.masks import MAX_SEATS, members
from stope.kernel.records import Record
from stope.kernel.sides import Side

FACE_OF = {name: face for face, name in enumerate(NAMES)}
CARD_FORM = r"[A-Z]\d{2,3}"
XY_FORM = r"(-?\d{1,3}),(-?\d{1,3})"
SEATS_FORM = r"([0-7]*)(\*?)"
TOKEN_FORM = re.compile(rf"({CARD_FORM})@{XY_FORM}(v?)(g?)(d?)(?::{SEATS_FORM})?")
PLACE_FORM = re.compile(XY_FORM)
SPOT_FORM = re.compile(rf"{XY_FORM}/(\d)")
DWARF_FORM = re.compile(rf"{XY_FORM}/(\d)(l?)")
DISCARD_FORM = re.compile(rf"({CARD_FORM}):{SEATS_FORM}((?:~\d:\d\d?(?:\+\d\d?)?)*)")
CLAN_FORM = re.compile(rf"([a-z]+):([a-z]+)(?::{SEATS_FORM})?")
CREATURE_FORM = re.compile(rf"([a-z]+)@{XY_FORM}/(\d):([0-7]):({CARD_FORM})")
WEB_FORM = re.compile(rf"{XY_FORM}([ES])([12]):([0-7]):({CARD_FORM})")
DEED_FORM = re.compile(r"([0-7])>([0-7]):([+-]\d{1,3})")
COURSE_FORM = re.compile(rf"([0-7])>{XY_FORM}:([+-]\d{{1,3}})")
MEMORY_FORM = re.compile(r"([0-7])>([0-7-])")
#: Cards may lie anywhere, but moves have room for coordinates up to 127, and 50 cards may follow.
FAR = 70


def enum_words(kinds: type[IntEnum]) -> list[str]:
    """Return the members of an enum as positions write them."""
    return [word(kind) for kind in kinds]


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return None if seat == NOBODY else seat


def seats_text(known: int) -> str:
    """Return those who know something: seats, and a star for all who watch."""
    marks = "01234567*"
    return "".join(mark for place, mark in enumerate(marks) if known >> place & 1)


def place_text(s: Record, slot: int) -> str | None:
    """Return where a card lies: 2,-1."""
    if slot == NO_SLOT:
        return None
    cell = int(s.cell[slot])
    return f"{int(s.board.x[cell])},{int(s.board.y[cell])}"


def spot_text(s: Record, spot: int) -> str:
    """Return a place to stand on: 2,-1/0."""
    return f"{place_text(s, slot_of(spot))}/{space_of(spot)}"


def card_text(s: Record, slot: int) -> str:
    """Return a card on the table as a token."""
    flags = "v" * int(s.turned[slot]) + "g" * int(s.vein_gold[slot]) + "d" * int(s.face_down[slot])
    goal = slot - FIRST_GOAL_SLOT
    known = seats_text(int(s.goal_known[goal])) if 0 <= goal < GOALS else ""
    hidden = known and s.face_down[slot]
    return f"{NAMES[int(s.face[slot])]}@{place_text(s, slot)}{flags}" + f":{known}" * bool(hidden)


def web_text(s: Record, web: int) -> str:
    """Return a web as a token."""
    cell = int(s.web_cell[web])
    return (
        f"{int(s.board.x[cell])},{int(s.board.y[cell])}{Side(int(s.web_side[web])).name}"
        f"{int(s.web_level[web])}:{int(s.web_owner[web])}:{NAMES[int(s.web_card[web])]}"
    )


def discard_text(s: Record, place: int) -> str:
    """Return a discarded card as a token."""
    memories = members(int(s.discard_memories[place]))
    marks = ""
    for memory in memories:
        drawn = int(s.discard_drawn[place, memory])
        marks += f"~{memory}:{int(s.discard_fresh[place, memory])}" + f"+{drawn}" * bool(drawn)
    known = seats_text(int(s.discard_known[place]))
    return f"{NAMES[int(s.discard[place])]}:{known}{marks}"


def memory_words(s: Record, memory: int) -> list[str]:
    """Return what a player remembers: who of whom, then the cards."""
    holder = int(s.memory_holder[memory])
    who = f"{int(s.memory_viewer[memory])}>{'-' if holder == NOBODY else holder}"
    cards = zip(s.memory[memory], s.memory_unsure[memory], strict=True)
    return [who, *(NAMES[face] + "?" * int(unsure) for face, unsure in cards if face != NO_CARD)]


def deed_words(s: Record) -> list[str]:
    """Return what players did for and against each other: 0>1:-2."""
    return [
        f"{seat}>{other}:{int(s.deeds[seat, other]):+d}"
        for seat in range(s.seats)
        for other in range(s.seats)
        if s.deeds[seat, other]
    ]


def course_words(s: Record) -> list[str]:
    """Return how much nearer dwarves came to goals that their players had looked at: 0>4,-4:+3."""
    return [
        f"{seat}>{place_text(s, FIRST_GOAL_SLOT + goal)}:{int(s.course[seat, goal]):+d}"
        for seat in range(s.seats)
        for goal in range(GOALS)
        if s.course[seat, goal]
    ]


def hand_face(read: PositionReader, field: str, name: Any, rule: int) -> int:
    """Return the face of a hand card."""
    face = FACE_OF.get(name, -1) if isinstance(name, str) else -1
    if not 0 <= face < HAND_FACES:
        read.refuse(rule, field, name, f"{NAMES[0]}..{NAMES[HAND_FACES - 1]}")
    return face


def read_form(
    read: PositionReader, field: str, text: Any, form: re.Pattern[str], rule: int, example: str
) -> re.Match[str]:
    """Return the parts of a text that has a form, or refuse it."""
    match = form.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        read.refuse(rule, field, text, example)
    return match


def known_mask(seats: str, star: str) -> int:
    """Return the mask of those who know something."""
    return sum(1 << int(seat) for seat in set(seats or "")) | (1 << MAX_SEATS) * bool(star)


def read_seat(read: PositionReader, s: Record, field: str, value: Any, rule: int) -> int:
    """Return a seat at the table, or refuse it."""
    return read.whole(field, value, 0, int(s.seats) - 1, rule)


def read_seat_or_none(read: PositionReader, s: Record, field: str, rule: int) -> int:
    """Return a seat that may be left out."""
    value = read.get(field)
    return NOBODY if value is None else read_seat(read, s, field, value, rule)


def action_face(read: PositionReader, field: str, name: Any, action: Action, rule: int) -> int:
    """Return the face of a card that must be for this action."""
    face = hand_face(read, field, name, rule)
    if ACTION[face] != action:
        names = [NAMES[other] for other in range(HAND_FACES) if ACTION[other] == action]
        read.refuse(rule, field, name, ", ".join(names))
    return face
