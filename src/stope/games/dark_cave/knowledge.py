"""What a seat may know of the Dark Cave, and tables that agree with what it knows (DC-8)."""

from typing import Any

from stope.games.dark_cave.belief import draw_saboteurs
from stope.games.dark_cave.cards import (
    COUNT,
    CREATURES,
    EXIT,
    FIRST_GOAL,
    GOALS,
    GROUP,
    GROUPS,
    HAND_CARDS,
    HAND_FACES,
    NO_SPACE,
    UNSEEN_CARD,
    UNSEEN_GOAL,
    WEBS,
)
from stope.games.dark_cave.clans import knows
from stope.games.dark_cave.courses import draw_exit
from stope.games.dark_cave.memories import remembered, strike_off
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
from stope.kernel.board import NO_CARD
from stope.kernel.chance import Purpose, below, hush, open_stream, set_key, shuffle
from stope.kernel.hands import add_to_hand, empty_hand
from stope.kernel.masks import MAX_SEATS, has
from stope.kernel.native import rule
from stope.kernel.openness import copy_open
from stope.kernel.records import Record

# Hiding


@rule
def back_of(face: int) -> int:
    """Return what is seen of a card from behind: its group."""
    return face if face == NO_CARD else UNSEEN_CARD + int(GROUP[face])


@rule
def hide(s: Record, seat: int, out: Record) -> None:
    """Write what a seat may know: the open table, its hand, and what it has looked at."""
    copy_open(s, out)
    hush(out.chance)
    for player in range(MAX_SEATS):
        for place in range(HAND):
            card = int(s.hand[player, place])
            out.hand[player, place] = card if player == seat else back_of(card)
    for place in range(PILE):
        out.pile[place] = back_of(int(s.pile[place]))
    for place in range(REMOVED):
        out.removed[place] = back_of(int(s.removed[place]))
    for place in range(HAND_CARDS):
        card = int(s.discard[place])
        out.discard[place] = card if knows(int(s.discard_known[place]), seat) else back_of(card)
    for slot in range(SLOTS):
        out.face[slot] = s.face[slot]
    for goal in range(GOALS):
        if not knows(int(s.goal_known[goal]), seat):
            out.face[FIRST_GOAL_SLOT + goal] = UNSEEN_GOAL
    hide_clans(s, seat, out)
    hide_memories(s, seat, out)


@rule
def hide_clans(s: Record, seat: int, out: Record) -> None:
    """DC-4, DC-40: characters that a seat has not seen look loyal; masks say who has seen which."""
    for player in range(MAX_SEATS):
        seen = player < s.seats and knows(int(s.clan_known[player]), seat)
        out.character[player] = s.character[player] if seen else 0
    for place in range(SPARES):
        seen = place < s.spares and knows(int(s.spare_known), seat)
        out.spare_character[place] = s.spare_character[place] if seen else 0


@rule
def hide_memories(s: Record, seat: int, out: Record) -> None:
    """DC-52: what others remember stays with them."""
    for memory in range(MEMORIES):
        own = seat >= 0 and s.memory_viewer[memory] == seat
        for place in range(HAND):
            out.memory[memory, place] = s.memory[memory, place] if own else NO_CARD
            out.memory_unsure[memory, place] = s.memory_unsure[memory, place] if own else 0
        for place in range(HAND_CARDS):
            out.discard_fresh[place, memory] = s.discard_fresh[place, memory] if own else 0
            out.discard_drawn[place, memory] = s.discard_drawn[place, memory] if own else 0


# Guessing


@rule
def guess(view: Record, seat: int, key: Any, out: Record) -> None:
    """Write a table drawn at random from those that agree with a view.

    Every card that the seat has not seen is equally likely to be wherever it sees a back of that
    group, but for what it remembers of a swap; likewise goals. Characters are drawn by its belief.
    """
    hush(out.chance)
    set_key(out.chance, key)
    open_stream(out.chance, Purpose.GUESS, 0)
    guess_cards(view, seat, out)
    guess_goals(view, seat, out)
    # the cards were shuffled in a field that everyone may know: fill it last
    copy_open(view, out)
    guess_characters(view, seat, out)
    guess_memories(view, seat, out)
    hush(out.chance)
    set_key(out.chance, key)


@rule
def is_unseen(face: int) -> bool:
    """Return whether only the back of a card is seen."""
    return face >= UNSEEN_CARD


@rule
def guess_cards(view: Record, seat: int, out: Record) -> None:
    """Deal the cards that the seat has not seen to all places where it sees a back."""
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
        deal_unseen(view, group, out)


@rule
def recall(view: Record, seat: int, memory: int, out: Record) -> None:
    """DC-52: put what the seat remembers where it may be: in that hand, or among what left it."""
    if seat < 0 or view.memory_viewer[memory] != seat:
        return
    forget_impossible(view, memory, out)
    holder = int(view.memory_holder[memory])
    for group in range(GROUPS):
        room = unseen_in_hand(out, holder, group) if holder != NOBODY else 0
        fresh_gone = 0
        gone = leavers(view, memory, group)
        for place in range(view.discards):
            if not left_with(view, memory, group, place):
                continue
            gone -= 1
            left, sure = remembered(out, memory, group), surely_remembered(out, memory, group)
            fresh = int(view.discard_fresh[place, memory]) - fresh_gone
            if sure > room + gone:
                out.discard[place] = take_remembered(out, memory, group, True)
            elif left > 0 and below_share(out, left, fresh):
                out.discard[place] = take_remembered(out, memory, group, False)
            else:
                fresh_gone += 1
        for _ in range(min(room, surely_remembered(out, memory, group))):
            put_in_hand(out, holder, group, take_remembered(out, memory, group, True))


@rule
def forget_impossible(view: Record, memory: int, out: Record) -> None:
    """Strike off cards that may have left, if all cards like them are accounted for."""
    place = 0
    while place < HAND:
        face = int(out.memory[memory, place])
        if out.memory_unsure[memory, place] and copies_settled(view, out, face) >= COUNT[face]:
            strike_off(out, memory, place)
        else:
            place += 1


@rule
def copies_settled(view: Record, out: Record, face: int) -> int:
    """Return how many cards with a face are seen, or surely remembered."""
    settled = copies_seen(view, out, face)
    for memory in range(MEMORIES):
        for place in range(HAND):
            sure = not out.memory_unsure[memory, place]
            settled += sure and out.memory[memory, place] == face
    return settled


@rule
def left_with(view: Record, memory: int, group: int, place: int) -> bool:
    """Return whether a discard of a group may be a card of a memory that the seat cannot see."""
    face = int(view.discard[place])
    in_memory = has(int(view.discard_memories[place]), memory)
    return in_memory and is_unseen(face) and GROUP[face] == group


@rule
def leavers(view: Record, memory: int, group: int) -> int:
    """Return how many discards of a group may be cards of a memory."""
    found = 0
    for place in range(view.discards):
        found += left_with(view, memory, group, place)
    return found


@rule
def below_share(out: Record, left: int, fresh: int) -> bool:
    """Draw whether a card that left a hand was one of those remembered."""
    return fresh <= 0 or below(out.chance, left + fresh) < left


@rule
def unseen_in_hand(s: Record, seat: int, group: int) -> int:
    """Return how many backs of a group a hand shows."""
    found = 0
    for place in range(s.hand_size[seat]):
        found += s.hand[seat, place] == UNSEEN_CARD + group
    return found


@rule
def surely_remembered(s: Record, memory: int, group: int) -> int:
    """Return how many cards of a group in a memory nobody has seen since."""
    found = 0
    for place in range(HAND):
        face = s.memory[memory, place]
        if face != NO_CARD and GROUP[face] == group and not s.memory_unsure[memory, place]:
            found += 1
    return found


@rule
def take_remembered(out: Record, memory: int, group: int, only_sure: bool) -> int:
    """Take any card of a group out of a memory."""
    choices = remembered(out, memory, group)
    if only_sure:
        choices = surely_remembered(out, memory, group)
    nth, taken = below(out.chance, choices), 0
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


@rule
def put_in_hand(s: Record, seat: int, group: int, face: int) -> None:
    """Put a card in the place of the back of its group in a hand, in order of faces."""
    kept = int(s.hand_size[seat])
    place = 0
    while s.hand[seat, place] != UNSEEN_CARD + group:
        place += 1
    for later in range(place, kept - 1):
        s.hand[seat, later] = s.hand[seat, later + 1]
    s.hand_size[seat] -= 1
    add_to_hand(s, seat, face)


@rule
def deal_unseen(view: Record, group: int, out: Record) -> None:
    """Deal the cards of a group that are seen nowhere to the places where its back is seen."""
    pool = out.discard_memories
    left = 0
    for face in range(HAND_FACES):
        if GROUP[face] == group:
            for _ in range(COUNT[face] - copies_seen(view, out, face)):
                pool[left] = face
                left += 1
    shuffle(out.chance, pool, left)
    back = UNSEEN_CARD + group
    for player in range(view.seats):
        while unseen_in_hand(out, player, group) > 0:
            left -= 1
            put_in_hand(out, player, group, int(pool[left]))
    for place in range(HAND_CARDS):
        if out.discard[place] == back:
            left -= 1
            out.discard[place] = pool[left]
    for place in range(PILE):
        if out.pile[place] == back:
            left -= 1
            out.pile[place] = pool[left]
    for place in range(REMOVED):
        if out.removed[place] == back:
            left -= 1
            out.removed[place] = pool[left]


@rule
def copies_seen(view: Record, out: Record, face: int) -> int:
    """Return how many cards with a face lie open, before players, or are settled in ``out``."""
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


@rule
def guess_goals(view: Record, seat: int, out: Record) -> None:
    """Lay the goals that the seat has not seen on all places where it sees a back.

    The exit lies where the courses of those who have looked make it likely.
    """
    for slot in range(SLOTS):
        out.face[slot] = view.face[slot]
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        if EXIT[face] != NO_SPACE and not sees_goal(view, face):
            out.face[FIRST_GOAL_SLOT + draw_exit(view, seat, out.chance)] = face
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        if EXIT[face] == NO_SPACE and not sees_goal(view, face):
            lay_guess(face, out)


@rule
def sees_goal(view: Record, face: int) -> bool:
    """Return whether the seat knows where a goal lies."""
    for goal in range(GOALS):
        if view.face[FIRST_GOAL_SLOT + goal] == face:
            return True
    return False


@rule
def lay_guess(face: int, out: Record) -> None:
    """Lay a goal on any of the places that are still unknown."""
    unknown, place = 0, 0
    for goal in range(GOALS):
        if out.face[FIRST_GOAL_SLOT + goal] == UNSEEN_GOAL:
            unknown += 1
            if below(out.chance, unknown) == 0:
                place = goal
    out.face[FIRST_GOAL_SLOT + place] = face


@rule
def guess_characters(view: Record, seat: int, out: Record) -> None:
    """DC-3: deal the characters not seen, as likely as what players did makes them."""
    saboteurs = draw_saboteurs(view, seat, out.chance)
    for player in range(MAX_SEATS):
        out.character[player] = has(saboteurs, player)
    for place in range(SPARES):
        out.spare_character[place] = has(saboteurs, MAX_SEATS + place)


@rule
def guess_memories(view: Record, seat: int, out: Record) -> None:
    """Keep the own memories. What others remember is theirs: a guess does without it."""
    for memory in range(MEMORIES):
        own = seat >= 0 and view.memory_viewer[memory] == seat
        for place in range(HAND):
            out.memory[memory, place] = view.memory[memory, place] if own else NO_CARD
            out.memory_unsure[memory, place] = view.memory_unsure[memory, place] if own else 0
        for place in range(HAND_CARDS):
            out.discard_fresh[place, memory] = view.discard_fresh[place, memory] if own else 0
            out.discard_drawn[place, memory] = view.discard_drawn[place, memory] if own else 0
