"""A whole table of the Dark Cave as JSON and back; one that breaks a rule is refused with its id.

Cards are written by their names. On the table a card is ``C216@2,1``, followed by ``v`` turned,
``g`` with gold on its vein, ``d`` face down, and for a goal ``:01`` the seats that know it. A place
to stand on is ``2,1/0``: the card there and its space. Docs: ``docs/notation.md``.
"""

from typing import Any

from stope.games.codecs import Json, word
from stope.games.dark_cave.cards import (
    NAMES,
    WEBS,
    Character,
    Clan,
    Creature,
)
from stope.games.dark_cave.position_cards import read_cards
from stope.games.dark_cave.position_table import (
    read_clans,
    read_courses,
    read_deeds,
    read_players,
    read_table,
    read_webs_and_creatures,
)
from stope.games.dark_cave.position_turn import read_phase, read_turn
from stope.games.dark_cave.position_words import (
    card_text,
    course_words,
    deed_words,
    discard_text,
    enum_words,
    memory_words,
    place_text,
    seat_or_none,
    seats_text,
    spot_text,
    web_text,
)
from stope.games.dark_cave.rulebook import RULEBOOK
from stope.games.dark_cave.rules import clear_table
from stope.games.dark_cave.state import (
    NOBODY,
    NOWHERE,
    SEATS,
    STATE,
    Ending,
    LastCard,
    Phase,
)
from stope.games.dark_cave.views import hand_json
from stope.games.position_fields import PositionReader, key_hex, read_key
from stope.games.position_lines import PositionLine
from stope.kernel.board import NO_CARD
from stope.kernel.chance import set_key
from stope.kernel.masks import has, members
from stope.kernel.records import Record, blank
from stope.kernel.sides import Side

#: How positions are written on one line, and so the names of their parts.
LINE = PositionLine(
    RULEBOOK,
    rows=("hands", "axes", "memories"),
    lists=(
        "attackers",
        "to_ask",
        "table",
        "webs",
        "creatures",
        "dwarves",
        "gold",
        "clans",
        "spares",
        "boots",
        "pile",
        "removed",
        "discard",
        "agreed",
        "deeds",
        "courses",
    ),
    numbers=("turn", "steps", "asked", "drawer", "to_draw", "first_out", "pile_left", "losses"),
    words=("phase", "walker", "pending", "entry", "spares_known", "ending", "key"),
    flags=("moved", "stood_up", "dwarf_came", "closing"),
    option="last_card=at-once",
    option_rule=70,
)


def position(s: Record) -> Json:
    """Return the whole table: every card, wherever it is, who knows it, and the key."""
    seats = range(int(s.seats))
    return {
        "game": "dark-cave",
        "options": {"last_card": word(LastCard(int(s.last_card)))},
        "turn": int(s.turn),
        "phase": word(Phase(int(s.phase))),
        "steps": int(s.steps),
        "moved": bool(s.moved),
        "stood_up": bool(s.stood_up),
        "walker": word(Creature(int(s.walker))),
        "attackers": [word(Creature(kind)) for kind in members(int(s.attackers))],
        "dwarf_came": bool(s.dwarf_came),
        "asked": seat_or_none(int(s.asked)),
        "to_ask": list(members(int(s.to_ask))),
        "pending": place_text(s, int(s.pending)),
        "entry": Side(int(s.entry)).name,
        "drawer": seat_or_none(int(s.drawer)),
        "to_draw": int(s.to_draw),
        "closing": bool(s.closing),
        "table": [card_text(s, slot) for slot in range(s.slots) if s.face[slot] != NO_CARD],
        "webs": [web_text(s, web) for web in range(WEBS) if s.web_owner[web] != NOBODY],
        "creatures": [
            f"{word(kind)}@{spot_text(s, int(s.creature[kind]))}:{int(s.creature_owner[kind])}"
            f":{NAMES[int(s.creature_card[kind])]}"
            for kind in Creature
            if s.creature[kind] != NOWHERE
        ],
        "dwarves": [
            "out"
            if has(int(s.out), seat)
            else spot_text(s, int(s.dwarf[seat])) + "l" * has(int(s.lying), seat)
            for seat in seats
        ],
        "gold": [int(s.gold[seat]) for seat in seats],
        "clans": [
            f"{word(Clan(int(s.clan[seat])))}:{word(Character(int(s.character[seat])))}"
            f":{seats_text(int(s.clan_known[seat]))}"
            for seat in seats
        ],
        "spares": [
            f"{word(Clan(int(s.spare_clan[place])))}:"
            f"{word(Character(int(s.spare_character[place])))}"
            for place in range(s.spares)
        ],
        "spares_known": seats_text(int(s.spare_known)),
        "first_out": seat_or_none(int(s.first_out)),
        "hands": [hand_json(s, seat) for seat in seats],
        "boots": [NAMES[face] if face != NO_CARD else "-" for face in s.boots[: s.seats]],
        "axes": [[NAMES[face] for face in s.axe[seat] if face != NO_CARD] for seat in seats],
        "pile": [NAMES[face] for face in s.pile[: s.pile_left][::-1]],
        "pile_left": int(s.pile_left),
        "removed": [NAMES[face] for face in s.removed],
        "discard": [discard_text(s, place) for place in range(s.discards)],
        "memories": [memory_words(s, memory) for memory in range(s.memories)],
        "losses": int(s.losses),
        "agreed": list(members(int(s.agreed))),
        "deeds": deed_words(s),
        "courses": course_words(s),
        "ending": word(Ending(int(s.ending))),
        "key": key_hex(s.chance.key),
    }


def from_position(given: Any) -> Record:
    """Return the table that a position describes.

    Parts that are left out are as at the beginning of a match. ``pile`` may name only the top
    cards; the key decides where the cards are that are named nowhere.
    """
    read = PositionReader(RULEBOOK, given)
    read.only(LINE.parts)
    s = blank(STATE)[0]
    hands = read.items("hands", SEATS[0], SEATS[-1], 1)
    s.seats = len(hands)
    options = read.entry("options", read.get("options", {}), ("last_card",), 70)
    chosen = read.word("last_card", options.get("last_card"), enum_words(LastCard), 70)
    s.last_card = enum_words(LastCard).index(chosen)
    set_key(s.chance, read_key(read, 6))
    clear_table(s)
    read_clans(read, s)
    read_table(read, s)
    read_players(read, s)
    read_deeds(read, s)
    read_webs_and_creatures(read, s)
    read_cards(read, s, hands)
    read_turn(read, s)
    read_phase(read, s)
    read_courses(read, s)
    return s
