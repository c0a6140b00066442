"""Read the cards of a position: hands, piles and memories of swapped hands (DC-6 to DC-8)."""

import re
from collections import Counter
from operator import itemgetter

from stope.engine.bitmask import MAX_SEATS
from stope.engine.event_buffer import NULL_BUFFER
from stope.engine.records import State
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
from stope.games.dark_cave.position.read_tokens import (
    DISCARD_FORM,
    MEMORY_CARD_FORM,
    MEMORY_FORM,
    action_face,
    hand_face,
    read_form,
    read_seat,
)
from stope.games.dark_cave.rulebook import Rule
from stope.games.dark_cave.rules.hands import clear_hands, deal_cards
from stope.games.dark_cave.state import (
    HAND,
    MEMORIES,
    NOBODY,
    PILE,
)
from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.hands import add_to_hand, discard
from stope.games.path_cards.position import known_mask
from stope.games.position_json import PositionReader


def read_cards(read: PositionReader, s: State, hands: list[object]) -> None:
    """DC-6, DC-8: read hands, tools, memories, discards and piles.

    Every card of the box gets exactly one place. The random key decides the places of the cards
    that the position does not name.
    """
    seats = int(s.seats)
    deal_cards(s, NULL_BUFFER)
    order = [*map(int, s.removed), *map(int, s.pile[: s.pile_left][::-1])]
    order += [int(face) for face in s.hand.ravel() if face != NO_CARD]
    clear_hands(s)
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list) or len(hand) > HAND:
            read.refuse(Rule.DC_7_HAND, f"hands[{seat}]", hand, f"[0..{HAND}]")
        for name in hand:
            add_to_hand(s, seat, hand_face(read, f"hands[{seat}]", name, Rule.DC_7_HAND))
    for seat, name in enumerate(
        read.items("boots", seats, seats, Rule.DC_54_BOOTS, default=["-"] * seats)
    ):
        if name != "-":
            s.boots[seat] = action_face(
                read, f"boots[{seat}]", name, Action.BOOTS, Rule.DC_54_BOOTS
            )
    for seat, names in enumerate(
        read.items("axes", seats, seats, Rule.DC_55_AXE_ON_WEB, default=[[]] * seats)
    ):
        if not isinstance(names, list) or len(names) > len(s.axe[seat]):
            read.refuse(Rule.DC_55_AXE_ON_WEB, f"axes[{seat}]", names, f"[0..{len(s.axe[seat])}]")
        for name in names:
            s.axe[seat, s.axes[seat]] = action_face(
                read, f"axes[{seat}]", name, Action.AXE, Rule.DC_55_AXE_ON_WEB
            )
            s.axes[seat] += 1
    _read_memories(read, s)
    _read_discard(read, s)
    removed = [
        hand_face(read, "removed", name, Rule.DC_6_CARD_GROUPS)
        for name in read.items("removed", 0, len(s.removed), Rule.DC_6_CARD_GROUPS, default=[])
    ]
    named = [
        hand_face(read, "pile", name, Rule.DC_8_PILES)
        for name in read.items("pile", 0, PILE, Rule.DC_8_PILES, default=[])
    ]
    _check_memories(read, s)
    rest = _cards_left(read, s, [*removed, *named], order)
    _remove_cards(read, s, removed, rest)
    _fill_pile(read, s, named, rest)
    s.losses = read.int_part("losses", 0, 1000, Rule.DC_33_BRIDGE)


def _read_memories(read: PositionReader, s: State) -> None:
    """DC-52: read the memories of hands that were given away in swaps."""
    for memory, words in enumerate(
        read.items("memories", 0, MEMORIES, Rule.DC_52_SWAP, default=[])
    ):
        field = f"memories[{memory}]"
        if not isinstance(words, list) or not 1 <= len(words) <= HAND + 1:
            read.refuse(Rule.DC_52_SWAP, field, words, '["0>1", "C101"]')
        match = read_form(read, field, words[0], MEMORY_FORM, Rule.DC_52_SWAP, "0>1")
        s.memory_viewer[memory] = read_seat(read, s, field, int(match[1]), Rule.DC_52_SWAP)
        if match[2] != "-":
            s.memory_holder[memory] = read_seat(read, s, field, int(match[2]), Rule.DC_52_SWAP)
        if s.memory_viewer[memory] == s.memory_holder[memory]:
            read.refuse(Rule.DC_52_SWAP, field, words[0], "0>1")
        cards = [
            read_form(read, field, card, MEMORY_CARD_FORM, Rule.DC_52_SWAP, "C101?")
            for card in words[1:]
        ]
        faces = [
            (hand_face(read, field, card[1], Rule.DC_52_SWAP), bool(card[2])) for card in cards
        ]
        # a stable sort by face: a sure and an unsure card of the same face stay in the given order
        for place, (face, unsure) in enumerate(sorted(faces, key=itemgetter(0))):
            s.memory[memory, place] = face
            s.memory_unsure[memory, place] = unsure
        s.memories += 1


def _check_memories(read: PositionReader, s: State) -> None:
    """DC-52: refuse a memory if a sure card is neither in the hand nor discarded from the hand.

    A sure card is a card that is not marked as unsure.
    """
    for memory in range(s.memories):
        holder = int(s.memory_holder[memory])
        there = Counter(int(face) for face in s.hand[holder]) if holder != NOBODY else Counter()
        marked = (s.discard_memories[: s.discards] >> memory & 1).astype(bool)
        there.update(int(face) for face in s.discard[: s.discards][marked])
        sure = (s.memory[memory] != NO_CARD) & (s.memory_unsure[memory] == 0)
        for face, copies in Counter(int(face) for face in s.memory[memory][sure]).items():
            if copies > there[face]:
                read.refuse(
                    Rule.DC_52_SWAP, f"memories[{memory}]", NAMES[face], f"<= {there[face]}"
                )


def _read_discard(read: PositionReader, s: State) -> None:
    """DC-8: read the discards, with the seats that know each card and the memories it may be in."""
    for place, token in enumerate(
        read.items("discard", 0, HAND_CARDS, Rule.DC_8_PILES, default=[])
    ):
        field = f"discard[{place}]"
        match = read_form(read, field, token, DISCARD_FORM, Rule.DC_8_PILES, "C101:01*")
        face = hand_face(read, field, match[1], Rule.DC_8_PILES)
        discard(s, face, known_mask(match[2], match[3], MAX_SEATS))
        for mark in re.findall(r"~(\d):(\d{1,2})(?:\+(\d{1,2}))?", match[4]):
            memory = read.check_int(field, int(mark[0]), 0, int(s.memories) - 1, Rule.DC_52_SWAP)
            s.discard_memories[place] |= 1 << memory
            s.discard_fresh[place, memory] = int(mark[1])
            s.discard_drawn[place, memory] = int(mark[2] or 0)


def _cards_left(read: PositionReader, s: State, named: list[int], order: list[int]) -> list[int]:
    """Return the cards of ``order`` that the position does not name, in the same order.

    Refuse a position that names a card more often than the box has it.
    """
    used = Counter(named)
    used.update(int(face) for face in s.hand.ravel() if face != NO_CARD)
    used.update(int(face) for face in s.face[: s.slots] if 0 <= face < HAND_FACES)
    used.update(int(face) for face in s.discard[: s.discards])
    in_front = (s.boots, s.axe.ravel(), s.web_card, s.creature_card)
    used.update(int(face) for faces in in_front for face in faces if face != NO_CARD)
    for face, copies in used.items():
        if copies > COUNT[face]:
            read.refuse(Rule.DC_6_CARD_GROUPS, NAMES[face], copies, f"<= {COUNT[face]}")
    rest = []
    for face in order:
        if used[face] > 0:
            used[face] -= 1
        else:
            rest.append(face)
    return rest


def _remove_cards(read: PositionReader, s: State, removed: list[int], rest: list[int]) -> None:
    """DC-6: remove five cards of each group: the cards in ``removed``, then cards of ``rest``."""
    for group in Group:
        named = [face for face in removed if GROUP[face] == group]
        others = [face for face in rest if GROUP[face] == group]
        missing = REMOVED_PER_GROUP - len(named)
        if missing < 0 or missing > len(others):
            read.refuse(
                Rule.DC_6_CARD_GROUPS,
                "removed",
                f"{len(named)} {group.name}",
                str(REMOVED_PER_GROUP),
            )
        for face in others[:missing]:
            rest.remove(face)
        begin = group * REMOVED_PER_GROUP
        s.removed[begin : begin + REMOVED_PER_GROUP] = [*named, *others[:missing]]


def _fill_pile(read: PositionReader, s: State, named: list[int], rest: list[int]) -> None:
    """DC-8: fill the draw pile with the named cards on top of cards of ``rest``, sorted by group.

    The other cards of ``rest`` are discarded.
    """
    if [GROUP[face] for face in named] != sorted(GROUP[face] for face in named):
        read.refuse(Rule.DC_8_PILES, "pile", [NAMES[face] for face in named], "I, II, III")
    last = GROUP[named[-1]] if named else 0
    below = sorted((face for face in rest if GROUP[face] >= last), key=lambda face: GROUP[face])
    most = len(named) + len(below)
    given = read.get("pile_left")
    left = (
        most
        if given is None
        else read.check_int("pile_left", given, len(named), most, Rule.DC_8_PILES)
    )
    kept = below[len(below) - (left - len(named)) :]
    for face in kept:
        rest.remove(face)
    for face in rest:
        discard(s, face, 0)
    pile = [*named, *kept][::-1]
    s.pile[: len(pile)] = pile
    s.pile_left = len(pile)
