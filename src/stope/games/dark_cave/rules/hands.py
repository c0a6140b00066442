"""Hands, draw pile and discard pile (DC-6 to DC-8, DC-14, DC-52), and used axes (DC-55, DC-56)."""

from stope.engine.bitmask import MAX_SEATS, bit
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.engine.rng import StreamId, open_stream, randbelow
from stope.games.dark_cave.cards import (
    ALL_HAND_CARDS,
    GROUP,
    GROUP_BEGINS,
    GROUP_SIZE,
    GROUPS,
    HAND_CARDS,
    REMOVED_PER_GROUP,
)
from stope.games.dark_cave.events import EventKind
from stope.games.dark_cave.information.swap_memory import (
    remember_swap,
    update_for_drawn,
    update_for_leaving,
    update_for_played,
)
from stope.games.dark_cave.state import ALL_KNOW, HAND, MEMORIES, PILE
from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.hands import (
    add_to_hand,
    discard,
    empty_hand,
    remove_from_hand,
    take_from_pile,
)

#: Random streams are numbered. From the number _GROUP_STREAM on, each group of cards has a stream
#: that shuffles the group. From the number _LOSS_STREAM on, each lost card has a stream that
#: chooses the card.
_GROUP_STREAM = 8
_LOSS_STREAM = 256


@compiled
def hand_share(seats: int, group: int) -> int:
    """DC-7: return how many cards of a group each hand begins with."""
    if group > 1:
        return 0
    ones = HAND
    if seats > 6:
        ones = 3
    elif seats > 4:
        ones = 4
    return ones if group == 0 else HAND - ones


@compiled
def deal_cards(s: State, events: EventBuffer) -> None:
    """DC-6 to DC-8: remove five cards of each group, build the draw pile, and deal the hands.

    The pile is built from group III up to group I. After a group is on the pile, the hands get
    their cards of this group from the top of the pile.
    """
    clear_hands(s)
    for group in range(GROUPS - 1, -1, -1):
        lay_out_group(s, group)
        shuffle_group(s, group)
        for seat in range(s.seats):
            for _ in range(hand_share(int(s.seats), group)):
                face = take_from_pile(s)
                add_to_hand(s, seat, face)
                emit(events, EventKind.CARD_DRAWN, bit(seat), seat, face, 0)


@compiled
def lay_out_group(s: State, group: int) -> None:
    """DC-6: remove five cards of a group from the game, and put the others on the draw pile.

    The cards are not shuffled yet.
    """
    begin = int(GROUP_BEGINS[group])
    s.pile_left += int(GROUP_SIZE[group]) - REMOVED_PER_GROUP
    for number in range(GROUP_SIZE[group]):
        put_in_group(s, group, number, int(ALL_HAND_CARDS[begin + number]))


@compiled
def shuffle_group(s: State, group: int) -> None:
    """DC-6: shuffle the cards of a group that ``lay_out_group`` has laid out."""
    open_stream(s.rng, StreamId.DEAL, _GROUP_STREAM + group)
    size = int(GROUP_SIZE[group])
    for number in range(size - 1):
        other = number + randbelow(s.rng, size - number)
        face = card_of_group(s, group, number)
        put_in_group(s, group, number, card_of_group(s, group, other))
        put_in_group(s, group, other, face)


@compiled
def card_of_group(s: GameRecord, group: int, number: int) -> int:
    """Return a card of a group by its number; call ``lay_out_group`` for the group first.

    The lowest numbers belong to the removed cards of the group. The next numbers belong to the
    cards of the group in the draw pile, from the top down.
    """
    if number < REMOVED_PER_GROUP:
        return int(s.removed[group * REMOVED_PER_GROUP + number])
    return int(s.pile[int(s.pile_left) - 1 - (number - REMOVED_PER_GROUP)])


@compiled
def put_in_group(s: State, group: int, number: int, face: int) -> None:
    """Write a card of a group by its number; ``card_of_group`` explains the numbers."""
    if number < REMOVED_PER_GROUP:
        s.removed[group * REMOVED_PER_GROUP + number] = face
    else:
        s.pile[int(s.pile_left) - 1 - (number - REMOVED_PER_GROUP)] = face


@compiled
def clear_hands(s: State) -> None:
    """Empty all hands, the draw pile and the discard pile."""
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


@compiled
def show_from_hand(s: State, seat: int, face: int) -> None:
    """Remove a card from a hand when the card is played, so that everyone sees the card."""
    remove_from_hand(s, seat, face)
    update_for_played(s, seat, face)


@compiled
def discard_unseen(s: State, seat: int, face: int) -> None:
    """DC-8: discard a hand card face down; only the owner of the hand knows the card."""
    update_for_leaving(s, seat, face, int(s.discards))
    remove_from_hand(s, seat, face)
    discard(s, face, bit(seat))


@compiled
def discard_seen(s: State, face: int) -> None:
    """Discard a card face up, known to all."""
    discard(s, face, ALL_KNOW)


@compiled
def lose_card(s: State, seat: int, cause: int, events: EventBuffer) -> None:
    """DC-33, DC-61: discard a random card of a hand; other players see only the back of the card.

    If the hand is empty, nothing happens.
    """
    if s.hand_size[seat] == 0:
        return
    open_stream(s.rng, StreamId.DEAL, _LOSS_STREAM + s.losses)
    face = int(s.hand[seat, randbelow(s.rng, int(s.hand_size[seat]))])
    s.losses += 1
    discard_unseen(s, seat, face)
    emit(events, EventKind.CARD_LOST, EVERYONE, seat, cause, GROUP[face])
    emit(events, EventKind.LOST_CARD_SEEN, bit(seat), seat, face, 0)


@compiled
def draw_cards(s: State, seat: int, wanted: int, events: EventBuffer) -> None:
    """DC-14: draw the wanted number of cards, or fewer if the draw pile runs out."""
    drawn = 0
    while drawn < wanted and s.pile_left > 0:
        face = take_from_pile(s)
        add_to_hand(s, seat, face)
        update_for_drawn(s, seat, face)
        drawn += 1
        emit(events, EventKind.DREW, EVERYONE, seat, GROUP[face], 0)
        emit(events, EventKind.CARD_DRAWN, bit(seat), seat, face, 0)


@compiled
def swap_hands(s: State, seat: int, other: int, events: EventBuffer) -> None:
    """DC-52: exchange two hands, even if they differ in size."""
    for place in range(HAND):
        face = s.hand[seat, place]
        s.hand[seat, place] = s.hand[other, place]
        s.hand[other, place] = face
    size = int(s.hand_size[seat])
    s.hand_size[seat] = s.hand_size[other]
    s.hand_size[other] = size
    remember_swap(s, seat, other)
    emit(events, EventKind.SWAPPED, EVERYONE, seat, other, 0)
    show_received(s, seat, events)
    show_received(s, other, events)


@compiled
def show_received(s: GameRecord, seat: int, events: EventBuffer) -> None:
    """DC-52: send a player an event for each card of the hand received in a swap."""
    for place in range(s.hand_size[seat]):
        emit(events, EventKind.CARD_RECEIVED, bit(seat), seat, s.hand[seat, place], 0)


@compiled
def are_cards_out(s: GameRecord) -> bool:
    """DC-70: return whether the draw pile and all hands are empty."""
    if s.pile_left > 0:
        return False
    for seat in range(s.seats):
        if s.hand_size[seat] > 0:
            return False
    return True


@compiled
def use_axe(s: State, seat: int) -> None:
    """DC-55, DC-56: discard an axe that lies in front of a player."""
    discard_seen(s, int(s.axe[seat, 0]))
    s.axes[seat] -= 1
    left = int(s.axes[seat])
    for place in range(left):
        s.axe[seat, place] = s.axe[seat, place + 1]
    s.axe[seat, left] = NO_CARD
