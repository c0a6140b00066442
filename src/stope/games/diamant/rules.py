"""The rules of Diamant, in the order of a match."""

from stope.engine.bitmask import MAX_SEATS, bit, count, has, mask_of_first
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import Codes, EventBuffer, GameRecord, Key, Record, State
from stope.engine.rng import StreamId, open_stream, randbelow, set_key
from stope.games.diamant.cards import (
    CARDS,
    COPIES,
    COPY,
    FACE,
    GEM_CARDS,
    HAZARD,
    HAZARDS,
    LONGEST_PATH,
    NO_CARD,
    VALUE,
)
from stope.games.diamant.events import EventKind
from stope.games.diamant.fast_division import share
from stope.games.diamant.moves import MoveKind
from stope.games.diamant.rulebook import Rule
from stope.games.diamant.state import CAVES


@compiled
def setup(s: State, options: Record, key: Key, events: EventBuffer) -> None:
    """DI-1, DI-4: begin a match: all chests are empty, and everyone enters the first cave."""
    s.seats = options.seats
    s.chests = options.chests
    s.over = 0
    for seat in range(MAX_SEATS):
        s.chest[seat] = 0
    for kind in range(HAZARDS):
        s.removed[kind] = 0
    set_key(s.rng, key)
    s.cave = 0
    enter_cave(s, events)


@compiled
def enter_cave(s: State, events: EventBuffer) -> None:
    """DI-4, DI-5: begin an expedition: all players go in, and the first card is turned."""
    s.inside = mask_of_first(s.seats)
    s.committed = 0
    s.leaving = 0
    s.bag = 0
    s.turned = 0
    s.met = 0
    for index in range(LONGEST_PATH):
        s.path[index] = NO_CARD
        s.rest[index] = 0
    s.left_over = 0
    s.taken = 0
    lay_out_pile(s)
    if events.capacity:
        emit(events, EventKind.ENTERED, EVERYONE, s.cave + 1, pile_size(s), 0)
    turn_card(s, events)


# The pile


@compiled
def lay_out_pile(s: State) -> None:
    """DI-13: put all cards back into the pile; its order depends only on the key and the cave."""
    for card in range(CARDS):
        s.deck[card] = card
    s.ordered = 0
    s.drawn = 0
    open_stream(s.rng, StreamId.DEAL, s.cave)


@compiled
def settle_next(s: State) -> None:
    """Draw at random the card that lies at the next position of the pile.

    This is one step of a lazy Fisher-Yates shuffle: only the cards that are needed are shuffled.
    """
    index = s.ordered
    other = index + randbelow(s.rng, CARDS - index)
    card = s.deck[other]
    s.deck[other] = s.deck[index]
    s.deck[index] = card
    s.ordered = index + 1


@compiled
def is_out(s: GameRecord, card: int) -> bool:
    """DI-13: return whether this card has left the game."""
    return card >= GEM_CARDS and COPY[card] < s.removed[HAZARD[card]]


@compiled
def draw(s: State) -> int:
    """Remove the top card of the pile and return it.

    Cards that have left the game are shuffled too, and are skipped here. So the order of the other
    cards does not depend on which cards have left the game.
    """
    while True:
        if s.drawn == s.ordered:
            settle_next(s)
        card = int(s.deck[s.drawn])
        s.drawn += 1
        if not is_out(s, card):
            return card


@compiled
def pile_size(s: GameRecord) -> int:
    """Return how many cards can still be turned in this expedition."""
    size = CARDS - s.turned
    for kind in range(HAZARDS):
        size -= s.removed[kind]
    return size


# Turning a card


@compiled
def deadly_cards(s: GameRecord) -> int:
    """DI-8: return how many cards of the pile would end the expedition."""
    cards = 0
    met = int(s.met)
    # the loop has no branch on ``met``: processors mispredict branches on random values
    for kind in range(HAZARDS):
        cards += ((met >> kind) & 1) * (int(COPIES[kind]) - int(s.removed[kind]) - 1)
    return cards


@compiled
def turn_card(s: State, events: EventBuffer) -> None:
    """Lay the next card at the end of the path and carry out its effect."""
    card = draw(s)
    s.path[s.turned] = FACE[card]
    s.turned += 1
    if card < GEM_CARDS:
        find_gems(s, card, events)
    else:
        meet_hazard(s, int(HAZARD[card]), events)


@compiled
def find_gems(s: State, card: int, events: EventBuffer) -> None:
    """DI-6: put an equal share of a gem card into each bag, and leave the remainder on the card."""
    value = int(VALUE[card])
    inside = count(s.inside)
    each = share(value, inside)
    rest = value - each * inside
    s.bag += each
    s.rest[s.turned - 1] = rest
    s.left_over += rest
    emit(events, EventKind.GEMS_FOUND, EVERYONE, value, each, rest)


@compiled
def meet_hazard(s: State, kind: int, events: EventBuffer) -> None:
    """Carry out a hazard card that was turned.

    DI-7: the first card of a hazard is only noted. DI-8: the second card ends the expedition.
    """
    second = has(s.met, kind)
    emit(events, EventKind.HAZARD_MET, EVERYONE, kind, second, 0)
    if second:
        collapse(s, kind, events)
    s.met |= bit(kind)


@compiled
def collapse(s: State, kind: int, events: EventBuffer) -> None:
    """End the expedition because of the second card of a hazard.

    DI-8: everyone inside loses the bag. DI-13: one of the two cards leaves the game.
    """
    emit(events, EventKind.COLLAPSED, EVERYONE, kind, s.inside, s.bag)
    s.inside = 0
    s.bag = 0
    s.removed[kind] += 1
    emit(events, EventKind.CARD_REMOVED, EVERYONE, kind, COPIES[kind] - s.removed[kind], 0)


# Decisions


@compiled(hot=True)
def actors(s: GameRecord) -> int:
    """DI-9: return the mask of the seats inside that have not committed yet."""
    return s.inside & ~s.committed


@compiled(hot=True)
def why_not(s: GameRecord, seat: int, move: int) -> int:
    """Return 0 if the seat may make this move now, else the rule that forbids the move."""
    if seat < 0 or seat >= s.seats:
        return Rule.DI_1_SEATS
    if s.over:
        return Rule.DI_14_MATCH_END
    if not has(s.inside, seat):
        return Rule.DI_11_OUTSIDE
    if move not in (MoveKind.GO_ON, MoveKind.LEAVE):
        return Rule.DI_9_DECISION
    return 0


@compiled(hot=True)
def legal(s: GameRecord, seat: int, out: Codes) -> int:
    """DI-9: write the legal moves of a seat, go on and leave, and return the number of moves.

    A seat that has committed can still change its choice until the last seat commits.
    """
    if why_not(s, seat, MoveKind.GO_ON) != 0:
        return 0
    out[0] = MoveKind.GO_ON
    out[1] = MoveKind.LEAVE
    return 2


@compiled(hot=True)
def play(s: State, seat: int, move: int, events: EventBuffer) -> None:
    """DI-9: store the choice of a seat, which may replace an earlier choice of this seat.

    Once every seat inside has chosen, carry out all choices.
    """
    if events.capacity:
        if not has(s.committed, seat):
            emit(events, EventKind.COMMITTED, EVERYONE, seat, 0, 0)
        emit(events, EventKind.CHOICE_NOTED, bit(seat), seat, move == MoveKind.LEAVE, 0)
    s.committed |= bit(seat)
    s.leaving = (s.leaving & ~bit(seat)) | (bit(seat) * (move == MoveKind.LEAVE))
    if s.committed == s.inside:
        carry_out(s, events)


@compiled
def carry_out(s: State, events: EventBuffer) -> None:
    """DI-9: show all choices at once; let the leavers leave; turn a card if any player stays."""
    emit(events, EventKind.CHOICES_SHOWN, EVERYONE, s.leaving, s.inside & ~s.leaving, 0)
    leave(s, events)
    s.committed = 0
    s.leaving = 0
    if s.inside != 0:
        turn_card(s, events)
    if s.inside == 0:
        end_expedition(s, events)


@compiled
def leave(s: State, events: EventBuffer) -> None:
    """DI-10: add the bag and an equal share of the gems on the path to the chest of each leaver."""
    leavers = count(s.leaving)
    each = share(gems_lying(s), leavers)
    s.taken += each * leavers
    gain = s.bag + each
    # the loop has no branch on ``leaving``: processors mispredict branches on random values
    for seat in range(MAX_SEATS):
        s.chest[seat] += gain * ((s.leaving >> seat) & 1)
    if events.capacity:
        tell_who_left(s, each, events)
    s.inside &= ~s.leaving


@compiled
def tell_who_left(s: GameRecord, each: int, events: EventBuffer) -> None:
    """DI-15: tell everyone how many gems each leaver takes."""
    for seat in range(s.seats):
        if has(s.leaving, seat):
            emit(events, EventKind.LEFT, EVERYONE, seat, s.bag, each)


@compiled
def gems_lying(s: GameRecord) -> int:
    """Return how many gems lie on all cards of the path together."""
    return int(s.left_over) - int(s.taken)


@compiled
def gems_on(s: GameRecord, index: int) -> int:
    """DI-10: return how many gems lie on a card of the path, given by its index.

    Leavers take gems from the entrance inwards.
    """
    deeper = 0
    for other in range(index + 1, s.turned):
        deeper += s.rest[other]
    return max(0, min(int(s.rest[index]), gems_lying(s) - deeper))


# Ends


@compiled
def end_expedition(s: State, events: EventBuffer) -> None:
    """DI-12, DI-13: return gems on cards to the supply; begin the next cave or end the match."""
    s.bag = 0
    if events.capacity:
        emit(events, EventKind.EXPEDITION_ENDED, EVERYONE, s.cave + 1, gems_lying(s), 0)
    if s.cave + 1 < CAVES:
        s.cave += 1
        enter_cave(s, events)
        return
    s.taken = s.left_over
    s.over = 1
    if events.capacity:
        emit(events, EventKind.MATCH_ENDED, EVERYONE, winners(s), fullest_chest(s), 0)


@compiled
def fullest_chest(s: GameRecord) -> int:
    """Return the points in the fullest chest."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int(s.chest[seat]))
    return most


@compiled
def winners(s: GameRecord) -> int:
    """DI-14: return the mask of the seats with the fullest chest."""
    most = fullest_chest(s)
    mask = 0
    for seat in range(s.seats):
        if s.chest[seat] == most:
            mask |= bit(seat)
    return mask


@compiled
def result(s: GameRecord, out: Record) -> None:
    """DI-3, DI-14: write the points of all seats, and the winners if the match is over."""
    for seat in range(MAX_SEATS):
        out.scores[seat] = s.chest[seat]
    out.winners = winners(s) if s.over else 0
    out.reason = 0
