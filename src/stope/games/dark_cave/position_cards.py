"""The cards of a position: hands, piles, what players remember (DC-6 to DC-8)."""

import re
from collections import Counter
from typing import Any

from stope.games.dark_cave.cards import (
    COUNT,
    GROUP,
    HAND_CARDS,
    HAND_FACES,
    NAMES,
    REMOVED_PER_GROUP,
    Action,
    Group,
)
from stope.games.dark_cave.hands import clear_hands, deal_cards, discard
from stope.games.dark_cave.position_words import (
    DISCARD_FORM,
    MEMORY_FORM,
    action_face,
    hand_face,
    known_mask,
    read_form,
    read_seat,
)
from stope.games.dark_cave.state import (
    HAND,
    MEMORIES,
    NOBODY,
    PILE,
)
from stope.games.position_fields import PositionReader
from stope.kernel.board import NO_CARD
from stope.kernel.events import UNHEARD
from stope.kernel.hands import add_to_hand
from stope.kernel.records import Record


def read_cards(read: PositionReader, s: Record, hands: list[Any]) -> None:
    """DC-6, DC-8: every card of the box is somewhere, exactly once."""
    seats = int(s.seats)
    deal_cards(s, UNHEARD)
    order = [*map(int, s.removed), *map(int, s.pile[: s.pile_left][::-1])]
    order += [int(face) for face in s.hand.ravel() if face != NO_CARD]
    clear_hands(s)
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list) or len(hand) > HAND:
            read.refuse(7, f"hands[{seat}]", hand, f"[0..{HAND}]")
        for name in hand:
            add_to_hand(s, seat, hand_face(read, f"hands[{seat}]", name, 7))
    for seat, name in enumerate(read.items("boots", seats, seats, 54, default=["-"] * seats)):
        if name != "-":
            s.boots[seat] = action_face(read, f"boots[{seat}]", name, Action.BOOTS, 54)
    for seat, names in enumerate(read.items("axes", seats, seats, 55, default=[[]] * seats)):
        if not isinstance(names, list) or len(names) > len(s.axe[seat]):
            read.refuse(55, f"axes[{seat}]", names, f"[0..{len(s.axe[seat])}]")
        for name in names:
            s.axe[seat, s.axes[seat]] = action_face(read, f"axes[{seat}]", name, Action.AXE, 55)
            s.axes[seat] += 1
    _read_memories(read, s)
    _read_discard(read, s)
    removed = [
        hand_face(read, "removed", name, 6)
        for name in read.items("removed", 0, len(s.removed), 6, default=[])
    ]
    named = [
        hand_face(read, "pile", name, 8) for name in read.items("pile", 0, PILE, 8, default=[])
    ]
    _check_memories(read, s)
    rest = _cards_left(read, s, [*removed, *named], order)
    _remove_cards(read, s, removed, rest)
    _fill_pile(read, s, named, rest)
    s.losses = read.number("losses", 0, 1000, 33)


def _read_memories(read: PositionReader, s: Record) -> None:
    """DC-52: what players remember of hands given away."""
    for memory, words in enumerate(read.items("memories", 0, MEMORIES, 52, default=[])):
        field = f"memories[{memory}]"
        if not isinstance(words, list) or not 1 <= len(words) <= HAND + 1:
            read.refuse(52, field, words, '["0>1", "C101"]')
        match = read_form(read, field, words[0], MEMORY_FORM, 52, "0>1")
        s.memory_viewer[memory] = read_seat(read, s, field, int(match[1]), 52)
        if match[2] != "-":
            s.memory_holder[memory] = read_seat(read, s, field, int(match[2]), 52)
        if s.memory_viewer[memory] == s.memory_holder[memory]:
            read.refuse(52, field, words[0], "0>1")
        cards = [str(name).partition("?") for name in words[1:]]
        faces = sorted((hand_face(read, field, name, 52), bool(mark)) for name, mark, _ in cards)
        for place, (face, unsure) in enumerate(faces):
            s.memory[memory, place] = face
            s.memory_unsure[memory, place] = unsure
        s.memories += 1


def _check_memories(read: PositionReader, s: Record) -> None:
    """DC-52: what is remembered is in the hand that got it, or among what left it since."""
    for memory in range(s.memories):
        holder = int(s.memory_holder[memory])
        there = Counter(int(face) for face in s.hand[holder]) if holder != NOBODY else Counter()
        marked = (s.discard_memories[: s.discards] >> memory & 1).astype(bool)
        there.update(int(face) for face in s.discard[: s.discards][marked])
        sure = (s.memory[memory] != NO_CARD) & (s.memory_unsure[memory] == 0)
        for face, copies in Counter(int(face) for face in s.memory[memory][sure]).items():
            if copies > there[face]:
                read.refuse(52, f"memories[{memory}]", NAMES[face], f"<= {there[face]}")


def _read_discard(read: PositionReader, s: Record) -> None:
    """DC-8: the discard pile, who knows which card, and which memories it may belong to."""
    for place, token in enumerate(read.items("discard", 0, HAND_CARDS, 8, default=[])):
        field = f"discard[{place}]"
        match = read_form(read, field, token, DISCARD_FORM, 8, "C101:01*")
        discard(s, hand_face(read, field, match[1], 8), known_mask(match[2], match[3]))
        for mark in re.findall(r"~(\d):(\d{1,2})(?:\+(\d{1,2}))?", match[4]):
            memory = read.whole(field, int(mark[0]), 0, int(s.memories) - 1, 52)
            s.discard_memories[place] |= 1 << memory
            s.discard_fresh[place, memory] = int(mark[1])
            s.discard_drawn[place, memory] = int(mark[2] or 0)


def _cards_left(read: PositionReader, s: Record, named: list[int], order: list[int]) -> list[int]:
    """Return the cards that are named nowhere, in the order of the key."""
    used = Counter(named)
    used.update(int(face) for face in s.hand.ravel() if face != NO_CARD)
    used.update(int(face) for face in s.face[: s.slots] if 0 <= face < HAND_FACES)
    used.update(int(face) for face in s.discard[: s.discards])
    before = (s.boots, s.axe.ravel(), s.web_card, s.creature_card)
    used.update(int(face) for faces in before for face in faces if face != NO_CARD)
    for face, copies in used.items():
        if copies > COUNT[face]:
            read.refuse(6, NAMES[face], copies, f"<= {COUNT[face]}")
    rest = []
    for face in order:
        if used[face] > 0:
            used[face] -= 1
        else:
            rest.append(face)
    return rest


def _remove_cards(read: PositionReader, s: Record, removed: list[int], rest: list[int]) -> None:
    """DC-6: five cards of each group are out of the game: those named, then others."""
    for group in Group:
        named = [face for face in removed if GROUP[face] == group]
        others = [face for face in rest if GROUP[face] == group]
        missing = REMOVED_PER_GROUP - len(named)
        if missing < 0 or missing > len(others):
            read.refuse(6, "removed", f"{len(named)} {group.name}", str(REMOVED_PER_GROUP))
        for face in others[:missing]:
            rest.remove(face)
        begin = group * REMOVED_PER_GROUP
        s.removed[begin : begin + REMOVED_PER_GROUP] = [*named, *others[:missing]]


def _fill_pile(read: PositionReader, s: Record, named: list[int], rest: list[int]) -> None:
    """DC-8: I lies on II on III. Cards that cannot be in the pile any more have been discarded."""
    if [GROUP[face] for face in named] != sorted(GROUP[face] for face in named):
        read.refuse(8, "pile", [NAMES[face] for face in named], "I, II, III")
    last = GROUP[named[-1]] if named else 0
    below = sorted((face for face in rest if GROUP[face] >= last), key=lambda face: GROUP[face])
    most = len(named) + len(below)
    given = read.get("pile_left")
    left = most if given is None else read.whole("pile_left", given, len(named), most, 8)
    kept = below[len(below) - (left - len(named)) :]
    for face in kept:
        rest.remove(face)
    for face in rest:
        discard(s, face, 0)
    pile = [*named, *kept][::-1]
    s.pile[: len(pile)] = pile
    s.pile_left = len(pile)
