"""The rules of Diamant, in the order of a match."""

from typing import Any

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
from stope.games.diamant.events import Happening
from stope.games.diamant.moves import Decision
from stope.games.diamant.shares import share
from stope.games.diamant.state import CAVES
from stope.kernel.chance import Purpose, below, open_stream, set_key
from stope.kernel.events import EVERYONE, emit
from stope.kernel.masks import MAX_SEATS, bit, count, first, has
from stope.kernel.native import rule
from stope.kernel.records import Record


@rule
def setup(s: Record, options: Record, key: Any, events: Record) -> None:
    """DI-1, DI-4: empty chests, and everyone goes into the first cave."""
    s.seats = options.seats
    s.chests = options.chests
    s.over = 0
    for seat in range(MAX_SEATS):
        s.chest[seat] = 0
    for kind in range(HAZARDS):
        s.removed[kind] = 0
    set_key(s.chance, key)
    s.cave = 0
    enter_cave(s, events)


@rule
def enter_cave(s: Record, events: Record) -> None:
    """DI-4, DI-5: all go in together, and the first card is turned before anybody decides."""
    s.inside = first(s.seats)
    s.committed = 0
    s.leaving = 0
    s.bag = 0
    s.turned = 0
    s.met = 0
    for place in range(LONGEST_PATH):
        s.path[place] = NO_CARD
        s.rest[place] = 0
    s.left_over = 0
    s.taken = 0
    lay_out_pile(s)
    if events.room:
        emit(events, Happening.ENTERED, EVERYONE, s.cave + 1, pile_size(s), 0)
    turn_card(s, events)


# The pile


@rule
def lay_out_pile(s: Record) -> None:
    """DI-13: all cards back together, to be drawn in an order that only key and cave decide."""
    for card in range(CARDS):
        s.deck[card] = card
    s.ordered = 0
    s.drawn = 0
    open_stream(s.chance, Purpose.DEAL, s.cave)


@rule
def settle_next(s: Record) -> None:
    """Decide which card lies on the next place of the pile.

    A shuffle, one place at a time and only as far as somebody looks.
    """
    place = s.ordered
    other = place + below(s.chance, CARDS - place)
    card = s.deck[other]
    s.deck[other] = s.deck[place]
    s.deck[place] = card
    s.ordered = place + 1


@rule
def is_out(s: Record, card: int) -> bool:
    """DI-13: whether this card has left the game."""
    return card >= GEM_CARDS and COPY[card] < s.removed[HAZARD[card]]


@rule
def draw(s: Record) -> int:
    """Take the top card of the pile.

    Cards that have left the game stay in the shuffle and are passed over, so that the order of
    all others is the same whichever cards are out.
    """
    while True:
        if s.drawn == s.ordered:
            settle_next(s)
        card = int(s.deck[s.drawn])
        s.drawn += 1
        if not is_out(s, card):
            return card


@rule
def pile_size(s: Record) -> int:
    """Return how many cards can still be turned in this expedition."""
    size = CARDS - s.turned
    for kind in range(HAZARDS):
        size -= s.removed[kind]
    return size


# A card


@rule
def turn_card(s: Record, events: Record) -> None:
    """Lay the next card at the end of the path and do what it says."""
    card = draw(s)
    s.path[s.turned] = FACE[card]
    s.turned += 1
    if card < GEM_CARDS:
        find_gems(s, card, events)
    else:
        meet_hazard(s, int(HAZARD[card]), events)


@rule
def find_gems(s: Record, card: int, events: Record) -> None:
    """DI-6: an equal share into each bag, the remainder onto the card."""
    value = int(VALUE[card])
    inside = count(s.inside)
    each = share(value, inside)
    rest = value - each * inside
    s.bag += each
    s.rest[s.turned - 1] = rest
    s.left_over += rest
    emit(events, Happening.GEMS_FOUND, EVERYONE, value, each, rest)


@rule
def meet_hazard(s: Record, kind: int, events: Record) -> None:
    """DI-7: the first hazard of its kind does nothing. DI-8: the second ends the expedition."""
    second = has(s.met, kind)
    emit(events, Happening.HAZARD_MET, EVERYONE, kind, second, 0)
    if second:
        collapse(s, kind, events)
    s.met |= bit(kind)


@rule
def collapse(s: Record, kind: int, events: Record) -> None:
    """DI-8: everyone inside loses the bag. DI-13: one of the two cards leaves the game."""
    emit(events, Happening.COLLAPSED, EVERYONE, kind, s.inside, s.bag)
    s.inside = 0
    s.bag = 0
    s.removed[kind] += 1
    emit(events, Happening.CARD_REMOVED, EVERYONE, kind, COPIES[kind] - s.removed[kind], 0)


# Decisions


@rule(hot=True)
def actors(s: Record) -> int:
    """DI-9: everyone inside who has not committed yet."""
    return s.inside & ~s.committed


@rule(hot=True)
def why_not(s: Record, seat: int, move: int) -> int:
    """Return 0 if the seat may decide this now, else the number of the rule against it."""
    if seat < 0 or seat >= s.seats:
        return 1
    if s.over:
        return 14
    if not has(s.inside, seat):
        return 11
    if move not in (Decision.GO_ON, Decision.LEAVE):
        return 9
    return 0


@rule(hot=True)
def legal(s: Record, seat: int, out: Any) -> int:
    """DI-9: go on, leave. Both stay open to a committed seat until the last one is in."""
    if why_not(s, seat, Decision.GO_ON) != 0:
        return 0
    out[0] = Decision.GO_ON
    out[1] = Decision.LEAVE
    return 2


@rule(hot=True)
def play(s: Record, seat: int, move: int, events: Record) -> None:
    """DI-9: commit, or change one's mind; the last commitment carries all of them out."""
    if events.room:
        if not has(s.committed, seat):
            emit(events, Happening.COMMITTED, EVERYONE, seat, 0, 0)
        emit(events, Happening.CHOICE_NOTED, bit(seat), seat, move == Decision.LEAVE, 0)
    s.committed |= bit(seat)
    s.leaving = (s.leaving & ~bit(seat)) | (bit(seat) * (move == Decision.LEAVE))
    if s.committed == s.inside:
        carry_out(s, events)


@rule
def carry_out(s: Record, events: Record) -> None:
    """DI-9: all choices are shown together; leavers leave, the others see the next card."""
    emit(events, Happening.CHOICES_SHOWN, EVERYONE, s.leaving, s.inside & ~s.leaving, 0)
    leave(s, events)
    s.committed = 0
    s.leaving = 0
    if s.inside != 0:
        turn_card(s, events)
    if s.inside == 0:
        end_expedition(s, events)


@rule
def leave(s: Record, events: Record) -> None:
    """DI-10: bags into chests, and an equal share of everything that lies in the cave."""
    leavers = count(s.leaving)
    each = share(gems_lying(s), leavers)
    s.taken += each * leavers
    gain = s.bag + each
    # no branch on who leaves: chance decides it, and processors guess such branches wrong
    for seat in range(MAX_SEATS):
        s.chest[seat] += gain * ((s.leaving >> seat) & 1)
    if events.room:
        tell_who_left(s, each, events)
    s.inside &= ~s.leaving


@rule
def tell_who_left(s: Record, each: int, events: Record) -> None:
    """DI-15: what each leaver takes is seen by all."""
    for seat in range(s.seats):
        if has(s.leaving, seat):
            emit(events, Happening.LEFT, EVERYONE, seat, s.bag, each)


@rule
def gems_lying(s: Record) -> int:
    """Return how many gems lie on all cards of this cave."""
    return int(s.left_over) - int(s.taken)


@rule
def gems_on(s: Record, place: int) -> int:
    """DI-10: what lies on one card. Gems are taken from the entrance inwards."""
    deeper = 0
    for other in range(place + 1, s.turned):
        deeper += s.rest[other]
    return max(0, min(int(s.rest[place]), gems_lying(s) - deeper))


# Ends


@rule
def end_expedition(s: Record, events: Record) -> None:
    """DI-12, DI-13: gems on the cards return to the supply, and the next cave is entered."""
    s.bag = 0
    if events.room:
        emit(events, Happening.EXPEDITION_ENDED, EVERYONE, s.cave + 1, gems_lying(s), 0)
    if s.cave + 1 < CAVES:
        s.cave += 1
        enter_cave(s, events)
        return
    s.taken = s.left_over
    s.over = 1
    if events.room:
        emit(events, Happening.MATCH_ENDED, EVERYONE, winners(s), fullest_chest(s), 0)


@rule
def fullest_chest(s: Record) -> int:
    """Return the most points in a chest."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int(s.chest[seat]))
    return most


@rule
def winners(s: Record) -> int:
    """DI-14: everyone with the most points in the chest."""
    most = fullest_chest(s)
    mask = 0
    for seat in range(s.seats):
        if s.chest[seat] == most:
            mask |= bit(seat)
    return mask


@rule
def result(s: Record, out: Record) -> None:
    """DI-14: points in the chests; winners only when the match is over."""
    for seat in range(MAX_SEATS):
        out.scores[seat] = s.chest[seat]
    out.winners = winners(s) if s.over else 0
    out.reason = 0
