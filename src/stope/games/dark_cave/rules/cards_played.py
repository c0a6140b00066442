"""Playing a card or passing, phase 1 of a turn (DC-12, DC-20, DC-27, DC-50 to DC-54)."""

from stope.engine.bitfields import get
from stope.engine.bitmask import bit
from stope.engine.event_buffer import EVERYONE, emit, emit_more
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, State
from stope.games.dark_cave.cards import ACTION, Action
from stope.games.dark_cave.events import EventKind, Tool
from stope.games.dark_cave.moves import CARD, FIRST, SEAT, SECOND, SIDE, TURNED, MoveKind, X, Y
from stope.games.dark_cave.rules.creature_walks import lure
from stope.games.dark_cave.rules.hands import (
    discard_seen,
    discard_unseen,
    show_from_hand,
    swap_hands,
)
from stope.games.dark_cave.rules.movement_graph import lay_path, take_path, target_of
from stope.games.dark_cave.rules.turn import finish_card
from stope.games.dark_cave.rules.webs import drop_webs, spin_web
from stope.games.dark_cave.state import FIRST_GOAL_SLOT
from stope.games.path_cards.board import NO_CARD, find_cell


@compiled
def play_card(s: State, seat: int, move: int, kind: int, events: EventBuffer) -> None:
    """DC-12: lay a path card, play an action card, or pass and discard."""
    s.drawer = seat
    s.to_draw = 1
    if kind == MoveKind.PASS_ONE:
        pass_turn(s, seat, get(move, CARD), NO_CARD, events)
    elif kind == MoveKind.PASS_TWO:
        pass_turn(s, seat, get(move, FIRST), get(move, SECOND), events)
    else:
        face = get(move, CARD)
        show_from_hand(s, seat, face)
        if kind == MoveKind.LURE:
            lure(s, seat, face, target_of(s, move), events)
            return
        if kind == MoveKind.PLACE:
            place(s, seat, move, events)
        elif kind in (MoveKind.LOOK, MoveKind.ROCKFALL):
            play_at_card(s, seat, move, kind, events)
        elif kind == MoveKind.SPIN:
            cell = find_cell(s.board, get(move, X), get(move, Y))
            spin_web(s, seat, face, cell, get(move, SIDE), events)
        else:
            play_at_player(s, seat, get(move, SEAT), face, kind, events)
    finish_card(s, events)


@compiled
def pass_turn(s: State, seat: int, first_face: int, second_face: int, events: EventBuffer) -> None:
    """DC-12: discard one or two cards face down, and set the number of cards to draw later."""
    if second_face != NO_CARD:
        s.to_draw = 2
    emit(events, EventKind.PASSED, EVERYONE, seat, s.to_draw, 0)
    discard_unseen(s, seat, first_face)
    emit(events, EventKind.DISCARDED, bit(seat), seat, first_face, 0)
    if second_face != NO_CARD:
        discard_unseen(s, seat, second_face)
        emit(events, EventKind.DISCARDED, bit(seat), seat, second_face, 0)


@compiled
def place(s: State, seat: int, move: int, events: EventBuffer) -> None:
    """DC-20, DC-27: lay a path card, and put gold on the card if the card has a vein."""
    face, x, y, turned = get(move, CARD), get(move, X), get(move, Y), get(move, TURNED)
    slot = lay_path(s, x, y, face, turned)
    emit_more(events, EventKind.CARD_LAID, EVERYONE, seat, face, x, y, turned)
    if s.vein_gold[slot]:
        emit(events, EventKind.VEIN_FILLED, EVERYONE, x, y, 0)


@compiled
def play_at_card(s: State, seat: int, move: int, kind: int, events: EventBuffer) -> None:
    """DC-50, DC-51: play an action card whose target is a card on the table.

    The player looks at a goal, or removes a path card.
    """
    x, y = get(move, X), get(move, Y)
    cell = find_cell(s.board, x, y)
    slot = int(s.card_at[cell])
    discard_seen(s, get(move, CARD))
    if kind == MoveKind.LOOK:
        s.goal_known[slot - FIRST_GOAL_SLOT] |= bit(seat)
        emit(events, EventKind.LOOKED, EVERYONE, seat, x, y)
        emit_more(events, EventKind.GOAL_SHOWN, bit(seat), seat, s.face[slot], x, y, 0)
        return
    face = int(s.face[slot])
    emit_more(events, EventKind.ROCK_FELL, EVERYONE, seat, face, x, y, s.vein_gold[slot])
    take_path(s, slot)
    discard_seen(s, face)
    drop_webs(s, cell, events)


@compiled
def play_at_player(
    s: State, seat: int, other: int, face: int, kind: int, events: EventBuffer
) -> None:
    """DC-50, DC-52, DC-54, DC-55: spy on a player, swap hands, or lay a tool before a player."""
    if kind == MoveKind.EQUIP:
        if ACTION[face] == Action.BOOTS:
            s.boots[other] = face
            emit(events, EventKind.EQUIPPED, EVERYONE, seat, other, Tool.BOOTS.value)
        else:
            s.axe[other, s.axes[other]] = face
            s.axes[other] += 1
            emit(events, EventKind.EQUIPPED, EVERYONE, seat, other, Tool.AXE.value)
        return
    discard_seen(s, face)
    if kind == MoveKind.SPY:
        s.clan_known[other] |= bit(seat)
        emit(events, EventKind.SPIED, EVERYONE, seat, other, 0)
        clan, character = s.clan[other], s.character[other]
        emit_more(events, EventKind.CHARACTER_SHOWN, bit(seat), seat, other, clan, character, 0)
    else:
        swap_hands(s, seat, other, events)
        s.drawer = other
