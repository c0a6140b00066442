"""Write and read the tokens of a position: the texts for cards, seats, spots and so on."""

import re
from enum import IntEnum

from stope.engine.bitmask import MAX_SEATS, members
from stope.engine.records import State
from stope.games.codecs import word
from stope.games.dark_cave.cards import (
    ACTION,
    GOALS,
    HAND_FACES,
    NAMES,
    WEBS,
    Action,
)
from stope.games.dark_cave.rules.movement_graph import slot_of, space_of
from stope.games.dark_cave.state import (
    FIRST_GOAL_SLOT,
    NOBODY,
)
from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.card_shape import NAME_FORM
from stope.games.path_cards.position import place_text, seats_text
from stope.games.path_cards.sides import Side
from stope.games.position_json import PositionReader

FACE_OF = {name: face for face, name in enumerate(NAMES)}
CARD_FORM = NAME_FORM.pattern
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
MEMORY_FORM = re.compile(r"([0-7])>([0-7-])")
MEMORY_CARD_FORM = re.compile(rf"({CARD_FORM})(\??)")
#: The greatest coordinate of a card in a position. Up to 50 path cards can be laid further out
#: later, and a move can name only coordinates up to 127.
FAR = 70


def enum_words(kinds: type[IntEnum]) -> list[str]:
    """Return the members of an enum as positions write them, in the order of their numbers."""
    return [word(kind) for kind in kinds]


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for NOBODY."""
    return None if seat == NOBODY else seat


def spot_text(s: State, spot: int) -> str:
    """Return a spot as a token such as ``2,-1/0``: x and y of its card, then its space."""
    return f"{place_text(s, slot_of(spot))}/{space_of(spot)}"


def card_text(s: State, slot: int) -> str:
    """Return a card on the table as a token, such as ``C216@2,1v``."""
    flags = "v" * int(s.turned[slot]) + "g" * int(s.vein_gold[slot]) + "d" * int(s.face_down[slot])
    goal = slot - FIRST_GOAL_SLOT
    known = seats_text(int(s.goal_known[goal]), MAX_SEATS) if 0 <= goal < GOALS else ""
    hidden = known and s.face_down[slot]
    return f"{NAMES[int(s.face[slot])]}@{place_text(s, slot)}{flags}" + f":{known}" * bool(hidden)


def web_text(s: State, web: int) -> str:
    """Return a web as a token, such as ``2,1E2:0:A102``: x, y, side, level, owner and card."""
    cell = int(s.web_cell[web])
    return (
        f"{int(s.board.x[cell])},{int(s.board.y[cell])}{Side(int(s.web_side[web])).name}"
        f"{int(s.web_level[web])}:{int(s.web_owner[web])}:{NAMES[int(s.web_card[web])]}"
    )


def web_words(s: State) -> list[str]:
    """Return the webs as tokens in the order of their numbers; ``-`` for a number without a web.

    A new web takes the first number without a web. Numbers without a web at the end are left out.
    """
    webs = ["-" if s.web_owner[web] == NOBODY else web_text(s, web) for web in range(WEBS)]
    while webs and webs[-1] == "-":
        webs.pop()
    return webs


def discard_text(s: State, place: int) -> str:
    """Return a discarded card as a token: its name, the seats that know it, and its memories."""
    memories = members(int(s.discard_memories[place]))
    marks = ""
    for memory in memories:
        drawn = int(s.discard_drawn[place, memory])
        marks += f"~{memory}:{int(s.discard_fresh[place, memory])}" + f"+{drawn}" * bool(drawn)
    known = seats_text(int(s.discard_known[place]), MAX_SEATS)
    return f"{NAMES[int(s.discard[place])]}:{known}{marks}"


def memory_words(s: State, memory: int) -> list[str]:
    """Return a memory as tokens: its viewer and holder, then its cards."""
    holder = int(s.memory_holder[memory])
    pair = f"{int(s.memory_viewer[memory])}>{'-' if holder == NOBODY else holder}"
    cards = zip(s.memory[memory], s.memory_unsure[memory], strict=True)
    return [pair, *(NAMES[face] + "?" * int(unsure) for face, unsure in cards if face != NO_CARD)]


def hand_face(read: PositionReader, field: str, name: object, rule: int) -> int:
    """Return the face of the hand card with a name, or refuse the name."""
    face = FACE_OF.get(name, -1) if isinstance(name, str) else -1
    if not 0 <= face < HAND_FACES:
        read.refuse(rule, field, name, f"{NAMES[0]}..{NAMES[HAND_FACES - 1]}")
    return face


def read_form(
    read: PositionReader, field: str, text: object, form: re.Pattern[str], rule: int, example: str
) -> re.Match[str]:
    """Return how a text matches a regular expression, or refuse the text."""
    match = form.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        read.refuse(rule, field, text, example)
    return match


def read_seat(read: PositionReader, s: State, field: str, value: object, rule: int) -> int:
    """Return the value if it is a seat of the match, else refuse the value."""
    return read.check_int(field, value, 0, int(s.seats) - 1, rule)


def read_seat_or_none(read: PositionReader, s: State, field: str, rule: int) -> int:
    """Return the seat of a field, or NOBODY if the field is left out."""
    value = read.get(field)
    return NOBODY if value is None else read_seat(read, s, field, value, rule)


def action_face(read: PositionReader, field: str, name: object, action: Action, rule: int) -> int:
    """Return the face of the action card with a name; refuse a card that has another action."""
    face = hand_face(read, field, name, rule)
    if ACTION[face] != action:
        names = [NAMES[other] for other in range(HAND_FACES) if ACTION[other] == action]
        read.refuse(rule, field, name, ", ".join(names))
    return face
