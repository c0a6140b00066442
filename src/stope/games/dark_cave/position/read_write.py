"""Positions of the Dark Cave: write a state as JSON, and read a state from JSON.

A position that breaks a rule is refused with the id of the rule. Cards are written by their names.
A card on the table is ``C216@2,1``, followed by ``v`` if the card is turned, ``g`` if gold lies on
its vein, and ``d`` if the card lies face down; a face-down goal ends with the seats that know its
face, such as ``:01``. A spot is ``2,1/0``: the cell, and the space of the card on this cell. The
whole notation is described in ``docs/notation.md``.
"""

from stope.engine.bitmask import MAX_SEATS, has, members
from stope.engine.key_conversion import key_hex
from stope.engine.records import State, new_state
from stope.engine.rng import set_key
from stope.games.codecs import Json, word
from stope.games.dark_cave.cards import (
    NAMES,
    Character,
    Clan,
    Creature,
)
from stope.games.dark_cave.position.read_cards import read_cards
from stope.games.dark_cave.position.read_table import (
    read_clans,
    read_players,
    read_table,
    read_webs_and_creatures,
)
from stope.games.dark_cave.position.read_tokens import (
    card_text,
    discard_text,
    enum_words,
    memory_words,
    seat_or_none,
    spot_text,
    web_words,
)
from stope.games.dark_cave.position.read_turn import read_phase, read_turn
from stope.games.dark_cave.rulebook import RULEBOOK, Rule
from stope.games.dark_cave.rules.setup import clear_table
from stope.games.dark_cave.state import (
    NOWHERE,
    SEATS,
    STATE,
    Ending,
    LastCard,
    Phase,
)
from stope.games.dark_cave.view import hand_json
from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.position import place_text, seats_text
from stope.games.path_cards.sides import Side
from stope.games.position_json import PositionReader, read_key
from stope.games.position_text import PositionLine

#: The names of the parts of a position, and the form of each part in one line of text.
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
    ),
    numbers=("turn", "steps", "asked", "drawer", "to_draw", "first_out", "pile_left", "losses"),
    words=("phase", "walker", "pending", "entry", "spares_known", "ending", "key"),
    flags=("moved", "stood_up", "dwarf_came", "closing"),
    option="last_card=at-once",
    option_rule=Rule.DC_70_GAME_END,
    former=("deeds", "courses"),
)


def position(s: State) -> Json:
    """Return the position of a state as JSON, with all hidden facts and the random key."""
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
        "webs": web_words(s),
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
            f":{seats_text(int(s.clan_known[seat]), MAX_SEATS)}"
            for seat in seats
        ],
        "spares": [
            f"{word(Clan(int(s.spare_clan[place])))}:"
            f"{word(Character(int(s.spare_character[place])))}"
            for place in range(s.spares)
        ],
        "spares_known": seats_text(int(s.spare_known), MAX_SEATS),
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
        "ending": word(Ending(int(s.ending))),
        "key": key_hex(s.rng.key),
    }


def from_position(given: object) -> State:
    """Return the state that a position describes.

    A part that is left out gets the value that it has at the beginning of a match. ``pile`` may
    name only the top cards. The random key decides the places of the cards that the position does
    not name.
    """
    read = PositionReader(RULEBOOK, given)
    read.refuse_unknown_parts(LINE.parts)
    s = new_state(STATE)
    hands = read.items("hands", SEATS[0], SEATS[-1], Rule.DC_1_SEATS)
    s.seats = len(hands)
    options = read.entry("options", read.get("options", {}), ("last_card",), Rule.DC_70_GAME_END)
    chosen = read.word(
        "last_card", options.get("last_card"), enum_words(LastCard), Rule.DC_70_GAME_END
    )
    s.last_card = enum_words(LastCard).index(chosen)
    set_key(s.rng, read_key(read, Rule.DC_6_CARD_GROUPS))
    clear_table(s)
    read_clans(read, s)
    read_table(read, s)
    read_players(read, s)
    read_webs_and_creatures(read, s)
    read_cards(read, s, hands)
    read_turn(read, s)
    read_phase(read, s)
    return s
