"""Hands, pile and discard pile of the Duel (DU-6, DU-8, DU-12)."""

from stope.games.duel.cards import (
    ACTION,
    ALL_HAND_CARDS,
    BARRIER,
    COUNT,
    GOLD,
    HAND_CARDS,
    PATH_FACES,
    TOOL_MASK,
    TOOLS,
    Action,
    Barrier,
)
from stope.games.duel.events import Happening
from stope.games.duel.network import spread_all
from stope.games.duel.state import ASIDE, HAND, PLAYERS
from stope.kernel.board import NO_CARD, take_card
from stope.kernel.chance import Purpose, open_stream, shuffle
from stope.kernel.events import EVERYONE, emit, emit_more
from stope.kernel.hands import add_to_hand, remove_from_hand
from stope.kernel.masks import bit, has
from stope.kernel.native import rule
from stope.kernel.records import Record

#: Who knows a card is a mask of seats; this bit stands for those who only watch. Two players who
#: looked at the same goal make it no secret between them, but nobody else has seen it.
PUBLIC = 1 << PLAYERS
#: Who knows a card that lies face up.
ALL_KNOW = (PUBLIC << 1) - 1


@rule
def shuffle_pile(s: Record) -> None:
    """DU-6, DU-51: all path and action cards that are in the game, in an order of this round.

    Cards that are out of the game are in the shuffle and are then passed over, so that the order
    of all others is the same whichever cards are out.
    """
    for place in range(HAND_CARDS):
        s.pile[place] = ALL_HAND_CARDS[place]
    open_stream(s.chance, Purpose.DEAL, s.round_number)
    shuffle(s.chance, s.pile, HAND_CARDS)
    left = 0
    for place in range(HAND_CARDS):
        face = s.pile[place]
        if face >= PATH_FACES or not has(s.path_gold_out, face):
            s.pile[left] = face
            left += 1
    for place in range(left, HAND_CARDS):
        s.pile[place] = NO_CARD
    s.pile_left = left


@rule
def take_from_pile(s: Record) -> int:
    """Take the top card; the pile lies with its top at the end."""
    s.pile_left -= 1
    face = int(s.pile[s.pile_left])
    s.pile[s.pile_left] = NO_CARD
    return face


@rule
def discard(s: Record, face: int, known: int) -> None:
    """Put a card on the discard pile; ``known`` is the mask of the seats that saw it."""
    s.discard[s.discards] = face
    s.discard_known[s.discards] = known
    s.discards += 1


@rule
def discard_unseen(s: Record, seat: int, face: int, events: Record) -> None:
    """DU-8: discard a hand card face down; only its owner knows it."""
    remove_from_hand(s, seat, face)
    discard(s, face, bit(seat))
    emit(events, Happening.DISCARDED, bit(seat), seat, face, 0)


@rule
def deal(s: Record, events: Record) -> None:
    """DU-6, DU-7, DU-61: six cards each, one player after the other; alone, ten are put aside."""
    for seat in range(s.seats):
        draw_cards(s, seat, HAND, events)
    s.asides = 0
    if s.seats == 1:
        for place in range(ASIDE):
            s.aside[place] = take_from_pile(s)
        s.asides = ASIDE


@rule
def draw_cards(s: Record, seat: int, wanted: int, events: Record) -> None:
    """DU-12: draw so many cards, or as many as there are."""
    drawn = 0
    while drawn < wanted and s.pile_left > 0:
        face = take_from_pile(s)
        if s.seats == 1 and is_played_at_once(face):
            play_at_once(s, face, events)
        else:
            add_to_hand(s, seat, face)
            emit(events, Happening.CARD_DRAWN, bit(seat), seat, face, 0)
            drawn += 1
    emit(events, Happening.DREW, EVERYONE, seat, drawn, 0)


# Alone


@rule
def is_played_at_once(face: int) -> bool:
    """DU-62, DU-63: who plays alone never holds sabotage and rockfall cards."""
    return ACTION[face] in (Action.SABOTAGE, Action.ROCKFALL)


@rule
def play_at_once(s: Record, face: int, events: Record) -> None:
    """DU-62: sabotage lies before you, a second one of a kind is discarded. DU-63: rocks fall."""
    if ACTION[face] == Action.ROCKFALL:
        discard(s, face, ALL_KNOW)
        slot = last_laid(s)
        emit(events, Happening.ROCKFALL_DRAWN, EVERYONE, slot >= 0, 0, 0)
        if slot >= 0:
            let_rock_fall(s, 0, slot, events)
        return
    lies = (s.sabotage[0] & TOOL_MASK[face]) == 0
    if lies:
        s.sabotage[0] |= TOOL_MASK[face]
    else:
        discard(s, face, ALL_KNOW)
    for tool in range(TOOLS):
        if has(int(TOOL_MASK[face]), tool):
            emit(events, Happening.SABOTAGE_DRAWN, EVERYONE, tool, lies, 0)


@rule
def can_fall(s: Record, slot: int) -> bool:
    """DU-43: whether a rockfall can take a card: a laid path card without gold and troll."""
    face = s.face[slot]
    if face < 0 or face >= PATH_FACES:
        return False
    return GOLD[face] == 0 and BARRIER[face] != Barrier.TROLL


@rule
def last_laid(s: Record) -> int:
    """DU-63: of the cards that can fall, the one laid last, or -1."""
    found = -1
    for slot in range(s.slots):
        if can_fall(s, slot):
            found = slot
    return found


@rule
def let_rock_fall(s: Record, seat: int, slot: int, events: Record) -> None:
    """DU-43: remove a laid card; a key on it returns to the stock."""
    face, cell = int(s.face[slot]), int(s.cell[slot])
    emit_more(
        events, Happening.ROCK_FELL, EVERYONE, seat, face, s.board.x[cell], s.board.y[cell], 0
    )
    s.keys += s.key[slot]
    s.key[slot] = 0
    take_card(s, slot)
    discard(s, face, ALL_KNOW)
    spread_all(s)


@rule
def copies_in_game(s: Record, face: int) -> int:
    """DU-51: how many cards with a face are used in this round."""
    if face < PATH_FACES and has(s.path_gold_out, face):
        return 0
    return int(COUNT[face])
