"""Hands, pile and discard pile of the Duel (DU-6, DU-8, DU-12)."""

from stope.engine.bitmask import bit, has
from stope.engine.event_buffer import EVERYONE, emit
from stope.engine.jit import compiled
from stope.engine.records import EventBuffer, GameRecord, State
from stope.engine.rng import StreamId, open_stream, shuffle
from stope.games.duel.cards import (
    ALL_HAND_CARDS,
    COUNT,
    HAND_CARDS,
    PATH_FACES,
)
from stope.games.duel.events import EventKind
from stope.games.duel.solo import is_played_at_once, play_at_once
from stope.games.duel.state import ASIDE, HAND
from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.hands import add_to_hand, discard, remove_from_hand, take_from_pile


@compiled
def shuffle_pile(s: State) -> None:
    """DU-6, DU-51: write the pile of this round: all path and action cards in the game, shuffled.

    Cards that are out of the game are shuffled too and then left out. So the order of the other
    cards does not depend on which cards are out of the game.
    """
    for index in range(HAND_CARDS):
        s.pile[index] = ALL_HAND_CARDS[index]
    open_stream(s.rng, StreamId.DEAL, s.round_number)
    shuffle(s.rng, s.pile, HAND_CARDS)
    left = 0
    for index in range(HAND_CARDS):
        face = s.pile[index]
        if face >= PATH_FACES or not has(s.path_gold_out, face):
            s.pile[left] = face
            left += 1
    for index in range(left, HAND_CARDS):
        s.pile[index] = NO_CARD
    s.pile_left = left


@compiled
def discard_unseen(s: State, seat: int, face: int, events: EventBuffer) -> None:
    """DU-8: discard a hand card face down; only the player who discards the card knows it."""
    remove_from_hand(s, seat, face)
    discard(s, face, bit(seat))
    emit(events, EventKind.DISCARDED, bit(seat), seat, face, 0)


@compiled
def deal(s: State, events: EventBuffer) -> None:
    """DU-6, DU-7, DU-61: deal six cards to each player; in a solo match, put ten cards aside."""
    for seat in range(s.seats):
        draw_cards(s, seat, HAND, events)
    s.asides = 0
    if s.seats == 1:
        for index in range(ASIDE):
            s.aside[index] = take_from_pile(s)
        s.asides = ASIDE


@compiled
def draw_cards(s: State, seat: int, wanted: int, events: EventBuffer) -> None:
    """DU-12: draw the wanted number of cards, or all cards that are left if there are fewer."""
    drawn = 0
    while drawn < wanted and s.pile_left > 0:
        face = take_from_pile(s)
        if s.seats == 1 and is_played_at_once(face):
            play_at_once(s, face, events)
        else:
            add_to_hand(s, seat, face)
            emit(events, EventKind.CARD_DRAWN, bit(seat), seat, face, 0)
            drawn += 1
    emit(events, EventKind.DREW, EVERYONE, seat, drawn, 0)


@compiled
def copies_in_game(s: GameRecord, face: int) -> int:
    """DU-51: return how many cards with a face are in the game in this round."""
    if face < PATH_FACES and has(s.path_gold_out, face):
        return 0
    return int(COUNT[face])
