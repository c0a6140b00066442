"""Read the turn of a position: its phase and the decision that is due (DC-10 to DC-14)."""

from stope.engine.bitmask import bit, has, members
from stope.engine.records import State
from stope.games.codecs import word
from stope.games.dark_cave.cards import (
    CREATURE_STEPS,
    Creature,
)
from stope.games.dark_cave.position.read_tokens import (
    FAR,
    PLACE_FORM,
    enum_words,
    read_form,
    read_seat,
    read_seat_or_none,
)
from stope.games.dark_cave.rulebook import Rule
from stope.games.dark_cave.rules.creature_attacks import bearers, victims
from stope.games.dark_cave.rules.goals import goal_orientations
from stope.games.dark_cave.rules.hands import are_cards_out
from stope.games.dark_cave.rules.movement_graph import has_step, slot_of
from stope.games.dark_cave.rules.turn import full_steps
from stope.games.dark_cave.rules.webs import can_chop_any
from stope.games.dark_cave.rules.winners import is_clan_out
from stope.games.dark_cave.state import (
    ALL_KNOW,
    FIRST_GOAL_SLOT,
    HAND,
    NOBODY,
    NOWHERE,
    Ending,
    LastCard,
    Phase,
)
from stope.games.path_cards.board import BOTH_WAYS, NO_CELL, NO_SLOT, find_cell
from stope.games.path_cards.sides import Side
from stope.games.position_json import PositionReader


def read_turn(read: PositionReader, s: State) -> None:
    """DC-10 to DC-14: read the seat whose turn it is, and the fields of the turn."""
    seats = int(s.seats)
    s.turn = read.int_part("turn", 0, seats - 1, Rule.DC_9_SEAT_TO_MOVE)
    s.steps = read.int_part("steps", 0, int(max(CREATURE_STEPS)), Rule.DC_13_STEP_PHASE)
    s.moved = read.bool_part("moved", Rule.DC_13_STEP_PHASE)
    s.stood_up = read.bool_part("stood_up", Rule.DC_10_TURN_START)
    kinds = enum_words(Creature)
    s.walker = kinds.index(read.word("walker", read.get("walker"), kinds, Rule.DC_57_LURE))
    for name in read.items("attackers", 0, len(kinds), Rule.DC_36_MEETING_CREATURES, default=[]):
        s.attackers |= 1 << kinds.index(
            read.word("attackers", name, kinds, Rule.DC_36_MEETING_CREATURES)
        )
    s.dwarf_came = read.bool_part("dwarf_came", Rule.DC_36_MEETING_CREATURES)
    s.asked = read_seat_or_none(read, s, "asked", Rule.DC_56_AXE_ON_CREATURE)
    for seat in read.items("to_ask", 0, seats, Rule.DC_56_AXE_ON_CREATURE, default=[]):
        s.to_ask |= bit(read_seat(read, s, "to_ask", seat, Rule.DC_56_AXE_ON_CREATURE))
    given = read.get("pending")
    if given is not None:
        match = read_form(read, "pending", given, PLACE_FORM, Rule.DC_38_GOAL, "x,y")
        x, y = int(match[1]), int(match[2])
        cell = int(find_cell(s.board, x, y)) if max(abs(x), abs(y)) <= FAR else NO_CELL
        s.pending = int(s.card_at[cell]) if cell != NO_CELL else NO_SLOT
        if s.pending == NO_SLOT:
            read.refuse(Rule.DC_38_GOAL, "pending", given, "x,y")
    s.entry = Side[
        read.word("entry", read.get("entry"), [side.name for side in Side], Rule.DC_38_GOAL)
    ]
    s.drawer = read_seat_or_none(read, s, "drawer", Rule.DC_14_DRAW_PHASE)
    s.to_draw = read.int_part("to_draw", 0, 2, Rule.DC_14_DRAW_PHASE)
    s.closing = read.bool_part("closing", Rule.DC_70_GAME_END)
    endings = enum_words(Ending)
    s.ending = endings.index(read.word("ending", read.get("ending"), endings, Rule.DC_70_GAME_END))


def read_phase(read: PositionReader, s: State) -> None:
    """Read the phase, and refuse a position that is impossible in this phase."""
    phases = enum_words(Phase)
    phase = Phase(
        phases.index(read.word("phase", read.get("phase"), phases, Rule.DC_12_CARD_PHASE))
    )
    s.phase = phase
    if phase == Phase.OVER:
        _check_end(read, s)
        s.clan_known[: s.seats] = ALL_KNOW
        s.spare_known = ALL_KNOW
        return
    if is_clan_out(s, 0) or is_clan_out(s, 1):
        read.refuse(Rule.DC_70_GAME_END, "phase", word(phase), "over")
    _check_last_card(read, s, phase)
    _check_parts(read, s, phase)
    if phase == Phase.CREATURE:
        _check_walk(read, s)
    elif phase == Phase.AXE:
        _check_axe(read, s)
    elif phase == Phase.GOAL:
        _check_goal(read, s)
    elif phase == Phase.STEPS:
        _check_steps(read, s)


def _check_last_card(read: PositionReader, s: State, phase: Phase) -> None:
    """DC-70: refuse a match that should be over because hands and draw pile are empty.

    The match still goes on while a creature walks. With the option END_OF_TURN it goes on until the
    turn ends, and ``closing`` has to be set.
    """
    walking = phase == Phase.CREATURE or (phase == Phase.AXE and not s.dwarf_came)
    may_close = are_cards_out(s) and s.last_card == LastCard.END_OF_TURN and not walking
    if s.closing and not may_close:
        read.refuse(Rule.DC_70_GAME_END, "closing", True, "false")
    if are_cards_out(s) and not s.closing and not walking:
        read.refuse(Rule.DC_70_GAME_END, "phase", word(phase), "over")


def _check_end(read: PositionReader, s: State) -> None:
    """DC-70 to DC-72: refuse an ending with a wrong reason, and gold of dwarves in the cave."""
    clan_out = is_clan_out(s, 0) or is_clan_out(s, 1)
    all_agreed = s.agreed == (1 << int(s.seats)) - 1
    reasons = {
        Ending.CLAN_OUT: clan_out,
        Ending.CARDS: are_cards_out(s) and not clan_out,
        Ending.AGREED: all_agreed and not clan_out,
    }
    if not reasons[Ending(int(s.ending))]:
        read.refuse(Rule.DC_70_GAME_END, "ending", read.get("ending"), "-")
    if s.asked != NOBODY or s.to_ask or s.attackers or s.pending != NO_SLOT:
        read.refuse(Rule.DC_70_GAME_END, "phase", "over", "nothing pending")
    for seat in range(s.seats):
        if s.gold[seat] and not has(int(s.out), seat):
            read.refuse(Rule.DC_72_TREASURE, f"gold[{seat}]", int(s.gold[seat]), "0")


def _check_parts(read: PositionReader, s: State, phase: Phase) -> None:
    """DC-11 to DC-14: refuse values that fields cannot have in this phase."""
    if phase == Phase.CARD:
        if s.hand_size[s.turn] == 0:
            read.refuse(Rule.DC_11_SITTING_OUT, f"hands[{s.turn}]", 0, f"1..{HAND}")
        clean = s.steps == 0 and not s.moved and s.drawer == NOBODY and s.to_draw == 0
        if not clean:
            read.refuse(Rule.DC_12_CARD_PHASE, "to_draw", int(s.to_draw), "0")
    else:
        _check_draw(read, s)
    if (s.pending != NO_SLOT) != (phase == Phase.GOAL):
        read.refuse(Rule.DC_38_GOAL, "pending", read.get("pending"), "-")
    if (s.asked != NOBODY or s.to_ask or s.attackers) and phase != Phase.AXE:
        read.refuse(Rule.DC_56_AXE_ON_CREATURE, "asked", read.get("asked"), "-")


def _check_draw(read: PositionReader, s: State) -> None:
    """DC-14: refuse a position if no seat will draw, or if the hand has no room for the cards."""
    if s.drawer == NOBODY or s.to_draw == 0:
        read.refuse(Rule.DC_14_DRAW_PHASE, "to_draw", int(s.to_draw), "1..2")
    if s.hand_size[s.drawer] + s.to_draw > HAND:
        read.refuse(
            Rule.DC_14_DRAW_PHASE,
            "to_draw",
            int(s.to_draw),
            f"<= {HAND - int(s.hand_size[s.drawer])}",
        )


def _check_walk(read: PositionReader, s: State) -> None:
    """DC-57: refuse a walking creature that belongs to another player or cannot go a step."""
    spot = int(s.creature[s.walker])
    if spot == NOWHERE or s.creature_owner[s.walker] != s.turn:
        read.refuse(Rule.DC_57_LURE, "walker", read.get("walker"), "creatures")
    if not 1 <= s.steps <= CREATURE_STEPS[s.walker] or not has_step(s, spot, 1):
        read.refuse(Rule.DC_57_LURE, "steps", int(s.steps), f"1..{CREATURE_STEPS[s.walker]}")


def _check_axe(read: PositionReader, s: State) -> None:
    """DC-56: refuse the phase AXE unless creatures attack a seat that has an axe."""
    here = [kind for kind in Creature if s.attackers >> kind & 1]
    spots = {int(s.creature[kind]) for kind in here}
    if len(spots) != 1 or NOWHERE in spots or (len(here) > 1 and not s.dwarf_came):
        read.refuse(Rule.DC_36_MEETING_CREATURES, "attackers", read.get("attackers"), "creatures")
    if s.dwarf_came and s.dwarf[s.turn] not in spots:
        read.refuse(Rule.DC_36_MEETING_CREATURES, "dwarf_came", True, "false")
    asked = bearers(s)
    if s.asked == NOBODY or not has(asked, int(s.asked)):
        names = ", ".join(map(str, members(int(asked)))) or "-"
        read.refuse(Rule.DC_56_AXE_ON_CREATURE, "asked", read.get("asked"), names)
    if s.to_ask & ~victims(s) or s.to_ask & ~asked or has(int(s.to_ask), int(s.asked)):
        read.refuse(Rule.DC_56_AXE_ON_CREATURE, "to_ask", read.get("to_ask"), "-")


def _check_goal(read: PositionReader, s: State) -> None:
    """DC-38: refuse a pending goal that is not face down beside the dwarf of the active player.

    The goal also has to be possible both upright and turned: otherwise no decision is due.
    """
    goal = int(s.pending)
    spot = int(s.dwarf[s.turn])
    beside = NO_CELL
    if goal != NO_SLOT and s.face_down[goal] and spot != NOWHERE:
        beside = int(s.board.beside[s.cell[goal], s.entry])
    if beside == NO_CELL or s.card_at[beside] != slot_of(spot) or goal_orientations(s) != BOTH_WAYS:
        read.refuse(Rule.DC_38_GOAL, "pending", read.get("pending"), "x,y")
    s.goal_known[goal - FIRST_GOAL_SLOT] = ALL_KNOW


def _check_steps(read: PositionReader, s: State) -> None:
    """DC-13, DC-55: refuse a step phase if neither a step nor an axe on a web is possible."""
    seat = int(s.turn)
    spot = int(s.dwarf[seat])
    free = spot != NOWHERE and not has(int(s.lying), seat) and not s.stood_up
    most = full_steps(s, seat) if free else 0
    if s.steps > most:
        read.refuse(Rule.DC_13_STEP_PHASE, "steps", int(s.steps), f"0..{most}")
    if not (s.steps > 0 and has_step(s, spot, 0)) and not can_chop_any(s, seat):
        read.refuse(Rule.DC_13_STEP_PHASE, "phase", "steps", "card")
