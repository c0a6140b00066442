"""The rules of the Dark Cave, in the order of a match; what is allowed when is in ``legality``."""

from typing import Any

from stope.games.dark_cave.cards import (
    ACTION,
    ALL_GOLD,
    AXES,
    CARD_TOLL,
    CREATURE_STEPS,
    CREATURES,
    EXIT,
    GOALS,
    GOLD_TOLL,
    LADDERS,
    OUTSIDE,
    OWN_GOLD,
    SPACE_AT,
    START_FACE,
    VEIN,
    WEBS,
    Action,
)
from stope.games.dark_cave.clans import (
    deal_clans,
    is_clan_out,
    reveal,
    works_for,
)
from stope.games.dark_cave.courses import clear_courses, note_course
from stope.games.dark_cave.creatures import ask_next, attack, bearers, clear_creature, drive_off
from stope.games.dark_cave.deeds import (
    clear_deeds,
    note_attack,
    note_gift,
    note_rockfall,
    note_web,
)
from stope.games.dark_cave.ends import clear_turn, end_game, end_without_cards, talk
from stope.games.dark_cave.events import Cause, Happening, Tool
from stope.games.dark_cave.goals import goal_ways, lay_goal, lay_goals, see_goal
from stope.games.dark_cave.hands import (
    deal_cards,
    discard_seen,
    discard_unseen,
    draw_cards,
    lose_card,
    show_from_hand,
    swap_hands,
)
from stope.games.dark_cave.memories import clear_memories
from stope.games.dark_cave.moves import CARD, FIRST, SEAT, SECOND, SIDE, SPACE, TURNED, Do, X, Y
from stope.games.dark_cave.network import (
    creatures_at,
    dwarves_at,
    has_way,
    lay_path,
    side_towards,
    slot_of,
    space_of,
    spot_at,
    spot_of,
    take_path,
)
from stope.games.dark_cave.state import (
    FIRST_GOAL_SLOT,
    NOBODY,
    NOWHERE,
    SLOTS,
    START_SLOT,
    STEPS,
    Ending,
    Phase,
)
from stope.games.dark_cave.webs import (
    can_chop_any,
    chop_web,
    clear_web,
    drop_webs,
    spin_web,
    use_axe,
    wear_webs_of,
    web_on,
)
from stope.kernel.board import CELLS, NO_CARD, NO_CELL, NO_SLOT, clear_board, find_cell
from stope.kernel.chance import Purpose, below, open_stream, set_key
from stope.kernel.events import EVERYONE, emit, emit_more
from stope.kernel.fields import KIND, get
from stope.kernel.masks import MAX_SEATS, bit, has, lowest
from stope.kernel.native import rule
from stope.kernel.records import Record
from stope.kernel.sides import opposite

_FIRST_PLAYER_STREAM = 2


# Set-up


@rule
def setup(s: Record, options: Record, key: Any, events: Record) -> None:
    """DC-1 to DC-9: the whole table."""
    seats = int(options.seats)
    s.seats = seats
    s.last_card = options.last_card
    set_key(s.chance, key)
    clear_table(s)
    lay_path(s, 0, 0, START_FACE, 0)
    lay_goals(s)
    open_stream(s.chance, Purpose.DEAL, _FIRST_PLAYER_STREAM)
    begins = below(s.chance, seats)
    emit(events, Happening.BEGAN, EVERYONE, begins, 0, 0)
    deal_clans(s, events)
    deal_cards(s, events)
    for seat in range(seats):
        s.gold[seat] = OWN_GOLD
        s.supply -= OWN_GOLD
        s.dwarf[seat] = spot_of(START_SLOT, 0)
    begin_turn(s, begins, events)


@rule
def clear_table(s: Record) -> None:
    """Nothing lies anywhere yet."""
    clear_board(s.board)
    s.slots = 0
    for cell in range(CELLS):
        s.card_at[cell] = NO_SLOT
        s.webbed[cell] = 0
    for slot in range(SLOTS):
        s.cell[slot] = NO_CELL
        s.face[slot] = NO_CARD
        s.turned[slot] = 0
        s.face_down[slot] = 0
        s.vein_gold[slot] = 0
    for place in range(LADDERS):
        s.ladder[place] = NO_SLOT
    s.ladders = 0
    for web in range(WEBS):
        clear_web(s, web)
    for creature in range(CREATURES):
        clear_creature(s, creature)
    for goal in range(GOALS):
        s.goal_known[goal] = 0
        clear_courses(s, goal)
    for seat in range(MAX_SEATS):
        clear_player(s, seat)
    clear_memories(s)
    clear_deeds(s)
    s.supply = ALL_GOLD
    s.out = 0
    s.lying = 0
    s.agreed = 0
    s.first_out = NOBODY
    s.ending = 0
    s.closing = 0
    clear_turn(s)


@rule
def clear_player(s: Record, seat: int) -> None:
    """Nothing lies before a player."""
    s.dwarf[seat] = NOWHERE
    s.boots[seat] = NO_CARD
    s.axes[seat] = 0
    for place in range(AXES):
        s.axe[seat, place] = NO_CARD
    s.gold[seat] = 0


@rule
def actors(s: Record) -> int:
    """DC-9, DC-56: whose turn it is, or who is asked for an axe."""
    if s.phase == Phase.OVER:
        return 0
    return bit(s.asked) if s.phase == Phase.AXE else bit(s.turn)


# A turn


@rule
def begin_turn(s: Record, seat: int, events: Record) -> None:
    """DC-10, DC-11: what happens before a turn; who has no card sits it out."""
    # somebody has a card, or the game would be over
    for _ in range(s.seats):
        clear_turn(s)
        s.turn = seat
        emit(events, Happening.TURN_BEGAN, EVERYONE, seat, 0, 0)
        upkeep(s, seat, events)
        if s.hand_size[seat] > 0:
            return
        emit(events, Happening.SITS_OUT, EVERYONE, seat, 0, 0)
        seat = (seat + 1) % int(s.seats)


@rule
def upkeep(s: Record, seat: int, events: Record) -> None:
    """DC-10: creatures leave, webs wear off, a dwarf that lies down stands up."""
    for creature in range(CREATURES):
        if s.creature_owner[creature] == seat:
            emit(events, Happening.CREATURE_GONE, EVERYONE, creature, 0, 0)
            drive_off(s, creature)
    wear_webs_of(s, seat, events)
    if has(s.lying, seat):
        s.lying &= ~bit(seat)
        s.stood_up = 1
        emit(events, Happening.STOOD_UP, EVERYONE, seat, 0, 0)


@rule
def play(s: Record, seat: int, move: int, events: Record) -> None:
    """Do what a move says, and go on until somebody has to decide."""
    kind = get(move, KIND)
    if kind in (Do.AGREE, Do.DISAGREE):
        talk(s, seat, kind, events)
    elif s.phase == Phase.AXE:
        answer_attack(s, seat, kind == Do.STRIKE, events)
    elif s.phase == Phase.GOAL:
        enter_goal(s, seat, get(move, TURNED), events)
    elif kind == Do.CHOP:
        cell = find_cell(s.board, get(move, X), get(move, Y))
        chop_web(s, seat, web_on(s, cell, get(move, SIDE)), events)
        if s.phase == Phase.STEPS:
            go_on(s, events)
    elif s.phase == Phase.CREATURE:
        walk(s, move, kind, events)
    elif s.phase == Phase.STEPS:
        if kind == Do.STOP:
            end_movement(s, events)
            end_turn(s, events)
        else:
            step(s, seat, target_of(s, move), events)
    else:
        play_card(s, seat, move, kind, events)


@rule
def target_of(s: Record, move: int) -> int:
    """Return the place that a move names."""
    return spot_at(s, find_cell(s.board, get(move, X), get(move, Y)), get(move, SPACE))


# Phase 1


@rule
def play_card(s: Record, seat: int, move: int, kind: int, events: Record) -> None:
    """DC-12: lay a path card, play an action card, or pass and discard."""
    s.drawer = seat
    s.to_draw = 1
    if kind == Do.PASS_ONE:
        pass_turn(s, seat, get(move, CARD), NO_CARD, events)
    elif kind == Do.PASS_TWO:
        pass_turn(s, seat, get(move, FIRST), get(move, SECOND), events)
    else:
        face = get(move, CARD)
        show_from_hand(s, seat, face)
        if kind == Do.LURE:
            lure(s, seat, face, target_of(s, move), events)
            return
        if kind == Do.PLACE:
            place(s, seat, move, events)
        elif kind in (Do.LOOK, Do.ROCKFALL):
            play_at_card(s, seat, move, kind, events)
        elif kind == Do.SPIN:
            cell = find_cell(s.board, get(move, X), get(move, Y))
            spin_web(s, seat, face, cell, get(move, SIDE), events)
            note_web(s, seat, web_on(s, cell, get(move, SIDE)))
        else:
            play_at_player(s, seat, get(move, SEAT), face, kind, events)
    finish_card(s, events)


@rule
def pass_turn(s: Record, seat: int, first_face: int, second_face: int, events: Record) -> None:
    """DC-12: discard one or two cards face down, and draw as many later."""
    if second_face != NO_CARD:
        s.to_draw = 2
    emit(events, Happening.PASSED, EVERYONE, seat, s.to_draw, 0)
    discard_unseen(s, seat, first_face)
    emit(events, Happening.DISCARDED, bit(seat), seat, first_face, 0)
    if second_face != NO_CARD:
        discard_unseen(s, seat, second_face)
        emit(events, Happening.DISCARDED, bit(seat), seat, second_face, 0)


@rule
def place(s: Record, seat: int, move: int, events: Record) -> None:
    """DC-20, DC-27: lay a path card; a vein gets its gold."""
    face, x, y, turned = get(move, CARD), get(move, X), get(move, Y), get(move, TURNED)
    slot = lay_path(s, x, y, face, turned)
    emit_more(events, Happening.CARD_LAID, EVERYONE, seat, face, x, y, turned)
    if s.vein_gold[slot]:
        emit(events, Happening.VEIN_FILLED, EVERYONE, x, y, 0)


@rule
def play_at_card(s: Record, seat: int, move: int, kind: int, events: Record) -> None:
    """DC-50, DC-51: look at a goal, or let rocks fall."""
    x, y = get(move, X), get(move, Y)
    cell = find_cell(s.board, x, y)
    slot = int(s.card_at[cell])
    discard_seen(s, get(move, CARD))
    if kind == Do.LOOK:
        s.goal_known[slot - FIRST_GOAL_SLOT] |= bit(seat)
        emit(events, Happening.LOOKED, EVERYONE, seat, x, y)
        emit_more(events, Happening.GOAL_SHOWN, bit(seat), seat, s.face[slot], x, y, 0)
        return
    note_rockfall(s, seat, slot)
    face = int(s.face[slot])
    emit_more(events, Happening.ROCK_FELL, EVERYONE, seat, face, x, y, s.vein_gold[slot])
    take_path(s, slot)
    discard_seen(s, face)
    drop_webs(s, cell, events)


@rule
def play_at_player(s: Record, seat: int, other: int, face: int, kind: int, events: Record) -> None:
    """DC-50, DC-52, DC-54, DC-55: spy on a player, swap hands, or lay a tool before one."""
    if kind == Do.EQUIP:
        note_gift(s, seat, other)
        if ACTION[face] == Action.BOOTS:
            s.boots[other] = face
            emit(events, Happening.EQUIPPED, EVERYONE, seat, other, Tool.BOOTS.value)
        else:
            s.axe[other, s.axes[other]] = face
            s.axes[other] += 1
            emit(events, Happening.EQUIPPED, EVERYONE, seat, other, Tool.AXE.value)
        return
    discard_seen(s, face)
    if kind == Do.SPY:
        s.clan_known[other] |= bit(seat)
        emit(events, Happening.SPIED, EVERYONE, seat, other, 0)
        clan, character = s.clan[other], s.character[other]
        emit_more(events, Happening.CHARACTER_SHOWN, bit(seat), seat, other, clan, character, 0)
    else:
        swap_hands(s, seat, other, events)
        s.drawer = other


@rule
def finish_card(s: Record, events: Record) -> None:
    """DC-70, DC-13: the card has been carried out to its end; now the dwarf may move."""
    if end_without_cards(s, events):
        return
    seat = int(s.turn)
    s.phase = Phase.STEPS
    s.moved = 0
    s.steps = 0
    if not has(s.out, seat) and not has(s.lying, seat) and not s.stood_up:
        s.steps = STEPS + (s.boots[seat] != NO_CARD)
    go_on(s, events)


# Creatures


@rule
def lure(s: Record, seat: int, face: int, spot: int, events: Record) -> None:
    """DC-57, DC-58: a creature comes out of a hole, or moves on under a new master."""
    creature = int(ACTION[face]) - Action.RAT.value
    is_new = s.creature[creature] == NOWHERE
    if not is_new:
        discard_seen(s, int(s.creature_card[creature]))
    s.creature[creature] = spot
    s.creature_owner[creature] = seat
    s.creature_card[creature] = face
    s.walker = creature
    s.steps = CREATURE_STEPS[creature]
    cell = s.cell[slot_of(spot)]
    x, y = s.board.x[cell], s.board.y[cell]
    emit_more(events, Happening.CREATURE_LURED, EVERYONE, seat, creature, x, y, space_of(spot))
    if is_new and dwarves_at(s, spot) != 0:
        begin_attack(s, bit(creature), False, events)
    elif has_way(s, spot, 1):
        s.phase = Phase.CREATURE
    else:
        finish_card(s, events)


@rule
def walk(s: Record, move: int, kind: int, events: Record) -> None:
    """DC-57, DC-60: a creature goes a step, or stops; it also stops where dwarves are."""
    if kind == Do.STOP:
        finish_card(s, events)
        return
    creature, spot = int(s.walker), target_of(s, move)
    s.creature[creature] = spot
    s.steps -= 1
    emit_more(
        events,
        Happening.CREATURE_STEPPED,
        EVERYONE,
        creature,
        get(move, X),
        get(move, Y),
        get(move, SPACE),
        0,
    )
    if dwarves_at(s, spot) != 0:
        begin_attack(s, bit(creature), False, events)
    elif s.steps == 0:
        finish_card(s, events)


@rule
def begin_attack(s: Record, creatures: int, dwarf_came: bool, events: Record) -> None:
    """DC-36, DC-60: creatures attack one after the other, or a single one attacks."""
    s.steps = 0
    s.attackers = creatures
    s.dwarf_came = dwarf_came
    if not dwarf_came:
        note_attack(s)
    go_on_attacking(s, events)


@rule
def go_on_attacking(s: Record, events: Record) -> None:
    """DC-56: before each attack, who has an axe and is concerned is asked."""
    while s.attackers != 0 and s.phase != Phase.OVER:
        s.to_ask = bearers(s)
        if s.to_ask != 0:
            ask_next(s)
            return
        attack(s, events)
    if s.phase == Phase.OVER:
        return
    s.walker = 0
    if not s.dwarf_came:
        finish_card(s, events)
        return
    s.dwarf_came = 0
    s.phase = Phase.STEPS
    end_movement(s, events)
    go_on(s, events)


@rule
def answer_attack(s: Record, seat: int, strikes: bool, events: Record) -> None:
    """DC-56: use an axe, and the creature is gone; or the next bearer is asked."""
    creature = lowest(s.attackers)
    if strikes:
        use_axe(s, seat)
        drive_off(s, creature)
        emit(events, Happening.CREATURE_STRUCK, EVERYONE, seat, creature, 0)
        s.attackers &= ~bit(creature)
        s.to_ask = 0
    else:
        emit(events, Happening.ATTACK_ENDURED, EVERYONE, seat, creature, 0)
        if s.to_ask != 0:
            ask_next(s)
            return
        attack(s, events)
    s.asked = NOBODY
    go_on_attacking(s, events)


# Phase 2


@rule
def go_on(s: Record, events: Record) -> None:
    """DC-13, DC-55: steps and axes while there are any, else the end of the turn."""
    seat = int(s.turn)
    if s.steps > 0 and has_way(s, int(s.dwarf[seat]), 0):
        return
    if can_chop_any(s, seat):
        return
    end_movement(s, events)
    end_turn(s, events)


@rule
def step(s: Record, seat: int, spot: int, events: Record) -> None:
    """DC-31, DC-38: go a step, perhaps onto a goal that lies face down."""
    came_from = int(s.dwarf[seat])
    slot = slot_of(spot)
    s.steps -= 1
    s.moved = 1
    if s.face_down[slot]:
        see_goal(s, slot, events)
        s.pending = slot
        s.entry = opposite(side_towards(s, slot_of(came_from), slot))
        ways = goal_ways(s)
        if ways == 3:
            s.phase = Phase.GOAL
        else:
            enter_goal(s, seat, ways - 1, events)
        return
    same_card = slot_of(came_from) == slot
    arrive(s, seat, spot, space_of(came_from) if same_card else OUTSIDE, events)


@rule
def enter_goal(s: Record, seat: int, turned: int, events: Record) -> None:
    """DC-38: lay the goal, stand on the space of the side one came by, and go no further."""
    slot = int(s.pending)
    lay_goal(s, slot, turned, events)
    space = SPACE_AT[s.face[slot], turned, s.entry]
    s.pending = NO_SLOT
    s.entry = 0
    s.steps = 0
    s.phase = Phase.STEPS
    arrive(s, seat, spot_of(slot, space), OUTSIDE, events)


@rule
def arrive(s: Record, seat: int, spot: int, came_from: int, events: Record) -> None:
    """DC-41: stand there, pay, leave or be attacked, and take gold when the movement is over."""
    slot, space = slot_of(spot), space_of(spot)
    face, cell = s.face[slot], s.cell[slot]
    note_course(s, seat, slot_of(s.dwarf[seat]), slot)
    s.dwarf[seat] = spot
    x, y = s.board.x[cell], s.board.y[cell]
    emit_more(events, Happening.STEPPED, EVERYONE, seat, x, y, space, 0)
    if has(int(CARD_TOLL[face, space]), came_from):
        lose_card(s, seat, Cause.BRIDGE.value, events)
        if end_without_cards(s, events):
            return
    if has(int(GOLD_TOLL[face, space]), came_from) and s.gold[seat] > 0:
        s.gold[seat] -= 1
        s.supply += 1
        emit(events, Happening.TUNNEL_PAID, EVERYONE, seat, 0, 0)
    if EXIT[face] == space:
        leave_cave(s, seat, events)
        return
    creatures = creatures_at(s, spot)
    if creatures != 0:
        begin_attack(s, creatures, True, events)
        return
    if s.steps == 0:
        end_movement(s, events)
    go_on(s, events)


@rule
def end_movement(s: Record, events: Record) -> None:
    """DC-37: who moved and ends on a vein takes its gold and reveals the clan card."""
    seat = int(s.turn)
    s.steps = 0
    if not s.moved or s.dwarf[seat] == NOWHERE:
        return
    slot = slot_of(s.dwarf[seat])
    if s.vein_gold[slot] == 0 or VEIN[s.face[slot]] != space_of(s.dwarf[seat]):
        return
    s.vein_gold[slot] -= 1
    s.gold[seat] += 1
    cell = s.cell[slot]
    emit(events, Happening.GOLD_TAKEN, EVERYONE, seat, s.board.x[cell], s.board.y[cell])
    reveal(s, seat, events)


@rule
def leave_cave(s: Record, seat: int, events: Record) -> None:
    """DC-39, DC-40: out with the gold; the first one looks at the clan cards set aside."""
    s.out |= bit(seat)
    s.dwarf[seat] = NOWHERE
    s.steps = 0
    emit(events, Happening.LEFT_CAVE, EVERYONE, seat, s.gold[seat], 0)
    reveal(s, seat, events)
    if s.first_out == NOBODY:
        s.first_out = seat
        look_at_spares(s, seat, events)
    if is_clan_out(s, works_for(s, seat)):
        end_game(s, Ending.CLAN_OUT.value, events)
    else:
        end_turn(s, events)


@rule
def look_at_spares(s: Record, seat: int, events: Record) -> None:
    """DC-40: one player looks at the clan cards set aside, if there are any."""
    if s.spares == 0:
        return
    s.spare_known |= bit(seat)
    emit(events, Happening.SPARES_SEEN, EVERYONE, seat, 0, 0)
    for place in range(s.spares):
        clan, character = s.spare_clan[place], s.spare_character[place]
        emit(events, Happening.SPARE_SHOWN, bit(seat), seat, clan, character)


# Phase 3 and the end


@rule
def end_turn(s: Record, events: Record) -> None:
    """DC-14: draw, and the next player is up."""
    draw_cards(s, int(s.drawer), int(s.to_draw), events)
    if s.closing:
        end_game(s, Ending.CARDS.value, events)
        return
    begin_turn(s, (int(s.turn) + 1) % int(s.seats), events)
