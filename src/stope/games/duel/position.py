"""Write a state of the Duel as JSON and read it; a position that breaks a rule is refused.

Cards are written by their names. A card on the table is written with its cell, ``P16@2,1``, and
with letters: ``v`` if it is turned, ``k`` if a key lies on it, ``m0`` if its gold is marked for
seat 0, ``b1`` if seat 1 has bribed its troll, ``d`` if it lies face down. A discarded card or a
goal is written with the seats that know it: ``P01:0`` for seat 0, ``P01:01*`` for both seats and
spectators.
"""

import re
from collections import Counter
from enum import IntEnum

from stope.engine.key_conversion import key_hex
from stope.engine.records import State, new_state
from stope.engine.rng import set_key
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
from stope.games.duel.connectivity import colour_of, spread_all
from stope.games.duel.goals import (
    DUEL_GOALS_AT,
    SOLO_GOALS_AT,
    goal_orientations,
    reached_goal,
    shuffle_goals,
)
from stope.games.duel.hands import shuffle_pile
from stope.games.duel.legality import can_bribe_any
from stope.games.duel.rulebook import RULEBOOK, Rule
from stope.games.duel.rules import KEYS, clear_table
from stope.games.duel.solo import is_played_at_once
from stope.games.duel.state import ALL_KNOW, ASIDE, HAND, PLAYERS, STATE, Ending, Goals, Phase
from stope.games.duel.view import hand_json, tools_json
from stope.games.path_cards.board import (
    BOTH_WAYS,
    NO_CARD,
    NO_CELL,
    NO_SLOT,
    find_cell,
    put_card,
    put_face_down,
    turn_up,
)
from stope.games.path_cards.card_shape import NAME_FORM
from stope.games.path_cards.hands import add_to_hand, discard
from stope.games.path_cards.position import known_mask, place_text, read_table_cards, seats_text
from stope.games.path_cards.sides import SIDES, opposite
from stope.games.position_json import PositionReader, read_key
from stope.games.position_text import PositionLine

_FACE = {name: face for face, name in enumerate(NAMES)}
#: The names of the parts of a position, and how they are written on one line.
LINE = PositionLine(
    RULEBOOK,
    rows=("hands", "gold", "sabotage"),
    lists=("table", "pile", "discard", "aside", "goals", "out", "debts"),
    numbers=("round", "turn", "to_draw", "first_goal", "sits_out"),
    words=("phase", "then", "pending", "just_laid", "ending", "key"),
    flags=(),
    option="goals=leave",
    option_rule=Rule.DU_5_GOALS_USED,
)
_CARD_FORM = NAME_FORM.pattern
_TOKEN = re.compile(rf"({_CARD_FORM})@(-?\d{{1,3}}),(-?\d{{1,3}})(v?)(k?)(m[01])?(b[01])?(d?)")
_KNOWN = re.compile(rf"({_CARD_FORM}):([01]*)(\*?)")
#: The greatest coordinate of a card in a position. Moves can hold coordinates up to 127, and up to
#: 34 path cards may be laid in a row beyond the cards of the position.
_FAR = 80
#: DU-1: the number of path cards in the box, and the number of cards that can lie on the table.
_PATH_CARDS = int(COUNT[:PATH_FACES].sum())
_MOST_CARDS = _PATH_CARDS + len(Colour) + ROUND_GOALS


def _words(kinds: type[IntEnum]) -> list[str]:
    """Return the names of an enum's members, in lower case, as positions contain them."""
    return [kind.name.lower() for kind in kinds]


# Writing


def position(s: State) -> Json:
    """Return the whole state: every card with the seats that know it, and the key."""
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
        "pending": place_text(s, int(s.pending)),
        "just_laid": place_text(s, int(s.laid)),
        "table": [_card_text(s, slot) for slot in range(s.slots) if s.face[slot] != NO_CARD],
        "hands": [hand_json(s, seat) for seat in range(s.seats)],
        "pile": [NAMES[face] for face in s.pile[: s.pile_left][::-1]],
        "discard": [
            f"{NAMES[face]}:{seats_text(int(known), PLAYERS)}"
            for face, known in zip(
                s.discard[: s.discards], s.discard_known[: s.discards], strict=True
            )
        ],
        "aside": [NAMES[face] for face in s.aside[: s.asides]],
        "goals": [
            f"{NAMES[face]}:{seats_text(int(known), PLAYERS)}"
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
        "key": key_hex(s.rng.key),
    }


def _card_text(s: State, slot: int) -> str:
    flags = "v" * int(s.turned[slot]) + "k" * int(s.key[slot])
    flags += f"m{int(s.owner[slot]) - 1}" if s.owner[slot] else ""
    flags += f"b{int(s.bribed[slot]) - 1}" if s.bribed[slot] else ""
    flags += "d" * int(s.face_down[slot])
    return f"{NAMES[int(s.face[slot])]}@{place_text(s, slot)}{flags}"


# Reading


def from_position(given: object) -> State:
    """Return the state that a position describes.

    Parts that are left out are as at the beginning of a round. ``pile`` and ``goals`` may name only
    the first few cards; the key decides the order of all cards that are named nowhere.
    """
    read = PositionReader(RULEBOOK, given)
    read.refuse_unknown_parts(LINE.parts)
    s = new_state(STATE)
    clear_table(s)
    hands = read.items("hands", 1, 2, Rule.DU_6_HAND)
    s.seats = len(hands)
    options = read.entry(
        "options", read.get("options", {}), ("goals", "dwarf"), Rule.DU_5_GOALS_USED
    )
    s.goals = Goals[
        read.word("goals", options.get("goals"), _words(Goals), Rule.DU_5_GOALS_USED).upper()
    ]
    s.dwarf = Colour[
        read.word("dwarf", options.get("dwarf"), _words(Colour), Rule.DU_60_SOLO_LAYOUT).upper()
    ]
    s.round_number = read.int_part("round", 1, ROUNDS, Rule.DU_53_MATCH_END) - 1
    s.turn = read.int_part("turn", 0, int(s.seats) - 1, Rule.DU_12_TURN)
    set_key(s.rng, read_key(read, Rule.DU_6_HAND))
    _read_goals(read, s)
    _read_table(read, s)
    _read_cards(read, s, hands)
    _read_players(read, s)
    spread_all(s)
    _read_phase(read, s)
    return s


def _name(read: PositionReader, field: str, name: object, first: int, count: int) -> int:
    face = _FACE.get(name, -1) if isinstance(name, str) else -1
    if not first <= face < first + count:
        read.refuse(Rule.DU_1_MATERIAL, field, name, f"{NAMES[first]}..{NAMES[first + count - 1]}")
    return face


def _known(
    read: PositionReader, field: str, token: object, first: int, count: int
) -> tuple[int, int]:
    match = _KNOWN.fullmatch(token) if isinstance(token, str) else None
    if match is None:
        read.refuse(Rule.DU_8_KNOWLEDGE, field, token, "P01:01*")
    face = _name(read, field, match[1], first, count)
    return face, known_mask(match[2], match[3], PLAYERS)


def _read_goals(read: PositionReader, s: State) -> None:
    """DU-5: read the order of all goals: first the named goals, then the others in random order."""
    shuffle_goals(s)
    named = [
        _known(read, f"goals[{index}]", token, FIRST_GOAL, GOALS)
        for index, token in enumerate(
            read.items("goals", 0, GOALS, Rule.DU_5_GOALS_USED, default=[])
        )
    ]
    faces = [face for face, _ in named]
    for face, copies in Counter(faces).items():
        if copies > 1:
            read.refuse(Rule.DU_1_MATERIAL, "goals", NAMES[face], "1")
    others = [int(face) for face in s.goal if face not in faces]
    for index, face in enumerate([*faces, *others]):
        s.goal[index] = face
        s.goal_known[index] = named[index][1] if index < len(named) else 0
    # the goals of earlier rounds have left the game; with the option to return goals, goals that
    # stayed face down are still in the game
    passed = int(s.round_number) * ROUND_GOALS
    first = read.get("first_goal", passed)
    least = 0 if s.goals == Goals.RETURN else passed
    s.first_goal = read.check_int("first_goal", first, least, passed, Rule.DU_5_GOALS_USED)


def _goal_cells(s: State) -> list[tuple[int, int]]:
    goals_at = SOLO_GOALS_AT if s.seats == 1 else DUEL_GOALS_AT
    return [(int(x), int(y)) for x, y in goals_at]


def _start_cells(s: State) -> list[tuple[int, int]]:
    return [(0, 0)] if s.seats == 1 else [(0, 1), (0, -1)]


def _read_table(read: PositionReader, s: State) -> None:
    """DU-4: read the cards on the table: start cards, goals, then path cards as they were laid."""
    by_cell = read_table_cards(read, _MOST_CARDS, Rule.DU_20_EMPTY_CELL, _parse_card)
    for seat, (x, y) in enumerate(_start_cells(s)):
        start = int(START_FACE[colour_of(s, seat)])
        _expect(read, by_cell.pop((x, y), None), start, Rule.DU_4_LAYOUT)
        put_card(s, x, y, start, 0, int(OPEN[start, 0]))
    for number, (x, y) in enumerate(_goal_cells(s)):
        goal = int(s.goal[s.first_goal + number])
        card = by_cell.pop((x, y), None)
        _expect(read, card, goal, Rule.DU_4_LAYOUT)
        slot = put_face_down(s, x, y, goal)
        if card and not card["face_down"]:
            turned = int(card["turned"])
            turn_up(s, slot, turned, int(OPEN[goal, turned]))
            s.goal_known[s.first_goal + number] = ALL_KNOW
        if card:
            _put_things(read, s, slot, card)
    # ``_MOST_CARDS`` allows too many path cards if a position leaves out start cards and goals
    if len(by_cell) > _PATH_CARDS:
        read.refuse(Rule.DU_1_MATERIAL, "table", len(by_cell), f"<= {_PATH_CARDS}")
    for card in by_cell.values():
        if not card["face"] < PATH_FACES or card["face_down"]:
            read.refuse(
                Rule.DU_20_EMPTY_CELL,
                "table",
                card["token"],
                f"{NAMES[0]}..{NAMES[PATH_FACES - 1]}",
            )
        turned = int(card["turned"])
        sides = int(OPEN[card["face"], turned])
        slot = put_card(s, card["x"], card["y"], card["face"], turned, sides)
        _put_things(read, s, slot, card)
    _check_sides(read, s)


def _parse_card(read: PositionReader, index: int, token: object) -> Json:
    match = _TOKEN.fullmatch(token) if isinstance(token, str) else None
    if match is None:
        read.refuse(Rule.DU_20_EMPTY_CELL, f"table[{index}]", token, "P16@2,1v")
    x, y = int(match[2]), int(match[3])
    if max(abs(x), abs(y)) > _FAR:
        read.refuse(Rule.DU_20_EMPTY_CELL, f"table[{index}]", token, f"-{_FAR}..{_FAR}")
    return {
        "token": token,
        "face": _name(read, f"table[{index}]", match[1], 0, FIRST_GOAL + GOALS),
        "x": x,
        "y": y,
        "turned": bool(match[4]),
        "key": bool(match[5]),
        "owner": int(match[6][1]) + 1 if match[6] else 0,
        "bribed": int(match[7][1]) + 1 if match[7] else 0,
        "face_down": bool(match[8]),
    }


def _expect(read: PositionReader, card: Json | None, face: int, rule: int) -> None:
    if card is not None and card["face"] != face:
        read.refuse(rule, "table", card["token"], NAMES[face])


def _put_things(read: PositionReader, s: State, slot: int, card: Json) -> None:
    """Put the key and the markers on a card; refuse a key or marker that the card cannot have."""
    barrier = BARRIER[card["face"]]
    hidden = card["face_down"]
    seats = int(s.seats)
    if card["key"] and (hidden or barrier not in (Barrier.GREEN_DOOR, Barrier.BLUE_DOOR)):
        read.refuse(Rule.DU_42_KEY, "table", card["token"], "-k")
    if card["owner"] and (hidden or GOLD[card["face"]] == 0 or card["owner"] > seats):
        read.refuse(Rule.DU_30_MARKED_GOLD, "table", card["token"], "-m")
    if card["bribed"] and (hidden or barrier != Barrier.TROLL or card["bribed"] > seats):
        read.refuse(Rule.DU_32_BRIBE, "table", card["token"], "-b")
    s.key[slot] = card["key"]
    s.owner[slot] = card["owner"]
    s.bribed[slot] = card["bribed"]


def _check_sides(read: PositionReader, s: State) -> None:
    """DU-21: refuse path cards that do not match each other. DU-27: goals need not match."""
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
                read.refuse(
                    Rule.DU_21_MATCHING_SIDES, "table", _card_text(s, slot), _card_text(s, other)
                )


def _read_cards(read: PositionReader, s: State, hands: list[object]) -> None:
    """DU-6: read hands, discards and piles; refuse more copies of a card than the box has."""
    for name in read.items("out", 0, PATH_FACES, Rule.DU_51_GOLD_CARDS, default=[]):
        face = _name(read, "out", name, 0, PATH_FACES)
        if GOLD[face] == 0:
            read.refuse(Rule.DU_51_GOLD_CARDS, "out", name, "gold")
        s.path_gold_out |= 1 << face
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list) or len(hand) > HAND:
            read.refuse(Rule.DU_6_HAND, f"hands[{seat}]", hand, f"[0..{HAND}]")
        for name in hand:
            face = _name(read, f"hands[{seat}]", name, 0, HAND_FACES)
            if s.seats == 1 and is_played_at_once(face):
                read.refuse(Rule.DU_62_SOLO_SABOTAGE, "hands[0]", name, "-")
            add_to_hand(s, seat, face)
    for index, token in enumerate(
        read.items("discard", 0, HAND_CARDS, Rule.DU_8_KNOWLEDGE, default=[])
    ):
        discard(s, *_known(read, f"discard[{index}]", token, 0, HAND_FACES))
    for index, name in enumerate(read.items("aside", 0, ASIDE, Rule.DU_61_SOLO_DEAL, default=[])):
        s.aside[index] = _name(read, "aside", name, 0, HAND_FACES)
        s.asides += 1
    tools = read.items(
        "sabotage", int(s.seats), int(s.seats), Rule.DU_40_SABOTAGE, default=[[]] * int(s.seats)
    )
    for seat, names in enumerate(tools):
        for name in names if isinstance(names, list) else [names]:
            if name not in [tool.name.lower() for tool in Tool]:
                read.refuse(
                    Rule.DU_40_SABOTAGE, f"sabotage[{seat}]", name, ", ".join(tools_json(7))
                )
            if s.sabotage[seat] >> Tool[name.upper()] & 1:
                read.refuse(Rule.DU_40_SABOTAGE, f"sabotage[{seat}]", names, f"1 {name}")
            s.sabotage[seat] |= 1 << Tool[name.upper()]
    _fill_pile(read, s)


def _fill_pile(read: PositionReader, s: State) -> None:
    named = [
        _name(read, "pile", name, 0, HAND_FACES)
        for name in read.items("pile", 0, HAND_CARDS, Rule.DU_6_HAND, default=[])
    ]
    used = Counter(named)
    used.update(int(face) for face in s.hand.ravel() if face != NO_CARD)
    over = read.get("phase") == "over"
    used.update(
        int(s.face[slot])
        for slot in range(s.slots)
        # after the last round, marked gold cards still lie on the table but are out of the game
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
            read.refuse(Rule.DU_1_MATERIAL, NAMES[face], copies, f"<= {left[face]}")
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


def _read_players(read: PositionReader, s: State) -> None:
    """DU-51, DU-52: read gold and debts; count the markers and keys left in the stock."""
    seats = int(s.seats)
    golds = read.items("gold", seats, seats, Rule.DU_51_GOLD_CARDS, default=[[]] * seats)
    for seat, cards in enumerate(golds):
        for value in cards if isinstance(cards, list) else [cards]:
            s.gold[seat, read.check_int(f"gold[{seat}]", value, 1, 3, Rule.DU_51_GOLD_CARDS)] += 1
    bribes = [int((s.bribed == seat + 1).sum()) for seat in range(seats)]
    debts = read.items("debts", seats, seats, Rule.DU_52_DEBT, default=bribes)
    over = read.get("phase") == "over"
    for seat in range(seats):
        owed = 0 if over else bribes[seat]
        s.debt[seat] = read.check_int(f"debts[{seat}]", debts[seat], owed, owed, Rule.DU_52_DEBT)
    for value in (1, 2, 3):
        owned, there = int(s.gold[:, value].sum()), int(COUNT[value == GOLD].sum())
        if owned > there:
            read.refuse(Rule.DU_51_GOLD_CARDS, "gold", [value] * owned, f"<= {there}")
    stock = SOLO_MARKERS if seats == 1 else DUEL_MARKERS
    s.markers = stock - int((s.owner > 0).sum()) - int((s.bribed > 0).sum())
    if s.markers < 0:
        read.refuse(Rule.DU_1_MATERIAL, "markers", stock - int(s.markers), f"<= {stock}")
    s.keys = KEYS - int(s.key.sum())
    if s.keys < 0:
        read.refuse(Rule.DU_1_MATERIAL, "keys", KEYS - int(s.keys), f"<= {KEYS}")


def _slot_at(read: PositionReader, s: State, field: str, rule: int) -> int:
    """Return the slot of the card on the cell that a part names; NO_SLOT without this part."""
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


def _read_phase(read: PositionReader, s: State) -> None:
    """DU-28: read the phase of the turn; refuse a phase that does not fit the position."""
    phase = read.word(
        "phase", read.get("phase"), [phase.name.lower() for phase in Phase], Rule.DU_28_SETTLING
    )
    then = read.word("then", read.get("then"), ("before", "after"), Rule.DU_28_SETTLING)
    s.phase, s.then = Phase[phase.upper()], Phase[then.upper()]
    ending = read.word(
        "ending", read.get("ending"), [kind.name.lower() for kind in Ending], Rule.DU_50_ROUND_END
    )
    s.ending = Ending[ending.upper()]
    s.to_draw = read.int_part("to_draw", 0, 2, Rule.DU_12_TURN)
    if s.hand_size[s.turn] + s.to_draw > HAND:
        read.refuse(
            Rule.DU_12_TURN, "to_draw", int(s.to_draw), f"<= {HAND - int(s.hand_size[s.turn])}"
        )
    s.pending = _slot_at(read, s, "pending", Rule.DU_27_REACHED_GOAL)
    s.laid = _slot_at(read, s, "just_laid", Rule.DU_27_REACHED_GOAL)
    sits_out = read.get("sits_out")
    most = int(s.seats) - 1
    s.sits_out = (
        0
        if sits_out is None
        else read.check_int("sits_out", sits_out, 0, most, Rule.DU_12_TURN) + 1
    )
    if s.sits_out and s.phase != Phase.OVER and s.hand_size[s.sits_out - 1]:
        read.refuse(Rule.DU_12_TURN, "sits_out", sits_out, "null")
    if s.phase == Phase.OVER:
        if s.round_number + 1 < ROUNDS:
            read.refuse(Rule.DU_53_MATCH_END, "round", int(s.round_number) + 1, str(ROUNDS))
        return
    if s.hand_size[s.turn] == 0 and s.phase == Phase.BEFORE:
        read.refuse(Rule.DU_12_TURN, f"hands[{s.turn}]", 0, f"1..{HAND}")
    if s.pending != NO_SLOT and s.phase != Phase.TURN_GOAL:
        read.refuse(Rule.DU_27_REACHED_GOAL, "pending", read.get("pending"), "null")
    reached = int(reached_goal(s))
    if s.phase == Phase.TURN_GOAL:
        if (
            s.pending == NO_SLOT
            or s.pending != reached
            or goal_orientations(s, reached) != BOTH_WAYS
        ):
            read.refuse(
                Rule.DU_27_REACHED_GOAL,
                "pending",
                read.get("pending"),
                place_text(s, reached) or "-",
            )
        s.goal_known[s.first_goal + s.pending - s.seats] = ALL_KNOW
    elif reached != NO_SLOT:
        read.refuse(Rule.DU_27_REACHED_GOAL, "table", _card_text(s, reached), "face up")
    elif s.phase == Phase.AFTER and not can_bribe_any(s, int(s.turn)):
        read.refuse(Rule.DU_28_SETTLING, "phase", phase, "before")
    if int(s.face_down[s.seats : s.seats + ROUND_GOALS].sum()) == 0 or s.markers == 0:
        read.refuse(Rule.DU_50_ROUND_END, "phase", phase, "over")
    # cards are drawn only after a move of kind A, B, C or D
    drawing = s.phase == Phase.AFTER or (s.phase == Phase.TURN_GOAL and s.then == Phase.AFTER)
    if (s.to_draw > 0) != drawing:
        read.refuse(Rule.DU_12_TURN, "to_draw", int(s.to_draw), "1..2" if drawing else "0")
