"""The turn of a position: what happened in it and what it waits for (DC-10 to DC-14)."""

from stope.games.codecs import word
from stope.games.dark_cave.cards import (
    CREATURE_STEPS,
    Creature,
)
from stope.games.dark_cave.clans import is_clan_out
from stope.games.dark_cave.creatures import bearers, victims
from stope.games.dark_cave.goals import goal_ways
from stope.games.dark_cave.hands import are_cards_out
from stope.games.dark_cave.network import (
    has_way,
    slot_of,
)
from stope.games.dark_cave.position_words import (
    FAR,
    PLACE_FORM,
    enum_words,
    read_form,
    read_seat,
    read_seat_or_none,
)
from stope.games.dark_cave.state import (
    ALL_KNOW,
    FIRST_GOAL_SLOT,
    HAND,
    NOBODY,
    NOWHERE,
    STEPS,
    Ending,
    LastCard,
    Phase,
)
from stope.games.dark_cave.webs import can_chop_any
from stope.games.position_fields import PositionReader
from stope.kernel.board import NO_CARD, NO_CELL, NO_SLOT, find_cell
from stope.kernel.masks import bit, has, members
from stope.kernel.records import Record
from stope.kernel.sides import Side


def read_turn(read: PositionReader, s: Record) -> None:
    """DC-10 to DC-14: whose turn it is, and what has happened in it."""
    seats = int(s.seats)
    s.turn = read.number("turn", 0, seats - 1, 9)
    s.steps = read.number("steps", 0, int(max(CREATURE_STEPS)), 13)
    s.moved = read.flag("moved", 13)
    s.stood_up = read.flag("stood_up", 10)
    kinds = enum_words(Creature)
    s.walker = kinds.index(read.word("walker", read.get("walker"), kinds, 57))
    for name in read.items("attackers", 0, len(kinds), 36, default=[]):
        s.attackers |= 1 << kinds.index(read.word("attackers", name, kinds, 36))
    s.dwarf_came = read.flag("dwarf_came", 36)
    s.asked = read_seat_or_none(read, s, "asked", 56)
    for seat in read.items("to_ask", 0, seats, 56, default=[]):
        s.to_ask |= bit(read_seat(read, s, "to_ask", seat, 56))
    given = read.get("pending")
    if given is not None:
        match = read_form(read, "pending", given, PLACE_FORM, 38, "x,y")
        x, y = int(match[1]), int(match[2])
        cell = int(find_cell(s.board, x, y)) if max(abs(x), abs(y)) <= FAR else NO_CELL
        s.pending = int(s.card_at[cell]) if cell != NO_CELL else NO_SLOT
        if s.pending == NO_SLOT:
            read.refuse(38, "pending", given, "x,y")
    s.entry = Side[read.word("entry", read.get("entry"), [side.name for side in Side], 38)]
    s.drawer = read_seat_or_none(read, s, "drawer", 14)
    s.to_draw = read.number("to_draw", 0, 2, 14)
    s.closing = read.flag("closing", 70)
    endings = enum_words(Ending)
    s.ending = endings.index(read.word("ending", read.get("ending"), endings, 70))


def read_phase(read: PositionReader, s: Record) -> None:
    """Refuse a table that could not be waiting for this decision."""
    phases = enum_words(Phase)
    phase = Phase(phases.index(read.word("phase", read.get("phase"), phases, 12)))
    s.phase = phase
    if phase == Phase.OVER:
        _check_end(read, s)
        s.clan_known[: s.seats] = ALL_KNOW
        s.spare_known = ALL_KNOW
        return
    if is_clan_out(s, 0) or is_clan_out(s, 1):
        read.refuse(70, "phase", word(phase), "over")
    if are_cards_out(s) and not s.closing:
        read.refuse(70, "phase", word(phase), "over")
    if s.closing and (s.last_card != LastCard.END_OF_TURN or not are_cards_out(s)):
        read.refuse(70, "closing", True, "false")
    _check_parts(read, s, phase)
    if phase == Phase.CREATURE:
        _check_walk(read, s)
    elif phase == Phase.AXE:
        _check_axe(read, s)
    elif phase == Phase.GOAL:
        _check_goal(read, s)
    elif phase == Phase.STEPS:
        _check_steps(read, s)


def _check_end(read: PositionReader, s: Record) -> None:
    """DC-70 to DC-72: the game is over for a reason, and nobody inside has gold any more."""
    clan_out = is_clan_out(s, 0) or is_clan_out(s, 1)
    all_agreed = s.agreed == (1 << int(s.seats)) - 1
    reasons = {
        Ending.CLAN_OUT: clan_out,
        Ending.CARDS: are_cards_out(s) and not clan_out,
        Ending.AGREED: all_agreed and not clan_out,
    }
    if not reasons[Ending(int(s.ending))]:
        read.refuse(70, "ending", read.get("ending"), "-")
    if s.asked != NOBODY or s.to_ask or s.attackers or s.pending != NO_SLOT:
        read.refuse(70, "phase", "over", "nothing pending")
    for seat in range(s.seats):
        if s.gold[seat] and not has(int(s.out), seat):
            read.refuse(72, f"gold[{seat}]", int(s.gold[seat]), "0")


def _check_parts(read: PositionReader, s: Record, phase: Phase) -> None:
    """DC-11 to DC-14: what only some phases have."""
    if phase == Phase.CARD:
        if s.hand_size[s.turn] == 0:
            read.refuse(11, f"hands[{s.turn}]", 0, f"1..{HAND}")
        clean = s.steps == 0 and not s.moved and s.drawer == NOBODY and s.to_draw == 0
        if not clean:
            read.refuse(12, "to_draw", int(s.to_draw), "0")
    else:
        _check_draw(read, s)
    if (s.pending != NO_SLOT) != (phase == Phase.GOAL):
        read.refuse(38, "pending", read.get("pending"), "-")
    if (s.asked != NOBODY or s.to_ask or s.attackers) and phase != Phase.AXE:
        read.refuse(56, "asked", read.get("asked"), "-")


def _check_draw(read: PositionReader, s: Record) -> None:
    """DC-14: somebody draws at the end of this turn, and has room for it."""
    if s.drawer == NOBODY or s.to_draw == 0:
        read.refuse(14, "to_draw", int(s.to_draw), "1..2")
    if s.hand_size[s.drawer] + s.to_draw > HAND:
        read.refuse(14, "to_draw", int(s.to_draw), f"<= {HAND - int(s.hand_size[s.drawer])}")


def _check_walk(read: PositionReader, s: Record) -> None:
    """DC-57: the creature that walks is there, and its card lies before the active player."""
    spot = int(s.creature[s.walker])
    if spot == NOWHERE or s.creature_owner[s.walker] != s.turn:
        read.refuse(57, "walker", read.get("walker"), "creatures")
    if not 1 <= s.steps <= CREATURE_STEPS[s.walker] or not has_way(s, spot, 1):
        read.refuse(57, "steps", int(s.steps), f"1..{CREATURE_STEPS[s.walker]}")


def _check_axe(read: PositionReader, s: Record) -> None:
    """DC-56: somebody with an axe is asked because a creature attacks."""
    here = [kind for kind in Creature if s.attackers >> kind & 1]
    spots = {int(s.creature[kind]) for kind in here}
    if len(spots) != 1 or NOWHERE in spots or (len(here) > 1 and not s.dwarf_came):
        read.refuse(36, "attackers", read.get("attackers"), "creatures")
    if s.dwarf_came and s.dwarf[s.turn] not in spots:
        read.refuse(36, "dwarf_came", True, "false")
    asked = bearers(s)
    if s.asked == NOBODY or not has(asked, int(s.asked)):
        names = ", ".join(map(str, members(int(asked)))) or "-"
        read.refuse(56, "asked", read.get("asked"), names)
    if s.to_ask & ~victims(s) or s.to_ask & ~asked or has(int(s.to_ask), int(s.asked)):
        read.refuse(56, "to_ask", read.get("to_ask"), "-")


def _check_goal(read: PositionReader, s: Record) -> None:
    """DC-38: a face-down goal beside the dwarf of the active player waits to be laid."""
    goal = int(s.pending)
    spot = int(s.dwarf[s.turn])
    beside = NO_CELL
    if goal != NO_SLOT and s.face_down[goal] and spot != NOWHERE:
        beside = int(s.board.beside[s.cell[goal], s.entry])
    if beside == NO_CELL or s.card_at[beside] != slot_of(spot) or goal_ways(s) != 3:
        read.refuse(38, "pending", read.get("pending"), "x,y")
    s.goal_known[goal - FIRST_GOAL_SLOT] = ALL_KNOW


def _check_steps(read: PositionReader, s: Record) -> None:
    """DC-13, DC-55: there is a step or an axe to decide on."""
    seat = int(s.turn)
    spot = int(s.dwarf[seat])
    free = spot != NOWHERE and not has(int(s.lying), seat) and not s.stood_up
    most = STEPS + int(s.boots[seat] != NO_CARD) if free else 0
    if s.steps > most:
        read.refuse(13, "steps", int(s.steps), f"0..{most}")
    if not (s.steps > 0 and has_way(s, spot, 0)) and not can_chop_any(s, seat):
        read.refuse(13, "phase", "steps", "card")
