"""What a seat may know of a Duel, and random states that agree with it (DU-8)."""

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
    """Write the view of a seat: all public fields, its hand, and the goals it looked at."""
    hide_cards(s, seat, PLAYERS, BACKS, out)
    hide_pile(s.aside, BACKS, out.aside)
    for place in range(GOALS):
        known = int(s.goal_known[place])
        out.goal_known[place] = known
        out.goal[place] = s.goal[place] if knows(known, seat, PLAYERS) else UNSEEN_GOAL
    copy_faces(s, out)


@compiled
def copy_faces(s: GameRecord, out: GameRecord) -> None:
    """Copy the faces of all slots, but take those of goals from ``out.goal``."""
    for slot in range(SLOTS):
        out.face[slot] = s.face[slot]
    for number in range(ROUND_GOALS):
        out.face[first_goal_slot(out) + number] = out.goal[out.first_goal + number]


# Guessing


@compiled
def sample_state(view: ViewRecord, _seat: int, key: Key, _prior: Prior, out: State) -> None:
    """Write a state drawn at random from those that agree with a view.

    Each card that the seat has not seen is equally likely to be any of the cards of which it sees
    only the back; likewise each goal.
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
    """Deal the cards that the seat has not seen to all hands and piles where it sees a back."""
    left = 0
    for face in range(HAND_FACES):
        for _ in range(copies_in_game(view, face) - copies_seen(view, face)):
            out.pile[left] = face
            left += 1
    shuffle(out.rng, out.pile, left)
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


@compiled
def copies_seen(view: ViewRecord, face: int) -> int:
    """Return how many cards with a face the seat sees: in hands, on the table, discarded."""
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


@compiled
def sample_goals(view: ViewRecord, out: State) -> None:
    """Deal the goals that the seat has not seen to the entries of ``goal`` where it sees a back."""
    for place in range(GOALS):
        out.goal[place] = view.goal[place]
        out.goal_known[place] = view.goal_known[place]
    unknown = 0
    for place in range(GOALS):
        unknown += view.goal[place] == UNSEEN_GOAL
    for face in range(FIRST_GOAL, FIRST_GOAL + GOALS):
        if goal_is_seen(view, face):
            continue
        nth = randbelow(out.rng, unknown)
        unknown -= 1
        put_on_nth_unseen(out, face, nth)


@compiled
def goal_is_seen(view: ViewRecord, face: int) -> bool:
    """Return whether the seat knows where a goal is."""
    for place in range(GOALS):
        if view.goal[place] == face:
            return True
    return False


@compiled
def put_on_nth_unseen(s: State, face: int, nth: int) -> None:
    """Write a goal to the n-th entry of ``goal`` where a back is seen, counted from 0."""
    for place in range(GOALS):
        if s.goal[place] == UNSEEN_GOAL:
            if nth == 0:
                s.goal[place] = face
                return
            nth -= 1
