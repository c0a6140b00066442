"""Memories of hands that players gave away in swaps (DC-52, DC-8).

A memory is the list of the cards in a hand that a player gave away. This player is the *viewer* of
the memory. The player who has the hand now is the *holder*. Each card of a memory is in the hand of
the holder, or it has left that hand unseen since the swap. A card that is played openly is removed
from the memory. When a card leaves the hand unseen, the viewer sees only the back of the card,
which shows its group. A card of a memory is marked as *unsure* if it may have left the hand,
because a card with the same face has been seen since the swap.

A card that leaves the hand unseen becomes a discard. The state has two numbers for each such
discard. ``discard_fresh`` counts the *unremembered* cards that the discard may be: cards of its
group that were in the hand, but not in the memory. ``discard_drawn`` counts the cards of its group
that the hand has drawn since the discard.
"""

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import GameRecord, State
from stope.games.dark_cave.cards import AXES, COUNT, CREATURES, GROUP, WEBS
from stope.games.dark_cave.state import ALL_KNOW, HAND, MEMORIES, NOBODY
from stope.games.path_cards.board import NO_CARD


@compiled
def strike_off(s: State, memory: int, place: int) -> None:
    """Remove the card with the index ``place`` from a memory."""
    for later in range(place, HAND - 1):
        s.memory[memory, later] = s.memory[memory, later + 1]
        s.memory_unsure[memory, later] = s.memory_unsure[memory, later + 1]
    s.memory[memory, HAND - 1] = NO_CARD
    s.memory_unsure[memory, HAND - 1] = 0


@compiled
def find_remembered(s: GameRecord, memory: int, face: int, unsure: int) -> int:
    """Return the index of a card in a memory, or -1 if the memory does not have the card.

    If ``unsure`` is 1, only cards that are marked as unsure are found. If ``unsure`` is 0, only
    cards without this mark are found.
    """
    for place in range(HAND):
        if s.memory[memory, place] == face and s.memory_unsure[memory, place] == unsure:
            return place
    return -1


@compiled
def update_for_played(s: State, seat: int, face: int) -> None:
    """Update all memories of a hand when a card from this hand is played openly."""
    for memory in range(s.memories):
        if s.memory_holder[memory] == seat:
            update_for_seen(s, memory, face)


@compiled
def update_for_seen(s: State, memory: int, face: int) -> None:
    """Update a memory when its viewer sees a card that was in the hand.

    Usually the card is removed from the memory. The exception: cards of its group have left the
    hand unseen, and there is another copy of the card that is not remembered. Then the remembered
    copy may have left the hand, and the copy seen may have been drawn later. In this case the
    remembered copy stays in the memory and is marked as unsure.
    """
    sure = find_remembered(s, memory, face, 0)
    unsure = find_remembered(s, memory, face, 1)
    if sure < 0 and unsure < 0:
        update_for_unremembered(s, memory, int(GROUP[face]))
        return
    has_left = left_since(s, memory, int(GROUP[face])) > 0
    if sure >= 0:
        others = int(COUNT[face]) - copies_remembered(s, memory, face) - copies_open(s, face)
        if has_left and others > 0 and unsure < 0:
            s.memory_unsure[memory, sure] = 1
        else:
            strike_off(s, memory, sure)
        return
    if COUNT[face] > 2 and has_left:
        raise_unremembered(s, memory, int(GROUP[face]))
    strike_off(s, memory, unsure)


@compiled
def copies_remembered(s: GameRecord, memory: int, face: int) -> int:
    """Return how many cards with a face are in a memory."""
    copies = 0
    for place in range(HAND):
        copies += s.memory[memory, place] == face
    return copies


@compiled
def copies_open(s: GameRecord, face: int) -> int:
    """Return how many cards with a face lie face up on the table or in the discard pile."""
    copies = 0
    for slot in range(s.slots):
        copies += s.face[slot] == face
    for place in range(s.discards):
        copies += s.discard[place] == face and s.discard_known[place] == ALL_KNOW
    for seat in range(s.seats):
        copies += s.boots[seat] == face
        for place in range(AXES):
            copies += s.axe[seat, place] == face
    for web in range(WEBS):
        copies += s.web_card[web] == face
    for creature in range(CREATURES):
        copies += s.creature_card[creature] == face
    return copies


@compiled
def left_since(s: GameRecord, memory: int, group: int) -> int:
    """Return how many cards of a group have left a remembered hand unseen since the swap."""
    gone = 0
    for place in range(s.discards):
        if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
            gone += 1
    return gone


@compiled
def update_for_unremembered(s: State, memory: int, group: int) -> None:
    """Update a memory when its viewer sees a card of the hand that is not in the memory.

    Each discard of the same group that left the hand unseen is updated. If the hand has drawn cards
    after the discard, the card seen counts as one of them, and ``discard_drawn`` falls by 1.
    Otherwise the card seen was in the hand before the discard. So it is not the discarded card, and
    ``discard_fresh`` falls by 1.
    """
    for place in range(s.discards):
        if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
            if s.discard_drawn[place, memory] > 0:
                s.discard_drawn[place, memory] -= 1
            elif s.discard_fresh[place, memory] > 0:
                s.discard_fresh[place, memory] -= 1


@compiled
def update_for_drawn(s: State, seat: int, face: int) -> None:
    """Add 1 to ``discard_drawn`` of each discard of the same group that left the hand unseen."""
    for memory in range(s.memories):
        if s.memory_holder[memory] != seat:
            continue
        for place in range(s.discards):
            in_memory = has(int(s.discard_memories[place]), memory)
            if in_memory and GROUP[s.discard[place]] == GROUP[face]:
                s.discard_drawn[place, memory] += 1


@compiled
def raise_unremembered(s: State, memory: int, group: int) -> None:
    """Add 1 to ``discard_fresh`` of each discard of a group that left a remembered hand unseen."""
    for place in range(s.discards):
        if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
            s.discard_fresh[place, memory] += 1


@compiled
def remembered(s: GameRecord, memory: int, group: int) -> int:
    """Return how many cards of a group are in a memory."""
    found = 0
    for place in range(HAND):
        face = s.memory[memory, place]
        if face != NO_CARD and GROUP[face] == group:
            found += 1
    return found


@compiled
def update_for_leaving(s: State, seat: int, face: int, discarded: int) -> None:
    """Update all memories of a hand when a card is about to leave the hand unseen.

    ``discarded`` is the index that the card will have in the discard pile.
    """
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


@compiled
def remember_swap(s: State, seat: int, other: int) -> None:
    """Update the memories after a swap: change the holders of both hands, and add two memories."""
    for memory in range(s.memories):
        if s.memory_holder[memory] == seat:
            s.memory_holder[memory] = other
        elif s.memory_holder[memory] == other:
            s.memory_holder[memory] = seat
        viewer = s.memory_viewer[memory]
        if viewer == s.memory_holder[memory]:
            # the viewer has the hand back and sees which remembered cards are missing: these cards
            # have been discarded
            for place in range(s.hand_size[viewer]):
                update_for_seen(s, memory, int(s.hand[viewer, place]))
            s.memory_holder[memory] = NOBODY
    remember_hand(s, seat, other)
    remember_hand(s, other, seat)


@compiled
def remember_hand(s: State, viewer: int, holder: int) -> None:
    """Add a memory of the hand that ``viewer`` gave away and that ``holder`` has now."""
    memory = int(s.memories)
    if memory == MEMORIES:
        # there is no room for another memory: a match has at most two memories for each swap card,
        # so this happens only with a position that was read
        return
    s.memories += 1
    s.memory_viewer[memory] = viewer
    s.memory_holder[memory] = holder
    for place in range(HAND):
        s.memory[memory, place] = s.hand[holder, place]
        s.memory_unsure[memory, place] = 0


@compiled
def clear_memories(s: State) -> None:
    """Remove all memories."""
    s.memories = 0
    for memory in range(MEMORIES):
        s.memory_viewer[memory] = NOBODY
        s.memory_holder[memory] = NOBODY
        for place in range(HAND):
            s.memory[memory, place] = NO_CARD
            s.memory_unsure[memory, place] = 0
