"""The table of a position: clans, cards, webs, creatures and dwarves (DC-2 to DC-5)."""

import re
from collections import Counter
from typing import Any

from stope.games.codecs import word
from stope.games.dark_cave.cards import (
    ALL_GOLD,
    EXIT,
    FIRST_GOAL,
    GOALS,
    HAND_FACES,
    IS_PATH,
    NAMES,
    OPEN,
    OWN_GOLD,
    START_FACE,
    VEIN,
    WEBS,
    Action,
    Character,
    Clan,
    Creature,
)
from stope.games.dark_cave.clans import CLANS, cards_of_clan, deal_clans
from stope.games.dark_cave.courses import MOST_CARDS, is_secret_of
from stope.games.dark_cave.deeds import MOST_DEEDS
from stope.games.dark_cave.goals import goal_x, goal_y, lay_goals
from stope.games.dark_cave.network import (
    lay_path,
    mark_web,
    slot_of,
    spot_at,
    turn_goal_up,
)
from stope.games.dark_cave.position_words import (
    CLAN_FORM,
    COURSE_FORM,
    CREATURE_FORM,
    DEED_FORM,
    DWARF_FORM,
    FACE_OF,
    FAR,
    SEATS_FORM,
    SPOT_FORM,
    TOKEN_FORM,
    WEB_FORM,
    action_face,
    card_text,
    enum_words,
    known_mask,
    place_text,
    read_form,
    read_seat,
    read_seat_or_none,
)
from stope.games.dark_cave.state import (
    ALL_KNOW,
    FIRST_GOAL_SLOT,
    NOBODY,
    NOWHERE,
    SLOTS,
)
from stope.games.dark_cave.webs import web_on
from stope.games.position_fields import PositionReader
from stope.kernel.board import CELLS, NO_CELL, NO_SLOT, find_cell
from stope.kernel.events import UNHEARD
from stope.kernel.masks import MAX_SEATS, bit, has, members
from stope.kernel.records import Record
from stope.kernel.sides import SIDES, Side, opposite


def read_clans(read: PositionReader, s: Record) -> None:
    """DC-3: who is of which clan and works for whom; left out, as the key deals."""
    deal_clans(s, UNHEARD)
    seats = int(s.seats)
    if read.get("clans") is None:
        for name in ("spares", "spares_known"):
            if read.get(name):
                read.refuse(3, name, read.get(name), "clans")
        return
    texts = read.items("clans", seats, seats, 3)
    spare_texts = read.items("spares", 0, 3, 3, default=[])
    dealt = Counter[tuple[int, int]]()
    only = set()
    for place, text in enumerate([*texts, *spare_texts]):
        field = f"clans[{place}]" if place < seats else f"spares[{place - seats}]"
        match = read_form(read, field, text, CLAN_FORM, 3, "yellow:loyal")
        clan = enum_words(Clan).index(read.word(field, match[1], enum_words(Clan), 3))
        character = enum_words(Character).index(
            read.word(field, match[2], enum_words(Character), 3)
        )
        dealt[clan, character] += 1
        only.add(clan)
        if place < seats:
            s.clan[place], s.character[place] = clan, character
            known = ALL_KNOW if match[4] else known_mask(match[3], match[4])
            s.clan_known[place] = known | bit(place)
        else:
            s.spare_clan[place - seats] = clan
            s.spare_character[place - seats] = character
    s.spares = len(spare_texts)
    if list(s.spare_clan[: s.spares]) != sorted(s.spare_clan[: s.spares]):
        read.refuse(3, "spares", spare_texts, "yellow, blue")
    for clan in range(CLANS):
        for character in range(2):
            wanted = int(cards_of_clan(seats, clan, min(only), character))
            if dealt[clan, character] != wanted:
                name = f"{word(Clan(clan))}:{word(Character(character))}"
                read.refuse(3, name, dealt[clan, character], str(wanted))
    seen = read_form(
        read, "spares_known", read.get("spares_known", ""), re.compile(SEATS_FORM), 40, "0"
    )
    s.spare_known = known_mask(seen[1], seen[2])


def read_table(read: PositionReader, s: Record) -> None:
    """DC-2: the start card, the goals, then the laid cards in their order."""
    tokens = read.items("table", 0, SLOTS, 20, default=[])
    cards = [_parse_card(read, place, token) for place, token in enumerate(tokens)]
    by_place = {(card["x"], card["y"]): card for card in cards}
    if len(by_place) != len(cards):
        read.refuse(20, "table", len(cards), str(len(by_place)))
    start = by_place.pop((0, 0), None)
    if start is not None and start["face"] != START_FACE:
        read.refuse(2, "table", start["token"], NAMES[START_FACE])
    lay_path(s, 0, 0, START_FACE, 0)
    lay_goals(s)
    _read_goals(read, s, by_place)
    for card in by_place.values():
        if card["face"] >= START_FACE:
            read.refuse(2, "table", card["token"], "0,0; -4,-4 ...")
        if not 0 <= card["face"] < HAND_FACES or not IS_PATH[card["face"]] or card["face_down"]:
            read.refuse(20, "table", card["token"], NAMES[0])
        if s.board.cells + 5 > CELLS or s.slots == SLOTS:
            read.refuse(25, "table", len(cards), f"<= {int(s.slots)}")
        slot = int(lay_path(s, card["x"], card["y"], card["face"], int(card["turned"])))
        _check_vein(read, s, slot, card)
    _check_sides(read, s)
    _check_room(read, s, cards)


def _parse_card(read: PositionReader, place: int, token: Any) -> dict[str, Any]:
    field = f"table[{place}]"
    match = read_form(read, field, token, TOKEN_FORM, 20, "C102@2,1v")
    x, y = int(match[2]), int(match[3])
    if max(abs(x), abs(y)) > FAR:
        read.refuse(20, field, token, f"-{FAR}..{FAR}")
    if match[1] not in FACE_OF:
        read.refuse(20, field, token, f"{NAMES[0]}..{NAMES[FIRST_GOAL + GOALS - 1]}")
    return {
        "token": token,
        "face": FACE_OF[match[1]],
        "x": x,
        "y": y,
        "turned": bool(match[4]),
        "gold": bool(match[5]),
        "face_down": bool(match[6]),
        "known": known_mask(match[7], match[8]),
    }


def _read_goals(read: PositionReader, s: Record, by_place: dict[tuple[int, int], Any]) -> None:
    """DC-2, DC-38: goals on the corners; those not named lie as the key shuffles them."""
    seats = int(s.seats)
    corners = [(int(goal_x(seats, number)), int(goal_y(seats, number))) for number in range(GOALS)]
    named = [by_place.pop(corner, None) for corner in corners]
    goals = range(FIRST_GOAL, FIRST_GOAL + GOALS)
    faces = [card["face"] for card in named if card is not None]
    for card in named:
        if card is not None and (card["face"] not in goals or faces.count(card["face"]) > 1):
            read.refuse(2, "table", card["token"], f"{NAMES[FIRST_GOAL]}..{NAMES[goals[-1]]}")
    others = [
        int(face) for face in s.face[FIRST_GOAL_SLOT : FIRST_GOAL_SLOT + GOALS] if face not in faces
    ]
    for number, card in enumerate(named):
        s.face[FIRST_GOAL_SLOT + number] = others.pop(0) if card is None else card["face"]
    for number, card in enumerate(named):
        slot = FIRST_GOAL_SLOT + number
        if card is None:
            continue
        s.goal_known[number] = card["known"] if card["face_down"] else ALL_KNOW
        if not card["face_down"]:
            turn_goal_up(s, slot, int(card["turned"]))
            _check_vein(read, s, slot, card)
        elif card["turned"] or card["gold"]:
            read.refuse(38, "table", card["token"], "d")


def _check_vein(read: PositionReader, s: Record, slot: int, card: dict[str, Any]) -> None:
    """DC-27: gold lies on veins only."""
    if card["gold"] and VEIN[card["face"]] < 0:
        read.refuse(27, "table", card["token"], "-g")
    s.supply += int(s.vein_gold[slot]) - card["gold"]
    s.vein_gold[slot] = card["gold"]


def _check_sides(read: PositionReader, s: Record) -> None:
    """DC-22: laid cards match each other; only a goal can lie against a closed side (DC-38)."""
    for slot in range(FIRST_GOAL_SLOT + GOALS, int(s.slots)):
        for side in range(SIDES):
            other = int(s.card_at[s.board.beside[s.cell[slot], side]])
            if other == NO_SLOT or FIRST_GOAL_SLOT <= other < FIRST_GOAL_SLOT + GOALS:
                continue
            mine = OPEN[s.face[slot], s.turned[slot]] >> side & 1
            theirs = OPEN[s.face[other], s.turned[other]] >> opposite(side) & 1
            if mine != theirs:
                read.refuse(22, "table", card_text(s, slot), card_text(s, other))


def _check_room(read: PositionReader, s: Record, cards: list[Any]) -> None:
    """DC-25: cards that lie scattered need more room than a match ever does."""
    hidden = int(s.face_down[FIRST_GOAL_SLOT : FIRST_GOAL_SLOT + GOALS].sum())
    if int(s.board.cells) + 4 * hidden + 3 * (SLOTS - int(s.slots)) > CELLS:
        read.refuse(25, "table", len(cards), "fewer cards apart from each other")


def _spot(read: PositionReader, s: Record, field: str, text: Any, match: re.Match[str]) -> int:
    """DC-30: a place on a card that lies face up."""
    x, y, space = int(match[1]), int(match[2]), int(match[3])
    cell = int(find_cell(s.board, x, y)) if max(abs(x), abs(y)) <= FAR + 1 else NO_CELL
    spot = int(spot_at(s, cell, space))
    if spot == NOWHERE or s.face_down[slot_of(spot)]:
        read.refuse(30, field, text, "x,y/space")
    if EXIT[s.face[slot_of(spot)]] == space:
        read.refuse(39, field, text, "out")
    return spot


def read_players(read: PositionReader, s: Record) -> None:
    """DC-5, DC-39: dwarves, gold, and who has left."""
    seats = int(s.seats)
    for seat, text in enumerate(read.items("dwarves", seats, seats, 5, default=["0,0/0"] * seats)):
        if text == "out":
            s.out |= bit(seat)
            s.clan_known[seat] = ALL_KNOW
            continue
        field = f"dwarves[{seat}]"
        match = read_form(read, field, text, DWARF_FORM, 30, "0,0/0")
        s.dwarf[seat] = _spot(read, s, field, text, match)
        s.lying |= bit(seat) * bool(match[4])
    for seat, gold in enumerate(read.items("gold", seats, seats, 5, default=[OWN_GOLD] * seats)):
        s.gold[seat] = read.whole(f"gold[{seat}]", gold, 0, ALL_GOLD, 5)
        s.supply -= int(s.gold[seat])
    if s.supply < 0:
        read.refuse(5, "gold", ALL_GOLD - int(s.supply), f"<= {ALL_GOLD}")
    s.first_out = read_seat_or_none(read, s, "first_out", 40)
    left = members(int(s.out))
    if (s.first_out == NOBODY) != (not left) or (left and s.first_out not in left):
        read.refuse(40, "first_out", read.get("first_out"), ", ".join(map(str, left)) or "null")
    if s.first_out != NOBODY:
        # DC-40: whoever left first has looked at the clan cards set aside
        s.spare_known |= bit(int(s.first_out)) * bool(s.spares)
    over = read.get("phase") == "over"
    for seat in read.items("agreed", 0, seats if over else seats - 1, 71, default=[]):
        s.agreed |= bit(read_seat(read, s, "agreed", seat, 71))


def read_deeds(read: PositionReader, s: Record) -> None:
    """DC-8: what players did for and against each other is known to all."""
    for place, text in enumerate(read.items("deeds", 0, MAX_SEATS * MAX_SEATS, 8, default=[])):
        field = f"deeds[{place}]"
        match = read_form(read, field, text, DEED_FORM, 8, "0>1:-2")
        seat = read_seat(read, s, field, int(match[1]), 8)
        other = read_seat(read, s, field, int(match[2]), 8)
        if seat == other or s.deeds[seat, other]:
            read.refuse(8, field, text, "0>1:-2")
        s.deeds[seat, other] = read.whole(field, int(match[3]), -MOST_DEEDS, MOST_DEEDS, 8)


def read_courses(read: PositionReader, s: Record) -> None:
    """DC-50: where dwarves went whose players had looked at a goal is known to all."""
    example = "0>4,-4:+3"
    for place, text in enumerate(read.items("courses", 0, MAX_SEATS * GOALS, 50, default=[])):
        field = f"courses[{place}]"
        match = read_form(read, field, text, COURSE_FORM, 50, example)
        seat = read_seat(read, s, field, int(match[1]), 50)
        where = f"{int(match[2])},{int(match[3])}"
        places = [place_text(s, FIRST_GOAL_SLOT + goal) for goal in range(GOALS)]
        if where not in places:
            read.refuse(50, field, text, example)
        goal = places.index(where)
        if not is_secret_of(s, seat, goal) or s.course[seat, goal]:
            read.refuse(50, field, text, example)
        s.course[seat, goal] = read.whole(field, int(match[4]), -MOST_CARDS, MOST_CARDS, 50)


def read_webs_and_creatures(read: PositionReader, s: Record) -> None:
    """DC-53, DC-57: webs on sides and creatures on spaces, their cards before players."""
    for web, text in enumerate(read.items("webs", 0, WEBS, 53, default=[])):
        field = f"webs[{web}]"
        match = read_form(read, field, text, WEB_FORM, 53, "2,1E2:0:A102")
        x, y, side = int(match[1]), int(match[2]), int(Side[match[3]])
        cell = int(find_cell(s.board, x, y)) if max(abs(x), abs(y)) <= FAR + 1 else NO_CELL
        other = int(s.board.beside[cell, side]) if cell != NO_CELL else NO_CELL
        open_there = other != NO_CELL and (
            has(int(s.board.faced_open[cell]), side)
            or has(int(s.board.faced_open[other]), opposite(side))
        )
        if not open_there or web_on(s, cell, side) >= 0:
            read.refuse(53, field, text, "x,y side")
        s.web_cell[web], s.web_side[web], s.web_level[web] = cell, side, int(match[4])
        s.web_owner[web] = read_seat(read, s, field, int(match[5]), 53)
        s.web_card[web] = action_face(read, field, match[6], Action.WEB, 53)
        mark_web(s, web, True)
    for place, text in enumerate(read.items("creatures", 0, len(Creature), 57, default=[])):
        field = f"creatures[{place}]"
        match = read_form(read, field, text, CREATURE_FORM, 57, "rat@0,0/0:1:A105")
        kind = enum_words(Creature).index(read.word(field, match[1], enum_words(Creature), 57))
        if s.creature[kind] != NOWHERE:
            read.refuse(57, field, text, f"1 {match[1]}")
        spot = SPOT_FORM.fullmatch(text.split("@")[1].split(":")[0])
        assert spot is not None
        s.creature[kind] = _spot(read, s, field, text, spot)
        s.creature_owner[kind] = read_seat(read, s, field, int(match[5]), 57)
        s.creature_card[kind] = action_face(read, field, match[6], Action(Action.RAT + kind), 57)
