"""Steps of a dwarf, phase 2 of a turn (DC-13, DC-31, DC-33, DC-34, DC-36, DC-38 to DC-41)."""

from stope.engine.bitmask import bit
from stope.engine.event_buffer import EVERYONE, emit, emit_more
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, State
from stope.games.dark_cave.cards import EXIT, OUTSIDE, SPACE_AT
from stope.games.dark_cave.events import Cause, EventKind
from stope.games.dark_cave.rules.attack_sequence import begin_attack
from stope.games.dark_cave.rules.clans import reveal, works_for
from stope.games.dark_cave.rules.ending import end_game, end_without_cards
from stope.games.dark_cave.rules.goals import goal_orientations, lay_goal, see_goal
from stope.games.dark_cave.rules.hands import lose_card
from stope.games.dark_cave.rules.movement_graph import (
    card_toll,
    creatures_at,
    gold_toll,
    side_towards,
    slot_of,
    space_left,
    space_of,
    spot_of,
)
from stope.games.dark_cave.rules.turn import end_movement, end_turn, go_on
from stope.games.dark_cave.rules.winners import is_clan_out
from stope.games.dark_cave.state import NOBODY, NOWHERE, Ending, Phase
from stope.games.path_cards.board import BOTH_WAYS, NO_SLOT
from stope.games.path_cards.sides import opposite


@compiled
def step(s: State, seat: int, spot: int, events: EventBuffer) -> None:
    """DC-13, DC-31: move the dwarf of a seat a step.

    DC-38: a face-down goal is shown first. If the goal can lie both upright and turned, the player
    has to decide its orientation.
    """
    came_from = int(s.dwarf[seat])
    slot = slot_of(spot)
    s.steps -= 1
    s.moved = 1
    if s.face_down[slot]:
        see_goal(s, slot, events)
        s.pending = slot
        s.entry = opposite(side_towards(s, slot_of(came_from), slot))
        orientations = goal_orientations(s)
        if orientations == BOTH_WAYS:
            s.phase = Phase.GOAL
        else:
            enter_goal(s, seat, orientations - 1, events)
        return
    arrive(s, seat, spot, space_left(came_from, spot), events)


@compiled
def enter_goal(s: State, seat: int, turned: int, events: EventBuffer) -> None:
    """DC-38: lay the pending goal, move the dwarf of a seat onto it, and end its steps.

    The dwarf arrives on the space at the side through which it enters the goal.
    """
    slot = int(s.pending)
    lay_goal(s, slot, turned, events)
    space = SPACE_AT[s.face[slot], turned, s.entry]
    s.pending = NO_SLOT
    s.entry = 0
    s.steps = 0
    s.phase = Phase.STEPS
    arrive(s, seat, spot_of(slot, space), OUTSIDE, events)


@compiled
def arrive(s: State, seat: int, spot: int, left: int, events: EventBuffer) -> None:
    """DC-41: put the dwarf of a seat on a spot and carry out the consequences, in this order.

    DC-33, DC-34: the dwarf pays the tolls of bridge and tunnel. DC-39: at the exit, the dwarf
    leaves the cave. DC-36: creatures on the spot attack the dwarf. DC-37: if its movement ends
    here, the dwarf takes gold. ``left`` is the space that the step leaves, or OUTSIDE if the step
    comes from another card.
    """
    slot, space = slot_of(spot), space_of(spot)
    face, cell = s.face[slot], s.cell[slot]
    s.dwarf[seat] = spot
    x, y = s.board.x[cell], s.board.y[cell]
    emit_more(events, EventKind.STEPPED, EVERYONE, seat, x, y, space, 0)
    if card_toll(int(face), space, left):
        lose_card(s, seat, Cause.BRIDGE.value, events)
        if end_without_cards(s, events):
            return
    if gold_toll(int(face), space, left) and s.gold[seat] > 0:
        s.gold[seat] -= 1
        s.supply += 1
        emit(events, EventKind.TUNNEL_PAID, EVERYONE, seat, 0, 0)
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


@compiled
def leave_cave(s: State, seat: int, events: EventBuffer) -> None:
    """DC-39, DC-40: take a dwarf with its gold out of the cave, and end the turn or the game.

    The player whose dwarf leaves first looks at the clan cards set aside.
    """
    s.out |= bit(seat)
    s.dwarf[seat] = NOWHERE
    s.steps = 0
    emit(events, EventKind.LEFT_CAVE, EVERYONE, seat, s.gold[seat], 0)
    reveal(s, seat, events)
    if s.first_out == NOBODY:
        s.first_out = seat
        look_at_spares(s, seat, events)
    if is_clan_out(s, works_for(s, seat)):
        end_game(s, Ending.CLAN_OUT.value, events)
    else:
        end_turn(s, events)


@compiled
def look_at_spares(s: State, seat: int, events: EventBuffer) -> None:
    """DC-40: show a seat the clan cards set aside, if there are any."""
    if s.spares == 0:
        return
    s.spare_known |= bit(seat)
    emit(events, EventKind.SPARES_SEEN, EVERYONE, seat, 0, 0)
    for place in range(s.spares):
        clan, character = s.spare_clan[place], s.spare_character[place]
        emit(events, EventKind.SPARE_SHOWN, bit(seat), seat, clan, character)
