"""What players remember of hands that they gave away in a swap (DC-52, DC-8).

A memory belongs to the player who gave a hand away, its *viewer*. The player who has that hand now
is its *holder*. The cards of a memory are in the holder's hand, or among the cards that have left
that hand unseen since the swap. A card that is played for all to see is struck off. Of a card that
leaves the hand unseen, the viewer sees only the back, and so knows only its group.

For each card that left such a hand unseen, the state has two numbers: ``discard_fresh`` is how many
cards of its group it can have been that are not in the memory, and ``discard_drawn`` how many cards
of its group the hand has drawn since.
"""

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.records import GameRecord, State
from stope.games.dark_cave.cards import AXES, COUNT, CREATURES, GROUP, WEBS
from stope.games.dark_cave.state import ALL_KNOW, HAND, MEMORIES, NOBODY
from stope.games.path_cards.board import NO_CARD


@compiled
def strike_off(s: State, memory: int, place: int) -> None:
    """Remove the card at a place of a memory."""
    for later in range(place, HAND - 1):
        s.memory[memory, later] = s.memory[memory, later + 1]
        s.memory_unsure[memory, later] = s.memory_unsure[memory, later + 1]
    s.memory[memory, HAND - 1] = NO_CARD
    s.memory_unsure[memory, HAND - 1] = 0


@compiled
def find_remembered(s: GameRecord, memory: int, face: int, unsure: int) -> int:
    """Return the place of a card in a memory, or -1; ``unsure`` is the mark that it has to have."""
    for place in range(HAND):
        if s.memory[memory, place] == face and s.memory_unsure[memory, place] == unsure:
            return place
    return -1


@compiled
def see_played(s: State, seat: int, face: int) -> None:
    """Update all memories of a hand when a card of it is played for all to see."""
    for memory in range(s.memories):
        if s.memory_holder[memory] == seat:
            see_in_hand(s, memory, face)


@compiled
def see_in_hand(s: State, memory: int, face: int) -> None:
    """Update a memory when its viewer sees a card that was in the hand: strike it off or mark it.

    If cards of its group have left the hand unseen and there is another copy of it that is not
    remembered, then the remembered copy may have left and the other copy may have been drawn. In
    that case the remembered copy stays and is marked as unsure.
    """
    sure = find_remembered(s, memory, face, 0)
    unsure = find_remembered(s, memory, face, 1)
    if sure < 0 and unsure < 0:
        see_fresh(s, memory, int(GROUP[face]))
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
        may_have_left(s, memory, int(GROUP[face]))
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
    """Return how many cards with a face lie where all see them, and so are in no hand."""
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
    """Return how many cards of a group have left the hand of a memory unseen since the swap."""
    gone = 0
    for place in range(s.discards):
        if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
            gone += 1
    return gone


@compiled
def see_fresh(s: State, memory: int, group: int) -> None:
    """Update a memory when a card that it does not have is seen in the hand.

    For each card that left earlier, the card seen is taken as one drawn since, if there is any; if
    not, the card that left can have been one card fewer.
    """
    for place in range(s.discards):
        if has(int(s.discard_memories[place]), memory) and GROUP[s.discard[place]] == group:
            if s.discard_drawn[place, memory] > 0:
                s.discard_drawn[place, memory] -= 1
            elif s.discard_fresh[place, memory] > 0:
                s.discard_fresh[place, memory] -= 1


@compiled
def see_drawn(s: State, seat: int, face: int) -> None:
    """Note, for each card that left a hand, that the hand has drawn one more card of its group."""
    for memory in range(s.memories):
        if s.memory_holder[memory] != seat:
            continue
        for place in range(s.discards):
            in_memory = has(int(s.discard_memories[place]), memory)
            if in_memory and GROUP[s.discard[place]] == GROUP[face]:
                s.discard_drawn[place, memory] += 1


@compiled
def may_have_left(s: State, memory: int, group: int) -> None:
    """Raise by 1, for each card that left, how many cards not remembered it can have been."""
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
def see_leave(s: State, seat: int, face: int, discarded: int) -> None:
    """Update all memories of a hand when a card is about to leave it unseen.

    ``discarded`` is the place in the discard pile that the card will have.
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
    """After a swap, let the memories of two hands follow these, and let both givers remember."""
    for memory in range(s.memories):
        if s.memory_holder[memory] == seat:
            s.memory_holder[memory] = other
        elif s.memory_holder[memory] == other:
            s.memory_holder[memory] = seat
        viewer = s.memory_viewer[memory]
        if viewer == s.memory_holder[memory]:
            # the viewer has the hand back: the cards missing from it have been discarded
            for place in range(s.hand_size[viewer]):
                see_in_hand(s, memory, int(s.hand[viewer, place]))
            s.memory_holder[memory] = NOBODY
    remember_hand(s, seat, other)
    remember_hand(s, other, seat)


@compiled
def remember_hand(s: State, viewer: int, holder: int) -> None:
    """Add a memory: one player remembers the hand that another one holds now."""
    memory = int(s.memories)
    if memory == MEMORIES:
        # a match has at most two memories for each swap card; only a given position can have more
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
