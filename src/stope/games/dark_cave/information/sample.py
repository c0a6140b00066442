"""Random states of the Dark Cave that agree with a view (DC-8)."""

from stope.engine.bitmask import MAX_SEATS, has
from stope.engine.jit import compiled
from stope.engine.public_fields import copy_public_fields
from stope.engine.records import GameRecord, Ints, Key, Prior, RngStream, State, ViewRecord, record
from stope.engine.rng import StreamId, clear_stream, open_stream, randbelow, set_key, shuffle
from stope.games.dark_cave.cards import (
    COUNT,
    CREATURES,
    EXIT,
    FIRST_GOAL,
    GOALS,
    GROUP,
    GROUP_SIZE,
    GROUPS,
    HAND_CARDS,
    HAND_FACES,
    NO_SPACE,
    UNSEEN_CARD,
    UNSEEN_GOAL,
    WEBS,
)
from stope.games.dark_cave.information.clan_deals import (
    MOST_DEALS,
    NO_DEAL,
    next_possible,
    unseen_cards,
)
from stope.games.dark_cave.information.swap_memory import remembered, strike_off
from stope.games.dark_cave.state import (
    FIRST_GOAL_SLOT,
    HAND,
    MEMORIES,
    NOBODY,
    PILE,
    REMOVED,
    SLOTS,
    SPARES,
)
from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.hands import add_to_hand, empty_hand

PRIOR = record(
    # ``exit`` has the weight of each goal as the exit; ``deal`` has the weight of each possible
    # deal of the clan cards, in the order of ``next_possible``; if ``given`` is 0, all weights
    # count as 1
    exit=("i4", GOALS),
    deal=("i4", MOST_DEALS),
    given="i4",
    # scratch memory of ``sample_state``: the unseen cards of a group that are still to be dealt
    undealt=("i4", int(GROUP_SIZE.max())),
)


@compiled
def sample_state(view: ViewRecord, seat: int, key: Key, prior: Prior, out: State) -> None:
    """Write a random state that agrees with a view.

    An unseen card is equally likely to be at each place where the seat sees a back of the card's
    group. Cards that the seat remembers from a swap are an exception: they are put where the memory
    allows them. The exit and the characters are drawn by the weights of the prior.
    """
    clear_stream(out.rng)
    set_key(out.rng, key)
    open_stream(out.rng, StreamId.SAMPLE, 0)
    copy_public_fields(view, out)
    sample_cards(view, seat, prior, out)
    sample_goals(view, prior, out)
    sample_characters(view, seat, prior, out)
    sample_memories(view, seat, out)
    clear_stream(out.rng)
    set_key(out.rng, key)


@compiled
def is_unseen(face: int) -> bool:
    """Return whether a face stands for an unseen card, of which only the back is known."""
    return face >= UNSEEN_CARD


@compiled
def sample_cards(view: ViewRecord, seat: int, prior: Prior, out: State) -> None:
    """Deal the hand cards that the seat has not seen to all places where the seat sees a back."""
    for place in range(HAND_CARDS):
        out.discard[place] = view.discard[place]
    for place in range(PILE):
        out.pile[place] = view.pile[place]
    for place in range(REMOVED):
        out.removed[place] = view.removed[place]
    for player in range(MAX_SEATS):
        empty_hand(out, player)
        for place in range(view.hand_size[player]):
            add_to_hand(out, player, int(view.hand[player, place]))
    for memory in range(MEMORIES):
        for place in range(HAND):
            out.memory[memory, place] = view.memory[memory, place]
            out.memory_unsure[memory, place] = view.memory_unsure[memory, place]
    for memory in range(view.memories):
        recall(view, seat, memory, out)
    for group in range(GROUPS):
        deal_unseen(view, group, prior.undealt[:], out)


@compiled
def recall(view: ViewRecord, seat: int, memory: int, out: State) -> None:
    """DC-52: put the cards of a seat's memory of a swapped hand at random places.

    These places are in the hand of the memory's holder, and among the discards that left this hand
    unseen. If the memory belongs to another seat, nothing is done.
    """
    if seat < 0 or view.memory_viewer[memory] != seat:
        return
    forget_impossible(view, memory, out)
    holder = int(view.memory_holder[memory])
    for group in range(GROUPS):
        room = unseen_in_hand(out, holder, group) if holder != NOBODY else 0
        later = count_unseen_of_memory(view, memory, group)
        fresh_gone = 0
        for place in range(view.discards):
            if not may_be_remembered(view, memory, group, place):
                continue
            later -= 1
            cards, sure = remembered(out, memory, group), surely_remembered(out, memory, group)
            fresh = int(view.discard_fresh[place, memory]) - fresh_gone
            # the hand and the later discards have too little room for all remembered cards that are
            # not marked as unsure, so this discard has to be such a card
            if sure > room + later:
                out.discard[place] = take_remembered(out, memory, group, True)
            elif cards > 0 and draw_is_remembered(out, cards, fresh):
                out.discard[place] = take_remembered(out, memory, group, False)
            else:
                fresh_gone += 1
        for _ in range(min(room, surely_remembered(out, memory, group))):
            put_in_hand(out, holder, group, take_remembered(out, memory, group, True))


@compiled
def forget_impossible(view: ViewRecord, memory: int, out: State) -> None:
    """Remove a card from a memory if it is marked as unsure and all its copies are settled.

    The function ``copies_settled`` counts the settled copies.
    """
    place = 0
    while place < HAND:
        face = int(out.memory[memory, place])
        if out.memory_unsure[memory, place] and copies_settled(view, out, face) >= COUNT[face]:
            strike_off(out, memory, place)
        else:
            place += 1


@compiled
def copies_settled(view: ViewRecord, out: State, face: int) -> int:
    """Return how many copies of a card are seen, or are in a memory and not marked as unsure."""
    settled = copies_seen(view, out, face)
    for memory in range(MEMORIES):
        for place in range(HAND):
            sure = not out.memory_unsure[memory, place]
            settled += sure and out.memory[memory, place] == face
    return settled


@compiled
def may_be_remembered(view: ViewRecord, memory: int, group: int, place: int) -> bool:
    """Return whether a discard belongs to a group of cards and may be a card of a memory.

    Such a discard left the hand of the memory's holder unseen, and the seat still sees only the
    back of the discard.
    """
    face = int(view.discard[place])
    in_memory = has(int(view.discard_memories[place]), memory)
    return in_memory and is_unseen(face) and GROUP[face] == group


@compiled
def count_unseen_of_memory(view: ViewRecord, memory: int, group: int) -> int:
    """Return how many unseen discards of a group may be cards of a memory."""
    found = 0
    for place in range(view.discards):
        found += may_be_remembered(view, memory, group, place)
    return found


@compiled
def draw_is_remembered(out: State, cards: int, fresh: int) -> bool:
    """Return at random whether a discard is one of the remembered cards.

    The discard is one of ``cards`` remembered and ``fresh`` other cards, all equally likely. If
    there are no other cards, the discard is remembered.
    """
    return fresh <= 0 or randbelow(out.rng, cards + fresh) < cards


@compiled
def unseen_in_hand(s: GameRecord, seat: int, group: int) -> int:
    """Return how many cards of a group in a hand are unseen, so that only their backs are known."""
    found = 0
    for place in range(s.hand_size[seat]):
        found += s.hand[seat, place] == UNSEEN_CARD + group
    return found


@compiled
def surely_remembered(s: GameRecord, memory: int, group: int) -> int:
    """Return how many cards of a group in a memory are not marked as unsure."""
    found = 0
    for place in range(HAND):
        face = s.memory[memory, place]
        if face != NO_CARD and GROUP[face] == group and not s.memory_unsure[memory, place]:
            found += 1
    return found


@compiled
def take_remembered(out: State, memory: int, group: int, only_sure: bool) -> int:
    """Remove a random card of a group from a memory and return its face.

    If ``only_sure``, choose among the cards that are not marked as unsure.
    """
    choices = remembered(out, memory, group)
    if only_sure:
        choices = surely_remembered(out, memory, group)
    nth, taken = randbelow(out.rng, choices), 0
    for place in range(HAND):
        card = int(out.memory[memory, place])
        counts = card != NO_CARD and GROUP[card] == group
        if counts and not (only_sure and out.memory_unsure[memory, place]):
            if nth == 0:
                taken = place
            nth -= 1
    face = int(out.memory[memory, taken])
    strike_off(out, memory, taken)
    return face


@compiled
def put_in_hand(s: State, seat: int, group: int, face: int) -> None:
    """Replace an unseen card of a group in a hand by ``face``, and keep the hand sorted."""
    kept = int(s.hand_size[seat])
    place = 0
    while s.hand[seat, place] != UNSEEN_CARD + group:
        place += 1
    for later in range(place, kept - 1):
        s.hand[seat, later] = s.hand[seat, later + 1]
    s.hand_size[seat] -= 1
    add_to_hand(s, seat, face)


@compiled
def deal_unseen(view: ViewRecord, group: int, undealt: Ints, out: State) -> None:
    """Deal the unseen cards of a group to all places where a back of the group is seen.

    ``undealt`` is scratch memory.
    """
    cards = 0
    for face in range(HAND_FACES):
        if GROUP[face] == group:
            for _ in range(COUNT[face] - copies_seen(view, out, face)):
                undealt[cards] = face
                cards += 1
    shuffle(out.rng, undealt, cards)
    back = UNSEEN_CARD + group
    for player in range(view.seats):
        while unseen_in_hand(out, player, group) > 0:
            cards -= 1
            put_in_hand(out, player, group, int(undealt[cards]))
    for place in range(HAND_CARDS):
        if out.discard[place] == back:
            cards -= 1
            out.discard[place] = undealt[cards]
    for place in range(PILE):
        if out.pile[place] == back:
            cards -= 1
            out.pile[place] = undealt[cards]
    for place in range(REMOVED):
        if out.removed[place] == back:
            cards -= 1
            out.removed[place] = undealt[cards]


@compiled
def copies_seen(view: ViewRecord, out: State, face: int) -> int:
    """Return how many copies of a card have a known place.

    These copies lie on the table or in front of players in the view, or they are in a hand or the
    discard pile of ``out``.
    """
    seen = 0
    for player in range(view.seats):
        for place in range(HAND):
            seen += out.hand[player, place] == face
        seen += view.boots[player] == face
        for place in range(view.axes[player]):
            seen += view.axe[player, place] == face
    for slot in range(view.slots):
        seen += view.face[slot] == face
    for place in range(HAND_CARDS):
        seen += out.discard[place] == face
    for web in range(WEBS):
        seen += view.web_card[web] == face
    for creature in range(CREATURES):
        seen += view.creature_card[creature] == face
    return seen


@compiled
def sample_goals(view: ViewRecord, prior: Prior, out: State) -> None:
    """Lay the goals that the seat has not seen on the slots where the seat sees a goal's back."""
    for slot in range(SLOTS):
        out.face[slot] = view.face[slot]
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        if EXIT[face] != NO_SPACE and not sees_goal(view, face):
            out.face[FIRST_GOAL_SLOT + draw_exit(view, prior, out.rng)] = face
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        if EXIT[face] == NO_SPACE and not sees_goal(view, face):
            lay_sampled_goal(face, out)


@compiled
def draw_exit(view: ViewRecord, prior: Prior, rng: RngStream) -> int:
    """Draw the exit by weight from the goals not seen by the seat; return the goal's number."""
    total, drawn = 0, 0
    for goal in range(GOALS):
        if view.face[FIRST_GOAL_SLOT + goal] != UNSEEN_GOAL:
            continue
        weight = int(prior.exit[goal]) if prior.given else 1
        total += weight
        # reservoir sampling: replace the goal drawn before with the probability weight / total
        if weight > 0 and randbelow(rng, total) < weight:
            drawn = goal
    return drawn


@compiled
def sees_goal(view: ViewRecord, face: int) -> bool:
    """Return whether the seat of a view knows where the goal with this face lies."""
    for goal in range(GOALS):
        if view.face[FIRST_GOAL_SLOT + goal] == face:
            return True
    return False


@compiled
def lay_sampled_goal(face: int, out: State) -> None:
    """Lay the goal with this face on a random slot that has no known goal yet."""
    unknown, place = 0, 0
    for goal in range(GOALS):
        if out.face[FIRST_GOAL_SLOT + goal] == UNSEEN_GOAL:
            unknown += 1
            if randbelow(out.rng, unknown) == 0:
                place = goal
    out.face[FIRST_GOAL_SLOT + place] = face


@compiled
def sample_characters(view: ViewRecord, seat: int, prior: Prior, out: State) -> None:
    """DC-3: draw the characters of all clan cards, but keep characters that the seat has seen."""
    saboteurs = draw_saboteurs(view, seat, prior, out.rng)
    for player in range(MAX_SEATS):
        out.character[player] = has(saboteurs, player)
    for place in range(SPARES):
        out.spare_character[place] = has(saboteurs, MAX_SEATS + place)


@compiled
def draw_saboteurs(view: ViewRecord, seat: int, prior: Prior, rng: RngStream) -> int:
    """Draw a possible deal by its weight; return the places of all saboteurs as a mask."""
    cards = unseen_cards(view, seat)
    seen = cards[-1]
    total, drawn, number = 0, seen, 0
    deal = next_possible(view, NO_DEAL, cards)
    while deal != NO_DEAL:
        weight = int(prior.deal[number]) if prior.given else 1
        number += 1
        total += weight
        # reservoir sampling: replace the deal drawn before with the probability weight / total
        if randbelow(rng, total) < weight:
            drawn = deal | seen
        deal = next_possible(view, deal, cards)
    return drawn


@compiled
def sample_memories(view: ViewRecord, seat: int, out: State) -> None:
    """Copy the seat's memories of swapped hands; blank the memories of all other seats."""
    for memory in range(MEMORIES):
        own = seat >= 0 and view.memory_viewer[memory] == seat
        for place in range(HAND):
            out.memory[memory, place] = view.memory[memory, place] if own else NO_CARD
            out.memory_unsure[memory, place] = view.memory_unsure[memory, place] if own else 0
        for place in range(HAND_CARDS):
            out.discard_fresh[place, memory] = view.discard_fresh[place, memory] if own else 0
            out.discard_drawn[place, memory] = view.discard_drawn[place, memory] if own else 0
