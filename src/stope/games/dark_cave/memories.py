"""What players remember of hands that they gave away in a swap (DC-52, DC-8).

A memory belongs to the one who gave a hand away. Its cards are in the hand that got them, or among
the cards that have left that hand unseen since; a card that is played for all to see is struck off.
Others see backs only, so when a card leaves the hand unseen, the one who remembers knows no more
than that it was one of the hand's cards of that group.
"""

from stope.games.dark_cave.cards import COUNT, GROUP
from stope.games.dark_cave.state import HAND, MEMORIES, NOBODY
from stope.kernel.board import NO_CARD
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record


@rule
def strike_off(s: Record, memory: int, place: int) -> None:
    """Take a card out of a memory."""
    for later in range(place, HAND - 1):
        s.memory[memory, later] = s.memory[memory, later + 1]
        s.memory_unsure[memory, later] = s.memory_unsure[memory, later + 1]
    s.memory[memory, HAND - 1] = NO_CARD
    s.memory_unsure[memory, HAND - 1] = 0


@rule
def find_remembered(s: Record, memory: int, face: int, unsure: int) -> int:
    """Return the place of a card in a memory, or -1."""
    for place in range(HAND):
        if s.memory[memory, place] == face and s.memory_unsure[memory, place] == unsure:
            return place
    return -1


@rule
def see_played(s: Record, seat: int, face: int) -> None:
    """Everyone sees a card that somebody plays: who remembers it strikes it off."""
    for memory in range(s.memories):
        if s.memory_holder[memory] == seat:
            see_in_hand(s, memory, face)


@rule
def see_in_hand(s: Record, memory: int, face: int) -> None:
    """A card was in the hand: strike it off, or be unsure whether it was the one remembered.

    If cards of its group have left the hand unseen and there is another card like it, the one
    remembered may have left, and the other one may have been drawn.
    """
    sure = find_remembered(s, memory, face, 0)
    unsure = find_remembered(s, memory, face, 1)
    if sure < 0 and unsure < 0:
        see_fresh(s, memory, int(GROUP[face]))
        return
    may_have_left = left_since(s, memory, int(GROUP[face])) > 0 and COUNT[face] > 1
    if sure >= 0 and may_have_left and unsure < 0:
        s.memory_unsure[memory, sure] = 1
        return
    if COUNT[face] > 2 and may_have_left:
        doubt(s, memory, int(GROUP[face]))
    strike_off(s, memory, unsure if unsure >= 0 else sure)


@rule
def left_since(s: Record, memory: int, group: int) -> int:
    """Return how many cards of a group have left the hand unseen since the swap."""
    gone = 0
    for place in range(s.discards):
        if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
            gone += 1
    return gone


@rule
def see_fresh(s: Record, memory: int, group: int) -> None:
    """A card that is not remembered was in the hand: it was drawn since, or there all the time."""
    for place in range(s.discards):
        if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
            if s.discard_drawn[place, memory] > 0:
                s.discard_drawn[place, memory] -= 1
            elif s.discard_fresh[place, memory] > 0:
                s.discard_fresh[place, memory] -= 1


@rule
def see_drawn(s: Record, seat: int, face: int) -> None:
    """A hand has drawn a card: none that left it before can have been this one."""
    for memory in range(s.memories):
        if s.memory_holder[memory] != seat:
            continue
        for place in range(s.discards):
            in_memory = has(int(s.discard_memories[place]), memory)
            if in_memory and GROUP[s.discard[place]] == GROUP[face]:
                s.discard_drawn[place, memory] += 1


@rule
def doubt(s: Record, memory: int, group: int) -> None:
    """Let any card that left be one that was not remembered."""
    for place in range(s.discards):
        if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
            s.discard_fresh[place, memory] += 1


@rule
def remembered(s: Record, memory: int, group: int) -> int:
    """Return how many cards of a group are in a memory."""
    found = 0
    for place in range(HAND):
        face = s.memory[memory, place]
        if face != NO_CARD and GROUP[face] == group:
            found += 1
    return found


@rule
def see_leave(s: Record, seat: int, face: int, discarded: int) -> None:
    """A card is about to leave a hand unseen for a place of the discard pile."""
    group = int(GROUP[face])
    in_hand = 0
    for place in range(s.hand_size[seat]):
        if GROUP[s.hand[seat, place]] == group:
            in_hand += 1
    for memory in range(s.memories):
        if s.memory_holder[memory] != seat:
            continue
        fresh = in_hand + left_since(s, memory, group) - remembered(s, memory, group)
        s.discard_memories[discarded] |= 1 << memory
        s.discard_fresh[discarded, memory] = max(fresh, 0)


@rule
def remember_swap(s: Record, seat: int, other: int) -> None:
    """Two hands have changed owners: memories follow them, and both givers remember theirs."""
    for memory in range(s.memories):
        if s.memory_holder[memory] == seat:
            s.memory_holder[memory] = other
        elif s.memory_holder[memory] == other:
            s.memory_holder[memory] = seat
        viewer = s.memory_viewer[memory]
        if viewer == s.memory_holder[memory]:
            # the hand has come back: whatever is missing in it has been discarded
            for place in range(s.hand_size[viewer]):
                see_in_hand(s, memory, int(s.hand[viewer, place]))
            s.memory_holder[memory] = NOBODY
    remember_hand(s, seat, other)
    remember_hand(s, other, seat)


@rule
def remember_hand(s: Record, viewer: int, holder: int) -> None:
    """Let a player remember what another one holds now."""
    memory = int(s.memories)
    if memory == MEMORIES:
        # only a drawn position has more to remember than two swaps give
        return
    s.memories += 1
    s.memory_viewer[memory] = viewer
    s.memory_holder[memory] = holder
    for place in range(HAND):
        s.memory[memory, place] = s.hand[holder, place]
        s.memory_unsure[memory, place] = 0


@rule
def clear_memories(s: Record) -> None:
    """Nobody remembers anything."""
    s.memories = 0
    for memory in range(MEMORIES):
        s.memory_viewer[memory] = NOBODY
        s.memory_holder[memory] = NOBODY
        for place in range(HAND):
            s.memory[memory, place] = NO_CARD
            s.memory_unsure[memory, place] = 0
