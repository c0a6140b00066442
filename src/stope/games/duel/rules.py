"""The rules of the Duel, in the order of a match; what is allowed when is in ``legality``."""

from typing import Any

from stope.games.duel.cards import (
    DUEL_MARKERS,
    GOLD,
    HAND_CARDS,
    OPEN,
    PATH_FACES,
    ROUNDS,
    SABOTAGE_FACE,
    SOLO_MARKERS,
    START_FACE,
)
from stope.games.duel.events import Happening
from stope.games.duel.goals import (
    clear_away_goals,
    first_goal_slot,
    goal_ways,
    goals_face_down,
    lay_goal,
    lay_goals,
    mark_gold,
    reached_goal,
    see_goal,
    shuffle_goals,
)
from stope.games.duel.hands import (
    ALL_KNOW,
    deal,
    discard,
    discard_unseen,
    draw_cards,
    let_rock_fall,
    shuffle_pile,
)
from stope.games.duel.legality import action_face, action_of, can_bribe_any
from stope.games.duel.moves import CARD, EXCHANGE_TOOL, FIRST, SECOND, TOOL, TURNED, Do, X, Y
from stope.games.duel.network import colour_of, spread_all
from stope.games.duel.payment import pay_debt, total_gold
from stope.games.duel.state import ASIDE, HAND, PLAYERS, SLOTS, Ending, Phase
from stope.kernel.board import CELLS, NO_CARD, NO_SLOT, clear_board, put_card, slot_at
from stope.kernel.chance import set_key
from stope.kernel.events import EVERYONE, emit, emit_more
from stope.kernel.fields import KIND, get
from stope.kernel.hands import remove_from_hand
from stope.kernel.masks import MAX_SEATS, bit
from stope.kernel.native import rule
from stope.kernel.records import Record

#: DU-2: the key cards' keys.
KEYS = 2


@rule
def setup(s: Record, options: Record, key: Any, events: Record) -> None:
    """DU-1, DU-5: no gold yet, all goals shuffled, and the first round is laid out."""
    s.seats = options.seats
    s.goals = options.goals
    s.dwarf = options.dwarf
    for seat in range(PLAYERS):
        for value in range(4):
            s.gold[seat, value] = 0
    s.path_gold_out = 0
    s.round_number = 0
    s.ending = 0
    set_key(s.chance, key)
    shuffle_goals(s)
    begin_round(s, 0, events)


# A round


@rule
def begin_round(s: Record, seat: int, events: Record) -> None:
    """DU-4, DU-6, DU-7: the table of a round; this seat begins."""
    clear_table(s)
    s.markers = SOLO_MARKERS if s.seats == 1 else DUEL_MARKERS
    s.keys = KEYS
    s.turn = seat
    s.phase = Phase.BEFORE
    emit(events, Happening.ROUND_BEGAN, EVERYONE, s.round_number + 1, seat, 0)
    for player in range(s.seats):
        # alone in the middle; otherwise green below and blue above
        y = 0 if s.seats == 1 else 1 - 2 * player
        face = int(START_FACE[colour_of(s, player)])
        put_card(s, 0, y, face, 0, int(OPEN[face, 0]))
    lay_goals(s)
    shuffle_pile(s)
    deal(s, events)
    spread_all(s)


@rule
def clear_table(s: Record) -> None:
    """Take everything that a round puts on the table away."""
    clear_board(s.board)
    s.slots = 0
    for cell in range(CELLS):
        s.card_at[cell] = NO_SLOT
        for seat in range(PLAYERS):
            s.touch[seat, cell] = 0
    for slot in range(SLOTS):
        clear_slot(s, slot)
    for place in range(HAND_CARDS):
        s.discard[place] = NO_CARD
        s.discard_known[place] = 0
    for place in range(ASIDE):
        s.aside[place] = NO_CARD
    for seat in range(PLAYERS):
        clear_player(s, seat)
    s.sits_out = 0
    s.discards = 0
    s.asides = 0
    s.then = 0
    s.to_draw = 0
    s.pending = NO_SLOT
    s.laid = NO_SLOT


@rule
def clear_slot(s: Record, slot: int) -> None:
    """Empty a slot."""
    s.cell[slot] = NO_SLOT
    s.face[slot] = NO_CARD
    s.turned[slot] = 0
    s.face_down[slot] = 0
    s.key[slot] = 0
    s.owner[slot] = 0
    s.bribed[slot] = 0
    for seat in range(PLAYERS):
        s.reach[seat, slot] = 0


@rule
def clear_player(s: Record, seat: int) -> None:
    """Empty a hand, and take sabotage and debts away."""
    for place in range(HAND):
        s.hand[seat, place] = NO_CARD
    s.hand_size[seat] = 0
    s.sabotage[seat] = 0
    s.debt[seat] = 0


@rule
def actors(s: Record) -> int:
    """DU-12: whose turn it is."""
    return 0 if s.phase == Phase.OVER else bit(s.turn)


# A turn


@rule
def play(s: Record, seat: int, move: int, events: Record) -> None:
    """DU-28: do what a move says, let the table settle, and go on."""
    kind = get(move, KIND)
    if kind == Do.DONE:
        finish_turn(s, events)
        return
    if kind == Do.LAY_GOAL:
        slot = int(s.pending)
        s.pending = NO_SLOT
        lay_goal(s, slot, get(move, TURNED), events)
    elif kind == Do.BRIBE:
        bribe(s, seat, move, events)
    else:
        s.then = Phase.AFTER
        s.to_draw = 1
        do_turn(s, seat, move, kind, events)
    settle(s, events)


@rule
def do_turn(s: Record, seat: int, move: int, kind: int, events: Record) -> None:
    """DU-12: one of A, B, C, D."""
    s.laid = NO_SLOT
    if kind == Do.PLACE:
        place(s, seat, move, events)
    elif kind == Do.EXCHANGE:
        exchange(s, seat, move, events)
    elif kind == Do.PASS_ONE:
        pass_turn(s, seat, get(move, CARD), NO_CARD, events)
    elif kind == Do.PASS_TWO:
        pass_turn(s, seat, get(move, FIRST), get(move, SECOND), events)
    elif kind == Do.SABOTAGE:
        sabotage(s, seat, get(move, CARD), events)
    elif kind == Do.REPAIR:
        repair(s, seat, get(move, CARD), get(move, TOOL), events)
    else:
        play_aimed(s, seat, move, kind, events)


@rule
def place(s: Record, seat: int, move: int, events: Record) -> None:
    """DU-20: lay a path card."""
    face, x, y, turned = get(move, CARD), get(move, X), get(move, Y), get(move, TURNED)
    remove_from_hand(s, seat, face)
    s.laid = put_card(s, x, y, face, turned, int(OPEN[face, turned]))
    emit_more(events, Happening.CARD_LAID, EVERYONE, seat, face, x, y, turned)
    spread_all(s)


@rule
def sabotage(s: Record, seat: int, face: int, events: Record) -> None:
    """DU-40: a sabotage card before the other player."""
    remove_from_hand(s, seat, face)
    for tool in range(len(SABOTAGE_FACE)):
        if SABOTAGE_FACE[tool] == face:
            s.sabotage[1 - seat] |= bit(tool)
            emit(events, Happening.SABOTAGED, EVERYONE, seat, tool, 0)


@rule
def repair(s: Record, seat: int, face: int, tool: int, events: Record) -> None:
    """DU-41: both cards go to the discard pile."""
    remove_from_hand(s, seat, face)
    discard(s, face, ALL_KNOW)
    drop_sabotage(s, seat, tool)
    emit(events, Happening.REPAIRED, EVERYONE, seat, face, tool)


@rule
def drop_sabotage(s: Record, seat: int, tool: int) -> None:
    """Put a sabotage card from before a player on the discard pile."""
    s.sabotage[seat] &= ~bit(tool)
    discard(s, int(SABOTAGE_FACE[tool]), ALL_KNOW)


@rule
def play_aimed(s: Record, seat: int, move: int, kind: int, events: Record) -> None:
    """DU-42 to DU-44: play a key, a rockfall or a map at a card."""
    face = action_face(s, seat, action_of(kind))
    remove_from_hand(s, seat, face)
    discard(s, face, ALL_KNOW)
    x, y = get(move, X), get(move, Y)
    slot = slot_at(s, x, y)
    if kind == Do.PUT_KEY:
        s.keys -= 1
        s.key[slot] = 1
        emit(events, Happening.KEY_PUT, EVERYONE, seat, x, y)
        spread_all(s)
    elif kind == Do.ROCKFALL:
        let_rock_fall(s, seat, slot, events)
    else:
        s.goal_known[s.first_goal + slot - first_goal_slot(s)] |= bit(seat)
        emit(events, Happening.MAP_USED, EVERYONE, seat, x, y)
        emit_more(events, Happening.MAP_SHOWN, bit(seat), seat, s.face[slot], x, y, 0)


@rule
def exchange(s: Record, seat: int, move: int, events: Record) -> None:
    """DU-45: two cards, unseen, for a sabotage card."""
    tool = get(move, EXCHANGE_TOOL)
    discard_unseen(s, seat, get(move, FIRST), events)
    discard_unseen(s, seat, get(move, SECOND), events)
    drop_sabotage(s, seat, tool)
    emit(events, Happening.EXCHANGED, EVERYONE, seat, tool, 0)


@rule
def pass_turn(s: Record, seat: int, first: int, second: int, events: Record) -> None:
    """DU-46: discard one or two cards unseen, and draw as many."""
    discard_unseen(s, seat, first, events)
    if second != NO_CARD:
        discard_unseen(s, seat, second, events)
        s.to_draw = 2
    emit(events, Happening.PASSED, EVERYONE, seat, s.to_draw, 0)


@rule
def bribe(s: Record, seat: int, move: int, events: Record) -> None:
    """DU-32: a marker from the stock opens a troll to both."""
    x, y = get(move, X), get(move, Y)
    slot = slot_at(s, x, y)
    s.then = s.phase
    s.laid = NO_SLOT
    s.bribed[slot] = seat + 1
    s.markers -= 1
    s.debt[seat] += 1
    emit(events, Happening.TROLL_BRIBED, EVERYONE, seat, x, y)
    spread_all(s)


# What follows


@rule
def settle(s: Record, events: Record) -> None:
    """DU-28: goals are turned up, gold is marked, the round may end, the turn goes on."""
    slot = reached_goal(s)
    while slot != NO_SLOT:
        see_goal(s, slot, events)
        ways = goal_ways(s, slot)
        if ways == 3:
            s.pending = slot
            s.phase = Phase.TURN_GOAL
            return
        lay_goal(s, slot, ways - 1, events)
        slot = reached_goal(s)
    mark_gold(s, events)
    if goals_face_down(s) == 0:
        end_round(s, Ending.GOALS.value, events)
    elif s.markers == 0:
        end_round(s, Ending.MARKERS.value, events)
    else:
        go_on(s, events)


@rule
def go_on(s: Record, events: Record) -> None:
    """DU-28: before A to D anything; after it a bribe if there is a troll, else the next turn."""
    s.phase = s.then
    if s.then == Phase.AFTER and not can_bribe_any(s, int(s.turn)):
        finish_turn(s, events)


@rule
def finish_turn(s: Record, events: Record) -> None:
    """DU-12, DU-28: draw, and let the turn pass to whoever has cards."""
    seat = int(s.turn)
    draw_cards(s, seat, int(s.to_draw), events)
    s.to_draw = 0
    s.then = 0
    s.laid = NO_SLOT
    s.phase = Phase.BEFORE
    following = (seat + 1) % s.seats
    if s.hand_size[following] == 0:
        if s.hand_size[seat] == 0:
            end_round(s, Ending.CARDS.value, events)
            return
        if s.sits_out == 0:
            emit(events, Happening.SITS_OUT, EVERYONE, following, 0, 0)
        s.sits_out = following + 1
        following = seat
    s.turn = following


# Ends


@rule
def end_round(s: Record, ending: int, events: Record) -> None:
    """DU-50 to DU-53: gold is taken, debts are paid, the next round or the end follows."""
    s.ending = ending
    emit(events, Happening.ROUND_ENDED, EVERYONE, s.round_number + 1, ending, 0)
    for seat in range(s.seats):
        take_gold(s, seat, events)
        pay_debt(s, seat, events)
    if s.round_number + 1 < ROUNDS:
        clear_away_goals(s)
        s.round_number += 1
        begin_round(s, who_begins(s), events)
        return
    s.phase = Phase.OVER
    s.then = 0
    s.to_draw = 0
    s.laid = NO_SLOT
    if events.room:
        most = max(total_gold(s, 0), total_gold(s, 1))
        emit(events, Happening.MATCH_ENDED, EVERYONE, winners(s), most, 0)


@rule
def take_gold(s: Record, seat: int, events: Record) -> None:
    """DU-51: gold cards marked with a player's colour go to that player and leave the game."""
    taken = 0
    for slot in range(s.slots):
        if s.owner[slot] == seat + 1:
            face = s.face[slot]
            s.gold[seat, GOLD[face]] += 1
            taken += GOLD[face]
            if face < PATH_FACES:
                s.path_gold_out |= bit(face)
    emit(events, Happening.GOLD_TAKEN, EVERYONE, seat, taken, 0)


@rule
def who_begins(s: Record) -> int:
    """DU-7: who has less gold; on a tie, blue."""
    if s.seats == 1:
        return 0
    return 0 if total_gold(s, 0) < total_gold(s, 1) else 1


@rule
def winners(s: Record) -> int:
    """DU-53: most gold wins, equal gold is a draw. Alone, there is nobody to lose to."""
    if s.seats == 1:
        return 1
    green, blue = total_gold(s, 0), total_gold(s, 1)
    if green == blue:
        return 3
    return 1 if green > blue else 2


@rule
def rank(s: Record) -> int:
    """DU-65: the rank of who plays alone, 0 to 3."""
    gold = total_gold(s, 0)
    if gold < 15:
        return 0
    return min(3, (gold - 10) // 5)


@rule
def result(s: Record, out: Record) -> None:
    """DU-53, DU-65: gold, winners, and whether it was a win, a draw, or which rank alone."""
    for seat in range(MAX_SEATS):
        out.scores[seat] = total_gold(s, seat) if seat < s.seats else 0
    out.winners = winners(s) if s.phase == Phase.OVER else 0
    out.reason = 0
    if s.seats == 1:
        out.reason = 2 + rank(s)
    elif total_gold(s, 0) == total_gold(s, 1):
        out.reason = 1
