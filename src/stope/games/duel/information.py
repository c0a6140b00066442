"""The view of a seat in the Duel, and random states that agree with a view (DU-8)."""

from stope.engine.bitmask import has
from stope.engine.jit import compiled
from stope.engine.public_fields import copy_public_fields
from stope.engine.records import GameRecord, Key, Prior, State, ViewRecord
from stope.engine.rng import StreamId, clear_stream, open_stream, randbelow, set_key, shuffle
from stope.games.duel.cards import (
    BACKS,
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
from stope.games.path_cards.board import NO_CARD
from stope.games.path_cards.hands import add_to_hand
from stope.games.path_cards.secrecy import hide_cards, hide_pile, knows

# Hiding


@compiled
def observe(s: GameRecord, seat: int, out: ViewRecord) -> None:
    """Write the view of a seat: all public fields, and the cards and goals that the seat knows."""
    hide_cards(s, seat, PLAYERS, BACKS, out)
    hide_pile(s.aside, BACKS, out.aside)
    for index in range(GOALS):
        known = int(s.goal_known[index])
        out.goal_known[index] = known
        out.goal[index] = s.goal[index] if knows(known, seat, PLAYERS) else UNSEEN_GOAL
    copy_faces(s, out)


@compiled
def copy_faces(s: GameRecord, out: GameRecord) -> None:
    """Write the faces of all slots: the faces of goals from ``out.goal``, all others from ``s``."""
    for slot in range(SLOTS):
        out.face[slot] = s.face[slot]
    for number in range(ROUND_GOALS):
        out.face[first_goal_slot(out) + number] = out.goal[out.first_goal + number]


# Sampling


@compiled
def sample_state(view: ViewRecord, _seat: int, key: Key, _prior: Prior, out: State) -> None:
    """Write a state drawn at random from those that agree with a view.

    The cards that the seat has not seen are dealt at random to the hands and piles where the seat
    sees backs. The goals that the seat has not seen are dealt to the unseen entries of ``goal``.
    """
    copy_public_fields(view, out)
    clear_stream(out.rng)
    set_key(out.rng, key)
    open_stream(out.rng, StreamId.SAMPLE, 0)
    sample_cards(view, out)
    sample_goals(view, out)
    copy_faces(view, out)
    clear_stream(out.rng)
    set_key(out.rng, key)


@compiled
def sample_cards(view: ViewRecord, out: State) -> None:
    """Deal the cards that a seat has not seen to the hands and piles where the seat sees backs."""
    left = 0
    for face in range(HAND_FACES):
        for _ in range(copies_in_game(view, face) - copies_seen(view, face)):
            out.pile[left] = face
            left += 1
    shuffle(out.rng, out.pile, left)
    for player in range(PLAYERS):
        for index in range(HAND):
            out.hand[player, index] = NO_CARD
        out.hand_size[player] = 0
        for index in range(view.hand_size[player]):
            face = int(view.hand[player, index])
            if face == UNSEEN_CARD:
                left -= 1
                face = int(out.pile[left])
            add_to_hand(out, player, face)
    for index in range(HAND_CARDS):
        out.discard_known[index] = view.discard_known[index]
        out.discard[index] = view.discard[index]
        if view.discard[index] == UNSEEN_CARD:
            left -= 1
            out.discard[index] = out.pile[left]
    for index in range(ASIDE):
        out.aside[index] = view.aside[index]
        if view.aside[index] == UNSEEN_CARD:
            left -= 1
            out.aside[index] = out.pile[left]
    for index in range(left, HAND_CARDS):
        out.pile[index] = NO_CARD


@compiled
def copies_seen(view: ViewRecord, face: int) -> int:
    """Return how many cards with a face the seat sees in hands, on the table and among discards."""
    seen = 0
    for player in range(PLAYERS):
        for index in range(HAND):
            seen += view.hand[player, index] == face
        for tool in range(TOOLS):
            seen += SABOTAGE_FACE[tool] == face and has(int(view.sabotage[player]), tool)
    for slot in range(view.slots):
        seen += view.face[slot] == face
    for index in range(view.discards):
        seen += view.discard[index] == face
    return seen


@compiled
def sample_goals(view: ViewRecord, out: State) -> None:
    """Deal the goals that the seat has not seen to the unseen entries of ``goal``."""
    for index in range(GOALS):
        out.goal[index] = view.goal[index]
        out.goal_known[index] = view.goal_known[index]
    unknown = 0
    for index in range(GOALS):
        unknown += view.goal[index] == UNSEEN_GOAL
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        if goal_is_seen(view, face):
            continue
        nth = randbelow(out.rng, unknown)
        unknown -= 1
        put_on_nth_unseen(out, face, nth)


@compiled
def goal_is_seen(view: ViewRecord, face: int) -> bool:
    """Return whether the seat knows where a goal is."""
    for index in range(GOALS):
        if view.goal[index] == face:
            return True
    return False


@compiled
def put_on_nth_unseen(s: State, face: int, nth: int) -> None:
    """Write a goal to the n-th unseen entry of ``goal``, counted from 0."""
    for index in range(GOALS):
        if s.goal[index] == UNSEEN_GOAL:
            if nth == 0:
                s.goal[index] = face
                return
            nth -= 1
