"""What players remember of hands that they gave away in a swap (DC-52, DC-8).

A memory belongs to the one who gave a hand away. Its cards are in the hand that got them, or among
the cards that have left that hand unseen since; a card that is played for all to see is struck off.
Others see backs only, so when a card leaves the hand unseen, the one who remembers knows no more
than that it was one of the hand's cards of that group.
"""

from stope.games.dark_cave.cards import GROUP
from stope.games.dark_cave.state import HAND, MEMORIES, NOBODY
from stope.kernel.board import NO_CARD
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.records import Record


@rule
def strike_off(s: Record, memory: int, face: int) -> None:
    """Take one card with a face out of a memory, if it is there."""
    found = False
    for place in range(HAND):
        if s.memory[memory, place] == face and not found:
            found = True
        if found:
            following = s.memory[memory, place + 1] if place + 1 < HAND else NO_CARD
            s.memory[memory, place] = following


@rule
def see_played(s: Record, seat: int, face: int) -> None:
    """Everyone sees a card that somebody plays: who remembers it strikes it off."""
    for memory in range(s.memories):
        if s.memory_holder[memory] == seat:
            see_in_hand(s, memory, face)


@rule
def see_in_hand(s: Record, memory: int, face: int) -> None:
    """A card was in the hand after all: strike it off, unless all such cards had left before."""
    group = int(GROUP[face])
    if certainly_gone(s, memory, group) < remembered(s, memory, group):
        strike_off(s, memory, face)


@rule
def certainly_gone(s: Record, memory: int, group: int) -> int:
    """Return how many remembered cards of a group must have left: too few others were there."""
    gone, certain = 0, 0
    for place in range(s.discards):
        if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
            gone += 1
            certain = max(certain, gone - int(s.discard_fresh[place, memory]))
    return certain


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
        gone = 0
        for place in range(discarded):
            if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
                gone += 1
        s.discard_memories[discarded] |= 1 << memory
        fresh = in_hand + gone - remembered(s, memory, group)
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
    s.memories += 1
    s.memory_viewer[memory] = viewer
    s.memory_holder[memory] = holder
    for place in range(HAND):
        s.memory[memory, place] = s.hand[holder, place]


@rule
def clear_memories(s: Record) -> None:
    """Nobody remembers anything."""
    s.memories = 0
    for memory in range(MEMORIES):
        s.memory_viewer[memory] = NOBODY
        s.memory_holder[memory] = NOBODY
        for place in range(HAND):
            s.memory[memory, place] = NO_CARD
