"""What a seat may know of a Duel, and tables that agree with what it knows (DU-8)."""

from typing import Any

from stope.games.duel.cards import (
    FIRST_GOAL,
    GOALS,
    HAND_CARDS,
    HAND_FACES,
    ROUND_GOALS,
    SABOTAGE_FACE,
    TOOLS,
    UNSEEN_CARD,
    UNSEEN_GOAL,
)
from stope.games.duel.goals import first_goal_slot
from stope.games.duel.hands import copies_in_game
from stope.games.duel.state import ASIDE, HAND, PLAYERS, SLOTS
from stope.kernel.board import NO_CARD
from stope.kernel.chance import Purpose, below, hush, open_stream, set_key, shuffle
from stope.kernel.hands import add_to_hand
from stope.kernel.masks import has
from stope.kernel.native import rule
from stope.kernel.openness import copy_open
from stope.kernel.records import Record

# Hiding


@rule
def knows(mask: int, seat: int) -> bool:
    """Return whether a seat (-1: who only watches) is among those who know a card."""
    return has(mask, PLAYERS if seat < 0 else seat)


@rule
def hide(s: Record, seat: int, out: Record) -> None:
    """Write what a seat may know: the open table, its hand, and what it has looked at."""
    copy_open(s, out)
    hush(out.chance)
    for player in range(PLAYERS):
        for place in range(HAND):
            card = int(s.hand[player, place])
            seen = player == seat or card == NO_CARD
            out.hand[player, place] = card if seen else UNSEEN_CARD
    for place in range(HAND_CARDS):
        out.pile[place] = UNSEEN_CARD if place < s.pile_left else NO_CARD
        known = int(s.discard_known[place])
        out.discard_known[place] = known
        seen = place >= s.discards or knows(known, seat)
        out.discard[place] = s.discard[place] if seen else UNSEEN_CARD
    for place in range(ASIDE):
        out.aside[place] = UNSEEN_CARD if place < s.asides else NO_CARD
    for place in range(GOALS):
        known = int(s.goal_known[place])
        out.goal_known[place] = known
        out.goal[place] = s.goal[place] if knows(known, seat) else UNSEEN_GOAL
    copy_faces(s, out)


@rule
def copy_faces(s: Record, out: Record) -> None:
    """Copy the cards on the table, but let the goals be those of ``out``."""
    for slot in range(SLOTS):
        out.face[slot] = s.face[slot]
    for number in range(ROUND_GOALS):
        out.face[first_goal_slot(out) + number] = out.goal[out.first_goal + number]


# Guessing


@rule
def guess(view: Record, _seat: int, key: Any, out: Record) -> None:
    """Write a table drawn at random from those that agree with a view.

    Every card that the seat has not seen is equally likely to be in any place where a card lies
    that it has not seen; likewise every goal.
    """
    copy_open(view, out)
    hush(out.chance)
    set_key(out.chance, key)
    open_stream(out.chance, Purpose.GUESS, 0)
    guess_cards(view, out)
    guess_goals(view, out)
    copy_faces(view, out)
    hush(out.chance)
    set_key(out.chance, key)


@rule
def guess_cards(view: Record, out: Record) -> None:
    """Deal the cards that the seat has not seen to all places where it sees a back."""
    left = 0
    for face in range(HAND_FACES):
        for _ in range(copies_in_game(view, face) - copies_seen(view, face)):
            out.pile[left] = face
            left += 1
    shuffle(out.chance, out.pile, left)
    for player in range(PLAYERS):
        for place in range(HAND):
            out.hand[player, place] = NO_CARD
        out.hand_size[player] = 0
        for place in range(view.hand_size[player]):
            face = int(view.hand[player, place])
            if face == UNSEEN_CARD:
                left -= 1
                face = int(out.pile[left])
            add_to_hand(out, player, face)
    for place in range(HAND_CARDS):
        out.discard_known[place] = view.discard_known[place]
        out.discard[place] = view.discard[place]
        if view.discard[place] == UNSEEN_CARD:
            left -= 1
            out.discard[place] = out.pile[left]
    for place in range(ASIDE):
        out.aside[place] = view.aside[place]
        if view.aside[place] == UNSEEN_CARD:
            left -= 1
            out.aside[place] = out.pile[left]
    for place in range(left, HAND_CARDS):
        out.pile[place] = NO_CARD


@rule
def copies_seen(view: Record, face: int) -> int:
    """Return how many cards with a face the seat sees: in its hand, on the table, discarded."""
    seen = 0
    for player in range(PLAYERS):
        for place in range(HAND):
            seen += view.hand[player, place] == face
        for tool in range(TOOLS):
            seen += SABOTAGE_FACE[tool] == face and has(int(view.sabotage[player]), tool)
    for slot in range(view.slots):
        seen += view.face[slot] == face
    for place in range(view.discards):
        seen += view.discard[place] == face
    return seen


@rule
def guess_goals(view: Record, out: Record) -> None:
    """Lay the goals that the seat has not seen on all places where it sees a back."""
    for place in range(GOALS):
        out.goal[place] = view.goal[place]
        out.goal_known[place] = view.goal_known[place]
    unknown = 0
    for place in range(GOALS):
        unknown += view.goal[place] == UNSEEN_GOAL
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        if goal_is_seen(view, face):
            continue
        nth = below(out.chance, unknown)
        unknown -= 1
        put_on_nth_unseen(out, face, nth)


@rule
def goal_is_seen(view: Record, face: int) -> bool:
    """Return whether the seat knows where a goal is."""
    for place in range(GOALS):
        if view.goal[place] == face:
            return True
    return False


@rule
def put_on_nth_unseen(s: Record, face: int, nth: int) -> None:
    """Lay a goal on the n-th place where a back is seen."""
    for place in range(GOALS):
        if s.goal[place] == UNSEEN_GOAL:
            if nth == 0:
                s.goal[place] = face
                return
            nth -= 1
