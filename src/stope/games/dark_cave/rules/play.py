"""``play``: carry out a move and all its consequences, up to the next decision of a seat."""

from stope.engine.bitfields import KIND, get
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, State
from stope.games.dark_cave.moves import SIDE, TURNED, MoveKind, X, Y
from stope.games.dark_cave.rules.attack_sequence import answer_attack
from stope.games.dark_cave.rules.cards_played import play_card
from stope.games.dark_cave.rules.creature_walks import walk
from stope.games.dark_cave.rules.dwarf_steps import enter_goal, step
from stope.games.dark_cave.rules.ending import make_side_move
from stope.games.dark_cave.rules.movement_graph import target_of
from stope.games.dark_cave.rules.turn import end_movement, end_turn, go_on
from stope.games.dark_cave.rules.webs import chop_web, web_on
from stope.games.dark_cave.state import Phase
from stope.games.path_cards.board import find_cell


@compiled
def play(s: State, seat: int, move: int, events: EventBuffer) -> None:
    """Carry out a move, and go on until a seat has to decide."""
    kind = get(move, KIND)
    if kind in (MoveKind.AGREE, MoveKind.DISAGREE):
        make_side_move(s, seat, kind, events)
    elif s.phase == Phase.AXE:
        answer_attack(s, seat, kind == MoveKind.STRIKE, events)
    elif s.phase == Phase.GOAL:
        enter_goal(s, seat, get(move, TURNED), events)
    elif kind == MoveKind.CHOP:
        cell = find_cell(s.board, get(move, X), get(move, Y))
        chop_web(s, seat, web_on(s, cell, get(move, SIDE)), events)
        if s.phase == Phase.STEPS:
            go_on(s, events)
    elif s.phase == Phase.CREATURE:
        walk(s, move, kind, events)
    elif s.phase == Phase.STEPS:
        if kind == MoveKind.STOP:
            end_movement(s, events)
            end_turn(s, events)
        else:
            step(s, seat, target_of(s, move), events)
    else:
        play_card(s, seat, move, kind, events)
