"""Hands, draw pile and discard pile of the Dark Cave (DC-6 to DC-8, DC-14)."""

from stope.games.dark_cave.cards import (
    ALL_HAND_CARDS,
    GROUP,
    GROUP_BEGINS,
    GROUP_SIZE,
    GROUPS,
    HAND_CARDS,
    REMOVED_PER_GROUP,
)
from stope.games.dark_cave.events import Happening
from stope.games.dark_cave.memories import remember_swap, see_drawn, see_leave, see_played
from stope.games.dark_cave.state import ALL_KNOW, HAND, MEMORIES, PILE
from stope.kernel.board import NO_CARD
from stope.kernel.chance import Purpose, below, open_stream, shuffle
from stope.kernel.events import EVERYONE, emit
from stope.kernel.hands import add_to_hand, empty_hand, remove_from_hand
from stope.kernel.masks import MAX_SEATS, bit
from stope.kernel.native import rule
from stope.kernel.records import Record

#: Streams of chance: one for each group of cards, and one for each card lost at random.
_GROUP_STREAM = 8
_LOSS_STREAM = 256


@rule
def hand_share(seats: int, group: int) -> int:
    """DC-7: how many cards of a group each hand begins with."""
    if group > 1:
        return 0
    ones = HAND
    if seats > 6:
        ones = 3
    elif seats > 4:
        ones = 4
    return ones if group == 0 else HAND - ones


@rule
def deal_cards(s: Record, events: Record) -> None:
    """DC-6 to DC-8: remove five cards of each group, deal hands, pile up I on II on III."""
    clear_hands(s)
    for group in range(GROUPS - 1, -1, -1):
        size, begin = int(GROUP_SIZE[group]), int(GROUP_BEGINS[group])
        # the discard pile is empty and serves as a place to shuffle
        for place in range(size):
            s.discard[place] = ALL_HAND_CARDS[begin + place]
        open_stream(s.chance, Purpose.DEAL, _GROUP_STREAM + group)
        shuffle(s.chance, s.discard, size)
        for place in range(REMOVED_PER_GROUP):
            s.removed[group * REMOVED_PER_GROUP + place] = s.discard[place]
        dealt = REMOVED_PER_GROUP
        for seat in range(s.seats):
            for _ in range(hand_share(int(s.seats), group)):
                face = int(s.discard[dealt])
                dealt += 1
                add_to_hand(s, seat, face)
                emit(events, Happening.CARD_DRAWN, bit(seat), seat, face, 0)
        for place in range(size - 1, dealt - 1, -1):
            s.pile[s.pile_left] = s.discard[place]
            s.pile_left += 1
        for place in range(size):
            s.discard[place] = NO_CARD


@rule
def clear_hands(s: Record) -> None:
    """Empty hands, pile and discard pile."""
    for seat in range(MAX_SEATS):
        empty_hand(s, seat)
    for place in range(PILE):
        s.pile[place] = NO_CARD
    s.pile_left = 0
    for place in range(HAND_CARDS):
        s.discard[place] = NO_CARD
        s.discard_known[place] = 0
        s.discard_memories[place] = 0
        for memory in range(MEMORIES):
            s.discard_fresh[place, memory] = 0
            s.discard_drawn[place, memory] = 0
    s.discards = 0
    s.losses = 0


@rule
def discard(s: Record, face: int, known: int) -> None:
    """Put a card on the discard pile; ``known`` is the mask of those who saw it."""
    s.discard[s.discards] = face
    s.discard_known[s.discards] = known
    s.discards += 1


@rule
def show_from_hand(s: Record, seat: int, face: int) -> None:
    """Take a card out of a hand for everyone to see."""
    remove_from_hand(s, seat, face)
    see_played(s, seat, face)


@rule
def discard_unseen(s: Record, seat: int, face: int) -> None:
    """DC-8: discard a hand card face down; only its owner knows it."""
    see_leave(s, seat, face, int(s.discards))
    remove_from_hand(s, seat, face)
    discard(s, face, bit(seat))


@rule
def discard_seen(s: Record, face: int) -> None:
    """Discard a card that everybody has seen."""
    discard(s, face, ALL_KNOW)


@rule
def lose_card(s: Record, seat: int, cause: int, events: Record) -> None:
    """DC-33, DC-61: a hand loses a card at random, if it has one; others see its back only."""
    if s.hand_size[seat] == 0:
        return
    open_stream(s.chance, Purpose.DEAL, _LOSS_STREAM + s.losses)
    face = int(s.hand[seat, below(s.chance, int(s.hand_size[seat]))])
    s.losses += 1
    discard_unseen(s, seat, face)
    emit(events, Happening.CARD_LOST, EVERYONE, seat, cause, GROUP[face])
    emit(events, Happening.LOST_CARD_SEEN, bit(seat), seat, face, 0)


@rule
def draw_cards(s: Record, seat: int, wanted: int, events: Record) -> None:
    """DC-14: draw so many cards, or as many as there are."""
    drawn = 0
    while drawn < wanted and s.pile_left > 0:
        s.pile_left -= 1
        face = int(s.pile[s.pile_left])
        s.pile[s.pile_left] = NO_CARD
        add_to_hand(s, seat, face)
        see_drawn(s, seat, face)
        drawn += 1
        emit(events, Happening.DREW, EVERYONE, seat, GROUP[face], 0)
        emit(events, Happening.CARD_DRAWN, bit(seat), seat, face, 0)


@rule
def swap_hands(s: Record, seat: int, other: int, events: Record) -> None:
    """DC-52: exchange two hands, whatever the numbers of cards."""
    for place in range(HAND):
        face = s.hand[seat, place]
        s.hand[seat, place] = s.hand[other, place]
        s.hand[other, place] = face
    size = int(s.hand_size[seat])
    s.hand_size[seat] = s.hand_size[other]
    s.hand_size[other] = size
    remember_swap(s, seat, other)
    emit(events, Happening.SWAPPED, EVERYONE, seat, other, 0)
    show_received(s, seat, events)
    show_received(s, other, events)


@rule
def show_received(s: Record, seat: int, events: Record) -> None:
    """Show a player the hand that came in a swap."""
    for place in range(s.hand_size[seat]):
        emit(events, Happening.CARD_RECEIVED, bit(seat), seat, s.hand[seat, place], 0)


@rule
def are_cards_out(s: Record) -> bool:
    """DC-70: whether the draw pile is empty and nobody has a hand card."""
    if s.pile_left > 0:
        return False
    for seat in range(s.seats):
        if s.hand_size[seat] > 0:
            return False
    return True
