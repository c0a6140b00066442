"""The rules of the Duel in the order of a match; ``legality`` says which moves are legal."""

from stope.engine.bitfields import KIND, get
from stope.engine.bitmask import MAX_SEATS, bit
from stope.engine.event_buffer import EVERYONE, emit, emit_more
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, Key, Record, State
from stope.engine.rng import set_key
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
from stope.games.duel.connectivity import colour_of, spread_all
from stope.games.duel.debts import pay_debt, total_gold
from stope.games.duel.events import EventKind
from stope.games.duel.goals import (
    clear_away_goals,
    first_goal_slot,
    goal_orientations,
    goals_face_down,
    lay_goal,
    lay_goals,
    reached_goal,
    see_goal,
    shuffle_goals,
)
from stope.games.duel.gold_marking import mark_gold
from stope.games.duel.hands import deal, discard_unseen, draw_cards, shuffle_pile
from stope.games.duel.legality import action_face, action_of, can_bribe_any
from stope.games.duel.moves import CARD, EXCHANGE_TOOL, FIRST, SECOND, TOOL, TURNED, MoveKind, X, Y
from stope.games.duel.rockfall import let_rock_fall
from stope.games.duel.state import ALL_KNOW, ASIDE, PLAYERS, SLOTS, Ending, Phase, Rank
from stope.games.path_cards.board import (
    BOTH_WAYS,
    CELLS,
    NO_CARD,
    NO_SLOT,
    clear_cards,
    put_card,
    slot_at,
)
from stope.games.path_cards.hands import discard, empty_hand, remove_from_hand

#: DU-2: keys in the stock at the beginning of a round.
KEYS = 2


@compiled
def setup(s: State, options: Record, key: Key, events: EventBuffer) -> None:
    """DU-1, DU-5: begin a match: shuffle all goals and lay out the first round."""
    s.seats = options.seats
    s.goals = options.goals
    s.dwarf = options.dwarf
    for seat in range(PLAYERS):
        for value in range(4):
            s.gold[seat, value] = 0
    s.path_gold_out = 0
    s.round_number = 0
    s.ending = 0
    set_key(s.rng, key)
    shuffle_goals(s)
    begin_round(s, 0, events)


# A round


@compiled
def begin_round(s: State, seat: int, events: EventBuffer) -> None:
    """DU-4, DU-6, DU-7: lay out a round in which ``seat`` moves first."""
    clear_table(s)
    s.markers = SOLO_MARKERS if s.seats == 1 else DUEL_MARKERS
    s.keys = KEYS
    s.turn = seat
    s.phase = Phase.BEFORE
    emit(events, EventKind.ROUND_BEGAN, EVERYONE, s.round_number + 1, seat, 0)
    for player in range(s.seats):
        # in a solo match the start card lies in the middle row; with two players, the green start
        # card lies below the middle row and the blue start card above
        y = 0 if s.seats == 1 else 1 - 2 * player
        face = int(START_FACE[colour_of(s, player)])
        put_card(s, 0, y, face, 0, int(OPEN[face, 0]))
    lay_goals(s)
    shuffle_pile(s)
    deal(s, events)
    spread_all(s)


@compiled
def clear_table(s: State) -> None:
    """Clear the table after a round: laid cards, hands, discards, sabotage cards and debts."""
    clear_cards(s)
    for cell in range(CELLS):
        for seat in range(PLAYERS):
            s.touch[seat, cell] = 0
    for slot in range(SLOTS):
        clear_slot(s, slot)
    for index in range(HAND_CARDS):
        s.discard[index] = NO_CARD
        s.discard_known[index] = 0
    for index in range(ASIDE):
        s.aside[index] = NO_CARD
    s.discards = 0
    s.asides = 0
    for seat in range(PLAYERS):
        clear_player(s, seat)
    s.sits_out = 0
    s.pending = NO_SLOT
    clear_turn(s)


@compiled
def clear_slot(s: State, slot: int) -> None:
    """Remove the key, the markers and the connections of a slot."""
    s.key[slot] = 0
    s.owner[slot] = 0
    s.bribed[slot] = 0
    for seat in range(PLAYERS):
        s.reach[seat, slot] = 0


@compiled
def clear_player(s: State, seat: int) -> None:
    """Remove the hand, the sabotage cards and the debt of a player."""
    empty_hand(s, seat)
    s.sabotage[seat] = 0
    s.debt[seat] = 0


@compiled
def clear_turn(s: State) -> None:
    """Reset the fields that are used only during a turn."""
    s.then = 0
    s.to_draw = 0
    s.laid = NO_SLOT


@compiled
def actors(s: GameRecord) -> int:
    """DU-12: return the mask of the seat whose turn it is; 0 after the match."""
    return 0 if s.phase == Phase.OVER else bit(s.turn)


# A turn


@compiled
def play(s: State, seat: int, move: int, events: EventBuffer) -> None:
    """DU-28: carry out a move, settle goals and gold, and go on with the turn."""
    kind = get(move, KIND)
    if kind == MoveKind.DONE:
        finish_turn(s, events)
        return
    if kind == MoveKind.LAY_GOAL:
        slot = int(s.pending)
        s.pending = NO_SLOT
        lay_goal(s, slot, get(move, TURNED), events)
    elif kind == MoveKind.BRIBE:
        bribe(s, seat, move, events)
    else:
        s.then = Phase.AFTER
        s.to_draw = 1
        do_turn(s, seat, move, kind, events)
    settle(s, events)


@compiled
def do_turn(s: State, seat: int, move: int, kind: int, events: EventBuffer) -> None:
    """DU-12: carry out a move of kind A, B, C or D."""
    s.laid = NO_SLOT
    if kind == MoveKind.PLACE:
        place(s, seat, move, events)
    elif kind == MoveKind.EXCHANGE:
        exchange(s, seat, move, events)
    elif kind == MoveKind.PASS_ONE:
        pass_turn(s, seat, get(move, CARD), NO_CARD, events)
    elif kind == MoveKind.PASS_TWO:
        pass_turn(s, seat, get(move, FIRST), get(move, SECOND), events)
    elif kind == MoveKind.SABOTAGE:
        sabotage(s, seat, get(move, CARD), events)
    elif kind == MoveKind.REPAIR:
        repair(s, seat, get(move, CARD), get(move, TOOL), events)
    else:
        play_aimed(s, seat, move, kind, events)


@compiled
def place(s: State, seat: int, move: int, events: EventBuffer) -> None:
    """DU-20: lay a path card."""
    face, x, y, turned = get(move, CARD), get(move, X), get(move, Y), get(move, TURNED)
    remove_from_hand(s, seat, face)
    s.laid = put_card(s, x, y, face, turned, int(OPEN[face, turned]))
    emit_more(events, EventKind.CARD_LAID, EVERYONE, seat, face, x, y, turned)
    spread_all(s)


@compiled
def sabotage(s: State, seat: int, face: int, events: EventBuffer) -> None:
    """DU-40: lay a sabotage card in front of the other player."""
    remove_from_hand(s, seat, face)
    for tool in range(len(SABOTAGE_FACE)):
        if SABOTAGE_FACE[tool] == face:
            s.sabotage[1 - seat] |= bit(tool)
            emit(events, EventKind.SABOTAGED, EVERYONE, seat, tool, 0)


@compiled
def repair(s: State, seat: int, face: int, tool: int, events: EventBuffer) -> None:
    """DU-41: remove a sabotage card with a repair card; both cards go to the discard pile."""
    remove_from_hand(s, seat, face)
    discard(s, face, ALL_KNOW)
    drop_sabotage(s, seat, tool)
    emit(events, EventKind.REPAIRED, EVERYONE, seat, face, tool)


@compiled
def drop_sabotage(s: State, seat: int, tool: int) -> None:
    """Move the sabotage card for a tool from in front of a player to the discard pile."""
    s.sabotage[seat] &= ~bit(tool)
    discard(s, int(SABOTAGE_FACE[tool]), ALL_KNOW)


@compiled
def play_aimed(s: State, seat: int, move: int, kind: int, events: EventBuffer) -> None:
    """DU-42 to DU-44: play a key, a rockfall or a map at a card."""
    face = action_face(s, seat, action_of(kind))
    remove_from_hand(s, seat, face)
    discard(s, face, ALL_KNOW)
    x, y = get(move, X), get(move, Y)
    slot = slot_at(s, x, y)
    if kind == MoveKind.PUT_KEY:
        s.keys -= 1
        s.key[slot] = 1
        emit(events, EventKind.KEY_PUT, EVERYONE, seat, x, y)
        spread_all(s)
    elif kind == MoveKind.ROCKFALL:
        let_rock_fall(s, seat, slot, events)
    else:
        s.goal_known[s.first_goal + slot - first_goal_slot(s)] |= bit(seat)
        emit(events, EventKind.MAP_USED, EVERYONE, seat, x, y)
        emit_more(events, EventKind.MAP_SHOWN, bit(seat), seat, s.face[slot], x, y, 0)


@compiled
def exchange(s: State, seat: int, move: int, events: EventBuffer) -> None:
    """DU-45: discard two cards unseen and remove a sabotage card in front of the player."""
    tool = get(move, EXCHANGE_TOOL)
    discard_unseen(s, seat, get(move, FIRST), events)
    discard_unseen(s, seat, get(move, SECOND), events)
    drop_sabotage(s, seat, tool)
    emit(events, EventKind.EXCHANGED, EVERYONE, seat, tool, 0)


@compiled
def pass_turn(s: State, seat: int, first: int, second: int, events: EventBuffer) -> None:
    """DU-46: discard one or two cards unseen; the player will draw the same number of cards."""
    discard_unseen(s, seat, first, events)
    if second != NO_CARD:
        discard_unseen(s, seat, second, events)
        s.to_draw = 2
    emit(events, EventKind.PASSED, EVERYONE, seat, s.to_draw, 0)


@compiled
def bribe(s: State, seat: int, move: int, events: EventBuffer) -> None:
    """DU-32: put a marker from the stock on a troll, which opens it to both players."""
    x, y = get(move, X), get(move, Y)
    slot = slot_at(s, x, y)
    s.then = s.phase
    s.laid = NO_SLOT
    s.bribed[slot] = seat + 1
    s.markers -= 1
    s.debt[seat] += 1
    emit(events, EventKind.TROLL_BRIBED, EVERYONE, seat, x, y)
    spread_all(s)


# Settling after a move


@compiled
def settle(s: State, events: EventBuffer) -> None:
    """DU-28: turn up reached goals, mark gold, and end the round or go on with the turn.

    If a goal can be laid upright or turned, stop until the player has decided.
    """
    slot = reached_goal(s)
    while slot != NO_SLOT:
        see_goal(s, slot, events)
        allowed = goal_orientations(s, slot)
        if allowed == BOTH_WAYS:
            s.pending = slot
            s.phase = Phase.TURN_GOAL
            return
        lay_goal(s, slot, allowed - 1, events)
        slot = reached_goal(s)
    mark_gold(s, events)
    if goals_face_down(s) == 0:
        end_round(s, Ending.GOALS.value, events)
    elif s.markers == 0:
        end_round(s, Ending.MARKERS.value, events)
    else:
        go_on(s, events)


@compiled
def go_on(s: State, events: EventBuffer) -> None:
    """DU-28: go on with the turn, or end the turn if no decision is left.

    After a move of kind A to D, the only decision that can be left is whether to bribe a troll.
    """
    s.phase = s.then
    if s.then == Phase.AFTER and not can_bribe_any(s, int(s.turn)):
        finish_turn(s, events)


@compiled
def finish_turn(s: State, events: EventBuffer) -> None:
    """DU-12, DU-28: draw cards; then pass the turn to a player with cards, or end the round."""
    seat = int(s.turn)
    draw_cards(s, seat, int(s.to_draw), events)
    clear_turn(s)
    s.phase = Phase.BEFORE
    following = (seat + 1) % s.seats
    if s.hand_size[following] == 0:
        if s.hand_size[seat] == 0:
            end_round(s, Ending.CARDS.value, events)
            return
        if s.sits_out == 0:
            emit(events, EventKind.SITS_OUT, EVERYONE, following, 0, 0)
        s.sits_out = following + 1
        following = seat
    s.turn = following


# Ends


@compiled
def end_round(s: State, ending: int, events: EventBuffer) -> None:
    """DU-50 to DU-53: hand out gold, collect debts, and begin the next round or end the match."""
    s.ending = ending
    emit(events, EventKind.ROUND_ENDED, EVERYONE, s.round_number + 1, ending, 0)
    for seat in range(s.seats):
        take_gold(s, seat, events)
        pay_debt(s, seat, events)
    if s.round_number + 1 < ROUNDS:
        clear_away_goals(s)
        s.round_number += 1
        begin_round(s, first_seat(s), events)
        return
    s.phase = Phase.OVER
    clear_turn(s)
    if s.seats == 1:
        emit(events, EventKind.SOLO_ENDED, EVERYONE, 0, total_gold(s, 0), rank(s))
    else:
        most = max(total_gold(s, 0), total_gold(s, 1))
        emit(events, EventKind.MATCH_ENDED, EVERYONE, winners(s), most, 0)


@compiled
def take_gold(s: State, seat: int, events: EventBuffer) -> None:
    """DU-51: give a seat the gold cards that are marked for it; the cards leave the game."""
    taken = 0
    for slot in range(s.slots):
        if s.owner[slot] == seat + 1:
            face = s.face[slot]
            s.gold[seat, GOLD[face]] += 1
            taken += GOLD[face]
            if face < PATH_FACES:
                s.path_gold_out |= bit(face)
    emit(events, EventKind.GOLD_TAKEN, EVERYONE, seat, taken, 0)


@compiled
def first_seat(s: GameRecord) -> int:
    """DU-7: return the seat that begins the next round: the seat with less gold; on a tie, blue."""
    if s.seats == 1:
        return 0
    return 0 if total_gold(s, 0) < total_gold(s, 1) else 1


@compiled
def winners(s: GameRecord) -> int:
    """DU-53: return the mask of the seats with the most gold. DU-65: 0 in a solo match."""
    if s.seats == 1:
        return 0
    green, blue = total_gold(s, 0), total_gold(s, 1)
    if green == blue:
        return 3
    return 1 if green > blue else 2


@compiled
def rank(s: GameRecord) -> int:
    """DU-65: return the rank of a solo player, by the gold of all rounds."""
    gold = total_gold(s, 0)
    if gold < 15:
        return Rank.LEARNER.value
    if gold < 20:
        return Rank.MINER.value
    return Rank.MASTER.value if gold < 25 else Rank.LEGEND.value


@compiled
def result(s: GameRecord, out: Record) -> None:
    """DU-53, DU-65: write the gold, the winners, and the reason: win, draw or rank."""
    for seat in range(MAX_SEATS):
        out.scores[seat] = total_gold(s, seat) if seat < s.seats else 0
    out.winners = winners(s) if s.phase == Phase.OVER else 0
    out.reason = 0
    if s.seats == 1:
        out.reason = 2 + rank(s)
    elif total_gold(s, 0) == total_gold(s, 1):
        out.reason = 1
