"""Read the table of a position: clans, cards, webs, creatures and dwarves (DC-2 to DC-5)."""

import re
from collections import Counter

from stope.engine.bitmask import MAX_SEATS, bit, has, members
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import State
from stope.games.codecs import Json, word
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
from stope.games.dark_cave.position.read_tokens import (
    CLAN_FORM,
    CREATURE_FORM,
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
    read_form,
    read_seat,
    read_seat_or_none,
)
from stope.games.dark_cave.rulebook import Rule
from stope.games.dark_cave.rules.clans import CLANS, cards_of_clan, deal_clans
from stope.games.dark_cave.rules.goals import goal_x, goal_y, lay_goals
from stope.games.dark_cave.rules.movement_graph import (
    lay_path,
    mark_web,
    slot_of,
    spot_at,
    turn_goal_up,
)
from stope.games.dark_cave.rules.webs import web_on
from stope.games.dark_cave.state import (
    ALL_KNOW,
    FIRST_GOAL_SLOT,
    NOBODY,
    NOWHERE,
    SLOTS,
)
from stope.games.path_cards.board import CELLS, NO_CELL, NO_SLOT, find_cell
from stope.games.path_cards.position import known_mask, read_table_cards
from stope.games.path_cards.sides import SIDES, Side, opposite
from stope.games.position_json import PositionReader


def read_clans(read: PositionReader, s: State) -> None:
    """DC-3: read the clan cards of the seats and the clan cards set aside.

    If the position does not name the clan cards, deal them with the random key.
    """
    deal_clans(s, NULL_BUFFER)
    seats = int(s.seats)
    if read.get("clans") is None:
        for name in ("spares", "spares_known"):
            if read.get(name):
                read.refuse(Rule.DC_3_CLAN_CARDS, name, read.get(name), "clans")
        return
    texts = read.items("clans", seats, seats, Rule.DC_3_CLAN_CARDS)
    spare_texts = read.items("spares", 0, 3, Rule.DC_3_CLAN_CARDS, default=[])
    dealt = Counter[tuple[int, int]]()
    only = set()
    for place, text in enumerate([*texts, *spare_texts]):
        field = f"clans[{place}]" if place < seats else f"spares[{place - seats}]"
        match = read_form(read, field, text, CLAN_FORM, Rule.DC_3_CLAN_CARDS, "yellow:loyal")
        clan = enum_words(Clan).index(
            read.word(field, match[1], enum_words(Clan), Rule.DC_3_CLAN_CARDS)
        )
        character = enum_words(Character).index(
            read.word(field, match[2], enum_words(Character), Rule.DC_3_CLAN_CARDS)
        )
        dealt[clan, character] += 1
        only.add(clan)
        if place < seats:
            s.clan[place], s.character[place] = clan, character
            known = ALL_KNOW if match[4] else known_mask(match[3], match[4], MAX_SEATS)
            s.clan_known[place] = known | bit(place)
        else:
            s.spare_clan[place - seats] = clan
            s.spare_character[place - seats] = character
    s.spares = len(spare_texts)
    if list(s.spare_clan[: s.spares]) != sorted(s.spare_clan[: s.spares]):
        read.refuse(Rule.DC_3_CLAN_CARDS, "spares", spare_texts, "yellow, blue")
    for clan in range(CLANS):
        for character in range(2):
            wanted = int(cards_of_clan(seats, clan, min(only), character))
            if dealt[clan, character] != wanted:
                name = f"{word(Clan(clan))}:{word(Character(character))}"
                read.refuse(Rule.DC_3_CLAN_CARDS, name, dealt[clan, character], str(wanted))
    seen = read_form(
        read,
        "spares_known",
        read.get("spares_known", ""),
        re.compile(SEATS_FORM),
        Rule.DC_40_FIRST_OUT,
        "0",
    )
    s.spare_known = known_mask(seen[1], seen[2], MAX_SEATS)


def read_table(read: PositionReader, s: State) -> None:
    """DC-2: read the start card, the goals, and then the path cards in the order given."""
    by_place = read_table_cards(read, SLOTS, Rule.DC_20_EMPTY_CELL, _parse_card)
    cards = len(by_place)
    start = by_place.pop((0, 0), None)
    if start is not None and start["face"] != START_FACE:
        read.refuse(Rule.DC_2_LAYOUT, "table", start["token"], NAMES[START_FACE])
    lay_path(s, 0, 0, START_FACE, 0)
    lay_goals(s)
    _read_goals(read, s, by_place)
    for card in by_place.values():
        if card["face"] >= START_FACE:
            read.refuse(Rule.DC_2_LAYOUT, "table", card["token"], "0,0; -4,-4 ...")
        if not 0 <= card["face"] < HAND_FACES or not IS_PATH[card["face"]] or card["face_down"]:
            read.refuse(Rule.DC_20_EMPTY_CELL, "table", card["token"], NAMES[0])
        if s.board.cells + 5 > CELLS or s.slots == SLOTS:
            read.refuse(Rule.DC_25_NO_EDGE, "table", cards, f"<= {int(s.slots)}")
        slot = int(lay_path(s, card["x"], card["y"], card["face"], int(card["turned"])))
        _check_vein(read, s, slot, card)
    _check_sides(read, s)
    _check_room(read, s, cards)


def _parse_card(read: PositionReader, place: int, token: object) -> Json:
    field = f"table[{place}]"
    match = read_form(read, field, token, TOKEN_FORM, Rule.DC_20_EMPTY_CELL, "C102@2,1v")
    x, y = int(match[2]), int(match[3])
    if max(abs(x), abs(y)) > FAR:
        read.refuse(Rule.DC_20_EMPTY_CELL, field, token, f"-{FAR}..{FAR}")
    if match[1] not in FACE_OF:
        read.refuse(
            Rule.DC_20_EMPTY_CELL, field, token, f"{NAMES[0]}..{NAMES[FIRST_GOAL + GOALS - 1]}"
        )
    return {
        "token": token,
        "face": FACE_OF[match[1]],
        "x": x,
        "y": y,
        "turned": bool(match[4]),
        "gold": bool(match[5]),
        "face_down": bool(match[6]),
        "known": known_mask(match[7], match[8], MAX_SEATS),
    }


def _read_goals(read: PositionReader, s: State, by_place: dict[tuple[int, int], Json]) -> None:
    """DC-2, DC-38: read the goals on the corners; goals not named keep the shuffled order."""
    seats = int(s.seats)
    corners = [(int(goal_x(seats, number)), int(goal_y(seats, number))) for number in range(GOALS)]
    named = [by_place.pop(corner, None) for corner in corners]
    goals = range(FIRST_GOAL, FIRST_GOAL + GOALS)
    faces = [card["face"] for card in named if card is not None]
    for card in named:
        if card is not None and (card["face"] not in goals or faces.count(card["face"]) > 1):
            read.refuse(
                Rule.DC_2_LAYOUT, "table", card["token"], f"{NAMES[FIRST_GOAL]}..{NAMES[goals[-1]]}"
            )
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
            read.refuse(Rule.DC_38_GOAL, "table", card["token"], "d")


def _check_vein(read: PositionReader, s: State, slot: int, card: Json) -> None:
    """DC-27: put the given gold on a card; refuse gold on a card without a vein."""
    if card["gold"] and VEIN[card["face"]] < 0:
        read.refuse(Rule.DC_27_VEIN_GOLD, "table", card["token"], "-g")
    s.supply += int(s.vein_gold[slot]) - card["gold"]
    s.vein_gold[slot] = card["gold"]


def _check_sides(read: PositionReader, s: State) -> None:
    """DC-22, DC-38: refuse cards whose sides do not match; only sides at goals may differ."""
    for slot in range(FIRST_GOAL_SLOT + GOALS, int(s.slots)):
        for side in range(SIDES):
            other = int(s.card_at[s.board.beside[s.cell[slot], side]])
            if other == NO_SLOT or FIRST_GOAL_SLOT <= other < FIRST_GOAL_SLOT + GOALS:
                continue
            mine = OPEN[s.face[slot], s.turned[slot]] >> side & 1
            theirs = OPEN[s.face[other], s.turned[other]] >> opposite(side) & 1
            if mine != theirs:
                read.refuse(
                    Rule.DC_22_MATCHING_SIDES, "table", card_text(s, slot), card_text(s, other)
                )


def _check_room(read: PositionReader, s: State, cards: int) -> None:
    """DC-25: refuse cards so far apart that the board could run out of cells later in the match."""
    hidden = int(s.face_down[FIRST_GOAL_SLOT : FIRST_GOAL_SLOT + GOALS].sum())
    if int(s.board.cells) + 4 * hidden + 3 * (SLOTS - int(s.slots)) > CELLS:
        read.refuse(Rule.DC_25_NO_EDGE, "table", cards, "cards closer to each other")


def _spot(read: PositionReader, s: State, field: str, text: object, match: re.Match[str]) -> int:
    """DC-30: return the spot that a text names; refuse spots on face-down cards and at the exit."""
    x, y, space = int(match[1]), int(match[2]), int(match[3])
    cell = int(find_cell(s.board, x, y)) if max(abs(x), abs(y)) <= FAR + 1 else NO_CELL
    spot = int(spot_at(s, cell, space))
    if spot == NOWHERE or s.face_down[slot_of(spot)]:
        read.refuse(Rule.DC_30_SPACES, field, text, "x,y/space")
    if EXIT[s.face[slot_of(spot)]] == space:
        read.refuse(Rule.DC_39_EXIT, field, text, "out")
    return spot


def read_players(read: PositionReader, s: State) -> None:
    """DC-5, DC-39, DC-71: read the dwarves, the gold, and the agreements to end the match.

    Also read which seat's dwarf was the first to leave the cave.
    """
    seats = int(s.seats)
    for seat, text in enumerate(
        read.items("dwarves", seats, seats, Rule.DC_5_GOLD, default=["0,0/0"] * seats)
    ):
        if text == "out":
            s.out |= bit(seat)
            s.clan_known[seat] = ALL_KNOW
            continue
        field = f"dwarves[{seat}]"
        match = read_form(read, field, text, DWARF_FORM, Rule.DC_30_SPACES, "0,0/0")
        s.dwarf[seat] = _spot(read, s, field, text, match)
        s.lying |= bit(seat) * bool(match[4])
    for seat, gold in enumerate(
        read.items("gold", seats, seats, Rule.DC_5_GOLD, default=[OWN_GOLD] * seats)
    ):
        s.gold[seat] = read.check_int(f"gold[{seat}]", gold, 0, ALL_GOLD, Rule.DC_5_GOLD)
        s.supply -= int(s.gold[seat])
    if s.supply < 0:
        read.refuse(Rule.DC_5_GOLD, "gold", ALL_GOLD - int(s.supply), f"<= {ALL_GOLD}")
    s.first_out = read_seat_or_none(read, s, "first_out", Rule.DC_40_FIRST_OUT)
    left = members(int(s.out))
    if (s.first_out == NOBODY) != (not left) or (left and s.first_out not in left):
        read.refuse(
            Rule.DC_40_FIRST_OUT,
            "first_out",
            read.get("first_out"),
            ", ".join(map(str, left)) or "null",
        )
    if s.first_out != NOBODY:
        # DC-40: the seat whose dwarf was the first to leave has looked at the clan cards set aside
        s.spare_known |= bit(int(s.first_out)) * bool(s.spares)
    over = read.get("phase") == "over"
    for given in read.items(
        "agreed", 0, seats if over else seats - 1, Rule.DC_71_AGREEMENT, default=[]
    ):
        s.agreed |= bit(read_seat(read, s, "agreed", given, Rule.DC_71_AGREEMENT))


def read_webs_and_creatures(read: PositionReader, s: State) -> None:
    """DC-53, DC-57: read the webs and the creatures, each with its owner and its action card."""
    for web, text in enumerate(read.items("webs", 0, WEBS, Rule.DC_53_WEB, default=[])):
        if text == "-":
            continue
        field = f"webs[{web}]"
        match = read_form(read, field, text, WEB_FORM, Rule.DC_53_WEB, "2,1E2:0:A102")
        x, y, side = int(match[1]), int(match[2]), int(Side[match[3]])
        cell = int(find_cell(s.board, x, y)) if max(abs(x), abs(y)) <= FAR + 1 else NO_CELL
        other = int(s.board.beside[cell, side]) if cell != NO_CELL else NO_CELL
        open_there = other != NO_CELL and (
            has(int(s.board.faced_open[cell]), side)
            or has(int(s.board.faced_open[other]), opposite(side))
        )
        if not open_there or web_on(s, cell, side) >= 0:
            read.refuse(Rule.DC_53_WEB, field, text, "x,y side")
        s.web_cell[web], s.web_side[web], s.web_level[web] = cell, side, int(match[4])
        s.web_owner[web] = read_seat(read, s, field, int(match[5]), Rule.DC_53_WEB)
        s.web_card[web] = action_face(read, field, match[6], Action.WEB, Rule.DC_53_WEB)
        mark_web(s, web, True)
    for place, text in enumerate(
        read.items("creatures", 0, len(Creature), Rule.DC_57_LURE, default=[])
    ):
        field = f"creatures[{place}]"
        match = read_form(read, field, text, CREATURE_FORM, Rule.DC_57_LURE, "rat@0,0/0:1:A105")
        kind = enum_words(Creature).index(
            read.word(field, match[1], enum_words(Creature), Rule.DC_57_LURE)
        )
        if s.creature[kind] != NOWHERE:
            read.refuse(Rule.DC_57_LURE, field, text, f"1 {match[1]}")
        spot = SPOT_FORM.fullmatch(match[0].split("@")[1].split(":")[0])
        assert spot is not None
        s.creature[kind] = _spot(read, s, field, text, spot)
        s.creature_owner[kind] = read_seat(read, s, field, int(match[5]), Rule.DC_57_LURE)
        s.creature_card[kind] = action_face(
            read, field, match[6], Action(Action.RAT + kind), Rule.DC_57_LURE
        )
